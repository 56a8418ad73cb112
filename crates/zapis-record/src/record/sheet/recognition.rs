//! Distinguishes scoresheets from PGN without tag pairs and from prose.

use crate::record::record_reader::reader::{Next, RecordReader};
use crate::record::{IssueKind, Item, ItemKind, TagPair, Tape};
use crate::text::Span;

use super::board::PageBoard;
use super::diagrams::given_positions;
use super::games::lists_pieces;
use super::vocabulary::side;
use super::{Sheets, forms, grammar, words};

/// Reads a text without tag pairs as scoresheets, if that is better than reading it as PGN.
///
/// It is PGN if the reader of PGN finds only moves, numbers and the like in it. Otherwise it is a sheet if more moves
/// are found that way.
#[must_use]
pub fn recognized(text: &str) -> Option<Sheets> {
    let as_pgn = plain(text)?;
    if let Some(sheets) = Sheets::of_problems(text) {
        return Some(sheets);
    }
    // PGN without tag pairs has a position only in a comment.
    let is_outside = |place: Span| {
        let before = &text[..place.start as usize];
        before.matches('{').count() <= before.matches('}').count()
    };
    if given_positions(text).first().is_some_and(|position| is_outside(position.place)) {
        let sheets = Sheets::as_written(text);
        let is_given = sheets.tapes().iter().any(|tape| tape.main_line().count() > 0);
        if is_given && n_words_of_prose(text) <= WORDS_OF_A_DIAGRAM {
            return Some(sheets);
        }
    }
    if as_pgn.is_all_played() {
        return None;
    }
    if let Some(sheets) = in_other_form(text, &as_pgn) {
        // A text whose moves are all readable is not in another form.
        let plain = Sheets::as_written(text);
        let is_whole =
            is_played(&as_pgn, &plain) && (n_moves(&plain) > n_moves(&sheets) || !is_played(&as_pgn, &sheets));
        return Some(if is_whole { plain } else { sheets });
    }
    if as_pgn.is_clean && !as_pgn.has_text && as_pgn.n_played == as_pgn.n_moves {
        return None;
    }
    let sheets = Sheets::as_written(text);
    if as_pgn.is_clean {
        return is_played(&as_pgn, &sheets).then_some(sheets);
    }
    let is_page = is_played(&as_pgn, &sheets) || is_sheet(text, &as_pgn, &sheets) || plays_far_more(&as_pgn, &sheets);
    is_page.then_some(sheets)
}

/// Returns true if far more moves of a page can be played than in PGN, though not all: one game that is damaged, or
/// much prose around one, is no evidence about the others.
fn plays_far_more(as_pgn: &PgnTrial, sheets: &Sheets) -> bool {
    let n_played: usize = sheets.tapes().iter().map(|tape| n_played(tape, &sheets.text).0).sum();
    n_played >= 2 * as_pgn.n_played + FEWEST_PLAYED
}

/// Returns true if all games of a page can be played to their ends, and further than in PGN.
fn is_played(as_pgn: &PgnTrial, sheets: &Sheets) -> bool {
    let played = sheets.tapes().iter().map(|tape| n_played(tape, &sheets.text));
    let n_played = played.map(|(n_played, n_moves)| Some(n_played).filter(|n_played| *n_played == n_moves));
    let n_played: Option<usize> = n_played.sum();
    let names_players = |tape: &Tape| tape.tags.iter().any(|tag| tag.name.slice(&sheets.text) == "White");
    let fewest = if sheets.tapes().iter().all(names_players) { FEWEST_MOVES } else { FEWEST_PLAYED };
    n_played.is_some_and(|n_played| n_played >= fewest && n_played + usize::from(as_pgn.has_text) > as_pgn.n_played)
}

fn n_moves(sheets: &Sheets) -> usize {
    sheets.tapes().iter().map(|tape| tape.main_line().count()).sum()
}

