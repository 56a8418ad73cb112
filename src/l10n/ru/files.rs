//! The texts of `files.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
output-is-input\t{path} читается как входной файл, писать в него нельзя; укажите для вывода другое имя\0\
output-is-input-too\t{path} — тот же файл, что {input}, а он читается; укажите для вывода другое имя\0\
output-is-in-folder\t{path} — один из читаемых файлов ({input}); пишите за пределы папки или сначала удалите его\0\
output-is-stdin\tиз файла {path} идёт стандартный ввод; укажите для вывода другое имя\0\
output-twice\tдва вывода не могут идти в одно место: {place}\0\
output-must-be-a-file\tэтот вывод должен быть файлом: {path}\0\
stdout-is-input\tстандартный вывод направлен в {path}, а этот файл читается\0\
stdout-is-stdin\tстандартный вывод направлен в тот же файл, из которого идёт стандартный ввод\0\
output-not-written\t{path} не записан, потому что не всё удалось прочитать; что там было, осталось без изменений\0\
own-output-skipped\t{path}: сюда пишет сама программа; пропущен\0\
archive-inside-skipped\t{path}: архив внутри архива; пропущен. Чтобы прочитать его содержимое, распакуйте внешний архив\0\
bridge-not-read\tзаписи бриджа (`.pbn`, `.lin`) здесь не читаются: их читают `validate`, `select`, `audit`, `standings`, `export --format json` и `convert --to pbn`\0\
other-format-skipped\t{path}: пропущен: {reason}\0\
no-record-in-bytes\tэтот файл — не текст: записи партии в нём нет\0\
no-record-in-folder\tв этой папке нет ни одной записи партии\0\
was-fixed\t{findings\tone\tисправлено {GROUPED(findings)} замечание\tfew\tисправлены {GROUPED(findings)} замечания\tисправлено {GROUPED(findings)} замечаний} в {GROUPED(files)} {files\tone\tфайле\tфайлах}\0\
would-be-fixed\t{findings\tone\tбыло бы исправлено {GROUPED(findings)} замечание\tfew\tбыли бы исправлены {GROUPED(findings)} замечания\tбыло бы исправлено {GROUPED(findings)} замечаний} в {GROUPED(files)} {files\tone\tфайле\tфайлах}\0\
and-by-unsafe-fixes\t{told}; ещё {GROUPED(count)} — с `--unsafe-fixes`\0\
fix-of-stdin-and-files\t`--fix` и `--diff` читают или стандартный ввод, или файлы, но не то и другое\0\
fix-of-packed-file\tфайл {path} сжат, и в него ничего не записано: распакуйте его командой `{command}` и исправьте то, что получится\0\
fix-held-back\t{path}: {count\tone\tне сделано {GROUPED(count)} исправление\tfew\tне сделаны {GROUPED(count)} исправления\tне сделано {GROUPED(count)} исправлений}: {count\tone\tс ним\tс ними} файл читался бы хуже — другие записи, меньше ходов или больше ошибок\0\
cannot-fix\tне удаётся исправить {path}: {reason}\0\
file-is-read-only\tфайл только для чтения\0\
file-changed-meanwhile\tон был изменён, пока его читали\0\
no-backup\tнет копии {path}: {reason}\0\
selected\t{chosen\tone\tвыбрана {GROUPED(chosen)} запись\tfew\tвыбраны {GROUPED(chosen)} записи\tвыбрано {GROUPED(chosen)} записей} из {GROUPED(records)}\0\
condition-unreadable\tусловие `{condition}` не читается с {column}-го знака: {reason}\0\
condition-ends\tв конце недостаёт: {expected}\0\
condition-unexpected\t`{written}` стоит там, где ожидается: {expected}\0\
condition-unnamed\tв настройках нет условия `{name}`: имена условиям даёт `[conditions]` в `zapis.toml`\0\
copies-need-paths\tдля `repeated` и `contained` всё читается дважды: назовите файлы или папки\0\
condition-unknown-field\tполя `{written}` нет; может быть, `{near}`?\0\
condition-too-long\tоно длиннее {most} байт\0\
condition-too-deep\tскобки вложены слишком глубоко\0\
condition-and-or\t`and` или `or`\0\
condition-bracket\t`)`\0\
condition-list-end\t`,` или `)`\0\
condition-field\tполе\0\
condition-operator\t`=`, `~`, `<`, `>` или `in`\0\
condition-value\tзначение\0\
condition-no-order\tу текстов нет порядка: ожидается `=` или `~`\0\
condition-number\tцелое число\0\
condition-date\tдата: `2010`, `2010.05` или `2010.05.31`\0\
condition-eco\tкод дебюта, например `B90`\0\
condition-finding\tимя, код или уровень замечания\0\
condition-position\tFEN, в котором могут стоять `?`, `!`, `A`, `a`, `*` и `[…]`\0\
condition-material\tфигуры, например `KRPkr`, с числами, `+` или `*` за ними\0\
condition-move\tвозможный ход\0\
condition-one-of\tчто-то из этого: {names}\0\
sorted\tупорядочено: {GROUPED(records)} {records\tone\tзапись\tfew\tзаписи\tзаписей}\0\
records-parted\t{GROUPED(count)} {count\tone\tзапись отделена\tfew\tзаписи отделены\tзаписей отделено} от предыдущей результатом или тегом `Event`: иначе они слились бы\0\
sheet-not-rearranged\t{path} — бланк, который читается только в отдельном файле; `zapis convert` сделает из него PGN, `--input pgn` прочтёт его как PGN\0\
split-done\t{GROUPED(records)} {records\tone\tзапись\tfew\tзаписи\tзаписей} — в {GROUPED(files)} {files\tone\tфайле\tфайлах}, папка {folder}\0\
split-twice\t{GROUPED(count)} {count\tone\tпартия двух игроков стоит в файлах обоих\tfew\tпартии двух игроков стоят в файлах обоих\tпартий двух игроков стоят в файлах обоих}\0\
split-numbered\t`{value}` попадает в {name}: имя файла уже занято другим значением\0\
split-file-is-there\t{path} уже есть{others\t0\t\tone\t, и ещё {others} файл\tfew\t, и ещё {others} файла\t, и ещё {others} файлов}; ничего не записано. Заменить их — `--overwrite`\0\
split-too-many-files\tфайлов было бы больше, чем можно пронумеровать\0\
tag-name-wrong\t`{name}` — не имя тега: допустимы латинские буквы, цифры и `_`\0\
tag-value-wrong\tзначение `{name}` — больше одной строки или с управляющим символом\0\
tags-nothing-asked\tделать нечего: укажите хотя бы одно из `--set`, `--add`, `--rename`, `--drop`, `--keep-seven`, `--complete`, `--dates`, `--results`, `--openings`, `--ply-count`\0\
tags-of-stdin\tстандартный ввод читается один и без `--in-place`\0\
tags-of-utf16\t{path} — в UTF-16: его можно записать, если он один и не сжат, или с `--in-place`\0\
tags-done\t{GROUPED(tags)} {tags\tone\tтег изменён\tfew\tтега изменено\tтегов изменено} в {GROUPED(changed)} из {GROUPED(records)} {records\tone\tзаписи\tзаписей}\0\
tag-both-there\t`{from}` не переименован: в записи есть и `{to}`, и там сказано другое\0\
tag-date-doubtful\t`{date}` в `{tag}` может значить два разных дня: возможно, `{meant}`\0\
tag-result-unreadable\tрезультат `{result}` не читается\0\
tag-plies-not-played\tбез `PlyCount`: ходы нельзя сыграть до конца\0\
tags-of-a-sheet\tу бланка нет тегов; `zapis convert` сделает из него PGN\0\
tags-not-in-encoding\tничего не изменено: в {encoding} нет одного из нужных символов\0\
tags-records-differ\tничего не изменено: в файле стало бы больше или меньше записей\0\
order-unreadable\tполя `{text}` не читаются с {column}-го знака: {reason}\0\
decisions-unreadable\tрешения не читаются: {reason}\0\
no-decisions-yet\t{path} ещё нет; без `--fix` и `--diff` будет написан черновик\0\
decisions-are-there\t{path} уже есть: `--diff` покажет, что изменится, `--fix` сделает это\0\
decisions-drafted\tчерновик решений — в {path}: уберите `#` перед тем, что верно\0\
decisions-done\t{GROUPED(tags)} {tags\tone\tтег изменён\tfew\tтега изменено\tтегов изменено} в {GROUPED(changed)} {changed\tone\tзаписи\tзаписях}, {GROUPED(dropped)} {dropped\tone\tкопия убрана\tfew\tкопии убрано\tкопий убрано}\0\
settings-wrong\t{path}:{line}:{column}: {reason}\0\
settings-unknown\tнет такой настройки: `{name}`\0\
settings-value\t{path}: {reason}\0\
settings-pattern\t{path}: `{pattern}` — не шаблон путей\0\
settings-without-path\t{path}: в записи `paths` не хватает `path`\0\
settings-too-long\t{path}: слишком длинно для файла настроек\0\
unknown-system\tнеизвестная игра `{name}`\0\
unknown-input\tнеизвестный вид входных данных `{name}`\0\
input-of-bridge\tPBN и LIN — записи бриджа, а не `{name}`\0\
input-not-of-bridge\tзаписи бриджа — это `pbn` или `lin`, а не `pgn` и не `scoresheet`\0\
bridge-has-no-fen\t`--fen`: у сдач бриджа нет начальной позиции\0\
unknown-severity\tнеизвестный уровень `{name}`\0\
files-excluded\t{count\tone\tпропущен {count} файл\tfew\tпропущено {count} файла\tпропущено {count} файлов}: исключено `--exclude`, `zapis.toml` или `.zapisignore`\0\
exclude-pattern\t`{pattern}` — не шаблон путей\0\
settings-not-here\t`{key}` здесь не может быть `{name}`\0\
unknown-denied\t`{name}` запретить нельзя\0\
statistics-head\tчисло | уровень | код | замечание | исправимо\0\
html-findings\tЗамечания\0\
html-kinds\tчисло | уровень | код | замечание\0\
html-meanings\tЧто они значат\0\
junit-read\tпрочитано записей: {records}, сыграно полуходов: {plies}\0\
junit-unread\tне удалось прочитать файлов: {count}\0\
lines-cut\tпоказаны только первые строки, ещё {count} не показано: в канал идут все, `--statistics` считает замечания\0\
statistics-of-format\t`--statistics` сочетается с `--format text` и `--format json`\0\
";
