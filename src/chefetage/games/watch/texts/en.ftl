### Watch
###
### $player always begins its sentence, since the neutral figure is written with a capital letter.

title = Watch

neutral = { $players ->
    [1] The robot
   *[other] The third worker
}
none = nothing

## Counted things, for use within sentences

count-gears = { $gears ->
    [0] no gears
    [one] { $gears } gear
   *[other] { $gears } gears
}
count-roubles = { $roubles ->
    [0] no roubles
    [one] { $roubles } rouble
   *[other] { $roubles } roubles
}
count-notes = { $notes ->
    [0] no debt notes
    [one] { $notes } debt note
   *[other] { $notes } debt notes
}
count-discs = { $discs ->
    [0] no discs
    [one] { $discs } disc
   *[other] { $discs } discs
}
count-spies = { $eyes ->
    [one] { $eyes } spy card
   *[other] { $eyes } spy cards
}
count-eyes = { $eyes ->
    [one] { $eyes } eye
   *[other] { $eyes } eyes
}
price-roubles = { $price ->
    [one] { $price } rouble
   *[other] { $price } roubles
}
count-bonus = { $bonus ->
    [1] { $amount ->
        [one] { $amount } rouble
       *[other] { $amount } roubles
    }
    [2] { amount-gears }
    [3] { $obstacle ->
        [0] { $lower ->
            [0] a { $crate_colour } crate (value { $value }) for { amount-gears }
           *[other] a crate of value { $value } for { amount-gears }, since no { $crate_colour } one is left
        }
        [1] no bonus, since you have not unlocked { $crate_colour } crates
        [2] no bonus, since a { $crate_colour } crate costs { amount-gears } and you have { count-gears }
       *[other] no bonus, since no { $crate_colour } crate is left, nor a lower one
    }
   *[other] no bonus
}
# Where a disc comes, and the bonus that is asked about then.
found-bonus = { $bonus ->
    [0] : { count-bonus }
   *[other] { $obstacle ->
        [0] , with a bonus if you like: { count-bonus }
       *[other] : { count-bonus }
    }
}
price-gears = { $price ->
    [one] { $price } gear
   *[other] { $price } gears
}
coloured = { $crate_colour }
held-gears = { $held ->
    [0] no gears
    [one] { $held } gear
   *[other] { $held } gears
}
amount-gears = { $amount ->
    [one] { $amount } gear
   *[other] { $amount } gears
}
bribe-discs = { $bribe ->
    [one] { $bribe } disc
   *[other] { $bribe } discs
}
bribe-roubles = { $bribe ->
    [one] { $bribe } rouble
   *[other] { $bribe } roubles
}
printed-crates = { $colours ->
    [1] a light brown crate
    [2] a white crate
    [3] a light brown and a white crate
    [4] a dark brown crate
    [5] a light brown and a dark brown crate
    [6] a white and a dark brown crate
   *[other] a light brown, a white and a dark brown crate
}
majority = { $gain ->
    [0] { $worth ->
        [0] . That is no place that scores yet.
       *[other] . Your place on the track stays the same.
    }
    [one] . As it stands, each { scored-piece } then counts { $gain } point more.
   *[other] . As it stands, each { scored-piece } then counts { $gain } points more.
}
scored-piece = { $piece ->
    [1] gear
    [2] rouble
   *[other] crate
}
crate-values = { $crates ->
    [one] value { $first }
    [2] values { $first } and { $second }
   *[other] values { $first }, { $second } and { $third }
}
taken-notes = { $notes ->
    [0] {""}
    [one] {" "}and take { $notes } debt note for it
   *[other] {" "}and take { $notes } debt notes for it
}

## Action spaces and departments

space-smuggle = Smuggle
space-sell = Sell
space-overtime = Overtime
space-produce = Produce
space-upgrade = Upgrade
space-scrounge = Scrounge
space-search_documents = Search documents
space-watch = Watch

department-loading_dock = Loading dock
department-workshop = Workshop
department-warehouse = Warehouse
department-office = Office

## Majority tracks

track-gears_top = Gears I
track-gears_bottom = Gears II
track-roubles_top = Roubles I
track-roubles_bottom = Roubles II
track-crates_top = Crates I
track-crates_bottom = Crates II

## Crates

crate_colour-light_brown = light brown
crate_colour-white = white
crate_colour-dark_brown = dark brown

## Documents

document_colour-orange = orange
document_colour-turquoise = turquoise
document_colour-purple = purple
document_colour-grey = grey

document_kind-move_disc = Move a disc
document_kind-bank_pays = The bank pays
document_kind-smuggle_extra = Extra crate

document-orange_move_disc = “Move a disc” (orange)
document-orange_bank_pays = “The bank pays” (orange)
document-orange_smuggle_extra = “Extra crate” (orange)
document-turquoise_move_disc = “Move a disc” (turquoise)
document-turquoise_bank_pays = “The bank pays” (turquoise)
document-turquoise_smuggle_extra = “Extra crate” (turquoise)
document-purple_move_disc = “Move a disc” (purple)
document-purple_bank_pays = “The bank pays” (purple)
document-purple_smuggle_extra = “Extra crate” (purple)
document-grey_move_disc = “Move a disc” (grey)
document-grey_bank_pays = “The bank pays” (grey)
document-grey_smuggle_extra = “Extra crate” (grey)

## What documents do

