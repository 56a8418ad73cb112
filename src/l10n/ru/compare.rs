//! The texts of `compare.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
compare-sheet\t{sheet}: {path}\0\
compare-sheet-record\t{sheet}: {path}, запись {record}\0\
compare-all-agree\tбланки полностью совпадают: {plies\tone\t{plies} полуход\tfew\t{plies} полухода\t{plies} полуходов}\0\
compare-reconciled\tодна партия, {plies\tone\t{plies} полуход\tfew\t{plies} полухода\t{plies} полуходов}; бланки расходятся в {rows\tone\t{rows} месте\t{rows} местах}, всё решено (уверенность {sure} %)\0\
compare-left-open\tодна партия, {plies\tone\t{plies} полуход\tfew\t{plies} полухода\t{plies} полуходов}; бланки расходятся в {rows\tone\t{rows} месте\t{rows} местах}, не решено: {open\tone\t{open} полуход\tfew\t{open} полухода\t{open} полуходов}\0\
compare-results-differ\tрезультаты расходятся: {results}\0\
compare-cut\tбланк длиннее любой партии; остаток не прочитан\0\
compare-kept\tпартия\0\
compare-n-plies\t{count\tone\t{count} полуход\tfew\t{count} полухода\t{count} полуходов}\0\
compare-agreed\tесть на всех бланках\0\
compare-columns\tв столбце соперника: {sheets}\0\
compare-only-legal\t{count\tone\tверен бланк {right}\tверны бланки {right}}: {reasons}\0\
compare-only-written\t{reasons}\0\
compare-empty\tклетка пуста: {sheets}\0\
compare-left-out\tход пропущен: {sheets}\0\
compare-ended\t{count\tone\tбланк {sheets} окончен\tбланки {sheets} окончены}\0\
compare-goes-on\t{count\tone\tверен бланк {right}\tверны бланки {right}}: {reasons}\0\
compare-refuted\tпосле `{other}` нельзя сыграть {next}: {reason}\0\
compare-could-not-continue\tпосле {others} запись нельзя продолжить до {next}\0\
compare-sign-untrue\tэто не давало бы того, что записано при ходе\0\
compare-restored-refuted\tсамое вероятное чтение, уверенность {sure} %: {reasons}\0\
compare-hangs\tне решено: зависит от {on}\0\
compare-may-be-several\tне решено: {words} может означать {moves}\0\
compare-result-of-mate\tпоследний ход матует: результат {result}\0\
compare-result-of-stalemate\tпоследний ход ставит пат: результат 1/2-1/2\0\
compare-result-against-mate\tпоследний ход матует, то есть {result}, а на бланках {given}\0\
compare-result-against-stalemate\tпоследний ход ставит пат, а на бланках {given}\0\
compare-restored\tвоспроизвести нельзя ни одно из записанного: взято самое вероятное чтение, уверенность {sure} %\0\
compare-supplied\tнет ни на одном бланке: самый вероятный ход, уверенность {sure} %\0\
compare-undecided\tне решено: запись можно продолжить и после {moves}\0\
compare-nothing-decides\tне решено: дальнейшая запись на бланках не показывает, что верно: {moves}\0\
compare-unreadable\tне решено: ни одно чтение не вероятно в достаточной мере\0\
compare-equally-likely\tне решено: {moves}\0\
compare-fault\t`{word}` ({sheet}): {reason}\0\
compare-no-move\tэто не ход\0\
compare-ambiguous\tможет означать несколько ходов\0\
compare-illegal\tход невозможен\0\
compare-extra\tэто не ход партии (строка {row} на {sheet})\0\
compare-extra-gap\tлишняя пустая клетка (строка {row} на {sheet})\0\
compare-agree-until\tПоследняя позиция, в которой все бланки сходятся, перед {turn} (после {count\tone\t{count} полухода\t{count} полуходов}):\0\
compare-agree-on-start\tБланки сходятся только в начальной позиции:\0\
compare-article\tЕсли обнаружено нарушение, а позицию перед ним установить нельзя, игра продолжается из последней известной позиции перед ним ({article}).\0\
compare-few-paths\tнужно хотя бы два бланка: укажите два файла, папку или один файл с несколькими записями партии\0\
compare-mixed-paths\tукажите либо файлы, либо папки\0\
compare-many-sheets\tсличить можно не больше {most} бланков одной партии сразу\0\
compare-no-pairs\tв {path} нет двух бланков одной партии: имена должны различаться только окончанием (`001_0`, `001_1`) или игроки — совпадать\0\
compare-no-record\t{path} не содержит записей\0\
compare-counts\tв файлах разное число записей: {counts}; никакие две из них не называют одних и тех же игроков и тур и не имеют одних и тех же ходов: укажите у записей одной партии одинаковые `White`, `Black`, `Round` и `Board`\0\
compare-page-joined\t{path}: запись {record} продолжается со строки {row} и прочитана как следующая страница записи {of}\0\
compare-file-joined\t{path} продолжается со строки {row} и прочитан как следующая страница {of}\0\
compare-count\t{path}: {count}\0\
compare-no-sheet\t{path}, запись {record}: бланк партии прочитать не удалось\0\
compare-fragments-agree\tбланки начинаются с середины партии, а позиции нет, поэтому ходы проверить нельзя; слово в слово они совпадают: {sheets}\0\
compare-fragments-differ\tбланки начинаются с середины партии, а позиции нет, поэтому решить ничего нельзя; слово в слово они расходятся в {count\tone\tодном месте\t{count} местах}: {places}{more\t0\t\t; и ещё в {more}} ({sheets})\0\
compare-fragments-place\t{turn} {words}\0\
compare-starts-differ\tбланки начинаются с разных позиций: {sheets}\0\
compare-players-differ\tна бланках указаны разные игроки: {players}\0\
compare-same-file\t{path} сличается сам с собой\0\
compare-single\tнет другого бланка к {path}\0\
compare-singles\tнет других бланков к этим файлам ({count}): {paths}\0\
compare-summary\t{games\tone\t{games} партия\tfew\t{games} партии\t{games} партий}: полностью совпали — {agreed}, сведены — {reconciled}, с нерешённым — {open}, сличить нельзя — {not}; {rows\tone\t{rows} расхождение\tfew\t{rows} расхождения\t{rows} расхождений}\0\
table-file\tфайл\0\
table-sheets\tбланков\0\
table-games\tпартий\0\
table-as-written\tкак есть\0\
table-not-playable\tне воспр.\0\
table-repaired\tисправлено\0\
table-reconciled\tсведено\0\
table-agreed\tсовпало\0\
table-sure\tувер.\0\
table-open\tне решено\0\
table-beyond\tне восст.\0\
table-not-comparable\tне слич.\0\
table-others\t(прочие файлы)\0\
table-all\tвсего\0\
compare-unread\tне прочитано (строка {row}, {sheet})\0\
compare-stopped\tпоиск остановлен на пределе (--max-steps): {count\tone\tне прочитана {count} клетка\tfew\tне прочитаны {count} клетки\tне прочитано {count} клеток} после последнего хода\0\
compare-signal\t{sheet}: `{words}` — не ходы партии: короли поставлены, чтобы сообщить доске результат {result}\0\
compare-signal-open\t{sheet}: `{words}` — не ход партии: король поставлен, чтобы сообщить доске результат\0\
compare-signal-contradicts\t{sheet}: `{words}` — не ходы партии: королями сообщён результат {result}, а на бланках указан {given}\0\
compare-several-games\t{path}: разных партий — {count}, по одной записи каждой, сличать нечего; укажите файлы с бланками обоих соперников (`zapis compare белые.pgn чёрные.pgn`) или соберите оба бланка партии в одном файле, с одними и теми же игроками и туром\0\
compare-single-records\t{path}: {count\tone\tу записи {records} нет второго бланка\tfew\tу {count} записей нет второго бланка: {records}{more\t0\t\t и ещё {more}}\tу {count} записей нет второго бланка: {records}{more\t0\t\t и ещё {more}}}\0\
compare-not-begun\t{count\tone\tбланк {sheets} ещё не начат\tбланки {sheets} ещё не начаты}\0\
compare-block-repeated\t{count\t1\tстрока {rows} бланка {sheet} повторяет строку {of}\tстроки {rows} бланка {sheet} повторяют строки {of}}\0\
compare-block-no-moves\t{count\t1\tстрока {rows} бланка {sheet} не относится к партии\tстроки {rows} бланка {sheet} не относятся к партии}\0\
compare-block-empty-over\t{count\t1\tлишняя пустая строка на бланке {sheet} (строка {rows})\tлишние пустые строки на бланке {sheet} (строки {rows})}\0\
compare-block-left-out\t{count\t1\tход {moves} пропущен на бланке {sheet}\tходы {moves} пропущены на бланке {sheet}}\0\
compare-block-empty\t{count\t1\tстрока {rows} бланка {sheet} пуста\tстроки {rows} бланка {sheet} пусты}\0\
compare-block-not-begun\tбланк {sheet} начинается только с {next}\0\
compare-block-shifted-on\tсо строки {row} запись на бланке {sheet} сдвинута на один столбец\0\
compare-block-shifted\t{count\t1\tв строке {rows} бланка {sheet} запись сдвинута на один столбец\tв строках {rows} бланка {sheet} запись сдвинута на один столбец}\0\
compare-block-turned\t{count\t1\tстрока {rows} бланка {sheet} сыграна после строк {behind}\tстроки {rows} бланка {sheet} сыграны после строк {behind}}\0\
compare-block-two-in-one\tв строке {row} бланка {sheet} два хода в одной клетке: `{word}`\0\
";
