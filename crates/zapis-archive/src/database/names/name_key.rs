//! Compares names tolerantly: which players' names may be the same, in any alphabet and order.
//!
//! Only the consonants of each word are kept, reduced to classes that all usual transliterations share: Корчной,
//! Korchnoi, Kortchnoj and Kortschnoi are one. Names that are alike by this may still be two people; it is used where
//! moves decide, never to claim that two names are one person.

/// The number of classes of a word that count; endings are transliterated in too many ways.
const MOST: usize = 4;

/// The key of a name for comparison.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::database) struct NameKey {
    /// The words that may be the surname, as their classes.
    words: Box<[u32]>,
    /// The most likely one.
    surname: u32,
    /// The class of the first letter of the given name; 0 if it is missing.
    initial: u8,
}

/// How two names compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::database) enum NameLikeness {
    /// They may be the same.
    Alike,
    /// One is missing.
    Unknown,
    /// They are certainly different.
    Other,
}

impl NameKey {
    /// Creates the key of a name as in a tag.
    #[must_use]
    pub(in crate::database) fn of(name: &str) -> Self {
        // A federation in brackets is not part of the name.
        let name = name.split('(').next().unwrap_or(name);
        if is_unknown(name) {
            return Self::default();
        }
        let (surname, has_comma) = name.split_once(',').map_or((name, false), |(surname, _)| (surname, true));
        let words = |text: &str, least: usize| -> Vec<(usize, u32)> {
            let words = text.split(|letter: char| !letter.is_alphabetic() && letter != '\'');
            let words = words.map(|word| (word.chars().count(), word)).filter(|(len, _)| *len >= least);
            words.map(|(len, word)| (len, classes([word, ""]))).collect()
        };
        let mut found = words(surname, 2);
        // De Firmian is deFirmian elsewhere.
        let parts = || surname.split(' ').filter(|part| !part.is_empty());
        let short = parts().zip(parts().skip(1)).filter(|(part, _)| part.chars().count() < 4);
        found.extend(short.map(|(part, next)| (0, classes([part, next]))));
        if found.is_empty() {
            found = words(surname, 1);
        }
        // What follows a comma is never a surname; before it, and without one, the longest word is.
        let longest = found.iter().rev().max_by_key(|(len, _)| *len).map_or(0, |(_, classes)| *classes);
        let first = found.first().map_or(0, |(_, classes)| *classes);
        let surname = if has_comma { first } else { longest };
        let mut words: Vec<u32> = found.into_iter().map(|(_, classes)| classes).collect();
        words.sort_unstable();
        words.dedup();
        // In a name without a comma, the first word that is not the surname.
        let (given, is_behind) = name.split_once(',').map_or((name, false), |(_, given)| (given, true));
        let is_given = |word: &&str| !word.is_empty() && (is_behind || classes([word, ""]) != surname);
        let given = given.split(|letter: char| !letter.is_alphabetic()).find(is_given);
        Self { words: words.into(), surname, initial: given.map_or(0, initial_of) }
    }

    /// Returns true if there is no name.
    #[must_use]
    pub(in crate::database) fn is_unknown(&self) -> bool {
        self.words.is_empty()
    }

    /// Returns the keys of the words that may be the surname.
    pub(in crate::database) fn words(&self) -> &[u32] {
        &self.words
    }

    /// Returns a hash that names with the same surname nearly always share; 0 for no name.
    #[must_use]
    pub(in crate::database) const fn surname(&self) -> u32 {
        self.surname
    }

    /// Returns a hash that spellings of a name with its surname and an initial share; 0 if it is unknown.
    #[must_use]
    pub(in crate::database) fn player(&self) -> u32 {
        let number = self.surname ^ u32::from(self.initial).wrapping_mul(0x9E37_79B1);
        if self.surname == 0 { 0 } else { number.max(1) }
    }

    /// Returns true if two names may be the same, and no initial contradicts that.
    pub(in crate::database) fn is_likely(&self, other: &Self) -> bool {
        let initials = [self.initial, other.initial];
        self.likeness(other) == NameLikeness::Alike && (initials[0] == initials[1] || initials.contains(&0))
    }

