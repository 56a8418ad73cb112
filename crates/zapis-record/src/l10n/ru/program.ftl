# Что говорит сама программа.

either-or = или
both-and = и
verbatim = { $text }

# Итоги.
summary =
    { GROUPED($records) } { $records ->
        [one] запись
        [few] записи
       *[many] записей
    }, { GROUPED($plies) } { $plies ->
        [one] полуход
        [few] полухода
       *[many] полуходов
    }: { GROUPED($errors) } { $errors ->
        [one] ошибка
        [few] ошибки
       *[many] ошибок
    }, { GROUPED($warnings) } { $warnings ->
        [one] предупреждение
        [few] предупреждения
       *[many] предупреждений
    }, { GROUPED($notes) } { $notes ->
        [one] примечание
        [few] примечания
       *[many] примечаний
    }
summary-of-some-files =
    { $counts }; { $files ->
        [one] не прочитан { GROUPED($files) } файл
        [few] не прочитаны { GROUPED($files) } файла
       *[many] не прочитано { GROUPED($files) } файлов
    }
progress-counts =
    { GROUPED($records) } { $records ->
        [one] запись
        [few] записи
       *[many] записей
    }, { GROUPED($rate) } в секунду, { GROUPED($findings) } { $findings ->
        [one] замечание
        [few] замечания
       *[many] замечаний
    }
progress-done = { $done } из { $whole }
progress-left = осталось { $time }
progress-elapsed = за { $time }
size =
    { $number } { $unit ->
        [B] Б
        [kB] кБ
        [MB] МБ
        [GB] ГБ
       *[TB] ТБ
    }

# Чтение и запись.
standard-output = стандартный вывод
standard-error = стандартный поток ошибок
system-error = { $kind ->
    [not-found] файл или папка не найдены
    [permission-denied] нет прав доступа
    [is-a-directory] это папка, а нужен файл
    [not-a-directory] это не папка
    [storage-full] на диске нет места
    [read-only] диск доступен только для чтения
    [already-exists] уже существует
    [file-too-large] файл слишком велик
    [quota-exceeded] превышена дисковая квота
    [busy] занято другой программой
    [timed-out] истекло время ожидания
    [broken-pipe] получатель закрыл канал
    [out-of-memory] не хватает памяти
    [invalid-name] недопустимое или слишком длинное имя
    [input-output] ошибка ввода-вывода
    [too-many-files] открыто слишком много файлов
    [too-many-links] слишком длинная цепочка символических ссылок
   *[other] { $text }
}
waits-for-input = записи читаются с терминала; закончите ввод клавишами Ctrl-D
cannot-read = не удалось прочитать { $path }: { $reason }
cannot-write = не удалось записать в { $place }: { $reason }
record-too-long = запись с байта { $byte } длиннее { $most } МиБ; остаток пропущен
internal-fault = { $path }: внутренняя ошибка программы в записях после байта { $byte }; сообщите о ней и приложите файл
file-got-shorter = файл стал короче во время чтения: прочитано { $read } байт из { $expected }
device-without-end = устройство передало { $most } МиБ и не кончается; дальше оно не читается
not-set-down = не удалось сохранить во временном файле: { $reason }
document-too-deep = группы вложены глубже { $most } уровней
packed-ends-early = { $format ->
    [zip] архив zip обрывается
    [rtf] документ `RTF` обрывается
    [docx] документ `Word` обрывается
   *[other] поток { $format } обрывается
}
packed-damaged = { $format ->
    [zip] архив zip повреждён
    [Parquet] файл `Parquet` повреждён
    [SQLite] база данных `SQLite` повреждена
    [rtf] документ `RTF` повреждён
    [docx] документ `Word` повреждён
   *[other] поток { $format } повреждён
}: { $reason }
packed-in-frame = { $reason }; блок начинается с байта { $stored } файла, это байт { $unpacked } распакованного
packed-no-frame = с байта { $stored } не начинается ни один сжатый блок; их находит `zapis plan`
packed-bytes-behind = после конца { $format ->
    [zip] архива zip
   *[other] потока { $format }
} есть другие байты, они пропущены
packed-window-too-large = { $format ->
    [zip] архиву zip
   *[other] потоку { $format }
} нужно больше 128 МиБ памяти; сначала распакуйте его{ $format ->
    [zstd] : `zstd -d --long=31`
    [xz] : `xz -d`
   *[other] { "" }
}
packed-twice = внутри { $outer ->
    [zip] архива zip
    [Parquet] файла `Parquet`
    [SQLite] базы данных `SQLite`
   *[other] потока { $outer }
} ещё один { $inner ->
    [zip] архив zip
    [Parquet] файл `Parquet`
    [SQLite] база данных `SQLite`
   *[other] поток { $inner }
}; сначала распакуйте один раз
packed-no-record-file = в архиве zip нет файлов с записями
packed-several-record-files = в архиве zip несколько файлов с записями
packed-not-of-zapis = это база данных `SQLite`, записанная не `zapis`: экспортируйте её таблицу партий в `CSV`
packed-encrypted = файл зашифрован
packed-unknown-method = файл упакован методом { $method }, которого программа не знает
packed-not-built-in = это { $format ->
    [zip] архив zip
    [Parquet] файл `Parquet`
    [SQLite] база данных `SQLite`
   *[other] сжатый поток { $format }
}, а эта сборка zapis сжатого не читает; сначала распакуйте его
zip-file-misplaced = файл внутри не на своём месте
zip-checksum-differs = контрольная сумма файла внутри не сходится
zip-gap = там, где заканчивается один файл, не начинается следующий
zip-same-names = у нескольких файлов внутри одно имя
zip-overlap = файлы внутри перекрываются

