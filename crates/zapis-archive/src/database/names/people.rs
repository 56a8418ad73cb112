//! Names that may belong to one person: other order, initials, titles, diacritics, letters and spellings.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, OnceLock};

use arrayvec::ArrayVec;
use hashbrown::DefaultHashBuilder;

use super::super::parallel::in_parts;
use super::initials;
pub use super::likeness::Likeness;
use super::merged_places::places_of;
use super::transcription::{self, is_cyrillic};
use super::transliteration::{KnownSounds, remembered_keys, share_key};

/// Titles, and other words that are not part of a name.
const NO_NAMES: [&str; 26] = [
    "gm", "im", "fm", "cm", "nm", "wgm", "wim", "wfm", "wcm", "wnm", "agm", "aim", "afm", "acm", "dr", "prof", "mr",
    "mrs", "ms", "гм", "гр", "мг", "мм", "мф", "кмс", "др",
];

/// A word of a name.
#[derive(Clone, Debug)]
struct NameWord {
    /// As written; for an initial its one or two letters. Preceding particles belong to it: `vanWely`.
    text: String,
    /// The word without its particles, if it has any.
    bare: Option<String>,
    /// Its sounds, computed on demand: most words that are compared have the same letters.
    keys: OnceLock<Arc<[String]>>,
    is_initial: bool,
    is_surname: bool,
    /// Whether an initial may also be a complete syllable of a Chinese name: `Вэй И`.
    may_be_whole: bool,
}

impl NameWord {
    const fn new(text: String, is_initial: bool, is_surname: bool) -> Self {
        Self { text, bare: None, keys: OnceLock::new(), is_initial, is_surname, may_be_whole: false }
    }

    /// Returns its sounds; empty for an initial.
    fn keys(&self) -> &[String] {
        self.keys.get_or_init(|| {
            if !self.is_or_may_be_whole() {
                return Arc::default();
            }
            let own = remembered_keys(&self.text);
            let Some(bare) = &self.bare else { return own };
            let mut all = [own, remembered_keys(bare)].concat();
            all.sort_unstable();
            all.dedup();
            all.into()
        })
    }

    /// Returns true if two complete words may sound alike. If the letters are the same nothing else is computed: Latin
    /// letters always have a sound.
    fn sounds_like(&self, other: &Self) -> bool {
        self.text == other.text && self.text.is_ascii() || share_key(self.keys(), other.keys())
    }

    /// Returns true if both may be complete words, and at least one of them is.
    const fn is_whole_beside(&self, other: &Self) -> bool {
        (!self.is_initial || !other.is_initial) && self.is_or_may_be_whole() && other.is_or_may_be_whole()
    }

    const fn is_or_may_be_whole(&self) -> bool {
        !self.is_initial || self.may_be_whole
    }

    /// Joins the particles before the word to it, and finds those written together with it: `DeFirmian`.
    fn join(&mut self, particles: &mut String) {
        if !particles.is_empty() {
            let bare = std::mem::replace(&mut self.text, std::mem::take(particles));
            self.text.push_str(&bare);
            self.bare = Some(bare);
            return;
        }
        let inner = self.text.char_indices().skip(2).find(|(_, letter)| letter.is_uppercase());
        let Some((at, _)) = inner else { return };
        let (particle, bare) = self.text.split_at(at);
        if is_particle(particle) && bare.chars().any(char::is_lowercase) {
            self.bare = Some(bare.to_owned());
        }
    }
}

/// A name split into words.
#[derive(Clone, Debug)]
pub struct PersonName {
    words: Vec<NameWord>,
    /// Whether a comma marks the surname.
    has_comma: bool,
    /// Which of several namesakes it is, from 1; 0 if it is not stated: `Li Chao2`, `Li Chao b`, `Sokolov,And1`.
    namesake: u32,
}

/// The maximum number of words of a name; further ones are ignored.
const MAX_WORDS: usize = 6;

