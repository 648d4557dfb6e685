### Watch
###
### $player steht immer am Satzanfang, denn die neutrale Figur ist großgeschrieben.

title = Watch

neutral = { $players ->
    [1] Der Roboter
   *[other] Der dritte Arbeiter
}
none = nichts

## Gezähltes, zur Verwendung in Sätzen (Nominativ und Akkusativ)

count-gears = { $gears ->
    [0] keine Zahnräder
    [one] { $gears } Zahnrad
   *[other] { $gears } Zahnräder
}
count-roubles = { $roubles ->
    [0] keine Rubel
   *[other] { $roubles } Rubel
}
count-notes = { $notes ->
    [0] keine Schuldscheine
    [one] { $notes } Schuldschein
   *[other] { $notes } Schuldscheine
}
count-discs = { $discs ->
    [0] keine Scheiben
    [one] { $discs } Scheibe
   *[other] { $discs } Scheiben
}
count-spies = { $eyes ->
    [one] { $eyes } Spitzel-Karte
   *[other] { $eyes } Spitzel-Karten
}
price-roubles = { $price } Rubel
count-bonus = { $bonus ->
    [1] { $amount } Rubel
    [2] { amount-gears }
    [3] { $obstacle ->
        [0] { $lower ->
            [0] eine { coloured } Kiste (Wert { $value }) für { amount-gears }
           *[other] eine Kiste mit Wert { $value } für { amount-gears }, weil keine { coloured } mehr da ist
        }
        [1] kein Bonus, weil du { coloured } Kisten noch nicht freigeschaltet hast
        [2] kein Bonus, weil eine { coloured } Kiste { amount-gears } kostet und du { count-gears } hast
       *[other] kein Bonus, weil keine { coloured } Kiste mehr da ist, auch keine niedrigere
    }
   *[other] kein Bonus
}
count-eyes = { $eyes ->
    [one] { $eyes } Auge
   *[other] { $eyes } Augen
}
# Wohin eine Scheibe kommt, und der Bonus, nach dem dann gefragt wird.
found-bonus = { $bonus ->
    [0] : { count-bonus }
   *[other] { $obstacle ->
        [0] , auf Wunsch mit Bonus: { count-bonus }
       *[other] : { count-bonus }
    }
}
price-gears = { $price ->
    [one] { $price } Zahnrad
   *[other] { $price } Zahnräder
}
held-gears = { $held ->
    [0] keine Zahnräder
    [one] { $held } Zahnrad
   *[other] { $held } Zahnräder
}
# Vor „Kiste“ und „Kisten“; der Name einer Farbe ist ein Hauptwort.
coloured = { $crate_colour ->
    [Hellbraun] hellbraune
    [Dunkelbraun] dunkelbraune
   *[other] weiße
}
amount-gears = { $amount ->
    [one] { $amount } Zahnrad
   *[other] { $amount } Zahnräder
}
bribe-discs = { $bribe ->
    [one] { $bribe } Scheibe
   *[other] { $bribe } Scheiben
}
bribe-roubles = { $bribe } Rubel
printed-crates = { $colours ->
    [1] eine hellbraune Kiste
    [2] eine weiße Kiste
    [3] eine hellbraune und eine weiße Kiste
    [4] eine dunkelbraune Kiste
    [5] eine hellbraune und eine dunkelbraune Kiste
    [6] eine weiße und eine dunkelbraune Kiste
   *[other] eine hellbraune, eine weiße und eine dunkelbraune Kiste
}
majority = { $gain ->
    [0] { $worth ->
        [0] . Das ist noch kein Platz, der Punkte bringt.
       *[other] . Dein Platz auf der Leiste bleibt derselbe.
    }
    [one] . Nach jetzigem Stand zählt dann { scored-piece } { $gain } Punkt mehr.
   *[other] . Nach jetzigem Stand zählt dann { scored-piece } { $gain } Punkte mehr.
}
scored-piece = { $piece ->
    [1] jedes Zahnrad
    [2] jeder Rubel
   *[other] jede Kiste
}
crate-values = { $crates ->
    [one] Wert { $first }
    [2] Werte { $first } und { $second }
   *[other] Werte { $first }, { $second } und { $third }
}
taken-notes = { $notes ->
    [0] {""}
    [one] {" "}und dafür { $notes } Schuldschein nehmen
   *[other] {" "}und dafür { $notes } Schuldscheine nehmen
}

## Aktionsfelder und Abteilungen

space-smuggle = Schmuggeln
space-sell = Verkauf
space-overtime = Überstunden
space-produce = Produktion
space-upgrade = Verbessern
space-scrounge = Schnorren
space-search_documents = Dokumente durchsuchen
space-watch = Bespitzeln

department-loading_dock = Rampe
department-workshop = Werkstatt
department-warehouse = Lager
department-office = Büro

## Mehrheitenleisten

track-gears_top = Zahnräder I
track-gears_bottom = Zahnräder II
track-roubles_top = Rubel I
track-roubles_bottom = Rubel II
track-crates_top = Kisten I
track-crates_bottom = Kisten II

## Kisten

crate_colour-light_brown = Hellbraun
crate_colour-white = Weiß
crate_colour-dark_brown = Dunkelbraun

## Dokumente

document_colour-orange = Orange
document_colour-turquoise = Türkis
document_colour-purple = Violett
document_colour-grey = Grau

document_kind-move_disc = Scheibe bewegen
document_kind-bank_pays = Die Bank zahlt
document_kind-smuggle_extra = Zusatz­kiste

document-orange_move_disc = „Scheibe bewegen“ (Orange)
document-orange_bank_pays = „Die Bank zahlt“ (Orange)
document-orange_smuggle_extra = „Zusatzkiste“ (Orange)
document-turquoise_move_disc = „Scheibe bewegen“ (Türkis)
document-turquoise_bank_pays = „Die Bank zahlt“ (Türkis)
document-turquoise_smuggle_extra = „Zusatzkiste“ (Türkis)
document-purple_move_disc = „Scheibe bewegen“ (Violett)
document-purple_bank_pays = „Die Bank zahlt“ (Violett)
document-purple_smuggle_extra = „Zusatzkiste“ (Violett)
document-grey_move_disc = „Scheibe bewegen“ (Grau)
document-grey_bank_pays = „Die Bank zahlt“ (Grau)
document-grey_smuggle_extra = „Zusatzkiste“ (Grau)

## Was Dokumente bewirken

effect-move_disc = eine deiner Scheiben kommt auf das erste leere Feld einer beliebigen Leiste
effect-bank_pays = erspart dir einmal das Bestechungsgeld
effect-smuggle_extra = noch eine Kiste einer freigeschalteten Farbe, für Zahnräder
kept-extra_crate = beim Schmuggeln { effect-smuggle_extra }
kept-effect = { $document_key ->
    [orange_bank_pays] { effect-bank_pays }
    [turquoise_bank_pays] { effect-bank_pays }
    [purple_bank_pays] { effect-bank_pays }
    [grey_bank_pays] { effect-bank_pays }
    [orange_smuggle_extra] { kept-extra_crate }
    [turquoise_smuggle_extra] { kept-extra_crate }
    [purple_smuggle_extra] { kept-extra_crate }
    [grey_smuggle_extra] { kept-extra_crate }
   *[other] { effect-move_disc }
}

