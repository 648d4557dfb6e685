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
brief_cost-ordinary_influence = { $price } aus V, F, B, K
brief_cost-development = { $price } Entwicklung
brief_cost-own_worker_from_card = { $price ->
    [one] Mitarb. in Koffer
   *[other] { $price } Mitarb. in Koffer
}
brief_action-gain_influence-development = +{ $amount } Entwicklung
brief_action-gain_influence-ordinary = +{ $amount } in V, F, B, K
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
brief_action-deploy_free_workers = freie Mitarbeiter auf Karte stellen
brief_action-occupy_from_box = Karte aus dem Koffer besetzen
brief_action-build_from_display = Bauvorhaben
brief_action-copy_adjacent = Nachbarkarte kopieren
brief_action-copy_occupied = besetzte Karte kopieren

## Einfluss, der kommt oder geht, Bereich für Bereich, mit dem Stand danach

changes = { $touched ->
    [0] kein Einfluss
   *[other] { change-transport }{ change-finance }{ change-public_works }{ change-culture }{ change-development }
}
change-transport = { $transport_points ->
    [0] { "" }
   *[other] { $first ->
        [0] { "" }
       *[other] { ", " }
    }{ $transport_change } { area-transport } ({ $transport_change ->
        [0] bleibt
       *[other] dann
    } { $transport_value }{ $transport_lost ->
        [0] { "" }
        [one] { ", " }{ $transport_lost } verfällt
       *[other] { ", " }{ $transport_lost } verfallen
    })
}
change-finance = { $finance_points ->
    [0] { "" }
   *[other] { $first ->
        [1] { "" }
       *[other] { ", " }
    }{ $finance_change } { area-finance } ({ $finance_change ->
        [0] bleibt
       *[other] dann
    } { $finance_value }{ $finance_lost ->
        [0] { "" }
        [one] { ", " }{ $finance_lost } verfällt
       *[other] { ", " }{ $finance_lost } verfallen
    })
}
change-public_works = { $public_works_points ->
    [0] { "" }
   *[other] { $first ->
        [2] { "" }
       *[other] { ", " }
    }{ $public_works_change } { area-public_works } ({ $public_works_change ->
        [0] bleibt
       *[other] dann
    } { $public_works_value }{ $public_works_lost ->
        [0] { "" }
        [one] { ", " }{ $public_works_lost } verfällt
       *[other] { ", " }{ $public_works_lost } verfallen
    })
}
change-culture = { $culture_points ->
    [0] { "" }
   *[other] { $first ->
        [3] { "" }
       *[other] { ", " }
    }{ $culture_change } { area-culture } ({ $culture_change ->
        [0] bleibt
       *[other] dann
    } { $culture_value }{ $culture_lost ->
        [0] { "" }
        [one] { ", " }{ $culture_lost } verfällt
       *[other] { ", " }{ $culture_lost } verfallen
    })
}
change-development = { $development_points ->
    [0] { "" }
   *[other] { $first ->
        [4] { "" }
       *[other] { ", " }
    }{ $development_change } { area-development } ({ $development_change ->
        [0] bleibt
       *[other] dann
    } { $development_value }{ $development_lost ->
        [0] { "" }
        [one] { ", " }{ $development_lost } verfällt
       *[other] { ", " }{ $development_lost } verfallen
    })
}

## Was zu einem Preis fehlt, Bereich für Bereich

shortage = { short-transport }{ short-finance }{ short-public_works }{ short-culture }{ short-development }
short-transport = { $transport_short ->
    [0] { "" }
   *[other] { $first_short ->
        [0] { "" }
       *[other] { ", " }
    }{ $transport_price } { area-transport } (du hast { $transport_has })
}
short-finance = { $finance_short ->
    [0] { "" }
   *[other] { $first_short ->
        [1] { "" }
       *[other] { ", " }
    }{ $finance_price } { area-finance } (du hast { $finance_has })
}
short-public_works = { $public_works_short ->
    [0] { "" }
   *[other] { $first_short ->
        [2] { "" }
       *[other] { ", " }
    }{ $public_works_price } { area-public_works } (du hast { $public_works_has })
}
short-culture = { $culture_short ->
    [0] { "" }
   *[other] { $first_short ->
        [3] { "" }
       *[other] { ", " }
    }{ $culture_price } { area-culture } (du hast { $culture_has })
}
short-development = { $development_short ->
    [0] { "" }
   *[other] { $first_short ->
        [4] { "" }
       *[other] { ", " }
    }{ $development_price } { area-development } (du hast { $development_has })
}

## Was eine Bauaktion bewirkt, soweit es feststeht

