//! Names that Russian writes phonetically rather than letter by letter: Chinese ones by the table of Palladius, and
//! common names of other languages.
//!
//! The table of Palladius has one Cyrillic spelling for each syllable of pinyin. It is used to compare names only with
//! names in Cyrillic letters, never with each other: Ван is Wang, Вань is Wan, and Wang and Wan are two.

use std::collections::HashSet;
use std::sync::LazyLock;

/// The initial consonants of a pinyin syllable, longer ones first, and their Cyrillic spelling.
const CONSONANTS: [(&str, &str); 24] = [
    ("zh", "чж"),
    ("ch", "ч"),
    ("sh", "ш"),
    ("b", "б"),
    ("p", "п"),
    ("m", "м"),
    ("f", "ф"),
    ("d", "д"),
    ("t", "т"),
    ("n", "н"),
    ("l", "л"),
    ("g", "г"),
    ("k", "к"),
    ("h", "х"),
    ("j", "цз"),
    ("q", "ц"),
    ("x", "с"),
    ("r", "ж"),
    ("z", "цз"),
    ("c", "ц"),
    ("s", "с"),
    ("y", ""),
    ("w", "в"),
    ("", ""),
];

/// The finals of a syllable, longer ones first. `э` also represents е.
const FINALS: [(&str, &str); 35] = [
    ("iang", "ян"),
    ("iong", "юн"),
    ("uang", "уан"),
    ("ang", "ан"),
    ("eng", "эн"),
    ("ian", "янь"),
    ("iao", "яо"),
    ("ing", "ин"),
    ("ong", "ун"),
    ("uai", "уай"),
    ("uan", "уань"),
    ("ai", "ай"),
    ("an", "ань"),
    ("ao", "ао"),
    ("ei", "эй"),
    ("en", "энь"),
    ("er", "эр"),
    ("ia", "я"),
    ("ie", "э"),
    ("in", "инь"),
    ("iu", "ю"),
    ("ou", "оу"),
    ("ua", "уа"),
    ("ue", "юэ"),
    ("ui", "уй"),
    ("un", "унь"),
    ("uo", "о"),
    ("a", "а"),
    ("e", "э"),
    ("i", "и"),
    ("o", "о"),
    ("u", "у"),
    ("ü", "юй"),
    ("üe", "юэ"),
    ("v", "юй"),
];

/// Names and their Russian spelling, if it does not follow from the letters; in alphabetical order.
const BY_SOUND: [(&str, &str); 100] = [
    ("alejandro", "алехандро"),
    ("almasi", "алмаши"),
    ("andrew", "эндрю"),
    ("angel", "анхель"),
    ("anthony", "энтони"),
    ("bacrot", "бакро"),
    ("benjamin", "бенджамин"),
    ("bird", "бёрд"),
    ("blackburne", "блэкберн"),
    ("brian", "брайан"),
    ("browne", "браун"),
    ("bryan", "брайан"),
    ("byrne", "бирн"),
    ("charles", "чарльз"),
    ("daniel", "дэниел"),
    ("david", "дэвид"),
    ("edward", "эдуард"),
    ("etienne", "этьен"),
    ("fine", "файн"),
    ("firouzja", "фируджа"),
    ("francois", "франсуа"),
    ("fressinet", "фрессине"),
    ("george", "джордж"),
    ("gilles", "жиль"),
    ("guijarro", "гихарро"),
    ("guillaume", "гийом"),
    ("gujrathi", "гуджрати"),
    ("hector", "эктор"),
    ("heinrich", "генрих"),
    ("henri", "анри"),
    ("howell", "хауэлл"),
    ("hugh", "хью"),
    ("hugo", "уго"),
    ("humpy", "хампи"),
    ("jack", "джек"),
    ("jacques", "жак"),
    ("james", "джеймс"),
    ("javier", "хавьер"),
    ("jean", "жан"),
    ("jeffery", "джеффри"),
    ("jeffrey", "джеффри"),
    ("jennifer", "дженнифер"),
    ("jerome", "жером"),
    ("jesus", "хесус"),
    ("joel", "джоэл"),
    ("john", "джон"),
    ("jonathan", "джонатан"),
    ("jorge", "хорхе"),
    ("jose", "хосе"),
    ("joseph", "джозеф"),
    ("juan", "хуан"),
    ("jules", "жюль"),
    ("julian", "джулиан"),
    ("julio", "хулио"),
    ("kacper", "каспер"),
    ("keith", "кит"),
    ("krzysztof", "кшиштоф"),
    ("lagrave", "лаграв"),
    ("laurent", "лоран"),
    ("leinier", "леньер"),
    ("louis", "луи"),
    ("luke", "люк"),
    ("maroczy", "мароци"),
    ("matthew", "мэтью"),
    ("maurice", "морис"),
    ("maxime", "максим"),
    ("mcshane", "макшейн"),
    ("meier", "майер"),
    ("michael", "майкл"),
    ("miles", "майлс"),
    ("moussard", "муссар"),
    ("nigel", "найджел"),
    ("nisipeanu", "нисипяну"),
    ("nunn", "нанн"),
    ("paul", "пол"),
    ("peter", "питер"),
    ("pierre", "пьер"),
    ("pillsbury", "пильсбери"),
    ("quang", "куанг"),
    ("ray", "рэй"),
    ("reuben", "рубен"),
    ("ryan", "райан"),
    ("sam", "сэм"),
    ("sammy", "сэмми"),
    ("samuel", "сэмюэл"),
    ("sargissian", "саргсян"),
    ("shankland", "шенкленд"),
    ("simon", "саймон"),
    ("son", "шон"),
    ("speelman", "спилмен"),
    ("stephen", "стивен"),
    ("steven", "стивен"),
    ("truong", "чыонг"),
    ("vachier", "вашье"),
    ("vallejo", "вальехо"),
    ("viswanathan", "вишванатан"),
    ("walter", "уолтер"),
    ("wesley", "уэсли"),
    ("william", "уильям"),
    ("yates", "йейтс"),
];

