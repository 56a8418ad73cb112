//! The texts of `claims.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::Argument;
use super::super::compiled::Key::{Name, Number};

pub(super) const MESSAGES: &[Entry] = &[
    ("claims-heading", &[Fill(Argument("place")), Text(" (запись "), Fill(Argument("record")), Text("): "), Fill(Argument("players")), Text(", "), Fill(Argument("result"))]),
    ("claims-nobody", &[Text("игроки не названы")]),
    ("claims-no-result", &[Text("результат не указан")]),
    ("claims-law", &[Fill(Argument("label")), Text(": "), Fill(Argument("cited"))]),
    ("claims-no-edition", &[Text("правила: партия сыграна раньше, чем вступила в силу любая из известных здесь редакций, поэтому статья не указана; применено то, что говорят о требовании ничьей все они (редакцию выбирает --laws)")]),
    ("claims-not-complete", &[Text("после полухода "), Fill(Argument("ply")), Text(" запись воспроизвести нельзя: остальное не рассмотрено")]),
    ("claims-more", &[Text("… и ещё "), Fill(Argument("count")), Text(" (--format json показывает больше)")]),
    ("claims-summary", &[Select { on: Argument("records"), variants: &[
        (Name("one"), &[Fill(Argument("records")), Text(" запись")]),
        (Name("few"), &[Fill(Argument("records")), Text(" записи")]),
    ], default: &[Fill(Argument("records")), Text(" записей")] }, Text(", "), Select { on: Argument("plies"), variants: &[
        (Name("one"), &[Fill(Argument("plies")), Text(" полуход")]),
        (Name("few"), &[Fill(Argument("plies")), Text(" полухода")]),
    ], default: &[Fill(Argument("plies")), Text(" полуходов")] }, Text(": "), Select { on: Argument("claims"), variants: &[
        (Name("one"), &[Fill(Argument("claims")), Text(" возможное требование")]),
        (Name("few"), &[Fill(Argument("claims")), Text(" возможных требования")]),
    ], default: &[Fill(Argument("claims")), Text(" возможных требований")] }, Text(" и "), Select { on: Argument("automatic"), variants: &[
        (Name("one"), &[Fill(Argument("automatic")), Text(" ничья без требования")]),
        (Name("few"), &[Fill(Argument("automatic")), Text(" ничьи без требования")]),
    ], default: &[Fill(Argument("automatic")), Text(" ничьих без требования")] }, Text(" в "), Select { on: Argument("with"), variants: &[
        (Name("one"), &[Fill(Argument("with")), Text(" записи")]),
    ], default: &[Fill(Argument("with")), Text(" записях")] }]),
    ("claim-stood-after", &[Text("после "), Fill(Argument("mv")), Text(" (полуход "), Fill(Argument("ply")), Text(")")]),
    ("claim-stood-at-start", &[Text("в начальной позиции")]),
    ("claim-stood-earlier", &[Select { on: Argument("count"), variants: &[
        (Name("few"), &[Fill(Argument("count")), Text(" раза раньше")]),
    ], default: &[Fill(Argument("count")), Text(" раз раньше")] }]),
    ("claim-threefold-intended", &[Text("полуход "), Fill(Argument("ply")), Text(": "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белые")]),
    ], default: &[Text("чёрные")] }, Text(" вправе потребовать ничью, записав "), Fill(Argument("mv")), Text(": после этого хода позиция возникнет в "), Fill(Argument("count")), Text("-й раз (раньше: "), Fill(Argument("stood")), Text(")")]),
    ("claim-threefold-appeared", &[Text("полуход "), Fill(Argument("ply")), Text(": "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белые")]),
    ], default: &[Text("чёрные")] }, Text(", чья очередь хода, вправе потребовать ничью: позиция возникла в "), Fill(Argument("count")), Text("-й раз ("), Fill(Argument("stood")), Text(")")]),
    ("claim-fifty-intended", &[Text("полуход "), Fill(Argument("ply")), Text(": "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белые")]),
    ], default: &[Text("чёрные")] }, Text(" вправе потребовать ничью, записав ход, которым каждая сторона завершит 50 ходов "), Fill(Argument("without")), Text(" ("), Fill(Argument("moves")), Text(")")]),
    ("claim-fifty-appeared", &[Text("полуход "), Fill(Argument("ply")), Text(": "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белые")]),
    ], default: &[Text("чёрные")] }, Text(", чья очередь хода, вправе потребовать ничью по правилу 50 ходов: каждая сторона сделала 50 ходов "), Fill(Argument("without")), Text(", последний — "), Fill(Argument("mv"))]),
    ("claim-fifty-at-start", &[Text("полуход 0: "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белые")]),
    ], default: &[Text("чёрные")] }, Text(", чья очередь хода, вправе потребовать ничью по правилу 50 ходов: к начальной позиции записи каждая сторона уже сделала 50 ходов "), Fill(Argument("without"))]),
    ("claim-fifty-until", &[Text("полуходы "), Fill(Argument("ply")), Text("–"), Fill(Argument("last")), Text(": игрок, чья очередь хода, вправе потребовать ничью по правилу 50 ходов: каждая сторона сделала 50 ходов "), Fill(Argument("without"))]),
    ("claim-fivefold", &[Text("полуход "), Fill(Argument("ply")), Text(": ничья без требования: позиция возникла в "), Fill(Argument("count")), Text("-й раз ("), Fill(Argument("stood")), Text(")")]),
    ("claim-seventy-five", &[Text("полуход "), Fill(Argument("ply")), Text(": ничья без требования: каждая сторона сделала 75 ходов без взятий и ходов пешками, последний — "), Fill(Argument("mv"))]),
    ("claim-seventy-five-at-start", &[Text("полуход 0: ничья без требования: к начальной позиции записи каждая сторона уже сделала 75 ходов без взятий и ходов пешками")]),
    ("claim-several-moves", &[Fill(Argument("moves")), Text(" и ещё "), Fill(Argument("count"))]),
    ("claim-was-played", &[Fill(Argument("mv")), Text(" сыграно без требования")]),
    ("claim-went-on", &[Text("игра продолжалась ходом "), Fill(Argument("mv"))]),
    ("claim-record-ends", &[Text("запись на этом заканчивается: "), Fill(Argument("result"))]),
    ("claims-after-the-end", &[Text("этой ничьей партия закончилась; возможных требований после неё: "), Fill(Argument("count")), Text(", их показывает --format json")]),
    ("ruling-heading", &[Select { on: Argument("verdict"), variants: &[
        (Name("upheld"), &[Text("требование удовлетворено (правильное)")]),
        (Name("refused"), &[Text("требование отклонено (неправильное)")]),
    ], default: &[Text("по записи решить нельзя")] }, Text(": ничью потребовали "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белые")]),
    ], default: &[Text("чёрные")] }, Text(" "), Fill(Argument("moment"))]),
    ("ruling-moment-after", &[Text("после "), Fill(Argument("mv")), Text(" (полуход "), Fill(Argument("ply")), Text(")")]),
    ("ruling-moment-start", &[Text("перед первым ходом")]),
    ("ruling-moment-written", &[Text("ходом "), Fill(Argument("mv")), Text(", записанным для требования ничьей (полуход "), Fill(Argument("ply")), Text(")")]),
    ("ruling-moment-unread", &[Text("записью «"), Fill(Argument("written")), Text("» (полуход "), Fill(Argument("ply")), Text(")")]),
    ("ruling-moment-unknown", &[Text("на полуходе "), Fill(Argument("ply"))]),
    ("ruling-threefold", &[Text("позиция возникла в "), Fill(Argument("count")), Text("-й раз: "), Fill(Argument("stood"))]),
    ("ruling-threefold-intended", &[Text("после "), Fill(Argument("mv")), Text(" позиция возникнет в "), Fill(Argument("count")), Text("-й раз; раньше: "), Fill(Argument("stood"))]),
    ("ruling-fifty", &[Text("каждая сторона сделала 50 ходов "), Fill(Argument("without"))]),
    ("ruling-fifty-intended", &[Text("ходом "), Fill(Argument("mv")), Text(" каждая сторона завершит 50 ходов "), Fill(Argument("without"))]),
    ("ruling-already-fivefold", &[Text("партия закончилась вничью без требования, когда позиция возникла в 5-й раз, "), Fill(Argument("stood"))]),
    ("ruling-already-seventy-five", &[Text("партия закончилась вничью без требования, когда каждая сторона сделала 75 ходов без взятий и ходов пешками, "), Fill(Argument("stood"))]),
    ("ruling-not-to-move", &[Text("требовать ничью вправе только тот, чья очередь хода, а ход "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белых")]),
    ], default: &[Text("чёрных")] }]),
    ("ruling-count", &[Text("позиция возникла "), Select { on: Argument("count"), variants: &[
        (Number(1), &[Text("один раз")]),
        (Name("few"), &[Fill(Argument("count")), Text(" раза")]),
    ], default: &[Fill(Argument("count")), Text(" раз")] }, Text(": "), Fill(Argument("stood"))]),
    ("ruling-count-intended", &[Text("после "), Fill(Argument("mv")), Text(" позиция возникла бы "), Select { on: Argument("count"), variants: &[
        (Number(1), &[Text("впервые")]),
    ], default: &[Text("в "), Fill(Argument("count")), Text("-й раз")] }, Select { on: Argument("others"), variants: &[
        (Number(0), &[]),
    ], default: &[Text("; раньше: "), Fill(Argument("stood"))] }]),
    ("ruling-clock", &[Fill(Argument("without")), Text(" "), Select { on: Argument("plies"), variants: &[
        (Name("one"), &[Text("сделан "), Fill(Argument("plies")), Text(" полуход")]),
        (Name("few"), &[Text("сделано "), Fill(Argument("plies")), Text(" полухода")]),
    ], default: &[Text("сделано "), Fill(Argument("plies")), Text(" полуходов")] }, Text(", а нужно 100 полуходов")]),
    ("ruling-clock-since", &[Text("после "), Fill(Argument("mv")), Text(" (полуход "), Fill(Argument("ply")), Text(") "), Fill(Argument("without")), Text(" "), Select { on: Argument("plies"), variants: &[
        (Name("one"), &[Text("сделан "), Fill(Argument("plies")), Text(" полуход")]),
        (Name("few"), &[Text("сделано "), Fill(Argument("plies")), Text(" полухода")]),
    ], default: &[Text("сделано "), Fill(Argument("plies")), Text(" полуходов")] }, Text(", а нужно 100 полуходов")]),
    ("ruling-clock-begins", &[Fill(Argument("mv")), Text(" — "), Select { on: Argument("game"), variants: &[
        (Name("tavreli"), &[Text("ход ратником или построение башни")]),
    ], default: &[Text("взятие или ход пешкой")] }, Text(": счёт 50 ходов начинается заново")]),
    ("ruling-mated", &[Text("партия уже закончилась матом")]),
    ("ruling-stalemated", &[Text("партия уже закончилась патом")]),
    ("ruling-illegal-move", &[Text("«"), Fill(Argument("written")), Text("» — невозможный ход")]),
    ("ruling-illegal-because", &[Text("«"), Fill(Argument("written")), Text("» — невозможный ход: "), Fill(Argument("why"))]),
    ("ruling-unintelligible-move", &[Text("«"), Fill(Argument("written")), Text("» — не ход ни в одной известной нотации")]),
    ("ruling-ambiguous-move", &[Text("«"), Fill(Argument("written")), Text("» может означать "), Fill(Argument("moves"))]),
    ("ruling-behind-record", &[Text("запись заканчивается после полухода "), Fill(Argument("ply"))]),
    ("ruling-behind-fault", &[Text("после полухода "), Fill(Argument("ply")), Text(" запись воспроизвести нельзя")]),
    ("ruling-no-start", &[Text("воспроизвести игру нельзя: заданная начальная позиция невозможна")]),
    ("ruling-near-miss", &[Fill(Argument("stood")), Text(" те же фигуры стояли на тех же полях, но "), Fill(Argument("differences"))]),
    ("ruling-differs-to-move", &[Text("была очередь хода "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белых")]),
    ], default: &[Text("чёрных")] }]),
    ("ruling-differs-castling", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белые")]),
    ], default: &[Text("чёрные")] }, Text(" ещё имели право на рокировку "), Fill(Argument("wing"))]),
    ("ruling-differs-castling-rook", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белые")]),
    ], default: &[Text("чёрные")] }, Text(" ещё имели право на рокировку с ладьёй "), Fill(Argument("rook"))]),
    ("ruling-differs-en-passant", &[Text("пешку можно было взять на проходе на поле "), Fill(Argument("square"))]),
    ("ruling-differs-no-en-passant", &[Text("взятие на проходе на поле "), Fill(Argument("square")), Text(" было невозможно")]),
    ("ruling-begins-late", &[Text("запись начинается с середины партии: позиции до её начала не учтены")]),
    ("ruling-could-write", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белые")]),
    ], default: &[Text("чёрные")] }, Text(" вправе потребовать ничью, записав "), Fill(Argument("moves"))]),
    ("ruling-could-have-written", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белые")]),
    ], default: &[Text("чёрные")] }, Text(" могли потребовать ничью до хода "), Fill(Argument("mv")), Text(", записав его")]),
    ("ruling-may-claim", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белые")]),
    ], default: &[Text("чёрные")] }, Text(", чья очередь хода, вправе потребовать ничью")]),
    ("ruling-wing", &[Select { on: Argument("wing"), variants: &[
        (Name("kingside"), &[Text("на королевском фланге")]),
    ], default: &[Text("на ферзевом фланге")] }]),
    ("ruling-to-move", &[Text("ход "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белых")]),
    ], default: &[Text("чёрных")] }, Text(", права на рокировку: "), Fill(Argument("castling")), Text(", полуходов "), Fill(Argument("without")), Text(": "), Fill(Argument("clock"))]),
    ("ruling-castling-none", &[Text("нет")]),
    ("ruling-must-play", &[Text("игра продолжается, и ход, записанный для требования ничьей, должен быть сделан")]),
    ("ruling-penalty-minutes", &[Text("за неправильное требование сопернику "), Select { on: Argument("minutes"), variants: &[
        (Name("one"), &[Text("добавляется "), Fill(Argument("minutes")), Text(" минута")]),
        (Name("few"), &[Text("добавляются "), Fill(Argument("minutes")), Text(" минуты")]),
    ], default: &[Text("добавляется "), Fill(Argument("minutes")), Text(" минут")] }, Text(" ("), Fill(Argument("tempo")), Text(")")]),
    ("ruling-penalty-half", &[Text("за неправильное требование сопернику добавляются "), Fill(Argument("minutes")), Text(" минуты, а у потребовавшего отнимается половина оставшегося времени, но не больше 3 минут и так, чтобы осталось не меньше 1 ("), Fill(Argument("tempo")), Text(")")]),
    ("ruling-penalty-unknown", &[Text("что следует за неправильное требование, здесь не установлено ("), Fill(Argument("tempo")), Text(")")]),
    ("ruling-tempo-asked", &[Select { on: Argument("tempo"), variants: &[
        (Name("classical"), &[Text("классические шахматы")]),
        (Name("rapid"), &[Text("быстрые шахматы")]),
    ], default: &[Text("блиц")] }, Text(", как указано в --time-class")]),
    ("ruling-tempo-time-control", &[Select { on: Argument("tempo"), variants: &[
        (Name("classical"), &[Text("классические шахматы")]),
        (Name("rapid"), &[Text("быстрые шахматы")]),
    ], default: &[Text("блиц")] }, Text(" по тегу `TimeControl`")]),
    ("ruling-tempo-several-periods", &[Select { on: Argument("tempo"), variants: &[
        (Name("classical"), &[Text("классические шахматы")]),
        (Name("rapid"), &[Text("быстрые шахматы")]),
    ], default: &[Text("блиц")] }, Text(", если сложить периоды тега `TimeControl` за шестьдесят ходов")]),
    ("ruling-tempo-units-unclear", &[Select { on: Argument("tempo"), variants: &[
        (Name("classical"), &[Text("классические шахматы")]),
        (Name("rapid"), &[Text("быстрые шахматы")]),
    ], default: &[Text("блиц")] }, Text(", как обычно понимают такой тег `TimeControl` (в PGN это секунды); контроль указывает --time-class")]),
    ("ruling-tempo-assumed", &[Text("для классических шахмат; контроль времени этой партии неизвестен, его указывает --time-class")]),
    ("sealed-heading", &[Text("записанный (секретный) ход "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белых")]),
    ], default: &[Text("чёрных")] }, Text(" «"), Fill(Argument("written")), Text("» — "), Select { on: Argument("verdict"), variants: &[
        (Name("valid"), &[Text("действительный")]),
        (Name("ambiguous"), &[Text("неоднозначный")]),
        (Name("illegal"), &[Text("невозможный")]),
    ], default: &[Text("непонятный")] }]),
    ("sealed-means", &[Text("он означает "), Fill(Argument("mv")), Text(" ("), Fill(Argument("letters")), Text(")")]),
    ("sealed-any-letters", &[Text("любыми буквами")]),
    ("sealed-can-mean", &[Text("он может означать "), Fill(Argument("mv")), Text(" ("), Fill(Argument("letters")), Text(")")]),
    ("sealed-letters", &[Text("буквы: "), Fill(Argument("codes"))]),
    ("sealed-one-language", &[Text("если известно, какими буквами пишет игрок, --letters читает запись только ими")]),
    ("sealed-illegal", &[Text("запись читается как ход, но такой ход невозможен")]),
    ("sealed-illegal-because", &[Text("запись читается как ход, но такой ход невозможен: "), Fill(Argument("why"))]),
    ("sealed-unintelligible", &[Text("запись не читается как ход ни буквами какого-либо известного языка, ни в какой-либо нотации")]),
    ("sealed-stands", &[Text("игра продолжается этим ходом")]),
    ("sealed-mates", &[Text("этим ходом поставлен мат: "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белые")]),
    ], default: &[Text("чёрные")] }, Text(" выигрывают, явится соперник или нет")]),
    ("sealed-stalemates", &[Text("после этого хода на доске пат: ничья, явится соперник или нет")]),
    ("sealed-is-dead", &[Text("после этого хода мат невозможен ни для одной стороны: ничья, явится соперник или нет")]),
    ("sealed-loses", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белые")]),
    ], default: &[Text("чёрные")] }, Text(" проигрывают партию")]),
    ("sealed-loses-elsewhere", &[Text("что следует за это по этой редакции, здесь не установлено; по известным редакциям "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белые")]),
    ], default: &[Text("чёрные")] }, Text(" проигрывают партию")]),
    ("claim-open-by", &[Fill(Argument("open")), Text(" ("), Fill(Argument("article")), Select { on: Argument("certainty"), variants: &[
        (Name("verified"), &[]),
    ], default: &[Text(", номер не проверен")] }, Text(")")]),
    ("claims-ply-from-1", &[Text("--at: вместе с --move это полуход, который предстоит сделать, считая от 1")]),
    ("claims-one-record", &[Text("--at выносит решение по одной записи, а указано "), Fill(Argument("count")), Text("; выберите её с помощью --record N")]),
    ("claims-no-such-record", &[Text("--at: записи "), Fill(Argument("wanted")), Text(" нет, всего записей "), Fill(Argument("count"))]),
    ("claims-sealed-needs-fen", &[Text("для --sealed нужна позиция перед ходом: --fen FEN")]),
    ("position-stood-after", &[Text("после `"), Fill(Argument("mv")), Text("` (полуход "), Fill(Argument("ply")), Text(")")]),
];
