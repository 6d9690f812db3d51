# The lobby: play now, set up a table, wait for friends.
#
# Variables:
#   $name                     a guest's or a character's name
#   $number                   the number of a chair, from 1
#   $seats, $friends, $bots   how many there are of them
#   $taken, $empty            how many chairs somebody sits on, and how many nobody does
#   $seconds, $minutes        how long something lasts
#   $bot                      how strong a bot is, one of page-bot-…
#   $there                    whether somebody is there: you, yes or no
#   $cards                    how many Drinks there are in the chosen decks
#   $link                     how a link begins
#   $count                    how many have chosen a character
#   $character                whom somebody plays
#   $whose                    whom it is about: you, a person, a bot or nobody
#   $chosen                   whether the guest has set their heart on a character: yes or no
#   $named                    whether the guest has said their name: yes or no

## The hero

page-lobby-title = Innkeeper
page-lobby-tag = Keep your gold. Stay on your chair.
page-lobby-play = Play now
    .small = { $chosen ->
        [yes] { $name } and three bots
       *[no] You and three bots, at once
    }
    .busy = Laying the table …
page-lobby-name = Your name
page-lobby-guest = Guest
page-lobby-you-play = You play { $name }
page-lobby-characters = Your character
page-lobby-random = Random
page-lobby-nobody = drafts a character
page-lobby-taken = taken by { $name }
page-language-en = English
page-language-ru = Русский
page-lobby-go-on = Go on playing
page-lobby-go-on-as = as { $name }
page-lobby-join-label = The link of a table, or its id
    .placeholder = A friend’s link
    .join = Join
    .watch = Watch
    .wrong = This is neither the link of a table nor its id. A link looks like { $link }.
page-lobby-more = More of the inn
page-lobby-learn = Learn it in three minutes
page-lobby-workshop = Make a character
page-lobby-replays = Replays
page-lobby-deck = Cards
page-lobby-rulebook = Rules
page-lobby-about = About
page-lobby-closed = The inn does not answer.
    .again = Try again

## Setting up a table

page-setup-title = Set up a table
page-setup-count = { $seats } chairs · you{ $friends ->
    [0] { "" }
    [one] , 1 friend
   *[other] , { $friends } friends
}{ $bots ->
    [0] { "" }
    [one] , 1 bot
   *[other] , { $bots } bots
}
page-setup-tab =
    .who = Who plays
    .who-short = Who
    .mode = Mode and sides
    .mode-short = Mode
    .extras = Drinks and extras
    .extras-short = Drinks
    .agreed = Pace
page-setup-chairs = The chairs
    .short = Chairs
page-setup-you = { $named ->
    [yes] { $name }, you
   *[no] You
}
page-setup-friend = A friend
    .line = gets your link
page-setup-bot = Bot
page-setup-bot-line = bot · { $bot }
page-setup-add = Add a chair
    .short = Add
    .line = up to ten
    .full = Ten is the most a table has.
page-setup-chair = Chair { $number }
    .yours = Your chair
    .who = Who sits here
    .own = Pick a character, or leave it to chance.
    .draft = Characters are drafted when the game starts: everybody chooses in turn, so nobody has one yet.
    .pick = Pick them now instead
    .remove = Take the chair away
    .few = A table needs two chairs.
page-setup-who-friend = A friend
page-setup-who-bot = Bot, { $bot }
page-setup-wrong = something is wrong here

page-setup-characters = Characters
    .pick = Pick
    .random = Random
    .draft = Draft
    .chosen = As you like
    .hint = Pick: chair by chair; friends pick when they sit down. Random: chance deals them. Draft: when the game starts, one after another, among those that are left.
page-setup-drinks = Drinks
    .one = { $cards } Drinks in play. A second deck comes with the Bar Deck.
    .several = { $cards } Drinks in play. More than 30 only with the Bar Deck, so it is switched on with the second deck.
page-setup-pace = Pace
page-setup-answer-time = Time to answer
    .hint = How long you may think before you answer a card. Then the inn passes for you.
page-setup-turn-time = Time for a turn
    .hint = How long you may think at each step of your own turn. Then the inn goes on for you.
page-setup-delay = Spectators see it
    .hint = Who watches sees the table later, so that nobody can be helped by a friend who watches.
page-setup-timeout = Away after
    .hint = When somebody’s connection is gone for so long, a bot plays the seat until they are back.
page-setup-hint = Open the table and send its link: a name is all your friends need. Chairs still empty at the start go to bots.
    .teams = Teammates see each other’s hands and have a chat of their own. Chairs still empty at the start go to bots.
page-setup-rule = Rule
page-setup-open = Open the table
    .busy = Opening …

