//! Openings: the ECO code and the name of a position.
//!
//! The table comes from <https://github.com/lichess-org/chess-openings>, released into the public domain (CC0 1.0),
//! converted by `scripts/openings`. It is parsed, and its lines are played, on the first look-up.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use crate::lazy::Lazy;
use hashbrown::{HashMap, HashSet};

use foldhash::fast::FixedState;

use super::identity::Identity;
use super::moves::Move;
use super::position::Position;
use super::written::WrittenMove;

/// A named position, such as `B90`, `Sicilian Defense: Najdorf Variation`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Opening {
    /// The code of the Encyclopaedia of Chess Openings, `A00` to `E99`.
    pub eco: &'static str,
    /// The name in English: the opening, after a colon its variation, after commas its subvariations.
    pub name: String,
    /// The moves from the initial position that lead to it in the table, in SAN without numbers.
    pub line: String,
}

impl Opening {
    /// Lists all openings of the table, sorted by their moves as text.
    #[must_use]
    pub fn all() -> &'static [Self] {
        &TABLE.openings
    }

    /// Returns the opening of a position. A position has the same name whatever moves lead to it: the
    /// [identity](Position::identity) is compared, in which an en passant capture counts only if it is legal.
    ///
    /// ```
    /// use zapis_chess::{Opening, Position};
    /// let mut position = Position::initial();
    /// for word in ["e4", "c5"] {
    ///     position.play(position.parse_move(word)?);
    /// }
    /// assert_eq!(Opening::of(&position).map(|opening| opening.eco), Some("B20"));
    /// # Ok::<(), zapis_chess::MoveError>(())
    /// ```
    #[must_use]
    pub fn of(position: &Position) -> Option<&'static Self> {
        TABLE.find(position)
    }

    /// Calls `take` for each named position of a game, with the number of plies played before it, in order.
    ///
    /// Stops when too much has been captured for a name to follow; costs some ten nanoseconds per ply.
    pub fn each_of_game(
        start: &Position,
        moves: impl IntoIterator<Item = Move>,
        mut take: impl FnMut(u32, &'static Self),
    ) {
        let mut position = start.clone();
        let mut moves = moves.into_iter();
        let mut ply = 0;
        while position.occupied().len() >= TABLE.fewest_pieces {
            if let Some(opening) = TABLE.find(&position) {
                take(ply, opening);
            }
            let Some(mv) = moves.next() else { break };
            position.play(mv);
            ply += 1;
        }
    }
}

/// The table for look-ups.
struct OpeningTable {
    openings: Vec<Opening>,
    by_position: HashMap<Identity, usize, FixedState>,
    /// The occupied squares of each named position: most positions of a game match none of these.
    occupied: HashSet<u64, FixedState>,
    /// The smallest number of pieces in a named position.
    fewest_pieces: usize,
}

impl OpeningTable {
    fn find(&self, position: &Position) -> Option<&Opening> {
        if !self.occupied.contains(&position.occupied().0) {
            return None;
        }
        self.openings.get(*self.by_position.get(&position.identity())?)
    }

    /// Adds a line; `None` if it cannot be read.
    fn add(&mut self, line: &'static str, last: &mut LastLine) -> Option<()> {
        let mut fields = line.split('\t');
        let mut field = || fields.next();
        let (n_parts, parts, eco, n_plies, moves) = (field()?, field()?, field()?, field()?, field()?);
        let n_plies: usize = n_plies.parse().ok()?;
        last.positions.truncate(n_plies + 1);
        last.moves.truncate(n_plies);
        for word in moves.split_ascii_whitespace() {
            let mut position = last.positions.last()?.clone();
            position.play(position.resolve(&WrittenMove::of_san(word.as_bytes())?).ok()?.mv);
            last.positions.push(position);
            last.moves.push(word);
        }
        last.parts.truncate(n_parts.parse().ok()?);
        last.parts.extend(parts.split_inclusive([':', ',']).map(str::trim_start).filter(|part| !part.is_empty()));
        let position = last.positions.last()?;
        self.occupied.insert(position.occupied().0);
        self.fewest_pieces = self.fewest_pieces.min(position.occupied().len());
        self.by_position.insert(position.identity(), self.openings.len());
        self.openings.push(Opening { eco, name: last.parts.join(" "), line: last.moves.join(" ") });
        Some(())
    }
}