left-free = { $left ->
    [0] keiner mehr frei
   *[other] noch { $left } frei
}
worth-there = { $influence ->
    [0] beim Beschluss noch nichts wert
   *[other] beim Beschluss { $influence } Einfluss{ $points ->
        [0] { "" }
       *[other] { " und " }{ count-points }
    } wert
}
back-workers = { $back ->
    [0] { "" }
    [one] { " " }Ein Mitarbeiter kehrt zurück.
   *[other] { " " }{ $back } Mitarbeiter kehren zurück.
}
counted-now = { $counted ->
    [0] { "" }
   *[other] { $points ->
        [one] { " " }Das ist jetzt { $points } Siegpunkt.
       *[other] { " " }Das sind jetzt { $points } Siegpunkte.
    }
}
lost-now = { $lost ->
    [0] { "" }
   *[other] { $is_least ->
        [0] { " " }Davon verlierst du { $lost }: Die Leiste endet bei { $limit }.
       *[other] { " " }Davon verlierst du mindestens { $lost }: Die Leiste endet bei { $limit }.
    }
}
has-only = { $has ->
    [0] keinen
   *[other] nur { $has }
}
why-blocked = { $blocked ->
    [1] Sie verlangt { count-price }; du hast { has-only }.
    [2] Sie verlangt { count-price } aus Ausschussbereichen; du hast dort { has-only }.
    [3] Sie verlangt { $price } Entwicklung; du hast { $has ->
        [0] keine.
       *[other] nur { $has }.
    }
    [4] Ein Mitarbeiter müsste in den Koffer, und auf der handelnden Karte steht nur { $has }.
    [5] Im Koffer ist keiner deiner Mitarbeiter.
    [6] Es gibt keine unbesetzte Karte, für die deine Mitarbeiter reichen.
    [7] Es gibt keine unbesetzte Karte, für die deine Mitarbeiter im Koffer reichen.
    [8] In der Auslage ist kein Bauvorhaben, für das die Mitarbeiter der handelnden Karte reichen.
    [9] In der Stadt sind keine benachbarten Karten vom gleichen Typ.
   *[other] Es gibt keine Karte, deren Bauaktion du kopieren könntest.
}
where-else = { $place ->
    [0] Die Karte liegt in der Auslage.
    [1] Die Karte liegt schon in der Stadt.
   *[other] Die Karte ist noch im Zugstapel.
}

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
step-choose_bonus = Sonderbeschluss – Bonus
step-choose_shares = Sonderbeschluss – Punkte der Tabelle
step-copy_card = Bauaktion – Karte zum Kopieren wählen
step-pay_price = Bauaktion – Baukosten zahlen
step-gain_influence = Bauaktion – Einfluss erhalten
step-redistribute_influence = Bauaktion – Einfluss neu verteilen
step-score_adjacent_type = Bauaktion – Typ benachbarter Karten
step-score_row = Bauaktion – Typ in der Reihe
step-score_column = Bauaktion – Typ in der Spalte
step-score_pair = Bauaktion – Kartenpaar
step-move_workers = Bauaktion – Mitarbeiter versetzen
step-deploy_workers = Bauaktion – freie Mitarbeiter auf eine Karte stellen
step-occupy_from_box = Bauaktion – Mitarbeiter aus dem Koffer
step-build_from_display = Bauaktion – Bauvorhaben wählen
step-choose_site = Bauplatz wählen

## Entscheidungen: was jetzt zu wählen ist

decision-take_turn = { $closing ->
    [0] { $free ->
        [0] Führe einen Beschluss herbei oder eine Bauaktion aus.
       *[other] { $projects ->
            [0] Schicke Mitarbeiter; für ein Bauvorhaben reicht es noch nicht.
           *[other] Schicke Mitarbeiter oder führe ein Bauvorhaben durch.
        }
    }
   *[other] Wähle eine beliebige Aktion oder passe.
}
decision-choose_bonus = In welchem Bereich nimmst du den Bonus von { $points ->
    [one] { $points } Einflusspunkt?
   *[other] { $points } Einflusspunkten?
}
decision-choose_shares = { $points ->
    [one] In welchem Bereich nimmst du deinen { $points } Punkt?
   *[other] In welchen { $points } Bereichen nimmst du deine Punkte?
}
decision-copy_card = Die Bauaktion welcher Karte kopierst du?
decision-pay_price = Wie zahlst du { $price ->
    [one] den Einflusspunkt
   *[other] die { $price } Einflusspunkte
} für „{ $card }“?
decision-gain_influence = { $points ->
    [one] In welchem Bereich erhältst du den Einflusspunkt
   *[other] In welchen Bereichen erhältst du die { $points } Einflusspunkte
} von „{ $card }“?
decision-redistribute_influence = Welchen Wert bekommt der Bereich { $area }? { $pool ->
    [one] Zu verteilen ist noch { $pool } Punkt.
   *[other] Zu verteilen sind noch { $pool } Punkte.
}
decision-score_adjacent_type = Welcher Kartentyp zählt unter den Nachbarkarten von „{ $card }“?
decision-score_row = Welcher Kartentyp zählt in der Reihe von „{ $card }“?
decision-score_column = Welcher Kartentyp zählt in der Spalte von „{ $card }“?
decision-score_pair = Welches Paar benachbarter Karten gleichen Typs zählt?
decision-move_workers = Auf welche Karte versetzt du { $workers ->
    [one] den Mitarbeiter?
   *[other] die { $workers } Mitarbeiter?
}
decision-deploy_workers = Auf welche Karte stellst du freie Mitarbeiter?
decision-occupy_from_box = Welche Karte besetzt du mit Mitarbeitern aus dem Koffer?
decision-build_from_display = Welches Bauvorhaben führst du ohne dessen Kosten durch?
decision-choose_site = Wohin legst du „{ $card }“?

## Aktionen: ihre Namen