/// Longer words are not Chinese names.
const LONGEST: usize = 16;

/// Lists the phonetic Russian spellings of a word in lower-case Latin letters, as [`folded`] does.
pub(super) fn in_cyrillic(word: &str, found: &mut Vec<String>) {
    found.clear();
    if word.is_empty()
        || word.len() > LONGEST
        || !word.chars().all(|letter| letter.is_ascii_lowercase() || letter == 'ü')
    {
        return;
    }
    if let Ok(at) = BY_SOUND.binary_search_by_key(&word, |(latin, _)| *latin) {
        found.push(folded(BY_SOUND[at].1));
    }
    let mut written = String::new();
    if may_end_syllable(word) && by_syllables(word, &mut written) {
        found.push(written);
    }
}

/// Returns true if a word ends like a syllable of pinyin: most names do not.
fn may_end_syllable(word: &str) -> bool {
    let before = |end: &str| word.strip_suffix(end).and_then(|rest| rest.chars().next_back());
    match word.as_bytes().last() {
        Some(b'v') => matches!(before("v"), Some('n' | 'l')),
        Some(b'r') => before("r") == Some('e'),
        Some(b'g') => before("g") == Some('n'),
        Some(b'a' | b'e' | b'i' | b'o' | b'u' | b'n') => true,
        _ => word.ends_with('ü'),
    }
}

/// Folds away differences between spellings of a word in lower-case Cyrillic letters: `Янъи` and `Яньи` stay different,
/// `Лижэнь` and `Лижень` become one.
pub(in crate::database) fn folded(word: &str) -> String {
    let letters = word.chars().filter(|letter| *letter != 'ъ');
    letters.map(|letter| if matches!(letter, 'е' | 'ё') { 'э' } else { letter }).collect()
}

/// The syllables of pinyin, each with its folded spelling by Palladius.
static SYLLABLES: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    let of = |(consonant, cyrillic): &(&str, &str)| {
        let (consonant, cyrillic) = (*consonant, *cyrillic);
        let syllable = move |(vowels, end): &(&str, &str)| {
            let end = after(consonant, vowels, end)?;
            let start = before(consonant, vowels, cyrillic);
            Some((format!("{consonant}{vowels}"), folded(&format!("{start}{end}"))))
        };
        FINALS.iter().filter_map(syllable).collect::<Vec<_>>()
    };
    CONSONANTS.iter().flat_map(of).collect()
});

/// Returns true if a word in lower-case Cyrillic letters is one syllable of a Chinese name.
pub(super) fn is_syllable(word: &str) -> bool {
    let word = folded(word);
    SYLLABLES.iter().any(|(_, cyrillic)| *cyrillic == word)
}

