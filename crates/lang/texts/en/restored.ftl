# Tables that a backup put back to an earlier step.

restored-table = Table { $number } was put back from a backup. It is at step { $step } again; what happened after that did not happen. The luck is the same as before: the same actions bring the same draws. Go on with the new board.
restored-lobby = The lobby of table { $number } was put back from a backup. Whoever joined or left since then does so again, on the new board.
restored-old-message = This message is from before the table was put back. Use the new board.
