# Setting up a table: how it is played, and who sits with whom.
#
# Variables:
#   $count            how many chairs
#   $chairs           their numbers, from 1
#   $name             a character's name
#   $one, $other      who sits on two chairs

page-mode-title = How do you play?
page-mode-short = Way to play
page-mode-give = { $count ->
    [one] Give chair { $chairs } { $name }
   *[other] Make chairs { $chairs } villains
}
page-mode-add = { $count ->
    [one] Add a chair
   *[other] Add { $count } chairs
}
page-mode-remove = { $count ->
    [one] Take a chair away
   *[other] Take { $count } chairs away
}
page-sides-title = Sides
    .hint = drag a chair onto another to swap them, or press both
    .alone = Everybody plays alone. Who sits next to whom still matters.
    .swap = swap { $one } and { $other }
    .with = Swap { $one } with …
    .swapped = { $one } and { $other } have swapped chairs.
    .draw = Draw the teams
    .drawn = Chance has drawn the teams.
    .boss = Boss
    .yours = your team
    .move = Sit here instead
