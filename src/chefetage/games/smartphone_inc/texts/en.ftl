### Smartphone Inc.
###
### $player always begins its sentence, since the neutral figure is written with a capital letter.

title = Smartphone Inc.

neutral = { $players ->
    [1] Steve
   *[other] The game
}
none = nothing

## Counted things, for use within sentences

count-goods = { $goods ->
    [0] no goods
    [one] { $goods } good
   *[other] { $goods } goods
}
count-markers = { $markers ->
    [0] no markers
    [one] { $markers } marker
   *[other] { $markers } markers
}
count-vp = { $vp ->
    [one] { $vp } VP
   *[other] { $vp } VP
}
count-offices = { $offices ->
    [0] no offices
    [one] { $offices } office
   *[other] { $offices } offices
}
count-research = { $research ->
    [0] no research symbol
    [one] { $research } research symbol
   *[other] { $research } research symbols
}
count-logistics = { $logistics ->
    [0] no logistics symbol
    [one] { $logistics } logistics symbol
   *[other] { $logistics } logistics symbols
}
count-covered = { $covered ->
    [one] { $covered } field covered
   *[other] { $covered } fields covered
}
list-sizes = { $sizes ->
    [1] S
    [2] M
    [3] S, M
    [4] L
    [5] S, L
    [6] M, L
    [7] S, M, L
   *[other] { $sizes }
}

## Regions and customers within sentences

the-region = { $region ->
    [Caribbean] the Caribbean
    [Midwest] the Midwest
    [Northeast] the Northeast
    [Southeast] the Southeast
    [UAE] the UAE
    [USA] the USA
   *[other] { $region_key ->
        [mountain] the { $region }
       *[other] { $region }
    }
}
in-region = in { the-region }
to-region = to { the-region }
the-customer = the { $customer ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[other] { $customer }th
} customer from the left

## What a plan leads to, and how the upper pad lies

plan-result = price { $price }, { count-goods }, research { $research }, logistics { $logistics }, { $improve ->
        [0] a goods card
       *[other] an improvement
    }{ plan-cost }
plan-cost = { $pay ->
    [0] { $earn ->
        [0] { "" }
       *[other] , { $earn } VP gained
    }
   *[other] , { $pay } VP to pay
}
pad-position = { $turn ->
    [0] not turned
    [90] turned right by a quarter
    [180] turned by half
   *[other] turned left by a quarter
}, { pad-shift }
pad-shift = { $dx ->
    [-2] { pad-columns } to the left{ pad-and-rows }
    [-1] { pad-columns } to the left{ pad-and-rows }
    [0] { $dy ->
        [-2] { pad-rows } up
        [-1] { pad-rows } up
        [0] not shifted
       *[other] { pad-rows } down
    }
   *[other] { pad-columns } to the right{ pad-and-rows }
}
pad-columns = { $columns ->
    [one] { $columns } field
   *[other] { $columns } fields
}
pad-rows = { $rows ->
    [one] { $rows } field
   *[other] { $rows } fields
}
pad-and-rows = { $dy ->
    [-2] { " " }and { $rows } up
    [-1] { " " }and { $rows } up
    [0] { "" }
   *[other] { " " }and { $rows } down
}

## What an office and a technology bring

office-brings = { $offer ->
    [0] first place there then counts { $value } VP{ office-second }
    [1] { $vp } VP from the retailer { $retailer }
   *[other] { $vp } VP from the retailer { $retailer }, bonus: { bonus-told }
}
office-second = { $runner_up ->
    [0] { "" }
   *[other] , second place { $runner_up }
}
patent-line = { $holder ->
    [0] You take its patent: { $patent } VP.
   *[other] { $player } holds its patent.
}
wanted-technology = { $wanting ->
    [one] { $technology }
   *[other] { $technology } or another
}
bonus-told = { $sort ->
    [1] { $amount ->
        [one] { $amount } good
       *[other] { $amount } goods
    }
    [4] { $amount ->
        [one] { $amount } research marker
       *[other] { $amount } research markers
    }
   *[other] { $bonus }
}

## Companies

color-red = Taiga
color-yellow = Monsoon
color-green = Atlas
color-blue = Coral
color-purple = Condor

## Boards and regions

map-world = World
map-usa = USA
region-australia = Australia
region-canada = Canada
region-caribbean = Caribbean
region-china = China
region-europe = Europe
region-india = India
region-north_africa = North Africa
region-rsa = RSA (South Africa)
region-russia = Russia
region-south_america = South America
region-uae = UAE
region-usa = USA
region-alaska = Alaska
region-california = California
region-florida = Florida
region-hawaii = Hawaii
region-midwest = Midwest
region-mountain = Mountain States
region-northeast = Northeast
region-southeast = Southeast
region-texas = Texas
within-australia = in Australia
within-canada = in Canada
within-caribbean = in the Caribbean
within-china = in China
within-europe = in Europe
within-india = in India
within-north_africa = in North Africa
within-rsa = in RSA (South Africa)
within-russia = in Russia
within-south_america = in South America
within-uae = in the UAE
within-usa = in the USA
within-alaska = in Alaska
within-california = in California
within-florida = in Florida
within-hawaii = in Hawaii
within-midwest = in the Midwest
within-mountain = in the Mountain States
within-northeast = in the Northeast
within-southeast = in the Southeast
within-texas = in Texas
size-S = small (S)
size-M = medium (M)
size-L = large (L)

## Symbols and pads

symbol-price_down = price down with goods
symbol-price_up = price up
symbol-research = research
symbol-logistics = logistics
symbol-improve = improve production
symbol-open = open field
pad-light = light pad
pad-dark = dark pad
side-a = side A
side-b = side B
lower_side-a = side A
lower_side-b = side B
upper_side-a = side A
upper_side-b = side B
layer-lower = lower pad
layer-upper = upper pad
column--2 = −2
column--1 = −1
row--2 = −2
row--1 = −1

## Two fields of a pad, first and second; z, c, 0 and 4 lie beside it

