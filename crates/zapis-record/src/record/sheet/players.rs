//! The two players of a heading, in the orders books and programs write them in.

use std::ops::Range;

use super::figures;
use super::grammar::{is_blank, is_dash};
use super::vocabulary::{self, languages, lower};

/// The maximum length of a player's name, in characters.
pub(super) const LONGEST_NAME: usize = 48;

/// A player named on a line, as places on the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct NamedPlayer {
    pub(super) name: Range<usize>,
    pub(super) rating: Option<Range<usize>>,
}

/// Finds the players on a line, and the text between them: `А. Карпов – Г. Каспаров`, `Карпов А. – Каспаров Г.`,
/// `Kasparov,G (2715) - Karpov,A (2705)`.
pub(super) fn players(line: &str) -> Option<([NamedPlayer; 2], Range<usize>)> {
    versus(line).into_iter().find_map(|dash| {
        let (left, right) = (&line[..dash.start], &line[dash.end..]);
        let [of_white, of_black] = surnames_first(left, right);
        let white = before_dash(left, of_white)?;
        let name = &left[white.name.clone()];
        let has_initials_behind = end_of_initials(name) == Some(name.len());
        let black = behind_dash(right, of_black, has_initials_behind)?;
        let shift = |place: Range<usize>| place.start + dash.end..place.end + dash.end;
        let black = NamedPlayer { name: shift(black.name), rating: black.rating.map(shift) };
        Some(([white, black], dash))
    })
}

/// Parses a line that is only one player's name, with a sign that it is not a town or an opening: an initial, a first
/// name after the comma, a rating.
pub(super) fn player_alone(line: &str) -> Option<NamedPlayer> {
    let (end, rating) = brackets_at_end(line);
    let name = &line[..end];
    let is_surname_first = name.split_once(',').is_some_and(|(surname, first)| is_surname(surname) && is_first(first));
    let is_sure = has_initial(name) || is_surname_first || rating.is_some();
    (is_sure && is_name(name)).then_some(NamedPlayer { name: 0..end, rating })
}

/// Returns the places of possible separators of two players: a dash with blanks around it, `vs`.
fn versus(line: &str) -> Vec<Range<usize>> {
    const MOST: usize = 6;
    let mut found = Vec::new();
    for (at, c) in line.char_indices() {
        let end = at + c.len_utf8();
        let is_apart = line[..at].ends_with(is_blank) && line[end..].starts_with(is_blank);
        // `H. Müller : K. Weber`: initials show that both are names.
        if c == ':' && is_apart && [&line[..at], &line[end..]].iter().all(|name| has_initial(name)) {
            found.push(at..end);
        }
        // A long dash needs no blanks.
        if is_dash(c) && c != '_' && (is_apart || matches!(c, '—' | '–')) {
            found.push(at..end);
        }
    }
    let lowered = lower(line);
    for word in languages().iter().flat_map(|words| &words.against) {
        if let Some(at) = vocabulary::find_word(&lowered, word) {
            found.push(at..at + word.len());
        }
    }
    found.truncate(MOST);
    found
}

/// Returns for each name whether its surname comes first, `Каспаров, Гарри`: if both have a comma, or initials follow
/// the comma of one, since a town may follow that of a single name.
fn surnames_first(left: &str, right: &str) -> [bool; 2] {
    let left = without_brackets(left.trim_matches(is_edge_of_name)).trim_matches(is_edge_of_name);
    let right = right.trim_matches(is_edge_of_name);
    let of_left = left.rsplit_once(',').map(|(before, first)| {
        let surname = &before[before.rfind([',', ':', ';', '|', '\t']).map_or(0, |at| at + 1)..];
        (&surname[behind_sentence(surname)..], first)
    });
    let of_right = right.split_once(',').map(|(surname, first)| {
        let first = &first[..first.find([',', ';', '(', '[', '|', '\t']).unwrap_or(first.len())];
        (surname, &first[..sentence_end(first)])
    });
    let names = [of_left, of_right];
    let are_both = names.iter().all(|name| name.is_some_and(|(surname, first)| is_surname(surname) && is_first(first)));
    names.map(|name| are_both || name.is_some_and(|(surname, first)| is_surname(surname) && is_of_initials(first)))
}

