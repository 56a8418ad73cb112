# Восстановленные бланки.

repair-summary = { $records ->
    [one] { $records } запись
    [few] { $records } записи
   *[many] { $records } записей
}: как записано — { $sound }, восстановлено — { $repaired }, с нерешёнными полуходами — { $open }, не восстановить — { $beyond }; { $changes ->
    [one] { $changes } исправление
    [few] { $changes } исправления
   *[many] { $changes } исправлений
}
repair-heading = { $place }: { $count ->
    [one] { $count } исправление
    [few] { $count } исправления
   *[many] { $count } исправлений
}; верно целиком с вероятностью { $confidence } % (буквы: { $letters })
repair-line = { $place }: { $what }; цена { $cost }
repair-read = `{ $word }` прочитано как { $mv }, уверенность { $sure } %
repair-displaced = `{ $word }` в столбце соперника прочитано как { $mv }, уверенность { $sure } %
repair-gap = ход не записан, вставлен { $mv }, уверенность { $sure } %
repair-inserted = пропущен полуход, вставлен { $mv }, уверенность { $sure } %
repair-open = `{ $word }` оставлено нерешённым; для продолжения взят { $mv } ({ $sure } %)
repair-open-gap = незаписанный полуход оставлен нерешённым; для продолжения взят { $mv } ({ $sure } %)
repair-dropped = `{ $word }` в строке { $row } пропущено: это не полуход партии
repair-with-rivals = { $what } (иначе { $rivals })
repair-cut = бланк длиннее любой партии; остаток не прочитан
repair-comment-written = записано: { $word }
repair-comment-gap = не записано
repair-comment-inserted = пропущенный полуход
repair-cost-below-zero = цена должна быть числом от 0
