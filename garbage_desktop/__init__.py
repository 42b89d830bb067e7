"""The table on the screen: draws what the engine says happened, and decides nothing about the rules."""