fn is_surname(part: &str) -> bool {
    let part = part.trim();
    // `De la Bourdonnais`: words in small letters do not count.
    let words = part.split_whitespace().filter(|word| word.starts_with(char::is_uppercase)).count();
    is_name(part) && words <= 2 && part.split_whitespace().all(|word| word.chars().count() > 1)
}

fn is_first(part: &str) -> bool {
    let words: Vec<&str> = part.split_whitespace().collect();
    (1..=2).contains(&words.len()) && words.iter().all(|word| is_initial(word) || is_name(word))
}

/// Returns true if a text is only initials, `J.`, `Al`; `NY` is a town.
fn is_of_initials(part: &str) -> bool {
    let is_short =
        |word: &str| is_initial(word) && (word.ends_with('.') || !word.chars().nth(1).is_some_and(char::is_uppercase));
    let n_words = part.split_whitespace().count();
    (1..=2).contains(&n_words) && part.split_whitespace().all(is_short)
}

/// Returns the beginning of the last sentence or field of a text.
fn behind_sentence(text: &str) -> usize {
    let mut stops = text.rmatch_indices(['.', '!', '?']).filter(|(at, sign)| ends_sentence(text, *at, sign.len()));
    stops.next().map_or(0, |(at, sign)| at + sign.len())
}

/// Returns the end of the first sentence of a text.
fn sentence_end(text: &str) -> usize {
    let mut stops = text.match_indices(['.', '!', '?']).filter(|(at, sign)| ends_sentence(text, *at, sign.len()));
    stops.next().map_or(text.len(), |(at, _)| at)
}

/// Returns true if a period ends more than an initial or a title: `Партия № 3. Испанская партия. А. Карпов`.
fn ends_sentence(text: &str, at: usize, len: usize) -> bool {
    let word = text[..at].rsplit(|c: char| c.is_whitespace() || is_blank(c)).next().unwrap_or_default();
    let word = word.rsplit('.').next().unwrap_or(word);
    let is_apart = text[at + len..].chars().next().is_none_or(|next| next.is_whitespace() || is_blank(next));
    is_apart && (word.chars().filter(|c| c.is_alphabetic()).count() > 2 || word.contains(|c: char| c.is_ascii_digit()))
}

/// Parses the name at the end of a text.
fn before_dash(left: &str, has_first_name: bool) -> Option<NamedPlayer> {
    let end = left.trim_end_matches(is_edge_of_name).len();
    let (name_end, rating) = brackets_at_end(&left[..end]);
    let text = &left[..name_end];
    let commas = text.match_indices(',').map(|(at, _)| at);
    let comma = commas.rev().nth(usize::from(has_first_name)).map_or(0, |at| at + 1);
    let field = text.rfind([':', ';', '|', '\t', ']', ')']).map_or(0, |at| at + 1).max(comma);
    let start = field + behind_sentence(&text[field..]);
    let start = start + text[start..].len() - text[start..].trim_start_matches(is_edge).len();
    let name = &text[start..];
    is_name(name).then_some(NamedPlayer { name: start..name_end, rating })
}

/// Parses the name at the beginning of a text.
fn behind_dash(right: &str, has_first_name: bool, has_initials_behind: bool) -> Option<NamedPlayer> {
    let start = right.len() - right.trim_start_matches(is_edge).len();
    let text = &right[start..];
    let mut end = text.find([':', ';', '|', '\t', '(', '[']).unwrap_or(text.len());
    if let Some((comma, _)) = text[..end].match_indices(',').nth(usize::from(has_first_name)) {
        end = comma;
    }
    end = end.min(sentence_end(&text[..end]));
    // If the other name ends with its initials, a town is not part of this one: `Таль М. – Ботвинник М. Москва, 1960`.
    if let Some(initials) = end_of_initials(&text[..end]).filter(|_| has_initials_behind) {
        end = initials;
    }
    // A result after the names is parsed separately.
    let mut places = text[..end].char_indices().map(|(at, _)| at);
    if let Some(result) = places.find(|at| text[..*at].ends_with(is_blank) && figures::result(&text[*at..]).is_some()) {
        end = result;
    }
    let name = text[..end].trim_end_matches(is_edge_of_name);
    let rating = rating_at_start(&text[name.len()..]);
    let shift = |place: Range<usize>| place.start + start + name.len()..place.end + start + name.len();
    is_name(name).then_some(NamedPlayer { name: start..start + name.len(), rating: rating.map(shift) })
}