# О чём спросили.
with-near = { $what }; возможно, имелось в виду `{ $near }`?
unknown-letters = буквы фигур для `{ $name }` неизвестны; см. `zapis list letters`
unknown-encoding = неизвестная кодировка `{ $name }`; см. `zapis list encodings`
unknown-field = столбца `{ $name }` нет; см. `zapis export --schema`
deals-as-csv = сдачи по строкам пишет только `export --format csv`
no-table-format = таблица записывается только как `csv`, `ndjson` и `parquet`
bytes-to-a-terminal = это не текст для терминала: укажите файл в `-o`
unknown-edition = неизвестная редакция `{ $name }`; см. `zapis list laws`
unknown-schema = неизвестная схема `{ $name }`; см. `zapis list schemas`
unknown-finding = неизвестное замечание `{ $name }`; см. `zapis list findings`
unknown-finding-explained = неизвестное замечание `{ $name }`; все показывает `zapis list findings`
unknown-finding-near = неизвестное замечание `{ $name }`; возможно, имелось в виду `{ $near }`?
range-shape = диапазон пишется НАЧАЛО..КОНЕЦ, в байтах; любое из них можно опустить
range-backwards = диапазон заканчивается раньше, чем начинается
range-of-a-folder = `--range` — это байты одного файла, а { $path } — папка
range-of-several-files = `--range` — это байты одного файла, а файлов указано { $count }
table-without-games = это таблица без партий: ни один её столбец не известен как столбец ходов; назовите его через `--columns moves=ИМЯ`
columns-option = `{ $pair }` не годится для `--columns`: `moves=AN,white=player1` говорит, в каком столбце ходы; так же — `pgn`, `white`, `black`, `result`, `date`, `event`, `round`, `fen` и другое
report-holds-no-records = это файл турнирного отчёта ФИДЕ, а не записи партий; его проверяет `zapis validate FILE`, читает `zapis standings FILE`, а `zapis standings --trf FILE GAMES` сверяет его с записями
range-of-a-packed-file = это архив или файл упакованных строк, а `--range` — это байты одного файла
range-base = то, что стоит перед диапазоном, пишется как ЗАПИСЬ,СТРОКА; оба числа от 1; у сжатого файла — ЗАПИСЬ,СТРОКА,МЕСТО_БЛОКА,РАСПАКОВАНО
base-inside-a-record = с байта { $byte }, где начинается диапазон, не начинается ни одна запись; диапазоны и то, что стоит перед ними, находит `zapis plan`
size-shape = «{ $text }» — не число байтов: 4096, 512K, 256M, 2G
sqlite-has-all-columns = в базе данных есть все столбцы партий: `--rows` и `--fields` — для других таблиц
sqlite-of-findings = `--format sqlite` есть у команд `audit` и `export`
sqlite-with-other-results = `audit --format sqlite` пишет только базу данных: уберите `--statistics`, `--summary`, `--write-unique`, `--merge`, `--decisions` и черновик `--events`
sqlite-without-index = `audit --format sqlite` читает каждый файл: в базе есть и партии, а в индексе хранится только найденное в них; уберите `--index`
plan-of-a-stream = на диапазоны делятся только файлы: поток нельзя прочесть дважды
plan-of-a-range = `plan` делит целые файлы; `--range` нужен командам, которые читают диапазоны
fen-option = `--fen`: { $reasons }
fen-at-byte = { $problem } (байт { $byte })

