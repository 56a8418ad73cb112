//! Finds the encoding in which a record reads best among the Cyrillic ones, windows-1252 and damaged UTF-8, by its
//! moves and words.

use super::{
    Encoding,
    letter_costs::{Cost, Glyph, LetterKind, MODELS, Model, NOT_IN_MOVES, Sound},
};
use crate::sorting::CompactSort;

/// The encoding in which a record reads best, among those distinguished by words and moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct BestReading {
    pub(super) encoding: Encoding,
    /// The cost of its letters and signs.
    pub(super) cost: Cost,
    /// The next best among the encodings that read these bytes differently.
    pub(super) runner_up: Encoding,
    /// The additional cost of the runner-up.
    pub(super) lead: Cost,
    /// The number of bytes above 7F examined.
    pub(super) n_foreign: Cost,
    /// Whether at least half of the words with such bytes are next to squares, so that they are moves.
    pub(super) is_of_moves: bool,
}

impl BestReading {
    /// Returns the cost per letter, in tenths of a bit: 35 to 60 if the text reads as words, more if it does not.
    pub(super) fn cost_of_letter(&self) -> Cost {
        self.cost / self.n_foreign.max(1)
    }
}

/// The lead, in tenths of a bit, at which examining more of the record is pointless.
const SURE: Cost = 3000;
/// The number of bytes of words with foreign letters examined before the lead is first checked.
const FIRST_LOOK: usize = 2 * 1024;
/// The maximum number of bytes of such words examined.
pub(super) const LAST_LOOK: usize = 32 * 1024;
/// The longest piece of one word examined as a whole.
const LONGEST_WORD: usize = 64;
/// The penalty for a Cyrillic encoding without support in the record: a stray byte in English text is West European.
const UNSUPPORTED: Cost = 100;
/// The penalty for every encoding other than the hinted one.
const UNHINTED: Cost = 80;

/// Finds the encoding in which a record reads best.
///
/// Each candidate has a cost for every letter and sign it reads: little for a piece letter before a square, for the
/// common letters of Russian or of West European names in their usual places, for usual capitals; much for signs inside
/// words, two alphabets in one word, odd capitals, unpronounceable words. The smallest sum wins; the sums are
/// logarithms of likelihoods, so their difference is the certainty of the answer. Damaged UTF-8 is a candidate too.
pub(super) fn best_reading(bytes: &[u8], hint: Option<Encoding>) -> BestReading {
    let mut tallies = MODELS.each_ref().map(Tally::new);
    let mut utf8 = Utf8Tally::default();
    let (mut n_seen, mut n_foreign) = (0, 0);
    let (mut n_words, mut n_moves) = (0, 0);
    let mut next_look = FIRST_LOOK;
    'words: for word in words(bytes) {
        utf8.add(&word.bytes[..word.bytes.len().min(LAST_LOOK)]);
        n_words += 1;
        n_moves += usize::from(word.leads_to_square || word.bytes.iter().any(u8::is_ascii_digit));
        for piece in word.bytes.chunks(LONGEST_WORD) {
            for tally in &mut tallies {
                tally.add(UndecodedWord { bytes: piece, ..word });
            }
            n_seen += piece.len();
            n_foreign += piece.iter().map(|byte| Cost::from(!byte.is_ascii())).sum::<Cost>();
            if n_seen >= next_look {
                next_look *= 2;
                if n_seen >= LAST_LOOK || rank(&tallies, &utf8, hint, bytes).margin() >= SURE {
                    break 'words;
                }
            }
        }
    }
    let ranking = rank(&tallies, &utf8, hint, bytes);
    let ((encoding, cost), (runner_up, _)) = (ranking.winner, ranking.runner_up);
    let is_of_moves = 2 * n_moves >= n_words;
    BestReading { encoding, cost, runner_up, lead: ranking.margin(), n_foreign, is_of_moves }
}

/// Returns the cost of text in one encoding, in tenths of a bit.
pub(super) fn cost_in(encoding: Encoding, bytes: &[u8]) -> Cost {
    let model = Model::of(encoding);
    let mut tally = Tally::new(&model);
    let mut n_seen = 0;
    for word in words(bytes) {
        for piece in word.bytes.chunks(LONGEST_WORD) {
            tally.add(UndecodedWord { bytes: piece, ..word });
            n_seen += piece.len();
        }
        if n_seen >= LAST_LOOK {
            break;
        }
    }
    tally.cost
}

struct EncodingRanking {
    winner: (Encoding, Cost),
    runner_up: (Encoding, Cost),
}

impl EncodingRanking {
    const fn margin(&self) -> Cost {
        self.runner_up.1.saturating_sub(self.winner.1)
    }
}

