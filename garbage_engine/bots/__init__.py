"""How computer seats play, one manner a file."""