span-a0a1 = from beyond the top edge to top left
span-b0b1 = from beyond the top edge to top right
span-z1a1 = from beyond the left edge to top left
span-a1a0 = from top left out over the top edge
span-a1z1 = from top left out over the left edge
span-a1b1 = from top left to top right
span-a1a2 = from top left to middle left
span-b1b0 = from top right out over the top edge
span-b1a1 = from top right to top left
span-b1c1 = from top right out over the right edge
span-b1b2 = from top right to middle right
span-c1b1 = from beyond the right edge to top right
span-z2a2 = from beyond the left edge to middle left
span-a2a1 = from middle left to top left
span-a2z2 = from middle left out over the left edge
span-a2b2 = from middle left to middle right
span-a2a3 = from middle left to bottom left
span-b2b1 = from middle right to top right
span-b2a2 = from middle right to middle left
span-b2c2 = from middle right out over the right edge
span-b2b3 = from middle right to bottom right
span-c2b2 = from beyond the right edge to middle right
span-z3a3 = from beyond the left edge to bottom left
span-a3a2 = from bottom left to middle left
span-a3z3 = from bottom left out over the left edge
span-a3b3 = from bottom left to bottom right
span-a3a4 = from bottom left out over the bottom edge
span-b3b2 = from bottom right to middle right
span-b3a3 = from bottom right to bottom left
span-b3c3 = from bottom right out over the right edge
span-b3b4 = from bottom right out over the bottom edge
span-c3b3 = from beyond the right edge to bottom right
span-a4a3 = from beyond the bottom edge to bottom left
span-b4b3 = from beyond the bottom edge to bottom right

## Improvements: their two fields

tile-down_down_1 = price down / price down (1)
tile-down_down_2 = price down / price down (2)
tile-down_down_3 = price down / price down (3)
tile-down_down_4 = price down / price down (4)
tile-down_down_5 = price down / price down (5)
tile-up_up_1 = price up / price up (1)
tile-up_up_2 = price up / price up (2)
tile-up_up_3 = price up / price up (3)
tile-up_up_4 = price up / price up (4)
tile-up_up_5 = price up / price up (5)
tile-research_research_1 = research / research (1)
tile-research_research_2 = research / research (2)
tile-research_research_3 = research / research (3)
tile-research_research_4 = research / research (4)
tile-research_research_5 = research / research (5)
tile-logistics_logistics_1 = logistics / logistics (1)
tile-logistics_logistics_2 = logistics / logistics (2)
tile-logistics_logistics_3 = logistics / logistics (3)
tile-logistics_logistics_4 = logistics / logistics (4)
tile-logistics_logistics_5 = logistics / logistics (5)
tile-down_up_1 = price down / price up (1)
tile-down_up_2 = price down / price up (2)
tile-down_up_3 = price down / price up (3)
tile-down_up_4 = price down / price up (4)
tile-down_up_5 = price down / price up (5)
tile-down_research_1 = price down / research (1)
tile-down_research_2 = price down / research (2)
tile-down_research_3 = price down / research (3)
tile-down_research_4 = price down / research (4)
tile-down_research_5 = price down / research (5)
tile-down_logistics_1 = price down / logistics (1)
tile-down_logistics_2 = price down / logistics (2)
tile-down_logistics_3 = price down / logistics (3)
tile-down_logistics_4 = price down / logistics (4)
tile-down_logistics_5 = price down / logistics (5)
tile-up_research_1 = price up / research (1)
tile-up_research_2 = price up / research (2)
tile-up_research_3 = price up / research (3)
tile-up_research_4 = price up / research (4)
tile-up_research_5 = price up / research (5)
tile-up_logistics_1 = price up / logistics (1)
tile-up_logistics_2 = price up / logistics (2)
tile-up_logistics_3 = price up / logistics (3)
tile-up_logistics_4 = price up / logistics (4)
tile-up_logistics_5 = price up / logistics (5)
tile-research_logistics_1 = research / logistics (1)
tile-research_logistics_2 = research / logistics (2)
tile-research_logistics_3 = research / logistics (3)
tile-research_logistics_4 = research / logistics (4)
tile-research_logistics_5 = research / logistics (5)
tile-start_red = price down / research (start)
tile-start_yellow = research / logistics (start)
tile-start_green = price up / research (start)
tile-start_blue = price down / logistics (start)
tile-start_purple = price up / logistics (start)

## Technologies

technology-gps = GPS
technology-wifi = WiFi
technology-gamepad = Gamepad
technology-li_ion = Li-Ion
technology-nfc = NFC
technology-four_g = 4G
technology_side-a = plain side
technology_side-b = dark-corner side
technology_side-ceo = CEO side
effect-gps-a = Each active “price down” produces { $goods } goods.
effect-gps-b = { $goods ->
    [0] At once goods, but none is left in your reserve.
    [one] At once { $goods } good.
   *[other] At once { $goods } goods.
}
effect-wifi-a = Once per round a second office in a region.
effect-wifi-b = Unsold goods stay available.
effect-gamepad-a = { $discount ->
    [one] Research costs you { $discount } marker less.
   *[other] Research costs you { $discount } markers less.
}
effect-gamepad-b = At once an office in an S region.
effect-li_ion-a = Each active “price up” also counts as logistics.
effect-li_ion-b = At once and in every production a good per { $technologies } technologies.
effect-nfc-a = In logistics sell up to { $most } goods directly.
effect-nfc-b = { $price ->
    [0] Your price, which cannot rise now, is higher from the next round on.
   *[other] Your price is { $price } higher.
}
effect-four_g-a = Improvements may stick out over the edge of the pad.
effect-four_g-b = Once per round sell a good in a region without an office of yours.
effect-gps-ceo = In the region of your CEO price limits are { $limit } higher for you.
effect-wifi-ceo = { $discount ->
    [one] Regions next to your CEO cost you { $discount } marker less.
   *[other] Regions next to your CEO cost you { $discount } markers less.
}
effect-gamepad-ceo = Produce a good per office in the region of your CEO, at most { $most }.
effect-li_ion-ceo = { $goods ->
    [one] In the region of your CEO you count { $goods } good more for control.
   *[other] In the region of your CEO you count { $goods } goods more for control.
}
effect-nfc-ceo = { $vp } VP for each good sold in the region of your CEO.

## Retailers and their bonuses

retailer-retailer_s1 = Corner shop
retailer-retailer_s2 = Kiosk
retailer-retailer_m1 = Phone store
retailer-retailer_m2 = Electronics market
retailer-retailer_m3 = Department store
retailer-retailer_l1 = Chain store
retailer-retailer_l2 = Online giant
bonus-goods = goods
bonus-goods_card = a goods card
bonus-improvement = an improvement
bonus-research = research markers
bonus-extra_office = a second office

## Contracts

contract-volume_6 = “Volume I”
contract-volume_8 = “Volume II”
contract-volume_10 = “Volume III”
contract-spread_3 = “Presence I”
contract-spread_4 = “Presence II”
contract-control_2 = “Market leader I”
contract-control_3 = “Market leader II”
contract-control_4 = “Market leader III”
contract-tech_buyers_2 = “Early adopters I”
contract-tech_buyers_4 = “Early adopters II”
contract-tech_2 = “Laboratory I”
contract-tech_3 = “Laboratory II”
contract-tech_5 = “Laboratory III”
contract-patents_2 = “Patent portfolio”
contract-network_4 = “Network I”
contract-network_6 = “Network II”
contract-all_sizes = “Full range”
contract-large_2 = “Big markets”
contract-premium = “Premium brand”
contract-discount = “Discounter”
contract-sold_out = “Sold out”
contract-factory_8 = “Mass production”
contract-toolbox_5 = “Lean production”
contract-turnover_30 = “Turnover”

