### Ground Floor
###
### $player steht immer am Satzanfang; Automas heißen mit Namen.

title = Ground Floor
neutral = { $figure ->
    [0] Pei
    [1] Gropius
   *[other] Hadid
}
none = nichts

## Gezähltes, zur Verwendung in Sätzen (Nominativ und Akkusativ)

count-money = { $money ->
    [0] kein Geld
    [one] 1 Geld
   *[other] { $money } Geld
}
count-info = { $info ->
    [0] keine Info
    [one] 1 Info
   *[other] { $info } Info
}
count-cost = { $price ->
    [0] { $price_info ->
        [0] nichts
       *[other] { $price_info } Info
    }
   *[other] { $price_info ->
        [0] { $price } Geld
       *[other] { $price } Geld und { $price_info } Info
    }
}
count-paid = { $money ->
    [0] { $info ->
        [0] nichts
       *[other] { $info } Info
    }
   *[other] { $info ->
        [0] { $money } Geld
       *[other] { $money } Geld und { $info } Info
    }
}
count-use = { $spends ->
    [0] { "" }
    [one] , −1 Ware
   *[other] , −{ $spends } Waren
}{ count-gained }{ $lost_supply ->
    [0] { "" }
    [one] , bringt 1 Ware, für die dein Lagerraum keinen Platz hat: Sie geht verloren
   *[other] , bringt { $lost_supply } Waren, für die dein Lagerraum keinen Platz hat: Sie gehen verloren
}{ $gain_money ->
    [0] { "" }
   *[other] , +{ $gain_money } Geld
}{ $gain_info ->
    [0] { "" }
   *[other] , +{ $gain_info } Info
}{ $trains ->
    [0] { "" }
    [one] , 1 Angestellter wird trainiert{ count-trained }
   *[other] , { $trains } Angestellte werden trainiert{ count-trained }
}{ $space ->
    [0] { "" }
   *[other] , Feld { $space }
}
count-trained = { $is_last_round ->
    [0] { "" } (Zeit ab der nächsten Runde)
   *[other] { "" } (zu spät: dies ist die letzte Runde)
}
count-gained = { $gain_supply ->
    [0] { "" }
    [one] , +1 Ware
   *[other] , +{ $gain_supply } Waren
}
count-remodeled = { $room_key ->
    [advertising] ; dann kannst du dort auch Zeit in Social Media einsetzen
    [assembly] ; dann braucht es weniger Zeit
    [meeting_room] ; dann sind auch lange Sitzungen möglich
    [research_testing] ; dann bringt es mehr
    [storage_closet] ; dann ist mehr Platz darin
   *[training] ; dann braucht es weniger Zeit
}
count-supply = { $price_supply ->
    [one] 1 Ware
   *[other] { $price_supply } Waren
}
count-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
count-time = { $time ->
    [0] keine Zeit
    [one] 1 Zeitmarker
   *[other] { $time } Zeitmarker
}
count-steps = { $steps ->
    [0] kein Feld
    [one] 1 Feld
   *[other] { $steps } Felder
}
count-employees = { $employees ->
    [0] keinen Angestellten
    [one] 1 Angestellten
   *[other] { $employees } Angestellte
}
count-cards = { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
}
count-consumers = { $consumers ->
    [0] keine Konsumenten
    [one] 1 Konsument
   *[other] { $consumers } Konsumenten
}

## Büros im Erdgeschoss

room-advertising = Werbung
room-assembly = Montage
room-meeting_room = Besprechungsraum
room-research_testing = Forschung & Tests
room-storage_closet = Lagerraum
room-training = Training

## Plätze für Neue Büros

place-advertising = Werbung
place-assembly = Montage
place-meeting_room = Besprechungsraum
place-research_testing = Forschung & Tests
place-storage_closet = Lagerraum
place-training = Training
place-slot_1 = Leeres Stockwerk, Platz 1
place-slot_2 = Leeres Stockwerk, Platz 2
place-slot_3 = Leeres Stockwerk, Platz 3
place-slot_4 = Leeres Stockwerk, Platz 4
slot-slot_1 = 1
slot-slot_2 = 2
slot-slot_3 = 3
slot-slot_4 = 4

## Wozu Büros und Stockwerke gut sind

office-advertising_1 = Werbung (Zeit ins Networking)
office-advertising_2 = Werbung (Zeit in Social Media)
office-assembly = Montage
office-meeting_room_1 = Besprechungsraum (kurze Sitzung)
office-meeting_room_2 = Besprechungsraum (lange Sitzung)
office-research_testing_1 = Forschung & Tests (für Info)
office-research_testing_2 = Forschung & Tests (für Geld und Info)
office-training = Training
office-assembly_line = Fließband
office-conference_room = Konferenzraum
office-construction_admin = Bauabteilung (Zeit beim Bauunternehmen)
office-in_house_factory = Eigene Fertigung (Zeit in der Fabrik)
office-marketing_department = Marketingabteilung (Zeit in den Rundfunk)
office-online_store = Online-Shop
office-research_lab = Forschungslabor
office-telecommunications = Telekommunikation

## Neue Büros

tenant-human_resources = Humanressourcen
tenant-internship_program = Praktikumsprogramm
tenant-network_admin = Netzwerkadministration
tenant-niche_market = Nischenmarkt
tenant-premium_product = Premiumprodukt
tenant-public_relations = Pressearbeit
tenant-tenant_improvement_achievement = Errungenschaft: Neue Büros

## Neue Stockwerke

floor-empty_floor = Leeres Stockwerk
floor-assembly_line = Fließband
floor-conference_room = Konferenzraum
floor-construction_admin = Bauabteilung
floor-in_house_factory = Eigene Fertigung
floor-investor = Investor
floor-it_department = IT-Abteilung
floor-marketing_department = Marketingabteilung
floor-online_store = Online-Shop
floor-research_lab = Forschungslabor
floor-telecommunications = Telekommunikation
floor-corner_office_achievement = Errungenschaft: Eckbüro
floor-corporate_merger_achievement = Errungenschaft: Firmenfusion
floor-executive_achievement = Errungenschaft: Führungskräfte
floor-improvement_achievement = Errungenschaft: Umbauten
floor-marketing_achievement = Errungenschaft: Marketing
floor-office_renovation = Bürorenovierung
floor-production_achievement = Errungenschaft: Produktion
floor-retention_achievement = Errungenschaft: Treue Angestellte
floor-skyline_achievement = Errungenschaft: Skyline
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

## Fachgebiete

specialty-e_commerce = E-Commerce
specialty-emerging_technology = Neue Technologien
specialty-industrial = Produktion
specialty-inheritance = Versicherungswesen
specialty-non_profit = Gemeinnützig
specialty-publishing = Verlagswesen
specialty-retail = Einzelhandel
specialty-web_based = Web-Start-up

## Stadt

building-consulting_firm = Unternehmensberatung
building-advertising_agency = Werbeagentur
building-warehouse = Warenlager
building-factory = Fabrik
building-stock_exchange = Börse
building-construction_company = Bauunternehmen
building-automa_office = Automa-Büro
box-networking = Networking
box-social_media = Social Media
box-broadcast = Rundfunk
bonus-remodel = Büroumbau
bonus-supply = Ware
bonus-money = Geld
bonus-info = Info
bonus-temp = Zeitmarker einer Aushilfe
payment-money = Geld
payment-info = Info
warehouse_space-w1 = Regal 1
warehouse_space-w2 = Regal 2
warehouse_space-w3 = Regal 3
warehouse_space-w4 = Regal 4
stock_space-s1 = Börsenfeld 1
stock_space-s2 = Börsenfeld 2
stock_space-s3 = Börsenfeld 3
stock_space-s4 = Börsenfeld 4

## Einzelhandel: Preise und Segmente

retail_space-r1a = Segment 1, Feld a
retail_space-r1b = Segment 1, Feld b
retail_space-r1c = Segment 1, Feld c
retail_space-r1d = Segment 1, Feld d
retail_space-r2a = Segment 2, Feld a
retail_space-r2b = Segment 2, Feld b
retail_space-r2c = Segment 2, Feld c
retail_space-r2d = Segment 2, Feld d
retail_space-r3a = Segment 3, Feld a
retail_space-r3b = Segment 3, Feld b
retail_space-r3c = Segment 3, Feld c
retail_space-r4a = Segment 4, Feld a
retail_space-r4b = Segment 4, Feld b
retail_space-r4c = Segment 4, Feld c
retail_space-liquidation = Liquidation
target-r1a = Segment 1, Feld a
target-r1b = Segment 1, Feld b
target-r1c = Segment 1, Feld c
target-r1d = Segment 1, Feld d
target-r2a = Segment 2, Feld a
target-r2b = Segment 2, Feld b
target-r2c = Segment 2, Feld c
target-r2d = Segment 2, Feld d
target-r3a = Segment 3, Feld a
target-r3b = Segment 3, Feld b
target-r3c = Segment 3, Feld c
target-r4a = Segment 4, Feld a
target-r4b = Segment 4, Feld b
target-r4c = Segment 4, Feld c
target-liquidation = Liquidation
target-stay = dasselbe Feld

