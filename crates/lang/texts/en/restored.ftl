# Tables that a backup put back to an earlier step.

restored-table = Table { $number } was put back from a backup. It is at step { $step } again; what happened after that no longer counts. The luck is the same as before: the same actions bring the same draws. Go on with the new board.
restored-lobby = The lobby of table { $number } was put back from a backup. If you joined or left since then, please do so again on the new board.
restored-old-message = This message is from before the table was put back. Use the new board.
