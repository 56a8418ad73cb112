//! Reads the lines above and below the moves: players, place, date, result.

use crate::record::GameResult;
use crate::sorting::CompactSort;
use crate::text::Span;

use super::dates::{self, FoundDate};
use super::diagrams::GivenPosition;
use super::fields::{
    FoundRound, begins_list, eco_in, is_all, is_column_head, number_in, place_and_date, result_in, round_in, says_more,
    trimmed_gap,
};
use super::figures;
use super::grammar;
use super::grammar::{is_blank, is_dash};
use super::players::{self, LONGEST_NAME, is_edge, is_name, name_of, value_of};
use super::position::{self, Men};
use super::vocabulary::{self, HeadingKey, keys, languages, lower, lower_char};

/// A recognized heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Heading {
    /// The tag it becomes.
    pub(super) tag: &'static str,
    /// Its place.
    pub(super) place: Span,
    /// The value of the tag, if it differs from the text at `value`.
    pub(super) meaning: Option<String>,
    /// The place of its value.
    pub(super) value: Span,
    /// Whether a word names its kind.
    pub(super) is_keyed: bool,
}

/// The headings of a game.
#[derive(Debug, Default)]
pub(super) struct Headings {
    pub(super) tags: Vec<Heading>,
    /// The lines that were not recognized.
    pub(super) others: Vec<Span>,
    white: Option<(Men, Span)>,
    black: Option<(Men, Span)>,
    black_moves: bool,
    /// The language of the letters in the lists of pieces.
    pub(super) letters: Option<&'static str>,
    /// The possible meanings of both sides' lists of pieces, the likeliest first.
    positions: Vec<String>,
    /// Whether a position gives the side to move, and the number of the move.
    pub(super) says: (bool, bool),
    /// The heading word that was alone on the previous line.
    pending: Option<&'static HeadingKey>,
    /// The recognized parts of the current line.
    understood: Vec<Span>,
}

/// The maximum number of bytes above the moves that are searched for headings.
const LONGEST_ABOVE: usize = 8000;
/// Longer lines are prose.
const LONGEST_LINE: usize = 2000;
/// The tag pairs that may be above a sheet.
const KNOWN: [&str; 14] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "FEN",
    "SetUp",
    "WhiteElo",
    "BlackElo",
    "TimeControl",
    "Termination",
    "Variant",
];

impl Headings {
    /// Reads every line of a part of the text.
    pub(super) fn read(text: &str, region: Span) -> Self {
        let mut headings = Self::default();
        let mut part = region.slice(text);
        let mut start = region.start as usize;
        // Text far above the moves is not a heading of theirs.
        if part.len() > LONGEST_ABOVE {
            let near = part.ceil_char_boundary(part.len() - LONGEST_ABOVE);
            let cut = part[near..].find('\n').map_or(near, |at| near + at + 1);
            headings.others.push(Span::of(start..start + cut));
            (part, start) = (&part[cut..], start + cut);
        }
        for line in part.split_inclusive(['\n', '\r']) {
            headings.cells(text, start, line.trim_end_matches(['\n', '\r']));
            start += line.len();
        }
        headings.players_on_two_lines(text);
        headings.set_position();
        headings
    }

    /// Keeps the lines of a part of the text as they are, when the players are known from elsewhere.
    pub(super) fn unread(text: &str, region: Span) -> Self {
        let said = region.slice(text);
        let start = said.as_ptr() as usize - region.start as usize;
        let lines = said.lines().map(str::trim).filter(|line| line.contains(char::is_alphanumeric));
        let place = |line: &str| Span::of(0..line.len()).shift(narrow(line.as_ptr() as usize - start));
        Self { others: lines.map(place).collect(), ..Self::default() }
    }

    /// Returns true if the game has a starting position or a name, so that it is a record even without moves.
    pub(super) fn has_position(&self) -> bool {
        self.tags.iter().any(|heading| heading.tag == "FEN")
    }

