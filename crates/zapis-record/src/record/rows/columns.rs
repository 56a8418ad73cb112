//! The meaning of a table's columns, by the names that servers, data sets and people give them.

use std::collections::HashMap;
use std::sync::LazyLock;

/// What the numbers of such a list are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PlyList {
    /// The time left, and how many milliseconds one of the numbers stands for.
    Clock(i64),
    /// The time that the half-move took, in milliseconds.
    Elapsed,
    /// The evaluation for White, in hundredths of a pawn.
    Eval,
    /// In how many moves there is mate, negative for Black.
    Mate,
}

/// What a column says of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ColumnRole {
    /// The moves, in any notation.
    Moves,
    /// The record as PGN, with or without tag pairs.
    Pgn,
    /// A PGN tag with the value of the cell.
    Tag(&'static str),
    /// The winner: `white`, `black`, `draw`.
    Winner,
    /// How the game ended: `mate`, `resign`, `outoftime`.
    Status,
    /// The result for White (or Black) in a server's words: `win`, `checkmated`.
    ResultOf(bool),
    /// The starting position.
    Start,
    /// A number for each half-move: the time left, an evaluation.
    Plies(PlyList),
    /// The result that the moves end with, in a table that zapis wrote.
    Marker,
    /// The comments before the first half-move of a timeline.
    Comments,
    /// Minutes and seconds: `15+2`.
    Increment,
    /// The seconds of a game, and those added for each move.
    ClockInitial,
    ClockIncrement,
    /// The start of play, in milliseconds since 1970.
    Began,
    /// The end of play, in seconds since 1970.
    Ended,
    /// An unnamed engine's level, for White (or Black).
    Engine(bool),
    /// Lines of an engine: `evals` of Lichess.
    Evaluations,
    /// The tag pairs of a timeline of zapis.
    TagPairs,
    /// The final position.
    Last,
    /// The moves of chess.com, two characters each.
    Tcn,
    /// The best moves in the starting position, or moves to avoid.
    Best,
    /// Not part of a record.
    Ignored,
}

/// The known columns, by their names in lower case without blanks, underscores and hyphens.
const KNOWN: &[(ColumnRole, &[&str])] = &[
    (
        ColumnRole::Moves,
        &[
            "moves",
            "movelist",
            "movetext",
            "an",
            "san",
            "uci",
            "lan",
            "notation",
            "game",
            "movessan",
            "movesuci",
            "sanmoves",
            "ucimoves",
            "gamemoves",
            "ходы",
            "партия",
            "запись",
            "нотация",
        ],
    ),
    (ColumnRole::Pgn, &["pgn", "gamepgn", "pgntext"]),
    (ColumnRole::Tag("Event"), &["event", "tournament", "eventname", "турнир", "соревнование"]),
    (ColumnRole::Tag("Site"), &["site", "url", "gameurl", "link", "gamelink", "место"]),
    (ColumnRole::Tag("Date"), &["date", "utcdate", "gamedate", "playedon", "datum", "дата"]),
    (ColumnRole::Tag("Round"), &["round", "тур", "раунд"]),
    (
        ColumnRole::Tag("White"),
        &[
            "white",
            "whiteid",
            "whiteplayer",
            "whitename",
            "playerwhite",
            "whiteusername",
            "white.username",
            "players.white.user.name",
            "players.white.name",
            "player1",
            "белые",
            "игрокбелыми",
        ],
    ),
    (
        ColumnRole::Tag("Black"),
        &[
            "black",
            "blackid",
            "blackplayer",
            "blackname",
            "playerblack",
            "blackusername",
            "black.username",
            "players.black.user.name",
            "players.black.name",
            "player2",
            "черные",
            "чёрные",
        ],
    ),
    (ColumnRole::Tag("Result"), &["result", "gameresult", "resulttag", "score", "outcome", "результат", "итог"]),
    (
        ColumnRole::Tag("WhiteElo"),
        &["whiteelo", "whiterating", "welo", "white.rating", "players.white.rating", "рейтингбелых"],
    ),
    (
        ColumnRole::Tag("BlackElo"),
        &["blackelo", "blackrating", "belo", "black.rating", "players.black.rating", "рейтингчерных", "рейтингчёрных"],
    ),
    (ColumnRole::Tag("WhiteTitle"), &["whitetitle", "players.white.user.title"]),
    (ColumnRole::Tag("BlackTitle"), &["blacktitle", "players.black.user.title"]),
    (ColumnRole::Tag("WhiteRatingDiff"), &["whiteratingdiff", "players.white.ratingdiff"]),
    (ColumnRole::Tag("BlackRatingDiff"), &["blackratingdiff", "players.black.ratingdiff"]),
    (ColumnRole::Tag("WhiteFideId"), &["whitefideid"]),
    (ColumnRole::Tag("BlackFideId"), &["blackfideid"]),
    (ColumnRole::Tag("ECO"), &["eco", "openingeco", "opening.eco", "код"]),
    (ColumnRole::Tag("Opening"), &["opening", "openingname", "opening.name", "дебют"]),
    (ColumnRole::Tag("TimeControl"), &["timecontrol", "контрольвремени"]),
    (ColumnRole::Tag("Termination"), &["termination"]),
    (ColumnRole::Tag("UTCTime"), &["utctime"]),
    (ColumnRole::Tag("Variant"), &["variant", "rules"]),
    (ColumnRole::Tag("PlyCount"), &["plycount", "turns", "nplies", "plies", "полуходов"]),
    (ColumnRole::Winner, &["winner", "победитель"]),
    (ColumnRole::Status, &["status", "victorystatus"]),
    (ColumnRole::ResultOf(true), &["white.result", "whiteresult"]),
    (ColumnRole::ResultOf(false), &["black.result", "blackresult"]),
    (ColumnRole::Start, &["fen", "startfen", "initialfen", "initialsetup", "setup", "startingfen", "позиция"]),
    (ColumnRole::Plies(PlyList::Clock(10)), &["clocks"]),
    (ColumnRole::Plies(PlyList::Clock(1)), &["clocksms"]),
    (ColumnRole::Plies(PlyList::Elapsed), &["elapsedms"]),
    (ColumnRole::Plies(PlyList::Eval), &["evalscp"]),
    (ColumnRole::Plies(PlyList::Mate), &["matesin"]),
    (ColumnRole::Marker, &["resultmovetext", "result.movetext"]),
    (ColumnRole::Comments, &["comments"]),
    (ColumnRole::Increment, &["incrementcode"]),
    (ColumnRole::ClockInitial, &["clock.initial"]),
    (ColumnRole::ClockIncrement, &["clock.increment"]),
    (ColumnRole::Began, &["createdat"]),
    (ColumnRole::Ended, &["endtime"]),
    (ColumnRole::Engine(true), &["players.white.ailevel"]),
    (ColumnRole::Engine(false), &["players.black.ailevel"]),
    (ColumnRole::Evaluations, &["evals"]),
    (ColumnRole::TagPairs, &["tags"]),
    (ColumnRole::Last, &["lastfen", "finalfen", "endfen"]),
    (ColumnRole::Tcn, &["tcn"]),
    (ColumnRole::Best, &["bm", "am"]),
    (
        ColumnRole::Ignored,
        &[
            "path",
            "record",
            "offset",
            "system",
            "schema",
            "source.path",
            "source.record",
            "source.line",
            "source.offset",
            "letters",
            "encoding",
            "board",
            "day",
            "year",
            "ecoplayed",
            "openingplayed",
            "openingply",
            "timeclass",
            "started",
            "complete",
            "fingerprint",
            "findings",
            "moves16",
            "events",
            "result.tag",
            "result.restsonstood",
            "result.board",
            "analysis",
            "clock.totaltime",
            "lastmoveat",
            "players.white.user.id",
            "players.black.user.id",
            "white.uuid",
            "black.uuid",
            "white.@id",
            "black.@id",
            "uuid",
        ],
    ),
];

