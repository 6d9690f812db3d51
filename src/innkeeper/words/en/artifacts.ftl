# What is said of Artifacts, which are Gold pieces too: on cards, in questions and in the log. Variables are as in
# cards.ftl, prompts.ftl and log.ftl.

chart-to-purse = You begin with as many of them as others have Gold, face down in your Stash: each counts as 1 Gold for everybody who has it. Turned up it has its effect; whoever else gets one turns it up at once.
moment-after-spending = when another player has just spent an Artifact
take-artifact = take that Artifact
ask-coin = What do you pay with?
    .then = An Artifact counts as 1 Gold.
option-coin-coin = A coin
option-coin-down = An Artifact that lies face down
option-coin = “{ $card }”
ask-artifact-spent = An Artifact has just been spent. Will you answer?
    .then = If you pass, you let it be.
why-no-artifact-spent = Nobody else has just spent an Artifact.
    .short = No Artifact was spent
fact-peeks-artifact = { $me ->
    [who] You look at what you ante: “{ $card }”.
   *[other] { $who } antes “{ $card }”, face down.
}
fact-artifact-goes = { $me ->
    [who] You pay with “{ $card }”.
   *[other] { $who } pays with “{ $card }”.
}
fact-hidden-artifact-goes = { $me ->
    [who] You pay with an Artifact that lies face down.
   *[other] { $who } pays with an Artifact that lies face down.
}
fact-gets-artifact = { $me ->
    [who] Among the Gold you get “{ $card }”.
   *[other] Among the Gold { $who } gets “{ $card }”.
}
fact-takes-artifact = { $me ->
    [who] You take the Artifact that was spent: 1 Gold more for you.
   *[other] { $who } takes the Artifact that was spent, and has 1 Gold more.
}
fact-artifact-discarded = “{ $card }” is discarded.
