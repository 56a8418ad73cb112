# Что говорят замечания.

in-variation = { $message } (в варианте)
joined = { $parts }
meant-only = возможно, имелось в виду `{ $mv }`: только с ним можно сыграть всё дальнейшее ({ $count ->
    [one] { $count } полуход
    [few] { $count } полухода
   *[other] { $count } полуходов
})
meant-earlier = возможно, вместо `{ $word }` имелось в виду `{ $mv }`: с ним можно сыграть всё дальнейшее ({ $count ->
    [one] { $count } полуход
    [few] { $count } полухода
   *[other] { $count } полуходов
})
others-follow = с `{ $mv }` { $count ->
    [one] исчезает и { $count } дальнейшая ошибка
    [few] исчезают и { $count } дальнейшие ошибки
   *[other] исчезают и { $count } дальнейших ошибок
}
perhaps-meant = возможно, имелось в виду { $spellings }
write-this = пишите `{ $spelling }`
write-one-of = пишите { $spellings }
this-is-meant = имеется в виду `{ $spelling }`
may-be-meant = может иметься в виду { $spellings }
passed-over = при чтении пропущено

# Ходы.
no-move = `{ $word }` — не ход
unknown-piece-letter = `{ $word }` — не ход: неизвестная буква фигуры `{ $letter }` ({ $code_point })
unknown-piece-letter-help = запись читалась с буквами `{ $letters }`; другие задаются через `--letters`
illegal-move = невозможный ход `{ $word }`: { $reason }
illegal-move-unexplained = невозможный ход `{ $word }`
ambiguous-move =
    неоднозначный ход `{ $word }`: под эту запись { $count ->
        [one] подходит { $count } возможный ход
        [few] подходят { $count } возможных хода
       *[many] подходят { $count } возможных ходов
    }
move-after-mate = `{ $word }` записан после окончания партии: { SIDE($side) } уже поставили мат
move-after-stalemate = `{ $word }` записан после окончания партии: { SIDE($side, case: "dat") } поставлен пат
castling-misspelled = `{ $word }` прочитано как рокировка
castling-misspelled-help = пишите `{ $spelling }`: большинство программ пропускает `{ $word }` и неверно читает следующий ход
castling-misspelled-elsewhere = рокировка — это `{ $spelling }`: большинство программ пропускает `{ $word }` и неверно читает следующий ход
pawn-letter = в `{ $word }` пешка обозначена буквой
small-piece-letter = в `{ $word }` фигура обозначена строчной буквой
fragment = запись начинается с середины партии, с `{ $first }`, а позиции нет: ходы сверены только друг с другом
fragment-numbered-anew = запись начинается с середины партии, хотя пронумерована с `{ $first }` (так рано этих ходов в партии не бывает), а позиции нет: ходы сверены только друг с другом
fragment-help = укажите позицию перед этим ходом — FEN, диаграммой или перечнем фигур, — и ходы можно будет сыграть
fragment-contradictory = `{ $mv }` не может следовать за `{ $before }`, какой бы ни была позиция
fragment-contradictory-because = `{ $mv }` не может следовать за `{ $before }`, какой бы ни была позиция: { $reason }
fragment-move-impossible = `{ $mv }` невозможно ни в какой позиции
fragment-contradictory-help = один из ходов записан не так, как сыгран, или между ними пропущены ходы
fragment-by-signs = { $message }, если знаки верны
fragment-by-signs-help = неверен знак взятия или шаха либо один из ходов
blank-row = { $count ->
    [1] строка { $first } пуста
   *[other] строки с { $first } по { $last } пусты
}
blank-row-help = дальнейшее можно сыграть и без них: здесь пропущены ходы, или номера дальше завышены
move-not-written = { $count ->
    [1] ход { $moves } не записан
   *[other] ходы { $moves } не записаны
}
move-not-written-help = впишите сыгранный ход; дальнейшее сыграно так, будто очередь хода перешла
move-not-written-ends = впишите сыгранный ход; без него дальше ничего сыграть нельзя
move-not-written-unreached = впишите сыгранный ход; его пропуск виден по номерам, а до него партия не доиграна
needs-move-not-written = без него нельзя сыграть `{ $mv }` и дальнейшее
written-twice = `{ $word }` записано дважды
written-twice-help = сыграно один раз
null-move = `{ $word }` — пропуск хода, правилами не предусмотренный
null-move-help = ход передан сопернику, проверка продолжена
capture-mark-wrong = в `{ $word }` есть знак взятия, но ничего не взято
overspecified-move = в `{ $word }` указано лишнее
overspecified-move-help = достаточно `{ $spelling }`
number-of-black = `{ $word }` обозначает ход чёрных, а ход белых
move-number-wrong = вместо номера `{ $word }` должен стоять `{ $expected }`
mate-not-marked = `{ $word }` — мат, а знака мата нет
check-not-marked = `{ $word }` — шах, а знака шаха нет
mate-marked-as-check = в `{ $word }` стоит знак шаха, а это мат
check-marked-as-mate = в `{ $word }` стоит знак мата, а это только шах
nothing-marked-as-mate = в `{ $word }` стоит знак мата, а после хода нет шаха
nothing-marked-as-check = в `{ $word }` стоит знак шаха, а после хода нет шаха