## Conditions of contracts

condition-goods_sold = { $least } goods sold
condition-regions_sold_in = sales in { $least } regions
condition-regions_controlled = control of { $least } regions
condition-tech_customers_served = { $least } technology customers served
condition-technologies = { $least } technologies
condition-patents = { $least } patents
condition-office_regions = offices in { $least } regions
condition-office_sizes = an office each in { list-sizes }
condition-office_regions_of_size = offices in { $least } { list-sizes } regions
condition-price_and_sold = price from { $least_price } to { $most_price }, { $least } goods sold
condition-sold_out = all sold, { $least } goods or more
condition-goods_produced = { $least } goods produced
condition-improvements_and_goods_cards = { $least } goods cards and improvements
condition-sales_income = { $least } VP from sales

## The result against Steve

verdict-won = You have beaten Steve.
verdict-lost = Steve has beaten you.
verdict-drawn = You and Steve share the victory.

## Steps: what is going on, for “not now” sentences

step-choose_colors = Choose companies
step-start_offices = Choose start regions
step-plan = Planning
step-improve_production = Improve production
step-research_technologies = Research technologies
step-expansion = Logistics
step-sell_goods = Sell goods
step-take_contracts = Contracts
step-order_completions = Order of completed technologies
step-free_office = Gamepad: free office
step-take_bonus = Bonus of a retailer
step-bonus_improvement = Bonus: improvement
step-extra_office = Bonus: second office
step-bonus_research = Bonus: research

## Decisions: what is to be chosen now

decision-choose_colors = Which company do you lead?
decision-start_offices = In which medium region do you open your first office?
decision-plan = { $improvements ->
    [0] Plan your round in secret: how do you lay your pads?
   *[other] Plan your round in secret: how do you lay pads and improvements?
}
decision-improve_production = Which improvement do you take?
decision-research_technologies = { $markers ->
    [one] On which technology do you place your last marker?
   *[other] On which technology do you place the next of your { $markers } markers?
}
decision-expansion = { $markers ->
    [0] You have no marker left: do you use a technology, or end logistics?
    [one] Where do you place your last marker{ or-technology }?
   *[other] Where do you place the next of your { $markers } markers{ or-technology }?
}
or-technology = { $technologies ->
    [0] { "" }
   *[other] , or do you use a technology
}
decision-sell_goods = { $goods ->
    [one] Where do you sell your last good?
   *[other] Where do you sell the next of your { $goods } goods?
}
decision-take_contracts = Which contract that you fulfil do you take?
decision-order_completions = Your markers complete several technologies: which of them comes first?
decision-free_office = In which small region do you open the free office?
decision-take_bonus = Do you take the bonus of the retailer { $retailer } { in-region }?
decision-bonus_improvement = Which improvement do you take as a bonus?
decision-extra_office = In which region do you open a second office?
decision-bonus_research = { $markers ->
    [one] On which technology do you place your last bonus marker?
   *[other] On which technology do you place the next of your { $markers } bonus markers?
}

## Actions: names without quotation marks, since other sentences put them into some

action-color = Choose a company
action-start = Choose a start region
action-lay = Lay the pads
action-place = Place an improvement
action-finish = Finish the plan
action-take = Take an improvement
action-research = Place a research marker
action-stop_research = End research
action-expand = Place a logistics marker
action-second_office = Open a second office with WiFi
action-sell_directly = Sell directly with NFC
action-move_ceo = Move the CEO
action-end_logistics = End logistics
action-sell = Sell a good
action-sell_afar = Sell a good with 4G
action-end_sales = End sales
action-contract = Take a contract
action-no_contract = Take no contract
action-complete = Complete a technology
action-free_office = Open a free office
action-decline_office = Open no free office
action-take_bonus = Take the bonus
action-decline_bonus = Decline the bonus
action-extra_office = Open a second office as a bonus

## Moves: a button or a line of a menu

move-color = { $home ->
    [0] Lead { $color } with the improvement { $tile }
   *[other] Lead { $color }: first office { in-region }, improvement { $tile }
}
move-start = Open your first office { in-region }
move-lay = Lay the { $pad } ({ $lower_side }) below and the other pad ({ $upper_side }) on top, { pad-position }: { plan-result }
move-place = { $changes ->
    [0] Place { $tile } on the { $layer } { $span }, without effect on the symbols: { plan-result }
   *[other] Place { $tile } on the { $layer } { $span }: { plan-result }
}
move-finish = { $locked ->
    [0] Finish the plan: { plan-result }
    [one] Finish the plan with { $locked } improvement face down: { plan-result }
   *[other] Finish the plan with { $locked } improvements face down: { plan-result }
}
move-take = { $rounds ->
    [0] Take { $tile }, though no plan follows in which it could be used
   *[other] Take { $tile } for your plans from the next round on
}
move-research = { $missing ->
    [0] Place the last missing marker on { $technology }, you own it then. { $effect } { patent-line }
   *[other] Place a marker on { $technology } (then { $then } of { $needed })
}
move-stop_research = { $markers ->
    [0] End research
    [one] End research: { $markers } marker is lost
   *[other] End research: { $markers } markers are lost
}
move-expand = { $missing ->
    [0] Place the last missing marker { in-region }, the office opens: { office-brings }
   *[other] Place a marker { in-region } (then { $then } of { $needed })
}
move-second_office = WiFi: second office { in-region } without markers, { office-brings }
move-move_ceo = Move the CEO { to-region }
move-end_logistics = { $markers ->
    [0] End logistics
    [one] End logistics: { $markers } marker is lost
   *[other] End logistics: { $markers } markers are lost
}
move-sell = Sell { in-region } to { the-customer } (always the leftmost who buys): { $vp } VP at the end of the round
move-sell_afar = 4G: sell { in-region }, without an office there, to { the-customer } (always the leftmost who buys): { $vp } VP at the end of the round
move-end_sales = { $goods ->
    [0] End sales
    [one] { $keeps ->
        [0] End sales: { $goods } good goes back to the reserve unsold
       *[other] End sales: { $goods } unsold good stays available with WiFi
    }
   *[other] { $keeps ->
        [0] End sales: { $goods } goods go back to the reserve unsold
       *[other] End sales: { $goods } unsold goods stay available with WiFi
    }
}
move-contract = { $at_once ->
    [0] Take the contract { $contract } ({ $condition }): { count-vp } at the end of the game
   *[other] Take the contract { $contract } ({ $condition }): { count-vp } at once
}
move-no_contract = Take no contract in this round
move-complete = Complete { $technology } first. { $effect } { patent-line }
move-free_office = Gamepad: free office { in-region }, { office-brings }
move-decline_office = Open no free office: it is lost
move-decline_bonus = Decline the bonus: it is lost
move-extra_office = Second office { in-region }, { office-brings }
move-take_bonus = { $sort ->
    [1] Take the bonus: { count-goods } at once
    [2] { $rounds ->
        [0] Take the bonus: a goods card (no production follows in which it could be used)
       *[other] Take the bonus: a goods card for the following rounds
    }
    [3] { $rounds ->
        [0] Take the bonus: an improvement (no plan follows in which it could be used)
       *[other] Take the bonus: an improvement for your plans from the next round on
    }
    [4] { $markers ->
        [0] Take the bonus: a research turn without markers
        [one] Take the bonus: { $markers } marker for research at once
       *[other] Take the bonus: { $markers } markers for research at once
    }
   *[other] Take the bonus: { $bonus } in a region where you have one
}
move-sell_directly = NFC: sell { count-goods } directly, { count-vp } at once

