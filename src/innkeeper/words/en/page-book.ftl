# What the page says in the rule book, among the cards and in replays.
#
# Variables:
#   $count     how many
#   $words     what was looked for, as the guest typed it
#   $sources   where a rule was read

page-book-inn = Innkeeper
page-book-rooms = Rooms of the inn
page-book-cards = Cards
page-book-rules = Rules
    .about = Look one up, or read a chapter.
page-book-replays = Replays
page-book-learn = Learn

page-book-unreachable = The inn does not answer. Is your connection up? Try again in a moment.
page-book-copy = Copy link
page-book-copied = Copied
page-book-copy-by-hand = Copy this link:

## The rule book

page-book-search = Search the rules
page-book-begin = Type a few words, or pick a chapter.
page-book-chapters = Chapters
page-book-all-chapters = All chapters
page-book-every-game = Every game
page-book-some-games = Variants and extras
page-book-source = Read in: { $sources }
page-book-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
page-book-found = { $count ->
    [0] Nothing about “{ $words }”. Try fewer or other words.
    [one] 1 rule about “{ $words }”
   *[other] { $count } rules about “{ $words }”, best first
}

page-chapter-setup = Before the game
page-chapter-turn = A turn
page-chapter-cards-and-responses = Cards and answers
page-chapter-drinks = Drinks
page-chapter-gambling = Gambling
page-chapter-losing = Losing
page-chapter-limits = Limits
page-chapter-bar-deck = The Bar Deck
page-chapter-boss-battle = Boss Battle
page-chapter-boss-versus-boss = Boss versus Boss
page-chapter-card-notes = Notes on single cards
page-chapter-character-mechanics-rdi3 = Characters of the third box
page-chapter-dungeon-events = Dungeon Events
page-chapter-gambling-games-embedding = Gambling games
page-chapter-leaders-and-lackeys = Leaders and Lackeys
page-chapter-otto = Otto
page-chapter-prizes = Prizes
page-chapter-sea-events = Sea Events
page-chapter-team-characters = Characters who come as two
page-chapter-teams = Teams
page-chapter-treasure = Treasure
page-chapter-two-headed-boss-battle = Two-Headed Boss Battle
page-chapter-two-headed-dragon = Two-Headed Dragon

page-printed-000 = Combined Rules
page-printed-001 = The Red Dragon Inn 4
page-printed-002 = The Red Dragon Inn 1 to 3, in Russian
page-printed-003 = Gambling in The Red Dragon Inn
page-printed-004 = Spyke and Flower

## The cards
#   $title   of a card
#   $kinds   its types, in words
#   $number  its number

page-deck-about = Known by outline first, then icon, then word; colour comes last.
page-deck-search = Search the cards
page-deck-decks = Decks
page-deck-types = Types of cards
page-deck-found = { $count ->
    [0] No card is like that. Let go of a deck or a type, or try other words:
    [one] 1 card
   *[other] { $count } different cards
}
page-deck-unknown = There is no card { $number }. Pick one below, or see them all:
page-deck-all = All cards
page-deck-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-deck-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
page-deck-open = { $title } ({ $kinds })
page-deck-or = or
page-deck-before = The card before
page-deck-after = The next card
page-deck-close = Close

## Replays
#   $file     the name of a file
#   $name     of a player
#   $number   of a turn
#   $at       the moment, a number
#   $last     the last moment, a number
#   $speed    how fast it plays, a number

page-replay-about = Any game that is over, from any chair.
page-replay-yours = Games you played here
page-replay-none = None yet. A game you play to the end comes to lie here.
page-replay-by-link = A game’s link or id
page-replay-watch = Watch
page-replay-file = From a file
page-replay-drop = Drop a saved game here, or choose a file
    .about = The inn plays it again and checks every choice.
page-replay-from-file = A game from a file
page-replay-checking = Checking the game…
page-replay-to-shelf = To the replays
page-replay-foreign = “{ $file }” is not a saved game. Choose a file that was downloaded from an inn or saved at the terminal.
page-replay-cut-short = “{ $file }” is cut short: its end is missing. Download or copy it again.
page-replay-too-large = “{ $file }” is too large for a saved game. Choose another file.
page-replay-file-gone = The file is no longer open in this browser. Choose it again.

page-replay-controls = The way through the game
page-replay-moment = Moment
page-replay-at = Moment { $at } of { $last }
page-replay-play = Play
page-replay-pause = Pause
page-replay-on = One choice on
page-replay-back = One choice back
page-replay-turn-on = To the next turn
page-replay-turn-back = To the beginning of the turn
page-replay-turn-choose = Go to a turn
page-replay-turn = Turn { $number }: { $name }
page-replay-before = Before the first turn
page-replay-speed = Speed
page-replay-times = { $speed }×
page-replay-eyes = Seen by
page-replay-eyes-seat = As { $name } saw it
page-replay-eyes-spectator = As a spectator
page-replay-eyes-open = All hands open
page-replay-verified = Verified
    .about = The inn has played this game again: every choice is legal, and the log is the same.
page-replay-promise-kept = Dealt as promised
    .about = The seed and the first player are those promised by the digest that was shown before the game.
page-replay-promise-broken = Not dealt as promised
    .about = The seed or the first player of this game does not fit the digest in the file: it was changed.
page-replay-promise-other = Another deal than promised
    .about = This is not the digest that the table showed to this browser before the game.
page-replay-promise-none = No promise
    .about = Nobody promised this deal: the game was played at a terminal, or begun before inns made promises.
page-replay-download = Download the game
