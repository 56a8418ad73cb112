//! How a record states the end of its game: the winner and the reason, in its `Termination` tag, its last comment or
//! its last clock.
//!
//! Only complete, known sentences are used: `White forfeits on time`, «чёрные сдались». A comment that says more, or
//! something else, is ignored, because a remark on another game or on a side line must not be taken for this one.

use std::cell::LazyCell;

use crate::game::{Game, Side};
use crate::record::command::{commands, time_ms};
use crate::record::{GameResult, Item, ItemKind, Record, TagPair};
use crate::replay::Replay;
use crate::text::Span;

use super::ending_index::{WordRow, may_tell, rows_of};
use super::ending_reason::EndingReason;
use super::ending_words::{ARTICLES, BLACK, BY, CONTINUERS, DRAWS, Effect, FILLERS, ROWS, Row, WHITE, WON};

/// The place of a statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaidIn {
    /// `[Termination "Time forfeit"]`.
    Termination,
    /// `{White forfeits on time}`.
    Comment,
    /// `[%clk 0:00:00]` of the side to move.
    Clock,
}

/// A statement of a record about the end of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SaidEnding {
    /// Where it is stated.
    pub said_in: SaidIn,
    /// Its place in the text: a tag's value, a comment.
    pub span: Span,
    /// The result; `None` if it is not stated.
    pub result: Option<GameResult>,
    /// The reason; `None` if it is not stated.
    pub reason: Option<EndingReason>,
}

/// The maximum number of bytes of a comment that are read.
const LONGEST: usize = 1000;
/// The maximum number of words of a sentence of the table and of a player's name.
const MAX_WORDS: usize = 16;

/// The result of a quick check for statements about the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndingHint {
    /// No statement.
    Nothing,
    /// `[Termination "Time forfeit"]`, as servers write it, and nothing else.
    TimeForfeit,
    /// There may be others: in the tag, or in a comment after the last move that has more than commands.
    More,
}

/// Checks quickly for statements about the end of a game; `termination` is the tag of that name.
#[must_use]
pub fn ending_hint(record: &Record<'_>, termination: Option<&TagPair>) -> EndingHint {
    let value = termination.map_or(&b""[..], |tag| record.bytes(tag.value));
    let by_tag = if says_nothing(value) {
        EndingHint::Nothing
    } else if value.eq_ignore_ascii_case(TIME_FORFEIT) {
        EndingHint::TimeForfeit
    } else {
        return EndingHint::More;
    };
    if last_comments(record).any(|item| has_text(record, item)) { EndingHint::More } else { by_tag }
}

/// The text that servers write if a flag fell.
const TIME_FORFEIT: &[u8] = b"time forfeit";

/// Returns true if a comment begins with more than commands.
fn has_text(record: &Record<'_>, item: &Item) -> bool {
    !is_commands_only(record.bytes(item.span))
        && bare(record.slice(item.span)).next().is_some_and(|text| !text.trim().is_empty())
}

/// Returns true for most comments that have only commands, `{ [%eval 0.3] [%clk 0:01:00] }`.
fn is_commands_only(comment: &[u8]) -> bool {
    let Some(mut rest) = comment.strip_prefix(b"{") else { return false };
    rest = rest.strip_prefix(b" ").unwrap_or(rest);
    while let Some(command) = rest.strip_prefix(b"[%") {
        let Some(end) = command.iter().position(|byte| *byte == b']') else { return false };
        rest = &command[end + 1..];
        rest = rest.strip_prefix(b" ").unwrap_or(rest);
    }
    rest == b"}"
}

/// Returns true if a `Termination` gives no reason, as in most records of a server.
fn says_nothing(value: &[u8]) -> bool {
    matches!(value, b"" | b"Normal")
        || [&b"normal"[..], b"unknown", b"unterminated", b"?", b"-"]
            .iter()
            .any(|known| value.eq_ignore_ascii_case(known))
}

/// Lists the comments after the last move of the main line, the last one first.
fn last_comments<'a>(record: &Record<'a>) -> impl Iterator<Item = &'a Item> + use<'a> {
    let is_move =
        |item: &&Item| matches!(item.kind, ItemKind::Move | ItemKind::VariationClose | ItemKind::VariationOpen);
    let tail = record.tape.items.iter().rev().take_while(move |item| !is_move(item));
    // On a page, text after the result may be about anything.
    let has_end = record.tape.is_sheet && record.termination().is_some();
    let tail = tail.skip_while(move |item| has_end && item.kind != ItemKind::Termination);
    tail.filter(|item| matches!(item.kind, ItemKind::Comment | ItemKind::LineComment))
}