effect-move_disc = one of your discs goes to the first empty space of any track
effect-bank_pays = saves you one bribe
effect-smuggle_extra = one more crate of a colour that you have unlocked, for gears
kept-extra_crate = while smuggling, { effect-smuggle_extra }
kept-effect = { $document_key ->
    [orange_bank_pays] { effect-bank_pays }
    [turquoise_bank_pays] { effect-bank_pays }
    [purple_bank_pays] { effect-bank_pays }
    [grey_bank_pays] { effect-bank_pays }
    [orange_smuggle_extra] { kept-extra_crate }
    [turquoise_smuggle_extra] { kept-extra_crate }
    [purple_smuggle_extra] { kept-extra_crate }
    [grey_smuggle_extra] { kept-extra_crate }
   *[other] { effect-move_disc }
}

## What is printed on cards, for those who cannot see them

printed-market_card = { count-eyes } · sell +{ $sell } · overtime +{ $overtime } · scrounge +{ $scrounge_gears }/+{ $scrounge_roubles }
printed-solo_card = { $gear } per gear, { $rouble } per rouble, { $disc } per disc

## Market cards

market_card-market_01 = Market card 1
market_card-market_02 = Market card 2
market_card-market_03 = Market card 3
market_card-market_04 = Market card 4
market_card-market_05 = Market card 5
market_card-market_06 = Market card 6
market_card-market_07 = Market card 7
market_card-market_08 = Market card 8
market_card-market_09 = Market card 9
market_card-market_10 = Market card 10
market_card-market_11 = Market card 11
market_card-market_12 = Market card 12

## Player colours

player_colour-blue = Blue
player_colour-yellow = Yellow
player_colour-red = Red
player_colour-green = Green

## Ranks of the solo game

rank-dismissed = Dismissed
rank-job_kept = Job just kept
rank-foreman = New foreman
rank-owner = Owner of factory and robots
rank-hero = Hero of Labour

verdict-dismissed = You are dismissed.
verdict-job_kept = You have just kept your job.
verdict-foreman = You are the new foreman.
verdict-owner = The factory and its robots now belong to you.
verdict-hero = You are a Hero of Labour!

## Steps: what is going on, for “not now” sentences

step-place_workers = Place workers
step-reveal_spies = Caught: the bribe
step-before_action = Free moment before the action
step-smuggle_crates = Smuggle
step-sell_gears = Sell gears
step-exchange_crate = Exchange a crate
step-produce_gears = Produce: move a disc
step-upgrade_row = Upgrade a row
step-search_documents = Search documents
step-activate_spies = Watch: activate spy cards
step-take_black_disc = Watch: repay debt notes
step-between_parts = Free moment between action and disc
step-disc_part = Place a disc
step-after_disc = Free moment after the disc
step-final_smuggling = Final smuggling
step-upgrade_track = Upgrade: place the disc
step-lift_disc = Document “Move a disc”: choose the disc
step-target_track = Document “Move a disc”: choose the track
step-take_bonus = Track bonus

## Decisions: what the player must choose now

decision-place_workers = Choose an action space for your worker.
decision-reveal_spies = { $bank ->
    [0] You are caught and owe { $player } a bribe of { bribe-roubles }.
   *[other] You are caught and owe the bank a bribe of { bribe-roubles }.
} Do you pay it or play “The bank pays”?
decision-before_action = { $repays ->
    [0] Before your action: play “Move a disc” or go on?
   *[other] { $documents ->
        [0] Before your action: repay a debt note or go on?
       *[other] Before your action: play “Move a disc”, repay a debt note or go on?
    }
}
decision-smuggle_crates = { $documents ->
    [0] Make the exchange or finish smuggling?
   *[other] { $exchanges ->
        [0] Play “Extra crate” or finish smuggling?
       *[other] Make the exchange, play “Extra crate” or finish smuggling?
    }
}
decision-sell_gears = How many gears do you sell?
decision-exchange_crate = Which crate do you exchange for one of the next higher colour?
decision-produce_gears = Which of your discs do you move on to the first empty space of its track? A gear stays on the space that it leaves.
decision-upgrade_row = { $solo ->
    [0] Which row do you upgrade? Its next disc then goes to a track of your choice.
   *[other] Which row do you upgrade? Its next disc then goes into your supply.
}
decision-search_documents = { $limit ->
    [one] Which document do you keep? One at most.
   *[other] Which documents do you keep? { $limit } at most.
}
decision-activate_spies = { $eyes ->
    [one] Which spy card do you activate? The bribes of the next round are paid to you.
   *[other] Which { $eyes } spy cards do you activate? The bribes of the next round are paid to you.
}
decision-take_black_disc = How many debt notes do you repay for { price-roubles } each?
decision-between_parts = { $repays ->
    [0] Before your disc: play “Move a disc” or go on?
   *[other] { $documents ->
        [0] Before your disc: repay a debt note or go on?
       *[other] Before your disc: play “Move a disc”, repay a debt note or go on?
    }
}
decision-disc_part = Choose a track for your disc. { $rises ->
    [0] It leaves your { $department } row.
   *[other] It leaves your { $department } row, and your bribe rises to { bribe-roubles }.
}
decision-after_disc = { $repays ->
    [0] Before your turn ends: play “Move a disc” or go on?
   *[other] { $documents ->
        [0] Before your turn ends: repay a debt note or go on?
       *[other] Before your turn ends: play “Move a disc”, repay a debt note or go on?
    }
}
decision-final_smuggling = Final smuggling: { $exchanges ->
    [0] { $documents ->
        [0] repay a debt note or finish?
       *[other] { $repays ->
            [0] play “Extra crate” or finish?
           *[other] play “Extra crate”, repay a debt note or finish?
        }
    }
   *[other] { $documents ->
        [0] { $repays ->
            [0] make the exchange or finish?
           *[other] make the exchange, repay a debt note or finish?
        }
       *[other] { $repays ->
            [0] make the exchange, play “Extra crate” or finish?
           *[other] make the exchange, play “Extra crate”, repay a debt note or finish?
        }
    }
}
decision-upgrade_track = Choose a track for the disc you have paid for. { $rises ->
    [0] It leaves your { $department } row.
   *[other] It leaves your { $department } row, and your bribe rises to { bribe-roubles }.
}
decision-lift_disc = Which of your discs do you move? A gear stays on the space that it leaves.
decision-target_track = Choose the track your disc moves to.
decision-take_bonus = Do you take the bonus of this space: { count-bonus }?

