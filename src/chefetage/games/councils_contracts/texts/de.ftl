### Councils & Contracts
###
### Eine Bauaktion wird nach ihrer Art erzählt; $price und $amount sind die Zahlen auf ihrer Karte.

title = Councils & Contracts

neutral = Die Stadt
none = nichts

## Gezähltes, zur Verwendung in Sätzen

count-workers = { $workers ->
    [0] keine Mitarbeiter
    [one] { $workers } Mitarbeiter
   *[other] { $workers } Mitarbeiter
}
count-free = { $free ->
    [0] keine freien Mitarbeiter
    [one] { $free } freien Mitarbeiter
   *[other] { $free } freie Mitarbeiter
}
count-available = { $available ->
    [0] keine Mitarbeiter
    [one] { $available } Mitarbeiter
   *[other] { $available } Mitarbeiter
}
count-points = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
count-influence = { $points ->
    [one] { $points } Einflusspunkt
   *[other] { $points } Einflusspunkte
}
count-price = { $price ->
    [one] { $price } Einflusspunkt
   *[other] { $price } Einflusspunkte
}
count-amount-points = { $amount ->
    [one] { $amount } Siegpunkt
   *[other] { $amount } Siegpunkte
}
count-amount-influence = { $amount ->
    [one] { $amount } Einflusspunkt
   *[other] { $amount } Einflusspunkte
}
count-closing_rounds = { $closing_rounds ->
    [one] folgt { $closing_rounds } Abschlussrunde
   *[other] folgen { $closing_rounds } Abschlussrunden
}

## Einflussbereiche und Ausschüsse

area-transport = Verkehr
area-finance = Finanzen
area-public_works = Bauwesen
area-culture = Kultur
area-development = Entwicklung
area-ordinary = Ausschussbereiche

committee-transport = Verkehrsausschuss
committee-finance = Finanzausschuss
committee-public_works = Bauausschuss
committee-culture = Kulturausschuss
committee-special = Sonderausschuss

## Karten

card-1 = Werkstatt
card-2 = Ziegelei
card-3 = Maschinenhalle
card-4 = Technologiepark
card-5 = Chemiewerk
card-6 = Stahlwerk
card-7 = Forschungslabor
card-8 = Straßenkreuzung
card-9 = Straßenbahnhaltestelle
card-10 = Busdepot
card-11 = Hauptbahnhof
card-12 = Autobahnkreuz
card-13 = Flughafen
card-14 = Hafen
card-15 = Reihenhäuser
card-16 = Gartensiedlung
card-17 = Arbeiterwohnheim
card-18 = Hochhaussiedlung
card-19 = Neubauviertel
card-20 = Studentenwohnheim
card-21 = Seniorenresidenz
card-22 = Eckladen
card-23 = Handelskontor
card-24 = Markthalle
card-25 = Bank
card-26 = Kaufhaus
card-27 = Messegelände
card-28 = Einkaufszentrum
card-29 = Denkmal
card-30 = Stadtarchiv
card-31 = Theater
card-32 = Universität
card-33 = Konzerthaus
card-34 = Fernsehturm
card-35 = Dom
card-36 = Stadion
card-town_hall = Rathaus

## Was die Bauaktionen kosten und bewirken, wie es auf den Karten steht