fn rank(tallies: &[Tally<'_>; 6], utf8: &Utf8Tally, hint: Option<Encoding>, bytes: &[u8]) -> EncodingRanking {
    let hinted = |encoding: Encoding, cost: Cost| {
        (encoding, if hint.is_some() && hint != Some(encoding) { cost + UNHINTED } else { cost })
    };
    let mut all: Vec<(Encoding, Cost)> = tallies.iter().map(|t| hinted(t.model.encoding, t.total())).collect();
    // Other encodings form UTF-8 characters by accident, but not most of the time.
    if utf8.n_good > 0 && utf8.n_good >= 2 * utf8.n_bad {
        all.push(hinted(Encoding::Utf8, utf8.cost));
    }
    all.compact_sort_by_key(|&(_, cost)| cost);
    let winner = all[0];
    let runner_up = all[1..].iter().find(|&&(encoding, _)| reads_differently(winner.0, encoding, bytes));
    EncodingRanking { winner, runner_up: *runner_up.unwrap_or(&all[1]) }
}

/// Returns true if two encodings decode these bytes differently, as far as their beginning shows.
pub(super) fn reads_differently(one: Encoding, other: Encoding, bytes: &[u8]) -> bool {
    if !one.is_single_byte() || !other.is_single_byte() {
        return true;
    }
    let (one, other) = (one.page(), other.page());
    bytes.iter().filter(|byte| !byte.is_ascii()).take(LAST_LOOK).any(|&byte| one.char_of(byte) != other.char_of(byte))
}

/// A run of letters, digits and bytes above 7F with at least one such byte, and its surroundings.
#[derive(Clone, Copy)]
struct UndecodedWord<'a> {
    bytes: &'a [u8],
    /// Whether a `"` precedes it, as with most names.
    opens_value: bool,
    /// Whether a square follows, possibly after a sign, as in `К:e5` and `К - f3`.
    leads_to_square: bool,
}

fn words(bytes: &[u8]) -> impl Iterator<Item = UndecodedWord<'_>> {
    let mut from = 0;
    std::iter::from_fn(move || {
        let high = from + bytes[from..].iter().position(|byte| !byte.is_ascii())?;
        let in_word = |byte: &u8| byte.is_ascii_alphanumeric() || !byte.is_ascii();
        let n_before = bytes[from..high].iter().rev().take_while(|byte| in_word(byte)).count();
        let n_after = bytes[high..].iter().take_while(|byte| in_word(byte)).count();
        let start = high - n_before;
        from = high + n_after;
        Some(UndecodedWord {
            bytes: &bytes[start..from],
            opens_value: bytes[..start].last() == Some(&b'"'),
            leads_to_square: leads_to_square(&bytes[from..]),
        })
    })
}

fn leads_to_square(after: &[u8]) -> bool {
    let after = after.trim_ascii_start();
    let after = after.strip_prefix(b"-").or_else(|| after.strip_prefix(b":")).unwrap_or(after).trim_ascii_start();
    matches!(after, [b'a'..=b'h', b'1'..=b'8', ..])
}

/// Sums the cost of one encoding.
struct Tally<'m> {
    model: &'m Model,
    cost: Cost,
    is_supported: bool,
    last_sign: Option<char>,
}

impl<'m> Tally<'m> {
    fn new(model: &'m Model) -> Self {
        let is_supported = model.encoding == Encoding::Windows1252;
        Self { model, cost: model.prior, is_supported, last_sign: None }
    }

    fn total(&self) -> Cost {
        if self.is_supported { self.cost } else { self.cost + UNSUPPORTED }
    }

    /// Reads one run of bytes: signs have their own cost and split it into words.
    fn add(&mut self, run: UndecodedWord<'_>) {
        let glyphs = &self.model.glyphs;
        let bytes = run.bytes;
        let mut start = 0;
        for at in 0..=bytes.len() {
            let sign =
                bytes.get(at).map(|&byte| &glyphs[usize::from(byte)]).filter(|glyph| glyph.kind == LetterKind::Sign);
            if at < bytes.len() && sign.is_none() {
                continue;
            }
            if start < at {
                let opens_value = run.opens_value && start == 0;
                let leads_to_square = run.leads_to_square && at == bytes.len();
                let word = UndecodedWord { bytes: &bytes[start..at], opens_value, leads_to_square };
                let (cost, supports) = word_cost(self.model, word);
                self.cost += cost;
                self.is_supported |= supports;
                self.last_sign = None;
            }
            start = at + 1;
            if let Some(sign) = sign {
                let byte_at = |at: Option<usize>| at.and_then(|at| bytes.get(at)).copied().unwrap_or(b' ');
                let is_letter = |at: Option<usize>| glyphs[usize::from(byte_at(at))].is_letter();
                let is_digit = |at: Option<usize>| byte_at(at).is_ascii_digit();
                // A dash joins two squares; rules and boxes repeat one sign.
                let is_dash = matches!(sign.char, '–' | '—') && is_digit(at.checked_sub(1));
                let is_usual = is_dash || self.last_sign == Some(sign.char);
                self.cost += if is_usual { 15 } else { sign.in_word };
                self.last_sign = Some(sign.char);
                if is_letter(Some(at + 1)) && !sign.stands_before_letters() {
                    self.cost += 70;
                }
                if is_letter(at.checked_sub(1)) && !sign.stands_behind_letters() {
                    self.cost += 40;
                }
                if at == 0 && run.opens_value && !matches!(sign.char, '«' | '№' | '¿' | '¡') {
                    self.cost += 80;
                }
            }
        }
    }
}