## Wirtschaft

kind-depression = Depression
kind-recession = Rezession
kind-stable = Stabil
kind-boom = Boom
forecast-depression_1 = Depression (Karte 1)
forecast-depression_2 = Depression (Karte 2)
forecast-depression_3 = Depression (Karte 3)
forecast-depression_4 = Depression (Karte 4)
forecast-recession_1 = Rezession (Karte 1)
forecast-recession_2 = Rezession (Karte 2)
forecast-recession_3 = Rezession (Karte 3)
forecast-recession_4 = Rezession (Karte 4)
forecast-recession_5 = Rezession (Karte 5)
forecast-recession_6 = Rezession (Karte 6)
forecast-stable_1 = Stabil (Karte 1)
forecast-stable_2 = Stabil (Karte 2)
forecast-stable_3 = Stabil (Karte 3)
forecast-stable_4 = Stabil (Karte 4)
forecast-stable_5 = Stabil (Karte 5)
forecast-stable_6 = Stabil (Karte 6)
forecast-boom_1 = Boom (Karte 1)
forecast-boom_2 = Boom (Karte 2)
forecast-boom_3 = Boom (Karte 3)
forecast-boom_4 = Boom (Karte 4)
forecast-great_depression = Große Depression
forecast-windfall = Warmer Regen
era-golden_twenties = Goldene Zwanziger
era-world_crisis = Weltwirtschaftskrise
era-economic_miracle = Wirtschaftswunder
era-oil_shock = Ölpreisschock
era-dot_com = Dotcom-Jahre
event_card-standing_contracts = Rahmenverträge
event_card-viral_wave = Virale Welle
event_card-full_shelves = Volle Regale
event_card-robotics = Robotik
event_card-bull_market = Bullenmarkt
event_card-building_subsidy = Bauförderung

## Automas

entrepreneur-pei = Pei
entrepreneur-gropius = Gropius
entrepreneur-hadid = Hadid
automa_card-consulting_firm_1 = „Unternehmensberatung 1“
automa_card-consulting_firm_2 = „Unternehmensberatung 2“
automa_card-advertising_agency_1 = „Werbeagentur 1“
automa_card-advertising_agency_2 = „Werbeagentur 2“
automa_card-warehouse_1 = „Warenlager 1“
automa_card-warehouse_2 = „Warenlager 2“
automa_card-factory_1 = „Fabrik 1“
automa_card-factory_2 = „Fabrik 2“
automa_card-factory_3 = „Fabrik 3“
automa_card-factory_4 = „Fabrik 4“
automa_card-stock_exchange_1 = „Börse 1“
automa_card-stock_exchange_2 = „Börse 2“
automa_card-construction_company_1 = „Bauunternehmen 1“
automa_card-construction_company_2 = „Bauunternehmen 2“
automa_card-construction_company_3 = „Bauunternehmen 3“
automa_card-construction_company_4 = „Bauunternehmen 4“
automa_card-automa_office_1 = „Automa-Büro 1“
automa_card-automa_office_2 = „Automa-Büro 2“
automa_card-automa_office_3 = „Automa-Büro 3“
automa_card-automa_office_4 = „Automa-Büro 4“
automa_card-automa_office_5 = „Automa-Büro 5“
automa_card-automa_office_6 = „Automa-Büro 6“
automa_card-automa_office_7 = „Automa-Büro 7“
automa_card-automa_office_8 = „Automa-Büro 8“
automa_card-automa_office_9 = „Automa-Büro 9“
automa_card-automa_office_10 = „Automa-Büro 10“
automa_card-automa_office_11 = „Automa-Büro 11“
automa_card-automa_office_12 = „Automa-Büro 12“

## Das Ergebnis

verdict-won = Du hast die Automas geschlagen.
verdict-pei_won = Der Automa Pei hat gewonnen.
verdict-gropius_won = Der Automa Gropius hat gewonnen.
verdict-hadid_won = Der Automa Hadid hat gewonnen.

## Schritte: was gerade läuft, für „Jetzt nicht“-Sätze

step-hire_employees = Angestellte einstellen
step-schedule_business = Geschäftsbetrieb planen
step-choose_marketing = Werbeagentur: Werbeart
step-marketing_bonus = Marketing-Bonus
step-factory = Fabrik: Preis
step-sell_shares = Börse: Verkauf
step-drop_products = Einzelhandel: Preissenkung
step-construction_company = Bauunternehmen: Kauf
step-fire_employees = Reorganisation: Entlassungen
step-free_tenant = Leeres Stockwerk: Neues Büro umsonst

## Entscheidungen: was jetzt zu wählen ist

decision-hire_employees = Stellst du jemanden ein?
decision-schedule_business = { $time ->
    [0] Baust du noch ein Büro um, bevor dein Zug endet?
   *[other] Was machst du jetzt? Du hast noch { count-time }.
}
decision-choose_marketing = Welche Werbeart wählst du?
decision-marketing_bonus = Welchen Bonus nimmst du?
decision-factory = Welchen Preis bekommt dein neues Produkt?
decision-sell_shares = Verkaufst du Marker der Börsenskala?
decision-drop_products = Wohin kommt das unverkaufte Produkt?
decision-construction_company = Was kaufst du?
decision-fire_employees = Wie viele Angestellte entlässt du?
decision-free_tenant = Welches Neue Büro nimmst du umsonst?

## Aktionen: ihre Namen, ohne Anführungszeichen

action-pass = Niemanden einstellen
action-hire = Jemanden einstellen
action-use = Büro oder Stockwerk nutzen
action-renovate = Bürorenovierung: Büro umbauen
action-consult = Zur Unternehmensberatung gehen
action-advertise = Zur Werbeagentur gehen
action-order = Warenlager: Ware bestellen
action-produce = Fabrik: Produkt herstellen
action-invest = Börse: anlegen
action-build = Bauunternehmen: Feld buchen
action-remodel = Büro umbauen
action-return_time = Zeitmarker zurückgeben
action-end_turn = Zug beenden
action-market = Werbeart wählen
action-no_bonus = Keinen Bonus nehmen
action-bonus = Bonus nehmen
action-remodel_bonus = Bonus nehmen: Büro umbauen
action-price = Preis festlegen
action-keep_shares = Nicht weiter verkaufen
action-sell_share = Marker der Börsenskala verkaufen
action-drop = Unverkauftes Produkt herabsetzen
action-buy_nothing = Nichts kaufen
action-buy_tenant = Neues Büro kaufen
action-buy_floor = Neues Stockwerk kaufen
action-remodel_now = Neben dem Kauf ein Büro umbauen
action-fire = Angestellte entlassen
action-no_tenant = Kein Neues Büro umsonst nehmen
action-take_tenant = Neues Büro umsonst nehmen

## Züge: ein Knopf oder eine Menüzeile

