"""What the game says, in every language it knows."""

from innkeeper.words.patterns import ENGLISH, HERE, Unspoken, bundle, languages
from innkeeper.words.saying import key_for, say

__all__ = ["ENGLISH", "HERE", "Unspoken", "bundle", "key_for", "languages", "say"]
