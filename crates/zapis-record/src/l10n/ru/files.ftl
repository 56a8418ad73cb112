# Файлы: что читается, что пишется, а что ни то ни другое.

# Вывод, в котором отказано.
output-is-input = { $path } читается как входной файл, писать в него нельзя; укажите для вывода другое имя
output-is-input-too = { $path } — тот же файл, что { $input }, а он читается; укажите для вывода другое имя
output-is-in-folder = { $path } — один из читаемых файлов ({ $input }); пишите за пределы папки или сначала удалите его
output-is-stdin = из файла { $path } идёт стандартный ввод; укажите для вывода другое имя
output-twice = два вывода не могут идти в одно место: { $place }
output-must-be-a-file = этот вывод должен быть файлом: { $path }
stdout-is-input = стандартный вывод направлен в { $path }, а этот файл читается
stdout-is-stdin = стандартный вывод направлен в тот же файл, из которого идёт стандартный ввод

format-not-written = { $path }: файлы с окончанием `.{ $ending }` читаются, но не пишутся; сжимаются `.gz` и `.zst`
output-not-compressed = { $path }: этот вывод не сжимается; дайте ему другое имя
compression-level-range = уровня { $level } для { $path } нет: от { $from } до { $to }
compression-level-unused = `--compression-level` — для вывода, имя которого кончается на `.gz` или `.zst`
spreadsheets-take-csv = `--for-spreadsheets` — только для формата `csv`

# Что не записано.
output-not-written = { $path } не записан, потому что не всё удалось прочитать; что там было, осталось без изменений

# Что файл не перенял от того, который он заменил.
owner-not-kept =
    { $path }: { $what ->
        [group] прежнюю группу сохранить не удалось; у новой группы прав не больше, чем у всех
        [both] прежних владельца и группу сохранить не удалось; у новой группы прав не больше, чем у всех
       *[owner] прежнего владельца сохранить не удалось
    }
rights-not-kept = { $path }: права доступа ({ $mode }) сохранить не удалось
attributes-not-kept = { $path }: список доступа или расширенные атрибуты сохранить не удалось
other-names-not-kept =
    { $path }: у файла { $count ->
        [one] было ещё { GROUPED($count) } имя (жёсткая ссылка): по нему
        [few] было ещё { GROUPED($count) } имени (жёсткие ссылки): по ним
       *[many] было ещё { GROUPED($count) } имён (жёсткие ссылки): по ним
    } всё осталось, как было

# Что не читается.
document-as-text = { $path } — документ { $format ->
    [RTF] `RTF`
   *[other] `Word`
}: читается его текст, строки считаются в этом тексте
own-output-skipped = { $path }: сюда пишет сама программа; пропущен
archive-inside-skipped = { $path }: архив внутри архива; пропущен. Чтобы прочитать его содержимое, распакуйте внешний архив
bridge-not-read = записи бриджа (`.pbn`, `.lin`) здесь не читаются: их читают `validate`, `select`, `audit`, `standings`, `export --format json` и `convert --to pbn`, `convert --to html`
other-format-skipped = { $path }: пропущен: { $reason }
passed-over-bytes =
    { $path }: пропущено { GROUPED($length) } { $length ->
        [one] байт
        [few] байта
       *[many] байт
    } начиная с байта { GROUPED($offset) }: это не текст
passed-over-no-text = это не текст
no-record-in-bytes = этот файл — не текст: записи партии в нём нет
no-record-in-folder = в этой папке нет ни одной записи партии

# Исправление.
was-fixed =
    { $findings ->
        [one] исправлено { GROUPED($findings) } замечание
        [few] исправлены { GROUPED($findings) } замечания
       *[many] исправлено { GROUPED($findings) } замечаний
    } в { GROUPED($files) } { $files ->
        [one] файле
       *[many] файлах
    }
would-be-fixed =
    { $findings ->
        [one] было бы исправлено { GROUPED($findings) } замечание
        [few] были бы исправлены { GROUPED($findings) } замечания
       *[many] было бы исправлено { GROUPED($findings) } замечаний
    } в { GROUPED($files) } { $files ->
        [one] файле
       *[many] файлах
    }