move-pass = In dieser Runde niemanden mehr einstellen
move-hire = { $price ->
    [0] { $price_info ->
        [0] Kostenlos
       *[other] Für { count-cost }
    }
   *[other] Für { count-cost }
} einen untrainierten Angestellten einstellen{ $is_last_round ->
    [0] , der nach dem Training Zeit bringt; { $wages ->
        [0] dein Einkommen sinkt von { $income } auf { $new_income } Geld
       *[other] statt ein Einkommen zu erhalten, zahlst du dann in jeder Runde { $wages } Geld
    }
   *[other] , der aber keine Zeit mehr bringt, denn dies ist die letzte Runde
}
move-use = Mit { $needed ->
    [one] 1 Zeitmarker
   *[other] { $needed } Zeitmarkern
} nutzen: { $office }{ count-use }
move-renovate = Bürorenovierung mit { $needed ->
    [one] 1 Zeitmarker
   *[other] { $needed } Zeitmarkern
}: „{ $room }“ umbauen, { count-points }{ count-gained }{ count-remodeled }
move-consult = Für { $price } Geld zur Unternehmensberatung, Reihe { $row }: { $is_last_round ->
    [0] { $gain } Info in der nächsten Runde, wenn die Reihe dann wieder besetzt wird{ $lonely ->
        [0] { "" }
       *[other] , sonst { $lonely }
    }
   *[other] dieser Marker bringt nichts mehr, denn dies ist die letzte Runde
}{ $serves ->
    [0] { "" }
    [1] ; dein Marker rechts bringt dir dadurch in dieser Runde { $gain } Info
   *[other] ; { $player } erhält dadurch in dieser Runde { $gain } Info
}
move-advertise = Für { count-cost } zur Werbeagentur, Wartefeld { $waiting_space }: Wenn die Stadt ausgewertet wird, wählst du eine Werbeart
move-order = Die Ware aus { $warehouse_space } für { count-cost } bestellen; sie kommt, wenn die Stadt ausgewertet wird{ $places ->
    [0] , aber bisher ist in deinem Lagerraum kein Platz dafür
   *[other] { "" }
}
move-produce = Für { $price } Geld, { $price_info } Info und { count-supply } ein Produkt herstellen: Feld { $space } der Fabrik; den Preis legst du fest, wenn die Stadt ausgewertet wird
move-invest = Anlegen für { count-cost }: { $stock_space }; dein Marker kommt auf die Börsenskala, wenn die Stadt ausgewertet wird, und du darfst ihn dort verkaufen
move-build = Für { count-cost } Feld { $space } beim Bauunternehmen buchen; was du dort kaufst, kostet extra
move-remodel = „{ $room }“ für { count-cost } umbauen, { count-points }{ count-gained }{ count-remodeled }
move-return_time = Keine Aufgabe ist möglich: einen Zeitmarker zurückgeben
move-end_turn = Nicht weiter umbauen und Zug beenden
move-market = Werbung: { $box }, { $price ->
    [0] { $price_info ->
        [0] ohne weitere Kosten
       *[other] für zusätzlich { count-cost }
    }
   *[other] für zusätzlich { count-cost }
}; dann hast du dort { $there } Zeitmarker ({ $group ->
    [one] jeder bringt einen Schritt
   *[other] je { $group } bringen einen Schritt
})
move-no_bonus = Keinen Bonus nehmen
move-bonus = { $is_useless ->
    [0] Bonus nehmen: { $amount } { $bonus }{ $is_temp ->
        [0] { "" }
       *[other] { " " }in der nächsten Runde
    }
   *[other] { $is_temp ->
        [0] Bonus ohne Wirkung nehmen: kein Platz für eine Ware im Lagerraum
       *[other] Bonus ohne Wirkung nehmen: Die Aushilfe käme erst in der nächsten Runde, und dies ist die letzte
    }
}
move-remodel_bonus = Bonus: „{ $room }“ für { count-cost } umbauen, { count-points }{ count-gained }{ count-remodeled }
move-price = Neues Produkt: { $bracket ->
    [0] { $retail_space }, sofort { $price } Geld
   *[other] Preis { $price } ({ $retail_space })
}
move-keep_shares = { $shares ->
    [one] Nicht weiter verkaufen: 1 Marker bleibt auf der Börsenskala
   *[other] Nicht weiter verkaufen: { $shares } Marker bleiben auf der Börsenskala
}
move-sell_share = Den Marker auf Feld { $level } der Börsenskala für { $payout } Geld verkaufen
move-drop = { $is_stay ->
    [0] { $is_liquidation ->
        [0] Unverkauftes Produkt von { $price } ({ $retail_space }) auf { $new_price } ({ $target }) herabsetzen
       *[other] Unverkauftes Produkt zu { $price } ({ $retail_space }) liquidieren: sofort { $new_price } Geld
    }
   *[other] Unverkauftes Produkt bei { $price } ({ $retail_space }) stehen lassen
}
move-buy_nothing = Nichts kaufen; dieser Marker ist damit verbraucht
move-buy_tenant = „{ $tenant }“ für { count-cost } kaufen, { count-points }; legen auf: { $place }{ $hides ->
    [0] { "" }
    [1] { "" } (dann nicht mehr nutzbar)
   *[other] { "" } über { $covered } (dann verdeckt)
}{ $lost_supply ->
    [0] { "" }
    [one] ; die Ware darin geht verloren
   *[other] ; die { $lost_supply } Waren darin gehen verloren
}
move-buy_floor = „{ $floor }“ für { count-cost } kaufen, { count-points }{ $brings_office ->
    [0] { "" }
   *[other] { " " }und ein Neues Büro umsonst
}
move-remodel_now = „{ $room }“ für { count-cost } umbauen, { count-points }{ count-gained }{ count-remodeled }
move-fire = { $employees ->
    [0] Niemanden entlassen
   *[other] { count-employees } entlassen: { $wages ->
        [0] Dein Einkommen steigt von { $income } auf { $new_income } Geld
       *[other] In jeder Runde erhältst du { $new_income ->
            [0] kein Geld
           *[other] { $new_income } Geld
        }, statt { $wages } zu zahlen
    }{ $time_lost ->
        [0] { "" }
       *[other] , ab der nächsten Runde { $time_lost } Zeitmarker weniger
    }
}
move-no_tenant = Kein Neues Büro umsonst nehmen; die Plätze bleiben vorerst leer
move-take_tenant = „{ $tenant }“ umsonst nehmen, { count-points }; Platz { $slot }

## Wann eine Aktion kommt, die jetzt nicht möglich ist

when-pass = { when-hire }
when-hire = Eingestellt wird am Anfang einer Runde, vor dem Planen.
when-use = Deine Zeit setzt du in Phase III ein, wenn du am Zug bist.
when-renovate = { when-use }
when-consult = { when-use }
when-advertise = { when-use }
when-order = { when-use }
when-produce = { when-use }
when-invest = { when-use }
when-build = { when-use }
when-remodel = Umgebaut wird in Phase III, wenn du am Zug bist.
when-market = Du wählst sie, wenn die Stadt ausgewertet wird, mit deinem Marker auf einem Wartefeld.
when-bonus = Die Boni werden gewählt, wenn die Stadt ausgewertet wird, zuerst von der beliebtesten Firma.
when-remodel_bonus = { when-bonus }
when-price = Du legst ihn fest, wenn die Stadt ausgewertet wird, für ein Produkt in der Fabrik.
when-sell_share = Verkauft wird, wenn die Stadt ausgewertet wird, nachdem die Marker der Börsenskala gestiegen sind.
when-drop = Die Preise sinken, wenn die Stadt ausgewertet wird, nachdem die Konsumenten gekauft haben.
when-buy_tenant = Gekauft wird, wenn die Stadt ausgewertet wird, mit einem Marker beim Bauunternehmen.
when-buy_floor = { when-buy_tenant }
when-fire = Entlassen wird am Ende einer Runde.

## Ereignisse

