"""The inn that keeps tables: who comes and goes, what is due, and that only what is durable counts."""
