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

## Influence that comes or goes, area by area, with what it makes of the track

changes = { $touched ->
    [0] no influence
   *[other] { change-transport }{ change-finance }{ change-public_works }{ change-culture }{ change-development }
}
change-transport = { $transport_points ->
    [0] { "" }
   *[other] { $first ->
        [0] { "" }
       *[other] { ", " }
    }{ $transport_change } { area-transport } ({ $transport_change ->
        [0] stays
       *[other] then
    } { $transport_value }{ $transport_lost ->
        [0] { "" }
       *[other] { ", " }{ $transport_lost } lost
    })
}
change-finance = { $finance_points ->
    [0] { "" }
   *[other] { $first ->
        [1] { "" }
       *[other] { ", " }
    }{ $finance_change } { area-finance } ({ $finance_change ->
        [0] stays
       *[other] then
    } { $finance_value }{ $finance_lost ->
        [0] { "" }
       *[other] { ", " }{ $finance_lost } lost
    })
}
change-public_works = { $public_works_points ->
    [0] { "" }
   *[other] { $first ->
        [2] { "" }
       *[other] { ", " }
    }{ $public_works_change } { area-public_works } ({ $public_works_change ->
        [0] stays
       *[other] then
    } { $public_works_value }{ $public_works_lost ->
        [0] { "" }
       *[other] { ", " }{ $public_works_lost } lost
    })
}
change-culture = { $culture_points ->
    [0] { "" }
   *[other] { $first ->
        [3] { "" }
       *[other] { ", " }
    }{ $culture_change } { area-culture } ({ $culture_change ->
        [0] stays
       *[other] then
    } { $culture_value }{ $culture_lost ->
        [0] { "" }
       *[other] { ", " }{ $culture_lost } lost
    })
}
change-development = { $development_points ->
    [0] { "" }
   *[other] { $first ->
        [4] { "" }
       *[other] { ", " }
    }{ $development_change } { area-development } ({ $development_change ->
        [0] stays
       *[other] then
    } { $development_value }{ $development_lost ->
        [0] { "" }
       *[other] { ", " }{ $development_lost } lost
    })
}

## What is missing to a price, area by area

shortage = { short-transport }{ short-finance }{ short-public_works }{ short-culture }{ short-development }
short-transport = { $transport_short ->
    [0] { "" }
   *[other] { $first_short ->
        [0] { "" }
       *[other] { ", " }
    }{ $transport_price } { area-transport } (you have { $transport_has })
}
short-finance = { $finance_short ->
    [0] { "" }
   *[other] { $first_short ->
        [1] { "" }
       *[other] { ", " }
    }{ $finance_price } { area-finance } (you have { $finance_has })
}
short-public_works = { $public_works_short ->
    [0] { "" }
   *[other] { $first_short ->
        [2] { "" }
       *[other] { ", " }
    }{ $public_works_price } { area-public_works } (you have { $public_works_has })
}
short-culture = { $culture_short ->
    [0] { "" }
   *[other] { $first_short ->
        [3] { "" }
       *[other] { ", " }
    }{ $culture_price } { area-culture } (you have { $culture_has })
}
short-development = { $development_short ->
    [0] { "" }
   *[other] { $first_short ->
        [4] { "" }
       *[other] { ", " }
    }{ $development_price } { area-development } (you have { $development_has })
}

## What a build action does, as far as it is certain

