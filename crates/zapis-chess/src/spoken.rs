//! Moves as they are announced to blind players (Laws of Chess, Appendix D.2.1; F2 before 2014), in German and in Russian
//! letters: `Springer Felix drei`, `Kurze Rochade`.
//!
//! The Laws give words for pieces, files, ranks and castling, and require the file of a pawn and its promotion piece to
//! be announced. They have no word for a capture or a check, so none is written.

use alloc::string::String;
use alloc::vec::Vec;

use arrayvec::ArrayVec;
use foldhash::fast::FixedState;
use hashbrown::HashMap;

use crate::lazy::Lazy;

use super::castling::CastlingSide;
use super::move_pattern::MovePattern;
use super::moves::Move;
use super::piece::Role;
use super::position::Position;
use super::san::disambiguation;
use super::square::{File, Rank, Square};
use super::written::Shape;

/// The meaning of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SpokenSign {
    /// `Felix`.
    File(File),
    /// `drei`.
    Rank(Rank),
    /// `Springer`.
    Piece(Role),
    /// `Kurze`: before the word for castling.
    Short,
    /// `Lange`: before the word for castling.
    Long,
    /// `Rochade`.
    Castling,
}

/// The letters in which the words are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SpokenLetters {
    /// As spelled in the Laws, with umlauts.
    German,
    /// As transcribed in the Russian Laws.
    Russian,
}

/// One word: its meaning, its German and Russian spelling, and other accepted forms: without umlauts, as printed in
/// English in the Laws of 2023, as in another edition of the Russian Laws, and the numerals of Russian and English.
struct SpokenRow(SpokenSign, &'static str, &'static str, &'static [&'static str]);

const WORDS: [SpokenRow; 25] = {
    use SpokenSign::{Castling, File, Long, Piece, Rank, Short};
    const FILES: [super::square::File; 8] = super::square::File::ALL;
    const RANKS: [super::square::Rank; 8] = super::square::Rank::ALL;
    [
        SpokenRow(File(FILES[0]), "Anna", "Анна", &[]),
        SpokenRow(File(FILES[1]), "Bella", "Белла", &[]),
        SpokenRow(File(FILES[2]), "Cäsar", "Цезарь", &["caesar", "cesar"]),
        SpokenRow(File(FILES[3]), "David", "Давид", &[]),
        SpokenRow(File(FILES[4]), "Eva", "Ева", &[]),
        SpokenRow(File(FILES[5]), "Felix", "Феликс", &[]),
        SpokenRow(File(FILES[6]), "Gustav", "Густав", &[]),
        SpokenRow(File(FILES[7]), "Hektor", "Хектор", &["hector"]),
        SpokenRow(Rank(RANKS[0]), "eins", "айн", &["один", "one"]),
        SpokenRow(Rank(RANKS[1]), "zwei", "цвай", &["два", "two"]),
        SpokenRow(Rank(RANKS[2]), "drei", "драй", &["три", "three"]),
        SpokenRow(Rank(RANKS[3]), "vier", "фир", &["четыре", "four"]),
        SpokenRow(Rank(RANKS[4]), "fünf", "фюнф", &["fuenf", "пять", "five"]),
        SpokenRow(Rank(RANKS[5]), "sechs", "зекс", &["шесть", "six"]),
        SpokenRow(Rank(RANKS[6]), "sieben", "зибен", &["семь", "seven"]),
        SpokenRow(Rank(RANKS[7]), "acht", "ахт", &["восемь", "eight"]),
        SpokenRow(Piece(Role::Pawn), "Bauer", "Бауэр", &[]),
        SpokenRow(Piece(Role::Knight), "Springer", "Шпрингер", &[]),
        SpokenRow(Piece(Role::Bishop), "Läufer", "Лойфер", &["laeufer"]),
        SpokenRow(Piece(Role::Rook), "Turm", "Турм", &[]),
        SpokenRow(Piece(Role::Queen), "Dame", "Даме", &[]),
        SpokenRow(Piece(Role::King), "König", "Кениг", &["koenig"]),
        SpokenRow(Short, "Kurze", "Кюрце", &["кюрц"]),
        SpokenRow(Long, "Lange", "Ланге", &["ланг"]),
        SpokenRow(Castling, "Rochade", "Рохаде", &["рохад"]),
    ]
};

