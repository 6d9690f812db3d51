# How a game went: what felled whom, and the key moment.
#
# Variables:
#   $who      the name of the player it happened to
#   $by       the name of the player behind it
#   $card     the title of the card, Drink or Event
#   $how      card | drink | own | chance | player | nothing      what is known of the cause; `own`: nobody else is behind it
#   $me       who | none      whether the listener is $who
#   $way      up | down | still      which way the gap between Fortitude and Alcohol moved; `still`: out of Gold
#   $turn, $amount   numbers
#   $winners  the names of those who won

story-felled = { $how ->
    [card] { $by } did it with “{ $card }”.
    [drink] “{ $card }” did it, a Drink from { $by }.
    [own] { $me ->
        [who] You did it yourself, with “{ $card }”.
       *[none] { $who } needed nobody else for that, only “{ $card }”.
    }
    [chance] “{ $card }” did it.
    [player] { $by } did it.
   *[nothing] Nobody is to blame.
}
story-key = { $way ->
    [down] Turn { $turn }: { $who } comes { $amount } closer to falling.
    [up] Turn { $turn }: { $who } gets { $amount } further from falling.
   *[still] Turn { $turn }: { $who } has no Gold left.
}
story-key-led = From then on the lead was never lost again: { $winners }.
story-key-blow = It was the hardest blow of the evening.