## Actions: names without quotation marks, since other sentences quote them

action-place = Place your worker
action-repay = Repay a debt note
action-pay = Pay the bribe
action-bank_pays = Play document: The bank pays
action-move_document = Play document: Move a disc
action-go_on = Go on
action-smuggle = Make the exchange
action-extra_crate = Play document: Extra crate
action-finish = Finish smuggling
action-sell = Sell gears
action-exchange = Exchange a crate
action-keep_crates = Keep all crates
action-slide = Move a disc along its track
action-stay = Move no disc
action-upgrade = Upgrade a row
action-no_upgrade = Upgrade nothing
action-keep = Keep documents
action-spy = Activate spy cards
action-repay_on_watch = Repay debt notes at the Watch price
action-disc = Place a disc
action-lift = Choose the disc to move
action-target = Choose the track to move to
action-take = Take the bonus
action-decline = Decline the bonus

## Short, for a button of the prompt

choice-smuggle = Exchange { price-gears }

## Moves: a button or a line of a menu

move-place = Go to { $space }: { $place ->
    [1] { price-gears } for { printed-crates }; you have { held-gears }
    [2] a rouble for each gear you sell (you have { held-gears }), and { count-roubles } more{ $more ->
        [0] {""}
       *[other] ; then you may exchange a crate for a better one
    }
    [3] { count-gears }
    [4] { count-gears }{ $more ->
        [0] {""}
       *[other] , and one of your discs may move along its track
    }
    [5] { $more ->
        [0] no disc can be upgraded
       *[other] one more disc, for { price-roubles } or more
    }
    [6] { count-gears } and { count-roubles }
    [7] { $drawn ->
        [0] no document is left to draw
        [one] draw the last document, and keep it if you like
       *[other] draw { $drawn } documents, keep up to { $limit }
    }
   *[other] { $held ->
        [0] { $eyes ->
            [0] the black disc, which is of no use any more
           *[other] the black disc, so that the bank pays your bribes
        }
       *[other] the black disc stays yours
    }{ $eyes ->
        [0] {""}
        [one] ; you choose { $eyes } spy card, whose bribes are paid to you
       *[other] ; you choose { $eyes } spy cards, whose bribes are paid to you
    }{ $notes ->
        [0] {""}
       *[other] ; debt notes can be repaid for { price-roubles } each
    }
}{ $risk ->
    [0] {""}
    [1] . Risky: if caught, you pay the bank { bribe-roubles }.
    [2] . Risky: if caught, you pay { $player } { bribe-roubles }.
    [3] . Risky, but these spies are yours: you would pay nothing.
    [4] . Risky, but the black disc protects you from the bribe.
   *[other] . Risky: if caught, you pay { $discs ->
        [0] { $due } roubles, for want of discs
       *[other] { $due ->
            [0] { count-discs }
           *[other] { count-discs } and { $due } roubles
        }
    }.
}
move-repay = Repay a debt note for { $price } of your { count-roubles }; at the end it would cost you { $points } points
move-pay = { $bank ->
    [0] Pay { $player } the bribe of { bribe-roubles }{ taken-notes }
   *[other] Pay the bank the bribe of { bribe-roubles }{ taken-notes }
}
move-bank_pays = Play “The bank pays” ({ $document_colour }): { $bank ->
    [0] { $player } gets { bribe-roubles } from the bank, and you pay nothing
   *[other] you pay nothing instead of { bribe-roubles }
}
move-move_document = Play “Move a disc” ({ $document_colour }): { effect-move_disc }
move-go_on = Go on
move-smuggle = Make the exchange: { price-gears } for { printed-crates } ({ crate-values }){ $lower ->
    [0] {""}
   *[other] ; lower colours replace what is used up
}{ $lost ->
    [0] {""}
    [one] ; { $lost } crate is lost, since no fitting one is left
   *[other] ; { $lost } crates are lost, since no fitting ones are left
}
move-extra_crate = Play “Extra crate” ({ $document_colour }): { price-gears } for { $lower ->
    [0] a { $crate_colour } crate (value { $value })
   *[other] a crate of value { $value }, since no { $crate_colour } one is left
}
move-finish = { $made ->
    [0] Finish smuggling without the exchange
   *[other] Finish smuggling
}
move-sell = { $gears ->
    [0] Sell no gears: only the market bonus, { count-roubles }
   *[other] Sell { count-gears }: { count-roubles }, market bonus included
}
move-exchange = { $colour ->
    [1] Exchange the light brown crate of value { $crate } for a white one of value { $better }
   *[other] Exchange the white crate of value { $crate } for a dark brown one of value { $better }
}
move-keep_crates = Keep all crates as they are
move-slide = Move the disc on “{ $track }” from space { $position } to space { $place }{ found-bonus }
move-stay = Move no disc
move-upgrade = Upgrade the { $department } row for { price-roubles }{ taken-notes }: { $row ->
    [1] then you smuggle { printed-crates } for { count-gears }
    [2] then it makes { count-gears }
    [3] then it gives { count-gears } and { count-roubles }
   *[other] then you draw { $drawn } documents and keep up to { $limit }
}{ $points ->
    [0] {""}
   *[other] , and { $points } points at the end
}{ $rises ->
    [0] {""}
   *[other] { $solo ->
        [0] . Your bribe rises to { bribe-roubles }.
       *[other] . Your bribe rises to { bribe-discs }.
    }
}
move-no_upgrade = Upgrade nothing
move-keep = { $kept ->
    [0] Keep none of the documents
    [1] Keep { $document }: { kept-effect }
   *[other] Keep { $document }
}{ $returned ->
    [0] {""}
    [one] ; the other one goes under the deck
   *[other] ; { $returned } go under the deck
}
move-spy = Activate spies: { $department }
move-repay_on_watch = { $returned ->
    [0] Repay no debt notes
    [one] Repay { $returned } debt note for { $cost } roubles; at the end it would cost you { $points } points
   *[other] Repay { $returned } debt notes for { $cost } roubles; at the end they would cost you { $points } points
}
move-disc = Place the disc on “{ $track }”, space { $place }{ found-bonus }{ majority }
move-lift = Take the disc from “{ $track }”, space { $position }
move-target = Move the disc to “{ $track }”, space { $place }{ found-bonus }
move-take = Take the bonus: { count-bonus }
move-decline = Decline the bonus, so that it is lost: { count-bonus }

