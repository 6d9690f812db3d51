# The table on a phone held upright.
#
# Variables:
#   $name     a player's name
#   $gold     how much Gold
#   $hand     how many cards in hand
#   $drinks   how many cards in the Drink Me! Pile

page-phone-seat = { $name }: { $gold } Gold, { $hand } cards, { $drinks } Drinks waiting
page-phone-name = Choose { $name }