# Позиция, с которой начинается запись.
unknown-variant = разновидность `{ $name }` неизвестна: её ходы не проверяются
start-announced = начальная позиция объявлена, но FEN её не задаёт
start-of-chess960 = запись партии в шахматы 960 должна задавать начальную позицию, а FEN нет
fen-cannot-be-read = не удалось прочитать FEN: { $problem }
setup-not-given-help = партия проверена с обычной начальной позиции
setup-fatal-help = ходы из этой позиции проверить нельзя
setup-doubtful-help = партия проверена без учёта этого

# Чтение.
comment-not-closed = начатый здесь комментарий не закрыт
comment-not-closed-before-moves = комментарий прочитан до ходов после его слов; поставьте там `{ "}" }`
comment-not-closed-help = всё до следующей записи прочитано как комментарий; поставьте `{ "}" }` там, где он заканчивается
comment-read-to-the-end = всё до следующей записи прочитано как комментарий
variation-not-closed =
    { $count ->
        [1] начатый здесь вариант не закрыт
        [one] не закрыт { $count } вариант; внешний начинается здесь
        [few] не закрыты { $count } варианта; внешний начинается здесь
       *[many] не закрыто { $count } вариантов; внешний начинается здесь
    }
variation-not-closed-help = поставьте `)` там, где вариант заканчивается
variation-end-missing = там, где вариант заканчивается, нет `)`
variation-not-opened = `)` не закрывает никакого варианта
variation-before-move = вариант стоит раньше хода, который он мог бы заменить
variation-before-move-help = вариант заменяет ход, после которого стоит (PGN 8.2.5)
result-in-variation = результат `{ $result }` стоит внутри варианта
malformed-tag =
    тег не удалось прочитать как есть: { $expected ->
        [tag-name] нет имени тега
        [opening-quote] нет кавычки перед значением тега
        [closing-quote] нет закрывающей кавычки на той же строке
       *[closing-bracket] нет `]` после значения тега
    }
malformed-tag-help = тег пишется `[Имя "значение"]` на одной строке, кавычка внутри — `\"` (PGN 8.1.1)
tag-between-moves = тег стоит между ходами
tags-cut-record = теги, которые начинаются здесь, разрывают запись: её ходы продолжаются с номера { $number }
tags-cut-record-help = теги стоят перед ходами (PGN 8.1)
duplicate-tag = тег `{ $name }` повторён
duplicate-tag-help = взято первое значение
missing-tags =
    { $count ->
        [1] нет тега { $names } из семи обязательных
       *[other] нет тегов { $names } из семи обязательных
    }
missing-tags-help = вместо неизвестного значения пишут `?` (PGN 8.1.1)
no-nag = `{ $word }` — не числовой знак оценки
no-nag-help = знак оценки (NAG) — это `$` и число от 0 до 255 (PGN 8.2.4)
fused-moves = `{ $word }` прочитано как несколько ходов
fused-moves-help = пишите между ходами пробел
variation-misplaced = вариант стоит за ходом `{ $behind }`, а по номеру заменяет `{ $replaces }`
variation-misplaced-help = он сыгран там, куда указывает номер; вариант стоит сразу за ходом, который заменяет (PGN 8.2.5)
quoted-line-illegal = ход `{ $word }` в комментарии невозможен ни там, ни в другой позиции записи с этим номером
quoted-line-illegal-help = проверьте ход, его номер и ходы перед ним в комментарии
variation-repeats-line = вариант повторяет ходы линии, к которой приведён
variation-repeats-other = вариант повторяет ходы другого варианта к тому же ходу
text-before-record = перед тегами записи стоит `{ $text }`
text-behind-result = после результата стоит `{ $text }`
kept-as-a-comment = это остаётся комментарием
split-move = ход `{ $word }` разорван пробелом или концом строки
fused-moves-elsewhere = между ходами нужен пробел
missing-termination = в конце записи нет результата
missing-termination-help = поставьте `1-0`, `0-1`, `1/2-1/2` или `*` после последнего хода (PGN 8.2.6)
missing-termination-unknown = запись кончается на `1-0`, `0-1`, `1/2-1/2` или `*` (PGN 8.2.6)
nul-bytes =
    здесь { $count ->
        [1] стоит нулевой байт
        [one] стоит { $count } нулевой байт
        [few] стоят { $count } нулевых байта
       *[many] стоят { $count } нулевых байтов
    }
