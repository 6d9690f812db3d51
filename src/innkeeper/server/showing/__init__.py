"""What somebody may know, in words."""
