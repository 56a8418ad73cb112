//! The sound of a word of a name, in any alphabet and spelling: one or several keys for each word.
//!
//! The tables are our own. They cover the usual transliterations of Russian names into Latin letters (passports and
//! FIDE's list, BGN, scholarly and ISO 9, German, French and Polish spelling), the letters of other languages without
//! diacritics, and Cyrillic letters themselves; names that Russian writes phonetically have their own table
//! (`transcription.rs`). An ambiguous spelling has two keys (`z` is з or, in German, ц), so two words may be one name
//! if they have a key in common. Lower-case letters of a key are sounds that Latin letters have; `C`, `S`, `Q` and `Z`
//! are ч, ш, щ and ж, `c` is ц and `h` х.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

use hashbrown::DefaultHashBuilder;

use super::super::fingerprint::of_bytes;
use super::transcription::{folded, in_cyrillic, is_cyrillic};

/// The prefix of a key that consists of Cyrillic letters.
const BY_SOUND: &str = "#";
/// The maximum number of keys of a word; further spellings are left out.
const MAX_KEYS: usize = 24;
/// The maximum number of letters of a word that are used.
const MAX_LETTERS: usize = 40;

/// The possible meanings of a spelling in Latin letters, by first letter; longer spellings of one letter come first.
const LATIN: [(&str, &[&str]); 98] = [
    ("ae", &["a", "e", "ae"]),
    ("aa", &["a"]),
    ("a", &["a"]),
    ("b", &["b"]),
    ("chtch", &["Q"]),
    ("ch", &["C", "h", "S", "k"]),
    ("cz", &["C"]),
    ("cs", &["C"]),
    ("ck", &["k"]),
    ("ce", &["ce", "se", "ke"]),
    ("ci", &["ci", "si", "ki", "c"]),
    ("cy", &["ci", "si"]),
    ("c", &["k", "c"]),
    ("dsch", &["Z"]),
    ("dzh", &["Z"]),
    ("dj", &["Z"]),
    ("d", &["d"]),
    ("eu", &["eu", "ei", "oi"]),
    ("ee", &["i", "e"]),
    ("e", &["e"]),
    ("f", &["f"]),
    ("gh", &["g"]),
    ("gu", &["gu", "g"]),
    ("g", &["g"]),
    ("h", &["h"]),
    ("iou", &["u"]),
    ("iu", &["u", "iu"]),
    ("ia", &["a", "ia"]),
    ("ie", &["e", "i", "ie"]),
    ("io", &["o", "e", "io"]),
    ("i", &["i"]),
    ("ju", &["u", "Zu"]),
    ("ja", &["a", "ia", "Za"]),
    ("je", &["e", "ie", "Ze"]),
    ("jou", &["u", "Zu"]),
    ("joe", &["io", "o", "Zo"]),
    ("jo", &["o", "e", "Zo", "io"]),
    ("j", &["i", "Z"]),
    ("kh", &["h"]),
    ("k", &["k"]),
    ("ll", &["l"]),
    ("l", &["l"]),
    ("m", &["m"]),
    ("n", &["n"]),
    ("ou", &["u", "ou"]),
    ("oo", &["u", "o"]),
    ("oe", &["o", "e", "oe"]),
    ("o", &["o"]),
    ("ph", &["f"]),
    ("p", &["p"]),
    ("qu", &["kv"]),
    ("q", &["k"]),
    ("rz", &["Z", "rz"]),
    ("r", &["r"]),
    ("schtsch", &["Q"]),
    ("shtch", &["Q"]),
    ("stsch", &["Q"]),
    ("shch", &["Q"]),
    ("szcz", &["Q"]),
    ("stch", &["Q"]),
    ("sch", &["S", "Q", "Z"]),
    ("sh", &["S"]),
    ("sz", &["S", "s"]),
    ("st", &["st", "St"]),
    ("sp", &["sp", "Sp"]),
    ("ss", &["s"]),
    ("s", &["s", "z"]),
    ("tsch", &["C"]),
    ("tch", &["C"]),
    ("th", &["t"]),
    ("tz", &["c"]),
    ("ts", &["c"]),
    ("t", &["t"]),
    ("ue", &["u", "ue"]),
    ("u", &["u"]),
    ("v", &["v"]),
    ("w", &["v"]),
    ("x", &["ks"]),
    ("you", &["u"]),
    ("yu", &["u"]),
    ("ya", &["a", "ia"]),
    ("ye", &["e", "ie"]),
    ("yo", &["o", "e"]),
    ("y", &["i"]),
    ("zh", &["Z"]),
    ("zs", &["Z"]),
    ("z", &["z", "c", "s"]),
    ("ä", &["a", "ae", "e"]),
    ("å", &["a", "o"]),
    ("ö", &["o", "oe", "e"]),
    ("ü", &["u", "ue"]),
    ("č", &["C", "c"]),
    ("đ", &["Z", "d"]),
    ("ř", &["r", "rZ"]),
    ("ŝ", &["Q", "S"]),
    ("š", &["S", "s"]),
    ("ţ", &["c", "t"]),
    ("ž", &["Z", "z"]),
];