action-send_two = Mitarbeiter in einen Ausschuss schicken
action-send_three = Je einen Mitarbeiter in mehrere Ausschüsse schicken
action-send_one = Den einzigen freien Mitarbeiter in einen Ausschuss schicken
action-build = Bauen
action-resolve = Einen Beschluss herbeiführen
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
action-deploy_to = Freie Mitarbeiter auf eine Karte stellen
action-box_to = Eine Karte aus dem Koffer besetzen
action-erect = Ohne die Kosten bauen
action-at = Die Karte anlegen

## Spielzüge: eine Schaltfläche oder eine Zeile der Auswahl

move-send_two = { count-workers } schicken: { $committee } (dann { $there } von dir dort, { worth-there }; { left-free })
move-send_three = Je einen Mitarbeiter schicken: { $committee } ({ left-free })
move-send_one = Den einzigen freien Mitarbeiter schicken: { $committee } (dann { $there } von dir dort, { worth-there })
move-build = „{ $card }“ bauen für { changes }: { count-points }; { count-workers } darauf, { left-free }
move-resolve = Beschluss im { $committee } herbeiführen: Du erhältst { $special ->
    [0] { changes }
   *[other] { $influence } Einfluss nach Wahl
}{ $points ->
    [0] { "" }
   *[other] , { count-points }
}; { $workers } Mitarbeiter zurück{ $others ->
    [0] { "" }
   *[other] . Andere dort: { $others_influence ->
        [0] kein Einfluss
       *[other] { $others_influence } Einfluss
    }{ $others_points ->
        [0] { "" }
       *[other] , { $others_points } SP
    }, { $others_workers } Mitarbeiter zurück.
}
move-act = Bauaktion von „{ $card }“: { $blocked ->
    [0] { build-action }{ counted-now }{ lost-now }{ back-workers }
   *[other] Sie bewirkt jetzt nichts, und du zahlst nichts. { why-blocked }{ back-workers }
}
move-pass = Passen: in diesem Zug nichts tun
move-bonus = Bonus nehmen: { changes }
move-share = Erhalten: { changes }{ $victory_points ->
    [0] { "" }
    [one] , dazu { $victory_points } Siegpunkt
   *[other] , dazu { $victory_points } Siegpunkte
}
move-copy = „{ $card }“ kopieren: { build-action }{ counted-now }{ lost-now }{ back-workers }
move-pay = Zahlen: { changes }. Du erhältst { $amount ->
    [0] { count-points }
   *[other] { $gained ->
        [0] keine Entwicklung
       *[other] { $gained } Entwicklung
    } (dann { $development_then }{ $lost ->
        [0] { "" }
        [one] { ", " }{ $lost } verfällt
       *[other] { ", " }{ $lost } verfallen
    })
}.
move-gain = Erhalten: { changes }
move-level = { $area } auf { $level } setzen; { $left ->
    [0] für die Bereiche danach bleibt nichts
   *[other] { $is_last ->
        [0] noch { $left } zu verteilen
       *[other] die übrigen { $left } kommen in die Entwicklung
    }
}
move-adjacent_type = { $card_type } werten{ $cards ->
    [0] : keine Karte, keine Siegpunkte
   *[other] { " " }({ $card }): { count-points }
}
move-row_type = { $card_type } werten{ $cards ->
    [0] : keine Karte, keine Siegpunkte
   *[other] { " " }({ $card }): { count-points }
}
move-column_type = { $card_type } werten{ $cards ->
    [0] : keine Karte, keine Siegpunkte
   *[other] { " " }({ $card }): { count-points }
}
move-pair = { $card } werten: { $first_points } + { $second_points } = { count-points }
move-move_to = { count-workers } auf „{ $card }“ versetzen{ $left ->
    [0] { "" }
    [one] ; { $left } kehrt zu dir zurück
   *[other] ; { $left } kehren zu dir zurück
}
move-deploy_to = { count-workers } auf „{ $card }“ stellen; { left-free }
move-box_to = „{ $card }“ mit { $workers ->
    [one] { $workers } Mitarbeiter
   *[other] { $workers } Mitarbeitern
} aus dem Koffer besetzen; im Koffer { $left ->
    [0] bleibt keiner von dir.
    [one] bleibt { $left } von dir.
   *[other] bleiben { $left } von dir.
}{ back-workers }
move-erect = „{ $card }“ ohne die Kosten bauen: { count-points }; { count-workers } der handelnden Karte darauf{ $back ->
    [0] { "" }
    [one] , { $back } kehrt zu dir zurück
   *[other] , { $back } kehren zu dir zurück
}
move-at = Die Karte { $side ->
    [0] unter
    [1] links neben
    [2] über
   *[other] rechts neben
} „{ $card }“ legen (Spalte { $column }, Reihe { $row }){ $neighbours ->
    [one] { "" }
   *[other] , grenzt an { $neighbours } Karten
}

## Ereignisse

