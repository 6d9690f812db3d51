"""A table without clock or network: who sits there, what is agreed on, what is asked, chosen and taken back."""