/// The meanings of a Cyrillic letter.
const CYRILLIC: [(char, &[&str]); 50] = [
    ('а', &["a"]),
    ('б', &["b"]),
    ('в', &["v"]),
    ('г', &["g", "h"]),
    ('д', &["d"]),
    ('е', &["e"]),
    ('ё', &["e", "o"]),
    ('ж', &["Z"]),
    ('з', &["z"]),
    ('и', &["i"]),
    ('й', &["i"]),
    ('к', &["k"]),
    ('л', &["l"]),
    ('м', &["m"]),
    ('н', &["n"]),
    ('о', &["o"]),
    ('п', &["p"]),
    ('р', &["r"]),
    ('с', &["s"]),
    ('т', &["t"]),
    ('у', &["u"]),
    ('ф', &["f"]),
    ('х', &["h"]),
    ('ц', &["c"]),
    ('ч', &["C"]),
    ('ш', &["S"]),
    ('щ', &["Q"]),
    ('ъ', &[""]),
    ('ы', &["i"]),
    ('ь', &[""]),
    ('э', &["e"]),
    ('ю', &["u"]),
    ('я', &["a", "ia"]),
    ('і', &["i"]),
    ('ї', &["i"]),
    ('є', &["e"]),
    ('ґ', &["g"]),
    ('ў', &["u", "v"]),
    ('ј', &["i"]),
    ('љ', &["l"]),
    ('њ', &["n"]),
    ('џ', &["Z"]),
    ('ђ', &["Z"]),
    ('ћ', &["C"]),
    ('ќ', &["k"]),
    ('ѓ', &["g"]),
    ('ѕ', &["z"]),
    ('қ', &["k"]),
    ('ө', &["o"]),
    ('ү', &["u"]),
];

/// Latin letters with diacritics and their plain forms; those of [`LATIN`] stay.
const SIGNED: [(&str, &str); 21] = [
    ("àáâãāăą", "a"),
    ("èéêëēėęě", "e"),
    ("ìíîïīįı", "i"),
    ("òóôõōőø", "o"),
    ("ùúûūůűų", "u"),
    ("ýÿ", "y"),
    ("ç", "s"),
    ("ćĉ", "č"),
    ("ďð", "d"),
    ("ğģ", "g"),
    ("ķ", "k"),
    ("ĺļľł", "l"),
    ("ñńņň", "n"),
    ("ŕŗ", "r"),
    ("śşș", "š"),
    ("ťþ", "t"),
    ("ț", "ţ"),
    ("źż", "z"),
    ("ß", "ss"),
    ("æœ", "ae"),
    // ь and ъ.
    ("ʹʺʼʻ", ""),
];

/// The range of the spellings in [`LATIN`] that begin with a byte.
const LATIN_BY_BYTE: [(usize, usize); 256] = {
    let mut found = [(0, 0); 256];
    let mut at = 0;
    while at < LATIN.len() {
        let first = LATIN[at].0.as_bytes()[0] as usize;
        // Spellings with the same first byte must be adjacent; a test checks that.
        if found[first].1 == 0 {
            found[first].0 = at;
        }
        at += 1;
        found[first].1 = at;
    }
    found
};

/// Finds the longest spelling of [`LATIN`] at the start of a text.
fn latin(rest: &str) -> Option<&'static (&'static str, &'static [&'static str])> {
    let (start, end) = LATIN_BY_BYTE[usize::from(*rest.as_bytes().first()?)];
    // Most are ruled out by their second byte, so it is checked without a call.
    let begins =
        |spelling: &str| spelling.len() <= rest.len() && spelling.bytes().zip(rest.bytes()).all(|(a, b)| a == b);
    LATIN[start..end].iter().find(|(spelling, _)| begins(spelling))
}