/// Counts the moves of a record's main line that can be played, and all of them.
pub(super) fn n_played(tape: &Tape, text: &str) -> (usize, usize) {
    let fen = tape.tags.iter().find(|tag| tag.name.slice(text) == "FEN").map(|tag| tag.value.slice(text));
    let words: Vec<&str> = tape.main_line().map(|(_, item)| item.span.slice(text)).collect();
    (PageBoard::of(fen, &words).1.len().saturating_sub(1), words.len())
}

/// Reads a text in one of the forms in which games are submitted, unless PGN finds more moves in it.
///
/// A text with the marks of PGN has none: only if there are many games, they may be items of a list.
fn in_other_form(text: &str, as_pgn: &PgnTrial) -> Option<Sheets> {
    // The signs before the items of a list end a game of PGN each.
    if as_pgn.is_marked && as_pgn.n_games < MANY_GAMES {
        return None;
    }
    let form = forms::unwrapped(text).filter(|_| !lists_pieces(text))?;
    let sheets = of_form(text, form, as_pgn.n_sure)?;
    (!as_pgn.is_marked || sheets.n_games() == 1).then_some(sheets)
}

/// Reads a text rewritten as a plain sheet, if it has about the expected number of moves.
fn of_form(text: &str, form: forms::Rewriting, n_expected: usize) -> Option<Sheets> {
    let unwrapped = plain(&form.text);
    let said = form.text.clone();
    let n_expected = n_expected.saturating_sub(form.n_repeated);
    let sheets = Sheets::unwrapped(text, form);
    let n_moves = n_moves(&sheets);
    let is_one = match &unwrapped {
        Some(trial) => trial.is_clean && n_moves >= FEWEST_OF_FORM || is_sheet(&said, trial, &sheets),
        None => sheets.n_games() > 0,
    };
    // A move of two squares may have been two words.
    let is_long = |word: &str| word.matches(|c: char| c.is_ascii_digit()).count() > 1;
    let moves = sheets.tapes().iter().flat_map(Tape::main_line);
    let n_long = moves.filter(|(_, item)| is_long(item.span.slice(&sheets.text))).count();
    (is_one && 4 * (n_moves + n_long) >= 3 * n_expected).then_some(sheets)
}

fn is_sheet(text: &str, plain: &PgnTrial, sheets: &Sheets) -> bool {
    let (mut n_moves, mut n_gaps, mut n_prose) = (0_usize, 0, 0);
    let (mut has_position, mut has_headings, mut is_reordered) = (false, false, false);
    let mut longest = 0;
    for tape in sheets.tapes() {
        let moves = || tape.items.iter().filter(|item| item.kind == ItemKind::Move);
        longest = longest.max(moves().count());
        n_moves += moves().count();
        n_gaps += moves().filter(|item| item.span.slice(&sheets.text) == "…").count();
        is_reordered |= tape.issues.iter().any(|issue| issue.kind == IssueKind::RowsReordered);
        n_prose += n_moves_in_prose(sheets, tape);
        has_headings |= !tape.tags.is_empty();
        has_position |= tape.tags.iter().any(|tag| tag.name.slice(&sheets.text) == "FEN");
    }
    let most_words = if longest >= LONG_GAME { WORDS_OF_NOTES } else { WORDS_OF_PROSE };
    if n_words_of_prose(text) > FEW_WORDS.max(most_words * n_moves) {
        return false;
    }
    if plain.has_falling_numbers_only && !(is_reordered && n_gaps == 0 && n_moves >= plain.n_moves) {
        return false;
    }
    // If only damage makes rows contradict each other, none of them is prose, and none begins another game.
    let is_torn = |n_words: usize| sheets.n_games() > plain.n_games || (n_prose > 1 && n_prose > n_words / 10);
    if !has_headings && plain.n_damaged_words.is_some_and(is_torn) {
        return false;
    }
    sheets.n_games() > 0 && (n_moves >= FEWEST_MOVES || has_position)
}

