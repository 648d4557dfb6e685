### Ground Floor
###
### $player always begins its sentence; Automas go by their names.

title = Ground Floor
neutral = { $figure ->
    [0] Pei
    [1] Gropius
   *[other] Hadid
}
none = nothing

## Counted things, for use within sentences

count-money = { $money ->
    [0] no Money
    [one] 1 Money
   *[other] { $money } Money
}
count-info = { $info ->
    [0] no Info
    [one] 1 Info
   *[other] { $info } Info
}
count-cost = { $price ->
    [0] { $price_info ->
        [0] nothing
       *[other] { $price_info } Info
    }
   *[other] { $price_info ->
        [0] { $price } Money
       *[other] { $price } Money and { $price_info } Info
    }
}
count-paid = { $money ->
    [0] { $info ->
        [0] nothing
       *[other] { $info } Info
    }
   *[other] { $info ->
        [0] { $money } Money
       *[other] { $money } Money and { $info } Info
    }
}
count-use = { $spends ->
    [0] { "" }
    [one] , −1 Supply
   *[other] , −{ $spends } Supplies
}{ $gain_supply ->
    [0] { "" }
    [one] , +1 Supply
   *[other] , +{ $gain_supply } Supplies
}{ $gain_money ->
    [0] { "" }
   *[other] , +{ $gain_money } Money
}{ $gain_info ->
    [0] { "" }
   *[other] , +{ $gain_info } Info
}{ $trains ->
    [0] { "" }
    [one] , 1 employee gets trained
   *[other] , { $trains } employees get trained
}
count-supply = { $price_supply ->
    [one] 1 Supply
   *[other] { $price_supply } Supplies
}
count-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
count-time = { $time ->
    [0] no Time
    [one] 1 Time
   *[other] { $time } Time
}
count-steps = { $steps ->
    [0] no spaces
    [one] 1 space
   *[other] { $steps } spaces
}
count-employees = { $employees ->
    [0] no employee
    [one] 1 employee
   *[other] { $employees } employees
}
count-cards = { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}
count-consumers = { $consumers ->
    [0] no consumers
    [one] 1 consumer
   *[other] { $consumers } consumers
}

## Rooms

room-advertising = Advertising
room-assembly = Assembly
room-meeting_room = Meeting Room
room-research_testing = Research & Testing
room-storage_closet = Storage Closet
room-training = Training

## Places for Tenant Improvements

place-advertising = Advertising
place-assembly = Assembly
place-meeting_room = Meeting Room
place-research_testing = Research & Testing
place-storage_closet = Storage Closet
place-training = Training
place-slot_1 = Empty Floor, slot 1
place-slot_2 = Empty Floor, slot 2
place-slot_3 = Empty Floor, slot 3
place-slot_4 = Empty Floor, slot 4
slot-slot_1 = 1
slot-slot_2 = 2
slot-slot_3 = 3
slot-slot_4 = 4

## What rooms and Floors can be used for

office-advertising_1 = Advertising (Time into Networking)
office-advertising_2 = Advertising (Time into Social Media)
office-assembly = Assembly
office-meeting_room_1 = Meeting Room (short meeting)
office-meeting_room_2 = Meeting Room (long meeting)
office-research_testing_1 = Research & Testing (for Info)
office-research_testing_2 = Research & Testing (for Money and Info)
office-training = Training
office-assembly_line = Assembly Line
office-conference_room = Conference Room
office-construction_admin = Construction Admin (Time at the Construction Company)
office-in_house_factory = In-House Factory (Time in the Factory)
office-marketing_department = Marketing Department (Time into Broadcast)
office-online_store = Online Store
office-research_lab = Research Lab
office-telecommunications = Telecommunications

## Tenant Improvements

tenant-human_resources = Human Resources
tenant-internship_program = Internship Program
tenant-network_admin = Network Admin
tenant-niche_market = Niche Market
tenant-premium_product = Premium Product
tenant-public_relations = Public Relations
tenant-tenant_improvement_achievement = Tenant Improvement Achievement

## Floors

floor-empty_floor = Empty Floor
floor-assembly_line = Assembly Line
floor-conference_room = Conference Room
floor-construction_admin = Construction Admin
floor-in_house_factory = In-House Factory
floor-investor = Investor
floor-it_department = I.T. Department
floor-marketing_department = Marketing Department
floor-online_store = Online Store
floor-research_lab = Research Lab
floor-telecommunications = Telecommunications
floor-corner_office_achievement = Corner Office Achievement
floor-corporate_merger_achievement = Corporate Merger Achievement
floor-executive_achievement = Executive Achievement
floor-improvement_achievement = Improvement Achievement
floor-marketing_achievement = Marketing Achievement
floor-office_renovation = Office Renovation
floor-production_achievement = Production Achievement
floor-retention_achievement = Retention Achievement
floor-skyline_achievement = Skyline Achievement