/// Finds a rating in brackets at the end of a text, and the end of the text before the brackets.
fn brackets_at_end(text: &str) -> (usize, Option<Range<usize>>) {
    let mut end = text.len();
    let mut rating = None;
    while text[..end].ends_with([')', ']'])
        && let Some(open) = text[..end].rfind(['(', '['])
    {
        rating = rating.or_else(|| rating_in(text, open + 1..end - 1));
        end = text[..open].trim_end_matches(is_edge_of_name).len();
    }
    (end, rating)
}

/// Finds a rating in brackets at the start of a text.
fn rating_at_start(text: &str) -> Option<Range<usize>> {
    let open = text.len() - text.trim_start_matches(is_blank).len();
    let close = text[open..].find([')', ']']).filter(|_| text[open..].starts_with(['(', '[']))?;
    rating_in(text, open + 1..open + close)
}

fn rating_in(text: &str, inside: Range<usize>) -> Option<Range<usize>> {
    let inner = &text[inside.clone()];
    let digits = inner.find(|c: char| c.is_ascii_digit())?;
    let len = inner[digits..].bytes().take_while(u8::is_ascii_digit).count();
    let rating: u32 = inner[digits..digits + len].parse().ok()?;
    // `(Elo 2715)`, but not `(Москва, 1984)`.
    let is_named = !inner[..digits].contains(',') && inner[..digits].trim().chars().count() <= 4;
    let is_alone = is_named && inner.trim_end().len() == digits + len;
    let start = inside.start + digits;
    (len == 4 && (1000..3000).contains(&rating) && is_alone).then_some(start..start + len)
}

fn without_brackets(text: &str) -> &str {
    &text[..brackets_at_end(text).0]
}

/// Returns the end of the initials after a surname.
fn end_of_initials(name: &str) -> Option<usize> {
    let (mut at, mut end) = (0, None);
    for word in name.split_inclusive(char::is_whitespace) {
        if at > 0 && word.trim_end().ends_with('.') && is_initial(word.trim_end()) {
            end = Some(at + word.trim_end().len());
        } else if end.is_some() {
            break;
        }
        at += word.len();
    }
    end
}

fn has_initial(name: &str) -> bool {
    name.split_whitespace().any(|word| word.ends_with('.') && is_initial(word))
}

fn is_initial(word: &str) -> bool {
    let letters = word.trim_end_matches('.');
    !letters.is_empty()
        && letters.split(['.', '-']).all(|part| part.chars().count() <= 2 && part.starts_with(char::is_uppercase))
}

/// Returns true if a text may be a player's name: a few capitalized words, not a sentence.
pub(super) fn is_name(text: &str) -> bool {
    let name = text.find(['(', '[']).map_or(text, |open| text[..open].trim_end());
    let words: Vec<&str> =
        name.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()).collect();
    let is_capital = |word: &&str| word.chars().next().is_some_and(char::is_uppercase);
    let has_long = words.iter().any(|word| word.chars().filter(|c| c.is_alphabetic()).count() > 1);
    (1..=5).contains(&words.len())
        && name.chars().count() <= LONGEST_NAME
        && has_long
        && words.last().is_some_and(is_capital)
        && words.iter().filter(|word| is_capital(word)).count() * 2 >= words.len()
        && !name.contains(|c: char| c.is_ascii_digit())
        && name
            .chars()
            .all(|c| c.is_alphabetic() || matches!(c, ' ' | '.' | ',' | '-' | '\'' | '’' | '\u{a0}' | '‑' | '&'))
}

/// Words between a name and its rating.
const RATINGS: [&str; 5] = ["Elo", "ELO", "DWZ", "Rtg", "рейтинг"];

/// Returns a name before a rating, without the word for the rating.
pub(super) fn name_of(raw: &str) -> &str {
    let name = value_of(raw);
    let before = RATINGS.iter().find_map(|word| name.strip_suffix(word).filter(|name| name.ends_with(is_edge)));
    before.map_or(name, value_of)
}