event-started = { $player } beginnt als Startspieler jede Runde.
event-displayed = Neu in der Auslage: „{ $card }“.
event-workers_sent = { $player } schickt { count-workers } in den { $committee }.
event-project_built = { $player } baut „{ $card }“ und erhält { count-points }.
event-card_placed = { $player } legt „{ $card }“ in die Stadt.
event-resolved = { $player } führt einen Beschluss im { $committee } herbei.
event-committee_points = { $player } erhält { count-points } aus dem Ausschuss.
event-workers_returned = { $workers ->
    [one] { $player } bekommt { $workers } Mitarbeiter zurück.
   *[other] { $player } bekommt { $workers } Mitarbeiter zurück.
}
event-action_taken = { $player } führt die Bauaktion von „{ $card }“ aus.
event-empty_action = { $player } führt die Bauaktion von „{ $card }“ aus, die jetzt nichts bewirkt.
event-copied = { $player } kopiert die Bauaktion von „{ $card }“.
event-influence_gained = { $points ->
    [0] { $player } erhält keinen Einfluss: Der Bereich { $area } steht am Ende der Leiste.
   *[other] { $player } erhält { count-influence } im Bereich { $area }.
}
event-influence_paid = { $player } zahlt { count-influence } aus dem Bereich { $area }.
event-level_set = { $player } setzt { $area } auf { $level }.
event-points_gained = { $points ->
    [0] { $player } erhält keine Siegpunkte.
   *[other] { $player } erhält { count-points }.
}
event-type_chosen = { $player } wählt den Kartentyp { $card_type }.
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

refusal-CC-3-5 = Der Sonderausschuss ist erst ab { $players } Spielern im Spiel; ihr seid { $at_table }.
refusal-CC-3-6 = „{ $card }“ ist in diesem Spiel nicht dabei, sondern erst ab { $from_players } Spielern; ihr seid { $at_table }.
refusal-CC-4-3 = Du hast { count-free }: Schicke Mitarbeiter oder baue. Dies geht erst, wenn dein Zug ohne freie Mitarbeiter beginnt.
refusal-CC-4-4 = Du hast keinen freien Mitarbeiter. Führe einen Beschluss herbei oder eine Bauaktion aus: So kommen Mitarbeiter zurück.
refusal-CC-4-5 = Passen ist nur in den Abschlussrunden möglich.
refusal-CC-5-1 = In einen Ausschuss schickst du { $workers } Mitarbeiter auf einmal; frei { $free ->
    [one] ist nur { $free }.
   *[other] sind nur { $free }.
}
refusal-CC-5-2 = Für je einen Mitarbeiter in { $apart } verschiedenen Ausschüssen brauchst du { $workers } freie; du hast nur { $free }.
refusal-CC-5-4 = { $case ->
    [0] Ein Mitarbeiter geht nur dann allein, wenn er dein einziger freier ist; du hast { count-free }.
    [2] Entweder gehen { $together } Mitarbeiter in einen Ausschuss oder je einer in { $apart } verschiedene; du nennst den { $committee } mehrfach.
   *[other] Entweder gehen { $together } Mitarbeiter in einen Ausschuss oder je einer in { $apart } verschiedene; du nennst { $named ->
        [one] { $named } Ausschuss.
       *[other] { $named } Ausschüsse.
    }
}
refusal-CC-5-10 = „{ $card }“ liegt nicht in der Auslage. { where-else }
refusal-CC-5-11 = „{ $card }“ braucht { count-workers }; frei { $free ->
    [one] ist nur { $free }.
   *[other] sind nur { $free }.
}
refusal-CC-5-12 = Dein Einfluss reicht nicht für „{ $card }“: Das kostet { shortage }. Punkte anderer Bereiche können das nicht ersetzen.
refusal-CC-5-13 = Der Platz in Spalte { $column }, Reihe { $row } grenzt mit keiner Kante an eine Karte der Stadt.
refusal-CC-5-14 = In Spalte { $column }, Reihe { $row } liegt schon „{ $card }“.
refusal-CC-5-20 = Im { $committee } ist keiner deiner Mitarbeiter; schicke zuerst welche dorthin.
refusal-CC-5-25 = { $case ->
    [1] Alle Punkte gehen in verschiedene Bereiche; du nennst { $area } mehrfach.
    [2] Die Punkte eines Sonderbeschlusses gehen in Ausschussbereiche, nicht in die Entwicklung.
    [3] Den Bonus bekommt nur, wer den Beschluss herbeiführt: { $player }.
   *[other] { $points ->
        [0] Du hast im Sonderausschuss zu wenige Mitarbeiter, um Einfluss zu erhalten.
        [one] Du hast { $points } Punkt für einen Bereich; du nennst { $named } Bereiche.
       *[other] Du hast { $points } Punkte für ebenso viele verschiedene Bereiche; du nennst { $named ->
            [one] { $named } Bereich
           *[other] { $named } Bereiche
        }.
    }
}
refusal-CC-5-30 = { $kind ->
    [0] Die Bauaktion von „{ $card }“ kostet nichts.
   *[other] Die Baukosten von „{ $card }“ sind schon bezahlt.
}
refusal-CC-5-34 = { $place ->
    [1] { $occupied ->
        [0] „{ $card }“ ist unbesetzt; für eine Bauaktion müssen deine Mitarbeiter darauf stehen.
       *[other] Auf „{ $card }“ stehen Mitarbeiter von { $player }; für eine Bauaktion müssen es deine sein.
    }
   *[other] „{ $card }“ ist nicht in der Stadt. { where-else }
}
refusal-CC-5-40 = Dein Einfluss reicht für diese Zahlung nicht: { shortage }.
refusal-CC-6-5 = Die Punkte von „{ $card }“ gehen nur in Ausschussbereiche, nicht in die Entwicklung.
refusal-CC-6-8 = „{ $card }“ ist der handelnden Karte nicht benachbart.
refusal-CC-6-9 = „{ $card }“ braucht { count-workers }; auf der handelnden Karte { $available ->
    [one] steht nur { $available }.
   *[other] stehen nur { $available }.
}
refusal-CC-6-12 = „{ $card }“ braucht { count-workers }; mit der handelnden Karte { $available ->
    [one] ist nur { $available } frei.
   *[other] sind nur { $available } frei.
}
refusal-CC-6-19 = „{ $card }“ braucht { count-workers }; auf der handelnden Karte { $available ->
    [one] steht nur { $available }.
   *[other] stehen nur { $available }.
}
refusal-CC-6-30 = Die Summe muss gleich bleiben: Für { $area } ist jetzt { $least } bis { $most } möglich.
refusal-CC-6-31 = „{ $card }“ ist unbesetzt; nur eine besetzte Karte kann kopiert werden.
refusal-CC-6-35 = { $case ->
    [0] „{ $card }“ ist nicht in der Stadt. { where-else }
    [1] Diese beiden Karten sind nicht vom gleichen Typ: { $card }.
   *[other] Ein Paar besteht aus zwei verschiedenen Karten.
}
refusal-CC-6-36 = „{ $card }“ braucht { count-workers }; du hast { $available ->
    [0] keinen
   *[other] nur { $available }
} im Koffer.
refusal-CC-6-37 = Diese beiden Karten sind nicht benachbart: { $card }.
refusal-CC-6-38 = „{ $card }“ ist nie besetzt und hat keine Bauaktion.
refusal-CC-6-39 = { $place ->
    [1] { $occupied ->
        [1] „{ $card }“ ist die handelnde Karte; die Mitarbeiter gehen auf eine andere.
        [2] Auf „{ $card }“ stehen deine eigenen Mitarbeiter; die Karte muss unbesetzt sein.
       *[other] Auf „{ $card }“ stehen Mitarbeiter von { $player }; die Karte muss unbesetzt sein.
    }
   *[other] „{ $card }“ ist nicht in der Stadt. { where-else }
}
refusal-CC-6-40 = „{ $card }“ ist nicht in der Stadt. { where-else }
refusal-CC-6-44 = { $town_hall ->
    [0] „{ $card }“ kopiert Karten und kann selbst nicht kopiert werden.
   *[other] „{ $card }“ hat keine Bauaktion, die man kopieren könnte.
}
refusal-CC-6-45 = Du kannst die Bauaktion von „{ $card }“ jetzt nicht ausführen: { why-blocked }
refusal-CC-6-47 = Die Baukosten von „{ $card }“ sind aus Ausschussbereichen zu zahlen, nicht aus der Entwicklung.
refusal-CC-7-3 = Auch in den Abschlussrunden brauchst du dafür einen freien Mitarbeiter; du hast keinen.
refusal-CC-11-10 = Die Bauaktion von „{ $card }“ kostet { count-price }; du nennst { $named }.
refusal-CC-11-11 = Die Bauaktion von „{ $card }“ bringt { count-influence }; du nennst { $named }.
refusal-CC-11-14 = „{ $card }“ liegt nicht in der Auslage. { where-else }
refusal-CC-11-17 = Die Bereiche werden nacheinander festgelegt; jetzt ist der Bereich { $area } an der Reihe.

