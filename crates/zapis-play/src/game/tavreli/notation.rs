//! The notation of Tavreli, with Latin and with Cyrillic letters of the files.

use crate::game::notation::{MoveNotation, MoveStyle, Notation, Resolution, Unresolved, WrittenSuffix};
use crate::game::rules::CheckStatus;
use crate::l10n::{Message, message};
use crate::record::{CastlingWord, Record};
use crate::tavreli::{
    Files, Move, MoveSuffix, Position, Shape, Way, WrittenMove, files_of_letter, read_move, resolve, spelled,
};
use crate::text::{ByteSink, quote};

use super::Tavreli;
use super::tags::letters;

impl MoveNotation for Tavreli {
    type Written = WrittenMove;
    type Alphabet = Files;

    const HAS_ONE_SPELLING: bool = true;

    fn common_letters(&self) -> Files {
        Files::Latin
    }

    fn letters_by_code(&self, code: &str) -> Option<Files> {
        match code {
            "ru" => Some(Files::Cyrillic),
            "en" => Some(Files::Latin),
            _ => None,
        }
    }

    fn letters_of(&self, record: &Record<'_>) -> Option<Files> {
        Some(letters(record).0)
    }

    fn tags_for(&self, files: Files) -> Vec<(&'static str, &'static str)> {
        let of_files = match files {
            Files::Latin => "",
            Files::Cyrillic => "cyrillic",
        };
        vec![("Variant", "Tavreli"), ("Files", of_files)]
    }

    fn alphabets(&self) -> impl Iterator<Item = Files> {
        Files::ALL.into_iter()
    }

    fn alphabet_code(&self, files: Files) -> &'static str {
        match files {
            Files::Latin => "latin",
            Files::Cyrillic => "cyrillic",
        }
    }

    fn is_own_letter(&self, letter: char, files: Files) -> bool {
        files.letters().contains(&letter)
    }

    #[inline]
    fn read(&self, word: &[u8], files: Files) -> Option<WrittenMove> {
        let word = std::str::from_utf8(word).ok()?;
        match CastlingWord::of(word) {
            Some(castling) if !castling.is_plain => {
                read_move(&format!("{}{}", castling.plain(), &word[castling.signs_end..]), files)
            }
            _ => read_move(word, files),
        }
    }

    #[inline]
    fn resolve(&self, position: &Position, written: &WrittenMove) -> Result<Resolution<Move>, Unresolved<Move>> {
        let (mv, overspecified) = resolve(position, written).ok_or(Unresolved::Illegal)?;
        Ok(Resolution { mv, overspecified })
    }

    fn is_misspelled(&self, word: &[u8], written: &WrittenMove) -> bool {
        written.has_look_alike || CastlingWord::at_start(word).is_some_and(|castling| !castling.is_plain)
    }

    #[inline]
    fn signs(&self, written: &WrittenMove) -> (WrittenSuffix, bool) {
        let sign = match written.mark {
            MoveSuffix::None => WrittenSuffix::None { expected: true },
            MoveSuffix::Check => WrittenSuffix::Check,
            MoveSuffix::Mate => WrittenSuffix::Mate,
            MoveSuffix::End => WrittenSuffix::End,
        };
        (sign, matches!(written.shape, Shape::Squares { way: Way::Build, .. }))
    }

    fn write_move(
        &self,
        position: &Position,
        mv: Move,
        gives: CheckStatus,
        style: MoveStyle<Files>,
        out: &mut impl ByteSink,
    ) {
        if style.notation == Notation::Uci {
            // Coordinates for programs, with the count if the tower is split: `e2e4`, `(2)a3c3`.
            let count =
                if mv.count() < position.height(mv.from()) && mv.castling_side().is_none() { mv.count() } else { 0 };
            let count = if count > 0 { format!("({count})") } else { String::new() };
            return out.put_slice(format!("{count}{}{}", mv.from(), mv.to()).as_bytes());
        }
        out.put_slice(spelled(position, mv, style.letters).as_bytes());
        match gives {
            CheckStatus::Nothing => {}
            CheckStatus::Check | CheckStatus::DoubleCheck => out.put(b"+"),
            CheckStatus::Mate => out.put(b"++"),
        }
    }

    fn spell(&self, position: &Position, mv: Move, files: Files) -> String {
        spelled(position, mv, files)
    }

    fn why_unreadable(&self, word: &str, files: Files) -> Option<Message> {
        let is_foreign = |letter: &char| files_of_letter(*letter).is_some_and(|other| other != files);
        let letter = word.chars().find(is_foreign)?;
        let is_much_like_a_move = word.chars().filter(char::is_ascii_digit).count() >= 2;
        is_much_like_a_move.then(|| {
            let files = self.alphabet_code(files);
            message!("tavreli-foreign-letter", word = quote(word), letter = letter.to_string(), files = files)
        })
    }
}