    /// Reads a line, or the text between HTML tags on it.
    fn cells(&mut self, text: &str, start: usize, line: &str) {
        let mut from = 0;
        let mut search = 0;
        while let Some(at) = line[search..].find('<').map(|at| search + at) {
            match grammar::html_tag(&line[at..]) {
                Ok((rest, _)) => {
                    self.line(text, start + from, &line[from..at]);
                    from = line.len() - rest.len();
                    search = from;
                }
                Err(_) => search = at + 1,
            }
        }
        self.line(text, start + from, &line[from..]);
    }

    fn line(&mut self, text: &str, start: usize, line: &str) {
        let trimmed = line.trim_matches(|c: char| is_edge(c) && !matches!(c, '.' | ','));
        if trimmed.is_empty() || line.starts_with('%') {
            return;
        }
        let at = start + (trimmed.as_ptr() as usize - line.as_ptr() as usize);
        let place = Span::of(at..at + trimmed.len());
        if trimmed.len() > LONGEST_LINE {
            self.others.push(place);
            return;
        }
        self.understood.clear();
        let lowered = lower(trimmed);
        let says_black = languages().iter().flat_map(|words| &words.black_moves);
        let says_black = says_black.into_iter().find(|words| vocabulary::find_word(&lowered, words).is_some());
        self.black_moves |= says_black.is_some();
        let mut is_known = says_black.is_some_and(|words| lowered.trim_matches(is_edge) == *words);
        if let Some((found, fen)) = position::odds(trimmed) {
            let place = Span::of(at + found.start..at + found.end);
            self.tags.push(Heading { tag: "FEN", place, meaning: Some(fen), value: place, is_keyed: true });
            // The bracket around it adds nothing: `(белые без коня b1)`.
            let bracket = trimmed[..found.start].rfind('(').zip(trimmed[found.end..].find(')'));
            let said = bracket.map_or(place, |(open, close)| Span::of(at + open..at + found.end + close + 1));
            self.understood.push(said);
            is_known = true;
        }
        let pending = self.pending.take();
        if is_column_head(&lowered) || self.tag_pair(text, place, trimmed) {
            return;
        }
        is_known |= self.keyed(at, trimmed);
        if !is_known && let Some(key) = pending {
            // The name is on the line after its heading.
            is_known = is_name(trimmed) && self.value(key, place, place, trimmed);
        }
        if is_known && self.understood.is_empty() {
            return;
        }
        let has_players = self.players(at, trimmed);
        for gap in self.gaps(place) {
            self.fields(gap, gap.slice(text), has_players || is_known);
        }
        let left =
            self.gaps(place).into_iter().map(|gap| trimmed_gap(gap, text)).filter(|gap| says_more(gap.slice(text)));
        let left: Vec<Span> = left.collect();
        // If several pieces of a line are left, the whole line is kept.
        if left.len() > 1 { self.others.push(place) } else { self.others.extend(left) }
    }

    /// Returns the unrecognized parts of a line, without the signs at their edges.
    fn gaps(&mut self, line: Span) -> Vec<Span> {
        self.understood.compact_sort_by_key(|part| (part.start, part.end));
        let mut from = line.start;
        let mut gaps = Vec::new();
        for part in self.understood.iter().copied().chain([Span::at(line.end)]) {
            if part.start > from {
                gaps.push(Span { start: from, end: part.start });
            }
            from = from.max(part.end);
        }
        gaps
    }

    /// Replaces a value found on a line without a key.
    fn take_over(&mut self, tag: &'static str) {
        self.tags.retain(|known| known.tag != tag || known.is_keyed);
    }

    fn put(&mut self, tag: &'static str, place: Span, value: Span, meaning: Option<String>) -> bool {
        if self.tags.iter().any(|known| known.tag == tag) {
            return false;
        }
        self.tags.push(Heading { tag, place, meaning, value, is_keyed: false });
        true
    }

