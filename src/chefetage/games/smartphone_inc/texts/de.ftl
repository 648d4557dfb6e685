### Smartphone Inc.
###
### $player steht immer am Satzanfang, denn die neutrale Figur wird groß geschrieben.

title = Smartphone Inc.

neutral = { $players ->
    [1] Steve
   *[other] Das Spiel
}
none = nichts

## Gezähltes, für den Gebrauch in Sätzen

count-goods = { $goods ->
    [0] keine Waren
    [one] { $goods } Ware
   *[other] { $goods } Waren
}
count-markers = { $markers ->
    [0] keine Marker
    [one] { $markers } Marker
   *[other] { $markers } Marker
}
count-vp = { $vp ->
    [one] { $vp } SP
   *[other] { $vp } SP
}
count-offices = { $offices ->
    [0] keine Büros
    [one] { $offices } Büro
   *[other] { $offices } Büros
}
count-research = { $research ->
    [0] keine Forschung
    [one] { $research } Forschung
   *[other] { $research } Forschung
}
count-logistics = { $logistics ->
    [0] keine Logistik
    [one] { $logistics } Logistik
   *[other] { $logistics } Logistik
}

## Firmen

color-red = Taiga
color-yellow = Monsun
color-green = Atlas
color-blue = Koralle
color-purple = Kondor

## Pläne und Regionen

map-world = Welt
map-usa = USA
region-australia = Australien
region-canada = Kanada
region-caribbean = Karibik
region-china = China
region-europe = Europa
region-india = Indien
region-north_africa = Nordafrika
region-rsa = RSA (Südafrika)
region-russia = Russland
region-south_america = Südamerika
region-uae = VAE (Emirate)
region-usa = USA
region-alaska = Alaska
region-california = Kalifornien
region-florida = Florida
region-hawaii = Hawaii
region-midwest = Mittlerer Westen
region-mountain = Bergstaaten
region-northeast = Nordosten
region-southeast = Südosten
region-texas = Texas
size-S = klein (S)
size-M = mittel (M)
size-L = groß (L)

## Symbole und Pads

symbol-price_down = Preis runter mit Ware
symbol-price_up = Preis rauf
symbol-research = Forschung
symbol-logistics = Logistik
symbol-improve = Produktion verbessern
symbol-open = offenes Feld
pad-light = helles Pad
pad-dark = dunkles Pad
side-a = Seite A
side-b = Seite B
lower_side-a = Seite A
lower_side-b = Seite B
upper_side-a = Seite A
upper_side-b = Seite B
layer-lower = unteres Pad
layer-upper = oberes Pad
column--2 = −2
column--1 = −1
row--2 = −2
row--1 = −1

## Zwei Felder eines Pads, erstes und zweites; z, c, 0 und 4 liegen daneben

span-a0a1 = a0, dann a1
span-b0b1 = b0, dann b1
span-z1a1 = z1, dann a1
span-a1a0 = a1, dann a0
span-a1z1 = a1, dann z1
span-a1b1 = a1, dann b1
span-a1a2 = a1, dann a2
span-b1b0 = b1, dann b0
span-b1a1 = b1, dann a1
span-b1c1 = b1, dann c1
span-b1b2 = b1, dann b2
span-c1b1 = c1, dann b1
span-z2a2 = z2, dann a2
span-a2a1 = a2, dann a1
span-a2z2 = a2, dann z2
span-a2b2 = a2, dann b2
span-a2a3 = a2, dann a3
span-b2b1 = b2, dann b1
span-b2a2 = b2, dann a2
span-b2c2 = b2, dann c2
span-b2b3 = b2, dann b3
span-c2b2 = c2, dann b2
span-z3a3 = z3, dann a3
span-a3a2 = a3, dann a2
span-a3z3 = a3, dann z3
span-a3b3 = a3, dann b3
span-a3a4 = a3, dann a4
span-b3b2 = b3, dann b2
span-b3a3 = b3, dann a3
span-b3c3 = b3, dann c3
span-b3b4 = b3, dann b4
span-c3b3 = c3, dann b3
span-a4a3 = a4, dann a3
span-b4b3 = b4, dann b3

## Verbesserungen: ihre beiden Felder

