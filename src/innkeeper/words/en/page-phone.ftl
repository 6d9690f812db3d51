# The table on a phone held upright.
#
# Variables:
#   $name     a player's name

page-phone-name = Choose { $name }
