//! Letters and signs that look alike: Cyrillic and Greek look-alikes of Latin letters, dashes, crosses, full-width
//! forms.

/// Lists the letters of other alphabets that look like a Latin letter, sorted by code point.
///
/// Only look-alikes in print: our own table of confusions, completed with the Greek capitals and the letters of other
/// Cyrillic alphabets that Unicode lists as confusable. What scanners confuse (З and 3, б and 6) belongs to repair and
/// is handled elsewhere; lower-case в, к, м, н, т look like small capitals, but к is written for K.
const LOOKALIKES: [(char, char); 74] = [
    ('\u{391}', 'A'),  // Α
    ('\u{392}', 'B'),  // Β
    ('\u{395}', 'E'),  // Ε
    ('\u{396}', 'Z'),  // Ζ
    ('\u{397}', 'H'),  // Η
    ('\u{399}', 'I'),  // Ι
    ('\u{39A}', 'K'),  // Κ
    ('\u{39C}', 'M'),  // Μ
    ('\u{39D}', 'N'),  // Ν
    ('\u{39F}', 'O'),  // Ο
    ('\u{3A1}', 'P'),  // Ρ
    ('\u{3A4}', 'T'),  // Τ
    ('\u{3A5}', 'Y'),  // Υ
    ('\u{3A7}', 'X'),  // Χ
    ('\u{3B1}', 'a'),  // α
    ('\u{3BA}', 'k'),  // κ
    ('\u{3BD}', 'v'),  // ν
    ('\u{3BF}', 'o'),  // ο
    ('\u{3C1}', 'p'),  // ρ
    ('\u{3C7}', 'x'),  // χ
    ('\u{3F2}', 'c'),  // ϲ
    ('\u{3F3}', 'j'),  // ϳ
    ('\u{3F9}', 'C'),  // Ϲ
    ('\u{405}', 'S'),  // Ѕ
    ('\u{406}', 'I'),  // І
    ('\u{408}', 'J'),  // Ј
    ('\u{410}', 'A'),  // А
    ('\u{412}', 'B'),  // В
    ('\u{415}', 'E'),  // Е
    ('\u{41A}', 'K'),  // К
    ('\u{41C}', 'M'),  // М
    ('\u{41D}', 'H'),  // Н
    ('\u{41E}', 'O'),  // О
    ('\u{420}', 'P'),  // Р
    ('\u{421}', 'C'),  // С
    ('\u{422}', 'T'),  // Т
    ('\u{423}', 'Y'),  // У
    ('\u{425}', 'X'),  // Х
    ('\u{430}', 'a'),  // а
    ('\u{435}', 'e'),  // е
    ('\u{43A}', 'k'),  // к
    ('\u{43E}', 'o'),  // о
    ('\u{440}', 'p'),  // р
    ('\u{441}', 'c'),  // с
    ('\u{443}', 'y'),  // у
    ('\u{445}', 'x'),  // х
    ('\u{455}', 's'),  // ѕ
    ('\u{456}', 'i'),  // і
    ('\u{458}', 'j'),  // ј
    ('\u{475}', 'v'),  // ѵ
    ('\u{4AE}', 'Y'),  // Ү
    ('\u{4BB}', 'h'),  // һ
    ('\u{4C0}', 'I'),  // Ӏ
    ('\u{4CF}', 'l'),  // ӏ
    ('\u{501}', 'd'),  // ԁ
    ('\u{50C}', 'G'),  // Ԍ
    ('\u{51A}', 'Q'),  // Ԛ
    ('\u{51B}', 'q'),  // ԛ
    ('\u{51C}', 'W'),  // Ԝ
    ('\u{51D}', 'w'),  // ԝ
    ('\u{2010}', '-'), // hyphen
    ('\u{2011}', '-'), // non-breaking hyphen
    ('\u{2012}', '-'), // figure dash
    ('\u{2013}', '-'), // en dash
    ('\u{2014}', '-'), // em dash
    ('\u{2015}', '-'), // horizontal bar
    ('\u{2043}', '-'), // hyphen bullet
    ('\u{2212}', '-'), // minus sign
    ('\u{2715}', 'x'), // multiplication x
    ('\u{2716}', 'x'), // heavy multiplication x
    ('\u{2A2F}', 'x'), // vector product
    ('\u{2E3A}', '-'), // two-em dash
    ('\u{FE58}', '-'), // small em dash
    ('\u{FE63}', '-'), // small hyphen-minus
];

