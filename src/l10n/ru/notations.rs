//! The texts of `notations.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::Argument;
use super::super::compiled::Key::Name;

pub(super) const MESSAGES: &[Entry] = &[
    ("other-notation", &[Text("`"), Fill(Argument("word")), Text("` и подобное прочитано как "), Select { on: Argument("notation"), variants: &[
        (Name("iccf"), &[Text("цифры игры по переписке (ИКЧФ)")]),
        (Name("smith"), &[Text("нотация Смита")]),
        (Name("descriptive"), &[Text("английская описательная нотация")]),
        (Name("spoken"), &[Text("ход, объявленный словами")]),
        (Name("braille"), &[Text("шахматный код Брайля")]),
    ], default: &[Text("другая нотация")] }]),
    ("other-notation-help", &[Text("`zapis convert` запишет партию в формате экспорта")]),
    ("shorthand-move", &[Text("в `"), Fill(Argument("word")), Text("` опущено то, что видно на доске: такую запись читают немногие программы")]),
    ("notation-iccf", &[Text("цифры игры по переписке; рокировка — ход королём: 5171")]),
    ("notation-smith", &[Text("координаты и взятая фигура; `c` и `C` — рокировка, `E` — взятие на проходе")]),
    ("notation-descriptive", &[Text("описательная нотация старых английских книг")]),
    ("notation-spoken", &[Text("как ходы объявляют незрячим шахматистам; по-немецки или, с `--out-letters ru`, русскими буквами")]),
    ("notation-braille", &[Text("британский шахматный код Брайля (2015), насколько он достоверно известен")]),
    ("notations-notes", &[Text("Все они и читаются, без параметров, — там, где слово не является ходом алгебраической нотации.\n`braille`: знак слона и знаки взятия, рокировки, превращения и шаха достоверно не известны. Ход слона и рокировка записываются двумя полями; превращение пешки в слона остаётся в обычной записи.\n`spoken`: слов для взятия и шаха в Правилах нет, и они не пишутся.\n`iccf`, `smith`: в шахматах Фишера первая записывает рокировку как взятие королём ладьи, вторая — как ход короля с `c` или `C`.\nТелеграфные коды опущены: их таблицы достоверно не известны.\nУ таврелей своя нотация, `(2)a3xc3+`: их записи остаются в ней, а `--out-letters ru` обозначает вертикали буквами а–з.")]),
    ("spoken-letters", &[Text("объявления ходов записываются с `--out-letters de` или `--out-letters ru`")]),
    ("print-notation", &[Text("печатаются только ходы с буквами фигур: `--to pgn`, `san`, `lan` или `figurine`")]),
];
