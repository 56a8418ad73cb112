//! Writes names in plain Latin letters, for formats that have no others.

use std::borrow::Cow;

/// Latin letters with diacritics and their replacements, in lower case.
const WITH_SIGNS: [(&str, &str); 37] = [
    ("àáâãäåāăąǎạảấầậ", "a"),
    ("æ", "ae"),
    ("çćĉċč", "c"),
    ("ďđð", "d"),
    ("èéêëēĕėęěẹẻếềệ", "e"),
    ("ĝğġģ", "g"),
    ("ĥħ", "h"),
    ("ìíîïĩīĭįıǐị", "i"),
    ("ĵ", "j"),
    ("ķ", "k"),
    ("ĺļľŀł", "l"),
    ("ñńņňŋ", "n"),
    ("òóôõöøōŏőǒọốồộơ", "o"),
    ("œ", "oe"),
    ("ŕŗř", "r"),
    ("śŝşšș", "s"),
    ("ß", "ss"),
    ("ţťŧț", "t"),
    ("þ", "th"),
    ("ùúûüũūŭůűųǔụưự", "u"),
    ("ŵ", "w"),
    ("ýÿŷỳ", "y"),
    ("źżž", "z"),
    // Signs that are never letters of names, and quotation marks of all kinds.
    ("’‘ʼʻ`´", "'"),
    ("“”„«»", "\""),
    ("‐‑‒–—―", "-"),
    ("\u{a0}\u{2002}\u{2003}\u{2009}\u{202f}", " "),
    ("…", "..."),
    ("№", "No."),
    ("½", "1/2"),
    ("ə", "a"),
    ("ơ", "o"),
    ("ș", "s"),
    ("ț", "t"),
    ("ĳ", "ij"),
    ("ǆ", "dz"),
    ("ſ", "s"),
];

/// Lower-case Cyrillic letters and their replacements in the names of FIDE's list and of passports.
const CYRILLIC: [(char, &str); 44] = [
    ('а', "a"),
    ('б', "b"),
    ('в', "v"),
    ('г', "g"),
    ('ґ', "g"),
    ('д', "d"),
    ('ђ', "dj"),
    ('ѓ', "gj"),
    ('е', "e"),
    ('ё', "e"),
    ('є', "ye"),
    ('ж', "zh"),
    ('з', "z"),
    ('ѕ', "dz"),
    ('и', "i"),
    ('і', "i"),
    ('ї', "yi"),
    ('й', "y"),
    ('ј', "j"),
    ('к', "k"),
    ('л', "l"),
    ('љ', "lj"),
    ('м', "m"),
    ('н', "n"),
    ('њ', "nj"),
    ('о', "o"),
    ('п', "p"),
    ('р', "r"),
    ('с', "s"),
    ('т', "t"),
    ('ћ', "c"),
    ('у', "u"),
    ('ў', "u"),
    ('ф', "f"),
    ('х', "kh"),
    ('ц', "ts"),
    ('ч', "ch"),
    ('џ', "dz"),
    ('ш', "sh"),
    ('щ', "shch"),
    ('ы', "y"),
    ('э', "e"),
    ('ю', "yu"),
    ('я', "ya"),
];

/// Writes a name in ASCII: Latin letters without diacritics, Cyrillic ones as in passports, `?` for any other.
pub fn in_latin_letters(name: &str) -> Cow<'_, str> {
    if name.is_ascii() {
        return Cow::Borrowed(name);
    }
    let mut written = String::with_capacity(name.len());
    let mut letters = name.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter.is_ascii() {
            written.push(letter);
            continue;
        }
        if is_mark(letter) {
            continue;
        }
        let Some(plain) = plain(letter) else {
            written.push('?');
            continue;
        };
        if !letter.is_uppercase() {
            written.push_str(plain);
            continue;
        }
        // `Щукин` begins with `Shch`; in `ЩУКИН` all letters are capitals.
        let is_capitals = letters.peek().is_some_and(|next| next.is_uppercase());
        let mut capitals = plain.chars();
        written.extend(capitals.next().map(|first| first.to_ascii_uppercase()));
        written.extend(capitals.map(|one| if is_capitals { one.to_ascii_uppercase() } else { one }));
    }
    Cow::Owned(written)
}

/// Returns true if a sign modifies the letter before it, or has no sound of its own: `ь`, `ъ`.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | 'ь' | 'Ь' | 'ъ' | 'Ъ' | '\u{feff}' | '\u{200b}'..='\u{200f}')
}

fn plain(letter: char) -> Option<&'static str> {
    let small = letter.to_lowercase().next().unwrap_or(letter);
    let cyrillic = CYRILLIC.iter().find(|(own, _)| *own == small).map(|(_, plain)| *plain);
    cyrillic.or_else(|| WITH_SIGNS.iter().find(|(letters, _)| letters.contains(small)).map(|(_, plain)| *plain))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_written_as_in_passports() {
        let cases = [
            ("Tal, Mikhail", "Tal, Mikhail"),
            ("Непомнящий, Ян", "Nepomnyashchiy, Yan"),
            ("ЩУКИН Е.", "SHCHUKIN E."),
            ("Müller, Jürgen", "Muller, Jurgen"),
            ("Đorđević–Ćirić", "Dordevic-Ciric"),
            ("Erdős, Viktor", "Erdos, Viktor"),
            ("Соловьёв", "Solovev"),
            ("Łukasz Œ ß", "Lukasz Oe ss"),
            ("e\u{301}", "e"),
            ("李超", "??"),
        ];
        for (name, expected) in cases {
            assert_eq!(in_latin_letters(name), expected, "{name}");
        }
    }
}
