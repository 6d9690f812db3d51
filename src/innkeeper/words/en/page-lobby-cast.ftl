# Choosing a character: all of them at once, box by box.
#
# Variables:
#   $number            the number of a box
#   $box               what a box is called
#   $boxes             from how many boxes chance picks
#   $part              what a character plays with, such as Piety
#   $name              a character's name
#   $race, $class      of a character; either may be empty
#   $why               why nobody is there: words, simple, parts or favourites
#   $words             what was looked for

page-cast-box = Box { $number }
    .own = Decks of your own
    .tick = Random picks from { $box }
    .on = Random picks from this box. Press to leave it out.
    .off = Random leaves this box out. Press to take it in.
page-cast-search = Name or deed
    .label = Look for a character by name or by what the cards do
page-cast-filter = Which characters
    .all = All
    .simple = Simple
    .parts = Has parts
    .favourites = Favourites
page-cast-random = { $boxes ->
    [1] Random
   *[other] Random from { $boxes } boxes
}
    .means = { $boxes ->
        [1] Chance picks somebody when the table is opened.
       *[other] Chance picks somebody of the { $boxes } ticked boxes when the table is opened.
    }
page-cast-chance = By chance
page-cast-with = plays with { $part }
page-cast-favourite = a favourite of yours
page-cast-kind = { $race } { $class }
page-cast-difficulty = { $difficulty ->
    [1] easy to play
    [2] takes some practice
   *[3] demanding
  }
page-cast-parts = has parts
page-cast-owns = Plays with
page-cast-star = { $name } is a favourite of mine
page-cast-legend =
    .parts = plays with parts of its own
    .favourite = a favourite of yours
    .taken = taken by that chair
page-cast-nobody = { $why ->
    [words] Nobody here is called “{ $words }”, and no card speaks of it.
    [simple] Nobody here is without parts of their own.
    [parts] Nobody here has parts of their own.
   *[favourites] You have no favourites yet: the star beside a character makes it one.
}
    .all = Show all
