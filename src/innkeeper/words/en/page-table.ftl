# The table in the browser.
#
# Variables:
#   $who, $whom     names of players
#   $left           how far Fortitude and Alcohol Content are apart
#   $seconds        seconds left to decide

## Parts

page-gap = Fortitude minus Alcohol
page-gap-left = left
page-gap-words = { $left } left
    .then = { $left } → { $then } left
page-track = Fortitude { $fortitude }, Alcohol { $alcohol }, { $left } apart
page-alcohol-climbs = Alcohol climbs
page-fortitude-falls = Fortitude falls
page-seconds = { $seconds } s
page-wick = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
page-card-alcohol = { $amount } Alcohol
page-card-fortitude = { $amount } Fortitude
page-card-chaser = Chaser: one more
page-card-or = or
page-card-same = the same.

## The bar at the top

page-inn = Innkeeper
page-place = { $title } · { $players } players
page-smart-pass = Smart pass
    .title = Stop me only when I hold something that I could play
page-hold = Hold
    .title = Stop me at every window
page-undo = Take back
    .ask = Take back: the others are asked, for something new has been seen
    .none = There is nothing to take back
page-watching = Watching
page-sound-off = Sound: off
page-sound-quiet = Sound: quiet
page-sound-full = Sound: full
page-language = Language
page-keys = Keys
page-menu = Menu
page-turn-of = { $you ->
    [true] It is your turn
   *[other] It is { $who }'s turn
}
page-round = Round of Gambling
page-turn-waits = { $who }'s turn waits
page-phase-0 = Discard and draw
page-phase-1 = Action
page-phase-2 = Order a Drink
page-phase-3 = Drink

## Boards

page-board = { $who }: Fortitude { $fortitude }, Alcohol { $alcohol }, { $gold } Gold, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $drinks ->
    [one] 1 Drink
   *[other] { $drinks } Drinks
} waiting
page-lies-before = Lies before { $who }
page-laid-on = Laid on { $who } by others
page-token-of = { $label } of { $who }.
page-on-your-table = in front
page-sell-instead = Sell “{ $title }” instead
page-of-most = of { $most }
page-you = you
page-your-turn = { $you ->
    [true] your turn
   *[other] whose turn it is
}
page-bot = bot
page-away = away, bot
page-absent = away
page-gold = Gold
page-alcohol = Alcohol
page-fortitude = Fortitude
page-hand-count = Cards in hand
page-hands = All hands
page-hand-of = { $who }'s hand
page-hand-empty = no cards
page-drink-me = Drink Me!
page-deck = deck
page-used = used
page-used-top = Look at the card used last
page-sit-behind = Sit behind { $who }
page-aim-several = Ways to choose { $who }
page-flag-out = out of the game
page-flag-control = in control
page-flag-left = out of the Round
page-flag-passed = passed
page-flag-opened = opened
page-flag-raised = raised

## The middle

page-bar = The bar
page-drink-deck = Drink deck
page-discards = Discards
page-the-inn = The Inn
page-stack = What is going on
page-stack-more = { $count } more before
page-answers-this = answers this
page-look-at = Look at “{ $card }”
page-against-fortitude = against Fortitude
page-drink-ignored = Ignored
page-pot = Gold in the pot
page-nobody-controls = Nobody is in control
page-in-control = { $who } is in control
page-round-opens = { $who } opens
page-round-raises = { $who } raises
page-round-plays = { $who } plays

## Deciding

page-decision = Your decision
page-rule = Rule
page-rule-more = In the rulebook
page-advised = hint
page-hint-card = choose a lit card
page-hint-pick = choose cards
page-play-instead = Play “{ $title }” now
page-picked = chosen
page-back = Back
page-ask-whom = “{ $title }”: on whom?
page-ask-how = “{ $title }”: in which way?
page-space = Space
page-enter = Enter
page-stop-usual = Stops you when it could answer something. Press to never be stopped for it.
page-stop-never = Never stops you. Press to be stopped for it whenever it can be played.
page-stop-always = Stops you whenever it can be played. Press to be stopped as usual.
page-armed = At the next chance
page-arms = Press for the next chance
page-go-on = Go on
page-choice-waits = Your answer is kept here and sent as soon as the inn can be heard again.
page-reading = Leave me time to read what touches me
page-lost = The line to the inn is broken. Trying again …

## The log

page-log = What happened
page-log-unread = { $count ->
    [one] one new line in the talk
   *[other] { $count } new lines in the talk
}
page-log-now = Your answer …
page-log-compact = Log: compact lines
page-log-roomy = Log: roomy lines, with rules
page-log-earlier = What happened before
page-log-taken-back = { $whose ->
    [you] You took a choice back.
    [other] { $who } took a choice back.
   *[nobody] A choice was taken back.
}
page-say = Say something

## Dialogs

page-close = Close
page-key-digits = choose a card, or a way to go on
page-key-arrows = move in the hand
page-key-enter = play what is chosen
page-key-play = play the chosen card instead of discarding it
page-key-space = pass
page-key-escape = put it back
page-key-undo = take back
page-key-hold = stop me at every window, or not
page-key-since = what happened since I last did something
page-key-chat = say something
page-key-keys = show the keys
page-invite-watch = Copy a link for spectators
page-other-device = Go on with another device
    .told = Copied. Open it on the other device within { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
page-copied = Copied.
page-promise = The deal is promised
    .about = This is a digest of the seed that decides who begins and every shuffle, drawn when the table was opened. The replay will show the seed, so everybody can see that nothing was changed. Copy it if you would like to check that yourself.
    .digest = Digest of the deal
    .copy = Copy
page-rulebook = The rulebook
page-contrast = High contrast
page-still = Less motion
page-mute = Mute
page-unmute = Hear again
page-kick = Vote to let a bot play
page-leave = Leave the table
    .sure = A bot will play your seat to the end.
page-yes = Yes
page-no = No
page-vote-kick = Shall a bot play for { $who }?
page-vote-undo = { $mine ->
    [true] You ask to take your last choice back.
   *[other] { $who } asks to take the last choice back.
}
page-vote-count = { $yes } of { $needed }

## The end

page-over = The game is over
page-over-won = { $you ->
    [true] { $count ->
        [one] You win!
       *[other] You win: { $who }!
    }
   *[other] { $count ->
        [one] { $who } wins!
       *[other] { $who } win!
    }
}
page-over-tie = Nobody is left: a tie!
page-over-tag-you = Your Gold, your chair, your evening.
page-over-tag = The room cheers, and somebody pays.
page-over-look = Look at the table
page-over-back = To the end of the game
page-rematch = Once more
page-rematch-laid = The next table is laid, and your chair is kept.
page-replay = See it again