and-by-unsafe-fixes = { $told }; ещё { GROUPED($count) } — с `--unsafe-fixes`
fix-of-stdin-and-files = `--fix` и `--diff` читают или стандартный ввод, или файлы, но не то и другое
fix-of-document = файл { $path } — документ текстового редактора, и в него ничего не записано: сохраните его как простой текст и исправьте то, что получится
fix-of-packed-file = файл { $path } сжат, и в него ничего не записано: распакуйте его командой `{ $command }` и исправьте то, что получится
fix-of-unpacked-rows = { $path } — файл { $format }, значения в нём упакованы по столбцам, и в него ничего не записано: выпишите его строки как JSON командой `{ $command } { $path }` и исправьте то, что получится
comments-kept =
    { $count ->
        [one] ходы в { GROUPED($count) } комментарии прочесть не удалось: он остаётся как был
        [few] ходы в { GROUPED($count) } комментариях прочесть не удалось: они остаются как были
       *[many] ходы в { GROUPED($count) } комментариях прочесть не удалось: они остаются как были
    }
article-only-letters = `--article` меняет только буквы, знаки и имена: без другого `--to`, без `--out-encoding`, `--drop` и `--comment-moves`
article-passage-kept = ходы в этом отрывке прочесть не удалось: он остаётся как был
article-not-in-encoding = символа `{ $sign }` нет в кодировке `{ $encoding }`: выберите другие обозначения фигур или сначала переведите текст в UTF-8
article-overlapping = ходы в нём накладываются друг на друга, и ничего не переписано
article-done =
    { $words ->
        [one] переписано { GROUPED($words) } слово
        [few] переписано { GROUPED($words) } слова
       *[many] переписано { GROUPED($words) } слов
    } в { GROUPED($changed) } из { GROUPED($records) } { $records ->
        [one] записи
       *[other] записей
    }
names-line-unreadable = в строке { $line } таблицы имён нет двух написаний: разделите их табуляцией или напишите `"имя" = "имя"`
names-twice = строка { $line } таблицы имён: `{ $name }` есть и в другой строке
names-unknown =
    { $count ->
        [one] { GROUPED($count) } имени нет в таблице, и оно остаётся как было: { $names }
        [few] { GROUPED($count) } имён нет в таблице, и они остаются как были: { $names }
       *[many] { GROUPED($count) } имён нет в таблице, и они остаются как были: { $names }
    }
fix-held-back =
    { $path }: { $count ->
        [one] не сделано { GROUPED($count) } исправление
        [few] не сделаны { GROUPED($count) } исправления
       *[many] не сделано { GROUPED($count) } исправлений
    }: { $count ->
        [one] с ним
       *[many] с ними
    } файл читался бы хуже — другие записи, меньше ходов или больше ошибок
cannot-fix = не удаётся исправить { $path }: { $reason }
file-is-read-only = файл только для чтения
file-changed-meanwhile = он был изменён, пока его читали
no-backup = нет копии { $path }: { $reason }

# Условия для `select`.
selected =
    { $chosen ->
        [one] выбрана { GROUPED($chosen) } запись
        [few] выбраны { GROUPED($chosen) } записи
       *[many] выбрано { GROUPED($chosen) } записей
    } из { GROUPED($records) }