tile-down_down_1 = Preis runter / Preis runter (1)
tile-down_down_2 = Preis runter / Preis runter (2)
tile-down_down_3 = Preis runter / Preis runter (3)
tile-down_down_4 = Preis runter / Preis runter (4)
tile-down_down_5 = Preis runter / Preis runter (5)
tile-up_up_1 = Preis rauf / Preis rauf (1)
tile-up_up_2 = Preis rauf / Preis rauf (2)
tile-up_up_3 = Preis rauf / Preis rauf (3)
tile-up_up_4 = Preis rauf / Preis rauf (4)
tile-up_up_5 = Preis rauf / Preis rauf (5)
tile-research_research_1 = Forschung / Forschung (1)
tile-research_research_2 = Forschung / Forschung (2)
tile-research_research_3 = Forschung / Forschung (3)
tile-research_research_4 = Forschung / Forschung (4)
tile-research_research_5 = Forschung / Forschung (5)
tile-logistics_logistics_1 = Logistik / Logistik (1)
tile-logistics_logistics_2 = Logistik / Logistik (2)
tile-logistics_logistics_3 = Logistik / Logistik (3)
tile-logistics_logistics_4 = Logistik / Logistik (4)
tile-logistics_logistics_5 = Logistik / Logistik (5)
tile-down_up_1 = Preis runter / Preis rauf (1)
tile-down_up_2 = Preis runter / Preis rauf (2)
tile-down_up_3 = Preis runter / Preis rauf (3)
tile-down_up_4 = Preis runter / Preis rauf (4)
tile-down_up_5 = Preis runter / Preis rauf (5)
tile-down_research_1 = Preis runter / Forschung (1)
tile-down_research_2 = Preis runter / Forschung (2)
tile-down_research_3 = Preis runter / Forschung (3)
tile-down_research_4 = Preis runter / Forschung (4)
tile-down_research_5 = Preis runter / Forschung (5)
tile-down_logistics_1 = Preis runter / Logistik (1)
tile-down_logistics_2 = Preis runter / Logistik (2)
tile-down_logistics_3 = Preis runter / Logistik (3)
tile-down_logistics_4 = Preis runter / Logistik (4)
tile-down_logistics_5 = Preis runter / Logistik (5)
tile-up_research_1 = Preis rauf / Forschung (1)
tile-up_research_2 = Preis rauf / Forschung (2)
tile-up_research_3 = Preis rauf / Forschung (3)
tile-up_research_4 = Preis rauf / Forschung (4)
tile-up_research_5 = Preis rauf / Forschung (5)
tile-up_logistics_1 = Preis rauf / Logistik (1)
tile-up_logistics_2 = Preis rauf / Logistik (2)
tile-up_logistics_3 = Preis rauf / Logistik (3)
tile-up_logistics_4 = Preis rauf / Logistik (4)
tile-up_logistics_5 = Preis rauf / Logistik (5)
tile-research_logistics_1 = Forschung / Logistik (1)
tile-research_logistics_2 = Forschung / Logistik (2)
tile-research_logistics_3 = Forschung / Logistik (3)
tile-research_logistics_4 = Forschung / Logistik (4)
tile-research_logistics_5 = Forschung / Logistik (5)
tile-start_red = Startverbesserung Preis runter / Forschung
tile-start_yellow = Startverbesserung Forschung / Logistik
tile-start_green = Startverbesserung Preis rauf / Forschung
tile-start_blue = Startverbesserung Preis runter / Logistik
tile-start_purple = Startverbesserung Preis rauf / Logistik

## Technologien

technology-gps = GPS
technology-wifi = WiFi
technology-gamepad = Gamepad
technology-li_ion = Li-Ion
technology-nfc = NFC
technology-four_g = 4G
technology_side-a = helle Seite
technology_side-b = dunkle Seite
technology_side-ceo = CEO-Seite
effect-gps-a = Jedes aktive „Preis runter“ bringt { $goods } Waren.
effect-gps-b = Sofort { $goods } Waren.
effect-wifi-a = Einmal je Runde ein zweites Büro in einer Region.
effect-wifi-b = Unverkaufte Waren bleiben verfügbar.
effect-gamepad-a = Forschung kostet dich { $discount } Marker weniger.
effect-gamepad-b = Sofort ein Büro in einer S-Region.
effect-li_ion-a = Jedes aktive „Preis rauf“ zählt auch als Logistik.
effect-li_ion-b = Sofort und bei jeder Produktion eine Ware je { $technologies } Technologien.
effect-nfc-a = In der Logistik bis zu { $most } Waren direkt verkaufen.
effect-nfc-b = Dein Preis ist um { $price } höher.
effect-four_g-a = Verbesserungen dürfen über den Rand des Pads ragen.
effect-four_g-b = Einmal je Runde eine Ware in einer Region ohne eigenes Büro verkaufen.
effect-gps-ceo = In der Region deines CEO gelten Preisgrenzen für dich als { $limit } höher.
effect-wifi-ceo = Regionen neben deinem CEO kosten dich { $discount } Marker weniger.
effect-gamepad-ceo = Du produzierst eine Ware je Büro in der Region deines CEO, höchstens { $most }.
effect-li_ion-ceo = { $goods ->
    [one] In der Region deines CEO zählst du für die Kontrolle { $goods } Ware mehr.
   *[other] In der Region deines CEO zählst du für die Kontrolle { $goods } Waren mehr.
}
effect-nfc-ceo = { $vp } SP für jede Ware, die du in der Region deines CEO verkaufst.

