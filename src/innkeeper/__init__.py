"""Innkeeper: a complete digital Red Dragon Inn. An unofficial fan project."""

__version__ = "0.1.0"
