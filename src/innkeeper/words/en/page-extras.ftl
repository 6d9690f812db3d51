# Variants in the lobby, and what of them was agreed on.
#
# Variables:
#   $names   names of Otto's factions
#   $count   how many are chosen, or how many there are; $of how many there are in all

page-extras = Extras
page-extra-which = Choose which: { $count } of { $of }
page-extra-bar-deck = Bar Deck
    .about = All chosen Drinks in one stock; 30 at a time come to the table. Whenever they run out, everybody pays.
    .figure = more than 30 Drinks
    .held = Several Drink Decks are played with it.
page-extra-prizes = Prizes
    .about = Who starts a Round of Gambling puts a Prize into the pot, and who wins the pot has it before them.
    .figure = { $count } to win
page-extra-gambling-games = Gambling games
    .about = Who starts a Round may choose a game in its place, with cards and dice of its own.
    .figure = { $count ->
        [one] 1 game
       *[other] { $count } games
    }
page-extra-sea-events = Sea Events
    .about = A counter comes off after every turn; with the last one an Event befalls everybody.
    .figure = { $count } cards
page-extra-dungeon-events = Dungeon Events
    .about = The same, below ground. Beside Sea Events this deck starts with one counter more.
    .figure = { $count } cards
page-extra-otto = Otto
    .about = A third guest whom nobody plays: he follows his cards, with a track for each of you.
    .figure = 2 players
    .which = { $count ->
        [0] His factions: two of four, by chance
        [one] His factions: { $names } and one more
       *[other] His factions: { $names }
    }
page-faction-warrior = hits hard
page-faction-rogue = lives on Gold, tricks and dice
page-faction-cleric = keeps himself well
page-faction-wizard = changes what others do
