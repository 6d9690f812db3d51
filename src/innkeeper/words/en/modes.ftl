# Ways to play: what they are called, and what the rules have against playing one at this table.
#
# Variables:
#   $mode         what the mode is called
#   $numbers      how many can play it, such as “3 to 5” or “4, 6, 8”
#   $players      how many there are
#   $who          a character's name

mode-standard = Each alone
    .about = The last one awake with Gold wins.
mode-two-headed-dragon = Two-Headed Dragon
    .about = Pairs share one track, one purse and one turn.
mode-boss-battle = Boss Battle
    .about = One villain with several Actions against two to four.
mode-two-headed-boss-battle = Two-Headed Boss Battle
    .about = Pairs of villains, each with the Boss Cards.
mode-leaders-and-lackeys = Leaders and Lackeys
    .about = Every pair is one villain and one helper.
mode-boss-versus-boss = Boss versus Boss
    .about = Villains only, each alone, Boss Cards and all.
mode-numbers = { $first } to { $last }

objection-no-sides = In { $mode } everybody plays alone, without sides.
objection-players = { $mode } is for { $numbers } players, not { $players }.
objection-villains = Every Boss needs a villain, and there are too few of them: { $mode } is for { $numbers } players, not { $players }.
objection-sides = { $mode } is played in teams: say who is on which side.
objection-apart = Teammates sit next to each other.
objection-pairs = { $mode } is played in teams of two.
objection-challengers = In { $mode } one Boss plays against a team of 2, 3 or 4.
objection-villain = { $who } cannot be a Boss: only villains have Boss Cards.
objection-twins = There is one Boss Deck of { $who }, so no two Bosses can be the same.