## Events: the round

event-market_turned = Round { $round }: { $market_card } ({ count-eyes }).
event-hand_turned = The hand points to { $hour } o'clock.
event-started = { $player } begins.
event-solo_card_dealt = Points by the solo card: { printed-solo_card }.
event-document_dealt = { $player } is dealt the document { $document }.
event-placed = { $player } goes to { $space }.
event-third_worker_placed = { $player } goes to { $space } (die roll: { $roll }).
event-robot_moved = { $moved ->
    [0] { $player } stays on { $space } (die roll: { $roll }).
   *[other] { $player } goes to { $space } (die roll: { $roll }).
}
event-final_smuggling_started = The final smuggling begins.

## Events: spies and bribes

event-spy_shown = Spy card revealed: { $department }.
event-caught = { $player } is caught ({ $department }).
event-own_spies = { $player } activated these spies and pays nothing.
event-bribe_paid = { $player } pays a bribe of { count-roubles }.
event-bribe_received = { $player } receives a bribe of { count-roubles }.
event-black_disc_protected = { $player } owns the black disc: the bank takes over the bribe ({ count-roubles }).
event-bank_paid = { $player } plays “The bank pays” ({ $document_colour }): the bank takes over the bribe ({ count-roubles }).
event-third_worker_caught = { $player } never pays: the bank takes over the bribe ({ count-roubles }).
event-discs_paid = { $roubles ->
    [0] { $player } pays a bribe of { count-discs }.
   *[other] { $discs ->
        [0] { $player } pays a bribe of { count-roubles } for want of discs.
       *[other] { $player } pays a bribe of { count-discs } and, for the missing ones, { count-roubles }.
    }
}
event-watch_lost = { $watches ->
    [0] { $player } loses the last pocket watch.
    [one] { $player } loses a pocket watch; { $watches } is left.
   *[other] { $player } loses a pocket watch; { $watches } are left.
}
event-office_spy_removed = The office's spy card leaves the game.
event-looked = { $player } looks at the next market card.
event-next_market_seen = { $player } sees what comes next: { $market_card } ({ count-eyes }).
event-spies_activated = { $player } activates { count-spies } for the next round.
event-spy_chosen = { $player } chooses the spy card { $department }.
event-random_spies = { $eyes ->
    [one] { $eyes } spy card for the next round is drawn at random.
   *[other] { $eyes } spy cards for the next round are drawn at random.
}
event-black_disc_taken = { $player } takes the black disc.

## Events: money and debt

event-notes_taken = { $notes ->
    [one] { $player } takes { $notes } debt note and { count-roubles } for it.
   *[other] { $player } takes { $notes } debt notes and { count-roubles } for each.
}
event-notes_returned = { $notes ->
    [one] { $player } repays { $notes } debt note for { $roubles } roubles.
   *[other] { $player } repays { $notes } debt notes for { $roubles } roubles each.
}

## Events: the actions of the spaces

event-smuggled = { $player } smuggles and pays { count-gears }.
event-extra_crate_played = { $player } plays “Extra crate” ({ $document_colour }) and pays { count-gears } for a { $crate_colour } crate.
event-crate_taken = { $player } takes a crate of value { $crate }.
event-crate_lost = { $player } gets no { $crate_colour } crate: that colour and all lower ones are used up.
event-sold = { $gears ->
    [0] { $player } sells no gears and gets a sell bonus of { $bonus ->
        [one] { $bonus } rouble.
       *[other] { $bonus } roubles.
    }
   *[other] { $player } sells { count-gears } for a rouble each and gets a sell bonus of { $bonus ->
        [one] { $bonus } rouble.
       *[other] { $bonus } roubles.
    }
}
event-crate_exchanged = { $player } exchanges a crate of value { $crate } for a better one.
event-gears_gained = { $player } makes { count-gears }.
event-scrounged = { $player } scrounges { count-gears } and { count-roubles }.
event-upgraded = { $player } upgrades the { $department } row for { count-roubles }.
event-searched = { $drawn ->
    [one] { $player } searches { $drawn } document
   *[other] { $player } searches { $drawn } documents
} and keeps { $kept ->
    [0] none.
   *[other] { $kept }.
}
event-document_seen = { $player } draws the document { $document }.
event-document_kept = { $player } keeps the document { $document }.