## Events: set-up

event-color_given = { $player } leads { $color }.
event-side_up = { $technology }: the { $technology_side } is up.
event-started_in = { $player } opens the first office { in-region }.
event-retailer_opened = The { $retailer } ({ $side }) covers the customers { in-region }.
event-improvement_shown = New in the display: { $tile }.
event-contract_shown = Contract laid out: { $contract } ({ count-vp }).
event-round_started = Round { $round } begins.

## Events: planning, prices and production

event-plan_laid = { $overlap ->
    [one] { $player } lays the pads: { $overlap } field of the lower one is covered.
   *[other] { $player } lays the pads: { $overlap } fields of the lower one are covered.
}
event-plan_placed = { $player } places { $tile } on the { $layer }, { $span }.
event-plan_finished = { $player } has finished planning.
event-plan_shown = { $locked ->
    [0] { $player } shows the plan: { count-covered }.
    [one] { $player } shows the plan: { count-covered }, { $locked } improvement face down.
   *[other] { $player } shows the plan: { count-covered }, { $locked } improvements face down.
}
event-symbols_shown = { $improve ->
    [0] { $player } has { count-research } and { count-logistics }.
   *[other] { $player } has { count-research }, { count-logistics } and the improve symbol.
}
event-price_set = { $player } sets the price to { $price }.
event-price_raised = { $player } has a price of { $price } now, by NFC.
event-symbols_paid = { $gained ->
    [0] { $player } pays { $paid } VP for symbols.
   *[other] { $player } pays { $paid } VP for symbols and gains { $gained } VP.
}
event-produced = { $player } produces { count-goods }.
event-goods_paid = { $vp ->
    [0] { $player } has no goods to pay for.
   *[other] { $player } pays { count-vp } for the goods.
}
event-goods_gained = { $player } gains { count-goods }.
event-improvement_taken = { $player } takes { $tile } as an improvement.
event-goods_card_taken = { $player } takes a goods card.
event-no_goods_card = { $player } gets no goods card: none is left.

## Events: research and logistics

event-researching = { $player } researches { $technology }: { $markers } of { $needed } markers.
event-researched = { $player } owns { $technology } now.
event-patented = { $player } takes the patent of { $technology } ({ count-vp }).
event-interest_booked = { $player } books interest: { $vp } VP.
event-expanding = { $player } expands { to-region }: { $markers } of { $needed } markers.
event-office_opened = { $player } opens an office { in-region }.
event-markers_back = { $player } takes back { count-markers }: there is no free slot { in-region } any more.
event-markers_lost = { $markers ->
    [one] { $player } leaves { $markers } marker unplaced: it is lost.
   *[other] { $player } leaves { $markers } markers unplaced: they are lost.
}
event-bonus_taken = { $player } takes the bonus of the retailer { $retailer }: { $bonus }.
event-bonus_declined = { $player } declines the bonus of the retailer { $retailer }.
event-sold_directly = { $player } sells { count-goods } directly for { count-vp }.
event-ceo_moved = { $player } moves the CEO { to-region }.

## Events: sales and points

event-sold = { $player } sells { in-region } to { the-customer }.
event-goods_returned = { $player } puts { count-goods } back into the reserve unsold.
event-goods_kept = { $player } keeps { count-goods } available, thanks to WiFi.
event-income = { $goods ->
    [0] { $player } has sold nothing and earns nothing.
   *[other] { $player } earns { count-vp }: { count-goods } at a price of { $price }.
}
event-controlled = { $player } controls { the-region }: { count-vp }.
event-came_second = { $player } comes second { in-region }: { count-vp }.
event-ceo_earned = { $vp ->
    [0] { $player } has sold nothing where the CEO is, and earns nothing by NFC.
   *[other] { $player } earns { count-vp } by NFC, for sales where the CEO is.
}
event-contract_taken = { $player } takes the contract { $contract } ({ count-vp }).

## Events: Steve, step by step

event-steve_planned = { $player } moves { $tile } from the clock space to that of round { $round }; both its fields count from now on.
event-steve_chose = { $reason ->
    [0] { $player } goes on with { $technology }, where markers of his lie already.
    [1] { $player } turns to { $technology }: of the technologies with a patent left, none is cheaper.
   *[other] { $player } turns to { $technology }: no patent is left, and no technology is cheaper.
}
event-steve_aimed = { $offices ->
    [0] { $player } aims at { the-region }: no region in reach is larger, and there is no office yet; among equals their English names decide, by the alphabet.
   *[other] { $player } aims at { the-region }: no region in reach is larger, and none of the largest has fewer offices ({ $offices }); among equals their English names decide, by the alphabet.
}
event-steve_stuck = { $player } aims at no other region: none with a free slot is in reach.
event-steve_sells = { $part ->
    [1] { $player } first sells one good in each region with an office of his, as far as somebody buys; their English names give the order, by the alphabet.
    [2] { $player } then sells where two or more offices are: one good per region in turn, as long as somebody buys.
   *[other] { $player } sells what is left where he alone has an office, as long as somebody buys.
}

## Refusals

