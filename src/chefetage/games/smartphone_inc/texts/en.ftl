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
    [0] no research
    [one] { $research } research
   *[other] { $research } research
}
count-logistics = { $logistics ->
    [0] no logistics
    [one] { $logistics } logistics
   *[other] { $logistics } logistics
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

span-a0a1 = a0 then a1
span-b0b1 = b0 then b1
span-z1a1 = z1 then a1
span-a1a0 = a1 then a0
span-a1z1 = a1 then z1
span-a1b1 = a1 then b1
span-a1a2 = a1 then a2
span-b1b0 = b1 then b0
span-b1a1 = b1 then a1
span-b1c1 = b1 then c1
span-b1b2 = b1 then b2
span-c1b1 = c1 then b1
span-z2a2 = z2 then a2
span-a2a1 = a2 then a1
span-a2z2 = a2 then z2
span-a2b2 = a2 then b2
span-a2a3 = a2 then a3
span-b2b1 = b2 then b1
span-b2a2 = b2 then a2
span-b2c2 = b2 then c2
span-b2b3 = b2 then b3
span-c2b2 = c2 then b2
span-z3a3 = z3 then a3
span-a3a2 = a3 then a2
span-a3z3 = a3 then z3
span-a3b3 = a3 then b3
span-a3a4 = a3 then a4
span-b3b2 = b3 then b2
span-b3a3 = b3 then a3
span-b3c3 = b3 then c3
span-b3b4 = b3 then b4
span-c3b3 = c3 then b3
span-a4a3 = a4 then a3
span-b4b3 = b4 then b3

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
tile-start_red = start improvement price down / research
tile-start_yellow = start improvement research / logistics
tile-start_green = start improvement price up / research
tile-start_blue = start improvement price down / logistics
tile-start_purple = start improvement price up / logistics

## Technologies

technology-gps = GPS
technology-wifi = WiFi
technology-gamepad = Gamepad
technology-li_ion = Li-Ion
technology-nfc = NFC
technology-four_g = 4G
technology_side-a = plain side
technology_side-b = dark side
technology_side-ceo = CEO side
effect-gps-a = Each active “price down” produces { $goods } goods.
effect-gps-b = At once { $goods } goods.
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
effect-nfc-b = Your price is { $price } higher.
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
condition-office_sizes = offices in regions of the sizes { $sizes }
condition-office_regions_of_size = offices in { $least } regions of size { $sizes }
condition-price_and_sold = price from { $least_price } to { $most_price }, { $least } goods sold
condition-sold_out = nothing unsold, at least { $least } goods sold
condition-goods_produced = { $least } goods produced
condition-improvements_and_goods_cards = { $least } improvements and goods cards together
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
decision-plan = Plan your round: lay the pads, then place improvements, or finish.
decision-improve_production = Which improvement do you take?
decision-research_technologies = On which technology do you place the next marker?
decision-expansion = Where do you place the next marker, or do you use a technology?
decision-sell_goods = Where do you sell the next good?
decision-take_contracts = Which contract do you take?
decision-order_completions = Which technology is completed first?
decision-free_office = In which small region do you open the free office?
decision-take_bonus = Do you take the bonus of the retailer?
decision-bonus_improvement = Which improvement do you take as a bonus?
decision-extra_office = In which region do you open a second office?
decision-bonus_research = On which technology do you place the next bonus marker?

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

move-color = Lead { $color }
move-start = Start in { $region }
move-lay = Below the { $pad } ({ $lower_side }), above it the other one ({ $upper_side }), turned by { $rotation }°, column { $column }, row { $row }: price −{ $down } +{ $up }, research { $research }, logistics { $logistics }, improve { $improve }, { $overlap } covered
move-place = Place { $tile } on the { $layer }, { $span }: price −{ $down } +{ $up }, research { $research }, logistics { $logistics }, improve { $improve }
move-finish = Finish the plan
move-take = Take { $tile }
move-research = Place a marker on { $technology } ({ $markers } of { $needed } there)
move-stop_research = End research
move-expand = Place a marker in { $region } ({ $markers } of { $needed } there)
move-second_office = WiFi: second office in { $region }
move-move_ceo = Move the CEO to { $region }
move-end_logistics = End logistics
move-sell = Sell in { $region } at price { $price }
move-sell_afar = 4G: sell in { $region }
move-end_sales = End sales
move-contract = Take the contract { $contract } ({ count-vp })
move-no_contract = Take no contract
move-complete = Complete { $technology } first
move-free_office = Free office in { $region }
move-decline_office = Open no free office
move-decline_bonus = Decline the bonus
move-extra_office = Second office in { $region }
move-take_bonus = { $amount ->
    [0] Take the bonus: { $bonus }
   *[other] Take the bonus: { $amount } × { $bonus }
}
move-sell_directly = NFC: sell { count-goods } directly for { count-vp }

## Events: set-up

event-color_given = { $player } leads { $color }.
event-side_up = { $technology }: { $technology_side } up.
event-started_in = { $player } starts in { $region }.
event-retailer_opened = { $region }: { $retailer } ({ $side }).
event-improvement_shown = New improvement: { $tile }.
event-contract_shown = Contract laid out: { $contract } ({ count-vp }).
event-round_started = Round { $round } begins.

## Events: planning, prices and production

event-plan_laid = { $overlap ->
    [one] { $player } lays the pads: { $overlap } field is covered.
   *[other] { $player } lays the pads: { $overlap } fields are covered.
}
event-plan_placed = { $player } places { $tile } on the { $layer }: { $span }.
event-plan_finished = { $player } has finished planning.
event-plan_shown = { $covered ->
    [one] { $player } shows the plan: { $covered } field covered, { $locked } locked.
   *[other] { $player } shows the plan: { $covered } fields covered, { $locked } locked.
}
event-symbols_shown = { $improve ->
    [0] { $player } has { count-research } and { count-logistics }.
   *[other] { $player } has { count-research }, { count-logistics } and an improvement.
}
event-price_set = { $player } sets the price to { $price }.
event-price_raised = { $player } raises the price to { $price }.
event-symbols_paid = { $player } pays { $paid } VP for symbols and gains { $gained } VP.
event-produced = { $player } produces { count-goods }.
event-goods_paid = { $player } pays { count-vp } for the goods.
event-goods_gained = { $player } gains { count-goods }.
event-improvement_taken = { $player } takes the improvement { $tile }.
event-goods_card_taken = { $player } takes a goods card.
event-no_goods_card = { $player } gets no goods card: none is left.

## Events: research and logistics

event-researching = { $player } researches { $technology }: { $markers } of { $needed } markers.
event-researched = { $player } owns { $technology }.
event-patented = { $player } takes the patent of { $technology } ({ count-vp }).
event-interest_booked = { $player } books interest: { $vp } VP.
event-expanding = { $player } expands to { $region }: { $markers } of { $needed } markers.
event-office_opened = { $player } opens an office in { $region }.
event-markers_back = { $player } takes back { count-markers }: { $region } is full.
event-markers_lost = { $player } does not use { count-markers }.
event-bonus_taken = { $player } takes the bonus of the { $retailer }: { $bonus }.
event-bonus_declined = { $player } declines the bonus of the { $retailer }.
event-sold_directly = { $player } sells { count-goods } directly for { count-vp }.
event-ceo_moved = { $player } sends the CEO to { $region }.

## Events: sales and points

event-sold = { $player } sells in { $region } to customer { $customer }.
event-goods_returned = { $player } takes back { count-goods } unsold.
event-goods_kept = { $player } keeps { count-goods } for the next round.
event-income = { $player } earns { count-vp }: { count-goods } at price { $price }.
event-controlled = { $player } controls { $region }: { count-vp }.
event-came_second = { $player } comes second in { $region }: { count-vp }.
event-ceo_earned = { $player } earns { count-vp } where the CEO is.
event-contract_taken = { $player } takes the contract { $contract } ({ count-vp }).

## Events: Steve, step by step

event-steve_planned = { $player } moves { $tile } from the clock to the space of round { $round }; both fields count from now on.
event-steve_chose = { $reason ->
    [0] { $player } goes on with { $technology }, where markers lie already.
    [1] { $player } chooses { $technology }: the cheapest technology with a patent left.
   *[other] { $player } chooses { $technology }: the cheapest technology; no patent is left.
}
event-steve_aimed = { $player } aims at { $region }: the largest region in reach, there the one with the fewest offices ({ $offices }), then by alphabet.
event-steve_stuck = { $player } reaches no further region.
event-steve_sells = { $part ->
    [1] { $player } sells a good in each region with an own office.
    [2] { $player } then sells where two or more offices are, round after round.
   *[other] { $player } then sells where no one else has an office.
}

## Refusals

refusal-SI-2-7 = You have no office left for { $region }.
refusal-SI-2-9 = You have no office left, so no marker can be placed.
refusal-SI-3-1 = { $region } is not on this board.
refusal-SI-3-9 = This company is already taken.
refusal-SI-3-11 = { $region } is no free medium region: start in an M region without an office.
refusal-SI-5-5 = { $overlap ->
    [0] The pads do not touch. The upper pad must cover { $least } to { $most } fields of the lower one.
   *[other] The upper pad would cover { $overlap } fields. It must cover { $least } to { $most } fields of the lower one.
}
refusal-SI-5-10 = The improvement { $tile } would stick out over the edge of the pad. Only 4G (plain side) allows that.
refusal-SI-5-25 = Lay the pads once and first, then improvements.
refusal-SI-5-26 = The same fields are covered by the pad turned by { $turn }° in column { $dx }, row { $dy }; this position stands for all of them.
refusal-SI-5-27 = You cannot place { $tile }: you do not own it, or it lies in the plan already.
refusal-SI-5-31 = An equal placement is already offered: take the copy with the lower number, the smaller field first.
refusal-SI-8-2 = The improvement { $tile } is not in the display.
refusal-SI-9-2 = You own { $technology } already.
refusal-SI-9-4 = { $technology } needs no more markers: { $markers } of { $needed }.
refusal-SI-9-8 = { $technology } is not complete: { $markers } of { $needed } markers.
refusal-SI-10-1 = You have no marker left in this turn.
refusal-SI-10-2 = { $region } is not connected to a region with an office of yours.
refusal-SI-10-6 = { $region } is full.
refusal-SI-10-7 = { $region } does not have the right number of your offices for this.
refusal-SI-10-8 = In { $region } there is a retailer: one office per player.
refusal-SI-11-1 = You have no office in { $region }.
refusal-SI-11-5 = Nobody in { $region } buys at your price of { $price }.
refusal-SI-14-3 = WiFi (plain side) opens a second office once per round; you cannot use it now.
refusal-SI-14-6 = { $region } is no small region.
refusal-SI-14-9 = NFC (plain side) sells directly once per round; you cannot use it now.
refusal-SI-14-12 = 4G (dark side) sells one good per round elsewhere; you cannot use it now.
refusal-SI-15-1 = In { $region } a retailer covers all customers.
refusal-SI-18-4 = You cannot move the CEO now: you need a CEO technology, and it moves once per round.
refusal-SI-18-7 = This contract does not lie face up.
refusal-SI-18-9 = You do not meet the condition of this contract.
refusal-SI-21-12 = { $available ->
    [0] You have no available goods.
    [one] You have only { $available } available good.
   *[other] You have only { $available } available goods.
}
refusal-SI-21-13 = The CEO can go only to a connected region with an office of yours, not to { $region }.
refusal-SI-21-15 = You have an office in { $region }: sell there in the usual way.

## The score sheet

score-sales = Goods sold
score-control = Controlled regions
score-second_places = Second places
score-direct_sales = Direct sales
score-retailers = Offices at retailers
score-contracts = Contracts
score-ceo_sales = Sales of the CEO
score-symbol_costs = Symbols of the plans
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
option-tech_sides-dark = dark corner
option-tech_sides-plain = plain (first game)
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
board-hand = { $markers ->
    [one] { $markers } marker to place
   *[other] { $markers } markers to place
}
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
board-no-bonus = no bonus
board-points = { $points } VP with patents, retailers and contracts
board-legend = Signs on the map
board-legend-price = buys up to this price
board-legend-tech = wants this technology, at any price
board-legend-dual = one of both is enough
board-legend-slot = slot for an office: VP for first/second place if it is the last one taken
board-legend-cost = markers for an office
board-legend-retailer = retailer: no sales, but VP at the end
board-bonus = { $amount ->
    [0] { $bonus }
   *[other] { $amount } × { $bonus }
}

## What a click on a region does

board-do-start = Start here
board-do-expand = Marker
board-do-second_office = 2nd office
board-do-move_ceo = CEO here
board-do-sell = Sell
board-do-sell_afar = Sell (4G)
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
board-result-cost = VP to pay
board-improvement = improvement
board-goods-card = goods card
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
board-swap = Other pad on top
board-lay-tile = Lay on a pad
board-face-down = Face down
board-other-pad = Other pad
board-next-lay = Lay the pads like this
board-next-place = Place one improvement like this
board-next-finish = Finish the plan
board-submit = Submit the plan
board-help-pads = Drag the upper pad over the lower one so that it covers { $least } to { $most } fields, turn and flip both. What is visible counts; every covered field of the lower pad makes { $covered ->
        [one] a good
       *[other] { $covered } goods
    }.
board-help-all = Drag pads and improvements as you like: the upper pad must cover { $least } to { $most } fields of the lower one. What is visible counts; every covered field of the lower pad makes { $covered ->
        [one] a good
       *[other] { $covered } goods
    }, and every improvement left below the grid makes { $facedown ->
        [one] a good
       *[other] { $facedown } goods
    }. Nothing is fixed until you submit the plan.
board-help-tiles = Drag improvements onto the pads. An improvement that stays below the grid lies face down and makes { $facedown ->
        [one] a good
       *[other] { $facedown } goods
    }. Undo takes back the pads.
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

## The first-game guide

guide-pads = Welcome to Monsoon! You make phones in India, and every round begins with a secret plan. Only the symbols you can see will count. Flip the light pad to side B, then push the dark pad up until it covers the two top fields of the light one. The desk shows what you get: −$ lowers your price to 3 and makes goods, each covered field makes another good, and there is research, logistics and an improvement besides.
guide-improvement = All plans are open. At a price of 3 you are the cheapest, so you are the first in every phase. You have produced 4 goods, and the improve symbol lets you take a tile that makes your later plans better. Take research and logistics: both are useful in every round.
guide-research = Your research symbol gives you 1 marker. Put it on GPS: with it every −$ would make 2 goods instead of 1, which suits a cheap company. It needs 3 markers in all; they stay there until it is complete.
guide-first_marker = Did you see it? Taiga finished GPS and took the patent. That costs you 8 points, but now you need only 2 markers there. With logistics you open offices in regions connected to yours. The UAE are small and cost 2 markers. Place the first one.
guide-office = With the second marker the office opens at once, in the leftmost free slot. The further right the last office of a region stands, the more points there are for controlling it.
guide-next_region = One marker is left, and markers not placed are lost. Put it into China: that is a big market for later, and 3 more will open an office there.
guide-sale = Time to sell. Round customers buy up to the price printed on them, square ones want a technology at any price. Goods go to customers from left to right, each buys one. In India even the customer with a limit of 3 buys from you. Sell there.
guide-second_sale = Each good sold earns your price, 3 points. Whoever sells most in a region also controls it. Sell another one in India.
guide-third_sale = And a third one. So far no one else has an office in India, so control is yours, but do not waste the chance to serve all your customers.
guide-last_sale = Sell the last good in the UAE: a single good there is enough to control a second region. Unsold goods would be lost.
guide-second_plan = The round brought you 17 points: 4 goods at 3 points each, 3 for India and 2 for the UAE. Prices are back at 5, and from now on your improvements work. You have two of them. Lay the pads like before; it was a good plan.
guide-place = Now lay the improvement with research and logistics on the lowest row of the dark pad, with logistics on the logistics symbol that is there already and research on the open field. So nothing is lost, and you have 2 research. One of these markers completes GPS.
guide-finish = Your start improvement is still in hand. You could lay it on the pads, too, but face down it makes 1 more good. Leave it so and finish the plan. From here on the decisions are yours: five rounds are played, and patents, retailers and controlled regions decide many games. Good luck!
