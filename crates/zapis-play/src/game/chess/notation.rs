//! The notation of chess, in the letters of every language.

use crate::chess::{Alphabet, CheckSuffix, Move, Position, Role, Shape, ShortWord, WrittenMove};
use crate::game::notation::{
    Dialect, LetterScore, MoveNotation, MoveStyle, Notation, OtherRead, Resolution, Unresolved, WrittenSuffix,
};
use crate::game::rules::CheckStatus;
use crate::record::{CastlingWord, Item, Record};
use crate::text::{ByteSink, fold};

use super::letters::letter_scores;
use super::words::{
    fold_word, in_other_case, put_word, read, read_spelled, resolved, respelled, spell, write_in_letters, written_sign,
};
use super::{Chess, notations};

impl MoveNotation for Chess {
    type Written = WrittenMove;
    type Alphabet = Alphabet;

    fn common_letters(&self) -> Alphabet {
        Alphabet::ENGLISH
    }

    fn letters_by_code(&self, code: &str) -> Option<Alphabet> {
        Alphabet::by_code(code)
    }

    fn alphabets(&self) -> impl Iterator<Item = Alphabet> {
        Alphabet::all()
    }

    fn alphabet_code(&self, alphabet: Alphabet) -> &'static str {
        alphabet.code()
    }

    fn knows_letter(&self, word: &str, alphabet: Alphabet) -> bool {
        let Some(folded) = fold_word(word) else { return false };
        let needs_letter = folded.chars().next().is_some_and(|c| c.is_uppercase() || !c.is_ascii());
        let castles = || folded.starts_with("O-") || CastlingWord::of(word).is_some();
        !needs_letter || castles() || alphabet.role_at(&folded).is_some()
    }

    fn letter_scores(&self, record: &Record<'_>, words: &[&Item], plausible_only: bool) -> Vec<LetterScore<Alphabet>> {
        letter_scores(record, words, plausible_only)
    }

    fn is_piece_letter(&self, letter: char, alphabet: Alphabet) -> bool {
        let mut buffer = [0; 4];
        let folded = &*fold(letter).encode_utf8(&mut buffer);
        let begins = |form: &String| form.starts_with(folded);
        Role::ALL.iter().any(|role| alphabet.folded_forms_of(*role).iter().any(begins))
    }

    fn is_own_letter(&self, letter: char, alphabet: Alphabet) -> bool {
        Role::ALL
            .iter()
            .any(|role| alphabet.letters().spellings_of(role.index()).iter().any(|form| form.contains(letter)))
    }

    fn looks_like_a_piece_move(&self, word: &str) -> bool {
        let mut characters = word.chars();
        characters.next();
        let as_knight = format!("N{}", characters.as_str());
        read_spelled(&as_knight, Alphabet::ENGLISH).is_some()
    }

    #[inline]
    fn read(&self, word: &[u8], alphabet: Alphabet) -> Option<WrittenMove> {
        read(word, alphabet)
    }

    fn in_other_case(&self, word: &str, alphabet: Alphabet) -> Option<String> {
        in_other_case(word, alphabet)
    }

    #[inline]
    fn resolve(&self, position: &Position, written: &WrittenMove) -> Result<Resolution<Move>, Unresolved<Move>> {
        resolved(position.resolve(written))
    }

    fn may_be_of_another_notation(&self, word: &str, alphabet: Alphabet) -> bool {
        notations::may_be_of_another_notation(word, alphabet)
    }

    fn read_in_another_notation(
        &self,
        position: &Position,
        word: &str,
        marks: &str,
        alphabet: Alphabet,
        met: Option<Dialect>,
    ) -> Option<OtherRead<Move>> {
        notations::read(position, word, marks, alphabet, met)
    }

    #[inline]
    fn is_misspelled(&self, word: &[u8], written: &WrittenMove) -> bool {
        match written.shape {
            Shape::Castle(_) => {
                word.contains(&b'o')
                    || word.iter().all(u8::is_ascii_alphanumeric)
                    || CastlingWord::at_start(word).is_some_and(|castling| !castling.is_plain)
            }
            // A pawn's word begins with a file; the short words of a database need no second check.
            Shape::Pawn { .. } => word.first().is_some_and(|first| !matches!(first, b'a'..=b'h') && *first < 0x80),
            _ => false,
        }
    }

    #[inline]
    fn signs(&self, written: &WrittenMove) -> (WrittenSuffix, bool) {
        (written_sign(written), written.captures)
    }

    #[inline]
    fn write_move(
        &self,
        position: &Position,
        mv: Move,
        gives: CheckStatus,
        style: MoveStyle<Alphabet>,
        out: &mut impl ByteSink,
    ) {
        let mark = check_mark(gives);
        let word = match style.notation {
            Notation::San => ShortWord::san(position, mv, mark),
            Notation::Lan => ShortWord::lan(position, mv, mark),
            Notation::Uci if !mv.is_stood() => return put_word(ShortWord::uci(position.mode(), mv), out),
            other => {
                let mut word = Vec::new();
                other.write(position, mv, mark, style.letters, &mut word);
                return out.put_slice(&word);
            }
        };
        write_in_letters(word, style.letters, out);
    }

    fn spell(&self, position: &Position, mv: Move, alphabet: Alphabet) -> String {
        spell(position, mv, alphabet)
    }

    fn respelled(&self, word: &str, from: Alphabet, to: Alphabet) -> Option<String> {
        respelled(word, from, to)
    }
}

const fn check_mark(gives: CheckStatus) -> CheckSuffix {
    match gives {
        CheckStatus::Nothing => CheckSuffix::None,
        CheckStatus::Check => CheckSuffix::Check,
        CheckStatus::DoubleCheck => CheckSuffix::Double,
        CheckStatus::Mate => CheckSuffix::Mate,
    }
}