/// Returns true if two names in lower-case letters are Chinese, the first in pinyin and the second in the Palladius
/// system, but different: each has a word that the other lacks. Other names are left to their sound: Милан is Milan.
pub(super) fn are_two_in_chinese(latin: &[String], cyrillic: &[String]) -> bool {
    let cyrillic: Vec<String> = cyrillic.iter().map(|word| folded(word)).collect();
    latin.iter().all(|word| is_read([Some(word), None]))
        && cyrillic.iter().all(|word| is_read([None, Some(word)]))
        && latin.iter().any(|word| !cyrillic.iter().any(|its| is_read([Some(word), Some(its)])))
        && cyrillic.iter().any(|word| !latin.iter().any(|its| is_read([Some(its), Some(word)])))
}

/// Returns true if words can be read as the same syllables: a word of pinyin and one after Palladius, or only one of
/// the two.
fn is_read(words: [Option<&str>; 2]) -> bool {
    let texts = words.map(Option::unwrap_or_default);
    if texts.iter().any(|text| text.chars().count() > LONGEST) || texts.concat().is_empty() {
        return false;
    }
    let (mut open, mut seen) = (vec![[0, 0]], HashSet::new());
    while let Some(places) = open.pop() {
        let rests = [0, 1].map(|side| &texts[side][places[side]..]);
        if rests.concat().is_empty() {
            return true;
        }
        for (latin, cyrillic) in SYLLABLES.iter() {
            let syllable = [0, 1].map(|side| if words[side].is_none() { "" } else { [latin, cyrillic][side] });
            let next = [0, 1].map(|side| places[side] + syllable[side].len());
            if [0, 1].iter().all(|side| rests[*side].starts_with(syllable[*side])) && seen.insert(next) {
                open.push(next);
            }
        }
    }
    false
}

pub(super) fn is_cyrillic(word: &str) -> bool {
    word.chars().next().is_some_and(|letter| matches!(letter, 'а'..='я' | 'ё'))
}

/// Splits a word into syllables of pinyin, the longest that leave syllables, and writes them after Palladius.
fn by_syllables(word: &str, written: &mut String) -> bool {
    if word.is_empty() {
        return true;
    }
    let n_before = written.len();
    for (consonant, cyrillic) in &CONSONANTS {
        let Some(rest) = behind(word, consonant) else { continue };
        for (vowels, end) in &FINALS {
            let Some(rest) = behind(rest, vowels) else { continue };
            let Some(end) = after(consonant, vowels, end) else { continue };
            written.push_str(before(consonant, vowels, cyrillic));
            written.push_str(end);
            if by_syllables(rest, written) {
                return true;
            }
            written.truncate(n_before);
        }
    }
    false
}

/// Returns the rest of a word after a prefix. Most words differ in the first byte, so it is checked without a call.
fn behind<'w>(word: &'w str, start: &str) -> Option<&'w str> {
    let begins = start.len() <= word.len() && start.bytes().zip(word.bytes()).all(|(a, b)| a == b);
    if begins { word.get(start.len()..) } else { None }
}

/// Returns the spelling of a consonant before its final: for wu only у.
fn before<'a>(consonant: &str, vowels: &str, usual: &'a str) -> &'a str {
    if (consonant, vowels) == ("w", "u") { "" } else { usual }
}