## Specialties

specialty-e_commerce = E-Commerce
specialty-emerging_technology = Emerging Technology
specialty-industrial = Industrial
specialty-inheritance = Inheritance
specialty-non_profit = Non-Profit
specialty-publishing = Publishing
specialty-retail = Retail
specialty-web_based = Web Based

## City

building-consulting_firm = Consulting Firm
building-advertising_agency = Advertising Agency
building-warehouse = Warehouse
building-factory = Factory
building-stock_exchange = Stock Exchange
building-construction_company = Construction Company
building-automa_office = Automa Office
box-networking = Networking
box-social_media = Social Media
box-broadcast = Broadcast
bonus-remodel = Remodel
bonus-supply = Supply
bonus-money = Money
bonus-info = Info
bonus-temp = Time of a Temp in the next round
payment-money = Money
payment-info = Info
warehouse_space-w1 = shelf 1
warehouse_space-w2 = shelf 2
warehouse_space-w3 = shelf 3
warehouse_space-w4 = shelf 4
stock_space-s1 = stock space 1
stock_space-s2 = stock space 2
stock_space-s3 = stock space 3
stock_space-s4 = stock space 4

## Retail Outlets: prices and brackets

retail_space-r1a = space r1a
retail_space-r1b = space r1b
retail_space-r1c = space r1c
retail_space-r1d = space r1d
retail_space-r2a = space r2a
retail_space-r2b = space r2b
retail_space-r2c = space r2c
retail_space-r2d = space r2d
retail_space-r3a = space r3a
retail_space-r3b = space r3b
retail_space-r3c = space r3c
retail_space-r4a = space r4a
retail_space-r4b = space r4b
retail_space-r4c = space r4c
retail_space-liquidation = Liquidation
target-r1a = space r1a
target-r1b = space r1b
target-r1c = space r1c
target-r1d = space r1d
target-r2a = space r2a
target-r2b = space r2b
target-r2c = space r2c
target-r2d = space r2d
target-r3a = space r3a
target-r3b = space r3b
target-r3c = space r3c
target-r4a = space r4a
target-r4b = space r4b
target-r4c = space r4c
target-liquidation = Liquidation
target-stay = the same space

## Economy

kind-depression = Depression
kind-recession = Recession
kind-stable = Stable
kind-boom = Boom
forecast-depression_1 = Depression (card 1)
forecast-depression_2 = Depression (card 2)
forecast-depression_3 = Depression (card 3)
forecast-depression_4 = Depression (card 4)
forecast-recession_1 = Recession (card 1)
forecast-recession_2 = Recession (card 2)
forecast-recession_3 = Recession (card 3)
forecast-recession_4 = Recession (card 4)
forecast-recession_5 = Recession (card 5)
forecast-recession_6 = Recession (card 6)
forecast-stable_1 = Stable (card 1)
forecast-stable_2 = Stable (card 2)
forecast-stable_3 = Stable (card 3)
forecast-stable_4 = Stable (card 4)
forecast-stable_5 = Stable (card 5)
forecast-stable_6 = Stable (card 6)
forecast-boom_1 = Boom (card 1)
forecast-boom_2 = Boom (card 2)
forecast-boom_3 = Boom (card 3)
forecast-boom_4 = Boom (card 4)
forecast-great_depression = Great Depression
forecast-windfall = Windfall
era-golden_twenties = Golden Twenties
era-world_crisis = World Economic Crisis
era-economic_miracle = Economic Miracle
era-oil_shock = Oil Shock
era-dot_com = Dot-com Years
event_card-standing_contracts = Standing Contracts
event_card-viral_wave = Viral Wave
event_card-full_shelves = Full Shelves
event_card-robotics = Robotics
event_card-bull_market = Bull Market
event_card-building_subsidy = Building Subsidy

## Automas

