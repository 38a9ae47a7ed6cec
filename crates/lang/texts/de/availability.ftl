# Wann Menschen spielen können: Einstellungen Seite für Seite, Erinnerungen, Ruhezeiten, wer nicht da ist; Pünktlichkeit; Tischen folgen.

## Einstellungen

pref-choose = Einstellung wählen
pref-on = an
pref-off = aus
pref-name-reminders = Erinnerungen
pref-name-quiet = Ruhezeit
pref-name-away = nicht da
pref-name-pay = Zahlen wie vorgeschlagen
pref-name-hide = mich verbergen
pref-name-named = mein Name überall
pref-about-notices = So melde ich mich, wenn du dran bist. Eine Erwähnung sehen auch die anderen am Tisch; eine Direktnachricht bleibt unter uns.
pref-about-reminders = Wie oft ich dich an einen Zug erinnere, der auf dich wartet – auf demselben Weg, auf dem ich mich melde. „Einmal“ kommt, wenn es zum Tempo des Tisches passt. Andere sehen eine Erinnerung nur, wenn ich dich im Kanal erwähne.
pref-about-quiet = In dieser Zeit melde ich mich nicht und erinnere dich nicht: Alles wartet, bis sie endet. Was fällig ist, bleibt fällig. Andere können merken, dass Nachrichten später kommen. Tische an einem Abend beachten die Ruhezeit nicht.
pref-about-away = Für Tage, an denen du nicht spielen kannst. An deinen Tischen sehen es die anderen, wenn auf dich gewartet wird. Jeder Tisch hat seine Regel: Er wartet eine Weile auf dich, oder die KI spielt, bis du zurück bist.
pref-about-language = Die Sprache von allem, was nur du liest, und meiner Direktnachrichten.
pref-about-colours = Die Farben der Bilder, die nur du siehst. Bei „Text zuerst“ sagen Worte, was die Bilder zeigen.
pref-about-confirm = Bei welchen deiner Aktionen ich noch einmal nachfrage, bevor sie gelten.
pref-about-pay = Was das Spiel vorschlägt, wird ohne Nachfrage gezahlt, außer „Nachfragen“ steht auf „immer“.
pref-about-hide = Du stehst auf keiner Rangliste, und deine Bilanz siehst nur du.
pref-about-named = Ranglisten über alle Server nennen dich auch dort, wo du nie gespielt hast.

## Erinnerungen

availability-remind-once = einmal
availability-remind-six-hours = alle 6 h
availability-remind-day = jeden Tag
availability-remind-never = nie

## Ruhezeit

availability-quiet-hours = { $from } bis { $to } ({ $zone })
availability-quiet-now = Dort ist es jetzt { $time } ({ $zone }).
availability-quiet-title = Ruhezeit
availability-quiet-from = Von (beide Zeiten leer: keine Ruhezeit)
availability-quiet-to = Bis
availability-quiet-zone = Zeitzone oder Stadt (leer: wie bisher)
availability-label-quiet = Ruhezeit…
availability-label-off = Ausschalten
availability-time-unread = „{ $text }“ kann ich nicht als Uhrzeit lesen. Schreib sie wie 22:00, 22 oder 22 Uhr. Es hat sich nichts geändert.
availability-time-both = Eine Ruhezeit braucht beide Zeiten; ohne beide gibt es keine. Es hat sich nichts geändert.
availability-time-same = Eine Ruhezeit endet zu einer anderen Zeit, als sie beginnt: Beide sind { $time }. Es hat sich nichts geändert.
availability-zone-unknown = Eine Zeitzone „{ $text }“ kenne ich nicht. Es hat sich nichts geändert. Meinst du eine von diesen, dann drück darauf:

## Nicht da

availability-away-none = nein
availability-away-until = Nicht da bis { $until }.
availability-away-planned = Nicht da von { $from } bis { $until }.
availability-away-days = Tage beginnen um Mitternacht ({ $zone }).
availability-away-title = Nicht da
availability-away-from = Ab (leer: heute)
availability-away-back = Zurück am (beides leer: ich bin da)
availability-away-from-example = 24.12.2026
availability-away-back-example = 4.1.2027
availability-label-away = Nicht da…
availability-label-back = Ich bin wieder da
availability-label-cancel = Doch da
availability-day-unread = Ich brauche einen Tag wie 24.12.2026; du hast „{ $text }“ geschrieben. Es hat sich nichts geändert.
availability-away-no-back = Ich brauche auch den Tag, an dem du zurück bist. Es hat sich nichts geändert.
availability-away-backwards = Zurück sein kannst du an einem späteren Tag, als du gehst. Es hat sich nichts geändert.
availability-away-too-long = Nicht da sein kannst du höchstens { $n } Tage. Es hat sich nichts geändert.
availability-away-too-far = Der erste Tag liegt höchstens ein Jahr voraus. Es hat sich nichts geändert.
availability-away-past = An diesem Tag bist du schon zurück. Wähle einen späteren. Es hat sich nichts geändert.

## Tischen folgen

availability-label-follow = Folgen
availability-label-unfollow = Nicht mehr folgen
availability-follow = **Folgen**: Ich schreibe dir einmal, wenn dieser Tisch zu Ende ist.
availability-follows = Du folgst diesem Tisch: Ich schreibe dir einmal, wenn er zu Ende ist.
availability-follow-full = Du folgst schon { $n } Tischen. Du kannst einem weiteren folgen, wenn einer davon zu Ende ist oder du einem nicht mehr folgst.
availability-followed = Du bist diesem Tisch gefolgt.
availability-followed-stopped = **{ $title }** wurde abgebrochen und zählt nicht. { $place }

## Pünktlichkeit

availability-keeps-time = Pünktlich: { $share } von { $turns } Zügen · { $left } von { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} verlassen
availability-often-late = { $seat } · oft zu spät