names-besides = за `{ $asked }` приняты также: { $names }{ $more ->
    [0] {""}
   *[other] {""} и ещё { $more }
}
condition-unreadable = условие `{ $condition }` не читается с { $column }-го знака: { $reason }
condition-ends = в конце недостаёт: { $expected }
condition-unexpected = неизвестно, что значит `{ $written }`; здесь ожидается { $expected }
condition-unnamed = в настройках нет условия `{ $name }`: имена условиям даёт `[conditions]` в `zapis.toml`
copies-need-paths = для `repeated` и `contained` всё читается дважды: назовите файлы или папки
condition-unknown-field = поля `{ $written }` нет; { $near ->
    [none] все поля перечисляет `zapis list conditions`
   *[other] может быть, `{ $near }`?
}
condition-too-long = оно длиннее { $most } байт
condition-too-deep = скобки вложены слишком глубоко
condition-and-or = `and` или `or`
condition-bracket = `)`
condition-list-end = `,` или `)`
condition-field = поле
condition-operator = `=`, `~`, `<`, `>` или `in`
condition-value = значение
condition-no-order = у текстов нет порядка: ожидается `=` или `~`
condition-number = целое число
condition-date = дата: `2010`, `2010.05` или `2010.05.31`
condition-eco = код дебюта, например `B90`
condition-finding = имя, код или уровень замечания
condition-position = FEN, в котором могут стоять `?`, `!`, `A`, `a`, `*` и `[…]`
condition-material = фигуры, например `KRPkr`, с числами, `+` или `*` за ними
condition-move = возможный ход
condition-one-of = одно из: { $names }

# Записи переставлены: `sort`, `split`, `tags`.
sorted =
    упорядочено: { GROUPED($records) } { $records ->
        [one] запись
        [few] записи
       *[many] записей
    }
rows-left-out =
    { $count ->
        [one] пропущена { GROUPED($count) } строка, которую не прочесть
        [few] пропущены { GROUPED($count) } строки, которых не прочесть
       *[many] пропущено { GROUPED($count) } строк, которых не прочесть
    }; причины покажет `zapis validate`
records-parted =
    { GROUPED($count) } { $count ->
        [one] запись отделена
        [few] записи отделены
       *[many] записей отделено
    } от предыдущей результатом или тегом `Event`: иначе они слились бы
table-not-rearranged = { $path } — таблица, её строки не PGN; `zapis convert` сделает из неё PGN
tables-not-rearranged = строки таблиц с разными столбцами, как и строки и PGN, не могут стоять в одном файле; `zapis convert` сделает из них PGN
sheet-not-rearranged = { $path } — бланк, который читается только в отдельном файле; `zapis convert` сделает из него PGN, `--input pgn` прочтёт его как PGN
split-done =
    { GROUPED($records) } { $records ->
        [one] запись
        [few] записи
       *[many] записей
    } — в { GROUPED($files) } { $files ->
        [one] файле
       *[other] файлах
    }, папка { $folder }
split-twice =
    { GROUPED($count) } { $count ->
        [one] партия двух игроков стоит в файлах обоих
        [few] партии двух игроков стоят в файлах обоих
       *[many] партий двух игроков стоят в файлах обоих
    }
split-numbered = `{ $value }` попадает в { $name }: имя файла уже занято другим значением
split-file-is-there =
    { $path } уже есть{ $others ->
        [0] {""}
        [one] , и ещё { $others } файл
        [few] , и ещё { $others } файла
       *[many] , и ещё { $others } файлов
    }; ничего не записано. Заменить их — `--overwrite`
split-older-files =
    в папке { $folder } есть и { $count ->
        [one] { GROUPED($count) } файл, не записанный
        [few] { GROUPED($count) } файла, не записанные
       *[many] { GROUPED($count) } файлов, не записанных
    } сейчас: { $names }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { GROUPED($more) }
    }
split-too-many-files = файлов было бы больше, чем можно пронумеровать
tag-name-wrong = `{ $name }` — не имя тега: допустимы латинские буквы, цифры и `_`
tag-value-wrong = значение `{ $name }` — больше одной строки или с управляющим символом
tags-nothing-asked = делать нечего: укажите хотя бы одно из `--set`, `--add`, `--rename`, `--drop`, `--keep-seven`, `--complete`, `--dates`, `--results`, `--openings`, `--ply-count`
tags-of-stdin = стандартный ввод читается один и без `--in-place`
tags-of-utf16 = { $path } — в UTF-16: его можно записать, если он один и не сжат, или с `--in-place`
stored-in-several-encodings = записи хранятся в нескольких кодировках ({ $encodings }), и каждая остаётся в своей; `zapis convert` запишет все в одной
tags-done =
    { GROUPED($tags) } { $tags ->
        [one] тег изменён
        [few] тега изменено
       *[many] тегов изменено
    } в { GROUPED($changed) } из { GROUPED($records) } { $records ->
        [one] записи
       *[other] записей
    }