page-pace-swift = Swift
    .hint = Bots answer at once and nothing waits. The quickest game, but how fast somebody passes may tell what they hold.
page-pace-natural = Natural
    .hint = Bots think for a moment, and a moment nobody can use looks the same. The usual choice.
page-pace-slow = Slow
    .hint = As natural, but everything lasts twice as long: for a first game, or for talk between the cards.
page-pace-even = Even
    .hint = Every chance to answer lasts equally long: the time to answer, or a few seconds if there is none. Nobody can tell what you hold from how fast you pass.
page-bot-regular = steady
page-bot-random = tipsy
page-bot-veteran = veteran
page-time-none = None
page-time-live = At once
page-time-seconds = { $seconds } s
page-time-minutes = { $minutes } min

## The room before the game

page-waiting-invited = You are invited
    .tag = A name is all it takes.
page-waiting-watching = You are watching
    .tag = The game has not begun yet. You see it from here as soon as it does.
    .sit = Sit down and play instead
page-waiting-sit = Sit down
    .small = On the first free chair
    .chosen = On chair { $number }
    .full = Every chair is taken. You can stay and watch.
page-waiting-seated = You have a chair, { $name }
    .tag = The candle is lit. Who else is coming?
page-waiting-start = Start the game
    .all = Everybody is here
    .bots = { $empty ->
        [one] The empty chair goes to a bot
       *[other] { $empty } empty chairs go to bots
    }
    .draft = { $empty ->
        [0] First everybody drafts a character
        [one] A draft first; the empty chair goes to a bot
       *[other] A draft first; { $empty } empty chairs go to bots
    }
page-waiting-ready = I am ready
    .small = The game begins when everybody is, or when { $host } starts it
    .on = You are ready
    .back = Press again if you are not, after all
    .host = Start it when everybody is ready
page-waiting-drafted = Characters are drafted here: when the game starts, everybody chooses in turn, in an order drawn by lot.
page-waiting-leave = Give your chair up
page-waiting-count = { $taken } of { $seats } chairs taken
page-waiting-free = Free chair
    .line = sit down here
    .waits = waits for a friend
page-waiting-line = { $name } · { $there ->
    [you] you
    [yes] here
   *[no] not here yet
}{ $ready ->
    [true] , ready
   *[false] { "" }
}
    .draft = { $there ->
        [you] you
        [yes] here
       *[no] not here yet
    }{ $ready ->
        [true] , ready
       *[false] { "" }
    }
page-waiting-invite = Bring friends
    .tag = A link and a name is all it takes.
    .code = The link as a code for a phone’s camera
    .link = The link of this table
    .copy = Copy the link
    .copied = Copied
    .share = Send the link
    .local = This link works on this computer only.
page-network = Open the inn to my network
    .warning = One press lets friends in your network in, and everybody else there, unencrypted, until you close the inn. At home, not in a café.
    .opened = Friends in your network come in by this link.
    .elsewhere = Friends elsewhere?
    .command = One command, typed in Innkeeper’s folder on a machine that they can reach:
    .docs = The file { $file } tells the rest.
page-waiting-options = What was agreed
page-brought = Characters brought along
    .box = Brought to this table
    .read = read every card
    .cards = Brought along: the cards of { $name }
    .file = A character of your own, from a file
    .large = This file is too large to be a character.
page-waiting-talk = Talk
    .say = Say something
    .send = Say
    .quiet = Nobody has said anything yet.

## The draft

page-draft-title = { $whose ->
    [you] Choose your character
    [bot] A bot is choosing
    [nobody] Everybody has a character
   *[person] { $name } is choosing
}
page-draft-last = { $whose ->
    [you] You play { $character }.
    [bot] A bot plays { $character }.
    [nobody] The order was drawn by lot.
   *[person] { $name } plays { $character }.
}
page-draft-call = Your turn to choose
page-draft-count = { $count } of { $seats } have a character
page-draft-order = The order
page-draft-now = chooses
page-draft-later = still to choose
page-draft-away = away
page-draft-you = (you)
page-draft-left = Characters
page-draft-pick = { $chosen ->
    [yes] Play { $name }
   *[no] Choose one
}
page-draft-wait = { $chosen ->
    [yes] { $name }, in your turn
   *[no] Wait for your turn
}
page-draft-hint = Look at whom you like. A character that is chosen is gone for the others, and a choice stands.
page-draft-random = Chance picks among those that are left.
page-draft-cards = Look at the cards
page-draft-yours = You play { $name }. The game begins when everybody has a character.
page-draft-watching = { $delay ->
    [0] You are watching. The game begins when everybody has a character.
   *[other] You are watching, { $delay } s behind. The game begins when everybody has a character.
}
