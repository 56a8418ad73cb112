//! The piece letters of every language: the one table that the program, its documents and its tests read.
//!
//! A row is one alphabet:
//!
//! - `code`: how the alphabet is asked for (`--letters ru`), a BCP-47 language tag, or `figurine` for the printed
//!   chessmen; `also`: further codes and names; `name`: the language in English; `russian`: in
//!   Russian; `native`: in its own words.
//! - `spellings`: pawn, knight, bishop, rook, queen, king. The first is the one written on output, the others are read as
//!   well. Letters stand here in their own script; look-alikes of another script (Latin K for Cyrillic К) are folded by
//!   the reader and are not listed. A pawn has one only if a primary text gives it; algebraic notation writes no pawn
//!   letter.
//! - `mark`: whether the row was read in the named primary text or comes from secondary sources, which are right as far
//!   as known, but no proof; `source`: where the row was read.
//! - `print`: the signs with which games are printed, where they are not those of most languages: from usage, not from a
//!   standard; each has an option. `results`: the words for a result: White won, Black won, a draw.
//!
//! Not here, for want of a source that could be checked: Macedonian, Galician, and the pawn letters of the rows that are not
//! verified.

use super::letters::{Letters, Trust};
use super::printed_signs::{CaptureSign, MateSign, PrintedSigns, PromotionSign, ResultSign};

impl Letters {
    /// Lists every alphabet of the table, English first, Russian second.
    #[must_use]
    pub fn all() -> &'static [Letters] {
        TABLE
    }

    /// Finds an alphabet by its code (`ru`), another code (`hr`) or the language's name (`Russian`, `русский`),
    /// ignoring case.
    ///
    /// ```
    /// use zapis_chess::Letters;
    /// let german = Letters::by_code("Deutsch").expect("a language of the table");
    /// assert_eq!((german.code, german.write(1)), ("de", "S")); // the knight
    /// assert!(Letters::by_code("Klingon").is_none());
    /// ```
    #[must_use]
    pub fn by_code(code: &str) -> Option<&'static Letters> {
        let wanted = code.trim().to_lowercase();
        TABLE.iter().find(|letters| {
            let names = [letters.code, letters.name, letters.native];
            names.iter().chain(letters.also).any(|known| known.to_lowercase() == wanted)
        })
    }

    /// Returns the English letters, those of PGN: `K Q R B N`.
    #[must_use]
    pub fn english() -> &'static Letters {
        // A test below checks that the table has both rows, in this order.
        &TABLE[0]
    }

    /// Returns the Russian letters: `Кр Ф Л С К`.
    #[must_use]
    pub fn russian() -> &'static Letters {
        &TABLE[1]
    }
}

