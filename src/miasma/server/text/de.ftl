# Was der Server sagt.

guest = Gast { $number }

## Stufen der Computerspieler

level-novice = Neuling: spielt irgendetwas
level-easy = Leicht: schaut einen Zug voraus
level-medium = Mittel: denkt einen Augenblick
level-hard = Schwer: denkt eine Sekunde
level-expert = Meister: denkt vier Sekunden

## Warum ein Zug abgelehnt wird

refused-not-your-seat = Dieser Platz gehört nicht dir.
refused-broken = Dieser Tisch kann nur noch angesehen werden.
refused-away = Ein Computerspieler hat deinen Platz: komm erst zurück.
refused-too-long = An diesem Tisch ist zu viel geschehen: Er nimmt keine Züge mehr an.
refused-over = Die Partie ist zu Ende.
refused-waiting = Die Partie beginnt, sobald alle Plätze besetzt sind.
refused-stale = Am Tisch ist inzwischen etwas geschehen: sieh noch einmal hin und wähle dann.
refused-unknown-action = Einen solchen Zug gibt es in diesem Spiel nicht.
refused-illegal = Die Regeln erlauben das jetzt nicht.
refused-not-your-turn = Dieser Platz ist nicht am Zug.
refused-nothing-to-undo = Von dir gibt es nichts zurückzunehmen.
refused-stopping = Der Server wird angehalten: versuche es gleich noch einmal.
refused-no-draw = Dieses Spiel kennt kein vereinbartes Remis.
refused-rate = Zu schnell: warte einen Augenblick.

## Wie Partien enden

reason-resigned = Jemand hat aufgegeben.
