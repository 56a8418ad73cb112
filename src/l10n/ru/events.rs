//! The texts of `events.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::Argument;
use super::super::compiled::Key::{Name, Number};

pub(super) const MESSAGES: &[Entry] = &[
    ("and-more-in-event", &[Fill(Argument("message")), Text(" (и ещё "), Fill(Argument("count")), Text(" таких же в этом соревновании)")]),
    ("in-events", &[Fill(Argument("message")), Text(" (в "), Fill(Argument("count")), Text(" "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("соревновании")]),
    ], default: &[Text("соревнованиях")] }, Text(")")]),
    ("and-more-names", &[Fill(Argument("message")), Text(" (и ещё пар имён: "), Fill(Argument("count")), Text(")")]),
    ("pairing-against-self", &[Fill(Argument("name")), Text(" в паре с самим собой"), Select { on: Argument("round"), variants: &[
        (Number(0), &[]),
    ], default: &[Text(" в туре "), Fill(Argument("round"))] }]),
    ("pairing-several-in-round", &[Fill(Argument("name")), Text(": в туре "), Fill(Argument("round")), Text(" "), Select { on: Argument("of"), variants: &[
        (Name("teams"), &[Select { on: Argument("count"), variants: &[
            (Name("one"), &[Fill(Argument("count")), Text(" матч")]),
            (Name("few"), &[Fill(Argument("count")), Text(" матча")]),
        ], default: &[Fill(Argument("count")), Text(" матчей")] }]),
    ], default: &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("count")), Text(" партия")]),
        (Name("few"), &[Fill(Argument("count")), Text(" партии")]),
    ], default: &[Fill(Argument("count")), Text(" партий")] }] }]),
    ("pairing-several-in-rounds", &[Fill(Argument("name")), Text(": по нескольку партий в "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("count")), Text(" туре")]),
    ], default: &[Fill(Argument("count")), Text(" турах")] }, Text(": "), Fill(Argument("rounds"))]),
    ("pairing-several-in-rounds-help", &[Text("возможно, под одним именем стоят два игрока")]),
    ("pairing-both-have-another", &[Fill(Argument("white")), Text(" и "), Fill(Argument("black")), Text(" встретились в туре "), Fill(Argument("round")), Text(", где у каждого из них есть и другая партия")]),
    ("pairing-color-of-match", &[Text("цвета в матче чередуются, но в партии "), Fill(Argument("round")), Text(" белыми против "), Fill(Argument("black")), Text(" снова играет "), Fill(Argument("white"))]),
    ("pairing-too-many", &[Fill(Argument("first")), Text(" и "), Fill(Argument("second")), Text(" встречались чаще остальных на "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("count")), Text(" раз")]),
        (Name("few"), &[Fill(Argument("count")), Text(" раза")]),
    ], default: &[Fill(Argument("count")), Text(" раз")] }]),
    ("swiss-met-again", &[Fill(Argument("first")), Text(" и "), Fill(Argument("second")), Text(" сыграли в туре "), Fill(Argument("before")), Text(" и снова встречаются в туре "), Fill(Argument("round")), Text(": в швейцарской системе этого не бывает")]),
    ("swiss-second-bye", &[Fill(Argument("name")), Text(" свободен от игры в туре "), Fill(Argument("round")), Text(", хотя уже получил очко без игры в туре "), Fill(Argument("before")), Text(": в швейцарской системе этого не бывает")]),
    ("swiss-color-thrice", &[Fill(Argument("name")), Text(" третий раз подряд играет "), Select { on: Argument("color"), variants: &[
        (Name("white"), &[Text("белыми")]),
    ], default: &[Text("чёрными")] }, Text(" в туре "), Fill(Argument("round")), Text(": в швейцарской системе это допустимо только в последнем туре")]),
    ("swiss-colors-uneven", &[Fill(Argument("name")), Text(" к туру "), Fill(Argument("round")), Text(" сыграл "), Select { on: Argument("color"), variants: &[
        (Name("white"), &[Text("белыми")]),
    ], default: &[Text("чёрными")] }, Text(" на три партии больше, чем другим цветом: в швейцарской системе это допустимо только в последнем туре")]),
    ("pairing-met-again", &[Fill(Argument("first")), Text(" и "), Fill(Argument("second")), Text(" встречались "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("count")), Text(" раз")]),
        (Name("few"), &[Fill(Argument("count")), Text(" раза")]),
    ], default: &[Fill(Argument("count")), Text(" раз")] }, Text(", а по швейцарской системе соперники повторно не встречаются")]),
    ("pairing-uneven-colors", &[Fill(Argument("white")), Text(" играл белыми против "), Fill(Argument("black")), Text(" чаще: разница "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("count")), Text(" партия")]),
        (Name("few"), &[Fill(Argument("count")), Text(" партии")]),
    ], default: &[Fill(Argument("count")), Text(" партий")] }]),
    ("pairing-round-by-tables", &[Fill(Argument("white")), Text(" (номер "), Fill(Argument("white_number")), Text(") и "), Fill(Argument("black")), Text(" (номер "), Fill(Argument("black_number")), Text(") встретились в туре "), Fill(Argument("round")), Text("; по таблице Бергера, которой следует соревнование, они встречаются в туре "), Fill(Argument("tables"))]),
    ("pairing-colors-by-tables", &[Fill(Argument("white")), Text(" (номер "), Fill(Argument("white_number")), Text(") играл белыми против "), Fill(Argument("black")), Text(" (номер "), Fill(Argument("black_number")), Text(") в туре "), Fill(Argument("round")), Text("; по таблице Бергера, которой следует соревнование, белыми играет "), Fill(Argument("tables"))]),
    ("pairing-tables-help", &[Text("сверьте с турнирной таблицей: теги `Round`, `White` и `Black` могут быть перепутаны")]),
    ("round-incomplete", &[Text("в туре "), Fill(Argument("round")), Text(" "), Select { on: Argument("of"), variants: &[
        (Name("teams"), &[Text("матчей")]),
    ], default: &[Text("партий")] }, Text(": "), Fill(Argument("games")), Text(" из "), Fill(Argument("expected")), Fill(Argument("missing"))]),
    ("round-missing-pairs", &[Text("; нет: "), Fill(Argument("pairs"))]),
    ("round-missing-pair", &[Fill(Argument("first")), Text(" – "), Fill(Argument("second"))]),
    ("round-missing-unknown", &[]),
    ("round-match-undecided", &[Text("матч "), Fill(Argument("first")), Text(" – "), Fill(Argument("second")), Text(" не закончен: не хватает партий")]),
    ("round-winner-gone", &[Fill(Argument("name")), Text(": матч "), Fill(Argument("round")), Text("-го тура турнира с выбыванием выигран, но в следующих турах матчей нет: не хватает матча")]),
    ("round-several-unbeaten", &[Text("ни одного матча не проиграли "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("count")), Text(" участник")]),
        (Name("few"), &[Fill(Argument("count")), Text(" участника")]),
    ], default: &[Fill(Argument("count")), Text(" участников")] }, Text(": не хватает матчей")]),
    ("round-game-missing", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("нет "), Fill(Argument("count")), Text(" партии")]),
    ], default: &[Text("нет "), Fill(Argument("count")), Text(" партий")] }, Text(": "), Fill(Argument("first")), Text(" – "), Fill(Argument("second"))]),
    ("round-games-missing", &[Select { on: Argument("of"), variants: &[
        (Name("teams"), &[Text("матчей")]),
    ], default: &[Text("партий")] }, Text(" есть "), Fill(Argument("games")), Text(", нет "), Fill(Argument("count")), Text(": "), Fill(Argument("pairs")), Select { on: Argument("more"), variants: &[
        (Number(0), &[]),
    ], default: &[Text(" и ещё "), Fill(Argument("more"))] }]),
    ("round-stranger", &[Text("у "), Fill(Argument("name")), Text(" "), Fill(Argument("played")), Text(" из "), Fill(Argument("all")), Text(" партий, а у остальных все: это другое написание имени или выбывший участник")]),
    ("round-not-there", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("партий тура "), Fill(Argument("rounds")), Text(" нет")]),
    ], default: &[Text("партий туров "), Fill(Argument("rounds")), Text(" нет")] }]),
    ("round-boards-missing", &[Text("в туре "), Fill(Argument("round")), Text(" нет "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("доски "), Fill(Argument("boards"))]),
    ], default: &[Text("досок "), Fill(Argument("boards"))] }]),
    ("rounds-boards-missing", &[Text("нет "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("count")), Text(" доски")]),
    ], default: &[Fill(Argument("count")), Text(" досок")] }, Text(" в турах "), Fill(Argument("rounds"))]),
    ("date-far", &[Text("по тегу партия сыграна "), Fill(Argument("date")), Text(", а соревнование шло с "), Fill(Argument("first")), Text(" по "), Fill(Argument("last")), Text(": вероятно, неверен год")]),
    ("date-before-event", &[Text("по тегу партия сыграна "), Fill(Argument("date")), Text(", а соревнование началось "), Fill(Argument("start"))]),
    ("name-variants", &[Text("`"), Fill(Argument("first")), Text("` и `"), Fill(Argument("second")), Text("` — возможно, один игрок: "), Select { on: Argument("why"), variants: &[
        (Name("same-id"), &[Text("у них один ФИДЕ ID")]),
        (Name("form"), &[Text("имена различаются только федерацией или знаками")]),
        (Name("spelling"), &[Text("имена различаются только порядком слов, алфавитом или написанием")]),
        (Name("initials"), &[Text("фамилия одна, а инициалы подходят к имени")]),
    ], default: &[Text("одно имя — фамилия из другого")] }]),
    ("name-forms", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("count")), Text(" имя стоит")]),
        (Name("few"), &[Fill(Argument("count")), Text(" имени стоят")]),
    ], default: &[Fill(Argument("count")), Text(" имён стоят")] }, Text(" в других записях "), Select { on: Argument("differs"), variants: &[
        (Name("brackets"), &[Text("без пометки в скобках или с нею")]),
    ], default: &[Text("с другими запятыми, точками, дефисами или прописными буквами")] }, Text(": например, `"), Fill(Argument("first")), Text("` и `"), Fill(Argument("second")), Text("`")]),
    ("name-forms-help", &[Text("`zapis audit --decisions ФАЙЛ` составит по решению для каждого из них")]),
    ("event-joined", &[Select { on: Argument("differs"), variants: &[
        (Name("no"), &[Text("записей "), Fill(Argument("records"))]),
    ], default: &[Text("записей с "), Fill(Argument("here")), Text(" "), Fill(Argument("records"))] }, Text(" и "), Select { on: Argument("differs"), variants: &[
        (Name("no"), &[Text("других "), Fill(Argument("others"))]),
    ], default: &[Text("с "), Fill(Argument("there")), Text(" "), Fill(Argument("others"))] }, Text(" — одно соревнование: общих игроков "), Fill(Argument("shared")), Text(", "), Select { on: Argument("why"), variants: &[
        (Name("copies"), &[Text("те же партии в тех же турах")]),
        (Name("complete"), &[Text("и вместе все играют со всеми")]),
        (Name("stages"), &[Text("и победители играют дальше")]),
    ], default: &[Text("и никто не встречается в одном туре с двумя соперниками")] }]),
    ("event-joined-help", &[Text("дайте всем записям соревнования одинаковые теги")]),
    ("related-of-event", &[Text("запись того же соревнования")]),
    ("event-outcome", &[Select { on: Argument("games"), variants: &[
        (Name("one"), &[Fill(Argument("games")), Text(" партия")]),
        (Name("few"), &[Fill(Argument("games")), Text(" партии")]),
    ], default: &[Fill(Argument("games")), Text(" партий")] }, Text(", "), Select { on: Argument("players"), variants: &[
        (Name("one"), &[Fill(Argument("players")), Text(" игрок")]),
        (Name("few"), &[Fill(Argument("players")), Text(" игрока")]),
    ], default: &[Fill(Argument("players")), Text(" игроков")] }, Select { on: Argument("ending"), variants: &[
        (Name("nobody"), &[]),
        (Name("winner"), &[Text(", победитель "), Fill(Argument("first"))]),
    ], default: &[Text(", первое место — "), Fill(Argument("first")), Text(", очков "), Fill(Argument("points"))] }]),
    ("event-doubtful", &[Select { on: Argument("records"), variants: &[
        (Name("one"), &[Fill(Argument("records")), Text(" запись")]),
        (Name("few"), &[Fill(Argument("records")), Text(" записи")]),
    ], default: &[Fill(Argument("records")), Text(" записей")] }, Select { on: Argument("differs"), variants: &[
        (Name("no"), &[]),
    ], default: &[Text(" с "), Fill(Argument("here"))] }, Text(", возможно, из одного соревнования с другими"), Select { on: Argument("differs"), variants: &[
        (Name("no"), &[]),
    ], default: &[Text(" с "), Fill(Argument("there"))] }, Text(": общих игроков "), Fill(Argument("shared")), Text(" из "), Fill(Argument("players")), Text(", "), Select { on: Argument("why"), variants: &[
        (Name("no-rounds"), &[Text("но туров ничто не указывает")]),
        (Name("other-opponents"), &[Text("но некоторые в тех же турах встречаются с другими")]),
        (Name("other-players"), &[Text("но остальные не те же")]),
    ], default: &[Text("но названия разные, а даты ничего не говорят")] }, Text("; вместе — "), Fill(Argument("together")), Text("; порознь — "), Fill(Argument("one")), Text(" и "), Fill(Argument("other"))]),
    ("event-doubtful-help", &[Text("укажите это в файле `--events`; если его нет, `zapis audit` составит черновик")]),
    ("related-of-other-event", &[Text("запись соревнования, возможно, того же")]),
    ("related-met-in-round", &[Select { on: Argument("round"), variants: &[
        (Number(0), &[Text("они встречались здесь")]),
    ], default: &[Text("они встречались здесь, в туре "), Fill(Argument("round"))] }]),
    ("related-named", &[Text("здесь назван `"), Fill(Argument("name")), Text("`")]),
    ("report-part", &[Select { on: Argument("part"), variants: &[
        (Name("number"), &[Text("номер")]),
        (Name("sex"), &[Text("пол")]),
        (Name("title"), &[Text("звание")]),
        (Name("name"), &[Text("имя")]),
        (Name("rating"), &[Text("рейтинг")]),
        (Name("federation"), &[Text("федерация")]),
        (Name("fide-id"), &[Text("ФИДЕ ID")]),
        (Name("birth"), &[Text("дата рождения")]),
        (Name("points"), &[Text("очки")]),
        (Name("rank"), &[Text("место")]),
        (Name("opponent"), &[Text("соперник в туре "), Fill(Argument("round"))]),
        (Name("color"), &[Text("цвет в туре "), Fill(Argument("round"))]),
        (Name("outcome"), &[Text("результат в туре "), Fill(Argument("round"))]),
        (Name("round"), &[Text("тур")]),
    ], default: &[Text("количество")] }]),
    ("report-unknown-record", &[Text("записи `"), Fill(Argument("code")), Text("` в файлах отчётов нет")]),
    ("report-unreadable", &[Fill(Argument("part")), Text(": `"), Fill(Argument("text")), Text("` здесь быть не может")]),
    ("report-shifted", &[Text("строка сдвинута: столбцы, которые должны быть пустыми, заняты")]),
    ("report-columns-in-bytes", &[Text("столбцы строки отсчитаны в байтах, а не в знаках")]),
    ("report-rounds-beside-columns", &[Text("туры не в своих столбцах; прочитаны по порядку")]),
    ("report-tab", &[Text("знак табуляции там, где могут быть только пробелы")]),
    ("report-short", &[Text("строка заканчивается раньше, чем нужно ("), Fill(Argument("part")), Text(")")]),
    ("report-doubled-number", &[Text("стартовый номер "), Fill(Argument("number")), Text(" уже есть в строке "), Fill(Argument("line")), Text("; эта строка пропущена")]),
    ("report-nobodys-number", &[Text("номера "), Fill(Argument("number")), Text(" ни у кого нет")]),
    ("report-against-self", &[Text("участник в паре с самим собой в туре "), Fill(Argument("round"))]),
    ("report-without-opponent", &[Text("в туре "), Fill(Argument("round")), Text(" партия сыграна, а номера соперника нет")]),
    ("report-bye-with-opponent", &[Text("в туре "), Fill(Argument("round")), Text(" участник свободен, а соперник указан")]),
    ("report-without-color", &[Text("в туре "), Fill(Argument("round")), Text(" партия сыграна, а цвет не указан")]),
    ("report-too-many-rounds", &[Text("туров больше, чем бывает; остальное не прочитано")]),
    ("report-wrong-count", &[Text("в записи "), Fill(Argument("code")), Text(" указано "), Fill(Argument("stated")), Text(", а на деле "), Fill(Argument("found"))]),
    ("report-no-such-result", &[Text("у номера "), Fill(Argument("number")), Text(" в туре "), Fill(Argument("round")), Text(" нет такого результата")]),
    ("report-not-reckoned", &[Text("здесь меняется число очков за результат, но указанные в файле очки подсчитаны без этого; это не учтено")]),
    ("report-unknown-tie-break", &[Text("`"), Fill(Argument("text")), Text("` — неизвестный дополнительный показатель")]),
    ("report-doubled-record", &[Text("запись "), Fill(Argument("code")), Text(" здесь повторена; действует первая")]),
    ("report-points", &[Fill(Argument("name")), Text(": в отчёте очков "), Fill(Argument("stated")), Text(", а по результатам "), Fill(Argument("found"))]),
    ("report-team-points", &[Fill(Argument("name")), Text(": в отчёте "), Select { on: Argument("measure"), variants: &[
        (Name("game"), &[Text("игровых")]),
    ], default: &[Text("командных")] }, Text(" очков "), Fill(Argument("stated")), Text(", а по результатам "), Fill(Argument("found"))]),
    ("report-rank", &[Fill(Argument("name")), Text(": в отчёте место "), Fill(Argument("stated")), Text(", а по очкам и дополнительным показателям "), Fill(Argument("found"))]),
    ("report-untold", &[Text("у "), Fill(Argument("name")), Text(" есть партия с "), Fill(Argument("opponent")), Text(" в туре "), Fill(Argument("round")), Text(", а в строке "), Fill(Argument("opponent")), Text(" её нет")]),
    ("report-outcomes", &[Text("результаты "), Fill(Argument("name")), Text(" и "), Fill(Argument("opponent")), Text(" в туре "), Fill(Argument("round")), Text(" несовместимы: "), Fill(Argument("own")), Text(" и "), Fill(Argument("other"))]),
    ("report-colors", &[Fill(Argument("name")), Text(" и "), Fill(Argument("opponent")), Text(" в туре "), Fill(Argument("round")), Text(" оба играли "), Select { on: Argument("color"), variants: &[
        (Name("white"), &[Text("белыми")]),
    ], default: &[Text("чёрными")] }]),
    ("report-no-such-player", &[Text("участника "), Fill(Argument("name")), Text(" в отчёте нет")]),
    ("report-rating", &[Fill(Argument("name")), Text(": рейтинг в отчёте "), Fill(Argument("stated")), Text(", в записях "), Fill(Argument("found"))]),
    ("report-name", &[Text("`"), Fill(Argument("name")), Text("` из отчёта в записях назван `"), Fill(Argument("found")), Text("`")]),
    ("report-player-without-records", &[Text("у "), Fill(Argument("name")), Text(" есть партии в отчёте и нет в записях")]),
    ("report-games-without-records", &[Text("тур "), Fill(Argument("round")), Text(": нет записей "), Fill(Argument("count")), Text(" партий из "), Fill(Argument("all"))]),
    ("report-game-without-record", &[Text("тур "), Fill(Argument("round")), Text(": нет записи партии "), Fill(Argument("white")), Text(" – "), Fill(Argument("black")), Text(" ("), Fill(Argument("result")), Text(")")]),
    ("report-no-such-game", &[Text("партии "), Fill(Argument("white")), Text(" – "), Fill(Argument("black")), Select { on: Argument("round"), variants: &[
        (Number(0), &[]),
    ], default: &[Text(", тур "), Fill(Argument("round")), Text(",")] }, Text(" в отчёте нет")]),
    ("report-colors-differ", &[Fill(Argument("white")), Text(" – "), Fill(Argument("black")), Text(", тур "), Fill(Argument("round")), Text(": в записи белыми играет "), Fill(Argument("black"))]),
    ("report-round-differs", &[Fill(Argument("white")), Text(" – "), Fill(Argument("black")), Text(": в отчёте тур "), Fill(Argument("round")), Text(", в записи тур "), Fill(Argument("found"))]),
    ("report-result-differs", &[Fill(Argument("white")), Text(" – "), Fill(Argument("black")), Text(", тур "), Fill(Argument("round")), Text(": у белых в отчёте "), Fill(Argument("stated")), Text(", в записи "), Fill(Argument("found"))]),
    ("related-record", &[Text("запись")]),
];