impl SpokenSign {
    /// Returns the word for this sign.
    fn word(self, letters: SpokenLetters) -> &'static str {
        let row = WORDS.iter().find(|row| row.0 == self);
        row.map_or("", |row| match letters {
            SpokenLetters::German => row.1,
            SpokenLetters::Russian => row.2,
        })
    }

    /// Reads a word, ignoring case, or the digit of a rank.
    fn read(word: &str) -> Option<Self> {
        if let [digit @ b'1'..=b'8'] = word.as_bytes() {
            return Rank::from_byte(*digit).map(Self::Rank);
        }
        // Most words looked up are as short as a move or as long as a sentence.
        if !BY_WORD.lengths.contains(&word.len()) {
            return None;
        }
        BY_WORD.signs.get(word.to_lowercase().as_str()).copied()
    }
}

/// A look-up table of all words.
struct ByWord {
    /// By the word in lower case.
    signs: HashMap<String, SpokenSign, FixedState>,
    /// The range of the lengths of words, in bytes.
    lengths: core::ops::RangeInclusive<usize>,
}

static BY_WORD: Lazy<ByWord> = Lazy::new(|| {
    let words = WORDS.iter().flat_map(|SpokenRow(sign, german, russian, also)| {
        [*german, *russian].into_iter().chain(also.iter().copied()).map(|word| (word.to_lowercase(), *sign))
    });
    let signs: HashMap<String, SpokenSign, FixedState> = words.collect();
    let lengths = signs.keys().map(String::len);
    let lengths = lengths.clone().min().unwrap_or(0)..=lengths.max().unwrap_or(0);
    ByWord { signs, lengths }
});

/// The longest run of blanks inside one announcement: the end of a line and an indentation.
const WIDEST_BLANK: usize = 80;

/// Lists the words at the start of a text, with their end offsets; blanks may precede each but the first.
fn words(text: &str) -> impl Iterator<Item = (SpokenSign, usize)> {
    let mut at = 0;
    core::iter::from_fn(move || {
        let rest = &text[at..];
        let blank = rest.len() - rest.trim_start_matches([' ', '\t', '\r', '\n']).len();
        if at > 0 && blank == 0 {
            return None;
        }
        let rest = &rest[blank..];
        let len = rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
        // `3.` is the number of a move, `1-0` a result.
        let is_number = rest[len..].starts_with(['.', '-', ':', '/']) && rest.starts_with(|c: char| c.is_ascii_digit());
        let sign = if at == 0 && blank > 0 || blank > WIDEST_BLANK || is_number {
            None
        } else {
            SpokenSign::read(&rest[..len])
        }?;
        at += blank + len;
        Some((sign, at))
    })
}

/// The signs of one announcement.
type Announcement = ArrayVec<SpokenSign, 6>;

