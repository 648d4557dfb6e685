### Spielmarken

title = Spielmarken
neutral = Niemand
none = nichts

count-tokens = { $tokens ->
    [one] { $tokens } Spielmarke
   *[other] { $tokens } Spielmarken
}

## Components

card-clay = Ton
card-copper = Kupfer
card-bronze = Bronze
card-silver = Silber
card-gold = Gold

## Decisions and moves

step-take_turn = Zug
decision-take_turn = Nimm Spielmarken, tausche deine Karte oder passe.
action-take = Spielmarken nehmen
action-exchange = Tauschen
action-pass = Passen
move-take = { $amount ->
    [one] { $amount } Spielmarke nehmen; { $left } bleiben übrig
   *[other] { $amount } Spielmarken nehmen; { $left } bleiben übrig
}
move-exchange = Die Karte { $card } ablegen und eine andere ziehen
move-pass = Nichts tun

## Events

event-started = { $player } beginnt.
event-card_drawn = { $player } zieht { $card }.
event-round_begun = Runde { $round } beginnt.
event-tokens_taken = { $player } nimmt { count-tokens }.
event-card_laid_down = { $player } legt { $card } ab und zieht eine andere Karte.

## Refusals

refusal-TK-3-2 = { $pile ->
    [0] Der Stapel ist leer.
    [one] Auf dem Stapel liegt nur { $pile } Spielmarke.
   *[other] Auf dem Stapel liegen nur { $pile } Spielmarken.
}
refusal-TK-3-3 = Der Nachziehstapel ist leer.

## Scores and options

score-tokens = Spielmarken
score-card = Karte
option-start_player = Startperson
option-start_player-random = durch Los
option-start_player-1 = Platz 1
option-start_player-2 = Platz 2
option-start_player-3 = Platz 3

## Labels of the terminal and the board

phase-round = Runde
label-pile = Stapel
label-deck = Nachzieh­stapel
label-laid_down = Abgelegt
label-tokens = Spielmarken
label-card = Karte
label-hidden = verdeckt
board-rounds = Die Runden
board-rule = Regeln: { $part }
printed-card = { $card }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## First-game guide

guide-take = Jede Spielmarke ist am Ende ein Punkt. Nimm so viele, wie du darfst.
guide-exchange = Im Nachziehstapel liegt vielleicht eine bessere Karte. Tausche deine, statt Spielmarken zu nehmen.
