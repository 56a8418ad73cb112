//! Pairs of names of one person, in another spelling or alphabet, and pairs of two persons; compared with the
//! Daitch-Mokotoff soundex, which is often used for such names.

use std::fs;
use std::path::Path;

use rphonetic::{DaitchMokotoffSoundex, DaitchMokotoffSoundexBuilder};
use zapis_archive::database::people::{PersonName, likeness};

#[test]
fn names_of_one_person_are_distinguished_from_those_of_two() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/names/pairs.tsv");
    let table = fs::read_to_string(path).unwrap();
    let (mut n, mut wrong) = (0, Vec::new());
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let [one, other, expected] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let [first, second] = [one, other].map(PersonName::read);
        let found = likeness(&first, &second);
        assert_eq!(found, likeness(&second, &first), "{line}");
        assert!(matches!(expected, "one" | "two"), "{line}");
        n += 1;
        if found.is_some() != (expected == "one") {
            wrong.push(format!("{line}: {found:?}"));
        }
    }
    assert!(n > 100 && wrong.is_empty(), "{} of {n}:\n{}", wrong.len(), wrong.join("\n"));
}

/// Transliterates Cyrillic letters, since the soundex knows only Latin ones.
fn latin(name: &str) -> String {
    const LETTERS: [(char, &str); 32] = [
        ('а', "a"),
        ('б', "b"),
        ('в', "v"),
        ('г', "g"),
        ('д', "d"),
        ('е', "e"),
        ('ё', "e"),
        ('ж', "zh"),
        ('з', "z"),
        ('и', "i"),
        ('й', "y"),
        ('к', "k"),
        ('л', "l"),
        ('м', "m"),
        ('н', "n"),
        ('о', "o"),
        ('п', "p"),
        ('р', "r"),
        ('с', "s"),
        ('т', "t"),
        ('у', "u"),
        ('ф', "f"),
        ('х', "kh"),
        ('ц', "ts"),
        ('ч', "ch"),
        ('ш', "sh"),
        ('щ', "shch"),
        ('ы', "y"),
        ('э', "e"),
        ('ю', "yu"),
        ('я', "ya"),
        ('і', "i"),
    ];
    let small = name.to_lowercase();
    let letters = small.chars().filter(|letter| !matches!(letter, 'ь' | 'ъ')).map(|letter| {
        let known = LETTERS.iter().find(|(own, _)| *own == letter);
        known.map_or_else(|| letter.to_string(), |(_, latin)| (*latin).to_owned())
    });
    letters.collect()
}

/// Returns true if the soundex takes two names as one person's: each word of the shorter sounds like one of the longer,
/// or is its initial.
fn sounds_alike(soundex: &DaitchMokotoffSoundex, one: &str, other: &str) -> bool {
    let words = |name: &str| {
        let name = latin(name);
        name.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty()).map(str::to_owned).collect::<Vec<_>>()
    };
    let (one, other) = (words(one), words(other));
    let (short, long) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    let is_initial = |word: &str| word.chars().count() == 1;
    let fits = |word: &String, its: &String| {
        if is_initial(word) || is_initial(its) {
            return word.chars().next() == its.chars().next();
        }
        let [codes, its_codes] = [word, its].map(|word| soundex.soundex(word));
        codes.split('|').any(|code| its_codes.split('|').any(|its| its == code))
    };
    short.iter().all(|word| long.iter().any(|its| fits(word, its)))
}

#[test]
fn more_pairs_are_distinguished_than_by_the_daitch_mokotoff_soundex() {
    let soundex = DaitchMokotoffSoundexBuilder::default().ascii_folding(true).build().unwrap();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/names/pairs.tsv");
    let table = fs::read_to_string(path).unwrap();
    // For pairs of one person and of two: all, those found by zapis, those found by the soundex.
    let mut counts = [[0_u32; 3]; 2];
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let [one, other, expected] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let is_one = expected == "one";
        let own = likeness(&PersonName::read(one), &PersonName::read(other)).is_some() == is_one;
        let by_soundex = sounds_alike(&soundex, one, other) == is_one;
        let count = &mut counts[usize::from(!is_one)];
        *count = [count[0] + 1, count[1] + u32::from(own), count[2] + u32::from(by_soundex)];
    }
    for ([all, own, by_soundex], what) in counts.iter().zip(["one person", "two persons"]) {
        println!("{what}: zapis {own} of {all}, Daitch-Mokotoff {by_soundex}");
        assert!(own > by_soundex, "{what}");
    }
}