build-action = { $price ->
    [0] { $build_action }
   *[other] { $build_cost } { $build_action }
}
build_cost-any_influence = { $price ->
    [one] Zahle { count-price } eines beliebigen Bereichs.
   *[other] Zahle { count-price } beliebiger Bereiche.
}
build_cost-ordinary_influence = { $price ->
    [one] Zahle { count-price } eines Ausschussbereichs.
   *[other] Zahle { count-price } aus Ausschussbereichen.
}
build_cost-development = Zahle { $price } Entwicklung.
build_cost-own_worker_from_card = { $price ->
    [one] Ein Mitarbeiter dieser Karte kommt in den Koffer.
   *[other] { $price } Mitarbeiter dieser Karte kommen in den Koffer.
}
build_action-gain_influence-development = Erhalte { $amount } Entwicklung.
build_action-gain_influence-ordinary = Erhalte { count-amount-influence } in Ausschussbereichen.
build_action-gain_influence-any = Erhalte { count-amount-influence } in beliebigen Bereichen.
build_action-redistribute_influence = Verteile deine Einflusspunkte neu auf alle Bereiche.
build_action-gain_vp = Erhalte { count-amount-points }.
build_action-score_workers_in_city = Erhalte { count-amount-points } für jeden Mitarbeiter in der Stadt.
build_action-score_workers_in_box = Erhalte { count-amount-points } für jeden Mitarbeiter im Koffer.
build_action-score_adjacent_distinct_types = Erhalte { count-amount-points } für jeden verschiedenen Typ unter den benachbarten Karten.
build_action-score_adjacent_chosen_type = Wähle einen Kartentyp: Erhalte { count-amount-points } für jede benachbarte Karte dieses Typs.
build_action-score_row_chosen_type = Wähle einen Kartentyp: Erhalte die aufgedruckten Punkte aller Karten dieses Typs in dieser Reihe.
build_action-score_column_chosen_type = Wähle einen Kartentyp: Erhalte die aufgedruckten Punkte aller Karten dieses Typs in dieser Spalte.
build_action-score_adjacent_pair = Erhalte die aufgedruckten Punkte zweier benachbarter Karten gleichen Typs.
build_action-recruit_from_box = { $amount ->
    [one] Nimm einen deiner Mitarbeiter aus dem Koffer.
   *[other] Nimm { $amount } deiner Mitarbeiter aus dem Koffer.
}
build_action-move_workers = Versetze die Mitarbeiter dieser Karte auf eine unbesetzte Karte.
build_action-deploy_free_workers = Stelle freie Mitarbeiter auf eine unbesetzte Karte.
build_action-occupy_from_box = Besetze eine unbesetzte Karte mit Mitarbeitern aus dem Koffer.
build_action-build_from_display = Führe ein Bauvorhaben der Auslage ohne dessen Kosten durch; die Mitarbeiter dieser Karte ziehen auf die neue.
build_action-copy_adjacent = Führe die Bauaktion einer benachbarten Karte aus.
build_action-copy_occupied = Führe die Bauaktion einer besetzten Karte aus.

## Dasselbe in wenigen Worten, für schmale Stellen

brief-action = { $price ->
    [0] { $brief_action }
   *[other] { $brief_cost }: { $brief_action }
}
brief_cost-any_influence = { $price } zahlen
brief_cost-ordinary_influence = { $price } aus Ausschuss
brief_cost-development = { $price } Entwicklung
brief_cost-own_worker_from_card = { $price ->
    [one] Mitarb. in Koffer
   *[other] { $price } Mitarb. in Koffer
}
brief_action-gain_influence-development = +{ $amount } Entwicklung
brief_action-gain_influence-ordinary = +{ $amount } Ausschuss
brief_action-gain_influence-any = +{ $amount } Einfluss nach Wahl
brief_action-redistribute_influence = Einfluss neu verteilen
brief_action-gain_vp = { $amount } SP
brief_action-score_workers_in_city = { $amount } SP je Mitarbeiter in der Stadt
brief_action-score_workers_in_box = { $amount } SP je Mitarbeiter im Koffer
brief_action-score_adjacent_distinct_types = { $amount } SP je Typ unter den Nachbarn
brief_action-score_adjacent_chosen_type = { $amount } SP je Nachbarkarte eines Typs
brief_action-score_row_chosen_type = SP eines Typs in der Reihe
brief_action-score_column_chosen_type = SP eines Typs in der Spalte
brief_action-score_adjacent_pair = SP eines Nachbarpaars
brief_action-recruit_from_box = +{ $amount } Mitarbeiter aus dem Koffer
brief_action-move_workers = Mitarbeiter versetzen
brief_action-deploy_free_workers = freie Mitarbeiter einsetzen
brief_action-occupy_from_box = Karte aus dem Koffer besetzen
brief_action-build_from_display = Bauvorhaben
brief_action-copy_adjacent = Nachbarkarte kopieren
brief_action-copy_occupied = besetzte Karte kopieren

## Kartentypen

card_type-industry = Industrie
card_type-infrastructure = Infrastruktur
card_type-housing = Wohnen
card_type-commerce = Handel
card_type-landmark = Wahrzeichen

## Spielfarben

player_colour-red = Rot
player_colour-blue = Blau
player_colour-green = Grün
player_colour-yellow = Gelb
player_colour-black = Schwarz

## Schritte: was gerade geschieht, für Sätze mit „nicht jetzt“

