# What a player is asked, and what can be answered. The attribute `.then` says what happens if they pass.
#
# Variables:
#   $other    the name of the player behind what waits; `you`: the one who decides; `nobody`: there is none
#   $whom     the names of those it is played on; the one who decides is `you` or `yourself`
#   $card     the title of the card, Drink or Event that waits; in a question with its quotation marks
#   $alcohol, $fortitude      what the Drink that waits adds, with its sign
#   $amount   Gold due, or Gold in the pot
#   $number   how many cards or Drinks
#   $says     what is going on, in a few words, from going.ftl

## The turn

ask-discard = Which cards will you discard before you draw?
    .then = If you keep all, you only draw.
ask-discard-exactly = { $number ->
    [one] Discard a card.
   *[other] Discard { $number } cards.
}
    .then = You choose which.
ask-effect-first = Which card of the Drink do you follow first?
    .then = What it says is done whole; then come the others.
ask-action = Which Action Card will you play?
    .then = If you take no Action, you go on to order a Drink.
ask-order = Who gets the Drink you order?
    .then = It goes unseen onto their Drink Me! Pile.
ask-first-card = Of which deck do you take a card to begin with?
    .then = It is one of your first hand.
option-first-card = One of “{ $card }”
ask-champion = Who of you stands for your team?
    .then = Only one of each team takes part. Any of you may say who.
ask-drink-next = Who of you drinks next?
    .then = The top Drink of their own pile. Any of you may say who.
option-give-champion = { $whom } for the team
option-give-drink-next = Let { $whom } drink
option-potion-fortitude = Potion Token: 6 Fortitude
option-potion-alcohol = Potion Token: 6 Alcohol less
option-potion-gold = Potion Token: 3 Gold from the Inn
ask-split = Will you share { $card } with somebody?
    .then = If you do not, you drink it alone.
ask-accept = { $card } makes you an offer. Will you take it up?
    .then = If you accept: { $offer }.
ask-go = { $other ->
    [nobody] Your go: nobody is in control, and { $amount } Gold is in the pot.
    [you] Your go: you are in control, and { $amount } Gold is in the pot.
   *[other] Your go: { $other } is in control, and { $amount } Gold is in the pot.
}
    .then = If you pass, you stay in the Round.

## Answering

ask-answer = { $says }. Will you answer?
ask-card = { $other ->
    [you] You play
   *[other] { $other } plays
} { $card }. Will you answer it?
    .then = If nobody does, it happens.
ask-card-on = { $other ->
    [you] You play
   *[other] { $other } plays
} { $card } on { $whom }. Will you answer it?
    .then = If nobody does, it happens.
ask-drink = { $other ->
    [you] You are
   *[other] { $other } is
} about to drink { $card } (Alcohol Content { $alcohol }, Fortitude { $fortitude }). Will you do something about it?
    .then = { $other ->
        [you] If you pass, you drink it.
       *[other] If you pass, you leave it as it is.
    }
ask-drinks = { $number } Drinks lie open. Will you do something about them?
    .then = If you pass, you leave them as they are.
ask-event = { $card } has been revealed. Will you answer it?
    .then = If nobody does, it happens.
ask-ante = An ante of { $amount } Gold is due. Will you answer?
    .then = If you pass, you ante.
ask-bill = Everybody pays { $amount } Gold for new Drinks. Will you answer?
    .then = If you pass, you pay.
ask-payment = You are about to pay { $amount } Gold. Will you answer?
    .then = If you pass, you pay.
ask-hit = You have just lost Fortitude. Will you strike back?
    .then = If you pass, you let it be.
ask-round-won = { $other ->
    [you] You have won the Round
   *[other] { $other } has won the Round
} with { $amount } Gold in the pot. Will you answer?
    .then = If you pass, you let it be.
ask-pot-taken = { $other ->
    [you] You take the pot
   *[other] { $other } takes the pot
} of { $amount } Gold. Will you answer?
    .then = If you pass, you let it be.
ask-last-chance = You are about to be out of the game. Will you play something first?
    .then = If you pass and nothing saves you, you are out.
ask-around-discard-and-draw = Will you play a card before { $other ->
    [you] your Action
   *[other] { $other }'s Action
}?
    .then = If you pass, { $other ->
    [you] it is your Action
   *[other] { $other } goes on
}.
ask-around-action = Will you play a card before { $other ->
    [you] you order a Drink
   *[other] { $other } orders a Drink
}?
    .then = If you pass, { $other ->
    [you] you go on
   *[other] { $other } goes on
}.
ask-around-order-a-drink = Will you play a card before { $other ->
    [you] you drink
   *[other] { $other } drinks
}?
    .then = If you pass, { $other ->
    [you] you go on
   *[other] { $other } goes on
}.
ask-around-drink = Will you play a card in { $other ->
    [you] your
   *[other] { $other }'s
} Drink phase?
    .then = If you pass, { $other ->
    [you] you go on
   *[other] { $other } goes on
}.
ask-before-discard = Will you play a card before { $other } discards and draws?
    .then = If you pass, { $other } goes on.
ask-before-action = Will you play a card before { $other } acts?
    .then = If you pass, { $other } goes on.
ask-before-order = Will you play a card before { $other } orders a Drink?
    .then = If you pass, { $other } goes on.
ask-before-go = Will you play a card before { $other }'s go?
    .then = If you pass, { $other } goes on.
ask-before-other = Will you play a card before { $other } decides?
    .then = If you pass, { $other } goes on.
ask-other = It is for you to decide.
    .then = The first choice is the modest one.

## If you pass
#   $changes  what would change, put together from then-fortitude, then-alcohol and then-gold
#   $from, $to    where a marker stands, and where it would
#   $meets    the marker that it meets, from then-fortitude-at or then-alcohol-at, or as a change
#   $who      the name of the player to whom it happens

