### Councils & Contracts
###
### $card is the printed number of a project or the name of the town hall; card-name turns both into a name.

title = Councils & Contracts
tagline = A game about building contractors: send workers into the committees of a city council, spend the influence on one common city, and use its buildings.

neutral = The city
none = nothing

## Counted things, for use within sentences

count-workers = { $workers ->
    [0] no workers
    [one] 1 worker
   *[other] { $workers } workers
}
count-free = { $free ->
    [0] no free workers
    [one] 1 free worker
   *[other] { $free } free workers
}
count-available = { $available ->
    [0] no workers
    [one] 1 worker
   *[other] { $available } workers
}
count-points = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
count-influence = { $points ->
    [one] 1 influence point
   *[other] { $points } influence points
}
count-price = { $price ->
    [one] 1 influence point
   *[other] { $price } influence points
}

## Influence areas and committees

area-transport = Transport
area-finance = Finance
area-public_works = Public works
area-culture = Culture
area-development = Development

committee-transport = Transport committee
committee-finance = Finance committee
committee-public_works = Public works committee
committee-culture = Culture committee
committee-special = Special committee

## Cards

card-1 = Workshop
card-2 = Brickworks
card-3 = Machine hall
card-4 = Technology park
card-5 = Chemical plant
card-6 = Steelworks
card-7 = Research laboratory
card-8 = Crossroads
card-9 = Tram stop
card-10 = Bus depot
card-11 = Central station
card-12 = Motorway junction
card-13 = Airport
card-14 = Harbour
card-15 = Terraced houses
card-16 = Garden colony
card-17 = Workers' hostel
card-18 = High-rise estate
card-19 = New district
card-20 = Student residence
card-21 = Senior residence
card-22 = Corner shop
card-23 = Trading office
card-24 = Market hall
card-25 = Bank
card-26 = Department store
card-27 = Fairground
card-28 = Shopping centre
card-29 = Monument
card-30 = City archive
card-31 = Theatre
card-32 = University
card-33 = Concert hall
card-34 = Television tower
card-35 = Cathedral
card-36 = Stadium
card-town_hall = Town hall

card-name = { $card ->
    [1] { card-1 }
    [2] { card-2 }
    [3] { card-3 }
    [4] { card-4 }
    [5] { card-5 }
    [6] { card-6 }
    [7] { card-7 }
    [8] { card-8 }
    [9] { card-9 }
    [10] { card-10 }
    [11] { card-11 }
    [12] { card-12 }
    [13] { card-13 }
    [14] { card-14 }
    [15] { card-15 }
    [16] { card-16 }
    [17] { card-17 }
    [18] { card-18 }
    [19] { card-19 }
    [20] { card-20 }
    [21] { card-21 }
    [22] { card-22 }
    [23] { card-23 }
    [24] { card-24 }
    [25] { card-25 }
    [26] { card-26 }
    [27] { card-27 }
    [28] { card-28 }
    [29] { card-29 }
    [30] { card-30 }
    [31] { card-31 }
    [32] { card-32 }
    [33] { card-33 }
    [34] { card-34 }
    [35] { card-35 }
    [36] { card-36 }
   *[other] { $card }
}

## What the build actions do, as printed on the cards