event-specialty_dealt = { $player } hat das Fachgebiet { $specialty }.
event-era_drawn = Die Epoche dieser Partie: { $era }.
event-event_drawn = Das Ereignis dieser Partie: { $event_card }.
event-round_started = Runde { $round } beginnt. Prognose: { $kind }.
event-income_received = { $player } erhält { count-paid }{ $time ->
    [0] .
   *[other] { "" } sowie { count-time } zusätzlich.
}
event-wages_paid = { $player } zahlt { count-money } für { $employees } Angestellte, den CEO mitgezählt.
event-wages_unpaid = { $player } kann nicht alle Angestellten bezahlen und entlässt einen; mit CEO bleiben { $employees }.
event-hired = { $player } stellt für { count-paid } jemanden ein und hat mit CEO jetzt { $employees } Angestellte.
event-hiring_passed = { $player } ist mit dem Einstellen fertig.
event-consulted = { $player } geht für { count-money } zur Unternehmensberatung, Reihe { $row }.
event-advertised = { $player } geht zur Werbeagentur, Wartefeld { $waiting_space }.
event-ordered = { $player } bestellt die Ware aus { $warehouse_space } und zahlt { $price } { $payment }.
event-produced = { $player } stellt in der Fabrik ein Produkt her, Feld { $number }.
event-invested = { $player } legt { count-paid } an: { $stock_space }.
event-construction_booked = { $player } bucht Feld { $number } beim Bauunternehmen.
event-office_used = { $player } nutzt { $office } mit { $time ->
    [one] 1 Zeitmarker
   *[other] { $time } Zeitmarkern
}{ $spends ->
    [0] .
    [one] { "" } und 1 Ware.
   *[other] { "" } und { $spends } Waren.
}
event-goods_gained = { $player } erhält { count-paid }.
event-trained = { $player } trainiert { count-employees }.
event-renovated = { $player } baut mit der Bürorenovierung um: { $room }.
event-remodeled = { $player } baut für { count-paid } um: { $room }.
event-time_returned = { $player } findet keine Aufgabe und gibt einen Zeitmarker zurück.
event-supply_gained = { $player } lagert eine Ware ein.
event-supply_lost = { $player } hat keinen Platz für eine Ware; sie kommt in den allgemeinen Vorrat.
event-consulting_paid = { $player } erhält { count-info } von der Unternehmensberatung, Reihe { $row }.
event-contract_paid = { $player } erhält { count-info } durch Rahmenverträge, Reihe { $row }.
event-box_chosen = { $player } wählt { $box } und zahlt dafür { count-paid }.
event-popularity_gained = { $player } rückt durch { $box } { count-steps } vor, auf Feld { $position } der Popularitätsskala.
event-bonus_taken = { $player } nimmt einen Marketing-Bonus: { $amount ->
    [0] { $bonus }.
   *[other] { $amount } { $bonus }.
}
event-bonus_declined = { $player } nimmt keinen Marketing-Bonus.
event-supply_fetched = { $player } holt die bestellte Ware aus { $warehouse_space }.
event-priced = { $player } bietet ein Produkt für { $price } Geld an: { $retail_space }.
event-liquidated = { $player } liquidiert ein Produkt für { count-money }.
event-share_entered = { $player } kommt auf die Börsenskala.
event-bought_out = { $player } wird an der Börse aufgekauft und erhält { count-money }.
event-shares_moved = { $kind }: Die Marker auf der Börsenskala { $steps ->
    [0] bleiben stehen.
   *[other] steigen um { count-steps }.
}
event-share_sold = { $player } verkauft den Marker auf Feld { $level } der Börsenskala für { count-money }.
event-forecast_turned = Die Prognose: { $forecast }, { count-consumers }. Der Arbeitsmarkt-Marker wird auf Feld { $space } gehen.
event-product_sold = { $player } verkauft ein Produkt ({ $retail_space }) und erhält { count-money }.
event-product_dropped = { $player } setzt ein unverkauftes Produkt herab: { $retail_space } → { $target } ({ $price } Geld).
event-product_kept = { $player } lässt durch den Nischenmarkt ein unverkauftes Produkt bei { $price } stehen: { $retail_space }.
event-tenant_bought = { $player } kauft { $tenant } und legt das Plättchen hierhin: { $place }.
event-tenant_taken = { $player } bekommt { $tenant } umsonst und legt das Plättchen hierhin: { $place }.
event-floor_bought = { $player } kauft für { count-paid }: { $floor }.
event-nothing_bought = { $player } kauft beim Bauunternehmen nichts.
event-fired = { $player } entlässt { count-employees }.
event-warehouse_restocked = Das Warenlager bekommt eine Ware in { $warehouse_space }.
event-popularity_dropped = Die Popularität sinkt um { count-steps }.
event-job_market_moved = Der Arbeitsmarkt-Marker steht auf Feld { $space }: Ein Angestellter kostet { $price } Geld und { $price } Info.
event-final_remodel = { $player } baut zum Schluss noch um: { $room }.
event-final_points = { $player } beendet das Spiel mit { $points ->
    [one] 1 Prestigepunkt.
   *[other] { $points } Prestigepunkten.
}
event-automa_deck_shuffled = { $player } beginnt die Runde mit einem frisch gemischten Stapel: { count-cards }.
event-automa_reshuffled = { $player } hat den Stapel aufgebraucht und mischt ihn neu: { count-cards }.
event-automa_card_added = { $player } bekommt eine Karte für den Stapel dazu: { $building }.
event-automa_time_gained = { $player } bekommt durch Fachgebiet oder Praktikumsprogramm { count-time } zusätzlich.
event-automa_hired = { $player } stellt jemanden ein, weil es gerade am wenigsten kostet ({ $price } Geld und { $price } Info), und zahlt nichts.
event-automa_scheduled = { $player } deckt { $automa_card } auf und besetzt dort das beste freie Feld: { $building }, Feld { $number }.
event-automa_found_no_space = { $player } deckt { $automa_card } auf, aber dort ist kein Feld frei ({ $building }): Die nächste Karte folgt.
event-automa_stayed_in_office = { $player } deckt { $automa_card } auf: Ein Zeitmarker kommt ohne Wirkung aufs eigene Tableau.
event-automa_found_nothing = { $player } hat keine Karte, die geht: Ein Zeitmarker kommt aufs eigene Tableau.
event-automa_chose_box = { $player } deckt { $automa_card } auf; die linke Ecke nennt { $box }.
event-automa_took_bonus = { $player } nimmt den ersten freien Marketing-Bonus aus der Liste der Automas: { $bonus }.
event-automa_remodeled = { $player } baut mit diesem Bonus das nächste Büro aus der Liste der Automas um: { $room }.
event-automa_returned_supply = { $player } nimmt keine Ware, denn Automas brauchen keine: Die aus { $warehouse_space } kommt in den allgemeinen Vorrat.
event-automa_priced_surely = { $player } kann sicher verkaufen und nimmt den höchsten Preis, { $price } Geld: { $retail_space }.
event-automa_priced = { $player } deckt { $automa_card } auf und bietet nach der rechten Ecke ein Produkt für { $price } Geld an: { $retail_space }.
event-automa_liquidated = { $player } deckt { $automa_card } auf, aber im Einzelhandel ist nichts frei: Das Produkt wird liquidiert.
event-automa_sold_share = { $player } verkauft den Marker auf Feld { $level } der Börsenskala; Automas nehmen dafür kein Geld.
event-automa_kept_shares = { $player } behält wegen der Wirtschaftslage alle Marker auf der Börsenskala: { $kind }.
event-automa_sold_product = { $player } verkauft ein Produkt zum Preis von { $price } ({ $retail_space }); Automas nehmen dafür kein Geld.
event-automa_dropped = { $player } setzt ein unverkauftes Produkt auf { $price } Geld herab: { $retail_space } → { $target }.
event-automa_took_floor = { $player } nimmt ein zufälliges Stockwerk, ohne zu zahlen: { $floor }.
event-automa_took_achievement = { $player } nimmt ein zufälliges Errungenschaft-Stockwerk, ohne zu zahlen: { $floor }.
event-automa_took_tenant = { $player } nimmt ein zufälliges Neues Büro, ohne zu zahlen: { $tenant }.
event-automa_took_free_tenant = { $player } bekommt zum Leeren Stockwerk ein zufälliges Neues Büro: { $tenant }.
event-automa_bought_nothing = { $player } nimmt beim Bauunternehmen kein Plättchen, denn keines passt.

## Ablehnungen

