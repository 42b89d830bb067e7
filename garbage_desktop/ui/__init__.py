"""What the player touches: controls, focus, prompts, panels."""