/// Computes the cost of letters and digits as a word and as a move, uses the lower one, and returns whether it supports
/// Cyrillic.
fn word_cost(model: &Model, word: UndecodedWord<'_>) -> (Cost, bool) {
    let mut glyphs = [&model.glyphs[usize::from(b' ')]; LONGEST_WORD];
    for (slot, &byte) in glyphs.iter_mut().zip(word.bytes) {
        *slot = &model.glyphs[usize::from(byte)];
    }
    let glyphs = &glyphs[..word.bytes.len().min(LONGEST_WORD)];
    let mut n_high = 0;
    let mut n_cyrillic = 0;
    let mut has_digit = false;
    for glyph in glyphs {
        n_high += Cost::from(matches!(glyph.kind, LetterKind::Latin | LetterKind::Cyrillic));
        n_cyrillic += Cost::from(glyph.kind == LetterKind::Cyrillic);
        has_digit |= glyph.kind == LetterKind::Digit;
    }
    if n_high == 0 {
        return (0, false);
    }
    let starts_small = glyphs[0].kind != LetterKind::Ascii && glyphs[0].is_letter() && !glyphs[0].is_upper;
    let mut as_word = cost_as_word(glyphs);
    if word.opens_value && starts_small {
        as_word += 45;
    }
    if has_digit {
        as_word += 50;
    }
    let has_square = word.leads_to_square || has_digit;
    let as_move = match glyphs.len() {
        0..=8 => cost_as_move(glyphs) + if has_square { 5 } else { 30 },
        _ => Cost::MAX,
    };
    if let Some(as_squares) = cost_as_squares(glyphs).filter(|as_squares| *as_squares < as_move.min(as_word)) {
        return (as_squares, true);
    }
    if as_move < as_word {
        (as_move, has_square && as_move < n_high * 60 + 5)
    } else {
        (as_word, as_word < n_high * 75 && n_cyrillic > 1)
    }
}

fn cost_as_move(glyphs: &[&Glyph]) -> Cost {
    let char_at = |at: usize| glyphs.get(at).map_or(' ', |glyph| glyph.char);
    let is_file = |char: char| matches!(char, 'a'..='h' | 'а' | 'с' | 'е');
    let cost_at = |(at, glyph): (usize, &&Glyph)| {
        let before = at.checked_sub(1).map_or(' ', char_at);
        let after = char_at(at + 1);
        let is_out_of_place = match glyph.char {
            'р' => before != 'К',
            'х' | 'Х' => after.is_ascii_digit(),
            // A pawn leaves its file for the next one; `аf8` was a piece.
            'а' if before == ' ' => matches!(after, 'c'..='h'),
            'с' if before == ' ' => matches!(after, 'a' | 'e'..='h'),
            'е' if before == ' ' => matches!(after, 'a'..='c' | 'g' | 'h'),
            // After a rank a piece is a promotion and a file begins a square: `d2Сd4` was a dash.
            'К' | 'С' | 'Л' | 'Ф' | 'а' | 'с' | 'е' => before.is_ascii_digit() && is_file(after),
            _ => false,
        };
        if is_out_of_place { NOT_IN_MOVES } else { glyph.in_move }
    };
    glyphs.iter().enumerate().map(cost_at).sum()
}

/// Computes the cost as squares with files in the small letters а to з, as in Russian records of Tavreli: `в7`,
/// `з1хз2`.
fn cost_as_squares(glyphs: &[&Glyph]) -> Option<Cost> {
    /// One of eight letters.
    const FILE: Cost = 30;
    let is_square = |pair: &[&Glyph]| matches!(pair, [file, rank] if matches!(file.char, 'а'..='з') && matches!(rank.char, '1'..='8'));
    match glyphs {
        [_, _] if is_square(glyphs) => Some(FILE),
        [_, _, way, _, _] if is_square(&glyphs[..2]) && is_square(&glyphs[3..]) && matches!(way.char, 'х' | 'x') => {
            Some(2 * FILE + 10)
        }
        _ => None,
    }
}