## Einzelhändler und ihre Boni

retailer-retailer_s1 = Eckladen
retailer-retailer_s2 = Kiosk
retailer-retailer_m1 = Handyladen
retailer-retailer_m2 = Elektronikmarkt
retailer-retailer_m3 = Kaufhaus
retailer-retailer_l1 = Handelskette
retailer-retailer_l2 = Onlineriese
bonus-goods = Waren
bonus-goods_card = eine Warenkarte
bonus-improvement = eine Verbesserung
bonus-research = Forschungs-Marker
bonus-extra_office = ein zweites Büro

## Aufträge

contract-volume_6 = „Absatz I“
contract-volume_8 = „Absatz II“
contract-volume_10 = „Absatz III“
contract-spread_3 = „Präsenz I“
contract-spread_4 = „Präsenz II“
contract-control_2 = „Marktführer I“
contract-control_3 = „Marktführer II“
contract-control_4 = „Marktführer III“
contract-tech_buyers_2 = „Technikfans I“
contract-tech_buyers_4 = „Technikfans II“
contract-tech_2 = „Labor I“
contract-tech_3 = „Labor II“
contract-tech_5 = „Labor III“
contract-patents_2 = „Patentportfolio“
contract-network_4 = „Netzwerk I“
contract-network_6 = „Netzwerk II“
contract-all_sizes = „Volles Sortiment“
contract-large_2 = „Große Märkte“
contract-premium = „Premiummarke“
contract-discount = „Discounter“
contract-sold_out = „Ausverkauft“
contract-factory_8 = „Massenproduktion“
contract-toolbox_5 = „Schlanke Produktion“
contract-turnover_30 = „Umsatz“

## Bedingungen der Aufträge

condition-goods_sold = { $least } Waren verkauft
condition-regions_sold_in = Verkäufe in { $least } Regionen
condition-regions_controlled = Kontrolle über { $least } Regionen
condition-tech_customers_served = { $least } Technologie-Käufer beliefert
condition-technologies = { $least } Technologien
condition-patents = { $least } Patente
condition-office_regions = Büros in { $least } Regionen
condition-office_sizes = Büros in Regionen der Größen { $sizes }
condition-office_regions_of_size = Büros in { $least } Regionen der Größe { $sizes }
condition-price_and_sold = Preis von { $least_price } bis { $most_price }, { $least } Waren verkauft
condition-sold_out = nichts unverkauft, mindestens { $least } Waren verkauft
condition-goods_produced = { $least } Waren produziert
condition-improvements_and_goods_cards = zusammen { $least } Verbesserungen und Warenkarten
condition-sales_income = { $least } SP aus Verkäufen

## Das Ergebnis gegen Steve

verdict-won = Du hast Steve besiegt.
verdict-lost = Steve hat dich besiegt.
verdict-drawn = Du teilst dir den Sieg mit Steve.

## Schritte: was gerade geschieht, für Sätze wie „jetzt nicht“

step-choose_colors = Firmen wählen
step-start_offices = Startregionen wählen
step-plan = Planung
step-improve_production = Produktion verbessern
step-research_technologies = Technologien erforschen
step-expansion = Logistik
step-sell_goods = Waren verkaufen
step-take_contracts = Aufträge
step-order_completions = Reihenfolge fertiger Technologien
step-free_office = Gamepad: kostenloses Büro
step-take_bonus = Bonus eines Einzelhändlers
step-bonus_improvement = Bonus: Verbesserung
step-extra_office = Bonus: zweites Büro
step-bonus_research = Bonus: Forschung

## Entscheidungen: was jetzt zu wählen ist

decision-choose_colors = Welche Firma leitest du?
decision-start_offices = In welcher mittleren Region eröffnest du dein erstes Büro?
decision-plan = Plane deine Runde: Lege die Pads, dann Verbesserungen, oder schließe ab.
decision-improve_production = Welche Verbesserung nimmst du?
decision-research_technologies = Auf welche Technologie legst du den nächsten Marker?
decision-expansion = Wohin legst du den nächsten Marker, oder nutzt du eine Technologie?
decision-sell_goods = Wo verkaufst du die nächste Ware?
decision-take_contracts = Welchen Auftrag nimmst du?
decision-order_completions = Welche Technologie wird zuerst fertig?
decision-free_office = In welcher kleinen Region eröffnest du das kostenlose Büro?
decision-take_bonus = Nimmst du den Bonus des Einzelhändlers?
decision-bonus_improvement = Welche Verbesserung nimmst du als Bonus?
decision-extra_office = In welcher Region eröffnest du ein zweites Büro?
decision-bonus_research = Auf welche Technologie legst du den nächsten Bonus-Marker?

## Aktionen: Namen ohne Anführungszeichen, denn andere Sätze setzen sie in solche