entrepreneur-pei = Pei
entrepreneur-gropius = Gropius
entrepreneur-hadid = Hadid
automa_card-consulting_firm_1 = “Consulting Firm 1”
automa_card-consulting_firm_2 = “Consulting Firm 2”
automa_card-advertising_agency_1 = “Advertising Agency 1”
automa_card-advertising_agency_2 = “Advertising Agency 2”
automa_card-warehouse_1 = “Warehouse 1”
automa_card-warehouse_2 = “Warehouse 2”
automa_card-factory_1 = “Factory 1”
automa_card-factory_2 = “Factory 2”
automa_card-factory_3 = “Factory 3”
automa_card-factory_4 = “Factory 4”
automa_card-stock_exchange_1 = “Stock Exchange 1”
automa_card-stock_exchange_2 = “Stock Exchange 2”
automa_card-construction_company_1 = “Construction Company 1”
automa_card-construction_company_2 = “Construction Company 2”
automa_card-construction_company_3 = “Construction Company 3”
automa_card-construction_company_4 = “Construction Company 4”
automa_card-automa_office_1 = “Automa Office 1”
automa_card-automa_office_2 = “Automa Office 2”
automa_card-automa_office_3 = “Automa Office 3”
automa_card-automa_office_4 = “Automa Office 4”
automa_card-automa_office_5 = “Automa Office 5”
automa_card-automa_office_6 = “Automa Office 6”
automa_card-automa_office_7 = “Automa Office 7”
automa_card-automa_office_8 = “Automa Office 8”
automa_card-automa_office_9 = “Automa Office 9”
automa_card-automa_office_10 = “Automa Office 10”
automa_card-automa_office_11 = “Automa Office 11”
automa_card-automa_office_12 = “Automa Office 12”

## The result

verdict-won = You have beaten the Automas.
verdict-pei_won = The Automa Pei has won.
verdict-gropius_won = The Automa Gropius has won.
verdict-hadid_won = The Automa Hadid has won.

## Steps: what is going on, for “not now” sentences

step-hire_employees = Hire employees
step-schedule_business = Schedule business
step-choose_marketing = Advertising Agency
step-marketing_bonus = Marketing Bonus
step-factory = Factory: price
step-sell_shares = Stock Exchange: sale
step-drop_products = Retail Outlets: price drop
step-construction_company = Construction Company
step-fire_employees = Reorganize
step-free_tenant = Empty Floor: free office

## Decisions: what the player must choose now

decision-hire_employees = Do you hire an employee?
decision-schedule_business = What do you do now?
decision-choose_marketing = Which marketing?
decision-marketing_bonus = Which bonus do you take?
decision-factory = Which price for your new product?
decision-sell_shares = Do you sell stock markers?
decision-drop_products = Where does the unsold product go?
decision-construction_company = What do you buy?
decision-fire_employees = How many employees do you fire?
decision-free_tenant = Which free office?

## Actions: their names, without quotation marks

action-pass = Hire nobody
action-hire = Hire an employee
action-use = Use a room or Floor
action-renovate = Office Renovation: remodel a room
action-consult = Consulting Firm
action-advertise = Advertising Agency
action-order = Warehouse: order a Supply
action-produce = Factory: make a product
action-invest = Stock Exchange: invest
action-build = Construction Company: book a space
action-remodel = Remodel a room
action-return_time = Give a Time back
action-end_turn = End your turn
action-market = Choose the marketing
action-no_bonus = Take no bonus
action-bonus = Take a bonus
action-remodel_bonus = Take the bonus: remodel a room
action-price = Set a price
action-keep_shares = Sell no more
action-sell_share = Sell a marker of the stock track
action-drop = Reduce an unsold product
action-buy_nothing = Buy nothing
action-buy_tenant = Buy a Tenant Improvement
action-buy_floor = Buy a Floor
action-remodel_now = Remodel a room beside the purchase
action-fire = Fire employees
action-no_tenant = Take no free office
action-take_tenant = Take the free office

## Moves: a button or a line of a menu

move-pass = Hire nobody
move-hire = Hire an employee for { count-cost }; your income drops
move-use = Use with { $needed } Time: { $office }{ count-use }
move-renovate = Office Renovation with { $needed } Time: remodel { $room }, { count-points }
move-consult = To the Consulting Firm for { $price } Money: { $gain } Info in the next round if the row is filled again by then
move-advertise = To the Advertising Agency for { count-cost }, waiting space { $waiting_space }
move-order = Order the Supply of { $warehouse_space } for { count-cost }
move-produce = Make a product for { $price } Money, { $price_info } Info and { count-supply }
move-invest = Invest { count-cost }: { $stock_space }
move-build = Book a space at the Construction Company for { count-cost }
move-remodel = Remodel { $room } for { count-cost }, { count-points }
move-return_time = Give a Time back
move-end_turn = End your turn
move-market = Marketing: { $box }, { $price ->
    [0] { $price_info ->
        [0] at no further cost
       *[other] for { count-cost } more
    }
   *[other] for { count-cost } more
}
move-no_bonus = Take no bonus
move-bonus = Take the bonus: { $amount } { $bonus }
move-remodel_bonus = Bonus: remodel { $room } for { count-cost }, { count-points }
move-price = New product: { $bracket ->
    [0] { $retail_space } for { $price } Money
   *[other] price { $price }, bracket { $bracket } ({ $retail_space })
}
move-keep_shares = Sell no more
move-sell_share = Sell the marker on level { $level } for { $payout } Money
move-drop = Unsold product at { $price } ({ $retail_space }) → { $new_price } ({ $target })
move-buy_nothing = Buy nothing
move-buy_tenant = Buy { $tenant } for { count-cost }, put it on { $place }
move-buy_floor = Buy the Floor { $floor } for { count-cost }
move-remodel_now = Remodel { $room } for { count-cost }, { count-points }
move-fire = { $employees ->
    [0] Fire nobody
    [one] Fire 1 employee
   *[other] Fire { $employees } employees
}
move-no_tenant = Take no free office
move-take_tenant = Take { $tenant } (slot: { $slot })

