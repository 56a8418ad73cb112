# Почему ход или позиция невозможны.

on-square = на { $square }
on-file = на вертикали { $file }
on-rank = на горизонтали { $rank }
no-such-piece = { PIECE($role, $color, case: "gen") } нет
none-there = { $place } нет { PIECE($role, $color, case: "gen") }
none-reaches =
    { GENDER($role) ->
        [f] ни одна { PIECE($role, $color) } не может
       *[m] ни один { PIECE($role, $color) } не может
    } пойти на { $to }
none-there-reaches = { PIECE($role, $color) } { $place } не может пойти на { $to }
no-capture-between = { PIECE("pawn", $color) } с вертикали { $file } не может бить на вертикаль { $to }
no-capture-on = ни одна { PIECE("pawn", $color) } не может бить на вертикаль { $to }
empty-square = поле { $square } пустое
not-own = { PIECE($role) } { $square } — { COLOR($color, $role) }
wrong-way = { PIECE($role) } { $square } не ходит на { $to }
blocked =
    путь { PIECE($role, case: "dat") } { $square } преграждает { PIECE($by) } { $by_square }
pinned =
    { PIECE($role) } { $square } { GENDER($role) ->
        [f] связана
       *[m] связан
    } { PIECE($by, case: "ins") } { $by_square }
check-unanswered = { SIDE($color) } под шахом от { PIECE($by, case: "gen") } { $by_square }, и этот ход от него не защищает
double-check = { SIDE($color) } под двойным шахом: ходить может только король
own-piece =
    поле { $square } занято { GENDER($role) ->
        [f] собственной
       *[m] собственным
    } { PIECE($role, case: "ins") }
takes-king = { PIECE("king", $color, case: "acc") } на { $square } взять нельзя
attacked = поле { $square } под ударом { PIECE($by, case: "gen") } { $by_square }
nothing-to-capture = на { $square } бить нечего
en-passant-over = пешка { $pawn } не пошла последним ходом на два поля через { $passed }, взять её на проходе нельзя
en-passant-opens = после взятия на проходе король оказался бы под шахом от { PIECE($by, case: "gen") } { $by_square }
must-promote = пешка на { $square } должна превратиться, а фигура не названа
cannot-become = пешка не превращается в { PIECE($role, case: "acc") }
no-promotion = превращение возможно только на последней горизонтали, а не на { $square }
pass-in-check = при шахе пропустить ход нельзя
castling-king-away = { SIDE($color) } потеряли право на { WING($wing) } рокировку: король стоит на { $king }
castling-rook-away = { SIDE($color) } потеряли право на { WING($wing) } рокировку: на { $rook } нет { PIECE("rook", $color, case: "gen") }
castling-right-lost = у { SIDE($color, case: "gen") } нет права на { WING($wing) } рокировку: король или ладья уже ходили
castling-blocked = рокировке мешает { PIECE($role) } { $square }
castling-in-check = { SIDE($color, case: "dat") } нельзя рокировать: король под шахом от { PIECE($by, case: "gen") } { $by_square }
castling-through = король прошёл бы через поле { $square }, а оно под ударом { PIECE($by, case: "gen") } { $by_square }
castling-into = король попал бы на поле { $square }, а оно под ударом { PIECE($by, case: "gen") } { $by_square }

no-king = нет { PIECE("king", $color, case: "gen") }
several-kings = { PIECE("king", $color) } не один: они стоят на { $squares }
pawns-on-back-ranks =
    { $count ->
        [1] { PIECE("pawn", $color) } стоит
       *[other] { SIDE($color) } пешки стоят
    } на { $squares }
too-many-pieces =
    у { SIDE($color, case: "gen") } { $count } { $count ->
        [one] фигура
        [few] фигуры
       *[many] фигур
    }, а в начале партии их 16
too-many-pawns =
    у { SIDE($color, case: "gen") } { $count } { $count ->
        [one] пешка
        [few] пешки
       *[many] пешек
    }, а в начале партии их 8
too-many-promoted =
    у { SIDE($color, case: "gen") } { $promoted } { $promoted ->
        [one] превращённая фигура
        [few] превращённые фигуры
       *[many] превращённых фигур
    }, а { $missing ->
        [0] все пешки на месте
       *[other] пешек недостаёт только { $missing }
    }
kings-touch = короли на { $white } и { $black } стоят рядом
opponent-in-check = { PIECE("king", $color) } под шахом, а ход { SIDE($turn, case: "gen") }
too-many-checkers = { PIECE("king", $color) } под шахом сразу от { $count } фигур: на { $squares }
impossible-double-check = двойной шах { PIECE("king", $color, case: "dat") } с { $squares } одним ходом дать нельзя
clock-ahead-of-moves = счётчик полуходов показывает { $clock }, но к ходу { $number } их сделано меньше
move-number-zero = номер хода 0, а ходы нумеруются с 1
right-without-king = у { SIDE($color, case: "gen") } есть право на { WING($wing) } рокировку, но король не на своей первой горизонтали
right-without-king-or-wing = у { SIDE($color, case: "gen") } есть право на рокировку, но король не на своей первой горизонтали
right-without-rook-on = у { SIDE($color, case: "gen") } есть право на { WING($wing) } рокировку, но на { $rook } нет { PIECE("rook", $color, case: "gen") }
right-without-rook = у { SIDE($color, case: "gen") } есть право на рокировку `{ $letter }`, но нет ладьи для неё
right-of-chess960 = у { SIDE($color, case: "gen") } есть право на { WING($wing) } рокировку королём { $king } с ладьёй { $rook }, а такая бывает только в шахматах 960
en-passant-rank = поле взятия на проходе { $square } не на той горизонтали: ход { SIDE($turn, case: "gen") }
en-passant-pawn-missing = поле взятия на проходе — { $square }, но { PIECE("pawn", $color) } через него только что не проходила
en-passant-way-blocked = поле взятия на проходе — { $square }, но на пути пешки стоит фигура: { $blocked }
en-passant-clock =
    поле взятия на проходе — { $square }, но последний ход пешкой или взятие было { $clock } { $clock ->
        [one] полуход
        [few] полухода
       *[many] полуходов
    } назад
en-passant-check = поле взятия на проходе — { $square }, но король и до хода этой пешки был под шахом с { $squares }

fen-placement = здесь должна быть буква фигуры или число пустых полей
fen-rank-too-long = на горизонтали { $rank } больше 8 полей
fen-rank-too-short =
    на горизонтали { $rank } { $count } { $count ->
        [one] поле
        [few] поля
       *[many] полей
    } вместо 8
fen-too-few-ranks =
    в расстановке { $count } { $count ->
        [one] горизонталь
        [few] горизонтали
       *[many] горизонталей
    } вместо 8
fen-too-many-ranks = в расстановке больше 8 горизонталей
fen-side-to-move = здесь должна быть очередь хода: `w` или `b`
fen-castling-rights = здесь должны быть права на рокировку, например `KQkq` или `HAha`, или `-`
fen-castling-repeated = это право на рокировку записано дважды
fen-en-passant-square = здесь должно быть поле взятия на проходе или `-`
fen-halfmove-clock = здесь должен быть счётчик полуходов
fen-fullmove-number = здесь должен быть номер хода
fen-number-too-large = это число слишком велико
fen-space = здесь должен быть пробел
fen-end = здесь FEN должен заканчиваться
