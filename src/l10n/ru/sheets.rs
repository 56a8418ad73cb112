//! The texts of `sheets.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::{Argument, Call};
use super::super::compiled::Key::Name;
use super::super::compiled::Function::Grouped;
use super::super::compiled::Case::Nominative;

pub(super) const MESSAGES: &[Entry] = &[
    ("prose-passed-over", &[Select { on: Argument("passages"), variants: &[
        (Name("one"), &[Select { on: Argument("words"), variants: &[
            (Name("one"), &[Fill(Call(Grouped, &[Argument("words")], Nominative)), Text(" слово принято за прозу")]),
            (Name("few"), &[Fill(Call(Grouped, &[Argument("words")], Nominative)), Text(" слова приняты за прозу")]),
        ], default: &[Fill(Call(Grouped, &[Argument("words")], Nominative)), Text(" слов принято за прозу")] }, Text(": `"), Fill(Argument("first")), Text("`")]),
    ], default: &[Select { on: Argument("words"), variants: &[
        (Name("one"), &[Fill(Call(Grouped, &[Argument("words")], Nominative)), Text(" слово принято")]),
        (Name("few"), &[Fill(Call(Grouped, &[Argument("words")], Nominative)), Text(" слова приняты")]),
    ], default: &[Fill(Call(Grouped, &[Argument("words")], Nominative)), Text(" слов принято")] }, Text(" за прозу, мест — "), Fill(Call(Grouped, &[Argument("passages")], Nominative)), Text(", первое: `"), Fill(Argument("first")), Text("`")] }]),
    ("prose-passed-over-help", &[Text("проза над ходами, между ними и после них сохранена как комментарии")]),
    ("rows-reordered", &[Text("строки с ходами, которые в тексте идут не подряд, расставлены по номерам")]),
    ("rows-reordered-help", &[Text("сверьте порядок ходов с бланком")]),
    ("row-number-misread", &[Text("`"), Fill(Argument("word")), Text("` принято за номер хода")]),
    ("row-number-misread-help", &[Text("напишите номер цифрами")]),
    ("row-number-misread-elsewhere", &[Text("номер строки — это цифры")]),
    ("position-passed-over", &[Text("за этой позицией нет ходов, и она пропущена: `"), Fill(Argument("pieces")), Text("`")]),
    ("position-passed-over-help", &[Text("место каждой позиции — над её ходами или в отдельном файле")]),
    ("beside-moves-passed-over", &[Select { on: Argument("n"), variants: &[
        (Name("one"), &[Text("рядом с ходами пропущена "), Fill(Call(Grouped, &[Argument("n")], Nominative)), Text(" запись, которая не ход: первая — `"), Fill(Argument("first")), Text("`")]),
        (Name("few"), &[Text("рядом с ходами пропущены "), Fill(Call(Grouped, &[Argument("n")], Nominative)), Text(" записи, которые не ходы: первая — `"), Fill(Argument("first")), Text("`")]),
    ], default: &[Text("рядом с ходами пропущено "), Fill(Call(Grouped, &[Argument("n")], Nominative)), Text(" записей, которые не ходы: первая — `"), Fill(Argument("first")), Text("`")] }]),
    ("beside-moves-passed-over-help", &[Text("время, оценки и имена рядом с ходами не сохраняются")]),
    ("case-undecided", &[Text("`"), Fill(Argument("word")), Text("` может быть `"), Fill(Argument("taken")), Text("` и `"), Fill(Argument("other")), Text("`: все буквы одного регистра")]),
    ("case-undecided-help", &[Text("взят ход `"), Fill(Argument("taken")), Text("`, и дальнейшее этого не решает: посмотрите на бланк")]),
    ("case-undecided-decided", &[Text("взят ход `"), Fill(Argument("taken")), Text("`: с ним удаётся сыграть больше из дальнейшего")]),
];