/// Counts the words like moves in text taken as prose: kept as comments, or passed over.
fn n_moves_in_prose(sheets: &Sheets, tape: &Tape) -> usize {
    let comments = tape.items.iter().filter(|item| item.kind == ItemKind::Comment);
    let kept: usize = comments.map(|item| n_like_moves(item.span.slice(&sheets.text))).sum();
    let passages = tape.issues.iter().filter(|issue| matches!(issue.kind, IssueKind::ProsePassedOver { .. }));
    let passed: usize = passages.map(|issue| n_like_moves(issue.span.slice(&sheets.text))).sum();
    kept.max(passed)
}

/// Counts the words of prose that have letters and digits, as moves do.
fn n_like_moves(prose: &str) -> usize {
    prose.split_whitespace().filter(|word| has_letters_and_digits(word)).count()
}

fn has_letters_and_digits(word: &str) -> bool {
    word.contains(|c: char| c.is_ascii_digit()) && word.contains(char::is_alphabetic)
}

/// Counts the words that are not moves, except in the tags of HTML.
fn n_words_of_prose(text: &str) -> usize {
    let mut is_tag = false;
    let is_outside = |c: &char| {
        let was_tag = is_tag;
        is_tag = *c == '<' || is_tag && *c != '>';
        !is_tag && !was_tag || c.is_whitespace()
    };
    let said: String = text.chars().filter(is_outside).collect();
    let is_said = |word: &&str| {
        word.chars().filter(|c| c.is_alphabetic()).count() > 1
            && words::looks(words::without_stops(word)) == words::Looks::Prose
    };
    said.split(|c: char| c.is_whitespace() || c == '|').filter(is_said).count()
}

/// A text with fewer words is a sheet with a heading and some notes, however short the game.
const FEW_WORDS: usize = 60;
/// With more words for each move, moves are only quoted; a sheet of `corpus/sheets` has at most three.
const WORDS_OF_PROSE: usize = 8;
/// A game of this many plies is not a quotation, and may have longer notes.
const LONG_GAME: usize = 30;
const WORDS_OF_NOTES: usize = 40;
/// The minimum number of moves playable from the start that are a game and not a quotation.
const FEWEST_PLAYED: usize = 8;
/// At least this many games in a text without tag pairs, each with its result, are more likely a list.
const MANY_GAMES: usize = 8;
/// The maximum number of words of prose on a page with a diagram and its moves.
const WORDS_OF_A_DIAGRAM: usize = 400;
/// The minimum number of moves in a form.
const FEWEST_OF_FORM: usize = 4;
/// Fewer moves than these are found in any text.
const FEWEST_MOVES: usize = 2;

#[expect(clippy::struct_excessive_bools, reason = "independent facts of a reading")]
struct PgnTrial {
    is_clean: bool,
    /// Whether `*` ends a game, which happens only in PGN.
    is_marked: bool,
    /// Whether it would be clean except for falling numbers, as those of columns are, and other numbering errors.
    has_falling_numbers_only: bool,
    n_games: usize,
    n_moves: usize,
    /// The number of moves of the main lines that can be played.
    n_played: usize,
    /// Whether something in it was taken as a remark.
    has_remarks: bool,
    /// Whether there is text before, between or after its games.
    has_text: bool,
    /// The number of words of the main lines that have a square or castle.
    n_sure: usize,
    /// The number of words, if it is one run of moves whose numbers rise: damaged PGN.
    n_damaged_words: Option<usize>,
}

impl PgnTrial {
    /// Returns true if it is certainly PGN: every word is a move that can be played, a number or a comment.
    const fn is_all_played(&self) -> bool {
        self.is_clean
            && !self.has_remarks
            && !self.has_text
            && self.n_played == self.n_moves
            && self.n_played >= FEWEST_PLAYED
    }
}

/// Counts the contents of a run of moves.
#[derive(Default)]
struct MoveRun {
    n_words: usize,
    n_like_moves: usize,
    n_numbers: usize,
    n_rising: usize,
    last: [u32; 2],
}

