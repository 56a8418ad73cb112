//! The texts of `sittings.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::Argument;
use super::super::compiled::Key::Name;

pub(super) const MESSAGES: &[Entry] = &[
    ("bridge-measure", &[Select { on: Argument("measure"), variants: &[
        (Name("matchpoints"), &[Text("матчпункты")]),
        (Name("imps"), &[Text("импы")]),
    ], default: &[Text("процент")] }]),
    ("bridge-table-score", &[Text("запись "), Fill(Argument("side")), Text(" по контракту и результату — "), Fill(Argument("wanted")), Text(", а не "), Fill(Argument("written"))]),
    ("bridge-compared", &[Fill(Argument("measure")), Text(" "), Fill(Argument("side")), Text(" по записям сдачи — `"), Fill(Argument("wanted")), Text("` ("), Fill(Argument("way")), Text("), а не `"), Fill(Argument("written")), Text("`")]),
    ("bridge-compared-percentage", &[Text("процент "), Fill(Argument("side")), Text(" по записям сдачи — `"), Fill(Argument("wanted")), Text("` ("), Fill(Argument("way")), Text("), а не `"), Fill(Argument("written")), Text("`")]),
    ("bridge-compared-order", &[Text("за лучшую запись стоит `"), Fill(Argument("written")), Text("`, а за худшую — `"), Fill(Argument("other")), Text("`")]),
    ("bridge-compared-equal", &[Text("за эту запись стоит `"), Fill(Argument("written")), Text("`, а за другим столом за такую же — `"), Fill(Argument("other")), Text("`")]),
    ("bridge-match-imps", &[Fill(Argument("own")), Text(" здесь и "), Fill(Argument("others")), Text(" в другой комнате (запись "), Fill(Argument("other")), Text(") дают линии Север-Юг импов: "), Fill(Argument("wanted")), Text(", а не `"), Fill(Argument("written")), Text("`")]),
    ("bridge-comparison-unexplained", &[Text("ни один обычный способ сравнения не даёт оценок этой таблицы ("), Fill(Argument("measure")), Text("); возможно, в ней лишь часть результатов")]),
    ("bridge-totals-unexplained", &[Text("сдачи файла дают меньше половины итогов в столбце `"), Fill(Argument("column")), Text("`; возможно, итоги включают и другие сдачи")]),
    ("bridge-award-mismatch", &[Text("присуждённые "), Fill(Argument("side")), Text(" "), Fill(Argument("percent")), Text(" % — это `"), Fill(Argument("wanted")), Text("`, а не `"), Fill(Argument("written")), Text("`")]),
    ("bridge-total-mismatch", &[Text("`"), Fill(Argument("column")), Text("` пары `"), Fill(Argument("pair")), Text("` по "), Fill(Argument("n")), Text(" "), Select { on: Argument("n"), variants: &[
        (Name("one"), &[Text("сдаче")]),
    ], default: &[Text("сдачам")] }, Text(" — `"), Fill(Argument("wanted")), Text("`, а не `"), Fill(Argument("written")), Text("`")]),
    ("bridge-total-mismatch-help", &[Text("возможно, в итог вошёл штраф или перенесённые очки")]),
    ("bridge-fouled-turned", &[Text("в коробке "), Fill(Argument("board")), Text(" руки те же, что в записи "), Fill(Argument("other")), Text(", но повёрнуты на "), Fill(Argument("degrees")), Text(" градусов")]),
    ("bridge-fouled-turned-help", &[Text("при повороте на 180 градусов результат остаётся; при повороте на 90 — остаётся, но сравнивается только с такими же (Закон 87)")]),
    ("bridge-fouled-mixed", &[Text("в коробке "), Fill(Argument("board")), Text(" часть рук та же, что в записи "), Fill(Argument("other")), Text(", а часть — другая")]),
    ("bridge-fouled-deal", &[Text("в коробке "), Fill(Argument("board")), Text(" не тот расклад, что в записи "), Fill(Argument("other"))]),
    ("bridge-fouled-help", &[Text("результаты разных раскладов не сравниваются (Закон 87)")]),
    ("bridge-board-conditions-dealer", &[Text("в коробке "), Fill(Argument("board")), Text(" другой сдающий, чем в записи "), Fill(Argument("other")), Text(", а расклад тот же")]),
    ("bridge-board-conditions", &[Text("в коробке "), Fill(Argument("board")), Text(" другая зональность, чем в записи "), Fill(Argument("other")), Text(", а расклад тот же")]),
    ("bridge-board-conditions-help", &[Text("сравниваются только результаты, полученные в одинаковых условиях (Закон 87)")]),
    ("bridge-deck-result", &[Text("в колоде не 52 разные карты: "), Select { on: Argument("n"), variants: &[
        (Name("one"), &[Fill(Argument("n")), Text(" результат не засчитывается")]),
        (Name("few"), &[Fill(Argument("n")), Text(" результата не засчитываются")]),
    ], default: &[Fill(Argument("n")), Text(" результатов не засчитываются")] }]),
    ("bridge-deck-result-help", &[Text("если сдачу нельзя переиграть, обе стороны получают 60 %; для команд — Закон `86A`")]),
    ("bridge-result-twice", &[Text("в записи "), Fill(Argument("other")), Text(" у тех же игроков тот же результат в коробке "), Fill(Argument("board"))]),
    ("bridge-result-contradicts", &[Text("в записи "), Fill(Argument("other")), Text(" у тех же игроков другой результат в коробке "), Fill(Argument("board"))]),
    ("bridge-deal-twice", &[Text("в коробке "), Fill(Argument("board")), Text(" тот же расклад, что в коробке "), Fill(Argument("before")), Text(" (запись "), Fill(Argument("other")), Text(")")]),
    ("bridge-result-twice-file", &[Text("в `"), Fill(Argument("path")), Text("`, запись "), Fill(Argument("other")), Text(", у тех же игроков тот же результат этой сдачи")]),
    ("bridge-result-contradicts-file", &[Text("в `"), Fill(Argument("path")), Text("`, запись "), Fill(Argument("other")), Text(", у тех же игроков другой результат этой сдачи")]),
    ("bridge-deal-twice-file", &[Text("этот расклад стоит в `"), Fill(Argument("path")), Text("`, запись "), Fill(Argument("other")), Text(", как коробка `"), Fill(Argument("board")), Text("`")]),
    ("sitting-ranked", &[Select { on: Argument("who"), variants: &[
        (Name("teams"), &[Text("команды")]),
    ], default: &[Text("пары")] }, Select { on: Argument("side"), variants: &[
        (Name("NS"), &[Text(", линия Север-Юг")]),
        (Name("EW"), &[Text(", линия Восток-Запад")]),
    ], default: &[] }, Text(", "), Select { on: Argument("measure"), variants: &[
        (Name("imps"), &[Text("по импам")]),
        (Name("matchpoints"), &[Text("по матчпунктам")]),
    ], default: &[Text("по процентам")] }]),
    ("sitting-head", &[Select { on: Argument("column"), variants: &[
        (Name("rank"), &[Text("№")]),
        (Name("pair"), &[Text("пара")]),
        (Name("team"), &[Text("команда")]),
        (Name("names"), &[Text("игроки")]),
        (Name("boards"), &[Text("сдач")]),
        (Name("points"), &[Text("матчпункты")]),
        (Name("percentage"), &[Text("%")]),
        (Name("victory"), &[Text("ВП")]),
    ], default: &[Text("импы")] }]),
    ("sitting-share", &[Text("коробка "), Fill(Argument("board")), Text(" против "), Fill(Argument("opponent")), Text(": "), Fill(Argument("what"))]),
    ("sitting-share-alone", &[Text("коробка "), Fill(Argument("board")), Text(": "), Fill(Argument("what"))]),
    ("sitting-score", &[Text("запись "), Fill(Argument("score")), Text(", результатов: "), Fill(Argument("n"))]),
    ("sitting-other-room", &[Fill(Argument("score")), Text(" здесь, "), Fill(Argument("other")), Text(" в другой комнате")]),
    ("sitting-award", &[Text("присуждено "), Fill(Argument("percent")), Text(" %")]),
    ("sitting-adjusted", &[Text("результат исправлен судьёй")]),
    ("sitting-points", &[Text("матчпунктов "), Fill(Argument("points")), Text(" из "), Fill(Argument("top"))]),
    ("sitting-points-alone", &[Text("матчпунктов "), Fill(Argument("points"))]),
    ("sitting-percentage", &[Fill(Argument("percent")), Text(" %")]),
    ("sitting-imps", &[Text("импов: "), Fill(Argument("imps"))]),
    ("sitting-carried", &[Text("перенесено импов: "), Fill(Argument("imps"))]),
];
