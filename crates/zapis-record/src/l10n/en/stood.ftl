### Illegal moves behind which play went on.

play = play
move-stood = went on from there: the move stood; if that is found during the game, the position before it is reinstated
move-passed-over = went on as if the move had been taken back: it is not played
rests-on-stood = rests on the illegal move `{ $mv }`, which stood
rests-on-missing = rests on the move `{ $mv }`, which is not written
repair-stood = left as it is: the illegal move `{ $mv }` stood