## Events

event-specialty_dealt = { $player } has the Specialty { $specialty }.
event-era_drawn = The Era of this game: { $era }.
event-event_drawn = The Event of this game: { $event_card }.
event-round_started = Round { $round } begins. Forecast: { $kind }.
event-income_received = { $player } receives { count-money } and { count-info }{ $time ->
    [0] .
   *[other] , and { count-time } more.
}
event-wages_paid = { $player } pays { count-money } for { $employees } employees, the CEO included.
event-wages_unpaid = { $player } cannot pay all employees and fires one; { $employees } are left, the CEO included.
event-hired = { $player } hires for { count-paid } and now has { $employees } employees, the CEO included.
event-hiring_passed = { $player } hires nobody more.
event-consulted = { $player } goes to the Consulting Firm, row { $row }, for { count-money }.
event-advertised = { $player } waits at the Advertising Agency, space { $waiting_space }.
event-ordered = { $player } orders the Supply of { $warehouse_space } and pays { $price } { $payment }.
event-produced = { $player } makes a product in the Factory, space { $number }.
event-invested = { $player } invests { count-paid }: { $stock_space }.
event-construction_booked = { $player } books space { $number } at the Construction Company.
event-office_used = { $player } uses { $office } with { count-time }{ $spends ->
    [0] .
    [one] { "" } and 1 Supply.
   *[other] { "" } and { $spends } Supplies.
}
event-goods_gained = { $player } gains { count-paid }.
event-trained = { $player } trains { count-employees }.
event-renovated = { $player } remodels { $room } by Office Renovation.
event-remodeled = { $player } remodels { $room } for { count-paid }.
event-time_returned = { $player } finds no task and gives a Time back.
event-supply_gained = { $player } stores a Supply.
event-supply_lost = { $player } has no room for a Supply; it goes to the General Stock.
event-consulting_paid = { $player } gains { count-info } from the Consulting Firm, row { $row }.
event-contract_paid = { $player } gains { count-info } by Standing Contracts, row { $row }.
event-box_chosen = { $player } chooses { $box } and pays { count-paid } for it.
event-popularity_gained = { $player } advances by { count-steps } through { $box }, to Popularity { $position }.
event-bonus_taken = { $player } takes a Marketing Bonus: { $amount ->
    [0] { $bonus }.
   *[other] { $amount } { $bonus }.
}
event-bonus_declined = { $player } takes no Marketing Bonus.
event-supply_fetched = { $player } fetches the ordered Supply from { $warehouse_space }.
event-priced = { $player } offers a product for { $price } Money: { $retail_space }.
event-liquidated = { $player } liquidates a product for { count-money }.
event-share_entered = { $player } enters the stock track.
event-bought_out = { $player } is bought out and gains { count-money }.
event-shares_moved = { $kind }: markers on the stock track rise by { count-steps }.
event-share_sold = { $player } sells the marker on level { $level } for { count-money }.
event-forecast_turned = The forecast: { $forecast }, { count-consumers }. The Job Market marker will go to space { $space }.
event-product_sold = { $player } sells a product ({ $retail_space }) and gains { count-money }.
event-product_dropped = { $player } reduces an unsold product to { $price }: { $retail_space } → { $target }.
event-product_kept = { $player } keeps the price of an unsold product by Niche Market: { $price } ({ $retail_space }).
event-tenant_bought = { $player } buys { $tenant } and puts it on { $place }.
event-tenant_taken = { $player } gets { $tenant } free of charge for { $place }.
event-floor_bought = { $player } buys the Floor { $floor } for { count-paid }.
event-nothing_bought = { $player } buys nothing.
event-fired = { $player } fires { count-employees }.
event-warehouse_restocked = The Warehouse gets a Supply on { $warehouse_space }.
event-popularity_dropped = Popularity falls by { count-steps }.
event-job_market_moved = The Job Market marker is on space { $space }: an employee costs { $price } Money and { $price } Info.
event-final_remodel = { $player } remodels at the end: { $room }.
event-final_points = { $player } ends with { $points ->
    [one] 1 Prestige Point.
   *[other] { $points } Prestige Points.
}
event-automa_deck_shuffled = { $player } has a freshly shuffled deck (GF-13.9): { count-cards }.
event-automa_reshuffled = { $player } has used up the deck; it is shuffled anew (GF-13.37): { count-cards }.
event-automa_card_added = { $player } gets one more card (GF-13.41): { $building }.
event-automa_time_gained = { $player } gets { count-time } by Specialty or Internship Program (GF-13.14).
event-automa_hired = { $player } hires at the price of { $price } (GF-13.15).
event-automa_scheduled = { $player } turns over { $automa_card } and takes a space (GF-13.16): { $building }, space { $number }.
event-automa_found_no_space = { $player } turns over { $automa_card }, but { $building } has no free space: the next card follows (GF-13.18).
event-automa_stayed_in_office = { $player } turns over { $automa_card }: a Time goes on the own board without effect (GF-13.18).
event-automa_found_nothing = { $player } has no card that works: a Time goes on the own board (GF-13.37).
event-automa_chose_box = { $player } turns over { $automa_card } and chooses { $box } (GF-13.20).
event-automa_took_bonus = { $player } takes a Marketing Bonus (GF-13.21): { $bonus }.
event-automa_remodeled = { $player } remodels the next room (GF-13.21): { $room }.
event-automa_returned_supply = { $player } sends the Supply to the General Stock (GF-13.22): { $warehouse_space }.
event-automa_priced_surely = { $player } is sure to sell and takes the highest price (GF-13.24): { $price } ({ $retail_space }).
event-automa_priced = { $player } turns over { $automa_card } and offers a product (GF-13.23): { $price } ({ $retail_space }).
event-automa_liquidated = { $player } turns over { $automa_card }, but no Retail space is free: Liquidation (GF-13.25).
event-automa_sold_share = { $player } sells the marker on level { $level } of the stock track (GF-13.26).
event-automa_kept_shares = { $player } keeps all markers on the stock track (GF-13.26): { $kind }.
event-automa_sold_product = { $player } sells a product (GF-13.27): { $price } ({ $retail_space }).
event-automa_dropped = { $player } reduces an unsold product to { $price } (GF-13.27): { $retail_space } → { $target }.
event-automa_took_floor = { $player } takes a Floor by lot (GF-13.28): { $floor }.
event-automa_took_achievement = { $player } takes an Achievement Floor by lot (GF-13.29): { $floor }.
event-automa_took_tenant = { $player } takes a Tenant Improvement by lot (GF-13.28): { $tenant }.
event-automa_took_free_tenant = { $player } gets a Tenant Improvement with the Empty Floor (GF-13.31): { $tenant }.
event-automa_bought_nothing = { $player } finds no tile that qualifies (GF-13.30).