remark-without-braces = `{ $text }` — не ход: сохранено как комментарий
remark-without-braces-help = замечания заключают в фигурные скобки (PGN 5)
sign-in-other-form = `{ $sign }` читается как `${ $nag }`
nested-comment = `{ $text }` — комментарий, внутри которого ещё один
nested-comment-help = другие программы закончат его на первой закрывающей скобке (PGN 5): внутри можно поставить круглые скобки
stray-text = `{ $text }` — не ход, не тег и не комментарий
variation-letters = вариант записан буквами фигур `{ $letters }` и ими прочитан
letters-undecided = буквы фигур подходят и к `{ $chosen }`, и к `{ $other }`, а ходы получаются разные
letters-undecided-help = прочитано как `{ $chosen }`; задайте `--letters { $chosen }` или `--letters { $other }`
mixed-alphabets =
    в `{ $word }` буквы двух алфавитов{ $more ->
        [0] { "" }
        [one] ; в этой записи есть ещё { $more } такое слово
        [few] ; в этой записи есть ещё { $more } таких слова
       *[many] ; в этой записи есть ещё { $more } таких слов
    }
mixed-alphabets-help = похожие буквы прочитаны как одна
unreadable-command = не удалось прочитать `{ $command }`
unmappable-byte = этого байта нет в кодировке `{ $encoding }`
unmappable-byte-help = если кодировка другая, задайте её через `--encoding`
encoding-doubtful = неясно, в какой кодировке это сохранено: в { $encoding } это `{ $word }`, в { $other } — `{ $in_other }`
encoding-doubtful-help = назовите кодировку через `--encoding`
text-misencoded = перед сохранением это прочитали не в той кодировке: `{ $stored }` — это `{ $meant }`
text-of-html = `{ $stored }` — это `{ $meant }`, как пишут на веб-страницах
text-of-html-help = прочитано так, как это запишет `--fix`
text-misencoded-help = здесь это прочитано как надо; `--fix` исправит весь файл
not-in-encoding = символа `{ $character }` нет в кодировке `{ $encoding }`
not-in-encoding-help = он записан числовой ссылкой вида `&#223;`; выберите другую кодировку через `--out-encoding`
letters-not-in-encoding = символа `{ $sign }` нет в кодировке `{ $encoding }`: выберите другие обозначения фигур или другую `--out-encoding`
row-cells = в строке { $found } { $found ->
        [one] ячейка
        [few] ячейки
       *[other] ячеек
    }, а столбцов { $wanted }
row-quote = кавычка ячейки `{ $cell }` не закрыта там, где ячейка кончается
row-json = это не целый объект JSON
row-position = это не позиция: ни `FEN`, ни `EPD`
row-contradicts-tag = в столбце `{ $column }` стоит `{ $said }`, а в теге `{ $tag }` — `{ $found }`
row-contradicts-draw = в столбце `{ $column }` стоит `{ $said }`, а партия засчитана как ничья
row-contradicts-board = в столбце `{ $column }` стоит `{ $said }`, а заключительная позиция не такова
row-opening-differs = в столбце `{ $column }` стоит `{ $said }`, а по ходам это { $code }, `{ $name }`
row-code-differs = в столбце `{ $column }` стоит `{ $said }`, а код дебюта `{ $name }` — { $code }
row-clocks = в строке { $clocks } { $clocks ->
        [one] показание
        [few] показания
       *[other] показаний
    } часов, а в партии { $plies } { $plies ->
        [one] полуход
        [few] полухода
       *[other] полуходов
    }
