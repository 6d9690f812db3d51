# What is said of Traps and of tokens that some never hold: on cards and in the log. Variables are as in cards.ftl and
# log.ftl.

kind-trap = Trap
text-trap = Trap for who finds it in your hand
check-traps = { $person ->
    [you] check
   *[they] checks
  } a card of your hand for traps
chart-never-automata = Otto never holds one.
fact-finds-trap = { $me ->
    [who] You find a trap: “{ $card }”!
    [whom] { $who } finds your trap “{ $card }”!
   *[other] { $who } finds a trap of { $whom }: “{ $card }”!
}
fact-finds-no-trap = { $me ->
    [who] You find no trap.
   *[other] { $who } finds no trap.
}