impl PersonName {
    /// Splits a name: `Last, First`, `First Last`, `Last F. M.`, with titles and brackets or without.
    #[must_use]
    pub fn read(name: &str) -> Self {
        let name = without_brackets(name);
        if is_account(&name) {
            return Self { words: Vec::new(), has_comma: false, namesake: 0 };
        }
        let (namesake, is_by_letter) = match namesake_by_figure(&name) {
            0 => (namesake_by_letter(&name), true),
            by_figure => (by_figure, false),
        };
        let is_by_letter = is_by_letter && namesake > 0;
        let whole = name.trim_end();
        let end = if is_by_letter { whole.rfind([' ', ',']).unwrap_or(whole.len()) } else { name.len() };
        let name = &name[..end];
        let (surname, given) = name.split_once(',').unwrap_or(("", name));
        let has_comma = !surname.trim().is_empty();
        let (surname, given, before) = if has_comma { particles_in_front(surname, given) } else { ("", name, "") };
        let mut words: Vec<NameWord> = Vec::new();
        // Particles that belong to the next word.
        let mut particles: String = before.chars().filter(|c| c.is_alphabetic()).collect();
        for (part, is_surname) in [(surname, has_comma), (given, false)] {
            let is_end = |c: char| c.is_whitespace() || matches!(c, '-' | ',' | '_' | '‐' | '–' | '/');
            let mut parts = part.split_inclusive(|c: char| is_end(c) || c == '.').peekable();
            while let Some(word) = parts.next() {
                let has_period = word.ends_with('.');
                let text: String = word.chars().filter(|c| c.is_alphabetic()).collect();
                let n_letters = text.chars().count();
                if n_letters == 0 || words.len() >= MAX_WORDS || is_no_name(&text) {
                    continue;
                }
                let may_be_particle = is_surname || !has_comma && text.starts_with(char::is_lowercase);
                if may_be_particle && !has_period && parts.peek().is_some() && is_particle(&text) {
                    particles.push_str(&text);
                    continue;
                }
                // `FL.` are two initials.
                let are_capitals = n_letters == 2 && text.chars().all(char::is_uppercase);
                if are_capitals && !is_surname {
                    words.extend(text.chars().map(|letter| NameWord::new(letter.to_string(), true, is_surname)));
                    continue;
                }
                let is_initial = n_letters == 1 || has_period && n_letters <= 3 && !is_surname;
                let mut word = NameWord::new(text, is_initial, is_surname);
                if !is_initial {
                    word.join(&mut particles);
                }
                word.may_be_whole = n_letters == 1 && !has_period;
                words.push(word);
            }
        }
        settle_syllables(&mut words);
        Self { words, has_comma, namesake }
    }

    /// Returns hashes that all spellings of the whole name share, in ascending order: two names that are spellings of
    /// each other have one in common, and two others hardly ever. Empty for names with initials.
    fn forms_of(name: &str, sounds: &mut KnownSounds) -> Vec<u64> {
        // Many names have initials, and the sounds of their words are not needed.
        let name = Self::read(name);
        if name.words.len() < 2 || name.words.iter().any(|word| !word.is_or_may_be_whole()) {
            return Vec::new();
        }
        // A sum does not depend on the order of the words.
        let mut forms: Vec<u64> = vec![u64::from(name.namesake).wrapping_mul(0x9E37_79B9_7F4A_7C15)];
        let mut numbers = Vec::new();
        for word in &name.words {
            numbers.clear();
            numbers.extend_from_slice(sounds.numbers(&word.text));
            if let Some(bare) = &word.bare {
                numbers.extend_from_slice(sounds.numbers(bare));
            }
            let Some((first, others)) = numbers.split_first() else { return Vec::new() };
            let n = forms.len();
            for number in others {
                for at in 0..n.min(MAX_FORMS.saturating_sub(forms.len())) {
                    forms.push(forms[at].wrapping_add(*number));
                }
            }
            forms[..n].iter_mut().for_each(|form| *form = form.wrapping_add(*first));
        }
        forms.sort_unstable();
        forms.dedup();
        forms
    }

    /// Returns keys of the words that may be the surname: two names with no such key in common belong to two persons.
    fn surname_keys(&self) -> impl Iterator<Item = &String> {
        let counts = |word: &&NameWord| !word.is_initial && (word.is_surname || !self.has_comma);
        self.words.iter().filter(counts).flat_map(NameWord::keys)
    }
}