step-take_turn = Aktion wählen
step-choose_bonus = Sonderbeschluss: Bonus
step-choose_shares = Sonderbeschluss: Punkte der Tabelle
step-copy_card = Bauaktion: Karte zum Kopieren wählen
step-pay_price = Bauaktion: Baukosten zahlen
step-gain_influence = Bauaktion: Einfluss erhalten
step-redistribute_influence = Bauaktion: Einfluss neu verteilen
step-score_adjacent_type = Bauaktion: Typ benachbarter Karten
step-score_row = Bauaktion: Typ in der Reihe
step-score_column = Bauaktion: Typ in der Spalte
step-score_pair = Bauaktion: Kartenpaar
step-move_workers = Bauaktion: Mitarbeiter versetzen
step-deploy_workers = Bauaktion: freie Mitarbeiter einsetzen
step-occupy_from_box = Bauaktion: Mitarbeiter aus dem Koffer
step-build_from_display = Bauaktion: Bauvorhaben wählen
step-choose_site = Bauplatz wählen

## Entscheidungen: was jetzt zu wählen ist

decision-take_turn = Wähle deine Aktion für diesen Zug.
decision-choose_bonus = In welchem Bereich nimmst du den Bonus von { $points ->
    [one] { $points } Einflusspunkt?
   *[other] { $points } Einflusspunkten?
}
decision-choose_shares = In welchen verschiedenen Bereichen nimmst du deine Punkte?
decision-copy_card = Welche Bauaktion kopierst du?
decision-pay_price = Wie zahlst du { count-price }?
decision-gain_influence = In welchen Bereichen erhältst du { count-influence }?
decision-redistribute_influence = Welchen Wert bekommt { $area }? Noch { $pool ->
    [one] { $pool } Punkt ist zu verteilen.
   *[other] { $pool } Punkte sind zu verteilen.
}
decision-score_adjacent_type = Welcher Kartentyp zählt unter den benachbarten Karten?
decision-score_row = Welcher Kartentyp zählt in der Reihe?
decision-score_column = Welcher Kartentyp zählt in der Spalte?
decision-score_pair = Welche zwei benachbarten Karten zählen?
decision-move_workers = Auf welche Karte versetzt du die Mitarbeiter?
decision-deploy_workers = Auf welche Karte stellst du freie Mitarbeiter?
decision-occupy_from_box = Welche Karte besetzt du mit Mitarbeitern aus dem Koffer?
decision-build_from_display = Welches Bauvorhaben führst du ohne dessen Kosten durch?
decision-choose_site = Wohin legst du „{ $card }“?

## Aktionen: ihre Namen

action-send_two = Mitarbeiter in einen Ausschuss schicken
action-send_three = Je einen Mitarbeiter in mehrere Ausschüsse schicken
action-send_one = Den einzigen freien Mitarbeiter in einen Ausschuss schicken
action-build = Ein Bauvorhaben durchführen
action-resolve = Einen Beschluss anregen
action-act = Eine Bauaktion ausführen
action-pass = Passen
action-bonus = Den Bonus nehmen
action-share = Die Punkte der Tabelle nehmen
action-copy = Eine Karte kopieren
action-pay = Einfluss zahlen
action-gain = Einfluss erhalten
action-level = Einen Einflusswert festlegen
action-adjacent_type = Den Typ benachbarter Karten wählen
action-row_type = Den Typ in der Reihe wählen
action-column_type = Den Typ in der Spalte wählen
action-pair = Ein Kartenpaar wählen
action-move_to = Mitarbeiter versetzen
action-deploy_to = Freie Mitarbeiter einsetzen
action-box_to = Eine Karte aus dem Koffer besetzen
action-erect = Ohne die Kosten bauen
action-at = Die Karte anlegen

## Spielzüge: eine Schaltfläche oder eine Zeile der Auswahl

move-send_two = { count-workers } schicken: { $committee }
move-send_three = Je einen Mitarbeiter schicken: { $committee }
move-send_one = Den einzigen freien Mitarbeiter schicken: { $committee }
move-build = „{ $card }“ bauen: { count-points }, { count-workers }
move-resolve = Beschluss anregen: { $committee } ({ $points ->
    [0] +{ $influence } Einfluss
   *[other] +{ $influence } Einfluss, { count-points }
})
move-act = Bauaktion von „{ $card }“: { brief-action }
move-pass = Passen
move-bonus = Bonus für { $area }: +{ $points }
move-share = Je ein Punkt: { $area }
move-copy = „{ $card }“ kopieren: { brief-action }
move-pay = Zahlen: { $area }
move-gain = Erhalten: { $area }
move-level = { $area } auf { $level } setzen
move-adjacent_type = { $card_type } werten: { count-points }
move-row_type = { $card_type } werten: { count-points }
move-column_type = { $card_type } werten: { count-points }
move-pair = { $card } werten: { count-points }
move-move_to = Die Mitarbeiter auf „{ $card }“ versetzen
move-deploy_to = Freie Mitarbeiter auf „{ $card }“ stellen
move-box_to = „{ $card }“ aus dem Koffer besetzen
move-erect = „{ $card }“ ohne die Kosten bauen: { count-points }, { count-workers }
move-at = Die Karte an ({ $cell }) legen