/// Returns the part of a comment that is read.
fn cut(comment: &[u8]) -> &[u8] {
    &comment[..comment.len().min(LONGEST)]
}

/// Returns the parts of a comment's text between its commands `[%…]`, without braces.
fn bare(comment: &str) -> impl Iterator<Item = &str> {
    let mut end = comment.len().min(LONGEST);
    while !comment.is_char_boundary(end) {
        end -= 1;
    }
    let mut rest = comment[..end].trim_start_matches(['{', ';']).trim_end_matches('}').trim_start();
    std::iter::from_fn(move || {
        while let Some(inside) = rest.strip_prefix("[%") {
            rest = inside.find(']').map_or("", |close| inside[close + 1..].trim_start());
        }
        if rest.is_empty() {
            return None;
        }
        let (text, after) = rest.split_at(rest.find("[%").unwrap_or(rest.len()));
        rest = after;
        Some(text)
    })
}

/// Reads all statements of a record about the end of its game, the tag first.
pub fn said_endings<G: Game>(game: &G, record: &Record<'_>, replay: &Replay<G>) -> Vec<SaidEnding> {
    let mut said = Vec::new();
    let tag = record.tag_pair("Termination").filter(|tag| !says_nothing(record.bytes(tag.value)));
    match (ending_hint(record, tag), tag) {
        (EndingHint::TimeForfeit, Some(tag)) => {
            let reason = Some(EndingReason::Time);
            said.push(SaidEnding { said_in: SaidIn::Termination, span: tag.value, result: None, reason });
            return said;
        }
        (EndingHint::More, _) => {}
        _ => {
            said.extend(fallen_flag(game, record, replay));
            return said;
        }
    }
    let comments = last_comments(record).filter(|item| has_text(record, item)).take(4);
    let names = LazyCell::new(|| PlayerNames::of(record));
    if let Some(tag) = tag.filter(|tag| may_tell(record.bytes(tag.value))) {
        said.extend(names.read([record.slice(tag.value)].into_iter(), SaidIn::Termination, tag.value));
    }
    for item in comments.filter(|item| may_tell(cut(record.bytes(item.span)))) {
        said.extend(names.read(bare(record.slice(item.span)), SaidIn::Comment, item.span));
    }
    if said.iter().all(|statement| statement.reason.is_none()) {
        said.extend(fallen_flag(game, record, replay));
    }
    said
}

/// Returns the result that a Result tag states in words: `White wins`.
#[must_use]
pub fn said_result(record: &Record<'_>, tag: &TagPair) -> Option<GameResult> {
    let (names, text) = (PlayerNames::of(record), record.slice(tag.value));
    let folded = folded(text);
    let words: Vec<&str> = words_of(&folded).take(2 * MAX_WORDS + 1).collect();
    let side_in =
        |words: &[&str]| names.side_at(words).filter(|(_, behind)| behind.is_empty()).map(|(side, _)| win_of(side));
    match words.as_slice() {
        [word] if DRAWS.contains(word) => Some(GameResult::Draw),
        [side @ .., word] if WON.contains(word) => side_in(side),
        [word, side @ ..] if WON.contains(word) => side_in(side),
        _ => names.read(std::iter::once(text), SaidIn::Termination, tag.value)?.result,
    }
}

/// Checks whether the clock of the side to move at the end had reached zero when that side last pressed it.
pub fn fallen_flag<G: Game>(game: &G, record: &Record<'_>, replay: &Replay<G>) -> Option<SaidEnding> {
    let side = game.side(replay.last.as_ref().filter(|_| replay.reaches_end)?);
    let mut n_moves = 0;
    for item in record.tape.items.iter().rev() {
        match item.kind {
            ItemKind::VariationClose => return None,
            ItemKind::Move => n_moves += 1,
            // The last move is the other side's; the previous one was made by the side to move.
            ItemKind::Comment if n_moves == 1 => {
                let text = record.slice(item.span);
                let clock = text.split_once("[%clk")?.1.split(']').next()?.trim();
                let is_zero = !clock.is_empty() && clock.bytes().all(|byte| matches!(byte, b'0' | b':' | b'.'));
                let result = if side == Side::White { GameResult::BlackWins } else { GameResult::WhiteWins };
                return is_zero.then_some(SaidEnding {
                    said_in: SaidIn::Clock,
                    span: item.span,
                    result: Some(result),
                    reason: Some(EndingReason::Time),
                });
            }
            _ => {}
        }
        if n_moves > 1 {
            return None;
        }
    }
    None
}

