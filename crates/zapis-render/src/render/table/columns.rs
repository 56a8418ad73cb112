//! The columns of tables: the schemas `zapis.game-row/1` and `zapis.ply-row/1`.

/// The type of a column's cells. Any cell may be empty, but not an element of a list of texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CellKind {
    /// UTF-8 text.
    Text,
    /// A whole number of 32 bits.
    Whole32,
    /// A whole number of 64 bits.
    Whole64,
    /// True or false.
    Flag,
    /// A day, counted from 1 January 1970.
    Day,
    /// A time in UTC, in milliseconds from the beginning of 1970.
    Moment,
    /// A number of 16 bits.
    Code,
    /// A list of texts.
    Texts,
    /// A list of numbers of 16 bits.
    Codes,
    /// A list of whole numbers of 32 bits, some of which may be missing.
    Wholes32,
    /// A list of whole numbers of 64 bits, some of which may be missing.
    Wholes64,
    /// Texts by names.
    Pairs,
}

impl CellKind {
    /// Returns true if each cell holds a list.
    #[must_use]
    pub const fn is_list(self) -> bool {
        matches!(self, Self::Texts | Self::Codes | Self::Wholes32 | Self::Wholes64 | Self::Pairs)
    }
}

/// One column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TableColumn {
    /// Its name: `white_elo`.
    pub name: &'static str,
    /// The type of its cells.
    pub kind: CellKind,
    /// Whether it is included by default.
    pub is_usual: bool,
    /// Its description in English.
    pub about: &'static str,
    /// The tag whose value it holds.
    pub(super) tag: Option<&'static str>,
}

