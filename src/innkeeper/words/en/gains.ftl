# What is said of gains that others may stop, of payments to the Inn, and of who leaves the table for a while: on
# cards, in questions and in the log. Variables are as in cards.ftl, prompts.ftl, going.ftl and log.ftl.

## On cards

moment-would-gain-fortitude = when another player is about to gain Fortitude
moment-would-gain-gold = when another player is about to gain Gold from the Inn
moment-after-payment = when a card has just made a player pay Gold to the Inn
moment-after-payment-by-another = when a card has just made another player pay Gold to the Inn
brief-moment-card-is-action-by-another = another player’s Action card in a Round
brief-again-action-source = they may play one more Action
thing-would-gain-fortitude = Fortitude another player would gain
thing-would-gain-gold = Gold another player would gain from the Inn
moment-after-loss-of-me = after another player made you lose Fortitude
moment-after-loss = after another player made anyone lose Fortitude
moment-card-ignores-drink = when { $cards } is played to Ignore a Drink
moment-card-ignores-drink-by-another = when another player plays { $cards } to Ignore a Drink
moment-card-is-action = when { $cards } that is also an Action Card is played
moment-card-is-action-by-another = when another player plays { $cards } that is also an Action Card
again-action-source = on their own turn that player may play one more Action Card
stop-gain = that gain does not happen
brief-stop-gain = no gain for them
per-paid = for each Gold paid
turn-drink = if its whole Alcohol Content is above 0, it gives { $amount } Fortitude in place of that
brief-turn-drink = { $it } gives { $amount } Fortitude in place of Alcohol Content
leave-table = { $person ->
    [you] leave
   *[they] leaves
  } the table until { $person ->
    [you] your
   *[they] their own
  } next turn, playing no cards and Ignoring everything
brief-leave-table = { $person ->
    [you] you are
   *[they] is
  } out until { $person ->
    [you] your
   *[they] their
  } next turn

## Questions and what is going on

ask-gain-coming = Somebody is about to gain something. Will you answer?
    .then = If nobody does, they gain it.
ask-hit-other = Somebody has just been made to lose Fortitude. Will you step in?
    .then = If you pass, you let it be.
ask-inn-paid = The Inn has just been paid. Will you answer?
    .then = If you pass, you let it be.
going-gain = { $stat ->
    [gold] { $aim ->
        [you] { $amount } Gold from the Inn for you
        [one] { $amount } Gold from the Inn for { $whom }
       *[other] Gold from the Inn for { $number } players
    }
   *[fortitude] { $aim ->
        [you] { $amount } Fortitude for you
        [one] { $amount } Fortitude for { $whom }
       *[other] Fortitude for { $number } players
    }
}
why-no-gain-coming = Nobody else is about to gain what it could stop.
    .short = Nothing to stop
why-no-payment-made = Nobody has just paid the Inn in a way that it could answer.
    .short = Nobody paid the Inn

## In the log

fact-stops = { $me ->
    [who] You see to it that { $whom } gains nothing.
    [whom] { $who } sees to it that you gain nothing.
   *[other] { $who } sees to it that { $whom } gains nothing.
}
fact-leaves-table = { $me ->
    [who] You leave the table until your next turn.
   *[other] { $who } leaves the table until their next turn.
}