## Ereignisse

event-started = { $player } beginnt jede Runde.
event-displayed = Neu in der Auslage: „{ $card }“.
event-workers_sent = { $player } schickt { count-workers } in den { $committee }.
event-project_built = { $player } baut „{ $card }“ und erhält { count-points }.
event-card_placed = { $player } legt „{ $card }“ an ({ $cell }).
event-resolved = { $player } regt einen Beschluss im { $committee } an.
event-committee_points = { $player } erhält { count-points } im Ausschuss.
event-workers_returned = { $workers ->
    [one] { $player } bekommt { $workers } Mitarbeiter zurück.
   *[other] { $player } bekommt { $workers } Mitarbeiter zurück.
}
event-action_taken = { $player } führt die Bauaktion von „{ $card }“ aus.
event-empty_action = { $player } führt die Bauaktion von „{ $card }“ aus, die jetzt nichts bewirkt.
event-copied = { $player } kopiert „{ $card }“.
event-influence_gained = { $points ->
    [0] { $player } erhält keinen Einfluss: { $area } ist am Ende der Leiste.
   *[other] { $player } erhält { count-influence } in { $area }.
}
event-influence_paid = { $player } zahlt { count-influence } aus { $area }.
event-level_set = { $player } setzt { $area } auf { $level }.
event-points_gained = { $points ->
    [0] { $player } erhält keine Siegpunkte.
   *[other] { $player } erhält { count-points }.
}
event-type_chosen = { $player } wählt { $card_type }.
event-worker_to_box = { $player } legt { count-workers } in den Koffer.
event-worker_recruited = { $player } nimmt { count-workers } aus dem Koffer.
event-card_occupied = { $player } besetzt „{ $card }“ mit { $workers ->
    [one] { $workers } Mitarbeiter.
   *[other] { $workers } Mitarbeitern.
}
event-passed = { $player } passt.
event-end_triggered = { $player } hat das Spielende ausgelöst. Diese Runde wird beendet, dann { count-closing_rounds }.
event-stalled = Seit { $rounds } Runden hat niemand gebaut; jetzt { count-closing_rounds }.
event-closing_round_started = Abschlussrunde { $closing_round } beginnt.

## Ablehnungen

