# What happened, a sentence for each fact of the log.
#
# Variables:
#   $who      the name of the player who does it, or whom it happens to
#   $whom     the name of the other player, if there is one; `yourself`, where the listener does it to themselves
#   $me       who | whom | none      which of $who and $whom is the listener; `none`: a spectator, or neither of them
#   $card     the title of the card
#   $amount   how many or how much, never below 0
#   $way      up | down | still      which way a marker or a number moves
#   $place    inn | pot | nobody | seat      where Gold comes from or goes to; `seat`: $whom
#   $share    what each player gets
#   $option   which of several things was chosen; `none`: the card has words for that only to its own player
#   $total    where the marker stands now; `none`: that is not told

## The turn

fact-turn = { $me ->
    [who] It is your turn.
   *[other] It is { $who }'s turn.
}
fact-turn-ends = { $me ->
    [who] Your turn ends now.
   *[other] { $who }'s turn ends now.
}
fact-discards = { $me ->
    [who] You discard “{ $card }”.
   *[other] { $who } discards “{ $card }”.
}
fact-draws = { $me ->
    [who] You draw “{ $card }”.
   *[other] { $who } draws “{ $card }”.
}
fact-has-drawn = { $me ->
    [who] { $amount ->
        [one] You draw a card.
       *[other] You draw { $amount } cards.
    }
   *[other] { $amount ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $amount } cards.
    }
}
fact-reshuffles = { $me ->
    [who] You shuffle your discards into a new deck of { $amount }.
   *[other] { $who } shuffles the discards into a new deck of { $amount }.
}
fact-orders = { $me ->
    [who] You order a Drink for { $whom }.
    [whom] { $who } orders a Drink for you.
   *[other] { $who } orders a Drink for { $whom }.
}
fact-sobers-up = { $me ->
    [who] You have no Drink waiting and sober up.
   *[other] { $who } has no Drink waiting and sobers up.
}
fact-counter = { $amount ->
    [one] 1 Progress Counter is left.
   *[other] { $amount } Progress Counters are left.
}

## Cards

fact-plays = { $place ->
    [seat] { $me ->
        [who] You play “{ $card }” on { $whom }.
        [whom] { $who } plays “{ $card }” on you.
       *[other] { $who } plays “{ $card }” on { $whom }.
    }
   *[other] { $me ->
        [who] You play “{ $card }”.
       *[other] { $who } plays “{ $card }”.
    }
}
fact-names = { $me ->
    [who] You name { $whom } for “{ $card }”.
    [whom] { $who } names you for “{ $card }”.
   *[other] { $who } names { $whom } for “{ $card }”.
}
fact-negated = { $me ->
    [who] Your “{ $card }” is Negated.
   *[other] { $who }'s “{ $card }” is Negated.
}
fact-ignores = { $me ->
    [who] You Ignore “{ $card }”.
   *[other] { $who } Ignores “{ $card }”.
}
fact-redirects = { $me ->
    [who] You turn the loss from “{ $card }” on { $whom }.
    [whom] { $who } turns the loss from “{ $card }” on you.
   *[other] { $who } turns the loss from “{ $card }” on { $whom }.
}
fact-redirects-upon = { $me ->
    [who] You turn the loss on { $whom }'s “{ $card }”.
    [whom] { $who } turns the loss on your “{ $card }”.
   *[other] { $who } turns the loss on { $whom }'s “{ $card }”.
}
fact-aims = { $me ->
    [who] You aim at { $whom }'s “{ $card }”.
    [whom] { $who } aims at your “{ $card }”.
   *[other] { $who } aims at { $whom }'s “{ $card }”.
}
fact-reduces = { $me ->
    [who] You soften the loss from “{ $card }”.
   *[other] { $who } softens the loss from “{ $card }”.
}
fact-shares-loss = { $me ->
    [who] You share the loss from “{ $card }” with { $whom }.
    [whom] { $who } shares the loss from “{ $card }” with you.
   *[other] { $who } shares the loss from “{ $card }” with { $whom }.
}
fact-accepts = { $me ->
    [who] You take up the offer of “{ $card }”.
   *[other] { $who } takes up the offer of “{ $card }”.
}
fact-declines = { $me ->
    [who] You turn down the offer of “{ $card }”.
   *[other] { $who } turns down the offer of “{ $card }”.
}

## Fortitude and Alcohol Content