/// Returns a word in lower case without irrelevant diacritics and apostrophes.
pub(in crate::database) fn plain(word: &str) -> String {
    let mut plain = String::with_capacity(word.len());
    put_plain(word, &mut plain);
    plain
}

fn put_plain(word: &str, plain: &mut String) {
    if word.is_ascii() {
        let letters = word.bytes().filter(u8::is_ascii_alphabetic).take(MAX_LETTERS);
        return plain.extend(letters.map(|letter| char::from(letter.to_ascii_lowercase())));
    }
    for char in word.chars().flat_map(char::to_lowercase).filter(|c| c.is_alphabetic()).take(MAX_LETTERS) {
        if char.is_ascii() {
            plain.push(char);
            continue;
        }
        match SIGNED.iter().find(|(letters, _)| letters.contains(char)) {
            // ż is ж, ź is з: both are found under z and ж alike.
            Some(_) if char == 'ż' => plain.push('ž'),
            Some((_, letter)) => plain.push_str(letter),
            None => plain.push(char),
        }
    }
}

const fn is_vowel(letter: char) -> bool {
    matches!(letter, 'a' | 'e' | 'i' | 'o' | 'u' | 'y' | 'ä' | 'ö' | 'ü')
}

/// Returns the possible sounds of a word. A word of another alphabet, such as Greek, is its own only key.
///
/// ```
/// use zapis_archive::database::transliteration::{keys, share_key};
/// assert!(share_key(&keys("Чигорин"), &keys("Tschigorin")));
/// assert!(share_key(&keys("Tchigorine"), &keys("Chigorin")));
/// assert!(!share_key(&keys("Chigorin"), &keys("Shagorin")));
/// ```
#[must_use]
pub fn keys(word: &str) -> Vec<String> {
    let mut sounds = Sounds::default();
    let n = sounds.keys(word).len();
    sounds.keys.truncate(n);
    sounds.keys
}

/// The maximum number of words cached per thread.
const MOST_REMEMBERED: usize = 4096;

thread_local! {
    static REMEMBERED: RefCell<HashMap<String, Arc<[String]>, DefaultHashBuilder>> = RefCell::default();
}

/// Returns the same as [`keys`], cached. The players of one event take part in others, and many share a given name.
pub(super) fn remembered_keys(word: &str) -> Arc<[String]> {
    REMEMBERED.with_borrow_mut(|known| {
        if let Some(keys) = known.get(word) {
            return Arc::clone(keys);
        }
        if known.len() >= MOST_REMEMBERED {
            known.clear();
        }
        let keys: Arc<[String]> = keys(word).into();
        known.insert(word.to_owned(), Arc::clone(&keys));
        keys
    })
}

/// Computes the sounds of words one after another, reusing buffers.
#[derive(Debug, Default)]
struct Sounds {
    plain: String,
    /// Its phonetic Russian spellings.
    by_sound: Vec<String>,
    /// The keys, the first of which are in use.
    keys: Vec<String>,
    n: usize,
}

impl Sounds {
    /// Returns what [`keys`] does.
    fn keys(&mut self, word: &str) -> &[String] {
        let mut plain = std::mem::take(&mut self.plain);
        plain.clear();
        put_plain(word, &mut plain);
        self.n = 0;
        self.add("", "");
        let (mut at, mut before) = (0, None);
        while let Some(char) = plain[at..].chars().next() {
            let rest = &plain[at..];
            let (len, sounds): (usize, &[&str]) = match latin(rest) {
                // Tahl, Löwenfisch: a mark of length after a vowel.
                Some(("h", _)) if before.is_some_and(is_vowel) && !rest[1..].starts_with(is_vowel) => (1, &["", "h"]),
                // Lajos, Miklós: ш at the end of a Hungarian name.
                Some(("s", _)) if rest.len() == 1 && before.is_some_and(is_vowel) => (1, &["s", "z", "S"]),
                Some((spelling, sounds)) => (spelling.len(), sounds),
                None => {
                    let known = CYRILLIC.iter().find(|(letter, _)| *letter == char);
                    (char.len_utf8(), known.map_or(&[], |(_, sounds)| sounds))
                }
            };
            let own = [&rest[..len]];
            self.lengthen(if sounds.is_empty() { &own } else { sounds });
            at += len;
            before = plain[..at].chars().next_back();
        }
        self.add_by_sound(&plain);
        self.plain = plain;
        let keys = &mut self.keys[..self.n];
        keys.iter_mut().for_each(settle);
        keys.sort_unstable();
        let mut n = 0;
        for at in 0..keys.len() {
            if !keys[at].is_empty() && (n == 0 || keys[at] != keys[n - 1]) {
                keys.swap(n, at);
                n += 1;
            }
        }
        &self.keys[..n]
    }

