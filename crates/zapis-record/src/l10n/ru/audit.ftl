# Базы: что находится в нескольких записях вместе.

temporary-file = временный файл
no-baseline = { $path } — не список известных замечаний: первая строка у него другая; файл не тронут
no-index = { $path } — не указатель: первая строка у него другая; файл не тронут
index-damaged = указатель { $path } повреждён; он будет составлен заново
index-of-other-build = указатель { $path } составлен другой сборкой программы; он будет составлен заново
index-part-damaged = { $path }: то, что сохранил о нём указатель, не имеет смысла; указатель следует удалить
index-used = файлы, не прочитанные снова: { GROUPED($kept) } из { GROUPED($all) }

# Замечания.
duplicate-game = та же партия, что и в другой записи: те же ходы и имена
duplicate-game-without-moves = здесь только результат партии, ходы которой есть в другой записи
duplicate-game-spelled = та же партия, что и в другой записи; различия: { $differences }
contained-game = эта запись содержится в более длинной записи той же партии: { $differences }
has-moves-of = те же ходы, что в партии { $white } – { $black }{ $known ->
    [no] { "" }
   *[other] { "" }(тур { $round })
}: в одной из двух записей ходы не той партии
same-game-differs = противоречит другой записи той же партии: { $differences }
same-moves-as-another = { $plies ->
    [one] тот же { $plies } полуход, что
    [few] те же { $plies } полухода, что
   *[many] те же { $plies } полуходов, что
} и в другой записи, но это может быть и другая партия: { $differences }
rating-differs = рейтинг здесь { $here }, а в другой записи того же игрока { $there }

# В чём разница.
differences = { $list }
differs-colors = цвета фигур у игроков обратные
differs-tag = `{ $tag }`: здесь `{ $here }`, там `{ $there }`
differs-tag-here = `{ $tag }`: здесь `{ $here }`, там нет
differs-tag-there = `{ $tag }`: здесь нет, там `{ $there }`
differs-cut = { $count ->
    [one] в конце не хватает { $count } полухода
   *[other] в конце не хватает { $count } полуходов
}
differs-longer = { $count ->
    [one] в конце на { $count } полуход больше
    [few] в конце на { $count } полухода больше
   *[many] в конце на { $count } полуходов больше
}
differs-within = { $which ->
    [here] начинается на { $before ->
        [one] { $before } полуход
        [few] { $before } полухода
       *[many] { $before } полуходов
    } позже
   *[other] та начинается на { $before ->
        [one] { $before } полуход
        [few] { $before } полухода
       *[many] { $before } полуходов
    } позже
}{ $behind ->
    [0] { "" }
    [one] {""} и кончается на { $behind } полуход раньше
    [few] {""} и кончается на { $behind } полухода раньше
   *[many] {""} и кончается на { $behind } полуходов раньше
}
differs-moves = полуход { $ply }: здесь `{ $here }`, там `{ $there }`{ $others ->
    [0] { "" }
    [one] , и различается ещё { $others }
   *[other] , и различаются ещё { $others }
}
differs-much = полуход { $ply }: здесь `{ $here }`, там `{ $there }`, и различаются ещё многие
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
audit-first = первое
audit-too-many = { GROUPED($count) } замечаний по турнирам и видам, сначала худшие: `--event` показывает все по одному турниру, `--format json` — все вообще
events-unreadable = { $path } ничего не говорит о соревнованиях: { $reason }
events-drafted = Составлен черновик { $path }: посмотрите, какие записи объединены в соревнования, и исправьте, если это не так
audit-more = … и ещё { $count }
audit-copies = { GROUPED($games) } { $games ->
    [one] партия встречается
    [few] партии встречаются
   *[many] партий встречаются
} в нескольких записях: { GROUPED($copies) } { $copies ->
    [one] повтор
    [few] повтора
   *[many] повторов
}
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
unique-needs-paths = --write-unique и --merge читают записи снова, поэтому они должны быть в файлах
unique-kept = { $place }: тоже сохранена: { $why ->
    [contradicts] противоречит { $full }
   *[more] в ней есть то, чего нет в самой полной ({ $full })
}
unique-summary = { $kept ->
    [one] сохранена { GROUPED($kept) } запись
    [few] сохранены { GROUPED($kept) } записи
   *[many] сохранено { GROUPED($kept) } записей
}, { $dropped ->
    [one] опущен { GROUPED($dropped) } повтор
    [few] опущены { GROUPED($dropped) } повтора
   *[many] опущено { GROUPED($dropped) } повторов
}, ради комментариев { $also ->
    [one] сохранён ещё { GROUPED($also) }
   *[other] сохранено ещё { GROUPED($also) }
}{ $contradicting ->
    [0] {""}
   *[other] {""}, противоречащих другим: { GROUPED($contradicting) }
}
merged-source = { $place }: соединена с { $chosen }: { $n_tags ->
    [0] {""}
   *[other] теги ({ $tags }),{" "}
}{ $plies ->
    [0] {""}
   *[other] полуходов: { $plies },{" "}
}{ $variations ->
    [0] {""}
   *[other] вариантов: { $variations },{" "}
}комментариев: { $comments }, времени и других команд: { $commands }, знаков: { $nags }{ $n_contradictions ->
    [0] {""}
   *[other] ; против неё сохранено: { $contradictions }
}
merged-kept = { $place }: остаётся, как есть: { $why ->
    [contradicts] противоречит { $chosen }
   *[other] соединить её с { $chosen } не удалось
}
merged-summary = { $written ->
    [one] записана { GROUPED($written) } запись
    [few] записаны { GROUPED($written) } записи
   *[many] записано { GROUPED($written) } записей
}, из них соединённых: { GROUPED($of) }; вошло в другие: { GROUPED($merged) }, отмечено противоречий: { GROUPED($contradictions) }, сохранено отдельно: { GROUPED($kept) }
unknown-keep = `{ $name }` не говорит, какую запись сохранять: `fullest`, `source`, `date`, `rating` или `comments`
unique-writer = переданный поток
unique-files-changed = файлы изменились во время чтения; ничего не записано