## Events: discs, tracks and their bonuses

event-disc_placed = { $player } puts a disc on “{ $track }”, space { $position }.
event-disc_to_supply = { $player } takes a disc from the { $department } row into the supply.
event-disc_moved = { $player } moves a disc to “{ $track }”, space { $position }.
event-move_document_played = { $player } plays “Move a disc” ({ $document_colour }).
event-roubles_bonus_taken = { $player } takes a bonus of { count-roubles }.
event-gears_bonus_taken = { $player } takes a bonus of { count-gears }.
event-crate_bonus_taken = { $player } takes the crate bonus and pays { count-gears }.
event-bonus_declined = { $player } declines the bonus.
event-bonus_forfeited = { $player } cannot take the crate bonus; it is lost.

## Refusals

refusal-WA-5-1 = { $player } already holds the space { $space }. There is room for only one worker on it.
refusal-WA-5-3 = { $passes ->
    [0] Your worker is on { $space } already. It must move to another space.
   *[other] Nobody may pass: your worker must go to an empty space.
}
refusal-WA-5-7 = You owe no bribe now. It is due only when spies catch you on a risky space.
refusal-WA-5-12 = { $held ->
    [0] You have no document “The bank pays”.
   *[other] You have “The bank pays” in another colour, but not in { $document_colour }.
} The bribe is { bribe-roubles }.
refusal-WA-5-18 = { $here ->
    [0] Your worker is on { $space }. In this turn you have only the action of that space.
   *[other] This part of your turn is over.
}
refusal-WA-5-20 = Your disc cannot be left out: choose a track for it.
refusal-WA-5-21 = The track “{ $track }” is full: all of its { $filled } spaces are taken.
refusal-WA-5-22 = Your { $department } row has no disc left, so there is none to place.
refusal-WA-5-23 = All tracks are full. Your disc stays on the board.
refusal-WA-5-26 = { $held ->
    [0] You have no document “Move a disc” in hand.
   *[other] You have “Move a disc” in another colour, but not in { $document_colour }.
}
refusal-WA-5-32 = “Move a disc” is played at a free moment of your turn: before the action, before the disc or after it. Then { effect-move_disc }.
refusal-WA-6-1 = You have made the exchange. It is possible only once each time you smuggle.
refusal-WA-6-6 = The exchange costs { price-gears }; you have { count-gears }.
refusal-WA-6-8 = { $held ->
    [0] You have no document “Extra crate” in hand.
   *[other] You have “Extra crate” in another colour, but not in { $document_colour }.
}
refusal-WA-6-9 = { $sold ->
    [one] You have no gear to sell.
   *[other] You cannot sell that many ({ $sold }); you have { count-gears }.
}
refusal-WA-6-11 = You have no crate of value { $crate }.
refusal-WA-6-14 = { $higher ->
    [0] The crate of value { $crate } is { $crate_colour }. There is no higher colour.
   *[other] Your crate of value { $crate } cannot be exchanged: { $colour ->
        [1] no white crate is left.
       *[other] no dark brown crate is left.
    }
}
refusal-WA-6-19 = None of your discs is on “{ $track }”, space { $position }. Produce moves one of your own.
refusal-WA-6-22 = “{ $track }” is full: your disc cannot move any further on it.
refusal-WA-6-23 = Your { $department } row has no disc left: all { $removed } are removed.
refusal-WA-6-28 = All tracks are full, so there is no room for a disc from your { $department } row.
refusal-WA-6-31 = { $over ->
    [0] { $seen ->
        [0] You have not drawn { $document }.
        [one] You have drawn { $document } only once.
       *[other] You have not drawn { $document } so often.
    }
   *[other] You may keep at most { $limit ->
        [one] { $limit } document,
       *[other] { $limit } documents,
    } not { $kept }.
}
refusal-WA-6-33 = The document deck is empty: there is nothing to search.
refusal-WA-6-36 = { $eyes ->
    [one] The market card shows { $eyes } eye: activate exactly { $eyes } spy card
   *[other] The market card shows { $eyes } eyes: activate exactly { $eyes } spy cards
}{ $chosen ->
    [0] ; you have chosen none.
   *[other] , not { $chosen }.
}
refusal-WA-6-39 = { $enough ->
    [0] { $notes ->
        [0] You have no debt note to repay.
        [one] You have only { $notes } debt note, so you cannot repay { $returned }.
       *[other] You have only { $notes } debt notes, so you cannot repay { $returned }.
    }
   *[other] { $returned ->
        [one] Repaying { $returned } debt note costs { $cost } roubles; you have { count-roubles }.
       *[other] Repaying { $returned } debt notes costs { $cost } roubles; you have { count-roubles }.
    }
}
refusal-WA-6-42 = This is the last round: spy cards would have no effect, so none are activated.
refusal-WA-6-43 = You would get nothing for { price-gears }: no fitting crate is left, not even of a lower colour.
refusal-WA-7-3 = { $notes ->
    [0] You have no debt note to repay.
   *[other] Repaying a debt note costs { price-roubles }; you have { count-roubles }.
}
refusal-WA-7-4 = Only on the space Watch does a debt note cost { price-roubles }.
refusal-WA-8-5 = You have not unlocked { $crate_colour } crates in your Loading dock row yet.
refusal-WA-8-18 = None of your discs is on “{ $track }”, space { $position }.
refusal-WA-8-19 = You have played a document “Move a disc” in this round. A second one is not allowed.
refusal-WA-8-20 = A { $crate_colour } crate costs { price-gears }; you have { count-gears }.
refusal-WA-8-24 = { $lacks ->
    [1] “Move a disc” needs a disc of yours on a track, and you have none there.
    [2] “Move a disc” needs a track with an empty space, and all tracks are full.
    [3] “Extra crate” gets you { effect-smuggle_extra }, but only while you smuggle.
   *[other] “The bank pays” { effect-bank_pays }, so it can be played only when one is due from you.
}
refusal-WA-11-2 = The solo game has neither documents nor majority tracks.
refusal-WA-11-3 = { $space } is closed in the solo game.
refusal-WA-11-8 = { $player } is on { $space }. Choose another space.
refusal-WA-11-12 = In the solo game Produce moves no disc, because there are no tracks.
refusal-WA-11-15 = In the solo game a debt note always costs { $usual } roubles: the space Watch with its price of { $price } is closed.
refusal-WA-11-22 = There are no discs in the { $department } row in the solo game.
refusal-WA-11-23 = In the solo game a bribe is paid without a question: first in discs, then in roubles.
refusal-WA-15-20 = There is no bonus to take now. It is taken as soon as a disc enters its space, or it is lost.
refusal-WA-15-21 = You cannot repay a debt note in the middle of an action, only when you place your worker, at the free moments of your turn and in the final smuggling.