/// Optional words before a surname.
const PARTICLES: [&str; 22] = [
    "de", "del", "della", "der", "den", "di", "da", "das", "do", "dos", "du", "el", "al", "la", "le", "van", "von",
    "vom", "zu", "ter", "ten", "af",
];

fn is_particle(word: &str) -> bool {
    word.len() <= 5 && PARTICLES.iter().any(|own| own.eq_ignore_ascii_case(word))
}

/// Moves particles after the given name, `Wely, Loek van`, to the front of the surname.
fn particles_in_front<'a>(surname: &'a str, given: &'a str) -> (&'a str, &'a str, &'a str) {
    let mut rest = given.trim_end();
    while let Some((before, last)) = rest.rsplit_once(char::is_whitespace)
        && last.starts_with(char::is_lowercase)
        && is_particle(last)
        && !before.trim().is_empty()
    {
        rest = before.trim_end();
    }
    (surname, rest, &given[rest.len()..])
}

/// Returns true if a name is a server account: one word with digits in it, `pawn_47a`. Similarities between two of them
/// mean nothing.
fn is_account(name: &str) -> bool {
    let name = name.trim();
    let is_one_word = || !name.contains(|sign: char| sign.is_whitespace() || matches!(sign, ',' | '.'));
    let (mut letters, mut others) = (0, 0);
    for sign in name.chars() {
        letters += usize::from(sign.is_alphabetic());
        others += usize::from(sign.is_numeric());
    }
    others > 0 && letters > 0 && is_one_word()
}

/// Returns which of several namesakes is meant by a digit at the end of a word, `Li Chao2`; 0 if it is missing. A
/// separate number is a rating or a year.
fn namesake_by_figure(name: &str) -> u32 {
    for word in name.split([' ', ',']) {
        let letters = word.trim_end_matches(|c: char| c.is_ascii_digit());
        if letters.len() < word.len() && letters.chars().any(char::is_alphabetic) {
            return word[letters.len()..].parse().unwrap_or(u32::MAX);
        }
    }
    0
}

/// Returns which of several namesakes is meant by `b` or `II` after complete words; 0 if it is missing.
fn namesake_by_letter(name: &str) -> u32 {
    let name = name.trim();
    let word = name.rsplit([' ', ',']).next().unwrap_or(name);
    let is_behind_words = || {
        let words: Vec<&str> = name.split([' ', ',']).filter(|word| !word.is_empty()).collect();
        words.len() > 2
            && words[..words.len() - 1].iter().all(|word| word.len() > 1 && !word.ends_with('.'))
            && words[0].starts_with(char::is_uppercase)
    };
    match word.as_bytes() {
        [letter @ b'a'..=b'd'] if is_behind_words() => u32::from(letter - b'a') + 1,
        b"II" if is_behind_words() => 2,
        b"III" if is_behind_words() => 3,
        b"IV" if is_behind_words() => 4,
        _ => 0,
    }
}

/// Removes text in brackets: a federation, a rating.
fn without_brackets(name: &str) -> Cow<'_, str> {
    if !name.contains(['(', '[', ')', ']']) {
        return Cow::Borrowed(name);
    }
    let mut depth = 0_usize;
    let is_outside = |c: &char| {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => return depth == 0,
        }
        false
    };
    Cow::Owned(name.chars().filter(is_outside).collect())
}

/// Returns true if a word is a title or the like.
fn is_no_name(word: &str) -> bool {
    const LONGEST: usize = 6;
    if word.len() > LONGEST {
        return false;
    }
    if word.is_ascii() {
        return NO_NAMES.iter().any(|own| own.eq_ignore_ascii_case(word));
    }
    NO_NAMES.contains(&word.to_lowercase().as_str())
}

/// The maximum number of forms of a name with several words that have several keys each.
const MAX_FORMS: usize = 64;

