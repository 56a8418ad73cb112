//! The piece letters of every language.
//!
//! Pieces are indexed as everywhere in the crate: 0 pawn, 1 knight, 2 bishop, 3 rook, 4 queen, 5 king. Forms are in
//! their own script. Look-alikes (Latin `K` for Cyrillic `К`) are left to the reader, which folds both the text and the
//! forms with one function, see [`Letters::folded_forms`].

use alloc::string::String;
use alloc::vec::Vec;

use super::printed_signs::PrintedSigns;

/// The number of kinds of piece: pawn, knight, bishop, rook, queen, king.
pub(crate) const N_ROLES: usize = 6;

/// How far a row of the table can be trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trust {
    /// Checked in a primary source: the English row, from the PGN standard, section 17.
    Verified,
    /// Taken from secondary sources: the Basque row.
    Secondary,
}

/// The spellings of the six kinds of piece, and the order in which prefixes are tried.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Forms {
    by_role: [Vec<String>; N_ROLES],
    /// Every form with its role, longest first.
    by_length: Vec<(String, usize)>,
}

impl Forms {
    fn new(by_role: [Vec<String>; N_ROLES]) -> Self {
        let mut by_length: Vec<(String, usize)> = by_role
            .iter()
            .enumerate()
            .flat_map(|(role, forms)| forms.iter().map(move |form| (form.clone(), role)))
            .collect();
        by_length.sort_by_key(|(form, _)| core::cmp::Reverse(form.len()));
        Self { by_role, by_length }
    }

    /// Returns the spellings of one kind of piece (0 pawn to 5 king), the preferred one first; empty for a pawn without
    /// a letter or an index above 5.
    #[must_use]
    pub(crate) fn of(&self, role: usize) -> &[String] {
        self.by_role.get(role).map_or(&[], Vec::as_slice)
    }

    /// Lists every spelling with its kind of piece, longest first: the order in which a reader must try them.
    #[must_use]
    pub(crate) fn longest_first(&self) -> &[(String, usize)] {
        &self.by_length
    }

    /// Finds the piece that `text` begins with and the number of bytes of its spelling: `Крg1` begins with the king's
    /// `Кр`, not with the knight's `К`. A variation selector after a figurine is included.
    #[must_use]
    pub(crate) fn match_prefix(&self, text: &str) -> Option<(usize, usize)> {
        let (form, role) = self.by_length.iter().find(|(form, _)| text.starts_with(form.as_str()))?;
        Some((*role, form.len() + len_of_selector(text, form.len())))
    }
}

/// Returns the number of bytes of a variation selector behind a sign.
fn len_of_selector(text: &str, behind: usize) -> usize {
    let tail = text.get(behind..).unwrap_or_default();
    // U+FE0E and U+FE0F select the text or emoji presentation of the preceding sign.
    tail.chars().next().filter(|c| matches!(c, '\u{fe0e}' | '\u{fe0f}')).map_or(0, char::len_utf8)
}

/// One alphabet of piece letters, such as Russian `Кр Ф Л С К`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Letters {
    /// The identifier of the alphabet: a BCP-47 language tag such as `ru`, or `figurine`.
    pub code: &'static str,
    /// The English name of the language: `Russian`.
    pub name: &'static str,
    /// The Russian name of the language: `английский`.
    pub russian: &'static str,
    /// The language's own name: `русский`.
    pub native: &'static str,
    /// Other codes and names of the alphabet: `hr` for `sr-Latn`.
    pub also: &'static [&'static str],
    /// The spellings of each kind of piece (0 pawn to 5 king), in their own script, the preferred one first.
    pub spellings: [&'static [&'static str]; N_ROLES],
    /// How far the row can be trusted.
    pub mark: Trust,
    /// The source of the row.
    pub source: &'static str,
    /// The signs with which games are printed.
    pub print: PrintedSigns,
    /// The words for a result: White won, Black won, a draw; empty if unknown.
    pub results: &'static [&'static str],
}