## Der Wertungsbogen

score-projects = Durchgeführte Bauvorhaben
score-build_actions = Bauaktionen
score-resolutions = Beschlüsse
score-majority_transport = Mehrheit im Verkehr (Wert: { $value })
score-majority_finance = Mehrheit in den Finanzen (Wert: { $value })
score-majority_public_works = Mehrheit im Bauwesen (Wert: { $value })
score-majority_culture = Mehrheit in der Kultur (Wert: { $value })
score-majority_development = Mehrheit in der Entwicklung (Wert: { $value })

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

board-end_after = Noch { $cards } Bauvorhaben bis zum Ende
board-last_round = Letzte Runde vor den { $rounds } Abschlussrunden
board-closing = Abschlussrunde { $round } von { $rounds }
board-over = Das Spiel ist zu Ende
board-stalled = { $rounds } von { $limit } Runden ohne neues Bauvorhaben
board-deck = Stapel
board-deck_cards = Noch im Stapel
board-committees = Ausschüsse
board-resolution = Eigene Mitarbeiter → Einfluss:
board-initiator = +{ $points } im eigenen Zug
board-send = { $workers } schicken
board-send_three = Je ein Mitarbeiter in { $committees } Ausschüsse:
board-resolve = Beschluss
board-contractors = Bauunternehmer
board-start_player = Startspieler
board-free = Frei
board-box = Koffer
board-about_box = Mitarbeiter im Koffer sind nicht im Spiel, bis eine Bauaktion sie herausholt.
board-about_development = Kein Ausschuss gibt sie; du bekommst sie nur durch Bauaktionen.
board-in_committees = Ausschüsse
board-in_city = Stadt
# Teile, vor denen ein langer Name getrennt werden darf
board-tails = ausschuss haltestelle wohnheim siedlung residenz kreuzung zentrum park labor halle kontor gelände viertel kreuz bahnhof häuser turm werk haus depot laden archiv hafen
board-joker = Zählt als jeder Kartentyp.
board-place = Spalte { $column }, Reihe { $row }
board-unoccupied = unbesetzt
board-rule = Regeln: { $name }
board-look = „{ $card }“ groß zeigen
board-close = Schließen
board-order = Reihenfolge in der Runde
board-actions = Eine Aktion je Zug
board-action-place = Mitarbeiter schicken
board-action-build = Bauen
board-action-resolve = Beschluss
board-action-act = Bauaktion
board-part-workers = Mitarbeiter
board-part-influence = Einfluss
board-part-majorities = Mehrheiten
board-means = Du hast
board-picked = { $picked } von { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} gewählt
board-more = Einer mehr: { $area }
board-fewer = Einer weniger: { $area }