    /// Adds the phonetic Russian spellings of a word, or the word itself if it is Cyrillic.
    fn add_by_sound(&mut self, plain: &str) {
        let mut found = std::mem::take(&mut self.by_sound);
        if is_cyrillic(plain) {
            found.clear();
            found.push(folded(plain));
        } else {
            in_cyrillic(plain, &mut found);
        }
        for word in &found {
            self.n = self.n.min(MAX_KEYS - 1);
            self.add(BY_SOUND, word);
        }
        self.by_sound = found;
    }

    /// Adds a key given in two parts.
    fn add(&mut self, start: &str, end: &str) {
        if self.n == self.keys.len() {
            self.keys.push(String::new());
        }
        let key = &mut self.keys[self.n];
        key.clear();
        key.push_str(start);
        key.push_str(end);
        self.n += 1;
    }

    /// Extends each key by each of some sounds.
    fn lengthen(&mut self, sounds: &[&str]) {
        let Some((first, others)) = sounds.split_first() else { return };
        let n = self.n;
        for sound in others {
            for at in 0..n.min(MAX_KEYS.saturating_sub(self.n)) {
                let key = std::mem::take(&mut self.keys[at]);
                self.add(&key, sound);
                self.keys[at] = key;
            }
        }
        self.keys[..n].iter_mut().for_each(|key| key.push_str(first));
    }
}

/// The hashed sounds of words, computed once for each word: given names occur with many surnames.
#[derive(Debug, Default)]
pub(super) struct KnownSounds {
    sounds: Sounds,
    /// The range of the hashes of each word.
    places: HashMap<String, Range<usize>, DefaultHashBuilder>,
    numbers: Vec<u64>,
}

impl KnownSounds {
    /// Returns a hash of each key of a word, in the order of [`keys`].
    pub(super) fn numbers(&mut self, word: &str) -> &[u64] {
        if let Some(place) = self.places.get(word) {
            return &self.numbers[place.clone()];
        }
        let first = self.numbers.len();
        self.numbers.extend(self.sounds.keys(word).iter().map(|key| of_bytes(key.as_bytes())));
        self.places.insert(word.to_owned(), first..self.numbers.len());
        &self.numbers[first..]
    }
}

/// Folds away differences in spelling that are not differences in sound: doubled letters, endings.
fn settle(key: &mut String) {
    if key.starts_with(BY_SOUND) {
        return;
    }
    let mut last = None;
    key.retain(|letter| last.replace(letter) != Some(letter));
    if key.as_bytes().windows(2).any(|two| two == b"SC") {
        *key = key.replace("SC", "Q");
    }
    // Раджабов, Radjabov: дж is written as one sound.
    if key.as_bytes().windows(2).any(|two| two == b"dZ") {
        *key = key.replace("dZ", "Z");
    }
    if key.len() > 6 && key.ends_with("andre") {
        key.truncate(key.len() - 2);
        key.push_str("er");
    }
    if key == "petr" || key == "piotr" {
        "peter".clone_into(key);
    }
    let ends = [("of", "ov"), ("ef", "ev"), ("ine", "in"), ("ndr", "nder"), ("ic", "iC")];
    if let Some((end, instead)) = ends.iter().find(|(end, _)| key.len() > 4 && key.ends_with(end)) {
        key.truncate(key.len() - end.len());
        key.push_str(instead);
    }
}

/// Returns true if two sorted lists of keys have one in common.
#[must_use]
pub fn share_key(one: &[String], other: &[String]) -> bool {
    one.iter().any(|key| other.binary_search(key).is_ok())
}

/// Latin letters that may begin several sounds, and these.
const INITIALS: [(&str, &str); 10] = [
    ("y", "iuaeo"),
    ("j", "iuaeoZ"),
    ("i", "iuaeo"),
    ("c", "kcCSh"),
    ("s", "sSQ"),
    ("z", "zcZ"),
    ("k", "kh"),
    ("t", "tcC"),
    ("d", "dZ"),
    ("w", "v"),
];