## Was auf Karten steht, für alle, die sie nicht sehen

printed-market_card = { count-eyes } · Verkauf +{ $sell } · Überstunden +{ $overtime } · Schnorren +{ $scrounge_gears }/+{ $scrounge_roubles }
printed-solo_card = { $gear } je Zahnrad, { $rouble } je Rubel, { $disc } je Scheibe

## Marktkarten

market_card-market_01 = Marktkarte 1
market_card-market_02 = Marktkarte 2
market_card-market_03 = Marktkarte 3
market_card-market_04 = Marktkarte 4
market_card-market_05 = Marktkarte 5
market_card-market_06 = Marktkarte 6
market_card-market_07 = Marktkarte 7
market_card-market_08 = Marktkarte 8
market_card-market_09 = Marktkarte 9
market_card-market_10 = Marktkarte 10
market_card-market_11 = Marktkarte 11
market_card-market_12 = Marktkarte 12

## Farben der Mitspielenden

player_colour-blue = Blau
player_colour-yellow = Gelb
player_colour-red = Rot
player_colour-green = Grün

## Ränge im Solospiel

rank-dismissed = Entlassen
rank-job_kept = Stelle knapp behalten
rank-foreman = Neuer Vorarbeiter
rank-owner = Fabrik- und Roboterbesitzer
rank-hero = Held der Arbeit

verdict-dismissed = Du wirst entlassen.
verdict-job_kept = Du behältst deine Stelle, wenn auch knapp.
verdict-foreman = Die Stelle des Vorarbeiters gehört jetzt dir.
verdict-owner = Die Fabrik und ihre Roboter gehören jetzt dir.
verdict-hero = Du wirst als „Held der Arbeit“ ausgezeichnet!

## Schritte: was gerade geschieht, für Sätze wie „jetzt nicht“

step-place_workers = Arbeiter setzen
step-reveal_spies = Erwischt: das Bestechungsgeld
step-before_action = Freier Moment vor der Aktion
step-smuggle_crates = Schmuggeln
step-sell_gears = Zahnräder verkaufen
step-exchange_crate = Kiste verbessern
step-produce_gears = Produktion: Scheibe bewegen
step-upgrade_row = Reihe verbessern
step-search_documents = Dokumente durchsuchen
step-activate_spies = Bespitzeln: Spitzel-Karten aktivieren
step-take_black_disc = Bespitzeln: Schuldscheine zurückzahlen
step-between_parts = Freier Moment zwischen Aktion und Scheibe
step-disc_part = Scheibe legen
step-after_disc = Freier Moment nach der Scheibe
step-final_smuggling = Letztes Schmuggeln
step-upgrade_track = Verbessern: Scheibe legen
step-lift_disc = Dokument „Scheibe bewegen“: Scheibe wählen
step-target_track = Dokument „Scheibe bewegen“: Leiste wählen
step-take_bonus = Bonus der Mehrheitenleiste

## Entscheidungen: was jetzt zu wählen ist

decision-place_workers = Wähle ein Aktionsfeld für deinen Arbeiter.
decision-reveal_spies = { $bank ->
    [0] Erwischt: { bribe-roubles } Bestechungsgeld an { $player } zahlen
   *[other] Erwischt: { bribe-roubles } Bestechungsgeld an die Bank zahlen
} oder „Die Bank zahlt“ spielen?
decision-before_action = { $repays ->
    [0] Vor deiner Aktion: „Scheibe bewegen“ spielen oder weiter?
   *[other] { $documents ->
        [0] Vor deiner Aktion: Schuldschein zurückzahlen oder weiter?
       *[other] Vor deiner Aktion: „Scheibe bewegen“ spielen, Schuldschein zurückzahlen oder weiter?
    }
}
decision-smuggle_crates = { $documents ->
    [0] Tauschen oder das Schmuggeln beenden?
   *[other] { $exchanges ->
        [0] „Zusatzkiste“ spielen oder das Schmuggeln beenden?
       *[other] Tauschen, „Zusatzkiste“ spielen oder das Schmuggeln beenden?
    }
}
decision-sell_gears = Wie viele Zahnräder verkaufst du?
decision-exchange_crate = Welche Kiste verbesserst du zu einer der nächsthöheren Farbe?
decision-produce_gears = Welche deiner Scheiben bewegst du auf das erste leere Feld ihrer Leiste? Auf dem verlassenen Feld bleibt ein Zahnrad liegen.
decision-upgrade_row = { $solo ->
    [0] Welche Reihe verbesserst du? Ihre nächste Scheibe kommt dann auf eine Leiste deiner Wahl.
   *[other] Welche Reihe verbesserst du? Ihre nächste Scheibe kommt dann in deinen Vorrat.
}
decision-search_documents = { $limit ->
    [one] Welches Dokument behältst du? Höchstens eines.
   *[other] Welche Dokumente behältst du? Höchstens { $limit }.
}
decision-activate_spies = { $eyes ->
    [one] Welche Spitzel-Karte aktivierst du? Das Bestechungsgeld der nächsten Runde geht an dich.
   *[other] Welche { $eyes } Spitzel-Karten aktivierst du? Das Bestechungsgeld der nächsten Runde geht an dich.
}
decision-take_black_disc = Wie viele Schuldscheine zahlst du für je { price-roubles } zurück?
decision-between_parts = { $repays ->
    [0] Vor deiner Scheibe: „Scheibe bewegen“ spielen oder weiter?
   *[other] { $documents ->
        [0] Vor deiner Scheibe: Schuldschein zurückzahlen oder weiter?
       *[other] Vor deiner Scheibe: „Scheibe bewegen“ spielen, Schuldschein zurückzahlen oder weiter?
    }
}
decision-disc_part = Wähle eine Leiste für deine Scheibe. { $rises ->
    [0] Sie verlässt deine { $department }-Reihe.
   *[other] Sie verlässt deine { $department }-Reihe, und dein Bestechungsgeld steigt auf { bribe-roubles }.
}
decision-after_disc = { $repays ->
    [0] Vor dem Ende deines Zugs: „Scheibe bewegen“ spielen oder weiter?
   *[other] { $documents ->
        [0] Vor dem Ende deines Zugs: Schuldschein zurückzahlen oder weiter?
       *[other] Vor dem Ende deines Zugs: „Scheibe bewegen“ spielen, Schuldschein zurückzahlen oder weiter?
    }
}
decision-final_smuggling = Letztes Schmuggeln: Willst du { $exchanges ->
    [0] { $documents ->
        [0] einen Schuldschein zurückzahlen oder aufhören?
       *[other] { $repays ->
            [0] „Zusatzkiste“ spielen oder aufhören?
           *[other] „Zusatzkiste“ spielen, einen Schuldschein zurückzahlen oder aufhören?
        }
    }
   *[other] { $documents ->
        [0] { $repays ->
            [0] tauschen oder aufhören?
           *[other] tauschen, einen Schuldschein zurückzahlen oder aufhören?
        }
       *[other] { $repays ->
            [0] tauschen, „Zusatzkiste“ spielen oder aufhören?
           *[other] tauschen, „Zusatzkiste“ spielen, einen Schuldschein zurückzahlen oder aufhören?
        }
    }
}
decision-upgrade_track = Wähle eine Leiste für die bezahlte Scheibe. { $rises ->
    [0] Sie verlässt deine { $department }-Reihe.
   *[other] Sie verlässt deine { $department }-Reihe, und dein Bestechungsgeld steigt auf { bribe-roubles }.
}
decision-lift_disc = Welche deiner Scheiben bewegst du? Auf dem verlassenen Feld bleibt ein Zahnrad liegen.
decision-target_track = Auf welche Leiste kommt deine Scheibe?
decision-take_bonus = Nimmst du den Bonus dieses Felds: { count-bonus }?

