# Mesas que una copia de seguridad devolvió a un paso anterior.

restored-table = La mesa { $number } se ha restaurado desde una copia de seguridad. Vuelve a estar en el paso { $step }; lo que ocurrió después no cuenta. La suerte es la misma que antes: las mismas acciones dan los mismos resultados. La partida sigue en el tablero nuevo.
restored-lobby = La sala de la mesa { $number } se ha restaurado desde una copia de seguridad. Quien se haya unido o se haya ido desde entonces debe hacerlo otra vez, en el tablero nuevo.
restored-old-message = Este mensaje es de antes de restaurar la mesa. Usa el tablero nuevo.
