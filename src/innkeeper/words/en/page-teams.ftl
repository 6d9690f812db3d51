# Teams at the table.
#
# Variables:
#   $who       the name of a team or of a player
#   $you       whether it is the guest's own team
#   $what      what somebody is asked, in a sentence
#   $card      titles of cards
#   $count     how many
#   $left, $all  how many of all are left

## Their names, by the place where they sit

page-team-0 = The Hearth
page-team-1 = The Door
page-team-2 = The Window
page-team-3 = The Stairs
page-team-4 = The Cellar
page-team-challengers = The Challengers
page-boss = Boss

## Boards

page-team-board = { $who }: Fortitude { $fortitude }, Alcohol { $alcohol }, { $gold } Gold
page-member = { $who }: { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $drinks ->
    [one] 1 Drink
   *[other] { $drinks } Drinks
} waiting
page-team-turn = { $you ->
    [true] It is your team's turn
   *[other] It is { $who }'s turn
}
page-actions = Actions
page-action-open = may act
page-action-done = has acted
page-action-now = now
page-action-to-come = to come
page-act-yours = yours
page-act-of = { $who }
page-tokens = Potion Tokens: { $left } of { $all } left
page-champion = champion

## A teammate

page-mate-hand = What { $who } holds
page-mate-asked = { $who } is asked: { $what }
page-mate-empty = no cards
page-mate-lit = can be played now

## Questions of teams

page-potion = Potion
    .use = Use a Potion Token
    .armed = You are asked at the next chance whether to use a Potion Token
page-ask-potion = A Potion Token: what for?
page-potion-fortitude = 6 Fortitude
page-potion-alcohol = 6 Alcohol less
page-potion-gold = 3 Gold
page-champion-ask = Who of you takes part?
page-champion-all = Only one of each team meets what touches all.
page-champion-sends = { $who } sends { $whom }.
page-champion-holds = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
page-champion-answers = To answer with: { $card }
page-champion-answers-none = Nothing to answer with
page-help = Who can help
page-help-you = You
page-help-none = nothing for this
page-help-answered = has answered
page-key-potion = use a Potion Token

## The end

page-team-won = { $you ->
    [true] Your team has won: { $who }!
   *[other] { $who } has won.
}
page-told-turn = { $you ->
    [true] It is your team's turn.
   *[other] It is the turn of { $who }.
}
page-told-in-danger = { $you ->
    [true] Your team is about to be out of the game and has a last chance.
   *[other] { $who }: about to be out of the game, with a last chance.
}
page-told-wins = { $you ->
    [true] Your team wins the game!
   *[other] { $who }: they win the game.
}
page-out-team = Your team is out of the game

## Talk

page-team-talk = Only your team
    .say = To your team
page-key-team = talk to my team