/// Reads one announced move at the start of a text; returns it and its end offset.
///
/// It is `Kurze Rochade`, or a piece, its origin as far as it is announced, its destination, and the promotion piece on
/// the last rank. A piece followed by its own file or rank is not a promotion, but the start of the next move.
fn announced_move(text: &str) -> Option<(Announcement, usize)> {
    use SpokenSign::{Castling, Long, Piece, Short};
    const MOST: usize = 8;
    let found: ArrayVec<(SpokenSign, usize), MOST> = words(text).take(MOST).collect();
    let sign = |index: usize| found.get(index).map(|(sign, _)| *sign);
    let piece = usize::from(matches!(sign(0), Some(Piece(_))));
    let is_file = |index: usize| matches!(sign(index), Some(SpokenSign::File(_)));
    let is_rank = |index: usize| matches!(sign(index), Some(SpokenSign::Rank(_)));
    let is_square = |index: usize| is_file(index) && is_rank(index + 1);
    let mut n = if matches!((sign(0), sign(1)), (Some(Short | Long), Some(Castling))) {
        2
    } else if is_square(piece) && is_square(piece + 2) {
        piece + 4
    } else if (is_file(piece) || (is_rank(piece) && piece > 0)) && is_square(piece + 1) {
        piece + 3
    } else if is_square(piece) {
        piece + 2
    } else {
        return None;
    };
    let is_pawn = matches!(sign(0), Some(Piece(Role::Pawn) | SpokenSign::File(_)));
    let is_last_rank = matches!(sign(n - 1), Some(SpokenSign::Rank(Rank::FIRST | Rank::LAST)));
    let becomes = matches!(sign(n), Some(Piece(role)) if Role::PROMOTIONS.contains(&role));
    // A digit there is more likely a number or a result: `Dame 1 - 0`.
    let is_digit =
        |index: usize| found.get(index).is_some_and(|(_, end)| text[..*end].ends_with(|c: char| c.is_ascii_digit()));
    let goes_on = is_file(n + 1) || (is_rank(n + 1) && !is_digit(n + 1));
    if is_pawn && is_last_rank && becomes && !goes_on {
        n += 1;
    }
    let (_, end) = *found.get(n - 1)?;
    Some((found[..n].iter().map(|(sign, _)| *sign).collect(), end))
}

/// Returns the length in bytes of one announced move at the start of a text: `Springer Felix drei`, `Kurze Rochade`.
///
/// ```
/// assert_eq!(zapis_chess::announcement_len("Springer Felix drei Bauer Eva vier"), Some("Springer Felix drei".len()));
/// assert_eq!(zapis_chess::announcement_len("Springer"), None);
/// ```
#[must_use]
pub fn announcement_len(text: &str) -> Option<usize> {
    announced_move(text).map(|(_, len)| len)
}

/// Reads an announcement.
pub(super) fn read(text: &str) -> Option<MovePattern> {
    let (announcement, end) = announced_move(text)?;
    if end < text.len() {
        return None;
    }
    shape(&announcement).map(MovePattern::written)
}

fn shape(announcement: &Announcement) -> Option<Shape> {
    use SpokenSign::{Castling, Long, Piece, Short};
    let mut signs = announcement.as_slice();
    match signs {
        [Short, Castling] => return Some(Shape::Castle(CastlingSide::King)),
        [Long, Castling] => return Some(Shape::Castle(CastlingSide::Queen)),
        _ => {}
    }
    let mut role = None;
    if let [Piece(found), rest @ ..] = signs {
        (role, signs) = (Some(*found), rest);
    }
    let mut promotion = None;
    if let [rest @ .., Piece(found)] = signs {
        (promotion, signs) = (Some(*found), rest);
    }
    let (origin, square) = signs.split_at(signs.len().checked_sub(2)?);
    let to = Square::from_coords(file_in(square)?, rank_in(square)?);
    let (file, rank) = (file_in(origin), rank_in(origin));
    Some(match (role, file, rank) {
        (None, Some(file), Some(rank)) => Shape::Coordinate { from: Square::from_coords(file, rank), to, promotion },
        (None | Some(Role::Pawn), ..) => {
            Shape::Pawn { file, rank, to_file: to.file(), to_rank: Some(to.rank()), promotion }
        }
        (Some(role), ..) => Shape::Piece { role, file, rank, to },
    })
}

fn file_in(signs: &[SpokenSign]) -> Option<File> {
    signs.iter().find_map(|sign| if let SpokenSign::File(file) = sign { Some(*file) } else { None })
}

fn rank_in(signs: &[SpokenSign]) -> Option<Rank> {
    signs.iter().find_map(|sign| if let SpokenSign::Rank(rank) = sign { Some(*rank) } else { None })
}

