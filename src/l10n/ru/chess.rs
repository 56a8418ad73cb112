//! The texts of `chess.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::{Argument, Call, Literal};
use super::super::compiled::Key::{Name, Number};
use super::super::compiled::Function::{Color, Gender, Piece, Side, Wing};
use super::super::compiled::Case::{Accusative, Dative, Genitive, Instrumental, Nominative};

pub(super) const MESSAGES: &[Entry] = &[
    ("on-square", &[Text("на "), Fill(Argument("square"))]),
    ("on-file", &[Text("на вертикали "), Fill(Argument("file"))]),
    ("on-rank", &[Text("на горизонтали "), Fill(Argument("rank"))]),
    ("no-such-piece", &[Fill(Call(Piece, &[Argument("role"), Argument("color")], Genitive)), Text(" нет")]),
    ("none-there", &[Fill(Argument("place")), Text(" нет "), Fill(Call(Piece, &[Argument("role"), Argument("color")], Genitive))]),
    ("none-reaches", &[Select { on: Call(Gender, &[Argument("role")], Nominative), variants: &[
        (Name("f"), &[Text("ни одна "), Fill(Call(Piece, &[Argument("role"), Argument("color")], Nominative)), Text(" не может")]),
    ], default: &[Text("ни один "), Fill(Call(Piece, &[Argument("role"), Argument("color")], Nominative)), Text(" не может")] }, Text(" пойти на "), Fill(Argument("to"))]),
    ("none-there-reaches", &[Fill(Call(Piece, &[Argument("role"), Argument("color")], Nominative)), Text(" "), Fill(Argument("place")), Text(" не может пойти на "), Fill(Argument("to"))]),
    ("no-capture-between", &[Fill(Call(Piece, &[Literal("pawn"), Argument("color")], Nominative)), Text(" с вертикали "), Fill(Argument("file")), Text(" не может бить на вертикаль "), Fill(Argument("to"))]),
    ("no-capture-on", &[Text("ни одна "), Fill(Call(Piece, &[Literal("pawn"), Argument("color")], Nominative)), Text(" не может бить на вертикаль "), Fill(Argument("to"))]),
    ("empty-square", &[Text("поле "), Fill(Argument("square")), Text(" пустое")]),
    ("not-own", &[Fill(Call(Piece, &[Argument("role")], Nominative)), Text(" "), Fill(Argument("square")), Text(" — "), Fill(Call(Color, &[Argument("color"), Argument("role")], Nominative))]),
    ("wrong-way", &[Fill(Call(Piece, &[Argument("role")], Nominative)), Text(" "), Fill(Argument("square")), Text(" не ходит на "), Fill(Argument("to"))]),
    ("blocked", &[Fill(Call(Piece, &[Argument("role")], Nominative)), Text(" "), Fill(Argument("square")), Text(" "), Select { on: Call(Gender, &[Argument("role")], Nominative), variants: &[
        (Name("f"), &[Text("закрыта")]),
    ], default: &[Text("закрыт")] }, Text(" "), Fill(Call(Piece, &[Argument("by")], Instrumental)), Text(" "), Fill(Argument("by_square"))]),
    ("pinned", &[Fill(Call(Piece, &[Argument("role")], Nominative)), Text(" "), Fill(Argument("square")), Text(" "), Select { on: Call(Gender, &[Argument("role")], Nominative), variants: &[
        (Name("f"), &[Text("связана")]),
    ], default: &[Text("связан")] }, Text(" "), Fill(Call(Piece, &[Argument("by")], Instrumental)), Text(" "), Fill(Argument("by_square"))]),
    ("check-unanswered", &[Fill(Call(Side, &[Argument("color")], Nominative)), Text(" под шахом от "), Fill(Call(Piece, &[Argument("by")], Genitive)), Text(" "), Fill(Argument("by_square")), Text(", и этот ход от него не защищает")]),
    ("double-check", &[Fill(Call(Side, &[Argument("color")], Nominative)), Text(" под двойным шахом: ходить может только король")]),
    ("own-piece", &[Text("поле "), Fill(Argument("square")), Text(" занято "), Select { on: Call(Gender, &[Argument("role")], Nominative), variants: &[
        (Name("f"), &[Text("собственной")]),
    ], default: &[Text("собственным")] }, Text(" "), Fill(Call(Piece, &[Argument("role")], Instrumental))]),
    ("takes-king", &[Fill(Call(Piece, &[Literal("king"), Argument("color")], Accusative)), Text(" на "), Fill(Argument("square")), Text(" взять нельзя")]),
    ("attacked", &[Text("поле "), Fill(Argument("square")), Text(" под ударом "), Fill(Call(Piece, &[Argument("by")], Genitive)), Text(" "), Fill(Argument("by_square"))]),
    ("nothing-to-capture", &[Text("на "), Fill(Argument("square")), Text(" бить нечего")]),
    ("en-passant-over", &[Text("пешка "), Fill(Argument("pawn")), Text(" не прошла через "), Fill(Argument("passed")), Text(" последним ходом, взять её на проходе нельзя")]),
    ("en-passant-opens", &[Text("после взятия на проходе король оказался бы под шахом от "), Fill(Call(Piece, &[Argument("by")], Genitive)), Text(" "), Fill(Argument("by_square"))]),
    ("must-promote", &[Text("пешка на "), Fill(Argument("square")), Text(" должна превратиться, а фигура не названа")]),
    ("cannot-become", &[Text("пешка не превращается в "), Fill(Call(Piece, &[Argument("role")], Accusative))]),
    ("no-promotion", &[Text("на "), Fill(Argument("square")), Text(" превращения не бывает")]),
    ("pass-in-check", &[Text("при шахе пропустить ход нельзя")]),
    ("castling-king-away", &[Fill(Call(Side, &[Argument("color")], Nominative)), Text(" потеряли право на "), Fill(Call(Wing, &[Argument("wing")], Nominative)), Text(" рокировку: король стоит на "), Fill(Argument("king"))]),
    ("castling-rook-away", &[Fill(Call(Side, &[Argument("color")], Nominative)), Text(" потеряли право на "), Fill(Call(Wing, &[Argument("wing")], Nominative)), Text(" рокировку: на "), Fill(Argument("rook")), Text(" нет "), Fill(Call(Piece, &[Literal("rook"), Argument("color")], Genitive))]),
    ("castling-right-lost", &[Text("у "), Fill(Call(Side, &[Argument("color")], Genitive)), Text(" нет права на "), Fill(Call(Wing, &[Argument("wing")], Nominative)), Text(" рокировку: король или ладья уже ходили")]),
    ("castling-blocked", &[Text("рокировке мешает "), Fill(Call(Piece, &[Argument("role")], Nominative)), Text(" "), Fill(Argument("square"))]),
    ("castling-in-check", &[Fill(Call(Side, &[Argument("color")], Dative)), Text(" нельзя рокировать: король под шахом от "), Fill(Call(Piece, &[Argument("by")], Genitive)), Text(" "), Fill(Argument("by_square"))]),
    ("castling-through", &[Text("король прошёл бы через поле "), Fill(Argument("square")), Text(", а оно под ударом "), Fill(Call(Piece, &[Argument("by")], Genitive)), Text(" "), Fill(Argument("by_square"))]),
    ("castling-into", &[Text("король попал бы на поле "), Fill(Argument("square")), Text(", а оно под ударом "), Fill(Call(Piece, &[Argument("by")], Genitive)), Text(" "), Fill(Argument("by_square"))]),
    ("no-king", &[Text("нет "), Fill(Call(Piece, &[Literal("king"), Argument("color")], Genitive))]),
    ("several-kings", &[Fill(Call(Piece, &[Literal("king"), Argument("color")], Nominative)), Text(" не один: они стоят на "), Fill(Argument("squares"))]),
    ("pawns-on-back-ranks", &[Select { on: Argument("count"), variants: &[
        (Number(1), &[Fill(Call(Piece, &[Literal("pawn"), Argument("color")], Nominative)), Text(" стоит")]),
    ], default: &[Fill(Call(Side, &[Argument("color")], Nominative)), Text(" пешки стоят")] }, Text(" на "), Fill(Argument("squares"))]),
    ("too-many-pieces", &[Text("у "), Fill(Call(Side, &[Argument("color")], Genitive)), Text(" "), Fill(Argument("count")), Text(" "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("фигура")]),
        (Name("few"), &[Text("фигуры")]),
    ], default: &[Text("фигур")] }, Text(", а в начале партии их 16")]),
    ("too-many-pawns", &[Text("у "), Fill(Call(Side, &[Argument("color")], Genitive)), Text(" "), Fill(Argument("count")), Text(" "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("пешка")]),
        (Name("few"), &[Text("пешки")]),
    ], default: &[Text("пешек")] }, Text(", а в начале партии их 8")]),
    ("too-many-promoted", &[Text("у "), Fill(Call(Side, &[Argument("color")], Genitive)), Text(" "), Fill(Argument("promoted")), Text(" "), Select { on: Argument("promoted"), variants: &[
        (Name("one"), &[Text("превращённая фигура")]),
        (Name("few"), &[Text("превращённые фигуры")]),
    ], default: &[Text("превращённых фигур")] }, Text(", а "), Select { on: Argument("missing"), variants: &[
        (Number(0), &[Text("все пешки на месте")]),
    ], default: &[Text("пешек недостаёт только "), Fill(Argument("missing"))] }]),
    ("kings-touch", &[Text("короли на "), Fill(Argument("white")), Text(" и "), Fill(Argument("black")), Text(" стоят рядом")]),
    ("opponent-in-check", &[Fill(Call(Piece, &[Literal("king"), Argument("color")], Nominative)), Text(" под шахом, а ход "), Fill(Call(Side, &[Argument("turn")], Genitive))]),
    ("too-many-checkers", &[Fill(Call(Piece, &[Literal("king"), Argument("color")], Nominative)), Text(" под шахом сразу от "), Fill(Argument("count")), Text(" фигур: на "), Fill(Argument("squares"))]),
    ("impossible-double-check", &[Text("двойной шах "), Fill(Call(Piece, &[Literal("king"), Argument("color")], Dative)), Text(" с "), Fill(Argument("squares")), Text(" одним ходом дать нельзя")]),
    ("clock-ahead-of-moves", &[Text("счётчик полуходов показывает "), Fill(Argument("clock")), Text(", но к ходу "), Fill(Argument("number")), Text(" их сделано меньше")]),
    ("move-number-zero", &[Text("номер хода 0, а ходы нумеруются с 1")]),
    ("right-without-king", &[Text("у "), Fill(Call(Side, &[Argument("color")], Genitive)), Text(" есть право на "), Fill(Call(Wing, &[Argument("wing")], Nominative)), Text(" рокировку, но король не на своей первой горизонтали")]),
    ("right-without-king-or-wing", &[Text("у "), Fill(Call(Side, &[Argument("color")], Genitive)), Text(" есть право на рокировку, но король не на своей первой горизонтали")]),
    ("right-without-rook-on", &[Text("у "), Fill(Call(Side, &[Argument("color")], Genitive)), Text(" есть право на "), Fill(Call(Wing, &[Argument("wing")], Nominative)), Text(" рокировку, но на "), Fill(Argument("rook")), Text(" нет "), Fill(Call(Piece, &[Literal("rook"), Argument("color")], Genitive))]),
    ("right-without-rook", &[Text("у "), Fill(Call(Side, &[Argument("color")], Genitive)), Text(" есть право на рокировку `"), Fill(Argument("letter")), Text("`, но нет ладьи для неё")]),
    ("right-of-chess960", &[Text("у "), Fill(Call(Side, &[Argument("color")], Genitive)), Text(" есть право на "), Fill(Call(Wing, &[Argument("wing")], Nominative)), Text(" рокировку королём "), Fill(Argument("king")), Text(" с ладьёй "), Fill(Argument("rook")), Text(", а такая бывает только в шахматах 960")]),
    ("en-passant-rank", &[Text("поле взятия на проходе "), Fill(Argument("square")), Text(" не на той горизонтали: ход "), Fill(Call(Side, &[Argument("turn")], Genitive))]),
    ("en-passant-pawn-missing", &[Text("поле взятия на проходе — "), Fill(Argument("square")), Text(", но "), Fill(Call(Piece, &[Literal("pawn"), Argument("color")], Nominative)), Text(" через него только что не проходила")]),
    ("en-passant-way-blocked", &[Text("поле взятия на проходе — "), Fill(Argument("square")), Text(", но на пути пешки стоит фигура: "), Fill(Argument("blocked"))]),
    ("en-passant-clock", &[Text("поле взятия на проходе — "), Fill(Argument("square")), Text(", но последний ход пешкой или взятие было "), Fill(Argument("clock")), Text(" "), Select { on: Argument("clock"), variants: &[
        (Name("one"), &[Text("полуход")]),
        (Name("few"), &[Text("полухода")]),
    ], default: &[Text("полуходов")] }, Text(" назад")]),
    ("en-passant-check", &[Text("поле взятия на проходе — "), Fill(Argument("square")), Text(", но король и до хода этой пешки был под шахом с "), Fill(Argument("squares"))]),
    ("fen-placement", &[Text("здесь должна быть буква фигуры или число пустых полей")]),
    ("fen-rank-too-long", &[Text("на горизонтали "), Fill(Argument("rank")), Text(" больше 8 полей")]),
    ("fen-rank-too-short", &[Text("на горизонтали "), Fill(Argument("rank")), Text(" "), Fill(Argument("count")), Text(" "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("поле")]),
        (Name("few"), &[Text("поля")]),
    ], default: &[Text("полей")] }, Text(" вместо 8")]),
    ("fen-too-few-ranks", &[Text("в расстановке "), Fill(Argument("count")), Text(" "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("горизонталь")]),
        (Name("few"), &[Text("горизонтали")]),
    ], default: &[Text("горизонталей")] }, Text(" вместо 8")]),
    ("fen-too-many-ranks", &[Text("в расстановке больше 8 горизонталей")]),
    ("fen-side-to-move", &[Text("здесь должна быть очередь хода: `w` или `b`")]),
    ("fen-castling-rights", &[Text("здесь должны быть права на рокировку, например `KQkq` или `HAha`, или `-`")]),
    ("fen-castling-repeated", &[Text("это право на рокировку записано дважды")]),
    ("fen-en-passant-square", &[Text("здесь должно быть поле взятия на проходе или `-`")]),
    ("fen-halfmove-clock", &[Text("здесь должен быть счётчик полуходов")]),
    ("fen-fullmove-number", &[Text("здесь должен быть номер хода")]),
    ("fen-number-too-large", &[Text("это число слишком велико")]),
    ("fen-space", &[Text("здесь должен быть пробел")]),
    ("fen-end", &[Text("здесь FEN должен заканчиваться")]),
];
