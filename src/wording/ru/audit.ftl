# Базы: что находится в нескольких записях вместе.

temporary-file = временный файл
no-baseline = { $path } — не список известных замечаний: его первая строка другая

# Замечания.
duplicate-game = та же партия, что и в другой записи: те же ходы и имена
duplicate-game-spelled = та же партия, что и в другой записи; разница в следующем: { $differences }
same-game-differs = противоречит другой записи той же партии: { $differences }
same-moves-as-another = { $plies ->
    [one] тот же { $plies } полуход, что
    [few] те же { $plies } полухода, что
   *[many] те же { $plies } полуходов, что
} и в другой записи, но это может быть и другая партия: { $differences }
rating-differs = рейтинг здесь { $here }, а в другой записи того же игрока { $there }

# В чём разница.
differences = { $list }
differs-colors = цвета переставлены
differs-tag = `{ $tag }` — `{ $here }`, там `{ $there }`
differs-tag-here = `{ $tag }` — `{ $here }`, там нет
differs-tag-there = нет `{ $tag }`, там `{ $there }`
differs-cut = { $count ->
    [one] в конце не хватает { $count } полухода
   *[other] в конце не хватает { $count } полуходов
}
differs-longer = { $count ->
    [one] в конце на { $count } полуход больше
    [few] в конце на { $count } полухода больше
   *[many] в конце на { $count } полуходов больше
}
differs-moves = полуход { $ply } — `{ $here }`, там `{ $there }`{ $others ->
    [0] { "" }
    [one] , и ещё { $others } другой
   *[other] , и ещё { $others } других
}
differs-much = полуход { $ply } — `{ $here }`, там `{ $there }`, и ещё многие другие
differs-annotation = здесь есть комментарии, там нет

# Другие записи.
related-fullest = самая полная запись
related-same-moves = те же ходы
related-other-rating = другой рейтинг

# Сводка.
audit-finding = замечание
audit-count = число
audit-file = файл
audit-event = соревнование
audit-records = записи
audit-errors = ошибки
audit-warnings = предупр.
audit-more = … и ещё { $count }
audit-copies = { GROUPED($games) } { $games ->
    [one] партия стоит
    [few] партии стоят
   *[many] партий стоит
} в нескольких записях: { GROUPED($copies) } { $copies ->
    [one] повтор
    [few] повтора
   *[many] повторов
} более полных записей
audit-known = { $count ->
    [one] опущено { GROUPED($count) } известное замечание
    [few] опущены { GROUPED($count) } известных замечания
   *[many] опущено { GROUPED($count) } известных замечаний
}
baseline-written = { $count ->
    [one] в список известных записано { GROUPED($count) } замечание
    [few] в список известных записаны { GROUPED($count) } замечания
   *[many] в список известных записано { GROUPED($count) } замечаний
}

# По одной записи каждой партии.
unique-needs-paths = --write-unique читает записи дважды, поэтому они должны быть в файлах
unique-is-input = --write-unique записал бы поверх { $path }, а этот файл читается
unique-kept = { $place }: тоже оставлена, в ней есть то, чего нет в самой полной ({ $full })
unique-summary = { $kept ->
    [one] написана { GROUPED($kept) } запись
    [few] написаны { GROUPED($kept) } записи
   *[many] написано { GROUPED($kept) } записей
}, { $dropped ->
    [one] опущен { GROUPED($dropped) } повтор
    [few] опущены { GROUPED($dropped) } повтора
   *[many] опущено { GROUPED($dropped) } повторов
}, ради комментариев { $also ->
    [one] оставлен ещё { GROUPED($also) }
   *[other] оставлено ещё { GROUPED($also) }
}
unique-files-changed = файлы изменились, пока читались; ничего не записано