/// Returns the ASCII character that `char` looks like, or `char` itself.
///
/// Folding is for a whole record, never for a single word: whether `К` is a Russian knight or a Latin king is settled
/// by playing the game, not by its looks. Zero, one and the letters O, I and l stay distinct.
///
/// ```
/// use zapis_chess::confusable::fold;
/// assert_eq!("Кхе5".chars().map(fold).collect::<String>(), "Kxe5");
/// assert_eq!("0–0".chars().map(fold).collect::<String>(), "0-0");
/// assert_eq!(fold('Ф'), 'Ф');
/// ```
#[must_use]
pub fn fold(char: char) -> char {
    match char {
        '\0'..='\x7F' => char,
        '×' => 'x',
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(char) - 0xFEE0).unwrap_or(char),
        _ => LOOKALIKES.binary_search_by_key(&char, |&(from, _)| from).map_or(char, |found| LOOKALIKES[found].1),
    }
}

/// Returns true if a character, when printed, would be invisible, control the terminal or change the text direction.
///
/// The variation selectors FE0E and FE0F are allowed: they follow figurines and only choose a typeface.
#[must_use]
pub fn is_hidden(char: char) -> bool {
    match char {
        ' '..='~' => false,
        _ => {
            char.is_control()
                || matches!(char,
                    '\u{AD}' | '\u{34F}' | '\u{61C}' // soft hyphen, grapheme joiner, Arabic letter mark
                    | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' // fillers and silent vowels
                    | '\u{180B}'..='\u{180F}' // Mongolian selectors
                    | '\u{200B}'..='\u{200F}' // zero-width space and joiners, direction marks
                    | '\u{2028}'..='\u{202E}' // line and paragraph separator, embeddings, overrides
                    | '\u{2060}'..='\u{206F}' // word joiner, invisible operators, isolates
                    | '\u{3164}' | '\u{FFA0}' // Hangul fillers
                    | '\u{FE00}'..='\u{FE0D}' // variation selectors
                    | '\u{FEFF}' | '\u{FFF0}'..='\u{FFFB}' // byte order mark, annotations
                    | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}' // shorthand and music format
                    | '\u{E0000}'..='\u{E0FFF}' // tags, more variation selectors
                )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folded(text: &str) -> String {
        text.chars().map(fold).collect()
    }

    #[test]
    fn the_table_is_sorted_so_that_it_can_be_searched() {
        assert!(LOOKALIKES.is_sorted_by(|left, right| left.0 < right.0));
        assert!(LOOKALIKES.iter().all(|&(from, to)| !from.is_ascii() && to.is_ascii()));
    }

    #[test]
    fn cyrillic_letters_fold_to_the_latin_ones_they_look_like() {
        assert_eq!(folded("АаВЕеКкМНОоРрСсТХхУуЅѕІіЈј"), "AaBEeKkMHOoPpCcTXxYySsIiJj");
        assert_eq!(folded("Кхе5 dхе5 О-О"), "Kxe5 dxe5 O-O");
    }

    #[test]
    fn cyrillic_letters_without_a_double_stay() {
        for char in "БбвГгДдЖжЗзИиЙйЛлмнПптФфЦцЧчШшЩщЪъЫыЬьЭэЮюЯяЁё".chars()
        {
            assert_eq!(fold(char), char);
        }
    }

    #[test]
    fn greek_letters_fold_to_the_latin_ones_they_look_like() {
        assert_eq!(folded("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ"), "ABEZHIKMNOPTYX");
        assert_eq!(folded("αοκνρχ"), "aokvpx");
        assert_eq!(folded("ΓΔΘΛΞΠΣΦΨΩ"), "ΓΔΘΛΞΠΣΦΨΩ");
    }

    #[test]
    fn every_dash_is_a_hyphen() {
        assert_eq!(folded("0‐0 0‑0 0‒0 0–0 0—0 0―0 1−0"), "0-0 0-0 0-0 0-0 0-0 0-0 1-0");
    }

    #[test]
    fn crosses_are_captures() {
        assert_eq!(folded("N×d5 N✕d5 N✖d5"), "Nxd5 Nxd5 Nxd5");
    }

    #[test]
    fn full_width_forms_are_ascii() {
        assert_eq!(folded("１．Ｎｆ３＋"), "1.Nf3+");
    }

    #[test]
    fn ascii_and_digits_never_change() {
        for byte in 0..=0x7F_u8 {
            assert_eq!(fold(char::from(byte)), char::from(byte));
        }
    }
}
