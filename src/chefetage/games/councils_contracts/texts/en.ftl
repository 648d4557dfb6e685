### Councils & Contracts
###
### A build action is told by its kind; $price and $amount are the numbers printed on its card.

title = Councils & Contracts

neutral = The city
none = nothing

## Counted things, for use within sentences

count-workers = { $workers ->
    [0] no workers
    [one] { $workers } worker
   *[other] { $workers } workers
}
count-free = { $free ->
    [0] no free workers
    [one] { $free } free worker
   *[other] { $free } free workers
}
count-available = { $available ->
    [0] no workers
    [one] { $available } worker
   *[other] { $available } workers
}
count-points = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
count-influence = { $points ->
    [one] { $points } influence point
   *[other] { $points } influence points
}
count-price = { $price ->
    [one] { $price } influence point
   *[other] { $price } influence points
}
count-amount-points = { $amount ->
    [one] { $amount } victory point
   *[other] { $amount } victory points
}
count-amount-influence = { $amount ->
    [one] { $amount } influence point
   *[other] { $amount } influence points
}
count-closing_rounds = { $closing_rounds ->
    [one] { $closing_rounds } closing round follows
   *[other] { $closing_rounds } closing rounds follow
}

## Influence areas and committees

area-transport = Transport
area-finance = Finance
area-public_works = Public works
area-culture = Culture
area-development = Development
area-ordinary = Ordinary areas

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

## What the build actions cost and do, in the words of the cards

build-action = { $price ->
    [0] { $build_action }
   *[other] { $build_cost } { $build_action }
}
build_cost-any_influence = { $price ->
    [one] Pay { count-price } of any area.
   *[other] Pay { count-price } of any areas.
}
build_cost-ordinary_influence = { $price ->
    [one] Pay { count-price } of an ordinary area.
   *[other] Pay { count-price } of ordinary areas.
}
build_cost-development = Pay { $price } Development.
build_cost-own_worker_from_card = { $price ->
    [one] One worker of this card goes to the box.
   *[other] { $price } workers of this card go to the box.
}
build_action-gain_influence-development = Gain { $amount } Development.
build_action-gain_influence-ordinary = Gain { count-amount-influence } in ordinary areas.
build_action-gain_influence-any = Gain { count-amount-influence } in any areas.
build_action-redistribute_influence = Redistribute your influence points over all areas.
build_action-gain_vp = Gain { count-amount-points }.
build_action-score_workers_in_city = Gain { count-amount-points } for each worker in the city.
build_action-score_workers_in_box = Gain { count-amount-points } for each worker in the box.
build_action-score_adjacent_distinct_types = Gain { count-amount-points } for each different type among the adjacent cards.
build_action-score_adjacent_chosen_type = Choose a card type: gain { count-amount-points } for each adjacent card of that type.
build_action-score_row_chosen_type = Choose a card type: gain the printed points of all cards of that type in this row.
build_action-score_column_chosen_type = Choose a card type: gain the printed points of all cards of that type in this column.
build_action-score_adjacent_pair = Gain the printed points of two adjacent cards of the same type.
build_action-recruit_from_box = { $amount ->
    [one] Take one of your workers out of the box.
   *[other] Take { $amount } of your workers out of the box.
}
build_action-move_workers = Move the workers of this card to an unoccupied card.
build_action-deploy_free_workers = Put free workers on an unoccupied card.
build_action-occupy_from_box = Occupy an unoccupied card with workers from the box.
build_action-build_from_display = Build a project of the display without its cost; the workers of this card move onto it.
build_action-copy_adjacent = Carry out the build action of an adjacent card.
build_action-copy_occupied = Carry out the build action of an occupied card.

## The same in a few words, for narrow places