refusal-CC-3-5 = Der Sonderausschuss ist erst ab { $players } Spielern im Spiel.
refusal-CC-4-3 = Du hast { count-free }: Du musst Mitarbeiter einsetzen oder ein Bauvorhaben durchführen. Beschlüsse und Bauaktionen sind erst möglich, wenn dein Zug ohne freie Mitarbeiter beginnt.
refusal-CC-4-4 = Du hast keinen freien Mitarbeiter: Du musst einen Beschluss anregen oder eine Bauaktion ausführen.
refusal-CC-4-5 = Passen ist nur in den Abschlussrunden möglich.
refusal-CC-5-1 = Dafür brauchst du { $workers } freie Mitarbeiter; du hast { count-free }.
refusal-CC-5-2 = Dafür brauchst du { $workers } freie Mitarbeiter; du hast { count-free }.
refusal-CC-5-4 = Ein Mitarbeiter geht nur dann allein, wenn er dein einziger freier ist; du hast { count-free }.
refusal-CC-5-10 = „{ $card }“ liegt nicht in der Auslage.
refusal-CC-5-11 = „{ $card }“ braucht { count-workers }; du hast { count-free }.
refusal-CC-5-12 = „{ $card }“ kostet { $cost } aus { $area }; du hast dort { $influence }. Andere Bereiche können das nicht ersetzen.
refusal-CC-5-13 = Der Bauplatz ({ $cell }) grenzt mit keiner Kante an eine Karte der Stadt.
refusal-CC-5-14 = An ({ $cell }) liegt schon eine Karte.
refusal-CC-5-20 = In diesem Ausschuss ({ $committee }) ist keiner deiner Mitarbeiter.
refusal-CC-5-25 = Wähle genau so viele verschiedene Bereiche, wie du Punkte hast: { $points }.
refusal-CC-5-34 = Auf „{ $card }“ steht keiner deiner Mitarbeiter.
refusal-CC-5-40 = Dein Einfluss reicht für diese Zahlung nicht.
refusal-CC-6-5 = Diese Punkte gehen nur in Ausschussbereiche, nicht in die Entwicklung.
refusal-CC-6-8 = „{ $card }“ ist deiner Karte nicht benachbart.
refusal-CC-6-9 = „{ $card }“ braucht { count-workers }; auf der handelnden Karte { $available ->
    [one] steht { $available }.
   *[other] stehen { $available }.
}
refusal-CC-6-12 = „{ $card }“ braucht { count-workers }; du kannst { count-available } einsetzen.
refusal-CC-6-19 = „{ $card }“ braucht { count-workers }; auf der handelnden Karte { $available ->
    [one] steht { $available }.
   *[other] stehen { $available }.
}
refusal-CC-6-30 = Die Summe muss gleich bleiben: { $area } kann jetzt { $least } bis { $most } sein.
refusal-CC-6-31 = „{ $card }“ ist nicht besetzt.
refusal-CC-6-35 = Diese beiden Karten liegen nicht beide in der Stadt.
refusal-CC-6-36 = „{ $card }“ braucht { count-workers }; du hast { count-available } im Koffer.
refusal-CC-6-37 = Diese beiden Karten sind nicht benachbart.
refusal-CC-6-39 = „{ $card }“ ist keine unbesetzte Karte der Stadt.
refusal-CC-6-40 = „{ $card }“ liegt nicht in der Stadt.
refusal-CC-6-44 = „{ $card }“ kopiert Karten und kann selbst nicht kopiert werden.
refusal-CC-6-45 = Du kannst die Bauaktion von „{ $card }“ jetzt nicht ausführen.
refusal-CC-6-47 = Die Baukosten sind aus Ausschussbereichen zu zahlen, nicht aus der Entwicklung.
refusal-CC-7-3 = Du hast dafür keinen freien Mitarbeiter.
refusal-CC-11-10 = Zu zahlen sind genau { count-price }.
refusal-CC-11-11 = Du erhältst genau { count-influence }.
refusal-CC-11-14 = „{ $card }“ liegt nicht in der Auslage.
refusal-CC-11-17 = Die Bereiche werden nacheinander festgelegt; jetzt ist { $area } an der Reihe.

## Der Wertungsbogen

score-projects = Durchgeführte Bauvorhaben
score-build_actions = Bauaktionen
score-resolutions = Beschlüsse
score-majority_transport = Mehrheit in Verkehr (Wert: { $value })
score-majority_finance = Mehrheit in Finanzen (Wert: { $value })
score-majority_public_works = Mehrheit in Bauwesen (Wert: { $value })
score-majority_culture = Mehrheit in Kultur (Wert: { $value })
score-majority_development = Mehrheit in Entwicklung (Wert: { $value })

## Optionen

option-start_player = Startspieler
option-start_player-random = wird ausgelost
option-start_player-1 = Platz 1
option-start_player-2 = Platz 2
option-start_player-3 = Platz 3
option-start_player-4 = Platz 4
option-start_player-5 = Platz 5

## Beschriftungen des Tischs

label-round = Runde
label-closing_round = Abschlussrunde
label-display = Auslage
label-deck_a = A-Karten
label-deck_b = B-Karten
label-city = Stadt
label-cost = Kosten
label-workers = Mitarbeiter
label-majority = Mehrheit
label-vp = SP
label-build_action = Bauaktion
label-influence = Einfluss
label-points = Siegpunkte
label-free_workers = Freie Mitarbeiter
label-box = Im Koffer
label-project = Anzulegende Karte
label-acting_card = Handelnde Karte
label-text_card = Textkarte
label-pool = Noch zu verteilende Punkte

## Der Spielplan im Browser

