"""The rulebook as procedures, one module a chapter: its headings are classes, its steps are methods in order."""
