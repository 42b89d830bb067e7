"""The screens for children, and the one for their parents."""
