//! One of several sheets of a game, independent of the text of its record.

use crate::chess::{Alphabet, Color, Position};
use crate::game::{Chess, Game, Notation, Rules, SheetAnswer, Side};
use crate::record::{GameResult, IssueKind, Item, Record, SheetToken, blank_rows, sheet_tokens};
use crate::replay::Replay;
use crate::text::Span;

use crate::scoresheet::moves::{Decodable, SheetNotation};
use crate::scoresheet::one_sheet::answers::is_about;
use crate::scoresheet::one_sheet::cells_as_read::cells_as_read;
use crate::scoresheet::one_sheet::repair::{is_sound, likeliest_of};
use crate::scoresheet::one_sheet::signal::{Signalled, Suspected};
use crate::scoresheet::reading::meaning::means;
use crate::scoresheet::reading::observations::SheetText;
use crate::scoresheet::reading::sheet::{Cell, Sheet, Slot, given_result};
use crate::scoresheet::search::budget::Budget;
use crate::scoresheet::search::choices::Choices;
use crate::scoresheet::search::decode::MAX_STEPS;

/// A sheet with everything needed to compare it with others.
#[derive(Clone, Debug)]
pub struct OneSheet<G: Game = Chess> {
    /// The starting position.
    pub start: G::Position,
    /// Whether that is the game's usual first position.
    pub starts_usually: bool,
    /// The alphabet; see [`OneSheet::find_letters`].
    pub alphabet: G::Alphabet,
    /// The notation, if it is not the usual one.
    pub other_notation: Option<Notation>,
    /// Its cells.
    pub sheet: Sheet,
    /// Whether it can be played as it is written.
    pub is_sound: bool,
    /// Words at its end that signal the result.
    pub signal: Option<Signalled>,
    /// Words at its end that may do so, if another sheet certainly has such ones.
    suspected: Option<Signalled>,
    /// Whether the alphabet is known.
    has_letters: bool,
}

/// The maximum number of plies compared.
const MAX_SLOTS: usize = 6000;

impl<G: Game> OneSheet<G> {
    /// Takes the main line of a record of a game whose moves have one spelling each, word by word. Returns `None` if it
    /// has no start, or hardly a word that could be a move.
    #[must_use]
    pub fn of_words(game: &G, record: &Record<'_>, replay: &Replay<G>) -> Option<Self> {
        let start = replay.start.position.as_ref()?;
        let slot = |(n_before, (_, item)): (u32, (u32, &Item))| {
            let (row, side) = game.turn_after(start, n_before);
            let cell = Cell { span: item.span, word: record.slice(item.span).to_owned() };
            Slot { row, side, cell: Some(cell), is_over: false }
        };
        let slots: Vec<Slot> = (0..).zip(record.tape.main_line().take(MAX_SLOTS)).map(slot).collect();
        let is_cut = record.tape.main_line().nth(MAX_SLOTS).is_some();
        let sheet = Sheet { slots, result: given_result(record), is_cut };
        let is_sound = replay.is_complete && !sheet.slots.is_empty();
        (is_sound || sheet.is_plausible()).then(|| Self {
            start: start.clone(),
            starts_usually: replay.start.is_usual,
            alphabet: replay.alphabet,
            other_notation: None,
            sheet,
            is_sound,
            signal: None,
            suspected: None,
            has_letters: true,
        })
    }

    /// Appends the rows of another page.
    pub fn append(&mut self, page: Self) {
        self.sheet.slots.extend(page.sheet.slots);
        self.sheet.is_cut |= page.sheet.is_cut;
        if page.sheet.result != GameResult::Unknown {
            self.sheet.result = page.sheet.result;
        }
        (self.signal, self.suspected) = (page.signal, page.suspected);
        // Whether both together can be played is unknown.
        self.is_sound = false;
    }