refusal-GF-3-13 = „{ $tile }“ gehört zu Stufe { $stage }, die mit Runde { $opens } beginnt. Jetzt läuft Runde { $round }.
refusal-GF-5-13 = Ein Angestellter kostet dich { count-cost }. Du hast { count-money } und { count-info }.
refusal-GF-5-16 = Mit CEO hast du { $employees } Angestellte. Für mehr ist kein Platz.
refusal-GF-5-21 = Dafür brauchst du { $needed } Zeitmarker; auf deiner Angestelltenskala hast du { $time ->
    [0] keinen.
   *[other] nur { $time }.
}
refusal-GF-5-23 = Auf deiner Angestelltenskala hast du noch { count-time }. { $has_task ->
    [0] Da keine Aufgabe möglich ist, gib zuerst einen zurück.
   *[other] Solange irgendeine Aufgabe möglich ist, muss alle Zeit verplant werden.
}
refusal-GF-5-26 = { $player } hat dieses Feld schon besetzt ({ $building }, Feld { $number }). Es ist nur für einen Marker Platz.
refusal-GF-5-30 = „{ $floor }“ lässt sich in einer Runde höchstens { $uses ->
    [one] einmal
   *[other] { $uses }-mal
} nutzen, und so oft hast du es schon getan.
count-more_supplies = Waren bringen die Montage und das Warenlager.
refusal-GF-5-31 = { $lacks ->
    [1] „{ $office }“ verbraucht { $spends ->
        [one] 1 Ware
       *[other] { $spends } Waren
    }; in deinem Lagerraum hast du { $supplies ->
        [0] keine.
       *[other] nur { $supplies }.
    } { count-more_supplies }
    [2] „{ $office }“ ist für untrainierte Angestellte; davon hast du { $untrained ->
        [0] keinen.
       *[other] nur { $untrained }.
    }
    [3] „{ $office }“ braucht ein freies Feld, aber alle Felder der Fabrik sind besetzt.
   *[other] „{ $office }“ braucht ein freies Feld, aber alle offenen Felder des Bauunternehmens sind besetzt.
}
refusal-GF-5-41 = Der Umbau ({ $room }) kostet { count-cost }. Du hast { count-money } und { count-info }.
refusal-GF-5-42 = „{ $room }“ ist schon umgebaut.
refusal-GF-5-62 = { $hired ->
    [0] Du hast niemanden, den du entlassen kannst: Der CEO bleibt.
   *[other] Du kannst nicht { $fired } Angestellte entlassen; außer dem CEO hast du nur { $hired }.
}
refusal-GF-6-1 = Reihe { $row } der Unternehmensberatung kostet { $price } Geld; du hast { count-money }.
refusal-GF-6-2 = Alle { $rows } Reihen der Unternehmensberatung sind besetzt.
refusal-GF-6-41 = Bei { $companies } Firmen gibt es keinen Marketing-Bonus, erst ab { $least }.
refusal-GF-6-22 = Ein Wartefeld kostet { count-cost }. Du hast { count-money } und { count-info }.
refusal-GF-6-23 = { $box } kostet zusätzlich { count-cost }. Du hast { count-money } und { count-info }.
refusal-GF-6-42 = { $is_least_popular ->
    [0] { $player } hat diesen Bonus in dieser Runde schon genommen: { $bonus }.
   *[other] Deine Firma ist die unbeliebteste, und die unbeliebteste erhält keinen Marketing-Bonus.
}
refusal-GF-6-44 = Der Umbau als Bonus ({ $room }) kostet { count-cost }. Du hast { count-money } und { count-info }.
refusal-GF-6-51 = Die Ware in { $warehouse_space } kostet dich { count-cost }. Du hast { count-money } und { count-info }.
refusal-GF-6-52 = In { $warehouse_space } liegt keine Ware.
refusal-GF-6-61 = Alle { $spaces } Felder der Fabrik sind besetzt.
refusal-GF-6-62 = { $lacks_supply ->
    [0] Außer der Ware kostet ein Produkt { count-cost }. Du hast { count-money } und { count-info }.
   *[other] Für ein Produkt brauchst du { count-supply }; in deinem Lagerraum hast du { $supplies ->
        [0] keine.
       *[other] nur { $supplies }.
    } { count-more_supplies }
}
refusal-GF-6-63 = Du hast in dieser Runde kein Produkt in der Fabrik.
refusal-GF-6-64 = { $free ->
    [one] Im Einzelhandel ist noch ein Feld frei, daher kann ein neues Produkt nicht liquidiert werden.
   *[other] Im Einzelhandel sind noch { $free } Felder frei, daher kann ein neues Produkt nicht liquidiert werden.
}
refusal-GF-6-71 = Du kannst { $stock_space } nicht bezahlen: Es kostet { count-cost }. Du hast { count-money } und { count-info }.
refusal-GF-6-77 = { $shares ->
    [0] Auf der Börsenskala liegt kein Marker von dir.
   *[other] Auf Feld { $level } der Börsenskala liegt kein Marker von dir.
}
refusal-GF-6-102 = Dieses Feld im Einzelhandel ({ $target }) ist erst ab { $least } Firmen offen; in dieser Partie sind es { $companies }.
refusal-GF-6-103 = Auf diesem Feld im Einzelhandel ({ $target }) steht schon ein Produkt von { $player }.
refusal-GF-6-107 = { $is_own ->
    [0] Dort hast du kein Produkt: { $retail_space }.
   *[other] Dein Produkt dort ({ $retail_space }) kommt später: Zuerst sind die unverkauften Produkte in Segment { $bracket } an der Reihe.
}
refusal-GF-6-108 = Ein unverkauftes Produkt ({ $retail_space }) kann nur in ein niedrigeres Segment, nicht hierhin: { $target }.
refusal-GF-6-109 = Dein Produkt dort ({ $retail_space }) ist für diese Runde erledigt: Ein Produkt wird höchstens einmal pro Runde herabgesetzt.
refusal-GF-6-122 = Bei { $companies } Firmen hat das Bauunternehmen { $spaces } Felder, und alle sind besetzt.
refusal-GF-6-124 = Du hast in dieser Runde keinen Marker beim Bauunternehmen und kannst daher nichts kaufen.
refusal-GF-6-123 = Ein Feld beim Bauunternehmen kostet { count-cost }. Du hast { count-money } und { count-info }.
refusal-GF-6-125 = „{ $tenant }“ kostet { count-cost }. Du hast { count-money } und { count-info }.
refusal-GF-6-126 = Dein nächstes Stockwerk kostet { count-cost }. Du hast { count-money } und { count-info }.
refusal-GF-6-127 = { $is_owned ->
    [0] Von dieser Sorte ist kein Plättchen mehr da: { $tile }.
   *[other] Du hast dieses Plättchen schon: { $tile }. Jede Firma darf von jeder Sorte nur eines haben.
}
refusal-GF-7-6 = Der Lagerraum nimmt nur Waren auf, keine Zeit.
refusal-GF-8-2 = Für „{ $tenant }“ fehlt dir dieser Platz: Du hast kein Leeres Stockwerk.
refusal-GF-8-4 = „{ $room }“ lässt sich weder nutzen noch umbauen: Darauf liegt ein Neues Büro („{ $tenant }“).
refusal-GF-8-9 = { $is_covered ->
    [0] Nur mit dem Nischenmarkt darf ein unverkauftes Produkt stehen bleiben; den hast du nicht.
   *[other] Dein Nischenmarkt ist verdeckt; daher darf ein unverkauftes Produkt nicht stehen bleiben.
}
refusal-GF-9-2 = Dieses Stockwerk gehört nicht zu deinem Gebäude: { $floor }.
refusal-GF-9-26 = Ein Neues Büro umsonst gibt es nur in dem Moment, in dem du ein Leeres Stockwerk kaufst.
refusal-GF-12-16 = Neben einem Kauf kannst du nur mit der Hausregel „Büroumbau jederzeit“ umbauen.
refusal-GF-15-3 = „{ $office }“ geht nur nach einem Umbau; dein Büro ist noch nicht umgebaut.
refusal-GF-15-6 = Wähle in deinem Gebäude das Büro, das du als Bonus umbaust. Kannst du keines bezahlen, nimm einen anderen Bonus oder keinen.
refusal-GF-15-12 = Sag auch, wohin du das Neue Büro legst.
refusal-GF-15-15 = Sag auch, welches Büro du mit der Bürorenovierung umbaust.
refusal-GF-17-15 = Im allgemeinen Vorrat hast du keinen Zeitmarker mehr, der dorthin käme.

## Der Wertungsbogen

score-remodeled_rooms = { $count ->
    [0] Kein Büroumbau
    [one] 1 Büroumbau
   *[other] { $count } Büroumbauten
}
score-tenants = { $count ->
    [0] Kein Neues Büro
    [one] 1 Neues Büro
   *[other] { $count } Neue Büros
}
score-floors = { $count ->
    [0] Kein Neues Stockwerk
    [one] 1 Neues Stockwerk
   *[other] { $count } Neue Stockwerke
}
score-sets = { $count ->
    [0] Kein Satz aus { $money } Geld und { $info } Info
    [one] 1 Satz aus { $money } Geld und { $info } Info
   *[other] { $count } Sätze aus { $money } Geld und { $info } Info
}
score-executive_achievement = Errungenschaft: Führungskräfte ({ $count ->
    [one] 1 Errungenschaft-Stockwerk
   *[other] { $count } Errungenschaft-Stockwerke
})
score-improvement_achievement = Errungenschaft: Umbauten ({ $count ->
    [one] 1 Büroumbau
   *[other] { $count } Büroumbauten
})
score-marketing_achievement = Errungenschaft: Marketing (Popularitätslevel { $count })
score-production_achievement = Errungenschaft: Produktion ({ $count ->
    [one] 1 Ware
   *[other] { $count } Waren
})
score-retention_achievement = Errungenschaft: Treue Angestellte ({ $count ->
    [one] nur der CEO
   *[other] mit CEO { $count } Angestellte
})
score-skyline_achievement = Errungenschaft: Skyline ({ $count ->
    [one] 1 Stockwerk
   *[other] { $count } Stockwerke
})
score-tenant_improvement_achievement = Errungenschaft: Neue Büros ({ $count ->
    [one] 1 Neues Büro
   *[other] { $count } Neue Büros
})
score-automa_executive_achievement = Errungenschaft: Führungskräfte (ein Automa bekommt den vollen Bonus)
score-automa_improvement_achievement = Errungenschaft: Umbauten (ein Automa bekommt den vollen Bonus)
score-automa_marketing_achievement = Errungenschaft: Marketing (ein Automa bekommt den vollen Bonus)
score-automa_production_achievement = Errungenschaft: Produktion (ein Automa bekommt den vollen Bonus)
score-automa_retention_achievement = Errungenschaft: Treue Angestellte (ein Automa bekommt den vollen Bonus)
score-automa_skyline_achievement = Errungenschaft: Skyline (ein Automa bekommt den vollen Bonus)

## Optionen

option-automas = Automas
option-automas-as_needed = Pei für eine Person allein, sonst keiner
option-automas-none = keine
option-automas-pei = Pei (einfach)
option-automas-gropius = Gropius (mittel)
option-automas-hadid = Hadid (schwer)
option-automas-pei_gropius = Pei und Gropius
option-automas-pei_hadid = Pei und Hadid
option-automas-gropius_hadid = Gropius und Hadid
option-first_game = Prognosestapel für die erste Partie
option-first_game-off = aus
option-first_game-on = an
option-great_depression = Neue Karte: Große Depression
option-great_depression-off = aus
option-great_depression-on = an
option-windfall = Neue Karte: Warmer Regen
option-windfall-off = aus
option-windfall-on = an
option-eras = Modul: Epochen
option-eras-off = aus
option-eras-on = an
option-events = Modul: Ereignisse
option-events-off = aus
option-events-on = an
option-remodel_any_time = Hausregel: Büroumbau jederzeit
option-remodel_any_time-off = aus
option-remodel_any_time-on = an
option-construction_admin_four_time = Hausregel: Bauabteilung benötigt mehr Zeit
option-construction_admin_four_time-off = aus
option-construction_admin_four_time-on = an
option-second_telecommunications = Hausregel: Telekommunikation mehrmals
option-second_telecommunications-off = aus
option-second_telecommunications-on = an
option-stock_entry_reversed = Hausregel: Börse: umgekehrte Reihenfolge
option-stock_entry_reversed-off = aus
option-stock_entry_reversed-on = an
option-marketing_department_two_uses = Hausregel: Marketingabteilung seltener pro Runde
option-marketing_department_two_uses-off = aus
option-marketing_department_two_uses-on = an
option-online_store_two_time = Hausregel: Online-Shop benötigt weniger Zeit
option-online_store_two_time-off = aus
option-online_store_two_time-on = an
option-inheritance_money = Hausregel: Versicherungswesen gibt Geld
option-inheritance_money-off = aus
option-inheritance_money-on = an
option-voluntary_liquidation = Hausregel: Freiwillige Liquidation
option-voluntary_liquidation-off = aus
option-voluntary_liquidation-on = an
option-gropius_untrained = Hausregel: Gropius' Angestellter gibt keine Zeit
option-gropius_untrained-off = aus
option-gropius_untrained-on = an

