//! The texts of `chess.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
on-square\tна {square}\0\
on-file\tна вертикали {file}\0\
on-rank\tна горизонтали {rank}\0\
no-such-piece\t{PIECE(role,color):gen} нет\0\
none-there\t{place} нет {PIECE(role,color):gen}\0\
none-reaches\t{GENDER(role)\tf\tни одна {PIECE(role,color)} не может\tни один {PIECE(role,color)} не может} пойти на {to}\0\
none-there-reaches\t{PIECE(role,color)} {place} не может пойти на {to}\0\
no-capture-between\t{PIECE('pawn',color)} с вертикали {file} не может бить на вертикаль {to}\0\
no-capture-on\tни одна {PIECE('pawn',color)} не может бить на вертикаль {to}\0\
empty-square\tполе {square} пустое\0\
not-own\t{PIECE(role)} {square} — {COLOR(color,role)}\0\
wrong-way\t{PIECE(role)} {square} не ходит на {to}\0\
blocked\t{PIECE(role)} {square} {GENDER(role)\tf\tзакрыта\tзакрыт} {PIECE(by):ins} {by_square}\0\
pinned\t{PIECE(role)} {square} {GENDER(role)\tf\tсвязана\tсвязан} {PIECE(by):ins} {by_square}\0\
check-unanswered\t{SIDE(color)} под шахом от {PIECE(by):gen} {by_square}, и этот ход от него не защищает\0\
double-check\t{SIDE(color)} под двойным шахом: ходить может только король\0\
own-piece\tполе {square} занято {GENDER(role)\tf\tсобственной\tсобственным} {PIECE(role):ins}\0\
takes-king\t{PIECE('king',color):acc} на {square} взять нельзя\0\
attacked\tполе {square} под ударом {PIECE(by):gen} {by_square}\0\
nothing-to-capture\tна {square} бить нечего\0\
en-passant-over\tпешка {pawn} не прошла через {passed} последним ходом, взять её на проходе нельзя\0\
en-passant-opens\tпосле взятия на проходе король оказался бы под шахом от {PIECE(by):gen} {by_square}\0\
must-promote\tпешка на {square} должна превратиться, а фигура не названа\0\
cannot-become\tпешка не превращается в {PIECE(role):acc}\0\
no-promotion\tна {square} превращения не бывает\0\
pass-in-check\tпри шахе пропустить ход нельзя\0\
castling-king-away\t{SIDE(color)} потеряли право на {WING(wing)} рокировку: король стоит на {king}\0\
castling-rook-away\t{SIDE(color)} потеряли право на {WING(wing)} рокировку: на {rook} нет {PIECE('rook',color):gen}\0\
castling-right-lost\tу {SIDE(color):gen} нет права на {WING(wing)} рокировку: король или ладья уже ходили\0\
castling-blocked\tрокировке мешает {PIECE(role)} {square}\0\
castling-in-check\t{SIDE(color):dat} нельзя рокировать: король под шахом от {PIECE(by):gen} {by_square}\0\
castling-through\tкороль прошёл бы через поле {square}, а оно под ударом {PIECE(by):gen} {by_square}\0\
castling-into\tкороль попал бы на поле {square}, а оно под ударом {PIECE(by):gen} {by_square}\0\
no-king\tнет {PIECE('king',color):gen}\0\
several-kings\t{PIECE('king',color)} не один: они стоят на {squares}\0\
pawns-on-back-ranks\t{count\t1\t{PIECE('pawn',color)} стоит\t{SIDE(color)} пешки стоят} на {squares}\0\
too-many-pieces\tу {SIDE(color):gen} {count} {count\tone\tфигура\tfew\tфигуры\tфигур}, а в начале партии их 16\0\
too-many-pawns\tу {SIDE(color):gen} {count} {count\tone\tпешка\tfew\tпешки\tпешек}, а в начале партии их 8\0\
too-many-promoted\tу {SIDE(color):gen} {promoted} {promoted\tone\tпревращённая фигура\tfew\tпревращённые фигуры\tпревращённых фигур}, а {missing\t0\tвсе пешки на месте\tпешек недостаёт только {missing}}\0\
kings-touch\tкороли на {white} и {black} стоят рядом\0\
opponent-in-check\t{PIECE('king',color)} под шахом, а ход {SIDE(turn):gen}\0\
too-many-checkers\t{PIECE('king',color)} под шахом сразу от {count} фигур: на {squares}\0\
impossible-double-check\tдвойной шах {PIECE('king',color):dat} с {squares} одним ходом дать нельзя\0\
clock-ahead-of-moves\tсчётчик полуходов показывает {clock}, но к ходу {number} их сделано меньше\0\
move-number-zero\tномер хода 0, а ходы нумеруются с 1\0\
right-without-king\tу {SIDE(color):gen} есть право на {WING(wing)} рокировку, но король не на своей первой горизонтали\0\
right-without-king-or-wing\tу {SIDE(color):gen} есть право на рокировку, но король не на своей первой горизонтали\0\
right-without-rook-on\tу {SIDE(color):gen} есть право на {WING(wing)} рокировку, но на {rook} нет {PIECE('rook',color):gen}\0\
right-without-rook\tу {SIDE(color):gen} есть право на рокировку `{letter}`, но нет ладьи для неё\0\
right-of-chess960\tу {SIDE(color):gen} есть право на {WING(wing)} рокировку королём {king} с ладьёй {rook}, а такая бывает только в шахматах 960\0\
en-passant-rank\tполе взятия на проходе {square} не на той горизонтали: ход {SIDE(turn):gen}\0\
en-passant-pawn-missing\tполе взятия на проходе — {square}, но {PIECE('pawn',color)} через него только что не проходила\0\
en-passant-way-blocked\tполе взятия на проходе — {square}, но на пути пешки стоит фигура: {blocked}\0\
en-passant-clock\tполе взятия на проходе — {square}, но последний ход пешкой или взятие было {clock} {clock\tone\tполуход\tfew\tполухода\tполуходов} назад\0\
en-passant-check\tполе взятия на проходе — {square}, но король и до хода этой пешки был под шахом с {squares}\0\
fen-placement\tздесь должна быть буква фигуры или число пустых полей\0\
fen-rank-too-long\tна горизонтали {rank} больше 8 полей\0\
fen-rank-too-short\tна горизонтали {rank} {count} {count\tone\tполе\tfew\tполя\tполей} вместо 8\0\
fen-too-few-ranks\tв расстановке {count} {count\tone\tгоризонталь\tfew\tгоризонтали\tгоризонталей} вместо 8\0\
fen-too-many-ranks\tв расстановке больше 8 горизонталей\0\
fen-side-to-move\tздесь должна быть очередь хода: `w` или `b`\0\
fen-castling-rights\tздесь должны быть права на рокировку, например `KQkq` или `HAha`, или `-`\0\
fen-castling-repeated\tэто право на рокировку записано дважды\0\
fen-en-passant-square\tздесь должно быть поле взятия на проходе или `-`\0\
fen-halfmove-clock\tздесь должен быть счётчик полуходов\0\
fen-fullmove-number\tздесь должен быть номер хода\0\
fen-number-too-large\tэто число слишком велико\0\
fen-space\tздесь должен быть пробел\0\
fen-end\tздесь FEN должен заканчиваться\0\
";