static BY_NAME: LazyLock<HashMap<&str, ColumnRole>> =
    LazyLock::new(|| KNOWN.iter().flat_map(|(role, names)| names.iter().map(|name| (*name, *role))).collect());

/// Returns the meaning of a column; `None` if its name is not known.
pub(super) fn role_of(name: &str) -> Option<ColumnRole> {
    let is_left = |c: &char| !matches!(c, '_' | '-' | ' ' | '\u{feff}');
    let folded: String = name.chars().filter(is_left).flat_map(char::to_lowercase).collect();
    BY_NAME.get(folded.as_str()).copied()
}

/// Returns the meaning of a name that a user gives: `moves`, `white`, `Event`, `fen`.
pub(super) fn asked_role(name: &str) -> Option<ColumnRole> {
    role_of(name).filter(|role| *role != ColumnRole::Ignored)
}

/// Turns the name of a column into that of a tag: `opening_ply` is `OpeningPly`; `None` if no letters are left.
pub(super) fn tag_name(column: &str) -> Option<String> {
    let words = column.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let mut name = String::new();
    for word in words {
        name.push_str(&word[..1].to_ascii_uppercase());
        name.push_str(&word[1..]);
    }
    name.starts_with(|c: char| c.is_ascii_alphabetic()).then_some(name)
}

/// Returns true if a text can be the name of a tag.
pub(super) fn is_tag(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// Returns the tag that a column without a meaning becomes; `None` if it is left out.
pub(super) fn own_tag(column: &str, drops_columns: bool) -> Option<String> {
    // Where zapis writes tags of other names.
    if let Some(tag) = column.strip_prefix("tags.") {
        return Some(tag.to_owned()).filter(|_| is_tag(tag)).or_else(|| tag_name(tag));
    }
    if drops_columns { super::super::standard_name(column).map(str::to_owned) } else { tag_name(column) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_means_two_things() {
        let names: Vec<&str> = KNOWN.iter().flat_map(|(_, names)| names.iter().copied()).collect();
        let mut unique = names.clone();
        unique.sort_unstable();
        unique.dedup();
        assert_eq!(unique.len(), names.len());
    }

    #[test]
    fn names_are_known_however_they_are_written() {
        assert_eq!(role_of("White_ID"), Some(ColumnRole::Tag("White")));
        assert_eq!(role_of("Чёрные"), Some(ColumnRole::Tag("Black")));
        assert_eq!(role_of("initialFen"), Some(ColumnRole::Start));
        assert_eq!(role_of("price"), None);
        assert_eq!(tag_name("opening_ply").as_deref(), Some("OpeningPly"));
        assert_eq!(tag_name("цена"), None);
    }
}