## Beschriftungen des Tisches

label-round = Runde
label-stage = Stufe
label-forecast = Prognose
label-next = Danach
label-consumers = Konsumenten
label-job_market = Arbeitsmarkt
label-popularity = Popularität
label-money = Geld
label-info = Info
label-time = Zeit
label-supplies = Waren
label-employees = Angestellte
label-untrained = untrainiert
label-points = Punkte
label-company = Firma
label-specialty = Fachgebiet
label-rooms = Umgebaut
label-tenants = Neue Büros
label-floors = Stockwerke
label-retail = Einzelhandel
label-stock_track = Börsenskala
label-tiles = Plättchen im Angebot
label-era = Epoche
label-event = Ereignis
label-bracket = Segment
label-city = Stadt
label-next_floor = Nächstes Stockwerk

## Problems with the options

problem-automa_needed = Allein brauchst du einen Gegner: Wähle mindestens einen Automa.
problem-too_many_for_automas = Automas spielen mit höchstens { $most } Personen; ihr seid { $players }.

## Der gezeichnete Spielplan

board-area-consulting_firm = Unternehmens­beratung
board-area-advertising_agency = Werbeagentur
board-area-marketing_bonus = Marketing-Bonus
board-area-warehouse = Warenlager
board-area-factory = Fabrik
board-area-stock_exchange = Börse
board-area-economic_forecast = Konjunktur­prognose
board-area-retail_outlets = Einzelhandels­geschäft
board-area-construction_company = Bau­unternehmen
board-rule = Regeln: { $name }
board-this_round = diese Runde
board-last_round = letzte Runde
board-consulting_row = Reihe { $row }, { $price } Geld
board-consulting_later = { board-consulting_row }; erst werden die Reihen davor besetzt
board-consulting_waits = Reihe { $row }: zahlt sich aus, wenn die Reihe wieder besetzt wird
board-waiting = Wartefeld
board-waiting_space = Wartefeld { $space }
board-time_of = { $name }: { count-time }
board-bonus-remodel = Umbau
board-bonus-supply = Ware
board-bonus-money = Geld
board-bonus-info = Info
board-bonus-temp = Aushilfe
board-bonus_unused = Ab { $least } Firmen
board-shelf_full = Regal { $space }: eine Ware
board-shelf_empty = Regal { $space }: leer
board-space = Feld { $space }
board-space_later = { board-space }; erst werden die Felder davor besetzt
board-make_product = Produkt
board-stock_trend = Anstieg { $move } · Verkauf { $payout } · Aufkauf { $buyout }
board-stock_level = Feld { $level } der Börsenskala
label-covered = verdeckt
board-consumers_hidden = noch verdeckt
board-next_job_market = Arbeitsmarkt → { $space }
board-to_come = Es folgen:
board-deck_kinds = Stapel:
board-event-standing_contracts = Ein Marker rechts in der Unternehmensberatung bringt auch ohne Nachbarn { $info } Info.
board-event-viral_wave = Social Media kostet { count-paid } extra.
board-event-full_shelves = Waren, die jede Runde ins Warenlager kommen: { $supplies }.
board-event-robotics = Ein Produkt kostet nur { $money } Geld, { $info } Info und { $supply } Ware.
board-event-bull_market = Ein Aufkauf bringt das { $factor }-Fache des Verkaufs.
board-event-building_subsidy = Ein Feld beim Bauunternehmen kostet nur { count-paid }.
board-retail_space = Preis { $price }, Segment { $bracket }
board-unsold = Unverkauft: der Preis muss sinken
board-book = Feld buchen
board-popularity = Popularität
board-level = Level { $level }
board-job_price = Ein Angestellter kostet { $price } Geld und { $price } Info
board-reserve = Zeit im allgemeinen Vorrat
board-place = Rang { $place }
board-building = Firmengebäude
board-employees = Angestellte und Einkommen
board-employee_space = { $space ->
    [one] 1 Angestellter
   *[other] { $space } Angestellte
}: Einkommen { $income } Geld
board-no_time = keine Zeit übrig
board-spent = im Haus genutzt: { $spent }
board-closet = { $supplies } von { $capacity } Waren
board-remodel = Umbauen
board-remodel_which = Umbau: wähle ein Büro
board-covers = überdeckt { $room }
board-room_remodeled = { $room }, umgebaut
board-automa_deck = Karten im Stapel
board-automa_discard = Aufgedeckt
board-put_on = Legen auf:
board-specialty-e_commerce = In jeder Runde { $time } Zeit mehr
board-specialty-emerging_technology = Forschung & Tests ist von Anfang an umgebaut
board-specialty-industrial = Die Montage ist von Anfang an umgebaut
board-specialty-inheritance = Beginnt mit { count-paid } mehr
board-specialty-non_profit = Das Training ist von Anfang an umgebaut
board-specialty-publishing = Die Werbung ist von Anfang an umgebaut
board-specialty-retail = Der Lagerraum ist von Anfang an umgebaut, was eine Ware bringt
board-specialty-web_based = Der Besprechungsraum ist von Anfang an umgebaut
board-effect-human_resources = Einstellen kostet { $money } Geld und { $info } Info weniger
board-effect-internship_program = In jeder Runde { $time } Zeit mehr
board-effect-network_admin = { $info } Info in jeder Runde
board-effect-niche_market = Unverkaufte Produkte dürfen ihren Preis behalten
board-effect-premium_product = { $money } Geld mehr für jedes verkaufte Produkt
board-effect-public_relations = Die Popularität sinkt nicht
board-effect-tenant_improvement_achievement = Am Ende: { count-points } je Neues Büro
board-effect-empty_floor = Bringt ein Neues Büro umsonst; Plätze für Neue Büros: { $slots }
board-effect-assembly_line = Schnell Waren herstellen
board-effect-conference_room = Info sammeln
board-effect-construction_admin = Ein Feld beim Bauunternehmen, ohne es zu bezahlen
board-effect-in_house_factory = Ein Feld der Fabrik allein für eine Ware
board-effect-investor = { $money } Geld in jeder Runde
board-effect-it_department = { $info } Info in jeder Runde
board-effect-marketing_department = Zeit direkt in den Rundfunk
board-effect-online_store = Eine Ware direkt verkaufen
board-effect-research_lab = Waren zu Geld und Info machen
board-effect-telecommunications = Schnell Info sammeln
board-effect-corner_office_achievement = Reines Prestige
board-effect-corporate_merger_achievement = Reines Prestige
board-effect-executive_achievement = Am Ende: { count-points } je Errungenschaft-Stockwerk
board-effect-improvement_achievement = Am Ende: { count-points } je Büroumbau
board-effect-marketing_achievement = Am Ende: { count-points } je Popularitätslevel
board-effect-office_renovation = Ein Büro allein für Zeit umbauen
board-effect-production_achievement = Am Ende: { count-points } je Ware
board-effect-retention_achievement = Am Ende: { count-points } je Angestellten
board-effect-skyline_achievement = Am Ende: { count-points } je Stockwerk

## Die Phasen einer Runde

phase-receive_income = Einkommen
phase-hire_employees = Einstellen
phase-schedule_business = Planen
phase-conduct_business = Ausführen
phase-reorganize = Reorganisation

## Das erste Spiel, angeleitet

