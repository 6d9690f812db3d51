# What all players choose or bid for an Event: what cards say of it, what is asked, what is told.

## What cards say

each-chooses = each player in turn order chooses one: { $text }
each-chooses-secretly = each player secretly chooses one, and all is revealed together: { $text }
each-after = { $choice }. Then { $text }
chance-chooses = chance decides for all: { $text }
choose-named = “{ $name }”: { $text }
choose-nothing = nothing more
who-chose = everyone who chose “{ $name }”
who-heroes = each hero
who-villains = each villain
who-highest = whoever bid most
per-bid = for each point of the own bid
if-all-chose = if all chose “{ $option }”
if-most-chose = if most chose “{ $option }”
if-more-than-players = if more cards were discarded than there are players
if-not-more-than-players = if no more cards were discarded than there are players
bid-gold = everyone bids up to { $amount } Gold, going round until nobody bids more
bid-fortitude = everyone bids up to { $amount } Fortitude, going round until nobody bids more
bid-secretly-gold = everyone secretly names up to { $amount } Gold, and all is revealed together
bid-secretly-fortitude = everyone secretly names up to { $amount } Fortitude, and all is revealed together
pay-times = { $text }, { $number } times
discard-up-to = { $person ->
    [you] discard
   *[they] discards
  } from 1 to { $amount } cards
discard-down-to = { $person ->
    [you] discard
   *[they] discards
  } down to { $amount } cards
discard-drinks = { $person ->
    [you] discard
   *[they] discards
  } { $amount ->
    [one] the top card
   *[other] the top { $amount } cards
  } of the own Drink Me! Pile
ignore-actions = { $person ->
    [you] Ignore every Action Card until your
   *[they] Ignores every Action Card until their
  } next turn
gain-gold-inn = { $person ->
    [you] gain
   *[they] gains
  } { $amount } Gold from the Inn

## What is asked

ask-bid = { $card }: how much do you bid?
    .then = Who passes may bid later, as long as others bid.
option-bid = Bid { $number }
option-decline-bid = Pass
ask-bid-secretly = { $card }: how much do you name?
    .then = Nobody sees it before all have chosen.
option-bid-secretly = { $number ->
    [0] Nothing
   *[other] { $number }
  }
option-choose = “{ $name }”: { $text }

## What goes on and is told

going-each = { $me ->
    [who] You choose
   *[other] { $who } chooses
}
fact-chooses-for-event = { $me ->
    [who] You choose “{ $option }”.
   *[other] { $who } chooses “{ $option }”.
}
fact-chance-chooses = Chance decides: “{ $option }”.
fact-bids = { $me ->
    [who] You bid { $amount }.
   *[other] { $who } bids { $amount }.
}
fact-bids-nothing = { $me ->
    [who] You do not bid now.
   *[other] { $who } does not bid now.
}
fact-discards-drink = { $me ->
    [who] You discard “{ $card }” off your Drink Me! Pile.
   *[other] { $who } discards “{ $card }” off the own Drink Me! Pile.
}
fact-ignores-actions = { $me ->
    [who] You Ignore every Action Card until your next turn.
   *[other] { $who } Ignores every Action Card until their next turn.
}

## At a terminal

terminal-events = Event Decks: { $names }
terminal-no-event-deck = none
terminal-event-deck = { $name }: { $cards } left, { $counters ->
    [one] 1 Progress Counter
   *[other] { $counters } Progress Counters
  }
terminal-chosen = { $who }: { $option }
terminal-sea-events = Sea Events
terminal-dungeon-events = Dungeon Events