fact-fortitude = { $me ->
    [who] { $way ->
        [up] You gain { $amount } Fortitude{ $total ->
            [none] .
           *[other] , up to { $total }.
        }
        [down] You lose { $amount } Fortitude{ $total ->
            [none] .
           *[other] , down to { $total }.
        }
       *[still] Your Fortitude stays where it is.
    }
   *[other] { $way ->
        [up] { $who } gains { $amount } Fortitude{ $total ->
            [none] .
           *[other] , up to { $total }.
        }
        [down] { $who } loses { $amount } Fortitude{ $total ->
            [none] .
           *[other] , down to { $total }.
        }
       *[still] { $who }'s Fortitude stays where it is.
    }
}
fact-alcohol = { $me ->
    [who] { $way ->
        [up] You gain { $amount } Alcohol Content{ $total ->
            [none] .
           *[other] , up to { $total }.
        }
        [down] You lose { $amount } Alcohol Content{ $total ->
            [none] .
           *[other] , down to { $total }.
        }
       *[still] Your Alcohol Content stays where it is.
    }
   *[other] { $way ->
        [up] { $who } gains { $amount } Alcohol Content{ $total ->
            [none] .
           *[other] , up to { $total }.
        }
        [down] { $who } loses { $amount } Alcohol Content{ $total ->
            [none] .
           *[other] , down to { $total }.
        }
       *[still] { $who }'s Alcohol Content stays where it is.
    }
}

## Gold

fact-pays = { $amount ->
    [0] { $me ->
        [who] You have no Gold to pay.
       *[other] { $who } has no Gold to pay.
    }
   *[other] { $place ->
        [inn] { $me ->
            [who] You pay { $amount } Gold to the Inn.
           *[other] { $who } pays { $amount } Gold to the Inn.
        }
        [pot] { $me ->
            [who] You ante { $amount } Gold.
           *[other] { $who } antes { $amount } Gold.
        }
       *[seat] { $me ->
            [who] You pay { $whom } { $amount } Gold.
            [whom] { $who } pays you { $amount } Gold.
           *[other] { $who } pays { $whom } { $amount } Gold.
        }
    }
}
fact-inn-pays = { $place ->
    [inn] { $me ->
        [who] The Inn lets you off { $amount } Gold.
       *[other] The Inn lets { $who } off { $amount } Gold.
    }
    [pot] { $me ->
        [who] The Inn antes { $amount } Gold for you.
       *[other] The Inn antes { $amount } Gold for { $who }.
    }
   *[seat] { $me ->
        [who] The Inn pays { $whom } { $amount } Gold for you.
        [whom] The Inn pays you { $amount } Gold for { $who }.
       *[other] The Inn pays { $whom } { $amount } Gold for { $who }.
    }
}
fact-pays-nothing = { $place ->
    [pot] { $me ->
        [who] You ante without paying.
       *[other] { $who } antes without paying.
    }
   *[other] { $me ->
        [who] You do not have to pay.
       *[other] { $who } does not have to pay.
    }
}
fact-takes = { $place ->
    [pot] { $me ->
        [who] You take { $amount } Gold out of the pot.
       *[other] { $who } takes { $amount } Gold out of the pot.
    }
   *[inn] { $me ->
        [who] You gain { $amount } Gold from the Inn.
       *[other] { $who } gains { $amount } Gold from the Inn.
    }
}

## Drinks