## Aktionen: Namen ohne Anführungszeichen, denn andere Sätze setzen sie in solche

action-place = Arbeiter setzen
action-repay = Schuldschein zurückzahlen
action-pay = Bestechungsgeld zahlen
action-bank_pays = Dokument spielen: Die Bank zahlt
action-move_document = Dokument spielen: Scheibe bewegen
action-go_on = Weiter
action-smuggle = Tausch ausführen
action-extra_crate = Dokument spielen: Zusatzkiste
action-finish = Schmuggeln beenden
action-sell = Zahnräder verkaufen
action-exchange = Kiste verbessern
action-keep_crates = Keine Kiste verbessern
action-slide = Scheibe auf ihrer Leiste bewegen
action-stay = Keine Scheibe bewegen
action-upgrade = Reihe verbessern
action-no_upgrade = Keine Reihe verbessern
action-keep = Dokumente behalten
action-spy = Spitzel-Karten aktivieren
action-repay_on_watch = Schuldscheine beim Bespitzeln zurückzahlen
action-disc = Scheibe legen
action-lift = Scheibe zum Bewegen wählen
action-target = Zielleiste wählen
action-take = Bonus nehmen
action-decline = Auf den Bonus verzichten

## Kurz, für einen Knopf neben der Frage

choice-smuggle = { price-gears } tauschen

## Züge: ein Knopf oder eine Zeile in einem Menü

move-place = Auf „{ $space }“ gehen: { $place ->
    [1] { printed-crates } für { price-gears }; du hast { held-gears }
    [2] ein Rubel je verkauftem Zahnrad (du hast { held-gears }) und { count-roubles } dazu{ $more ->
        [0] {""}
       *[other] ; danach darfst du eine Kiste verbessern
    }
    [3] { count-gears }
    [4] { count-gears }{ $more ->
        [0] {""}
       *[other] , und eine deiner Scheiben darf auf ihrer Leiste weiterziehen
    }
    [5] { $more ->
        [0] keine Reihe lässt sich verbessern
       *[other] eine weitere Scheibe, ab { price-roubles }
    }
    [6] { count-gears } und { count-roubles }
    [7] { $drawn ->
        [0] es ist kein Dokument mehr da
        [one] das letzte Dokument ziehen und auf Wunsch behalten
       *[other] { $drawn } Dokumente ziehen, höchstens { $limit } behalten
    }
   *[other] { $held ->
        [0] { $eyes ->
            [0] die schwarze Scheibe, die dir nichts mehr nützt
           *[other] die schwarze Scheibe, mit der die Bank dein Bestechungsgeld zahlt
        }
       *[other] die schwarze Scheibe bleibt bei dir
    }{ $eyes ->
        [0] {""}
        [one] ; du wählst { $eyes } Spitzel-Karte, deren Bestechungsgeld an dich geht
       *[other] ; du wählst { $eyes } Spitzel-Karten, deren Bestechungsgeld an dich geht
    }{ $notes ->
        [0] {""}
       *[other] ; Schuldscheine kannst du für je { price-roubles } zurückzahlen
    }
}{ $risk ->
    [0] {""}
    [1] . Riskant: Wirst du erwischt, zahlst du der Bank { bribe-roubles }.
    [2] . Riskant: Wirst du erwischt, zahlst du { bribe-roubles } an { $player }.
    [3] . Riskant, aber es sind deine eigenen Spitzel: Du würdest nichts zahlen.
    [4] . Riskant, aber die schwarze Scheibe erspart dir das Bestechungsgeld.
   *[other] . Riskant: Wirst du erwischt, zahlst du { $discs ->
        [0] mangels Scheiben { $due } Rubel
       *[other] { $due ->
            [0] { count-discs }
           *[other] { count-discs } und { $due } Rubel
        }
    }.
}
move-repay = Einen Schuldschein für { $price } deiner { count-roubles } zurückzahlen; am Ende würde er dich { $points } Punkte kosten
move-pay = { $bank ->
    [0] { bribe-roubles } Bestechungsgeld an { $player } zahlen{ taken-notes }
   *[other] { bribe-roubles } Bestechungsgeld an die Bank zahlen{ taken-notes }
}
move-bank_pays = „Die Bank zahlt“ in { $document_colour } spielen: { $bank ->
    [0] { $player } bekommt { bribe-roubles } von der Bank, du zahlst nichts
   *[other] Statt { bribe-roubles } zahlst du nichts
}
move-move_document = „Scheibe bewegen“ in { $document_colour } spielen: Eine deiner Scheiben kommt auf das erste leere Feld einer beliebigen Leiste
move-go_on = Weiter
move-smuggle = Tausch ausführen: { printed-crates } ({ crate-values }) für { price-gears }{ $lower ->
    [0] {""}
   *[other] ; niedrigere Farben ersetzen, was aufgebraucht ist
}{ $lost ->
    [0] {""}
    [one] ; { $lost } Kiste verfällt, weil keine passende mehr da ist
   *[other] ; { $lost } Kisten verfallen, weil keine passenden mehr da sind
}
move-extra_crate = „Zusatzkiste“ in { $document_colour } spielen: { $lower ->
    [0] eine { coloured } Kiste (Wert { $value }) für { price-gears }
   *[other] eine Kiste mit Wert { $value } für { price-gears }, weil keine { coloured } mehr da ist
}
move-finish = { $made ->
    [0] Schmuggeln ohne den Tausch beenden
   *[other] Schmuggeln beenden
}
move-sell = { $gears ->
    [0] Keine Zahnräder verkaufen: nur der Marktbonus, { count-roubles }
   *[other] { count-gears } verkaufen: mit Marktbonus { count-roubles }
}
move-exchange = { $colour ->
    [1] Hellbraune Kiste mit Wert { $crate } zu einer weißen mit Wert { $better } verbessern
   *[other] Weiße Kiste mit Wert { $crate } zu einer dunkelbraunen mit Wert { $better } verbessern
}
move-keep_crates = Keine Kiste verbessern
move-slide = Scheibe auf „{ $track }“ von Feld { $position } auf Feld { $place } ziehen{ found-bonus }
move-stay = Keine Scheibe bewegen
move-upgrade = { $department }-Reihe für { price-roubles } verbessern{ taken-notes }: { $row ->
    [1] Dann schmuggelst du { printed-crates } für { count-gears }
    [2] Dann bringt sie { count-gears }
    [3] Dann bringt sie { count-gears } und { count-roubles }
   *[other] Dann ziehst du { $drawn } Dokumente und behältst höchstens { $limit }
}{ $points ->
    [0] {""}
   *[other] {" "}sowie am Ende { $points } Punkte
}{ $rises ->
    [0] {""}
   *[other] { $solo ->
        [0] . Dein Bestechungsgeld steigt auf { bribe-roubles }.
       *[other] . Dein Bestechungsgeld steigt auf { bribe-discs }.
    }
}
move-no_upgrade = Keine Reihe verbessern
move-keep = { $kept ->
    [0] Kein Dokument behalten
    [1] { $document } behalten: { kept-effect }
   *[other] Behalten: { $document }
}{ $returned ->
    [0] {""}
    [one] ; das andere kommt unter den Stapel
   *[other] ; { $returned } kommen unter den Stapel
}
move-spy = Spitzel aktivieren: { $department }
move-repay_on_watch = { $returned ->
    [0] Keine Schuldscheine zurückzahlen
    [one] { $returned } Schuldschein für { $cost } Rubel zurückzahlen; am Ende würde er dich { $points } Punkte kosten
   *[other] { $returned } Schuldscheine für { $cost } Rubel zurückzahlen; am Ende würden sie dich { $points } Punkte kosten
}
move-disc = Scheibe auf „{ $track }“ legen, Feld { $place }{ found-bonus }{ majority }
move-lift = Scheibe von „{ $track }“, Feld { $position }, nehmen
move-target = Scheibe auf „{ $track }“ bewegen, Feld { $place }{ found-bonus }
move-take = Bonus nehmen: { count-bonus }
move-decline = Auf den Bonus verzichten, sodass er verfällt: { count-bonus }