impl MoveRun {
    fn word(&mut self, word: &str) {
        let n_letters = word.chars().count();
        let is_castling = word.chars().all(|c| matches!(c, 'O' | '0' | 'o' | '-' | 'О' | '+'));
        self.n_words += 1;
        self.n_like_moves += usize::from(n_letters <= 9 && (is_castling || has_letters_and_digits(word)));
    }

    fn number(&mut self, number: u32) {
        // A single misread number makes neither itself nor the next one fall.
        let [before_last, last] = self.last;
        let rises = (last..=last.saturating_add(2)).contains(&number)
            || (before_last..=before_last.saturating_add(3)).contains(&number);
        self.n_numbers += 1;
        self.n_rising += usize::from(rises);
        self.last = [last, number];
    }

    const fn is_damaged_game(&self) -> bool {
        self.n_words >= 4 && 5 * self.n_like_moves >= 3 * self.n_words && 2 * self.n_rising >= self.n_numbers
    }
}

/// Reads a text as PGN. Returns `None` if it has tag pairs, and so is PGN in any case.
fn plain(text: &str) -> Option<PgnTrial> {
    let mut reader = RecordReader::new(text);
    let mut tape = Tape::default();
    let (mut n_games, mut n_moves, mut n_strange, mut n_issues) = (0, 0, 0, 0);
    let (mut n_all_played, mut has_remarks, mut has_heading) = (0, false, false);
    let (mut numbers_fall, mut is_marked, mut n_sure) = (false, false, 0);
    let mut run = MoveRun::default();
    let has_bullets = has_bullets(text);
    loop {
        match reader.next_record(&mut tape) {
            Next::End => break,
            Next::Text => n_issues += 1,
            Next::Record => {
                // `[b]`, `[moves]` belong to forums and settings: the tags of PGN have values in quotes, or names with
                // capitals.
                let is_named = |tag: &TagPair| {
                    let name = tag.name.slice(text);
                    let written = tag.span.slice(text);
                    let is_shouted = name.len() > 3 && name.bytes().all(|byte| byte.is_ascii_uppercase());
                    let is_forum_tag = name.is_empty() || written[1..].starts_with(&format!("{name}="));
                    name.starts_with(|c: char| c.is_ascii_alphabetic())
                        && !is_forum_tag
                        && (name.starts_with(|c: char| c.is_ascii_uppercase()) && !is_shouted || written.contains('"'))
                };
                if tape.tags.iter().any(is_named) {
                    return None;
                }
                // A time or a number in brackets, a list.
                n_strange += tape.tags.len();
                n_games += 1;
                n_all_played += n_played(&tape, text).0;
                has_remarks |= tape.issues.iter().any(|issue| issue.kind == IssueKind::Remark);
                n_issues += tape
                    .issues
                    .iter()
                    .filter(|issue| matches!(issue.kind, IssueKind::StrayText | IssueKind::TextAfterRecord))
                    .count();
                // Only PGN marks a game as unfinished this way; but a sheet may have a heading, which PGN does not
                // have.
                let has_star = |item: &Item| item.kind == ItemKind::Termination && is_star(item.span, text);
                let first = tape.main_line().next().map(|(_, item)| item.span.slice(text));
                n_strange += usize::from(has_bullets);
                has_heading |= first.is_some_and(is_of_heading);
                is_marked |= !has_bullets && tape.items.iter().any(has_star);
                for (nth, (_, item)) in tape.main_line().enumerate() {
                    n_moves += 1;
                    n_sure += usize::from(is_sure(item.span.slice(text)));
                    run.word(item.span.slice(text));
                    n_strange += usize::from(is_strange(item.span.slice(text), nth == 0));
                }
                n_strange += usize::from(has_columns(&tape)) + usize::from(has_joined_squares(&tape, text));
                let mut last = 0;
                for item in tape.items.iter().filter(|item| item.kind == ItemKind::Number) {
                    let number = item.number().map_or(0, |(number, _)| number);
                    run.number(number);
                    numbers_fall |= number < last && !tape.has_variations;
                    last = number;
                }
            }
        }
    }
    is_marked &= !has_heading;
    let is_clean = is_marked || (n_issues == 0 && n_strange == 0);
    Some(PgnTrial {
        is_clean: is_clean && (is_marked || !numbers_fall),
        is_marked,
        has_falling_numbers_only: is_clean,
        n_games,
        n_moves,
        n_played: n_all_played,
        has_remarks,
        has_text: n_issues > 0,
        n_sure,
        n_damaged_words: run.is_damaged_game().then_some(run.n_words),
    })
}