build_action-1 = Pay 1 influence point of any area: gain 2 Development.
build_action-2 = One worker of this card goes to the box: gain 3 Development.
build_action-3 = Gain 2 Development.
build_action-4 = Pay 1 influence point of any area: gain 3 Development.
build_action-5 = One worker of this card goes to the box: gain 4 influence points in ordinary areas.
build_action-6 = One worker of this card goes to the box: gain 3 Development.
build_action-7 = Gain 2 Development.
build_action-8 = Carry out the build action of an adjacent card.
build_action-9 = Move the workers of this card to an unoccupied card.
build_action-10 = Move the workers of this card to an unoccupied card.
build_action-11 = Carry out the build action of an adjacent card.
build_action-12 = Put free workers on an unoccupied card.
build_action-13 = Put free workers on an unoccupied card.
build_action-14 = Move the workers of this card to an unoccupied card.
build_action-15 = Choose a card type: gain 3 victory points for each adjacent card of that type.
build_action-16 = Gain 2 victory points for each different type among the adjacent cards.
build_action-17 = Take one of your workers out of the box.
build_action-18 = Gain 1 victory point for each worker in the city.
build_action-19 = Pay 1 Development: build a project of the display without its cost; the workers of this card move onto it.
build_action-20 = Take one of your workers out of the box.
build_action-21 = Gain 1 victory point for each worker in the box.
build_action-22 = Pay 1 influence point of an ordinary area: gain 5 victory points.
build_action-23 = Pay 1 Development: gain 7 victory points.
build_action-24 = Pay 2 influence points of ordinary areas: gain 8 victory points.
build_action-25 = Pay 1 Development: gain 7 victory points.
build_action-26 = One worker of this card goes to the box: gain 8 victory points.
build_action-27 = One worker of this card goes to the box: gain 6 victory points.
build_action-28 = Pay 2 influence points of ordinary areas: gain 9 victory points.
build_action-29 = Gain 3 influence points in any areas.
build_action-30 = Redistribute your influence points over the five areas.
build_action-31 = Carry out the build action of an occupied card.
build_action-32 = Pay 2 influence points of any areas: gain 5 Development.
build_action-33 = Choose a card type: gain the printed points of all cards of that type in this row.
build_action-34 = Choose a card type: gain the printed points of all cards of that type in this column.
build_action-35 = Gain the printed points of two adjacent cards of the same type.
build_action-36 = Occupy an unoccupied card with workers from the box.

## The same in a few words, for narrow places

brief_action-1 = pay 1: +2 Development
brief_action-2 = worker to box: +3 Development
brief_action-3 = +2 Development
brief_action-4 = pay 1: +3 Development
brief_action-5 = worker to box: +4 ordinary
brief_action-6 = worker to box: +3 Development
brief_action-7 = +2 Development
brief_action-8 = copy an adjacent card
brief_action-9 = move the workers on
brief_action-10 = move the workers on
brief_action-11 = copy an adjacent card
brief_action-12 = deploy free workers
brief_action-13 = deploy free workers
brief_action-14 = move the workers on
brief_action-15 = 3 VP per adjacent card of a type
brief_action-16 = 2 VP per different adjacent type
brief_action-17 = +1 worker from the box
brief_action-18 = 1 VP per worker in the city
brief_action-19 = 1 Development: build a project
brief_action-20 = +1 worker from the box
brief_action-21 = 1 VP per worker in the box
brief_action-22 = pay 1 ordinary: 5 VP
brief_action-23 = 1 Development: 7 VP
brief_action-24 = pay 2 ordinary: 8 VP
brief_action-25 = 1 Development: 7 VP
brief_action-26 = worker to box: 8 VP
brief_action-27 = worker to box: 6 VP
brief_action-28 = pay 2 ordinary: 9 VP
brief_action-29 = +3 influence of your choice
brief_action-30 = redistribute influence
brief_action-31 = copy an occupied card
brief_action-32 = pay 2: +5 Development
brief_action-33 = VP of a type in the row
brief_action-34 = VP of a type in the column
brief_action-35 = VP of an adjacent pair
brief_action-36 = occupy a card from the box

brief-action = { $card ->
    [1] { brief_action-1 }
    [2] { brief_action-2 }
    [3] { brief_action-3 }
    [4] { brief_action-4 }
    [5] { brief_action-5 }
    [6] { brief_action-6 }
    [7] { brief_action-7 }
    [8] { brief_action-8 }
    [9] { brief_action-9 }
    [10] { brief_action-10 }
    [11] { brief_action-11 }
    [12] { brief_action-12 }
    [13] { brief_action-13 }
    [14] { brief_action-14 }
    [15] { brief_action-15 }
    [16] { brief_action-16 }
    [17] { brief_action-17 }
    [18] { brief_action-18 }
    [19] { brief_action-19 }
    [20] { brief_action-20 }
    [21] { brief_action-21 }
    [22] { brief_action-22 }
    [23] { brief_action-23 }
    [24] { brief_action-24 }
    [25] { brief_action-25 }
    [26] { brief_action-26 }
    [27] { brief_action-27 }
    [28] { brief_action-28 }
    [29] { brief_action-29 }
    [30] { brief_action-30 }
    [31] { brief_action-31 }
    [32] { brief_action-32 }
    [33] { brief_action-33 }
    [34] { brief_action-34 }
    [35] { brief_action-35 }
    [36] { brief_action-36 }
   *[other] { $card }
}

## Card types

card_type-industry = Industry
card_type-infrastructure = Infrastructure
card_type-housing = Housing
card_type-commerce = Commerce
card_type-landmark = Landmark