fact-reveals = { $me ->
    [who] You reveal “{ $card }”.
   *[other] { $who } reveals “{ $card }”.
}
fact-set-aside = “{ $card }” counts for nothing here and is discarded.
fact-drinks = { $me ->
    [who] You drink “{ $card }”.
   *[other] { $who } drinks “{ $card }”.
}
fact-splits = { $me ->
    [who] You share “{ $card }” with { $whom }: half for each.
    [whom] { $who } shares “{ $card }” with you: half for each.
   *[other] { $who } shares “{ $card }” with { $whom }: half for each.
}
fact-halves-drink = { $me ->
    [who] You take only half of “{ $card }”.
   *[other] { $who } takes only half of “{ $card }”.
}
fact-passes-drink = { $me ->
    [who] You pass “{ $card }” on to { $whom }.
    [whom] { $who } passes “{ $card }” on to you.
   *[other] { $who } passes “{ $card }” on to { $whom }.
}
fact-changes-drink = { $way ->
    [down] { $me ->
        [who] Your “{ $card }” has { $amount } less Alcohol Content now.
       *[other] { $who }'s “{ $card }” has { $amount } less Alcohol Content now.
    }
   *[up] { $me ->
        [who] Your “{ $card }” has { $amount } more Alcohol Content now.
       *[other] { $who }'s “{ $card }” has { $amount } more Alcohol Content now.
    }
}
fact-replaces-drink = { $way ->
    [down] { $me ->
        [who] Your “{ $card }” now only lowers Alcohol Content by { $amount }.
       *[other] { $who }'s “{ $card }” now only lowers Alcohol Content by { $amount }.
    }
   *[up] { $me ->
        [who] Your “{ $card }” now only has an Alcohol Content of { $amount }.
       *[other] { $who }'s “{ $card }” now only has an Alcohol Content of { $amount }.
    }
}
fact-converts-drink = { $me ->
    [who] The Alcohol Content of your “{ $card }” goes to Fortitude instead.
   *[other] The Alcohol Content of { $who }'s “{ $card }” goes to Fortitude instead.
}
fact-keeps = { $me ->
    [who] You keep “{ $card }”.
   *[other] { $who } keeps “{ $card }”.
}
fact-drinks-out = The Drink Deck is empty: everybody pays for new Drinks.
fact-new-drinks = { $amount } discarded Drinks are shuffled into a new Drink Deck.
fact-from-the-bar = The next { $amount } Drinks come from the Bar Deck.
fact-adds-prize = { $me ->
    [who] You put
   *[other] { $who } puts
} the Prize “{ $card }” into the pot.
fact-new-prizes = The Inn has no Prize left: { $amount ->
    [one] the used one comes
   *[other] { $amount } used ones come
} back from the Prize Bin.
fact-prize-to-inn = The Prize “{ $card }” goes back to the Inn.
fact-wins-prize = { $me ->
    [who] You win
   *[other] { $who } wins
} the Prize “{ $card }”.
fact-uses-prize = { $me ->
    [who] Your
   *[other] { $who }:
} Prize “{ $card }” is used, and goes to the Prize Bin.
fact-shuffles-drink = “{ $card }” is shuffled into { $me ->
    [who] your
   *[other] { $who }’s
} Drink Me! Pile.
fact-new-bar = { $amount } discarded Drinks are shuffled into a new Bar Deck.
fact-new-events = { $amount ->
    [one] The discarded Event is
   *[other] { $amount } discarded Events are
} shuffled into a new deck.
fact-wins-contest = { $me ->
    [who] You win the Drinking Contest with an Alcohol Content of { $amount }.
   *[other] { $who } wins the Drinking Contest with an Alcohol Content of { $amount }.
}
fact-contest-tied = The Drinking Contest is tied at { $amount }: the tied drink again.

## Gambling

fact-starts-round = { $me ->
    [who] You start a Round of Gambling.
   *[other] { $who } starts a Round of Gambling.
}
fact-takes-control = { $me ->
    [who] You take control of the Round.
   *[other] { $who } takes control of the Round.
}
fact-passes = { $me ->
    [who] You pass.
   *[other] { $who } passes.
}
fact-leaves = { $me ->
    [who] You leave the Round.
   *[other] { $who } leaves the Round.
}
fact-cannot-ante = { $me ->
    [who] You have no Gold to ante, so nobody antes.
   *[other] { $who } has no Gold to ante, so nobody antes.
}
fact-wins-round = { $me ->
    [who] You win the Round, with { $amount } Gold in the pot.
   *[other] { $who } wins the Round, with { $amount } Gold in the pot.
}
fact-round-ends = { $place ->
    [seat] { $me ->
        [whom] The Round ends, and you get the { $amount } Gold in the pot.
       *[other] The Round ends, and { $whom } gets the { $amount } Gold in the pot.
    }
   *[inn] The Round ends, and the { $amount } Gold in the pot goes to the Inn.
}
fact-collects = { $me ->
    [who] You collect { $amount } Gold from the pot.
   *[other] { $who } collects { $amount } Gold from the pot.
}

## Losing and winning

fact-in-danger = { $me ->
    [who] You are about to be out of the game and have a last chance.
   *[other] { $who } is about to be out of the game and has a last chance.
}
fact-passes-out = { $me ->
    [who] You pass out and are out of the game.
   *[other] { $who } passes out and is out of the game.
}
fact-is-broke = { $me ->
    [who] You have no Gold left and are out of the game.
   *[other] { $who } has no Gold left and is out of the game.
}
fact-gold-divided = { $me ->
    [who] { $share ->
        [0] Your { $amount } Gold goes to the Inn.
       *[other] Your { $amount } Gold is divided: { $share } for each player still in, the rest for the Inn.
    }
   *[other] { $share ->
        [0] { $who }'s { $amount } Gold goes to the Inn.
       *[other] { $who }'s { $amount } Gold is divided: { $share } for each player still in, the rest for the Inn.
    }
}
fact-wins = { $me ->
    [who] You win the game!
   *[other] { $who } wins the game.
}
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
replay-promise-kept = The deal is the one promised before the game by { $digest }: compare that with the digest your table showed.
replay-promise-broken = The deal is NOT the one promised before the game by { $digest }: seed, salt, digest or first player was changed.
replay-promise-none = Nobody promised this deal: the game was played at a terminal, or begun before inns made promises.
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

