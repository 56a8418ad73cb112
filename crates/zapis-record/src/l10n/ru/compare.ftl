# Сличение бланков одной партии и таблица в конце пачки.

compare-sheet = { $sheet }: { $path }
compare-sheet-record = { $sheet }: { $path }, запись { $record }
compare-all-agree = бланки полностью совпадают: { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
}
compare-reconciled = одна партия, { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
}; бланки расходятся в { $rows ->
    [one] { $rows } месте
   *[many] { $rows } местах
}, всё решено (уверенность { $sure } %)
compare-left-open = одна партия, { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
}; бланки расходятся в { $rows ->
    [one] { $rows } месте
   *[many] { $rows } местах
}, не решено: { $open ->
    [one] { $open } полуход
    [few] { $open } полухода
   *[many] { $open } полуходов
}
compare-results-differ = результаты расходятся: { $results }
compare-cut = бланк длиннее любой партии; остаток не прочитан
compare-kept = партия
compare-n-plies = { $count ->
    [one] { $count } полуход
    [few] { $count } полухода
   *[many] { $count } полуходов
}
compare-agreed = есть на всех бланках
compare-columns = в столбце соперника: { $sheets }
compare-only-legal = { $count ->
    [one] верен бланк { $right }
   *[other] верны бланки { $right }
}: { $reasons }
compare-only-written = { $reasons }
compare-empty = клетка пуста: { $sheets }
compare-left-out = ход пропущен: { $sheets }
compare-ended = { $count ->
    [one] бланк { $sheets } окончен
   *[other] бланки { $sheets } окончены
}
compare-goes-on = { $count ->
    [one] верен бланк { $right }
   *[other] верны бланки { $right }
}: { $reasons }
compare-refuted = после `{ $other }` нельзя сыграть { $next }: { $reason }
compare-could-not-continue = после { $others } запись нельзя продолжить до { $next }
compare-sign-untrue = это не давало бы того, что записано при ходе
compare-restored-refuted = самое вероятное чтение, уверенность { $sure } %: { $reasons }
compare-hangs = не решено: зависит от { $on }
compare-twice-or-left-out = не решено: либо сыграно дважды, либо записано дважды ({ $with }), а сыграно один раз ({ $without }); нужно спросить игроков
compare-left-out-or-added = не решено: пропущено в { $without } или вписано лишним в { $with } (вероятность, что сыграно: { $sure } %); нужно спросить игроков
compare-may-be-several = не решено: { $words } может означать { $moves }
compare-result-of-mate = последний ход матует: результат { $result }
compare-result-of-stalemate = последний ход ставит пат: результат 1/2-1/2
compare-result-against-mate = последний ход матует, то есть { $result }, а на бланках { $given }
compare-result-against-stalemate = последний ход ставит пат, а на бланках { $given }
compare-restored = воспроизвести нельзя ни одно из записанного: взято самое вероятное чтение, уверенность { $sure } %
compare-supplied = нет ни на одном бланке: самый вероятный ход, уверенность { $sure } %
compare-undecided = не решено: запись можно продолжить и после { $moves }
compare-nothing-decides = не решено: дальнейшая запись на бланках не показывает, что верно: { $moves }
compare-unreadable = не решено: ни одно чтение не вероятно в достаточной мере
compare-equally-likely = не решено: { $moves }
compare-fault = `{ $word }` ({ $sheet }): { $reason }
compare-no-move = это не ход
compare-ambiguous = может означать несколько ходов
compare-illegal = ход невозможен
compare-extra = это не ход партии (строка { $row } на { $sheet })
compare-extra-gap = лишняя пустая клетка (строка { $row } на { $sheet })
compare-agree-until = Последняя позиция, в которой все бланки сходятся, перед { $turn } (после { $count ->
    [one] { $count } полухода
   *[many] { $count } полуходов
}):
compare-agree-on-start = Бланки сходятся только в начальной позиции:
compare-article = Если обнаружено нарушение, а позицию перед ним установить нельзя, игра продолжается из последней известной позиции перед ним ({ $article }).
compare-few-paths = нужно хотя бы два бланка: укажите два файла, папку или один файл с несколькими записями партии
compare-many-records = { $path }: записи после первых { GROUPED($count) } не сравниваются: в папке бланки тура, а не база
compare-mixed-paths = укажите либо файлы, либо папки
compare-many-sheets = сличить можно не больше { $most } бланков одной партии сразу
compare-missing = { $round ->
    [0] {""}
   *[other] тур { $round }{ $board ->
        [0] {""}
       *[other] , доска { $board }
    }:{" "}
}{ $white } – { $black }: { $count ->
    [0] бланк не сдан ни одним из игроков
   *[other] сдан только один бланк: { $sheets }
}
compare-round-empty = { $path }: в файле отчёта нет партий { $round ->
    [0] ни одного тура
   *[other] тура { $round }
}
compare-round-folder = --trf ищет бланки тура в папке: укажите папку
compare-no-pairs = в { $path } нет двух бланков одной партии: у них нет ни общих ходов, ни общих игроков или доски, и имена файлов не парные (`001_0`, `001_1`)
compare-no-record = { $path } не содержит записей
compare-counts = в файлах разное число записей: { $counts }; никакие две из них не называют одних и тех же игроков и тур и не имеют одних и тех же ходов: укажите у записей одной партии одинаковые `White`, `Black`, `Round` и `Board`
compare-page-joined = { $path }: запись { $record } продолжается со строки { $row } и прочитана как следующая страница записи { $of }
compare-file-joined = { $path } продолжается со строки { $row } и прочитан как следующая страница { $of }
compare-count = { $path }: { $count }
compare-no-sheet = { $path }, запись { $record }: бланк партии прочитать не удалось
compare-fragments-agree = бланки начинаются с середины партии, а позиции нет, поэтому ходы проверить нельзя; слово в слово они совпадают: { $sheets }
compare-fragments-differ = бланки начинаются с середины партии, а позиции нет, поэтому решить ничего нельзя; слово в слово они расходятся в { $count ->
    [one] одном месте
   *[other] { $count } местах
}: { $places }{ $more ->
    [0] {""}
   *[other] ; и ещё в { $more }
} ({ $sheets })
compare-fragments-place = { $turn } { $words }
compare-starts-differ = бланки начинаются с разных позиций: { $sheets }
compare-moves-agree = ходы совпали полностью: { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[other] { $plies } полуходов
}
compare-heading-exchanged = игроки указаны наоборот: { $values }
compare-heading-differs = на бланках разные { $field ->
    [White] белые
    [Black] чёрные
    [Date] даты
    [Round] туры
   *[Board] доски
}: { $values }
compare-lone-offer = предложение ничьей при ходе { $turn } записано только на бланке { $sheets }
compare-different-games = похоже, это бланки разных партий, общих ходов почти нет: { $sheets }
compare-same-file = { $path } сличается сам с собой
compare-single = нет другого бланка к { $path }
compare-singles = нет других бланков к этим файлам ({ $count }): { $paths }
compare-summary = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}: полностью совпали — { $agreed }, сведены — { $reconciled }, с нерешённым — { $open }, сличить нельзя — { $not }; { $rows ->
    [one] { $rows } расхождение
    [few] { $rows } расхождения
   *[many] { $rows } расхождений
}
table-file = файл
table-sheets = бланков
table-games = партий
table-as-written = как есть
table-not-playable = не воспр.
table-repaired = исправлено
table-reconciled = сведено
table-agreed = совпало
table-sure = увер.
table-open = не решено
table-beyond = не восст.
table-not-comparable = не слич.
table-others = (прочие файлы)
table-all = всего
compare-unread = не прочитано (строка { $row }, { $sheet })
compare-stopped = поиск остановлен на пределе (--max-steps): { $count ->
    [one] не прочитана { $count } клетка
    [few] не прочитаны { $count } клетки
   *[many] не прочитано { $count } клеток
} после последнего хода
compare-signal = { $sheet }: `{ $words }` — не ходы партии: короли поставлены, чтобы сообщить доске результат { $result }
compare-signal-open = { $sheet }: `{ $words }` — не ход партии: король поставлен, чтобы сообщить доске результат
compare-signal-contradicts = { $sheet }: `{ $words }` — не ходы партии: королями сообщён результат { $result }, а на бланках указан { $given }
compare-several-games = { $path }: разных партий — { $count }, по одной записи каждой, сличать нечего; укажите файлы с бланками обоих соперников (`zapis compare белые.pgn чёрные.pgn`) или соберите оба бланка партии в одном файле, с одними и теми же игроками и туром
compare-single-records = { $path }: { $count ->
    [one] у записи { $records } нет второго бланка
    [few] у { $count } записей нет второго бланка: { $records }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }
   *[many] у { $count } записей нет второго бланка: { $records }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }
}
compare-not-begun = { $count ->
    [one] бланк { $sheets } ещё не начат
   *[other] бланки { $sheets } ещё не начаты
}
compare-block-repeated = { $count ->
    [1] строка { $rows } бланка { $sheet } повторяет строку { $of }
   *[other] строки { $rows } бланка { $sheet } повторяют строки { $of }
}
compare-block-no-moves = { $count ->
    [1] строка { $rows } бланка { $sheet } не относится к партии
   *[other] строки { $rows } бланка { $sheet } не относятся к партии
}
compare-block-empty-over = { $count ->
    [1] лишняя пустая строка на бланке { $sheet } (строка { $rows })
   *[other] лишние пустые строки на бланке { $sheet } (строки { $rows })
}
compare-block-left-out = { $count ->
    [1] ход { $moves } пропущен на бланке { $sheet }
   *[other] ходы { $moves } пропущены на бланке { $sheet }
}
compare-block-empty = { $count ->
    [1] строка { $rows } бланка { $sheet } пуста
   *[other] строки { $rows } бланка { $sheet } пусты
}
compare-block-not-begun = бланк { $sheet } начинается только с { $next }
compare-block-shifted-on = со строки { $row } запись на бланке { $sheet } сдвинута на один столбец
compare-block-shifted = { $count ->
    [1] в строке { $rows } бланка { $sheet } запись сдвинута на один столбец
   *[other] в строках { $rows } бланка { $sheet } запись сдвинута на один столбец
}
compare-block-turned = { $count ->
    [1] строка { $rows } бланка { $sheet } сыграна после строк { $behind }
   *[other] строки { $rows } бланка { $sheet } сыграны после строк { $behind }
}
compare-block-two-in-one = в строке { $row } бланка { $sheet } два хода в одной клетке: `{ $word }`