## Der Tisch auf einen Blick: Plätze für Auswahlen, und was oben gefragt wird

board-choice = Auswahl
board-score = Gewonnene Siegpunkte und die, die Mehrheiten jetzt wert sind
board-look_left = Weiter links
board-look_right = Weiter rechts
board-look_up = Weiter oben
board-look_down = Weiter unten
board-look_on = Zu den nächsten Plätzen für einen Zug
board-with_free = Mit freien Mitarbeitern:
board-without_free = Ohne freie Mitarbeiter:
board-action_hint-place = { $together } in einen Ausschuss oder je einen in { $apart } verschiedene. Dein letzter freier Mitarbeiter darf allein gehen.
board-action_hint-build = Ein Bauvorhaben der Auslage: Du zahlst Einfluss und erhältst Siegpunkte.
board-action_hint-resolve = Ein Ausschuss mit deinen Mitarbeitern bringt Einfluss; sie kehren zurück.
board-action_hint-act = Du nutzt eine Karte der Stadt, auf der deine Mitarbeiter stehen; sie kehren zurück.
board-committee-transport = Verkehr
board-committee-finance = Finanzen
board-committee-public_works = Bauwesen
board-committee-culture = Kultur
board-committee-special = Sonderausschuss
choice-pass = Passen
warning-pass = Passen? Dann ist dieser Zug verloren, und es folgen nur noch Abschlussrunden.

## Die Schritte eines Zugs

phase-action = Aktion wählen
phase-pay = Zahlen
phase-effect = Ausführen
phase-end = Zugende

## Die Anleitung zum ersten Spiel