row-moves-differ = полуход { $ply } в столбце `{ $column }` — `{ $said }`, а в записи — `{ $found }`
row-moves-fewer = полуходов в столбце `{ $column }` { $plies }, а в записи { $more }
row-moves-more = столбец `{ $column }` продолжается после полухода { $plies }, последнего в записи
final-position-differs = о заключительной позиции в строке сказано `{ $said }`, а ходы ведут к `{ $position }`
mate-contradicts-line = в оценке мат в { $said }, а вариант кончается матом в { $mate } (со стороны белых)
columns-guessed = { $n ->
        [one] { $n } столбец понят
        [few] { $n } столбца поняты
       *[other] { $n } столбцов поняты
    } по имени: `{ $columns }`
columns-guessed-help = если это не так, скажите `--columns moves=ИМЯ,white=ИМЯ`
columns-left-out = { $n ->
        [one] { $n } столбец не вошёл
        [few] { $n } столбца не вошли
       *[other] { $n } столбцов не вошли
    } в записи: `{ $columns }`
columns-left-out-help = назовите тег, `--columns Annotator=ИМЯ`, или исключите все, что не теги PGN, через `--drop-columns`
theme-contradicts-moves =
    тема `{ $theme }` противоречит ходам: { $kind ->
        [castling] решающий не рокирует
        [promotion] решающий не превращает пешку
        [underpromotion] решающий не превращает пешку в слабую фигуру
        [en-passant] решающий не берёт на проходе
        [double-check] решающий не даёт двойного шаха
        [shorter-mate] решающий мог дать мат первым же ходом
        [second-mate] мат в два хода даёт и `{ $other }`
        [length] решающий делает { $moves } { $moves ->
            [one] ход
            [few] хода
           *[other] ходов
        }
       *[mate] { $mate ->
            [yes] мат — на ходу { $moves } решающего
           *[no] решение не кончается матом
        }
    }
row-unreadable-help = строка пропущена; следующая прочитана
no-record = в файле нет ни одной записи партии

# Результаты и ничьи.
result-mismatch = в теге `Result` стоит `{ $tag }`, а после ходов `{ $marker }`
result-mismatch-help = они должны совпадать (PGN 8.2.6)
result-contradicts-mate = записан результат `{ $result }`, но в последней позиции { SIDE($side) } поставили мат
result-contradicts-stalemate = записан результат `{ $result }`, но в последней позиции пат
open-result-and-mate = результат не указан (`{ $result }`), но в последней позиции { SIDE($side) } поставили мат
open-result-and-stalemate = результат не указан (`{ $result }`), но в последней позиции пат
result-by-the-board = по позиции на доске результат `{ $result }`
threefold-repetition = позиция возникла в третий раз ({ $stood }): { SIDE($side) }, чья очередь хода, вправе потребовать ничью
fifty-moves = обе стороны сделали по пятьдесят ходов { $without }: { SIDE($side) }, чья очередь хода, вправе потребовать ничью
fivefold-repetition = позиция возникла в пятый раз ({ $stood }): ничья
fivefold-repetition-in-turn = позиция возникла пятый раз подряд ({ $stood }): ничья
seventy-five-moves = обе стороны сделали по семьдесят пять ходов без взятий и ходов пешками: ничья
play-went-on = { $message }, но игра продолжалась

# Вокруг замечания.
severity =
    { $key ->
        [error] ошибка
        [warning] предупреждение
       *[note] примечание
    }
help = совет
laws = основание
record = запись { $number }
row = строка { $number }
cited = { $edition }, { $place }
not-verified = { $cited } (номер не проверен)
article = статья { $number }
appendix = приложение { $letter }
appendix-article = приложение { $letter }, п. { $number }
guidelines = Руководящие указания, { $number }
edition =
    { $key ->
        [fide2001] Правила ФИДЕ 2001 года
        [fide2005] Правила ФИДЕ 2005 года
        [fide2009] Правила ФИДЕ 2009 года
        [ru2011] Правила вида спорта «шахматы» (2011)
        [fide2014] Правила ФИДЕ 2014 года
        [fide2017] Правила ФИДЕ 2017 года
        [fide2018] Правила ФИДЕ 2018 года
        [tavreli] правила таврелей
       *[fide2023] Правила ФИДЕ 2023 года
    }
more-of-this-kind = { $count ->
    [one] и ещё { $count } такое замечание в этой записи
    [few] и ещё { $count } таких замечания в этой записи
   *[other] и ещё { $count } таких замечаний в этой записи
}
unused-ignore = замечания `{ $name }`, которое здесь игнорируется, нет
unused-ignore-unknown = замечания `{ $name }` не существует, игнорировать нечего
unused-ignore-help = уберите имя из строки
