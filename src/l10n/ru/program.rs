//! The texts of `program.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
either-or\tили\0\
both-and\tи\0\
verbatim\t{text}\0\
summary\t{GROUPED(records)} {records\tone\tзапись\tfew\tзаписи\tзаписей}, {GROUPED(plies)} {plies\tone\tполуход\tfew\tполухода\tполуходов}: {GROUPED(errors)} {errors\tone\tошибка\tfew\tошибки\tошибок}, {GROUPED(warnings)} {warnings\tone\tпредупреждение\tfew\tпредупреждения\tпредупреждений}, {GROUPED(notes)} {notes\tone\tпримечание\tfew\tпримечания\tпримечаний}\0\
summary-of-some-files\t{counts}; {files\tone\tне прочитан {GROUPED(files)} файл\tfew\tне прочитаны {GROUPED(files)} файла\tне прочитано {GROUPED(files)} файлов}\0\
progress-counts\t{GROUPED(records)} {records\tone\tзапись\tfew\tзаписи\tзаписей}, {GROUPED(rate)} в секунду, {GROUPED(findings)} {findings\tone\tзамечание\tfew\tзамечания\tзамечаний}\0\
progress-done\t{done} из {whole}\0\
progress-left\tосталось {time}\0\
progress-elapsed\tза {time}\0\
size\t{number} {unit\tB\tБ\tkB\tкБ\tMB\tМБ\tGB\tГБ\tТБ}\0\
standard-output\tстандартный вывод\0\
standard-error\tстандартный поток ошибок\0\
system-error\t{kind\tnot-found\tфайл или папка не найдены\tpermission-denied\tнет прав доступа\tis-a-directory\tэто папка, а нужен файл\tnot-a-directory\tэто не папка\tstorage-full\tна диске нет места\tread-only\tдиск доступен только для чтения\talready-exists\tуже существует\tfile-too-large\tфайл слишком велик\tquota-exceeded\tпревышена дисковая квота\tbusy\tзанято другой программой\ttimed-out\tистекло время ожидания\tbroken-pipe\tполучатель закрыл канал\tout-of-memory\tне хватает памяти\tinvalid-name\tнедопустимое или слишком длинное имя\tinput-output\tошибка ввода-вывода\ttoo-many-files\tоткрыто слишком много файлов\ttoo-many-links\tслишком длинная цепочка символических ссылок\t{text}}\0\
waits-for-input\tзаписи читаются с терминала; закончите ввод клавишами Ctrl-D\0\
cannot-read\tне удалось прочитать {path}: {reason}\0\
cannot-write\tне удалось записать в {place}: {reason}\0\
record-too-long\tзапись с байта {byte} длиннее {most} МиБ; остаток пропущен\0\
internal-fault\t{path}: внутренняя ошибка программы в записях после байта {byte}; сообщите о ней и приложите файл\0\
file-got-shorter\tфайл стал короче во время чтения: прочитано {read} байт из {expected}\0\
device-without-end\tустройство передало {most} МиБ и не кончается; дальше оно не читается\0\
not-set-down\tне удалось сохранить во временном файле: {reason}\0\
packed-ends-early\t{format\tzip\tархив zip обрывается\tпоток {format} обрывается}\0\
packed-damaged\t{format\tzip\tархив zip повреждён\tпоток {format} повреждён}: {reason}\0\
packed-in-frame\t{reason}; блок начинается с байта {stored} файла, это байт {unpacked} распакованного\0\
packed-no-frame\tс байта {stored} не начинается ни один сжатый блок; их находит `zapis plan`\0\
packed-bytes-behind\tпосле конца {format\tzip\tархива zip\tпотока {format}} есть другие байты, они пропущены\0\
packed-window-too-large\t{format\tzip\tархиву zip\tпотоку {format}} нужно больше 128 МиБ памяти; сначала распакуйте его{format\tzstd\t: `zstd -d --long=31`\txz\t: `xz -d`\t}\0\
packed-twice\tвнутри {outer\tzip\tархива zip\tпотока {outer}} ещё один {inner\tzip\tархив zip\tпоток {inner}}; сначала распакуйте один раз\0\
packed-no-record-file\tв архиве zip нет файлов с записями\0\
packed-several-record-files\tв архиве zip несколько файлов с записями\0\
packed-encrypted\tфайл зашифрован\0\
packed-unknown-method\tфайл упакован методом {method}, которого программа не знает\0\
packed-not-built-in\tэто {format\tzip\tархив zip\tсжатый поток {format}}, а эта сборка zapis сжатого не читает; сначала распакуйте его\0\
zip-file-misplaced\tфайл внутри не на своём месте\0\
zip-checksum-differs\tконтрольная сумма файла внутри не сходится\0\
zip-gap\tтам, где заканчивается один файл, не начинается следующий\0\
zip-same-names\tу нескольких файлов внутри одно имя\0\
zip-overlap\tфайлы внутри перекрываются\0\
with-near\t{what}; возможно, имелось в виду `{near}`?\0\
unknown-letters\tбуквы фигур для `{name}` неизвестны; см. `zapis list letters`\0\
unknown-encoding\tнеизвестная кодировка `{name}`; см. `zapis list encodings`\0\
unknown-field\tстолбца `{name}` нет; см. `zapis export --schema`\0\
deals-as-csv\tсдачи по строкам пишет только `export --format csv`\0\
no-table-format\tтаблица записывается только как `csv`, `ndjson` и `parquet`\0\
bytes-to-a-terminal\tэто не текст для терминала: укажите файл в `-o`\0\
unknown-edition\tнеизвестная редакция `{name}`; см. `zapis list laws`\0\
unknown-schema\tнеизвестная схема `{name}`; см. `zapis list schemas`\0\
unknown-finding\tнеизвестное замечание `{name}`; см. `zapis list findings`\0\
unknown-finding-explained\tнеизвестное замечание `{name}`; все показывает `zapis list findings`\0\
unknown-finding-near\tнеизвестное замечание `{name}`; возможно, имелось в виду `{near}`?\0\
range-shape\tдиапазон пишется НАЧАЛО..КОНЕЦ, в байтах; любое из них можно опустить\0\
range-backwards\tдиапазон заканчивается раньше, чем начинается\0\
range-of-a-folder\t`--range` — это байты одного файла, а {path} — папка\0\
range-of-several-files\t`--range` — это байты одного файла, а файлов указано {count}\0\
report-holds-no-records\tэто файл турнирного отчёта ФИДЕ, а не записи партий; его проверяет `zapis validate FILE`, читает `zapis standings FILE`, а `zapis standings --trf FILE GAMES` сверяет его с записями\0\
range-of-a-packed-file\tэто архив, а `--range` — это байты одного файла\0\
range-base\tто, что стоит перед диапазоном, пишется как ЗАПИСЬ,СТРОКА; оба числа от 1; у сжатого файла — ЗАПИСЬ,СТРОКА,МЕСТО_БЛОКА,РАСПАКОВАНО\0\
base-inside-a-record\tс байта {byte}, где начинается диапазон, не начинается ни одна запись; диапазоны и то, что стоит перед ними, находит `zapis plan`\0\
size-shape\t«{text}» — не число байтов: 4096, 512K, 256M, 2G\0\
sqlite-has-all-columns\tв базе данных есть все столбцы партий: `--rows` и `--fields` — для других таблиц\0\
sqlite-of-findings\t`--format sqlite` есть у команд `audit` и `export`\0\
sqlite-with-other-results\t`audit --format sqlite` пишет только базу данных: уберите `--statistics`, `--summary`, `--write-unique`, `--merge`, `--decisions` и черновик `--events`\0\
sqlite-without-index\t`audit --format sqlite` читает каждый файл: в базе есть и партии, а в индексе хранится только найденное в них; уберите `--index`\0\
plan-of-a-stream\tна диапазоны делятся только файлы: поток нельзя прочесть дважды\0\
plan-of-a-range\t`plan` делит целые файлы; `--range` нужен командам, которые читают диапазоны\0\
fen-option\t`--fen`: {reasons}\0\
fen-at-byte\t{problem} (байт {byte})\0\
letters-head\tкод | язык | Кр | Ф | Л | С | К | источник\0\
letters-of\t{code\ten\tанглийский\tru\tрусский\tde\tнемецкий\tfr\tфранцузский\tes\tиспанский\tit\tитальянский\tpl\tпольский\tnl\tнидерландский\tru-latn\tрусский (латиницей)\tfigurine\tфигурки\tcs\tчешский\tda\tдатский\tet\tэстонский\tfi\tфинский\thu\tвенгерский\tis\tисландский\tnb\tнорвежский\tpt\tпортугальский\tro\tрумынский\tsv\tшведский\taf\tафрикаанс\tbe\tбелорусский\tbg\tболгарский\tca\tкаталанский\tcy\tваллийский\tel\tгреческий\teo\tэсперанто\teu\tбаскский\tga\tирландский\tgd\tшотландский гэльский\the\tиврит\tid\tиндонезийский\tlb\tлюксембургский\tlt\tлитовский\tlv\tлатышский\tsk\tсловацкий\tsq\tалбанский\tsr-latn\tсербский (латиницей)\ttr\tтурецкий\tuk\tукраинский\tvi\tвьетнамский\t{name}}\0\
encodings-head\tкодировка | вид\0\
one-byte-a-character\tодин байт на символ\0\
unicode\tЮникод\0\
laws-head\tредакция | с | по | номера | быстрые | блиц | 5×, 75 | проигрыш\0\
verified\tпроверено\0\
secondary\tпо пересказам\0\
findings-head\tкод | имя | уровень\0\
settings-head\tключ | пример | и в `[[paths]]`\0\
setting-of-paths\tда\0\
settings-notes\tОни стоят в файле `zapis.toml` рядом с записями или в папке выше; сказанное в командной строке важнее.\0\
berger-head\tтур | пары, сначала белые\0\
berger-head-odd\tтур | пары, сначала белые | свободен\0\
berger-notes\tНомера — по жеребьёвке; если кругов больше двух, в каждом следующем цвета меняются.\0\
berger-notes-double\tНомера — по жеребьёвке. Во втором круге цвета меняются, а два последних тура первого круга переставлены, чтобы никто не играл три раза подряд одним цветом.\0\
berger-takes\t`zapis list berger` нужно число участников, от {least} до {most}, а если кругов несколько, за ним их число: `zapis list berger 8 2`\0\
varma-head\tгруппа | номера\0\
varma-notes\tУчастники с номерами одной группы не встречаются в трёх последних турах: участники одной федерации тянут номера из одной группы, начиная с самой многочисленной федерации.\0\
varma-notes-of-twelve\tУчастники с номерами одной группы не встречаются в трёх последних турах (кроме 6 и 12: они играют в 11-м туре): участники одной федерации тянут номера из одной группы, начиная с самой многочисленной федерации.\0\
varma-takes\t`zapis list varma` нужно число участников, от {least} до {most}: `zapis list varma 14`\0\
schemas-head\tимя | команды | что описывает\0\
schema-of\t{name\ttimeline\tпартия по полуходам\tdeal\tзапись бриджа\tfinding\tзамечание\tfixed\tчто исправлено в файле\tstatistics\tсколько замечаний одного вида\tsheet\tчто стало с бланком\tclaim\tвозможное требование ничьей\truling\tрешение по одному требованию\tsealed\tчто следует из записанного хода\trepair\tвосстановленная запись\tcompare\tсведённые бланки одной партии\tcompare-fragment\tбланки без позиции, сличённые слово за словом\tevent\tтурнир\tstanding\tстрока таблицы турнира\tsitting-standing\tпара или команда сессии бриджа\tplayer\tигрок архива\tunique\tкакие повторы не записаны\tmerged\tкакие записи соединены\tgame-row\tпартия как строка таблицы\tply-row\tполуход как строка таблицы\trange\tчасть файла\tsummary\tитоговые числа\tchess960\tначальная расстановка\tschema\tсхема\tJSON}\0\
openings-head\tкод | дебют | ходы\0\
conditions-head\tполе | пример\0\
conditions-notes\t`tag(ИМЯ)` — любой тег, а само по себе — что он есть. Проверки соединяются словами `and`, `or`, `not` и скобками; `=` — именно этот текст, `~` — текст, который его содержит или подходит под него с `*` и `?`, для имён — игрок в любом написании, для `line` — позиция, полученная и другими ходами, для `material` — у любой стороны. За `position`, `material` и `pieces` может стоять `for N` — столько полуходов подряд, а за ними и за `line ~` — `within N`: не позже этого полухода. Поля от `north` до `score` и результаты `made`, `down` и `passed` — о сдачах бриджа; `score` — счёт севера и юга. `repeated` и `contained` — копии других записей, как их находит `audit`. Промежутки пишутся `A..B`, списки — `(A, B)`. `@ИМЯ` — условие, названное в `[conditions]` файла `zapis.toml`.\0\
notations-head\tнотация | пример | что это\0\
notation-pgn\tформат экспорта стандарта PGN; по умолчанию\0\
notation-pbn\tбридж: формат экспорта PBN 2.1\0\
notation-lin\tбридж: LIN, сдача в строке\0\
notation-diagram\tбридж: диаграмма четырёх рук\0\
notation-san\tстандартная алгебраическая нотация\0\
notation-lan\tполная алгебраическая нотация\0\
notation-uci\tкоординаты, как у шахматных программ\0\
notation-figurine\tалгебраическая нотация с фигурками\0\
usage-error\tошибка: {what}\0\
usage-more\tПодробнее: `--help`\0\
usage-unknown-argument\tнеизвестный параметр {argument}\0\
usage-unknown-command\tнеизвестная команда {command}\0\
usage-missing-argument\tне указано: {argument}\0\
usage-argument-twice\t{argument} нельзя указать дважды\0\
usage-conflict\t{argument} нельзя указать вместе с {other}\0\
usage-no-value\tдля {argument} не указано значение\0\
usage-invalid-value\tневерное значение `{value}` для {argument}\0\
usage-because\t{what}: {reason}\0\
usage-values\t{what} (возможные значения: {values})\0\
usage-perhaps\tсовет: возможно, имелось в виду {near}?\0\
usage-as-a-value\tсовет: если это имя файла, пишите `-- {argument}`\0\
man-name\tИМЯ\0\
man-findings-about\tчто zapis может найти в записи\0\
man-findings\tЗАМЕЧАНИЯ\0\
man-usual-severity\tОбычный уровень: {severity}.\0\
";
