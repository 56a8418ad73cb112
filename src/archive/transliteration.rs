//! How a word of a name sounds, whatever the letters and the spelling: one key or several for each word.
//!
//! The tables are our own. They cover the ways in which Russian names come into Latin letters (passports and FIDE's list,
//! BGN, scholarly and ISO 9, German, French and Polish spelling), the letters of other languages without their signs, and
//! Cyrillic letters themselves. A spelling that can be read in two ways gives two keys (`z` is з or, in German, ц), so two
//! words may be one name if they have a key in common. Small letters of a key are sounds that Latin letters have; `C`, `S`,
//! `Q` and `Z` are ч, ш, щ and ж, `c` is ц and `h` х.

/// A word has at most so many keys; spellings beyond are left out.
const MOST_KEYS: usize = 24;
/// Of a word no more letters are looked at.
const MOST_LETTERS: usize = 40;

/// What a spelling in Latin letters can stand for; longer spellings come first.
const LATIN: [(&str, &[&str]); 92] = [
    ("schtsch", &["Q"]),
    ("chtch", &["Q"]),
    ("shtch", &["Q"]),
    ("stsch", &["Q"]),
    ("shch", &["Q"]),
    ("szcz", &["Q"]),
    ("stch", &["Q"]),
    ("tsch", &["C"]),
    ("dsch", &["Z"]),
    ("tch", &["C"]),
    ("sch", &["S", "Q"]),
    ("dzh", &["Z"]),
    ("iou", &["u"]),
    ("you", &["u"]),
    ("yu", &["u"]),
    ("ju", &["u", "Zu"]),
    ("iu", &["u", "iu"]),
    ("ya", &["a", "ia"]),
    ("ja", &["a", "ia", "Za"]),
    ("ia", &["a", "ia"]),
    ("ye", &["e", "ie"]),
    ("je", &["e", "ie", "Ze"]),
    ("ie", &["e", "i", "ie"]),
    ("yo", &["o", "e"]),
    ("jo", &["o", "e", "Zo"]),
    ("io", &["o", "e", "io"]),
    ("eu", &["eu", "ei", "oi"]),
    ("ch", &["C", "h", "S", "k"]),
    ("cz", &["C"]),
    ("cs", &["C"]),
    ("sh", &["S"]),
    ("sz", &["S", "s"]),
    ("zh", &["Z"]),
    ("zs", &["Z"]),
    ("dj", &["Z"]),
    ("rz", &["Z", "rz"]),
    ("kh", &["h"]),
    ("gh", &["g"]),
    ("th", &["t"]),
    ("ph", &["f"]),
    ("ck", &["k"]),
    ("qu", &["kv"]),
    ("tz", &["c"]),
    ("ts", &["c"]),
    ("st", &["st", "St"]),
    ("sp", &["sp", "Sp"]),
    ("ou", &["u", "ou"]),
    ("oo", &["u", "o"]),
    ("ee", &["i", "e"]),
    ("ae", &["a", "e", "ae"]),
    ("oe", &["o", "e", "oe"]),
    ("ue", &["u", "ue"]),
    ("aa", &["a"]),
    ("ll", &["l"]),
    ("ce", &["ce", "se", "ke"]),
    ("ci", &["ci", "si", "ki"]),
    ("cy", &["ci", "si"]),
    ("a", &["a"]),
    ("b", &["b"]),
    ("c", &["k", "c"]),
    ("d", &["d"]),
    ("e", &["e"]),
    ("f", &["f"]),
    ("g", &["g"]),
    ("h", &["h"]),
    ("i", &["i"]),
    ("j", &["i"]),
    ("k", &["k"]),
    ("l", &["l"]),
    ("m", &["m"]),
    ("n", &["n"]),
    ("o", &["o"]),
    ("p", &["p"]),
    ("q", &["k"]),
    ("r", &["r"]),
    ("s", &["s"]),
    ("t", &["t"]),
    ("u", &["u"]),
    ("v", &["v"]),
    ("w", &["v"]),
    ("x", &["ks"]),
    ("y", &["i"]),
    ("z", &["z", "c"]),
    ("č", &["C"]),
    ("š", &["S"]),
    ("ž", &["Z"]),
    ("ü", &["u", "ue"]),
    ("ö", &["o", "oe"]),
    ("ä", &["a", "ae", "e"]),
    ("å", &["a", "o"]),
    ("ţ", &["c", "t"]),
    ("ř", &["r", "rZ"]),
];

/// What a Cyrillic letter stands for.
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

/// Latin letters with signs and what is written for them without; those of [`LATIN`] stay.
const SIGNED: [(&str, &str); 20] = [
    ("àáâãāăą", "a"),
    ("èéêëēėęě", "e"),
    ("ìíîïīįı", "i"),
    ("òóôõōőø", "o"),
    ("ùúûūůűų", "u"),
    ("ýÿ", "y"),
    ("ç", "s"),
    ("ćĉ", "č"),
    ("ďđð", "d"),
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
];