# Списки; столбцы заголовка разделены чертой.
letters-head = код | язык | Кр | Ф | Л | С | К | источник
letters-of =
    { $name ->
       *[any] { $russian }
    }
encodings-head = кодировка | вид
one-byte-a-character = один байт на символ
several-bytes-a-character = один или несколько байтов на символ
unicode = Юникод
laws-head = редакция | с | по | номера | быстрые | блиц | 5×, 75 | проигрыш
verified = проверено
secondary = по пересказам
findings-head = код | имя | уровень | исправляется
settings-head = ключ | пример | и в `[[paths]]`
setting-of-paths = да
settings-notes = Они стоят в файле `zapis.toml` рядом с записями или в папке выше; сказанное в командной строке важнее.
berger-head = тур | пары, сначала белые
berger-head-odd = тур | пары, сначала белые | свободен
berger-notes = Номера — по жеребьёвке; если кругов больше двух, в каждом следующем цвета меняются.
berger-notes-double = Номера — по жеребьёвке. Во втором круге цвета меняются, а два последних тура первого круга переставлены, чтобы никто не играл три раза подряд одним цветом.
berger-takes = `zapis list berger` нужно число участников, от { $least } до { $most }, а если кругов несколько, за ним их число: `zapis list berger 8 2`
varma-head = группа | номера
varma-notes = Участники с номерами одной группы не встречаются в трёх последних турах: участники одной федерации тянут номера из одной группы, начиная с самой многочисленной федерации.
varma-notes-of-twelve = Участники с номерами одной группы не встречаются в трёх последних турах (кроме 6 и 12: они играют в 11-м туре): участники одной федерации тянут номера из одной группы, начиная с самой многочисленной федерации.
varma-takes = `zapis list varma` нужно число участников, от { $least } до { $most }: `zapis list varma 14`
schemas-head = имя | команды | что описывает
schema-of = { $name ->
    [settings] файл настроек `zapis.toml`
    [timeline] партия по полуходам
    [deal] запись бриджа
    [finding] замечание
    [fixed] что исправлено в файле
    [statistics] сколько замечаний одного вида
    [sheet] что стало с бланком
    [claim] возможное требование ничьей
    [ruling] решение по одному требованию
    [sealed] что следует из записанного хода
    [repair] восстановленная запись
    [compare] сведённые бланки одной партии
    [compare-fragment] бланки без позиции, сличённые слово за словом
    [missing-sheets] пара тура, бланки которой не сданы
    [event] турнир
    [standing] строка таблицы турнира
    [sitting-standing] пара или команда сессии бриджа
    [player] игрок архива
    [difference] чем различаются две версии
    [unique] какие повторы не записаны
    [merged] какие записи соединены
    [game-row] партия как строка таблицы
    [ply-row] полуход как строка таблицы
    [range] часть файла
    [summary] итоговые числа
    [chess960] начальная расстановка
    [schema] схема
   *[other] JSON
}
openings-head = код | дебют | ходы
conditions-head = поле | пример
conditions-notes = `tag(ИМЯ)` — любой тег, а само по себе — что он есть. Проверки соединяются словами `and`, `or`, `not` и скобками; `=` — именно этот текст, `~` — текст, который его содержит или подходит под него с `*` и `?`, для имён — игрок в любом написании, для `line` — позиция, полученная и другими ходами, для `material` — у любой стороны. За `position`, `material` и `pieces` может стоять `for N` — столько полуходов подряд, а за ними и за `line ~` — `within N`: не позже этого полухода. Поля от `north` до `score` и результаты `made`, `down` и `passed` — о сдачах бриджа; `score` — счёт севера и юга. Слова `bullet`, `blitz`, `rapid`, `classical`, `checkmate`, `stalemate` и `drawn` — условия и сами по себе. `repeated` и `contained` — копии других записей, как их находит `audit`. Промежутки пишутся `A..B`, списки — `(A, B)`. `@ИМЯ` — условие, названное в `[conditions]` файла `zapis.toml`.
notations-head = нотация | пример | что это
notation-pgn = формат экспорта стандарта PGN; по умолчанию
notation-pbn = бридж: формат экспорта PBN 2.1
notation-lin = бридж: LIN, сдача в строке
notation-diagram = бридж: диаграмма четырёх рук
notation-san = стандартная алгебраическая нотация
notation-lan = полная алгебраическая нотация
notation-uci = координаты, как у шахматных программ
notation-figurine = алгебраическая нотация с фигурками

