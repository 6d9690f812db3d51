# What happened, a sentence for each fact of the log.
#
# Variables:
#   $who      the name of the player who does it, or whom it happens to
#   $whom     the name of the other player, if there is one
#   $card     the title of the card
#   $amount   how many or how much, never below 0
#   $way      up | down | still      which way a marker or a number moves
#   $place    inn | pot | nobody | seat      where Gold comes from or goes to; `seat`: $whom
#   $share    what each player gets
#   $total    where the marker stands now; `none`: that is not told

## The turn

fact-turn = It is { $who }'s turn.
fact-discards = { $who } discards “{ $card }”.
fact-draws = { $who } draws “{ $card }”.
fact-has-drawn = { $amount ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $amount } cards.
}
fact-reshuffles = { $who } shuffles the discard pile into a new deck of { $amount }.
fact-orders = { $who } orders a Drink for { $whom }.
fact-sobers-up = { $who } has no Drink waiting and sobers up.
fact-counter = { $amount ->
    [one] 1 Progress Counter is left.
   *[other] { $amount } Progress Counters are left.
}

## Cards

fact-plays = { $place ->
    [seat] { $who } plays “{ $card }” on { $whom }.
   *[other] { $who } plays “{ $card }”.
}
fact-names = { $who } names { $whom } for “{ $card }”.
fact-negated = “{ $card }” of { $who } is Negated: nothing of it happens.
fact-ignores = { $who } Ignores “{ $card }”.
fact-redirects = { $who } turns the Fortitude loss of “{ $card }” on { $whom }.
fact-reduces = { $who } softens the Fortitude loss of “{ $card }”.
fact-shares-loss = { $who } shares the Fortitude loss of “{ $card }” with { $whom }: half for each.
fact-accepts = { $who } takes up the offer of “{ $card }”.
fact-declines = { $who } turns down the offer of “{ $card }”.

## Fortitude and Alcohol Content

fact-fortitude = { $way ->
    [up] { $total ->
        [none] { $who } gains { $amount } Fortitude.
       *[other] { $who } gains { $amount } Fortitude, up to { $total }.
    }
    [down] { $total ->
        [none] { $who } loses { $amount } Fortitude.
       *[other] { $who } loses { $amount } Fortitude, down to { $total }.
    }
   *[still] { $who }'s Fortitude stays where it is.
}
fact-alcohol = { $way ->
    [up] { $total ->
        [none] { $who }'s Alcohol Content goes up by { $amount }.
       *[other] { $who }'s Alcohol Content goes up by { $amount }, to { $total }.
    }
    [down] { $total ->
        [none] { $who }'s Alcohol Content goes down by { $amount }.
       *[other] { $who }'s Alcohol Content goes down by { $amount }, to { $total }.
    }
   *[still] { $who }'s Alcohol Content stays where it is.
}

## Gold

fact-pays = { $amount ->
    [0] { $who } has no Gold to pay.
   *[other] { $place ->
        [inn] { $who } pays { $amount } Gold to the Inn.
        [pot] { $who } antes { $amount } Gold.
       *[seat] { $who } pays { $amount } Gold to { $whom }.
    }
}
fact-inn-pays = { $place ->
    [inn] The Inn lets { $who } off { $amount } Gold.
    [pot] The Inn antes { $amount } Gold for { $who }.
   *[seat] The Inn pays { $whom } { $amount } Gold for { $who }.
}
fact-pays-nothing = { $place ->
    [pot] { $who } antes without paying.
   *[other] { $who } does not have to pay.
}
fact-takes = { $place ->
    [pot] { $who } takes { $amount } Gold out of the pot.
   *[inn] { $who } gains { $amount } Gold from the Inn.
}

## Drinks