    /// Parses `[White "Karpov"]`, which may be above a sheet as well.
    fn tag_pair(&mut self, text: &str, place: Span, line: &str) -> bool {
        let Ok((_, (name, value))) = super::super::grammar::tag_pair::<()>(line.as_bytes()) else { return false };
        let Some(tag) = KNOWN.into_iter().find(|tag| tag.as_bytes() == name) else { return false };
        let start = value.as_ptr() as usize - text.as_ptr() as usize;
        self.put(tag, place, Span::of(start..start + value.len()), None)
    }

    /// Parses `Белые: Карпов  Чёрные: Каспаров`, `Round 5`, `Result | 1-0`.
    fn keyed(&mut self, at: usize, line: &str) -> bool {
        let letters: Vec<(usize, char)> = line.char_indices().map(|(at, c)| (at, lower_char(c))).collect();
        let mut found: Vec<(usize, usize, &'static HeadingKey)> = Vec::new();
        let mut index = 0;
        while index < letters.len() {
            let begins_word = index == 0 || !letters[index - 1].1.is_alphanumeric();
            let key = if begins_word { key_at(&letters, index, line) } else { None };
            match key {
                Some((key, value_at)) => {
                    found.push((index, value_at, key));
                    index = value_at.max(index + 1);
                }
                None => index += 1,
            }
        }
        let byte = |index: usize| letters.get(index).map_or(line.len(), |(at, _)| *at);
        let mut is_known = false;
        for (nth, (start, value_at, key)) in found.iter().enumerate() {
            let end = found.get(nth + 1).map_or(letters.len(), |(next, _, _)| *next);
            let raw = &line[byte(*value_at)..byte(end).max(byte(*value_at))];
            let value = value_of(raw);
            let value_start = at + (value.as_ptr() as usize - line.as_ptr() as usize);
            let span = Span::of(value_start..value_start + value.len());
            let place = Span::of(at + byte(*start)..at + byte(end));
            if self.value(key, place, span, value) || value.is_empty() {
                is_known = true;
                let is_player = matches!(key.tag, "White" | "Black");
                let brackets = value.find(['(', '[']).filter(|_| is_player);
                let end = match key.tag {
                    // `Round 11, Paris 1971`: the text after the number is parsed separately.
                    "Round" | "Board" => span.start + narrow(number_in(value).end),
                    _ => brackets.map_or(place.end, |open| span.start + narrow(open)),
                };
                let end = if key.says_more { place.start } else { end };
                self.understood.push(Span { start: place.start, end });
            }
            self.pending = value.is_empty().then_some(*key);
        }
        is_known
    }

    fn value(&mut self, key: &'static HeadingKey, place: Span, span: Span, value: &str) -> bool {
        let language = &languages()[key.language];
        match key.tag {
            "White" | "Black" => {
                if let Some((men, letters)) = position::men(value, language) {
                    self.letters = Some(letters);
                    let side = if key.tag == "White" { &mut self.white } else { &mut self.black };
                    *side = Some((men, place));
                    return true;
                }
                if value.is_empty() || value.chars().count() > LONGEST_NAME || !value.contains(char::is_alphabetic) {
                    return false;
                }
                self.take_over(key.tag);
                let is_new = self.player(key.tag, place, span, value);
                for heading in self.tags.iter_mut().filter(|heading| heading.tag == key.tag) {
                    heading.is_keyed = true;
                }
                is_new
            }
            "Date" => {
                let found = dates::date(value);
                found.is_some_and(|found| {
                    self.others.extend(found.says_more.then_some(span));
                    self.put("Date", place, span, Some(found.tag))
                })
            }
            "Result" => match result_of(value) {
                Some(result) => self.put("Result", place, span, Some(result.marker().to_owned())),
                None => false,
            },
            "Round" | "Board" => {
                let number = number_in(value);
                let at = |place: usize| span.start + narrow(place);
                !number.is_empty()
                    && self.put(key.tag, place, Span { start: at(number.start), end: at(number.end) }, None)
            }
            tag => !value.is_empty() && value.chars().count() <= 120 && self.put(tag, place, span, None),
        }
    }

    /// Takes a player's name and the rating in brackets after it.
    fn player(&mut self, tag: &'static str, place: Span, span: Span, value: &str) -> bool {
        let (name, rating) = if let Some(open) = value.find(['(', '[']) {
            (name_of(&value[..open]), Some(&value[open + 1..]))
        } else {
            let is_rating = |last: &str| last.len() == 4 && matches!(last.parse(), Ok(1000..=2999));
            let (name, last) = value.rsplit_once(is_blank).unwrap_or((value, ""));
            if is_rating(last) { (name_of(name), Some(last)) } else { (value, None) }
        };
        let digits = |text: &&str| text.bytes().take_while(u8::is_ascii_digit).count() == 4;
        if let Some(rating) = rating.map(|text| text.trim_start_matches(|c: char| !c.is_ascii_digit())).filter(digits) {
            let start = span.start + offset(value, rating);
            self.rating(tag, Span { start, end: start + 4 });
        }
        if name.is_empty() {
            return false;
        }
        let start = span.start + offset(value, name);
        self.put(tag, place, Span { start, end: start + narrow(name.len()) }, None)
    }

    fn rating(&mut self, player: &str, place: Span) {
        let elo = if player == "White" { "WhiteElo" } else { "BlackElo" };
        if self.put(elo, place, place, None) {
            self.understood.push(place);
        }
    }

    /// Parses `Карпов — Каспаров, Москва 1985`, `Karpov (2700) vs Kasparov (2690)`.
    fn players(&mut self, at: usize, line: &str) -> bool {
        let Some((found, between)) = players::players(line) else { return false };
        if self.tags.iter().any(|tag| tag.tag == "White" || tag.tag == "Black") {
            return false;
        }
        let span = |place: &std::ops::Range<usize>| Span::of(at + place.start..at + place.end);
        let place = span(&found[0].name).join(span(&found[1].name));
        self.understood.push(span(&between));
        for (tag, player) in ["White", "Black"].into_iter().zip(&found) {
            if let Some(rating) = &player.rating {
                self.rating(tag, span(rating));
            }
            self.put(tag, place, span(&player.name), None);
            self.understood.push(span(&player.name));
        }
        true
    }

    /// Takes two names on successive lines as the players, if no line names both.
    fn players_on_two_lines(&mut self, text: &str) {
        if self.tags.iter().any(|tag| tag.tag == "White" || tag.tag == "Black") {
            return;
        }
        let is_pair = |lines: &[Span]| {
            let between = &text[lines[0].end as usize..lines[1].start as usize];
            let is_next = between.trim().is_empty() && between.matches('\n').count() <= 1;
            is_next && lines.iter().all(|line| players::player_alone(line.slice(text)).is_some())
        };
        let Some(at) = self.others.windows(2).position(is_pair) else { return };
        for (tag, line) in ["White", "Black"].into_iter().zip(self.others.drain(at..at + 2).collect::<Vec<_>>()) {
            let Some(player) = players::player_alone(line.slice(text)) else { continue };
            let part = |range: std::ops::Range<usize>| Span {
                start: line.start + narrow(range.start),
                end: line.start + narrow(range.end),
            };
            if let Some(rating) = player.rating {
                self.rating(tag, part(rating));
            }
            self.put(tag, line, part(player.name), None);
        }
    }

    /// Parses the text beside the players, or a line without any: result, opening code, round, place and date.
    fn fields(&mut self, place: Span, text: &str, is_heading: bool) {
        let at = |range: std::ops::Range<usize>| Span {
            start: place.start + narrow(range.start),
            end: place.start + narrow(range.end),
        };
        if let Some((range, result)) = result_in(text).filter(|(range, _)| is_heading || is_all(text, range))
            && self.put("Result", at(range.clone()), at(range.clone()), Some(result.marker().to_owned()))
        {
            self.understood.push(at(range));
        }
        if let Some(range) = eco_in(text).filter(|_| is_heading)
            && self.put("ECO", at(range.clone()), at(range.clone()), None)
        {
            self.understood.push(at(range));
        }
        if let Some(FoundRound { place: range, number, says_more }) = round_in(text)
            && self.put("Round", at(range.clone()), at(number), None)
            && !says_more
        {
            self.understood.push(at(range));
        }
        let Some((found, town)) = place_and_date(text, is_heading) else { return };
        let FoundDate { place: range, tag, says_more } = found;
        if !self.put("Date", at(range.clone()), at(range.clone()), Some(tag)) {
            return;
        }
        if !says_more {
            self.understood.push(at(range));
        }
        if let Some(town) = town
            && self.put("Site", at(town.clone()), at(town.clone()), None)
        {
            self.understood.push(at(town));
        }
    }

    /// Takes a position given as a diagram or a FEN, unless a tag pair gives one.
    pub(super) fn give(&mut self, position: &GivenPosition) {
        self.tags.retain(|known| known.tag != "FEN" || known.is_keyed || known.meaning.is_none());
        let has_black_to_move = self.black_moves && !position.has_turn;
        let fen = if has_black_to_move { position.fen.replacen(" w ", " b ", 1) } else { position.fen.clone() };
        if self.put("FEN", position.place, position.place, Some(fen)) {
            self.says = (position.has_turn || has_black_to_move, position.has_number);
        }
    }

    /// Builds a starting position from the lists of both sides.
    fn set_position(&mut self) {
        let (Some((white, place)), Some((black, other))) = (&self.white, &self.black) else { return };
        let place = place.join(*other);
        self.positions = position::fens_of(white, black, self.black_moves);
        if let Some(fen) = self.positions.first().cloned() {
            self.put("FEN", place, place, Some(fen));
        } else {
            self.others.push(place);
        }
    }

    /// Takes another reading of the lists of pieces if more of the game's moves can be played from it.
    pub(super) fn take_position_by_moves(&mut self, n_played: impl Fn(&str) -> usize) {
        let Some(heading) = self.tags.iter_mut().find(|heading| heading.tag == "FEN") else { return };
        let is_likeliest = self.positions.len() > 1 && heading.meaning.as_ref() == self.positions.first();
        // Of several equally good ones, the first.
        if is_likeliest && let Some(best) = self.positions.iter().rev().max_by_key(|fen| n_played(fen)) {
            heading.meaning = Some(best.clone());
        }
    }
}

/// The maximum length of a line with a list of pieces, in bytes.
const LONGEST_LIST: usize = 600;

/// Finds the places of all starting positions given as lists of both sides' pieces.
pub(super) fn positions(text: &str) -> Vec<Span> {
    let mut places = Vec::new();
    let mut open: Option<(&str, Span, usize)> = None;
    let mut start = 0;
    for line in text.split_inclusive(['\n', '\r']) {
        let at = start;
        start += line.len();
        // Every list follows one of these signs and has squares.
        let has_sign = line.contains(|c: char| matches!(c, ':' | '=' | '|' | '\t') || is_dash(c));
        let has_squares = line.contains(|c: char| matches!(c, '1'..='8'));
        if line.starts_with('%') || line.len() > LONGEST_LIST || !has_sign || !has_squares {
            continue;
        }
        let mut headings = Headings::default();
        headings.keyed(at, line);
        let lists = [("White", headings.white), ("Black", headings.black)].into_iter();
        let mut lists: Vec<(&str, Span, usize)> =
            lists.filter_map(|(side, list)| list.map(|(men, place)| (side, place, men.len()))).collect();
        lists.compact_sort_by_key(|(_, place, _)| place.start);
        for (side, place, n_men) in lists {
            match open.take() {
                // Two bare kings are not a position: `White: Kf2`, `Black: Kd7` are moves.
                Some((other, first, n_others)) if other != side => {
                    places.extend((n_men + n_others > 2).then(|| first.join(place)));
                }
                _ => open = Some((side, place, n_men)),
            }
        }
    }
    places
}

/// Finds a heading word and the beginning of its value, as indices of letters.
fn key_at(letters: &[(usize, char)], index: usize, line: &str) -> Option<(&'static HeadingKey, usize)> {
    let key = keys().iter().find(|key| {
        letters[index..].iter().map(|(_, c)| *c).take(key.word.len()).eq(key.word.iter().copied())
            && letters.get(index + key.word.len()).is_none_or(|(_, c)| !c.is_alphanumeric())
    })?;
    let mut at = index + key.word.len();
    while letters.get(at).is_some_and(|(_, c)| is_blank(*c) || matches!(c, '*' | '_')) {
        at += 1;
    }
    // `Белые (5): Крg1 …`: the number of pieces.
    let counted: String = letters[at..].iter().take(5).map(|(_, c)| *c).collect();
    if let Some(len) = counted.find("):").filter(|len| matches!(key.tag, "White" | "Black") && (2..=3).contains(len))
        && counted.starts_with('(')
        && counted[1..len].bytes().all(|byte| byte.is_ascii_digit())
    {
        at += len + 1;
    }
    let is_whole = index == 0 || line[..letters[index].0].trim_matches(is_edge).is_empty();
    let is_lowercase_at =
        |at: usize| letters.get(at).is_some_and(|(place, _)| line[*place..].starts_with(char::is_lowercase));
    match letters.get(at).map(|(_, c)| *c) {
        Some(':' | '=' | '|' | '\t') => Some((key, at + 1)),
        // `Матч-турнир` is one word.
        Some(c) if is_dash(c) && at == index + key.word.len() && is_lowercase_at(at + 1) => None,
        Some(c) if is_dash(c) && (is_whole || begins_list(key, letters, at + 1)) => Some((key, at + 1)),
        Some(c) if c.is_uppercase() && key.tag == "Annotator" && is_whole => Some((key, at)),
        Some(c) if c.is_ascii_digit() && matches!(key.tag, "Round" | "Board" | "Date") && (is_whole || at > index) => {
            Some((key, at))
        }
        Some('№') if matches!(key.tag, "Round" | "Board") => Some((key, at)),
        Some('"' | '«') if key.tag == "Event" && is_whole => Some((key, at)),
        None if is_whole && index + key.word.len() == at && matches!(key.tag, "White" | "Black") => Some((key, at)),
        _ => None,
    }
}

fn result_of(value: &str) -> Option<GameResult> {
    if let Some((_, result)) = figures::result(value) {
        return Some(result);
    }
    GameResult::read(value).or_else(|| vocabulary::ending(&lower(value)).map(|(_, result)| result))
}

fn offset(whole: &str, part: &str) -> u32 {
    narrow(part.as_ptr() as usize - whole.as_ptr() as usize)
}

fn narrow(len: usize) -> u32 {
    u32::try_from(len).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> String {
        let headings = Headings::read(text, Span::of(0..text.len()));
        let tags = headings.tags.iter().map(|heading| {
            format!("{}={}", heading.tag, heading.meaning.as_deref().unwrap_or(heading.value.slice(text)))
        });
        let others = headings.others.iter().map(|span| format!("?{}", span.slice(text)));
        tags.chain(others).collect::<Vec<_>>().join("; ")
    }

    #[test]
    fn headings_are_read_in_the_forms_people_give_them() {
        for (text, expected) in [
            ("Белые: Карпов А.\nЧёрные: Каспаров Г.", "White=Карпов А.; Black=Каспаров Г."),
            ("Белые: Герье (Киев) Черные: м. Григорьев.", "White=Герье; Black=м. Григорьев; ?(Киев)"),
            ("Карпов — Каспаров, Москва 1985", "White=Карпов; Black=Каспаров; Date=1985.??.??; Site=Москва"),
            ("А. Карпов\nГ. Каспаров\nМосква 1985", "Date=1985.??.??; Site=Москва; White=А. Карпов; Black=Г. Каспаров"),
            ("Karpov (2700)\nKasparov, Garry", "WhiteElo=2700; White=Karpov; Black=Kasparov, Garry"),
            ("Sicilian Defence\nNajdorf\nParis 1985", "Date=1985.??.??; Site=Paris; ?Sicilian Defence; ?Najdorf"),
            ("Karpov (2700) vs Kasparov (2690)", "WhiteElo=2700; White=Karpov; BlackElo=2690; Black=Kasparov"),
            ("Карлсбад 1929", "Date=1929.??.??; Site=Карлсбад"),
            ("Москва, 22 мая 1850 г.", "Date=1850.05.22; Site=Москва"),
            ("Дата: 22.05.1850", "Date=1850.05.22"),
            ("Datum: 12 mei 2024\nBord 7", "Date=2024.05.12; Board=7"),
            ("12 de maio de 2024\nRodada 3", "Date=2024.05.12; Round=3"),
            (
                "White: Ames A. 2105\nBlack: Baxter Elo 1980",
                "WhiteElo=2105; White=Ames A.; BlackElo=1980; Black=Baxter",
            ),
            ("Wit: Jansen P. [1822]\nBd. 7", "WhiteElo=1822; White=Jansen P.; Board=7"),
            ("Тур 5", "Round=5"),
            ("9-я партия матча", "Round=9; ?9-я партия матча"),
            ("9. Matchpartie, Berlin 1908", "Round=9; Date=1908.??.??; Site=Berlin; ?9. Matchpartie"),
            ("Match game 9", "Round=9; ?Match game 9"),
            ("Матч-турнир, 3-й круг, Москва 1948", "Round=3; Date=1948.??.??; Site=Москва; ?Матч-турнир"),
            ("5. Runde, Wien 1922", "Round=5; Date=1922.??.??; Site=Wien"),
            (
                "Партия № 3. Испанская партия. А. Карпов – Г. Каспаров. Москва, 1984",
                "White=А. Карпов; Black=Г. Каспаров; Date=1984.??.??; Site=Москва; ?Партия № 3. Испанская партия.",
            ),
            (
                "А. Карпов – Г. Каспаров (Москва, 1984). Испанская партия",
                "White=А. Карпов; Black=Г. Каспаров; Date=1984.??.??; Site=Москва; ?Испанская партия",
            ),
            (
                "А. Карпов (Ленинград) – Г. Каспаров (Баку)",
                "White=А. Карпов; Black=Г. Каспаров; ?А. Карпов (Ленинград) – Г. Каспаров (Баку)",
            ),
            (
                "Каспаров,Г (2715) - Карпов,А (2705) [D55]",
                "WhiteElo=2715; White=Каспаров,Г; BlackElo=2705; Black=Карпов,А; ECO=D55",
            ),
            ("Москва, осень 1984", "Date=1984.??.??; Site=Москва; ?осень 1984"),
            ("Турнир: Кубок города", "Event=Кубок города"),
            ("Result: 1:0", "Result=1-0"),
            ("Результат: ничья", "Result=1/2-1/2"),
            ("**White:** Carlsen", "White=Carlsen"),
            ("| № | Белые | Чёрные |", ""),
            ("Ферзевый гамбит.", "?Ферзевый гамбит."),
            ("№ 1 Шотландская партия", "?№ 1 Шотландская партия"),
            ("А. Алехин  — В. Розанов", "White=А. Алехин; Black=В. Розанов"),
            ("Белые: Крg1, п. a2\nЧёрные: Крg8", "FEN=6k1/8/8/8/8/8/P7/6K1 w - - 0 1"),
            ("Белые (2): Крg1, п. a2\nЧёрные (1): Крg8", "FEN=6k1/8/8/8/8/8/P7/6K1 w - - 0 1"),
            ("(белые без коня b1)", "FEN=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1"),
            ("Эта защита — плохая", "?Эта защита — плохая"),
        ] {
            assert_eq!(read(text), expected, "{text}");
        }
    }
}
