# Otto, the third at a table of two. What $who, $whom, $me … are: see log.ftl and prompts.ftl.

## Whom an Action box of his falls on

who-most-fortitude = the player with the most Fortitude
who-least-fortitude = the player with the least Fortitude
who-most-alcohol = the player with the most Alcohol Content
who-least-alcohol = the player with the least Alcohol Content
who-most-gold = the player with the most Gold
who-least-gold = the player with the least Gold

## Factions of his deck

faction-warrior = Warrior
faction-rogue = Rogue
faction-cleric = Cleric
faction-wizard = Wizard

## What happened. $box is the box of the card that counts: Action, Sometimes, Gambling, Cheating

fact-turns-up-box = { $who } turns up “{ $card }”: { $box }.
fact-box-silent = “{ $card }” has nothing to say here.
fact-deck-empty = { $who } has no card left for this Round.
fact-track-fortitude = { $way ->
    [up] { $me ->
        [whom] { $who } gains { $amount } Fortitude on the track towards you.
       *[other] { $who } gains { $amount } Fortitude on the track towards { $whom }.
    }
    [down] { $me ->
        [whom] { $who } loses { $amount } Fortitude on the track towards you.
       *[other] { $who } loses { $amount } Fortitude on the track towards { $whom }.
    }
   *[still] { $me ->
        [whom] { $who }'s Fortitude stays where it is on the track towards you.
       *[other] { $who }'s Fortitude stays where it is on the track towards { $whom }.
    }
}
fact-track-alcohol = { $way ->
    [up] { $me ->
        [whom] { $who } gains { $amount } Alcohol Content on the track towards you.
       *[other] { $who } gains { $amount } Alcohol Content on the track towards { $whom }.
    }
    [down] { $me ->
        [whom] { $who } loses { $amount } Alcohol Content on the track towards you.
       *[other] { $who } loses { $amount } Alcohol Content on the track towards { $whom }.
    }
   *[still] { $me ->
        [whom] { $who }'s Alcohol Content stays where it is on the track towards you.
       *[other] { $who }'s Alcohol Content stays where it is on the track towards { $whom }.
    }
}
fact-track-reset = { $me ->
    [whom] { $who } passes out towards you: that track goes back to 6 Fortitude and 0 Alcohol Content.
   *[other] { $who } passes out towards { $whom }: that track goes back to 6 Fortitude and 0 Alcohol Content.
}
fact-no-reward = { $me ->
    [who] You take no reward.
   *[other] { $who } takes no reward.
}

## The reward

ask-reward = Otto has passed out towards you. Which reward do you take?
    .then = If you take none, it goes on.
option-reward-gold = 1 Gold from the Inn
option-reward-cards = Draw 2 cards
option-decline-reward = No reward

## Where he would stand if nobody answered. $whom is `you` or the player whom the track faces

then-track = { $whom ->
    [you] If nobody answers, { $who } towards you: { $changes }.
   *[other] If nobody answers, { $who } towards { $whom }: { $changes }.
}
then-track-out = { $whom ->
    [you] If nobody answers, { $who } passes out towards you: { $changes }. You may take a reward then.
   *[other] If nobody answers, { $who } passes out towards { $whom }: { $changes }.
}

## What stands against him at a table

objection-otto-players = Otto plays along with two players, not with { $players }.
objection-otto-teams = Otto does not play in teams, as in { $mode }.
objection-otto-factions = Otto plays with two different factions: warrior, rogue, cleric, wizard.

## At the terminal

terminal-automaton = { $who } ({ $factions }){ $state ->
    [active] , whose turn it is
   *[in] { "" }
}: { $tracks }; { $deck } cards in his deck
terminal-track = { $whom ->
    [you] towards you Fortitude { $fortitude }, Alcohol { $alcohol }
   *[other] towards { $whom } Fortitude { $fortitude }, Alcohol { $alcohol }
}
