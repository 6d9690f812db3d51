# Gambling games in place of a standard Round: their names, what is asked in them, what happens, what hands are worth.
#
# Variables, besides those of prompts.ftl, going.ftl and log.ftl:
#   $game     the name of a game
#   $dice     what dice show, in a row
#   $before   what a die showed before
#   $given    the title of the card given away; $card that of the card taken
#   $worth    what a hand is worth, from one of the messages worth-…
#   $best, $other     names of ranks
#   $points, $total, $threes     what a hand scores

game-none = A standard Round
game-rogues-and-warriors = Rogues and Warriors
    .about = Two cards each; the better two take the pot. A pair beats two ranks, and a Warrior is the best.
game-threes = Threes
    .about = Five dice, kept roll by roll. The lowest sum takes the pot, and a three counts nothing.
game-threes-hidden-fate = Threes with Hidden Fate
    .about = Threes with a face-down card each, whose pips are added in the end; a Bard counts nothing.
game-heroes-plunder = Heroes' Plunder
    .about = Keep a card and pass the rest on. Complete sets score, what is left over costs.
game-doublerogue = Doublerogue
    .about = Turn up cards round by round, or fold. Two Rogues cost 5 Gold; the last one in takes the pot.
game-dragon-hunt = Dragon Hunt
    .about = Five cards against a Dragon whose colour is turned up late: 2 points for each card of it, 1 for each rank.
game-rank-and-class = Rank and Class
    .about = Rogues and Warriors, but one of your two cards is seen by everybody except you.

## Cards

rank-dragon = Dragon
    .many = Dragons
rank-warrior = Warrior
    .many = Warriors
rank-lady = Lady
    .many = Ladies
rank-bard = Bard
    .many = Bards
rank-merchant = Merchant
    .many = Merchants
rank-rogue = Rogue
    .many = Rogues
suit-hawk = Hawk
suit-wolf = Wolf
suit-owl = Owl
suit-horse = Horse
suit-wren = Wren
suit-hare = Hare
colour-red = red
colour-green = green
colour-blue = blue
kind-gambling-deck = Gambling deck
text-gambling-card = { $best }, { $number }: a { $colour } card. The lower the number, the better.
text-dragon-card = The hunted Dragon, of { $colour } colour.

## Stages

stage-ante = Ante
stage-deal-two = Two cards each
stage-bet = One card or pass
stage-bet-again = One card or pass
stage-show = Show
stage-roll = Roll and keep
stage-roll-on = Roll on
stage-draft-left = Draft to the left
stage-draft-right = Draft to the right
stage-deal-four = Three in hand, one open
stage-dare = Hit, defend or fold
stage-last-one-in = The last one in wins
stage-deal-five = Five cards each
stage-dragon = The Dragon

## What is asked

ask-game = What is this Round played as?
    .then = Then all ante.
option-game = { $game }
ask-game-go = One card, or pass?
    .then = Nobody is in control here: a card changes what you have. Then it goes on.
ask-before-game-go = Will you play a card before { $other }'s go?
    .then = If you pass, { $other } goes on.
option-decline-game-go = Pass
ask-game-effect = What does your card do for you?
    .then = If it does nothing, all stays as it is.
option-decline-game-effect = Nothing
option-effect-look = { $number ->
    [one] See the top card of the deck
   *[other] See the top { $number } cards of the deck
}
option-effect-reroll = Roll a die again
option-effect-set = Turn a die
ask-swap = Which card do you exchange?
    .then = What you do not take is discarded face down.
option-decline-swap = Exchange none
option-swap = “{ $given }” for “{ $card }”
option-swap-brow = Give the card you hold up for “{ $card }”
ask-reroll = Which die do you roll again?
    .then = It shows what chance will have.
ask-set-die = Which die do you turn?
    .then = Then you say what it shows.
option-die = The { $number }
ask-die-value = What does the die show?
    .then = A three counts nothing.
option-die-value = A { $number }
ask-keep-dice = Which dice do you keep?
    .then = One at least; the others are rolled again.
option-keep-dice = Keep { $dice }
ask-draft = Which card do you keep?
    .then = The others are passed on; of the last two the other one is thrown away.
option-draft = Keep “{ $card }”
ask-exchange = Which card do you exchange for a new one?
    .then = You may keep them all.
option-decline-exchange = Keep all
option-exchange = Throw “{ $card }” away
ask-hit-defend-fold = Hit, defend or fold?
    .then = If you fold you are out of the game, and ante no more.
ask-before-hit-defend-fold = Will you play a card before { $other } dares?
    .then = If you pass, { $other } goes on.
option-decline-hit-defend-fold = Fold
option-hit = Hit: turn up a card
option-defend = Defend with “{ $card }”
ask-in-game = { $game } is played. Will you play a card?
    .then = If nobody does, it goes on.
foot-game-one = See a card, or roll a die
foot-game-three = See three, or turn a die
foot-game-raise = All ante 1, then see one

## What is going on

going-game = { $game }
going-game-go = { $me ->
    [who] One card or pass: you
   *[other] One card or pass: { $who }
}
going-hit-defend-fold = { $me ->
    [who] You hit, defend or fold
   *[other] { $who } dares or folds
}

## What happens

