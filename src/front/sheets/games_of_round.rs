//! Matches the sheets in a folder of one game: those of both players, and the record of the electronic board as a
//! third.
//!
//! The surest pairs come first: files that are named as a pair, then sheets with the same moves, then sheets that name
//! the same players or the same board. A record is never matched with another of its own file.

use std::collections::{BTreeSet, HashMap};
use std::path::PathBuf;

use crate::scoresheet::MAX_SHEETS;
use crate::sorting::CompactSort;

use super::filed_sheet::FiledSheet;
use super::missing_sheets::{AskedRound, MissingSheets, missing};
use super::sheet_reader::AnySheet;
use super::sheet_traits::SheetTraits;

pub(crate) struct GamesOfRound {
    pub(crate) games: Vec<Vec<AnySheet>>,
    /// The sheets without a counterpart.
    pub(crate) single: Vec<FiledSheet>,
    /// The pairings with a missing sheet.
    pub(crate) missing: Vec<MissingSheets>,
}

/// Up to this number, each sheet is compared with each other; beyond it, only those that have something in common.
const FEW_SHEETS: usize = 200;
/// What more sheets than these share is no evidence.
const MANY_SHEETS: usize = 32;

impl GamesOfRound {
    pub(crate) fn of(sheets: Vec<FiledSheet>, asked: Option<&AskedRound>) -> Self {
        let traits: Vec<SheetTraits> = sheets.iter().map(|filed| SheetTraits::of(&filed.sheet)).collect();
        let mut pairs: Vec<(u64, usize, usize)> = Vec::new();
        for (one, other) in candidates(&sheets, &traits) {
            if sheets[one].file != sheets[other].file
                && let Some(score) = score(&sheets, &traits, one, other)
            {
                pairs.push((score, one, other));
            }
        }
        pairs.sort_unstable_by_key(|(score, one, other)| (u64::MAX - score, *one, *other));
        let mut game_of: Vec<usize> = (0..sheets.len()).collect();
        let mut members: Vec<Vec<usize>> = (0..sheets.len()).map(|sheet| vec![sheet]).collect();
        for (_, one, other) in pairs {
            let (to, from) = (game_of[one].min(game_of[other]), game_of[one].max(game_of[other]));
            if to == from || members[to].len() + members[from].len() > MAX_SHEETS {
                continue;
            }
            let fit = |own: &usize, its: &usize| {
                sheets[*own].file != sheets[*its].file && !traits[*own].names_others(&traits[*its])
            };
            let all = |fit: &dyn Fn(&usize, &usize) -> bool| {
                members[to].iter().all(|own| members[from].iter().all(|its| fit(own, its)))
            };
            // A third sheet is the board's, or names this game itself.
            let own = members[to].iter().chain(&members[from]);
            let n_sheets = own.filter(|sheet| sheets[**sheet].n_of_file == 1).count();
            let says_so = |own: &usize, its: &usize| {
                let is_named_as_pair =
                    sheets[*own].pair_key.is_some() && sheets[*own].pair_key == sheets[*its].pair_key;
                is_named_as_pair || traits[*own].names_same(&traits[*its])
            };
            let is_pair = members[to].len() == 1 && members[from].len() == 1;
            if is_pair || all(&fit) && (n_sheets <= 2 || all(&says_so)) {
                let joined = std::mem::take(&mut members[from]);
                for sheet in &joined {
                    game_of[*sheet] = to;
                }
                members[to].extend(joined);
            }
        }
        let missing = missing(&members, &sheets, &traits, asked);
        let mut sheets: Vec<Option<FiledSheet>> = sheets.into_iter().map(Some).collect();
        let mut games = Self { games: Vec::new(), single: Vec::new(), missing };
        for mut members in members {
            // The sheets of the players come before the record of a board.
            members.compact_sort_by_key(|sheet| {
                (sheets[*sheet].as_ref().is_some_and(|filed| filed.n_of_file > 1), *sheet)
            });
            let mut taken: Vec<FiledSheet> = members.iter().filter_map(|sheet| sheets[*sheet].take()).collect();
            if taken.len() > 1 {
                games.games.push(taken.into_iter().map(|filed| filed.sheet).collect());
            } else {
                games.single.append(&mut taken);
            }
        }
        games
    }
}

/// Lists the pairs of sheets that may be of one game.
fn candidates(sheets: &[FiledSheet], traits: &[SheetTraits]) -> BTreeSet<(usize, usize)> {
    if sheets.len() <= FEW_SHEETS {
        return (0..sheets.len()).flat_map(|one| (one + 1..sheets.len()).map(move |other| (one, other))).collect();
    }
    let mut pairs = BTreeSet::new();
    let mut add = |groups: &mut dyn Iterator<Item = &Vec<usize>>| {
        for group in groups.filter(|group| group.len() <= MANY_SHEETS) {
            for (at, other) in group.iter().enumerate() {
                pairs.extend(group[..at].iter().map(|one| (*one, *other)));
            }
        }
    };
    let mut by_moves: HashMap<&(String, String), Vec<usize>> = HashMap::new();
    let mut by_board: HashMap<(Option<u16>, u16), Vec<usize>> = HashMap::new();
    let mut by_player: HashMap<String, Vec<usize>> = HashMap::new();
    let mut by_key: HashMap<&(PathBuf, String), Vec<usize>> = HashMap::new();
    for (index, (sheet, own)) in sheets.iter().zip(traits).enumerate() {
        own.moves.iter().for_each(|pair| by_moves.entry(pair).or_default().push(index));
        own.board.iter().for_each(|board| by_board.entry((own.round, *board)).or_default().push(index));
        own.players.iter().flatten().for_each(|name| by_player.entry(name.to_lowercase()).or_default().push(index));
        sheet.pair_key.iter().for_each(|key| by_key.entry(key).or_default().push(index));
    }
    add(&mut by_moves.values());
    add(&mut by_board.values());
    add(&mut by_player.values());
    add(&mut by_key.values());
    pairs
}

/// Returns how surely two sheets are of one game; `None` if they are not.
fn score(sheets: &[FiledSheet], traits: &[SheetTraits], one: usize, other: usize) -> Option<u64> {
    let (own, its) = (&traits[one], &traits[other]);
    let is_named_as_pair = sheets[one].pair_key.is_some()
        && sheets[one].pair_key == sheets[other].pair_key
        && sheets[one].sheet.number() == sheets[other].sheet.number();
    // Files that are named as a pair are separated only by different players.
    let is_same = own.is_same_game_of_round(its);
    if !is_same && (!is_named_as_pair || own.names_others(its) || own.differs(its)) {
        return None;
    }
    let most = own.moves.len().max(its.moves.len()).max(1);
    let shared = u64::try_from(1000 * own.n_shared(its) / most).unwrap_or(0);
    Some(shared + if is_named_as_pair { 2000 } else { 0 })
}