    #[must_use]
    pub(in crate::database) fn likeness(&self, other: &Self) -> NameLikeness {
        if self.is_unknown() || other.is_unknown() {
            return NameLikeness::Unknown;
        }
        let is_shared = self.words.iter().any(|word| other.words.binary_search(word).is_ok());
        if is_shared { NameLikeness::Alike } else { NameLikeness::Other }
    }
}

/// Returns true if a text is a placeholder for a missing name.
#[must_use]
pub fn is_unknown(text: &str) -> bool {
    let text = text.trim();
    matches!(text, "" | "?" | "-" | "." | "NN" | "N.N." | "N N" | "N.N" | "n.n." | "nn" | "unknown" | "Unknown")
        || text.chars().all(|letter| matches!(letter, '?' | '.' | '-' | ' '))
}

/// Returns the class of the first letter of a word, which transliterations share: Евгений, Evgeny and Yevgeny are one.
fn initial_of(word: &str) -> u8 {
    let letter = word.chars().next().and_then(|letter| letter.to_lowercase().next()).map_or(' ', plain);
    match letter {
        'a' | 'o' | 'а' | 'о' | 'á' | 'ö' | 'ó' => b'a',
        'e' | 'i' | 'j' | 'y' | 'u' | 'е' | 'ё' | 'э' | 'и' | 'й' | 'ю' | 'я' | 'у' | 'і' | 'є' | 'â' | 'û' | 'è'
        | 'ë' => b'i',
        's' | 'z' | 'с' | 'з' | 'ш' | 'щ' | 'ж' | 'ц' => b's',
        'c' | 'k' | 'q' | 'x' | 'к' | 'х' | 'h' | 'ч' | 'g' | 'г' => b'k',
        'v' | 'w' | 'f' | 'в' | 'ф' => b'v',
        'b' | 'б' => b'b',
        'd' | 'д' => b'd',
        'l' | 'л' => b'l',
        'm' | 'м' => b'm',
        'n' | 'н' => b'n',
        'p' | 'п' => b'p',
        'r' | 'р' => b'r',
        't' | 'т' => b't',
        _ => 0,
    }
}

/// Packs the classes of a word, given in at most two parts, into a number, never 0.
fn classes(parts: [&str; 2]) -> u32 {
    if parts.iter().all(|part| part.is_ascii()) {
        // Nearly all names.
        return packed(parts.into_iter().flat_map(str::bytes).map(|byte| char::from(byte.to_ascii_lowercase())));
    }
    packed(parts.into_iter().flat_map(str::chars).flat_map(char::to_lowercase).map(plain))
}

/// Packs the classes of a word given by its letters.
fn packed(mut letters: impl Iterator<Item = char>) -> u32 {
    /// A sentinel for the end that is not a letter.
    const END: char = ' ';
    let mut read = || letters.next().unwrap_or(END);
    let (mut packed, mut n, mut last) = (0_u32, 0, 0);
    // In short names the vowels count: Ye and Li are two.
    let (mut short, mut n_letters) = (0_u32, 0);
    let mut ahead = [read(), read(), read()];
    while ahead[0] != END {
        let (class, len) = class_of(ahead[0], ahead[1], ahead[2]);
        for _ in 0..len {
            if n_letters < 6 {
                short = short.wrapping_mul(131).wrapping_add(ahead[0] as u32);
                n_letters += 1;
            }
            ahead = [ahead[1], ahead[2], read()];
        }
        if class != 0 && class != last {
            packed = packed << 8 | class;
            n += 1;
            if n == MOST {
                return packed;
            }
        }
        // A vowel separates equal consonants.
        last = class;
    }
    if n > 1 { packed } else { 0x8000_0000 | short }
}

