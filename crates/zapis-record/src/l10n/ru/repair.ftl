# Восстановленные бланки.

repair-summary = { $records ->
    [one] { $records } запись
    [few] { $records } записи
   *[many] { $records } записей
}: как записано — { $sound }, восстановлено — { $repaired }, с нерешёнными полуходами — { $open }, восстановить нельзя — { $beyond }; { $changes ->
    [one] { $changes } исправление
    [few] { $changes } исправления
   *[many] { $changes } исправлений
}
repair-summary-fragments = с середины партии, без позиции: { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[many] { $count } записей
}, ходы сверены только друг с другом
repair-heading = { $place }: { $count ->
    [one] { $count } исправление
    [few] { $count } исправления
   *[many] { $count } исправлений
} (точно: { $sure }, вероятно: { $likely }, открыто: { $open }); буквы: { $letters }
repair-further-game = ещё одна партия на том же бланке, со строки { $line }: предыдущая там уже была окончена
repair-line = { $place }: { $sure ->
    [sure] точно
    [likely] вероятно
   *[open] открыто
}: { $what }
repair-read = `{ $word }` прочитано как { $mv }
repair-displaced = `{ $word }` в столбце соперника прочитано как { $mv }
repair-gap = ход не записан, вставлен { $mv }
repair-inserted = ход пропущен, вставлен { $mv }
repair-open = `{ $word }` не решено, для продолжения взят { $mv }
repair-open-gap = ход не записан, для продолжения взят { $mv }
repair-dropped = `{ $word }` в строке { $row }: не ход партии, пропущено
repair-behind-end = `{ $word }` в строке { $row }: не ход партии, она была окончена раньше
repair-blank-row = { $count ->
    [1] строка { $first } пуста, и дальнейшее можно сыграть и без неё
   *[other] строки с { $first } по { $last } пусты, и дальнейшее можно сыграть и без них
}
repair-with-rivals = { $what } (или { $rivals })
repair-cut = бланк длиннее любой партии; остаток не прочитан
repair-comment-written = записано: { $word }
repair-comment-dropped = пропущено: { $word }
repair-comment-gap = не записано
repair-comment-inserted = пропущенный полуход
repair-cost-below-zero = цена должна быть числом от 0
repair-answered = `{ $word }` — это { $mv }, по ответу
repair-detail = { "  " }{ $what }
repair-illegal-as-written = как записано: { $reasons }
repair-legal-as-written = ход, как он записан, возможен, но против него говорит продолжение
repair-ambiguous-as-written = это может быть { $moves }
repair-happened = что произошло: { $edits }
repair-misread = `{ $seen }` вместо `{ $meant }`
repair-lost = нет `{ $meant }`
repair-added = лишнее `{ $seen }`
repair-swapped = `{ $seen }` вместо `{ $meant }`: переставлено
repair-question = { $place }: строка { $row }, { $side ->
    [white] белые
   *[black] чёрные
}: { $written ->
    [none] ничего не записано
   *[other] `{ $written }`
}
repair-choices = Номер, ход, Enter — 1, ? — оставить нерешённым, q — больше не спрашивать:
repair-not-legal = `{ $word }` — здесь невозможный ход.
repair-interactive-needs-paths = --interactive читает ответы со стандартного ввода, поэтому записи должны быть в файлах
repair-gap-answered = ход не записан, это { $mv }, по ответу
repair-number = номер строки `{ $word }` прочитан как { $number }
repair-signs = `{ $word }` — это { $mv } с неверным знаком взятия или шаха
repair-comment-unplayed = не сыграно: { $words }
repair-comment-signal = короли на центральных полях, результат { $result }: { $words }
repair-unplayed = не прочитано, сохранено в комментарии: `{ $words }`
repair-signal = `{ $words }`: это не ходы партии, короли поставлены, чтобы сообщить доске результат { $result }
repair-signal-open = `{ $words }`: это не ход партии, король поставлен, чтобы сообщить доске результат
repair-signal-contradicts = `{ $words }`: это не ходы партии, королями сообщён результат { $result }, а в записи указан { $given }
repair-stopped = поиск остановлен на пределе (--max-steps); то, что стоит после последнего хода, не прочитано
repair-fragment = { $place }: не восстановлено: запись начинается с середины партии, с `{ $first }`, а позиции нет; ходы оставлены как есть
repair-fragment-numbered-anew = { $place }: не восстановлено: запись начинается с середины партии, хотя пронумерована с `{ $first }`, а позиции нет; ходы оставлены как есть
repair-beyond = { $place }: не восстановлено; { $plies ->
    [one] как записано — { $plies } полуход
    [few] как записано — { $plies } полухода
   *[many] как записано — { $plies } полуходов
}, остальное сохранено в комментарии
repair-confidence = общая достоверность { $confidence } %
repair-cost = цена { $cost }
repair-numbers = достоверность: { $shares }; цена { $cost }
repair-moves = { $moves }
repair-moves-from-to = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}, с { $first } по { $last }
repair-cause-not-written = не записано, вставлено: { $moves }
repair-cause-not-written-open = не записано, для продолжения взято: { $moves }
repair-cause-other-column = записано в столбце соперника: { $moves }
repair-cause-letters = записано буквами `{ $letters }`: { $moves }
repair-cause-taken-named = названа взятая фигура: { $moves }
repair-cause-piece-not-told = не записано, какая фигура ходит: { $moves }
repair-cause-signs = неверный знак взятия или шаха: { $moves }
repair-cause-misread = `{ $seen }` вместо `{ $meant }`: { $moves }
repair-cause-swapped = `{ $seen }` вместо `{ $meant }`, переставлено: { $moves }
repair-cause-no-plies = `{ $words }` в строках с { $first } по { $last }: не ходы партии, пропущено
repair-cause-behind-end = `{ $words }` в строках с { $first } по { $last }: не ходы партии, она была окончена раньше
repair-cause-numbers = номера строк с { $first } по { $last } прочитаны как { $from }–{ $to }
repair-last-sure = Последняя точно известная позиция, перед { $turn }:
repair-ask = Спросить игроков: { $turn } { $moves }?
repair-ask-move = Спросить игроков: какой ход { $turn }?
repair-ask-moves = Спросить игроков: какие ходы сделаны с { $first } по { $last } (полуходов: { $count })?
repair-ask-onward = Спросить игроков: какие ходы сделаны начиная с { $turn } до хода `{ $word }`?
repair-same-hand-needs-paths = --same-hand читает бланки дважды, поэтому они должны быть в файлах
repair-no-hand = { $path } — не таблица почерка: { $reason }

answer-no-such-sheet = бланка с отпечатком `{ $sheet }` здесь нет: ни один ответ не принят (у изменённого бланка он другой; нынешние выдаёт `repair --format json`)
answer-no-such-cell =
    { $path }: { $written ->
        [none] клетка строки { $row }, { $side ->
            [white] белые
           *[black] чёрные
        }, не пуста
       *[other] `{ $written }` не записано в строке { $row }, { $side ->
            [white] белые
           *[black] чёрные
        }
    }: ни один ответ не принят
answer-not-playable =
    { $path }: хода `{ $read }` нет в строке { $row }, { $side ->
        [white] белые
       *[black] чёрные
    }
answers-need-paths = ответы --answers сверяются с бланками до чтения, поэтому бланки должны быть в файлах