## Ereignisse: die Runde

event-market_turned = Runde { $round }: { $market_card } ({ count-eyes }).
event-hand_turned = Der Uhrzeiger steht auf { $hour } Uhr.
event-started = { $player } beginnt.
event-solo_card_dealt = Punkte nach der Solo-Karte: { printed-solo_card }.
event-document_dealt = { $player } erhält das Dokument { $document }.
event-placed = { $player } geht auf „{ $space }“.
event-third_worker_placed = { $player } geht auf „{ $space }“ (Wurf: { $roll }).
event-robot_moved = { $moved ->
    [0] { $player } bleibt auf „{ $space }“ stehen (Wurf: { $roll }).
   *[other] { $player } geht auf „{ $space }“ (Wurf: { $roll }).
}
event-final_smuggling_started = Das letzte Schmuggeln beginnt.

## Ereignisse: Spitzel und Bestechungsgeld

event-spy_shown = Spitzel-Karte aufgedeckt: { $department }.
event-caught = { $player } wird erwischt ({ $department }).
event-own_spies = { $player } hat diese Spitzel selbst aktiviert und zahlt nichts.
event-bribe_paid = { $player } zahlt { count-roubles } Bestechungsgeld.
event-bribe_received = { $player } erhält { count-roubles } Bestechungsgeld.
event-black_disc_protected = { $player } besitzt die schwarze Scheibe: Die Bank übernimmt das Bestechungsgeld ({ count-roubles }).
event-bank_paid = { $player } spielt „Die Bank zahlt“ in { $document_colour }: Die Bank übernimmt das Bestechungsgeld ({ count-roubles }).
event-third_worker_caught = { $player } zahlt nie selbst: Die Bank übernimmt das Bestechungsgeld ({ count-roubles }).
event-discs_paid = { $roubles ->
    [0] { $player } zahlt { count-discs } Bestechungsgeld.
   *[other] { $discs ->
        [0] { $player } zahlt mangels Scheiben { count-roubles } Bestechungsgeld.
       *[other] { $player } zahlt { count-discs } und, weil Scheiben fehlen, { count-roubles } Bestechungsgeld.
    }
}
event-watch_lost = { $watches ->
    [0] { $player } verliert die letzte Taschenuhr.
    [one] { $player } verliert eine Taschenuhr; { $watches } ist noch übrig.
   *[other] { $player } verliert eine Taschenuhr; { $watches } sind noch übrig.
}
event-office_spy_removed = Die Spitzel-Karte des Büros kommt aus dem Spiel.
event-looked = { $player } sieht sich die nächste Marktkarte an.
event-next_market_seen = { $player } sieht, was als Nächstes kommt: { $market_card } ({ count-eyes }).
event-spies_activated = { $player } aktiviert { count-spies } für die nächste Runde.
event-spy_chosen = { $player } wählt die Spitzel-Karte „{ $department }“.
event-random_spies = { $eyes ->
    [one] { $eyes } Spitzel-Karte für die nächste Runde wird zufällig gezogen.
   *[other] { $eyes } Spitzel-Karten für die nächste Runde werden zufällig gezogen.
}
event-black_disc_taken = { $player } nimmt die schwarze Scheibe.

## Ereignisse: Geld und Schulden

event-notes_taken = { $notes ->
    [one] { $player } nimmt { $notes } Schuldschein und erhält dafür { count-roubles }.
   *[other] { $player } nimmt { $notes } Schuldscheine und erhält für jeden { count-roubles }.
}
event-notes_returned = { $notes ->
    [one] { $player } zahlt { $notes } Schuldschein für { $roubles } Rubel zurück.
   *[other] { $player } zahlt { $notes } Schuldscheine für je { $roubles } Rubel zurück.
}

## Ereignisse: die Aktionen der Felder

event-smuggled = { $player } schmuggelt und zahlt { count-gears }.
event-extra_crate_played = { $player } spielt „Zusatzkiste“ in { $document_colour } und zahlt { count-gears } für eine { coloured } Kiste.
event-crate_taken = { $player } nimmt eine Kiste mit Wert { $crate }.
event-crate_lost = { $player } bekommt keine { coloured } Kiste: Diese Farbe und alle niedrigeren sind aufgebraucht.
event-sold = { $gears ->
    [0] { $player } verkauft keine Zahnräder und erhält { $bonus } Rubel Verkaufsbonus.
   *[other] { $player } verkauft { count-gears } für je einen Rubel und erhält { $bonus } Rubel Verkaufsbonus.
}
event-crate_exchanged = { $player } verbessert eine Kiste mit Wert { $crate }.
event-gears_gained = { $player } fertigt { count-gears }.
event-scrounged = { $player } schnorrt { count-gears } und { count-roubles }.
event-upgraded = { $player } verbessert die { $department }-Reihe für { count-roubles }.
event-searched = { $drawn ->
    [one] { $kept ->
        [0] { $player } legt das gezogene Dokument zurück.
       *[other] { $player } behält das gezogene Dokument.
    }
   *[other] { $kept ->
        [0] { $player } behält keines von { $drawn } gezogenen Dokumenten.
        [one] { $player } behält eines von { $drawn } gezogenen Dokumenten.
       *[other] { $player } behält { $kept } von { $drawn } gezogenen Dokumenten.
    }
}
event-document_seen = { $player } zieht das Dokument { $document }.
event-document_kept = { $player } behält das Dokument { $document }.

## Ereignisse: Scheiben, Leisten und ihre Boni

event-disc_placed = { $player } legt eine Scheibe auf „{ $track }“, Feld { $position }.
event-disc_to_supply = { $player } nimmt eine Scheibe der { $department }-Reihe in den Vorrat.
event-disc_moved = { $player } bewegt eine Scheibe auf „{ $track }“, Feld { $position }.
event-move_document_played = { $player } spielt „Scheibe bewegen“ in { $document_colour }.
event-roubles_bonus_taken = { $player } nimmt { count-roubles } als Bonus.
event-gears_bonus_taken = { $player } nimmt { count-gears } als Bonus.
event-crate_bonus_taken = { $player } nimmt den Kistenbonus und zahlt { count-gears }.
event-bonus_declined = { $player } verzichtet auf den Bonus.
event-bonus_forfeited = { $player } kann den Kistenbonus nicht nehmen; er verfällt.

