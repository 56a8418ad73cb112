//! Other names of fields, in English and Russian, by which people ask for them.

/// Conditions of one word, and what they are in full.
pub(super) const WHOLE_CONDITIONS: [(&str, &str); 8] = [
    ("classical", "time-class = classical"),
    ("rapid", "time-class = rapid"),
    ("blitz", "time-class = blitz"),
    ("bullet", "time-class = bullet"),
    ("checkmate", "ends = checkmate"),
    ("mate", "ends = checkmate"),
    ("stalemate", "ends = stalemate"),
    ("drawn", "result = 1/2-1/2"),
];

/// Names that are tried for fields with other values.
pub(super) const MEANT: [(&str, &str); 4] =
    [("moves", "plies"), ("movetext", "line"), ("fen", "position"), ("won", "winner")];

/// Other names of fields.
pub(super) const ALIASES: [(&str, &str); 32] = [
    ("ending", "ends"),
    ("findings", "finding"),
    ("number", "record"),
    ("timeclass", "time-class"),
    ("duplicate", "repeated"),
    ("vulnerability", "vulnerable"),
    ("rating", "elo"),
    ("tournament", "event"),
    ("place", "site"),
    ("name", "player"),
    ("length", "plies"),
    ("half-moves", "plies"),
    ("tempo", "time-class"),
    ("time-control", "time-class"),
    ("белые", "white"),
    ("чёрные", "black"),
    ("игрок", "player"),
    ("рейтинг", "elo"),
    ("тур", "round"),
    ("турнир", "event"),
    ("место", "site"),
    ("дата", "date"),
    ("год", "year"),
    ("результат", "result"),
    ("победитель", "winner"),
    ("проигравший", "loser"),
    ("дебют", "opening"),
    ("полуходы", "plies"),
    ("позиция", "position"),
    ("материал", "material"),
    ("ходы", "line"),
    ("файл", "path"),
];
