//! Dates in headings: in figures, with months in words or Roman figures, of several days, of a season.

use std::ops::Range;

use super::grammar::is_dash;
use super::vocabulary::{self, languages, lower};

/// A two-digit year above this one is in the twentieth century.
const LAST_SHORT_YEAR: u32 = 39;

/// A date that was found.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct FoundDate {
    pub(super) place: Range<usize>,
    /// Its form in the tag Date.
    pub(super) tag: String,
    /// Whether the tag is less precise than the text: a season, or several days.
    pub(super) says_more: bool,
}

/// A number or a word of a text, with the text before it.
struct Atom<'a> {
    at: usize,
    word: &'a str,
    gap: &'a str,
}

impl Atom<'_> {
    const fn end(&self) -> usize {
        self.at + self.word.len()
    }

    fn number(&self) -> Option<u32> {
        let digits = self.word.bytes().take_while(u8::is_ascii_digit).count();
        let is_ordinal = digits == self.word.len() || self.word.chars().count() - digits <= 3;
        self.word[..digits].parse().ok().filter(|_| digits <= 4 && is_ordinal)
    }

    fn day(&self) -> Option<u32> {
        self.number().filter(|number| (1..=31).contains(number))
    }

    fn year(&self) -> Option<u32> {
        let is_bare = self.word.len() == 4 && self.word.bytes().all(|byte| byte.is_ascii_digit());
        self.number().filter(|year| is_bare && (1400..=2100).contains(year))
    }

    /// Parses the name of a month, in full or abbreviated, or its number in Roman figures.
    fn month(&self) -> Option<u32> {
        const ROMAN: [&str; 12] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
        let latin: String = self.word.chars().map(|c| if c == 'Х' { 'X' } else { c }).collect();
        let by_name = || {
            let lowered = lower(self.word);
            let months = languages().iter().flat_map(|words| (1..).zip(&words.months));
            let mut found = months.filter(|(_, names)| names.split('|').any(|name| name == lowered));
            found.next().map(|(month, _)| month)
        };
        let roman = (1..).zip(ROMAN).find(|(_, figures)| *figures == latin).map(|(month, _)| month);
        roman.or_else(by_name)
    }

    fn is_season(&self) -> bool {
        let lowered = lower(self.word);
        languages().iter().any(|words| words.seasons.contains(&lowered))
    }

    /// Returns true if the word only joins the parts of a date: `5 de octubre de 1984`, `the 5th of October`.
    fn joins(&self) -> bool {
        matches!(lower(self.word).as_str(), "de" | "del" | "of" | "the" | "den" | "le" | "dne" | "di" | "am")
    }

    fn is_behind_dash(&self) -> bool {
        let gap = self.gap.trim_matches([' ', '\u{a0}', '.']);
        !gap.is_empty() && gap.chars().all(|c| is_dash(c) || c == '/')
    }
}

fn atoms(text: &str) -> Vec<Atom<'_>> {
    let mut atoms = Vec::new();
    let mut end = 0;
    while let Some(offset) = text[end..].find(char::is_alphanumeric) {
        let at = end + offset;
        let rest = &text[at..];
        let is_figures = rest.starts_with(|c: char| c.is_ascii_digit());
        // `5th`, `5-го`: the ending belongs to the number.
        let len = if is_figures {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let tail = rest[digits..].trim_start_matches(['-', '‑']);
            let letters = tail.find(|c: char| !c.is_alphabetic()).unwrap_or(tail.len());
            let ending = tail[..letters].chars().count();
            let is_ending = (1..=3).contains(&ending) && tail.starts_with(char::is_lowercase);
            if is_ending { rest.len() - tail.len() + letters } else { digits }
        } else {
            // `½` is a number without figures.
            let letters = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
            letters.max(rest.chars().next().map_or(1, char::len_utf8))
        };
        atoms.push(Atom { at, word: &rest[..len], gap: &text[end..at] });
        end = at + len;
    }
    atoms
}

