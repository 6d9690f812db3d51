# Since your turn, out of the game, and how the evening went.
#
# Variables:
#   $turn, $seconds, $fortitude, $alcohol   numbers

## Since your turn

page-digest = Since your turn
page-digest-you = You
page-digest-nothing = Nothing has happened to anybody since you last did something.

## Out of the game

page-out = You are out
page-out-passed-out = Your Alcohol ({ $alcohol }) has caught up with your Fortitude ({ $fortitude }).
page-out-broke = You have no Gold left.
page-out-watch = Go on watching
page-out-fast = Full speed
page-out-hands = Open hands
    .title = See what everybody holds
    .late = See what everybody held { $seconds } seconds ago
page-out-end = To the end
page-out-new = New game
page-out-people = People are still in the game: it goes on at their pace, and their hands stay closed.
    .late = People are still in the game: it goes on at their pace. Hands are opened { $seconds } seconds later.
page-out-skipping = The others play on …
    .turn = Turn { $turn }.

## How the evening went

page-standings = Standings
page-standings-stood = Standing to the end, with Fortitude { $fortitude } and Alcohol { $alcohol }.
page-standings-passes-out = Turn { $turn }:
page-standings-is-broke = Turn { $turn }, out of Gold:
page-key-moment = Key moment
page-evening = The evening: Fortitude and Alcohol of everybody, turn by turn
page-evening-out = ✕ turn { $turn }
page-evening-won = still standing
page-evening-turns = Numbers below: turns
page-evening-save = Save the picture
page-rematch-along = Go along
    .laid = They go on at another table.
