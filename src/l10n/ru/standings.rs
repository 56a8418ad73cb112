//! The texts of `standings.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::{Argument, Call};
use super::super::compiled::Key::{Name, Number};
use super::super::compiled::Function::Grouped;
use super::super::compiled::Case::Nominative;

pub(super) const MESSAGES: &[Entry] = &[
    ("event-without-name", &[Text("соревнование без названия")]),
    ("event-kind", &[Select { on: Argument("kind"), variants: &[
        (Name("match"), &[Text("матч")]),
        (Name("round-robin"), &[Select { on: Argument("cycles"), variants: &[
            (Number(1), &[Text("круговой турнир")]),
            (Number(2), &[Text("турнир в два круга")]),
        ], default: &[Text("круговой турнир, кругов: "), Fill(Argument("cycles"))] }]),
        (Name("scheveningen"), &[Select { on: Argument("cycles"), variants: &[
            (Number(1), &[Text("шевенингенская система")]),
        ], default: &[Text("шевенингенская система, кругов: "), Fill(Argument("cycles"))] }]),
        (Name("swiss"), &[Text("швейцарская система")]),
        (Name("knock-out"), &[Text("система с выбыванием (нокаут)")]),
    ], default: &[Text("вид соревнования неизвестен")] }, Select { on: Argument("of"), variants: &[
        (Name("teams"), &[Text(", командное")]),
    ], default: &[] }]),
    ("event-is", &[Fill(Argument("kind")), Text(": "), Select { on: Argument("of"), variants: &[
        (Name("teams"), &[Select { on: Argument("contestants"), variants: &[
            (Name("one"), &[Fill(Argument("contestants")), Text(" команда")]),
            (Name("few"), &[Fill(Argument("contestants")), Text(" команды")]),
        ], default: &[Fill(Argument("contestants")), Text(" команд")] }]),
    ], default: &[Select { on: Argument("contestants"), variants: &[
        (Name("one"), &[Fill(Argument("contestants")), Text(" участник")]),
        (Name("few"), &[Fill(Argument("contestants")), Text(" участника")]),
    ], default: &[Fill(Argument("contestants")), Text(" участников")] }] }, Text(", "), Select { on: Argument("games"), variants: &[
        (Name("one"), &[Fill(Argument("games")), Text(" партия")]),
        (Name("few"), &[Fill(Argument("games")), Text(" партии")]),
    ], default: &[Fill(Argument("games")), Text(" партий")] }, Select { on: Argument("rounds"), variants: &[
        (Number(0), &[Text(", туры не указаны")]),
        (Name("one"), &[Text(", "), Fill(Argument("rounds")), Text(" тур")]),
        (Name("few"), &[Text(", "), Fill(Argument("rounds")), Text(" тура")]),
    ], default: &[Text(", "), Fill(Argument("rounds")), Text(" туров")] }]),
    ("event-tie-breaks", &[Text("дополнительные показатели: "), Fill(Argument("codes")), Text(" ("), Fill(Argument("rules")), Text(")")]),
    ("event-uncertain", &[Text("по тексту регламента не проверено: "), Fill(Argument("codes"))]),
    ("event-complete", &[Text("все партии есть")]),
    ("event-berger", &[Text("пары по таблицам Бергера; стартовые номера: "), Fill(Argument("numbers"))]),
    ("event-berger-moved", &[Text("пары по таблицам Бергера; перенесённые туры: "), Fill(Argument("moved")), Text("; стартовые номера: "), Fill(Argument("numbers"))]),
    ("event-moved-round", &[Fill(Argument("played")), Text(" (по таблице тур "), Fill(Argument("tables")), Text(")")]),
    ("event-numbered", &[Fill(Argument("number")), Text(" "), Fill(Argument("name"))]),
    ("event-rounds-by-day", &[Text("туры в записях не указаны; за туры приняты дни партий")]),
    ("event-some-rounds-by-day", &[Text("без тура "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("count")), Text(" запись")]),
        (Name("few"), &[Fill(Argument("count")), Text(" записи")]),
    ], default: &[Fill(Argument("count")), Text(" записей")] }, Text("; тур взят у других партий того же дня")]),
    ("event-unnamed-teams", &[Text("команды ни в одной записи не названы; они определены по доскам")]),
    ("event-assumed-forfeits", &[Text("засчитаны как неявки, так как ходов нет: "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("count")), Text(" победа")]),
        (Name("few"), &[Fill(Argument("count")), Text(" победы")]),
    ], default: &[Fill(Argument("count")), Text(" побед")] }]),
    ("event-assumed-absences", &[Text("ничего не сказано о "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("count")), Text(" туре участника; он считается пропущенным без очков")]),
    ], default: &[Fill(Argument("count")), Text(" турах участников; они считаются пропущенными без очков")] }]),
    ("event-unknown-results", &[Text("результат неизвестен и пока ничего не даёт: "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("count")), Text(" партия")]),
        (Name("few"), &[Fill(Argument("count")), Text(" партии")]),
    ], default: &[Fill(Argument("count")), Text(" партий")] }]),
    ("event-first-place", &[Text("первая запись: "), Fill(Argument("place"))]),
    ("event-repeated", &[Text("не учтены, так как есть и в другом файле: "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("count")), Text(" запись")]),
        (Name("few"), &[Fill(Argument("count")), Text(" записи")]),
    ], default: &[Fill(Argument("count")), Text(" записей")] }]),
    ("event-same-names", &[Text("один игрок, так как под обоими именами записана одна партия: "), Fill(Argument("names")), Select { on: Argument("more"), variants: &[
        (Number(0), &[]),
    ], default: &[Text(" и ещё "), Fill(Argument("more"))] }]),
    ("event-withdrew", &[Fill(Argument("name")), Text(" выбыл, сыграв "), Fill(Argument("played")), Text(" из "), Fill(Argument("scheduled")), Text(" партий: "), Select { on: Argument("counts"), variants: &[
        (Name("yes"), &[Text("сыграна половина, очки засчитываются, а в несыгранных партиях соперникам записываются победы")]),
    ], default: &[Text("сыграно менее половины, очки в этих партиях никому не засчитываются")] }, Select { on: Argument("applied"), variants: &[
        (Name("yes"), &[]),
    ], default: &[Text(" (применяется с --half-rule)")] }]),
    ("event-objection", &[Fill(Argument("code")), Text(": "), Select { on: Argument("why"), variants: &[
        (Name("buchholz-in-round-robin"), &[Text("не применяется в круговых турнирах (C.07 2026 года, статья 8)")]),
        (Name("not-in-these-rules"), &[Text("этим правилам не известен")]),
    ], default: &[Text("предназначен для команд")] }, Text("; показатель всё же вычислен")]),
    ("event-play-off", &[Text("партии после последнего тура между игроками с равными очками считаются дополнительным матчем: они определяют места и не приносят очков ("), Fill(Argument("results")), Text(")")]),
    ("event-varma", &[Text("группы по таблице Вармы, участников "), Fill(Argument("count")), Text(": "), Fill(Argument("groups"))]),
    ("event-varma-no-table", &[Text("таблицы Вармы составлены для 9–24 участников, а здесь участников "), Fill(Argument("count"))]),
    ("event-varma-late", &[Fill(Argument("first")), Text(" и "), Fill(Argument("second")), Text(" из одной федерации встречаются в туре "), Fill(Argument("round"))]),
    ("event-merged-names", &[Text("сочтены одним участником: "), Fill(Argument("names"))]),
    ("event-possible-variants", &[Text("возможно, один участник: "), Fill(Argument("names")), Text(" (--merge-names считает их одним)")]),
    ("event-others", &[Text("не относятся ни к одному соревнованию с таблицей: "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("count")), Text(" запись")]),
        (Name("few"), &[Fill(Argument("count")), Text(" записи")]),
    ], default: &[Fill(Argument("count")), Text(" записей")] }]),
    ("standings-name", &[Select { on: Argument("of"), variants: &[
        (Name("teams"), &[Text("Команда")]),
    ], default: &[Text("Участник")] }]),
    ("standings-rating", &[Text("Эло")]),
    ("standings-games", &[Text("Игр")]),
    ("standings-points", &[Text("Очки")]),
    ("standings-match-points", &[Text("КО")]),
    ("standings-game-points", &[Text("ИО")]),
    ("standings-stage", &[Select { on: Argument("count"), variants: &[
        (Number(1), &[Text("финал")]),
        (Number(2), &[Text("полуфиналы")]),
        (Number(4), &[Text("четвертьфиналы")]),
    ], default: &[Text("1/"), Fill(Argument("count")), Text(" финала")] }]),
    ("standings-round", &[Text("тур "), Fill(Argument("round"))]),
    ("standings-summary", &[Select { on: Argument("events"), variants: &[
        (Name("one"), &[Fill(Argument("events")), Text(" соревнование")]),
        (Name("few"), &[Fill(Argument("events")), Text(" соревнования")]),
    ], default: &[Fill(Argument("events")), Text(" соревнований")] }, Text(", "), Select { on: Argument("contestants"), variants: &[
        (Name("one"), &[Fill(Argument("contestants")), Text(" участник")]),
        (Name("few"), &[Fill(Argument("contestants")), Text(" участника")]),
    ], default: &[Fill(Argument("contestants")), Text(" участников")] }, Text(", "), Select { on: Argument("games"), variants: &[
        (Name("one"), &[Fill(Argument("games")), Text(" партия")]),
        (Name("few"), &[Fill(Argument("games")), Text(" партии")]),
    ], default: &[Fill(Argument("games")), Text(" партий")] }, Text(": "), Select { on: Argument("errors"), variants: &[
        (Name("one"), &[Fill(Argument("errors")), Text(" ошибка")]),
        (Name("few"), &[Fill(Argument("errors")), Text(" ошибки")]),
    ], default: &[Fill(Argument("errors")), Text(" ошибок")] }, Text(", "), Select { on: Argument("warnings"), variants: &[
        (Name("one"), &[Fill(Argument("warnings")), Text(" предупреждение")]),
        (Name("few"), &[Fill(Argument("warnings")), Text(" предупреждения")]),
    ], default: &[Fill(Argument("warnings")), Text(" предупреждений")] }]),
    ("standings-no-event", &[Text("соревнований не найдено: ни в одной записи не названы два игрока")]),
    ("standings-no-such-event", &[Text("соревнования `"), Fill(Argument("name")), Text("` нет; есть: "), Fill(Argument("events"))]),
    ("standings-no-such-player", &[Text("участника `"), Fill(Argument("name")), Text("` нет")]),
    ("standings-one-event", &[Text("в файле отчёта одно соревнование, а здесь их "), Fill(Argument("count")), Text(": выберите одно с помощью --event")]),
    ("standings-unknown-rules", &[Text("`"), Fill(Argument("name")), Text("` — неизвестная редакция правил; известны "), Fill(Argument("known"))]),
    ("standings-unknown-tie-break", &[Text("`"), Fill(Argument("text")), Text("` — неизвестный дополнительный показатель; известны "), Fill(Argument("known"))]),
    ("standings-bad-points", &[Text("`"), Fill(Argument("text")), Text("` — не система очков; ожидаются очки за победу, ничью и поражение: 3-1-0")]),
    ("standings-not-a-report", &[Fill(Argument("path")), Text(" — не файл отчёта ФИДЕ (`TRF16`, `TRF26`)")]),
    ("standings-report-of-one-event", &[Text("файл отчёта — об одном соревновании, а здесь их "), Fill(Argument("count")), Text(": выберите одно с помощью --event")]),
    ("standings-clubs", &[Text("в файле отчёта как команды "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("указан "), Fill(Argument("count")), Text(" клуб")]),
        (Name("few"), &[Text("указаны "), Fill(Argument("count")), Text(" клуба")]),
    ], default: &[Text("указано "), Fill(Argument("count")), Text(" клубов")] }, Text(", но соревнование личное (запись 092): места заняли участники, а в записываемом файле отчёта строк команд не будет")]),
    ("report-columns", &[Select { on: Argument("n_rounds"), variants: &[
        (Number(0), &[]),
        (Name("one"), &[Text("тур "), Fill(Argument("rounds")), Text(" занимает несколько столбцов файла отчёта: в строке есть место для одной партии каждого")]),
    ], default: &[Text("туры "), Fill(Argument("rounds")), Text(" занимают несколько столбцов файла отчёта: в строке есть место для одной партии каждого")] }, Select { on: Argument("unknown"), variants: &[
        (Name("yes"), &[Select { on: Argument("n_rounds"), variants: &[
            (Number(0), &[]),
        ], default: &[Text("; ")] }, Text("партии, тур которых неизвестен, стоят в его последних столбцах")]),
    ], default: &[] }, Text("; какой столбец какого тура, сказано в файле комментарием")]),
    ("report-latin", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("count")), Text(" имя записано")]),
        (Name("few"), &[Fill(Argument("count")), Text(" имени записаны")]),
    ], default: &[Fill(Argument("count")), Text(" имён записаны")] }, Text(" латинскими буквами без знаков: столбцы других букв программы считают по-разному")]),
    ("report-clubs", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("count")), Text(" клуб, указанный как команда, не вошёл")]),
        (Name("few"), &[Fill(Argument("count")), Text(" клуба, указанные как команды, не вошли")]),
    ], default: &[Fill(Argument("count")), Text(" клубов, указанные как команды, не вошли")] }, Text(" в файл отчёта: соревнование личное")]),
    ("report-play-off", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("count")), Text(" партия дополнительного соревнования не входит")]),
        (Name("few"), &[Fill(Argument("count")), Text(" партии дополнительного соревнования не входят")]),
    ], default: &[Fill(Argument("count")), Text(" партий дополнительного соревнования не входят")] }, Text(" в файл отчёта: его очки — это очки туров")]),
    ("standings-report-lost", &[Text("в столбцах файла отчёта нет места для: "), Fill(Argument("what"))]),
    ("standings-lost", &[Fill(Argument("name")), Text(": "), Select { on: Argument("part"), variants: &[
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
        (Name("opponent"), &[Text("соперник")]),
        (Name("color"), &[Text("цвет")]),
        (Name("outcome"), &[Text("результат")]),
        (Name("round"), &[Text("тур")]),
    ], default: &[Text("число")] }]),
    ("explained-heading", &[Fill(Argument("name")), Text(": место "), Fill(Argument("rank")), Text(", очки "), Fill(Argument("points"))]),
    ("explained-round", &[Select { on: Argument("round"), variants: &[
        (Number(0), &[Text("тур не указан")]),
    ], default: &[Text("тур "), Fill(Argument("round"))] }]),
    ("explained-no-round", &[Text("все туры")]),
    ("explained-game", &[Fill(Argument("round")), Text(": "), Fill(Argument("result")), Text(", соперник "), Fill(Argument("opponent")), Select { on: Argument("color"), variants: &[
        (Name("white"), &[Text(", белыми")]),
        (Name("black"), &[Text(", чёрными")]),
    ], default: &[] }, Text(", "), Fill(Argument("points"))]),
    ("explained-absence", &[Fill(Argument("round")), Text(": "), Select { on: Argument("outcome"), variants: &[
        (Name("H"), &[Text("пропуск с половиной очка")]),
        (Name("F"), &[Text("пропуск с очком")]),
        (Name("U"), &[Text("свободен от игры по жеребьёвке")]),
        (Name("plus"), &[Text("победа ввиду неявки")]),
        (Name("minus"), &[Text("поражение ввиду неявки")]),
    ], default: &[Text("не участвовал")] }, Text(", "), Fill(Argument("points"))]),
    ("explained-adjustment", &[Text("начислено или снято помимо результатов: "), Fill(Argument("points"))]),
    ("explained-tie-break", &[Fill(Argument("code")), Text(", "), Fill(Argument("name")), Text(": "), Fill(Argument("value")), Text(" ("), Fill(Argument("rules")), Select { on: Argument("sure"), variants: &[
        (Name("yes"), &[]),
    ], default: &[Text(", по тексту не проверено")] }, Text(")")]),
    ("explained-term", &[Fill(Argument("round")), Text(": "), Fill(Argument("why")), Text(" = "), Fill(Argument("value")), Select { on: Argument("cut"), variants: &[
        (Name("yes"), &[Text(", отброшено")]),
    ], default: &[] }]),
    ("explained-opponent", &[Fill(Argument("opponent")), Text(" "), Fill(Argument("score"))]),
    ("explained-dummy", &[Text("не играл, условный соперник с собственными очками "), Fill(Argument("own")), Select { on: Argument("cap"), variants: &[
        (Name("none"), &[]),
    ], default: &[Text(", не более "), Fill(Argument("cap"))] }]),
    ("explained-virtual", &[Text("не играл, виртуальный соперник: было "), Fill(Argument("before")), Text(", минус полученное "), Fill(Argument("received")), Text(", по половине очка за каждый из оставшихся туров ("), Fill(Argument("rounds")), Text(")"), Fill(Argument("factor"))]),
    ("explained-running", &[Text("сумма очков на этот момент")]),
    ("explained-counted", &[Text("засчитано ("), Fill(Argument("opponent")), Text(")")]),
    ("explained-scored", &[Text("набрано против "), Fill(Argument("opponent"))]),
    ("explained-rating", &[Text("рейтинг соперника "), Fill(Argument("opponent"))]),
    ("explained-of-opponent", &[Text("показатель соперника "), Fill(Argument("opponent"))]),
    ("explained-average", &[Text("средний рейтинг соперников")]),
    ("explained-difference", &[Text("разница рейтингов для "), Fill(Argument("percent")), Text(" %")]),
    ("explained-board", &[Text("доска "), Fill(Argument("board")), Text(" ("), Fill(Argument("opponent")), Text(")")]),
    ("explained-share", &[Text("доля другого показателя")]),
    ("tie-break-name", &[Select { on: Argument("code"), variants: &[
        (Name("PTS"), &[Text("очки")]),
        (Name("MPTS"), &[Text("командные очки")]),
        (Name("GPTS"), &[Text("игровые очки")]),
        (Name("MPVGP"), &[Text("командные или игровые очки, не стоящие первыми")]),
        (Name("MPGP"), &[Text("командные и игровые очки")]),
        (Name("DE"), &[Text("личная встреча")]),
        (Name("EDE"), &[Text("личная встреча команд")]),
        (Name("EDEC"), &[Text("личная встреча команд, затем счёт по доскам")]),
        (Name("EDET"), &[Text("личная встреча команд, затем первые доски")]),
        (Name("EDEB"), &[Text("личная встреча команд, затем без последних досок")]),
        (Name("EDEBT"), &[Text("личная встреча команд, счёт по доскам, первые доски")]),
        (Name("EDEBB"), &[Text("личная встреча команд, счёт по доскам, без последних досок")]),
        (Name("WIN"), &[Text("число побед")]),
        (Name("WON"), &[Text("победы за доской")]),
        (Name("BPG"), &[Text("партии, сыгранные чёрными")]),
        (Name("BWG"), &[Text("победы чёрными")]),
        (Name("PS"), &[Text("коэффициент прогресса")]),
        (Name("REP"), &[Text("туры, в которых участник был готов играть")]),
        (Name("STD"), &[Text("стандартные очки")]),
        (Name("TPN"), &[Text("номер в жеребьёвке")]),
        (Name("BH"), &[Text("коэффициент Бухгольца")]),
        (Name("FB"), &[Text("Бухгольц с ничьими в последнем туре")]),
        (Name("AOB"), &[Text("средний Бухгольц соперников")]),
        (Name("SBH"), &[Text("сумма коэффициентов Бухгольца соперников")]),
        (Name("SB"), &[Text("коэффициент Зоннеборна-Бергера")]),
        (Name("ESB"), &[Text("коэффициент Зоннеборна-Бергера для команд")]),
        (Name("EMMSB"), &[Text("командный Зоннеборн-Бергер, командные очки на командные")]),
        (Name("EMGSB"), &[Text("командный Зоннеборн-Бергер, командные очки на игровые")]),
        (Name("EGMSB"), &[Text("командный Зоннеборн-Бергер, игровые очки на командные")]),
        (Name("EGGSB"), &[Text("командный Зоннеборн-Бергер, игровые очки на игровые")]),
        (Name("KS"), &[Text("система Койя")]),
        (Name("ARO"), &[Text("средний рейтинг соперников")]),
        (Name("TPR"), &[Text("перформанс")]),
        (Name("PTP"), &[Text("полный перформанс")]),
        (Name("APRO"), &[Text("средний перформанс соперников")]),
        (Name("APPO"), &[Text("средний полный перформанс соперников")]),
        (Name("RTNG"), &[Text("рейтинг")]),
        (Name("BC"), &[Text("счёт по доскам")]),
        (Name("TBR"), &[Text("первые доски")]),
        (Name("BBE"), &[Text("без последних досок")]),
    ], default: &[Text("очки с долей силы соперников")] }]),
    ("tie-breaks-head", &[Text("Код | Показатель")]),
    ("tie-breaks-notes", &[Text("Уточнения: `/C1` `/C2` отбрасывают наименьшие значения, `/M1` `/M2` — наименьшие и наибольшие; `/P` считает неявки партиями; `/U1400` — рейтинг соперников без рейтинга; `/L60` `/L+1` сдвигают границу системы Койя, `/L>50` требует больше неё, `/L50G` — половины партий самого соперника; `SM45` — показатель с этим номером в программе `Swiss-Manager`; `:MP` `:GP` выбирают очки команд. `zapis standings --tiebreaks DE,SB,BH/C1`")]),
    ("players-head", &[Select { on: Argument("column"), variants: &[
        (Name("name"), &[Text("Игрок")]),
        (Name("games"), &[Text("Партии")]),
        (Name("years"), &[Text("Годы")]),
        (Name("rating"), &[Text("Рейтинг")]),
    ], default: &[Text("ФИДЕ ID")] }]),
    ("players-spelling", &[Fill(Argument("name")), Text(" ("), Fill(Argument("games")), Text(")")]),
    ("players-summary", &[Select { on: Argument("players"), variants: &[
        (Name("one"), &[Fill(Call(Grouped, &[Argument("players")], Nominative)), Text(" игрок")]),
        (Name("few"), &[Fill(Call(Grouped, &[Argument("players")], Nominative)), Text(" игрока")]),
    ], default: &[Fill(Call(Grouped, &[Argument("players")], Nominative)), Text(" игроков")] }, Text(", "), Select { on: Argument("spellings"), variants: &[
        (Name("one"), &[Fill(Call(Grouped, &[Argument("spellings")], Nominative)), Text(" написание")]),
        (Name("few"), &[Fill(Call(Grouped, &[Argument("spellings")], Nominative)), Text(" написания")]),
    ], default: &[Fill(Call(Grouped, &[Argument("spellings")], Nominative)), Text(" написаний")] }]),
    ("players-no-report", &[Text("список игроков бывает текстом, `JSON` или `CSV`, но не файлом отчёта")]),
];
