# What a player is asked, and what can be answered.
#
# Variables:
#   $who      the name of the player who decides
#   $other    the name of the player behind what waits; `you`: the one who decides; `nobody`: there is none
#   $whom     the names of those it is played on; the one who decides is `you` or `yourself`
#   $card     the title of the card, Drink or Event that waits; in a question with its quotation marks
#   $alcohol, $fortitude      what the Drink that waits adds, with its sign
#   $amount   Gold due, or Gold in the pot
#   $number   how many cards or Drinks

## The turn

ask-discard = { $who }, which cards will you discard before you draw? If you keep all, you only draw.
ask-discard-exactly = { $number ->
    [one] { $who }, discard a card.
   *[other] { $who }, discard { $number } cards.
}
ask-draw-first = { $who }, will you draw or discard first?
ask-action = { $who }, which Action Card will you play? If you take no Action, you go on to order a Drink.
ask-order = { $who }, who gets the Drink you order?
ask-split = { $who }, will you share { $card } with somebody? If you do not, you drink it alone.
ask-accept = { $who }, { $card } makes you an offer. If you decline, that part of it does not happen.
ask-go = { $other ->
    [nobody] { $who }, it is your go: nobody is in control, and { $amount } Gold is in the pot. If you pass, you stay in the Round.
    [you] { $who }, it is your go: you are in control, and { $amount } Gold is in the pot. If you pass, you stay in the Round.
   *[other] { $who }, it is your go: { $other } is in control, and { $amount } Gold is in the pot. If you pass, you stay in the Round.
}

## Answering

ask-card = { $who }, { $other ->
    [you] you play
   *[other] { $other } plays
} { $card }. Will you answer it? If nobody does, it happens.
ask-card-on = { $who }, { $other ->
    [you] you play
   *[other] { $other } plays
} { $card } on { $whom }. Will you answer it? If nobody does, it happens.
ask-drink = { $who }, { $other ->
    [you] you are
   *[other] { $other } is
} about to drink { $card } (Alcohol Content { $alcohol }, Fortitude { $fortitude }). Will you do something about it? { $other ->
    [you] If you pass, you drink it.
   *[other] If you pass, you leave it as it is.
}
ask-drinks = { $who }, { $number } Drinks lie open. Will you do something about them? If you pass, you leave them as they are.
ask-event = { $who }, { $card } has been revealed. Will you answer it? If nobody does, it happens.
ask-ante = { $who }, an ante of { $amount } Gold is due. If you pass, you ante.
ask-bill = { $who }, everybody pays { $amount } Gold for new Drinks. If you pass, you pay.
ask-payment = { $who }, you are about to pay { $amount } Gold. If you pass, you pay.
ask-hit = { $who }, you have just lost Fortitude. Will you strike back? If you pass, you let it be.
ask-round-won = { $who }, { $other ->
    [you] you have won the Round and are
   *[other] { $other } has won the Round and is
} about to collect { $amount } Gold. If you pass, you let it be.
ask-last-chance = { $who }, you are about to be out of the game. Will you play something first? If you pass and nothing saves you, you are out.
ask-between = { $who }, will you play a card before the game goes on? If you pass, it goes on.
ask-before-discard = { $who }, will you play a card before { $other } discards and draws? If you pass, { $other } goes on.
ask-before-action = { $who }, will you play a card before { $other } acts? If you pass, { $other } goes on.
ask-before-order = { $who }, will you play a card before { $other } orders a Drink? If you pass, { $other } goes on.
ask-before-go = { $who }, will you play a card before { $other }'s go? If you pass, { $other } goes on.

## Options

quoted = “{ $title }”
you = you
yourself = yourself
option-pass = Pass (let it go on)
option-pass-ante = Ante { $amount } Gold
option-pass-pay = Pay { $amount } Gold
option-pass-drink = { $number ->
    [one] Drink it
   *[other] Drink yours, and leave the other Drinks as they are
}
option-decline-respond = Pass
option-decline-go = Pass
option-decline-discard = Keep all
option-decline-action = Take no Action
option-decline-split = Drink it alone
option-play = Play “{ $card }”
option-play-on = Play “{ $card }” on { $whom }
option-play-drink = { $drinker ->
    [you] Play “{ $card }” on your own “{ $drink }”
   *[other] Play “{ $card }” on { $drinker }'s “{ $drink }”
}
option-play-drink-on = { $drinker ->
    [you] Play “{ $card }” on { $whom } (your own “{ $drink }”)
   *[other] Play “{ $card }” on { $whom } ({ $drinker }'s “{ $drink }”)
}
option-as = { $option } ({ $text })
option-numbered = { $option } [{ $number }]
option-give-order = Give the Drink to { $whom }
option-give-split = Share it with { $whom }
option-accept-no = Decline
option-accept-yes = Accept
option-draw-first-no = Discard first
option-draw-first-yes = Draw first
