//! The texts of `findings.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
in-variation\t{message} (в варианте)\0\
joined\t{parts}\0\
perhaps-meant\tвозможно, имелось в виду {spellings}\0\
write-this\tпишите `{spelling}`\0\
write-one-of\tпишите {spellings}\0\
this-is-meant\tимеется в виду `{spelling}`\0\
may-be-meant\tможет иметься в виду {spellings}\0\
passed-over\tпропущено\0\
no-move\t`{word}` — не ход\0\
unknown-piece-letter\t`{word}` — не ход: неизвестная буква фигуры `{letter}` ({code_point})\0\
unknown-piece-letter-help\tзапись читалась с буквами `{letters}`; другие задаются через `--letters`\0\
illegal-move\tневозможный ход `{word}`: {reason}\0\
illegal-move-unexplained\tневозможный ход `{word}`\0\
ambiguous-move\tнеоднозначный ход `{word}`: под эту запись {count\tone\tподходит {count} возможный ход\tfew\tподходят {count} возможных хода\tподходят {count} возможных ходов}\0\
move-after-mate\t`{word}` записан после окончания партии: {SIDE(side)} уже поставили мат\0\
move-after-stalemate\t`{word}` записан после окончания партии: {SIDE(side):dat} поставлен пат\0\
castling-misspelled\t`{word}` прочитано как рокировка\0\
castling-misspelled-help\tпишите `{spelling}`: большинство программ пропускает `{word}` и неверно читает следующий ход\0\
castling-misspelled-elsewhere\tрокировка — это `{spelling}`: большинство программ пропускает `{word}` и неверно читает следующий ход\0\
pawn-letter\tв `{word}` пешка обозначена буквой\0\
fragment\tзапись начинается с середины партии, с `{first}`, а позиции нет: ходы сверены только друг с другом\0\
fragment-numbered-anew\tзапись начинается с середины партии, хотя пронумерована с `{first}` (так рано этих ходов в партии не бывает), а позиции нет: ходы сверены только друг с другом\0\
fragment-help\tукажите позицию перед этим ходом — FEN, диаграммой или перечнем фигур, — и ходы можно будет сыграть\0\
fragment-contradictory\t`{mv}` не может следовать за `{before}`, какой бы ни была позиция\0\
fragment-contradictory-because\t`{mv}` не может следовать за `{before}`, какой бы ни была позиция: {reason}\0\
fragment-move-impossible\t`{mv}` невозможно ни в какой позиции\0\
fragment-contradictory-help\tодин из ходов записан не так, как сыгран, или между ними пропущены ходы\0\
fragment-by-signs\t{message}, если знаки верны\0\
fragment-by-signs-help\tневерен знак взятия или шаха либо один из ходов\0\
blank-row\t{count\t1\tстрока {first} пуста\tстроки с {first} по {last} пусты}\0\
blank-row-help\tдальнейшее можно сыграть и без них: здесь пропущены ходы, или номера дальше завышены\0\
null-move\t`{word}` — пропуск хода, правилами не предусмотренный\0\
null-move-help\tочередь хода передана, партия проверена дальше\0\
capture-mark-wrong\tв `{word}` есть знак взятия, но ничего не взято\0\
overspecified-move\tв `{word}` указано лишнее\0\
overspecified-move-help\tдостаточно `{spelling}`\0\
number-of-black\t`{word}` обозначает ход чёрных, а ход белых\0\
move-number-wrong\tномер хода `{word}` должен быть `{expected}`\0\
mate-not-marked\t`{word}` — мат, а знака мата нет\0\
check-not-marked\t`{word}` — шах, а знака шаха нет\0\
mate-marked-as-check\tв `{word}` стоит знак шаха, а это мат\0\
check-marked-as-mate\tв `{word}` стоит знак мата, а это только шах\0\
nothing-marked-as-mate\tв `{word}` стоит знак мата, а ход не объявляет шаха\0\
nothing-marked-as-check\tв `{word}` стоит знак шаха, а ход не объявляет шаха\0\
unknown-variant\tразновидность `{name}` неизвестна: её ходы не проверяются\0\
start-announced\tначальная позиция объявлена, но FEN её не задаёт\0\
start-of-chess960\tзапись партии в шахматы 960 должна задавать начальную позицию, а FEN нет\0\
fen-cannot-be-read\tне удалось прочитать FEN: {problem}\0\
setup-not-given-help\tпартия проверена с обычной начальной позиции\0\
setup-fatal-help\tходы из этой позиции проверить нельзя\0\
setup-doubtful-help\tпартия проверена без учёта этого\0\
comment-not-closed\tначатый здесь комментарий не закрыт\0\
comment-not-closed-help\tвсё до следующей записи прочитано как комментарий; поставьте `{'}'}` там, где он заканчивается\0\
comment-read-to-the-end\tвсё до следующей записи прочитано как комментарий\0\
variation-not-closed\t{count\t1\tначатый здесь вариант не закрыт\tone\tне закрыт {count} вариант; внешний начинается здесь\tfew\tне закрыты {count} варианта; внешний начинается здесь\tне закрыто {count} вариантов; внешний начинается здесь}\0\
variation-not-closed-help\tпоставьте `)` там, где вариант заканчивается\0\
variation-end-missing\tтам, где вариант заканчивается, нет `)`\0\
variation-not-opened\t`)` не закрывает никакого варианта\0\
variation-before-move\tвариант стоит раньше хода, который он мог бы заменить\0\
variation-before-move-help\tвариант заменяет ход, после которого стоит (PGN 8.2.5)\0\
result-in-variation\tрезультат `{result}` стоит внутри варианта\0\
malformed-tag\tтег не удалось прочитать как есть: {expected\ttag-name\tнет имени тега\topening-quote\tнет кавычки перед значением тега\tclosing-quote\tнет закрывающей кавычки на той же строке\tнет `]` после значения тега}\0\
malformed-tag-help\tтег пишется `[Имя \"значение\"]` на одной строке, кавычка внутри — `\\\"` (PGN 8.1.1)\0\
tag-between-moves\tтег стоит между ходами\0\
tags-cut-record\tтеги, которые начинаются здесь, разрывают запись: её ходы продолжаются с номера {number}\0\
tags-cut-record-help\tтеги стоят перед ходами (PGN 8.1)\0\
duplicate-tag\tтег `{name}` повторён\0\
duplicate-tag-help\tвзято первое значение\0\
missing-tags\t{count\t1\tнет тега {names} из семи обязательных\tнет тегов {names} из семи обязательных}\0\
missing-tags-help\tвместо неизвестного значения пишут `?` (PGN 8.1.1)\0\
no-nag\t`{word}` — не числовой знак оценки\0\
no-nag-help\tзнак оценки (NAG) — это `$` и число от 0 до 255 (PGN 8.2.4)\0\
fused-moves\t`{word}` прочитано как несколько ходов\0\
fused-moves-help\tпишите между ходами пробел\0\
fused-moves-elsewhere\tмежду ходами нужен пробел\0\
missing-termination\tв конце записи нет результата\0\
missing-termination-help\tпоставьте `1-0`, `0-1`, `1/2-1/2` или `*` после последнего хода (PGN 8.2.6)\0\
missing-termination-unknown\tзапись кончается на `1-0`, `0-1`, `1/2-1/2` или `*` (PGN 8.2.6)\0\
nul-bytes\tздесь {count\t1\tстоит нулевой байт\tone\tстоит {count} нулевой байт\tfew\tстоят {count} нулевых байта\tстоят {count} нулевых байтов}\0\
stray-text\t`{text}` — не ход, не тег и не комментарий\0\
letters-undecided\tбуквы фигур подходят и к `{chosen}`, и к `{other}`, а ходы получаются разные\0\
letters-undecided-help\tпрочитано как `{chosen}`; задайте `--letters {chosen}` или `--letters {other}`\0\
mixed-alphabets\tв `{word}` буквы двух алфавитов{more\t0\t\tone\t; в этой записи есть ещё {more} такое слово\tfew\t; в этой записи есть ещё {more} таких слова\t; в этой записи есть ещё {more} таких слов}\0\
mixed-alphabets-help\tпохожие буквы прочитаны как одна\0\
unreadable-command\tне удалось прочитать `{command}`\0\
unmappable-byte\tэтого байта нет в кодировке `{encoding}`\0\
unmappable-byte-help\tесли кодировка другая, задайте её через `--encoding`\0\
not-in-encoding\tсимвола `{character}` нет в кодировке `{encoding}`\0\
not-in-encoding-help\tвся запись сохранена в UTF-8; выберите другую кодировку через `--out-encoding`\0\
no-record\tв файле нет ни одной записи партии\0\
result-mismatch\tв теге `Result` стоит `{tag}`, а после ходов `{marker}`\0\
result-mismatch-help\tони должны совпадать (PGN 8.2.6)\0\
result-contradicts-mate\tзаписан результат `{result}`, но в последней позиции {SIDE(side)} поставили мат\0\
result-contradicts-stalemate\tзаписан результат `{result}`, но в последней позиции пат\0\
open-result-and-mate\tрезультат не указан (`{result}`), но в последней позиции {SIDE(side)} поставили мат\0\
open-result-and-stalemate\tрезультат не указан (`{result}`), но в последней позиции пат\0\
result-by-the-board\tпо позиции на доске результат `{result}`\0\
threefold-repetition\tпозиция возникла в третий раз ({stood}): {SIDE(side)}, чья очередь хода, вправе потребовать ничью\0\
fifty-moves\tобе стороны сделали по пятьдесят ходов {without}: {SIDE(side)}, чья очередь хода, вправе потребовать ничью\0\
fivefold-repetition\tпозиция возникла в пятый раз ({stood}): ничья\0\
fivefold-repetition-in-turn\tпозиция возникла пятый раз подряд ({stood}): ничья\0\
seventy-five-moves\tобе стороны сделали по семьдесят пять ходов без взятий и ходов пешками: ничья\0\
play-went-on\t{message}, но игра продолжалась\0\
severity\t{key\terror\tошибка\twarning\tпредупреждение\tпримечание}\0\
help\tсовет\0\
laws\tоснование\0\
record\tзапись {number}\0\
cited\t{edition}, {place}\0\
not-verified\t{cited} (номер не проверен)\0\
article\tстатья {number}\0\
appendix\tприложение {letter}\0\
appendix-article\tприложение {letter}, п. {number}\0\
guidelines\tРуководящие указания, {number}\0\
edition\t{key\tfide2001\tПравила ФИДЕ 2001 года\tfide2005\tПравила ФИДЕ 2005 года\tfide2009\tПравила ФИДЕ 2009 года\tru2011\tПравила вида спорта «шахматы» (2011)\tfide2014\tПравила ФИДЕ 2014 года\tfide2017\tПравила ФИДЕ 2017 года\tfide2018\tПравила ФИДЕ 2018 года\ttavreli\tправила таврелей\tПравила ФИДЕ 2023 года}\0\
more-of-this-kind\t{count\tone\tи ещё {count} такое замечание в этой записи\tfew\tи ещё {count} таких замечания в этой записи\tи ещё {count} таких замечаний в этой записи}\0\
unused-ignore\tзамечания `{name}`, которое здесь игнорируется, нет\0\
unused-ignore-unknown\tзамечания `{name}` не существует, игнорировать нечего\0\
unused-ignore-help\tуберите имя из строки\0\
";
