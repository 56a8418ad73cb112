//! The texts of `audit.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
temporary-file\tвременный файл\0\
no-baseline\t{path} — не список известных замечаний: первая строка у него другая; файл не тронут\0\
no-index\t{path} — не указатель: первая строка у него другая; файл не тронут\0\
index-damaged\tуказатель {path} повреждён; он будет составлен заново\0\
index-of-other-build\tуказатель {path} составлен другой сборкой программы; он будет составлен заново\0\
index-part-damaged\t{path}: то, что сохранил о нём указатель, не имеет смысла; указатель следует удалить\0\
index-used\tфайлы, не прочитанные снова: {GROUPED(kept)} из {GROUPED(all)}\0\
duplicate-game\tта же партия, что и в другой записи: те же ходы и имена\0\
duplicate-game-spelled\tта же партия, что и в другой записи; различия: {differences}\0\
contained-game\tэта запись содержится в более длинной записи той же партии: {differences}\0\
same-game-differs\tпротиворечит другой записи той же партии: {differences}\0\
same-moves-as-another\t{plies\tone\tтот же {plies} полуход, что\tfew\tте же {plies} полухода, что\tте же {plies} полуходов, что} и в другой записи, но это может быть и другая партия: {differences}\0\
rating-differs\tрейтинг здесь {here}, а в другой записи того же игрока {there}\0\
differences\t{list}\0\
differs-colors\tцвета фигур у игроков обратные\0\
differs-tag\t`{tag}`: здесь `{here}`, там `{there}`\0\
differs-tag-here\t`{tag}`: здесь `{here}`, там нет\0\
differs-tag-there\t`{tag}`: здесь нет, там `{there}`\0\
differs-cut\t{count\tone\tв конце не хватает {count} полухода\tв конце не хватает {count} полуходов}\0\
differs-longer\t{count\tone\tв конце на {count} полуход больше\tfew\tв конце на {count} полухода больше\tв конце на {count} полуходов больше}\0\
differs-within\t{which\there\tначинается на {before\tone\t{before} полуход\tfew\t{before} полухода\t{before} полуходов} позже\tта начинается на {before\tone\t{before} полуход\tfew\t{before} полухода\t{before} полуходов} позже}{behind\t0\t\tone\t и кончается на {behind} полуход раньше\tfew\t и кончается на {behind} полухода раньше\t и кончается на {behind} полуходов раньше}\0\
differs-moves\tполуход {ply}: здесь `{here}`, там `{there}`{others\t0\t\tone\t, и различается ещё {others}\t, и различаются ещё {others}}\0\
differs-much\tполуход {ply}: здесь `{here}`, там `{there}`, и различаются ещё многие\0\
differs-annotation\tздесь есть комментарии, там нет\0\
related-fullest\tсамая полная запись\0\
related-same-moves\tте же ходы\0\
related-other-rating\tдругой рейтинг\0\
audit-finding\tзамечание\0\
audit-count\tчисло\0\
audit-file\tфайл\0\
audit-event\tсоревнование\0\
audit-records\tзаписи\0\
audit-errors\tошибки\0\
audit-warnings\tпредупр.\0\
audit-first\tпервое\0\
audit-too-many\t{GROUPED(count)} замечаний по турнирам и видам, сначала худшие: `--event` показывает все по одному турниру, `--format json` — все вообще\0\
events-unreadable\t{path} ничего не говорит о соревнованиях: {reason}\0\
events-drafted\tСоставлен черновик {path}: посмотрите, какие записи объединены в соревнования, и исправьте, если это не так\0\
audit-more\t… и ещё {count}\0\
audit-copies\t{GROUPED(games)} {games\tone\tпартия встречается\tfew\tпартии встречаются\tпартий встречаются} в нескольких записях: {GROUPED(copies)} {copies\tone\tповтор\tfew\tповтора\tповторов}\0\
audit-known\t{count\tone\tопущено {GROUPED(count)} известное замечание\tfew\tопущены {GROUPED(count)} известных замечания\tопущено {GROUPED(count)} известных замечаний}\0\
baseline-written\t{count\tone\tв список известных записано {GROUPED(count)} замечание\tfew\tв список известных записаны {GROUPED(count)} замечания\tв список известных записано {GROUPED(count)} замечаний}\0\
unique-needs-paths\t--write-unique и --merge читают записи снова, поэтому они должны быть в файлах\0\
unique-kept\t{place}: тоже сохранена: {why\tcontradicts\tпротиворечит {full}\tв ней есть то, чего нет в самой полной ({full})}\0\
unique-summary\t{kept\tone\tсохранена {GROUPED(kept)} запись\tfew\tсохранены {GROUPED(kept)} записи\tсохранено {GROUPED(kept)} записей}, {dropped\tone\tопущен {GROUPED(dropped)} повтор\tfew\tопущены {GROUPED(dropped)} повтора\tопущено {GROUPED(dropped)} повторов}, ради комментариев {also\tone\tсохранён ещё {GROUPED(also)}\tсохранено ещё {GROUPED(also)}}{contradicting\t0\t\t, противоречащих другим: {GROUPED(contradicting)}}\0\
merged-source\t{place}: соединена с {chosen}: {n_tags\t0\t\tтеги ({tags}), }{plies\t0\t\tполуходов: {plies}, }{variations\t0\t\tвариантов: {variations}, }комментариев: {comments}, времени и других команд: {commands}, знаков: {nags}{n_contradictions\t0\t\t; против неё сохранено: {contradictions}}\0\
merged-kept\t{place}: остаётся, как есть: {why\tcontradicts\tпротиворечит {chosen}\tсоединить её с {chosen} не удалось}\0\
merged-summary\t{written\tone\tзаписана {GROUPED(written)} запись\tfew\tзаписаны {GROUPED(written)} записи\tзаписано {GROUPED(written)} записей}, из них соединённых: {GROUPED(of)}; вошло в другие: {GROUPED(merged)}, отмечено противоречий: {GROUPED(contradictions)}, сохранено отдельно: {GROUPED(kept)}\0\
unknown-keep\t`{name}` не говорит, какую запись сохранять: `fullest`, `source`, `date`, `rating` или `comments`\0\
unique-writer\tпереданный поток\0\
unique-files-changed\tфайлы изменились во время чтения; ничего не записано\0\
player-unlisted\tномера ФИДЕ `{id}`, который здесь у игрока {name}, в списке нет\0\
player-name-unlisted\tигрока {name} в списке нет\0\
player-list-name\tномер ФИДЕ `{id}` в списке принадлежит игроку {listed}, а здесь — {name}\0\
player-list-title\tу игрока {name} здесь звание `{title}`, а в списке `{listed}`\0\
player-list-no-title\tу игрока {name} здесь звание `{title}`, а в списке звания нет\0\
player-list-federation\t{name} здесь за `{federation}`, а в списке за `{listed}`\0\
player-list-rating\tрейтинг игрока {name} здесь {rating}, а в списке за {month} — {listed}\0\
player-list-spelling\tвместо {name} в списке пишется {listed}\0\
player-born-later\tпартия {year} года, а {name} по списку родился в {born}\0\
";
