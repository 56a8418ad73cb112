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
];