/// Finds the clock of a winner that shows zero at the end, while the loser has a minute or more.
pub fn winner_without_time<G: Game>(game: &G, record: &Record<'_>, replay: &Replay<G>, winner: Side) -> Option<Span> {
    const LEAST_OF_LOSER_MS: u64 = 60_000;
    let to_move = game.side(replay.last.as_ref().filter(|_| replay.reaches_end)?);
    // The clock after the last move belongs to the side that made it, the previous one to the side to move.
    let mut clocks: [Option<(u64, Span)>; 2] = [None, None];
    let mut n_moves = 0;
    for item in record.tape.items.iter().rev() {
        match item.kind {
            ItemKind::VariationClose => return None,
            ItemKind::Move if n_moves == 1 => break,
            ItemKind::Move => n_moves += 1,
            ItemKind::Comment => {
                let read = || {
                    let clock = commands(record.slice(item.span)).filter(|command| command.name == "clk").last();
                    time_ms(clock?.argument)
                };
                let time = item.clock().map(|seconds| u64::from(seconds) * 1000).or_else(read);
                clocks[n_moves] = clocks[n_moves].or(time.map(|time| (time, item.span)));
            }
            _ => {}
        }
    }
    let [of_last, of_next] = clocks;
    let (of_winner, of_loser) = if winner == to_move { (of_next?, of_last?) } else { (of_last?, of_next?) };
    (of_winner.0 == 0 && of_loser.0 >= LEAST_OF_LOSER_MS).then_some(of_winner.1)
}

/// The names of the two players.
struct PlayerNames {
    of_sides: [PlayerName; 2],
    /// Whether a player is named White or Black, so that those words are ambiguous.
    are_colors: bool,
}

/// The name of a player: the whole name, or the family name it begins with.
struct PlayerName {
    folded: String,
    /// The number of words of the whole name, and of the family name; 0 if it is too short or too long.
    n_words: [usize; 2],
}

impl PlayerName {
    fn of(value: &str) -> Self {
        let family = value.split(',').next().unwrap_or("");
        let n_words = [value, family].map(|name| {
            let folded = folded(name);
            let (n_words, len) = words_of(&folded).fold((0, 0), |(n, len), word| (n + 1, len + word.len()));
            if len > 2 && n_words < MAX_WORDS { n_words } else { 0 }
        });
        Self { folded: folded(value), n_words }
    }

    /// Counts the words at the beginning of a clause that are this name.
    fn n_at(&self, words: &[&str]) -> usize {
        let n_same = words_of(&self.folded).zip(words).take_while(|(own, word)| own == *word).count();
        self.n_words.into_iter().filter(|n_words| *n_words <= n_same).max().unwrap_or(0)
    }

    fn is_color(&self) -> bool {
        self.n_words != [0, 0]
            && words_of(&self.folded).next().is_some_and(|word| WHITE.contains(&word) || BLACK.contains(&word))
    }
}

impl PlayerNames {
    fn of(record: &Record<'_>) -> Self {
        let of_sides = ["White", "Black"].map(|name| PlayerName::of(&record.tag_text(name).unwrap_or_default()));
        let are_colors = of_sides.iter().any(PlayerName::is_color);
        Self { of_sides, are_colors }
    }

