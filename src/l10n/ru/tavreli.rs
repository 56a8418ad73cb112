//! The texts of `tavreli.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::{Argument, Call, Literal};
use super::super::compiled::Key::Name;
use super::super::compiled::Function::{Piece, Side, Wing};
use super::super::compiled::Case::{Accusative, Dative, Genitive, Instrumental, Nominative};

pub(super) const MESSAGES: &[Entry] = &[
    ("tavreli-empty-square", &[Text("на "), Fill(Argument("square")), Text(" ничего нет")]),
    ("tavreli-not-own", &[Text("башня "), Fill(Argument("square")), Text(" принадлежит "), Fill(Call(Side, &[Argument("color")], Dative)), Text(": сверху "), Fill(Call(Piece, &[Argument("role")], Nominative))]),
    ("tavreli-nothing-taken", &[Text("ходом сверху снимают хотя бы одну таврель")]),
    ("tavreli-tower-lower", &[Text("в башне "), Fill(Argument("square")), Text(" "), Fill(Argument("height")), Text(" "), Select { on: Argument("height"), variants: &[
        (Name("one"), &[Text("таврель")]),
        (Name("few"), &[Text("таврели")]),
    ], default: &[Text("таврелей")] }, Text(", а снять нужно больше")]),
    ("tavreli-lands-on-volhv", &[Text("на "), Fill(Argument("square")), Text(" стоит "), Fill(Call(Piece, &[Literal("volhv"), Argument("color")], Nominative)), Text(", а на волхва вставать нельзя")]),
    ("tavreli-wrong-way", &[Fill(Call(Piece, &[Argument("role")], Nominative)), Text(" "), Fill(Argument("square")), Text(" не ходит на "), Fill(Argument("to"))]),
    ("tavreli-blocked", &[Fill(Call(Piece, &[Argument("role")], Nominative)), Text(" "), Fill(Argument("square")), Text(" закрыт "), Fill(Call(Piece, &[Argument("by")], Instrumental)), Text(" "), Fill(Argument("by_square"))]),
    ("tavreli-enemy-ahead", &[Text("прямо ратник не берёт, а на "), Fill(Argument("square")), Text(" стоит "), Fill(Call(Piece, &[Argument("role"), Argument("color")], Nominative))]),
    ("tavreli-nothing-to-take", &[Text("по диагонали ратник ходит только со взятием, а на "), Fill(Argument("square")), Text(" брать некого")]),
    ("tavreli-has-moved", &[Text("ратник "), Fill(Argument("square")), Text(" уже ходил и идёт только на одно поле")]),
    ("tavreli-crosses", &[Text("ход на два поля идёт через "), Fill(Argument("square")), Text(", где стоит "), Fill(Call(Piece, &[Argument("role")], Nominative))]),
    ("tavreli-covered", &[Fill(Call(Piece, &[Argument("role")], Nominative)), Text(" "), Fill(Argument("square")), Text(" мог бы так пойти, но его накрывает "), Fill(Call(Piece, &[Argument("top")], Nominative))]),
    ("tavreli-frees", &[Text("ход освобождает на "), Fill(Argument("square")), Text(" "), Fill(Call(Piece, &[Argument("role"), Argument("color")], Accusative)), Text(", и тот бьёт волхва на "), Fill(Argument("volhv"))]),
    ("tavreli-check-unanswered", &[Text("волхв под шахом от "), Fill(Call(Piece, &[Argument("by")], Genitive)), Text(" "), Fill(Argument("by_square")), Text(", и этот ход от него не защищает")]),
    ("tavreli-opens", &[Text("волхв оказался бы под шахом от "), Fill(Call(Piece, &[Argument("by")], Genitive)), Text(" "), Fill(Argument("by_square"))]),
    ("tavreli-attacked", &[Text("поле "), Fill(Argument("square")), Text(" под ударом "), Fill(Call(Piece, &[Argument("by")], Genitive)), Text(" "), Fill(Argument("by_square"))]),
    ("tavreli-castling-lost", &[Text("права на "), Fill(Call(Wing, &[Argument("wing")], Nominative)), Text(" рокировку нет: волхв или ратоборец уже ходили")]),
    ("tavreli-castling-covered", &[Text("ратоборец "), Fill(Argument("square")), Text(" накрыт "), Fill(Call(Piece, &[Argument("top")], Instrumental)), Text(" и рокировать не может")]),
    ("tavreli-castling-blocked", &[Text("рокировке мешает "), Fill(Call(Piece, &[Argument("role")], Nominative)), Text(" "), Fill(Argument("square"))]),
    ("tavreli-castling-attacked", &[Text("волхв не может рокировать: поле "), Fill(Argument("square")), Text(" под ударом "), Fill(Call(Piece, &[Argument("by")], Genitive)), Text(" "), Fill(Argument("by_square"))]),
    ("tavreli-too-many", &[Text("на доске "), Fill(Argument("count")), Text(" "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("таврель")]),
        (Name("few"), &[Text("таврели")]),
    ], default: &[Text("таврелей")] }, Text(", а в партии их 32")]),
    ("tavreli-too-many-of", &[Text("у "), Fill(Call(Side, &[Argument("color")], Genitive)), Text(" "), Select { on: Argument("role"), variants: &[
        (Name("ratnik"), &[Text("ратников со знаком «"), Fill(Call(Piece, &[Argument("target")], Nominative)), Text("»")]),
    ], default: &[Text("таврелей «"), Fill(Call(Piece, &[Argument("role")], Nominative)), Text("»")] }, Text(" "), Fill(Argument("count")), Text(" — больше, чем бывает в партии")]),
    ("tavreli-on-volhv", &[Text("на "), Fill(Argument("square")), Text(" что-то поставлено на волхва")]),
    ("tavreli-no-volhv", &[Text("нет "), Fill(Call(Piece, &[Literal("volhv"), Argument("color")], Genitive))]),
    ("tavreli-volhvs", &[Fill(Call(Piece, &[Literal("volhv"), Argument("color")], Nominative)), Text(" не один: их "), Fill(Argument("count"))]),
    ("tavreli-unpromoted", &[Text("верхний ратник на "), Fill(Argument("square")), Text(" стоит на последней горизонтали и не превращён")]),
    ("tavreli-right-without-pieces", &[Text("у "), Fill(Call(Side, &[Argument("color")], Genitive)), Text(" есть право на "), Fill(Call(Wing, &[Argument("wing")], Nominative)), Text(" рокировку, но волхв или ратоборец не на своём поле")]),
    ("tavreli-double-without-warrior", &[Text("у "), Fill(Call(Side, &[Argument("color")], Genitive)), Text(" ратник "), Fill(Argument("square")), Text(" будто бы не ходил, но его там нет")]),
    ("tavreli-no-double-step", &[Text("через "), Fill(Argument("square")), Text(" последним ходом никто не мог пройти")]),
    ("tavreli-opponent-in-check", &[Fill(Call(Piece, &[Literal("volhv"), Argument("color")], Nominative)), Text(" под шахом, хотя ход не "), Fill(Call(Side, &[Argument("color")], Genitive))]),
    ("tavreli-too-few", &[Text("на доске "), Fill(Argument("count")), Text(" "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("таврель")]),
        (Name("few"), &[Text("таврели")]),
    ], default: &[Text("таврелей")] }, Text(" вместо 32, а таврели с доски не уходят")]),
    ("tavreli-move-number", &[Text("номер хода 0, а ходы нумеруются с 1")]),
    ("tavreli-string-unreadable", &[Text("позиция не читается: "), Fill(Argument("problem"))]),
    ("tavreli-string-expected", &[Text("здесь "), Select { on: Argument("field"), variants: &[
        (Name("placement"), &[Text("должна быть таврель (`N`, `PH`, `+H`), башня (`(PHN)`) или число пустых полей, по восемь полей на горизонталь")]),
        (Name("side"), &[Text("должна быть очередь хода: `w` или `b`")]),
        (Name("castling"), &[Text("должны быть права на рокировку, например `KQkq`, или `-`")]),
        (Name("double"), &[Text("должны быть вертикали ратников, которые не ходили, например `ABCdef`, или `-`")]),
        (Name("en-passant"), &[Text("должно быть поле, пройденное ходом на два поля, или `-`")]),
        (Name("half"), &[Text("должно быть число полуходов с последнего хода ратником или построения башни")]),
        (Name("full"), &[Text("должен быть номер хода")]),
    ], default: &[Text("позиция должна заканчиваться")] }]),
    ("tavreli-differs-double", &[Text("ратник "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("белых")]),
    ], default: &[Text("чёрных")] }, Text(" с вертикали "), Fill(Argument("file")), Text(" ещё не ходил")]),
    ("tavreli-differs-en-passant", &[Text("ратника можно было взять на проходе на "), Fill(Argument("square"))]),
    ("tavreli-differs-no-en-passant", &[Text("взятия на проходе на "), Fill(Argument("square")), Text(" тогда не было")]),
    ("tavreli-letters-mixed", &[Text("вертикали обозначены то латинскими, то русскими буквами, и какие имеются в виду, решить нельзя")]),
    ("tavreli-foreign-letter", &[Text("в записи `"), Fill(Argument("word")), Text("` есть буква `"), Fill(Argument("letter")), Text("`, а вертикали этой партии обозначены "), Select { on: Argument("files"), variants: &[
        (Name("latin"), &[Text("латинскими")]),
    ], default: &[Text("русскими")] }, Text(" буквами")]),
    ("game-recognized", &[Text("игра в тегах не названа; судя по ходам, это "), Select { on: Argument("game"), variants: &[
    ], default: &[Text("таврели")] }]),
    ("game-recognized-help", &[Text("партия так и проверена; укажите это тегом `[Variant \"Tavreli\"]`")]),
    ("game-recognized-elsewhere", &[Text("партия так и проверена; об этом говорит тег `[Variant \"Tavreli\"]`")]),
    ("game-letters-help", &[Text("запись прочитана по первой букве; укажите `[Files \"latin\"]` или `[Files \"cyrillic\"]`")]),
    ("game-letters-elsewhere", &[Text("запись прочитана по первой букве; буквы называет тег `[Files \"latin\"]` или `[Files \"cyrillic\"]`")]),
    ("look-alike-file", &[Text("в записи `"), Fill(Argument("word")), Text("` есть буква, которая лишь похожа на остальные буквы партии")]),
    ("needless-count", &[Text("в записи `"), Fill(Argument("word")), Text("` указано число таврелей, хотя идёт вся башня")]),
    ("build-mark-wrong", &[Text("в записи `"), Fill(Argument("word")), Text("` стоит знак построения башни, но поле, куда идёт ход, пустое")]),
    ("build-mark-missing", &[Text("ход `"), Fill(Argument("word")), Text("` строит башню, а знака `х` нет")]),
    ("end-mark-without-mate", &[Text("в записи `"), Fill(Argument("word")), Text("` стоит знак конца партии, но это не мат")]),
    ("without-progress", &[Select { on: Argument("game"), variants: &[
        (Name("tavreli"), &[Text("без ходов ратниками и построения башен")]),
    ], default: &[Text("без взятий и ходов пешками")] }]),
    ("claims-sealed-of-chess", &[Text("записанный (секретный) ход оценивается только по правилам шахмат, а это позиция таврелей")]),
];
