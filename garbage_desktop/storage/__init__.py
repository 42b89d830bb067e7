"""What is kept on disk: folders, settings, matches."""