/// The previous line: its positions from the initial one on, its moves, the parts of its name.
struct LastLine {
    positions: Vec<Position>,
    moves: Vec<&'static str>,
    parts: Vec<&'static str>,
}

static TABLE: Lazy<OpeningTable> = Lazy::new(|| {
    let mut table = OpeningTable {
        openings: Vec::new(),
        by_position: HashMap::default(),
        occupied: HashSet::default(),
        fewest_pieces: usize::MAX,
    };
    let mut last = LastLine { positions: vec![Position::initial()], moves: Vec::new(), parts: Vec::new() };
    // The tests check that every line can be read.
    for line in include_str!("../openings.tsv").lines().filter(|line| !line.starts_with('#')) {
        table.add(line, &mut last);
    }
    table
});

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(line: &str) -> Vec<Move> {
        let mut position = Position::initial();
        let play = |word: &str| {
            let mv = position.resolve(&WrittenMove::of_san(word.as_bytes()).unwrap()).unwrap().mv;
            position.play(mv);
            mv
        };
        line.split_whitespace().map(play).collect()
    }

    fn last_of(line: &str) -> Option<(u32, &'static str, &'static str)> {
        let mut last = None;
        Opening::each_of_game(&Position::initial(), moves(line), |ply, opening| {
            last = Some((ply, opening.eco, opening.name.as_str()));
        });
        last
    }

    #[test]
    fn every_line_of_the_table_leads_to_a_position_of_its_own() {
        let n_lines = include_str!("../openings.tsv").lines().filter(|line| !line.starts_with('#')).count();
        assert_eq!(TABLE.openings.len(), n_lines);
        assert_eq!(TABLE.by_position.len(), n_lines);
        let codes: HashSet<&str, FixedState> = Opening::all().iter().map(|opening| opening.eco).collect();
        assert_eq!(codes.len(), 500);
        assert!(codes.iter().all(|eco| eco.len() == 3 && ("A00"..="E99").contains(eco)));
        for opening in Opening::all() {
            let (_, eco, name) = last_of(&opening.line).unwrap();
            assert_eq!((eco, name), (opening.eco, opening.name.as_str()), "{}", opening.line);
            assert!(!name.contains("  ") && !name.ends_with([',', ':', ' ']), "{name}");
        }
    }

    #[test]
    fn the_last_position_with_a_name_counts_by_whatever_moves() {
        for (line, expected) in [
            ("", None),
            ("e4", Some((1, "B00", "King's Pawn Game"))),
            ("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6", Some((10, "B90", "Sicilian Defense: Najdorf Variation"))),
            ("e4 c5 Nc3 d6 Nf3 a6 d4 cxd4 Nxd4 Nf6", Some((10, "B90", "Sicilian Defense: Najdorf Variation"))),
            // More names could follow after the last one, but none does.
            ("e4 e5 Ke2 a6 Ke1 a5", Some((3, "C20", "Bongcloud Attack"))),
        ] {
            let found = last_of(line);
            let found = found.map(|(ply, eco, name)| (ply, eco, name.split(", ").next().unwrap()));
            assert_eq!(found, expected, "{line}");
        }
    }

    #[test]
    fn what_differs_in_rights_only_has_no_name() {
        let named = |fen: &str| Opening::of(&crate::tests::position(fen)).map(|opening| opening.eco);
        // White has moved the king and gone back: the pieces are as after 1. e4 e5 2. Nf3.
        assert_eq!(named("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b kq - 0 2"), None);
        assert_eq!(named("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"), Some("C40"));
        // No pawn can take en passant here, whatever the FEN says.
        assert_eq!(named("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"), Some("B00"));
    }
}
