"""How a child learns the ranks: what it knows, what to ask next, when to help, what to say."""