action-color = Firma wählen
action-start = Startregion wählen
action-lay = Pads legen
action-place = Verbesserung legen
action-finish = Plan abschließen
action-take = Verbesserung nehmen
action-research = Forschungs-Marker legen
action-stop_research = Forschung beenden
action-expand = Logistik-Marker legen
action-second_office = Mit WiFi ein zweites Büro eröffnen
action-sell_directly = Mit NFC direkt verkaufen
action-move_ceo = CEO bewegen
action-end_logistics = Logistik beenden
action-sell = Ware verkaufen
action-sell_afar = Mit 4G eine Ware verkaufen
action-end_sales = Verkauf beenden
action-contract = Auftrag nehmen
action-no_contract = Keinen Auftrag nehmen
action-complete = Technologie fertigstellen
action-free_office = Kostenloses Büro eröffnen
action-decline_office = Kein kostenloses Büro eröffnen
action-take_bonus = Bonus nehmen
action-decline_bonus = Auf den Bonus verzichten
action-extra_office = Als Bonus ein zweites Büro eröffnen

## Züge: ein Knopf oder eine Zeile in einem Menü

move-color = { $color } leiten
move-start = Beginnen: { $region }
move-lay = Unten { $pad } ({ $lower_side }), darüber das andere ({ $upper_side }), um { $rotation }° gedreht, Spalte { $column }, Zeile { $row }: Preis −{ $down } +{ $up }, Forschung { $research }, Logistik { $logistics }, Verbessern { $improve }, { $overlap } verdeckt
move-place = { $tile } legen ({ $layer }, { $span }): Preis −{ $down } +{ $up }, Forschung { $research }, Logistik { $logistics }, Verbessern { $improve }
move-finish = Plan abschließen
move-take = { $tile } nehmen
move-research = Marker auf { $technology } legen ({ $markers } von { $needed } liegen dort)
move-stop_research = Forschung beenden
move-expand = Marker legen: { $region } ({ $markers } von { $needed } liegen dort)
move-second_office = WiFi: zweites Büro, { $region }
move-move_ceo = CEO bewegen: { $region }
move-end_logistics = Logistik beenden
move-sell = Zum Preis von { $price } verkaufen: { $region }
move-sell_afar = 4G: verkaufen, { $region }
move-end_sales = Verkauf beenden
move-contract = Auftrag { $contract } nehmen ({ count-vp })
move-no_contract = Keinen Auftrag nehmen
move-complete = { $technology } zuerst fertigstellen
move-free_office = Kostenloses Büro: { $region }
move-decline_office = Kein kostenloses Büro eröffnen
move-decline_bonus = Auf den Bonus verzichten
move-extra_office = Zweites Büro: { $region }
move-take_bonus = { $amount ->
    [0] Bonus nehmen: { $bonus }
   *[other] Bonus nehmen: { $amount } × { $bonus }
}
move-sell_directly = NFC: { count-goods } direkt für { count-vp } verkaufen

## Ereignisse: der Aufbau

event-color_given = { $player } leitet { $color }.
event-side_up = { $technology }: { $technology_side } oben.
event-started_in = { $player } beginnt hier: { $region }.
event-retailer_opened = { $region }: { $retailer } ({ $side }).
event-improvement_shown = Neue Verbesserung: { $tile }.
event-contract_shown = Ausgelegter Auftrag: { $contract } ({ count-vp }).
event-round_started = Runde { $round } beginnt.

## Ereignisse: Planung, Preise und Produktion

event-plan_laid = { $overlap ->
    [one] { $player } legt die Pads: { $overlap } Feld ist verdeckt.
   *[other] { $player } legt die Pads: { $overlap } Felder sind verdeckt.
}
event-plan_placed = { $player } legt { $tile } ({ $layer }): { $span }.
event-plan_finished = { $player } ist mit der Planung fertig.
event-plan_shown = { $covered ->
    [one] { $player } zeigt den Plan: { $covered } Feld verdeckt, { $locked } mit Schloss.
   *[other] { $player } zeigt den Plan: { $covered } Felder verdeckt, { $locked } mit Schloss.
}
event-symbols_shown = { $improve ->
    [0] { $player } hat { count-research } und { count-logistics }.
   *[other] { $player } hat { count-research }, { count-logistics } und eine Verbesserung.
}
event-price_set = { $player } setzt den Preis auf { $price }.
event-price_raised = { $player } erhöht den Preis auf { $price }.
event-symbols_paid = { $player } zahlt { $paid } SP für Symbole und erhält { $gained } SP.
event-produced = { $player } produziert { count-goods }.
event-goods_paid = { $player } zahlt { count-vp } für die Waren.
event-goods_gained = { $player } erhält { count-goods }.
event-improvement_taken = { $player } nimmt die Verbesserung { $tile }.
event-goods_card_taken = { $player } nimmt eine Warenkarte.
event-no_goods_card = { $player } bekommt keine Warenkarte: Es ist keine mehr da.