## Refusals

refusal-GF-3-13 = The stage of this tile has not begun yet.
refusal-GF-5-13 = An employee costs you { count-cost }. You have { count-money } and { count-info }.
refusal-GF-5-16 = You have { $employees } employees, the CEO included. There is no room for more.
refusal-GF-5-21 = You do not have enough Time on your Employee track for this.
refusal-GF-5-23 = All Time must be scheduled as long as any task is possible.
refusal-GF-5-26 = This space is taken. There is room for only one marker on it.
refusal-GF-5-30 = You have used this Floor as often as one round allows.
refusal-GF-5-31 = This would have no effect: a Supply (you have { $supplies }), an untrained employee or a free space in the city is missing.
refusal-GF-5-41 = Remodeling { $room } costs { count-cost }. You have { count-money } and { count-info }.
refusal-GF-5-42 = { $room } is remodeled already.
refusal-GF-5-62 = You cannot fire { $fired }; you have hired { $hired }.
refusal-GF-6-1 = The next row of the Consulting Firm costs { $price } Money; you have { $money }.
refusal-GF-6-2 = All rows of the Consulting Firm are taken.
refusal-GF-6-22 = A waiting space costs { count-cost }. You have { count-money } and { count-info }.
refusal-GF-6-23 = { $box } costs { count-cost } more. You have { count-money } and { count-info }.
refusal-GF-6-42 = This bonus ({ $bonus }) is taken in this round.
refusal-GF-6-44 = The bonus remodel costs { count-cost }. You have { count-money } and { count-info }.
refusal-GF-6-51 = The Supply of { $warehouse_space } costs you { count-cost }. You have { count-money } and { count-info }.
refusal-GF-6-52 = No Supply lies there: { $warehouse_space }.
refusal-GF-6-61 = All spaces of the Factory are taken.
refusal-GF-6-62 = A product costs { $price } Money, { $price_info } Info and { count-supply }; Supplies in your closet: { $supplies }. You have { count-money } and { count-info }.
refusal-GF-6-64 = As long as a Retail space is free, a new product cannot be liquidated.
refusal-GF-6-71 = This is too dear for you: { $stock_space } costs { count-cost }. You have { count-money } and { count-info }.
refusal-GF-6-77 = None of your markers is on level { $level } of the stock track.
refusal-GF-6-102 = This Retail space is not open with so few companies.
refusal-GF-6-103 = There is a product on this Retail space already.
refusal-GF-6-107 = You have no unsold product to reduce now there: { $retail_space }.
refusal-GF-6-108 = From { $retail_space } the product can only go to a lower bracket, not to: { $target }.
refusal-GF-6-122 = All open spaces of the Construction Company are taken.
refusal-GF-6-123 = A space at the Construction Company costs { count-cost }. You have { count-money } and { count-info }.
refusal-GF-6-125 = { $tenant } costs { count-cost }. You have { count-money } and { count-info }.
refusal-GF-6-126 = Your next Floor costs { count-cost }. You have { count-money } and { count-info }.
refusal-GF-6-127 = This tile is not available, or you have one of its kind already.
refusal-GF-8-2 = You have no Empty Floor with slots for { $tenant }.
refusal-GF-8-4 = A Tenant Improvement lies on this room and hides it.
refusal-GF-8-9 = Only with a visible Niche Market may an unsold product stay where it is.
refusal-GF-9-2 = You do not have this Floor.
refusal-GF-12-16 = Without the house rule “Remodel at any time” you cannot remodel now.
refusal-GF-15-3 = Only the remodeled room can be used in this way.
refusal-GF-15-6 = For the bonus remodel choose the room as well.
refusal-GF-17-15 = You have no Time left in the General Stock.