left-free = { $left ->
    [0] none left free
   *[other] { $left } still free
}
worth-there = { $influence ->
    [0] worth nothing at a resolution yet
   *[other] worth { $influence } influence{ $points ->
        [0] { "" }
       *[other] { " and " }{ count-points }
    } at a resolution
}
back-workers = { $back ->
    [0] { "" }
    [one] { " " }One worker returns.
   *[other] { " " }{ $back } workers return.
}
counted-now = { $counted ->
    [0] { "" }
   *[other] { " " }Now that is { count-points }.
}
lost-now = { $lost ->
    [0] { "" }
   *[other] { $is_least ->
        [0] { " " }Of that you lose { $lost }: the track ends at { $limit }.
       *[other] { " " }Of that you lose at least { $lost }: the track ends at { $limit }.
    }
}
has-only = { $has ->
    [0] none
   *[other] only { $has }
}
why-blocked = { $blocked ->
    [1] it takes { count-price }, and you have { has-only }.
    [2] it takes { count-price } of ordinary areas, and you have { has-only } there.
    [3] it takes { $price } Development, and you have { has-only }.
    [4] a worker would have to go to the box, and the acting card holds only { $has }.
    [5] none of your workers is in the box.
    [6] there is no unoccupied card for which your workers are enough.
    [7] there is no unoccupied card for which your workers in the box are enough.
    [8] there is no project in the display for which the workers of the acting card are enough.
    [9] no adjacent cards of the city are of the same type.
   *[other] there is no card whose build action you could copy.
}
where-else = { $place ->
    [0] It lies in the display.
    [1] It already lies in the city.
   *[other] It is still in the draw deck.
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
step-choose_bonus = Special resolution – bonus
step-choose_shares = Special resolution – points of the table
step-copy_card = Build action – choose the card to copy
step-pay_price = Build action – pay the cost
step-gain_influence = Build action – gain influence
step-redistribute_influence = Build action – redistribute influence
step-score_adjacent_type = Build action – type of adjacent cards
step-score_row = Build action – type in the row
step-score_column = Build action – type in the column
step-score_pair = Build action – pair of cards
step-move_workers = Build action – move workers
step-deploy_workers = Build action – deploy free workers
step-occupy_from_box = Build action – workers from the box
step-build_from_display = Build action – choose a project
step-choose_site = Choose a site

## Decisions: what the player must choose now

decision-take_turn = { $closing ->
    [0] { $free ->
        [0] Resolve a committee or take a build action.
       *[other] { $projects ->
            [0] Send workers; you cannot build any project yet.
           *[other] Send workers or build a project.
        }
    }
   *[other] Choose any action, or pass.
}
decision-choose_bonus = In which area do you take the bonus of { count-influence }?
decision-choose_shares = { $points ->
    [one] In which area do you take your { $points } point?
   *[other] In which { $points } different areas do you take your points?
}
decision-copy_card = Which card's build action do you copy?
decision-pay_price = How do you pay the { $price ->
    [one] influence point
   *[other] { $price } influence points
} for “{ $card }”?
decision-gain_influence = { $points ->
    [one] In which area do you gain the influence point
   *[other] In which areas do you gain the { $points } influence points
} of “{ $card }”?
decision-redistribute_influence = Which value does { $area } get? { $pool ->
    [one] There is { $pool } point to distribute.
   *[other] There are { $pool } points to distribute.
}
decision-score_adjacent_type = Which card type counts among the cards beside “{ $card }”?
decision-score_row = Which card type counts in the row of “{ $card }”?
decision-score_column = Which card type counts in the column of “{ $card }”?
decision-score_pair = Which pair of adjacent cards of the same type counts?
decision-move_workers = { $workers ->
    [one] To which card does your worker move?
   *[other] To which card do your { $workers } workers move?
}
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

move-send_two = Send { count-workers } to the { $committee }: then { $there } of yours there, { worth-there }; { left-free }
move-send_three = Send one worker each to: { $committee }; { left-free }
move-send_one = Send your only free worker to the { $committee }: then { $there } of yours there, { worth-there }
move-build = Build “{ $card }” for { changes }: { count-points }; { count-workers } on it, { left-free }
move-resolve = Resolve the { $committee }: you gain { $special ->
    [0] { changes }
   *[other] { $influence } influence of your choice
}{ $points ->
    [0] { "" }
   *[other] , { count-points }
}; { $workers ->
    [one] { $workers } worker returns
   *[other] { $workers } workers return
}{ $others ->
    [0] { "" }
   *[other] . Others there: { $others_influence ->
        [0] no influence
       *[other] { $others_influence } influence
    }{ $others_points ->
        [0] { "" }
       *[other] , { $others_points } VP
    }, { $others_workers ->
        [one] { $others_workers } worker returns
       *[other] { $others_workers } workers return
    }.
}
move-act = Build action of “{ $card }”: { $blocked ->
    [0] { build-action }{ counted-now }{ lost-now }{ back-workers }
   *[other] no effect now and nothing to pay, for { why-blocked }{ back-workers }
}
move-pass = Pass: do nothing this turn
move-bonus = Take the bonus: { changes }
move-share = Gain: { changes }{ $victory_points ->
    [0] { "" }
    [one] , and { $victory_points } victory point
   *[other] , and { $victory_points } victory points
}
move-copy = Copy “{ $card }”: { build-action }{ counted-now }{ lost-now }{ back-workers }
move-pay = Pay: { changes }. You gain { $amount ->
    [0] { count-points }
   *[other] { $gained ->
        [0] no Development
       *[other] { $gained } Development
    } (then { $development_then }{ $lost ->
        [0] { "" }
       *[other] { ", " }{ $lost } lost
    })
}.
move-gain = Gain: { changes }
move-level = Set { $area } to { $level }; { $left ->
    [0] nothing is left for the areas after it
   *[other] { $is_last ->
        [0] { $left } left to distribute
       *[other] Development gets the other { $left }
    }
}
move-adjacent_type = Count { $card_type }{ $cards ->
    [0] : no card, no victory points
   *[other] { " " }({ $card }): { count-points }
}
move-row_type = Count { $card_type }{ $cards ->
    [0] : no card, no victory points
   *[other] { " " }({ $card }): { count-points }
}
move-column_type = Count { $card_type }{ $cards ->
    [0] : no card, no victory points
   *[other] { " " }({ $card }): { count-points }
}
move-pair = Count { $card }: { $first_points } + { $second_points } = { count-points }
move-move_to = Move { count-workers } to “{ $card }”{ $left ->
    [0] { "" }
    [one] ; { $left } returns to you
   *[other] ; { $left } return to you
}
move-deploy_to = Put { count-workers } on “{ $card }”; { left-free }
move-box_to = Occupy “{ $card }” with { count-workers } from the box; { $left ->
    [0] none of yours stays
    [one] { $left } of yours stays
   *[other] { $left } of yours stay
} in the box.{ back-workers }
move-erect = Build “{ $card }” without its cost: { count-points }; { count-workers } of the acting card on it{ $back ->
    [0] { "" }
    [one] , { $back } returns to you
   *[other] , { $back } return to you
}
move-at = Place the card { $side ->
    [0] below
    [1] left of
    [2] above
   *[other] right of
} “{ $card }” (column { $column }, row { $row }){ $neighbours ->
    [one] { "" }
   *[other] , touching { $neighbours } cards
}

## Events

event-started = { $player } is the start player and begins every round.
event-displayed = New in the display: “{ $card }”.
event-workers_sent = { $player } sends { count-workers } to the { $committee }.
event-project_built = { $player } builds “{ $card }” and gains { count-points }.
event-card_placed = { $player } places “{ $card }” in the city.
event-resolved = { $player } resolves the { $committee }.
event-committee_points = { $player } gains { count-points } from the committee.
event-workers_returned = { $workers ->
    [one] { $player } gets { $workers } worker back.
   *[other] { $player } gets { $workers } workers back.
}
event-action_taken = { $player } takes the build action of “{ $card }”.
event-empty_action = { $player } takes the build action of “{ $card }”, which has no effect now.
event-copied = { $player } copies the build action of “{ $card }”.
event-influence_gained = { $points ->
    [0] { $player } gains no influence: { $area } is at its limit.
   *[other] { $player } gains { count-influence } in { $area }.
}
event-influence_paid = { $player } pays { count-influence } in { $area }.
event-level_set = { $player } sets { $area } to { $level }.
event-points_gained = { $points ->
    [0] { $player } gains no victory points.
   *[other] { $player } gains { count-points }.
}
event-type_chosen = { $player } chooses the card type { $card_type }.
event-worker_to_box = { $player } puts { count-workers } into the box.
event-worker_recruited = { $player } takes { count-workers } out of the box.
event-card_occupied = { $player } occupies “{ $card }” with { count-workers }.
event-passed = { $player } passes.
event-end_triggered = { $player } has triggered the end of the game. This round is finished, then { count-closing_rounds }.
event-stalled = Nobody has built for { $rounds } rounds: { count-closing_rounds }.
event-closing_round_started = Closing round { $closing_round } begins.

## Refusals

refusal-CC-3-5 = The special committee is in the game from { $players } players on; you are { $at_table }.
refusal-CC-3-6 = “{ $card }” is not in this game: it comes in from { $from_players } players on, and you are { $at_table }.
refusal-CC-4-3 = You have { count-free }: send workers or build a project. This takes a turn that begins without free workers.
refusal-CC-4-4 = You have no free worker. Resolve a committee or take a build action: that brings workers back.
refusal-CC-4-5 = You can pass in the closing rounds only.
refusal-CC-5-1 = Into one committee you send { $workers } workers at once; you have only { $free } free.
refusal-CC-5-2 = One worker each into { $apart } different committees takes { $workers } free workers; you have only { $free }.
refusal-CC-5-4 = { $case ->
    [0] A worker goes alone only if it is your only free one; you have { count-free }.
    [2] Workers go { $together } into one committee or one each into { $apart } different ones; you name the { $committee } more than once.
   *[other] Workers go { $together } into one committee or one each into { $apart } different ones; you name { $named ->
        [one] { $named } committee.
       *[other] { $named } committees.
    }
}
refusal-CC-5-10 = “{ $card }” is not in the display. { where-else }
refusal-CC-5-11 = “{ $card }” needs { count-workers }; you have only { $free } free.
refusal-CC-5-12 = Your influence is too low for “{ $card }”: it costs { shortage }. Points of other areas cannot replace that.
refusal-CC-5-13 = The place in column { $column }, row { $row } shares no edge with a card of the city.
refusal-CC-5-14 = “{ $card }” already lies in column { $column }, row { $row }.
refusal-CC-5-20 = None of your workers is in the { $committee }; send some there first.
refusal-CC-5-25 = { $case ->
    [1] All points go to different areas; you name { $area } more than once.
    [2] The points of a special resolution go to ordinary areas, not to Development.
    [3] The bonus goes to { $player } alone, who resolves the committee.
   *[other] { $points ->
        [0] Your workers in the special committee are too few to gain influence there.
        [one] You have { $points } point for one area; you name { $named } areas.
       *[other] You have { $points } points for as many different areas; you name { $named ->
            [one] { $named } area
           *[other] { $named } areas
        }.
    }
}
refusal-CC-5-30 = { $kind ->
    [0] The build action of “{ $card }” costs nothing.
   *[other] The cost of the build action of “{ $card }” is paid already.
}
refusal-CC-5-34 = { $place ->
    [1] { $occupied ->
        [0] Nobody's workers are on “{ $card }”; a build action needs your own.
       *[other] The workers on “{ $card }” are those of { $player }; a build action needs your own.
    }
   *[other] “{ $card }” is not in the city. { where-else }
}
refusal-CC-5-40 = Your influence is too low for this payment: { shortage }.
refusal-CC-6-5 = The points of “{ $card }” go to ordinary areas only, not to Development.
refusal-CC-6-8 = “{ $card }” is not adjacent to the card whose workers act.
refusal-CC-6-9 = “{ $card }” needs { count-workers }; the acting card holds only { $available }.
refusal-CC-6-12 = “{ $card }” needs { count-workers }; you have only { $available } free, those of the acting card included.
refusal-CC-6-19 = “{ $card }” needs { count-workers }; the acting card holds only { $available }.
refusal-CC-6-30 = The total must stay the same: { $area } can be { $least } to { $most } now.
refusal-CC-6-31 = Nobody's workers are on “{ $card }”; only an occupied card can be copied.
refusal-CC-6-35 = { $case ->
    [0] “{ $card }” is not in the city. { where-else }
    [1] These two cards are not of the same type: { $card }.
   *[other] A pair is made of two different cards.
}
refusal-CC-6-36 = “{ $card }” needs { count-workers }; you have { $available ->
    [0] none
   *[other] only { $available }
} in the box.
refusal-CC-6-37 = These two cards are not adjacent: { $card }.
refusal-CC-6-38 = The “{ $card }” never holds workers and has no build action.
refusal-CC-6-39 = { $place ->
    [1] { $occupied ->
        [1] “{ $card }” is the acting card; the workers go to another one.
        [2] Your own workers are on “{ $card }”; the card must be unoccupied.
       *[other] The workers of { $player } are on “{ $card }”; the card must be unoccupied.
    }
   *[other] “{ $card }” is not in the city. { where-else }
}
refusal-CC-6-40 = “{ $card }” is not in the city. { where-else }
refusal-CC-6-44 = { $town_hall ->
    [0] “{ $card }” copies cards and cannot be copied itself.
   *[other] The “{ $card }” has no build action to copy.
}
refusal-CC-6-45 = You cannot carry out the build action of “{ $card }” now: { why-blocked }
refusal-CC-6-47 = The cost of “{ $card }” is paid in ordinary areas, not in Development.
refusal-CC-7-3 = In the closing rounds, too, this takes a free worker; you have none.
refusal-CC-11-10 = The build action of “{ $card }” costs { count-price }; you name { $named }.
refusal-CC-11-11 = The build action of “{ $card }” gives { count-influence }; you name { $named }.
refusal-CC-11-14 = “{ $card }” is not in the display. { where-else }
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

board-end_after = { $cards ->
    [one] { $cards } more project until the end
   *[other] { $cards } more projects until the end
}
board-last_round = Last round before the { $rounds } closing rounds
board-closing = Closing round { $round } of { $rounds }
board-over = The game is over
board-stalled = { $rounds } of { $limit } rounds without a new project
board-deck = Deck
board-deck_cards = Still in the deck
board-committees = Committees
board-resolution = Own workers → influence:
board-initiator = +{ $points } if you resolve
board-send = Send { $workers }
board-send_three = One worker each into { $committees } committees:
board-resolve = Resolve
board-contractors = Contractors
board-start_player = Start player
board-free = Free
board-box = Box
board-about_box = Workers in the box are out of play until a build action brings them in.
board-about_development = No committee gives it; you gain it by build actions only.
board-in_committees = Committees
board-in_city = City
# Parts of compounds before which a name may be broken
board-tails = { "" }
board-joker = Counts as any card type.
board-place = column { $column }, row { $row }
board-unoccupied = unoccupied
board-rule = Rules: { $name }
board-look = Show “{ $card }” large
board-close = Close
board-order = Order of the players in a round
board-actions = One action each turn
board-action-place = Send workers
board-action-build = Build
board-action-resolve = Resolution
board-action-act = Build action
board-part-workers = Workers
board-part-influence = Influence
board-part-majorities = Majorities
board-means = You have
board-picked = { $picked } of { $points ->
    [one] { $points } point
   *[other] { $points } points
} chosen
board-more = One more: { $area }
board-fewer = One less: { $area }

## The board at one glance: places kept for choices, and what the prompt asks

board-choice = Choices
board-score = Victory points gained, and those that majorities are worth now
board-look_left = Look left
board-look_right = Look right
board-look_up = Look up
board-look_down = Look down
board-look_on = To the next places for a move
board-with_free = With free workers:
board-without_free = Without free workers:
board-action_hint-place = { $together } into one committee, or one each into { $apart } different ones. Your last free worker may go alone.
board-action_hint-build = A project of the display: you pay influence and gain victory points.
board-action_hint-resolve = A committee with workers of yours brings influence; they return.
board-action_hint-act = You use a card of the city on which your workers stand; they return.
board-committee-transport = Transport
board-committee-finance = Finance
board-committee-public_works = Public works
board-committee-culture = Culture
board-committee-special = Special
choice-pass = Pass
warning-pass = Pass? Then this turn is gone, and only closing rounds are left.

## The steps of a turn

phase-action = Choose an action
phase-pay = Pay
phase-effect = Carry it out
phase-end = End of the turn

## The first-game guide

guide-intro = The goal: have the most victory points at the end. Finished projects bring them, many build actions, and finally the majorities in five areas of influence. A game takes about 10 minutes for each player. This guide leads you through your first 20 turns in about 10 minutes; then you play on as you like. You are { $seat1 }; { $seat2 } plays against you.
guide-build = You have four free workers and 1 influence point in each ordinary area. With free workers you either send workers or build. Build the “Corner shop” from the display: it costs Transport and Finance, gives 2 victory points at once, and its build action will bring more.
guide-site = The lit places touch the city. Put the card right of the town hall. One of your workers stays on it; while it is there, the build action is yours.
guide-send_two = Influence pays for projects, and it comes from the committees. Two workers in one committee are worth 2 points there, a single one is worth none. Send two into the Public works committee.
guide-send_one = You have one free worker left. Only the very last one may go alone. Send it into the Culture committee: more workers can join it later.
guide-resolve = You have no free worker, so now you resolve a committee or take a build action. Resolve the Public works committee: 1 point for resolving it and 2 for your two workers, who come back to you.
guide-build_again = You have 4 points in Public works now, enough for the “Machine hall”. It gives 4 victory points, and later Development, which no committee can give you here.
guide-site_again = Put it above the town hall. Some cards count their neighbours, so it can matter what lies where.
guide-join = Your last free worker joins the one in the Culture committee. { $seat2 } is there, too: whoever resolves a committee, all who have workers in it gain by their own number.
guide-act = No free worker: time for a build action. Take the one of the “Corner shop”: it costs 1 influence point and gives 5 victory points. The worker returns, and the card stays in the city unoccupied.
guide-third = One worker is free. Send it after the two in the Culture committee: three are worth 3 points. With four it would be only 1 point, but 4 victory points as well.
guide-resolve_three = Now resolve the Culture committee: 1 point for resolving and 3 for your workers. { $seat2 } has one there, which gains nothing but comes home.
guide-send_three = With three free workers there is another way to send them: one each into three different committees. Alone they gain nothing yet, but each is a beginning. Send them into Transport, Finance and Public works.
guide-development = All your workers are out again. Take the build action of the “Machine hall”: 2 points in Development, your fifth area, without any cost. Some later projects and build actions cost Development.
guide-hostel = One worker is free, and with 4 points in Culture you can afford the “Workers' hostel”. It brings 4 victory points now, and later a worker.
guide-hostel_site = Put it above the “Corner shop”, where it touches two cards. Every card must share an edge with the city.
guide-recruit = Two of your six workers are still in the box. The build action of the “Workers' hostel” brings one of them into play: from now on you have five.
guide-gather = { $seat2 } has used the “Trading office” for 7 victory points, and now it stands empty. Remember it! You have two free workers: send them to the one in the Transport committee.
guide-resolve_transport = Resolve the Transport committee: 1 point and 3 more. You will need them for the “Tram stop”.
guide-tram = { $seat2 } has resolved Public works, and so your worker there came home, too: four are free. Build the “Tram stop”. It needs two workers and gives 4 victory points.
guide-tram_site = Put it right of the “Corner shop”. It does not count its neighbours, so any place would do.
guide-send_again = Two workers are free. To use the “Tram stop” you must not have any: send both into the Public works committee.
guide-move = An unoccupied card belongs to nobody. With the “Tram stop” your workers move from it to such a card, even if somebody else has built it. Take its build action.
guide-target = Choose the “Trading office”, left of the town hall, which { $seat2 } has built. It needs one worker; the other one returns to you.
guide-last = That worker is free, so no build action this time. Send it to the one in the Finance committee.
guide-office = And now the build action of the “Trading office”: 1 of your 2 Development points becomes 7 victory points.
guide-scoring = You have taken every kind of action. Other buildings count their neighbours or copy other cards; point at one, and it tells. Points come when you build, by build actions, and from committees with four workers. When the deck is empty and 4 cards or fewer are on display, the round is finished and two closing rounds follow, in which you may take any action, free workers or not, or pass. Then in each of the five areas, Development included, the highest value brings 4 victory points; if it is shared, each gets 2. The most points win. From here on you play freely. Good luck!

## Tables of the rulebook, with the values of an entry of components.toml

rulebook-players = { $value ->
    [5] { $value } only
   *[other] { $value } or more
}

## The player aid

aid-turn = Your turn: one action
aid-place = with free workers. { $same_committee } into one committee, or one each into { $different_committees } different ones. Whoever has only one sends it alone.
aid-build = with free workers. Pay the influence, gain the points, lay the card edge to edge with the city, put the workers on it. The display is refilled to { $size }.
aid-resolve = without free workers. A committee with a worker of yours: you gain { $initiator_bonus_influence } point, then everybody in it gains by the table. All its workers return.
aid-act = without free workers. A card with your workers: pay, carry it out, take them back. If it cannot be done, you pay nothing and they return.
aid-own_workers = Own workers
aid-special = More than { $most } count as { $most }. Special committee (with { $players } players): the same table, in ordinary areas of your choice, each point in another one; whoever resolves chooses first.
aid-areas = T Transport, F Finance, P Public works, C Culture (ordinary areas, by committees); D Development (by cards only). One area never pays for another.
aid-tracks = Tracks go from { $track_min } to { $track_max }; what is more is lost. At the start { $start } in each ordinary area, { $development } in Development.
aid-start = Start
aid-workers = { $active_at_start } free, { $in_box_at_start } in the box.
aid-unoccupied = Unoccupied cards
aid-unoccupied_cards = whoever built them, anybody may put workers there by a card, without cost and points.
aid-box = Worker to box
aid-worker_to_box = one of the workers on the acting card, which must hold more than one.
aid-cards = Cards
aid-beside = Beside
aid-edge = edge to edge.
aid-joker = counts as any type; no points, no workers, no action.
aid-copying = Copying
aid-copies = you pay and gain as the copied card says. Workers are those of the copying card, the place is that of the copied one. Cards that copy cannot be copied.
aid-new_district = Build a project
aid-erect = the workers of the acting card move onto the new one; its points are gained.
aid-types = Card types
aid-deck = In the game
aid-players = Players
aid-in_all = Projects
aid-players_2 = 2
aid-players_3 = 3
aid-players_4 = 4
aid-players_5 = 5
aid-end = End and scoring
aid-trigger = The end is near
aid-end_trigger = when the deck is empty and the display has { $left } cards or fewer (or after { $stall_rounds } rounds without a new project). The round is finished, then { $closing_rounds } closing rounds follow.
aid-closing = any action, with or without free workers, or pass.
aid-scoring = Then
aid-majorities = for each area, { $majority_vp } VP for the highest value, { $majority_tied_vp } each if it is shared; nothing where nobody has any. The most points win; ties are shared.
aid-projects = Projects (W: workers)
aid-number = #
aid-name = Name
aid-needs = W
aid-transport = T{ $amount }
aid-finance = F{ $amount }
aid-public_works = P{ $amount }
aid-culture = C{ $amount }
aid-development = D{ $amount }
aid-any_influence = { $amount } any
aid-ordinary_influence = { $amount } ordinary
aid-own_worker_from_card = { $amount } worker to box
aid-gain_influence = { $action_area ->
    [development] D+{ $action_amount }
    [ordinary] +{ $action_amount } ordinary
   *[any] +{ $action_amount } any
}
aid-redistribute_influence = redistribute influence
aid-gain_vp = { $action_amount } VP
aid-score_workers_in_city = { $action_vp_each } VP per worker in the city
aid-score_workers_in_box = { $action_vp_each } VP per worker in the box
aid-score_adjacent_distinct_types = { $action_vp_each } VP per type beside it
aid-score_adjacent_chosen_type = { $action_vp_each } VP per card of a type beside it
aid-score_row_chosen_type = VP of a type in its row
aid-score_column_chosen_type = VP of a type in its column
aid-score_adjacent_pair = VP of a pair of a type, side by side
aid-recruit_from_box = { $action_amount } worker from box
aid-move_workers = its workers to an unoccupied card
aid-deploy_free_workers = free workers to an unoccupied card
aid-occupy_from_box = workers from box to an unoccupied card
aid-build_from_display = build a project without its cost
aid-copy_adjacent = copy a card beside it
aid-copy_occupied = copy an occupied card
