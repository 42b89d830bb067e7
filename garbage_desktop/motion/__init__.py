"""How things move: events become cues, cues move sprites. No pygame."""
