# Что прочитано не так, как записано, или не прочитано.
move-missing = здесь пропущен ход
move-missing-help = его клетка бланка пуста или пропущена строка
result-misspelled = результат записан как `{ $word }`
result-with-blanks = рядом с результатом `{ $word }` стоят пробелы
both-lose-help = в PGN нет знака для партии, проигранной обоими: после ходов ставьте `*`, а что значит `{ $word }`, скажите в комментарии
result-unreadable = в теге `Result` стоит `{ $word }`, это не результат
result-unreadable-help = пишите `1-0`, `0-1`, `1/2-1/2` или `*`
result-unreadable-ended-help = пишите `1-0`, `0-1`, `1/2-1/2` или `*`; после ходов стоит `{ $marker }`
results-are = результат — это `1-0`, `0-1`, `1/2-1/2` или `*`
result-empty = тег `Result` пуст
fen-misspelled = FEN записан не так, как принято: { $slips }
fen-digits-apart = рядом стоят цифры, которые составляют одно число
fen-last-stroke = после последней горизонтали стоит черта
fen-side-misspelled = очередь хода обозначается `w` или `b`
fen-castling-misspelled = права на рокировку записаны иначе
fen-en-passant-misspelled = поле для взятия на проходе не указано или записано иначе
fen-counter-misspelled = нет одного из чисел
fen-few-fields = в нём { $count } { $count ->
        [one] поле
        [few] поля
       *[many] полей
    } вместо шести
fen-many-fields = после последнего поля что-то стоит
tag-misspelled = тег `{ $name }` — это тег `{ $meant }` с другими прописными буквами
tag-misspelled-unused-help = тег `{ $meant }` тоже есть, этот не использован
clock-beyond-sixty = `{ $command }` — не время: минут и секунд бывает до 59