/// Returns why two names may belong to one person; `None` if they do not, or are exactly the same.
#[must_use]
pub fn likeness(one: &PersonName, other: &PersonName) -> Option<Likeness> {
    let (short, long) = if one.words.len() <= other.words.len() { (one, other) } else { (other, one) };
    if short.words.is_empty() || one.namesake != other.namesake {
        return None;
    }
    // Two complete names in reversed order: the surname was mistaken in one of them.
    if let ([a, b], [c, d]) = (one.words.as_slice(), other.words.as_slice())
        && one.has_comma
        && other.has_comma
        && !a.is_initial
        && !b.is_initial
        && [(a, d), (b, c)].iter().all(|(own, its)| own.text.eq_ignore_ascii_case(&its.text))
    {
        return Some(Likeness::Spelling);
    }
    let mut is_taken = [false; MAX_WORDS];
    // Whole words first, then initials.
    let (mut n_whole, mut n_initials, mut has_surname) = (0, 0, false);
    let mut left = ArrayVec::<&NameWord, MAX_WORDS>::new();
    for word in &short.words {
        let fits = |(at, its): &(usize, &NameWord)| {
            !is_taken[*at] && word.is_whole_beside(its) && word.sounds_like(its) && {
                // A surname marked by a comma does not match a given name marked by a comma.
                !(one.has_comma && other.has_comma) || word.is_surname == its.is_surname
            }
        };
        match long.words.iter().enumerate().find(fits) {
            Some((at, its)) => {
                is_taken[at] = true;
                n_whole += 1;
                has_surname |= word.is_surname
                    || its.is_surname
                    || !short.has_comma && !long.has_comma && word.text.chars().count() > 2;
            }
            None => left.push(word),
        }
    }
    for word in left {
        let fits = |(at, its): &(usize, &NameWord)| {
            if is_taken[*at] || word.is_surname || its.is_surname {
                return false;
            }
            match (word.is_initial, its.is_initial) {
                (true, true) => initials::are_alike(&word.text, &its.text),
                (true, false) => initials::fits(&word.text, &its.text),
                (false, true) => initials::fits(&its.text, &word.text),
                (false, false) => {
                    one.has_comma
                        && other.has_comma
                        && (initials::is_beginning(&word.text, &its.text)
                            || initials::is_beginning(&its.text, &word.text))
                }
            }
        };
        match long.words.iter().enumerate().find(fits) {
            Some((at, _)) => {
                is_taken[at] = true;
                n_initials += 1;
            }
            // A word of the shorter name that the longer one lacks.
            None => return None,
        }
    }
    if !has_surname {
        return None;
    }
    let rest = || long.words.iter().zip(&is_taken).filter(|(_, taken)| !**taken).map(|(word, _)| word);
    if rest().any(|word| word.is_surname) && n_whole < 2 {
        return None;
    }
    let found = match (rest().count(), n_initials) {
        (0, 0) => Likeness::Spelling,
        // Additional words of one name are middle names, if a given name agrees.
        _ if n_initials > 0 || n_whole > 1 => Likeness::Initials,
        _ => Likeness::SurnameOnly,
    };
    (!are_two_in_chinese(one, other)).then_some(found)
}

/// Treats an initial without a period as a complete word if it is the other syllable of a Chinese name in Cyrillic
/// letters.
fn settle_syllables(words: &mut [NameWord]) {
    let is_syllable = |word: &NameWord| {
        let word = word.text.to_lowercase();
        is_cyrillic(&word) && transcription::is_syllable(&word)
    };
    let is_chinese = words.len() == 2 && words.iter().any(|word| word.may_be_whole) && words.iter().all(is_syllable);
    for word in words {
        word.may_be_whole &= is_chinese;
    }
}

/// Returns true if two names are Chinese ones in two alphabets that do not match by the table of Palladius.
fn are_two_in_chinese(one: &PersonName, other: &PersonName) -> bool {
    let is_ascii = |name: &PersonName| name.words.iter().all(|word| word.text.is_ascii());
    if is_ascii(one) == is_ascii(other) {
        return false;
    }
    let words = |name: &PersonName| -> Vec<String> {
        let whole = name.words.iter().filter(|word| word.is_or_may_be_whole());
        whole.map(|word| word.text.to_lowercase()).collect()
    };
    let (one, other) = (words(one), words(other));
    let are_cyrillic = |words: &[String]| !words.is_empty() && words.iter().all(|word| is_cyrillic(word));
    match [are_cyrillic(&one), are_cyrillic(&other)] {
        [false, true] => transcription::are_two_in_chinese(&one, &other),
        [true, false] => transcription::are_two_in_chinese(&other, &one),
        _ => false,
    }
}

