//! The texts of `reading.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
move-missing\tздесь пропущен ход\0\
move-missing-help\tего клетка бланка пуста или пропущена строка\0\
result-misspelled\tрезультат записан как `{word}`\0\
result-with-blanks\tрядом с результатом `{word}` стоят пробелы\0\
both-lose-help\tв PGN нет знака для партии, проигранной обоими: после ходов ставьте `*`, а что значит `{word}`, скажите в комментарии\0\
result-unreadable\tв теге `Result` стоит `{word}`, это не результат\0\
result-unreadable-help\tпишите `1-0`, `0-1`, `1/2-1/2` или `*`\0\
result-unreadable-ended-help\tпишите `1-0`, `0-1`, `1/2-1/2` или `*`; после ходов стоит `{marker}`\0\
results-are\tрезультат — это `1-0`, `0-1`, `1/2-1/2` или `*`\0\
result-empty\tтег `Result` пуст\0\
fen-misspelled\tFEN записан не так, как принято: {slips}\0\
fen-digits-apart\tрядом стоят цифры, которые составляют одно число\0\
fen-last-stroke\tпосле последней горизонтали стоит черта\0\
fen-side-misspelled\tочередь хода обозначается `w` или `b`\0\
fen-castling-misspelled\tправа на рокировку записаны иначе\0\
fen-en-passant-misspelled\tполе для взятия на проходе не указано или записано иначе\0\
fen-counter-misspelled\tнет одного из чисел\0\
fen-few-fields\tв нём {count} {count\tone\tполе\tfew\tполя\tполей} вместо шести\0\
fen-many-fields\tпосле последнего поля что-то стоит\0\
tag-misspelled\tтег `{name}` — это тег `{meant}` с другими прописными буквами\0\
tag-misspelled-unused-help\tтег `{meant}` тоже есть, этот не использован\0\
clock-beyond-sixty\t`{command}` — не время: минут и секунд бывает до 59\0\
date-no-year\tв теге `{tag}` стоит `{date}`: таких старых партий нет\0\
date-no-month\tв теге `{tag}` стоит `{date}`: месяца {month} нет\0\
date-no-day\tв теге `{tag}` стоит `{date}`: в этом месяце нет числа {day}\0\
date-unused-help\tдата не используется; неизвестное пишется знаками `??`\0\
date-in-future\tв теге `{tag}` стоит `{date}`, а сегодня {today}\0\
date-misspelled\tв теге `{tag}` стоит `{date}`: это не год, месяц и день через точку\0\
date-form-help\tдата пишется `1998.05.21`, а неизвестное — `??` (PGN 8.1.1.3)\0\
event-date-after-date\tсоревнование началось `{event}`, позже этой партии в нём, `{date}`\0\
event-date-help\t`EventDate` — первый день соревнования\0\
rating-impossible\tв теге `{tag}` стоит `{rating}`: рейтинг таким быть не может\0\
rating-impossible-help\tрейтинги лежат между {lowest} и {highest}\0\
eco-impossible\tдебюта `{code}` нет\0\
eco-impossible-help\tкоды идут от `A00` до `E99`\0\
eco-contradicts-moves\tв теге код дебюта `{code}`, а по ходам это `{played}`, {name}\0\
eco-misspelled\tкод дебюта записан как `{code}`\0\
ply-count-differs\tв теге `PlyCount` стоит `{count}`, а в партии {plies} {plies\tone\tполуход\tfew\tполухода\tполуходов}\0\
ply-count-more-help\tвозможно, части ходов здесь не хватает\0\
round-unreadable\tв теге `Round` стоит `{round}`, это не номер тура\0\
round-in-words\tтур записан как `{round}`\0\
round-help\tтур пишется `7` или `3.1`, неизвестный — `?`, а если его нет — `-` (PGN 8.1.1.4)\0\
player-against-self\tбелыми и чёрными играет один игрок, `{name}`\0\
player-one-id\tу белых и чёрных один номер ФИДЕ, `{id}`\0\
player-against-self-help\tодин из двух назван неверно; в таблице такая партия не засчитывается никому\0\
";
