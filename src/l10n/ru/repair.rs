//! The texts of `repair.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::Argument;
use super::super::compiled::Key::Name;

pub(super) const MESSAGES: &[Entry] = &[
    ("repair-summary", &[Select { on: Argument("records"), variants: &[
        (Name("one"), &[Fill(Argument("records")), Text(" запись")]),
        (Name("few"), &[Fill(Argument("records")), Text(" записи")]),
    ], default: &[Fill(Argument("records")), Text(" записей")] }, Text(": как записано — "), Fill(Argument("sound")), Text(", восстановлено — "), Fill(Argument("repaired")), Text(", с нерешёнными полуходами — "), Fill(Argument("open")), Text(", восстановить нельзя — "), Fill(Argument("beyond")), Text("; "), Select { on: Argument("changes"), variants: &[
        (Name("one"), &[Fill(Argument("changes")), Text(" исправление")]),
        (Name("few"), &[Fill(Argument("changes")), Text(" исправления")]),
    ], default: &[Fill(Argument("changes")), Text(" исправлений")] }]),
    ("repair-heading", &[Fill(Argument("place")), Text(": "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("count")), Text(" исправление")]),
        (Name("few"), &[Fill(Argument("count")), Text(" исправления")]),
    ], default: &[Fill(Argument("count")), Text(" исправлений")] }, Text("; общая достоверность "), Fill(Argument("confidence")), Text(" % (буквы: "), Fill(Argument("letters")), Text(")")]),
    ("repair-line", &[Fill(Argument("place")), Text(": "), Fill(Argument("what")), Text("; цена "), Fill(Argument("cost"))]),
    ("repair-read", &[Text("`"), Fill(Argument("word")), Text("` прочитано как "), Fill(Argument("mv")), Text(", уверенность "), Fill(Argument("sure")), Text(" %")]),
    ("repair-displaced", &[Text("`"), Fill(Argument("word")), Text("` в столбце соперника прочитано как "), Fill(Argument("mv")), Text(", уверенность "), Fill(Argument("sure")), Text(" %")]),
    ("repair-gap", &[Text("ход не записан, вставлен "), Fill(Argument("mv")), Text(", уверенность "), Fill(Argument("sure")), Text(" %")]),
    ("repair-inserted", &[Text("пропущен полуход, вставлен "), Fill(Argument("mv")), Text(", уверенность "), Fill(Argument("sure")), Text(" %")]),
    ("repair-open", &[Text("`"), Fill(Argument("word")), Text("` оставлено нерешённым; для продолжения взят "), Fill(Argument("mv")), Text(" ("), Fill(Argument("sure")), Text(" %)")]),
    ("repair-open-gap", &[Text("незаписанный полуход оставлен нерешённым; для продолжения взят "), Fill(Argument("mv")), Text(" ("), Fill(Argument("sure")), Text(" %)")]),
    ("repair-dropped", &[Text("`"), Fill(Argument("word")), Text("` в строке "), Fill(Argument("row")), Text(": не ход партии, пропущено")]),
    ("repair-with-rivals", &[Fill(Argument("what")), Text(" (иначе "), Fill(Argument("rivals")), Text(")")]),
    ("repair-cut", &[Text("бланк длиннее любой партии; остаток не прочитан")]),
    ("repair-comment-written", &[Text("записано: "), Fill(Argument("word"))]),
    ("repair-comment-dropped", &[Text("пропущено: "), Fill(Argument("word"))]),
    ("repair-comment-gap", &[Text("не записано")]),
    ("repair-comment-inserted", &[Text("пропущенный полуход")]),
    ("repair-cost-below-zero", &[Text("цена должна быть числом от 0")]),
    ("repair-answered", &[Text("`"), Fill(Argument("word")), Text("` — это "), Fill(Argument("mv")), Text(", по ответу")]),
    ("repair-detail", &[Text("  "), Fill(Argument("what"))]),
    ("repair-illegal-as-written", &[Text("как записано: "), Fill(Argument("reasons"))]),
    ("repair-legal-as-written", &[Text("ход, как он записан, возможен, но против него говорит продолжение")]),
    ("repair-ambiguous-as-written", &[Text("это может быть "), Fill(Argument("moves"))]),
    ("repair-happened", &[Text("что произошло: "), Fill(Argument("edits"))]),
    ("repair-misread", &[Text("`"), Fill(Argument("seen")), Text("` вместо `"), Fill(Argument("meant")), Text("`")]),
    ("repair-lost", &[Text("нет `"), Fill(Argument("meant")), Text("`")]),
    ("repair-added", &[Text("лишнее `"), Fill(Argument("seen")), Text("`")]),
    ("repair-swapped", &[Text("`"), Fill(Argument("seen")), Text("` вместо `"), Fill(Argument("meant")), Text("`: переставлено")]),
    ("repair-question", &[Fill(Argument("place")), Text(": строка "), Fill(Argument("row")), Text(", "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белые")]),
    ], default: &[Text("чёрные")] }, Text(": "), Select { on: Argument("written"), variants: &[
        (Name("none"), &[Text("ничего не записано")]),
    ], default: &[Text("`"), Fill(Argument("written")), Text("`")] }]),
    ("repair-choices", &[Text("Номер, ход, Enter — 1, ? — оставить нерешённым, q — больше не спрашивать:")]),
    ("repair-not-legal", &[Text("`"), Fill(Argument("word")), Text("` — здесь невозможный ход.")]),
    ("repair-interactive-needs-paths", &[Text("--interactive читает ответы со стандартного ввода, поэтому записи должны быть в файлах")]),
    ("repair-gap-answered", &[Text("ход не записан, это "), Fill(Argument("mv")), Text(", по ответу")]),
    ("repair-number", &[Text("номер строки `"), Fill(Argument("word")), Text("` прочитан как "), Fill(Argument("number"))]),
    ("repair-signs", &[Text("`"), Fill(Argument("word")), Text("` — это "), Fill(Argument("mv")), Text(" с неверным знаком взятия или шаха")]),
    ("repair-comment-unplayed", &[Text("не сыграно: "), Fill(Argument("words"))]),
    ("repair-comment-signal", &[Text("короли на центральных полях, результат "), Fill(Argument("result")), Text(": "), Fill(Argument("words"))]),
    ("repair-line-free", &[Fill(Argument("place")), Text(": "), Fill(Argument("what"))]),
    ("repair-unplayed", &[Text("не прочитано, сохранено в комментарии: `"), Fill(Argument("words")), Text("`")]),
    ("repair-signal", &[Text("`"), Fill(Argument("words")), Text("`: это не ходы партии, короли поставлены, чтобы сообщить доске результат "), Fill(Argument("result"))]),
    ("repair-signal-open", &[Text("`"), Fill(Argument("words")), Text("`: это не ход партии, король поставлен, чтобы сообщить доске результат")]),
    ("repair-signal-contradicts", &[Text("`"), Fill(Argument("words")), Text("`: это не ходы партии, королями сообщён результат "), Fill(Argument("result")), Text(", а в записи указан "), Fill(Argument("given"))]),
    ("repair-stopped", &[Text("поиск остановлен на пределе (--max-steps); то, что стоит после последнего хода, не прочитано")]),
    ("repair-beyond", &[Fill(Argument("place")), Text(": не восстановлено; "), Select { on: Argument("plies"), variants: &[
        (Name("one"), &[Text("как записано — "), Fill(Argument("plies")), Text(" полуход")]),
        (Name("few"), &[Text("как записано — "), Fill(Argument("plies")), Text(" полухода")]),
    ], default: &[Text("как записано — "), Fill(Argument("plies")), Text(" полуходов")] }, Text(", остальное сохранено в комментарии")]),
];