refusal-SI-2-7 = All your offices are in use: there is none left to open { in-region }.
refusal-SI-2-9 = All your offices are in use: without one left you may not place a marker.
refusal-SI-3-1 = There is no region { $region } on the map of this game ({ $map }).
refusal-SI-3-9 = { $holder ->
    [0] You lead a company already: { $color }.
   *[other] { $player } leads { $color } already.
}
refusal-SI-3-10 = On the world map nobody chooses a start region: the home of your company is { the-region }.
refusal-SI-3-11 = { $offices ->
    [0] The first office goes into a medium (M) region; { the-region } is { $size }.
   *[other] There is an office { in-region } already: start in a medium (M) region without one.
}
refusal-SI-5-4 = The upper pad lies on the fields of the lower one, straight or turned by a quarter or a half, never askew.
refusal-SI-5-5 = { $overlap ->
    [0] The upper pad would cover no field of the lower one; it must cover { $least } to { $most }.
   *[other] The upper pad would cover { $overlap } fields of the lower one; it must cover { $least } to { $most }.
}
refusal-SI-5-8 = Improvements can be placed from round { $from } on; this is round { $round }.
refusal-SI-5-9 = An improvement lies on neighbouring fields of one pad.
refusal-SI-5-10 = Without 4G (plain side), { $tile } may not stick out over the edge of the pad.
refusal-SI-5-23 = The plans of this round are shown: yours cannot be changed any more.
refusal-SI-5-25 = { $laid ->
    [0] Lay the pads first; improvements and the end of the plan come after that.
   *[other] You have laid the pads already; to lay them in another way, undo that first.
}
refusal-SI-5-26 = The upper pad covers the same fields when it lies like this: { pad-position }. Only this position is offered, since the plan is the same.
refusal-SI-5-27 = { $held ->
    [0] You do not own { $tile }.
    [1] You have placed { $tile } in this plan already.
   *[other] You cannot place { $tile }: it belongs to { $player }.
}
refusal-SI-5-31 = { $copy ->
    [0] Both fields of { $tile } are alike, so it is offered in one direction only: the other way round.
   *[other] You have several improvements like { $tile }, which all give the same plan: place number { $copy } first.
}
refusal-SI-8-2 = { $held ->
    [0] You cannot take { $tile }: it does not lie in the display.
    [1] You own { $tile } already.
   *[other] You cannot take { $tile }: it belongs to { $player }.
}
refusal-SI-8-3 = Your plan shows no improve symbol in this round, so no improvement is due to you.
refusal-SI-8-4 = Goods cards are not chosen: the plan decides whether it is an improvement (with the improve symbol) or a goods card.
refusal-SI-9-1 = Your plan shows no research symbol in this round, so you have no marker for technologies.
refusal-SI-9-2 = You own { $technology } already.
refusal-SI-9-4 = You need no more markers on { $technology }: { $markers } of { $needed } are there.
refusal-SI-9-8 = { $enough ->
    [0] Your research on { $technology } is not complete yet: { count-markers } there, { $needed } needed.
   *[other] Your markers suffice for { $technology } ({ $needed } needed): it is completed by itself in your next research turn.
}
refusal-SI-10-1 = { $got ->
    [0] Your plan shows no logistics symbol in this round, so you have no marker for regions.
   *[other] You have no marker left to place in this turn.
}
refusal-SI-10-2 = { $bridged ->
    [0] No region with an office of yours is connected to { the-region }.
   *[other] No region with an office of yours is connected to { the-region }; an office { $within } would connect it.
}
refusal-SI-10-6 = { $slots ->
    [one] The only slot { in-region } is taken.
    [2] Both slots { in-region } are taken.
   *[other] All { $slots } slots { in-region } are taken.
}
refusal-SI-10-7 = { $offices ->
    [0] You have no office { in-region } yet, so there can be no second one.
    [one] You have an office { in-region } already; only WiFi (plain side) or the bonus of a retailer opens a second one.
   *[other] You have { $offices } offices { in-region } already; a further one is never allowed.
}
refusal-SI-10-8 = You may have only one office { in-region }, since the retailer { $retailer } is there.
refusal-SI-11-1 = You have no office { in-region }, so you cannot sell there.
refusal-SI-11-5 = { $why ->
    [0] { $customers ->
        [one] The only customer { in-region } is served already.
        [2] Both customers { in-region } are served already.
       *[other] All { $customers } customers { in-region } are served already.
    }
    [1] { $free ->
        [one] The last free customer { in-region } pays { $limit } at most; your price is { $price }.
       *[other] The { $free } customers still free { in-region } pay { $limit } at most; your price is { $price }.
    }
    [2] { $free ->
        [one] The last free customer { in-region } wants a technology that you do not own ({ wanted-technology }).
       *[other] The { $free } customers still free { in-region } want a technology that you do not own ({ wanted-technology }).
    }
   *[other] { $free ->
        [one] The last free customer { in-region } pays { $limit } at most (your price is { $price }) or wants a technology that you do not own ({ wanted-technology }).
       *[other] The { $free } customers still free { in-region } pay { $limit } at most (your price is { $price }) or want a technology that you do not own ({ wanted-technology }).
    }
}
refusal-SI-14-3 = { $lack ->
    [0] WiFi lies with its { $technology_side } up in this game, which opens no second office.
    [1] You do not own WiFi, which opens a second office.
   *[other] You have opened a second office with WiFi in this round already.
}
refusal-SI-14-6 = { $lack ->
    [0] The free office of Gamepad goes into a small (S) region; { the-region } is { $size }.
    [1] Gamepad lies with its { $technology_side } up in this game, which opens no free office.
    [2] You do not own Gamepad; its free office comes when you research it.
   *[other] The free office of Gamepad comes once only, when you research it.
}
refusal-SI-14-9 = { $lack ->
    [0] NFC lies with its { $technology_side } up in this game, which sells nothing directly.
    [1] You do not own NFC, which sells goods directly.
    [3] With NFC you sell { $most } goods at most directly.
   *[other] You have sold directly with NFC in this round already.
}
refusal-SI-14-12 = { $lack ->
    [0] 4G lies with its { $technology_side } up in this game: you can sell only where you have an office.
    [1] You do not own 4G, so you can sell only where you have an office.
   *[other] You have sold a good with 4G in this round already.
}
refusal-SI-15-1 = The retailer { $retailer } covers all customers { in-region }: nobody can sell there.
refusal-SI-15-4 = A second office as a bonus comes only with a new office of yours at a retailer that offers it.
refusal-SI-15-7 = No bonus is due: a retailer offers one at the moment when you open an office there.
refusal-SI-18-4 = { $lack ->
    [0] This game is played without CEO technologies: there is no CEO to move.
    [1] You own no CEO technology, so your CEO stays.
   *[other] You have moved your CEO in this round already.
}
refusal-SI-18-6 = This game is played without contracts.
refusal-SI-18-7 = { $holder ->
    [0] The contract { $contract } is not part of this game: it was not laid out.
    [1] You have taken the contract { $contract } already.
   *[other] { $player } has taken the contract { $contract } already.
}
refusal-SI-18-9 = { $lack ->
    [0] You do not fulfil the contract { $contract } ({ $condition }): you come to { $count }.
    [1] You do not fulfil the contract { $contract } ({ $condition }): your price of { $price } does not fit.
    [2] You do not fulfil the contract { $contract } ({ $condition }): you lack an office in a region of a size that it names.
   *[other] You do not fulfil the contract { $contract } ({ $condition }): you have kept { count-goods } unsold.
}
refusal-SI-21-12 = { $count ->
    [0] You have no available goods to sell.
    [one] You have only { $count } available good, not { $needed }.
   *[other] You have only { $count } available goods, not { $needed }.
}
refusal-SI-21-13 = { $obstacle ->
    [0] Your CEO is { in-region } already.
    [1] Your CEO goes only where you have an office, and you have none { in-region }.
   *[other] The region of your CEO is not connected to { the-region }.
}
refusal-SI-21-15 = You have an office { in-region }: sell there in the usual way, without 4G.

