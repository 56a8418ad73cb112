//! The cost of each letter and sign, in words and in moves, in each single-byte encoding.

use std::sync::LazyLock;

use super::{Encoding, Script, script};

/// Evidence in tenths of a bit: −10 · log₂ of a likelihood.
pub(super) type Cost = u32;

/// The kind of a character, as far as the shape of words and moves is concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LetterKind {
    /// An ASCII blank or sign: ends every word.
    Blank,
    /// An ASCII digit.
    Digit,
    /// An ASCII letter.
    Ascii,
    /// A Latin letter outside ASCII: `ü`.
    Latin,
    /// A Cyrillic letter: `Ф`.
    Cyrillic,
    /// A sign outside ASCII: `—`, `╗`, `№`.
    Sign,
}

/// The sound of a Cyrillic letter, as far as words have rules about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sound {
    /// `а`, `ю`.
    Vowel,
    /// `к`, `щ`.
    Consonant,
    /// `ь` and `ъ`, which follow consonants only.
    Mute,
    /// `й`, which follows vowels or begins a word.
    ShortI,
    /// `ы`, which follows consonants only.
    Yery,
    /// Everything that is not a Russian letter.
    None,
}

/// The meaning of one byte in one encoding and its cost.
#[derive(Clone, Copy, Debug)]
pub(super) struct Glyph {
    pub(super) char: char,
    pub(super) kind: LetterKind,
    pub(super) sound: Sound,
    pub(super) is_upper: bool,
    /// The cost as part of a word, or of a sign anywhere.
    pub(super) in_word: Cost,
    /// The cost as part of a move such as `Крg1` or `ехd5`.
    pub(super) in_move: Cost,
}

impl Glyph {
    /// Returns true if this is a letter of any alphabet.
    pub(super) const fn is_letter(&self) -> bool {
        matches!(self.kind, LetterKind::Ascii | LetterKind::Latin | LetterKind::Cyrillic)
    }

    /// Returns true if a sign may directly precede a letter, as opening quotes, dashes and captures do.
    pub(super) const fn stands_before_letters(&self) -> bool {
        matches!(self.char, '«' | '“' | '„' | '‘' | '’' | '–' | '—' | '…' | '×' | '¿' | '¡' | '№' | '\u{A0}')
    }

    /// Returns true if a sign may directly follow a letter, as closing quotes, dashes and marks do.
    pub(super) const fn stands_behind_letters(&self) -> bool {
        matches!(self.char, '»' | '”' | '“' | '’' | '–' | '—' | '…' | '×' | '°' | '±' | '™' | '®' | '½' | '\u{A0}')
    }
}

/// The glyphs of all bytes in one encoding.
pub(super) struct Model {
    pub(super) encoding: Encoding,
    pub(super) glyphs: [Glyph; 256],
    /// The prior cost of the encoding: how rare it is among records.
    pub(super) prior: Cost,
}

/// The encodings that are distinguished by how a record reads in each.
const MODELED: [Encoding; 6] = [
    Encoding::Windows1251,
    Encoding::Koi8R,
    Encoding::Ibm866,
    Encoding::Iso8859_5,
    Encoding::MacCyrillic,
    Encoding::Windows1252,
];

pub(super) static MODELS: LazyLock<[Model; 6]> = LazyLock::new(|| MODELED.map(Model::of));

impl Model {
    /// Creates the model of a single-byte encoding.
    pub(super) fn of(encoding: Encoding) -> Self {
        let page = encoding.page();
        let mut glyphs = [glyph(' '); 256];
        for (slot, byte) in glyphs.iter_mut().zip(0..=0xFF) {
            *slot = glyph(page.char_of(byte));
        }
        let prior = match encoding {
            Encoding::Windows1251 => 0,
            Encoding::Windows1252 => 10,
            Encoding::Koi8R | Encoding::Ibm866 => 15,
            _ => 40,
        };
        Self { encoding, glyphs, prior }
    }
}

fn glyph(char: char) -> Glyph {
    let is_upper = char.is_uppercase();
    let lower = char.to_lowercase().next().unwrap_or(char);
    let (kind, sound, in_word, in_move) = match char {
        '0'..='9' => (LetterKind::Digit, Sound::None, 0, 0),
        'A'..='Z' | 'a'..='z' => (LetterKind::Ascii, Sound::None, 0, 0),
        '\0'..='\x7F' => (LetterKind::Blank, Sound::None, 0, 0),
        _ => match script(char) {
            Script::Cyrillic => (LetterKind::Cyrillic, sound(lower), cyrillic_cost(lower), move_cost(char)),
            Script::Latin => (LetterKind::Latin, Sound::None, latin_cost(lower), NOT_IN_MOVES),
            _ => (LetterKind::Sign, Sound::None, sign_cost(char), NOT_IN_MOVES),
        },
    };
    Glyph { char, kind, sound, is_upper, in_word, in_move }
}

/// The cost of a letter that never occurs in a move.
pub(super) const NOT_IN_MOVES: Cost = 110;

