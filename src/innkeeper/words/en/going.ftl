# What is going on at the table, in a few words: at most 28 letters besides names.
#
# Variables:
#   $who      the name of the player who does it, or whose it is; if $me is `who`, that is the listener
#   $whom     whom it is done to: a name, `you`, or one of the phrases under "Whom"
#   $aim      you | self | themself | one | everybody | others | some     who that is: the listener, the listener who
#             does it to themselves, another who does, one player, all, all but who does it, several; for languages
#             where words change by case
#   $me       who | whom | none      which of $who and $whom is the listener
#   $number   how many players
#   $amount   how much Gold
#   $place    inn | pot | seat       where Gold goes; `seat`: to $whom
#   $state    how a thing stands, see each message
# The attribute `.verb` says on an arrow what an answer does to the card it answers.

## Whom

aim-you = you
aim-self = yourself
aim-themself = themself
aim-one = { $name }
aim-everybody = everybody
aim-others = everyone else
aim-some = { $number } players

## Cards

going-plays = { $me ->
    [who] You play a card
   *[other] { $who } plays a card
}
    .verb = answers
going-hits = { $me ->
    [who] You hit { $whom }
   *[other] { $who } hits { $whom }
}
    .verb = hits
going-strikes-back = { $me ->
    [who] You hit back
   *[other] { $who } hits back
}
    .verb = hits back
going-sobers = { $aim ->
    [self] You sober up
    [themself] { $who } sobers up
   *[other] { $me ->
        [who] You sober up { $whom }
       *[other] { $who } sobers up { $whom }
    }
}
    .verb = sobers up
going-heals = { $aim ->
    [self] You feel better
    [themself] { $who } feels better
   *[other] { $me ->
        [who] You heal { $whom }
       *[other] { $who } heals { $whom }
    }
}
    .verb = heals
going-intoxicates = { $me ->
    [who] You get { $whom } drunk
   *[other] { $who } gets { $whom } drunk
}
    .verb = gets drunk
going-charges = { $me ->
    [who] You make { $whom } pay
   *[other] { $who } makes { $whom } pay
}
    .verb = makes pay
going-takes = { $me ->
    [who] You take Gold
   *[other] { $who } takes Gold
}
    .verb = takes Gold
going-covers = { $me ->
    [who] You need not pay
   *[other] { $who } need not pay
}
    .verb = covers
going-serves = { $me ->
    [who] You make { $whom } drink
   *[other] { $who } makes { $whom } drink
}
    .verb = makes drink
going-orders = { $me ->
    [who] You order more Drinks
   *[other] { $who } orders more Drinks
}
    .verb = orders
going-opens = { $me ->
    [who] You open a Round
   *[other] { $who } opens a Round
}
    .verb = opens
going-gambles = { $me ->
    [who] You gamble on
   *[other] { $who } gambles on
}
    .verb = gambles
going-cheats = { $me ->
    [who] You cheat
   *[other] { $who } cheats
}
    .verb = cheats
going-raises = { $me ->
    [who] You raise
   *[other] { $who } raises
}
    .verb = raises
going-leaves = { $me ->
    [who] You leave the Round
   *[other] { $who } leaves the Round
}
    .verb = leaves
going-ends = { $me ->
    [who] You end the Round
   *[other] { $who } ends the Round
}
    .verb = ends
going-again = { $me ->
    [who] You undo the win
   *[other] { $who } undoes the win
}
    .verb = undoes
going-negates = { $me ->
    [who] You say no
   *[other] { $who } says no
}
    .verb = negates
going-ignores = { $me ->
    [who] You ignore it
   *[other] { $who } ignores it
}
    .verb = ignores
going-redirects = { $aim ->
    [you] { $who } turns it on you
    [self] You turn it on yourself
   *[other] { $me ->
        [who] You turn it on { $whom }
       *[other] { $who } turns it on { $whom }
    }
}
    .verb = redirects
going-reduces = { $me ->
    [who] You soften it
   *[other] { $who } softens it
}
    .verb = reduces
going-splits = { $me ->
    [who] You share it
   *[other] { $who } shares it
}
    .verb = splits
going-passes = { $me ->
    [who] You pass it to { $whom }
   *[other] { $who } passes it to { $whom }
}
    .verb = passes
going-changes = { $me ->
    [who] You change the Drink
   *[other] { $who } changes the Drink
}
    .verb = changes

## Other things

# $state: plain | ignored
going-drink = { $me ->
    [who] { $state ->
        [ignored] You leave a Drink
       *[plain] You drink
    }
   *[other] { $state ->
        [ignored] { $who } leaves a Drink
       *[plain] { $who } drinks
    }
}
going-event = { $me ->
    [who] You turn up an Event
   *[other] { $who } turns up an Event
}
# $state: open | won | taken | ended; $who is in control, or has won; `nobody`: no one
going-round = { $state ->
    [won] { $me ->
        [who] You have won the Round
       *[other] { $who } has won the Round
    }
    [taken] { $me ->
        [who] You take the pot
       *[other] { $who } takes the pot
    }
    [ended] The Round is over
   *[open] { $who ->
        [nobody] Nobody is in control
       *[other] { $me ->
            [who] You are in control
           *[other] { $who } is in control
        }
    }
}
going-payment = { $place ->
    [pot] An ante of { $amount } Gold
    [inn] { $amount } Gold for the Inn
   *[seat] { $amount } Gold for { $whom }
}
going-hits-taken = { $aim ->
    [you] You were hit
    [self] You were hit
    [one] { $whom } was hit
    [everybody] Everybody was hit
   *[other] { $number } players were hit
}
going-contest = A Drinking Contest
going-last-chance = { $me ->
    [who] Your last chance
   *[other] { $who }'s last chance
}
going-discard = { $me ->
    [who] You discard and draw
   *[other] { $who } discards and draws
}
going-action = { $me ->
    [who] You choose an Action
   *[other] { $who } chooses an Action
}
going-order = { $me ->
    [who] You order a Drink
   *[other] { $who } orders a Drink
}
going-go = { $me ->
    [who] Your go
   *[other] { $who }'s go
}
going-other = { $me ->
    [who] You decide
   *[other] { $who } decides
}
going-text = { $me ->
    [who] A text of yours at work
   *[other] { $who }: a text at work
}