fn cost_as_word(glyphs: &[&Glyph]) -> Cost {
    let mut cost = 0;
    let mut before: Option<&Glyph> = None;
    let mut n_before = 0;
    let mut n_consonants = 0_u32;
    let mut n_vowels = 0_u32;
    let mut n_same = 0_u32;
    for &glyph in glyphs {
        let is_high = matches!(glyph.kind, LetterKind::Cyrillic | LetterKind::Latin);
        cost += glyph.in_word;
        if is_high && before.is_none() && glyph.is_upper {
            cost += 10;
        }
        n_consonants = if glyph.sound == Sound::Consonant { n_consonants + 1 } else { 0 };
        n_vowels = if glyph.sound == Sound::Vowel { n_vowels + 1 } else { 0 };
        n_same = if before.is_some_and(|before| before.char == glyph.char) { n_same + 1 } else { 0 };
        if is_high {
            cost +=
                n_consonants.saturating_sub(3) * 20 + n_vowels.saturating_sub(2) * 20 + n_same.saturating_sub(1) * 50;
        }
        cost += sound_cost(before, glyph);
        if let Some(before) = before {
            cost += seam_cost(before, glyph, n_before);
        }
        before = Some(glyph);
        n_before += 1;
    }
    if n_before == 1 && before.is_some_and(|only| only.kind == LetterKind::Latin) {
        // `à` and `É.` are sometimes alone, most letters hardly ever; but a stray byte may be any of them.
        cost = cost.clamp(50, 80);
    }
    cost
}

/// Returns the cost of a Russian letter after another sound.
fn sound_cost(before: Option<&Glyph>, glyph: &Glyph) -> Cost {
    let sound_before = before.map_or(Sound::None, |before| before.sound);
    match (sound_before, glyph.sound) {
        (Sound::Consonant, Sound::Mute | Sound::Yery) => 0,
        (_, Sound::Mute | Sound::Yery) => 70,
        (Sound::Consonant | Sound::Mute, Sound::ShortI) => 50,
        (Sound::Consonant, Sound::Vowel) if matches!(glyph.char, 'э' | 'Э') => 30,
        _ => 0,
    }
}

/// Returns the cost of two neighbors: alphabets that do not mix, capitals in odd places.
fn seam_cost(before: &Glyph, glyph: &Glyph, n_before: usize) -> Cost {
    match (before.kind, glyph.kind) {
        (LetterKind::Ascii | LetterKind::Digit, LetterKind::Ascii | LetterKind::Digit) => 0,
        (LetterKind::Ascii, LetterKind::Cyrillic) | (LetterKind::Cyrillic, LetterKind::Ascii) => 90,
        (LetterKind::Digit, _) | (_, LetterKind::Digit) => 20,
        (LetterKind::Latin, LetterKind::Latin) => 40 + capital_cost(before, glyph, n_before),
        _ => capital_cost(before, glyph, n_before),
    }
}

fn capital_cost(before: &Glyph, glyph: &Glyph, n_before: usize) -> Cost {
    match (before.is_upper, glyph.is_upper) {
        (false, true) => 60,
        (true, true) => 4,
        (true, false) if n_before > 1 => 60,
        // `über` and `été` begin with a small letter, but names do not.
        (false, false) if n_before == 1 && before.kind == LetterKind::Latin => 15,
        _ => 0,
    }
}

/// Sums the cost of UTF-8 with damaged places.
#[derive(Default)]
struct Utf8Tally {
    cost: Cost,
    n_good: usize,
    n_bad: usize,
}

impl Utf8Tally {
    fn add(&mut self, word: &[u8]) {
        for chunk in word.utf8_chunks() {
            for char in chunk.valid().chars().filter(|char| !char.is_ascii()) {
                // Other encodings form characters by accident, which are rarely in the blocks that records use.
                let is_usual = matches!(char, '\u{A0}'..='\u{52F}' | '\u{2010}'..='\u{2044}' | '\u{20AC}' | '\u{2116}'
                    | '\u{2122}' | '\u{2190}'..='\u{22FF}' | '\u{2654}'..='\u{265F}' | '\u{FE0E}' | '\u{FE0F}' | '\u{FEFF}');
                self.n_good += usize::from(is_usual);
                self.cost += if is_usual { 50 } else { 150 };
            }
            if !chunk.invalid().is_empty() {
                self.n_bad += 1;
                self.cost += 110;
            }
        }
    }
}
