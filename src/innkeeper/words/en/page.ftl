# What the page says everywhere.
#
# Variables:
#   $count   how many cards

page-pick = { $count ->
    [0] Keep all cards
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
page-choose-how = Choose how
page-to-lobby = To the lobby
page-coming = Coming in…
page-inn-silent = The inn does not answer. Try again in a moment.
page-your-decision = Your decision
page-seat-lost = Your seat is yours no more; a bot plays it. You can watch.
page-hint = Hint: what would a veteran do?