## When an action comes that is not possible now

when-place = Workers are placed at the beginning of a round.
when-disc = A disc is placed after your action.
when-upgrade = You upgrade a row when your worker acts on Upgrade.
when-exchange = You exchange a crate on Sell, after the gears.
when-slide = A disc moves along its track when your worker acts on Produce.

## The score sheet

score-crates = { $count ->
    [0] No crates
    [one] Value of { $count } crate
   *[other] Values of { $count } crates
}
score-player_board = Points on the player board
score-documents = Document sets
score-played_documents = Document sets, as far as played
score-gears = { $count ->
    [one] { $count } gear
   *[other] { $count } gears
} × { $value ->
    [one] { $value } point
   *[other] { $value } points
} (at most { $limit })
score-roubles = { $count ->
    [one] { $count } rouble
   *[other] { $count } roubles
} × { $value ->
    [one] { $value } point
   *[other] { $value } points
} (at most { $limit })
score-crate_bonus = Crate tracks: { $count ->
    [one] { $count } crate
   *[other] { $count } crates
} × { $value ->
    [one] { $value } point
   *[other] { $value } points
}
score-debt = { $count ->
    [0] No debt notes
    [one] { $count } debt note × −{ $penalty } points
   *[other] { $count } debt notes × −{ $penalty } points
}
score-discs = { $count ->
    [one] { $count } disc in the supply
   *[other] { $count } discs in the supply
} × { $value ->
    [one] { $value } point
   *[other] { $value } points
}

## Options

option-start_player = Start player
option-start_player-random = by lot
option-start_player-1 = seat 1
option-start_player-2 = seat 2
option-start_player-3 = seat 3
option-start_player-4 = seat 4

## Labels of the table

label-round = Round
label-hand = Watch hand
label-market_card = Market card
label-next_market_card = Next market card
label-market_deck = Market deck
label-eyes = Eyes
label-sell_bonus = Sell bonus
label-overtime_bonus = Overtime bonus
label-scrounge_bonus = Scrounge bonus
label-document_deck = Document deck
label-documents_drawn = Documents drawn
label-crates_left = Crates left
label-tracks = Majority tracks
label-track = Track
label-space = Space
label-bonus = Track bonus
label-first_place = First place
label-second_place = Second place
label-spy_cards = Spy cards
label-spies_activated = Spy cards activated
label-spies_activated_by = Spies activated by
label-spies_revealed = Spy cards revealed
label-payee = Bribes go to
label-bribe = Bribe
label-bank = Bank
label-black_disc = Black disc
label-on_watch_space = on the Watch space
label-workers = Workers
label-standing = standing
label-lying = lying
label-risky = risky
label-safe = safe
label-roubles = Roubles
label-gears = Gears
label-crates = Crates
label-debt_notes = Debt notes
label-documents_in_hand = Documents in hand
label-played = Documents played
label-player_board = Player board
label-discs_removed = Discs removed
label-row = Row
label-points_per_unit = Points per unit
label-start_player = Start player
label-active_player = Active player
label-third_worker = Third worker
label-die_roll = Die roll
label-robot = Robot
label-solo_card = Solo card
label-pocket_watches = Pocket watches
label-supply_discs = Discs in the supply

## The board in the browser