## Ereignisse: Forschung und Logistik

event-researching = { $player } forscht an { $technology }: { $markers } von { $needed } Markern.
event-researched = { $player } besitzt jetzt { $technology }.
event-patented = { $player } nimmt das Patent auf { $technology } ({ count-vp }).
event-interest_booked = { $player } verbucht Zinsen: { $vp } SP.
event-expanding = { $player } expandiert ({ $region }): { $markers } von { $needed } Markern.
event-office_opened = { $player } eröffnet ein Büro: { $region }.
event-markers_back = { $player } nimmt { count-markers } zurück; kein Platz mehr: { $region }.
event-markers_lost = { $player } nutzt { count-markers } nicht.
event-bonus_taken = { $player } nimmt den Bonus ({ $retailer }): { $bonus }.
event-bonus_declined = { $player } verzichtet auf den Bonus ({ $retailer }).
event-sold_directly = { $player } verkauft { count-goods } direkt für { count-vp }.
event-ceo_moved = { $player } bewegt den CEO: { $region }.

## Ereignisse: Verkauf und Punkte

event-sold = { $player } verkauft an Käufer { $customer }: { $region }.
event-goods_returned = { $player } nimmt { count-goods } unverkauft zurück.
event-goods_kept = { $player } behält { count-goods } für die nächste Runde.
event-income = { $player } verdient { count-vp }: { count-goods } zum Preis von { $price }.
event-controlled = { $player } hat die Kontrolle ({ $region }): { count-vp }.
event-came_second = { $player } kommt auf den zweiten Platz ({ $region }): { count-vp }.
event-ceo_earned = { $player } verdient { count-vp } beim CEO.
event-contract_taken = { $player } nimmt den Auftrag { $contract } ({ count-vp }).

## Ereignisse: Steve, Schritt für Schritt

event-steve_planned = { $player } legt { $tile } von der Uhr auf das Feld von Runde { $round }; beide Felder zählen von nun an.
event-steve_chose = { $reason ->
    [0] { $player } forscht weiter an { $technology }, wo schon Marker liegen.
    [1] { $player } wählt { $technology }: die günstigste Technologie, deren Patent noch da ist.
   *[other] { $player } wählt { $technology }: die günstigste Technologie; kein Patent ist mehr da.
}
event-steve_aimed = { $player } nimmt sich ein Ziel vor, { $region }: die größte erreichbare Region, darunter die mit den wenigsten Büros ({ $offices }), dann nach Alphabet.
event-steve_stuck = { $player } erreicht keine weitere Region.
event-steve_sells = { $part ->
    [1] { $player } verkauft eine Ware in jeder Region mit eigenem Büro.
    [2] { $player } verkauft dann reihum, wo mindestens zwei Büros sind.
   *[other] { $player } verkauft dann, wo sonst niemand ein Büro hat.
}

## Ablehnungen

refusal-SI-2-7 = Du hast kein Büro mehr übrig ({ $region }).
refusal-SI-2-9 = Du hast kein Büro mehr, also kannst du keinen Marker legen.
refusal-SI-3-1 = Diese Region gehört nicht zum Spielplan: { $region }.
refusal-SI-3-9 = Diese Firma ist schon vergeben.
refusal-SI-3-11 = { $region } ist keine freie mittlere Region: Beginne in einer M-Region ohne Büro.
refusal-SI-5-5 = { $overlap ->
    [0] Die Pads berühren sich nicht. Das obere muss { $least } bis { $most } Felder des unteren verdecken.
   *[other] Das obere Pad würde { $overlap } Felder verdecken. Es muss { $least } bis { $most } Felder des unteren verdecken.
}
refusal-SI-5-10 = Die Verbesserung { $tile } würde über den Rand des Pads ragen. Das erlaubt nur 4G (helle Seite).
refusal-SI-5-25 = Lege die Pads zuerst und nur einmal, dann Verbesserungen.
refusal-SI-5-26 = Dieselben Felder verdeckt das Pad um { $turn }° gedreht in Spalte { $dx }, Zeile { $dy }; diese Lage steht für alle.
refusal-SI-5-27 = Du kannst { $tile } nicht legen: Du besitzt sie nicht, oder sie liegt schon im Plan.
refusal-SI-5-31 = Dasselbe wird schon angeboten: Nimm das Exemplar mit der kleineren Nummer, das kleinere Feld zuerst.
refusal-SI-8-2 = Die Verbesserung { $tile } liegt nicht in der Auslage.
refusal-SI-9-2 = Du besitzt { $technology } schon.
refusal-SI-9-4 = { $technology } braucht keine Marker mehr: { $markers } von { $needed }.
refusal-SI-9-8 = { $technology } ist nicht fertig: { $markers } von { $needed } Markern.
refusal-SI-10-1 = Du hast in diesem Zug keinen Marker mehr.
refusal-SI-10-2 = Keine Verbindung zu einer Region mit einem deiner Büros: { $region }.
refusal-SI-10-6 = Hier ist kein Platz mehr: { $region }.
refusal-SI-10-7 = Dafür passt die Zahl deiner Büros nicht: { $region }.
refusal-SI-10-8 = Bei einem Einzelhändler ist nur ein Büro je Person erlaubt: { $region }.
refusal-SI-11-1 = Hier hast du kein Büro: { $region }.
refusal-SI-11-5 = Hier kauft niemand zu deinem Preis von { $price }: { $region }.
refusal-SI-14-3 = WiFi (helle Seite) eröffnet einmal je Runde ein zweites Büro; jetzt kannst du es nicht nutzen.
refusal-SI-14-6 = { $region } ist keine kleine Region.
refusal-SI-14-9 = NFC (helle Seite) verkauft einmal je Runde direkt; jetzt kannst du es nicht nutzen.
refusal-SI-14-12 = 4G (dunkle Seite) verkauft je Runde eine Ware anderswo; jetzt kannst du es nicht nutzen.
refusal-SI-15-1 = Hier verdeckt ein Einzelhändler alle Käufer: { $region }.
refusal-SI-18-4 = Du kannst den CEO jetzt nicht bewegen: Dazu brauchst du eine CEO-Technologie, und er geht einmal je Runde.
refusal-SI-18-7 = Dieser Auftrag liegt nicht aus.
refusal-SI-18-9 = Du erfüllst die Bedingung dieses Auftrags nicht.
refusal-SI-21-12 = { $available ->
    [0] Du hast keine verfügbaren Waren.
    [one] Du hast nur { $available } verfügbare Ware.
   *[other] Du hast nur { $available } verfügbare Waren.
}
refusal-SI-21-13 = Der CEO kann nur in eine verbundene Region mit einem deiner Büros gehen, nicht hierhin: { $region }.
refusal-SI-21-15 = Hier hast du ein Büro, verkaufe wie üblich: { $region }.

