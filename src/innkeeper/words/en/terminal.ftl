# The table at the terminal.
#
# Variables:
#   $who, $whom, $names   a player's name, several names in a row
#   $card, $kind          the title of a card, and what kind of card it is
#   $number, $marked      how many cards must be marked, how many are
#   $alcohol, $fortitude  a marker's place or, for a Drink, what it adds, with its sign

## Choosing

terminal-back = Back to the other choices
terminal-marked = [x]
terminal-unmarked = [ ]
terminal-discard-any = { $marked ->
    [0] Keep all cards and draw
    [one] Discard the marked card and draw
   *[other] Discard the { $marked } marked cards and draw
}
terminal-discard-some = { $number ->
    [one] Discard the marked card ({ $marked } of { $number } marked)
   *[other] Discard the marked cards ({ $marked } of { $number } marked)
}
terminal-play-how = Play “{ $card }” …
terminal-choose-how = Play “{ $card }”: how?
terminal-no-choice = There is no choice { $number }. Choose a number from { $first } to { $last }.
terminal-enough-marked = { $number ->
    [one] Only 1 card may be marked. Take its mark away first.
   *[other] Only { $number } cards may be marked. Take a mark away first.
}
terminal-mark-more = { $number ->
    [one] Mark 1 more card first.
   *[other] Mark { $number } more cards first.
}

## What is going on

terminal-phase = Turn { $turn } · { $who } · { $phase ->
    [discard-and-draw] Discard and Draw
    [action] Action Phase
    [order-a-drink] Order a Drink
   *[drink] Drink Phase
}
terminal-middle = Drink Deck { $deck } · { $way ->
    [by] the Inn paid { $gold } Gold
   *[to] the Inn took { $gold } Gold
}
terminal-stack-card = { $who } plays “{ $card }” ({ $kind })
terminal-stack-card-on = { $who } plays “{ $card }” ({ $kind }) on { $whom }
terminal-stack-ignored-by = { $what }, Ignored by { $names }
terminal-stack-drink = { $who } is to drink “{ $card }”: { $state ->
    [ignored] Ignored
    [converted] Alcohol { $alcohol } goes to Fortitude, Fortitude { $fortitude }
    [alcohol] Alcohol { $alcohol }
   *[plain] Alcohol { $alcohol }, Fortitude { $fortitude }
}
terminal-stack-round = Round of Gambling, pot { $pot } Gold: { $state ->
    [won] { $control } has won it
    [taken] { $control } takes it
    [ended] it is over
   *[other] { $control ->
        [nobody] nobody is in control
       *[other] { $control } is in control
    }{ $state ->
        [locked] , only Cheating follows
       *[open] { "" }
    }; in it: { $names }
}
terminal-stack-payment = Due: { $dues }
terminal-due = { $amount } Gold from { $names }
terminal-everybody = everybody
terminal-everybody-but = everybody but { $names }
terminal-stack-event = “{ $card }” is revealed
terminal-stack-hits = { $whom } lost Fortitude
terminal-stack-contest = Drinking Contest of { $whom }
terminal-stack-last-chance = The last chance of { $who }
terminal-stack-discard = { $who } discards and draws
terminal-stack-action = { $who } chooses an Action
terminal-stack-order = { $who } orders a Drink
terminal-stack-go = { $who }'s go
terminal-stack-other = { $who } decides
terminal-stack-empty = Nothing waits to be answered.

## The boards

