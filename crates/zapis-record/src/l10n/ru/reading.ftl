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
fen-last-stroke = лишняя косая черта `/` после последней горизонтали
fen-side-misspelled = очередь хода обозначается `w` или `b`
fen-castling-misspelled = права на рокировку записаны иначе
fen-en-passant-misspelled = поле для взятия на проходе записано иначе
fen-counter-misspelled = нет одного из чисел
fen-side-missing = не указано, чей ход
fen-castling-missing = не указаны права на рокировку
fen-en-passant-missing = не указано поле для взятия на проходе
fen-halfmove-clock-missing = не указано, сколько полуходов не били и не ходили пешкой
fen-fullmove-number-missing = не указан номер хода
fen-operations = после полей стоят команды `EPD`
fen-numbers-exchanged = номер хода и счётчик полуходов поменялись местами
fen-blanks = вместо пробелов между полями стоит `_`
fen-promoted = знак `~` стоит у фигур, которые были пешками
fen-named = это название исходной позиции
fen-numbered = это номер позиции шахмат-960
fen-many-fields = после последнего поля что-то стоит
tag-misspelled = тег `{ $name }` отличается от `{ $meant }` только регистром букв
tag-misspelled-unused-help = тег `{ $meant }` тоже есть, этот не использован
clock-in-hours = `{ $command }` прочитано как часы и минуты: так следует из контроля времени
clock-beyond-sixty = `{ $command }` — не время: минут и секунд бывает до 59

# Values of tags.

date-no-year = в теге `{ $tag }` стоит `{ $date }`: дата раньше всех известных партий
date-no-month = в теге `{ $tag }` стоит `{ $date }`: месяца { $month } нет
date-no-day = в теге `{ $tag }` стоит `{ $date }`: в этом месяце нет { $day }-го числа
date-zero-day = в теге `{ $tag }` стоит `{ $date }`: так электронные таблицы пишут неизвестную дату
date-unused-help = дата не используется; неизвестное пишется знаками `??`
date-in-future = в теге `{ $tag }` стоит `{ $date }`, а сегодня { $today }
date-misspelled = в теге `{ $tag }` стоит `{ $date }`: это не год, месяц и день через точку
date-form-help = дата пишется `1998.05.21`, а неизвестное — `??` (PGN 8.1.1.3)
event-date-after-date = соревнование началось `{ $event }`, позже этой партии в нём, `{ $date }`
event-date-help = `EventDate` — первый день соревнования
rating-impossible = в теге `{ $tag }` стоит `{ $rating }`: рейтинг таким быть не может
rating-impossible-help = рейтинги лежат между { $lowest } и { $highest }
eco-impossible = дебюта `{ $code }` нет
eco-impossible-help = коды идут от `A00` до `E99`
eco-contradicts-moves = в теге код дебюта `{ $code }`, а по ходам это `{ $played }`, { $name }
eco-misspelled = код дебюта записан как `{ $code }`
ply-count-differs = в теге `PlyCount` стоит `{ $count }`, а в партии { $plies } { $plies ->
        [one] полуход
        [few] полухода
       *[other] полуходов
    }
ply-count-more-help = возможно, части ходов здесь не хватает
round-unreadable = в теге `Round` стоит `{ $round }`, это не номер тура
round-in-words = тур записан как `{ $round }`
round-help = тур пишется `7` или `3.1`, неизвестный — `?`, а если его нет — `-` (PGN 8.1.1.4)
player-against-self = белыми и чёрными играет один игрок, `{ $name }`
player-one-id = у белых и чёрных один номер ФИДЕ, `{ $id }`
player-against-self-help = один из двух назван неверно; в таблице такая партия не засчитывается никому