## The score sheet

score-sales = Goods sold
score-control = Controlled regions
score-second_places = Second places
score-direct_sales = Direct sales
score-retailers = Offices at retailers
score-contracts = Contracts
score-ceo_sales = Sales where the CEO is (NFC)
score-symbol_costs = Symbols of the plans (cost and gain)
score-production_costs = Cost of goods
score-interest = Interest
score-patents = { $count ->
    [0] No patents
    [one] { $count } patent
   *[other] { $count } patents
}

## Options

option-map = Map
option-map-world = World
option-map-usa = USA (smaller, for few players)
option-tech_sides = Technology sides
option-tech_sides-dark = dark-corner side
option-tech_sides-plain = plain side (first game)
option-tech_sides-random = random
option-start_improvement_in_round_1 = Start improvement from the first round on
option-hardcore = Hardcore mode
option-contracts = Contracts
option-ceo_technologies = CEO technologies
option-start_improvement_in_round_1-off = off
option-start_improvement_in_round_1-on = on
option-hardcore-off = off
option-hardcore-on = on
option-contracts-off = off
option-contracts-on = on
option-ceo_technologies-off = off
option-ceo_technologies-on = on
option-color_assignment = Companies
option-color_assignment-dealt = dealt at random
option-color_assignment-choose = chosen seat by seat
option-retailer_sides = Retailer sides
option-retailer_sides-random = random
option-retailer_sides-a = always side A
option-steve_level = Strength of Steve
option-steve_level-easy = easy
option-steve_level-standard = standard
option-steve_level-hard = hard

## Labels of the table

label-round = Round
label-order = Order
label-price = Price
label-vp = VP
label-points = with patents and retailers
label-goods = Goods available
label-reserve = Goods in reserve
label-progress = Progress markers
label-hand = Markers to place
label-offices = Offices left
label-goods_cards = Goods cards
label-improvements = Improvements
label-technologies = Technologies
label-patents = Patents
label-contracts = Contracts
label-contract = { $contract } ({ $condition }: { count-vp })
label-plan = Plan
label-ready = ready
label-planning = planning
label-display = Display
label-stack = Stack
label-region = Region
label-slots = Offices
label-customers = Customers
label-retailer = Retailer
label-needed = Needed
label-ceo = CEO
label-figure = Steve aims at
label-clock = Steve's next improvement
label-symbols = Symbols
label-company = Company
label-markers = Markers
label-value = First/second
label-cost = Cost
label-free = free

## The board in the browser

board-rule = Rules
board-desk = Planning desk
board-ready = Your plan is finished. It stays secret until everybody is ready; until then Undo takes it back.
board-cost = Size { $size }: an office costs you { $cost } markers
board-slot = { $second ->
    [0] Rightmost office here: { $first } VP for first place
   *[other] Rightmost office here: { $first } VP for first place, { $second } for second
}
board-markers = Progress markers: { $markers }
board-patent = Patent: { $vp } VP for the first to research it
board-needed = Markers needed: { $needed }
board-customer-price = Buys at a price of { $limit } or less
board-customer-tech = Buys { $technology } at any price
board-customer-dual = Buys at a price of { $limit } or less, or { $technology } at any price
board-points = { $points } VP with patents, retailers and contracts
board-legend = Signs on the map
board-legend-price = buys up to this price
board-legend-tech = wants this technology, at any price
board-legend-dual = one of both is enough
board-legend-slot = slot for an office: VP for first/second place if it is the last one taken
board-legend-cost = markers for an office
board-legend-retailer = retailer: no sales, but VP at the end
board-bonus-none = no bonus
board-bonus-goods = { count-goods }
board-bonus-goods_card = goods card
board-bonus-improvement = improvement
board-bonus-research = { $amount } × research
board-bonus-extra_office = second office

## What a click on a region does

board-do-start = Start here
board-do-expand = { $missing ->
    [0] Office opens
   *[other] Marker { $then }/{ $needed }
}
board-do-expand-short = { $then }/{ $needed }
board-do-second_office = 2nd office
board-do-second_office-short = WiFi
board-do-move_ceo = CEO here
board-do-move_ceo-short = CEO
board-do-sell = Sell: { $vp } VP
board-do-sell-short = { $vp } VP
board-do-sell_afar = 4G: { $vp } VP
board-do-sell_afar-short = 4G
board-do-free_office = Free office
board-do-extra_office = 2nd office

## Regions in short

board-code-australia = AUS
board-code-canada = CAN
board-code-caribbean = CAR
board-code-china = CHN
board-code-europe = EUR
board-code-india = IND
board-code-north_africa = NAF
board-code-rsa = RSA
board-code-russia = RUS
board-code-south_america = SAM
board-code-uae = UAE
board-code-usa = USA
board-code-alaska = ALA
board-code-california = CAL
board-code-florida = FLO
board-code-hawaii = HAW
board-code-midwest = MID
board-code-mountain = MTN
board-code-northeast = NE
board-code-southeast = SE
board-code-texas = TEX

## The planning desk

board-result-price = Price
board-result-goods = Goods
board-result-research = Research
board-result-logistics = Logistics
board-result-improve = Improve
board-result-cost = VP cost
board-improvement = Improvement
board-goods-card = Goods card
board-covered = { $covered ->
    [one] { $covered } field covered
   *[other] { $covered } fields covered
}
board-tools = Tools for: { $piece }
board-arrow_left = Move left
board-arrow_right = Move right
board-arrow_up = Move up
board-arrow_down = Move down
board-turn = Turn
board-flip = Flip
board-swap = Swap
board-swap-pads = Other pad on top
board-lay-tile = Place
board-face-down = Take off
board-other-pad = Other pad
board-submit = Submit the plan
board-help-pads = Drag the upper pad over the lower one so that it covers { $least } to { $most } fields, turn and flip both. What is visible counts; every covered field of the lower pad makes { $covered ->
        [one] a good
       *[other] { $covered } goods
    }.