## Ablehnungen

refusal-WA-5-1 = { $player } besetzt bereits das Feld „{ $space }“. Dort ist nur Platz für einen Arbeiter.
refusal-WA-5-3 = { $passes ->
    [0] Dein Arbeiter ist schon auf „{ $space }“. Er muss auf ein anderes Feld gehen.
   *[other] Passen ist nicht erlaubt: Dein Arbeiter muss auf ein leeres Feld gehen.
}
refusal-WA-5-7 = Du schuldest gerade kein Bestechungsgeld. Es wird nur fällig, wenn Spitzel dich auf einem riskanten Feld erwischen.
refusal-WA-5-12 = { $held ->
    [0] Du hast kein Dokument „Die Bank zahlt“.
   *[other] Du hast „Die Bank zahlt“ in einer anderen Farbe, aber nicht in { $document_colour }.
} Das Bestechungsgeld beträgt { bribe-roubles }.
refusal-WA-5-18 = { $here ->
    [0] Dein Arbeiter ist auf „{ $space }“. In diesem Zug hast du nur die Aktion dieses Felds.
   *[other] Dieser Teil deines Zugs ist schon vorbei.
}
refusal-WA-5-20 = Deine Scheibe darfst du nicht auslassen: Wähle eine Leiste für sie.
refusal-WA-5-21 = Die Leiste „{ $track }“ ist voll: Alle { $filled } Felder sind belegt.
refusal-WA-5-22 = In deiner { $department }-Reihe liegt keine Scheibe mehr, die du legen könntest.
refusal-WA-5-23 = Alle Leisten sind voll. Deine Scheibe bleibt auf dem Tableau.
refusal-WA-5-26 = { $held ->
    [0] Du hast kein Dokument „Scheibe bewegen“ auf der Hand.
   *[other] Du hast „Scheibe bewegen“ in einer anderen Farbe, aber nicht in { $document_colour }.
}
refusal-WA-5-32 = „Scheibe bewegen“ spielst du in einem freien Moment deines Zugs: vor der Aktion, vor der Scheibe oder danach. Dann kommt eine deiner Scheiben auf das erste leere Feld einer beliebigen Leiste.
refusal-WA-6-1 = Du hast schon getauscht. Der Tausch ist bei jedem Schmuggeln nur einmal möglich.
refusal-WA-6-6 = Der Tausch kostet { price-gears }; du hast { count-gears }.
refusal-WA-6-8 = { $held ->
    [0] Du hast kein Dokument „Zusatzkiste“ auf der Hand.
   *[other] Du hast „Zusatzkiste“ in einer anderen Farbe, aber nicht in { $document_colour }.
}
refusal-WA-6-9 = { $sold ->
    [one] Du hast kein Zahnrad, das du verkaufen könntest.
   *[other] So viele ({ $sold }) kannst du nicht verkaufen; du hast { count-gears }.
}
refusal-WA-6-11 = Du hast keine Kiste mit Wert { $crate }.
refusal-WA-6-14 = { $higher ->
    [0] Eine höhere Farbe als die der Kiste mit Wert { $crate } ({ $crate_colour }) gibt es nicht.
   *[other] Deine Kiste mit Wert { $crate } lässt sich nicht verbessern: { $colour ->
        [1] Es ist keine weiße Kiste mehr da.
       *[other] Es ist keine dunkelbraune Kiste mehr da.
    }
}
refusal-WA-6-19 = Auf „{ $track }“, Feld { $position }, liegt keine deiner Scheiben. Bei der Produktion bewegst du eine eigene.
refusal-WA-6-22 = „{ $track }“ ist voll: Deine Scheibe kann dort nicht weiterziehen.
refusal-WA-6-23 = In deiner { $department }-Reihe liegt keine Scheibe mehr: Alle { $removed } sind entfernt.
refusal-WA-6-28 = Alle Leisten sind voll; für eine Scheibe deiner { $department }-Reihe ist kein Platz.
refusal-WA-6-31 = { $over ->
    [0] { $seen ->
        [0] Du hast { $document } nicht gezogen.
        [one] Du hast { $document } nur einmal gezogen.
       *[other] Du hast { $document } nicht so oft gezogen.
    }
   *[other] Du darfst höchstens { $limit ->
        [one] { $limit } Dokument
       *[other] { $limit } Dokumente
    } behalten, nicht { $kept }.
}
refusal-WA-6-33 = Der Dokumentenstapel ist leer: Es gibt nichts zu durchsuchen.
refusal-WA-6-36 = { $eyes ->
    [one] Die Marktkarte zeigt { $eyes } Auge: Aktiviere genau { $eyes } Spitzel-Karte
   *[other] Die Marktkarte zeigt { $eyes } Augen: Aktiviere genau { $eyes } Spitzel-Karten
}{ $chosen ->
    [0] ; du hast keine gewählt.
   *[other] , nicht { $chosen }.
}
refusal-WA-6-39 = { $enough ->
    [0] { $notes ->
        [0] Du hast keinen Schuldschein, den du zurückzahlen könntest.
        [one] Du hast nur { $notes } Schuldschein und kannst nicht { $returned } zurückzahlen.
       *[other] Du hast nur { $notes } Schuldscheine und kannst nicht { $returned } zurückzahlen.
    }
   *[other] { $returned ->
        [one] { $returned } Schuldschein zurückzuzahlen kostet { $cost } Rubel; du hast { count-roubles }.
       *[other] { $returned } Schuldscheine zurückzuzahlen kostet { $cost } Rubel; du hast { count-roubles }.
    }
}
refusal-WA-6-42 = Dies ist die letzte Runde: Spitzel hätten keine Wirkung mehr, deshalb werden keine aktiviert.
refusal-WA-6-43 = Für { price-gears } bekämst du nichts: Es ist keine passende Kiste mehr da, auch nicht in einer niedrigeren Farbe.
refusal-WA-7-3 = { $notes ->
    [0] Du hast keinen Schuldschein, den du zurückzahlen könntest.
   *[other] Einen Schuldschein zurückzuzahlen kostet { price-roubles }; du hast { count-roubles }.
}
refusal-WA-7-4 = Nur auf dem Feld „Bespitzeln“ kostet ein Schuldschein { price-roubles }.
refusal-WA-8-5 = Du hast { coloured } Kisten in deiner Rampe-Reihe noch nicht freigeschaltet.
refusal-WA-8-18 = Auf „{ $track }“, Feld { $position }, liegt keine deiner Scheiben.
refusal-WA-8-19 = Du hast in dieser Runde schon ein Dokument „Scheibe bewegen“ gespielt. Ein zweites ist nicht erlaubt.
refusal-WA-8-20 = Eine { coloured } Kiste kostet { price-gears }; du hast { count-gears }.
refusal-WA-8-24 = { $lacks ->
    [1] „Scheibe bewegen“ braucht eine deiner Scheiben auf einer Leiste, und dort liegt keine.
    [2] „Scheibe bewegen“ braucht eine Leiste mit einem leeren Feld, und alle Leisten sind voll.
    [3] „Zusatzkiste“ bringt dir { effect-smuggle_extra }, aber nur, während du schmuggelst.
   *[other] „Die Bank zahlt“ { effect-bank_pays }; spielen kannst du es nur, wenn du welches schuldest.
}
refusal-WA-11-2 = Im Solospiel gibt es weder Dokumente noch Mehrheitenleisten.
refusal-WA-11-3 = „{ $space }“ ist im Solospiel geschlossen.
refusal-WA-11-8 = { $player } ist auf „{ $space }“. Wähle ein anderes Feld.
refusal-WA-11-12 = Im Solospiel bewegt die Produktion keine Scheibe, denn es gibt keine Leisten.
refusal-WA-11-15 = Im Solospiel kostet ein Schuldschein immer { $usual } Rubel: Das Feld „Bespitzeln“ mit seinem Preis von { $price } ist geschlossen.
refusal-WA-11-22 = In der { $department }-Reihe liegen im Solospiel keine Scheiben.
refusal-WA-11-23 = Im Solospiel wird Bestechungsgeld ohne Frage gezahlt: zuerst mit Scheiben, dann mit Rubel.
refusal-WA-15-20 = Gerade gibt es keinen Bonus zu nehmen. Er wird genommen, sobald eine Scheibe auf sein Feld kommt, oder er verfällt.
refusal-WA-15-21 = Mitten in einer Aktion kannst du keinen Schuldschein zurückzahlen, nur beim Setzen deines Arbeiters, in den freien Momenten deines Zugs und beim letzten Schmuggeln.