## The score sheet

score-remodeled_rooms = { $count ->
    [0] No Remodeled Rooms
    [one] 1 Remodeled Room
   *[other] { $count } Remodeled Rooms
}
score-tenants = { $count ->
    [0] No Tenant Improvements
    [one] 1 Tenant Improvement
   *[other] { $count } Tenant Improvements
}
score-floors = { $count ->
    [0] No Floors
    [one] 1 Floor
   *[other] { $count } Floors
}
score-sets = { $count ->
    [0] No set of { $money } Money and { $info } Info
    [one] 1 set of { $money } Money and { $info } Info
   *[other] { $count } sets of { $money } Money and { $info } Info
}
score-executive_achievement = Executive Achievement: Achievement Floors: { $count }
score-improvement_achievement = Improvement Achievement: Remodeled Rooms: { $count }
score-marketing_achievement = Marketing Achievement: Popularity level { $count }
score-production_achievement = Production Achievement: Supplies: { $count }
score-retention_achievement = Retention Achievement: employees: { $count }
score-skyline_achievement = Skyline Achievement: Floors: { $count }
score-tenant_improvement_achievement = Tenant Improvement Achievement

## Options

option-automas = Automas
option-automas-as_needed = Pei for a single player, otherwise none
option-automas-none = none
option-automas-pei = Pei (easy)
option-automas-gropius = Gropius (medium)
option-automas-hadid = Hadid (hard)
option-automas-pei_gropius = Pei and Gropius
option-automas-pei_hadid = Pei and Hadid
option-automas-gropius_hadid = Gropius and Hadid
option-first_game = Forecast deck for the first game
option-first_game-off = off
option-first_game-on = on
option-great_depression = New card: Great Depression
option-great_depression-off = off
option-great_depression-on = on
option-windfall = New card: Windfall
option-windfall-off = off
option-windfall-on = on
option-eras = Module: Eras
option-eras-off = off
option-eras-on = on
option-events = Module: Events
option-events-off = off
option-events-on = on
option-remodel_any_time = House rule: Remodel at any time
option-remodel_any_time-off = off
option-remodel_any_time-on = on
option-construction_admin_four_time = House rule: Construction Admin needs more Time
option-construction_admin_four_time-off = off
option-construction_admin_four_time-on = on
option-second_telecommunications = House rule: More copies of Telecommunications
option-second_telecommunications-off = off
option-second_telecommunications-on = on
option-stock_entry_sequence = House rule: Stock Exchange entry by cost
option-stock_entry_sequence-off = off
option-stock_entry_sequence-on = on
option-stock_entry_reversed = House rule: Stock Exchange entry reversed
option-stock_entry_reversed-off = off
option-stock_entry_reversed-on = on
option-marketing_department_two_uses = House rule: Marketing Department less often per round
option-marketing_department_two_uses-off = off
option-marketing_department_two_uses-on = on
option-online_store_two_time = House rule: Online Store needs less Time
option-online_store_two_time-off = off
option-online_store_two_time-on = on
option-inheritance_money = House rule: Inheritance gives money
option-inheritance_money-off = off
option-inheritance_money-on = on
option-voluntary_liquidation = House rule: Voluntary liquidation
option-voluntary_liquidation-off = off
option-voluntary_liquidation-on = on
option-gropius_untrained = House rule: Gropius' employee gives no Time
option-gropius_untrained-off = off
option-gropius_untrained-on = on

