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
}{ count-gained }{ $lost_supply ->
    [0] { "" }
    [one] , makes 1 Supply for which there is no place in your Storage Closet: it is lost
   *[other] , makes { $lost_supply } Supplies for which there is no place in your Storage Closet: they are lost
}{ $gain_money ->
    [0] { "" }
   *[other] , +{ $gain_money } Money
}{ $gain_info ->
    [0] { "" }
   *[other] , +{ $gain_info } Info
}{ $trains ->
    [0] { "" }
    [one] , 1 employee gets trained{ count-trained }
   *[other] , { $trains } employees get trained{ count-trained }
}{ $space ->
    [0] { "" }
   *[other] , space { $space }
}
count-trained = { $is_last_round ->
    [0] { "" } (Time from the next round on)
   *[other] { "" } (too late: this is the last round)
}
count-gained = { $gain_supply ->
    [0] { "" }
    [one] , +1 Supply
   *[other] , +{ $gain_supply } Supplies
}
count-remodeled = { $room_key ->
    [advertising] ; it can then put Time into Social Media, too
    [assembly] ; it then takes less Time
    [meeting_room] ; it then has long meetings, too
    [research_testing] ; it then brings more
    [storage_closet] ; it then holds more
   *[training] ; it then takes less Time
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
tile-human_resources = { tenant-human_resources }
tile-internship_program = { tenant-internship_program }
tile-network_admin = { tenant-network_admin }
tile-niche_market = { tenant-niche_market }
tile-premium_product = { tenant-premium_product }
tile-public_relations = { tenant-public_relations }
tile-tenant_improvement_achievement = { tenant-tenant_improvement_achievement }
tile-empty_floor = { floor-empty_floor }
tile-assembly_line = { floor-assembly_line }
tile-conference_room = { floor-conference_room }
tile-construction_admin = { floor-construction_admin }
tile-in_house_factory = { floor-in_house_factory }
tile-investor = { floor-investor }
tile-it_department = { floor-it_department }
tile-marketing_department = { floor-marketing_department }
tile-online_store = { floor-online_store }
tile-research_lab = { floor-research_lab }
tile-telecommunications = { floor-telecommunications }
tile-corner_office_achievement = { floor-corner_office_achievement }
tile-corporate_merger_achievement = { floor-corporate_merger_achievement }
tile-executive_achievement = { floor-executive_achievement }
tile-improvement_achievement = { floor-improvement_achievement }
tile-marketing_achievement = { floor-marketing_achievement }
tile-office_renovation = { floor-office_renovation }
tile-production_achievement = { floor-production_achievement }
tile-retention_achievement = { floor-retention_achievement }
tile-skyline_achievement = { floor-skyline_achievement }
covered-human_resources = { tenant-human_resources }
covered-internship_program = { tenant-internship_program }
covered-network_admin = { tenant-network_admin }
covered-niche_market = { tenant-niche_market }
covered-premium_product = { tenant-premium_product }
covered-public_relations = { tenant-public_relations }
covered-tenant_improvement_achievement = { tenant-tenant_improvement_achievement }

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
bonus-temp = Time of a Temp
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

retail_space-r1a = bracket 1, space a
retail_space-r1b = bracket 1, space b
retail_space-r1c = bracket 1, space c
retail_space-r1d = bracket 1, space d
retail_space-r2a = bracket 2, space a
retail_space-r2b = bracket 2, space b
retail_space-r2c = bracket 2, space c
retail_space-r2d = bracket 2, space d
retail_space-r3a = bracket 3, space a
retail_space-r3b = bracket 3, space b
retail_space-r3c = bracket 3, space c
retail_space-r4a = bracket 4, space a
retail_space-r4b = bracket 4, space b
retail_space-r4c = bracket 4, space c
retail_space-liquidation = Liquidation
target-r1a = bracket 1, space a
target-r1b = bracket 1, space b
target-r1c = bracket 1, space c
target-r1d = bracket 1, space d
target-r2a = bracket 2, space a
target-r2b = bracket 2, space b
target-r2c = bracket 2, space c
target-r2d = bracket 2, space d
target-r3a = bracket 3, space a
target-r3b = bracket 3, space b
target-r3c = bracket 3, space c
target-r4a = bracket 4, space a
target-r4b = bracket 4, space b
target-r4c = bracket 4, space c
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
step-choose_marketing = Advertising Agency: marketing
step-marketing_bonus = Marketing Bonus
step-factory = Factory: price
step-sell_shares = Stock Exchange: sale
step-drop_products = Retail Outlets: price drop
step-construction_company = Construction Company: purchase
step-fire_employees = Reorganize: fire employees
step-free_tenant = Empty Floor: free Tenant Improvement

## Decisions: what the player must choose now

decision-hire_employees = Do you hire an employee?
decision-schedule_business = { $time ->
    [0] Do you remodel a room before your turn ends?
   *[other] What do you do now? You have { count-time } left.
}
decision-choose_marketing = Which marketing do you choose?
decision-marketing_bonus = Which bonus do you take?
decision-factory = Which price does your new product get?
decision-sell_shares = Do you sell markers on the stock track?
decision-drop_products = Where does the unsold product go?
decision-construction_company = What do you buy?
decision-fire_employees = How many employees do you fire?
decision-free_tenant = Which Tenant Improvement do you take free of charge?

## Actions: their names, without quotation marks

action-pass = Hire nobody
action-hire = Hire an employee
action-use = Use a room or Floor
action-renovate = Office Renovation: remodel a room
action-consult = Go to the Consulting Firm
action-advertise = Go to the Advertising Agency
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
action-no_tenant = Take no free Tenant Improvement
action-take_tenant = Take the free Tenant Improvement

## Moves: a button or a line of a menu

move-pass = Hire nobody more in this round
move-hire = Hire an untrained employee for { count-cost }{ $is_last_round ->
    [0] , who brings Time once trained; { $wages ->
        [0] your income falls from { $income } to { $new_income } Money
       *[other] instead of receiving an income you then pay { $wages } Money every round
    }
   *[other] , who brings no Time any more, since this is the last round
}
move-use = Use with { $needed } Time: { $office }{ count-use }
move-renovate = Office Renovation with { $needed } Time: remodel { $room }, { count-points }{ count-gained }{ count-remodeled }
move-consult = To the Consulting Firm, row { $row }, for { $price } Money: { $is_last_round ->
    [0] { $gain } Info in the next round if the row is filled again then{ $lonely ->
        [0] { "" }
       *[other] , otherwise { $lonely }
    }
   *[other] this marker brings nothing more, since this is the last round
}{ $serves ->
    [0] { "" }
    [1] ; your marker on the right gains { $gain } Info in this round
   *[other] ; { $player } gains { $gain } Info in this round by it
}
move-advertise = To the Advertising Agency for { count-cost }, waiting space { $waiting_space }: you choose a marketing when the city is resolved
move-order = Order the Supply of { $warehouse_space } for { count-cost }; it comes when the city is resolved{ $places ->
    [0] , but so far your Storage Closet has no place for it
   *[other] { "" }
}
move-produce = Make a product for { $price } Money, { $price_info } Info and { count-supply }: space { $space } of the Factory; you set its price when the city is resolved
move-invest = Invest { count-cost }: { $stock_space }; your marker enters the stock track when the city is resolved, and you may sell it there
move-build = Book space { $space } at the Construction Company for { count-cost }; what you buy there costs extra
move-remodel = Remodel { $room } for { count-cost }, { count-points }{ count-gained }{ count-remodeled }
move-return_time = No task is possible: give a Time back
move-end_turn = Remodel no more and end your turn
move-market = Marketing: { $box }, { $price ->
    [0] { $price_info ->
        [0] at no further cost
       *[other] for { count-cost } more
    }
   *[other] for { count-cost } more
}; you then have { $there } Time there ({ $group ->
    [one] each makes a step
   *[other] a step for every { $group }
})
move-no_bonus = Take no bonus
move-bonus = { $is_useless ->
    [0] Take the bonus: { $amount } { $bonus }{ $is_temp ->
        [0] { "" }
       *[other] { " " }in the next round
    }
   *[other] { $is_temp ->
        [0] Take the bonus without effect: your Storage Closet has no place for a Supply
       *[other] Take the bonus without effect: the Temp would come in the next round, but this is the last one
    }
}
move-remodel_bonus = Bonus: remodel { $room } for { count-cost }, { count-points }{ count-gained }{ count-remodeled }
move-price = New product: { $bracket ->
    [0] { $retail_space }, { $price } Money at once
   *[other] price { $price } ({ $retail_space })
}
move-keep_shares = { $shares ->
    [one] Sell no more: 1 marker stays on the stock track
   *[other] Sell no more: { $shares } markers stay on the stock track
}
move-sell_share = Sell the marker on space { $level } of the stock track for { $payout } Money
move-drop = { $is_stay ->
    [0] { $is_liquidation ->
        [0] Reduce the unsold product from { $price } ({ $retail_space }) to { $new_price } ({ $target })
       *[other] Liquidate the unsold product priced { $price } ({ $retail_space }): { $new_price } Money at once
    }
   *[other] Leave the unsold product at { $price } ({ $retail_space })
}
move-buy_nothing = Buy nothing; this marker is used up
move-buy_tenant = Buy { $tenant } for { count-cost }, { count-points }; put it on { $place }{ $hides ->
    [0] { "" }
    [1] { "" } (which can no longer be used then)
   *[other] { "" } over { $covered } (which is hidden then)
}{ $lost_supply ->
    [0] { "" }
    [one] ; the Supply in it is lost
   *[other] ; the { $lost_supply } Supplies in it are lost
}
move-buy_floor = Buy { $floor } for { count-cost }, { count-points }{ $brings_office ->
    [0] { "" }
   *[other] { " " }and a free Tenant Improvement
}
move-remodel_now = Remodel { $room } for { count-cost }, { count-points }{ count-gained }{ count-remodeled }
move-fire = { $employees ->
    [0] Fire nobody
   *[other] Fire { count-employees }: { $wages ->
        [0] your income rises from { $income } to { $new_income } Money
       *[other] every round you receive { $new_income ->
            [0] no Money
           *[other] { $new_income } Money
        } instead of paying { $wages }
    }{ $time_lost ->
        [0] { "" }
       *[other] , { $time_lost } Time fewer from the next round on
    }
}
move-no_tenant = Take no free Tenant Improvement; the slots stay empty for now
move-take_tenant = Take { $tenant } free of charge, { count-points }; slot { $slot }

## When an action comes that is not possible now

when-pass = { when-hire }
when-hire = You hire at the beginning of a round, before business is scheduled.
when-use = You schedule your Time in phase III, in your turns.
when-renovate = { when-use }
when-consult = { when-use }
when-advertise = { when-use }
when-order = { when-use }
when-produce = { when-use }
when-invest = { when-use }
when-build = { when-use }
when-remodel = You remodel in phase III, in your turns.
when-market = You choose it when the city is resolved, with a marker on a waiting space.
when-bonus = The bonuses are chosen when the city is resolved, the most popular company first.
when-remodel_bonus = { when-bonus }
when-price = You set it when the city is resolved, for a product in the Factory.
when-sell_share = You sell when the city is resolved, after the markers on the stock track have risen.
when-drop = Prices drop when the city is resolved, after the consumers have bought.
when-buy_tenant = You buy when the city is resolved, with a marker at the Construction Company.
when-buy_floor = { when-buy_tenant }
when-fire = You fire at the end of a round.

## Events

event-specialty_dealt = { $player } has the Specialty { $specialty }.
event-era_drawn = The Era of this game: { $era }.
event-event_drawn = The Event of this game: { $event_card }.
event-round_started = Round { $round } begins. Forecast: { $kind }.
event-income_received = { $player } receives { count-paid }{ $time ->
    [0] .
   *[other] , and { count-time } more.
}
event-wages_paid = { $player } pays { count-money } for { $employees } employees, the CEO included.
event-wages_unpaid = { $player } cannot pay all employees and fires one; { $employees } are left, the CEO included.
event-hired = { $player } hires for { count-paid } and now has { $employees } employees, the CEO included.
event-hiring_passed = { $player } is done hiring.
event-consulted = { $player } goes to the Consulting Firm, row { $row }, for { count-money }.
event-advertised = { $player } goes to the Advertising Agency, waiting space { $waiting_space }.
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
event-popularity_gained = { $player } advances by { count-steps } through { $box }, to space { $position } of the Popularity track.
event-bonus_taken = { $player } takes a Marketing Bonus: { $amount ->
    [0] { $bonus }.
   *[other] { $amount } { $bonus }.
}
event-bonus_declined = { $player } takes no Marketing Bonus.
event-supply_fetched = { $player } fetches the ordered Supply from { $warehouse_space }.
event-priced = { $player } offers a product for { $price } Money: { $retail_space }.
event-liquidated = { $player } liquidates a product for { count-money }.
event-share_entered = { $player } enters the stock track.
event-bought_out = { $player } is bought out at the Stock Exchange and gains { count-money }.
event-shares_moved = { $kind }: the markers on the stock track { $steps ->
    [0] stay where they are.
   *[other] rise by { count-steps }.
}
event-share_sold = { $player } sells the marker on space { $level } of the stock track for { count-money }.
event-forecast_turned = The forecast: { $forecast }, { count-consumers }. The Job Market marker will go to space { $space }.
event-product_sold = { $player } sells a product ({ $retail_space }) and gains { count-money }.
event-product_dropped = { $player } reduces an unsold product: { $retail_space } → { $target } ({ $price } Money).
event-product_kept = { $player } keeps an unsold product at { $price } by Niche Market: { $retail_space }.
event-tenant_bought = { $player } buys { $tenant } and puts it on { $place }.
event-tenant_taken = { $player } gets { $tenant } free of charge and puts it on { $place }.
event-floor_bought = { $player } buys { $floor } for { count-paid }.
event-nothing_bought = { $player } buys nothing at the Construction Company.
event-fired = { $player } fires { count-employees }.
event-warehouse_restocked = The Warehouse gets a Supply on { $warehouse_space }.
event-popularity_dropped = Popularity falls by { count-steps }.
event-job_market_moved = The Job Market marker is on space { $space }: an employee costs { $price } Money and { $price } Info.
event-final_remodel = { $player } remodels at the end: { $room }.
event-final_points = { $player } ends with { $points ->
    [one] 1 Prestige Point.
   *[other] { $points } Prestige Points.
}
event-automa_deck_shuffled = { $player } begins the round with a freshly shuffled deck of { count-cards }.
event-automa_reshuffled = { $player } has used up the deck and shuffles it anew: { count-cards }.
event-automa_card_added = { $player } gets one more card for the deck: { $building }.
event-automa_time_gained = { $player } gets { count-time } more by Specialty or Internship Program.
event-automa_hired = { $player } hires, since an employee costs least now ({ $price } Money and { $price } Info), and pays nothing.
event-automa_scheduled = { $player } turns over { $automa_card } and takes the best free space there: { $building }, space { $number }.
event-automa_found_no_space = { $player } turns over { $automa_card }, but { $building } has no free space: the next card follows.
event-automa_stayed_in_office = { $player } turns over { $automa_card }: a Time goes on the own board without effect.
event-automa_found_nothing = { $player } has no card that works: a Time goes on the own board.
event-automa_chose_box = { $player } turns over { $automa_card }, whose left corner names { $box }.
event-automa_took_bonus = { $player } takes the first free Marketing Bonus of the Automas' list: { $bonus }.
event-automa_remodeled = { $player } remodels the next room of the Automas' list by this bonus: { $room }.
event-automa_returned_supply = { $player } takes no Supply, as Automas need none: that of { $warehouse_space } goes to the General Stock.
event-automa_priced_surely = { $player } is sure to sell and takes the highest price, { $price } Money: { $retail_space }.
event-automa_priced = { $player } turns over { $automa_card } and offers a product by its right corner, for { $price } Money: { $retail_space }.
event-automa_liquidated = { $player } turns over { $automa_card }, but no Retail space is free: the product is liquidated.
event-automa_sold_share = { $player } sells the marker on space { $level } of the stock track; Automas take no Money for it.
event-automa_kept_shares = { $player } keeps all markers on the stock track because of the economy: { $kind }.
event-automa_sold_product = { $player } sells a product priced { $price } ({ $retail_space }); Automas take no Money for it.
event-automa_dropped = { $player } reduces an unsold product to { $price } Money: { $retail_space } → { $target }.
event-automa_took_floor = { $player } takes a Floor by lot, without paying: { $floor }.
event-automa_took_achievement = { $player } takes an Achievement Floor by lot, without paying: { $floor }.
event-automa_took_tenant = { $player } takes a Tenant Improvement by lot, without paying: { $tenant }.
event-automa_took_free_tenant = { $player } gets a Tenant Improvement by lot with the Empty Floor: { $tenant }.
event-automa_bought_nothing = { $player } takes no tile at the Construction Company, as none qualifies.

## Refusals

refusal-GF-3-13 = { $tile } belongs to stage { $stage }, which begins with round { $opens }. It is round { $round } now.
refusal-GF-5-13 = An employee costs you { count-cost }. You have { count-money } and { count-info }.
refusal-GF-5-16 = You have { $employees } employees, the CEO included. There is no room for more.
refusal-GF-5-21 = This takes { $needed } Time; on your Employee track you have { $time ->
    [0] none.
   *[other] only { $time }.
}
refusal-GF-5-23 = You still have { count-time } on your Employee track. { $has_task ->
    [0] As no task is possible, give it back first.
   *[other] As long as any task is possible, all of it must be scheduled.
}
refusal-GF-5-26 = { $player } is on this space already ({ $building }, space { $number }). There is room for only one marker.
refusal-GF-5-30 = { $floor } can be used only { $uses ->
    [one] once
   *[other] { $uses } times
} in a round, and you have done so.
count-more_supplies = Assembly and the Warehouse bring Supplies.
refusal-GF-5-31 = { $lacks ->
    [1] { $office } uses up { $spends ->
        [one] 1 Supply
       *[other] { $spends } Supplies
    }; in your Storage Closet you have { $supplies ->
        [0] none.
       *[other] only { $supplies }.
    } { count-more_supplies }
    [2] { $office } is for untrained employees; you have { $untrained ->
        [0] none.
       *[other] only { $untrained }.
    }
    [3] { $office } needs a free space, but all spaces of the Factory are taken.
   *[other] { $office } needs a free space, but all open spaces of the Construction Company are taken.
}
refusal-GF-5-41 = Remodeling { $room } costs { count-cost }. You have { count-money } and { count-info }.
refusal-GF-5-42 = { $room } is remodeled already.
refusal-GF-5-62 = { $hired ->
    [0] You have nobody to fire: the CEO stays.
   *[other] You cannot fire { $fired } employees; besides the CEO you have only { $hired }.
}
refusal-GF-6-1 = Row { $row } of the Consulting Firm costs { $price } Money; you have { count-money }.
refusal-GF-6-2 = All { $rows } rows of the Consulting Firm are taken.
refusal-GF-6-41 = With { $companies } companies there is no Marketing Bonus; it takes { $least } or more.
refusal-GF-6-22 = A waiting space costs { count-cost }. You have { count-money } and { count-info }.
refusal-GF-6-23 = { $box } costs { count-cost } more. You have { count-money } and { count-info }.
refusal-GF-6-42 = { $is_least_popular ->
    [0] { $player } has taken this bonus in this round: { $bonus }.
   *[other] You are the least popular company, and the least popular one gets no Marketing Bonus.
}
refusal-GF-6-44 = Remodeling { $room } as a bonus costs { count-cost }. You have { count-money } and { count-info }.
refusal-GF-6-51 = The Supply of { $warehouse_space } costs you { count-cost }. You have { count-money } and { count-info }.
refusal-GF-6-52 = There is no Supply on { $warehouse_space }.
refusal-GF-6-61 = All { $spaces } spaces of the Factory are taken.
refusal-GF-6-62 = { $lacks_supply ->
    [0] Besides the Supply, a product costs { count-cost }. You have { count-money } and { count-info }.
   *[other] A product takes { count-supply }; in your Storage Closet you have { $supplies ->
        [0] none.
       *[other] only { $supplies }.
    } { count-more_supplies }
}
refusal-GF-6-63 = You have no product in the Factory in this round.
refusal-GF-6-64 = { $free ->
    [one] A Retail space is still free, so a new product cannot be liquidated.
   *[other] { $free } Retail spaces are still free, so a new product cannot be liquidated.
}
refusal-GF-6-71 = You cannot pay for { $stock_space }: it costs { count-cost }. You have { count-money } and { count-info }.
refusal-GF-6-77 = { $shares ->
    [0] You have no marker on the stock track.
   *[other] None of your markers is on space { $level } of the stock track.
}
refusal-GF-6-102 = This Retail space ({ $target }) is open only with { $least } companies or more; there are { $companies }.
refusal-GF-6-103 = This Retail space ({ $target }) is taken by a product of { $player }.
refusal-GF-6-107 = { $is_own ->
    [0] You have no product there: { $retail_space }.
   *[other] Your product there ({ $retail_space }) comes later: first the unsold products of bracket { $bracket } drop.
}
refusal-GF-6-108 = An unsold product ({ $retail_space }) can only go to a lower bracket, not here: { $target }.
refusal-GF-6-109 = Your product there ({ $retail_space }) is done with for this round: a product drops only once per round.
refusal-GF-6-122 = With { $companies } companies the Construction Company has { $spaces } spaces, and all of them are taken.
refusal-GF-6-124 = You have no marker at the Construction Company in this round, so you cannot buy anything.
refusal-GF-6-123 = A space at the Construction Company costs { count-cost }. You have { count-money } and { count-info }.
refusal-GF-6-125 = { $tenant } costs { count-cost }. You have { count-money } and { count-info }.
refusal-GF-6-126 = Your next Floor costs { count-cost }. You have { count-money } and { count-info }.
refusal-GF-6-127 = { $is_owned ->
    [0] No tile of this kind is left: { $tile }.
   *[other] You have { $tile } already, and a company may have only one tile of a kind.
}
refusal-GF-7-6 = The Storage Closet only stores Supplies; it takes no Time.
refusal-GF-8-2 = You have no Empty Floor, and so no such slot for { $tenant }.
refusal-GF-8-4 = { $room } can be neither used nor remodeled: { $tenant } lies on it.
refusal-GF-8-9 = { $is_covered ->
    [0] Only with Niche Market may an unsold product stay where it is; you do not have it.
   *[other] Your Niche Market is covered, so an unsold product may not stay where it is.
}
refusal-GF-9-2 = This Floor is not part of your building: { $floor }.
refusal-GF-9-26 = A free Tenant Improvement comes only at the moment when you buy an Empty Floor.
refusal-GF-12-16 = Beside a purchase you can remodel only with the house rule “Remodel at any time”.
refusal-GF-15-3 = { $office } is possible only once the room is remodeled; yours is not.
refusal-GF-15-6 = Choose the room in your building that you remodel as your bonus. If you cannot pay for any, take another bonus or none.
refusal-GF-15-12 = Say as well where you put the Tenant Improvement.
refusal-GF-15-15 = Say as well which room you remodel by Office Renovation.
refusal-GF-17-15 = You have no Time left in the General Stock to put there.

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
score-executive_achievement = Executive Achievement ({ $count ->
    [one] 1 Achievement Floor
   *[other] { $count } Achievement Floors
})
score-improvement_achievement = Improvement Achievement ({ $count ->
    [one] 1 Remodeled Room
   *[other] { $count } Remodeled Rooms
})
score-marketing_achievement = Marketing Achievement (Popularity level { $count })
score-production_achievement = Production Achievement ({ $count ->
    [one] 1 Supply
   *[other] { $count } Supplies
})
score-retention_achievement = Retention Achievement ({ $count ->
    [one] only the CEO
   *[other] { $count } employees, the CEO included
})
score-skyline_achievement = Skyline Achievement ({ $count ->
    [one] 1 Floor
   *[other] { $count } Floors
})
score-tenant_improvement_achievement = Tenant Improvement Achievement ({ $count ->
    [one] 1 Tenant Improvement
   *[other] { $count } Tenant Improvements
})
score-automa_executive_achievement = Executive Achievement (an Automa gets the full bonus)
score-automa_improvement_achievement = Improvement Achievement (an Automa gets the full bonus)
score-automa_marketing_achievement = Marketing Achievement (an Automa gets the full bonus)
score-automa_production_achievement = Production Achievement (an Automa gets the full bonus)
score-automa_retention_achievement = Retention Achievement (an Automa gets the full bonus)
score-automa_skyline_achievement = Skyline Achievement (an Automa gets the full bonus)

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
board-rule = Rules: { $name }
board-this_round = this round
board-last_round = last round
board-consulting_row = Row { $row }, { $price } Money
board-consulting_later = { board-consulting_row }; the rows before it are filled first
board-consulting_waits = Row { $row }: is paid if the row is filled again
board-waiting = Waiting space
board-waiting_space = Waiting space { $space }
board-time_of = { $name }: { count-time }
board-bonus-remodel = Remodel
board-bonus-supply = Supply
board-bonus-money = Money
board-bonus-info = Info.
board-bonus-temp = Temp
board-bonus_unused = From { $least } companies on
board-shelf_full = Shelf { $space }: a Supply
board-shelf_empty = Shelf { $space }: empty
board-space = Space { $space }
board-space_later = { board-space }; the spaces before it are filled first
board-make_product = Product
board-stock_trend = Rise { $move } · sale { $payout } · Buy Out { $buyout }
board-stock_level = Space { $level } of the stock track
label-covered = covered
board-consumers_hidden = not yet known
board-next_job_market = Job Market → { $space }
board-to_come = To come:
board-deck_kinds = Deck:
board-event-standing_contracts = A lonely marker on the right of the Consulting Firm still brings { $info } Info.
board-event-viral_wave = Social Media costs { count-paid } extra.
board-event-full_shelves = Supplies restocked each round: { $supplies }.
board-event-robotics = A product costs only { $money } Money, { $info } Info and { $supply } Supply.
board-event-bull_market = A Buy Out pays { $factor } times the sale.
board-event-building_subsidy = A Construction space costs only { count-paid }.
board-retail_space = Price { $price }, bracket { $bracket }
board-unsold = Unsold: its price must drop
board-book = Book a space
board-popularity = Popularity
board-level = Level { $level }
board-job_price = An employee costs { $price } Money and { $price } Info
board-reserve = Time in the General Stock
board-place = rank { $place }
board-building = Company building
board-employees = Employees and income
board-employee_space = { $space ->
    [one] 1 employee
   *[other] { $space } employees
}: income { $income } Money
board-no_time = no Time left
board-spent = used in the house: { $spent }
board-closet = { $supplies } of { $capacity } Supplies
board-remodel = Remodel
board-remodel_which = Remodel: choose a room
board-covers = covers { $room }
board-room_remodeled = { $room }, remodeled
board-automa_deck = Cards in the deck
board-automa_discard = Turned over
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
board-effect-tenant_improvement_achievement = At the end: { count-points } per Tenant Improvement
board-effect-empty_floor = Brings a free Tenant Improvement; slots for Tenant Improvements: { $slots }
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

guide-intro = The goal: after 7 rounds, have the most points. They lie mostly in your building: Floors, offices and remodeled rooms. A game takes about two hours; this guide leads you through a little more than two rounds, once to each kind of action, in about 15 minutes, and then you play on as you like. You are { $seat1 }; { $seat2 } and { $seat3 } play against you.
guide-pass = Your company begins with 9 Money of income, 13 Info and 4 Time. An employee costs 5 Money and 5 Info now, lowers your income by 3 every round and must be trained before working. The Job Market gets cheaper by itself, so hire nobody yet.
guide-build = Now you schedule business: in turn, everybody places Time until none is left. Prestige comes mostly from building, and you decide first, so secure space 1 at the Construction Company. It costs 4 Money and 4 Info now; what you build you choose later in the round.
guide-produce = Money comes from selling. A product costs 2 Money, 2 Info and the Supply from your Storage Closet. Neither { $seat2 } nor { $seat3 } produces yet, so consumers will have only yours to buy.
guide-advertise = Popular companies decide first everywhere, and all but the least popular one get a Marketing Bonus. Send a Time to the Advertising Agency for 1 Money and 1 Info.
guide-use = Rooms of your own building work at once and cost nothing but Time. Use your last Time in the Meeting Room for 1 Info: you will need it for building.
guide-market = All Time is placed, and the city is resolved from A to I. Your waiting marker chooses a kind of marketing. Networking is free and brings a second marker along. Alone in the box, you have the most there, and that is worth a step on the Popularity track.
guide-remodel_bonus = As the most popular company you choose the first bonus. The Remodel costs 2 Money and 2 Info instead of 3 and 3 and is worth 2 points at the end. A remodeled Meeting Room also turns 2 Time into 3 Info.
guide-price = Now give your product a price. The card shows a Stable economy: with three companies at least 2 consumers come. They buy from the lowest bracket up, and yours is the only product, so it sells even at 16.
guide-buy_floor = Sold for 16 Money, just in time for the Construction Company. Every Floor costs 2 Money and 2 Info more than the one below; your first one costs 4 and 4. The Empty Floor is worth 2 points and brings an office for free.
guide-take_tenant = Choose the free office. Network Admin gives you 2 Info every round and is worth 3 points. On the slot of the Empty Floor it covers none of your rooms.
guide-consult = Round 2: you have received your income. { $seat3 } has hired somebody, but you are short of Info: so go to the Consulting Firm for 6 Money. Your marker moves to the right at the end of this round and brings 10 Info in the next one, if the row is filled again then.
guide-order = Your Storage Closet is empty, and without a Supply there is no product. The Warehouse sells one for 2 Money or 1 Info. Info is scarcer at the moment: pay with Money. The Supply comes when the city is resolved.
guide-invest = Now for some speculation: the Stock Exchange costs 1 Money on this space. Your marker will enter the stock track, and you may sell it at a price that follows the economy.
guide-use_again = The last Time of the round: again the Meeting Room, for 1 Info at once.
guide-remodel = On your turn you may also remodel rooms, without any Time, for 3 Money and 3 Info each. The remodeled Storage Closet holds 2 Supplies and brings one at once; besides it is worth 2 points.
guide-bonus = The city is resolved again. You are still the most popular company and choose the first bonus. Take the Info: you want to hire somebody in the next round.
guide-sell_share = Your marker has risen by 2 with the Stable economy. A sale brings 6 Money now; the forecast says Recession for the next two rounds, with only 4. So sell.
guide-hire = Round 3. The Job Market is cheaper than at the beginning: 3 Money and 3 Info. An employee lowers your income from 9 to 6, but brings 3 Time in every round that is left. Hire!
guide-consult_again = Your marker of the last round lies on the right of row 1. Fill the left space, and it brings you 10 Info in this round.
guide-training = A new employee gives no Time until trained. That takes 2 Time in your room Training; from the next round on you have 7 Time instead of 4.
guide-scoring = Now you know every kind of action, and play on freely. Better tiles have come in this round, the Achievements come in round 6. After round 7 it is counted: 2 points for each remodeled room, the printed points of your offices and Floors, the bonuses of your Achievements, and 1 point for every 3 Money and 3 Info together. Products and markers that are left are worth nothing. So turn all you have into your building in time. Good luck!

## Several things of one kind, in the summary since one's last move

several-hired = { $player } hires { $count } employees.
several-supply_gained = { $player } stores { $count } Supplies.
several-share_sold = { $player } sells { $count } markers on the stock track.
several-product_sold = { $player } sells { $count } products.
several-automa_scheduled = { $player } takes { $count } spaces.
several-automa_sold_product = { $player } sells { $count } products.

## The table at one glance: buttons in the prompt, what is asked once more, condensed tiles (with soft hyphens)

choice-pass = Hire nobody
choice-end_turn = End my turn
choice-return_time = Give a Time back
choice-no_bonus = No bonus
choice-keep_shares = Sell no more
choice-buy_nothing = Buy nothing
choice-no_tenant = No free tile
choice-fire = { $employees ->
    [0] Fire nobody
   *[other] Fire { $employees }
}
warning-lost_supply = { $supplies ->
    [one] A Supply is lost: there is no place for it. Do it anyway?
   *[other] { $supplies } Supplies are lost: there is no place for them. Do it anyway?
}
warning-buy_nothing = You have paid for this space and could still buy something. Buy nothing?
warning-no_tenant = The Tenant Improvement is free of charge, and only now. Take none?
warning-no_bonus = You could take a bonus. Take none?
board-automa = Opponent of the rulebook
board-tile_hint = Point at a tile or tap it to read more.{ $round ->
    [0] { "" }
   *[other] { " " }Dashed ones come later, the next in round { $round }.
}
board-tile_uses = { $uses }× per round
board-tile_opens = from round { $round } on
board-tile_copies = { $copies ->
    [0] none left
   *[other] { $copies } left
}
label-cards = Cards in the deck
board-tile-human_resources = Human Re­sources
board-tile-internship_program = Internship Program
board-tile-network_admin = Network Admin
board-tile-niche_market = Niche Market
board-tile-premium_product = Premium Product
board-tile-public_relations = Public Relations
board-tile-tenant_improvement_achievement = Tenants
board-tile-empty_floor = Empty Floor
board-tile-assembly_line = Assembly Line
board-tile-conference_room = Confer­ence Room
board-tile-construction_admin = Construc­tion Admin
board-tile-in_house_factory = In-House Factory
board-tile-investor = Investor
board-tile-it_department = I.T. Dept.
board-tile-marketing_department = Marketing Dept.
board-tile-online_store = Online Store
board-tile-research_lab = Research Lab
board-tile-telecommunications = Telecommu­nications
board-tile-corner_office_achievement = Corner Office
board-tile-corporate_merger_achievement = Corporate Merger
board-tile-executive_achievement = Executive
board-tile-improvement_achievement = Improve­ment
board-tile-marketing_achievement = Marketing
board-tile-office_renovation = Office Re­novation
board-tile-production_achievement = Produc­tion
board-tile-retention_achievement = Retention
board-tile-skyline_achievement = Skyline
board-room-advertising = Advertising
board-room-assembly = Assembly
board-room-meeting_room = Meeting Room
board-room-research_testing = Research & Testing
board-room-storage_closet = Storage Closet
board-room-training = Training

## Player aid

aid-round = The round
aid-receive_income = Money by employees, then improvements and Specialty.
aid-hire_employees = in turn, until all have passed: pay the Job Market price in Money and again in Info. The marker moves on by { $move_right_per_hire }. The new employee is untrained.
aid-schedule_business = in turn, one task each, until all Time is used. City spaces are paid at once; own rooms and Floors work at once. Remodeling takes no Time.
aid-conduct_business = the city from A to I.
aid-reorganize = fire if you like; Time refilled; one Supply to the most expensive empty shelf; Popularity −{ $drop }; Job Market falls by the unemployed; new forecast card.
aid-staff = Employees (the CEO counts)
aid-income = Income
aid-new_time = Time
aid-job_market = prices { $prices_0 }, { $prices_1 }, { $prices_2 }, { $prices_3 }, { $prices_4 }, { $prices_5 }, { $prices_6 }, { $prices_7 }, { $prices_8 }, { $prices_9 }.
aid-city = The city (a/b: a Money and b Info)
aid-consulting_firm = topmost free left space for { $prices_money_0 }, { $prices_money_1 }, { $prices_money_2 } or { $prices_money_3 } Money. A marker on the right brings { $info_gain } Info if the left of its row is taken; then all left ones move right.
aid-advertising_agency = { $cost_money }/{ $cost_info }. Then Networking (+{ $types_0_extra_time_from_stock } Time; a step per { $types_0_markers_per_step }), Social Media (+{ $types_1_extra_cost_money }/{ $types_1_extra_cost_info }; per { $types_1_markers_per_step }) or Broadcast (+{ $types_2_extra_cost_money }/{ $types_2_extra_cost_info }; per { $types_2_markers_per_step }). Alone with the most: +{ $single_most_bonus } step.
aid-marketing_bonus = from { $min_players } companies on, all but the least popular: remodel for { $bonuses_0_cost_money }/{ $bonuses_0_cost_info }; Supplies +{ $bonuses_1_supply }; Money +{ $bonuses_2_money }; Info +{ $bonuses_3_info }; Temp: Time +{ $bonuses_4_time_next_round } next round.
aid-warehouse = a Supply for { $spaces_0_price_money }, { $spaces_1_price_money }, { $spaces_2_price_money } or { $spaces_3_price_money } Money, or { $spaces_0_price_info }, { $spaces_1_price_info }, { $spaces_2_price_info } or { $spaces_3_price_info } Info.
aid-factory = { $cost_money }/{ $cost_info } and Supplies: { $cost_supply }. Then choose a price in H.
aid-stock_exchange = { $spaces_0_money }/{ $spaces_0_info }, { $spaces_1_money }/{ $spaces_1_info }, { $spaces_2_money }/{ $spaces_2_info } or { $spaces_3_money }/{ $spaces_3_info }. Enter at the bottom, rise with the economy, sell any. Above space { $track_spaces }: Buy Out for { $buy_out_factor } times the sale.
aid-economic_forecast = turn up the card: consumers and unemployed.
aid-retail_outlets = each consumer buys from the lowest bracket, there from the most popular company. Unsold products drop to any lower bracket or are liquidated for { $liquidation_price } Money.
aid-construction_company = { $cost_money }/{ $cost_info } for the right to buy one tile: Tenant Improvement { $tenant_improvement_cost_money }/{ $tenant_improvement_cost_info }; Floor { $floor_base_cost_money }/{ $floor_base_cost_info }, and { $floor_cost_per_existing_floor_money }/{ $floor_cost_per_existing_floor_info } for each existing one, the Ground Floor included.
aid-economy = The economy
aid-kind = Card
aid-rise = Rise (F)
aid-sale = Sale (F)
aid-rooms = Rooms (remodeled: behind the arrow)
aid-remodel_name = Remodel
aid-remodel = { $cost_money }/{ $cost_info }, no Time, each room once; { $prestige } points.
aid-advertising = Time { $standard_0_time }: { $standard_0_markers } into Networking → also Time { $remodeled_1_time }: { $remodeled_1_markers } into Social Media.
aid-assembly = Time { $standard_0_time }: Supply +{ $standard_0_gain_supply } → Time { $remodeled_0_time }.
aid-meeting_room = Time { $standard_0_time }: Info +{ $standard_0_gain_info } → also Time { $remodeled_1_time }: Info +{ $remodeled_1_gain_info }.
aid-research_testing = Time { $standard_0_time }, Supply −{ $standard_0_spend_supply }: Info +{ $standard_0_gain_info } → Info +{ $remodeled_0_gain_info }, or Money +{ $remodeled_1_gain_money } and Info +{ $remodeled_1_gain_info }.
aid-storage_closet = room for Supplies: { $standard_0_capacity } → { $remodeled_0_capacity }, and Supply +{ $remodeled_0_supply_on_remodel } at once.
aid-training = Time { $standard_0_time } for each untrained employee → Time { $remodeled_0_time }.
aid-tenants = Tenant Improvements (stage · points)
aid-floors = Floors (stage · points)
aid-human_resources = { $stage } · { $prestige }: hire for { $value_money }/{ $value_info } less.
aid-internship_program = { $stage } · { $prestige }: Time +{ $value_time } each round.
aid-network_admin = { $stage } · { $prestige }: Info +{ $value_info } each round.
aid-niche_market = { $stage } · { $prestige }: unsold products may stay.
aid-premium_product = { $stage } · { $prestige }: Money +{ $value_money } per product.
aid-public_relations = { $stage } · { $prestige }: no drop of Popularity.
aid-tenant_improvement_achievement = { $stage } · { $prestige }: +{ $value_prestige } per Tenant Improvement.
aid-empty_floor = { $stage } · { $prestige }: free Tenant Improvements: { $value_free }; slots: { $value_slots }.
aid-assembly_line = { $stage } · { $prestige }: Time { $value_time }: Supply +{ $value_gain_supply }. { $uses_per_round }× a round.
aid-conference_room = { $stage } · { $prestige }: Time { $value_time }: Info +{ $value_gain_info }. { $uses_per_round }× a round.
aid-construction_admin = { $stage } · { $prestige }: Time { $value_time }: a space in I. { $uses_per_round }× a round.
aid-in_house_factory = { $stage } · { $prestige }: Time { $value_time }, Supply −{ $value_spend_supply }: a space in E. { $uses_per_round }× a round.
aid-investor = { $stage } · { $prestige }: Money +{ $value_money } each round.
aid-it_department = { $stage } · { $prestige }: Info +{ $value_info } each round.
aid-marketing_department = { $stage } · { $prestige }: Time { $value_time }: { $value_markers } into Broadcast. { $uses_per_round }× a round.
aid-online_store = { $stage } · { $prestige }: Time { $value_time }, Supply −{ $value_spend_supply }: Money +{ $value_gain_money }. { $uses_per_round }× a round.
aid-research_lab = { $stage } · { $prestige }: Time { $value_time }, Supply −{ $value_spend_supply }: Money +{ $value_gain_money }, Info +{ $value_gain_info }. { $uses_per_round }× a round.
aid-telecommunications = { $stage } · { $prestige }: Time { $value_time }: Info +{ $value_gain_info }. { $uses_per_round }× a round.
aid-office_renovation = { $stage } · { $prestige }: Time { $value_time }: free remodels: { $value_free_remodel }. { $uses_per_round }× a round.
aid-corner_office_achievement = { $stage } · { $prestige }
aid-corporate_merger_achievement = { $stage } · { $prestige }
aid-executive_achievement = { $stage } · { $prestige }: +{ $value_prestige } per Achievement Floor.
aid-improvement_achievement = { $stage } · { $prestige }: +{ $value_prestige } per remodeled room.
aid-marketing_achievement = { $stage } · { $prestige }: +{ $value_prestige } per Popularity level.
aid-production_achievement = { $stage } · { $prestige }: +{ $value_prestige } per Supply.
aid-retention_achievement = { $stage } · { $prestige }: +{ $value_prestige } per employee.
aid-skyline_achievement = { $stage } · { $prestige }: +{ $value_prestige } per Floor.
aid-end = The end
aid-scoring = after { $rounds } rounds: remodeled rooms, { $room } each; printed points of Tenant Improvements and Floors, hidden ones too; Achievements; { $prestige_per_set_prestige } for every { $prestige_per_set_money } Money with { $prestige_per_set_info } Info. A tie is won by the more popular.
aid-stages = stage { $two } from round { $from_two } on, stage { $three } from round { $from_three } on.
aid-prices = Prices (with fewer companies fewer spaces)
