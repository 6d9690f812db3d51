# What is said of phases that come once more or are skipped: on cards and in the log. Variables are as in cards.ftl
# and log.ftl; $amount is the phase, from 0 on.

moment-during-phase = in or after a phase of any player’s turn
moment-during-phase-of-me = in or after a phase of your turn
moment-during-phase-of-another = in or after a phase of another player’s turn
again-phase = that player has this phase once more
skip-phase = that player skips this phase
brief-again-phase = this phase comes once more
brief-skip-phase = this phase is skipped
fact-phase-again = { $me ->
    [who] You have { $amount ->
        [0] a Discard and Draw Phase
        [1] an Action Phase
        [2] an Order a Drink Phase
       *[3] a Drink Phase
      } once more.
   *[other] { $who } has { $amount ->
        [0] a Discard and Draw Phase
        [1] an Action Phase
        [2] an Order a Drink Phase
       *[3] a Drink Phase
      } once more.
}
fact-phase-skipped = { $me ->
    [who] You skip this phase.
   *[other] { $who } skips this phase.
}