## Player colours

player_colour-red = Red
player_colour-blue = Blue
player_colour-green = Green
player_colour-yellow = Yellow
player_colour-black = Black

## Steps: what is going on, for “not now” sentences

step-take_turn = Choose an action
step-choose_bonus = Special resolution: bonus point
step-choose_shares = Special resolution: points of the table
step-copy_card = Build action: choose the card to copy
step-pay_price = Build action: pay the cost
step-gain_influence = Build action: gain influence
step-redistribute_influence = Build action: redistribute influence
step-score_adjacent_type = Build action: type of adjacent cards
step-score_row = Build action: type in the row
step-score_column = Build action: type in the column
step-score_pair = Build action: pair of cards
step-move_workers = Build action: move workers
step-deploy_workers = Build action: deploy free workers
step-occupy_from_box = Build action: workers from the box
step-build_from_display = Build action: choose a project
step-choose_site = Choose a site

## Decisions: what the player must choose now

decision-take_turn = Choose your action for this turn.
decision-choose_bonus = In which area do you take the bonus point?
decision-choose_shares = In which different areas do you take your points?
decision-copy_card = Which card's build action do you copy?
decision-pay_price = How do you pay { count-price }?
decision-gain_influence = In which areas do you gain { count-influence }?
decision-redistribute_influence = Which value does { $area } get? { $pool ->
    [one] 1 point is left to distribute.
   *[other] { $pool } points are left to distribute.
}
decision-score_adjacent_type = Which card type counts among the adjacent cards?
decision-score_row = Which card type counts in the row?
decision-score_column = Which card type counts in the column?
decision-score_pair = Which two adjacent cards count?
decision-move_workers = To which card do the workers move?
decision-deploy_workers = On which card do you put free workers?
decision-occupy_from_box = Which card do you occupy with workers from the box?
decision-build_from_display = Which project do you build for the Development point?
decision-choose_site = Where do you place “{ card-name }”?

## Actions: their names

action-send_two = Send two workers into one committee
action-send_three = Send one worker each into three committees
action-send_one = Send the only free worker into a committee
action-build = Build a project
action-resolve = Resolve a committee
action-act = Take a build action
action-pass = Pass
action-bonus = Take the bonus point
action-share = Take the points of the table
action-copy = Copy a card
action-pay = Pay influence
action-gain = Gain influence
action-level = Set an influence value
action-adjacent_type = Choose the type of adjacent cards
action-row_type = Choose the type in the row
action-column_type = Choose the type in the column
action-pair = Choose a pair of cards
action-move_to = Move workers
action-deploy_to = Deploy free workers
action-box_to = Occupy a card from the box
action-erect = Build for a Development point
action-at = Place the card

## Moves: a button or a line of a menu

move-send_two = Send two workers to: { $committee }
move-send_three = Send one worker each to: { $committee }
move-send_one = Send your only free worker to: { $committee }
move-build = Build “{ card-name }”: { count-points }, { count-workers }
move-resolve = Resolve: { $committee } ({ $points ->
    [0] +{ $influence } influence
   *[other] +{ $influence } influence, { count-points }
})
move-act = Build action of “{ card-name }”: { brief-action }
move-pass = Pass
move-bonus = Bonus point in { $area }
move-share = One point each in: { $area }
move-copy = Copy “{ card-name }”: { brief-action }
move-pay = Pay: { $area }
move-gain = Gain: { $area }
move-level = { $area }: { $level }
move-adjacent_type = Count { $card_type }: { count-points }
move-row_type = Count { $card_type }: { count-points }
move-column_type = Count { $card_type }: { count-points }
move-pair = Count { $card }: { count-points }
move-move_to = Move the workers to “{ card-name }”
move-deploy_to = Put free workers on “{ card-name }”
move-box_to = Occupy “{ card-name }” from the box
move-erect = Build “{ card-name }” for 1 Development: { count-points }, { count-workers }
move-at = Place the card at ({ $cell })

## Events