board-gear = A gear: the disc has moved on, and the space stays blocked
board-dial = The dial: eight action spaces around the market card
board-closed = closed
board-market = Market
board-documents = Documents
board-tracks_hint = Points per piece for first and second place
board-costs = Price of an upgrade, and height of the bribe
board-repay = Repay
board-watches = watches
board-starts = begins
board-phases = The phases of the round
board-spaces = What each space gives you now
board-rule = { $name } – to the rule
board-keep = { $kept ->
    [0] Keep none (at most { $limit })
   *[other] Keep { $kept } of at most { $limit }
}

## The phases of a round

phase-place_workers = Place workers
phase-reveal_spies = Reveal spies
phase-actions = Actions
phase-turn_hand = Turn the hand
phase-new_market_card = New market card
phase-robot = Robot moves
phase-place_worker = Place your worker
phase-action = Your action
phase-next_spies = Next spies
phase-final_smuggling = Final smuggling
phase-scoring = Scoring

## The first-game guide

guide-intro = The goal: after 12 rounds, have the most points. Gears, roubles and crates bring them, if you have many discs on their tracks. This guide leads you through 8 rounds, once to each space of the dial, in about 15 minutes; then you play on as you like. You are { $seat1 }; { $seat2 } and { $seat3 } play against you.
guide-overtime = Each round your worker goes to one of the eight spaces of the dial. The dark ones with a warning sign are risky: spies may catch you there. In round 1 no spy is about, so take the chance. Overtime gives you 3 gears for your Workshop row and 4 more by the market card in the middle.
guide-first_disc = Seven gears are yours. After the action a disc leaves the row of that department: the row becomes stronger, and the disc goes to a track. Put it on “Roubles II”. Whoever has the most discs there scores 2 points for every rouble at the end.
guide-bonus = Some spaces of the tracks give a bonus to the first disc on them: here 2 gears. Take it. You may decline, which makes sense only where a crate would cost you gears.
guide-sell_space = Round 2. The hand points to 3 o'clock, and behind it your worker comes first, so you begin. It must leave its space. { $seat3 } has activated a spy card; choose a light space, where nobody is ever caught. Sell turns gears into roubles, with 3 more by the new market card.
guide-sell = Did you see it? { $seat2 } was caught on Smuggle and had to pay { $seat3 }. Nothing happened to you. You have 11 gears: sell 8 of them for 1 rouble each, and keep 3 to smuggle with.
guide-second_disc = Now a disc of the Loading dock row goes, and white crates become open to you. Put it on “Crates I”: the first place there is worth 4 points for every crate you own at the end.
guide-smuggle_space = Round 3. Nobody watched, so 2 of the 4 spy cards were drawn at random and lie face down. Smuggle is risky: the odds are even. Go there all the same, since your bribe is only 1 rouble, and a white crate is worth much more.
guide-bribe = Caught! You hold a document “The bank pays”, but it is better saved: the bribe follows the rightmost empty column of your board and rises to 8 roubles. Pay the rouble this time.
guide-smuggle = Being caught costs money, but your action remains. Pay 1 gear for a white crate. You always get the highest value that is left: 6 points.
guide-third_disc = The Loading dock row now gives two crates at once. Put the disc on “Crates I” again: majorities count, and with two discs there the others have to catch up with you.
guide-third_bonus = A rouble for the first disc on this space. Take it.
guide-watch_space = Round 4. Now you become the one who watches. The space Watch is light, so nobody catches you there, and it brings you the black disc: as long as you have it, the bank pays your bribes.
guide-spies = The market card has 3 eyes: choose 3 departments for the next round. Bribes will be paid to you, and your own spies cost you nothing. Take Loading dock, Workshop and Warehouse: { $seat3 } will want to smuggle, and you want to go to the Warehouse yourself.
guide-watch_disc = The disc comes from your Office row: you will draw more documents. Put it on “Roubles I”, where the first place is worth 3 points for every rouble.
guide-watch_bonus = 2 gears for the first disc on this space.
guide-upgrade_space = Round 5. { $seat3 } has gone to Smuggle, where your spy is waiting. Go to Upgrade: it is risky, but the spies in the Warehouse are yours.
guide-upgrade = { $seat3 } had to pay you, and you paid nothing. Upgrade gives you one more disc, from any row, for the number above its column. Spend 3 roubles on the Loading dock row: from then on dark brown crates, worth up to 9 points, are open to you.
guide-upgrade_disc = Where there is a crowd, a majority needs several discs. Put this one on “Roubles I” as well; space 8 has a bonus.
guide-upgrade_bonus = 2 gears again.
guide-warehouse_disc = After Upgrade comes the disc of the Warehouse row, for nothing, as after each action there. A third disc on “Roubles I”, and you draw level with { $seat2 } and { $seat3 }: whoever shares first place gets all its points.
guide-search_space = Round 6. One spy card of four lies face down. You have the black disc, so go to a risky space without fear: Search documents.
guide-documents = Caught, and the bank paid the 3 roubles for you. You have drawn 4 documents and keep one. Two of a colour are worth 5 points at the end, seven of them 50, and all four colours bring 25. Keep the turquoise one: a second colour, and an extra crate when you smuggle.
guide-office_disc = Put the disc on “Crates I”, where you want to stay in front.
guide-office_bonus = And 2 more gears.
guide-scrounge_space = Round 7. Three spies are out, drawn at random. Scrounge is a light space: the gears and roubles of your Warehouse row, and what the market card adds.
guide-scrounge_disc = A little of everything, without any risk. { $seat2 } has overtaken you on “Roubles II”: draw level there.
guide-produce_space = Round 8. The last space that you do not know yet is Produce: gears as on Overtime, but safe and without the bonus. And one of your discs may move on.
guide-produce = Move the first disc on “Roubles II” to the first empty space. A gear stays where it was, so you lose nothing, and the space with the next bonus comes within reach.
guide-last_disc = There it is: the next space of “Roubles II” has 3 gears. With it you are level with { $seat2 } there.
guide-last_bonus = Take the 3 gears.
guide-scoring = You have been everywhere. Four rounds are left, and after the last everybody smuggles once more. Then it is counted: the values of your crates; the points that are free on your board; your documents by colour; and each gear, rouble and crate times the points of your places on their tracks, at most 60 for gears and 60 for roubles. Each debt note costs 10. So look what you have much of, and put your discs there. Good luck!