guide-intro = Das Ziel: am Ende die meisten Siegpunkte haben. Du bekommst sie für Bauvorhaben, durch viele Bauaktionen und zuletzt für Mehrheiten in fünf Einflussbereichen. Ein Spiel dauert etwa 10 Minuten je Mitspieler. Diese Anleitung führt dich in etwa 10 Minuten durch deine ersten 20 Züge, danach spielst du weiter, wie du willst. Du bist { $seat1 }, gegen dich spielt { $seat2 }.
guide-build = Du hast vier freie Mitarbeiter und in jedem Ausschussbereich 1 Einflusspunkt. Mit freien Mitarbeitern schickst du entweder Mitarbeiter oder baust. Baue den „Eckladen“ aus der Auslage: Er kostet Verkehr und Finanzen, bringt sofort 2 Siegpunkte, und seine Bauaktion wird noch mehr einbringen.
guide-site = Die hellen Plätze berühren die Stadt. Lege die Karte rechts neben das Rathaus. Einer deiner Mitarbeiter bleibt darauf; solange er dort steht, gehört die Bauaktion dir.
guide-send_two = Mit Einfluss bezahlst du Bauvorhaben, und du bekommst ihn aus den Ausschüssen. Zwei Mitarbeiter in einem Ausschuss bringen dort 2 Punkte, ein einzelner keinen. Schicke zwei in den Bauausschuss.
guide-send_one = Du hast noch einen freien Mitarbeiter. Nur der allerletzte darf allein gehen. Schicke ihn in den Kulturausschuss: Später können weitere dazukommen.
guide-resolve = Du hast keinen freien Mitarbeiter, also führst du jetzt einen Beschluss herbei oder eine Bauaktion aus. Führe einen Beschluss im Bauausschuss herbei: 1 Punkt dafür und 2 für deine beiden Mitarbeiter, die zu dir zurückkommen.
guide-build_again = Du hast jetzt 4 Punkte im Bauwesen, genug für die „Maschinenhalle“. Sie bringt 4 Siegpunkte und später Entwicklung, die dir hier kein Ausschuss geben kann.
guide-site_again = Lege sie über das Rathaus. Manche Karten zählen ihre Nachbarn, also kann es wichtig sein, was wo liegt.
guide-join = Dein letzter freier Mitarbeiter geht zu dem im Kulturausschuss. Auch { $seat2 } ist dort: Wer den Beschluss auch herbeiführt, alle mit Mitarbeitern darin gewinnen nach ihrer eigenen Zahl.
guide-act = Kein freier Mitarbeiter: Zeit für eine Bauaktion. Führe die des „Eckladens“ aus: Sie kostet 1 Einflusspunkt und bringt 5 Siegpunkte. Der Mitarbeiter kommt zurück, und die Karte bleibt unbesetzt in der Stadt.
guide-third = Ein Mitarbeiter ist frei. Schicke ihn zu den beiden im Kulturausschuss: Drei bringen 3 Punkte. Vier brächten nur 1 Punkt, dazu aber 4 Siegpunkte.
guide-resolve_three = Führe jetzt den Beschluss im Kulturausschuss herbei: 1 Punkt dafür und 3 für deine Mitarbeiter. { $seat2 } hat einen dort, der nichts bringt, aber nach Hause kommt.
guide-send_three = Mit drei freien Mitarbeitern geht es auch anders: je einer in drei verschiedene Ausschüsse. Allein bringen sie noch nichts, aber ein Anfang ist gemacht. Schicke sie in den Verkehrs-, den Finanz- und den Bauausschuss.
guide-development = Wieder sind alle deine Mitarbeiter unterwegs. Führe die Bauaktion der „Maschinenhalle“ aus: 2 Punkte in der Entwicklung, deinem fünften Bereich, ganz ohne Kosten. Manche späteren Bauvorhaben und Bauaktionen kosten Entwicklung.
guide-hostel = Ein Mitarbeiter ist frei, und mit 4 Punkten in der Kultur kannst du das „Arbeiterwohnheim“ bezahlen. Es bringt jetzt 4 Siegpunkte und später einen Mitarbeiter.
guide-hostel_site = Lege es über den „Eckladen“, dort berührt es zwei Karten. Jede Karte muss mit einer Kante an die Stadt grenzen.
guide-recruit = Zwei deiner sechs Mitarbeiter sind noch im Koffer. Die Bauaktion des „Arbeiterwohnheims“ bringt einen davon ins Spiel: Von nun an hast du fünf.
guide-gather = { $seat2 } hat das „Handelskontor“ für 7 Siegpunkte genutzt, und jetzt ist es unbesetzt. Merk es dir! Du hast zwei freie Mitarbeiter: Schicke sie zu dem im Verkehrsausschuss.
guide-resolve_transport = Führe den Beschluss im Verkehrsausschuss herbei: 1 Punkt und 3 weitere. Du brauchst sie für die „Straßenbahnhaltestelle“.
guide-tram = { $seat2 } hat im Bauausschuss einen Beschluss herbeigeführt, dadurch kam auch dein Mitarbeiter von dort nach Hause: Vier sind frei. Baue die „Straßenbahnhaltestelle“. Sie braucht zwei Mitarbeiter und bringt 4 Siegpunkte.
guide-tram_site = Lege sie rechts neben den „Eckladen“. Sie zählt ihre Nachbarn nicht, also wäre jeder Platz recht.
guide-send_again = Zwei Mitarbeiter sind frei. Um die „Straßenbahnhaltestelle“ zu nutzen, darfst du keine freien haben: Schicke beide in den Bauausschuss.
guide-move = Eine unbesetzte Karte gehört niemandem. Von der „Straßenbahnhaltestelle“ fahren deine Mitarbeiter zu einer solchen Karte, auch wenn jemand anders sie gebaut hat. Führe ihre Bauaktion aus.
guide-target = Wähle das „Handelskontor“ links neben dem Rathaus, das { $seat2 } gebaut hat. Es braucht einen Mitarbeiter, der andere kehrt zu dir zurück.
guide-last = Dieser Mitarbeiter ist frei, also geht jetzt keine Bauaktion. Schicke ihn zu dem im Finanzausschuss.
guide-office = Und nun die Bauaktion des „Handelskontors“: Aus 1 deiner 2 Entwicklungspunkte werden 7 Siegpunkte.
guide-scoring = Jetzt hast du jede Art von Aktion einmal ausgeführt. Andere Gebäude zählen ihre Nachbarn oder kopieren andere Karten; zeig auf eines, dann sagt es dir das. Punkte gibt es beim Bauen, durch Bauaktionen und aus Ausschüssen mit vier Mitarbeitern. Wenn der Zugstapel leer ist und höchstens 4 Karten ausliegen, wird die Runde beendet. Dann folgen zwei Abschlussrunden, in denen du jede Aktion wählen darfst, mit oder ohne freie Mitarbeiter, oder passen. Danach bringt in jedem der fünf Bereiche, auch in der Entwicklung, der höchste Wert 4 Siegpunkte; teilen ihn sich mehrere, bekommen sie je 2. Wer die meisten Punkte hat, gewinnt. Von hier an spielst du frei. Viel Erfolg!

## Tabellen des Regelhefts, mit den Werten eines Eintrags aus components.toml

rulebook-players = { $value ->
    [5] nur { $value }
   *[other] ab { $value }
}

## Die Spielhilfe