#[rustfmt::skip]
static TABLE: &[Letters] = &[
    Letters {
        code: "en", name: "English", russian: "английский", native: "English", also: &[],
        spellings: [&["P"], &["N"], &["B"], &["R"], &["Q"], &["K"]],
        mark: Trust::Verified, source: "PGN standard 1994-03-12, section 17",
        print: PrintedSigns::USUAL, results: &["White won", "Black won", "Draw"],
    },
    Letters {
        code: "ru", name: "Russian", russian: "русский", native: "русский", also: &["rus"],
        spellings: [&["п"], &["К"], &["С"], &["Л"], &["Ф"], &["Кр"]],
        mark: Trust::Verified, source: "FIDE Laws 2001 (Russian text) Appendix E; Russian chess rules 2011, article 18.1",
        print: PrintedSigns { capture: CaptureSign::Colon, promotion: PromotionSign::None, mate: MateSign::Cross, result: ResultSign::Colon, ..PrintedSigns::USUAL }, results: &["Белые выиграли", "Чёрные выиграли", "Ничья"],
    },
    Letters {
        code: "de", name: "German", russian: "немецкий", native: "Deutsch", also: &[],
        spellings: [&["B"], &["S"], &["L"], &["T"], &["D"], &["K"]],
        mark: Trust::Verified, source: "PGN standard 1994-03-12, section 17",
        print: PrintedSigns { promotion: PromotionSign::None, ..PrintedSigns::USUAL }, results: &["Weiß gewann", "Schwarz gewann", "Remis"],
    },
    Letters {
        code: "fr", name: "French", russian: "французский", native: "français", also: &[],
        spellings: [&["P"], &["C"], &["F"], &["T"], &["D"], &["R"]],
        mark: Trust::Verified, source: "PGN standard 1994-03-12, section 17",
        print: PrintedSigns { promotion: PromotionSign::None, ..PrintedSigns::USUAL }, results: &["Les Blancs gagnent", "Les Noirs gagnent", "Nulle"],
    },
    Letters {
        code: "es", name: "Spanish", russian: "испанский", native: "español", also: &[],
        spellings: [&["P"], &["C"], &["A"], &["T"], &["D"], &["R"]],
        mark: Trust::Verified, source: "PGN standard 1994-03-12, section 17",
        print: PrintedSigns { promotion: PromotionSign::None, ..PrintedSigns::USUAL }, results: &["Ganan las blancas", "Ganan las negras", "Tablas"],
    },
    Letters {
        code: "it", name: "Italian", russian: "итальянский", native: "italiano", also: &[],
        spellings: [&["P"], &["C"], &["A"], &["T"], &["D"], &["R"]],
        mark: Trust::Verified, source: "PGN standard 1994-03-12, section 17",
        print: PrintedSigns { promotion: PromotionSign::None, ..PrintedSigns::USUAL }, results: &["Il Bianco vince", "Il Nero vince", "Patta"],
    },
    Letters {
        code: "pl", name: "Polish", russian: "польский", native: "polski", also: &[],
        spellings: [&["P"], &["S"], &["G"], &["W"], &["H"], &["K"]],
        mark: Trust::Verified, source: "PGN standard 1994-03-12, section 17",
        print: PrintedSigns { capture: CaptureSign::Colon, promotion: PromotionSign::None, ..PrintedSigns::USUAL }, results: &["Białe wygrały", "Czarne wygrały", "Remis"],
    },
    Letters {
        code: "nl", name: "Dutch", russian: "нидерландский", native: "Nederlands", also: &[],
        spellings: [&["O"], &["P"], &["L"], &["T"], &["D"], &["K"]],
        mark: Trust::Verified, source: "PGN standard 1994-03-12, section 17",
        print: PrintedSigns { promotion: PromotionSign::None, ..PrintedSigns::USUAL }, results: &["Wit won", "Zwart won", "Remise"],
    },
    Letters {
        code: "ru-Latn", name: "Russian (Latin letters)", russian: "русский (латиницей)", native: "russkij", also: &["russian-latin", "ru-latin"],
        spellings: [&[], &["K"], &["S"], &["L"], &["F"], &["Kr"]],
        mark: Trust::Secondary, source: "chess program tables and encyclopedia pages, not a primary text",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "figurine", name: "Figurines", russian: "фигурки", native: "♔♕♖♗♘♙", also: &["figurines", "fan"],
        spellings: [&["♙", "♟"], &["♘", "♞"], &["♗", "♝"], &["♖", "♜"], &["♕", "♛"], &["♔", "♚"]],
        mark: Trust::Verified, source: "Unicode, block Miscellaneous Symbols, U+2654 to U+265F; FIDE Laws 2014 and 2023 Appendix C.2",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "cs", name: "Czech", russian: "чешский", native: "čeština", also: &[],
        spellings: [&["P"], &["J"], &["S"], &["V"], &["D"], &["K"]],
        mark: Trust::Verified, source: "PGN standard 1994-03-12, section 17",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "da", name: "Danish", russian: "датский", native: "dansk", also: &[],
        spellings: [&["B"], &["S"], &["L"], &["T"], &["D"], &["K"]],
        mark: Trust::Verified, source: "PGN standard 1994-03-12, section 17",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "et", name: "Estonian", russian: "эстонский", native: "eesti", also: &[],
        spellings: [&["P"], &["R"], &["O"], &["V"], &["L"], &["K"]],
        mark: Trust::Verified, source: "PGN standard 1994-03-12, section 17",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "fi", name: "Finnish", russian: "финский", native: "suomi", also: &[],
        spellings: [&["P"], &["R"], &["L"], &["T"], &["D"], &["K"]],
        mark: Trust::Verified, source: "PGN standard 1994-03-12, section 17",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "hu", name: "Hungarian", russian: "венгерский", native: "magyar", also: &[],
        spellings: [&["G"], &["H"], &["F"], &["B"], &["V"], &["K"]],
        mark: Trust::Verified, source: "PGN standard 1994-03-12, section 17",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "is", name: "Icelandic", russian: "исландский", native: "íslenska", also: &[],
        spellings: [&["P"], &["R"], &["B"], &["H"], &["D"], &["K"]],
        mark: Trust::Verified, source: "PGN standard 1994-03-12, section 17",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "nb", name: "Norwegian", russian: "норвежский", native: "norsk bokmål", also: &["no", "nn", "norsk"],
        spellings: [&["B"], &["S"], &["L"], &["T"], &["D"], &["K"]],
        mark: Trust::Verified, source: "PGN standard 1994-03-12, section 17",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "pt", name: "Portuguese", russian: "португальский", native: "português", also: &[],
        spellings: [&["P"], &["C"], &["B"], &["T"], &["D"], &["R"]],
        mark: Trust::Verified, source: "PGN standard 1994-03-12, section 17",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "ro", name: "Romanian", russian: "румынский", native: "română", also: &[],
        spellings: [&["P"], &["C"], &["N"], &["T"], &["D"], &["R"]],
        mark: Trust::Verified, source: "PGN standard 1994-03-12, section 17",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "sv", name: "Swedish", russian: "шведский", native: "svenska", also: &[],
        spellings: [&["B"], &["S"], &["L"], &["T"], &["D"], &["K"]],
        mark: Trust::Verified, source: "PGN standard 1994-03-12, section 17",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "af", name: "Afrikaans", russian: "африкаанс", native: "Afrikaans", also: &[],
        spellings: [&[], &["R"], &["L"], &["T"], &["D"], &["K"]],
        mark: Trust::Secondary, source: "chess program tables and encyclopedia pages, not a primary text",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "be", name: "Belarusian", russian: "белорусский", native: "беларуская", also: &[],
        spellings: [&[], &["В"], &["А"], &["Лд"], &["Вз"], &["К"]],
        mark: Trust::Secondary, source: "chess program tables and encyclopedia pages, not a primary text",
        print: PrintedSigns { capture: CaptureSign::Colon, promotion: PromotionSign::None, mate: MateSign::Cross, result: ResultSign::Colon, ..PrintedSigns::USUAL }, results: &[],
    },
    Letters {
        code: "bg", name: "Bulgarian", russian: "болгарский", native: "български", also: &[],
        spellings: [&[], &["К"], &["О"], &["Т"], &["Д"], &["Ц"]],
        mark: Trust::Secondary, source: "chess program tables and encyclopedia pages, not a primary text",
        print: PrintedSigns { capture: CaptureSign::Colon, promotion: PromotionSign::None, result: ResultSign::Colon, ..PrintedSigns::USUAL }, results: &[],
    },
    Letters {
        code: "ca", name: "Catalan", russian: "каталанский", native: "català", also: &[],
        spellings: [&[], &["C"], &["A"], &["T"], &["D"], &["R"]],
        mark: Trust::Secondary, source: "chess program tables and encyclopedia pages, not a primary text",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "cy", name: "Welsh", russian: "валлийский", native: "Cymraeg", also: &[],
        spellings: [&[], &["M"], &["E"], &["C"], &["B"], &["T"]],
        mark: Trust::Secondary, source: "chess program tables and encyclopedia pages, not a primary text",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "el", name: "Greek", russian: "греческий", native: "ελληνικά", also: &[],
        spellings: [&[], &["Ι"], &["Α"], &["Π"], &["Β"], &["Ρ"]],
        mark: Trust::Secondary, source: "chess program tables and encyclopedia pages, not a primary text",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "eo", name: "Esperanto", russian: "эсперанто", native: "Esperanto", also: &[],
        spellings: [&[], &["Ĉ"], &["K"], &["T"], &["D"], &["R"]],
        mark: Trust::Secondary, source: "chess program tables and encyclopedia pages, not a primary text",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "eu", name: "Basque", russian: "баскский", native: "euskara", also: &[],
        spellings: [&[], &["Z"], &["A"], &["G"], &["D"], &["E"]],
        mark: Trust::Secondary, source: "chess program tables and encyclopedia pages, not a primary text",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "ga", name: "Irish", russian: "ирландский", native: "Gaeilge", also: &[],
        spellings: [&[], &["D"], &["E"], &["C"], &["B"], &["R"]],
        mark: Trust::Secondary, source: "chess program tables and encyclopedia pages, not a primary text",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "gd", name: "Scottish Gaelic", russian: "шотландский гэльский", native: "Gàidhlig", also: &[],
        spellings: [&[], &["D"], &["E"], &["T"], &["B"], &["R"]],
        mark: Trust::Secondary, source: "chess program tables and encyclopedia pages, not a primary text",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "he", name: "Hebrew", russian: "иврит", native: "עברית", also: &[],
        spellings: [&[], &["פ"], &["ר"], &["צ"], &["מה"], &["מ"]],
        mark: Trust::Secondary, source: "chess program tables and encyclopedia pages, not a primary text",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "id", name: "Indonesian", russian: "индонезийский", native: "Bahasa Indonesia", also: &[],
        spellings: [&[], &["K"], &["G"], &["B"], &["M"], &["R"]],
        mark: Trust::Secondary, source: "chess program tables and encyclopedia pages, not a primary text",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "lb", name: "Luxembourgish", russian: "люксембургский", native: "Lëtzebuergesch", also: &[],
        spellings: [&[], &["P"], &["L"], &["T"], &["D"], &["K"]],
        mark: Trust::Secondary, source: "chess program tables and encyclopedia pages, not a primary text",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "lt", name: "Lithuanian", russian: "литовский", native: "lietuvių", also: &[],
        spellings: [&[], &["Ž"], &["R"], &["B"], &["V"], &["K"]],
        mark: Trust::Secondary, source: "chess program tables and encyclopedia pages, not a primary text",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "lv", name: "Latvian", russian: "латышский", native: "latviešu", also: &[],
        spellings: [&[], &["Z"], &["L"], &["T"], &["D"], &["K"]],
        mark: Trust::Secondary, source: "chess program tables and encyclopedia pages, not a primary text",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "sk", name: "Slovak", russian: "словацкий", native: "slovenčina", also: &[],
        spellings: [&[], &["J"], &["S"], &["V"], &["D"], &["K"]],
        mark: Trust::Secondary, source: "chess program tables and encyclopedia pages, not a primary text",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "sq", name: "Albanian", russian: "албанский", native: "shqip", also: &[],
        spellings: [&[], &["Ka"], &["O"], &["Ku"], &["Msh"], &["M"]],
        mark: Trust::Secondary, source: "chess program tables and encyclopedia pages, not a primary text",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "sr", name: "Serbian (Cyrillic)", russian: "сербский (кириллицей)", native: "српски", also: &[],
        spellings: [&[], &["С"], &["Л"], &["Т"], &["Д"], &["К"]],
        mark: Trust::Secondary, source: "the Latin letters of the chess program tables, in Cyrillic",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "sr-Latn", name: "Serbian (Latin)", russian: "сербский (латиницей)", native: "srpski", also: &["hr", "sl", "bs", "serbian", "croatian", "slovenian", "bosnian", "hrvatski", "slovenščina", "bosanski"],
        spellings: [&[], &["S"], &["L"], &["T"], &["D"], &["K"]],
        mark: Trust::Secondary, source: "chess program tables and encyclopedia pages, not a primary text",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "tr", name: "Turkish", russian: "турецкий", native: "Türkçe", also: &[],
        spellings: [&[], &["A"], &["F"], &["K"], &["V"], &["Ş"]],
        mark: Trust::Secondary, source: "chess program tables and encyclopedia pages, not a primary text",
        print: PrintedSigns::USUAL, results: &[],
    },
    Letters {
        code: "uk", name: "Ukrainian", russian: "украинский", native: "українська", also: &[],
        spellings: [&[], &["К"], &["С"], &["Т"], &["Ф"], &["Кр"]],
        mark: Trust::Secondary, source: "chess program tables and encyclopedia pages, not a primary text",
        print: PrintedSigns { capture: CaptureSign::Colon, promotion: PromotionSign::None, mate: MateSign::Cross, result: ResultSign::Colon, ..PrintedSigns::USUAL }, results: &["Білі виграли", "Чорні виграли", "Нічия"],
    },
    Letters {
        code: "vi", name: "Vietnamese", russian: "вьетнамский", native: "Tiếng Việt", also: &[],
        spellings: [&[], &["M"], &["T"], &["X"], &["H"], &["V"]],
        mark: Trust::Secondary, source: "chess program tables and encyclopedia pages, not a primary text",
        print: PrintedSigns::USUAL, results: &[],
    },
];