board-help-all = Cover { $least } to { $most } fields. Choose and “{ board-lay-tile }” improvements; if not, each makes { $facedown ->
        [one] a good
       *[other] { $facedown } goods
    }.
board-help-tiles = Choose and “{ board-lay-tile }” improvements, or drag them; if not, each makes { $facedown ->
        [one] a good
       *[other] { $facedown } goods
    }.
board-list = { $count ->
    [one] { $count } possibility
   *[other] All { $count } possibilities
}
board-wish = First show
board-wish-none = as listed
board-wish-low = a low price
board-wish-high = a high price
board-wish-goods = many goods
board-wish-research = much research
board-wish-logistics = much logistics
board-wish-improve = an improvement
board-short-research = R
board-short-logistics = L
board-short-improve = I

## The phases of a round

phase-planning = Planning
phase-prices = Set prices
phase-production = Production
phase-improve_production = Improve production
phase-research = Research technologies
phase-logistics = Logistics
phase-sales = Sell goods
phase-victory_points = Receive VP

## The one-screen board: short labels, what stands in the prompt, and what is asked twice

board-map = Map
board-sections = Parts of the board
board-own-price = Price
board-own-goods = Goods
board-own-hand = To place
board-own-reserve = Reserve
board-own-progress = Markers
board-own-offices = Offices
board-own-goods_cards = Cards
board-own-plan = Plan of this round
board-plans = What everybody has this round
board-own-no-plan = none yet
board-own-no-technologies = none yet
board-select-upper = Upper
board-select-lower = Lower
choice-sell_directly = Sell { $goods } directly
choice-end_logistics = End logistics
choice-end_sales = End sales
choice-stop_research = End research
choice-decline_office = No free office
choice-take_bonus = Take the bonus
choice-decline_bonus = Decline the bonus
choice-no_contract = No contract
warning-plan = Submit this secret plan? It brings: { plan-result }.
warning-end_sales = { $goods ->
    [one] End sales? { $goods } unsold good goes back to your reserve.
   *[other] End sales? { $goods } unsold goods go back to your reserve.
}
warning-end_logistics = { $markers ->
    [one] End logistics? { $markers } marker that you could still place is lost.
   *[other] End logistics? { $markers } markers that you could still place are lost.
}
warning-stop_research = { $markers ->
    [one] End research? { $markers } marker that you could still place is lost.
   *[other] End research? { $markers } markers that you could still place are lost.
}

## The first-game guide

guide-intro = The goal: after 5 rounds, have the most victory points (VP). You earn them with every phone sold, with regions in which you sell most, with patents for what you research first, and with offices at retailers. This guide leads you through 2 rounds, with every kind of action, in about 15 minutes; then you play on as you like. You are { $seat1 }; { $seat2 } and { $seat3 } play against you.
guide-pads = You make phones in India, and every round begins with a secret plan. Only the symbols you can see will count. Flip the light pad to side B, then push the dark pad up until it covers the two top fields of the light one. The desk shows what you get: −$ lowers your price to 3 and makes goods, each covered field makes another good, and there is research, logistics and an improvement besides.
guide-improvement = All plans are open. At a price of 3 you are the cheapest, so you are the first in every phase. You have produced 4 goods, and the improve symbol lets you take a tile that makes your later plans better. Take research and logistics: both are useful in every round.
guide-research = Your research symbol gives you 1 marker. Put it on GPS: with it every −$ would make 2 goods instead of 1, which suits a cheap company. It needs 3 markers in all; they stay there until it is complete.
guide-first_marker = Did you see it? { $seat2 } finished GPS and took the patent. That costs you 8 points, but now you need only 2 markers there. With logistics you open offices in regions connected to yours. The UAE are small and cost 2 markers. Place the first one.
guide-office = With the second marker the office opens at once, in the leftmost free slot. The further right the last office of a region stands, the more points there are for controlling it.
guide-next_region = One marker is left, and markers not placed are lost. Put it into China: that is a big market for later, and 3 more will open an office there.
guide-sale = Time to sell. Round customers buy up to the price printed on them, square ones want a technology at any price. Goods go to customers from left to right, each buys one. In India even the customer with a limit of 3 buys from you. Sell there.
guide-second_sale = Each good sold earns your price, 3 points. Whoever sells most in a region also controls it. Sell another one in India.
guide-third_sale = And a third one. So far no one else has an office in India, so control is yours, but do not waste the chance to serve all your customers.
guide-last_sale = Sell the last good in the UAE: a single good there is enough to control a second region. Unsold goods would be lost.
guide-second_plan = The round brought you 17 points: 4 goods at 3 points each, 3 for India and 2 for the UAE. Prices are back at 5, and from now on your improvements work. You have two of them. Lay the pads like before; it was a good plan. Before you submit it, an improvement comes on top: the one with research and logistics, on the lowest row of the dark pad, research on the open field.
guide-place = Now lay the improvement with research and logistics on the lowest row of the dark pad, with logistics on the logistics symbol that is there already and research on the open field. So nothing is lost, and you have 2 research. One of these markers completes GPS.
guide-finish = Your start improvement is still in hand. You could lay it on the pads, too, but face down it makes 1 more good. Leave it so and submit the plan.
guide-second_improvement = All plans are open again. With a price of 3 you are first once more. Take the tile with twice research: from the next round on it makes you fast where patents are to be won.
guide-completed = You have 2 research markers. GPS needs 2 from you, and 1 lies there already: complete it. From the next production on every −$ makes 2 goods, and square customers who ask for GPS buy from you at any price.
guide-second_marker = One marker is left. Put it on Gamepad, which makes all further research cheaper. You need not finish at once: markers stay.
guide-retailer = { $seat2 } was faster on Gamepad and has the patent, so you need only 2 markers there now. On to logistics. In Australia there is a retailer: nobody can sell there, but an office is worth 12 VP at the end, and brings a bonus at once. It costs 3 markers, and you have 3. Place the first.
guide-retailer_marker = And the second.
guide-retailer_office = With the third marker your office opens.
guide-bonus = The retailer offers 4 goods. You may decline a bonus, but you have a customer more than goods: take them.
guide-sales_india = Sell in India, as long as somebody buys there: 4 customers accept your price of 3.
guide-control = Now the UAE. { $seat2 } and { $seat3 } have offices there, too, by now. So control is worth 6 VP, and second place 3: the office furthest to the right decides.
guide-sold_out = Sell there again: with both price customers in your hands nobody can sell more than you. The goods that are left find no customer and go back.
guide-scoring = You have done everything once. Now the others sell, and then VP are counted: your price for each good, and the values for first and second place in each region. Three more rounds follow. After the last, patents and offices at retailers are added, and whoever has the most VP wins; if two have equally many, more technologies decide. Good luck!

