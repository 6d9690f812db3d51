# Variants at the table: gambling games, Prizes, the Bar Deck, Events, Otto.
#
# Variables:
#   $count   how many cards, counters or turns
#   $who     somebody's name
#   $name    the name of a deck; $cards how many cards it has

page-game-yours = Your hand in this game
page-game-out = You are out of this game
page-game-folded = folded
page-game-only-you = Only you see these.
page-game-held-up = all see it but you
page-game-open = all see it
page-game-looks = You look at
page-game-middle = In the middle
page-game-acts = decides
page-game-waits = to come
page-game-passed = passed
page-game-done = done
page-game-in = in
page-game-shown = shown
page-game-won = takes the pot

page-bar-deck = Bar Deck
page-prizes = Prizes
    .inn = In the Inn
    .bin = In the Prize Bin
    .none = none
    .itself = Used by itself when its moment comes.
page-pot-prize = and a Prize:

page-event-deck = { $name }: { $cards } cards, { $count ->
    [0] no counters
    [one] 1 counter
   *[other] { $count } counters
}
page-event-in = { $count ->
    [0] now
    [one] in 1 turn
   *[other] in { $count } turns
}
page-event-last = The last one
page-event-does = What it does, in turn order
page-event-choose = Everybody chooses, in turn order
page-event-choose-secretly = Everybody chooses in secret
page-event-bid = Everybody bids, in turn order
page-event-bid-secretly = Everybody bids in secret
page-event-you = You
page-event-ignores = ignores it
page-event-chooses = chooses
page-event-bids = bids
page-event-yours = to choose
page-event-has-chosen = has chosen

page-otto-self = plays himself
page-otto-deck = { $count } to come
page-otto-used = { $count } used
page-towards = towards { $who }
page-towards-you = towards you