/// Two names that may belong to one person, by index in their list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Variants {
    /// The earlier one.
    pub first: usize,
    /// The other.
    pub second: usize,
    /// The reason.
    pub likeness: Likeness,
}

/// The maximum number of names with one surname for which initials are still compared.
const MAX_NAMESAKES: usize = 200;

/// Lists the pairs of a short list of names, such as those of one event, that may belong to one person.
///
/// A surname alone, or an initial, means nothing if it fits several; those pairs are left out.
#[must_use]
pub fn variants(names: &[&str]) -> Vec<Variants> {
    let people: Vec<PersonName> = names.iter().map(|name| PersonName::read(name)).collect();
    let mut by_key: HashMap<&String, Vec<usize>, DefaultHashBuilder> = HashMap::default();
    for (at, person) in people.iter().enumerate() {
        for key in person.surname_keys() {
            by_key.entry(key).or_default().push(at);
        }
    }
    let mut pairs: BTreeSet<(usize, usize)> = BTreeSet::new();
    for places in by_key.values_mut() {
        places.dedup();
        if places.len() <= MAX_NAMESAKES {
            for (at, one) in places.iter().enumerate() {
                pairs.extend(places[at + 1..].iter().map(|other| (*one, *other)));
            }
        }
    }
    let mut found = Vec::new();
    for (first, second) in pairs {
        if let Some(likeness) = likeness(&people[first], &people[second]) {
            found.push(Variants { first, second, likeness });
        }
    }
    // Several spellings of one name count as one here: they leave no doubt whose initial it is.
    let strong: Vec<(usize, usize)> =
        found.iter().filter(|pair| pair.likeness <= Likeness::Spelling).map(|pair| (pair.first, pair.second)).collect();
    let tops = places_of(names.len(), &strong);
    // A name may be similar to very many.
    let mut like: HashMap<usize, BTreeSet<usize>> = HashMap::new();
    for pair in found.iter().filter(|pair| pair.likeness >= Likeness::Initials) {
        like.entry(tops[pair.first]).or_default().insert(tops[pair.second]);
        like.entry(tops[pair.second]).or_default().insert(tops[pair.first]);
    }
    let is_clear = |pair: &Variants| {
        pair.likeness == Likeness::Spelling
            || [pair.first, pair.second].iter().all(|place| like.get(&tops[*place]).is_some_and(|its| its.len() == 1))
    };
    found.retain(is_clear);
    found
}

/// The maximum number of names of a long list that are split at once, by all threads.
const READ_AT_ONCE: usize = 1 << 14;
/// The number of these per thread.
const READ_BY_ONE: usize = 1 << 9;

