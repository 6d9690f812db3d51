# Why a card cannot be played now: a sentence for each reason, and at the card's foot a few words (at most 28 letters).

## The turn

why-out = The game is over for you.
    .short = You are out of the game
why-over = The game is over.
    .short = The game is over
why-turn-over = Your turn is over: you play no card until the next player's begins.
    .short = Your turn is over
why-not-your-turn = Action Cards are played on your own turn.
    .short = On your turn only
why-phase-to-come = Your Action Phase has not come yet.
    .short = In your Action Phase
why-phase-over = Your Action Phase is over.
    .short = Your Action Phase is over
why-action-used = Actions are played while nothing else is going on, as many as you have in a turn: a Boss several, others one.
    .short = No Action now
why-nobody-to-name = There is nobody it could be played on.
    .short = Nobody to play it on
why-let-pass = You have answered; wait until something else is played.
    .short = You have answered
why-holding = You hold the game here: let it go on, and you are asked.
    .short = You hold the game
why-held = Somebody holds the game to have a look; you are asked after that.
    .short = The game is held
why-closed = This is one step, and this card cannot interrupt it.
    .short = Not in this step
why-always-champion = A Boss who stands alone is always the Champion.
    .short = You are the Champion
why-players = It asks for another number of players left.
    .short = Not with so many players
why-order-phase = It is played in your own Order a Drink Phase.
    .short = When you order a Drink
why-drink-phase = It is played in another player's Drink Phase.
    .short = In another's Drink Phase
why-other-phase = Its phase is not now.
    .short = Its phase is not now

## Gambling

why-no-round = It is played in a Round of Gambling, on your go.
    .short = No Round is running
why-left-round = You are no longer in this Round of Gambling.
    .short = You are out of this Round
why-locked = After a Winning Hand! only a Cheating Card can take control.
    .short = Only Cheating beats that
why-not-your-go = Wait for your go.
    .short = Wait for your go
why-during-round = It is played during a Round of Gambling.
    .short = No Round is running
why-round-to-come = The Round of Gambling is only just beginning.
    .short = The Round begins
why-round-over = The Round of Gambling is already over.
    .short = The Round is over
why-ante-or-ending = It cannot answer a card that makes players ante or ends the Round.
    .short = Not in answer to this card
why-ending = It cannot answer a card that ends the Round.
    .short = Not in answer to this card
why-no-pot = Nobody else is taking the pot of a Round.
    .short = When another takes the pot
why-no-win = Nobody else has just won a Round of Gambling.
    .short = When another wins a Round
why-no-ante = No ante is due from you.
    .short = No ante is due from you

## Answering cards

why-nobody-behind = No player is behind an Event.
    .short = No player is behind it
why-no-card = There is no card waiting that it could answer.
    .short = No card to answer now
why-only-idts = Only a card like I don't think so! can answer that card.
    .short = Cannot touch that card
why-only-its-like = Only a card like I don't think so! can answer that card.
    .short = Cannot touch that card
why-other-kind = It does not answer cards of this kind.
    .short = Not against this kind
why-ignored = You Ignore that already.
    .short = You Ignore it already
why-no-negating = That card cannot be Negated.
    .short = It cannot be Negated
why-no-ignoring = That card cannot be Ignored.
    .short = It cannot be Ignored
why-no-reducing = That loss cannot be reduced.
    .short = It cannot be reduced
why-beyond-help = You share that loss already: nothing more can be done about your half.
    .short = Nothing helps any more
why-yet-to-choose = Whether anything is lost is still to be chosen: what may never come is not shared.
    .short = Not chosen yet
why-own-card = It answers another player's card, not your own.
    .short = Not on your own card
why-changes-no-drink = That card does not change a Drink.
    .short = That changes no Drink
why-own-payment = You cannot Ignore the payment of your own card.
    .short = Not on your own payment
why-no-loss-coming = That card takes no Fortitude from you.
    .short = It does not hit you
why-not-affected = That card does not directly change what this one protects.
    .short = Nothing of yours changes
why-reduced = You have played a card to reduce or Ignore that loss.
    .short = You answered that loss
why-no-loss = You have not just lost Fortitude to another's card.
    .short = When you have been hit

## Drinks, Events, Gold

why-event = An Event is no Drink.
    .short = An Event is no Drink
why-no-drink = No Drink lies open to it.
    .short = No Drink now
why-not-your-drink = It is played on a Drink that you would take.
    .short = This Drink is not yours
why-no-split = This Drink can be split by its own text alone.
    .short = No card splits this Drink
why-does-nothing = This Drink would do nothing to you.
    .short = It does nothing to you
why-own-drink = It is played on a Drink that another player revealed.
    .short = Not on a Drink you revealed
why-no-event = No Event lies open to it.
    .short = No Event now
why-no-payment = You are not about to lose Gold.
    .short = You are not losing Gold
why-no-bill = No new Drinks have to be paid for.
    .short = No bill for Drinks now
why-cost = You cannot pay what it costs.
    .short = You cannot pay for it
why-component = This asks for something of yours to stand elsewhere than it does now.
    .short = Not as things stand with you
why-no-gain = You have not just gained Gold.
    .short = When you have gained Gold
why-no-leaving = Nobody may choose to leave this Round.
    .short = Nobody may leave
