//! Time controls in words, English or Russian: `90 minutes for 40 moves + 30 minutes for the rest, 30 sec/move`.
//!
//! Words are read for their effect on the numbers beside them; all others are ignored. A number that no word and no
//! sign explains makes the whole unreadable, for nothing here is guessed.

use super::period::{Period, thousandths};

/// Parses the periods. Returns `None` if a number is not explained.
pub(crate) fn read(text: &str) -> Option<Vec<Period>> {
    let mut text = text.to_lowercase();
    // `G90` is as frequent as `G/90`.
    if text.starts_with('g') && text[1..].starts_with(|c: char| c.is_ascii_digit()) {
        text.insert(1, '/');
    }
    let tokens = tokens(&text);
    let mut reading = ProseReader { list: Vec::new(), ordinal: None };
    let mut at = 0;
    while at < tokens.len() {
        at = match tokens[at] {
            ProseToken::Number(number) => reading.number(&tokens, at, number)?,
            ProseToken::Clock(ms) => {
                reading.time(&tokens, at, at + 1, ms, 0);
                at + 1
            }
            ProseToken::Word(_) | ProseToken::Sign(_) => at + 1,
        };
    }
    reading.finish(&tokens)
}

/// A piece of the text, in small letters.
#[derive(Clone, Copy, Debug, PartialEq)]
enum ProseToken<'a> {
    /// A number, in thousandths.
    Number(u64),
    /// `1:30:00`, in milliseconds.
    Clock(u64),
    Word(&'a str),
    Sign(char),
}

/// The words for the marks of minutes and seconds.
const MINUTES: &str = "min";
const SECONDS: &str = "sec";

fn tokens(text: &str) -> Vec<ProseToken<'_>> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let len = |is_inside: fn(char) -> bool| rest.find(|c| !is_inside(c)).unwrap_or(rest.len());
        let n_bytes = if first.is_ascii_digit() {
            let (token, n_bytes) = number_or_clock(rest);
            found.push(token);
            n_bytes
        } else if first.is_alphabetic() {
            let n_bytes = len(char::is_alphabetic);
            found.push(ProseToken::Word(&rest[..n_bytes]));
            n_bytes
        } else if ["''", "’’", "′′"].iter().any(|mark| rest.starts_with(mark)) {
            found.push(ProseToken::Word(SECONDS));
            2 * first.len_utf8()
        } else {
            match first {
                '\'' | '’' | '′' | '`' => found.push(ProseToken::Word(MINUTES)),
                '"' | '”' | '“' | '″' => found.push(ProseToken::Word(SECONDS)),
                _ if first.is_whitespace() => {}
                _ => found.push(ProseToken::Sign(first)),
            }
            first.len_utf8()
        };
        rest = &rest[n_bytes..];
    }
    // A quote inside a tag is written with a backslash.
    found.retain(|token| *token != ProseToken::Sign('\\'));
    found
}

/// Parses `90`, `1.5` or `1:30:00`. Returns also its length.
fn number_or_clock(text: &str) -> (ProseToken<'_>, usize) {
    let n_digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let whole = n_digits(text);
    let value = text[..whole].parse::<u64>().unwrap_or(MOST).min(MOST);
    let parts: Option<(u64, u64, usize)> = (|| {
        let minutes = text[whole..].strip_prefix(':')?;
        let seconds = minutes.get(2..)?.strip_prefix(':')?;
        let two = |text: &str| (n_digits(text) == 2).then(|| text[..2].parse::<u64>().ok()).flatten();
        Some((two(minutes)?, two(seconds)?, whole + 6))
    })();
    if let Some((minutes, seconds, len)) = parts {
        return (ProseToken::Clock((value * 3600 + minutes * 60 + seconds) * 1000), len);
    }
    let fraction = text[whole..].strip_prefix('.').map_or(0, n_digits);
    if fraction == 0 {
        return (ProseToken::Number(value * 1000), whole);
    }
    let end = whole + 1 + fraction;
    (ProseToken::Number(value * 1000 + thousandths(&text[whole + 1..end])), end)
}

/// The maximum of a number: its thousandths, in days, still fit in milliseconds.
const MOST: u64 = 100_000_000;

const DAY: u64 = 86_400;

/// Returns the seconds in a unit.
fn unit(word: &str) -> Option<u64> {
    Some(match word {
        "d" | "day" | "days" | "день" | "дня" | "дней" | "сутки" | "суток" => DAY,
        "h" | "hr" | "hrs" | "hour" | "hours" | "ч" | "час" | "часа" | "часов" => 3600,
        "m" | "min" | "mins" | "minute" | "minutes" | "м" | "мин" | "минут" | "минута" | "минуты" | "минуту" => {
            60
        }
        "s" | "sec" | "secs" | "second" | "seconds" | "с" | "сек" | "секунд" | "секунда" | "секунды" | "секунду" => {
            1
        }
        _ => return None,
    })
}