impl Letters {
    /// Returns the form written for a kind of piece (0 pawn to 5 king); empty if the table has none, as for most pawns.
    /// Algebraic notation writes no letter for a pawn even if there is one.
    #[must_use]
    pub fn write(&self, role: usize) -> &'static str {
        self.spellings_of(role).first().copied().unwrap_or_default()
    }

    /// Returns the spellings of a kind of piece (0 pawn to 5 king), the preferred one first; empty for a pawn without a
    /// letter or an index above 5.
    ///
    /// ```
    /// use zapis_chess::Letters;
    /// assert_eq!(Letters::russian().spellings_of(5), ["Кр"]);
    /// assert!(Letters::english().spellings_of(6).is_empty());
    /// ```
    #[must_use]
    pub fn spellings_of(&self, role: usize) -> &'static [&'static str] {
        self.spellings.get(role).copied().unwrap_or_default()
    }

    /// Finds the piece (0 pawn to 5 king) that `text` begins with and the number of bytes of its spelling: `Крg1` begins
    /// with the king's `Кр`, not with the knight's `К`. The text must be in the alphabet's own script; for folded text
    /// use [`Alphabet::role_at`](crate::Alphabet::role_at).
    #[must_use]
    pub fn match_prefix(&self, text: &str) -> Option<(usize, usize)> {
        let of_role = |role: usize| self.spellings_of(role).iter().map(move |form| (role, form.len(), *form));
        let beginnings = (0..N_ROLES).flat_map(of_role).filter(|(.., form)| text.starts_with(form));
        let (role, len, _) = beginnings.max_by_key(|(_, len, _)| *len)?;
        Some((role, len + len_of_selector(text, len)))
    }

    /// Returns the forms after folding every character with `fold`, without repeats: under a fold of Cyrillic
    /// look-alikes to Latin letters `Кр`, `Kр`, `Кp` and `Kp` all become `Kp`.
    #[must_use]
    pub(crate) fn folded_forms(&self, fold: fn(char) -> char) -> Forms {
        Forms::new(core::array::from_fn(|role| {
            let mut folded: Vec<String> = Vec::new();
            for form in self.spellings_of(role) {
                let form: String = form.chars().map(fold).collect();
                if !folded.contains(&form) {
                    folded.push(form);
                }
            }
            folded
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAWN: usize = 0;
    const KNIGHT: usize = 1;
    const BISHOP: usize = 2;
    const ROOK: usize = 3;
    const QUEEN: usize = 4;
    const KING: usize = 5;

    /// Replaces the crate's fold in tests: the look-alikes that occur in piece letters.
    fn fold(c: char) -> char {
        match c {
            'К' | 'Κ' => 'K',
            'р' | 'ρ' => 'p',
            'Р' | 'Ρ' => 'P',
            'С' => 'C',
            'Т' | 'Τ' => 'T',
            'О' | 'Ο' => 'O',
            'А' | 'Α' => 'A',
            'В' | 'Β' => 'B',
            'Ι' => 'I',
            other => other,
        }
    }

    #[test]
    fn english_and_russian_are_in_front() {
        let spelt = |letters: &Letters| {
            [KING, QUEEN, ROOK, BISHOP, KNIGHT].map(|role| letters.write(role).to_owned()).join(" ")
        };
        assert_eq!(Letters::english().code, "en");
        assert_eq!(spelt(Letters::english()), "K Q R B N");
        assert_eq!(Letters::russian().code, "ru");
        assert_eq!(spelt(Letters::russian()), "Кр Ф Л С К");
        assert_eq!(Letters::russian().mark, Trust::Verified);
    }

    #[test]
    fn every_alphabet_spells_every_piece_and_no_two_pieces_alike() {
        for letters in Letters::all() {
            for forms in [letters.folded_forms(|c| c), letters.folded_forms(fold)] {
                for role in KNIGHT..=KING {
                    assert!(!forms.of(role).is_empty(), "{} role {role}", letters.code);
                }
                let mut seen: Vec<&str> = Vec::new();
                for (form, _) in forms.longest_first() {
                    assert!(!form.is_empty(), "{}", letters.code);
                    assert!(!seen.contains(&form.as_str()), "{} {form}", letters.code);
                    seen.push(form);
                }
            }
        }
    }

    #[test]
    fn only_verified_rows_know_a_pawn_letter() {
        for letters in Letters::all() {
            let verified = letters.mark == Trust::Verified;
            assert_eq!(!letters.write(PAWN).is_empty(), verified, "{}", letters.code);
        }
    }

    #[test]
    fn codes_and_names_are_unique_whatever_the_case() {
        let mut seen: Vec<String> = Vec::new();
        for letters in Letters::all() {
            let names = [letters.code, letters.name, letters.native];
            let mut known: Vec<String> = names.iter().chain(letters.also).map(|name| name.to_lowercase()).collect();
            known.sort();
            known.dedup();
            for key in known {
                assert!(!seen.contains(&key), "{key} names two alphabets");
                let found = Letters::by_code(&key).map(|found| found.code);
                assert_eq!(found, Some(letters.code));
                seen.push(key);
            }
        }
    }

    #[test]
    fn an_alphabet_is_found_by_code_name_and_native_name() {
        let code = |asked: &str| Letters::by_code(asked).map(|letters| letters.code);
        for (asked, expected) in [
            ("ru", Some("ru")),
            ("RU", Some("ru")),
            ("russian", Some("ru")),
            ("РУССКИЙ", Some("ru")),
            ("ru-latn", Some("ru-Latn")),
            ("hr", Some("sr-Latn")),
            ("Croatian", Some("sr-Latn")),
            ("no", Some("nb")),
            (" de ", Some("de")),
            ("figurine", Some("figurine")),
            ("mk", None),
            ("", None),
        ] {
            assert_eq!(code(asked), expected, "{asked}");
        }
    }

    #[test]
    fn the_longest_form_is_tried_first() {
        let he = Letters::by_code("he").unwrap();
        let sq = Letters::by_code("sq").unwrap();
        for (letters, text, expected) in [
            (Letters::russian(), "Крg1", Some((KING, 4))),
            (Letters::russian(), "Кg1", Some((KNIGHT, 2))),
            (Letters::russian(), "пe4", Some((PAWN, 2))),
            (Letters::russian(), "Kf3", None),
            (Letters::english(), "Nf3", Some((KNIGHT, 1))),
            (Letters::english(), "e4", None),
            (Letters::english(), "", None),
            (he, "מהd4", Some((QUEEN, 4))),
            (he, "מd4", Some((KING, 2))),
            (sq, "Mshd4", Some((QUEEN, 3))),
            (sq, "Md4", Some((KING, 1))),
        ] {
            assert_eq!(letters.match_prefix(text), expected, "{} {text}", letters.code);
        }
    }

    #[test]
    fn figurines_of_both_colors_mean_the_piece_with_or_without_a_selector() {
        let figurine = Letters::by_code("figurine").unwrap();
        assert_eq!(figurine.write(KNIGHT), "♘");
        assert_eq!(figurine.match_prefix("♘f3"), Some((KNIGHT, 3)));
        assert_eq!(figurine.match_prefix("♞f6"), Some((KNIGHT, 3)));
        assert_eq!(figurine.match_prefix("♟\u{fe0e}e5"), Some((PAWN, 6)));
        assert_eq!(figurine.match_prefix("♜\u{fe0f}"), Some((ROOK, 6)));
    }

    #[test]
    fn look_alikes_fold_to_one_form() {
        let russian = Letters::russian().folded_forms(fold);
        for king in ["Кр", "Kр", "Кp", "Kp"] {
            let folded: String = king.chars().map(fold).collect();
            assert_eq!(russian.match_prefix(&folded), Some((KING, 2)), "{king}");
        }
        assert_eq!(russian.of(KING), ["Kp"]);
        assert_eq!(russian.match_prefix("Kf3"), Some((KNIGHT, 1)));
        assert_eq!(russian.match_prefix("Cg2"), Some((BISHOP, 1)));
        let merged = Letters::english().folded_forms(|_| 'x');
        assert_eq!(merged.of(KING), ["x"]);
    }

    #[test]
    fn languages_print_with_their_own_signs() {
        use super::super::printed_signs::{CaptureSign, MateSign, ResultSign};
        let print = |code| Letters::by_code(code).unwrap().print;
        assert_eq!((print("ru").capture, print("ru").mate), (CaptureSign::Colon, MateSign::Cross));
        assert_eq!((print("de").capture, print("en").result), (CaptureSign::X, ResultSign::Dash));
        for letters in Letters::all() {
            assert!(matches!(letters.results.len(), 0 | 3), "{}", letters.code);
        }
        assert_eq!(Letters::russian().results, ["Белые выиграли", "Чёрные выиграли", "Ничья"]);
    }

    #[test]
    fn an_index_that_is_no_piece_has_no_forms() {
        assert!(Letters::english().spellings_of(6).is_empty());
        assert_eq!(Letters::english().write(6), "");
    }
}
