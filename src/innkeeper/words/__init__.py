"""What the game says, in every language it knows."""

from innkeeper.words.patterns import ENGLISH, HERE, Unspoken, bundle, languages
from innkeeper.words.saying import say

__all__ = ["ENGLISH", "HERE", "Unspoken", "bundle", "languages", "say"]