/// Costs from letter frequencies in Russian (Russian National Corpus), with `ф` and `ё` more frequent: queens are
/// everywhere in chess, and game collections print `ё`. The other letters are Ukrainian, Belarusian, South Slavic.
fn cyrillic_cost(lower: char) -> Cost {
    match lower {
        'о' => 32,
        'е' | 'а' => 36,
        'и' => 38,
        'н' => 39,
        'т' => 40,
        'с' => 42,
        'р' => 44,
        'в' | 'л' => 45,
        'к' => 48,
        'м' => 50,
        'д' => 51,
        'п' => 52,
        'у' => 53,
        'я' => 56,
        'ы' => 57,
        'ь' => 58,
        'г' | 'з' => 59,
        'б' => 60,
        'ч' => 61,
        'й' => 64,
        'х' | 'ж' => 67,
        'ш' => 71,
        'ю' => 73,
        'ё' | 'ф' => 75,
        'ц' => 77,
        'щ' => 81,
        'э' => 83,
        'ъ' => 113,
        'і' => 70,
        'ї' | 'є' => 80,
        'ў' => 90,
        'ґ' => 100,
        _ => 115,
    }
}

fn sound(lower: char) -> Sound {
    match lower {
        'а' | 'е' | 'ё' | 'и' | 'о' | 'у' | 'э' | 'ю' | 'я' | 'і' | 'ї' | 'є' => Sound::Vowel,
        'ы' => Sound::Yery,
        'й' => Sound::ShortI,
        'ь' | 'ъ' => Sound::Mute,
        'б'..='щ' => Sound::Consonant,
        _ => Sound::None,
    }
}

/// Costs inside a move: Russian piece letters first, then files and captures written with Cyrillic look-alikes, then
/// Ukrainian and Bulgarian pieces, small piece letters, and scanning errors for digits and files.
fn move_cost(char: char) -> Cost {
    match char {
        'р' => 15, // after К only
        'К' | 'С' | 'Л' | 'Ф' => 25,
        'а' | 'е' | 'с' | 'х' | 'Х' => 28,
        'О' | 'о' => 35,
        'в' | 'д' | 'п' | 'к' | 'ф' | 'л' | 'П' | 'Т' | 'Ц' | 'Д' | 'А' | 'Е' | 'В' => 55,
        'З' | 'з' | 'б' | 'Ь' | 'ь' | 'Р' | 'Н' => 65,
        _ => NOT_IN_MOVES,
    }
}

/// Costs of the letters that West European languages add to ASCII, from their frequency among such letters in names.
fn latin_cost(lower: char) -> Cost {
    match lower {
        'é' => 25,
        'ü' => 30,
        'ö' | 'ä' => 33,
        'á' | 'ó' | 'í' => 36,
        'ø' => 40,
        'è' | 'ñ' | 'ç' | 'š' => 42,
        'à' | 'ß' | 'å' | 'ú' | 'ã' | 'ž' => 46,
        'ê' | 'ë' | 'æ' | 'â' | 'ô' => 54,
        'ï' | 'î' | 'õ' | 'ý' | 'ò' => 60,
        'û' | 'ù' | 'œ' | 'ì' | 'ð' | 'þ' => 70,
        _ => 90,
    }
}

fn sign_cost(char: char) -> Cost {
    match char {
        '½' => 40,
        '–' | '—' | '…' | '“' | '”' | '„' | '‘' | '’' | '‚' | '«' | '»' | '№' | '¿' | '¡' | 'º' | 'ª' | '°' | '±'
        | '×' => 55,
        '\u{A0}' | '§' | '©' | '®' | '•' | '·' | '£' | '€' | '¼' | '¾' | '²' | '³' | '¹' | '™' | '‹' | '›' | '−' => {
            75
        }
        char::REPLACEMENT_CHARACTER => 160,
        _ if char.is_control() => 150,
        _ => 120,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_models_know_their_bytes() {
        let model = |encoding: Encoding| {
            MODELS.iter().find(|model| model.encoding == encoding).expect("a model for each encoding")
        };
        assert_eq!(model(Encoding::Windows1251).glyphs[0xCA].char, 'К');
        assert_eq!(model(Encoding::Koi8R).glyphs[0xEB].char, 'К');
        assert_eq!(model(Encoding::Windows1252).glyphs[0xFC].kind, LetterKind::Latin);
        assert_eq!(model(Encoding::Ibm866).glyphs[0xC4].kind, LetterKind::Sign);
        assert_eq!(model(Encoding::Ibm866).glyphs[usize::from(b'a')].kind, LetterKind::Ascii);
    }

    #[test]
    fn russian_letters_make_one_letter_in_each_sound() {
        assert_eq!(sound('ж'), Sound::Consonant);
        assert_eq!(sound('я'), Sound::Vowel);
        assert_eq!(sound('ъ'), Sound::Mute);
        assert_eq!(sound('ђ'), Sound::None);
    }

    #[test]
    fn piece_letters_cost_least_in_moves() {
        for char in "КФЛС".chars() {
            assert!(move_cost(char) < move_cost('п') && move_cost('п') < move_cost('Щ'));
        }
    }
}
