# Notations other than the algebraic one.

other-notation =
    `{ $word }` and what is written like it was read as { $notation ->
        [iccf] the digits of correspondence chess (ICCF)
        [smith] Smith notation
        [descriptive] English descriptive notation
        [spoken] moves announced in words
        [braille] the braille chess code
        [figurine] figurines among letters
       *[other] another notation
    }
other-notation-help = `zapis convert` writes the record in the export format
shorthand-move = `{ $word }` leaves out what the board shows: few programs read it

# zapis list notations.
notation-iccf = digits of correspondence chess; castling is the king's move: 5171
notation-smith = coordinates with what is taken, `c` and `C` for castling, `E` for en passant
notation-descriptive = the notation of older English books
notation-spoken = as announced to blind players; in German or, with `--out-letters ru`, in Russian letters
notation-braille = the braille chess code (UKAAF 2015), as far as it is known for certain
notations-notes =
    All of them are read too, without an option, wherever a word is not an algebraic move.
    `braille`: the cell of the bishop and the symbols for capture, castling, promotion and check are not known for certain. A bishop's move and castling are written as two squares; a pawn that becomes a bishop stays in print.
    `spoken`: the Laws have no words for capture and check, so none are written.
    `iccf`, `smith`: in Chess960 the one writes castling as king takes rook, the other as the king's own move with `c` or `C`.
    Telegraph codes are left out: their tables are not known for certain.
    Tavreli has a notation of its own, `(2)a3xc3+`: its records stay in it, and `--out-letters ru` names the files а to з.
spoken-letters = announcements are written with `--out-letters de` or `--out-letters ru`
heading-round = round { $round }
heading-annotator = annotated by { $name }
standalone-needs-pages = --standalone is for games that are typeset: `--to html`, `latex` or `markdown`
print-notation = only moves with piece letters are printed: `--to pgn`, `san`, `lan` or `figurine`