/// Returns true if lines are items of a list that begin with `*`: `* 12. Nf3 Nc6`.
fn has_bullets(text: &str) -> bool {
    const FEWEST: usize = 4;
    let lines = || text.lines().filter(|line| !line.trim().is_empty());
    let begins_item = |line: &&str| {
        line.strip_prefix("* ").is_some_and(|item| item.trim_start().starts_with(|c: char| c.is_ascii_digit()))
    };
    let n_items = lines().filter(begins_item).count();
    n_items >= FEWEST && 2 * n_items >= lines().count()
}

/// Returns true if there is a separate `*` here.
fn is_star(span: Span, text: &str) -> bool {
    let is_blank = |c: Option<char>| c.is_none_or(char::is_whitespace);
    let range = span.range();
    span.slice(text) == "*"
        && is_blank(text[..range.start].chars().next_back())
        && is_blank(text[range.end..].chars().next())
}

/// Returns true if a word certainly is a move.
fn is_sure(word: &str) -> bool {
    words::looks(words::without_stops(word)) == words::Looks::Move
}

/// Returns true if the first word of a text is prose.
fn is_of_heading(word: &str) -> bool {
    let n_letters = word.chars().filter(|c| c.is_alphabetic()).count();
    n_letters > 2 && words::looks(words::without_stops(word)) == words::Looks::Prose
}

/// Returns true if a word of the main line cannot be a move in PGN.
fn is_strange(word: &str, is_first: bool) -> bool {
    let looks = words::looks(words::without_stops(word));
    let is_heading = (word.ends_with(':') || word.len() > 2 && side(word).is_some()) && looks != words::Looks::Move;
    let is_broken = word.len() > 1 && word.ends_with('-') && word.contains(char::is_alphanumeric);
    let is_prose = looks == words::Looks::Prose && word.contains(char::is_alphanumeric);
    let is_fused = matches!(looks, words::Looks::Several(_)) || (is_first && words::first_pair(word).is_some());
    is_prose || is_heading || is_broken || is_fused
}

/// Returns true if dashes with blanks join the squares of moves: `e2 - e4`.
fn has_joined_squares(tape: &Tape, text: &str) -> bool {
    const FEWEST: usize = 3;
    let square_at = |word: &str, end: usize| word.get(..end).is_some_and(|square| grammar::square(square).is_ok());
    let mut words = tape.main_line().map(|(_, item)| item.span.slice(text));
    let (mut before, mut last) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let mut n_joined = 0;
    for word in words {
        let is_dash = last.chars().all(grammar::is_dash) && !last.is_empty();
        let ends_so = before.get(before.len().saturating_sub(2)..).is_some_and(|end| square_at(end, end.len()));
        n_joined += usize::from(is_dash && ends_so && square_at(word, 2));
        (before, last) = (last, word);
    }
    n_joined >= FEWEST
}

/// Returns true if a record looks like White's moves, numbered, and then Black's without numbers.
fn has_columns(tape: &Tape) -> bool {
    const FEWEST: usize = 3;
    let (mut n_numbers, mut n_behind) = (0, 0);
    for item in &tape.items {
        match item.kind {
            ItemKind::Number if n_numbers > 0 && n_behind != 1 => return false,
            ItemKind::Number => (n_numbers, n_behind) = (n_numbers + 1, 0),
            ItemKind::Move => n_behind += 1,
            _ => {}
        }
    }
    n_numbers >= FEWEST && (n_behind == n_numbers || n_behind == n_numbers + 1)
}
