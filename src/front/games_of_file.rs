//! Which sheets of one file are of one game: by the players, the round and the date they name, else by their moves.

use std::collections::{BTreeMap, HashMap, HashSet};

use crate::game::Game;
use crate::render::SheetOfGame;

use super::sheet_reader::AnySheet;

/// The sheets of a file, game by game in the order of their first sheets.
pub(crate) struct GamesOfFile {
    /// Those of which there are several.
    pub(crate) games: Vec<Vec<AnySheet>>,
    /// The records that have no other beside them, by their numbers.
    pub(crate) single: Vec<u64>,
}

/// Of two sheets of one game this part of the shorter one's moves stands on the other, each behind the same move; of two
/// games that begin alike it is less.
const SHARED: (usize, usize) = (2, 5);
/// Where the players differ, which may be a matter of spelling, nearly all moves have to be the same.
const SHARED_BY_OTHERS: (usize, usize) = (4, 5);
/// Sheets with fewer moves do not show by them whether they are of one game.
const FEWEST_MOVES: usize = 8;
/// Of each sheet so many moves are compared.
const MAX_MOVES: usize = 200;
/// A move stands on no more than so many games that are compared with a sheet; openings do not tell games apart.
const MAX_RIVALS: usize = 32;

/// What tells of which game a sheet is.
struct Traits {
    players: Option<[String; 2]>,
    date: Option<String>,
    round: Option<String>,
    moves: HashSet<(String, String)>,
}

impl Traits {
    fn of(sheet: &AnySheet) -> Self {
        let value = |name: &str| sheet.tag(name).map(|value| value.trim().to_lowercase());
        let words = match sheet {
            AnySheet::Chess(sheet) => words(sheet),
            AnySheet::Tavreli(sheet) => words(sheet),
        };
        let moves = words.windows(2).map(|pair| (pair[0].clone(), pair[1].clone())).collect();
        let players = value("White").zip(value("Black")).map(|(white, black)| [white, black]);
        Self { players, date: value("Date").or_else(|| value("EventDate")), round: value("Round"), moves }
    }

    /// Tells whether two sheets are of one game.
    fn is_same_game(&self, other: &Self) -> bool {
        let differ = |one: &Option<String>, other: &Option<String>| one.is_some() && other.is_some() && one != other;
        let differs = differ(&self.date, &other.date) || differ(&self.round, &other.round);
        match (&self.players, &other.players) {
            (Some(one), Some(other)) if one == other && !differs => true,
            (Some(_), Some(_)) => !differs && self.shares(other, SHARED_BY_OTHERS),
            _ => !differs && self.shares(other, SHARED),
        }
    }

    fn shares(&self, other: &Self, (part, of): (usize, usize)) -> bool {
        let least = self.moves.len().min(other.moves.len());
        if least < FEWEST_MOVES {
            return least == self.moves.intersection(&other.moves).count();
        }
        of * self.moves.intersection(&other.moves).count() >= part * least
    }
}

/// Lists the moves of a sheet as they are written, without signs.
fn words<G: Game>(sheet: &SheetOfGame<G>) -> Vec<String> {
    let slots = sheet.sheet.iter().flat_map(|sheet| &sheet.sheet.slots);
    let cells = slots.filter_map(|slot| slot.cell.as_ref()).take(MAX_MOVES);
    let is_sign = |c: char| matches!(c, '+' | '#' | '!' | '?' | 'x' | 'х' | ':' | '×' | '-' | '=' | '.');
    let plain = |word: &str| -> String {
        word.chars().take(16).filter(|c| !is_sign(*c)).map(|c| if c == '0' || c == 'О' { 'O' } else { c }).collect()
    };
    cells.map(|cell| plain(&cell.word)).collect()
}

/// Groups the sheets of one file by games.
pub(crate) fn games_of(sheets: Vec<AnySheet>) -> GamesOfFile {
    let traits: Vec<Traits> = sheets.iter().map(Traits::of).collect();
    // Only sheets that name the same players or share a pair of moves can be of one game.
    let mut by_players: HashMap<&[String; 2], Vec<usize>> = HashMap::new();
    let mut by_moves: HashMap<&(String, String), Vec<usize>> = HashMap::new();
    let mut game_of: Vec<usize> = Vec::with_capacity(sheets.len());
    for (index, sheet) in traits.iter().enumerate() {
        let same_players = sheet.players.as_ref().and_then(|players| by_players.get(players));
        let mut rivals: Vec<usize> = same_players.into_iter().flatten().copied().collect();
        let mut n_shared: BTreeMap<usize, usize> = BTreeMap::new();
        for others in sheet.moves.iter().filter_map(|pair| by_moves.get(pair)) {
            for other in others {
                *n_shared.entry(*other).or_default() += 1;
            }
        }
        let mut by_share: Vec<(usize, usize)> = n_shared.into_iter().collect();
        by_share.sort_by_key(|(other, n)| (usize::MAX - n, *other));
        rivals.extend(by_share.into_iter().map(|(other, _)| other).take(MAX_RIVALS));
        let same = rivals.into_iter().find(|other| traits[*other].is_same_game(sheet));
        game_of.push(same.map_or(index, |other| game_of[other]));
        if let Some(players) = &sheet.players {
            let known = by_players.entry(players).or_default();
            if known.len() < MAX_RIVALS {
                known.push(index);
            }
        }
        for pair in &sheet.moves {
            let known = by_moves.entry(pair).or_default();
            if known.len() < MAX_RIVALS {
                known.push(index);
            }
        }
    }
    let mut grouped: BTreeMap<usize, Vec<AnySheet>> = BTreeMap::new();
    for (sheet, game) in sheets.into_iter().zip(game_of) {
        grouped.entry(game).or_default().push(sheet);
    }
    let mut games = GamesOfFile { games: Vec::new(), single: Vec::new() };
    for sheets in grouped.into_values() {
        if sheets.len() > 1 {
            games.games.push(sheets);
        } else {
            games.single.extend(sheets.iter().map(AnySheet::number));
        }
    }
    games
}