    /// Applies answers about its words: each gets its meaning.
    ///
    /// Returns the answers that are about no cell of it, or that cannot be played although the moves before can.
    #[must_use]
    pub fn take_answers<'a>(&mut self, game: &G, given: &'a [SheetAnswer]) -> Vec<&'a SheetAnswer> {
        let mut refused = Vec::new();
        let mut answered = Vec::new();
        for one in given.iter().filter(|one| one.read != SheetAnswer::OPEN) {
            match self.sheet.slots.iter().position(|slot| is_about(one, slot)) {
                Some(at) => answered.push((at, one)),
                None => refused.push(one),
            }
        }
        if answered.is_empty() {
            return refused;
        }
        for (at, one) in &answered {
            // An empty cell is at the end of the word before it.
            let before = self.sheet.slots[..*at].iter().rev().find_map(|slot| slot.cell.as_ref());
            let nowhere = before.map_or(Span::default(), |cell| Span { start: cell.span.end, end: cell.span.end });
            let slot = &mut self.sheet.slots[*at];
            let span = slot.cell.as_ref().map_or(nowhere, |cell| cell.span);
            slot.cell = Some(Cell { span, word: one.read.clone() });
        }
        let mut position = self.start.clone();
        let played = self.sheet.slots.iter().take_while(|slot| {
            let word = slot.cell.as_ref().map_or("", |cell| cell.word.as_str());
            let mv = means(game, &position, word, self.notation());
            mv.map(|mv| game.play(&mut position, mv)).is_some()
        });
        let n_played = played.count();
        self.is_sound = n_played == self.sheet.slots.len();
        refused.extend(answered.iter().filter(|(at, _)| *at == n_played).map(|(_, one)| *one));
        refused
    }

    pub(crate) const fn notation(&self) -> SheetNotation<G::Alphabet> {
        SheetNotation { letters: self.alphabet, other: self.other_notation }
    }

    /// Returns the result that is written on it, unless it is unknown.
    #[must_use]
    pub fn result(&self) -> Option<GameResult> {
        Some(self.sheet.result).filter(|result| *result != GameResult::Unknown)
    }
}

impl OneSheet {
    /// Takes the sheet of a record. Returns `None` if it has no start, or hardly a word that could be a move.
    #[must_use]
    pub fn of(game: &Chess, record: &Record<'_>, replay: &Replay<Chess>, letters: Option<Alphabet>) -> Option<Self> {
        // A page from the middle of a game continues another sheet.
        let usual = replay.fragment.as_ref().and_then(|_| game.set_up(record).position);
        let start = replay.start.position.as_ref().or(usual.as_ref())?;
        let signal = Signalled::of(game, record, replay);
        let is_sound = is_sound(replay) || signal.is_some();
        let suspected = if is_sound { None } else { Suspected::of(game, record, replay, start).both(record) };
        let first_row = numbered_from(record, start.fullmove_number());
        let starts_black = start.turn() == Color::Black;
        let mut written = Sheet::of(record, first_row, starts_black);
        if let Some(signal) = &signal {
            signal.take_off(&mut written);
        }
        // Another sheet shows whether moves are missing in blank rows.
        let is_played = is_sound && (signal.is_some() || blank_rows(record).is_empty());
        let sheet = match as_played(record, replay, start).filter(|_| is_played) {
            Some((slots, is_cut)) => Sheet { slots, result: written.result, is_cut },
            None => written,
        };
        // Without tag pairs only its moves show that a text is a record.
        let n_words = sheet.n_words();
        let is_quoted = record.tape.tags.is_empty() && n_strange(record) > WORDS_OF_PROSE * n_words.max(FEW_MOVES);
        let is_nothing = record.tape.tags.is_empty() && n_words == 0;
        if is_sound && (is_quoted || is_nothing) || !is_sound && !sheet.is_plausible() {
            return None;
        }
        let alphabet = letters.unwrap_or(replay.alphabet);
        let mut one = Self {
            start: start.clone(),
            starts_usually: replay.start.is_usual,
            alphabet,
            other_notation: None,
            sheet,
            is_sound,
            signal,
            suspected,
            has_letters: letters.is_some() || is_sound,
        };
        // A page that continues another one has no game of its own that would separate its cells.
        if !is_sound && first_row == start.fullmove_number() && replay.fragment.is_none() {
            let mut choices = Choices::new(game, Budget::new(MAX_STEPS));
            let letters = (alphabet, letters.is_some());
            if let Some(read) = cells_as_read(record, start, letters, one.sheet.result, &mut choices) {
                one.sheet.slots = Sheet::of_tokens(read.tokens, one.sheet.result, first_row, starts_black).slots;
                (one.alphabet, one.other_notation) = (read.notation.letters, read.notation.other);
                one.has_letters = true;
            }
        }
        Some(one)
    }