tag-both-there = `{ $from }` не переименован: в записи есть и `{ $to }`, и там сказано другое
tag-date-doubtful = `{ $date }` в `{ $tag }` может значить два разных дня: возможно, `{ $meant }`
tag-result-unreadable = результат `{ $result }` не читается
tag-plies-not-played = без `PlyCount`: ходы нельзя сыграть до конца
tags-of-a-table = теги строки таблицы — её ячейки; `zapis convert` сделает из неё PGN
tags-not-in-a-cell = ни одна ячейка строки не содержит в точности этого, а новой у строки не будет: { $names }; `zapis convert` сделает из неё PGN
tags-of-a-sheet = у бланка нет тегов; `zapis convert` сделает из него PGN
tags-not-in-encoding = ничего не изменено: в { $encoding } нет одного из нужных символов
tags-records-differ = ничего не изменено: в файле стало бы больше или меньше записей
order-unreadable = поля `{ $text }`, знак { $column }: { $reason }

# Решения для `audit`.
decisions-unreadable = решения не читаются: { $reason }
decisions-unmet =
    { $count ->
        [one] { GROUPED($count) } решение — о записи, которой
        [few] { GROUPED($count) } решения — о записях, которых
       *[many] { GROUPED($count) } решений — о записях, которых
    } нет в прочитанных файлах или которые с тех пор изменились
player-list-none = { $path } — не список игроков: в нём нет ни одного игрока
player-list-archive = в архиве zip должен быть один файл — список
no-decisions-yet = { $path } ещё нет; без `--fix` и `--diff` будет написан черновик
decisions-are-there = { $path } уже есть: `--diff` покажет, что изменится, `--fix` сделает это
decisions-drafted = черновик решений — в { $path }: уберите `#` перед тем, что верно
decisions-done =
    { GROUPED($tags) } { $tags ->
        [one] тег изменён
        [few] тега изменено
       *[many] тегов изменено
    } в { GROUPED($changed) } { $changed ->
        [one] записи
       *[other] записях
    }, { GROUPED($dropped) } { $dropped ->
        [one] копия убрана
        [few] копии убрано
       *[many] копий убрано
    }

settings-wrong = { $path }:{ $line }:{ $column }: { $reason }
settings-unknown = нет такой настройки: `{ $name }`
settings-value = { $path }: { $reason }
settings-pattern = { $path }: `{ $pattern }` — не шаблон путей
settings-without-path = { $path }: в записи `paths` не хватает `path`
given-file-empty = файл { $path } пуст
given-file-too-long = { $path } длиннее { GROUPED($most) } байт: таких файлов не бывает
given-file-no-text = { $path } — не текст
unknown-system = неизвестная игра `{ $name }`
unknown-input = неизвестный вид входных данных `{ $name }`
input-of-bridge = PBN и LIN — записи бриджа, а не `{ $name }`
input-not-of-bridge = записи бриджа — это `pbn` или `lin`, а не `pgn` и не `scoresheet`
bridge-has-no-fen = `--fen`: у сдач бриджа нет начальной позиции
unknown-severity = неизвестный уровень `{ $name }`
files-excluded = { $count ->
    [one] пропущен { $count } файл
    [few] пропущено { $count } файла
   *[many] пропущено { $count } файлов
}: исключено `--exclude`, `zapis.toml` или `.zapisignore`
exclude-pattern = `{ $pattern }` — не шаблон путей
settings-not-here = `{ $key }` здесь не может быть `{ $name }`
unknown-denied = `{ $name }` запретить нельзя
statistics-head = число | уровень | код | замечание | исправимо
html-findings = Замечания
junit-read = прочитано записей: { $records }, сыграно полуходов: { $plies }
junit-unread = не удалось прочитать файлов: { $count }
lines-cut = показаны только первые строки, ещё { $count } не показано: в канал идут все, `--statistics` считает замечания
more-of-kind = { $path }: … и ещё { GROUPED($count) } `{ $name }` (`--all` показывает каждое)
statistics-of-format = `--statistics` сочетается с `--format text` и `--format json`

