# Der Leistungsvergleich (chefetage bench)

bench-title-python = Über interpretiertes Python: Bei jeder Engine ist die Schleife, die Züge auflistet und wählt, Python
bench-title-inner = In der eigenen Schleife der Engine
bench-title-search = Suche aus der Mitte von Partien
bench-title-ratios = Verhältnisse (die Ziele gelten für Watch zu viert)

bench-column-engine = Engine, Spiel (Personen)
bench-column-game = Spiel
bench-column-decisions =
    Entsch.
    / s
bench-column-branching =
    Züge /
    Entsch.
bench-column-decisions-per-game =
    Entsch.
    / Partie
bench-column-forced =
    Zwang /
    Partie
bench-column-games =
    Partien
    / s
bench-column-clone =
    Kopie
    µs
bench-column-bytes =
    Bytes /
    Zustand
bench-column-playouts =
    Zufallsp.
    / s
bench-column-iterations =
    Iterationen
    / s
bench-column-judged =
    Stellungen
    beurt. / s
bench-column-comparison = Vergleich
bench-column-value = Wert
bench-column-target = Ziel
bench-column-met = Erreicht

bench-mode-compiled = kompiliert
bench-mode-interpreted = interpretiert
bench-row = { $engine } { $game } ({ $players })
bench-whole = { NUMBER($value, maximumFractionDigits: 0) }
bench-one-place = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bench-two-places = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-unknown = –
bench-at-least = ≥ { NUMBER($value, maximumFractionDigits: 2) }
bench-at-most = ≤ { NUMBER($value, maximumFractionDigits: 2) }
bench-met = ja
bench-missed = nein

bench-ratio-compiled-inner = kompiliert / interpretiert, eigene Schleife
bench-ratio-compiled-python = kompiliert / interpretiert, über Python
bench-ratio-earlier-inner = { $mode }, eigene Schleife / frühere Engine
bench-ratio-earlier-python = { $mode }, über Python / frühere Engine
bench-ratio-catanatron-python = { $mode }, über Python / Catanatron
bench-ratio-catanatron-inner = { $mode }, eigene Schleife / Catanatron
bench-ratio-open-spiel-python = { $mode }, über Python / OpenSpiel über Python, { $rivals ->
    [one] 1 Spiel
   *[other] geometrisches Mittel aus { $rivals } Spielen
}
bench-ratio-open-spiel-inner = { $mode }, eigene Schleife / OpenSpiels eigene Schleife, { $rivals ->
    [one] 1 Spiel
   *[other] geometrisches Mittel aus { $rivals } Spielen
}
bench-ratio-pettingzoo-python = { $mode }, über Python / PettingZoo, { $rivals ->
    [one] 1 Spiel
   *[other] geometrisches Mittel aus { $rivals } Spielen
}
bench-ratio-clone = { $mode }, Mikrosekunden je Kopie
bench-ratio-catanatron-playouts = { $mode }, Zufallspartien / die von Catanatron
bench-ratio-open-spiel-playouts = { $mode }, Zufallspartien / die von OpenSpiel in den Spielen ähnlichster Länge ({ $games })
bench-ratio-catanatron-search = { $mode }, Iterationen der Suche / Zufallspartien von Catanatron
bench-ratio-open-spiel-search = { $mode }, Iterationen der Suche / die von OpenSpiel in den Spielen ähnlichster Länge ({ $games })

bench-interrupted = Abgebrochen: Das ist, was bis dahin gemessen war.
bench-few-rounds = { $rounds ->
    [one] Nur 1 Runde, ein Median sollte { $needed } haben: Die Zahlen sind nur ein Anhalt.
   *[other] Nur { $rounds } Runden, ein Median sollte { $needed } haben: Die Zahlen sind nur ein Anhalt.
}
bench-method = CPU-Zeit; ein Prozess je Engine und Spiel; Reihenfolge in jeder Runde gemischt; { $rounds ->
    [one] 1 Runde
   *[other] Mediane aus { $rounds } Runden
} zu { $seconds } s je Schleife, danach Verhältnisse der Mediane (zu einer früheren Engine: der schnellsten Runden). Ganze Partien samt Aufbau.
bench-core = Alle Prozesse liefen auf Kern { $core }.
bench-no-core = Dieses System kann Prozesse nicht an einen Kern binden: Die Zahlen schwanken stärker.
bench-spread = Größter Abstand zwischen der schnellsten und der langsamsten Runde einer Zeile: { $percent } %.
bench-note-decisions = Eine Entscheidung zählt, wo mindestens zwei Züge erlaubt sind und alle aufgelistet wurden; Schritte ohne Wahl und Zufallsereignisse werden gespielt, zählen aber als erzwungen.
bench-note-clones = Kopiert werden Zustände aus der Mitte zufälliger Partien; Bytes je Zustand ist der Zuwachs des belegten Arbeitsspeichers je lebender Kopie (nur unter Linux). Die tiefe Kopie eines PettingZoo-Spiels ist ein neues Spiel, darum fehlt dort die Kopie.
bench-note-own = Chefetage spielt wie bei der Suche: ohne den Verlauf der Partie mitzuschreiben.
bench-note-peers = Catanatron und PettingZoo sind interpretiertes Python, OpenSpiel ist C++. OpenSpiels eigene Schleife zählt keine Entscheidungen; ihre Zahl ist das Mittel der gleichen Zufallspartien über Python.
bench-note-search = Zufallspartien und Suchen beginnen in der Mitte zufälliger Partien, jede Suche mit leerem Baum. Längere Partien dauern länger: Es zählen die drei Spiele von OpenSpiel, deren Länge unserem am nächsten kommt, in Entscheidungen je Partie.
bench-note-iterations = Eine Iteration der Suche von OpenSpiel ist eine Zufallspartie bis zum Ende; eine von unseren beurteilt alle Züge einer neuen Entscheidung mit einem Netz. Catanatrons Paket hat keine Suche; eine Iteration derjenigen in seinem Repository enthält eine Zufallspartie, darum sind seine Zufallspartien mehr als seine Iterationen.
bench-versions = Versionen: { $versions }.

bench-gap-no-interpreter = { $engine } ({ $about }): kein Interpreter dafür zur Hand; Verhältnisse damit entfallen.
bench-gap-not-installed = { $engine } ({ $about }): nicht installiert ({ $detail }).
bench-gap-not-started = { $engine } ({ $about }): Der Interpreter startet nicht ({ $detail }).
bench-gap-wrong-mode = { $engine } ({ $about }): Der Interpreter dafür führt die Engine im anderen Modus aus.
bench-gap-no-answer = { $engine } ({ $about }): keine Antwort seit { $detail }.
bench-gap-failed = { $engine } ({ $about }): fehlgeschlagen ({ $detail }).