/// Returns the spelling of a final after its consonant; `None` if there is no such syllable.
fn after<'a>(consonant: &str, vowels: &str, usual: &'a str) -> Option<&'a str> {
    let special = match (consonant, vowels) {
        ("zh" | "ch" | "sh" | "r", "i") => "и",
        ("z" | "c" | "s", "i") => "ы",
        // These are ü.
        ("j" | "q" | "x" | "y", "u") => "юй",
        ("j" | "q" | "x" | "y", "uan") => "юань",
        ("j" | "q" | "x" | "y", "un") => "юнь",
        ("y", "a") => "я",
        ("y", "an") => "янь",
        ("y", "ang") => "ян",
        ("y", "ao") => "яо",
        ("y", "e") => "э",
        ("y", "o") => "йо",
        ("y", "ong") => "юн",
        ("y", "ou") => "ю",
        ("w", "u") => "у",
        ("h", "ui") => "уэй",
        _ => "",
    };
    if !special.is_empty() {
        return Some(special);
    }
    let is_syllable = match consonant {
        "j" | "q" | "x" => vowels == "ue" || vowels.starts_with('i'),
        "y" => matches!(vowels, "ue" | "i" | "in" | "ing"),
        "w" => matches!(vowels, "a" | "ai" | "an" | "ang" | "ei" | "en" | "eng" | "o"),
        "" => matches!(vowels, "a" | "ai" | "an" | "ang" | "ao" | "e" | "en" | "er" | "ou"),
        "b" | "p" | "m" => {
            vowels == "o"
                || matches!(vowels, "iu" | "u")
                || !vowels.starts_with(['u', 'ü', 'v', 'o']) && is_usual(vowels)
        }
        "f" => matches!(vowels, "a" | "an" | "ang" | "ei" | "en" | "eng" | "o" | "ou" | "u"),
        "n" | "l" => is_usual(vowels) || matches!(vowels, "ue" | "ü" | "üe" | "v"),
        "d" | "t" => is_usual(vowels),
        _ => is_usual(vowels) && !vowels.starts_with('i'),
    };
    is_syllable.then_some(usual)
}

/// Returns true if most consonants can precede this.
fn is_usual(vowels: &str) -> bool {
    !matches!(vowels, "o" | "er" | "iong" | "ue" | "ü" | "üe" | "v")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(word: &str) -> Vec<String> {
        let mut found = Vec::new();
        in_cyrillic(word, &mut found);
        found
    }

    #[test]
    fn the_table_is_in_order() {
        assert!(BY_SOUND.is_sorted_by(|one, other| one.0 < other.0));
    }

    #[test]
    fn chinese_names_are_two_where_the_table_writes_them_otherwise() {
        for (latin, cyrillic, expected) in [
            ("wan", "ван", true),
            ("wang", "ван", false),
            ("wan", "вань", false),
            ("wan hao", "ван хао", true),
            ("wang hao", "хао ван", false),
            ("wang", "ван хао", false),
            ("yangyi yu", "юй янъи", false),
            ("yangyi yu", "ю янъи", true),
            // Read as other syllables than the longest.
            ("diana wang", "диана ван", false),
            ("tan justin", "тан джастин", false),
            ("vidmar milan", "видмар милан", false),
            ("yan nepomniachtchi", "ян непомнящий", false),
        ] {
            let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
            assert_eq!(are_two_in_chinese(&words(latin), &words(cyrillic)), expected, "{latin} {cyrillic}");
        }
        for (word, expected) in [("вэй", true), ("и", true), ("лижень", false), ("иванов", false), ("", false)]
        {
            assert_eq!(is_syllable(word), expected, "{word}");
        }
    }

    #[test]
    fn chinese_names_are_written_after_palladius() {
        for (latin, cyrillic) in [
            ("ding", "дин"),
            ("liren", "лижэнь"),
            ("wei", "вэй"),
            ("yi", "и"),
            ("yu", "юй"),
            ("yangyi", "янъи"),
            ("wang", "ван"),
            ("wan", "вань"),
            ("yue", "юэ"),
            ("xiangzhi", "сянчжи"),
            ("xu", "сюй"),
            ("xiangyu", "сянъюй"),
            ("shanglei", "шанлэй"),
            ("hou", "хоу"),
            ("yifan", "ифань"),
            ("ju", "цзюй"),
            ("wenjun", "вэньцзюнь"),
            ("zhongyi", "чжунъи"),
            ("tingjie", "тинцзе"),
            ("zhu", "чжу"),
            ("jiner", "цзиньэр"),
            ("zhao", "чжао"),
            ("jun", "цзюнь"),
            ("hua", "хуа"),
            ("hui", "хуэй"),
            ("lu", "лу"),
            ("zi", "цзы"),
            ("guo", "го"),
            ("yuan", "юань"),
            ("jiangchuan", "цзянчуань"),
            ("xiong", "сюн"),
            ("lü", "люй"),
            ("wu", "у"),
            ("wenwu", "вэньу"),
        ] {
            assert_eq!(written(latin), [folded(cyrillic)], "{latin}");
        }
        for word in ["", "carlsen", "kiril", "tal", "xa", "jo"] {
            assert_eq!(written(word), Vec::<String>::new(), "{word}");
        }
        assert_eq!(written("jorge"), [folded("хорхе")]);
    }
}
