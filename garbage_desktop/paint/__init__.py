"""Draws cards, coins, faces, felt and words on a surface at the real pixels of the window."""