guide-intro = Das Ziel: nach 7 Runden die meisten Punkte haben. Sie stecken vor allem in deinem Gebäude: in Stockwerken, Neuen Büros und umgebauten Büros. Eine Partie dauert etwa zwei Stunden; diese Einführung begleitet dich gut zwei Runden lang, etwa 15 Minuten, einmal zu jeder Art von Aktion, und danach spielst du weiter, wie du willst. Du bist { $seat1 }; { $seat2 } und { $seat3 } spielen gegen dich.
guide-pass = Deine Firma beginnt mit 9 Geld Einkommen, 13 Info und 4 Zeitmarkern. Ein Angestellter kostet jetzt 5 Geld und 5 Info, senkt dein Einkommen in jeder Runde um 3 und arbeitet erst nach dem Training. Der Arbeitsmarkt wird von selbst billiger, also stelle noch niemanden ein.
guide-build = Jetzt planst du den Geschäftsbetrieb: Reihum setzen alle ihre Zeit ein, bis keine mehr da ist. Prestige bringt vor allem das Bauen, und du bist zuerst dran: Sichere dir Feld 1 beim Bauunternehmen. Es kostet jetzt 4 Geld und 4 Info; was du baust, entscheidest du später in der Runde.
guide-produce = Geld verdienst du mit Verkäufen. Ein Produkt kostet 2 Geld, 2 Info und die Ware aus deinem Lagerraum. Weder { $seat2 } noch { $seat3 } produziert schon, also können die Konsumenten nur bei dir kaufen.
guide-advertise = Beliebte Firmen entscheiden überall zuerst, und alle außer der unbeliebtesten erhalten einen Marketing-Bonus. Schicke einen Zeitmarker für 1 Geld und 1 Info zur Werbeagentur.
guide-use = Die Büros in deinem eigenen Gebäude wirken sofort und kosten nur Zeit. Nutze deinen letzten Zeitmarker im Besprechungsraum für 1 Info: Du brauchst sie gleich zum Bauen.
guide-market = Alle Zeit ist eingesetzt, und die Stadt wird von A bis I ausgewertet. Dein wartender Marker wählt eine Werbeart. Networking ist kostenlos und bringt einen zweiten Marker mit. Bei dieser Werbeart hast du allein die meisten, und das ist einen Schritt auf der Popularitätsskala wert.
guide-remodel_bonus = Als beliebteste Firma wählst du den ersten Bonus. Der Büroumbau kostet 2 Geld und 2 Info statt 3 und 3 und ist am Ende 2 Punkte wert. Ein umgebauter Besprechungsraum macht außerdem aus 2 Zeitmarkern 3 Info.
guide-price = Gib deinem Produkt nun einen Preis. Die Karte zeigt eine stabile Konjunktur: Zu dritt kommen mindestens 2 Konsumenten. Sie kaufen vom niedrigsten Segment an aufwärts, und deines ist das einzige Produkt, also verkauft es sich sogar für 16.
guide-buy_floor = Für 16 Geld verkauft, gerade rechtzeitig zum Bauen. Jedes Stockwerk kostet 2 Geld und 2 Info mehr als das darunter; dein erstes kostet 4 und 4. Das Leere Stockwerk ist 2 Punkte wert und bringt ein Neues Büro gratis.
guide-take_tenant = Wähle das kostenlose Büro. Die Netzwerkadministration gibt dir in jeder Runde 2 Info und ist 3 Punkte wert. Auf dem Platz im Leeren Stockwerk verdeckt sie keines deiner Büros.
guide-consult = Runde 2: Du hast dein Einkommen erhalten. { $seat3 } hat jemanden eingestellt, dir aber fehlt Info: Geh also für 6 Geld zur Unternehmensberatung. Dein Marker rückt am Ende dieser Runde nach rechts und bringt in der nächsten 10 Info, wenn die Reihe dann wieder besetzt wird.
guide-order = Dein Lagerraum ist leer, und ohne Ware gibt es kein Produkt. Das Warenlager verkauft dir eine für 2 Geld oder 1 Info. Info ist gerade knapper: Zahle mit Geld. Die Ware kommt, wenn die Stadt ausgewertet wird.
guide-invest = Jetzt wird spekuliert: Dieses Feld der Börse kostet 1 Geld. Dein Marker kommt auf die Börsenskala, und du darfst ihn zu einem Preis verkaufen, der von der Konjunktur abhängt.
guide-use_again = Der letzte Zeitmarker der Runde: noch einmal der Besprechungsraum, für 1 Info sofort.
guide-remodel = In deinem Zug darfst du auch Büros umbauen, ganz ohne Zeit, für je 3 Geld und 3 Info. Der umgebaute Lagerraum fasst 2 Waren und bringt sofort eine mit; außerdem ist er 2 Punkte wert.
guide-bonus = Die Stadt wird wieder ausgewertet. Du bist immer noch die beliebteste Firma und wählst den ersten Bonus. Nimm die Info: In der nächsten Runde willst du jemanden einstellen.
guide-sell_share = Dein Marker ist in der stabilen Konjunktur um 2 gestiegen. Ein Verkauf bringt jetzt 6 Geld; für die nächsten beiden Runden sagt die Prognose Rezession voraus, mit nur 4. Verkaufe also.
guide-hire = Runde 3. Der Arbeitsmarkt ist billiger als am Anfang: 3 Geld und 3 Info. Ein Angestellter senkt dein Einkommen von 9 auf 6, bringt aber in jeder Runde, die noch kommt, 3 Zeitmarker. Stelle jemanden ein!
guide-consult_again = Dein Marker der letzten Runde liegt rechts in Reihe 1. Besetze das linke Feld, dann bringt er dir in dieser Runde 10 Info.
guide-training = Wer neu ist, bringt erst nach dem Training Zeit. Es kostet 2 Zeitmarker in deinem Büro „Training“; von der nächsten Runde an hast du 7 Zeitmarker statt 4.
guide-scoring = Jetzt kennst du jede Art von Aktion und spielst frei weiter. In dieser Runde sind bessere Plättchen dazugekommen, in Runde 6 kommen die Errungenschaften. Nach Runde 7 wird gezählt: 2 Punkte für jedes umgebaute Büro, die aufgedruckten Punkte deiner Neuen Büros und Stockwerke, die Boni deiner Errungenschaften und 1 Punkt für je 3 Geld und 3 Info zusammen. Produkte und Marker, die übrig sind, zählen nichts. Mach also rechtzeitig aus allem, was du hast, dein Gebäude. Viel Erfolg!

## Mehrere Dinge einer Art, in der Zusammenfassung seit dem letzten Zug

several-hired = { $player } stellt { $count } Angestellte ein.
several-supply_gained = { $player } lagert { $count } Waren ein.
several-share_sold = { $player } verkauft { $count } Marker auf der Börsenskala.
several-product_sold = { $player } verkauft { $count } Produkte.
several-automa_scheduled = { $player } besetzt { $count } Felder.
several-automa_sold_product = { $player } verkauft { $count } Produkte.

## Der Tisch auf einen Blick: Knöpfe der Aufforderung, Rückfragen, knappe Plättchen (mit weichen Trennstrichen)

choice-pass = Niemanden einstellen
choice-end_turn = Zug beenden
choice-return_time = Zeit zurückgeben
choice-no_bonus = Kein Bonus
choice-keep_shares = Nicht mehr verkaufen
choice-buy_nothing = Nichts kaufen
choice-no_tenant = Kein Büro nehmen
choice-fire = { $employees ->
    [0] Niemanden entlassen
   *[other] { $employees } entlassen
}
warning-lost_supply = { $supplies ->
    [one] Eine Ware geht verloren: Für sie ist kein Platz. Trotzdem?
   *[other] { $supplies } Waren gehen verloren: Für sie ist kein Platz. Trotzdem?
}
warning-buy_nothing = Du hast für dieses Feld bezahlt und könntest noch etwas kaufen. Wirklich nichts?
warning-no_tenant = Das Neue Büro ist umsonst, aber nur jetzt. Wirklich keines?
warning-no_bonus = Du könntest einen Bonus nehmen. Wirklich keinen?
board-automa = Gegner der Spielregel
board-tile_hint = Zeige oder tippe auf ein Plättchen, um mehr zu lesen.{ $round ->
    [0] { "" }
   *[other] { " " }Gestrichelte kommen später, die nächsten in Runde { $round }.
}
board-tile_uses = { $uses }× je Runde
board-tile_opens = ab Runde { $round }
board-tile_copies = { $copies ->
    [0] keines mehr da
   *[other] noch { $copies } da
}
label-cards = Karten im Stapel
board-tile-human_resources = Human­ressourcen
board-tile-internship_program = Praktikums­programm
board-tile-network_admin = Netzwerk­admin
board-tile-niche_market = Nischen­markt
board-tile-premium_product = Premium­produkt
board-tile-public_relations = Presse­arbeit
board-tile-tenant_improvement_achievement = Neue Büros
board-tile-empty_floor = Leeres Stockwerk
board-tile-assembly_line = Fließ­band
board-tile-conference_room = Konferenz­raum
board-tile-construction_admin = Bau­abteilung
board-tile-in_house_factory = Eigene Fertigung
board-tile-investor = Investor
board-tile-it_department = IT-Ab­teilung
board-tile-marketing_department = Marketing­abteilung
board-tile-online_store = Online-Shop
board-tile-research_lab = Forschungs­labor
board-tile-telecommunications = Telekommu­nikation
board-tile-corner_office_achievement = Eck­büro
board-tile-corporate_merger_achievement = Firmen­fusion
board-tile-executive_achievement = Führungs­kräfte
board-tile-improvement_achievement = Umbauten
board-tile-marketing_achievement = Marketing
board-tile-office_renovation = Büro­renovierung
board-tile-production_achievement = Produk­tion
board-tile-retention_achievement = Treue An­gestellte
board-tile-skyline_achievement = Skyline
board-room-advertising = Werbung
board-room-assembly = Montage
board-room-meeting_room = Besprechungs­raum
board-room-research_testing = Forschung & Tests
board-room-storage_closet = Lagerraum
board-room-training = Training

## Spielübersicht