aid-turn = Dein Zug: eine Aktion
aid-place = mit freien Mitarbeitern. { $same_committee } in einen Ausschuss oder je einer in { $different_committees } verschiedene. Wer nur einen hat, schickt ihn allein.
aid-build = mit freien Mitarbeitern. Einfluss zahlen, Punkte nehmen, Karte mit einer Kante an die Stadt legen, Mitarbeiter daraufstellen. Die Auslage wird auf { $size } ergänzt.
aid-resolve = ohne freie Mitarbeiter. Ein Ausschuss mit einem Mitarbeiter von dir: Du bekommst { $initiator_bonus_influence } Punkt, dann alle darin nach der Tabelle. Alle Mitarbeiter darin kehren zurück.
aid-act = ohne freie Mitarbeiter. Eine Karte mit deinen Mitarbeitern: zahlen, ausführen, Mitarbeiter zurücknehmen. Geht es nicht, zahlst du nichts, und sie kehren zurück.
aid-own_workers = Eigene Mitarbeiter
aid-special = Mehr als { $most } zählen wie { $most }. Sonderausschuss (bei { $players } Spielern): dieselbe Tabelle, in Ausschussbereichen deiner Wahl, jeder Punkt in einem anderen; wer den Beschluss herbeiführt, wählt zuerst.
aid-areas = V Verkehr, F Finanzen, B Bauwesen, K Kultur (Ausschussbereiche); E Entwicklung (nur durch Karten). Kein Bereich zahlt für einen anderen.
aid-tracks = Die Leisten gehen von { $track_min } bis { $track_max }; was darüber ist, verfällt. Am Anfang { $start } in jedem Ausschussbereich, { $development } in der Entwicklung.
aid-start = Anfang
aid-workers = { $active_at_start } frei, { $in_box_at_start } im Koffer.
aid-unoccupied = Unbesetzte Karten
aid-unoccupied_cards = Wer sie auch gebaut hat: Alle dürfen durch Karten Mitarbeiter daraufbringen, ohne Kosten und Punkte.
aid-box = Mitarbeiter in Koffer
aid-worker_to_box = einer der Mitarbeiter der handelnden Karte, auf der mehr als einer stehen muss.
aid-cards = Karten
aid-beside = Benachbart
aid-edge = Kante an Kante.
aid-joker = zählt als jeder Typ; keine Punkte, keine Mitarbeiter, keine Bauaktion.
aid-copying = Kopieren
aid-copies = Du zahlst und bekommst, was auf der kopierten Karte steht. Mitarbeiter sind die der kopierenden Karte, der Ort ist der der kopierten. Kopierende Karten kann man nicht kopieren.
aid-new_district = Bauvorhaben durchführen
aid-erect = Die Mitarbeiter der handelnden Karte ziehen auf die neue; deren Punkte bekommst du.
aid-types = Kartentypen
aid-deck = Im Spiel
aid-players = Spieler
aid-in_all = Bauvorhaben
aid-players_2 = 2
aid-players_3 = 3
aid-players_4 = 4
aid-players_5 = 5
aid-end = Ende und Wertung
aid-trigger = Das Ende naht
aid-end_trigger = wenn der Zugstapel leer ist und höchstens { $left } Karten ausliegen (oder nach { $stall_rounds } Runden ohne neues Bauvorhaben). Die Runde wird beendet, dann folgen { $closing_rounds } Abschlussrunden.
aid-closing = jede Aktion, mit oder ohne freie Mitarbeiter, oder passen.
aid-scoring = Danach
aid-majorities = in jedem Bereich { $majority_vp } SP für den höchsten Wert, je { $majority_tied_vp } bei Gleichstand; nichts, wo niemand etwas hat. Die meisten Punkte gewinnen; bei Gleichstand teilt man sich den Platz.
aid-projects = Bauvorhaben (M: Mitarbeiter)
aid-number = Nr.
aid-name = Name
aid-needs = M
aid-transport = V{ $amount }
aid-finance = F{ $amount }
aid-public_works = B{ $amount }
aid-culture = K{ $amount }
aid-development = E{ $amount }
aid-any_influence = { $amount } beliebig
aid-ordinary_influence = { $amount } aus V, F, B, K
aid-own_worker_from_card = { $amount } Mitarb. in Koffer
aid-gain_influence = { $action_area ->
    [development] E+{ $action_amount }
    [ordinary] +{ $action_amount } in V, F, B, K
   *[any] +{ $action_amount } beliebig
}
aid-redistribute_influence = Einfluss neu verteilen
aid-gain_vp = { $action_amount } SP
aid-score_workers_in_city = { $action_vp_each } SP je Mitarb. in der Stadt
aid-score_workers_in_box = { $action_vp_each } SP je Mitarb. im Koffer
aid-score_adjacent_distinct_types = { $action_vp_each } SP je Typ daneben
aid-score_adjacent_chosen_type = { $action_vp_each } SP je Karte eines Typs daneben
aid-score_row_chosen_type = SP eines Typs in der Reihe
aid-score_column_chosen_type = SP eines Typs in der Spalte
aid-score_adjacent_pair = SP eines Nachbarpaars gleichen Typs
aid-recruit_from_box = { $action_amount } Mitarb. aus dem Koffer
aid-move_workers = Mitarb. auf unbesetzte Karte
aid-deploy_free_workers = freie Mitarb. auf unbesetzte Karte
aid-occupy_from_box = Mitarb. aus Koffer auf unbesetzte Karte
aid-build_from_display = bauen ohne Kosten
aid-copy_adjacent = Nachbarkarte kopieren
aid-copy_occupied = besetzte Karte kopieren