/// Writes a legal move: the piece (pawns included), as much of its origin as distinguishes it from others, and its
/// destination.
pub(super) fn write(position: &Position, mv: Move, letters: SpokenLetters, out: &mut Vec<u8>) {
    let mut signs = Announcement::new();
    if let Some(castling_side) = mv.castling_side().filter(|_| !mv.is_stood() || position.stood_castling_is_plain(mv)) {
        signs.push(if castling_side == CastlingSide::King { SpokenSign::Short } else { SpokenSign::Long });
        signs.push(SpokenSign::Castling);
    } else {
        let (from, to) = (mv.from(), mv.to());
        let role = position.role_at(from).unwrap_or(Role::Pawn);
        signs.push(SpokenSign::Piece(role));
        let captures = role == Role::Pawn && !mv.is_stood() && position.is_capture(mv);
        let origin = if captures { (Some(from.file()), None) } else { disambiguation(position, mv) };
        signs.extend(origin.0.map(SpokenSign::File));
        signs.extend(origin.1.map(SpokenSign::Rank));
        signs.extend([SpokenSign::File(to.file()), SpokenSign::Rank(to.rank())]);
        signs.extend(mv.promotion().map(SpokenSign::Piece));
    }
    for (index, sign) in signs.iter().enumerate() {
        if index > 0 {
            out.push(b' ');
        }
        out.extend(sign.word(letters).as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_read_as_it_is_written_and_no_two_are_alike() {
        let mut seen: Vec<String> = Vec::new();
        for SpokenRow(sign, german, russian, also) in &WORDS {
            for word in [*german, *russian].iter().chain(*also) {
                assert_eq!(SpokenSign::read(word), Some(*sign), "{word}");
                assert_eq!(SpokenSign::read(&word.to_uppercase()), Some(*sign), "{word}");
                assert!(!seen.contains(&word.to_lowercase()), "{word}");
                seen.push(word.to_lowercase());
            }
            assert_eq!(SpokenSign::read(sign.word(SpokenLetters::German)), Some(*sign));
            assert_eq!(SpokenSign::read(sign.word(SpokenLetters::Russian)), Some(*sign));
        }
    }

    #[test]
    fn an_announcement_ends_where_the_next_one_begins() {
        for (text, announced) in [
            ("Springer Felix drei Bauer Eva fünf", "Springer Felix drei"),
            ("springer bella david zwei", "springer bella david zwei"),
            ("Turm eins Eva drei *", "Turm eins Eva drei"),
            ("Springer Gustav eins\n Felix drei 2. Eva", "Springer Gustav eins\n Felix drei"),
            ("Eva vier", "Eva vier"),
            ("Eva David 5, gut", "Eva David 5"),
            ("Bauer Eva acht Dame König Eva sieben", "Bauer Eva acht Dame"),
            ("Bauer Eva acht Dame Turm", "Bauer Eva acht Dame"),
            ("Bauer Eva acht Dame 1-0", "Bauer Eva acht Dame"),
            ("Bauer Eva acht Dame 1 - 0", "Bauer Eva acht Dame"),
            ("Eva eins Dame David acht", "Eva eins"),
            ("Turm Eva acht Dame David acht", "Turm Eva acht"),
            ("Кюрце Рохаде Ланг Рохад", "Кюрце Рохаде"),
            ("Шпрингер Феликс драй", "Шпрингер Феликс драй"),
            ("Felix 3 4. Eva", "Felix 3"),
        ] {
            assert_eq!(announced_move(text).map(|(_, end)| &text[..end]), Some(announced), "{text}");
        }
        for text in
            ["", "Anna", "Anna ging", "Springer", "drei", "Rochade", "Kurze", "Springer drei", " Eva vier", "Eva 4."]
        {
            assert_eq!(announced_move(text), None, "{text}");
        }
    }
}