# A counter has moved, or somebody holds another number of tokens.
fact-component = { $me ->
    [who] You
   *[other] { $who }
  }: { $component } { $way ->
    [up] +{ $amount }, now { $total }
    [down] −{ $amount }, now { $total }
   *[still] stays at { $total }
  }.
fact-chooses = { $me ->
    [who] You choose “{ $option }”.
   *[other] { $option ->
        [none] { $who } chooses what “{ $card }” does.
       *[other] { $who } chooses: “{ $option }”.
      }
  }
fact-turns-up = { $me ->
    [who] You turn up “{ $card }”.
   *[other] { $who } turns up “{ $card }”.
  }
fact-draws-from = { $me ->
    [who] You draw a card of the { $component } deck.
   *[other] { $who } draws a card of the { $component } deck.
  }
fact-acts = { $me ->
    [who] Your “{ $card }” takes effect.
   *[other] { $who }'s “{ $card }” takes effect.
  }
fact-works = { $me ->
    [who] Your “{ $card }” takes effect on { $whom }.
    [whom] { $who }'s “{ $card }” takes effect on you.
   *[other] { $who }'s “{ $card }” takes effect on { $whom }.
  }
fact-sees-card = { $me ->
    [who] You see “{ $card }” in { $whom }'s hand.
    [whom] { $who } sees “{ $card }” in your hand.
   *[other] { $who } sees “{ $card }” in { $whom }'s hand.
  }
fact-shows-card = { $me ->
    [who] You show “{ $card }”.
   *[other] { $who } shows “{ $card }”.
  }
fact-divides = { $me ->
    [who] You lay “{ $card }” on pile { $amount }.
   *[other] { $who } lays “{ $card }” on pile { $amount }.
  }
fact-takes-card = { $me ->
    [who] You take “{ $card }”.
   *[other] { $who } takes “{ $card }”.
  }
fact-minion = { $me ->
    [who] Your “{ $card }” loses { $amount } Fortitude, and has { $total } left.
   *[other] { $who }'s “{ $card }” loses { $amount } Fortitude, and has { $total } left.
  }
fact-falls = { $me ->
    [who] Your “{ $card }” falls.
   *[other] { $who }'s “{ $card }” falls.
  }
fact-stays = { $me ->
    [who] Your “{ $card }” stays in front of you.
   *[other] { $who }'s “{ $card }” stays in front of them.
  }
fact-clears-away = { $me ->
    [who] You discard “{ $card }” from in front of you.
   *[other] { $who } discards “{ $card }” from in front of them.
  }
fact-joins = { $me ->
    [who] “{ $card }” joins your card.
   *[other] “{ $card }” joins { $who }'s card.
  }
fact-strengthens = { $me ->
    [who] You change every number of “{ $card }” by { $amount }.
   *[other] { $who } changes every number of “{ $card }” by { $amount }.
  }
fact-champion = { $me ->
    [whom] You stand for your team.
   *[other] { $whom } stands for the team.
  }
fact-sends = { $me ->
    [who] { $whom } has to stand for your team.
    [whom] You have to stand for the team of { $who }.
   *[other] { $whom } has to stand for the team of { $who }.
  }
fact-potion = { $me ->
    [who] You use a Potion Token.
   *[other] { $who } uses a Potion Token.
  }
fact-offers = { $me ->
    [who] You offer “{ $card }” to { $whom } for { $amount } Gold.
    [whom] { $who } offers you “{ $card }” for { $amount } Gold.
   *[other] { $who } offers “{ $card }” to { $whom } for { $amount } Gold.
  }
fact-refuses = { $me ->
    [who] You do not buy “{ $card }”.
   *[other] { $who } does not buy “{ $card }”.
  }
fact-buys = { $me ->
    [who] You buy “{ $card }” from { $whom } for { $amount } Gold.
    [whom] { $who } buys “{ $card }” from you for { $amount } Gold.
   *[other] { $who } buys “{ $card }” from { $whom } for { $amount } Gold.
  }
fact-shuffles-pile = { $me ->
    [who] Your Drink Me! Pile goes back into the Drink Deck.
   *[other] { $who }'s Drink Me! Pile goes back into the Drink Deck.
  }
fact-peeks = You look at “{ $card }”.
