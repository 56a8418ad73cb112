//! The texts of `notations.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
other-notation\t`{word}` and what is written like it was read as {notation\ticcf\tthe digits of correspondence chess (ICCF)\tsmith\tSmith notation\tdescriptive\tEnglish descriptive notation\tspoken\tmoves announced in words\tbraille\tthe braille chess code\tanother notation}\0\
other-notation-help\t`zapis convert` writes the record in the export format\0\
shorthand-move\t`{word}` leaves out what the board shows: few programs read it\0\
notation-iccf\tdigits of correspondence chess; castling is the king's move: 5171\0\
notation-smith\tcoordinates with what is taken, `c` and `C` for castling, `E` for en passant\0\
notation-descriptive\tthe notation of older English books\0\
notation-spoken\tas announced to blind players; in German or, with `--out-letters ru`, in Russian letters\0\
notation-braille\tthe braille chess code (UKAAF 2015), as far as it is known for certain\0\
notations-notes\tAll of them are read too, without an option, wherever a word is not an algebraic move.\n`braille`: the cell of the bishop and the symbols for capture, castling, promotion and check are not known for certain. A bishop's move and castling are written as two squares; a pawn that becomes a bishop stays in print.\n`spoken`: the Laws have no words for capture and check, so none are written.\n`iccf`, `smith`: in Chess960 the one writes castling as king takes rook, the other as the king's own move with `c` or `C`.\nTelegraph codes are left out: their tables are not known for certain.\nTavreli has a notation of its own, `(2)a3xc3+`: its records stay in it, and `--out-letters ru` names the files а to з.\0\
spoken-letters\tannouncements are written with `--out-letters de` or `--out-letters ru`\0\
print-notation\tonly moves with piece letters are printed: `--to pgn`, `san`, `lan` or `figurine`\0\
";
