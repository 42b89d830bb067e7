"""Where things lie on the table, in plain numbers, and the words for what happened. No pygame."""