# Неверные параметры.

# Руководство.
man-name = ИМЯ
man-findings-about = что zapis может найти в записи
man-findings = ЗАМЕЧАНИЯ
man-usual-severity = Обычный уровень: { $severity }.
lines-as-pgn = варианты соединяются и разделяются только в PGN и UTF-8: не в печатном виде, не вслух и не по Брайлю

# Неверные аргументы.
usage-more = подробнее: `{ $help }`
usage-unknown-argument = неизвестный параметр { $argument }
usage-one-word-too-many = лишнее слово `{ $word }`
usage-unknown-command = неизвестная команда { $command }
usage-missing-argument = не указано: { $argument }
usage-argument-twice = { $argument } нельзя указать дважды
usage-conflict = { $argument } нельзя указать вместе с { $other }
usage-no-value = для { $argument } не указано значение
usage-invalid-value = неверное значение `{ $value }` для { $argument }
usage-because = { $what }: { $reason }
usage-whole-number = нужно целое число
usage-values = { $what } (возможные значения: { $values })
usage-perhaps = возможно, имелось в виду { $near }?
usage-instead = используйте `{ $meant }`
usage-of-others = `{ $argument }` — параметр { $commands }
usage-as-a-value = если это имя файла, пишите `-- { $argument }`
usage-no-such-file = `{ $path }` — не команда, и файла с таким именем нет
usage-only-a-path = { $kind ->
    [folder] `{ $path }` — папка, а команда не указана; что с ней можно сделать:
   *[file] `{ $path }` — файл, а команда не указана; что с ним можно сделать:
}
usage-word-as-input = файла { $path } нет; возможно, имелось в виду { $option }
usage-output-as-input = `{ $path }` не существует; чтобы записать результат туда, используйте { $option }
spelled-otherwise = вместо `{ $was }` теперь пишется `{ $now }`; прежнее написание будет убрано
lists-head = команда | что она перечисляет
init-is-there = `{ $path }` уже есть и остаётся без изменений
init-written = записан `{ $path }`; все строки в нём — комментарии
counted-games = партий
counts-as-text-or-csv = подсчёт выводится текстом или, с `--to csv`, в `CSV`