## Several things of one kind, in the summary since one's last move

several-sold = { $player } sells { $count } goods.
several-controlled = { $player } controls { $count } regions.
several-came_second = { $player } comes second in { $count } regions.
several-improvement_taken = { $player } takes { $count } improvements.
## Tables of the rulebook, with the values of an entry of components.toml

rulebook-color = { $value ->
    [red] Red:
    [yellow] Yellow:
    [green] Green:
    [blue] Blue:
   *[other] Purple:
}
rulebook-slot = { $second ->
    [0] { $first }
   *[other] { $first } ({ $second })
}
rulebook-technology = { $tech ->
    [gps] GPS
    [wifi] WiFi
    [gamepad] Gamepad
    [li_ion] Li-Ion
    [nfc] NFC
   *[other] 4G
}
rulebook-customer = { $kind ->
    [price] up to { $max }
    [tech] { rulebook-technology }
   *[other] up to { $max } or { rulebook-technology }
}
rulebook-bonus = { $kind ->
    [goods] { $amount } goods
    [goods_card] a goods card
    [improvement] an improvement
    [research] { $amount ->
        [one] { $amount } research marker
       *[other] { $amount } research markers
    }
    [extra_office] a second office
   *[other] –
}
rulebook-contract = { $kind ->
    [goods_sold] { $min } goods sold
    [regions_sold_in] sales in { $min } regions
    [regions_controlled] control of { $min } regions
    [tech_customers_served] { $min } technology customers served
    [technologies] { $min } technologies
    [patents] { $min } patents
    [office_regions] offices in { $min } regions
    [office_sizes] offices in regions of the sizes { $sizes }
    [office_regions_of_size] offices in { $min } regions of size { $size }
    [price_and_sold] { $price_min ->
        [other] price at least { $price_min }, { $sold_min } goods sold
       *[none] price at most { $price_max }, { $sold_min } goods sold
    }
    [sold_out] nothing unsold, at least { $sold_min } goods sold
    [goods_produced] { $min } goods produced
    [improvements_and_goods_cards] { $min } improvements and goods cards together
   *[other] { $min } VP from sales
}

## Problems with the options

problem-small_map = The USA map is for at most { $most } players; there are { $players }. Choose the world map, or let fewer play.
problem-not_in_solo = You cannot play alone with this module: { $option ->
    [hardcore] { option-hardcore }
    [contracts] { option-contracts }
   *[other] { option-ceo_technologies }
}. There are no rules by which Steve would use it. Switch it off, or add a player.

## The player aid: one page to print

aid-round = The round
aid-planning = in secret and all at once: your pads, of which the upper covers { $overlap_min } to { $overlap_max } fields of the lower, then improvements (from round { $improvement_first_round } on). What is visible counts.
aid-prices = from { $start }, by the symbols; at least { $min }, at most { $max }.
aid-production = goods for each visible “price down”, for each covered field of the lower pad ({ $goods_per_covered_pad_field }), for each improvement face down ({ $goods_per_facedown_improvement }) and for each goods card ({ $card }).
aid-improve_production = with a visible improve symbol one improvement from the display, else a goods card; both work from the next round on.
aid-research = a marker for each research symbol. Markers stay; with enough of them the technology is yours. The first takes the patent; then it costs everybody else { $discount_after_patent } less. Markers not placed are lost.
aid-logistics = a marker for each logistics symbol, into regions connected with an office of yours. With enough of them an office opens in the leftmost free slot. Markers not placed are lost.
aid-sales = one good per customer, in regions with an office of yours, from left to right. Round customers: if your price is not above their limit. Square ones: if you own the technology, at any price. Goods not sold are lost.
aid-victory_points = your price for each good sold; in each region first (and second) place by goods sold, with the values of the rightmost office. A tie goes to whoever has a good further left.
aid-order = in phases with turns the lowest price goes first, then fewer VP, then the order of the colours.
aid-symbol = Symbol
aid-goods = Goods
aid-markers = A marker in phase
aid-nothing = –
aid-improvements = Improvements
aid-tiles = In each plan an improvement lies on adjacent fields of one pad, where its symbols count instead, or face down for { $goods_per_facedown_improvement } good. A field under an improvement alone makes no good.
aid-regions = Regions (world): VP by rightmost office
aid-size = Size
aid-slot_1 = 1st
aid-slot_2 = 2nd
aid-slot_3 = 3rd
aid-slot_4 = 4th
aid-slot_5 = 5th
aid-technologies = Technologies (A plain side, B dark corner)
aid-gps = { $cost } markers, patent { $patent_vp } VP. A: each “price down” makes { $a_goods } goods. B: at once { $b_goods } goods.
aid-wifi = { $cost } markers, patent { $patent_vp } VP. A: once per round a second office in a region of yours, in logistics. B: unsold goods stay available.
aid-gamepad = { $cost } markers, patent { $patent_vp } VP. A: research costs you { $a_discount } less. B: at once an office in an S region.
aid-li_ion = { $cost } markers, patent { $patent_vp } VP. A: each “price up” is also logistics. B: at once and in every production a good for every { $b_technologies } technologies.
aid-nfc = { $cost } markers, patent { $patent_vp } VP. A: in logistics sell up to { $a_most } goods directly. B: your price is { $b_price } higher.
aid-four_g = { $cost } markers, patent { $patent_vp } VP. A: improvements may stick out over the edge of their pad. B: once per round sell a good in a region without an office of yours.
aid-retailers = Retailers: VP at the end, bonus at once
aid-side_a = Side A
aid-side_b = Side B
aid-retailer_a = { $a_vp }: { $a_bonus_kind ->
    [goods] { $a_bonus_amount } goods
    [goods_card] goods card
    [improvement] improvement
    [research] { $a_bonus_amount } research
    [extra_office] second office
   *[other] –
}
aid-retailer_b = { $b_vp }: { $b_bonus_kind ->
    [goods] { $b_bonus_amount } goods
    [goods_card] goods card
    [improvement] improvement
    [research] { $b_bonus_amount } research
    [extra_office] second office
   *[other] –
}
aid-end = End of the game
aid-scoring = After { $rounds } rounds: your VP, patents, and retailers with an office of yours (with the module also contracts). Tie: more technologies, then more patents.
aid-hardcore = VP are paid for visible symbols: research { $research }, logistics { $logistics }, price up { $price_up }, improve { $improve }, less { $discount_per_facedown_improvement } for each improvement face down; price down { $price_down }. Each good produced: { $cost_per_produced_good }. After research, debts cost a VP per { $interest_debt_step }, and credit brings a VP per { $interest_credit_step }, rounded up.
