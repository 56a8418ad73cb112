//! Matches sheets of one game: by the players, the round, the board and the date they name, else by their moves.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::sheet_reader::AnySheet;
use super::sheet_traits::{SHARED_BY_NAMED, SheetTraits};
use crate::sorting::CompactSort;

/// The sheets of a file, game by game in the order of their first sheets.
pub(crate) struct GamesOfFile {
    /// The games with several sheets.
    pub(crate) games: Vec<Vec<AnySheet>>,
    /// The records without a counterpart, by their files and numbers.
    pub(crate) single: Vec<(String, u64)>,
}

/// The maximum number of games with a move that is used to compare a sheet; openings do not distinguish games.
const MAX_RIVALS: usize = 32;

/// Returns true if two sheets, the records of two files at the same place, may be of different games: they name
/// different players, rounds or boards, or share hardly any move.
fn are_apart(one: &AnySheet, other: &AnySheet) -> bool {
    !SheetTraits::of(one).is_same_game(&SheetTraits::of(other))
}

/// Returns the game of each record of several files, file after file: each is matched with that of another file which
/// shares most with it.
fn games_across(files: &[Vec<AnySheet>]) -> Vec<usize> {
    let of_files = files.iter().enumerate().flat_map(|(file, sheets)| sheets.iter().map(move |sheet| (file, sheet)));
    let (file_of, traits): (Vec<usize>, Vec<SheetTraits>) =
        of_files.map(|(file, sheet)| (file, SheetTraits::of(sheet))).collect();
    let mut by_moves: HashMap<&(String, String), Vec<usize>> = HashMap::new();
    for (index, sheet) in traits.iter().enumerate() {
        for pair in &sheet.moves {
            let known = by_moves.entry(pair).or_default();
            if known.len() < MAX_RIVALS {
                known.push(index);
            }
        }
    }
    let mut game_of: Vec<usize> = (0..traits.len()).collect();
    for (index, sheet) in traits.iter().enumerate() {
        let mut n_shared: BTreeMap<usize, usize> = BTreeMap::new();
        for other in sheet.moves.iter().filter_map(|pair| by_moves.get(pair)).flatten() {
            *n_shared.entry(*other).or_default() += 1;
        }
        let mut nearest: BTreeMap<usize, (usize, usize)> = BTreeMap::new();
        for (other, n) in n_shared {
            let is_other = file_of[other] != file_of[index];
            if is_other && traits[other].is_same_game(sheet) && traits[other].shares(sheet, SHARED_BY_NAMED) {
                let best = nearest.entry(file_of[other]).or_insert((0, other));
                if n > best.0 {
                    *best = (n, other);
                }
            }
        }
        for (_, other) in nearest.into_values() {
            let (from, to) = (game_of[index].max(game_of[other]), game_of[index].min(game_of[other]));
            game_of.iter_mut().filter(|game| **game == from).for_each(|game| *game = to);
        }
    }
    game_of
}

/// Groups the records of files by games if they cannot be compared one by one: their numbers differ, or records at one
/// place are of different games and each belongs to another.
///
/// Takes the records if any game has sheets of two files.
pub(crate) fn grouped_otherwise(files: &mut Vec<Vec<AnySheet>>) -> Option<GamesOfFile> {
    let first = files.first()?;
    let has_all = files.iter().all(|sheets| !sheets.is_empty());
    let is_apart = |sheets: &Vec<AnySheet>| first.iter().zip(sheets).any(|(one, other)| are_apart(one, other));
    let is_even = files.iter().all(|sheets| sheets.len() == first.len());
    if !has_all || is_even && !(first.len() > 1 && files.iter().skip(1).any(is_apart)) {
        return None;
    }
    let game_of = games_across(files);
    let n_games = game_of.iter().collect::<HashSet<_>>().len();
    if n_games == game_of.len() || is_even && n_games > first.len() {
        return None;
    }
    Some(GamesOfFile::of(std::mem::take(files).into_iter().flatten(), game_of))
}

impl GamesOfFile {
    fn of(sheets: impl Iterator<Item = AnySheet>, game_of: Vec<usize>) -> Self {
        let mut grouped: BTreeMap<usize, Vec<AnySheet>> = BTreeMap::new();
        for (sheet, game) in sheets.zip(game_of) {
            grouped.entry(game).or_default().push(sheet);
        }
        let mut games = Self { games: Vec::new(), single: Vec::new() };
        for sheets in grouped.into_values() {
            if sheets.len() > 1 {
                games.games.push(sheets);
            } else {
                games.single.extend(sheets.iter().map(place_of));
            }
        }
        games
    }
}

fn place_of(sheet: &AnySheet) -> (String, u64) {
    (sheet.path().to_owned(), sheet.number())
}

pub(crate) fn games_of(sheets: Vec<AnySheet>) -> GamesOfFile {
    let traits: Vec<SheetTraits> = sheets.iter().map(SheetTraits::of).collect();
    // Only sheets that name the same players or share a pair of moves can be of one game.
    let players: Vec<Option<[String; 2]>> = traits.iter().map(SheetTraits::both_players).collect();
    let mut by_players: HashMap<&[String; 2], Vec<usize>> = HashMap::new();
    let mut by_moves: HashMap<&(String, String), Vec<usize>> = HashMap::new();
    let mut game_of: Vec<usize> = Vec::with_capacity(sheets.len());
    for (index, sheet) in traits.iter().enumerate() {
        let same_players = players[index].as_ref().and_then(|players| by_players.get(players));
        let mut rivals: Vec<usize> = same_players.into_iter().flatten().copied().collect();
        let mut n_shared: BTreeMap<usize, usize> = BTreeMap::new();
        for others in sheet.moves.iter().filter_map(|pair| by_moves.get(pair)) {
            for other in others {
                *n_shared.entry(*other).or_default() += 1;
            }
        }
        let mut by_share: Vec<(usize, usize)> = n_shared.into_iter().collect();
        by_share.compact_sort_by_key(|(other, n)| (usize::MAX - n, *other));
        rivals.extend(by_share.into_iter().map(|(other, _)| other).take(MAX_RIVALS));
        let same = rivals.into_iter().find(|other| traits[*other].is_same_game(sheet));
        game_of.push(same.map_or(index, |other| game_of[other]));
        if let Some(players) = &players[index] {
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
    GamesOfFile::of(sheets.into_iter(), game_of)
}