## Wann eine Aktion kommt, die jetzt nicht möglich ist

when-place = Arbeiter werden am Anfang einer Runde gesetzt.
when-disc = Eine Scheibe legst du nach deiner Aktion.
when-upgrade = Eine Reihe verbesserst du, wenn dein Arbeiter auf „Verbessern“ handelt.
when-exchange = Eine Kiste verbesserst du beim Verkauf, nach den Zahnrädern.
when-slide = Eine Scheibe zieht auf ihrer Leiste weiter, wenn dein Arbeiter auf „Produktion“ handelt.

## Der Wertungsbogen

score-crates = { $count ->
    [0] Keine Kisten
    [one] Wert von { $count } Kiste
   *[other] Werte von { $count } Kisten
}
score-player_board = Punkte auf dem Tableau
score-documents = Dokumenten-Sets
score-played_documents = Dokumenten-Sets, soweit ausgespielt
score-gears = { $count ->
    [one] { $count } Zahnrad
   *[other] { $count } Zahnräder
} × { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} (höchstens { $limit })
score-roubles = { $count } Rubel × { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} (höchstens { $limit })
score-crate_bonus = Kisten-Leisten: { $count ->
    [one] { $count } Kiste
   *[other] { $count } Kisten
} × { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
score-debt = { $count ->
    [0] Keine Schuldscheine
    [one] { $count } Schuldschein × −{ $penalty } Punkte
   *[other] { $count } Schuldscheine × −{ $penalty } Punkte
}
score-discs = { $count ->
    [one] { $count } Scheibe im Vorrat
   *[other] { $count } Scheiben im Vorrat
} × { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}

## Optionen

option-start_player = Wer beginnt
option-start_player-random = wird ausgelost
option-start_player-1 = Sitzplatz 1
option-start_player-2 = Sitzplatz 2
option-start_player-3 = Sitzplatz 3
option-start_player-4 = Sitzplatz 4

## Beschriftungen des Tischs

label-round = Runde
label-hand = Uhrzeiger
label-market_card = Marktkarte
label-next_market_card = Nächste Marktkarte
label-market_deck = Marktstapel
label-eyes = Augen
label-sell_bonus = Verkaufsbonus
label-overtime_bonus = Überstundenbonus
label-scrounge_bonus = Schnorrbonus
label-document_deck = Dokumentenstapel
label-documents_drawn = Gezogene Dokumente
label-crates_left = Übrige Kisten
label-tracks = Mehrheitenleisten
label-track = Leiste
label-space = Feld
label-bonus = Bonus der Leiste
label-first_place = Erster Platz
label-second_place = Zweiter Platz
label-spy_cards = Spitzel-Karten
label-spies_activated = Aktivierte Spitzel-Karten
label-spies_activated_by = Spitzel aktiviert von
label-spies_revealed = Aufgedeckte Spitzel-Karten
label-payee = Bestechungsgeld geht an
label-bribe = Bestechungsgeld
label-bank = Bank
label-black_disc = Schwarze Scheibe
label-on_watch_space = auf dem Feld „Bespitzeln“
label-workers = Arbeiter
label-standing = stehend
label-lying = liegend
label-risky = riskant
label-safe = sicher
label-roubles = Rubel
label-gears = Zahnräder
label-crates = Kisten
label-debt_notes = Schuldscheine
label-documents_in_hand = Dokumente auf der Hand
label-played = Gespielte Dokumente
label-player_board = Tableau
label-discs_removed = Entfernte Scheiben
label-row = Reihe
label-points_per_unit = Punkte je Einheit
label-start_player = Wer beginnt
label-active_player = Am Zug
label-third_worker = Dritter Arbeiter
label-die_roll = Wurf
label-robot = Roboter
label-solo_card = Solo-Karte
label-pocket_watches = Taschenuhren
label-supply_discs = Scheiben im Vorrat

## Das Spielbrett im Browser

board-gear = Ein Zahnrad: Die Scheibe hat das Feld verlassen, es bleibt belegt
board-dial = Die Uhr: acht Aktionsfelder um die Marktkarte
board-closed = geschlossen
board-market = Markt
board-documents = Dokumente
board-tracks_hint = Punkte je Stück für den ersten und den zweiten Platz
board-costs = Preis einer Verbesserung und Höhe des Bestechungsgelds
board-repay = Zurückzahlen
board-watches = bespitzelt
board-starts = beginnt
board-phases = Die Phasen der Runde
board-spaces = Was dir jedes Feld jetzt bringt
board-rule = { $name } – zur Regel
board-keep = { $kept ->
    [0] Keines behalten (höchstens { $limit })
   *[other] { $kept } von höchstens { $limit } behalten
}

## Die Phasen einer Runde

phase-place_workers = Arbeiter setzen
phase-reveal_spies = Spitzel aufdecken
phase-actions = Aktionen
phase-turn_hand = Uhrzeiger drehen
phase-new_market_card = Neue Marktkarte
phase-robot = Roboter zieht
phase-place_worker = Arbeiter setzen
phase-action = Deine Aktion
phase-next_spies = Nächste Spitzel
phase-final_smuggling = Letztes Schmuggeln
phase-scoring = Wertung

## Die Anleitung zum ersten Spiel

guide-intro = Das Ziel: nach 12 Runden die meisten Punkte haben. Zahnräder, Rubel und Kisten bringen sie, wenn du auf ihren Leisten viele Scheiben hast. Diese Einführung begleitet dich 8 Runden lang, einmal auf jedes Feld der Uhr, etwa 15 Minuten; danach spielst du weiter, wie du willst. Du bist { $seat1 }; { $seat2 } und { $seat3 } spielen gegen dich.
guide-overtime = In jeder Runde geht dein Arbeiter auf eines der acht Felder der Uhr. Die dunklen mit dem Warnzeichen sind riskant: Dort können dich Spitzel erwischen. In Runde 1 ist noch kein Spitzel unterwegs, also nutze das aus. Überstunden bringen dir 3 Zahnräder für deine Werkstatt-Reihe und 4 weitere durch die Marktkarte in der Mitte.
guide-first_disc = Sieben Zahnräder gehören dir. Nach der Aktion verlässt eine Scheibe die Reihe dieser Abteilung: Die Reihe wird stärker, und die Scheibe kommt auf eine Leiste. Lege sie auf „Rubel II“. Wer dort die meisten Scheiben hat, bekommt am Ende 2 Punkte für jeden Rubel.
guide-bonus = Manche Felder der Leisten geben der ersten Scheibe darauf einen Bonus: hier 2 Zahnräder. Nimm ihn. Du darfst verzichten, aber das lohnt sich nur, wo eine Kiste dich Zahnräder kosten würde.
guide-sell_space = Runde 2. Der Zeiger steht auf 3 Uhr, und hinter ihm kommt dein Arbeiter zuerst, also beginnst du. Er muss sein Feld verlassen. { $seat3 } hat eine Spitzel-Karte aktiviert; wähle ein helles Feld, denn dort wird nie jemand erwischt. Der Verkauf macht aus Zahnrädern Rubel, und die neue Marktkarte legt 3 dazu.
guide-sell = Hast du es gesehen? Beim Schmuggeln wurde { $seat2 } erwischt und musste { $seat3 } bezahlen. Dir ist nichts geschehen. Du hast 11 Zahnräder: Verkaufe 8 davon für je 1 Rubel und behalte 3 zum Schmuggeln.
guide-second_disc = Jetzt geht eine Scheibe der Rampe-Reihe, und weiße Kisten stehen dir offen. Lege sie auf „Kisten I“: Der erste Platz dort bringt am Ende 4 Punkte für jede Kiste, die du hast.
guide-smuggle_space = Runde 3. Niemand hat bespitzelt, darum wurden 2 der 4 Spitzel-Karten zufällig gezogen und liegen verdeckt. Schmuggeln ist riskant: Die Chancen stehen eins zu eins. Geh trotzdem dorthin, denn du riskierst nur 1 Rubel Bestechungsgeld, und eine weiße Kiste ist viel mehr wert.
guide-bribe = Erwischt! Du hast ein Dokument „Die Bank zahlt“, aber hebe es lieber auf: Das Bestechungsgeld richtet sich nach der rechtesten leeren Spalte deines Tableaus und steigt bis auf 8 Rubel. Diesmal zahlst du den einen Rubel.
guide-smuggle = Erwischt zu werden kostet Geld, aber deine Aktion bleibt dir. Zahle 1 Zahnrad für eine weiße Kiste. Du bekommst immer den höchsten Wert, der noch da ist: 6 Punkte.
guide-third_disc = Die Rampe-Reihe gibt jetzt zwei Kisten auf einmal. Lege die Scheibe wieder auf „Kisten I“: Mehrheiten zählen, und mit zwei Scheiben dort müssen die anderen dich erst einholen.
guide-third_bonus = Ein Rubel für die erste Scheibe auf diesem Feld. Nimm ihn.
guide-watch_space = Runde 4. Jetzt bespitzelst du. Das Feld „Bespitzeln“ ist hell, hier erwischt dich also niemand, und es bringt dir die schwarze Scheibe: Solange du sie hast, zahlt die Bank dein Bestechungsgeld.
guide-spies = Die Marktkarte hat 3 Augen: Wähle 3 Abteilungen für die nächste Runde. Das Bestechungsgeld geht an dich, und deine eigenen Spitzel kosten dich nichts. Nimm Rampe, Werkstatt und Lager: { $seat3 } will vermutlich schmuggeln, und ins Lager willst du selbst.
guide-watch_disc = Die Scheibe kommt aus deiner Büro-Reihe: Künftig ziehst du mehr Dokumente. Lege sie auf „Rubel I“, wo der erste Platz 3 Punkte für jeden Rubel wert ist.
guide-watch_bonus = 2 Zahnräder für die erste Scheibe auf diesem Feld.
guide-upgrade_space = Runde 5. { $seat3 } ist zum Schmuggeln gegangen, wo dein Spitzel wartet. Geh auf „Verbessern“: Das Feld ist riskant, aber die Spitzel im Lager gehören dir.
guide-upgrade = { $seat3 } musste dich bezahlen, du hast nichts gezahlt. Beim Verbessern nimmst du eine zusätzliche Scheibe aus einer beliebigen Reihe, für die Zahl über ihrer Spalte. Gib 3 Rubel für die Rampe-Reihe aus: Von da an stehen dir dunkelbraune Kisten offen, die bis zu 9 Punkte wert sind.
guide-upgrade_disc = Wo Gedränge ist, braucht eine Mehrheit mehrere Scheiben. Lege auch diese auf „Rubel I“; das Feld 8 hat einen Bonus.
guide-upgrade_bonus = Noch einmal 2 Zahnräder.
guide-warehouse_disc = Nach dem Verbessern folgt die Scheibe der Lager-Reihe, umsonst, wie nach jeder Aktion dort. Mit einer dritten Scheibe auf „Rubel I“ ziehst du mit { $seat2 } und { $seat3 } gleich: Wer sich den ersten Platz teilt, bekommt alle seine Punkte.
guide-search_space = Runde 6. Eine von vier Spitzel-Karten liegt verdeckt aus. Du hast die schwarze Scheibe, also geh ohne Furcht auf ein riskantes Feld: „Dokumente durchsuchen“.
guide-documents = Erwischt, aber die Bank hat die 3 Rubel für dich bezahlt. Du hast 4 Dokumente gezogen und behältst eines. Zwei derselben Farbe sind am Ende 5 Punkte wert, sieben davon 50, und alle vier Farben bringen 25. Behalte das türkise: eine zweite Farbe, und beim Schmuggeln eine Zusatzkiste.
guide-office_disc = Lege die Scheibe auf „Kisten I“, wo du vorn bleiben willst.
guide-office_bonus = Und noch 2 Zahnräder.
guide-scrounge_space = Runde 7. Drei zufällig gezogene Spitzel sind unterwegs. „Schnorren“ ist ein helles Feld: Es gibt die Zahnräder und Rubel deiner Lager-Reihe und was die Marktkarte dazulegt.
guide-scrounge_disc = Von allem ein bisschen, ganz ohne Gefahr. Auf „Rubel II“ hat { $seat2 } dich überholt: Zieh dort gleich.
guide-produce_space = Runde 8. Das letzte Feld, das du noch nicht kennst, ist „Produktion“: Zahnräder wie bei den Überstunden, aber sicher und ohne Bonus. Und eine deiner Scheiben darf weiterziehen.
guide-produce = Bewege die erste Scheibe auf „Rubel II“ auf das erste leere Feld. Wo sie lag, bleibt ein Zahnrad liegen; du verlierst also nichts, und das Feld mit dem nächsten Bonus kommt in Reichweite.
guide-last_disc = Da ist es: Das nächste Feld von „Rubel II“ hat 3 Zahnräder. Mit dieser Scheibe ziehst du dort mit { $seat2 } gleich.
guide-last_bonus = Nimm die 3 Zahnräder.
guide-scoring = Du warst überall. Vier Runden bleiben, und nach der letzten schmuggeln alle noch einmal. Dann wird gezählt: die Werte deiner Kisten, die freien Punkte auf deinem Tableau, deine Dokumente nach Farben, und jedes Zahnrad, jeder Rubel und jede Kiste mal die Punkte deiner Plätze auf ihren Leisten, höchstens 60 für Zahnräder und 60 für Rubel. Jeder Schuldschein kostet 10. Schau also, wovon du viel hast, und lege deine Scheiben dorthin. Viel Glück!

## Das Brett: Auswahl und Warnungen

board-desk = Auswahl
board-fewer = { $count } weniger
board-more = { $count } mehr
warning-decline = Der Bonus ist dann verloren. Trotzdem ablehnen?
warning-finish = Du könntest noch tauschen. Das Schmuggeln trotzdem beenden?
board-points = { $points } Punkte am Ende
board-draws = { $drawn } Dokumente ziehen, höchstens { $limit } behalten
board-face_down = verdeckt
board-none = keine

## Mehrere Dinge einer Art, in der Zusammenfassung seit dem letzten Zug

several-crate_taken = { $player } nimmt { $count } Kisten.
several-disc_placed = { $player } legt { $count } Scheiben auf Leisten.
several-disc_moved = { $player } bewegt { $count } Scheiben.

## Tabellen des Regelhefts, mit den Werten eines Eintrags aus components.toml

rulebook-risk = { $value ->
    [0] sicher
   *[other] riskant
}
rulebook-bonus = { $kind ->
    [roubles] { $amount } Rubel
    [gears] { $amount ->
        [one] { $amount } Zahnrad
       *[other] { $amount } Zahnräder
    }
    [crate] { $colour ->
        [light_brown] hellbraune Kiste
        [dark_brown] dunkelbraune Kiste
       *[other] weiße Kiste
    } für { $cost ->
        [one] { $cost } Zahnrad
       *[other] { $cost } Zahnräder
    }
   *[other] –
}
## Die Spielhilfe: eine Seite zum Ausdrucken

aid-round = Die Runde
aid-place_workers = der Reihe nach auf ein beliebiges leeres Feld außer dem eigenen; im Uhrzeigersinn ab dem Zeiger (in der ersten Runde ab der Person, die beginnt).
aid-reveal_spies = wer auf einem dunklen Feld einer aufgedeckten Abteilung steht, zahlt Bestechungsgeld und handelt wie sonst. Nicht in der ersten Runde.
aid-actions = im Uhrzeigersinn ab dem Zeiger: Aktion ausführen, dann die linke Scheibe der Reihe dieser Abteilung auf das erste leere Feld einer beliebigen Leiste. Den Bonus dort darf man nehmen.
aid-turn_hand = um ein Viertel weiter.
aid-new_market_card = sie ersetzt die alte.
aid-final_smuggling = nach { $rounds } Runden dürfen alle noch einmal schmuggeln.
aid-spaces = Die Felder
aid-smuggle = dunkel. Einmal die Zahnräder deiner Reihe gegen ihre Kisten; immer der höchste Wert der Farbe, der noch da ist, sonst eine niedrigere Farbe.
aid-sell = hell. Beliebig viele Zahnräder für je einen Rubel, dazu der Verkaufsbonus. Danach darfst du eine Kiste gegen eine der nächsthöheren Farbe tauschen.
aid-overtime = dunkel. Die Zahnräder deiner Reihe und der Überstundenbonus.
aid-produce = hell. Die Zahnräder deiner Reihe. Eine deiner Scheiben darf auf das erste leere Feld ihrer Leiste ziehen; ein Zahnrad bleibt zurück.
aid-upgrade = dunkel. Eine weitere Scheibe aus einer beliebigen Reihe, für die Zahl über ihrer Spalte.
aid-scrounge = hell. Die Zahnräder und Rubel deiner Reihe und der Schnorrbonus.
aid-search_documents = dunkel. Ziehen und behalten, wie deine Reihe sagt; die anderen kommen unter den Stapel.
aid-watch = hell. Wähle so viele Spitzel-Karten, wie es Augen gibt; ihr Bestechungsgeld geht an dich. Nimm die schwarze Scheibe. Gib Schuldscheine für je { $repay_on_watch } Rubel zurück. Sieh die nächste Marktkarte an.
aid-rows = Deine Reihen nach entfernten Scheiben
aid-start = Start
aid-disc_1 = 1
aid-disc_2 = 2
aid-disc_3 = 3
aid-disc_4 = 4
aid-disc_5 = 5
aid-nothing = –
aid-column_cost = Preis und Bestechungsgeld
aid-points_4 = { $points_3 } P.
aid-points_5 = { $points_4 } P.
aid-light_brown = H
aid-white = W
aid-dark_brown = D
aid-crates = H hellbraun ({ $light_brown_0 }, { $light_brown_1 }, { $light_brown_2 }) · W weiß ({ $white_0 }, { $white_1 }, { $white_2 }) · D dunkelbraun ({ $dark_brown_0 }, { $dark_brown_1 }, { $dark_brown_2 }).
aid-market_cards = Marktkarten (Schnorren: Zahnräder + Rubel)
aid-documents = Dokumente
aid-move_disc = einmal je Runde, in deinem Zug: { effect-move_disc }; ein Zahnrad bleibt zurück.
aid-bank_pays = { effect-bank_pays }.
aid-smuggle_extra = { kept-extra_crate }: hellbraun für { $light_brown }, weiß für { $white }, dunkelbraun für { $dark_brown }.
aid-sets = Sets
aid-document_points = einer Farbe, ab einem Paar: { $points_by_count_2 } / { $points_by_count_3 } / { $points_by_count_4 } / { $points_by_count_5 } / { $points_by_count_6 } / { $points_by_count_7 } Punkte. Alle Farben: { $all_four_colours } dazu. Ausgespielte zählen mit.
aid-money = Bestechungsgeld und Schulden
aid-bribe = die Zahl über der rechtesten Spalte, in der du einen leeren Platz hast. Sie geht an die Person, die die Spitzel gewählt hat, sonst an die Bank. Deine eigenen Spitzel kosten dich nichts.
aid-black_disc = die Bank zahlt das Bestechungsgeld der Person, die sie hat.
aid-debt = { $roubles_received } Rubel, wenn du nicht zahlen kannst; zurückgegeben für { $repay_any_time }, auf „Bespitzeln“ für { $repay_on_watch }. Am Ende je { $penalty_points } Punkte.
aid-scoring = Nach { $rounds } Runden: Werte der Kisten; Punkte auf deinem Tableau; Dokumente; Zahnräder × Zahnrad-Leisten (höchstens { $max_gear_points }); Rubel × Rubel-Leisten (höchstens { $max_rouble_points }); Zahl der Kisten × Kisten-Leisten; { $penalty } für jeden Schuldschein. Bei Gleichstand auf dem ersten Platz bekommen ihn alle ganz, einen zweiten gibt es dann nicht.