/// Returns true if an initial may be the first letter of a word, given by its keys: `Ю.` of `Yuri`, `Y.` of `Юрий`;
/// `Yu.` too.
#[must_use]
pub fn begins_with(word: &[String], initial: &str) -> bool {
    let plain = plain(initial);
    if let Some((_, sounds)) = INITIALS.iter().find(|(letter, _)| *letter == plain) {
        return word.iter().any(|key| key.starts_with(|first| sounds.contains(first)));
    }
    let initial = keys(initial);
    initial.iter().any(|initial| word.iter().any(|key| key.starts_with(initial.as_str())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_name_is_one_name_in_every_spelling() {
        let names: [&[&str]; 31] = [
            &["Чигорин", "Chigorin", "Tschigorin", "Tchigorine", "Čigorin", "Czigorin"],
            &["Алехин", "Alekhin", "Alekhine", "Aljechin", "Alechin"],
            &["Непомнящий", "Nepomniachtchi", "Nepomnyashchy", "Nepomnjaschtschi", "Nepomnâŝij"],
            &["Корчной", "Korchnoi", "Kortschnoi", "Kortchnoj", "Korčnoj"],
            &["Петросян", "Petrosian", "Petrosyan", "Petrosjan"],
            &["Спасский", "Spassky", "Spasski", "Spasskij"],
            &["Смыслов", "Smyslov", "Smyslow", "Smysloff"],
            &["Карякин", "Karjakin", "Karyakin", "Kariakin"],
            &["Боголюбов", "Bogoljubow", "Bogolyubov", "Bogoljubov"],
            &["Нимцович", "Nimzowitsch", "Niemzowitsch", "Nimzovich"],
            &["Рубинштейн", "Rubinstein", "Rubinshtein"],
            &["Хюбнер", "Hübner", "Huebner", "Hubner"],
            &["Эйве", "Euwe"],
            &["Фишер", "Fischer"],
            &["Таль", "Tal", "Tal'", "Tahl"],
            &["Сергей", "Sergey", "Sergei", "Sergej"],
            &["Дмитрий", "Dmitry", "Dmitri", "Dmitrij", "Dmitriy"],
            &["Евгений", "Evgeny", "Yevgeny", "Jewgeni", "Evgenij"],
            &["Александр", "Alexander", "Aleksandr"],
            &["Михаил", "Mikhail", "Michail"],
            &["Юрий", "Yuri", "Juri", "Iouri", "Yury", "Jurij"],
            &["Пётр", "Petr", "Pyotr"],
            &["Szabó", "Szabo", "Сабо"],
            &["Bronstein", "Bronshtein", "Бронштейн"],
            &["Шипов", "Shipov", "Schipow", "Šipov", "Szypow"],
            &["Щербаков", "Shcherbakov", "Schtscherbakow", "Ščerbakov", "Ŝerbakov"],
            &["Игорь", "Igor", "Igorʹ"],
            &["Раджабов", "Radjabov", "Radžabov"],
            &["Ван", "Wang"],
            &["Сянчжи", "Xiangzhi"],
            &["Майкл", "Michael"],
        ];
        for spellings in names {
            let first = keys(spellings[0]);
            for spelling in &spellings[1..] {
                assert!(
                    share_key(&first, &keys(spelling)),
                    "{}: {first:?}; {spelling}: {:?}",
                    spellings[0],
                    keys(spelling)
                );
            }
        }
    }

    #[test]
    fn other_names_are_other_names() {
        let pairs = [
            ("Карпов", "Kasparov"),
            ("Ivanov", "Ivanova"),
            ("Petrov", "Petrosian"),
            ("Шипов", "Чипов"),
            ("Polgar", "Pogar"),
            ("Wang", "Wan"),
            ("Zhang", "Zhan"),
        ];
        for (one, other) in pairs {
            assert!(!share_key(&keys(one), &keys(other)), "{one} {other}: {:?} {:?}", keys(one), keys(other));
        }
    }

    #[test]
    fn every_spelling_is_found_by_its_first_letter() {
        for entry in &LATIN {
            // A longer one with the same beginning would come after it.
            assert_eq!(latin(entry.0), Some(entry));
        }
        assert_eq!((latin(""), latin("ы")), (None, None));
    }

    #[test]
    fn words_of_any_kind_have_few_keys() {
        for word in ["", "'", "棋手", "Καρπόφ", &"sch".repeat(200), &"źćżüö".repeat(100), "\u{202e}"] {
            assert!(keys(word).len() <= MAX_KEYS, "{word}");
        }
        assert!(begins_with(&keys("Yuri"), "Ю") && begins_with(&keys("Юрий"), "Y") && begins_with(&keys("Юрий"), "Yu"));
    }
}