## Der Wertungsbogen

score-sales = Verkaufte Waren
score-control = Kontrollierte Regionen
score-second_places = Zweite Plätze
score-direct_sales = Direktverkäufe
score-retailers = Büros bei Einzelhändlern
score-contracts = Aufträge
score-ceo_sales = Verkäufe des CEO
score-symbol_costs = Symbole der Pläne
score-production_costs = Kosten der Waren
score-interest = Zinsen
score-patents = { $count ->
    [0] Keine Patente
    [one] { $count } Patent
   *[other] { $count } Patente
}

## Optionen

option-map = Spielplan
option-map-world = Welt
option-map-usa = USA (kleiner, für wenige)
option-tech_sides = Seiten der Technologien
option-tech_sides-dark = dunkle Ecke
option-tech_sides-plain = hell (erstes Spiel)
option-tech_sides-random = zufällig
option-start_improvement_in_round_1 = Startverbesserung schon in der ersten Runde
option-hardcore = Hardcore-Modus
option-contracts = Aufträge
option-ceo_technologies = CEO-Technologien
option-start_improvement_in_round_1-off = aus
option-start_improvement_in_round_1-on = an
option-hardcore-off = aus
option-hardcore-on = an
option-contracts-off = aus
option-contracts-on = an
option-ceo_technologies-off = aus
option-ceo_technologies-on = an
option-color_assignment = Firmen
option-color_assignment-dealt = zufällig verteilt
option-color_assignment-choose = reihum gewählt
option-retailer_sides = Seiten der Einzelhändler
option-retailer_sides-random = zufällig
option-retailer_sides-a = immer Seite A
option-steve_level = Stärke von Steve
option-steve_level-easy = leicht
option-steve_level-standard = normal
option-steve_level-hard = schwer

## Beschriftungen des Tischs

label-round = Runde
label-order = Reihenfolge
label-price = Preis
label-vp = SP
label-points = mit Patenten und Einzelhändlern
label-goods = Waren verfügbar
label-reserve = Waren im Vorrat
label-progress = Fortschritts-Marker
label-hand = Marker zu legen
label-offices = Büros übrig
label-goods_cards = Warenkarten
label-improvements = Verbesserungen
label-technologies = Technologien
label-patents = Patente
label-contracts = Aufträge
label-contract = { $contract } ({ $condition }: { count-vp })
label-plan = Plan (offen)
label-ready = fertig
label-planning = plant
label-display = Auslage
label-stack = Stapel
label-region = Region (Größe)
label-slots = Büros
label-customers = Käufer
label-retailer = Einzelhändler
label-needed = Nötig
label-ceo = CEO-Figur
label-figure = Ziel von Steve
label-clock = Steves nächste Verbesserung
label-symbols = Symbole
label-company = Firma
label-markers = Marker
label-value = Erster/Zweiter
label-cost = Kosten
label-free = frei

## Das Spielbrett im Browser