# Players against a list of players.
player-unlisted = номера ФИДЕ `{ $id }`, который здесь у игрока { $name }, в списке нет
player-name-unlisted = игрока { $name } в списке нет
player-list-name = номер ФИДЕ `{ $id }` в списке принадлежит игроку { $listed }, а здесь — { $name }
player-list-title = у игрока { $name } здесь звание `{ $title }`, а в списке `{ $listed }`
player-list-no-title = у игрока { $name } здесь звание `{ $title }`, а в списке звания нет
player-list-federation = { $name } здесь за `{ $federation }`, а в списке за `{ $listed }`
player-list-rating = рейтинг игрока { $name } здесь { $rating }, а в списке за { $month } — { $listed }
player-list-spelling = вместо { $name } в списке пишется { $listed }
player-born-later = партия { $year } года, а { $name } по списку родился в { $born }

# Две версии архива: `diff`.
diff-new = новая: { $place }: { $game }
diff-gone = исчезла: { $place }: { $game }
diff-changed = изменена: { $old } → { $new }: { $game }
diff-tag = `{ $tag }`: `{ $was }` → `{ $is }`
diff-result = результат после ходов: `{ $was }` → `{ $is }`
diff-moves = ходы: `{ $was }` → `{ $is }`
diff-notes = { $what ->
    [comments] отличаются комментарии
    [glyphs] отличаются знаки оценки
    [variations] отличаются варианты
    [clocks] отличаются показания часов
   *[other] отличаются оценки движка
}
diff-summary = без изменений: { GROUPED($same) }, новых: { GROUPED($new) }, исчезло: { GROUPED($gone) }, изменено: { GROUPED($changed) }
diff-written = { $path }: { $count ->
    [one] записана { $count } запись
    [few] записано { GROUPED($count) } записи
   *[many] записано { GROUPED($count) } записей
}
diff-needs-two = `diff` сравнивает два файла или две папки, старую версию и новую; указано: { $count }
diff-needs-files = `diff` читает файлы и папки, а не стандартный ввод
