"""The rules of Garbage: deterministic, without a screen, a clock or files."""
