//! The texts of `clocks.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::Argument;
use super::super::compiled::Key::{Name, Number};

pub(super) const MESSAGES: &[Entry] = &[
    ("clock-increases", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("у белых")]),
    ], default: &[Text("у чёрных")] }, Text(" после хода "), Fill(Argument("number")), Text(" на часах стало на "), Fill(Argument("rise")), Text(" больше: было "), Fill(Argument("from")), Text(", стало "), Fill(Argument("to")), Select { on: Argument("control"), variants: &[
        (Name("none"), &[]),
    ], default: &[Text("; по контролю `"), Fill(Argument("control")), Text("` "), Select { on: Argument("added"), variants: &[
        (Name("none"), &[Text("время не добавляется")]),
    ], default: &[Text("добавляется "), Fill(Argument("added"))] }] }, Select { on: Argument("more"), variants: &[
        (Number(0), &[]),
        (Name("one"), &[Text("; так ещё "), Fill(Argument("more")), Text(" раз")]),
        (Name("few"), &[Text("; так ещё "), Fill(Argument("more")), Text(" раза")]),
    ], default: &[Text("; так ещё "), Fill(Argument("more")), Text(" раз")] }]),
    ("clock-increases-help", &[Text("возможно, контроль времени был другим, часы переставили или время записано неверно")]),
    ("clock-increases-online-help", &[Text("на этом сервере игроки могут добавлять друг другу время; или контроль времени был другим")]),
    ("clock-increases-by-two-increments", &[Text("прибавка не больше двух добавлений времени: одно из показаний могло быть снято до переключения часов")]),
    ("clock-increases-by-penalty", &[Text("возможно, арбитр добавил "), Select { on: Argument("minutes"), variants: &[
        (Name("one"), &[Fill(Argument("minutes")), Text(" минуту")]),
        (Name("few"), &[Fill(Argument("minutes")), Text(" минуты")]),
    ], default: &[Fill(Argument("minutes")), Text(" минут")] }, Text(" за нарушение соперника: невозможный ход или неправильное требование ничьей")]),
    ("clock-increases-alone", &[Text("больше нигде в записи показание не возрастает более чем на "), Fill(Argument("second")), Text("; без контроля времени сказать больше нельзя")]),
    ("time-control-unreadable", &[Text("контроль времени `"), Fill(Argument("control")), Text("` не читается")]),
    ("time-control-unreadable-help", &[Text("пишут ходы и секунды, например `40/5400+30:1800+30` или `300+3`, либо `?` (PGN 9.6.1)")]),
    ("time-control-minutes", &[Text("`"), Fill(Argument("control")), Text("` в PGN значит "), Select { on: Argument("minutes"), variants: &[
        (Name("one"), &[Fill(Argument("minutes")), Text(" секунду")]),
        (Name("few"), &[Fill(Argument("minutes")), Text(" секунды")]),
    ], default: &[Fill(Argument("minutes")), Text(" секунд")] }, Text(", а на часах вначале "), Fill(Argument("clock"))]),
    ("time-control-minutes-help", &[Text("прочитано как минуты; следует писать `"), Fill(Argument("better")), Text("`")]),
    ("time-control-minutes-elsewhere", &[Text("прочитано как минуты: `"), Fill(Argument("better")), Text("`")]),
    ("time-control-contradicts-clocks", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("у белых")]),
    ], default: &[Text("у чёрных")] }, Text(" после хода "), Fill(Argument("number")), Text(" на часах "), Fill(Argument("clock")), Text(" — больше, чем даёт контроль `"), Fill(Argument("control")), Text("`")]),
    ("time-control-contradicts-clocks-help", &[Text("часы с этим контролем не сверялись; одно из двух — от другой партии")]),
    ("clock-at-zero", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("у белых")]),
    ], default: &[Text("у чёрных")] }, Text(" после хода "), Fill(Argument("number")), Text(" на часах ноль, а игра продолжается и ход ими сделан")]),
    ("clock-at-zero-help", &[Text("часы без долей секунды показывают ноль раньше, чем истекает время; флажок считается упавшим, когда это заметили или об этом заявили")]),
    ("elapsed-time-differs", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белые")]),
    ], default: &[Text("чёрные")] }, Text(" на ход "), Fill(Argument("number")), Text(" потратили "), Fill(Argument("elapsed")), Text(" по `%emt` и "), Fill(Argument("clocks")), Text(" по часам"), Select { on: Argument("more"), variants: &[
        (Number(0), &[]),
        (Name("one"), &[Text("; расходится ещё "), Fill(Argument("more")), Text(" ход")]),
        (Name("few"), &[Text("; расходятся ещё "), Fill(Argument("more")), Text(" хода")]),
    ], default: &[Text("; расходятся ещё "), Fill(Argument("more")), Text(" ходов")] }]),
    ("elapsed-time-differs-help", &[Text("показания могли быть сняты с разных часов")]),
    ("draw-offer-in-movetext", &[Text("знак `(=)` между ходами прочитан как предложение ничьей")]),
    ("draw-offer-in-movetext-help", &[Text("в PGN круглая скобка открывает вариант; предложение ничьей пишут в комментарии: `{(=)}`")]),
    ("draw-offer-elsewhere", &[Text("в PGN круглая скобка открывает вариант; предложение ничьей стоит в комментарии: `{(=)}`")]),
    ("illegal-move-costs", &[Select { on: Argument("pace"), variants: &[
        (Name("classical"), &[Text("классический контроль")]),
        (Name("rapid"), &[Text("быстрые шахматы")]),
    ], default: &[Text("блиц")] }, Select { on: Argument("assumed"), variants: &[
        (Name("yes"), &[Text(" (предположительно)")]),
    ], default: &[] }, Text(": "), Fill(Argument("cost")), Select { on: Argument("draw"), variants: &[
        (Name("yes"), &[Text(" (ничья, если соперник не может поставить мат)")]),
    ], default: &[] }, Select { on: Argument("queen"), variants: &[
        (Name("yes"), &[Text("; пешка заменяется ферзём")]),
    ], default: &[] }, Select { on: Argument("both"), variants: &[
        (Name("yes"), &[Text("; под шахом оба короля")]),
    ], default: &[] }, Select { on: Argument("uncorrected"), variants: &[
        (Name("no"), &[]),
    ], default: &[Text("; ничья, если никто не исправит ("), Fill(Argument("uncorrected")), Text(")")] }, Select { on: Argument("king"), variants: &[
        (Name("yes"), &[Text("; взятие короля — такой же невозможный ход")]),
    ], default: &[] }]),
    ("illegal-move-first-loses", &[Text("за первый завершённый невозможный ход игроку засчитывается поражение"), Select { on: Argument("claim"), variants: &[
        (Name("yes"), &[Text(", если соперник потребует этого до своего хода")]),
    ], default: &[] }]),
    ("illegal-move-second-loses", &[Text("за первый завершённый невозможный ход сопернику "), Select { on: Argument("minutes"), variants: &[
        (Name("one"), &[Text("добавляется "), Fill(Argument("minutes")), Text(" минута")]),
        (Name("few"), &[Text("добавляются "), Fill(Argument("minutes")), Text(" минуты")]),
    ], default: &[Text("добавляется "), Fill(Argument("minutes")), Text(" минут")] }, Text(", за второй игроку засчитывается поражение")]),
    ("illegal-move-second-loses-only", &[Text("за второй завершённый невозможный ход игроку засчитывается поражение")]),
    ("illegal-move-third-loses", &[Text("за первый и второй завершённый невозможный ход сопернику добавляется по "), Select { on: Argument("minutes"), variants: &[
        (Name("one"), &[Fill(Argument("minutes")), Text(" минуте")]),
    ], default: &[Fill(Argument("minutes")), Text(" минуты")] }, Text(", за третий игроку засчитывается поражение")]),
    ("illegal-move-arbiter-decides", &[Text("решает арбитр, если соперник потребует этого до своего хода")]),
    ("laws-notes", &[Text("~         в самой редакции не читано: по пересказам или выведено; ? неизвестно\nномера    как нумеруются статьи: требование третьего повторения ходом\nбыстрые   минуты на игрока с добавлением за 60 ходов (в 2001 добавление не\n          учитывается)\n5×, 75    ничья без требования при пяти повторениях или 75 ходах:\n          + да, = да, но повторения должны идти подряд\nпроигрыш  какой завершённый невозможный ход проигрывает: классические, быстрые,\n          блиц; – решает арбитр")]),
    ("ruling", &[Text("решение")]),
];