event-started = { $player } is the start player.
event-displayed = New in the display: “{ card-name }”.
event-workers_sent = { $player } sends { count-workers } to the { $committee }.
event-project_built = { $player } builds “{ card-name }” and gains { count-points }.
event-card_placed = { $player } places “{ card-name }” at ({ $cell }).
event-resolved = { $player } resolves the { $committee }.
event-committee_points = { $player } gains { count-points } in the committee.
event-workers_returned = { $workers ->
    [one] { $player } gets 1 worker back.
   *[other] { $player } gets { $workers } workers back.
}
event-action_taken = { $player } takes the build action of “{ card-name }”.
event-empty_action = { $player } takes the build action of “{ card-name }”, which has no effect now.
event-copied = { $player } copies “{ card-name }”.
event-influence_gained = { $points ->
    [0] { $player } gains no influence: { $area } is at its limit.
   *[other] { $player } gains { count-influence } in { $area }.
}
event-influence_paid = { $player } pays { count-influence } of { $area }.
event-level_set = { $player } sets { $area } to { $level }.
event-points_gained = { $points ->
    [0] { $player } gains no victory points.
   *[other] { $player } gains { count-points }.
}
event-type_chosen = { $player } chooses { $card_type }.
event-worker_to_box = { $player } puts 1 worker into the box.
event-worker_recruited = { $player } takes { count-workers } out of the box.
event-card_occupied = { $player } occupies “{ card-name }” with { count-workers }.
event-passed = { $player } passes.
event-end_triggered = { $player } has triggered the end of the game. This round is finished, then two closing rounds follow.
event-stalled = Nobody has built for { $rounds } rounds: two closing rounds follow.
event-closing_round_started = Closing round { $closing_round } begins.

## Refusals

refusal-CC-3-5 = The special committee is in the game with five players only.
refusal-CC-4-3 = You have { count-free }: you must place workers or build a project. Resolutions and build actions need a turn without free workers.
refusal-CC-4-4 = You have no free worker: you must resolve a committee or take a build action.
refusal-CC-4-5 = Passing is possible in the closing rounds only.
refusal-CC-5-1 = This takes two free workers; you have { count-free }.
refusal-CC-5-2 = This takes three free workers; you have { count-free }.
refusal-CC-5-4 = A worker goes alone only if it is your only free one; you have { count-free }.
refusal-CC-5-10 = “{ card-name }” is not in the display.
refusal-CC-5-11 = “{ card-name }” needs { count-workers }; you have { count-free }.
refusal-CC-5-12 = “{ card-name }” costs { $cost } of { $area }; you have { $influence } there. Other areas cannot stand in for it.
refusal-CC-5-13 = The site ({ $cell }) shares no edge with a card of the city.
refusal-CC-5-14 = There is a card at ({ $cell }) already.
refusal-CC-5-20 = None of your workers is in this committee ({ $committee }).
refusal-CC-5-25 = Choose exactly as many different areas as you have points: { $points }.
refusal-CC-5-34 = None of your workers is on “{ card-name }”.
refusal-CC-5-40 = Your influence is too low for this payment. No area goes below 0.
refusal-CC-6-5 = These points go to ordinary areas only, not to Development.
refusal-CC-6-8 = “{ card-name }” is not adjacent to your card.
refusal-CC-6-9 = “{ card-name }” needs { count-workers }; the acting card holds { count-available }.
refusal-CC-6-12 = “{ card-name }” needs { count-workers }; you can use { count-available }.
refusal-CC-6-19 = “{ card-name }” needs { count-workers }; the acting card holds { count-available }.
refusal-CC-6-30 = The total must stay the same: { $area } can be { $least } to { $most } now.
refusal-CC-6-31 = “{ card-name }” is not occupied.
refusal-CC-6-35 = These two cards are not both in the city.
refusal-CC-6-36 = “{ card-name }” needs { count-workers }; you have { count-available } in the box.
refusal-CC-6-37 = These two cards are not adjacent.
refusal-CC-6-39 = “{ card-name }” is no unoccupied card of the city.
refusal-CC-6-40 = “{ card-name }” is not in the city.
refusal-CC-6-44 = “{ card-name }” copies cards and cannot be copied itself.
refusal-CC-6-45 = You cannot carry out the build action of “{ card-name }” now.
refusal-CC-6-47 = The cost must be paid in ordinary areas, not in Development.
refusal-CC-7-3 = You have no free worker for this.
refusal-CC-11-10 = The cost is { count-price }.
refusal-CC-11-11 = You gain exactly { count-influence }.
refusal-CC-11-14 = “{ card-name }” is not in the display.
refusal-CC-11-17 = The areas are set one after the other; now it is { $area }.

## The score sheet