fact-reveals = { $who } reveals “{ $card }”.
fact-set-aside = “{ $card }” counts for nothing here and is discarded.
fact-drinks = { $who } drinks “{ $card }”.
fact-splits = { $who } shares “{ $card }” with { $whom }: half for each.
fact-halves-drink = { $who } takes only half of “{ $card }”; the rest is gone.
fact-passes-drink = { $who } passes “{ $card }” on to { $whom }.
fact-changes-drink = { $way ->
    [down] { $who }'s “{ $card }” has { $amount } less Alcohol Content now.
   *[up] { $who }'s “{ $card }” has { $amount } more Alcohol Content now.
}
fact-replaces-drink = { $way ->
    [down] { $who }'s “{ $card }” becomes something else: it lowers Alcohol Content by { $amount }.
   *[up] { $who }'s “{ $card }” becomes something else, with an Alcohol Content of { $amount }.
}
fact-converts-drink = The Alcohol Content of { $who }'s “{ $card }” goes to Fortitude instead.
fact-keeps = { $who } keeps “{ $card }”.
fact-drinks-out = The Drink Deck is empty: everybody pays for new Drinks.
fact-new-drinks = { $amount } discarded Drinks are shuffled into a new Drink Deck.
fact-wins-contest = { $who } wins the Drinking Contest with an Alcohol Content of { $amount }.
fact-contest-tied = The Drinking Contest is tied at { $amount }: the tied drink again.

## Gambling

fact-starts-round = { $who } starts a Round of Gambling.
fact-takes-control = { $who } takes control of the Round.
fact-passes = { $who } passes.
fact-leaves = { $who } leaves the Round.
fact-cannot-ante = { $who } has no Gold to ante, so nobody antes.
fact-wins-round = { $who } wins the Round, with { $amount } Gold in the pot.
fact-round-ends = { $place ->
    [seat] The Round ends, and { $whom } gets the { $amount } Gold in the pot.
   *[inn] The Round ends, and the { $amount } Gold in the pot goes to the Inn.
}
fact-collects = { $who } collects { $amount } Gold from the pot.

## Losing and winning

fact-in-danger = { $who } is about to be out of the game and has a last chance.
fact-passes-out = { $who } passes out and is out of the game.
fact-is-broke = { $who } has no Gold left and is out of the game.
fact-gold-divided = { $share ->
    [0] { $who }'s { $amount } Gold goes to the Inn.
   *[other] { $who }'s { $amount } Gold is divided: { $share } for each player still in, the rest for the Inn.
}
fact-wins = { $who } wins the game.
fact-tie = All who were left are out at the same moment: the game is a tie.

## Saved games, told again
#   $file     the file
#   $number   a turn, a choice, a version
#   $names    several names in a row
#   $reason   what the engine says about it

replay-title = A game of { $names }
replay-turn = Turn { $number }: { $who }
replay-finished = The game is over after { $turns } turns and { $choices } choices.
replay-unfinished = The game is not over: it stands in turn { $turns }, after { $choices } choices.
replay-sound = The file is sound: played again, the game goes the same way to the last word of its log.
replay-player = Player
replay-result = Result
replay-result-won = won
replay-result-tied = tied
replay-result-out = out
replay-result-in = still in
replay-unreadable = { $file } cannot be read: { $reason }. Check the name of the file and who may read it.
replay-foreign = { $file } is not a saved game of Innkeeper. Give the name of a file that Innkeeper has saved.
replay-truncated = { $file } is a saved game that is cut short or damaged: { $reason }. Use another copy of it.
replay-future = { $file } was saved by a newer Innkeeper (format { $number }, this one reads up to { $known }). Update Innkeeper.
replay-shape = { $file } is a saved game that was edited or damaged: { $reason }. Use another copy of it.
replay-edited = { $file } is a saved game that was edited or damaged: its digest does not fit what it says. Use another copy of it.
replay-setup = This game cannot be set up here: { $reason }. It needs the packs it was played with.
replay-choice = Choice { $number } of this game is not open to seat { $seat }: { $reason }. It was edited, or played with other cards or rules: use the Innkeeper and the packs it was saved with.
replay-log = Played again, this game goes another way than when it was saved. It was edited, or played with other cards or rules: use the Innkeeper and the packs it was saved with.
replay-no-seat = Nobody called { $who } sits at this table. Seated are: { $names }.
