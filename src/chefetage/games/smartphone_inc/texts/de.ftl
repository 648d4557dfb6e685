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
    [0] kein Forschungs-Symbol
    [one] { $research } Forschungs-Symbol
   *[other] { $research } Forschungs-Symbole
}
count-logistics = { $logistics ->
    [0] kein Logistik-Symbol
    [one] { $logistics } Logistik-Symbol
   *[other] { $logistics } Logistik-Symbole
}
count-covered = { $covered ->
    [one] { $covered } Feld verdeckt
   *[other] { $covered } Felder verdeckt
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

## Regionen und Käufer in Sätzen

the-region = { $region ->
    [Alaska] Alaska
    [Australien] Australien
    [Bergstaaten] die Bergstaaten
    [China] China
    [Europa] Europa
    [Florida] Florida
    [Hawaii] Hawaii
    [Indien] Indien
    [Kalifornien] Kalifornien
    [Kanada] Kanada
    [Karibik] die Karibik
    [Nordafrika] Nordafrika
    [Russland] Russland
    [Nordosten] den Nordosten
    [Texas] Texas
    [USA] die USA
   *[other] { $region_key ->
        [midwest] den Mittleren Westen
        [rsa] die RSA
        [south_america] Südamerika
        [southeast] den Südosten
        [uae] die VAE
       *[other] die Region { $region }
    }
}
in-region = { $region ->
    [Alaska] in Alaska
    [Australien] in Australien
    [Bergstaaten] in den Bergstaaten
    [China] in China
    [Europa] in Europa
    [Florida] in Florida
    [Hawaii] auf Hawaii
    [Indien] in Indien
    [Kalifornien] in Kalifornien
    [Kanada] in Kanada
    [Karibik] in der Karibik
    [Nordafrika] in Nordafrika
    [Nordosten] im Nordosten
    [Russland] in Russland
    [Texas] in Texas
    [USA] in den USA
   *[other] { $region_key ->
        [midwest] im Mittleren Westen
        [rsa] in der RSA
        [south_america] in Südamerika
        [southeast] im Südosten
        [uae] in den VAE
       *[other] in der Region { $region }
    }
}
to-region = { $region ->
    [Alaska] nach Alaska
    [Australien] nach Australien
    [Bergstaaten] in die Bergstaaten
    [China] nach China
    [Europa] nach Europa
    [Florida] nach Florida
    [Hawaii] nach Hawaii
    [Indien] nach Indien
    [Kalifornien] nach Kalifornien
    [Kanada] nach Kanada
    [Karibik] in die Karibik
    [Nordafrika] nach Nordafrika
    [Nordosten] in den Nordosten
    [Russland] nach Russland
    [Texas] nach Texas
    [USA] in die USA
   *[other] { $region_key ->
        [midwest] in den Mittleren Westen
        [rsa] in die RSA
        [south_america] nach Südamerika
        [southeast] in den Südosten
        [uae] in die VAE
       *[other] in die Region { $region }
    }
}
the-customer = den { $customer ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
    [6] sechsten
    [7] siebten
   *[other] { $customer }.
} Käufer von links

## Was ein Plan ergibt, und wie das obere Pad liegt

plan-result = Preis { $price }, { count-goods }, Forschung { $research }, Logistik { $logistics }, { $improve ->
        [0] eine Warenkarte
       *[other] eine Verbesserung
    }{ plan-cost }
plan-cost = { $pay ->
    [0] { $earn ->
        [0] { "" }
       *[other] , Ertrag { $earn } SP
    }
   *[other] , Kosten { $pay } SP
}
pad-position = { $turn ->
    [0] nicht gedreht
    [90] um ein Viertel nach rechts gedreht
    [180] um die Hälfte gedreht
   *[other] um ein Viertel nach links gedreht
}, { pad-shift }
pad-shift = { $dx ->
    [-2] { pad-columns } nach links{ pad-and-rows }
    [-1] { pad-columns } nach links{ pad-and-rows }
    [0] { $dy ->
        [-2] { pad-rows } nach oben
        [-1] { pad-rows } nach oben
        [0] nicht verschoben
       *[other] { pad-rows } nach unten
    }
   *[other] { pad-columns } nach rechts{ pad-and-rows }
}
pad-columns = { $columns ->
    [one] { $columns } Feld
   *[other] { $columns } Felder
}
pad-rows = { $rows ->
    [one] { $rows } Feld
   *[other] { $rows } Felder
}
pad-and-rows = { $dy ->
    [-2] { " " }und { $rows } nach oben
    [-1] { " " }und { $rows } nach oben
    [0] { "" }
   *[other] { " " }und { $rows } nach unten
}

## Was ein Büro und eine Technologie bringen

office-brings = { $offer ->
    [0] der erste Platz zählt dort dann { $value } SP{ office-second }
    [1] { $vp } SP vom Einzelhändler { $retailer }
   *[other] { $vp } SP vom Einzelhändler { $retailer }, Bonus: { bonus-told }
}
office-second = { $runner_up ->
    [0] { "" }
   *[other] , der zweite { $runner_up }
}
patent-line = { $holder ->
    [0] Du nimmst ihr Patent: { $patent } SP.
   *[other] { $player } hat ihr Patent.
}
wanted-technology = { $wanting ->
    [one] { $technology }
   *[other] { $technology } oder eine andere
}
bonus-told = { $sort ->
    [1] { $amount ->
        [one] { $amount } Ware
       *[other] { $amount } Waren
    }
    [4] { $amount } Marker für Forschung
   *[other] { $bonus }
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
within-australia = in Australien
within-canada = in Kanada
within-caribbean = in der Karibik
within-china = in China
within-europe = in Europa
within-india = in Indien
within-north_africa = in Nordafrika
within-rsa = in der RSA
within-russia = in Russland
within-south_america = in Südamerika
within-uae = in den VAE
within-usa = in den USA
within-alaska = in Alaska
within-california = in Kalifornien
within-florida = in Florida
within-hawaii = auf Hawaii
within-midwest = im Mittleren Westen
within-mountain = in den Bergstaaten
within-northeast = im Nordosten
within-southeast = im Südosten
within-texas = in Texas
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

span-a0a1 = von jenseits des oberen Rands nach oben links
span-b0b1 = von jenseits des oberen Rands nach oben rechts
span-z1a1 = von jenseits des linken Rands nach oben links
span-a1a0 = von oben links über den oberen Rand hinaus
span-a1z1 = von oben links über den linken Rand hinaus
span-a1b1 = von oben links nach oben rechts
span-a1a2 = von oben links nach Mitte links
span-b1b0 = von oben rechts über den oberen Rand hinaus
span-b1a1 = von oben rechts nach oben links
span-b1c1 = von oben rechts über den rechten Rand hinaus
span-b1b2 = von oben rechts nach Mitte rechts
span-c1b1 = von jenseits des rechten Rands nach oben rechts
span-z2a2 = von jenseits des linken Rands nach Mitte links
span-a2a1 = von Mitte links nach oben links
span-a2z2 = von Mitte links über den linken Rand hinaus
span-a2b2 = von Mitte links nach Mitte rechts
span-a2a3 = von Mitte links nach unten links
span-b2b1 = von Mitte rechts nach oben rechts
span-b2a2 = von Mitte rechts nach Mitte links
span-b2c2 = von Mitte rechts über den rechten Rand hinaus
span-b2b3 = von Mitte rechts nach unten rechts
span-c2b2 = von jenseits des rechten Rands nach Mitte rechts
span-z3a3 = von jenseits des linken Rands nach unten links
span-a3a2 = von unten links nach Mitte links
span-a3z3 = von unten links über den linken Rand hinaus
span-a3b3 = von unten links nach unten rechts
span-a3a4 = von unten links über den unteren Rand hinaus
span-b3b2 = von unten rechts nach Mitte rechts
span-b3a3 = von unten rechts nach unten links
span-b3c3 = von unten rechts über den rechten Rand hinaus
span-b3b4 = von unten rechts über den unteren Rand hinaus
span-c3b3 = von jenseits des rechten Rands nach unten rechts
span-a4a3 = von jenseits des unteren Rands nach unten links
span-b4b3 = von jenseits des unteren Rands nach unten rechts

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
tile-start_red = Preis runter / Forschung (Start)
tile-start_yellow = Forschung / Logistik (Start)
tile-start_green = Preis rauf / Forschung (Start)
tile-start_blue = Preis runter / Logistik (Start)
tile-start_purple = Preis rauf / Logistik (Start)

## Technologien

technology-gps = GPS
technology-wifi = WiFi
technology-gamepad = Gamepad
technology-li_ion = Li-Ion
technology-nfc = NFC
technology-four_g = 4G
technology_side-a = schlichte Seite
technology_side-b = Seite mit der dunklen Ecke
technology_side-ceo = CEO-Seite
effect-gps-a = Jedes aktive „Preis runter“ bringt { $goods } Waren.
effect-gps-b = { $goods ->
    [0] Sofort Waren, aber in deinem Vorrat ist keine mehr.
    [one] Sofort { $goods } Ware.
   *[other] Sofort { $goods } Waren.
}
effect-wifi-a = Einmal je Runde ein zweites Büro in einer Region.
effect-wifi-b = Unverkaufte Waren bleiben verfügbar.
effect-gamepad-a = Forschung kostet dich { $discount } Marker weniger.
effect-gamepad-b = Sofort ein Büro in einer S-Region.
effect-li_ion-a = Jedes aktive „Preis rauf“ zählt auch als Logistik.
effect-li_ion-b = Sofort und bei jeder Produktion eine Ware je { $technologies } Technologien.
effect-nfc-a = In der Logistik bis zu { $most } Waren direkt verkaufen.
effect-nfc-b = { $price ->
    [0] Dein Preis, der jetzt nicht steigen kann, ist ab der nächsten Runde höher.
   *[other] Dein Preis ist um { $price } höher.
}
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
bonus-research = Marker für Forschung
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
condition-office_sizes = je ein Büro in { list-sizes }
condition-office_regions_of_size = Büros in { $least } { list-sizes }-Regionen
condition-price_and_sold = Preis von { $least_price } bis { $most_price }, { $least } Waren verkauft
condition-sold_out = alles verkauft, ab { $least } Waren
condition-goods_produced = { $least } Waren produziert
condition-improvements_and_goods_cards = { $least } Warenkarten und Verbesserungen
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
decision-plan = { $improvements ->
    [0] Plane geheim deine Runde: Wie legst du deine Pads?
   *[other] Plane geheim deine Runde: Wie legst du Pads und Verbesserungen?
}
decision-improve_production = Welche Verbesserung nimmst du?
decision-research_technologies = { $markers ->
    [one] Auf welche Technologie legst du deinen letzten Marker?
   *[other] Auf welche Technologie legst du den nächsten deiner { $markers } Marker?
}
decision-expansion = { $markers ->
    [0] Du hast keinen Marker mehr: Nutzt du eine Technologie, oder beendest du die Logistik?
    [one] Wohin legst du deinen letzten Marker{ or-technology }?
   *[other] Wohin legst du den nächsten deiner { $markers } Marker{ or-technology }?
}
or-technology = { $technologies ->
    [0] { "" }
   *[other] , oder nutzt du eine Technologie
}
decision-sell_goods = { $goods ->
    [one] Wo verkaufst du deine letzte Ware?
   *[other] Wo verkaufst du die nächste deiner { $goods } Waren?
}
decision-take_contracts = Welchen Auftrag, den du erfüllst, nimmst du?
decision-order_completions = Mit deinen Markern werden mehrere Technologien fertig: Welche kommt zuerst?
decision-free_office = In welcher kleinen Region eröffnest du das kostenlose Büro?
decision-take_bonus = Nimmst du den Bonus des Einzelhändlers { $retailer } { in-region }?
decision-bonus_improvement = Welche Verbesserung nimmst du als Bonus?
decision-extra_office = In welcher Region eröffnest du ein zweites Büro?
decision-bonus_research = { $markers ->
    [one] Auf welche Technologie legst du deinen letzten Bonus-Marker?
   *[other] Auf welche Technologie legst du den nächsten deiner { $markers } Bonus-Marker?
}

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

move-color = { $home ->
    [0] { $color } leiten, mit der Verbesserung { $tile }
   *[other] { $color } leiten: erstes Büro { in-region }, Verbesserung { $tile }
}
move-start = Erstes Büro { in-region } eröffnen
move-lay = Pads legen: unten { $pad } ({ $lower_side }), oben das andere ({ $upper_side }), { pad-position }: { plan-result }
move-place = { $changes ->
    [0] { $tile } legen ({ $layer }, { $span }), ohne Wirkung auf die Symbole: { plan-result }
   *[other] { $tile } legen ({ $layer }, { $span }): { plan-result }
}
move-finish = { $locked ->
    [0] Plan abschließen: { plan-result }
    [one] Plan abschließen, { $locked } Verbesserung bleibt verdeckt: { plan-result }
   *[other] Plan abschließen, { $locked } Verbesserungen bleiben verdeckt: { plan-result }
}
move-take = { $rounds ->
    [0] { $tile } nehmen, obwohl kein Plan mehr folgt, in dem sie nützt
   *[other] { $tile } nehmen, für deine Pläne ab der nächsten Runde
}
move-research = { $missing ->
    [0] Den letzten fehlenden Marker auf { $technology } legen, dann besitzt du die Technologie. { $effect } { patent-line }
   *[other] Marker auf { $technology } legen (dann { $then } von { $needed })
}
move-stop_research = { $markers ->
    [0] Forschung beenden
    [one] Forschung beenden: { $markers } Marker verfällt
   *[other] Forschung beenden: { $markers } Marker verfallen
}
move-expand = { $missing ->
    [0] Den letzten fehlenden Marker { to-region } legen, das Büro wird eröffnet: { office-brings }
   *[other] Marker { to-region } legen (dann { $then } von { $needed })
}
move-second_office = WiFi: zweites Büro { in-region } ohne Marker, { office-brings }
move-move_ceo = Den CEO { to-region } bewegen
move-end_logistics = { $markers ->
    [0] Logistik beenden
    [one] Logistik beenden: { $markers } Marker verfällt
   *[other] Logistik beenden: { $markers } Marker verfallen
}
move-sell = Verkauf { in-region } an { the-customer } (immer an den ersten, der kauft): { $vp } SP am Ende der Runde
move-sell_afar = 4G: Verkauf { in-region }, ohne Büro dort, an { the-customer } (immer an den ersten, der kauft): { $vp } SP am Ende der Runde
move-end_sales = { $goods ->
    [0] Verkauf beenden
    [one] { $keeps ->
        [0] Verkauf beenden: { $goods } Ware kommt unverkauft in den Vorrat zurück
       *[other] Verkauf beenden: { $goods } unverkaufte Ware bleibt mit WiFi verfügbar
    }
   *[other] { $keeps ->
        [0] Verkauf beenden: { $goods } Waren kommen unverkauft in den Vorrat zurück
       *[other] Verkauf beenden: { $goods } unverkaufte Waren bleiben mit WiFi verfügbar
    }
}
move-contract = { $at_once ->
    [0] Auftrag { $contract } nehmen ({ $condition }): { count-vp } am Ende des Spiels
   *[other] Auftrag { $contract } nehmen ({ $condition }): { count-vp } sofort
}
move-no_contract = In dieser Runde keinen Auftrag nehmen
move-complete = Zuerst { $technology } fertigstellen. { $effect } { patent-line }
move-free_office = Gamepad: kostenloses Büro { in-region }, { office-brings }
move-decline_office = Kein kostenloses Büro eröffnen: Es verfällt
move-decline_bonus = Auf den Bonus verzichten: Er verfällt
move-extra_office = Zweites Büro { in-region }, { office-brings }
move-take_bonus = { $sort ->
    [1] Bonus nehmen: sofort { count-goods }
    [2] { $rounds ->
        [0] Bonus nehmen: eine Warenkarte (es folgt keine Produktion mehr, in der sie nützt)
       *[other] Bonus nehmen: eine Warenkarte für die folgenden Runden
    }
    [3] { $rounds ->
        [0] Bonus nehmen: eine Verbesserung (es folgt kein Plan mehr, in dem sie nützt)
       *[other] Bonus nehmen: eine Verbesserung für deine Pläne ab der nächsten Runde
    }
    [4] { $markers ->
        [0] Bonus nehmen: ein Forschungszug ohne Marker
        [one] Bonus nehmen: sofort { $markers } Marker für Forschung
       *[other] Bonus nehmen: sofort { $markers } Marker für Forschung
    }
   *[other] Bonus nehmen: { $bonus } in einer Region, in der du eines hast
}
move-sell_directly = NFC: { count-goods } direkt verkaufen, sofort { count-vp }

## Ereignisse: der Aufbau

event-color_given = { $player } leitet { $color }.
event-side_up = { $technology }: Die { $technology_side } liegt oben.
event-started_in = { $player } eröffnet das erste Büro { in-region }.
event-retailer_opened = { $retailer_key ->
    [retailer_m3] Das
    [retailer_l1] Die
   *[other] Der
} { $retailer } ({ $side }) verdeckt die Käufer { in-region }.
event-improvement_shown = Neu in der Auslage: { $tile }.
event-contract_shown = Ausgelegter Auftrag: { $contract } ({ count-vp }).
event-round_started = Runde { $round } beginnt.

## Ereignisse: Planung, Preise und Produktion

event-plan_laid = { $overlap ->
    [one] { $player } legt die Pads: { $overlap } Feld des unteren ist verdeckt.
   *[other] { $player } legt die Pads: { $overlap } Felder des unteren sind verdeckt.
}
event-plan_placed = { $player } legt { $tile }: { $layer }, { $span }.
event-plan_finished = { $player } ist mit der Planung fertig.
event-plan_shown = { $locked ->
    [0] { $player } zeigt den Plan: { count-covered }.
    [one] { $player } zeigt den Plan: { count-covered }, { $locked } Verbesserung liegt verdeckt.
   *[other] { $player } zeigt den Plan: { count-covered }, { $locked } Verbesserungen liegen verdeckt.
}
event-symbols_shown = { $improve ->
    [0] { $player } hat { count-research } und { count-logistics }.
   *[other] { $player } hat { count-research }, { count-logistics } und das Produktions-Symbol.
}
event-price_set = { $player } setzt den Preis auf { $price }.
event-price_raised = { $player } hat durch NFC jetzt einen Preis von { $price }.
event-symbols_paid = { $gained ->
    [0] { $player } zahlt { $paid } SP für Symbole.
   *[other] { $player } zahlt { $paid } SP für Symbole und erhält { $gained } SP.
}
event-produced = { $player } produziert { count-goods }.
event-goods_paid = { $vp ->
    [0] { $player } hat keine Waren zu bezahlen.
   *[other] { $player } zahlt { count-vp } für die Waren.
}
event-goods_gained = { $player } erhält { count-goods }.
event-improvement_taken = { $player } nimmt { $tile } als Verbesserung.
event-goods_card_taken = { $player } nimmt eine Warenkarte.
event-no_goods_card = { $player } bekommt keine Warenkarte: Es ist keine mehr da.

## Ereignisse: Forschung und Logistik

event-researching = { $player } forscht an { $technology }: { $markers } von { $needed } Markern.
event-researched = { $player } besitzt jetzt { $technology }.
event-patented = { $player } nimmt das Patent auf { $technology } ({ count-vp }).
event-interest_booked = { $player } verbucht Zinsen: { $vp } SP.
event-expanding = { $player } expandiert { to-region }: { $markers } von { $needed } Markern.
event-office_opened = { $player } eröffnet ein Büro { in-region }.
event-markers_back = { $player } nimmt { count-markers } zurück: { in-region } ist kein Bauplatz mehr frei.
event-markers_lost = { $markers ->
    [one] { $player } legt { $markers } Marker nicht: Er verfällt.
   *[other] { $player } legt { $markers } Marker nicht: Sie verfallen.
}
event-bonus_taken = { $player } nimmt den Bonus des Einzelhändlers { $retailer }: { $bonus }.
event-bonus_declined = { $player } verzichtet auf den Bonus des Einzelhändlers { $retailer }.
event-sold_directly = { $player } verkauft { count-goods } direkt für { count-vp }.
event-ceo_moved = { $player } bewegt den CEO { to-region }.

## Ereignisse: Verkauf und Punkte

event-sold = { $player } verkauft { in-region } an { the-customer }.
event-goods_returned = { $player } legt { count-goods } unverkauft in den Vorrat zurück.
event-goods_kept = { $player } hält dank WiFi { count-goods } verfügbar.
event-income = { $goods ->
    [0] { $player } hat nichts verkauft und verdient nichts.
   *[other] { $player } verdient { count-vp }: { count-goods } zum Preis von { $price }.
}
event-controlled = { $player } kontrolliert { the-region }: { count-vp }.
event-came_second = { $player } kommt { in-region } auf den zweiten Platz: { count-vp }.
event-ceo_earned = { $vp ->
    [0] { $player } hat beim CEO nichts verkauft und verdient durch NFC nichts.
   *[other] { $player } verdient durch NFC { count-vp } für Verkäufe beim CEO.
}
event-contract_taken = { $player } nimmt den Auftrag { $contract } ({ count-vp }).

## Ereignisse: Steve, Schritt für Schritt

event-steve_planned = { $player } legt { $tile } vom Uhr-Feld auf das Feld von Runde { $round }; beide Felder der Verbesserung zählen von nun an.
event-steve_chose = { $reason ->
    [0] { $player } forscht weiter an { $technology }, wo schon Marker von ihm liegen.
    [1] { $player } wendet sich { $technology } zu: Von den Technologien, deren Patent noch da ist, kostet keine weniger.
   *[other] { $player } wendet sich { $technology } zu: Es gibt kein Patent mehr, und keine Technologie kostet weniger.
}
event-steve_aimed = { $offices ->
    [0] { $player } nimmt sich { the-region } vor: Keine erreichbare Region ist größer, und dort ist noch kein Büro; unter gleichen entscheiden ihre englischen Namen nach dem Alphabet.
   *[other] { $player } nimmt sich { the-region } vor: Keine erreichbare Region ist größer, und keine der größten hat weniger Büros ({ $offices }); unter gleichen entscheiden ihre englischen Namen nach dem Alphabet.
}
event-steve_stuck = { $player } nimmt sich keine andere Region vor: Keine mit einem freien Bauplatz ist erreichbar.
event-steve_sells = { $part ->
    [1] { $player } verkauft zuerst eine Ware in jeder Region mit einem seiner Büros, soweit dort jemand kauft; die Reihenfolge ist die ihrer englischen Namen nach dem Alphabet.
    [2] { $player } verkauft dann, wo zwei oder mehr Büros sind: reihum je Region eine Ware, solange jemand kauft.
   *[other] { $player } verkauft, was übrig ist, wo nur er ein Büro hat, solange jemand kauft.
}

## Ablehnungen

refusal-SI-2-7 = Alle deine Büros sind im Einsatz: Für ein weiteres { in-region } ist keines übrig.
refusal-SI-2-9 = Alle deine Büros sind im Einsatz: Solange keines übrig ist, darfst du keinen Marker legen.
refusal-SI-3-1 = Eine Region { $region } gibt es auf dem Spielplan dieser Partie nicht ({ $map }).
refusal-SI-3-9 = { $holder ->
    [0] Du leitest schon eine Firma: { $color }.
   *[other] { $player } leitet { $color } schon.
}
refusal-SI-3-10 = Auf dem Weltplan wählt niemand eine Startregion: Die Heimatregion deiner Firma ist { the-region }.
refusal-SI-3-11 = { $offices ->
    [0] Das erste Büro kommt in eine mittlere Region (M); die Region { $region } ist { $size }.
   *[other] Ein Büro gibt es { in-region } schon: Beginne in einer mittleren Region (M) ohne Büro.
}
refusal-SI-5-4 = Das obere Pad liegt auf den Feldern des unteren, gerade oder um ein Viertel oder die Hälfte gedreht, nie schräg.
refusal-SI-5-5 = { $overlap ->
    [0] Das obere Pad würde kein Feld des unteren verdecken; es müssen { $least } bis { $most } sein.
   *[other] Das obere Pad würde { $overlap } Felder des unteren verdecken; es müssen { $least } bis { $most } sein.
}
refusal-SI-5-8 = Verbesserungen kannst du ab Runde { $from } legen; dies ist Runde { $round }.
refusal-SI-5-9 = Eine Verbesserung liegt auf benachbarten Feldern eines Pads.
refusal-SI-5-10 = Ohne 4G (schlichte Seite) darf { $tile } nicht über den Rand des Pads ragen.
refusal-SI-5-23 = Die Pläne dieser Runde liegen offen: Deinen kannst du nicht mehr ändern.
refusal-SI-5-25 = { $laid ->
    [0] Lege zuerst die Pads; Verbesserungen und der Abschluss des Plans kommen danach.
   *[other] Du hast die Pads schon gelegt; um sie anders zu legen, mache das erst rückgängig.
}
refusal-SI-5-26 = Dieselben Felder verdeckt das obere Pad, wenn es so liegt: { pad-position }. Nur diese Lage wird angeboten, denn der Plan ist derselbe.
refusal-SI-5-27 = { $held ->
    [0] Du besitzt { $tile } nicht.
    [1] Du hast { $tile } in diesem Plan schon gelegt.
   *[other] Du kannst { $tile } nicht legen: Die Verbesserung gehört { $player }.
}
refusal-SI-5-31 = { $copy ->
    [0] Beide Felder von { $tile } sind gleich, darum wird nur eine Richtung angeboten: die andere.
   *[other] Du hast mehrere Verbesserungen wie { $tile }, und alle ergeben denselben Plan: Lege zuerst die mit der Nummer { $copy }.
}
refusal-SI-8-2 = { $held ->
    [0] Du kannst { $tile } nicht nehmen: Diese Verbesserung liegt nicht in der Auslage.
    [1] Du besitzt { $tile } schon.
   *[other] Du kannst { $tile } nicht nehmen: Die Verbesserung gehört { $player }.
}
refusal-SI-8-3 = Dein Plan zeigt in dieser Runde kein Produktions-Symbol, also steht dir keine Verbesserung zu.
refusal-SI-8-4 = Eine Warenkarte wählt man nicht: Der Plan entscheidet, ob es eine Verbesserung ist (mit Produktions-Symbol) oder eine Warenkarte.
refusal-SI-9-1 = Dein Plan zeigt in dieser Runde kein Forschungs-Symbol, also hast du keinen Marker für Technologien.
refusal-SI-9-2 = Du besitzt { $technology } schon.
refusal-SI-9-4 = Auf { $technology } brauchst du keine Marker mehr: { $markers } von { $needed } liegen dort.
refusal-SI-9-8 = { $enough ->
    [0] Du hast { $technology } noch nicht fertig erforscht: dort { count-markers }, nötig: { $needed }.
   *[other] Deine Marker genügen für { $technology } (nötig: { $needed }): Fertig wird die Technologie von selbst in deinem nächsten Forschungszug.
}
refusal-SI-10-1 = { $got ->
    [0] Dein Plan zeigt in dieser Runde kein Logistik-Symbol, also hast du keinen Marker für Regionen.
   *[other] Du hast in diesem Zug keinen Marker mehr zu legen.
}
refusal-SI-10-2 = { $bridged ->
    [0] Keine Region mit einem deiner Büros ist mit der Region { $region } verbunden.
   *[other] Keine Region mit einem deiner Büros ist mit der Region { $region } verbunden; mit einem Büro { $within } wäre sie es.
}
refusal-SI-10-6 = { $slots ->
    [one] Der einzige Bauplatz { in-region } ist besetzt.
    [2] Beide Bauplätze { in-region } sind besetzt.
   *[other] Alle { $slots } Bauplätze { in-region } sind besetzt.
}
refusal-SI-10-7 = { $offices ->
    [0] Du hast { in-region } noch kein Büro, also kann es kein zweites geben.
    [one] Du hast { in-region } schon ein Büro; ein zweites gibt es nur mit WiFi (schlichte Seite) oder als Bonus eines Einzelhändlers.
   *[other] Du hast { in-region } schon { $offices } Büros; ein weiteres ist nie erlaubt.
}
refusal-SI-10-8 = Du darfst { in-region } nur ein Büro haben, denn dort ist der Einzelhändler { $retailer }.
refusal-SI-11-1 = Du hast { in-region } kein Büro, also kannst du dort nicht verkaufen.
refusal-SI-11-5 = { $why ->
    [0] { $customers ->
        [one] Der einzige Käufer { in-region } ist schon beliefert.
        [2] Beide Käufer { in-region } sind schon beliefert.
       *[other] Alle { $customers } Käufer { in-region } sind schon beliefert.
    }
    [1] { $free ->
        [one] Der letzte freie Käufer { in-region } zahlt höchstens { $limit }; dein Preis ist { $price }.
       *[other] Die { $free } Käufer, die { in-region } noch frei sind, zahlen höchstens { $limit }; dein Preis ist { $price }.
    }
    [2] { $free ->
        [one] Der letzte freie Käufer { in-region } will eine Technologie, die du nicht besitzt ({ wanted-technology }).
       *[other] Die { $free } Käufer, die { in-region } noch frei sind, wollen eine Technologie, die du nicht besitzt ({ wanted-technology }).
    }
   *[other] { $free ->
        [one] Der letzte freie Käufer { in-region } zahlt höchstens { $limit } (dein Preis ist { $price }) oder will eine Technologie, die du nicht besitzt ({ wanted-technology }).
       *[other] Die { $free } Käufer, die { in-region } noch frei sind, zahlen höchstens { $limit } (dein Preis ist { $price }) oder wollen eine Technologie, die du nicht besitzt ({ wanted-technology }).
    }
}
refusal-SI-14-3 = { $lack ->
    [0] Bei WiFi liegt in dieser Partie die { $technology_side } oben, und die eröffnet kein zweites Büro.
    [1] Du besitzt WiFi nicht, mit dem du ein zweites Büro eröffnen könntest.
   *[other] Du hast in dieser Runde mit WiFi schon ein zweites Büro eröffnet.
}
refusal-SI-14-6 = { $lack ->
    [0] Das kostenlose Büro von Gamepad kommt in eine kleine Region (S); die Region { $region } ist { $size }.
    [1] Bei Gamepad liegt in dieser Partie die { $technology_side } oben, und die eröffnet kein kostenloses Büro.
    [2] Du besitzt Gamepad nicht; das kostenlose Büro gibt es, wenn du es erforschst.
   *[other] Das kostenlose Büro von Gamepad gibt es nur einmal, wenn du es erforschst.
}
refusal-SI-14-9 = { $lack ->
    [0] Bei NFC liegt in dieser Partie die { $technology_side } oben, und die verkauft nichts direkt.
    [1] Du besitzt NFC nicht, mit dem du Waren direkt verkaufen könntest.
    [3] Mit NFC verkaufst du höchstens { $most } Waren direkt.
   *[other] Du hast in dieser Runde mit NFC schon direkt verkauft.
}
refusal-SI-14-12 = { $lack ->
    [0] Bei 4G liegt in dieser Partie die { $technology_side } oben: Verkaufen kannst du nur, wo du ein Büro hast.
    [1] Du besitzt 4G nicht, also kannst du nur verkaufen, wo du ein Büro hast.
   *[other] Du hast in dieser Runde mit 4G schon eine Ware verkauft.
}
refusal-SI-15-1 = Der Einzelhändler { $retailer } verdeckt { in-region } alle Käufer: Dort kann niemand verkaufen.
refusal-SI-15-4 = Ein zweites Büro als Bonus gibt es nur mit einem neuen Büro bei einem Einzelhändler, der es anbietet.
refusal-SI-15-7 = Kein Bonus ist fällig: Ein Einzelhändler bietet ihn in dem Moment an, in dem du dort ein Büro eröffnest.
refusal-SI-18-4 = { $lack ->
    [0] Diese Partie wird ohne CEO-Technologien gespielt: Es gibt keinen CEO zu bewegen.
    [1] Du besitzt keine CEO-Technologie, also bleibt dein CEO stehen.
   *[other] Du hast deinen CEO in dieser Runde schon bewegt.
}
refusal-SI-18-6 = Diese Partie wird ohne Aufträge gespielt.
refusal-SI-18-7 = { $holder ->
    [0] Der Auftrag { $contract } gehört nicht zu dieser Partie: Er wurde nicht ausgelegt.
    [1] Den Auftrag { $contract } hast du schon genommen.
   *[other] { $player } hat den Auftrag { $contract } schon genommen.
}
refusal-SI-18-9 = { $lack ->
    [0] Den Auftrag { $contract } ({ $condition }) erfüllst du nicht: Du kommst auf { $count }.
    [1] Den Auftrag { $contract } ({ $condition }) erfüllst du nicht: Dein Preis von { $price } passt nicht.
    [2] Den Auftrag { $contract } ({ $condition }) erfüllst du nicht: Dir fehlt ein Büro in einer Region einer Größe, die er nennt.
   *[other] Den Auftrag { $contract } ({ $condition }) erfüllst du nicht: Dir sind { count-goods } unverkauft geblieben.
}
refusal-SI-21-12 = { $count ->
    [0] Du hast keine verfügbaren Waren zu verkaufen.
    [one] Du hast nur { $count } verfügbare Ware, nicht { $needed }.
   *[other] Du hast nur { $count } verfügbare Waren, nicht { $needed }.
}
refusal-SI-21-13 = { $obstacle ->
    [0] Dein CEO ist schon { in-region }.
    [1] Dein CEO geht nur dorthin, wo du ein Büro hast, und du hast keines { in-region }.
   *[other] Die Region deines CEO ist nicht mit der Region { $region } verbunden.
}
refusal-SI-21-15 = Du hast { in-region } ein Büro: Verkaufe dort wie üblich, ohne 4G.

## Der Wertungsbogen

score-sales = Verkaufte Waren
score-control = Kontrollierte Regionen
score-second_places = Zweite Plätze
score-direct_sales = Direktverkäufe
score-retailers = Büros bei Einzelhändlern
score-contracts = Aufträge
score-ceo_sales = Verkäufe beim CEO (NFC)
score-symbol_costs = Symbole der Pläne (Kosten und Ertrag)
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
option-tech_sides-dark = Seite mit der dunklen Ecke
option-tech_sides-plain = schlichte Seite (erstes Spiel)
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
board-cost = Größe { $size }: Ein Büro kostet dich { $cost } Marker
board-slot = { $second ->
    [0] Letztes Büro hier: { $first } SP für den ersten Platz
   *[other] Letztes Büro hier: { $first } SP für den ersten Platz, { $second } für den zweiten
}
board-markers = Fortschritts-Marker: { $markers }
board-patent = Patent: { $vp } SP für die Firma, die sie zuerst erforscht
board-needed = Nötige Marker: { $needed }
board-customer-price = Kauft bis zu einem Preis von { $limit }
board-customer-tech = Kauft { $technology } zu jedem Preis
board-customer-dual = Kauft bis zu einem Preis von { $limit } oder { $technology } zu jedem Preis
board-points = { $points } SP mit Patenten, Einzelhändlern und Aufträgen
board-legend = Zeichen auf der Karte
board-legend-price = kauft bis zu diesem Preis
board-legend-tech = will diese Technologie, zu jedem Preis
board-legend-dual = eins von beiden genügt
board-legend-slot = Bauplatz für ein Büro: SP für den ersten/zweiten Platz, wenn er als letzter besetzt ist
board-legend-cost = Marker für ein Büro
board-legend-retailer = Einzelhändler: keine Verkäufe, aber SP am Ende
board-bonus-none = kein Bonus
board-bonus-goods = { count-goods }
board-bonus-goods_card = Warenkarte
board-bonus-improvement = Verbesserung
board-bonus-research = { $amount } × Forschung
board-bonus-extra_office = zweites Büro

## Was ein Klick auf eine Region tut

board-do-start = Hier beginnen
board-do-expand = { $missing ->
    [0] Büro öffnet
   *[other] Marker { $then }/{ $needed }
}
board-do-expand-short = { $then }/{ $needed }
board-do-second_office = 2. Büro
board-do-second_office-short = WiFi
board-do-move_ceo = CEO hierher
board-do-move_ceo-short = CEO
board-do-sell = Verkauf: { $vp } SP
board-do-sell-short = { $vp } SP
board-do-sell_afar = 4G: { $vp } SP
board-do-sell_afar-short = 4G
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
board-result-cost = Kosten
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
board-swap = Tauschen
board-swap-pads = Anderes Pad nach oben
board-lay-tile = Auflegen
board-face-down = Abnehmen
board-other-pad = Anderes Pad
board-submit = Plan abgeben
board-help-pads = Ziehe das obere Pad so über das untere, dass es { $least } bis { $most } Felder verdeckt; drehe und wende beide. Was zu sehen ist, zählt; jedes verdeckte Feld des unteren Pads bringt { $covered ->
        [one] eine Ware
       *[other] { $covered } Waren
    }.
board-help-all = Verdecke { $least } bis { $most } Felder. Wähle Verbesserungen, dann „{ board-lay-tile }“; sonst bringt jede { $facedown ->
        [one] eine Ware
       *[other] { $facedown } Waren
    }.
board-help-tiles = Wähle Verbesserungen, dann „{ board-lay-tile }“, oder ziehe sie. Daneben bringt jede { $facedown ->
        [one] eine Ware
       *[other] { $facedown } Waren
    }.
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

## Das Brett auf einen Blick: kurze Beschriftungen, was in der Frage steht und wonach zweimal gefragt wird

board-map = Karte
board-sections = Teile des Spielbretts
board-own-price = Preis
board-own-goods = Waren
board-own-hand = Zu legen
board-own-reserve = Vorrat
board-own-progress = Marker
board-own-offices = Büros
board-own-goods_cards = Karten
board-own-plan = Plan dieser Runde
board-plans = Was alle diese Runde haben
board-own-no-plan = noch keiner
board-own-no-technologies = noch keine
board-select-upper = Oberes
board-select-lower = Unteres
choice-sell_directly = { $goods } direkt verkaufen
choice-end_logistics = Logistik beenden
choice-end_sales = Verkauf beenden
choice-stop_research = Forschung beenden
choice-decline_office = Kein Gratisbüro
choice-take_bonus = Bonus nehmen
choice-decline_bonus = Bonus ablehnen
choice-no_contract = Kein Auftrag
warning-plan = Diesen geheimen Plan abgeben? Er bringt: { plan-result }.
warning-end_sales = { $goods ->
    [one] Verkauf beenden? { $goods } unverkaufte Ware kommt in deinen Vorrat zurück.
   *[other] Verkauf beenden? { $goods } unverkaufte Waren kommen in deinen Vorrat zurück.
}
warning-end_logistics = { $markers ->
    [one] Logistik beenden? { $markers } Marker, den du noch legen könntest, verfällt.
   *[other] Logistik beenden? { $markers } Marker, die du noch legen könntest, verfallen.
}
warning-stop_research = { $markers ->
    [one] Forschung beenden? { $markers } Marker, den du noch legen könntest, verfällt.
   *[other] Forschung beenden? { $markers } Marker, die du noch legen könntest, verfallen.
}

## Die Anleitung für das erste Spiel

guide-intro = Das Ziel: nach 5 Runden die meisten Siegpunkte (SP) haben. Du bekommst sie für jedes verkaufte Smartphone, für Regionen, in denen du am meisten verkaufst, für Patente auf das, was du zuerst erforschst, und für Büros bei Einzelhändlern. Diese Anleitung führt dich in etwa 15 Minuten durch 2 Runden mit jeder Art von Aktion; danach spielst du weiter, wie du magst. Du bist { $seat1 }; { $seat2 } und { $seat3 } spielen gegen dich.
guide-pads = Du baust Smartphones in Indien, und jede Runde beginnt mit einem geheimen Plan. Nur Symbole, die man sieht, zählen. Wende das helle Pad auf Seite B und schiebe das dunkle nach oben, bis es die beiden obersten Felder des hellen verdeckt. Der Tisch zeigt, was du bekommst: −$ senkt deinen Preis auf 3 und bringt Waren, jedes verdeckte Feld bringt eine weitere, dazu kommen Forschung, Logistik und eine Verbesserung.
guide-improvement = Alle Pläne liegen offen. Mit dem Preis 3 bist du am billigsten und darum in jeder Phase zuerst an der Reihe. Du hast 4 Waren hergestellt, und das Produktions-Symbol erlaubt dir, ein Plättchen zu nehmen, das deine späteren Pläne besser macht. Nimm Forschung und Logistik: Beides brauchst du in jeder Runde.
guide-research = Dein Forschungs-Symbol gibt dir 1 Marker. Lege ihn auf GPS: Damit brächte jedes −$ gleich 2 Waren statt 1, und das passt zu einer billigen Firma. Nötig sind insgesamt 3 Marker; sie bleiben liegen, bis die Technologie fertig ist.
guide-first_marker = Hast du es gesehen? { $seat2 } hat GPS fertig erforscht und das Patent genommen. Die 8 Punkte sind weg, aber du brauchst dort jetzt nur noch 2 Marker. Mit Logistik eröffnest du Büros in Regionen, die mit deinen verbunden sind. Die VAE sind klein und kosten 2 Marker. Lege den ersten.
guide-office = Mit dem zweiten Marker wird das Büro sofort eröffnet, auf dem linken freien Bauplatz. Je weiter rechts das letzte Büro einer Region steht, desto mehr Punkte bringt ihre Kontrolle.
guide-next_region = Ein Marker ist übrig, und nicht gelegte Marker verfallen. Lege ihn nach China: Das ist ein großer Markt für später, und mit 3 weiteren eröffnest du dort ein Büro.
guide-sale = Jetzt wird verkauft. Runde Käufer kaufen bis zu dem Preis, der auf ihnen steht, eckige wollen eine Technologie, zu jedem Preis. Waren gehen von links nach rechts an die Käufer, jeder kauft eine. In Indien kauft bei dir sogar der Käufer mit der Grenze 3. Verkaufe dort.
guide-second_sale = Jede verkaufte Ware bringt deinen Preis ein, 3 Punkte. Wer in einer Region am meisten verkauft, kontrolliert sie außerdem. Verkaufe noch eine in Indien.
guide-third_sale = Und eine dritte. Noch hat niemand sonst ein Büro in Indien, die Kontrolle ist dir also sicher; lass dir trotzdem keinen Käufer entgehen.
guide-last_sale = Verkaufe die letzte Ware in den VAE: Eine einzige genügt dort, um eine zweite Region zu kontrollieren. Was du nicht verkaufst, ist verloren.
guide-second_plan = Die Runde hat dir 17 Punkte gebracht: 4 Waren zu je 3 Punkten, 3 für Indien und 2 für die VAE. Die Preise stehen wieder auf 5, und von jetzt an wirken deine Verbesserungen. Du hast zwei. Lege die Pads wie vorhin; der Plan war gut. Bevor du ihn abgibst, kommt eine Verbesserung darauf: die mit Forschung und Logistik, auf die unterste Reihe des dunklen Pads, die Forschung auf das offene Feld.
guide-place = Lege nun die Verbesserung mit Forschung und Logistik auf die unterste Reihe des dunklen Pads, die Logistik auf das Logistik-Symbol, das dort schon ist, und die Forschung auf das offene Feld. So geht nichts verloren, und du hast 2 Forschung. Ein Marker davon macht GPS fertig.
guide-finish = Deine Startverbesserung hast du noch auf der Hand. Du könntest sie auch auf die Pads legen, aber verdeckt bringt sie 1 weitere Ware. Lass sie liegen und gib den Plan ab.
guide-second_improvement = Wieder liegen alle Pläne offen. Mit dem Preis 3 bist du noch einmal zuerst an der Reihe. Nimm das Plättchen mit zweimal Forschung: Ab der nächsten Runde bist du damit schnell, wo es um Patente geht.
guide-completed = Du hast 2 Marker für die Forschung. GPS braucht von dir 2, und 1 liegt schon dort: Mach es fertig. Ab der nächsten Produktion bringt jedes −$ 2 Waren, und eckige Käufer, die GPS wollen, kaufen zu jedem Preis bei dir.
guide-second_marker = Ein Marker ist übrig. Lege ihn auf Gamepad, das alle weitere Forschung billiger macht. Du musst nicht sofort fertig werden: Marker bleiben liegen.
guide-retailer = { $seat2 } war bei Gamepad schneller und hat das Patent, du brauchst dort jetzt also nur noch 2 Marker. Weiter mit der Logistik. In Australien steht ein Einzelhändler: Dort kann niemand verkaufen, aber ein Büro ist am Ende 12 SP wert und bringt sofort einen Bonus. Es kostet 3 Marker, und du hast 3. Lege den ersten.
guide-retailer_marker = Und den zweiten.
guide-retailer_office = Mit dem dritten Marker wird dein Büro eröffnet.
guide-bonus = Der Einzelhändler bietet 4 Waren. Einen Bonus darfst du ablehnen, aber du hast einen Käufer mehr als Waren: Nimm sie.
guide-sales_india = Verkaufe in Indien, solange dort jemand kauft: 4 Käufer nehmen deinen Preis von 3 an.
guide-control = Nun die VAE. { $seat2 } und { $seat3 } haben inzwischen auch Büros dort. Darum ist die Kontrolle 6 SP wert und der zweite Platz 3: Das Büro ganz rechts entscheidet.
guide-sold_out = Verkaufe dort noch einmal: Wenn beide Preis-Käufer dir gehören, kann niemand mehr verkaufen als du. Die übrigen Waren finden keine Käufer und gehen zurück.
guide-scoring = Du hast alles einmal getan. Jetzt verkaufen die anderen, und dann werden SP gezählt: dein Preis für jede Ware, dazu die Werte für den ersten und zweiten Platz in jeder Region. Drei Runden folgen noch. Nach der letzten kommen Patente und Büros bei Einzelhändlern dazu, und wer die meisten SP hat, gewinnt; bei Gleichstand entscheiden mehr Technologien. Viel Erfolg!

## Mehrere Dinge einer Art, in der Zusammenfassung seit dem letzten Zug

several-sold = { $player } verkauft { $count } Waren.
several-controlled = { $player } kontrolliert { $count } Regionen.
several-came_second = { $player } kommt in { $count } Regionen auf den zweiten Platz.
several-improvement_taken = { $player } nimmt { $count } Verbesserungen.
## Tabellen des Regelhefts, mit den Werten eines Eintrags aus components.toml

rulebook-color = { $value ->
    [red] Rot:
    [yellow] Gelb:
    [green] Grün:
    [blue] Blau:
   *[other] Lila:
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
    [price] bis { $max }
    [tech] { rulebook-technology }
   *[other] bis { $max } oder { rulebook-technology }
}
rulebook-bonus = { $kind ->
    [goods] { $amount } Waren
    [goods_card] eine Warenkarte
    [improvement] eine Verbesserung
    [research] { $amount } Marker für Forschung
    [extra_office] ein zweites Büro
   *[other] –
}
rulebook-contract = { $kind ->
    [goods_sold] { $min } Waren verkauft
    [regions_sold_in] Verkäufe in { $min } Regionen
    [regions_controlled] Kontrolle über { $min } Regionen
    [tech_customers_served] { $min } Technologie-Käufer beliefert
    [technologies] { $min } Technologien
    [patents] { $min } Patente
    [office_regions] Büros in { $min } Regionen
    [office_sizes] Büros in Regionen der Größen { $sizes }
    [office_regions_of_size] Büros in { $min } Regionen der Größe { $size }
    [price_and_sold] { $price_min ->
        [other] Preis mindestens { $price_min }, { $sold_min } Waren verkauft
       *[none] Preis höchstens { $price_max }, { $sold_min } Waren verkauft
    }
    [sold_out] nichts unverkauft, mindestens { $sold_min } Waren verkauft
    [goods_produced] { $min } Waren produziert
    [improvements_and_goods_cards] zusammen { $min } Verbesserungen und Warenkarten
   *[other] { $min } SP aus Verkäufen
}

## Probleme mit den Optionen

problem-small_map = Der USA-Plan ist für höchstens { $most } Personen; ihr seid { $players }. Wählt den Weltplan oder spielt mit weniger Personen.
problem-not_in_solo = Allein kannst du mit diesem Modul nicht spielen: { $option ->
    [hardcore] { option-hardcore }
    [contracts] { option-contracts }
   *[other] { option-ceo_technologies }
}. Für Steve gibt es dazu keine Regeln. Schalte es aus oder nimm jemanden dazu.

## Die Spielhilfe: eine Seite zum Ausdrucken

aid-round = Die Runde
aid-planning = geheim und alle zugleich: deine Pads, von denen das obere { $overlap_min } bis { $overlap_max } Felder des unteren verdeckt, dann Verbesserungen (ab Runde { $improvement_first_round }). Was zu sehen ist, zählt.
aid-prices = von { $start } aus, durch die Symbole; mindestens { $min }, höchstens { $max }.
aid-production = Waren für jedes sichtbare „Preis runter“, für jedes verdeckte Feld des unteren Pads ({ $goods_per_covered_pad_field }), für jede verdeckte Verbesserung ({ $goods_per_facedown_improvement }) und für jede Warenkarte ({ $card }).
aid-improve_production = mit sichtbarem Verbessern-Symbol eine Verbesserung aus der Auslage, sonst eine Warenkarte; beides wirkt ab der nächsten Runde.
aid-research = ein Marker je Forschungs-Symbol. Marker bleiben liegen; sind es genug, gehört dir die Technologie. Wer sie zuerst hat, nimmt das Patent; dann kostet sie alle anderen { $discount_after_patent } weniger. Nicht gelegte Marker verfallen.
aid-logistics = ein Marker je Logistik-Symbol, in Regionen, die mit einem Büro von dir verbunden sind. Sind es genug, wird auf dem linken freien Bauplatz ein Büro eröffnet. Nicht gelegte Marker verfallen.
aid-sales = eine Ware je Käufer, in Regionen mit einem Büro von dir, von links nach rechts. Runde Käufer: wenn dein Preis nicht über ihrer Grenze liegt. Eckige: wenn dir die Technologie gehört, zu jedem Preis. Nicht verkaufte Waren sind verloren.
aid-victory_points = dein Preis für jede verkaufte Ware; in jeder Region der erste (und zweite) Platz nach verkauften Waren, mit den Werten des Büros ganz rechts. Bei Gleichstand liegt vorn, wessen Ware weiter links liegt.
aid-order = in Phasen mit Zügen zuerst der niedrigste Preis, dann weniger SP, dann die Reihenfolge der Farben.
aid-symbol = Symbol
aid-goods = Waren
aid-markers = Ein Marker in Phase
aid-nothing = –
aid-improvements = Verbesserungen
aid-tiles = In jedem Plan liegt eine Verbesserung auf benachbarten Feldern eines Pads, wo stattdessen ihre Symbole zählen, oder verdeckt für { $goods_per_facedown_improvement } Ware. Ein Feld, das nur eine Verbesserung verdeckt, bringt keine Ware.
aid-regions = Regionen (Welt): SP nach letztem Büro
aid-size = Größe
aid-slot_1 = 1.
aid-slot_2 = 2.
aid-slot_3 = 3.
aid-slot_4 = 4.
aid-slot_5 = 5.
aid-technologies = Technologien (A schlichte Seite, B dunkle Ecke)
aid-gps = { $cost } Marker, Patent { $patent_vp } SP. A: Jedes „Preis runter“ bringt { $a_goods } Waren. B: sofort { $b_goods } Waren.
aid-wifi = { $cost } Marker, Patent { $patent_vp } SP. A: einmal je Runde, in der Logistik, ein zweites Büro in einer deiner Regionen. B: Unverkaufte Waren bleiben verfügbar.
aid-gamepad = { $cost } Marker, Patent { $patent_vp } SP. A: Forschung kostet dich { $a_discount } weniger. B: sofort ein Büro in einer S-Region.
aid-li_ion = { $cost } Marker, Patent { $patent_vp } SP. A: Jedes „Preis rauf“ ist auch Logistik. B: sofort und bei jeder Produktion eine Ware je { $b_technologies } Technologien.
aid-nfc = { $cost } Marker, Patent { $patent_vp } SP. A: in der Logistik bis zu { $a_most } Waren direkt verkaufen. B: Dein Preis ist { $b_price } höher.
aid-four_g = { $cost } Marker, Patent { $patent_vp } SP. A: Verbesserungen dürfen über den Rand ihres Pads ragen. B: einmal je Runde eine Ware in einer Region ohne Büro von dir verkaufen.
aid-retailers = Einzelhändler: SP am Ende, Bonus sofort
aid-side_a = Seite A
aid-side_b = Seite B
aid-retailer_a = { $a_vp }: { $a_bonus_kind ->
    [goods] { $a_bonus_amount } Waren
    [goods_card] Warenkarte
    [improvement] Verbesserung
    [research] { $a_bonus_amount } Forschung
    [extra_office] zweites Büro
   *[other] –
}
aid-retailer_b = { $b_vp }: { $b_bonus_kind ->
    [goods] { $b_bonus_amount } Waren
    [goods_card] Warenkarte
    [improvement] Verbesserung
    [research] { $b_bonus_amount } Forschung
    [extra_office] zweites Büro
   *[other] –
}
aid-end = Ende der Partie
aid-scoring = Nach { $rounds } Runden: deine SP, Patente und Einzelhändler mit einem Büro von dir (mit dem Modul auch Aufträge). Gleichstand: mehr Technologien, dann mehr Patente.
aid-hardcore = Sichtbare Symbole kosten SP: Forschung { $research }, Logistik { $logistics }, Preis rauf { $price_up }, Verbessern { $improve }, abzüglich { $discount_per_facedown_improvement } je verdeckter Verbesserung; Preis runter { $price_down }. Jede produzierte Ware: { $cost_per_produced_good }. Nach der Forschung kosten Schulden einen SP je { $interest_debt_step }, Guthaben bringen einen SP je { $interest_credit_step }, aufgerundet.
