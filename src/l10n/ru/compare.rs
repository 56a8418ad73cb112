//! The texts of `compare.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::Argument;
use super::super::compiled::Key::{Name, Number};

pub(super) const MESSAGES: &[Entry] = &[
    ("compare-sheet", &[Fill(Argument("sheet")), Text(": "), Fill(Argument("path"))]),
    ("compare-sheet-record", &[Fill(Argument("sheet")), Text(": "), Fill(Argument("path")), Text(", запись "), Fill(Argument("record"))]),
    ("compare-all-agree", &[Text("бланки полностью совпадают: "), Select { on: Argument("plies"), variants: &[
        (Name("one"), &[Fill(Argument("plies")), Text(" полуход")]),
        (Name("few"), &[Fill(Argument("plies")), Text(" полухода")]),
    ], default: &[Fill(Argument("plies")), Text(" полуходов")] }]),
    ("compare-reconciled", &[Text("одна партия, "), Select { on: Argument("plies"), variants: &[
        (Name("one"), &[Fill(Argument("plies")), Text(" полуход")]),
        (Name("few"), &[Fill(Argument("plies")), Text(" полухода")]),
    ], default: &[Fill(Argument("plies")), Text(" полуходов")] }, Text("; бланки расходятся в "), Select { on: Argument("rows"), variants: &[
        (Name("one"), &[Fill(Argument("rows")), Text(" месте")]),
    ], default: &[Fill(Argument("rows")), Text(" местах")] }, Text(", всё решено (уверенность "), Fill(Argument("sure")), Text(" %)")]),
    ("compare-left-open", &[Text("одна партия, "), Select { on: Argument("plies"), variants: &[
        (Name("one"), &[Fill(Argument("plies")), Text(" полуход")]),
        (Name("few"), &[Fill(Argument("plies")), Text(" полухода")]),
    ], default: &[Fill(Argument("plies")), Text(" полуходов")] }, Text("; бланки расходятся в "), Select { on: Argument("rows"), variants: &[
        (Name("one"), &[Fill(Argument("rows")), Text(" месте")]),
    ], default: &[Fill(Argument("rows")), Text(" местах")] }, Text(", не решено: "), Select { on: Argument("open"), variants: &[
        (Name("one"), &[Fill(Argument("open")), Text(" полуход")]),
        (Name("few"), &[Fill(Argument("open")), Text(" полухода")]),
    ], default: &[Fill(Argument("open")), Text(" полуходов")] }]),
    ("compare-results-differ", &[Text("результаты расходятся: "), Fill(Argument("results"))]),
    ("compare-cut", &[Text("бланк длиннее любой партии; остаток не прочитан")]),
    ("compare-kept", &[Text("партия")]),
    ("compare-n-plies", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("count")), Text(" полуход")]),
        (Name("few"), &[Fill(Argument("count")), Text(" полухода")]),
    ], default: &[Fill(Argument("count")), Text(" полуходов")] }]),
    ("compare-agreed", &[Text("есть на всех бланках")]),
    ("compare-columns", &[Text("в столбце соперника: "), Fill(Argument("sheets"))]),
    ("compare-only-legal", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("верен бланк "), Fill(Argument("right"))]),
    ], default: &[Text("верны бланки "), Fill(Argument("right"))] }, Text(": "), Fill(Argument("reasons"))]),
    ("compare-only-written", &[Fill(Argument("reasons"))]),
    ("compare-empty", &[Text("клетка пуста: "), Fill(Argument("sheets"))]),
    ("compare-left-out", &[Text("ход пропущен: "), Fill(Argument("sheets"))]),
    ("compare-ended", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("бланк "), Fill(Argument("sheets")), Text(" окончен")]),
    ], default: &[Text("бланки "), Fill(Argument("sheets")), Text(" окончены")] }]),
    ("compare-goes-on", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("верен бланк "), Fill(Argument("right"))]),
    ], default: &[Text("верны бланки "), Fill(Argument("right"))] }, Text(": "), Fill(Argument("reasons"))]),
    ("compare-refuted", &[Text("после `"), Fill(Argument("other")), Text("` нельзя сыграть "), Fill(Argument("next")), Text(": "), Fill(Argument("reason"))]),
    ("compare-could-not-continue", &[Text("после "), Fill(Argument("others")), Text(" запись нельзя продолжить до "), Fill(Argument("next"))]),
    ("compare-sign-untrue", &[Text("это не давало бы того, что записано при ходе")]),
    ("compare-restored-refuted", &[Text("самое вероятное чтение, уверенность "), Fill(Argument("sure")), Text(" %: "), Fill(Argument("reasons"))]),
    ("compare-hangs", &[Text("не решено: зависит от "), Fill(Argument("on"))]),
    ("compare-may-be-several", &[Text("не решено: "), Fill(Argument("words")), Text(" может означать "), Fill(Argument("moves"))]),
    ("compare-result-of-mate", &[Text("последний ход матует: результат "), Fill(Argument("result"))]),
    ("compare-result-of-stalemate", &[Text("последний ход ставит пат: результат 1/2-1/2")]),
    ("compare-result-against-mate", &[Text("последний ход матует, то есть "), Fill(Argument("result")), Text(", а на бланках "), Fill(Argument("given"))]),
    ("compare-result-against-stalemate", &[Text("последний ход ставит пат, а на бланках "), Fill(Argument("given"))]),
    ("compare-restored", &[Text("воспроизвести нельзя ни одно из записанного: взято самое вероятное чтение, уверенность "), Fill(Argument("sure")), Text(" %")]),
    ("compare-supplied", &[Text("нет ни на одном бланке: самый вероятный ход, уверенность "), Fill(Argument("sure")), Text(" %")]),
    ("compare-undecided", &[Text("не решено: запись можно продолжить и после "), Fill(Argument("moves"))]),
    ("compare-nothing-decides", &[Text("не решено: дальнейшая запись на бланках не показывает, что верно: "), Fill(Argument("moves"))]),
    ("compare-unreadable", &[Text("не решено: ни одно чтение не вероятно в достаточной мере")]),
    ("compare-equally-likely", &[Text("не решено: "), Fill(Argument("moves"))]),
    ("compare-fault", &[Text("`"), Fill(Argument("word")), Text("` ("), Fill(Argument("sheet")), Text("): "), Fill(Argument("reason"))]),
    ("compare-no-move", &[Text("это не ход")]),
    ("compare-ambiguous", &[Text("может означать несколько ходов")]),
    ("compare-illegal", &[Text("ход невозможен")]),
    ("compare-extra", &[Text("это не ход партии (строка "), Fill(Argument("row")), Text(" на "), Fill(Argument("sheet")), Text(")")]),
    ("compare-extra-gap", &[Text("лишняя пустая клетка (строка "), Fill(Argument("row")), Text(" на "), Fill(Argument("sheet")), Text(")")]),
    ("compare-agree-until", &[Text("Последняя позиция, в которой все бланки сходятся, перед "), Fill(Argument("turn")), Text(" (после "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("count")), Text(" полухода")]),
    ], default: &[Fill(Argument("count")), Text(" полуходов")] }, Text("):")]),
    ("compare-agree-on-start", &[Text("Бланки сходятся только в начальной позиции:")]),
    ("compare-article", &[Text("Если обнаружено нарушение, а позицию перед ним установить нельзя, игра продолжается из последней известной позиции перед ним ("), Fill(Argument("article")), Text(").")]),
    ("compare-few-paths", &[Text("нужно хотя бы два бланка: укажите два файла, папку или один файл с несколькими записями партии")]),
    ("compare-mixed-paths", &[Text("укажите либо файлы, либо папки")]),
    ("compare-many-sheets", &[Text("сличить можно не больше "), Fill(Argument("most")), Text(" бланков одной партии сразу")]),
    ("compare-no-pairs", &[Text("в "), Fill(Argument("path")), Text(" нет двух бланков одной партии: имена должны различаться только окончанием (`001_0`, `001_1`) или игроки — совпадать")]),
    ("compare-no-record", &[Fill(Argument("path")), Text(" не содержит записей")]),
    ("compare-counts", &[Text("в файлах разное число записей: "), Fill(Argument("counts")), Text("; никакие две из них не называют одних и тех же игроков и тур и не имеют одних и тех же ходов: укажите у записей одной партии одинаковые `White`, `Black`, `Round` и `Board`")]),
    ("compare-page-joined", &[Fill(Argument("path")), Text(": запись "), Fill(Argument("record")), Text(" продолжается со строки "), Fill(Argument("row")), Text(" и прочитана как следующая страница записи "), Fill(Argument("of"))]),
    ("compare-file-joined", &[Fill(Argument("path")), Text(" продолжается со строки "), Fill(Argument("row")), Text(" и прочитан как следующая страница "), Fill(Argument("of"))]),
    ("compare-count", &[Fill(Argument("path")), Text(": "), Fill(Argument("count"))]),
    ("compare-no-sheet", &[Fill(Argument("path")), Text(", запись "), Fill(Argument("record")), Text(": бланк партии прочитать не удалось")]),
    ("compare-starts-differ", &[Text("бланки начинаются с разных позиций: "), Fill(Argument("sheets"))]),
    ("compare-players-differ", &[Text("на бланках указаны разные игроки: "), Fill(Argument("players"))]),
    ("compare-same-file", &[Fill(Argument("path")), Text(" сличается сам с собой")]),
    ("compare-single", &[Text("нет другого бланка к "), Fill(Argument("path"))]),
    ("compare-singles", &[Text("нет других бланков к этим файлам ("), Fill(Argument("count")), Text("): "), Fill(Argument("paths"))]),
    ("compare-summary", &[Select { on: Argument("games"), variants: &[
        (Name("one"), &[Fill(Argument("games")), Text(" партия")]),
        (Name("few"), &[Fill(Argument("games")), Text(" партии")]),
    ], default: &[Fill(Argument("games")), Text(" партий")] }, Text(": полностью совпали — "), Fill(Argument("agreed")), Text(", сведены — "), Fill(Argument("reconciled")), Text(", с нерешённым — "), Fill(Argument("open")), Text(", сличить нельзя — "), Fill(Argument("not")), Text("; "), Select { on: Argument("rows"), variants: &[
        (Name("one"), &[Fill(Argument("rows")), Text(" расхождение")]),
        (Name("few"), &[Fill(Argument("rows")), Text(" расхождения")]),
    ], default: &[Fill(Argument("rows")), Text(" расхождений")] }]),
    ("table-file", &[Text("файл")]),
    ("table-sheets", &[Text("бланков")]),
    ("table-games", &[Text("партий")]),
    ("table-as-written", &[Text("как есть")]),
    ("table-not-playable", &[Text("не воспр.")]),
    ("table-repaired", &[Text("исправлено")]),
    ("table-reconciled", &[Text("сведено")]),
    ("table-agreed", &[Text("совпало")]),
    ("table-sure", &[Text("увер.")]),
    ("table-open", &[Text("не решено")]),
    ("table-beyond", &[Text("не восст.")]),
    ("table-not-comparable", &[Text("не слич.")]),
    ("table-others", &[Text("(прочие файлы)")]),
    ("table-all", &[Text("всего")]),
    ("compare-unread", &[Text("не прочитано (строка "), Fill(Argument("row")), Text(", "), Fill(Argument("sheet")), Text(")")]),
    ("compare-stopped", &[Text("поиск остановлен на пределе (--max-steps): "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("не прочитана "), Fill(Argument("count")), Text(" клетка")]),
        (Name("few"), &[Text("не прочитаны "), Fill(Argument("count")), Text(" клетки")]),
    ], default: &[Text("не прочитано "), Fill(Argument("count")), Text(" клеток")] }, Text(" после последнего хода")]),
    ("compare-signal", &[Fill(Argument("sheet")), Text(": `"), Fill(Argument("words")), Text("` — не ходы партии: короли поставлены, чтобы сообщить доске результат "), Fill(Argument("result"))]),
    ("compare-signal-open", &[Fill(Argument("sheet")), Text(": `"), Fill(Argument("words")), Text("` — не ход партии: король поставлен, чтобы сообщить доске результат")]),
    ("compare-signal-contradicts", &[Fill(Argument("sheet")), Text(": `"), Fill(Argument("words")), Text("` — не ходы партии: королями сообщён результат "), Fill(Argument("result")), Text(", а на бланках указан "), Fill(Argument("given"))]),
    ("compare-several-games", &[Fill(Argument("path")), Text(": разных партий — "), Fill(Argument("count")), Text(", по одной записи каждой, сличать нечего; укажите файлы с бланками обоих соперников (`zapis compare белые.pgn чёрные.pgn`) или соберите оба бланка партии в одном файле, с одними и теми же игроками и туром")]),
    ("compare-single-records", &[Fill(Argument("path")), Text(": "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("у записи "), Fill(Argument("records")), Text(" нет второго бланка")]),
        (Name("few"), &[Text("у "), Fill(Argument("count")), Text(" записей нет второго бланка: "), Fill(Argument("records")), Select { on: Argument("more"), variants: &[
            (Number(0), &[]),
        ], default: &[Text(" и ещё "), Fill(Argument("more"))] }]),
    ], default: &[Text("у "), Fill(Argument("count")), Text(" записей нет второго бланка: "), Fill(Argument("records")), Select { on: Argument("more"), variants: &[
        (Number(0), &[]),
    ], default: &[Text(" и ещё "), Fill(Argument("more"))] }] }]),
    ("compare-not-begun", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("бланк "), Fill(Argument("sheets")), Text(" ещё не начат")]),
    ], default: &[Text("бланки "), Fill(Argument("sheets")), Text(" ещё не начаты")] }]),
    ("compare-block-repeated", &[Select { on: Argument("count"), variants: &[
        (Number(1), &[Text("строка "), Fill(Argument("rows")), Text(" бланка "), Fill(Argument("sheet")), Text(" повторяет строку "), Fill(Argument("of"))]),
    ], default: &[Text("строки "), Fill(Argument("rows")), Text(" бланка "), Fill(Argument("sheet")), Text(" повторяют строки "), Fill(Argument("of"))] }]),
    ("compare-block-no-moves", &[Select { on: Argument("count"), variants: &[
        (Number(1), &[Text("строка "), Fill(Argument("rows")), Text(" бланка "), Fill(Argument("sheet")), Text(" не относится к партии")]),
    ], default: &[Text("строки "), Fill(Argument("rows")), Text(" бланка "), Fill(Argument("sheet")), Text(" не относятся к партии")] }]),
    ("compare-block-empty-over", &[Select { on: Argument("count"), variants: &[
        (Number(1), &[Text("лишняя пустая строка на бланке "), Fill(Argument("sheet")), Text(" (строка "), Fill(Argument("rows")), Text(")")]),
    ], default: &[Text("лишние пустые строки на бланке "), Fill(Argument("sheet")), Text(" (строки "), Fill(Argument("rows")), Text(")")] }]),
    ("compare-block-left-out", &[Select { on: Argument("count"), variants: &[
        (Number(1), &[Text("ход "), Fill(Argument("moves")), Text(" пропущен на бланке "), Fill(Argument("sheet"))]),
    ], default: &[Text("ходы "), Fill(Argument("moves")), Text(" пропущены на бланке "), Fill(Argument("sheet"))] }]),
    ("compare-block-empty", &[Select { on: Argument("count"), variants: &[
        (Number(1), &[Text("строка "), Fill(Argument("rows")), Text(" бланка "), Fill(Argument("sheet")), Text(" пуста")]),
    ], default: &[Text("строки "), Fill(Argument("rows")), Text(" бланка "), Fill(Argument("sheet")), Text(" пусты")] }]),
    ("compare-block-not-begun", &[Text("бланк "), Fill(Argument("sheet")), Text(" начинается только с "), Fill(Argument("next"))]),
    ("compare-block-shifted-on", &[Text("со строки "), Fill(Argument("row")), Text(" запись на бланке "), Fill(Argument("sheet")), Text(" сдвинута на один столбец")]),
    ("compare-block-shifted", &[Select { on: Argument("count"), variants: &[
        (Number(1), &[Text("в строке "), Fill(Argument("rows")), Text(" бланка "), Fill(Argument("sheet")), Text(" запись сдвинута на один столбец")]),
    ], default: &[Text("в строках "), Fill(Argument("rows")), Text(" бланка "), Fill(Argument("sheet")), Text(" запись сдвинута на один столбец")] }]),
    ("compare-block-turned", &[Select { on: Argument("count"), variants: &[
        (Number(1), &[Text("строка "), Fill(Argument("rows")), Text(" бланка "), Fill(Argument("sheet")), Text(" сыграна после строк "), Fill(Argument("behind"))]),
    ], default: &[Text("строки "), Fill(Argument("rows")), Text(" бланка "), Fill(Argument("sheet")), Text(" сыграны после строк "), Fill(Argument("behind"))] }]),
    ("compare-block-two-in-one", &[Text("в строке "), Fill(Argument("row")), Text(" бланка "), Fill(Argument("sheet")), Text(" два хода в одной клетке: `"), Fill(Argument("word")), Text("`")]),
];