/// Lists the pairs of a long list of names that are spellings of each other: each with the first one that it matches.
/// Near-linear.
#[must_use]
pub fn spelling_variants(names: &[&str]) -> Vec<Variants> {
    // Matches by form are verified, because two names may share one by chance.
    let mut by_form: HashMap<u64, usize, DefaultHashBuilder> = HashMap::default();
    let mut found = Vec::new();
    for (n_before, names_at_once) in (0..).step_by(READ_AT_ONCE).zip(names.chunks(READ_AT_ONCE)) {
        let forms = in_parts(names_at_once.len(), READ_BY_ONE, &|places| {
            let mut sounds = KnownSounds::default();
            names_at_once[places].iter().map(|name| PersonName::forms_of(name, &mut sounds)).collect()
        });
        for (second, forms) in (n_before..).zip(forms) {
            let first = forms.iter().filter_map(|form| by_form.get(form).copied()).min();
            let is_alike = |first: &usize| {
                let [one, other] = [*first, second].map(|at| PersonName::read(names[at]));
                likeness(&one, &other) == Some(Likeness::Spelling)
            };
            let first = first.filter(is_alike);
            if let Some(first) = first {
                found.push(Variants { first, second, likeness: Likeness::Spelling });
            }
            for form in forms {
                by_form.entry(form).or_insert(first.unwrap_or(second));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_one_person_are_alike_and_names_of_two_are_not() {
        use Likeness::{Initials, Spelling, SurnameOnly};
        let cases = [
            ("Kasparov, Garry", "Garry Kasparov", Some(Spelling)),
            ("Каспаров, Гарри", "Kasparov, Garry", Some(Spelling)),
            ("GM Kasparov, Garry", "Kasparov, Garry (2800)", Some(Spelling)),
            ("Filip M", "Filip, Miroslav", Some(Initials)),
            ("Чигорин М. И.", "Chigorin, Mikhail", Some(Initials)),
            ("Чигорин, Михаил Иванович", "Chigorin, Mikhail", Some(Initials)),
            ("Slous, FL.", "Slous, Frederick Lokes", Some(Initials)),
            ("Tal", "Tal, Mihail", Some(SurnameOnly)),
            ("Ni, Hua", "Hua, Ni", Some(Spelling)),
            ("Lajos, Portisch", "Портиш, Лайош", None),
            ("Portisch, Lajos", "Портиш, Лайош", Some(Spelling)),
            ("Brown, William II", "Brown, William III", None),
            ("Brown, William II", "William Brown II", Some(Spelling)),
            ("Vachier-Lagrave, Maxime", "Vachier Lagrave, Maxime", Some(Spelling)),
            ("Müller, Hans", "Mueller, Hans", Some(Spelling)),
            ("Lasker, Emanuel", "Lasker, Edward", None),
            ("Lasker,Em", "Lasker,Ed", None),
            ("Polgar, Judit", "Polgar, Susan", None),
            ("Polgar, J", "Polgar, S", None),
            ("Ivanov, Petr", "Petrov, Ivan", None),
            ("Petrov, Ivan", "Petrova, Ivana", None),
            ("Carlsen, Magnus", "Anand, Viswanathan", None),
            ("Magnus Carlsen", "Magnus Smith", None),
            ("", "Tal", None),
            ("A", "A. B.", None),
            ("pawn_47a", "pawn_47b", None),
            ("Ivanov2", "Ivanov", None),
            ("Li Chao2", "Li, Chao2", Some(Spelling)),
            ("Li Chao2", "Li, Chao", None),
            ("Player21, Ann", "Player22, Ann", None),
            ("Kasparov, Garry 2800", "Garry Kasparov", Some(Spelling)),
        ];
        for (one, other, expected) in cases {
            let found = likeness(&PersonName::read(one), &PersonName::read(other));
            assert_eq!(found, expected, "{one} / {other}");
            assert_eq!(likeness(&PersonName::read(other), &PersonName::read(one)), expected, "{other} / {one}");
        }
    }

    #[test]
    fn an_initial_that_fits_two_says_nothing() {
        let pair = |first, second, likeness| Variants { first, second, likeness };
        assert_eq!(variants(&["Kennedy, H", "Kennedy, Hugh", "Tal, M"]), [pair(0, 1, Likeness::Initials)]);
        assert_eq!(variants(&["Ivanov, A", "Ivanov, Alexei", "Ivanov, Andrei"]), []);
        assert_eq!(variants(&["Kennedy", "Kennedy, Hugh", "Kennedy, Edgar"]), []);
    }

    #[test]
    fn an_initial_is_clear_where_all_it_fits_is_one_name() {
        let found = |names: &[&str]| variants(names).len();
        assert_eq!(found(&["Артемьев, Владислав", "Vladislav Artemiev", "Artemiev, V"]), 3);
        assert_eq!(found(&["Артемьев, Владислав", "Vladislav Artemiev", "Artemiev, Viktor", "Artemiev, V"]), 1);
    }

    #[test]
    fn spellings_are_found_among_many() {
        let many: Vec<String> = (0..2000).map(|n| format!("Name{n}, Given")).collect();
        let mut names: Vec<&str> = many.iter().map(String::as_str).collect();
        names.extend(["Непомнящий, Ян", "Carlsen, Magnus", "Nepomniachtchi, Yan"]);
        let found = spelling_variants(&names);
        assert!(found.contains(&Variants { first: 2000, second: 2002, likeness: Likeness::Spelling }), "{found:?}");
        assert_eq!(found.len(), 1);
    }
}