## Labels of the table

label-round = Round
label-phases = Phases of the round
label-stage = Stage
label-forecast = Forecast
label-next = Next
label-consumers = Consumers
label-job_market = Job Market
label-popularity = Popularity
label-money = Money
label-info = Info
label-time = Time
label-supplies = Supplies
label-employees = Employees
label-untrained = untrained
label-points = Points
label-company = Company
label-specialty = Specialty
label-rooms = Remodeled
label-tenants = Tenant Improvements
label-floors = Floors
label-retail = Retail Outlets
label-stock_track = Stock track
label-tiles = Tiles on offer
label-era = Era
label-event = Event
label-you = You
label-bracket = Bracket
label-city = City
label-next_floor = Next Floor

## Problems with the options

problem-automa_needed = Alone you need an opponent: choose at least one Automa.
problem-too_many_for_automas = Automas play with at most { $most } people; there are { $players }.

## The drawn board

board-area-consulting_firm = Consulting Firm
board-area-advertising_agency = Advertising Agency
board-area-marketing_bonus = Marketing Bonus
board-area-warehouse = Warehouse
board-area-factory = Factory
board-area-stock_exchange = Stock Exchange
board-area-economic_forecast = Economic Forecast
board-area-retail_outlets = Retail Outlets
board-area-construction_company = Construction Company
board-now = now
board-rule = Rules: { $name }
board-decides = decides
board-passed = has passed
board-this_round = this round
board-last_round = last round
board-consulting_row = Row { $row }, { $price } Money
board-consulting_waits = Row { $row }: is paid if the row is filled again
board-waiting = A waiting space costs
board-waiting_space = Waiting space { $space }
board-time_of = { $name }: { count-time }
board-bonus-remodel = Remodel
board-bonus-supply = Supply
board-bonus-money = Money
board-bonus-info = Info.
board-bonus-temp = Temp
board-bonus_unused = Used with { $least } companies or more.
board-shelf_full = Shelf { $space }: a Supply
board-shelf_empty = Shelf { $space }: empty
board-space = Space { $space }
board-make_product = A product costs
board-invest = Enter the stock track at these prices
board-stock_trend = Rise { $move } · sale { $payout } · Buy Out { $buyout }
board-stock_level = Level { $level }
board-consumers_hidden = Consumers: not yet known
board-next_job_market = Job Market → { $space }
board-to_come = To come:
board-deck_kinds = Whole deck:
board-event-standing_contracts = A lonely marker on the right of the Consulting Firm still brings { $info } Info.
board-event-viral_wave = Social Media costs { count-paid } extra.
board-event-full_shelves = Supplies restocked each round: { $supplies }.
board-event-robotics = A product costs only { $money } Money, { $info } Info and { $supply } Supply.
board-event-bull_market = A Buy Out pays { $factor } times the sale.
board-event-building_subsidy = A Construction space costs only { count-paid }.
board-retail_space = Price { $price }, bracket { $bracket }
board-unsold = Unsold: its price must drop
board-target-liquidation = Liquidate
board-target-stay = Stay
board-book = A booking costs
board-popularity = Popularity
board-level = Level { $level }
board-job_price = An employee costs { $price } Money and { $price } Info
board-reserve = Time in the General Stock
board-place = place { $place }
board-staff = Employees: { $employees }, the CEO included; untrained: { $untrained }
board-building = Company building
board-employees = Employees and income
board-employee_space = { $space } employees: income { $income } Money
board-no_time = no Time left
board-spent = used in the house: { $spent }
board-closet = { $supplies } of { $capacity } Supplies
board-remodel = Remodel
board-remodel_which = Remodel – which room?
board-covers = covers { $room }
board-room = { $room }
board-room_remodeled = { $room }, remodeled
board-room_covered = { $room }, covered by an office
board-automa_deck = Cards in the deck
board-automa_discard = Turned over
board-uses = Uses per round
board-copies = Copies left
board-no_tiles = None left.
board-put_on = Put it on:
board-specialty-e_commerce = { $time } more Time every round
board-specialty-emerging_technology = Starts with Research & Testing remodeled
board-specialty-industrial = Starts with Assembly remodeled
board-specialty-inheritance = Starts with { count-paid } more
board-specialty-non_profit = Starts with Training remodeled
board-specialty-publishing = Starts with Advertising remodeled
board-specialty-retail = Starts with the Storage Closet remodeled, which brings a Supply
board-specialty-web_based = Starts with the Meeting Room remodeled
board-effect-human_resources = Hiring costs { $money } Money and { $info } Info less
board-effect-internship_program = { $time } more Time every round
board-effect-network_admin = { $info } Info every round
board-effect-niche_market = Unsold products may keep their price
board-effect-premium_product = { $money } more Money for each product sold
board-effect-public_relations = Popularity does not drop
board-effect-tenant_improvement_achievement = At the end: { count-points } per office
board-effect-empty_floor = Brings a free office; offices it has room for: { $slots }
board-effect-assembly_line = Make Supplies quickly
board-effect-conference_room = Gather Info
board-effect-construction_admin = A Construction space without paying for it
board-effect-in_house_factory = A Factory space for a Supply alone
board-effect-investor = { $money } Money every round
board-effect-it_department = { $info } Info every round
board-effect-marketing_department = Time straight into Broadcast
board-effect-online_store = Sell a Supply directly
board-effect-research_lab = Turn Supplies into Money and Info
board-effect-telecommunications = Gather Info quickly
board-effect-corner_office_achievement = Pure prestige
board-effect-corporate_merger_achievement = Pure prestige
board-effect-executive_achievement = At the end: { count-points } per Achievement Floor
board-effect-improvement_achievement = At the end: { count-points } per Remodeled Room
board-effect-marketing_achievement = At the end: { count-points } per Popularity level
board-effect-office_renovation = Remodel a room for Time alone
board-effect-production_achievement = At the end: { count-points } per Supply
board-effect-retention_achievement = At the end: { count-points } per employee
board-effect-skyline_achievement = At the end: { count-points } per Floor

