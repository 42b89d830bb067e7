"""Release: what goes out to players, and how it is told from any other build."""
