# Seats that change hands: offers, and a person who takes over.

## Board

sitting-free = A seat is free: { $seat }, { $place }{ $phase }.
sitting-free-for = A seat is free for { $name } until { $until }: { $seat }, { $place }{ $phase }.
sitting-place = place { $place } of { $n }{", "}
sitting-label-take = Take the seat
sitting-label-take-one = Take { $seat }

## Finding somebody

sitting-label-find = Find a substitute
sitting-find = A seat whose owner has left can go to somebody else for the rest of the game. Which one?
sitting-find-none = Nobody has left a seat at this table.
sitting-label-anybody = { $seat }: anybody
sitting-label-ask = { $seat }: invite
sitting-label-withdraw = { $seat }: withdraw
sitting-offered = The board shows it now: { $seat } is free.
sitting-asked = You have asked { $name }, who has a day to answer.
sitting-withdrawn = The offer is withdrawn.
sitting-ask = Who should take over { $seat }? Only they can take the seat, for a day.
sitting-ask-pick = Choose a person
sitting-call = { $mentions } Would you take over { $seat } at table { $number }? You have until { $until }.

## Taking the seat

sitting-confirm = You take over { $seat } from { $name }, { $place }{ $phase }. You play it to the end, with everything that belongs to it. The table changes no rating of yours and counts as no win, wherever you finish.
sitting-taken = { $seat } is yours now.
sitting-gone-letter = You gave your seat at table { $number } up: { $name } plays it now.

## Answers

sitting-gave-up = You gave this seat up: { $name } plays it now. You can watch.
sitting-not-free = { $owner } plays that seat: it is not free.
sitting-not-offered = This seat is not free any more.
sitting-to-another = This seat is kept for somebody else.
sitting-seat-taken = { $name } was faster and has the seat.
sitting-sat-here = Only somebody who never sat at this table can take a seat over.
sitting-blocked = This server's managers do not let you take seats.
sitting-roles = In this server, only people with these roles take seats: { $roles }.
sitting-elsewhere = You can take this seat only in the server of its table.

## Records

sitting-took-over = { $name } took over at step { $step }.