    /// Reads the sentences of a text.
    fn read<'t>(&self, texts: impl Iterator<Item = &'t str>, said_in: SaidIn, span: Span) -> Option<SaidEnding> {
        let (mut result, mut reason) = (None, None);
        let mut tells = false;
        for clause in
            texts.flat_map(|text| text.split(['.', ',', ';', ':', '!', '?', '(', ')', '"', '\u{2014}'])).take(16)
        {
            let folded = folded(clause);
            let words: Vec<&str> = words_of(&folded).take(2 * MAX_WORDS + 1).collect();
            if words.is_empty() || words.len() > 2 * MAX_WORDS {
                continue;
            }
            let Some((effect, said_reason, side)) = self.sentence(&words) else { continue };
            let said_result = match (effect, side) {
                (Effect::Draws, _) => Some(GameResult::Draw),
                (Effect::Wins, Some(side)) => Some(win_of(side)),
                (Effect::Loses, Some(side)) => Some(win_of(side.other())),
                _ => None,
            };
            // A win of a side may be a judgement of the position; with a reason, or for a draw, it is a result.
            tells |= said_reason.is_some() || effect == Effect::Draws;
            result = result.or(said_result);
            reason = reason.or(said_reason);
        }
        tells.then_some(SaidEnding { said_in, span, result, reason })
    }

    /// Finds the row of the table that a clause matches.
    fn sentence(&self, words: &[&str]) -> Option<(Effect, Option<EndingReason>, Option<Side>)> {
        let behind_side = self.side_at(words).and_then(|(_, behind)| behind.first());
        let of_side = behind_side.map_or(&[][..], |word| rows_of(true, word));
        let others = rows_of(false, words.first()?);
        let found = |rows: &[WordRow]| rows.iter().find_map(|(_, row)| Some((*row, self.as_row(&ROWS[*row], words)?)));
        // The row that comes first in the table.
        let said = [of_side, others].into_iter().filter_map(found).min_by_key(|(row, _)| *row).map(|(_, said)| said);
        said.or_else(|| self.reason_of_draw(words))
    }

    /// Reads a clause that names a draw and its reason: `remis durch Patt`.
    fn reason_of_draw(&self, words: &[&str]) -> Option<(Effect, Option<EndingReason>, Option<Side>)> {
        let (_, mut rest) = words.split_first().filter(|(first, _)| DRAWS.contains(first))?;
        loop {
            let rows = rows_of(false, rest.first()?);
            let said = rows.iter().find_map(|(_, row)| self.as_row(&ROWS[*row], rest));
            if let Some((Effect::Draws | Effect::Says, reason, None)) = said {
                return Some((Effect::Draws, reason, None));
            }
            (_, rest) = rest.split_first().filter(|(first, _)| BY.contains(first))?;
        }
    }

    /// Returns the meaning of a clause if it matches this row.
    fn as_row(&self, row: &Row, words: &[&str]) -> Option<(Effect, Option<EndingReason>, Option<Side>)> {
        let (pattern, effect, reason) = *row;
        let (rest, side) = self.match_row(pattern, words)?;
        let continues = pattern.contains('@') && reason.is_some();
        let ends = match rest.first() {
            None => true,
            Some(next) => continues && CONTINUERS.contains(next),
        };
        ends.then_some((effect, reason, side))
    }

    /// Matches a row at the beginning of a clause; returns the rest, and the first side named.
    fn match_row<'w>(&self, pattern: &str, words: &'w [&'w str]) -> Option<(&'w [&'w str], Option<Side>)> {
        let (mut rest, mut side) = (words, None);
        for part in pattern.split(' ') {
            if part == "@" {
                let (named, after) = self.side_at(rest)?;
                side = side.or(Some(named));
                rest = after;
            } else {
                let (first, after) = rest.split_first()?;
                if *first != part {
                    return None;
                }
                rest = after;
            }
        }
        Some((rest, side))
    }

    /// Reads a side or a player at the beginning of words.
    fn side_at<'w>(&self, words: &'w [&'w str]) -> Option<(Side, &'w [&'w str])> {
        let words = match words {
            [article, behind @ ..] if ARTICLES.contains(article) && behind.first().is_some_and(names_side) => behind,
            _ => words,
        };
        let first = *words.first()?;
        let by_color = if WHITE.contains(&first) {
            Some(Side::White)
        } else if BLACK.contains(&first) {
            Some(Side::Black)
        } else {
            None
        };
        if let Some(side) = by_color {
            return (!self.are_colors).then_some((side, &words[1..]));
        }
        let [white, black] = self.of_sides.each_ref().map(|name| name.n_at(words));
        match white.cmp(&black) {
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some((Side::White, &words[white..])),
            std::cmp::Ordering::Less => Some((Side::Black, &words[black..])),
        }
    }
}

fn names_side(word: &&str) -> bool {
    WHITE.contains(word) || BLACK.contains(word)
}

const fn win_of(side: Side) -> GameResult {
    match side {
        Side::White => GameResult::WhiteWins,
        Side::Black => GameResult::BlackWins,
    }
}

/// Returns a text in lower case, with `е` for `ё`.
fn folded(text: &str) -> String {
    let folded = text.to_lowercase();
    if folded.is_ascii() { folded } else { folded.replace('ё', "е") }
}

/// Lists the words of a folded text, without those that make no difference.
fn words_of(folded: &str) -> impl Iterator<Item = &str> {
    folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty() && !FILLERS.contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Statements in a game of Ivanov against Petrova-Smith, with their meaning.
    const SAYINGS: &str = "
White forfeits on time | 0-1 time
White's flag fell | 0-1 time
Black lost on time in a won position | 1-0 time
IVANOV won on time | 1-0 time
Petrova-Smith won by resignation | 0-1 resignation
Ivanov resigns | 0-1 resignation
Time forfeit | ? time
Time forfeit. Black wins. | 0-1 time
Ivanov won - game abandoned | 1-0 abandoned
Black checkmated | 1-0 mate
White is stalemated | 1/2-1/2 stalemate
Game drawn by mutual agreement | 1/2-1/2 agreement
Draw by 3-fold repetition | 1/2-1/2 repetition
Remis durch Patt | 1/2-1/2 stalemate
remis na podstawie zasady 50 posunięć | 1/2-1/2 fifty-moves
Remise door drievoudige herhaling | 1/2-1/2 repetition
As Pretas abandonam | 1-0 resignation
draw by White | nothing
draw by the pale light | nothing
a move by repetition | nothing
Game drawn by the 50 move rule | 1/2-1/2 fifty-moves
Neither player has mating material | 1/2-1/2 material
Black ran out of time and White has no material to mate | 1/2-1/2 time
Rules infraction | ? illegal-moves
White wins by adjudication | 1-0 adjudication
белые просрочили время | 0-1 time
Чёрные просрочили время в выигранной позиции | 1-0 time
у белых упал флажок | 0-1 time
Белые сдались. | 0-1 resignation
Чёрные сдались, не дожидаясь мата. | 1-0 resignation
Петрова не явилась | nothing
Ничья по соглашению | 1/2-1/2 agreement
Вечный шах. | 1/2-1/2 ?
Ничья. | 1/2-1/2 ?
Пат | 1/2-1/2 stalemate
Мат | ? mate
белым мат | 0-1 mate
неявка чёрных | 1-0 no-show
White wins | nothing
White could resign | nothing
White should have resigned | nothing
If White resigns | nothing
Black resigned prematurely | nothing
Black does not lose on time | nothing
mate in three | nothing
with perpetual check in Karpov-Miles | nothing
Draw agreed? No, he played on | 1/2-1/2 agreement
White has time | nothing
stalemate tricks | nothing
белые сдались бы | nothing
мат в два хода | nothing
просрочка платежа | nothing
";

    #[test]
    fn whole_sentences_are_read_and_others_are_not() {
        let names = PlayerNames { of_sides: ["Ivanov, A.", "Petrova-Smith"].map(PlayerName::of), are_colors: false };
        for line in SAYINGS.lines().filter(|line| !line.is_empty()) {
            let (text, expected) = line.split_once(" | ").unwrap();
            let said = names.read(bare(text), SaidIn::Comment, Span::default());
            assert!(may_tell(text.as_bytes()) || said.is_none(), "{text}");
            let found = said.map_or_else(
                || "nothing".to_owned(),
                |said| {
                    let result = said.result.map_or("?", GameResult::marker);
                    format!("{result} {}", said.reason.map_or("?", EndingReason::key))
                },
            );
            assert_eq!(found, expected, "{text}");
        }
    }

    #[test]
    fn commands_are_not_words_of_a_comment() {
        assert_eq!(bare("{ [%eval 0.3] [%clk 0:01:00] }").collect::<Vec<_>>(), Vec::<&str>::new());
        assert_eq!(bare("{[%clk 0:01:00] Black resigns }").collect::<Vec<_>>(), ["Black resigns "]);
        assert_eq!(bare("{Black resigns [%clk").collect::<Vec<_>>(), ["Black resigns "]);
    }

    #[test]
    fn players_are_known_by_their_whole_names_and_by_their_family_names() {
        let name = PlayerName::of("de la Cruz, María");
        let n_at = |clause: &str| name.n_at(&words_of(clause).collect::<Vec<_>>());
        // Articles are ignored, both in the name and in the clause.
        assert_eq!(n_at("de la cruz maría resigns"), 3);
        assert_eq!(n_at("de la cruz resigns"), 2);
        assert_eq!(n_at("de la resigns"), 0);
        assert!(!name.is_color());
        assert!(PlayerName::of("White, John").is_color());
        assert_eq!(PlayerName::of("Li").n_words, [0, 0]);
        assert_eq!(PlayerName::of("").n_at(&["white"]), 0);
    }

    #[test]
    fn most_comments_are_seen_to_tell_nothing() {
        for text in ["d=27, sd=66, pv=Nf3 Nf6 dxe4 s", "a good move", "1-0", "", "{ [%clk 0:01:00] }"] {
            assert!(!may_tell(text.as_bytes()), "{text}");
        }
        assert!(may_tell("ход".as_bytes()));
    }

    #[test]
    fn every_row_is_written_as_words_are_folded_and_none_hides_another() {
        for (index, (pattern, ..)) in ROWS.iter().enumerate() {
            let parts: Vec<&str> = pattern.split(' ').filter(|part| *part != "@").collect();
            assert_eq!(words_of(&folded(&parts.join(" "))).collect::<Vec<_>>(), parts, "{pattern}");
            assert!(ROWS[..index].iter().all(|(other, ..)| other != pattern), "{pattern} stands twice");
        }
    }
}