pub(super) fn date(text: &str) -> Option<FoundDate> {
    let atoms = atoms(text);
    let Some(nth) = atoms.iter().position(|atom| atom.year().is_some()) else { return of_short_year(&atoms) };
    let year = atoms[nth].year()?;
    let found = of_figures_behind(&atoms, nth, year).or_else(|| of_words_behind(&atoms, nth, year));
    let mut found = found.unwrap_or_else(|| before_year(&atoms, nth, year));
    // `1984/85`, `1984–1985`.
    if let Some(next) = atoms.get(nth + 1).filter(|next| found.place.end == atoms[nth].end() && next.is_behind_dash()) {
        let is_next = next.number().is_some_and(|number| number == year + 1 || number == (year + 1) % 100);
        if is_next && next.word.len() != 1 {
            found.place.end = next.end();
            found.says_more = true;
            found.tag = format!("{year}.??.??");
        }
    }
    let behind = &text[found.place.end..];
    found.place.end += year_word_len(behind);
    Some(found)
}

/// Measures the word after the number of a year: ` г.`, ` года`.
fn year_word_len(behind: &str) -> usize {
    let word = behind.trim_start_matches([' ', '\u{a0}', '.']);
    let lowered = lower(word);
    let years = languages().iter().flat_map(|words| &words.year);
    let fits = |year: &&String| {
        lowered.starts_with(year.as_str()) && !lowered[year.len()..].starts_with(char::is_alphanumeric)
    };
    years.filter(fits).map(|year| behind.len() - word.len() + year.len()).max().unwrap_or(0)
}

fn of(year: u32, month: Option<u32>, day: Option<u32>) -> String {
    let two = |part: Option<u32>| part.map_or_else(|| "??".to_owned(), |part| format!("{part:02}"));
    format!("{year}.{}.{}", two(month), two(day))
}

fn is_between_figures(gap: &str) -> bool {
    !gap.is_empty() && gap.chars().all(|c| matches!(c, '.' | '-' | '/' | ' ')) && gap.trim().chars().count() <= 1
}

