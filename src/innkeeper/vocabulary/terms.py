"""The names of things as the engine counts with them. Masks are powers of two, so that several fit in one number."""

from typing import Final

# The kinds of Character Card. A card may be of several (Gambling? I'm in! is an Action and a Gambling Card).
ACTION: Final = 1
SOMETIMES: Final = 2
ANYTIME: Final = 4
GAMBLING: Final = 8
CHEATING: Final = 16

# What a card can change directly; a Drink is changed by cards that Ignore, pass, split or alter it.
FORTITUDE: Final = 1
ALCOHOL: Final = 2
GOLD: Final = 4
DRINK: Final = 8

# The moments at which a card may be played.
AT_ANY_TIME: Final = 1
AS_ACTION: Final = 2
ON_YOUR_GO: Final = 4
ANSWERS_CARD: Final = 8
ANSWERS_DRINK: Final = 16
ANSWERS_EVENT: Final = 32
WOULD_LOSE_FORTITUDE: Final = 64
WOULD_ANTE: Final = 128
WOULD_LOSE_GOLD: Final = 256
WOULD_PAY_FOR_DRINKS: Final = 512
AFTER_LOSS: Final = 1024
AFTER_WIN: Final = 2048
DURING: Final = 4096
AFTER_GAIN: Final = 8192
AFTER_POT: Final = 16384
ANSWERS_REVEALED: Final = 32768
WOULD_GAIN_FORTITUDE: Final = 65536
WOULD_GAIN_GOLD: Final = 131072
AFTER_PAYMENT: Final = 262144
AS_COMBO: Final = 524288
AFTER_SPENDING: Final = 1048576

# The moments at which a text works by itself.
BELOW: Final = 1  # its counter would fall below its lower end
ABOVE: Final = 2  # … or rise above its upper one
TURN_START: Final = 4
TURN_END: Final = 8
HAS_DRUNK: Final = 16  # a Drink has given its owner Alcohol Content
HAS_IGNORED_A_DRINK: Final = 32
HAS_PAID: Final = 64
AT_ONCE: Final = 128  # as the card is revealed
HAS_LOST: Final = 256  # somebody has lost Fortitude, by whatever
WAS_HURT: Final = 512  # … by the card of another player
HAS_GAINED_ALCOHOL: Final = 1024
LOST_A_ROUND: Final = 2048  # a Round of Gambling that somebody took part in is over, and another or nobody has won it
PLAYS_A_CARD: Final = 4096  # a card has been announced; nobody has answered it yet
ACTION_END: Final = 8192  # the Action Phase is over
HAS_MOVED: Final = 16384  # a counter of the own
IS_IGNORED: Final = 65536  # of a Drink: whoever would have drunk it Ignores it

TRAP: Final = 131072  # somebody has found it in a hand
COUNTS_AS_DRUNK: Final = 32768  # no moment: some text adds to what one has drunk when it is seen who passes out

# What a text that stands amends, by so much.
LOSS_TAKEN: Final = 0
LOSS_CAUSED: Final = 1
ALCOHOL_DRUNK: Final = 2
HAND_SIZE: Final = 3
ACTIONS: Final = 4
ALCOHOL_GAINED: Final = 5  # by whatever
GOLD_GAINED: Final = 6
ANTE: Final = 7
CARD_NUMBERS: Final = 8  # every number of the Action Cards one plays
DRUNKENNESS: Final = 9  # what counts as Alcohol Content when it is seen who passes out
PAYMENT: Final = 10  # so much of each the Inn pays

# The phases of a turn, in their order, and the Round of Gambling as a time in which cards may be played.
DISCARD_AND_DRAW: Final = 0
ACTION_PHASE: Final = 1
ORDER_A_DRINK: Final = 2
DRINK_PHASE: Final = 3
ROUND_OF_GAMBLING: Final = 4
ANY_PHASE: Final = 5
PHASES: Final = ("discard-and-draw", "action", "order-a-drink", "drink")

# Who: whom an effect falls on, whom a play may pick, whose phase it is.
NOBODY: Final = 0
ME: Final = 1
PICKED: Final = 2
ANOTHER: Final = 3
ANYONE: Final = 4
OTHERS: Final = 5
EVERYONE: Final = 6
SOURCE: Final = 7
GAMBLERS: Final = 8  # who is still in the Round of Gambling
FIRST: Final = 10  # of two who were picked
SECOND: Final = 11
SERVED: Final = 9  # for whom Drinks were ordered by the same card
HEROES: Final = 12
VILLAINS: Final = 13
HIGHEST: Final = 14  # who has bid most
CHOOSER: Final = 15  # who is choosing now, and pays what the choice costs
OWNER: Final = 16  # whose side deck the card is of
FOES: Final = 17  # … and all who are not on that one's side
ALL_PLAYERS: Final = (EVERYONE, HEROES, VILLAINS, HIGHEST)  # those who are all players, or some of them all

# Where Gold and Drinks come from and go to; seats are numbered from 0, so these are negative.
INN: Final = -1
POT: Final = -2
NOWHERE: Final = -3
DECK: Final = -4
PILE: Final = -5

# What cannot be done to a play (masks).
NEGATED: Final = 1
IGNORED: Final = 2
REDUCED: Final = 4
ANSWERED: Final = 16  # by anybody, with anything
HELPED: Final = 8  # by teammates of whom it falls on
