//! The texts of `notations.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::Argument;
use super::super::compiled::Key::Name;

pub(super) const MESSAGES: &[Entry] = &[
    ("other-notation", &[Text("`"), Fill(Argument("word")), Text("` and what is written like it was read as "), Select { on: Argument("notation"), variants: &[
        (Name("iccf"), &[Text("the digits of correspondence chess (ICCF)")]),
        (Name("smith"), &[Text("Smith notation")]),
        (Name("descriptive"), &[Text("English descriptive notation")]),
        (Name("spoken"), &[Text("moves announced in words")]),
        (Name("braille"), &[Text("the braille chess code")]),
    ], default: &[Text("another notation")] }]),
    ("other-notation-help", &[Text("`zapis convert` writes the record in the export format")]),
    ("shorthand-move", &[Text("`"), Fill(Argument("word")), Text("` leaves out what the board shows: few programs read it")]),
    ("notation-iccf", &[Text("digits of correspondence chess; castling is the king's move: 5171")]),
    ("notation-smith", &[Text("coordinates with what is taken, `c` and `C` for castling, `E` for en passant")]),
    ("notation-descriptive", &[Text("the notation of older English books")]),
    ("notation-spoken", &[Text("as announced to blind players; in German or, with `--out-letters ru`, in Russian letters")]),
    ("notation-braille", &[Text("the braille chess code (UKAAF 2015), as far as it is known for certain")]),
    ("notations-notes", &[Text("All of them are read too, without an option, wherever a word is not an algebraic move.\n`braille`: the cell of the bishop and the symbols for capture, castling, promotion and check are not known for certain. A bishop's move and castling are written as two squares; a pawn that becomes a bishop stays in print.\n`spoken`: the Laws have no words for capture and check, so none are written.\n`iccf`, `smith`: in Chess960 the one writes castling as king takes rook, the other as the king's own move with `c` or `C`.\nTelegraph codes are left out: their tables are not known for certain.\nTavreli has a notation of its own, `(2)a3xc3+`: its records stay in it, and `--out-letters ru` names the files а to з.")]),
    ("spoken-letters", &[Text("announcements are written with `--out-letters de` or `--out-letters ru`")]),
    ("print-notation", &[Text("only moves with piece letters are printed: `--to pgn`, `san`, `lan` or `figurine`")]),
];
