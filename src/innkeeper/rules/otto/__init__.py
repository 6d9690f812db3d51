"""Otto, Our Mechanical Friend: the third at a table of two. A module a heading of his chapter."""
