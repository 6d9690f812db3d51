# Who characters are, and how they play.
#
# Variables:
#   $fields   one or two of strength-…, put together with list-and

strengths = Stronger than most at { $fields }.
strength-even = A little of everything.
strength-brawling = brawling
strength-drinks = Drinks
strength-gambling = Gambling
strength-gold = Gold
strength-dodging = dodging
strength-healing = healing

## Classes; one that is not here is shown as the pack has it

class-alchemist = alchemist
class-barbarian = barbarian
class-bard = bard
class-baron = baron
class-blackguard = blackguard
class-druid = druid
class-enchanter = enchanter
class-familiar = familiar
class-fighter = fighter
class-illusionist = illusionist
class-innkeeper = innkeeper
class-mage = mage
class-monk = monk
class-paladin = paladin
class-priestess = priestess
class-rogue = rogue
class-time-mage = time mage
class-tinkerer = tinkerer
class-warrior = warrior
class-witchdoctor = witchdoctor
class-wizard = wizard
