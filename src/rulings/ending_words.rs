//! The ways records say in words how a game ended, in English and Russian, as data.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::ending_reason::EndingReason::{
    self, Abandoned, Adjudication, Agreement, BothFlags, FiftyMoves, IllegalMoves, Mate, Material, NoShow, Repetition,
    Resignation, Stalemate, Time,
};

/// Says what a sentence makes of the side it names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// That side has won.
    Wins,
    /// That side has lost.
    Loses,
    /// The game is drawn.
    Draws,
    /// Nobody is said to have won.
    Says,
}

use Effect::{Draws, Loses, Says, Wins};

/// One way to say it: words in lower case, `е` for `ё`, without punctuation and [`FILLERS`]; `@` is a side or a player.
pub(super) type Row = (&'static str, Effect, Option<EndingReason>);

/// Words that make no difference.
pub(super) const FILLERS: &[&str] = &[
    "the",
    "a",
    "an",
    "game",
    "has",
    "have",
    "had",
    "is",
    "was",
    "were",
    "are",
    "been",
    "партия",
    "была",
    "был",
    "были",
];

/// Words that may follow a whole sentence without making another of it: `White resigned after 40...Qh3`.
pub(super) const CONTINUERS: &[&str] = &[
    "in",
    "after",
    "because",
    "due",
    "at",
    "as",
    "here",
    "now",
    "with",
    "without",
    "facing",
    "в",
    "после",
    "из",
    "на",
    "при",
    "ввиду",
    "здесь",
    "так",
    "не",
    "дожидаясь",
];

/// The forms in which each side is named.
pub(super) const WHITE: &[&str] = &["white", "белые", "белых", "белым", "белыми"];
/// As [`WHITE`], with `е` for `ё`.
pub(super) const BLACK: &[&str] = &["black", "черные", "черных", "черным", "черными"];

/// What a Result tag says in words of a side, before or behind it.
pub(super) const WON: &[&str] =
    &["wins", "won", "win", "выиграли", "выиграл", "выиграла", "победили", "победил", "победила"];
/// What a Result tag says in words of a draw.
pub(super) const DRAWN: &[&str] = &["draw", "drawn", "remis", "ничья"];

/// Every way that is known, longer ones before shorter ones with the same beginning.
pub(super) const ROWS: &[Row] = &[
    // Time.
    ("@ ran out of time and @ no material to mate", Draws, Some(Time)),
    ("@ ran out of time but @ no material to mate", Draws, Some(Time)),
    ("drawn by timeout vs insufficient material", Draws, Some(Time)),
    ("draw by timeout vs insufficient material", Draws, Some(Time)),
    ("@ forfeits on time", Loses, Some(Time)),
    ("@ forfeited on time", Loses, Some(Time)),
    ("@ loses on time", Loses, Some(Time)),
    ("@ lost on time", Loses, Some(Time)),
    ("@ loses by time forfeit", Loses, Some(Time)),
    ("@ lost by time forfeit", Loses, Some(Time)),
    ("@ overstepped time limit", Loses, Some(Time)),
    ("@ oversteps time limit", Loses, Some(Time)),
    ("@ overstepped time", Loses, Some(Time)),
    ("@ exceeded time limit", Loses, Some(Time)),
    ("@ exceeds time limit", Loses, Some(Time)),
    ("@ s flag fell", Loses, Some(Time)),
    ("@ s flag falls", Loses, Some(Time)),
    ("@ s flag fallen", Loses, Some(Time)),
    ("@ s flag down", Loses, Some(Time)),
    ("@ flag fell", Loses, Some(Time)),
    ("@ flagged", Loses, Some(Time)),
    ("@ ran out of time", Loses, Some(Time)),
    ("@ runs out of time", Loses, Some(Time)),
    ("@ out of time", Loses, Some(Time)),
    ("@ wins on time", Wins, Some(Time)),
    ("@ won on time", Wins, Some(Time)),
    ("@ wins by time forfeit", Wins, Some(Time)),
    ("@ won by time forfeit", Wins, Some(Time)),
    ("@ wins by timeout", Wins, Some(Time)),
    ("@ won by timeout", Wins, Some(Time)),
    ("time forfeit", Says, Some(Time)),
    ("time forfeiture", Says, Some(Time)),
    ("forfeit on time", Says, Some(Time)),
    ("forfeited on time", Says, Some(Time)),
    ("forfeits on time", Says, Some(Time)),
    ("lost on time", Says, Some(Time)),
    ("loses on time", Says, Some(Time)),
    ("loss on time", Says, Some(Time)),
    ("won on time", Says, Some(Time)),
    ("wins on time", Says, Some(Time)),
    ("win on time", Says, Some(Time)),
    ("flag fell", Says, Some(Time)),
    ("flag fall", Says, Some(Time)),
    ("timeout", Says, Some(Time)),
    ("time out", Says, Some(Time)),
    ("out of time", Says, Some(Time)),
    ("@ просрочили время", Loses, Some(Time)),
    ("@ просрочил время", Loses, Some(Time)),
    ("@ просрочила время", Loses, Some(Time)),
    ("@ просрочили", Loses, Some(Time)),
    ("@ просрочил", Loses, Some(Time)),
    ("@ просрочила", Loses, Some(Time)),
    ("просрочка времени @", Loses, Some(Time)),
    ("просрочка времени у @", Loses, Some(Time)),
    ("просрочка @", Loses, Some(Time)),
    ("у @ упал флажок", Loses, Some(Time)),
    ("у @ упал флаг", Loses, Some(Time)),
    ("у @ истекло время", Loses, Some(Time)),
    ("у @ закончилось время", Loses, Some(Time)),
    ("у @ кончилось время", Loses, Some(Time)),
    ("флажок @ упал", Loses, Some(Time)),
    ("упал флажок @", Loses, Some(Time)),
    ("упал флажок у @", Loses, Some(Time)),
    ("падение флажка @", Loses, Some(Time)),
    ("падение флажка у @", Loses, Some(Time)),
    ("время @ истекло", Loses, Some(Time)),
    ("@ проиграли по времени", Loses, Some(Time)),
    ("@ проиграл по времени", Loses, Some(Time)),
    ("@ проиграла по времени", Loses, Some(Time)),
    ("поражение @ по времени", Loses, Some(Time)),
    ("@ выиграли по времени", Wins, Some(Time)),
    ("@ выиграл по времени", Wins, Some(Time)),
    ("@ выиграла по времени", Wins, Some(Time)),
    ("победа @ по времени", Wins, Some(Time)),
    ("просрочили время", Says, Some(Time)),
    ("просрочил время", Says, Some(Time)),
    ("просрочила время", Says, Some(Time)),
    ("просрочка времени", Says, Some(Time)),
    ("просрочка", Says, Some(Time)),
    ("флажок упал", Says, Some(Time)),
    ("упал флажок", Says, Some(Time)),
    ("падение флажка", Says, Some(Time)),
    ("истекло время", Says, Some(Time)),
    ("по времени", Says, Some(Time)),
    // Both flags.
    ("both flags fell", Says, Some(BothFlags)),
    ("both flags fallen", Says, Some(BothFlags)),
    ("both flags fall", Says, Some(BothFlags)),
    ("both flags down", Says, Some(BothFlags)),
    ("both players flagged", Says, Some(BothFlags)),
    ("both players overstepped time limit", Says, Some(BothFlags)),
    ("both players exceeded time limit", Says, Some(BothFlags)),
    ("both players ran out of time", Says, Some(BothFlags)),
    ("оба флажка упали", Says, Some(BothFlags)),
    ("упали оба флажка", Says, Some(BothFlags)),
    ("флажки упали у обоих", Says, Some(BothFlags)),
    ("упали флажки у обоих", Says, Some(BothFlags)),
    ("у обоих упали флажки", Says, Some(BothFlags)),
    ("у обоих игроков упали флажки", Says, Some(BothFlags)),
    ("оба просрочили время", Says, Some(BothFlags)),
    ("оба игрока просрочили время", Says, Some(BothFlags)),
    // Resignation.
    ("@ resigns", Loses, Some(Resignation)),
    ("@ resigned", Loses, Some(Resignation)),
    ("@ gives up", Loses, Some(Resignation)),
    ("@ wins by resignation", Wins, Some(Resignation)),
    ("@ won by resignation", Wins, Some(Resignation)),
    ("resigns", Says, Some(Resignation)),
    ("resigned", Says, Some(Resignation)),
    ("resignation", Says, Some(Resignation)),
    ("@ сдались", Loses, Some(Resignation)),
    ("@ сдаются", Loses, Some(Resignation)),
    ("@ сдался", Loses, Some(Resignation)),
    ("@ сдалась", Loses, Some(Resignation)),
    ("@ признали свое поражение", Loses, Some(Resignation)),
    ("@ признали поражение", Loses, Some(Resignation)),
    ("сдались", Says, Some(Resignation)),
    ("сдался", Says, Some(Resignation)),
    ("сдалась", Says, Some(Resignation)),
    // Illegal moves and other infractions.
    ("@ makes illegal move", Loses, Some(IllegalMoves)),
    ("@ made illegal move", Loses, Some(IllegalMoves)),
    ("@ loses by illegal move", Loses, Some(IllegalMoves)),
    ("@ lost by illegal move", Loses, Some(IllegalMoves)),
    ("@ forfeits by illegal move", Loses, Some(IllegalMoves)),
    ("@ wins by illegal move", Wins, Some(IllegalMoves)),
    ("@ won by illegal move", Wins, Some(IllegalMoves)),
    ("second illegal move by @", Loses, Some(IllegalMoves)),
    ("third illegal move by @", Loses, Some(IllegalMoves)),
    ("illegal move by @", Loses, Some(IllegalMoves)),
    ("second illegal move", Says, Some(IllegalMoves)),
    ("third illegal move", Says, Some(IllegalMoves)),
    ("illegal move", Says, Some(IllegalMoves)),
    ("illegal moves", Says, Some(IllegalMoves)),
    ("rules infraction", Says, Some(IllegalMoves)),
    ("@ сделали невозможный ход", Loses, Some(IllegalMoves)),
    ("@ сделал невозможный ход", Loses, Some(IllegalMoves)),
    ("@ сделала невозможный ход", Loses, Some(IllegalMoves)),
    ("второй невозможный ход @", Loses, Some(IllegalMoves)),
    ("третий невозможный ход @", Loses, Some(IllegalMoves)),
    ("невозможный ход @", Loses, Some(IllegalMoves)),
    ("второй невозможный ход", Says, Some(IllegalMoves)),
    ("третий невозможный ход", Says, Some(IllegalMoves)),
    ("невозможный ход", Says, Some(IllegalMoves)),
    // Mate and stalemate.
    ("@ checkmated", Loses, Some(Mate)),
    ("@ mated", Loses, Some(Mate)),
    ("@ checkmates", Wins, Some(Mate)),
    ("@ wins by checkmate", Wins, Some(Mate)),
    ("@ won by checkmate", Wins, Some(Mate)),
    ("@ wins by mate", Wins, Some(Mate)),
    ("@ won by mate", Wins, Some(Mate)),
    ("checkmate", Says, Some(Mate)),
    ("@ поставили мат", Wins, Some(Mate)),
    ("@ дали мат", Wins, Some(Mate)),
    ("@ заматованы", Loses, Some(Mate)),
    ("@ мат", Loses, Some(Mate)),
    ("мат @", Loses, Some(Mate)),
    ("мат", Says, Some(Mate)),
    ("drawn by stalemate", Draws, Some(Stalemate)),
    ("draw by stalemate", Draws, Some(Stalemate)),
    ("@ stalemated", Draws, Some(Stalemate)),
    ("stalemate", Draws, Some(Stalemate)),
    ("@ пат", Draws, Some(Stalemate)),
    ("пат", Draws, Some(Stalemate)),
    // Draws.
    ("drawn by mutual agreement", Draws, Some(Agreement)),
    ("draw by mutual agreement", Draws, Some(Agreement)),
    ("drawn by agreement", Draws, Some(Agreement)),
    ("draw by agreement", Draws, Some(Agreement)),
    ("draw agreed", Draws, Some(Agreement)),
    ("agreed drawn", Draws, Some(Agreement)),
    ("agreed draw", Draws, Some(Agreement)),
    ("players agreed to draw", Draws, Some(Agreement)),
    ("players agreed on draw", Draws, Some(Agreement)),
    ("ничья по соглашению сторон", Draws, Some(Agreement)),
    ("ничья по соглашению", Draws, Some(Agreement)),
    ("ничья по обоюдному согласию", Draws, Some(Agreement)),
    ("соперники согласились на ничью", Draws, Some(Agreement)),
    ("согласились на ничью", Draws, Some(Agreement)),
    ("drawn by threefold repetition", Draws, Some(Repetition)),
    ("draw by threefold repetition", Draws, Some(Repetition)),
    ("drawn by 3 fold repetition", Draws, Some(Repetition)),
    ("draw by 3 fold repetition", Draws, Some(Repetition)),
    ("drawn by repetition", Draws, Some(Repetition)),
    ("draw by repetition", Draws, Some(Repetition)),
    ("threefold repetition", Draws, Some(Repetition)),
    ("троекратное повторение позиции", Draws, Some(Repetition)),
    ("троекратное повторение", Draws, Some(Repetition)),
    ("ничья троекратным повторением позиции", Draws, Some(Repetition)),
    ("ничья троекратным повторением", Draws, Some(Repetition)),
    ("ничья повторением ходов", Draws, Some(Repetition)),
    ("повторение позиции", Draws, Some(Repetition)),
    ("повторение ходов", Draws, Some(Repetition)),
    ("drawn by perpetual check", Draws, None),
    ("draw by perpetual check", Draws, None),
    ("perpetual check", Draws, None),
    ("ничья вечным шахом", Draws, None),
    ("вечный шах", Draws, None),
    ("drawn by 50 move rule", Draws, Some(FiftyMoves)),
    ("draw by 50 move rule", Draws, Some(FiftyMoves)),
    ("drawn by fifty move rule", Draws, Some(FiftyMoves)),
    ("draw by fifty move rule", Draws, Some(FiftyMoves)),
    ("draw by fifty moves rule", Draws, Some(FiftyMoves)),
    ("50 move rule", Draws, Some(FiftyMoves)),
    ("fifty move rule", Draws, Some(FiftyMoves)),
    ("ничья по правилу 50 ходов", Draws, Some(FiftyMoves)),
    ("правило 50 ходов", Draws, Some(FiftyMoves)),
    ("drawn by insufficient material", Draws, Some(Material)),
    ("draw by insufficient mating material", Draws, Some(Material)),
    ("draw by insufficient material", Draws, Some(Material)),
    ("neither player mating material", Draws, Some(Material)),
    ("insufficient material", Draws, Some(Material)),
    ("dead position", Draws, Some(Material)),
    ("мертвая позиция", Draws, Some(Material)),
    ("недостаточно материала", Draws, Some(Material)),
    ("недостаток материала", Draws, Some(Material)),
    // Adjudication and what happens away from the board.
    ("@ wins by adjudication", Wins, Some(Adjudication)),
    ("@ won by adjudication", Wins, Some(Adjudication)),
    ("drawn by adjudication", Draws, Some(Adjudication)),
    ("draw by adjudication", Draws, Some(Adjudication)),
    ("adjudicated draw", Draws, Some(Adjudication)),
    ("adjudicated drawn", Draws, Some(Adjudication)),
    ("adjudication", Says, Some(Adjudication)),
    ("adjudicated", Says, Some(Adjudication)),
    ("@ засчитано поражение", Loses, Some(Adjudication)),
    ("@ присуждено поражение", Loses, Some(Adjudication)),
    ("@ засчитана победа", Wins, Some(Adjudication)),
    ("@ присуждена победа", Wins, Some(Adjudication)),
    ("присуждена победа @", Wins, Some(Adjudication)),
    ("присуждена ничья", Draws, Some(Adjudication)),
    ("@ won abandoned", Wins, Some(Abandoned)),
    ("@ wins abandoned", Wins, Some(Abandoned)),
    ("@ forfeits by disconnection", Loses, Some(Abandoned)),
    ("@ s connection stalls", Loses, Some(Abandoned)),
    ("@ abandoned", Loses, Some(Abandoned)),
    ("abandoned", Says, Some(Abandoned)),
    ("stalled connection", Says, Some(Abandoned)),
    ("не доиграна", Says, Some(Abandoned)),
    ("@ did not appear", Loses, Some(NoShow)),
    ("@ did not show up", Loses, Some(NoShow)),
    ("@ wins by default", Wins, Some(NoShow)),
    ("@ won by default", Wins, Some(NoShow)),
    ("@ wins by forfeit", Wins, Some(NoShow)),
    ("@ won by forfeit", Wins, Some(NoShow)),
    ("no show", Says, Some(NoShow)),
    ("default", Says, Some(NoShow)),
    ("forfeit", Says, Some(NoShow)),
    ("@ не явились", Loses, Some(NoShow)),
    ("@ не явился", Loses, Some(NoShow)),
    ("@ не явилась", Loses, Some(NoShow)),
    ("неявка @", Loses, Some(NoShow)),
    ("неявка", Says, Some(NoShow)),
    ("опоздание @", Loses, Some(NoShow)),
    // Who won, and nothing more: it counts beside a reason.
    ("@ wins", Wins, None),
    ("@ won", Wins, None),
    ("@ выиграли", Wins, None),
    ("победа @", Wins, None),
    ("draw", Draws, None),
    ("drawn", Draws, None),
    ("ничья", Draws, None),
];

/// The rows by the word that shows them.
struct Index {
    /// By the first word of all, or the one behind the side they begin with: from above.
    rows: [HashMap<&'static str, Vec<usize>>; 2],
    /// The longest word of each row in ASCII, and how long those are that begin with each letter.
    longest: Vec<&'static str>,
    lengths: [u32; 26],
}

static INDEX: LazyLock<Index> = LazyLock::new(|| {
    let mut index = Index { rows: Default::default(), longest: Vec::new(), lengths: [0; 26] };
    for (row, (pattern, ..)) in ROWS.iter().enumerate() {
        let behind_side = pattern.strip_prefix("@ ");
        let rows = &mut index.rows[usize::from(behind_side.is_some())];
        let first = behind_side.unwrap_or(pattern).split(' ').next().unwrap_or_default();
        rows.entry(first).or_default().push(row);
        let longest = pattern.split(' ').max_by_key(|word| word.len()).unwrap_or_default();
        if longest.is_ascii() && !index.longest.contains(&longest) {
            index.longest.push(longest);
            index.lengths[letter(longest.as_bytes()).unwrap_or_default()] |= 1 << longest.len();
        }
    }
    index
});

/// Lists the rows, from above, that begin with a side and this word behind it, or with this word.
pub(super) fn rows_of(begins_with_side: bool, word: &str) -> &'static [usize] {
    INDEX.rows[usize::from(begins_with_side)].get(word).map_or(&[], Vec::as_slice)
}

/// Tells whether a text may hold a row: most texts that are not about an end show by their words that they do not.
pub(super) fn may_tell(text: &[u8]) -> bool {
    let is_telling = |word: &[u8]| {
        letter(word).is_some_and(|letter| INDEX.lengths[letter].checked_shr(narrow(word.len())).unwrap_or(0) & 1 == 1)
            && INDEX.longest.iter().any(|longest| longest.as_bytes().eq_ignore_ascii_case(word))
    };
    !text.is_ascii() || text.split(|byte| !byte.is_ascii_alphanumeric()).any(is_telling)
}

/// Returns the number of the letter a word begins with, from 0 on.
fn letter(word: &[u8]) -> Option<usize> {
    let letter = word.first()?.to_ascii_lowercase().checked_sub(b'a')?;
    (letter < 26).then_some(usize::from(letter))
}

/// Narrows a length; one that is too large for it is longer than any word.
fn narrow(len: usize) -> u32 {
    u32::try_from(len).unwrap_or(u32::MAX)
}