## The board: choices and warnings

board-desk = Choices
board-fewer = { $count } fewer
board-more = { $count } more
warning-decline = The bonus is lost for good. Decline it all the same?
warning-finish = You could still make the exchange. Finish smuggling all the same?
board-points = { $points } points at the end
board-draws = draw { $drawn } documents, keep up to { $limit }
board-face_down = face down
board-none = none

## Several things of one kind, in the summary since one's last move

several-crate_taken = { $player } takes { $count } crates.
several-disc_placed = { $player } puts { $count } discs on tracks.
several-disc_moved = { $player } moves { $count } discs.

## Tables of the rulebook, with the values of an entry of components.toml

rulebook-risk = { $value ->
    [0] safe
   *[other] risky
}
rulebook-bonus = { $kind ->
    [roubles] { $amount ->
        [one] { $amount } rouble
       *[other] { $amount } roubles
    }
    [gears] { $amount ->
        [one] { $amount } gear
       *[other] { $amount } gears
    }
    [crate] { $colour ->
        [light_brown] light brown crate
        [dark_brown] dark brown crate
       *[other] white crate
    } for { $cost ->
        [one] { $cost } gear
       *[other] { $cost } gears
    }
   *[other] –
}
## The player aid: one page to print

aid-round = The round
aid-place_workers = one after the other to any empty space but your own; clockwise from the hand (in the first round from the start player).
aid-reveal_spies = who stands on a dark space of a revealed department pays a bribe and acts as usual. Not in the first round.
aid-actions = clockwise from the hand: do the action, then put the leftmost disc of that department's row on the first empty space of any track. Its bonus may be taken.
aid-turn_hand = on by a quarter.
aid-new_market_card = it replaces the old one.
aid-final_smuggling = after { $rounds } rounds everybody may smuggle once more.
aid-spaces = The spaces
aid-smuggle = dark. Once, the gears of your row for its crates; always the highest value left of a colour, a lower colour if there is none.
aid-sell = light. Any number of gears for a rouble each, and the sell bonus. Then you may exchange a crate for one of the next higher colour.
aid-overtime = dark. The gears of your row and the overtime bonus.
aid-produce = light. The gears of your row. One of your discs may move to the first empty space of its track; a gear stays behind.
aid-upgrade = dark. One more disc from any row, for the number above its column.
aid-scrounge = light. The gears and roubles of your row and the scrounge bonus.
aid-search_documents = dark. Draw and keep as many as your row says; the others go under the deck.
aid-watch = light. Choose as many spy cards as there are eyes; their bribes are paid to you. Take the black disc. Repay debt notes for { $repay_on_watch } roubles each. See the next market card.
aid-rows = Your rows by discs removed
aid-start = start
aid-disc_1 = 1
aid-disc_2 = 2
aid-disc_3 = 3
aid-disc_4 = 4
aid-disc_5 = 5
aid-nothing = –
aid-column_cost = Price and bribe
aid-points_4 = { $points_3 } pts
aid-points_5 = { $points_4 } pts
aid-light_brown = L
aid-white = W
aid-dark_brown = D
aid-crates = L light brown ({ $light_brown_0 }, { $light_brown_1 }, { $light_brown_2 }) · W white ({ $white_0 }, { $white_1 }, { $white_2 }) · D dark brown ({ $dark_brown_0 }, { $dark_brown_1 }, { $dark_brown_2 }).
aid-market_cards = Market cards (Scrounge: gears + roubles)
aid-documents = Documents
aid-move_disc = once in a round, in your turn: { effect-move_disc }; a gear stays behind.
aid-bank_pays = { effect-bank_pays }.
aid-smuggle_extra = { kept-extra_crate }: { $light_brown } for light brown, { $white } for white, { $dark_brown } for dark brown.
aid-sets = Sets
aid-document_points = of one colour, from a pair on: { $points_by_count_2 } / { $points_by_count_3 } / { $points_by_count_4 } / { $points_by_count_5 } / { $points_by_count_6 } / { $points_by_count_7 } points. All colours: { $all_four_colours } more. Played ones count, too.
aid-money = Bribes and debt
aid-bribe = the number above the rightmost column in which you have an empty place. It goes to whoever chose the spies, or to the bank. Your own spies cost you nothing.
aid-black_disc = the bank pays its holder's bribes.
aid-debt = { $roubles_received } roubles when you cannot pay; repaid for { $repay_any_time }, on Watch for { $repay_on_watch }. At the end { $penalty_points } points each.
aid-scoring = After { $rounds } rounds: values of crates; points on your board; documents; gears × gear tracks (at most { $max_gear_points }); roubles × rouble tracks (at most { $max_rouble_points }); number of crates × crate tracks; { $penalty } for each debt note. A tie for first place counts in full for all, and then nobody is second.