terminal-you = you
terminal-board = { $state ->
    [out] { $who }{ $me ->
            [yes] , you
           *[no] { "" }
        }: out of the game
   *[in] { $who }{ $me ->
            [yes] , you
           *[no] { "" }
        }{ $state ->
            [active] , whose turn it is
           *[in] { "" }
        }: Fortitude { $fortitude }, Alcohol { $alcohol }, Gold { $gold }, { $hand } in hand, Drinks waiting { $drinks }
}
terminal-lies = { $label } { $number }{ $kind ->
    [stock] { " " }left to lay
   *[other] { "" }
}
terminal-lies-open = { $label } { $number }: { $card }
terminal-head-track = A ‥  F
terminal-head-gold = G
terminal-head-gold-long = Gold
terminal-head-hand = H
terminal-head-hand-long = Hand
terminal-head-drinks = D
terminal-head-drinks-long = Drinks
terminal-team = { $state ->
    [out] { $who }{ $me ->
            [yes] , your team
           *[no] { "" }
        }: out of the game
   *[in] { $who }{ $me ->
            [yes] , your team
           *[no] { "" }
        }{ $state ->
            [active] , whose turn it is
           *[in] { "" }
        }: Fortitude { $fortitude }, Alcohol { $alcohol }, Gold { $gold }, Potion Tokens { $potions }
}
terminal-member = - { $who }{ $me ->
        [yes] , you
       *[no] { "" }
    }{ $boss ->
        [yes] , a Boss
       *[no] { "" }
    }: { $hand } in hand, Drinks waiting { $drinks }
terminal-potions = , Potion Tokens { $potions }
terminal-mate-hand = { $cards ->
    [none] { $who } holds nothing.
   *[other] { $who } holds (your team sees it): { $cards }
}
terminal-mates-title = Your team
terminal-team-numbers = { $gold } Gold · { $potions ->
    [one] 1 Potion
   *[other] { $potions } Potions
} · { $members }
terminal-numbers = { $gold } Gold · { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} · { $drinks ->
    [one] 1 Drink
   *[other] { $drinks } Drinks
}
terminal-passed-out = passed out
terminal-broke = no Gold left

## The end

terminal-end-winner = { $how ->
    [mine] You win! { $names } is the last one at the table.
    [mine-team] Your team wins! { $names } are the last ones at the table.
    [theirs-team] { $names } win: the last ones at the table.
    [tied] A tie: { $names } went down at the same moment.
   *[theirs] { $names } wins: the last one at the table.
}
terminal-end-passed-out = { $who } passed out, with Alcohol Content { $alcohol } and Fortitude { $fortitude }.
terminal-end-broke = { $who } had no Gold left.
terminal-end-turns = { $turns ->
    [one] The game took 1 turn.
   *[other] The game took { $turns } turns.
}
terminal-kept = The game is kept. To have it told again: { $command } replay { $file }
terminal-left = The game waits for you. To go on with it: { $short ->
    [none] { $command }
   *[other] { $short } (or { $command })
}
terminal-not-saved = This game cannot be saved in { $folder } ({ $reason }): it goes on, but is lost when you leave.
terminal-not-kept = The game was not saved.
terminal-taken = Another Innkeeper is playing with the games in { $folder }. Leave that one first, or set INNKEEPER_STATE to another folder.
terminal-you-passed-out = You have passed out, with Alcohol Content { $alcohol } and Fortitude { $fortitude }. The others play on.
terminal-you-broke = You have no Gold left and are out of the game. The others play on.

## Sitting down

terminal-title = The Red Dragon Inn
terminal-subtitle = drink, gamble, and be the last one standing
terminal-opponents-number = One to nine opponents can sit down with you. Give a number from 1 to 9, or a list such as gog,zot,eve.
terminal-no-bot = There is no bot “{ $name }”. There are: { $names }; a veteran may be given time, such as veteran:1s.
terminal-no-character = There is no character “{ $name }”. There are: { $names }, and random.
terminal-no-variant = Variants: { $text }
terminal-no-mode = There is no mode “{ $name }”. There are: { $names }.
terminal-game = { $game }, { $stage }.
terminal-game-of = { $who }: { $has }
terminal-game-cards = { $number ->
    [one] a card
   *[other] { $number } cards
}
terminal-game-dice = dice { $dice }
terminal-no-sides = Sides are written like 1,2/3,4 (seats with commas, a slash between sides), not “{ $text }”.
terminal-mode = Mode: { $name }
terminal-no-drinks = There is no drink deck “{ $name }”. There are: { $names }.
terminal-who-are-you = Who are you?
terminal-whoever = somebody at random
terminal-character = { $name } { $epithet }
terminal-ask-character = Type a number, a name, or just Enter for somebody at random.
terminal-ask-opponents = How many opponents, 1 to 9, or who, such as gog,zot,eve? Just Enter for { $number }.
terminal-seated = At the table: { $names }. You are { $who }.
terminal-waiting = A game is waiting in turn { $turn }: { $names }. You are { $who }.
terminal-go-on = Go on with this game
terminal-new-game = Begin a new game (this one is kept among the games played)
terminal-leave = Leave
terminal-damaged = The saved game cannot be used. { $why } It has been put aside as { $file }, and a new game begins.