brief-action = { $price ->
    [0] { $brief_action }
   *[other] { $brief_cost }: { $brief_action }
}
brief_cost-any_influence = pay { $price }
brief_cost-ordinary_influence = pay { $price } ordinary
brief_cost-development = { $price } Development
brief_cost-own_worker_from_card = { $price ->
    [one] worker to box
   *[other] { $price } workers to box
}
brief_action-gain_influence-development = +{ $amount } Development
brief_action-gain_influence-ordinary = +{ $amount } ordinary
brief_action-gain_influence-any = +{ $amount } influence of your choice
brief_action-redistribute_influence = redistribute influence
brief_action-gain_vp = { $amount } VP
brief_action-score_workers_in_city = { $amount } VP per worker in the city
brief_action-score_workers_in_box = { $amount } VP per worker in the box
brief_action-score_adjacent_distinct_types = { $amount } VP per different adjacent type
brief_action-score_adjacent_chosen_type = { $amount } VP per adjacent card of a type
brief_action-score_row_chosen_type = VP of a type in the row
brief_action-score_column_chosen_type = VP of a type in the column
brief_action-score_adjacent_pair = VP of an adjacent pair
brief_action-recruit_from_box = { $amount ->
    [one] +{ $amount } worker from the box
   *[other] +{ $amount } workers from the box
}
brief_action-move_workers = move the workers on
brief_action-deploy_free_workers = deploy free workers
brief_action-occupy_from_box = occupy a card from the box
brief_action-build_from_display = build a project
brief_action-copy_adjacent = copy an adjacent card
brief_action-copy_occupied = copy an occupied card

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
step-choose_bonus = Special resolution: bonus
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
decision-choose_bonus = In which area do you take the bonus of { count-influence }?
decision-choose_shares = In which different areas do you take your points?
decision-copy_card = Which card's build action do you copy?
decision-pay_price = How do you pay { count-price }?
decision-gain_influence = In which areas do you gain { count-influence }?
decision-redistribute_influence = Which value does { $area } get? { $pool ->
    [one] { $pool } point is left to distribute.
   *[other] { $pool } points are left to distribute.
}
decision-score_adjacent_type = Which card type counts among the adjacent cards?
decision-score_row = Which card type counts in the row?
decision-score_column = Which card type counts in the column?
decision-score_pair = Which two adjacent cards count?
decision-move_workers = To which card do the workers move?
decision-deploy_workers = On which card do you put free workers?
decision-occupy_from_box = Which card do you occupy with workers from the box?
decision-build_from_display = Which project do you build without its cost?
decision-choose_site = Where do you place “{ $card }”?

## Actions: their names

action-send_two = Send workers into one committee
action-send_three = Send one worker each into several committees
action-send_one = Send the only free worker into a committee
action-build = Build a project
action-resolve = Resolve a committee
action-act = Take a build action
action-pass = Pass
action-bonus = Take the bonus
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
action-erect = Build without the cost
action-at = Place the card

## Moves: a button or a line of a menu

move-send_two = Send { count-workers } to: { $committee }
move-send_three = Send one worker each to: { $committee }
move-send_one = Send your only free worker to: { $committee }
move-build = Build “{ $card }”: { count-points }, { count-workers }
move-resolve = Resolve: { $committee } ({ $points ->
    [0] +{ $influence } influence
   *[other] +{ $influence } influence, { count-points }
})
move-act = Build action of “{ $card }”: { brief-action }
move-pass = Pass
move-bonus = Bonus in { $area }: +{ $points }
move-share = One point each in: { $area }
move-copy = Copy “{ $card }”: { brief-action }
move-pay = Pay: { $area }
move-gain = Gain: { $area }
move-level = { $area }: { $level }
move-adjacent_type = Count { $card_type }: { count-points }
move-row_type = Count { $card_type }: { count-points }
move-column_type = Count { $card_type }: { count-points }
move-pair = Count { $card }: { count-points }
move-move_to = Move the workers to “{ $card }”
move-deploy_to = Put free workers on “{ $card }”
move-box_to = Occupy “{ $card }” from the box
move-erect = Build “{ $card }” without its cost: { count-points }, { count-workers }
move-at = Place the card at ({ $cell })

## Events