# The words of report pages.

page-no-script = Замечаний: { $count }. Доски, отборы и партии показывает браузер, который выполняет сценарии. Первые из них:
page-no-script-diff = Различий: { $count }. Доски и партии показывает браузер, который выполняет сценарии. Первые из них:
page-title-repair = Восстановленные бланки
page-title-compare = Сверка бланков
page-title-claims = Требования ничьей
page-title-standings = Таблица
page-title-export = Партии
page-title-diff = Различия
page-white = белые
page-black = чёрные
page-errors = ошибки
page-warnings = предупреждения
page-notes = заметки
page-records = записи
page-record = запись
page-game = Партия
page-plies = полуходы
page-search = Поиск
page-list = Список
page-all = все
page-more = Показать ещё
page-severity = Уровень
page-kind = Замечание
page-file = Файл
page-event = Турнир
page-player = Игрок
page-before = До хода
page-with = После хода
page-help = Что делать
page-laws = Правила
page-ruling = Решение
page-meaning = Что это значит
page-other = Другая запись
page-differs = Различия
page-agreed = Бланки совпадают
page-row = Строка
page-rows = Строки
page-changed = Исправлено
page-nothing = не записано
page-answered = Ответ
page-open = Оставить нерешённым
page-another = Другой ход
page-undo = Отменить
page-save = Сохранить ответы
page-keys = Клавиши: j и k — следующий и предыдущий бланк, n и p — следующая и предыдущая строка, 1–9 — варианты чтения, 0 — оставить открытым, m — другой ход, u — отменить, стрелки — ходы партии
page-move = Ход
page-kept = Прочитано
page-why = Почему
page-confidence = Достоверность
page-clocks = Время на часах обоих игроков
page-start = Начало
page-back = Назад
page-forward = Вперёд
page-end = Конец
page-flip = Перевернуть доску
page-no-board = Для этой позиции нет доски.
page-round = Тур
page-color = Цвет
page-opponent = Соперник
page-result = Результат
page-name = Имя
page-points = Очки
page-deal = Сдача
page-dealer = сдающий
page-tricks = Взяток
page-nothing-found = Ничего не найдено.
page-diff-new = новая
page-diff-gone = исчезла
page-diff-changed = изменена
page-diff-same = без изменений
page-old-version = Старая версия
page-new-version = Новая версия
page-moves = Ходы
page-change = Изменение
page-comments = Комментарии
page-glyphs = Знаки
page-variations = Варианты
page-clock-times = Часы
page-evaluations = Оценки
page-nothing-differs = Различий нет.
page-all-pages = Все страницы
page-number = Страница { $number } из { $of }
page-pages = Страницы
page-folder-not-empty = папка { $path } не пуста; несколько страниц записываются в новую или пустую папку
select-fen-and-position = `--fen` и `--position` значат одно и то же: укажите что-нибудь одно
foreign-pdf = это файл `PDF`: извлеките из него текст — программой `pdftotext` или через буфер обмена — и передайте его
foreign-picture = это картинка: сначала распознайте или наберите её текст
foreign-document = это документ `Word` или другого текстового редактора: сохраните его как простой текст и передайте этот текст
foreign-spreadsheet = это электронная таблица: сохраните её в формате `CSV` и передайте этот файл
foreign-chessbase = это файл `ChessBase`: экспортируйте из него партии в `PGN` и передайте этот файл
foreign-scid = это файл `Scid`: экспортируйте из него партии в `PGN` и передайте этот файл
convert-into-needs-paths = `--into` берёт файлы и папки по именам, а не стандартный ввод
convert-into-there = { $path } уже есть; ничего не записано