aid-round = Die Runde
aid-receive_income = Geld nach Angestellten, dann Plättchen und Fachgebiet.
aid-hire_employees = reihum, bis alle gepasst haben: Preis des Arbeitsmarkts in Geld und ebenso in Info. Der Marker rückt { $move_right_per_hire } weiter. Wer neu ist, ist untrainiert.
aid-schedule_business = reihum je eine Aufgabe, bis alle Zeit eingesetzt ist. Felder der Stadt werden sofort bezahlt; eigene Büros und Stockwerke wirken sofort. Umbauen braucht keine Zeit.
aid-conduct_business = die Stadt von A bis I.
aid-reorganize = entlassen, wer will; Zeit auffüllen; eine Ware ins teuerste leere Regal; Popularität −{ $drop }; Arbeitsmarkt fällt um die Arbeitslosen; neue Prognosekarte.
aid-staff = Angestellte (CEO zählt mit)
aid-income = Einkommen
aid-new_time = Zeit
aid-job_market = Preise { $prices_0 }, { $prices_1 }, { $prices_2 }, { $prices_3 }, { $prices_4 }, { $prices_5 }, { $prices_6 }, { $prices_7 }, { $prices_8 }, { $prices_9 }.
aid-city = Die Stadt (a/b: a Geld und b Info)
aid-consulting_firm = oberstes freies linkes Feld für { $prices_money_0 }, { $prices_money_1 }, { $prices_money_2 } oder { $prices_money_3 } Geld. Ein Marker rechts bringt { $info_gain } Info, wenn links in seiner Reihe einer liegt; dann rücken die linken nach rechts.
aid-advertising_agency = { $cost_money }/{ $cost_info }. Dann Networking (+{ $types_0_extra_time_from_stock } Zeit; ein Feld je { $types_0_markers_per_step }), Social Media (+{ $types_1_extra_cost_money }/{ $types_1_extra_cost_info }; je { $types_1_markers_per_step }) oder Rundfunk (+{ $types_2_extra_cost_money }/{ $types_2_extra_cost_info }; je { $types_2_markers_per_step }). Allein die meisten: +{ $single_most_bonus } Feld.
aid-marketing_bonus = ab { $min_players } Firmen, alle außer der unbeliebtesten: Büroumbau für { $bonuses_0_cost_money }/{ $bonuses_0_cost_info }; Waren +{ $bonuses_1_supply }; Geld +{ $bonuses_2_money }; Info +{ $bonuses_3_info }; Aushilfe: Zeit +{ $bonuses_4_time_next_round } nächste Runde.
aid-warehouse = eine Ware für { $spaces_0_price_money }, { $spaces_1_price_money }, { $spaces_2_price_money } oder { $spaces_3_price_money } Geld oder für { $spaces_0_price_info }, { $spaces_1_price_info }, { $spaces_2_price_info } oder { $spaces_3_price_info } Info.
aid-factory = { $cost_money }/{ $cost_info } und Waren: { $cost_supply }. Danach einen Preis in H wählen.
aid-stock_exchange = { $spaces_0_money }/{ $spaces_0_info }, { $spaces_1_money }/{ $spaces_1_info }, { $spaces_2_money }/{ $spaces_2_info } oder { $spaces_3_money }/{ $spaces_3_info }. Unten auf die Skala, mit der Konjunktur steigen, beliebig verkaufen. Über Feld { $track_spaces }: Aufkauf zum { $buy_out_factor }-Fachen.
aid-economic_forecast = Karte aufdecken: Konsumenten und Arbeitslose.
aid-retail_outlets = jeder Konsument kauft aus dem niedrigsten Segment, dort bei der beliebtesten Firma. Was übrig ist, sinkt in ein beliebiges niedrigeres oder wird für { $liquidation_price } Geld liquidiert.
aid-construction_company = { $cost_money }/{ $cost_info } für das Recht, ein Plättchen zu kaufen: Neues Büro { $tenant_improvement_cost_money }/{ $tenant_improvement_cost_info }; Stockwerk { $floor_base_cost_money }/{ $floor_base_cost_info } und { $floor_cost_per_existing_floor_money }/{ $floor_cost_per_existing_floor_info } für jedes vorhandene, das Erdgeschoss mitgezählt.
aid-economy = Die Konjunktur
aid-kind = Karte
aid-rise = Anstieg (F)
aid-sale = Verkauf (F)
aid-rooms = Büros (umgebaut: hinter dem Pfeil)
aid-remodel_name = Umbauen
aid-remodel = { $cost_money }/{ $cost_info }, ohne Zeit, jedes Büro einmal; { $prestige } Punkte.
aid-advertising = Zeit { $standard_0_time }: { $standard_0_markers } ins Networking → auch Zeit { $remodeled_1_time }: { $remodeled_1_markers } in Social Media.
aid-assembly = Zeit { $standard_0_time }: Ware +{ $standard_0_gain_supply } → Zeit { $remodeled_0_time }.
aid-meeting_room = Zeit { $standard_0_time }: Info +{ $standard_0_gain_info } → auch Zeit { $remodeled_1_time }: Info +{ $remodeled_1_gain_info }.
aid-research_testing = Zeit { $standard_0_time }, Ware −{ $standard_0_spend_supply }: Info +{ $standard_0_gain_info } → Info +{ $remodeled_0_gain_info } oder Geld +{ $remodeled_1_gain_money } und Info +{ $remodeled_1_gain_info }.
aid-storage_closet = Platz für Waren: { $standard_0_capacity } → { $remodeled_0_capacity } und sofort Ware +{ $remodeled_0_supply_on_remodel }.
aid-training = Zeit { $standard_0_time } je untrainiertem Angestellten → Zeit { $remodeled_0_time }.
aid-tenants = Neue Büros (Stufe · Punkte)
aid-floors = Stockwerke (Stufe · Punkte)
aid-human_resources = { $stage } · { $prestige }: { $value_money }/{ $value_info } weniger beim Einstellen.
aid-internship_program = { $stage } · { $prestige }: Zeit +{ $value_time } je Runde.
aid-network_admin = { $stage } · { $prestige }: Info +{ $value_info } je Runde.
aid-niche_market = { $stage } · { $prestige }: unverkaufte Produkte dürfen bleiben.
aid-premium_product = { $stage } · { $prestige }: Geld +{ $value_money } je Produkt.
aid-public_relations = { $stage } · { $prestige }: Popularität sinkt nicht.
aid-tenant_improvement_achievement = { $stage } · { $prestige }: +{ $value_prestige } je Neuem Büro.
aid-empty_floor = { $stage } · { $prestige }: Neue Büros umsonst: { $value_free }; Plätze: { $value_slots }.
aid-assembly_line = { $stage } · { $prestige }: Zeit { $value_time }: Ware +{ $value_gain_supply }. { $uses_per_round }× je Runde.
aid-conference_room = { $stage } · { $prestige }: Zeit { $value_time }: Info +{ $value_gain_info }. { $uses_per_round }× je Runde.
aid-construction_admin = { $stage } · { $prestige }: Zeit { $value_time }: ein Feld in I. { $uses_per_round }× je Runde.
aid-in_house_factory = { $stage } · { $prestige }: Zeit { $value_time }, Ware −{ $value_spend_supply }: ein Feld in E. { $uses_per_round }× je Runde.
aid-investor = { $stage } · { $prestige }: Geld +{ $value_money } je Runde.
aid-it_department = { $stage } · { $prestige }: Info +{ $value_info } je Runde.
aid-marketing_department = { $stage } · { $prestige }: Zeit { $value_time }: { $value_markers } in den Rundfunk. { $uses_per_round }× je Runde.
aid-online_store = { $stage } · { $prestige }: Zeit { $value_time }, Ware −{ $value_spend_supply }: Geld +{ $value_gain_money }. { $uses_per_round }× je Runde.
aid-research_lab = { $stage } · { $prestige }: Zeit { $value_time }, Ware −{ $value_spend_supply }: Geld +{ $value_gain_money }, Info +{ $value_gain_info }. { $uses_per_round }× je Runde.
aid-telecommunications = { $stage } · { $prestige }: Zeit { $value_time }: Info +{ $value_gain_info }. { $uses_per_round }× je Runde.
aid-office_renovation = { $stage } · { $prestige }: Zeit { $value_time }: Umbauten umsonst: { $value_free_remodel }. { $uses_per_round }× je Runde.
aid-corner_office_achievement = { $stage } · { $prestige }
aid-corporate_merger_achievement = { $stage } · { $prestige }
aid-executive_achievement = { $stage } · { $prestige }: +{ $value_prestige } je Errungenschaft-Stockwerk.
aid-improvement_achievement = { $stage } · { $prestige }: +{ $value_prestige } je umgebautem Büro.
aid-marketing_achievement = { $stage } · { $prestige }: +{ $value_prestige } je Popularitätslevel.
aid-production_achievement = { $stage } · { $prestige }: +{ $value_prestige } je Ware.
aid-retention_achievement = { $stage } · { $prestige }: +{ $value_prestige } je Angestelltem.
aid-skyline_achievement = { $stage } · { $prestige }: +{ $value_prestige } je Stockwerk.
aid-end = Das Ende
aid-scoring = nach { $rounds } Runden: umgebaute Büros je { $room }; Punkte auf Neuen Büros und Stockwerken, auch verdeckten; Errungenschaften; { $prestige_per_set_prestige } für je { $prestige_per_set_money } Geld mit { $prestige_per_set_info } Info. Bei Gleichstand gewinnt die beliebtere Firma.
aid-stages = Stufe { $two } ab Runde { $from_two }, Stufe { $three } ab Runde { $from_three }.
aid-prices = Preise (bei weniger Firmen weniger Felder)
