### Der Server des Web-Tischs: was er antwortet, wenn etwas nicht geht

## Den Server starten

database-in-use = { $file } wird schon von einem anderen Server benutzt (Prozess { $process }). Beende ihn oder wähle mit --db eine andere Datei.
database-unreadable = { $file } lässt sich nicht als Datenbank verwenden: { $reason }.
database-foreign = { $file } gehört zu einem anderen Programm. Wähle mit --db eine andere Datei.
database-too-new = { $file } stammt von einer neueren Version von Chefetage (Form { $version }, diese hier kennt { $known }).
remote-not-allowed = { $host } ist von anderen Rechnern aus erreichbar. Wenn du das willst, ergänze --allow-remote.
port-in-use = Port { $port } auf { $host } lässt sich nicht verwenden: { $reason }. Wähle mit --port einen anderen.
host-unknown = Eine Adresse „{ $host }“ gibt es nicht.
bad-port = Ein Port ist eine ganze Zahl von 0 bis 65535, nicht „{ $value }“.
bad-delay = --bot-delay braucht eine Zahl von Sekunden zwischen 0 und 60, nicht „{ $value }“.
bad-host-name = --host-name braucht einen Namen wie chefetage.example, ohne Port, nicht „{ $value }“.
serve-ready = Der Tisch ist gedeckt: { $address }
serve-others = Von anderen Rechnern aus: { $address } – benutze diese Adresse auch selbst, bevor du jemandem den Link zu einem Tisch schickst.
serve-plain = Das ist einfaches HTTP: Auf dem Weg zu anderen Rechnern können Dritte mitlesen und Plätze übernehmen. Zu Hause genügt das; für das Internet gehört HTTPS davor (docs/operations.md).
serve-no-browser = Es ließ sich kein Browser öffnen. Öffne { $address } selbst.
serve-files = Die Tische liegen in { $file }. Strg-C beendet den Server; nichts geht verloren.
serve-open-to-others = Andere auf diesem Rechner können { $file } öffnen, mit allen Tischen und dem Schlüssel zu allen Plätzen. „chmod 600“ behält sie dir allein vor.

## Sicherungen

database-missing = Eine Datenbank { $file } gibt es nicht. Nenne mit --db die richtige.
backup-progress = Seiten
backup-done = { $file } ist vollständig und in Ordnung: { NUMBER($megabytes, maximumFractionDigits: 1) } MB. Nur du kannst sie lesen.
backup-exists = { $file } gibt es schon. Wähle einen anderen Namen oder ersetze sie mit --force.
backup-of-itself = { $file } ist die Datenbank selbst. Wähle für die Kopie einen anderen Namen.
backup-failed = { $file } ließ sich nicht schreiben: { $reason }. Geändert wurde nichts.

## Anfragen

bad-request = Diese Anfrage ist nicht zu verstehen. { $reason }
no-such-page = Unter dieser Adresse gibt es nichts.
server-failed = Im Server ist etwas schiefgegangen. An deinem Tisch ist nichts verloren; versuch es noch einmal.
storage-failed = Das ließ sich nicht speichern. Versuch es noch einmal.
storage-unreadable = Das ließ sich nicht lesen. Verloren ist nichts; versuch es gleich noch einmal.
not-ready =
    Hier kann im Moment niemand spielen: { $reason ->
        [locked] Ein anderes Programm hat die Datenbank gesperrt
        [full] Die Platte ist voll
        [read-only] Die Datenbank lässt sich nicht beschreiben
        [unreachable] Die Datenbank lässt sich nicht öffnen
        [damaged] Die Datenbank ist beschädigt
        [silent] Die Platte antwortet nicht
        [closed] Der Server startet oder endet gerade
       *[failing] Die Platte versagt
    }.
too-large = Das ist zu groß; möglich sind höchstens { $most }.
too-fast = Das war etwas schnell. Warte einen Augenblick und versuch es noch einmal.
too-many-sockets = Aus deinem Netz sind zu viele Seiten offen. Schließe einige und versuche es noch einmal.
foreign-host = Unter diesem Namen antwortet der Server nicht. Wer ihn betreibt, kann den Namen mit --host-name erlauben.
foreign-origin = Diese Anfrage kam von einer fremden Seite und wurde nicht ausgeführt.
bad-message = Diese Nachricht ist nicht zu verstehen.

## Identität auf anderen Geräten

wrong-code = Kein Gerät hat diesen Code, oder seine Zeit ist abgelaufen. Sieh noch einmal nach oder lass dir einen neuen geben.
own-code = Dieser Code kommt von diesem Gerät. Gib ihn auf dem anderen ein.
too-many-codes = Zu viele Codes in kurzer Zeit. Warte eine Minute und versuche es noch einmal.
holds-seats = { $tables ->
    [one] Auf diesem Gerät hast du einen Platz an einem Tisch. Von hier aus kämst du nicht mehr an ihn heran.
   *[other] Auf diesem Gerät hast du Plätze an { $tables } Tischen. Von hier aus kämst du nicht mehr an sie heran.
}

## Tische

no-such-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?
no-such-line = Diese Zeile gibt es im Chat nicht mehr.
spectator = Zuschauer

## Wiederholungen, Aufzeichnungen, Einführungen

no-such-ply = Diese Stellung gibt es nicht; das Spiel hat { $moves } Züge.
no-such-viewer = Ein „{ $viewer }“ kann dieses Spiel nicht ansehen.
viewer-not-yet = Von dieser Seite kannst du erst zusehen, wenn das Spiel zu Ende ist.
seats-and-record = Die Aufzeichnung hat { $players } Plätze, du wolltest { $seats }.

## Ohne gebaute Seiten

pages-missing = Die Seiten sind noch nicht gebaut
pages-build = „python3 make.py serve“ baut sie. Oder im Ordner web: npm ci, dann npm run build.