/// Returns a value without the signs at its edges, except the period of an initial.
pub(super) fn value_of(raw: &str) -> &str {
    let value = raw.trim_matches(is_edge);
    let start = value.as_ptr() as usize - raw.as_ptr() as usize;
    let end = start + value.len();
    let mut behind = value.chars().rev();
    let is_initial = behind.next().is_some_and(char::is_uppercase)
        && behind.next().is_some_and(|c| !c.is_alphanumeric())
        && raw[end..].starts_with('.');
    if is_initial { &raw[start..=end] } else { value }
}

/// Returns true if a character at the edge of a value is not part of it.
pub(super) fn is_edge(c: char) -> bool {
    c.is_whitespace()
        || is_blank(c)
        || is_dash(c)
        || matches!(c, '|' | '*' | '#' | '.' | ',' | ';' | ':' | '"' | '«' | '»' | '>' | '“' | '”')
}

/// Like [`is_edge`], but at the end of a name, where the period of an initial belongs to it.
fn is_edge_of_name(c: char) -> bool {
    is_edge(c) && c != '.'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_in_every_order() {
        for (line, white, black) in [
            ("Карпов — Каспаров, Москва 1985", "Карпов", "Каспаров"),
            ("А. Карпов – Г. Каспаров", "А. Карпов", "Г. Каспаров"),
            ("Карпов А. – Каспаров Г.", "Карпов А.", "Каспаров Г."),
            ("Карпов А. Е. – Каспаров Г. К.", "Карпов А. Е.", "Каспаров Г. К."),
            ("Каспаров, Гарри – Карпов, Анатолий", "Каспаров, Гарри", "Карпов, Анатолий"),
            ("Каспаров,Г (2715) - Карпов,А (2705) [D55]", "Каспаров,Г", "Карпов,А"),
            ("А. Карпов (Ленинград) – Г. Каспаров (Баку)", "А. Карпов", "Г. Каспаров"),
            ("Партия № 3. Испанская партия. А. Карпов – Г. Каспаров. Москва, 1984", "А. Карпов", "Г. Каспаров"),
            ("Партия № 3. Испанская партия. Таль М. – Ботвинник М. Москва, 1960", "Таль М.", "Ботвинник М."),
            ("Anderssen A. – Kieseritzky L. London 1851", "Anderssen A.", "Kieseritzky L."),
            ("A. Adams – J. L. Watson", "A. Adams", "J. L. Watson"),
            ("Москва, Карпов – Каспаров", "Карпов", "Каспаров"),
            ("Е. Геллер – Д. Бронштейн, Киев 1954:", "Е. Геллер", "Д. Бронштейн"),
            ("Karpov (2700) vs Kasparov (2690)", "Karpov", "Kasparov"),
            ("R. Hübner – W. Unzicker, München 1979", "R. Hübner", "W. Unzicker"),
            ("J. van der Wiel - M. Euwe 1-0", "J. van der Wiel", "M. Euwe"),
            ("H. Müller : K. Weber", "H. Müller", "K. Weber"),
            ("Cordovil, J. – Sardinha", "Cordovil, J.", "Sardinha"),
            ("Buiakin – Botvinnik, M., Moskva 1968", "Buiakin", "Botvinnik, M."),
            ("Segal, Al – Ivkov", "Segal, Al", "Ivkov"),
            ("Москва, А. Карпов – Каспаров", "А. Карпов", "Каспаров"),
            ("Smith – Jones, NY 1985", "Smith", "Jones"),
            ("Howard Staunton & John Owen – Paul Morphy", "Howard Staunton & John Owen", "Paul Morphy"),
            ("12. Ruy Lopez. Smith, John – Brown, Robert. London, 1899", "Smith, John", "Brown, Robert"),
        ] {
            let (found, _) = players(line).unwrap_or_else(|| panic!("{line}"));
            assert_eq!([&line[found[0].name.clone()], &line[found[1].name.clone()]], [white, black], "{line}");
        }
        for line in ["Эта защита — плохая", "1984–1985", "Ферзевый гамбит.", "Турнир : Кубок города"]
        {
            assert_eq!(players(line), None, "{line}");
        }
    }
}