## The phases of a round

phase-receive_income = Income
phase-hire_employees = Hire
phase-schedule_business = Schedule
phase-conduct_business = Conduct
phase-reorganize = Reorganize

## The first-game guide

guide-pass = Your company begins with 9 Money of income, 13 Info and 4 Time. An employee costs 5 Money and 5 Info now, lowers your income by 3 every round and must be trained before working. The Job Market gets cheaper by itself, so hire nobody yet.
guide-build = Now you schedule business: in turn, everybody places Time until none is left. Prestige comes mostly from building, and you decide first, so secure space 1 at the Construction Company. It costs 4 Money and 4 Info now; what you build you choose later in the round.
guide-produce = Money comes from selling. A product costs 2 Money, 2 Info and the Supply from your Storage Closet. Nobody else produces yet, so consumers will have only yours to buy.
guide-advertise = Popular companies decide first everywhere, and all but the least popular one get a Marketing Bonus. Send a Time to the Advertising Agency for 1 Money and 1 Info.
guide-use = Rooms of your own building work at once and cost nothing but Time. Use your last Time in the Meeting Room for 1 Info: you will need it for building.
guide-market = All Time is placed, and the city is resolved from A to I. Your waiting marker chooses a kind of marketing. Networking is free and brings a second marker along. Alone in the box, you have the most there, and that is worth a step on the Popularity track.
guide-remodel_bonus = As the most popular company you choose the first bonus. The Remodel costs 2 Money and 2 Info instead of 3 and 3 and is worth 2 points at the end. A remodeled Meeting Room also turns 2 Time into 3 Info.
guide-price = Now give your product a price. The card shows a Stable economy: with three companies at least 2 consumers come. They buy from the lowest bracket up, and yours is the only product, so it sells even at 16.
guide-buy_floor = Sold for 16 Money, just in time for the Construction Company. Every Floor costs 2 Money and 2 Info more than the one below; your first one costs 4 and 4. The Empty Floor is worth 2 points and brings an office for free.
guide-take_tenant = Choose the free office. Network Admin gives you 2 Info every round and is worth 3 points. On the slot of the Empty Floor it covers none of your rooms.
guide-consult = Round 2: you have received your income, and the Job Market has become cheaper. Info is scarce, so go to the Consulting Firm for 6 Money. Your marker moves to the right at the end of this round and brings 10 Info in the next one, if the row is filled again then. From here on you play freely.