## Line by line

terminal-plain-welcome = Type the number of your choice. “?” tells the rule, “h” your hand, “b” the boards, “w 3” why card 3 cannot be played, “s” stops you no more for cards that can wait (or does so again), “q” leaves and keeps the game.
terminal-plain-mark = Type the numbers of cards to mark or unmark, then 0. Several at once: 1 4 0
terminal-plain-hand = Your hand:
terminal-plain-no-cards = Your hand is empty.
terminal-plain-playable = can be played now
terminal-plain-bad = “{ $text }” is no choice. Type a number from the list, or “?”, “h”, “b”, “w 3”, “s”, “q”.
terminal-plain-empty = Type the number of your choice, then Enter. Other things to type: “?”, “h”, “b”, “w 3”, “s”, “q”.
terminal-plain-one = Type one number.
terminal-plain-why = Type “w” and the number of a card in your hand, such as “w 3”. “h” shows your hand with its numbers.
terminal-plain-no-card = There is no card { $number } in your hand. Type “h” to see your hand.
terminal-rule = Rule { $id }: { $text }
terminal-why-not = “{ $card }” cannot be played now. { $why }
terminal-why-can = “{ $card }” can be played now.

## In full screen

terminal-log = What happened (PgUp, PgDn; l: all)
terminal-whole-log = What happened
terminal-whole-log-keys = ↑ ↓ PgUp PgDn turn the pages · Esc closes
terminal-title-hushed = { $title } · hushed (s)
terminal-too-small = The window is too small: it is { $now }, and the table needs { $width } × { $height } or more.
terminal-you-are-out = You are out of the game
terminal-watch = Watch how it ends
terminal-skip = Skip to the end
terminal-hand = Your hand
terminal-your-choice = Your choice
terminal-others = The others play
terminal-wait = …
terminal-watching = You are out of the game. Watch how it ends, or leave with q: the game is kept.
terminal-over = The game is over
terminal-over-keys = The game is over. Press n for another one, or q to leave.
terminal-no-number = There is no choice { $number }.
terminal-nothing-asked = Nothing is asked of you just now.
terminal-choose-card = Choose a card of your hand with ↑ and ↓, then press w again.
terminal-hushed = { $state ->
    [passed] Passed. Hush: no more stops for cards that can wait.
    [on] Hush: no more stops for cards that can wait.
   *[off] No hush: you are asked about every card that can be played.
}
terminal-hurried = The others play fast.
terminal-unhurried = The others play at a pace that can be followed.
terminal-rule-title = The rule behind this
terminal-close = Esc closes
terminal-another = Another game
terminal-look = Look at the table
terminal-who-else = Who sits down with you?
terminal-sit-down = Sit down and play
terminal-one-more = + one more
terminal-one-fewer = − one fewer
terminal-drinks = Drink Deck: { $name }

terminal-key-mates = team
terminal-key-choose = choose
terminal-key-pass = pass
terminal-key-hand = hand
terminal-key-rule = rule
terminal-key-why = why
terminal-key-read = read a card
terminal-key-hush = hush
terminal-key-hurry = fast
terminal-key-leave = leave
terminal-key-next-list = next
terminal-key-log = log
terminal-key-new = new game
terminal-key-change = change
terminal-key-count = how many
terminal-key-sit = sit down