event-started = { $player } is the start player.
event-displayed = New in the display: “{ $card }”.
event-workers_sent = { $player } sends { count-workers } to the { $committee }.
event-project_built = { $player } builds “{ $card }” and gains { count-points }.
event-card_placed = { $player } places “{ $card }” at ({ $cell }).
event-resolved = { $player } resolves the { $committee }.
event-committee_points = { $player } gains { count-points } in the committee.
event-workers_returned = { $workers ->
    [one] { $player } gets { $workers } worker back.
   *[other] { $player } gets { $workers } workers back.
}
event-action_taken = { $player } takes the build action of “{ $card }”.
event-empty_action = { $player } takes the build action of “{ $card }”, which has no effect now.
event-copied = { $player } copies “{ $card }”.
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
event-worker_to_box = { $player } puts { count-workers } into the box.
event-worker_recruited = { $player } takes { count-workers } out of the box.
event-card_occupied = { $player } occupies “{ $card }” with { count-workers }.
event-passed = { $player } passes.
event-end_triggered = { $player } has triggered the end of the game. This round is finished, then { count-closing_rounds }.
event-stalled = Nobody has built for { $rounds } rounds: { count-closing_rounds }.
event-closing_round_started = Closing round { $closing_round } begins.

## Refusals

refusal-CC-3-5 = The special committee is in the game from { $players } players on.
refusal-CC-4-3 = You have { count-free }: you must place workers or build a project. Resolutions and build actions need a turn without free workers.
refusal-CC-4-4 = You have no free worker: you must resolve a committee or take a build action.
refusal-CC-4-5 = Passing is possible in the closing rounds only.
refusal-CC-5-1 = This takes { $workers } free workers; you have { count-free }.
refusal-CC-5-2 = This takes { $workers } free workers; you have { count-free }.
refusal-CC-5-4 = A worker goes alone only if it is your only free one; you have { count-free }.
refusal-CC-5-10 = “{ $card }” is not in the display.
refusal-CC-5-11 = “{ $card }” needs { count-workers }; you have { count-free }.
refusal-CC-5-12 = “{ $card }” costs { $cost } of { $area }; you have { $influence } there. Other areas cannot stand in for it.
refusal-CC-5-13 = The site ({ $cell }) shares no edge with a card of the city.
refusal-CC-5-14 = There is a card at ({ $cell }) already.
refusal-CC-5-20 = None of your workers is in this committee ({ $committee }).
refusal-CC-5-25 = Choose exactly as many different areas as you have points: { $points }.
refusal-CC-5-34 = None of your workers is on “{ $card }”.
refusal-CC-5-40 = Your influence is too low for this payment.
refusal-CC-6-5 = These points go to ordinary areas only, not to Development.
refusal-CC-6-8 = “{ $card }” is not adjacent to your card.
refusal-CC-6-9 = “{ $card }” needs { count-workers }; the acting card holds { count-available }.
refusal-CC-6-12 = “{ $card }” needs { count-workers }; you can use { count-available }.
refusal-CC-6-19 = “{ $card }” needs { count-workers }; the acting card holds { count-available }.
refusal-CC-6-30 = The total must stay the same: { $area } can be { $least } to { $most } now.
refusal-CC-6-31 = “{ $card }” is not occupied.
refusal-CC-6-35 = These two cards are not both in the city.
refusal-CC-6-36 = “{ $card }” needs { count-workers }; you have { count-available } in the box.
refusal-CC-6-37 = These two cards are not adjacent.
refusal-CC-6-39 = “{ $card }” is no unoccupied card of the city.
refusal-CC-6-40 = “{ $card }” is not in the city.
refusal-CC-6-44 = “{ $card }” copies cards and cannot be copied itself.
refusal-CC-6-45 = You cannot carry out the build action of “{ $card }” now.
refusal-CC-6-47 = The cost must be paid in ordinary areas, not in Development.
refusal-CC-7-3 = You have no free worker for this.
refusal-CC-11-10 = The cost is { count-price }.
refusal-CC-11-11 = You gain exactly { count-influence }.
refusal-CC-11-14 = “{ $card }” is not in the display.
refusal-CC-11-17 = The areas are set one after the other; now it is { $area }.

## The score sheet

score-projects = Projects built
score-build_actions = Build actions
score-resolutions = Resolutions
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
    [one] { $cards } more project triggers the end
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
board-send_two = Send { $workers }
board-send_one = Send one
board-send_three = One worker each into { $committees } committees:
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
    [one] { $points } point
   *[other] { $points } points
} chosen
board-more = One more: { $area }
board-fewer = One less: { $area }

## The steps of a turn

phase-action = Choose an action
phase-pay = Pay
phase-effect = Carry it out
phase-end = End of the turn

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