score-projects = Projects built
score-build_actions = Build actions
score-resolutions = Four workers in a committee
score-majority_transport = Majority in Transport (value: { $value })
score-majority_finance = Majority in Finance (value: { $value })
score-majority_public_works = Majority in Public works (value: { $value })
score-majority_culture = Majority in Culture (value: { $value })
score-majority_development = Majority in Development (value: { $value })

## Options

option-start_player = Start player
option-start_player-random = by lot
option-start_player-1 = seat 1
option-start_player-2 = seat 2
option-start_player-3 = seat 3
option-start_player-4 = seat 4
option-start_player-5 = seat 5

## Labels of the table

label-round = Round
label-closing_round = Closing round
label-display = Display
label-deck_a = A cards
label-deck_b = B cards
label-city = City
label-cost = Cost
label-workers = workers
label-majority = majority
label-vp = VP
label-build_action = Build action
label-influence = Influence
label-points = Victory points
label-free_workers = Free workers
label-box = In the box
label-project = Card to be placed
label-acting_card = Acting card
label-text_card = Text card
label-pool = Points to be distributed

## The board in the browser

board-city_window = Window on the city
board-pan_left = Move left
board-pan_right = Move right
board-pan_up = Move up
board-pan_down = Move down
board-zoom_in = Zoom in
board-zoom_out = Zoom out
board-fit = Show the whole city
board-end_after = { $cards ->
    [one] 1 more project triggers the end
   *[other] { $cards } more projects trigger the end
}
board-last_round = The end is triggered: this round is finished, then come the closing rounds
board-closing = Closing round { $round } of { $rounds }
board-over = The game is over
board-stalled = { $rounds } of { $limit } rounds without a new project
board-deck_cards = Still in the deck
board-committees = Committees
board-resolution = Own workers → influence:
board-initiator = +{ $points } for whoever resolves
board-send_two = Send two
board-send_one = Send one
board-send_three = One worker each into three:
board-resolve = Resolve
board-contractors = Contractors
board-start_player = Start player
board-free = Free
board-box = Box
board-in_committees = Committees
board-in_city = City
# Parts of compounds before which a name may be broken
board-tails = { "" }
board-joker = Counts as any card type.
board-rule = Rules: { $name }
board-look = Show “{ $card }” large
board-close = Close
board-order = Order of the players in a round
board-turn = The steps of a turn
board-actions = The four actions
board-phase-action = Choose an action
board-phase-pay = Pay
board-phase-effect = Carry it out
board-phase-end = End of the turn
board-action-place = Send workers
board-action-build = Build
board-action-resolve = Resolution
board-action-act = Build action
board-part-workers = Workers
board-part-influence = Influence
board-part-majorities = Majorities
board-part-points = Victory points
board-part-order = Start player
board-means = You have
board-picked = { $picked } of { $points ->
    [one] 1 point
   *[other] { $points } points
} chosen
board-more = One more: { $area }
board-fewer = One less: { $area }

## The first-game guide

guide-build = You have four free workers and 1 influence point in each ordinary area. With free workers you either place workers or build. Build the “Corner shop” from the display: it costs Transport and Finance, gives 2 victory points at once, and its build action will bring more.
guide-site = The lit places touch the city. Put the card to the right of the town hall, at (1,0). One of your workers stays on it; while it is there, the build action is yours.
guide-send_two = Influence pays for projects, and it comes from the committees. Two workers in one committee are worth 2 points there, a single one is worth none. Send two into the Public works committee.
guide-send_one = You have one free worker left. Only the very last one may go alone. Send it into the Culture committee: more workers can join it later.
guide-resolve = You have no free worker, so now you resolve a committee or take a build action. Resolve the Public works committee: 1 point for starting it and 2 for your two workers, who come back to you.
guide-build_again = You have 4 points in Public works now, enough for the “Machine hall”. It gives 4 victory points, and later Development, which no ordinary committee can give.
guide-site_again = Put it above the town hall, at (0,1). Some cards count their neighbours, so it can matter what lies where.
guide-join = Your last free worker joins the one in the Culture committee. Your opponent is there, too: whoever resolves a committee, all who have workers in it gain by their own number.
guide-act = No free worker: time for a build action. Take the one of the “Corner shop”: it costs 1 influence point and gives 5 victory points. The worker returns, and the card stays in the city unoccupied.
guide-free = Three workers in a committee are worth 3 points: send this one after the others. From here on you play freely. The end comes when the deck is empty and 4 cards or fewer are on display; then the majorities in the five areas count, too.
