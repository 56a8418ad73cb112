//! Whether an initial, or the beginning of a given name, may belong to a name: `Ю.` and `Y.` for Yuri, `And` for
//! Andrei.

use super::transcription::{folded, in_cyrillic, is_cyrillic};
use super::transliteration::{begins_with, keys, plain};

/// The Latin letters with which a Cyrillic one is written at the beginning of a name.
const IN_LATIN: [(char, &str); 33] = [
    ('а', "a"),
    ('б', "b"),
    ('в', "vw"),
    ('г', "gh"),
    ('д', "d"),
    ('е', "eyj"),
    ('ё', "yje"),
    ('ж', "zjs"),
    ('з', "zs"),
    ('и', "i"),
    ('й', "iyj"),
    ('к', "kc"),
    ('л', "l"),
    ('м', "m"),
    ('н', "n"),
    ('о', "o"),
    ('п', "p"),
    ('р', "r"),
    ('с', "s"),
    ('т', "t"),
    ('у', "uo"),
    ('ф', "f"),
    ('х', "khc"),
    ('ц', "tcz"),
    ('ч', "ct"),
    ('ш', "sc"),
    ('щ', "s"),
    ('э', "e"),
    ('ю', "yji"),
    ('я', "yji"),
    ('і', "i"),
    ('є', "yje"),
    ('ї', "yji"),
];

/// Beginnings that vary between the spellings of one name: `Yu.` is `Ju.`.
const SOFT: [&str; 8] = ["yu", "ju", "iu", "ya", "ja", "ia", "ye", "je"];

/// Returns true if two initials may belong to one name. In one alphabet they have to be the same, except for `J` and
/// `Y`, `V` and `W`: `T.` and `Z.` are two people.
pub(super) fn are_alike(one: &str, other: &str) -> bool {
    let (Some(first), Some(second)) = (letters(one).next(), letters(other).next()) else { return false };
    if is_single(one) || is_single(other) {
        return letters_agree(first, second) || matches!((first, second), ('j', 'y') | ('y', 'j'));
    }
    let [one, other] = [one, other].map(plain);
    one.starts_with(&other) || other.starts_with(&one)
}

/// Returns true if an initial, of one letter or of a few, may belong to a full name.
pub(in crate::database) fn fits(initial: &str, name: &str) -> bool {
    let (Some(first), Some(second)) = (letters(initial).next(), letters(name).next()) else { return false };
    if !is_single(initial) {
        return begins(initial, name);
    }
    let next = letters(name).nth(1).unwrap_or(' ');
    letters_agree(first, second)
        || match (first, second) {
            ('j', 'y') | ('y', 'j') | ('c', 'k') | ('k', 'c') => true,
            // Yevgeny is Evgeny, and Jewgeni as well.
            ('y' | 'j', 'e') => matches!(next, 'v' | 'w' | 'f' | 'g' | 'k' | 'l'),
            ('e', 'y' | 'j') => next == 'e',
            _ => false,
        }
        || fits_by_sound(first, name)
}

/// Returns true if a Cyrillic initial may belong to a name that Russian writes phonetically: `И.` of `Yifan`.
fn fits_by_sound(initial: char, name: &str) -> bool {
    let initial = initial.to_string();
    let mut written = Vec::new();
    is_cyrillic(&initial) && {
        in_cyrillic(&plain(name), &mut written);
        written.iter().any(|word| word.starts_with(&folded(&initial)))
    }
}

/// Returns true if a short word is the beginning of a name: `And` of `Andrei`, `Yu` of `Юрий`.
pub(super) fn is_beginning(word: &str, name: &str) -> bool {
    /// Longer words are names by themselves.
    const LONGEST: usize = 4;
    let [n_word, n_name] = [word, name].map(|text| text.chars().count());
    (2..=LONGEST).contains(&n_word) && n_name >= n_word + 2 && begins(word, name)
}

fn begins(beginning: &str, name: &str) -> bool {
    let [short, long] = [beginning, name].map(plain);
    let is_other_alphabet = is_latin(&short) != is_latin(&long);
    long.starts_with(&short)
        || (is_other_alphabet || SOFT.contains(&short.as_str())) && begins_with(&keys(name), beginning)
}

/// Returns true if two first letters may belong to one name, ignoring diacritics and alphabet.
fn letters_agree(one: char, other: char) -> bool {
    let in_latin = |cyrillic: char, latin: char| {
        IN_LATIN.iter().any(|(letter, spellings)| *letter == cyrillic && spellings.contains(latin))
    };
    one == other
        || matches!((one, other), ('v', 'w') | ('w', 'v') | ('е', 'ё') | ('ё', 'е'))
        || in_latin(one, other)
        || in_latin(other, one)
}

fn is_single(text: &str) -> bool {
    text.chars().nth(1).is_none()
}

fn is_latin(text: &str) -> bool {
    text.chars().next().is_some_and(|letter| matches!(letter, 'a'..='z' | '\u{c0}'..='\u{24f}'))
}

/// Lists the letters of a word in lower case, without diacritics.
fn letters(word: &str) -> impl Iterator<Item = char> {
    // ISO 9 writes Я and Ю like this, and no given name begins with them otherwise.
    if word.starts_with(['Â', 'â', 'Û', 'û']) {
        let rest = word.chars().skip(1).collect::<String>();
        return std::iter::once('y').chain(plain(&rest).chars()).collect::<Vec<_>>().into_iter();
    }
    let without_sign = |letter| match letter {
        'ä' | 'å' => 'a',
        'ö' => 'o',
        'ü' => 'u',
        'č' => 'c',
        'ř' => 'r',
        'š' | 'ŝ' => 's',
        'ţ' => 't',
        'ž' => 'z',
        letter => letter,
    };
    plain(word).chars().map(without_sign).collect::<Vec<_>>().into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn initials_that_differ_are_of_two_people() {
        for (one, other, expected) in [
            ("T", "Z", false),
            ("A", "I", false),
            ("А", "I", false),
            ("Т", "Z", false),
            ("J", "Y", true),
            ("Ю", "Y", true),
            ("Ш", "S", true),
            ("Š", "S", true),
            ("Â", "Я", true),
            ("Â", "A", false),
            ("Em", "Ed", false),
            ("Yu", "Y", true),
            ("", "A", false),
        ] {
            assert_eq!((are_alike(one, other), are_alike(other, one)), (expected, expected), "{one} {other}");
        }
        for (initial, name, expected) in [
            ("T", "Zeinab", false),
            ("I", "Yuri", false),
            ("Y", "Юрий", true),
            ("Ю", "Juri", true),
            ("E", "Yevgeny", true),
            ("Y", "Evgeny", true),
            ("E", "Yuri", false),
            ("C", "Karl", true),
            ("Yu", "Juri", true),
            ("Em", "Emanuel", true),
            ("Em", "Edward", false),
            ("И", "Yifan", true),
            ("Д", "John", true),
            ("Y", "Ифань", false),
        ] {
            assert_eq!(fits(initial, name), expected, "{initial} {name}");
        }
        assert!(is_beginning("And", "Andrei") && is_beginning("Yu", "Юрий"));
        assert!(!is_beginning("Ann", "Anna") && !is_beginning("Alex", "Andrei"));
    }
}
