# zapis diagram.
diagram-title = a position of chess
diagram-title-tavreli = a position of Tavreli
diagram-of-start = { $white } – { $black }: the position before the first move
diagram-of-move = { $white } – { $black }: the position after { $mv }
diagram-of-finding = the position before the move: { $message }
diagram-described = White: { $white }. Black: { $black }. { $turn ->
    [white] White
   *[black] Black
} to move{ $check ->
    [yes] {" "}and in check
   *[no] {""}
}.{ $last ->
    [none] {""}
   *[other] {" "}Last move: { $last }.
}{ $towers ->
    [none] {""}
   *[other] {" "}Towers from the bottom up: { $towers }.
}
diagram-all-pieces = { $all }
diagram-no-pieces = none
diagram-pieces = { $role ->
    [king] king
    [queen] { $count ->
        [one] queen
       *[other] queens
    }
    [rook] { $count ->
        [one] rook
       *[other] rooks
    }
    [bishop] { $count ->
        [one] bishop
       *[other] bishops
    }
    [knight] { $count ->
        [one] knight
       *[other] knights
    }
    [volhv] volhv
    [knyaz] knyaz
    [helgi] helgi
    [ratoborets] { $count ->
        [one] ratoborets
       *[other] ratoborets
    }
    [luchnik] { $count ->
        [one] luchnik
       *[other] luchniks
    }
    [vsadnik] { $count ->
        [one] vsadnik
       *[other] vsadniks
    }
    [ratnik] { $count ->
        [one] ratnik
       *[other] ratniks
    }
   *[pawn] { $count ->
        [one] pawn
       *[other] pawns
    }
} { $squares }
diagram-of-deal = board { $board }
deal-heading = Board { $board }
diagram-deal-as-text = a deal is drawn as SVG; `convert --to diagram` prints it
diagram-no-hands = the record does not say what anybody holds
diagram-doubtful = this cannot arise in a game: { $reason }
diagram-no-such-move = the record has no such move; it has { $plies } plies that could be played
diagram-one-record = { $count } records are given; choose one with --record N
diagram-no-such-record = there is no record { $wanted }, only { $count }
diagram-no-finding = no finding `{ $name }` has a position
diagram-many = { $count } positions: name a folder for them with -o
diagram-mark-unreadable = `{ $text }` is not a mark: a square is `e4` or `Re4`, an arrow `e2e4` or `Ge2e4`
move-asked-unreadable = `{ $text }` is not a move: `26.` is White's 26th, `26...` Black's, `52` the 52nd ply, `end` the last
png-not-built = this program was built without pictures in PNG: `cargo install --path . --features png` builds one that draws them, and `--format svg` draws the same
png-no-fonts = there are no fonts on this system for the names of files and ranks: `--coordinates none` draws the board without them
png-failed = cannot draw a PNG: { $why }
