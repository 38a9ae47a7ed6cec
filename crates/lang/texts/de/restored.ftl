# Tische, die eine Sicherung auf einen früheren Schritt zurückgesetzt hat.

restored-table = Tisch { $number } wurde aus einer Sicherung wiederhergestellt. Er steht wieder bei Schritt { $step }; was danach geschah, gilt nicht mehr. Der Zufall ist derselbe wie vorher: Dieselben Aktionen bringen dieselben Ergebnisse. Weiter geht es auf dem neuen Spielplan.
restored-lobby = Die Lobby von Tisch { $number } wurde aus einer Sicherung wiederhergestellt. Wer seitdem beigetreten oder gegangen ist, tut es noch einmal, auf dem neuen Spielplan.
restored-old-message = Diese Nachricht ist aus der Zeit, bevor der Tisch wiederhergestellt wurde. Nimm den neuen Spielplan.