then-fortitude = Fortitude { $from } → { $to }
then-alcohol = Alcohol { $from } → { $to }
then-gold = Gold { $from } → { $to }
then-fortitude-at = Fortitude { $from }
then-alcohol-at = Alcohol { $from }
then-you = If you pass: { $changes }.
then-you-are-out = If you pass, { $changes } meets { $meets }: you are out unless somebody answers.
then-you-are-broke = If you pass: { $changes }. You have no Gold left then.
then-other = If nobody answers: { $who }, { $changes }.
then-other-is-out = If nobody answers, { $who } is out: { $changes } meets { $meets }.

## At the foot of a card that can be played: what it would do now, in at most 30 letters besides names
#   $who      the name of the player behind what it answers; if $me is `who`, that is the one who holds the card
#   $me       who | none
#   $thing    card | answer | drink | event | payment | hits | round | nothing     what it answers
#   $figure   what it adds to the Drink, with its sign; `none`: that is no number

foot-anytime = Any time you like
foot-action = Your Action
foot-action-choose = Your Action: choose whom
foot-plays = Can be played now
foot-gambles = Takes control
foot-cheats = Takes control
foot-raises = Takes control, and all ante
foot-negates = { $me ->
    [who] { $thing ->
        [event] Stops your Event
       *[other] Stops your own card
    }
   *[other] { $thing ->
        [answer] Stops { $who }'s answer
        [event] Stops the Event
       *[other] Stops { $who }'s card
    }
}
foot-ignores = { $thing ->
    [drink] You leave the Drink
    [event] The Event passes you by
   *[other] It passes you by
}
foot-redirects = Another takes the loss
foot-reduces = Softens the loss
foot-splits = { $thing ->
    [drink] Shares the Drink
   *[other] Shares the loss
}
foot-passes = Passes the Drink on
foot-changes = { $figure ->
    [none] Changes the Drink
   *[other] { $me ->
        [who] { $figure } Alcohol for you
       *[other] { $figure } Alcohol for { $who }
    }
}
foot-covers = Saves your Gold
foot-leaves = Leaves instead of an ante
foot-strikes-back = Hits back at { $who }
foot-hits = Hits { $who }
foot-sobers = Sobers up { $who }
foot-heals = Heals
foot-intoxicates = Gets { $who } drunk
foot-charges = Makes somebody pay
foot-takes = { $thing ->
    [round] Takes the pot
   *[other] Takes Gold
}
foot-serves = One more for { $who }
foot-orders = More Drinks as you order
foot-opens = Opens a Round
foot-ends = Ends the Round
foot-again = Undoes the win

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
option-decline-other = None of it
option-give-other = { $whom }
option-other = Choice { $number }
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
option-effect-first = “{ $card }” first

## Holding: stopped at every window

ask-hold = You hold the game here. Look around, then let it go on.
option-hold = Go on

## One of several things

ask-choose = { $card } leaves you a choice. What will it be?
    .then = Nobody can answer it.

## What joins a card

ask-join = { $card }: whom do you pick for what has joined it?
    .then = Then everybody may answer both as one card.
option-give-join = Pick { $whom }
option-decline-join = Nobody else
ask-pick = { $card }: whom do you pick?
    .then = What follows falls on that player.
option-give-pick = Pick { $whom }
ask-prize = Which Prize do you put into the pot?
    .then = Whoever takes the pot takes it too.
option-prize = “{ $card }”
ask-prize-to = Half of your pot is taken. Who has its Prize?
    .then = The Gold is divided already.
option-give-prize-to = { $whom }
ask-whose-pile = Into whose Drink Me! Pile is the Drink shuffled?
    .then = It is not discarded.
option-give-whose-pile = { $whom }
ask-deck = From which deck do you buy a card?
    .then = If you buy none, you discard and draw.
option-deck = A card of the { $card } deck
option-decline-deck = Buy none
ask-blood = An ante is due. How much of it do you pay in Fortitude?
    .then = Each Fortitude lost lets the Inn ante 1 Gold for you.
option-blood = { $number ->
    [0] None of it
   *[other] { $number } Fortitude
  }
ask-take-away = { $card }: which card of that hand is discarded?
    .then = Nobody can answer it.
option-take-away = Discard “{ $card }”
ask-borrow = { $card }: which card of that hand do you use?
    .then = If you use none, you pass.
option-borrow = Use “{ $card }”
option-borrow-on = Use “{ $card }” on { $whom }
option-decline-borrow = Use none and pass
ask-divide = { $card }: on which pile do you lay this card?
    .then = { $other } takes one of the two piles.
option-divide-no = “{ $card }” on the first pile
option-divide-yes = “{ $card }” on the second pile
ask-share = { $card }: which pile do you take?
    .then = The other one is discarded.
option-share = { $number ->
    [one] Take “{ $card }”
   *[other] Take the pile of { $number } with “{ $card }”
  }
ask-aim = { $card }: who is hit?
    .then = A Minion or a Gizmo is hit in place of its owner.
option-aim-self = { $whom }
option-aim = “{ $card }”
ask-keep = Which one do you keep?
    .then = The other one is discarded.
option-keep = Keep “{ $card }”
ask-dare = Both Drinks are equally strong. Which one do you take?
    .then = Everyone else takes the other one.
option-dare = Take “{ $card }”
ask-buy = { $other } offers you { $card } for { $amount } Gold. Will you buy it?
    .then = { $text }
option-buy-yes = Buy it
option-buy-no = No, thank you
foot-sell = Can be sold
option-sell = Sell “{ $card }” to { $whom } for { $amount } Gold
ask-gain = You have gained Gold. Do you answer?
    .then = If you pass, it goes on.