/// Returns the first of at most one text.
const fn first(texts: &[&'static str]) -> Option<&'static str> {
    match texts {
        [text, ..] => Some(*text),
        [] => None,
    }
}

/// Rows of the form `FIELD "name" KIND USUAL "description"`, followed by `= "TAG"` if the column holds that tag.
macro_rules! columns {
    ($enum:tt $field:ident: $(#[$doc:meta])*; $(#[$of_table:meta])* $table:ident:
     $($variant:ident $name:literal $kind:ident $usual:literal $about:literal $(= $tag:literal)?;)+) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) $enum $field {
            $($variant,)+
        }

        impl $field {
            /// All columns, in the order of the table.
            pub(super) const ALL: &[Self] = &[$(Self::$variant,)+];
        }

        $(#[$of_table])*
        pub(super) const $table: &[TableColumn] =
            &[$(TableColumn {
                name: $name,
                kind: CellKind::$kind,
                is_usual: $usual,
                about: $about,
                tag: first(&[$($tag)?]),
            },)+];
    };
}

columns! {
    enum GameField: /// A field of a row about a game.
    ;
    /// The columns of tables with one row per game.
    GAME_COLUMNS:
    Path "path" Text true "the name of the file the record was read from";
    Record "record" Whole64 true "the number of the record in its file, from 1";
    Offset "offset" Whole64 true "the offset of the record in the file as stored, decompressed, in bytes from 0";
    Line "line" Whole64 false "the line the record begins on, from 1";
    System "system" Text true "the game: `chess`, `chess960`, `tavreli`";
    Event "event" Text true "the tag Event" = "Event";
    Site "site" Text true "the tag Site" = "Site";
    Date "date" Text true "the tag Date, as it is written: `1978.??.??`" = "Date";
    Day "day" Day true "the day of the tag Date, if it is complete and a valid date";
    Year "year" Whole32 true "the year of the tag Date, if known";
    Round "round" Text true "the tag Round" = "Round";
    White "white" Text true "the tag White" = "White";
    Black "black" Text true "the tag Black" = "Black";
    WhiteElo "white_elo" Whole32 true "the tag WhiteElo, if it is a number" = "WhiteElo";
    BlackElo "black_elo" Whole32 true "the tag BlackElo, if it is a number" = "BlackElo";
    WhiteTitle "white_title" Text true "the tag WhiteTitle" = "WhiteTitle";
    BlackTitle "black_title" Text true "the tag BlackTitle" = "BlackTitle";
    WhiteFideId "white_fide_id" Whole64 true "the tag WhiteFideId, if it is a number" = "WhiteFideId";
    BlackFideId "black_fide_id" Whole64 true "the tag BlackFideId, if it is a number" = "BlackFideId";
    ResultTag "result_tag" Text true "the result by the tag Result, as it is written" = "Result";
    ResultMovetext "result_movetext" Text true "the result by the termination marker at the end of the moves";
    Board "board" Text true "how the game ended on the board: `checkmate`, `stalemate`, `dead-position`";
    Eco "eco" Text true "the tag ECO" = "ECO";
    Opening "opening" Text true "the tag Opening" = "Opening";
    EcoPlayed "eco_played" Text true "the ECO code of the opening by the moves: of the last position that has a name";
    OpeningPlayed "opening_played" Text true "the English name of that opening";
    OpeningPly "opening_ply" Whole32 true "the number of plies before that position";
    TimeControl "time_control" Text true "the tag TimeControl, as it is written" = "TimeControl";
    TimeClass "time_class" Text true
        "`classical`, `rapid` or `blitz`: where the FIDE Laws of 2023 draw the lines, by all the time for 60 moves";
    Termination "termination" Text true "the tag Termination" = "Termination";
    Started "started" Moment true "the tags UTCDate and UTCTime, if both are present and readable";
    StartFen "start_fen" Text true "the position the game starts from, if it is not the usual one of its game";
    Plies "plies" Whole32 true "the number of plies of the main line that could be played";
    Complete "complete" Flag true "whether every move of the main line could be played, and was legal";
    FinalFen "final_fen" Text true "the position after the last of these plies";
    Fingerprint "fingerprint" Text true
        "a number that depends on the moves alone, as 16 hexadecimal digits; equal games have equal ones";
    CopyKeys "copy_keys" Wholes64 false
        "numbers that the record shares with every other that it may be a copy of: records that share none are never compared by `zapis audit`";
    Moves "moves" Texts true "the moves of the main line that could be played, in standard algebraic notation";
    Moves16 "moves16" Codes false
        "the same moves as numbers: from + 64 × to + 4096 × promotion; squares from a1 = 0 by files to h8 = 63, castling from the king's square to the rook's, promotion 1 knight, 2 bishop, 3 rook, 4 queen; a passed move is 0";
    ClocksMs "clocks_ms" Wholes64 true
        "the player's clock after each move, in milliseconds (`[%clk …]`); empty if no move has one";
    ElapsedMs "elapsed_ms" Wholes64 true "how long each move took, in milliseconds; empty if no move states it";
    EvalsCp "evals_cp" Wholes32 true
        "the evaluation after each move for White, in hundredths of a pawn (`[%eval …]`); empty if no move has one";
    MatesIn "mates_in" Wholes32 true
        "the number of moves to mate by the evaluation after each move, negative for Black; empty if none does";
    Findings "findings" Texts true "the names of the findings in the record, in the order of the text";
    Tags "tags" Pairs true
        "all tags without a column, by name; if a name occurs several times, the second is `NAME 2`";
    Text "text" Text false "the whole record, as it is written";
}

columns! {
    enum PlyField: /// A field of a row about a ply.
    ;
    /// The columns of tables with one row per ply of the main line.
    PLY_COLUMNS:
    Path "path" Text true "the name of the file the record was read from";
    Record "record" Whole64 true "the number of the record in its file, from 1";
    Offset "offset" Whole64 false "the offset of the record in the file as stored, decompressed, in bytes from 0";
    White "white" Text false "the tag White";
    Black "black" Text false "the tag Black";
    Ply "ply" Whole32 true "the number of the ply in the game, from 1";
    Number "number" Whole32 true "the number of the move: 12 of `12...Nf6`";
    Side "side" Text true "who moved: `white` or `black`";
    Written "written" Text false "the word of the record";
    San "san" Text true "the move in standard algebraic notation";
    Uci "uci" Text true "the move in coordinates: `g8f6`";
    Move16 "move16" Code true "the move as a number, as in the column `moves16` of games";
    Fen "fen" Text true "the position after the move";
    Capture "capture" Flag true "whether the move is a capture";
    Check "check" Flag true "whether the move gives check";
    Stood "stood" Flag true "whether the move was illegal and stood: the players continued from it";
    ClockMs "clock_ms" Whole64 true "the player's clock after the move, in milliseconds";
    ElapsedMs "elapsed_ms" Whole64 true "how long the move took, in milliseconds";
    EvalCp "eval_cp" Whole32 true "the evaluation after the move for White, in hundredths of a pawn";
    MateIn "mate_in" Whole32 true "the number of moves to mate by that evaluation, negative for Black";
    Nags "nags" Wholes32 true "the numeric annotation glyphs after the move";
    Comments "comments" Texts true "the comments after the move, without the commands that have columns";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_columns_have_one_name() {
        for columns in [GAME_COLUMNS, PLY_COLUMNS] {
            for (index, column) in columns.iter().enumerate() {
                assert!(columns[..index].iter().all(|other| other.name != column.name), "{}", column.name);
            }
        }
    }
}