    /// Accepts what may signal the result, since another sheet of the game has it too.
    pub fn trust_signal(&mut self) {
        if let Some(suspected) = self.suspected.take() {
            suspected.take_off(&mut self.sheet);
            self.signal = Some(suspected);
        }
    }

    /// Finds its alphabet by a search, if it was not given and does not follow from playing it.
    pub fn find_letters(&mut self, game: &Chess) {
        if !self.has_letters {
            let cells = self.sheet.slots.iter().filter_map(|slot| slot.cell.as_ref());
            let words: Vec<&str> = cells.map(|cell| cell.word.as_str()).collect();
            let rivals = game.rival_notations(&words, self.alphabet);
            let mut choices = Choices::new(game, Budget::new(MAX_STEPS));
            let found = likeliest_of(&SheetText::of_cells(&self.sheet), &self.start, &rivals, &mut choices);
            if let Some(found) = found {
                (self.alphabet, self.other_notation) = (found.letters, found.other);
            }
            self.has_letters = true;
        }
    }
}

/// Returns the number of the first row: on a sheet that continues another it is written, and the next ones confirm it.
fn numbered_from(record: &Record<'_>, usual: u32) -> u32 {
    let (tokens, _) = sheet_tokens(record, usual, MAX_SLOTS);
    let mut numbers = tokens.iter().enumerate().filter_map(|(at, token)| match token {
        SheetToken::Number { number, .. } => Some((at, *number)),
        _ => None,
    });
    match (numbers.next(), numbers.next()) {
        (Some((0, Some(first))), Some((_, Some(next)))) if first > usual && next == first + 1 => first,
        _ => usual,
    }
}

/// With this many unreadable words for each move, the moves are only quoted.
const WORDS_OF_PROSE: usize = 8;
/// A text with a heading and some notes is a sheet, however few its moves.
const FEW_MOVES: usize = 4;

/// Counts the words that the reader could not interpret.
fn n_strange(record: &Record<'_>) -> usize {
    let is_strange = |kind: IssueKind| matches!(kind, IssueKind::StrayText | IssueKind::TextAfterRecord);
    let strange = record.tape.issues.iter().filter(|issue| is_strange(issue.kind));
    strange.map(|issue| record.slice(issue.span).split_whitespace().count()).sum()
}

/// Takes the slots from the moves as they were played: ply by ply, whatever text is between them.
fn as_played(record: &Record<'_>, replay: &Replay<Chess>, start: &Position) -> Option<(Vec<Slot>, bool)> {
    let plies = || replay.plies.iter().filter(|ply| ply.depth == 0);
    if plies().any(|ply| ply.mv.is_null()) {
        return None;
    }
    let mut slots = Vec::new();
    let (mut row, mut turn) = (start.fullmove_number(), start.turn());
    for ply in plies().take(MAX_SLOTS) {
        let span = record.tape.items.get(ply.item as usize)?.span;
        let side = if turn == Color::White { Side::White } else { Side::Black };
        let word = record.slice(span).to_owned();
        slots.push(Slot { row, side, cell: Some(Cell { span, word }), is_over: false });
        row += u32::from(turn == Color::Black);
        turn = !turn;
    }
    Some((slots, plies().count() > MAX_SLOTS))
}