board-rule = Regeln
board-desk = Planungstisch
board-ready = Dein Plan ist fertig. Er bleibt geheim, bis alle bereit sind; bis dahin kannst du ihn rückgängig machen.
board-hand = { $markers ->
    [one] noch { $markers } Marker zu setzen
   *[other] noch { $markers } Marker zu setzen
}
board-cost = Größe { $size }: Ein Büro kostet dich { $cost } Marker
board-slot = { $second ->
    [0] Letztes Büro hier: { $first } SP für den ersten Platz
   *[other] Letztes Büro hier: { $first } SP für den ersten Platz, { $second } für den zweiten
}
board-markers = Fortschritts-Marker: { $markers }
board-patent = Patent: { $vp } SP für den Ersten, der sie erforscht
board-needed = Nötige Marker: { $needed }
board-customer-price = Kauft bis zu einem Preis von { $limit }
board-customer-tech = Kauft { $technology } zu jedem Preis
board-customer-dual = Kauft bis zu einem Preis von { $limit } oder { $technology } zu jedem Preis
board-no-bonus = kein Bonus
board-points = { $points } SP mit Patenten, Einzelhändlern und Aufträgen
board-legend = Zeichen auf der Karte
board-legend-price = kauft bis zu diesem Preis
board-legend-tech = will diese Technologie, zu jedem Preis
board-legend-dual = eins von beiden genügt
board-legend-slot = Platz für ein Büro: SP für den ersten/zweiten Rang, wenn er als letzter besetzt ist
board-legend-cost = Marker für ein Büro
board-legend-retailer = Einzelhändler: keine Verkäufe, aber SP am Ende
board-bonus = { $amount ->
    [0] { $bonus }
   *[other] { $amount } × { $bonus }
}

## Was ein Klick auf eine Region tut

board-do-start = Hier beginnen
board-do-expand = Marker
board-do-second_office = 2. Büro
board-do-move_ceo = CEO hierher
board-do-sell = Verkaufen
board-do-sell_afar = Verkauf (4G)
board-do-free_office = Gratisbüro
board-do-extra_office = 2. Büro

## Regionen in Kürze

board-code-australia = AUS
board-code-canada = KAN
board-code-caribbean = KAR
board-code-china = CHN
board-code-europe = EUR
board-code-india = IND
board-code-north_africa = NAF
board-code-rsa = RSA
board-code-russia = RUS
board-code-south_america = SAM
board-code-uae = VAE
board-code-usa = USA
board-code-alaska = ALA
board-code-california = KAL
board-code-florida = FLO
board-code-hawaii = HAW
board-code-midwest = MW
board-code-mountain = BST
board-code-northeast = NO
board-code-southeast = SO
board-code-texas = TEX

## Der Planungstisch

board-result-price = Preis
board-result-goods = Waren
board-result-research = For­schung
board-result-logistics = Logistik
board-result-improve = Verbes­sern
board-result-cost = SP zu zahlen
board-improvement = Verbes­serung
board-goods-card = Waren­karte
board-covered = { $covered ->
    [one] { $covered } Feld verdeckt
   *[other] { $covered } Felder verdeckt
}
board-tools = Werkzeuge für: { $piece }
board-arrow_left = Nach links
board-arrow_right = Nach rechts
board-arrow_up = Nach oben
board-arrow_down = Nach unten
board-turn = Drehen
board-flip = Wenden
board-swap = Anderes Pad nach oben
board-lay-tile = Auf ein Pad legen
board-face-down = Verdeckt ablegen
board-other-pad = Anderes Pad
board-next-lay = Pads so legen
board-next-place = Eine Verbesserung so legen
board-next-finish = Plan abschließen
board-submit = Plan abgeben
board-help-pads = Ziehe das obere Pad so über das untere, dass es { $least } bis { $most } Felder verdeckt; drehe und wende beide. Was zu sehen ist, zählt; jedes verdeckte Feld des unteren Pads bringt { $covered ->
        [one] eine Ware
       *[other] { $covered } Waren
    }.
board-help-all = Ziehe Pads und Verbesserungen, wie du willst: Das obere Pad muss { $least } bis { $most } Felder des unteren verdecken. Was zu sehen ist, zählt; jedes verdeckte Feld des unteren Pads bringt { $covered ->
        [one] eine Ware
       *[other] { $covered } Waren
    }, und jede Verbesserung, die unter dem Raster bleibt, bringt { $facedown ->
        [one] eine Ware
       *[other] { $facedown } Waren
    }. Fest wird alles erst, wenn du den Plan abgibst.
board-help-tiles = Ziehe Verbesserungen auf die Pads. Eine Verbesserung, die unter dem Raster bleibt, liegt verdeckt und bringt { $facedown ->
        [one] eine Ware
       *[other] { $facedown } Waren
    }. „Rückgängig“ löst auch die Pads wieder.