/// Returns the class of the sound that begins here, 0 if it does not count, and the number of letters used.
fn class_of(letter: char, next: char, after: char) -> (u32, usize) {
    const SIBILANT: u32 = 's' as u32;
    match (letter, next, after) {
        ('s', 'c', 'h') => (SIBILANT, 3),
        ('t', 's', 'c') | ('t', 'c', 'h') => (0, 3),
        ('s', 'h' | 'z', _) | ('z', 'h', _) | ('t', 's' | 'z', _) => (SIBILANT, 2),
        ('p', 'h', _) => ('v' as u32, 2),
        ('c', 'k', _) => ('k' as u32, 2),
        ('c' | 'k', 'h', _) | ('c', 'z', _) | ('d', 'j' | 'z', _) => (0, 2),
        ('c', ' ', _) => (0, 1),
        ('s' | 'z' | 'ш' | 'щ' | 'с' | 'з' | 'ж' | 'ц', ..) => (SIBILANT, 1),
        ('c' | 'k' | 'q' | 'к' | 'x', ..) => ('k' as u32, 1),
        ('f' | 'v' | 'w' | 'в' | 'ф', ..) => ('v' as u32, 1),
        ('b' | 'б', ..) => ('b' as u32, 1),
        ('p' | 'п', ..) => ('p' as u32, 1),
        ('d' | 'д', ..) => ('d' as u32, 1),
        ('t' | 'т', ..) => ('t' as u32, 1),
        ('l' | 'л', ..) => ('l' as u32, 1),
        ('m' | 'м', ..) => ('m' as u32, 1),
        ('n' | 'н', ..) => ('n' as u32, 1),
        ('r' | 'р', ..) => ('r' as u32, 1),
        ('g' | 'г' | 'ґ', ..) => ('g' as u32, 1),
        _ => (0, 1),
    }
}

/// Removes the diacritic of a Latin letter.
fn plain(letter: char) -> char {
    match letter {
        'š' | 'ś' | 'ş' | 'ș' | 'ŝ' | 'ß' | 'ç' => 's',
        'ž' | 'ź' | 'ż' => 'z',
        // As in South Slavic names, where they are used for what is otherwise written ch.
        'č' | 'ć' | 'đ' => 'ч',
        'ñ' | 'ń' | 'ň' | 'ņ' => 'n',
        'ř' | 'ŕ' => 'r',
        'ł' | 'ľ' | 'ļ' => 'l',
        'ť' | 'ţ' | 'ț' => 't',
        'ď' | 'ð' => 'd',
        'ğ' | 'ģ' => 'g',
        'ķ' => 'k',
        _ => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn likeness(one: &str, other: &str) -> NameLikeness {
        NameKey::of(one).likeness(&NameKey::of(other))
    }

    #[test]
    fn spellings_of_one_name_are_alike_and_share_their_surname() {
        for names in [
            &["Kortchnoi, V", "Korchnoi Viktor (SUI)", "Korchnoi, Victor L", "Корчной Виктор", "Kortschnoj"][..],
            &["Lautier Joel", "Joel Lautier", "Lautier, J"],
            &["Petrosian, Tigran V", "Petrosjan", "Петросян Тигран", "T. Petrosyan"],
            &["Gruenfeld Ernst", "Grünfeld, E", "Грюнфельд"],
            &["Иванов Иван", "Ivanov, Ivan", "Iwanow"],
            &["Tal, Mikhail N", "Таль Михаил"],
            &["Huzman Alexander", "Khuzman, A"],
            &["Alekhine, Alexander", "Alechin"],
            &["Nepomniachtchi, Ian", "Nepomnâŝij, Ân", "Непомнящий, Ян"],
        ] {
            for (one, other) in names.iter().flat_map(|one| names.iter().map(move |other| (one, other))) {
                assert_eq!(likeness(one, other), NameLikeness::Alike, "{one} {other}");
            }
        }
        for name in ["Korchnoi Viktor (SUI)", "Корчной, Виктор"] {
            assert_eq!(NameKey::of(name).surname(), NameKey::of("Kortchnoi, V").surname());
        }
    }

    #[test]
    fn other_names_are_distinguished_and_none_is_unknown() {
        for (one, other) in [("De Firmian, Nick E", "deFirmian N"), ("Xu, Jun", "Xu Jun (CHN)")] {
            assert_eq!(likeness(one, other), NameLikeness::Alike, "{one} {other}");
        }
        for (one, other) in [("Karpov, A", "Kasparov, G"), ("Tal, M", "Spassky, B"), ("Li", "Ye"), ("Short N", "Sax G")]
        {
            assert_eq!(likeness(one, other), NameLikeness::Other, "{one} {other}");
        }
        for name in ["", "?", "NN", "N.N.", "- "] {
            assert_eq!(likeness(name, "Karpov"), NameLikeness::Unknown);
        }
    }
}