board-city_window = Ausschnitt der Stadt
board-pan_left = Nach links
board-pan_right = Nach rechts
board-pan_up = Nach oben
board-pan_down = Nach unten
board-zoom_in = Vergrößern
board-zoom_out = Verkleinern
board-fit = Ganze Stadt zeigen
board-end_after = { $cards ->
    [one] { $cards } weiteres Bauvorhaben löst das Ende aus
   *[other] { $cards } weitere Bauvorhaben lösen das Ende aus
}
board-last_round = Das Ende ist ausgelöst: Diese Runde wird beendet, dann folgen die Abschlussrunden
board-closing = Abschlussrunde { $round } von { $rounds }
board-over = Das Spiel ist zu Ende
board-stalled = { $rounds } von { $limit } Runden ohne neues Bauvorhaben
board-deck_cards = Noch im Stapel
board-committees = Ausschüsse
board-resolution = Eigene Mitarbeiter → Einfluss:
board-initiator = +{ $points } für den Anregenden
board-send_two = { $workers } hin
board-send_one = Einen hin
board-send_three = Je ein Mitarbeiter in { $committees } Ausschüsse:
board-resolve = Beschluss
board-contractors = Bauunternehmer
board-start_player = Startspieler
board-free = Frei
board-box = Koffer
board-in_committees = Ausschüsse
board-in_city = Stadt
# Teile, vor denen ein langer Name getrennt werden darf
board-tails = ausschuss haltestelle wohnheim siedlung residenz kreuzung zentrum park labor halle kontor gelände viertel kreuz bahnhof häuser
board-joker = Zählt als jeder Kartentyp.
board-rule = Regeln: { $name }
board-look = „{ $card }“ groß zeigen
board-close = Schließen
board-order = Reihenfolge in der Runde
board-turn = Die Schritte eines Zugs
board-actions = Die vier Aktionen
board-action-place = Einsetzen
board-action-build = Bauen
board-action-resolve = Beschluss
board-action-act = Bauaktion
board-part-workers = Mitarbeiter
board-part-influence = Einfluss
board-part-majorities = Mehrheiten
board-part-points = Siegpunkte
board-part-order = Startspieler
board-means = Du hast
board-picked = { $picked } von { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} gewählt
board-more = Einer mehr: { $area }
board-fewer = Einer weniger: { $area }

## Die Schritte eines Zugs

phase-action = Aktion wählen
phase-pay = Zahlen
phase-effect = Ausführen
phase-end = Zugende

## Die Anleitung zum ersten Spiel

guide-build = Du hast vier freie Mitarbeiter und in jedem Ausschussbereich 1 Einflusspunkt. Mit freien Mitarbeitern setzt du entweder Mitarbeiter ein oder baust. Baue den „Eckladen“ aus der Auslage: Er kostet Verkehr und Finanzen, bringt sofort 2 Siegpunkte, und seine Bauaktion wird noch mehr einbringen.
guide-site = Die hellen Plätze berühren die Stadt. Lege die Karte rechts neben das Rathaus, auf (1,0). Einer deiner Mitarbeiter bleibt darauf; solange er dort steht, gehört die Bauaktion dir.
guide-send_two = Mit Einfluss bezahlst du Bauvorhaben, und du bekommst ihn aus den Ausschüssen. Zwei Mitarbeiter in einem Ausschuss bringen dort 2 Punkte, ein einzelner keinen. Schicke zwei in den Bauausschuss.
guide-send_one = Du hast noch einen freien Mitarbeiter. Nur der allerletzte darf allein gehen. Schicke ihn in den Kulturausschuss: Später können weitere dazukommen.
guide-resolve = Du hast keinen freien Mitarbeiter, also regst du jetzt einen Beschluss an oder führst eine Bauaktion aus. Rege einen Beschluss im Bauausschuss an: 1 Punkt für das Anregen und 2 für deine beiden Mitarbeiter, die zu dir zurückkommen.
guide-build_again = Du hast jetzt 4 Punkte im Bauwesen, genug für die „Maschinenhalle“. Sie bringt 4 Siegpunkte und später Entwicklung, die kein gewöhnlicher Ausschuss geben kann.
guide-site_again = Lege sie über das Rathaus, auf (0,1). Manche Karten zählen ihre Nachbarn, also kann es wichtig sein, was wo liegt.
guide-join = Dein letzter freier Mitarbeiter geht zu dem im Kulturausschuss. Auch dein Gegner ist dort: Wer den Beschluss auch anregt, alle mit Mitarbeitern darin gewinnen nach ihrer eigenen Zahl.
guide-act = Kein freier Mitarbeiter: Zeit für eine Bauaktion. Führe die des „Eckladens“ aus: Sie kostet 1 Einflusspunkt und bringt 5 Siegpunkte. Der Mitarbeiter kommt zurück, und die Karte bleibt unbesetzt in der Stadt.
guide-free = Drei Mitarbeiter in einem Ausschuss bringen 3 Punkte: Schicke auch diesen zu den anderen. Von hier an spielst du frei. Das Ende kommt, wenn der Zugstapel leer ist und höchstens 4 Karten ausliegen; dann zählen auch die Mehrheiten in den fünf Bereichen.