board-list = { $count ->
    [one] { $count } Möglichkeit
   *[other] Alle { $count } Möglichkeiten
}
board-wish = Zuerst zeigen
board-wish-none = der Reihe nach
board-wish-low = niedriger Preis
board-wish-high = hoher Preis
board-wish-goods = viele Waren
board-wish-research = viel Forschung
board-wish-logistics = viel Logistik
board-wish-improve = eine Verbesserung
board-short-research = F
board-short-logistics = L
board-short-improve = V

## Die Phasen einer Runde

phase-planning = Planung
phase-prices = Preise bestimmen
phase-production = Produktion
phase-improve_production = Produktion verbessern
phase-research = Technologien erforschen
phase-logistics = Logistik
phase-sales = Waren verkaufen
phase-victory_points = SP erhalten

## Die Anleitung für das erste Spiel

guide-pads = Willkommen bei Monsun! Du baust Smartphones in Indien, und jede Runde beginnt mit einem geheimen Plan. Nur Symbole, die man sieht, zählen. Wende das helle Pad auf Seite B und schiebe das dunkle nach oben, bis es die beiden obersten Felder des hellen verdeckt. Der Tisch zeigt, was du bekommst: −$ senkt deinen Preis auf 3 und bringt Waren, jedes verdeckte Feld bringt eine weitere, dazu kommen Forschung, Logistik und eine Verbesserung.
guide-improvement = Alle Pläne liegen offen. Mit dem Preis 3 bist du am billigsten und darum in jeder Phase zuerst an der Reihe. Du hast 4 Waren hergestellt, und das Verbesserungssymbol erlaubt dir, ein Plättchen zu nehmen, das deine späteren Pläne besser macht. Nimm Forschung und Logistik: Beides brauchst du in jeder Runde.
guide-research = Dein Forschungssymbol gibt dir 1 Marker. Lege ihn auf GPS: Damit brächte jedes −$ gleich 2 Waren statt 1, und das passt zu einer billigen Firma. Nötig sind insgesamt 3 Marker; sie bleiben liegen, bis die Technologie fertig ist.
guide-first_marker = Hast du es gesehen? Taiga hat GPS fertig erforscht und das Patent genommen. Die 8 Punkte sind weg, aber du brauchst dort jetzt nur noch 2 Marker. Mit Logistik eröffnest du Büros in Regionen, die mit deinen verbunden sind. Die VAE sind klein und kosten 2 Marker. Lege den ersten.
guide-office = Mit dem zweiten Marker wird das Büro sofort eröffnet, auf dem linken freien Bauplatz. Je weiter rechts das letzte Büro einer Region steht, desto mehr Punkte bringt ihre Kontrolle.
guide-next_region = Ein Marker ist übrig, und nicht gelegte Marker verfallen. Lege ihn nach China: Das ist ein großer Markt für später, und mit 3 weiteren eröffnest du dort ein Büro.
guide-sale = Jetzt wird verkauft. Runde Käufer kaufen bis zu dem Preis, der auf ihnen steht, eckige wollen eine Technologie, zu jedem Preis. Waren gehen von links nach rechts an die Käufer, jeder kauft eine. In Indien kauft bei dir sogar der Käufer mit der Grenze 3. Verkaufe dort.
guide-second_sale = Jede verkaufte Ware bringt deinen Preis ein, 3 Punkte. Wer in einer Region am meisten verkauft, kontrolliert sie außerdem. Verkaufe noch eine in Indien.
guide-third_sale = Und eine dritte. Noch hat niemand sonst ein Büro in Indien, die Kontrolle ist dir also sicher; lass dir trotzdem keinen Käufer entgehen.
guide-last_sale = Verkaufe die letzte Ware in den VAE: Eine einzige genügt dort, um eine zweite Region zu kontrollieren. Was du nicht verkaufst, ist verloren.
guide-second_plan = Die Runde hat dir 17 Punkte gebracht: 4 Waren zu je 3 Punkten, 3 für Indien und 2 für die VAE. Die Preise stehen wieder auf 5, und von jetzt an wirken deine Verbesserungen. Du hast zwei. Lege die Pads wie vorhin; der Plan war gut.
guide-place = Lege nun die Verbesserung mit Forschung und Logistik auf die unterste Reihe des dunklen Pads, die Logistik auf das Logistiksymbol, das dort schon ist, und die Forschung auf das offene Feld. So geht nichts verloren, und du hast 2 Forschung. Ein Marker davon macht GPS fertig.
guide-finish = Deine Startverbesserung hast du noch auf der Hand. Du könntest sie auch auf die Pads legen, aber verdeckt bringt sie 1 weitere Ware. Lass sie liegen und schließe den Plan ab. Ab hier entscheidest du: Gespielt werden fünf Runden, und Patente, Einzelhändler und kontrollierte Regionen entscheiden viele Partien. Viel Erfolg!
