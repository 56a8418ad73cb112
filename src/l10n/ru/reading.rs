//! The texts of `reading.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::Argument;
use super::super::compiled::Key::Name;

pub(super) const MESSAGES: &[Entry] = &[
    ("move-missing", &[Text("здесь пропущен ход")]),
    ("move-missing-help", &[Text("его клетка бланка пуста или пропущена строка")]),
    ("result-misspelled", &[Text("результат записан как `"), Fill(Argument("word")), Text("`")]),
    ("result-with-blanks", &[Text("рядом с результатом `"), Fill(Argument("word")), Text("` стоят пробелы")]),
    ("both-lose-help", &[Text("в PGN нет знака для партии, проигранной обоими: после ходов ставьте `*`, а что значит `"), Fill(Argument("word")), Text("`, скажите в комментарии")]),
    ("result-unreadable", &[Text("в теге `Result` стоит `"), Fill(Argument("word")), Text("`, это не результат")]),
    ("result-unreadable-help", &[Text("пишите `1-0`, `0-1`, `1/2-1/2` или `*`")]),
    ("result-unreadable-ended-help", &[Text("пишите `1-0`, `0-1`, `1/2-1/2` или `*`; после ходов стоит `"), Fill(Argument("marker")), Text("`")]),
    ("results-are", &[Text("результат — это `1-0`, `0-1`, `1/2-1/2` или `*`")]),
    ("result-empty", &[Text("тег `Result` пуст")]),
    ("fen-misspelled", &[Text("FEN записан не так, как принято: "), Fill(Argument("slips"))]),
    ("fen-digits-apart", &[Text("рядом стоят цифры, которые составляют одно число")]),
    ("fen-last-stroke", &[Text("после последней горизонтали стоит черта")]),
    ("fen-side-misspelled", &[Text("очередь хода обозначается `w` или `b`")]),
    ("fen-castling-misspelled", &[Text("права на рокировку записаны иначе")]),
    ("fen-en-passant-misspelled", &[Text("поле для взятия на проходе не указано или записано иначе")]),
    ("fen-counter-misspelled", &[Text("нет одного из чисел")]),
    ("fen-few-fields", &[Text("в нём "), Fill(Argument("count")), Text(" "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("поле")]),
        (Name("few"), &[Text("поля")]),
    ], default: &[Text("полей")] }, Text(" вместо шести")]),
    ("fen-many-fields", &[Text("после последнего поля что-то стоит")]),
    ("tag-misspelled", &[Text("тег `"), Fill(Argument("name")), Text("` — это тег `"), Fill(Argument("meant")), Text("` с другими прописными буквами")]),
    ("tag-misspelled-unused-help", &[Text("тег `"), Fill(Argument("meant")), Text("` тоже есть, этот не использован")]),
    ("clock-beyond-sixty", &[Text("`"), Fill(Argument("command")), Text("` — не время: минут и секунд бывает до 59")]),
    ("date-no-year", &[Text("в теге `"), Fill(Argument("tag")), Text("` стоит `"), Fill(Argument("date")), Text("`: таких старых партий нет")]),
    ("date-no-month", &[Text("в теге `"), Fill(Argument("tag")), Text("` стоит `"), Fill(Argument("date")), Text("`: месяца "), Fill(Argument("month")), Text(" нет")]),
    ("date-no-day", &[Text("в теге `"), Fill(Argument("tag")), Text("` стоит `"), Fill(Argument("date")), Text("`: в этом месяце нет числа "), Fill(Argument("day"))]),
    ("date-unused-help", &[Text("дата не используется; неизвестное пишется знаками `??`")]),
    ("date-in-future", &[Text("в теге `"), Fill(Argument("tag")), Text("` стоит `"), Fill(Argument("date")), Text("`, а сегодня "), Fill(Argument("today"))]),
    ("date-misspelled", &[Text("в теге `"), Fill(Argument("tag")), Text("` стоит `"), Fill(Argument("date")), Text("`: это не год, месяц и день через точку")]),
    ("date-form-help", &[Text("дата пишется `1998.05.21`, а неизвестное — `??` (PGN 8.1.1.3)")]),
    ("event-date-after-date", &[Text("соревнование началось `"), Fill(Argument("event")), Text("`, позже этой партии в нём, `"), Fill(Argument("date")), Text("`")]),
    ("event-date-help", &[Text("`EventDate` — первый день соревнования")]),
    ("rating-impossible", &[Text("в теге `"), Fill(Argument("tag")), Text("` стоит `"), Fill(Argument("rating")), Text("`: рейтинг таким быть не может")]),
    ("rating-impossible-help", &[Text("рейтинги лежат между "), Fill(Argument("lowest")), Text(" и "), Fill(Argument("highest"))]),
    ("eco-impossible", &[Text("дебюта `"), Fill(Argument("code")), Text("` нет")]),
    ("eco-impossible-help", &[Text("коды идут от `A00` до `E99`")]),
    ("eco-misspelled", &[Text("код дебюта записан как `"), Fill(Argument("code")), Text("`")]),
    ("ply-count-differs", &[Text("в теге `PlyCount` стоит `"), Fill(Argument("count")), Text("`, а в партии "), Fill(Argument("plies")), Text(" "), Select { on: Argument("plies"), variants: &[
        (Name("one"), &[Text("полуход")]),
        (Name("few"), &[Text("полухода")]),
    ], default: &[Text("полуходов")] }]),
    ("ply-count-more-help", &[Text("возможно, части ходов здесь не хватает")]),
    ("round-unreadable", &[Text("в теге `Round` стоит `"), Fill(Argument("round")), Text("`, это не номер тура")]),
    ("round-in-words", &[Text("тур записан как `"), Fill(Argument("round")), Text("`")]),
    ("round-help", &[Text("тур пишется `7` или `3.1`, неизвестный — `?`, а если его нет — `-` (PGN 8.1.1.4)")]),
    ("player-against-self", &[Text("белыми и чёрными играет один игрок, `"), Fill(Argument("name")), Text("`")]),
    ("player-one-id", &[Text("у белых и чёрных один номер ФИДЕ, `"), Fill(Argument("id")), Text("`")]),
    ("player-against-self-help", &[Text("один из двух назван неверно; в таблице такая партия не засчитывается никому")]),
];