/// `1850-05-22`, `1984.10.05`.
fn of_figures_behind(atoms: &[Atom<'_>], nth: usize, year: u32) -> Option<FoundDate> {
    let (month, day) = (atoms.get(nth + 1)?, atoms.get(nth + 2)?);
    let is_joined = |atom: &Atom<'_>| is_between_figures(atom.gap) && !atom.gap.contains(' ');
    let number = month.number().filter(|month| (1..=12).contains(month))?;
    let day_number = day.day().filter(|_| is_joined(month) && is_joined(day))?;
    let tag = of(year, Some(number), Some(day_number));
    Some(FoundDate { place: atoms[nth].at..day.end(), tag, says_more: false })
}

/// `12.05.24`, `12-V-24`: a two-digit year is in the last hundred up to [`LAST_SHORT_YEAR`]. Between slashes it is
/// unknown whether the day or the month comes first, unless one is above twelve.
fn of_short_year(atoms: &[Atom<'_>]) -> Option<FoundDate> {
    let sign =
        |atom: &Atom<'_>| atom.gap.chars().next().filter(|c| atom.gap.len() == 1 && matches!(c, '.' | '-' | '/'));
    let is_short = |word: &str| (1..=2).contains(&word.len()) && word.bytes().all(|byte| byte.is_ascii_digit());
    atoms.windows(3).find_map(|three| {
        let [first, second, year] = three else { return None };
        let between = sign(second).filter(|between| sign(year) == Some(*between))?;
        let year_of_century: u32 = year.word.parse().ok().filter(|_| year.word.len() == 2 && is_short(year.word))?;
        let month = second.month().or_else(|| second.number().filter(|_| is_short(second.word)))?;
        let day = first.day().filter(|_| is_short(first.word))?;
        let (month, day) = match (month, day) {
            (1..=12, 1..=12) if between == '/' && month != day => (None, None),
            (1..=12, _) => (Some(month), Some(day)),
            (13..=31, 1..=12) if between == '/' => (Some(day), Some(month)),
            _ => return None,
        };
        let century = if year_of_century <= LAST_SHORT_YEAR { 2000 } else { 1900 };
        let tag = of(century + year_of_century, month, day);
        Some(FoundDate { place: first.at..year.end(), tag, says_more: true })
    })
}

/// `1984. október 5.`
fn of_words_behind(atoms: &[Atom<'_>], nth: usize, year: u32) -> Option<FoundDate> {
    let month = atoms.get(nth + 1).filter(|month| month.gap.trim_matches([' ', '.', ',', '\u{a0}']).is_empty())?;
    let has_own_year = atoms[nth + 1..].iter().take(4).any(|atom| atom.year().is_some());
    let number = month.month().filter(|_| !has_own_year && month.word.chars().count() > 2)?;
    let day = atoms.get(nth + 2).filter(|day| day.gap.trim_matches([' ', '.', '\u{a0}']).is_empty());
    let day = day.and_then(|day| Some((day.day()?, day.end())));
    let span = atoms.get(nth + 3).filter(|to| day.is_some() && to.is_behind_dash() && to.day().is_some());
    let end = span.map_or_else(|| day.map_or(month.end(), |(_, end)| end), Atom::end);
    let exact = day.map(|(day, _)| day).filter(|_| span.is_none());
    Some(FoundDate { place: atoms[nth].at..end, tag: of(year, Some(number), exact), says_more: span.is_some() })
}

/// `22 мая 1850`, `May 22, 1850`, `22.05.1850`, `5.X.1984`, `3–5 октября 1984`, `осень 1984`, `1984`.
fn before_year(atoms: &[Atom<'_>], nth: usize, year: u32) -> FoundDate {
    let end = atoms[nth].end();
    let plain = FoundDate { place: atoms[nth].at..end, tag: of(year, None, None), says_more: false };
    // The atom before another one, skipping words that only join.
    let before = |at: usize| {
        let is_near = |at: usize| {
            let gap = atoms[at].gap;
            gap.chars().all(|c| c.is_whitespace() || matches!(c, '.' | ',' | '/') || is_dash(c))
        };
        let mut at = at;
        while at > 0 && is_near(at) {
            at -= 1;
            if !atoms[at].joins() {
                return Some(at);
            }
        }
        None
    };
    let Some(first) = before(nth) else { return plain };
    let found = |from: usize, month, day, says_more| FoundDate {
        place: atoms[from].at..end,
        tag: of(year, month, day),
        says_more,
    };
    if atoms[first].is_season() {
        return found(first, None, None, true);
    }
    let second = before(first);
    // `May 22, 1850`.
    if let (Some(day), Some(month_at)) = (atoms[first].day(), second)
        && let Some(month) = atoms[month_at].month().filter(|_| atoms[month_at].word.chars().count() > 2)
    {
        let is_span = atoms[first].is_behind_dash();
        return found(month_at, Some(month), Some(day).filter(|_| !is_span), is_span);
    }
    // `May 3–5, 1850`.
    if let (Some(_), Some(from), true) = (atoms[first].day(), second, atoms[first].is_behind_dash())
        && let (Some(_), Some(month_at)) = (atoms[from].day(), before(from))
        && let Some(month) = atoms[month_at].month()
    {
        return found(month_at, Some(month), None, true);
    }
    let by_figures =
        atoms[first].number().filter(|month| (1..=12).contains(month) && is_between_figures(atoms[nth].gap));
    let Some(month) = atoms[first].month().or(by_figures) else { return plain };
    let is_of_figures = atoms[first].number().is_some();
    let day = second.and_then(|at| Some((at, atoms[at].day()?)));
    let day = day.filter(|_| !is_of_figures || is_between_figures(atoms[first].gap) && !atoms[nth].gap.contains(' '));
    let Some((day_at, day)) = day else {
        if is_of_figures {
            return plain;
        }
        // `октябрь – ноябрь 1984`.
        let other = second.filter(|at| atoms[first].is_behind_dash() && atoms[*at].month().is_some());
        return match other {
            Some(other) => found(other, None, None, true),
            None => found(first, Some(month), None, false),
        };
    };
    // `3–5 октября 1984`, `28 сентября – 3 октября 1984`.
    let from = before(day_at).filter(|_| atoms[day_at].is_behind_dash() && !is_of_figures);
    match from {
        Some(from) if atoms[from].day().is_some() => found(from, Some(month), None, true),
        Some(from) if atoms[from].month().is_some() => {
            let start = before(from).filter(|at| atoms[*at].day().is_some()).unwrap_or(from);
            found(start, None, None, true)
        }
        _ => found(day_at, Some(month), Some(day), false),
    }
}

/// Returns true if a text is only a word for a year.
pub(super) fn says_year(text: &str) -> bool {
    let lowered = vocabulary::lower(text);
    languages().iter().any(|words| words.year.iter().any(|year| year.trim_matches('.') == lowered.trim_matches('.')))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_in_the_forms_books_give_them() {
        for (text, expected) in [
            ("22.05.1850", "1850.05.22"),
            ("1850-05-22", "1850.05.22"),
            ("1984.10.05", "1984.10.05"),
            ("22 мая 1850 г.", "1850.05.22"),
            ("May 22, 1850", "1850.05.22"),
            ("Oct. 5th, 1984", "1984.10.05"),
            ("the 5th of October 1984", "1984.10.05"),
            ("5. Oktober 1984", "1984.10.05"),
            ("5 de octubre de 1984", "1984.10.05"),
            ("1er octobre 1984", "1984.10.01"),
            ("5 października 1984 r.", "1984.10.05"),
            ("5. října 1984", "1984.10.05"),
            ("1984. október 5.", "1984.10.05"),
            ("5.X.1984", "1984.10.05"),
            ("5/X 1984", "1984.10.05"),
            ("5-X-1984", "1984.10.05"),
            ("5. XII. 1984", "1984.12.05"),
            ("5.Х.1984", "1984.10.05"),
            ("5 окт. 1984 г.", "1984.10.05"),
            ("X 1984", "1984.10.??"),
            ("октябрь 1984", "1984.10.??"),
            ("осень 1984", "1984.??.?? +"),
            ("autumn 1984", "1984.??.?? +"),
            ("3–5 октября 1984", "1984.10.?? +"),
            ("October 3-5, 1984", "1984.10.?? +"),
            ("28 сентября – 3 октября 1984", "1984.??.?? +"),
            ("октябрь – ноябрь 1984", "1984.??.?? +"),
            ("1984/85", "1984.??.?? +"),
            ("1984–1985", "1984.??.?? +"),
            ("1984 год", "1984.??.??"),
            ("1984", "1984.??.??"),
            ("12.05.24", "2024.05.12 +"),
            ("12-V-24", "2024.05.12 +"),
            ("1.9.84", "1984.09.01 +"),
            ("12/25/24", "2024.12.25 +"),
            ("5/6/24", "2024.??.?? +"),
            ("12-V-2024", "2024.05.12"),
        ] {
            let found = date(text).unwrap();
            let more = if found.says_more { " +" } else { "" };
            assert_eq!(format!("{}{more}", found.tag), expected, "{text}");
            let rest = format!("{}{}", &text[..found.place.start], &text[found.place.end..]);
            assert_eq!(rest.trim_matches([' ', '.']).trim_start_matches("the"), "", "{text}");
        }
        for text in ["1.30.00", "40.120.60", "1-2-3", "12.05-24", "1 . 2 . 24"] {
            assert_eq!(date(text), None, "{text}");
        }
        assert_eq!(date("Партия № 3"), None);
        assert_eq!(date("(2715)"), None);
    }
}
