//! The texts of `audit.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::{Argument, Call};
use super::super::compiled::Key::{Name, Number};
use super::super::compiled::Function::Grouped;
use super::super::compiled::Case::Nominative;

pub(super) const MESSAGES: &[Entry] = &[
    ("temporary-file", &[Text("временный файл")]),
    ("no-baseline", &[Fill(Argument("path")), Text(" — не список известных замечаний: первая строка у него другая; файл не тронут")]),
    ("no-index", &[Fill(Argument("path")), Text(" — не указатель: первая строка у него другая; файл не тронут")]),
    ("index-damaged", &[Text("указатель "), Fill(Argument("path")), Text(" повреждён; он будет составлен заново")]),
    ("index-of-other-build", &[Text("указатель "), Fill(Argument("path")), Text(" составлен другой сборкой программы; он будет составлен заново")]),
    ("index-part-damaged", &[Fill(Argument("path")), Text(": то, что сохранил о нём указатель, не имеет смысла; указатель следует удалить")]),
    ("index-used", &[Text("файлы, не прочитанные снова: "), Fill(Call(Grouped, &[Argument("kept")], Nominative)), Text(" из "), Fill(Call(Grouped, &[Argument("all")], Nominative))]),
    ("duplicate-game", &[Text("та же партия, что и в другой записи: те же ходы и имена")]),
    ("duplicate-game-spelled", &[Text("та же партия, что и в другой записи; различия: "), Fill(Argument("differences"))]),
    ("contained-game", &[Text("эта запись содержится в более длинной записи той же партии: "), Fill(Argument("differences"))]),
    ("same-game-differs", &[Text("противоречит другой записи той же партии: "), Fill(Argument("differences"))]),
    ("same-moves-as-another", &[Select { on: Argument("plies"), variants: &[
        (Name("one"), &[Text("тот же "), Fill(Argument("plies")), Text(" полуход, что")]),
        (Name("few"), &[Text("те же "), Fill(Argument("plies")), Text(" полухода, что")]),
    ], default: &[Text("те же "), Fill(Argument("plies")), Text(" полуходов, что")] }, Text(" и в другой записи, но это может быть и другая партия: "), Fill(Argument("differences"))]),
    ("rating-differs", &[Text("рейтинг здесь "), Fill(Argument("here")), Text(", а в другой записи того же игрока "), Fill(Argument("there"))]),
    ("differences", &[Fill(Argument("list"))]),
    ("differs-colors", &[Text("цвета фигур у игроков обратные")]),
    ("differs-tag", &[Text("`"), Fill(Argument("tag")), Text("`: здесь `"), Fill(Argument("here")), Text("`, там `"), Fill(Argument("there")), Text("`")]),
    ("differs-tag-here", &[Text("`"), Fill(Argument("tag")), Text("`: здесь `"), Fill(Argument("here")), Text("`, там нет")]),
    ("differs-tag-there", &[Text("`"), Fill(Argument("tag")), Text("`: здесь нет, там `"), Fill(Argument("there")), Text("`")]),
    ("differs-cut", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("в конце не хватает "), Fill(Argument("count")), Text(" полухода")]),
    ], default: &[Text("в конце не хватает "), Fill(Argument("count")), Text(" полуходов")] }]),
    ("differs-longer", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("в конце на "), Fill(Argument("count")), Text(" полуход больше")]),
        (Name("few"), &[Text("в конце на "), Fill(Argument("count")), Text(" полухода больше")]),
    ], default: &[Text("в конце на "), Fill(Argument("count")), Text(" полуходов больше")] }]),
    ("differs-within", &[Select { on: Argument("which"), variants: &[
        (Name("here"), &[Text("начинается на "), Select { on: Argument("before"), variants: &[
            (Name("one"), &[Fill(Argument("before")), Text(" полуход")]),
            (Name("few"), &[Fill(Argument("before")), Text(" полухода")]),
        ], default: &[Fill(Argument("before")), Text(" полуходов")] }, Text(" позже")]),
    ], default: &[Text("та начинается на "), Select { on: Argument("before"), variants: &[
        (Name("one"), &[Fill(Argument("before")), Text(" полуход")]),
        (Name("few"), &[Fill(Argument("before")), Text(" полухода")]),
    ], default: &[Fill(Argument("before")), Text(" полуходов")] }, Text(" позже")] }, Select { on: Argument("behind"), variants: &[
        (Number(0), &[]),
        (Name("one"), &[Text(" и кончается на "), Fill(Argument("behind")), Text(" полуход раньше")]),
        (Name("few"), &[Text(" и кончается на "), Fill(Argument("behind")), Text(" полухода раньше")]),
    ], default: &[Text(" и кончается на "), Fill(Argument("behind")), Text(" полуходов раньше")] }]),
    ("differs-moves", &[Text("полуход "), Fill(Argument("ply")), Text(": здесь `"), Fill(Argument("here")), Text("`, там `"), Fill(Argument("there")), Text("`"), Select { on: Argument("others"), variants: &[
        (Number(0), &[]),
        (Name("one"), &[Text(", и различается ещё "), Fill(Argument("others"))]),
    ], default: &[Text(", и различаются ещё "), Fill(Argument("others"))] }]),
    ("differs-much", &[Text("полуход "), Fill(Argument("ply")), Text(": здесь `"), Fill(Argument("here")), Text("`, там `"), Fill(Argument("there")), Text("`, и различаются ещё многие")]),
    ("differs-annotation", &[Text("здесь есть комментарии, там нет")]),
    ("related-fullest", &[Text("самая полная запись")]),
    ("related-same-moves", &[Text("те же ходы")]),
    ("related-other-rating", &[Text("другой рейтинг")]),
    ("audit-finding", &[Text("замечание")]),
    ("audit-count", &[Text("число")]),
    ("audit-file", &[Text("файл")]),
    ("audit-event", &[Text("соревнование")]),
    ("audit-records", &[Text("записи")]),
    ("audit-errors", &[Text("ошибки")]),
    ("audit-warnings", &[Text("предупр.")]),
    ("audit-first", &[Text("первое")]),
    ("audit-too-many", &[Fill(Call(Grouped, &[Argument("count")], Nominative)), Text(" замечаний по турнирам и видам, сначала худшие: `--event` показывает все по одному турниру, `--format json` — все вообще")]),
    ("events-unreadable", &[Fill(Argument("path")), Text(" ничего не говорит о соревнованиях: "), Fill(Argument("reason"))]),
    ("events-drafted", &[Text("Составлен черновик "), Fill(Argument("path")), Text(": посмотрите, какие записи объединены в соревнования, и исправьте, если это не так")]),
    ("audit-more", &[Text("… и ещё "), Fill(Argument("count"))]),
    ("audit-copies", &[Fill(Call(Grouped, &[Argument("games")], Nominative)), Text(" "), Select { on: Argument("games"), variants: &[
        (Name("one"), &[Text("партия встречается")]),
        (Name("few"), &[Text("партии встречаются")]),
    ], default: &[Text("партий встречаются")] }, Text(" в нескольких записях: "), Fill(Call(Grouped, &[Argument("copies")], Nominative)), Text(" "), Select { on: Argument("copies"), variants: &[
        (Name("one"), &[Text("повтор")]),
        (Name("few"), &[Text("повтора")]),
    ], default: &[Text("повторов")] }]),
    ("audit-known", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("опущено "), Fill(Call(Grouped, &[Argument("count")], Nominative)), Text(" известное замечание")]),
        (Name("few"), &[Text("опущены "), Fill(Call(Grouped, &[Argument("count")], Nominative)), Text(" известных замечания")]),
    ], default: &[Text("опущено "), Fill(Call(Grouped, &[Argument("count")], Nominative)), Text(" известных замечаний")] }]),
    ("baseline-written", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("в список известных записано "), Fill(Call(Grouped, &[Argument("count")], Nominative)), Text(" замечание")]),
        (Name("few"), &[Text("в список известных записаны "), Fill(Call(Grouped, &[Argument("count")], Nominative)), Text(" замечания")]),
    ], default: &[Text("в список известных записано "), Fill(Call(Grouped, &[Argument("count")], Nominative)), Text(" замечаний")] }]),
    ("unique-needs-paths", &[Text("--write-unique и --merge читают записи снова, поэтому они должны быть в файлах")]),
    ("unique-kept", &[Fill(Argument("place")), Text(": тоже сохранена: "), Select { on: Argument("why"), variants: &[
        (Name("contradicts"), &[Text("противоречит "), Fill(Argument("full"))]),
    ], default: &[Text("в ней есть то, чего нет в самой полной ("), Fill(Argument("full")), Text(")")] }]),
    ("unique-summary", &[Select { on: Argument("kept"), variants: &[
        (Name("one"), &[Text("сохранена "), Fill(Call(Grouped, &[Argument("kept")], Nominative)), Text(" запись")]),
        (Name("few"), &[Text("сохранены "), Fill(Call(Grouped, &[Argument("kept")], Nominative)), Text(" записи")]),
    ], default: &[Text("сохранено "), Fill(Call(Grouped, &[Argument("kept")], Nominative)), Text(" записей")] }, Text(", "), Select { on: Argument("dropped"), variants: &[
        (Name("one"), &[Text("опущен "), Fill(Call(Grouped, &[Argument("dropped")], Nominative)), Text(" повтор")]),
        (Name("few"), &[Text("опущены "), Fill(Call(Grouped, &[Argument("dropped")], Nominative)), Text(" повтора")]),
    ], default: &[Text("опущено "), Fill(Call(Grouped, &[Argument("dropped")], Nominative)), Text(" повторов")] }, Text(", ради комментариев "), Select { on: Argument("also"), variants: &[
        (Name("one"), &[Text("сохранён ещё "), Fill(Call(Grouped, &[Argument("also")], Nominative))]),
    ], default: &[Text("сохранено ещё "), Fill(Call(Grouped, &[Argument("also")], Nominative))] }, Select { on: Argument("contradicting"), variants: &[
        (Number(0), &[]),
    ], default: &[Text(", противоречащих другим: "), Fill(Call(Grouped, &[Argument("contradicting")], Nominative))] }]),
    ("merged-source", &[Fill(Argument("place")), Text(": соединена с "), Fill(Argument("chosen")), Text(": "), Select { on: Argument("n_tags"), variants: &[
        (Number(0), &[]),
    ], default: &[Text("теги ("), Fill(Argument("tags")), Text("), ")] }, Select { on: Argument("plies"), variants: &[
        (Number(0), &[]),
    ], default: &[Text("полуходов: "), Fill(Argument("plies")), Text(", ")] }, Select { on: Argument("variations"), variants: &[
        (Number(0), &[]),
    ], default: &[Text("вариантов: "), Fill(Argument("variations")), Text(", ")] }, Text("комментариев: "), Fill(Argument("comments")), Text(", времени и других команд: "), Fill(Argument("commands")), Text(", знаков: "), Fill(Argument("nags")), Select { on: Argument("n_contradictions"), variants: &[
        (Number(0), &[]),
    ], default: &[Text("; против неё сохранено: "), Fill(Argument("contradictions"))] }]),
    ("merged-kept", &[Fill(Argument("place")), Text(": остаётся, как есть: "), Select { on: Argument("why"), variants: &[
        (Name("contradicts"), &[Text("противоречит "), Fill(Argument("chosen"))]),
    ], default: &[Text("соединить её с "), Fill(Argument("chosen")), Text(" не удалось")] }]),
    ("merged-summary", &[Select { on: Argument("written"), variants: &[
        (Name("one"), &[Text("записана "), Fill(Call(Grouped, &[Argument("written")], Nominative)), Text(" запись")]),
        (Name("few"), &[Text("записаны "), Fill(Call(Grouped, &[Argument("written")], Nominative)), Text(" записи")]),
    ], default: &[Text("записано "), Fill(Call(Grouped, &[Argument("written")], Nominative)), Text(" записей")] }, Text(", из них соединённых: "), Fill(Call(Grouped, &[Argument("of")], Nominative)), Text("; вошло в другие: "), Fill(Call(Grouped, &[Argument("merged")], Nominative)), Text(", отмечено противоречий: "), Fill(Call(Grouped, &[Argument("contradictions")], Nominative)), Text(", сохранено отдельно: "), Fill(Call(Grouped, &[Argument("kept")], Nominative))]),
    ("unknown-keep", &[Text("`"), Fill(Argument("name")), Text("` не говорит, какую запись сохранять: `fullest`, `source`, `date`, `rating` или `comments`")]),
    ("unique-writer", &[Text("переданный поток")]),
    ("unique-files-changed", &[Text("файлы изменились во время чтения; ничего не записано")]),
    ("player-unlisted", &[Text("номера ФИДЕ `"), Fill(Argument("id")), Text("`, который здесь у игрока "), Fill(Argument("name")), Text(", в списке нет")]),
    ("player-name-unlisted", &[Text("игрока "), Fill(Argument("name")), Text(" в списке нет")]),
    ("player-list-name", &[Text("номер ФИДЕ `"), Fill(Argument("id")), Text("` в списке принадлежит игроку "), Fill(Argument("listed")), Text(", а здесь — "), Fill(Argument("name"))]),
    ("player-list-title", &[Text("у игрока "), Fill(Argument("name")), Text(" здесь звание `"), Fill(Argument("title")), Text("`, а в списке `"), Fill(Argument("listed")), Text("`")]),
    ("player-list-no-title", &[Text("у игрока "), Fill(Argument("name")), Text(" здесь звание `"), Fill(Argument("title")), Text("`, а в списке звания нет")]),
    ("player-list-federation", &[Fill(Argument("name")), Text(" здесь за `"), Fill(Argument("federation")), Text("`, а в списке за `"), Fill(Argument("listed")), Text("`")]),
    ("player-list-rating", &[Text("рейтинг игрока "), Fill(Argument("name")), Text(" здесь "), Fill(Argument("rating")), Text(", а в списке за "), Fill(Argument("month")), Text(" — "), Fill(Argument("listed"))]),
    ("player-list-spelling", &[Text("вместо "), Fill(Argument("name")), Text(" в списке пишется "), Fill(Argument("listed"))]),
    ("player-born-later", &[Text("партия "), Fill(Argument("year")), Text(" года, а "), Fill(Argument("name")), Text(" по списку родился в "), Fill(Argument("born"))]),
];
