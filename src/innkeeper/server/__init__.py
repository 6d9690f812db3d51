"""The inn on the network: tables that people and bots share, kept so that nothing is lost."""
