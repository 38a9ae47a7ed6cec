# Plätze, die den Besitzer wechseln: Angebote, und wer einspringt.

## Spielbrett

sitting-free = Ein Platz ist frei: { $seat }, { $place }{ $phase }.
sitting-free-for = Ein Platz ist bis { $until } frei für { $name }: { $seat }, { $place }{ $phase }.
sitting-place = Rang { $place } von { $n }{", "}
sitting-label-take = Platz übernehmen
sitting-label-take-one = { $seat } übernehmen

## Jemanden finden

sitting-label-find = Ersatz suchen
sitting-find = Einen Platz, den sein Besitzer verlassen hat, kann jemand anders bis zum Ende der Partie übernehmen. Welchen?
sitting-find-none = An diesem Tisch hat niemand seinen Platz verlassen.
sitting-label-anybody = { $seat }: für alle
sitting-label-ask = { $seat }: einladen
sitting-label-withdraw = { $seat }: absagen
sitting-offered = Das Brett zeigt es jetzt: { $seat } ist frei.
sitting-asked = Du hast { $name } gefragt; für die Antwort ist ein Tag Zeit.
sitting-withdrawn = Das Angebot ist zurückgezogen.
sitting-ask = Wer soll { $seat } übernehmen? Nur diese Person kann den Platz nehmen, einen Tag lang.
sitting-ask-pick = Wähle eine Person
sitting-call = { $mentions } Übernimmst du { $seat } an Tisch { $number }? Du hast Zeit bis { $until }.

## Den Platz übernehmen

sitting-confirm = Du übernimmst { $seat } von { $name }, { $place }{ $phase }. Du spielst bis zum Ende, mit allem, was dazugehört. Der Tisch ändert deine Wertung nicht und zählt nicht als Sieg, wo immer du landest.
sitting-taken = { $seat } gehört jetzt dir.
sitting-gone-letter = Du hast deinen Platz an Tisch { $number } abgegeben: Jetzt spielt ihn { $name }.

## Antworten

sitting-gave-up = Du hast diesen Platz abgegeben: Jetzt spielt ihn { $name }. Du kannst zuschauen.
sitting-not-free = { $owner } spielt diesen Platz: Er ist nicht frei.
sitting-not-offered = Dieser Platz ist nicht mehr frei.
sitting-to-another = Dieser Platz ist für jemand anders reserviert.
sitting-seat-taken = { $name } war schneller und hat den Platz.
sitting-sat-here = Einspringen kann nur, wer noch nie an diesem Tisch saß.
sitting-blocked = Die Verwalter dieses Servers lassen dich keine Plätze nehmen.
sitting-roles = Auf diesem Server nehmen nur Leute mit diesen Rollen Plätze: { $roles }.
sitting-elsewhere = Diesen Platz kannst du nur auf dem Server seines Tisches nehmen.

## Rekorde

sitting-took-over = { $name } ist bei Schritt { $step } eingesprungen.
