//! The texts of `rulings.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::Argument;
use super::super::compiled::Key::{Name, Number};

pub(super) const MESSAGES: &[Entry] = &[
    ("articles", &[Text("статьи "), Fill(Argument("numbers"))]),
    ("articles-of-appendix", &[Text("приложения, пп. "), Fill(Argument("numbers"))]),
    ("none-verified", &[Fill(Argument("cited")), Text(" (номера не проверены)")]),
    ("illegal-by", &[Fill(Argument("why")), Text(" (почему ход невозможен)")]),
    ("illegal-by-and-restored", &[Fill(Argument("why")), Text(" (почему ход невозможен); "), Fill(Argument("restored")), Text(" (восстанавливается позиция перед ним)")]),
    ("illegal-restored", &[Fill(Argument("restored")), Text(" (восстанавливается позиция перед ходом)")]),
    ("illegal-promoted", &[Fill(Argument("restored")), Text(" (пешка заменяется ферзём)")]),
    ("illegal-by-and-promoted", &[Fill(Argument("why")), Text(" (почему ход невозможен); "), Fill(Argument("restored")), Text(" (пешка заменяется ферзём)")]),
    ("sealed-drawn", &[Select { on: Argument("opponent"), variants: &[
        (Name("white"), &[Text("белые")]),
    ], default: &[Text("чёрные")] }, Text(" не могут поставить мат никакой последовательностью возможных ходов: действует исключение, партия заканчивается вничью")]),
    ("sealed-loses-unless", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белым")]),
    ], default: &[Text("чёрным")] }, Text(" засчитывается поражение, если только "), Select { on: Argument("opponent"), variants: &[
        (Name("white"), &[Text("белые")]),
    ], default: &[Text("чёрные")] }, Text(" могут поставить мат какой-либо последовательностью возможных ходов; установить это здесь не удалось")]),
    ("sealed-drawn-elsewhere", &[Text("что следует за это по этой редакции, здесь не установлено; по известным редакциям — ничья: "), Select { on: Argument("opponent"), variants: &[
        (Name("white"), &[Text("белые")]),
    ], default: &[Text("чёрные")] }, Text(" не могут поставить мат никакой последовательностью возможных ходов")]),
    ("sealed-already-mated", &[Text("партия закончилась до записи хода: "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белым")]),
    ], default: &[Text("чёрным")] }, Text(" поставлен мат, они проиграли")]),
    ("sealed-already-stalemated", &[Text("партия закончилась до записи хода: пат, ничья")]),
    ("sealed-already-dead", &[Text("партия закончилась до записи хода: ни одна из сторон не может поставить мат, ничья")]),
    ("sealed-set-aside", &[Text("по сходству букв в других алфавитах это значило бы "), Fill(Argument("mv")), Text(" ("), Fill(Argument("letters")), Text("): это учитывается, только если игрок пишет ими")]),
    ("ruling-by", &[Fill(Argument("says")), Text(" ("), Fill(Argument("cited")), Text(")")]),
    ("ruling-penalty-by", &[Fill(Argument("costs")), Text(": "), Fill(Argument("cited"))]),
    ("ruling-tempo-no-formula", &[Select { on: Argument("tempo"), variants: &[
        (Name("classical"), &[Text("классические шахматы")]),
        (Name("rapid"), &[Text("быстрые шахматы")]),
    ], default: &[Text("блиц")] }, Text(", если считать добавление за 60 ходов, о чём эта редакция не говорит; контроль указывает --time-class")]),
    ("ruling-tempo-event-type", &[Select { on: Argument("tempo"), variants: &[
        (Name("classical"), &[Text("классические шахматы")]),
        (Name("rapid"), &[Text("быстрые шахматы")]),
    ], default: &[Text("блиц")] }, Text(" по тегу `EventType`")]),
    ("ruling-tempo-control-word", &[Select { on: Argument("tempo"), variants: &[
        (Name("classical"), &[Text("классические шахматы")]),
        (Name("rapid"), &[Text("быстрые шахматы")]),
    ], default: &[Text("блиц")] }, Text(" по слову в теге `TimeControl`")]),
    ("ruling-tempo-event-name", &[Select { on: Argument("tempo"), variants: &[
        (Name("classical"), &[Text("классические шахматы")]),
        (Name("rapid"), &[Text("быстрые шахматы")]),
    ], default: &[Text("блиц")] }, Text(", если верить названию турнира; контроль указывает --time-class")]),
    ("ruling-tempo-correspondence", &[Text("партия по переписке: это определяет регламент турнира")]),
    ("illegal-move-by-correspondence", &[Text("партия по переписке: часы не переключаются, поэтому завершённых невозможных ходов не бывает; последствия определяет регламент турнира")]),
    ("quickplay-heading", &[Select { on: Argument("verdict"), variants: &[
        (Name("upheld"), &[Text("требование правильное")]),
        (Name("refused"), &[Text("требование отклонено")]),
    ], default: &[Text("решает арбитр")] }, Text(": быстрое окончание партии, ничью требуют "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белые")]),
    ], default: &[Text("чёрные")] }, Text(" "), Fill(Argument("moment"))]),
    ("quickplay-clock", &[Text("часы "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белых")]),
    ], default: &[Text("чёрных")] }, Text(": "), Fill(Argument("clock")), Text(" после "), Fill(Argument("mv"))]),
    ("quickplay-no-clock", &[Text("часы "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белых")]),
    ], default: &[Text("чёрных")] }, Text(": в записи нет")]),
    ("quickplay-too-early", &[Text("требовать ничью можно, только если осталось меньше двух минут; сколько "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белые")]),
    ], default: &[Text("чёрные")] }, Text(" думали перед требованием, в записи нет")]),
    ("quickplay-material", &[Text("материал (K король, Q ферзь, R ладья, B слон, N конь, P пешка): белые "), Fill(Argument("white")), Text(", чёрные "), Fill(Argument("black"))]),
    ("quickplay-progress", &[Text("ходов без продвижения: "), Select { on: Argument("plies"), variants: &[
        (Name("one"), &[Fill(Argument("plies")), Text(" полуход")]),
        (Name("few"), &[Fill(Argument("plies")), Text(" полухода")]),
    ], default: &[Fill(Argument("plies")), Text(" полуходов")] }, Text(" "), Fill(Argument("without"))]),
    ("quickplay-occurred", &[Text("позиция возникала: "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("count")), Text(" раз")]),
        (Name("few"), &[Fill(Argument("count")), Text(" раза")]),
    ], default: &[Fill(Argument("count")), Text(" раз")] }, Text(" ("), Fill(Argument("stood")), Text(")")]),
    ("quickplay-can-mate", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белые")]),
    ], default: &[Text("чёрные")] }, Text(" "), Select { on: Argument("can"), variants: &[
        (Name("yes"), &[Text("могут поставить мат какой-либо последовательностью возможных ходов")]),
        (Name("no"), &[Text("не могут поставить мат никакой последовательностью возможных ходов")]),
    ], default: &[Text(": возможен ли мат какой-либо последовательностью ходов, установить не удалось")] }]),
    ("quickplay-other-claim", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белые")]),
    ], default: &[Text("чёрные")] }, Text(" могут также требовать ничью по повторению или по правилу 50 ходов, и это по записи решается: --at без --quickplay")]),
    ("quickplay-ruling", &[Select { on: Argument("reason"), variants: &[
        (Name("opponent-cannot-mate"), &[Select { on: Argument("opponent"), variants: &[
            (Name("white"), &[Text("белые")]),
        ], default: &[Text("чёрные")] }, Text(" не могут выиграть никакими средствами: ничья")]),
        (Name("already-drawn"), &[Text("партия уже закончилась вничью")]),
        (Name("mate"), &[Text("партия закончилась матом")]),
        (Name("stalemate"), &[Text("партия закончилась патом")]),
        (Name("not-to-move"), &[Text("требовать ничью может только тот, чей ход")]),
        (Name("increment"), &[Text("к партиям с добавлением времени эти указания не применяются")]),
        (Name("blitz"), &[Text("к блицу эти указания не применяются")]),
        (Name("no-position"), &[Text("запись так далеко не идёт")]),
    ], default: &[Text("могут ли "), Select { on: Argument("opponent"), variants: &[
        (Name("white"), &[Text("белые")]),
    ], default: &[Text("чёрные")] }, Text(" выиграть нормальными средствами и пытались ли они это сделать, здесь не решается: арбитр соглашается и объявляет ничью, откладывает решение или отклоняет требование")] }]),
    ("list-takes-less", &[Text("--draw и --seed относятся к `zapis list chess960`, имена после названия списка и --format — к `chess960` и `schemas`, числа — к `berger` и `varma`")]),
    ("chess960-unknown", &[Text("`"), Fill(Argument("asked")), Text("` — не начальная расстановка шахмат-960: укажите номер от 0 до 959, восемь фигур начиная с вертикали a или FEN")]),
    ("chess960-number", &[Text("номер   "), Fill(Argument("number")), Text("  "), Fill(Argument("pieces"))]),
    ("chess960-stands", &[Fill(Argument("square")), Text(" "), Select { on: Argument("role"), variants: &[
        (Name("king"), &[Text("король")]),
        (Name("queen"), &[Text("ферзь")]),
        (Name("rook"), &[Text("ладья")]),
        (Name("bishop"), &[Text("слон")]),
        (Name("knight"), &[Text("конь")]),
    ], default: &[Text("пешка")] }]),
    ("chess960-squares", &[Text("поля    "), Fill(Argument("squares"))]),
    ("chess960-fen", &[Text("FEN     "), Fill(Argument("fen"))]),
    ("chess960-throw", &[Text("жребий  "), Select { on: Argument("role"), variants: &[
        (Name("bishop"), &[Text("слон")]),
        (Name("queen"), &[Text("ферзь")]),
    ], default: &[Text("конь")] }, Text(": "), Fill(Argument("shown")), Text(" из "), Fill(Argument("faces")), Text(" свободных полей, "), Fill(Argument("square"))]),
    ("chess960-rest", &[Text("жребий  ладья, король и ладья на трёх оставшихся полях")]),
    ("chess960-seed", &[Text("число   "), Fill(Argument("seed")), Text(" (--seed "), Fill(Argument("seed")), Text(" даёт ту же расстановку)")]),
    ("both-flags-fallen", &[Text("в записи сказано, что упали оба флажка, а результат — `"), Fill(Argument("result")), Text("`")]),
    ("both-flags-fallen-help", &[Select { on: Argument("period"), variants: &[
        (Name("last"), &[Text("в последнем периоде это ничья, если не установлено, какой флажок упал первым")]),
        (Name("earlier"), &[Text("в любом периоде, кроме последнего, партия продолжается, если не установлено, какой флажок упал первым")]),
    ], default: &[Text("если не установлено, какой флажок упал первым, партия продолжается, а в последнем периоде заканчивается вничью")] }]),
    ("draw-agreed-too-early", &[Text("соглашение на ничью "), Select { on: Argument("plies"), variants: &[
        (Number(0), &[Text("до первого хода")]),
    ], default: &[Text("до того, как оба соперника сделали по ходу")] }]),
    ("draw-agreed-too-early-help", &[Text("с июля 2017 года соглашаться на ничью можно, только если оба соперника сделали хотя бы по одному ходу")]),
    ("colors-reversed", &[Text("в записи сказано, что цвет фигур был перепутан")]),
    ("colors-reversed-help", &[Select { on: Argument("what"), variants: &[
        (Name("anew"), &[Text("обоими соперниками сделано меньше 10 ходов: играется новая партия с правильным цветом фигур")]),
        (Name("goes-on"), &[Text("сделано 10 ходов или больше: партия продолжается и засчитывается")]),
    ], default: &[Text("партия продолжается, если арбитр не решит иначе")] }]),
];
