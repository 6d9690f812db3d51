# What cards say in the hand, where there is little room: shorter forms of messages of cards.ftl, by the same names.
#
# Variables are as there, and:
#   $it       what the card answers, one of the messages thing-…; it is named once, then it is "it" again

## What is answered

thing-card = { $cards }
thing-card-by-another = { $cards } of another player
thing-card-of-me = a card that affects your { $stats }
thing-card-of-me-by-another = another player’s card that affects your { $stats }
thing-card-changes-drink = { $cards } that changes a Drink
thing-card-changes-drink-by-another = another player’s card that changes a Drink
thing-drink = a Drink
thing-drink-of-me = a Drink of yours
thing-drink-by-another = a Drink another player revealed
thing-drink-of-me-by-another = a Drink of yours that another player revealed
thing-event = an Event
thing-event-of-drinks = a Drink Event
thing-would-lose-fortitude = a hit on you
thing-would-lose-fortitude-by-another = another player’s hit on you
thing-would-lose-fortitude-from = a hit on you
thing-would-lose-fortitude-by-another-from = another player’s hit on you
thing-would-ante = an ante
thing-would-lose-gold = Gold you would lose
thing-would-pay-drinks = the price of new Drinks
thing-after-pot = a pot that another player takes
thing-during-round = a Round

## What happens to it

brief-ignore-card = Ignore { $it }
brief-ignore-drink = Ignore { $it }
brief-ignore-event = Ignore { $it }
brief-negate-card = Negate { $it }
brief-negate-event = Negate { $it }
brief-reduce-to = reduce { $it } to { $amount }
brief-reduce-by = reduce { $it } by { $amount }
brief-redirect-loss = { $it } falls on { $whom } instead
brief-split-loss = split { $it } with { $whom }, halves rounded up
brief-pass-drink = pass { $it } to { $whom }
brief-split-drink = split { $it } with { $whom }
brief-halve-drink = take only half of { $it }
brief-raise-drink = { $it } has { $amount } more Alcohol
brief-lower-drink = { $it } has { $amount } less Alcohol
brief-set-drink = { $it } has only { $amount } Alcohol
brief-raise-numbers = every number on { $it } is { $amount } more
brief-lower-numbers = every number on { $it } is { $amount } less
brief-convert-drink = { $it } adds to your Fortitude instead
brief-empty-drink = { $it } does nothing
brief-replace-drink = { $it } only does this: its drinker { $numbers }
brief-due-inn = the Inn pays { $it }
brief-due-nobody = keep { $it }
brief-end-round-inn = end { $it }; the pot goes to the Inn
brief-end-round-me = end { $it }; the pot goes to you
brief-take-pot = take { $it }
brief-leave-round = skip { $it }, leaving the Round

brief-stat-alcohol = Alcohol
brief-gain-alcohol = { $person ->
    [you] gain
   *[they] gains
  } { $amount } Alcohol
brief-lose-alcohol = { $person ->
    [you] lose
   *[they] loses
  } { $amount } Alcohol
brief-renew-pile = { $person ->
    [you] renew your Drink Me! Pile
   *[they] renews their own Drink Me! Pile
  }

## Who

brief-who-up-to = each of up to { $number } { $others ->
    [yes] other players
   *[no] players
  }

brief-who-another = another player
brief-who-another-not-source = a third player
brief-who-another-gamblers = another player who is still in
brief-who-anyone = any player
brief-who-anyone-not-source = any other player
brief-who-anyone-gamblers = any player who is still in

## When, where it stands before what happens

brief-moment-card-changes-drink = when { $cards } changes a Drink
brief-moment-would-lose-fortitude = when you are hit
brief-moment-would-lose-fortitude-by-another = when another player hits you
brief-moment-would-pay-drinks = when all pay for new Drinks
brief-moment-after-loss-of-me = after another player hit you
brief-moment-after-loss = after another player hit anyone
brief-moment-after-pot = when another takes a pot
brief-moment-after-win = when another wins a Round
brief-moment-during-round = in a Round
brief-moment-during-discard-of-me = before or after you draw
brief-moment-during-action-of-me = in your Action Phase
brief-moment-during-order-of-me = when you order
brief-moment-during-drink-of-me = in your Drink Phase
brief-if-in-round = {""}
brief-if-champion = {""}
brief-send-champion = { $it }: { $whom } stands for your team
thing-event-for-everybody = an Event for all
thing-card-for-everybody-by-another = an Action for all
brief-if-not-reduced = if you did not answer it
brief-card-of-kinds = { $every ->
    [yes] any card of a player
   *[no] { $kinds } Card
}
brief-order-drinks = order { $amount ->
    [one] another Drink
   *[other] { $amount } more Drinks
} for others
brief-look-first = { $text }, seeing all of it first
brief-again-card = its player may play another of its kind
brief-again-event = the next card of that pile comes instead
brief-guard-joins = A { $component } card joins.
brief-guard-only = {""}
brief-guard-not-on-antes-and-endings = {""}

## What a card is where it lies

brief-guard-stays = {""}
brief-guard-gizmo = Gizmo with { $number } Fortitude.
brief-guard-minion = Minion with { $number } Fortitude.
brief-trigger-action-end = after your Actions
brief-text-trap = trap
