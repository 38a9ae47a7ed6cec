# What is kept about a person, and how it is erased.

ui-former = former player
label-get-data = Get my data
label-erase-me = Erase me…
label-type-word = Type the word…
ui-privacy-title = What I keep about you
ui-privacy =
    {""}**Seats and results**: your Discord id, your name as it stood at your tables, places and scores. For history; until you erase them. Whoever manages a server can take its tables along as a file, with these ids and names.
    {""}**Ratings and records**, calculated from results. For leaderboards; until you erase them.
    {""}**The log of each table**: every step with its time, by seat. For replays and proof; kept permanently, anonymous once you erase your data.
    {""}**Clocks of your turns**: how long they took, which were made for you because your time was up, and whether you were absent. For time limits and the board; kept with the table, anonymous once you erase your data.
    {""}**Preferences**: language, notices and what you muted, colours, when I ask once more, whether you pay as suggested, what happens if your time runs out, whether you are hidden. Until you erase them.
    {""}**Notes** you wrote, for you alone. Until you erase them.
    {""}**Orders and secret choices**, for play. Until they are used, revealed or withdrawn, or the table ends.
    {""}**Invitations and seats held for you**, so that nobody is pinged twice. Until you erase them.
    {""}**The newest direct message I sent you** for each table, so that only that one has buttons. Until you erase it.
    {""}**Servers where you may open no tables**, as their managers decided: only your Discord id. Until the managers take it back; erasing your data does not change it.
    {""}**Messages still to be sent to you**: deleted a day after they were delivered.
    {""}**Never**: what is written in channels, e-mail addresses, account pictures. I send nothing anywhere but to Discord; whoever runs me holds the database and its copies.
ui-privacy-data = Here is everything I keep about you.
ui-privacy-data-part = Part { $number } of everything I keep about you. More follows.
ui-privacy-data-last = Part { $number } of everything I keep about you, and the last.
ui-erase-title = Erase me?
ui-erase =
    Your name and your Discord id are removed from leaderboards and history. Past games keep a seat “{ $former }”, so that they stay whole for the others.
    Lobbies: you leave them. Running tables: an AI takes your seat, and of two people the one who stays wins. Where nobody else is left, AIs play a rated table to its end, and it counts; one that is not rated, or where not every seat has acted yet, ends without a result.
    Your preferences, notes, rating and records are deleted. If you play again, you start from scratch.
    Boards of tables that ended more than a day ago keep their picture in the channel.
    If a server's managers let you open no tables, that stays: they keep your Discord id for it, and nothing else.
    {""}**This cannot be undone.** To go on, press the button and type **{ $word }**.
ui-erase-word = erase
ui-erase-asked = Type: { $word }
ui-erase-wrong = Nothing was erased: that was not the word { $word }.
ui-erased-title = Erased
ui-erased = Your name and your Discord id are gone from everything I keep. Only where a server's managers let you open no tables does your id stay for that. Copies of the database are in the hands of whoever runs me.