fn is_move(word: &str) -> bool {
    matches!(word, "move" | "moves" | "mv" | "mvs" | "ход" | "хода" | "ходов" | "ходу" | "ходы")
}

fn adds(word: &str) -> bool {
    ["inc", "bonus", "fischer", "addition", "добав", "прибав", "фишер"].iter().any(|stem| word.starts_with(stem))
}

fn delays(word: &str) -> bool {
    ["delay", "bronstein", "задерж"].iter().any(|stem| word.starts_with(stem))
}

fn separates(token: ProseToken<'_>) -> bool {
    matches!(token, ProseToken::Sign('+' | ',' | ';' | ':') | ProseToken::Word("then" | "followed" | "затем" | "потом"))
}

/// The words around a quantity.
#[expect(clippy::struct_excessive_bools, reason = "each is a separate word")]
#[derive(Clone, Copy, Default)]
struct Around {
    is_added: bool,
    is_delay: bool,
    has_plus: bool,
    is_per_move: bool,
}

/// Returns the words between a quantity, from `start` to `end`, and the numbers beside it.
fn around(tokens: &[ProseToken<'_>], start: usize, end: usize) -> Around {
    let is_number = |token: &&ProseToken<'_>| matches!(token, ProseToken::Number(_) | ProseToken::Clock(_));
    let mut found = Around::default();
    for token in tokens[..start].iter().rev().take_while(|token| !is_number(token)) {
        match token {
            ProseToken::Word(word) => {
                found.is_added |= adds(word);
                found.is_delay |= delays(word);
            }
            ProseToken::Sign('+') => found.has_plus = true,
            _ => {}
        }
    }
    // `d5`
    found.is_delay |= start > 0 && tokens[start - 1] == ProseToken::Word("d");
    let after = tokens[end..].iter().take_while(|token| !is_number(token) && !separates(**token));
    let n_after = after.clone().count();
    // A word directly before another number may belong to that one.
    let is_last = !matches!(tokens.get(end + n_after), Some(ProseToken::Number(_) | ProseToken::Clock(_)));
    for token in after {
        if let ProseToken::Word(word) = token {
            found.is_per_move |= matches!(*word, "move" | "mv" | "ход" | "каждый");
            found.is_added |= is_last && adds(word);
            found.is_delay |= is_last && delays(word);
        }
    }
    found
}

struct ProseReader {
    list: Vec<Period>,
    /// The move from which something is added, if given.
    ordinal: Option<u64>,
}

/// The maximum number of milliseconds added for each move, if only the unit decides.
const MAX_ADDED: u64 = 180_000;

impl ProseReader {
    /// Takes a number with what belongs to it. Returns where parsing continues, or `None` if nothing explains it.
    fn number(&mut self, tokens: &[ProseToken<'_>], at: usize, number: u64) -> Option<usize> {
        let word = |at: usize| match tokens.get(at) {
            Some(ProseToken::Word(word)) => Some(*word),
            _ => None,
        };
        let before = at.checked_sub(1).map(|before| tokens[before]);
        let with_blank = |at: usize| word(at).filter(|word| *word == "с").and_then(|_| word(at + 1));
        // `30 с добавлением`: with an addition, not seconds.
        let unit_at = |at: usize| {
            // `60 d5`: a delay, not days.
            let is_delay = word(at) == Some("d") && matches!(tokens.get(at + 1), Some(ProseToken::Number(_)));
            word(at).and_then(unit).filter(|_| !is_delay && with_blank(at).is_none_or(|next| next == "на"))
        };
        if let Some(seconds) = unit_at(at + 1) {
            let mut ms = number.saturating_mul(seconds);
            let (mut end, mut last) = (at + 2, seconds);
            while tokens.get(end) == Some(&ProseToken::Sign('.')) {
                end += 1;
            }
            // `1 h 30 min`, `1h30`.
            while let Some(ProseToken::Number(more)) = tokens.get(end) {
                let unit = unit_at(end + 1);
                let is_bare = last == 3600 && unit.is_none() && !word(end + 1).is_some_and(is_move);
                let Some(smaller) = unit.or(is_bare.then_some(60)).filter(|unit| *unit < last) else { break };
                ms = ms.saturating_add(more.saturating_mul(smaller));
                (end, last) = (end + 1 + usize::from(unit.is_some()), smaller);
            }
            self.time(tokens, at, end, ms, last);
            return Some(end);
        }
        let is_after_ordinal_word = matches!(
            before,
            Some(ProseToken::Word(
                "move" | "from" | "after" | "с" | "со" | "после" | "начиная" | "хода" | "ход" | "ходе"
            ))
        );
        // `61-го хода`, `61st move`
        let ending = if tokens.get(at + 1) == Some(&ProseToken::Sign('-')) { at + 2 } else { at + 1 };
        let is_ordinal = word(ending).is_some_and(|word| matches!(word, "го" | "ого" | "st" | "nd" | "rd" | "th"));
        if is_after_ordinal_word || is_ordinal {
            self.ordinal = Some(number / 1000);
            return Some(at + 1);
        }
        if word(at + 1).is_some_and(is_move) {
            self.moves(number / 1000);
            return Some(at + 2);
        }
        let is_before_slash = tokens.get(at + 1) == Some(&ProseToken::Sign('/'));
        let has_slash = before == Some(ProseToken::Sign('/'));
        if is_before_slash && matches!(tokens.get(at + 2), Some(ProseToken::Number(_))) {
            self.moves(number / 1000);
            return Some(at + 1);
        }
        if has_slash && self.list.last().is_some_and(|period| period.base_ms > 0 && period.moves.is_none()) {
            let is_time_before = match tokens.get(at.wrapping_sub(2)) {
                Some(ProseToken::Word(word)) => unit(word).is_some(),
                Some(ProseToken::Number(_)) => true,
                _ => false,
            };
            if is_time_before {
                self.moves(number / 1000);
                return Some(at + 1);
            }
        }
        let found = around(tokens, at, at + 1);
        if found.is_delay || found.is_added || found.is_per_move || (found.has_plus && !self.list.is_empty()) {
            self.time(tokens, at, at + 1, number, 1);
            return Some(at + 1);
        }
        let is_first = self.list.iter().all(|period| period.base_ms == 0);
        let is_said_to_be_time = has_slash || matches!(before, Some(ProseToken::Word("in")));
        if is_said_to_be_time || (is_first && tokens.get(at + 1) == Some(&ProseToken::Sign('+'))) {
            self.bare_time(tokens, at, number);
            return Some(at + 1);
        }
        None
    }

    /// Takes a number without a unit: minutes, or seconds if it is too large for them.
    fn bare_time(&mut self, tokens: &[ProseToken<'_>], at: usize, number: u64) {
        let seconds = if number >= 300_000 { 1 } else { 60 };
        self.time(tokens, at, at + 1, number.saturating_mul(seconds), 60);
    }

    fn moves(&mut self, moves: u64) {
        let moves = Some(u32::try_from(moves).unwrap_or(u32::MAX));
        match self.list.last_mut() {
            Some(last) if last.moves.is_none() => last.moves = moves,
            _ => self.list.push(Period { moves, ..Period::default() }),
        }
    }

    /// Takes a time from `start` to `end`, with the seconds of its smallest unit.
    fn time(&mut self, tokens: &[ProseToken<'_>], start: usize, end: usize, ms: u64, unit: u64) {
        let found = around(tokens, start, end);
        let has_base = self.list.last().is_some_and(|period| period.base_ms > 0);
        let is_small = unit <= 1 && ms <= MAX_ADDED && found.has_plus;
        if unit == DAY && found.is_per_move {
            self.list.push(Period { moves: Some(1), base_ms: ms, ..Period::default() });
        } else if let Some(last) = self.list.last_mut().filter(|_| has_base && found.is_delay) {
            last.delay_ms = ms;
        } else if let Some(last) =
            self.list.last_mut().filter(|_| has_base && (found.is_added || found.is_per_move || is_small))
        {
            last.increment_ms = ms;
        } else if let Some(last) = self.list.last_mut().filter(|_| !has_base) {
            last.base_ms = ms;
        } else {
            self.list.push(Period { base_ms: ms, ..Period::default() });
        }
    }

    fn finish(mut self, tokens: &[ProseToken<'_>]) -> Option<Vec<Period>> {
        let n_added = self.list.iter().filter(|period| period.increment_ms > 0).count();
        // A single increment applies to every move, unless the first move is given.
        if n_added == 1 && self.ordinal.is_none_or(|move_number| move_number <= 1) {
            let added = self.list.iter().map(|period| period.increment_ms).max().unwrap_or(0);
            self.list.iter_mut().for_each(|period| period.increment_ms = added);
        }
        let stems = ["hourglass", "sandclock", "песочн"];
        let is_sand = |token: &ProseToken<'_>| matches!(token, ProseToken::Word(word) if stems.iter().any(|stem| word.starts_with(stem)));
        if tokens.iter().any(is_sand) {
            self.list.iter_mut().for_each(|period| period.is_hourglass = true);
        }
        let is_whole =
            !self.list.is_empty() && self.list.iter().all(|period| period.base_ms > 0 && period.moves != Some(0));
        is_whole.then_some(self.list)
    }
}
