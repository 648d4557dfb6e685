### Tokens

title = Tokens
neutral = Nobody
none = nothing

count-tokens = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}

## Components

card-clay = Clay
card-copper = Copper
card-bronze = Bronze
card-silver = Silver
card-gold = Gold

## Decisions and moves

step-take_turn = Turn
decision-take_turn = Take tokens, exchange your card or pass.
action-take = Take tokens
action-exchange = Exchange
action-pass = Pass
move-take = { $amount ->
    [one] Take { $amount } token; { $left } will be left
   *[other] Take { $amount } tokens; { $left } will be left
}
move-exchange = Lay down { $card } and draw another card
move-pass = Do nothing

## Events

event-started = { $player } begins.
event-card_drawn = { $player } draws { $card }.
event-round_begun = Round { $round } begins.
event-tokens_taken = { $player } takes { count-tokens }.
event-card_laid_down = { $player } lays down { $card } and draws another card.

## Refusals

refusal-TK-3-2 = { $pile ->
    [0] The pile is empty.
    [one] The pile has only { $pile } token.
   *[other] The pile has only { $pile } tokens.
}
refusal-TK-3-3 = The deck is empty.

## Scores and options

score-tokens = Tokens
score-card = Card
option-start_player = Start player
option-start_player-random = by lot
option-start_player-1 = seat 1
option-start_player-2 = seat 2
option-start_player-3 = seat 3

## Labels of the terminal and the board

phase-round = Round
label-pile = Pile
label-deck = Deck
label-laid_down = Laid down
label-tokens = Tokens
label-card = Card
label-hidden = hidden
board-rounds = The rounds
board-rule = Rules: { $part }
printed-card = { $card }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## First-game guide

guide-take = Each token is a point at the end. Take as many as you may.
guide-exchange = A better card may wait in the deck. Exchange yours instead of taking tokens.
