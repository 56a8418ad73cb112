//! The texts of `ending.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::Argument;
use super::super::compiled::Key::{Name, Number};

pub(super) const MESSAGES: &[Entry] = &[
    ("dead-position", &[Text("ни один из игроков не может поставить мат никакой последовательностью возможных ходов: партия закончилась вничью"), Select { on: Argument("later"), variants: &[
        (Number(0), &[]),
        (Name("one"), &[Text(", а игра продолжалась ещё "), Fill(Argument("later")), Text(" полуход")]),
        (Name("few"), &[Text(", а игра продолжалась ещё "), Fill(Argument("later")), Text(" полухода")]),
    ], default: &[Text(", а игра продолжалась ещё "), Fill(Argument("later")), Text(" полуходов")] }]),
    ("dead-position-help", &[Text("здесь партия закончилась; сыгранное после этого не учитывается")]),
    ("result-contradicts-dead-position", &[Text("указан результат `"), Fill(Argument("result")), Text("`, но в заключительной позиции ни один из игроков не может поставить мат никакой последовательностью возможных ходов")]),
    ("true-result", &[Text("по правилам результат партии — `"), Fill(Argument("result")), Text("`")]),
    ("unwinnable-forfeit", &[Select { on: Argument("winner"), variants: &[
        (Name("white"), &[Text("белым")]),
    ], default: &[Text("чёрным")] }, Text(" засчитана победа "), Select { on: Argument("reason"), variants: &[
        (Name("time"), &[Text("из-за просрочки времени соперником")]),
        (Name("illegal-moves"), &[Text("из-за невозможных ходов соперника")]),
    ], default: &[Text("из-за сдачи партии соперником")] }, Text(", но они не могут поставить мат никакой последовательностью возможных ходов")]),
    ("forfeit-undetermined", &[Select { on: Argument("winner"), variants: &[
        (Name("white"), &[Text("белым")]),
    ], default: &[Text("чёрным")] }, Text(" засчитана победа "), Select { on: Argument("reason"), variants: &[
        (Name("time"), &[Text("из-за просрочки времени соперником")]),
        (Name("illegal-moves"), &[Text("из-за невозможных ходов соперника")]),
    ], default: &[Text("из-за сдачи партии соперником")] }, Text("; могут ли они поставить мат какой-либо последовательностью возможных ходов, не установлено")]),
    ("forfeit-undetermined-help", &[Text("поиск закончился без ответа: если мат невозможен никакой последовательностью возможных ходов, партия закончилась вничью")]),
    ("unwinnable-win", &[Text("указан результат `"), Fill(Argument("result")), Text("`, но в заключительной позиции "), Select { on: Argument("winner"), variants: &[
        (Name("white"), &[Text("белые")]),
    ], default: &[Text("чёрные")] }, Text(" не могут поставить мат никакой последовательностью возможных ходов, а чем закончилась партия, в записи не сказано")]),
    ("unwinnable-win-help", &[Select { on: Argument("resigned"), variants: &[
        (Name("draws"), &[Text("при падении флажка, за невозможные ходы и при сдаче партии здесь засчитывается ничья: выясните, чем закончилась партия")]),
    ], default: &[Text("при падении флажка здесь засчитывается ничья, при сдаче партии — победа: выясните, чем закончилась партия")] }]),
    ("result-contradicts-forfeit", &[Text("партия записана как ничья, хотя "), Select { on: Argument("reason"), variants: &[
        (Name("time"), &[Text("упал флажок")]),
    ], default: &[Text("должно быть засчитано поражение")] }, Text(" и "), Select { on: Argument("winner"), variants: &[
        (Name("white"), &[Text("белые ещё могут поставить мат")]),
        (Name("black"), &[Text("чёрные ещё могут поставить мат")]),
    ], default: &[Text("каждый из игроков ещё может поставить мат")] }]),
    ("result-contradicts-forfeit-help", &[Text("вместо поражения ничья засчитывается только тогда, когда соперник не может поставить мат никакой последовательностью возможных ходов")]),
    ("result-contradicts-words", &[Select { on: Argument("said_in"), variants: &[
        (Name("tag"), &[Text("в теге `Termination` сказано")]),
    ], default: &[Text("в последнем комментарии сказано")] }, Text(", что "), Select { on: Argument("said"), variants: &[
        (Name("white"), &[Text("белые выиграли")]),
        (Name("black"), &[Text("чёрные выиграли")]),
    ], default: &[Text("партия закончилась вничью")] }, Select { on: Argument("reason"), variants: &[
        (Name("time"), &[Text(" из-за просрочки времени")]),
        (Name("resignation"), &[Text(" из-за сдачи партии соперником")]),
        (Name("illegal-moves"), &[Text(" из-за невозможных ходов")]),
        (Name("agreement"), &[Text(" по соглашению")]),
        (Name("mate"), &[Text(", поставив мат")]),
        (Name("stalemate"), &[Text(" из-за пата")]),
        (Name("repetition"), &[Text(" из-за повторения позиции")]),
        (Name("fifty-moves"), &[Text(" по правилу 50 ходов")]),
        (Name("material"), &[Text(", так как позиция мёртвая")]),
        (Name("abandoned"), &[Text(", так как партия прервана")]),
        (Name("no-show"), &[Text(" из-за неявки")]),
        (Name("adjudication"), &[Text(" по присуждению")]),
    ], default: &[] }, Text(", а результат "), Select { on: Argument("state"), variants: &[
        (Name("open"), &[Text("оставлен открытым: `"), Fill(Argument("result")), Text("`")]),
    ], default: &[Text("указан `"), Fill(Argument("result")), Text("`")] }]),
    ("result-contradicts-words-help", &[Text("одно из двух неверно: сличите бланки")]),
    ("termination-contradicts-board", &[Select { on: Argument("said_in"), variants: &[
        (Name("tag"), &[Text("в теге `Termination`")]),
    ], default: &[Text("в последнем комментарии")] }, Text(" "), Select { on: Argument("board"), variants: &[
        (Name("no-mate"), &[Text("сказано о мате, но в заключительной позиции мата нет")]),
        (Name("no-stalemate"), &[Text("сказано о пате, но в заключительной позиции пата нет")]),
        (Name("not-dead"), &[Text("сказано, что поставить мат нельзя, но некоторой последовательностью возможных ходов это можно сделать")]),
        (Name("not-fifty"), &[Text("названо правило 50 ходов, но без взятий и ходов пешками сделано меньше ходов")]),
    ], default: &[Select { on: Argument("reason"), variants: &[
        (Name("time"), &[Text("сказано, что упал флажок")]),
        (Name("resignation"), &[Text("сказано, что игрок сдался")]),
        (Name("illegal-moves"), &[Text("сказано о невозможном ходе")]),
    ], default: &[Text("сказано о соглашении на ничью")] }, Text(", но последним ходом поставлен мат")] }]),
    ("termination-contradicts-board-help", &[Text("возможно, в конце недостаёт ходов или партия закончилась иначе")]),
    ("termination-contradicts-comment", &[Text("сначала в записи сказано, что "), Select { on: Argument("first"), variants: &[
        (Name("time"), &[Text("упал флажок")]),
        (Name("resignation"), &[Text("игрок сдался")]),
        (Name("illegal-moves"), &[Text("был сделан невозможный ход")]),
        (Name("agreement"), &[Text("игроки согласились на ничью")]),
        (Name("mate"), &[Text("был мат")]),
        (Name("stalemate"), &[Text("был пат")]),
        (Name("repetition"), &[Text("повторилась позиция")]),
        (Name("fifty-moves"), &[Text("применено правило 50 ходов")]),
        (Name("material"), &[Text("позиция была мёртвой")]),
        (Name("abandoned"), &[Text("партия была прервана")]),
        (Name("no-show"), &[Text("игрок не явился")]),
    ], default: &[Text("результат был присуждён")] }, Text(", а здесь — что "), Select { on: Argument("second"), variants: &[
        (Name("time"), &[Text("упал флажок")]),
        (Name("resignation"), &[Text("игрок сдался")]),
        (Name("illegal-moves"), &[Text("был сделан невозможный ход")]),
        (Name("agreement"), &[Text("игроки согласились на ничью")]),
        (Name("mate"), &[Text("был мат")]),
        (Name("stalemate"), &[Text("был пат")]),
        (Name("repetition"), &[Text("повторилась позиция")]),
        (Name("fifty-moves"), &[Text("применено правило 50 ходов")]),
        (Name("material"), &[Text("позиция была мёртвой")]),
        (Name("abandoned"), &[Text("партия была прервана")]),
        (Name("no-show"), &[Text("игрок не явился")]),
    ], default: &[Text("результат был присуждён")] }]),
    ("result-signalled-by-kings", &[Text("`"), Fill(Argument("written")), Text("` — не ход: "), Select { on: Argument("moves"), variants: &[
        (Name("one"), &[Text("короля поставили")]),
    ], default: &[Text("королей поставили")] }, Text(" в центр, чтобы сообщить электронной доске результат `"), Fill(Argument("signalled")), Text("`")]),
    ("result-signalled-otherwise", &[Text("`"), Fill(Argument("written")), Text("` — не ход: королей поставили в центр, чтобы сообщить электронной доске результат `"), Fill(Argument("signalled")), Text("`, а результат указан `"), Fill(Argument("result")), Text("`")]),
    ("remove-signal", &[Text("удалите "), Select { on: Argument("moves"), variants: &[
        (Name("one"), &[Text("последний ход")]),
        (Name("few"), &[Text("последние "), Fill(Argument("moves")), Text(" хода")]),
    ], default: &[Text("последние "), Fill(Argument("moves")), Text(" ходов")] }, Text(": партия закончилась после "), Fill(Argument("plies")), Text(" "), Select { on: Argument("plies"), variants: &[
        (Name("one"), &[Text("полухода")]),
    ], default: &[Text("полуходов")] }]),
    ("remove-signal-and-perhaps", &[Text("удалите "), Select { on: Argument("moves"), variants: &[
        (Name("one"), &[Text("последний ход")]),
        (Name("few"), &[Text("последние "), Fill(Argument("moves")), Text(" хода")]),
    ], default: &[Text("последние "), Fill(Argument("moves")), Text(" ходов")] }, Text(" и проверьте, был ли сделан ход `"), Fill(Argument("before")), Text("`")]),
    ("signal-ended", &[Text("партия закончилась после "), Fill(Argument("plies")), Text(" "), Select { on: Argument("plies"), variants: &[
        (Name("one"), &[Text("полухода")]),
    ], default: &[Text("полуходов")] }]),
    ("signal-perhaps", &[Text("проверьте, был ли сделан ход `"), Fill(Argument("before")), Text("`")]),
    ("drawn-scored-as-won", &[Fill(Argument("message")), Text(", "), Select { on: Argument("on"), variants: &[
        (Name("yes"), &[Text("и в записи стоит")]),
    ], default: &[Text("но в записи стоит")] }, Text(" результат `"), Fill(Argument("result")), Text("`")]),
    ("seventy-five-moves-at-start", &[Text("до начальной позиции "), Select { on: Argument("clock"), variants: &[
        (Name("one"), &[Text("сделан "), Fill(Argument("clock")), Text(" полуход")]),
        (Name("few"), &[Text("сделано "), Fill(Argument("clock")), Text(" полухода")]),
    ], default: &[Text("сделано "), Fill(Argument("clock")), Text(" полуходов")] }, Text(" без взятий и ходов пешками, то есть не меньше семидесяти пяти ходов каждой стороны: партия закончилась вничью до начала записи")]),
];