fact-chooses-game = { $me ->
    [who] You choose a game: { $game }.
   *[other] { $who } chooses a game: { $game }.
}
fact-game-deals = { $game }: { $amount ->
    [one] a card each is dealt.
   *[other] { $amount } cards each are dealt.
}
fact-game-card = { $me ->
    [who] You are dealt “{ $card }”.
   *[other] { $who } is dealt “{ $card }”.
}
fact-game-holds-up = { $me ->
    [who] You hold up “{ $card }”.
   *[other] { $who } holds up “{ $card }”.
}
fact-game-turns-up = { $me ->
    [who] You show “{ $card }”.
   *[other] { $who } shows “{ $card }”.
}
fact-game-sees = { $me ->
    [who] You see “{ $card }” on the deck.
   *[other] { $who } sees “{ $card }” on the deck.
}
fact-game-looks = { $me ->
    [who] { $amount ->
        [one] You look at a card of the deck.
       *[other] You look at { $amount } cards of the deck.
    }
   *[other] { $amount ->
        [one] { $who } looks at a card of the deck.
       *[other] { $who } looks at { $amount } cards of the deck.
    }
}
fact-game-gives = { $me ->
    [who] You throw “{ $card }” away, face down.
   *[other] { $who } throws “{ $card }” away.
}
fact-game-takes = { $me ->
    [who] You take “{ $card }”.
   *[other] { $who } takes “{ $card }”.
}
fact-game-swaps = { $me ->
    [who] You exchange a card.
   *[other] { $who } exchanges a card.
}
fact-game-keeps-hand = { $me ->
    [who] You exchange nothing.
   *[other] { $who } exchanges nothing.
}
fact-game-exchanges = { $amount ->
    [0] { $me ->
        [who] You keep your hand.
       *[other] { $who } keeps the hand.
    }
   *[other] { $me ->
        [who] You exchange a card.
       *[other] { $who } exchanges a card.
    }
}
fact-game-rolls = { $me ->
    [who] You roll { $dice }.
   *[other] { $who } rolls { $dice }.
}
fact-game-keeps = { $me ->
    [who] You keep { $dice }.
   *[other] { $who } keeps { $dice }.
}
fact-game-rerolls = { $me ->
    [who] You roll a die again: { $before } becomes { $amount }.
   *[other] { $who } rolls a die again: { $before } becomes { $amount }.
}
fact-game-sets-die = { $me ->
    [who] You turn a die: { $before } becomes { $amount }.
   *[other] { $who } turns a die: { $before } becomes { $amount }.
}
fact-game-rolls-off = { $me ->
    [who] Equal: you roll { $amount }.
   *[other] Equal: { $who } rolls { $amount }.
}
fact-game-draws-off = { $me ->
    [who] Equal: you turn up “{ $card }”.
   *[other] Equal: { $who } turns up “{ $card }”.
}
fact-game-keeps-card = { $me ->
    [who] You keep “{ $card }”.
   *[other] { $who } keeps “{ $card }”.
}
fact-game-passes-on = { $way ->
    [up] The hands are passed on to the left.
   *[other] The hands are passed on to the right.
}
fact-game-hits = { $me ->
    [who] You hit: “{ $card }”.
   *[other] { $who } hits: “{ $card }”.
}
fact-game-defends = { $me ->
    [who] You defend with “{ $card }”.
   *[other] { $who } defends with “{ $card }”.
}
fact-game-doublerogue = { $me ->
    [who] Two Rogues: you are out of the game.
   *[other] Two Rogues: { $who } is out of the game.
}
fact-game-folds = { $me ->
    [who] You fold.
   *[other] { $who } folds.
}
fact-game-dragon = The Dragon is turned up: “{ $card }”.
fact-game-shows = { $me ->
    [who] You have { $worth }.
   *[other] { $who } has { $worth }.
}

## What hands are worth, and why one wins

worth-pair = { $colour ->
    [one] a pair of { $best }, of one colour
   *[several] a pair of { $best }
}
worth-two = { $colour ->
    [one] { $best } and { $other }, of one colour
   *[several] { $best } and { $other }
}
worth-threes = { $threes ->
    [0] a sum of { $total }
    [one] a sum of { $total }, with a three
   *[other] a sum of { $total }, with { $threes } threes
}
worth-points = { $points ->
    [one] one point
   *[other] { $points } points
}
because-two-0 = A pair beats two different ranks.
because-two-1 = The better rank wins.
because-two-2 = The best cards are equal, so the other one decides.
because-two-3 = The ranks are equal, so one colour beats two.
because-two-9 = The hands are equal, so the next cards of the deck decided.
because-threes-0 = The lowest sum wins.
because-threes-1 = The sums are equal, so more threes win.
because-threes-9 = All is equal, so a die decided.
because-plunder-0 = The most points win.
because-plunder-1 = The points are equal, so more Warriors win.
because-plunder-2 = The points are equal, so more Ladies win.
because-plunder-3 = The points are equal, so more Bards win.
because-plunder-9 = All is equal, so the next cards of the deck decided.
because-hunt-0 = The most points win.
because-hunt-1 = The points are equal, so the better ranks win.
because-hunt-9 = All is equal, so the next cards of the deck decided.