/// Writes a word in small letters without the signs that make no difference, and without apostrophes.
fn plain(word: &str) -> String {
    let mut plain = String::with_capacity(word.len());
    for char in word.chars().flat_map(char::to_lowercase).filter(|c| c.is_alphabetic()).take(MOST_LETTERS) {
        match SIGNED.iter().find(|(letters, _)| letters.contains(char)) {
            // ż is ж, ź is з: both are found under z and ж alike.
            Some(_) if char == 'ż' => plain.push('ž'),
            Some((_, letter)) => plain.push_str(letter),
            None => plain.push(char),
        }
    }
    plain
}

const fn is_vowel(letter: char) -> bool {
    matches!(letter, 'a' | 'e' | 'i' | 'o' | 'u' | 'y' | 'ä' | 'ö' | 'ü')
}

/// Returns how a word may sound. Words of other alphabets, such as Greek, are their own only key.
///
/// ```
/// use zapis::archive::transliteration::{keys, share_key};
/// assert!(share_key(&keys("Чигорин"), &keys("Tschigorin")));
/// assert!(share_key(&keys("Tchigorine"), &keys("Chigorin")));
/// assert!(!share_key(&keys("Chigorin"), &keys("Shagorin")));
/// ```
#[must_use]
pub fn keys(word: &str) -> Vec<String> {
    let plain = plain(word);
    let mut keys = vec![String::new()];
    let mut at = 0;
    while let Some(char) = plain[at..].chars().next() {
        let rest = &plain[at..];
        let latin = LATIN.iter().find(|(spelling, _)| rest.starts_with(spelling));
        let cyrillic = CYRILLIC.iter().find(|(letter, _)| *letter == char);
        let before = plain[..at].chars().next_back();
        let own = char.to_string();
        let own_only = [own.as_str()];
        let (len, sounds): (usize, &[&str]) = match (latin, cyrillic) {
            // Tahl, Löwenfisch: a sign of length behind a vowel.
            (Some(("h", _)), _) if before.is_some_and(is_vowel) && !rest[1..].starts_with(is_vowel) => (1, &["", "h"]),
            (Some((spelling, sounds)), _) => (spelling.len(), sounds),
            (None, Some((letter, sounds))) => (letter.len_utf8(), sounds),
            (None, None) => (char.len_utf8(), &own_only),
        };
        let mut longer = Vec::with_capacity(keys.len() * sounds.len());
        for sound in sounds {
            longer.extend(keys.iter().map(|key| format!("{key}{sound}")));
        }
        longer.truncate(MOST_KEYS);
        keys = longer;
        at += len;
    }
    let mut keys: Vec<String> = keys.into_iter().map(|key| settled(&key)).filter(|key| !key.is_empty()).collect();
    keys.sort_unstable();
    keys.dedup();
    keys
}

/// Settles what spellings differ in without a difference of sound: doubled letters, endings.
fn settled(key: &str) -> String {
    let mut settled = String::with_capacity(key.len());
    for char in key.chars() {
        if !settled.ends_with(char) {
            settled.push(char);
        }
    }
    let settled = settled.replace("SC", "Q");
    let ends = [("of", "ov"), ("ef", "ev"), ("ine", "in"), ("ndr", "nder")];
    match ends.iter().find(|(end, _)| settled.len() > 4 && settled.ends_with(end)) {
        Some((end, instead)) => format!("{}{instead}", &settled[..settled.len() - end.len()]),
        None => settled,
    }
}

/// Tells whether two lists of keys, each sorted, have one in common.
#[must_use]
pub fn share_key(one: &[String], other: &[String]) -> bool {
    one.iter().any(|key| other.binary_search(key).is_ok())
}

/// Latin letters that begin several sounds, and these.
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

/// Tells whether an initial may be the first of a word, given by its keys: `Ю.` of `Yuri`, `Y.` of `Юрий`; `Yu.` too.
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
        let names: [&[&str]; 26] = [
            &["Чигорин", "Chigorin", "Tschigorin", "Tchigorine", "Čigorin", "Czigorin"],
            &["Алехин", "Alekhin", "Alekhine", "Aljechin", "Alechin"],
            &["Непомнящий", "Nepomniachtchi", "Nepomnyashchy", "Nepomnjaschtschi"],
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
            &["Щербаков", "Shcherbakov", "Schtscherbakow", "Ščerbakov"],
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
        ];
        for (one, other) in pairs {
            assert!(!share_key(&keys(one), &keys(other)), "{one} {other}: {:?} {:?}", keys(one), keys(other));
        }
    }

    #[test]
    fn words_of_any_kind_have_few_keys() {
        for word in ["", "'", "棋手", "Καρπόφ", &"sch".repeat(200), &"źćżüö".repeat(100), "\u{202e}"] {
            assert!(keys(word).len() <= MOST_KEYS, "{word}");
        }
        assert!(begins_with(&keys("Yuri"), "Ю") && begins_with(&keys("Юрий"), "Y") && begins_with(&keys("Юрий"), "Yu"));
    }
}
