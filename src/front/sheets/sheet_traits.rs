//! The evidence for the game of a sheet: its moves, in any letters, and the players, the round, the board and the date
//! it names.

use std::collections::HashSet;

use crate::database::{is_unknown, may_be_same_player, round_tag};
use crate::game::Game;
use crate::render::SheetOfGame;
use crate::text::fold;

use super::sheet_reader::AnySheet;

/// The minimum part of the shorter sheet's moves that two sheets of one game share, each after the same move; two games
/// that begin alike share less.
const SHARED: (usize, usize) = (2, 5);
/// If there is only the evidence of moves, half of them have to be the same.
const SHARED_BY_BARE: (usize, usize) = (1, 2);
/// If the players differ, perhaps only in spelling, nearly all moves have to be the same.
const SHARED_BY_OTHERS: (usize, usize) = (4, 5);
/// If the players are the same, this many of their moves are, however damaged: another game of theirs only begins
/// alike.
pub(crate) const SHARED_BY_NAMED: (usize, usize) = (1, 3);
/// Sheets with fewer moves are no evidence.
const FEWEST_MOVES: usize = 8;
/// Two different games of at least this many moves are never the same move by move.
const MANY_MOVES: usize = 24;
/// The maximum number of moves of a sheet that are compared.
const MAX_MOVES: usize = 200;

/// The relation of the players that two sheets name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PlayersNamed {
    /// All players that both name are the same.
    Same,
    /// They are exchanged, or one of two is the same.
    Partly,
    /// The sheets have no player's name in common.
    Unknown,
    Other,
}

/// The evidence for the game of a sheet.
pub(crate) struct SheetTraits {
    pub(crate) players: [Option<String>; 2],
    date: Option<String>,
    pub(crate) round: Option<u16>,
    pub(crate) board: Option<u16>,
    /// Each move with the next one, as the squares that they name.
    pub(crate) moves: HashSet<(String, String)>,
    /// The number of its first row.
    first_row: Option<u32>,
}

impl SheetTraits {
    pub(crate) fn of(sheet: &AnySheet) -> Self {
        let value = |name: &str| sheet.tag(name).map(|value| value.trim().to_lowercase());
        let player = |name: &str| sheet.tag(name).filter(|name| !is_unknown(name)).map(str::to_owned);
        let (words, first_row) = match sheet {
            AnySheet::Chess(sheet) => (words(sheet), first_row(sheet)),
            AnySheet::Tavreli(sheet) => (words(sheet), first_row(sheet)),
        };
        let moves = words.windows(2).map(|pair| (pair[0].clone(), pair[1].clone())).collect();
        let of_round = round_tag::read(sheet.tag("Round").unwrap_or_default());
        let board = sheet.tag("Board").map(|board| round_tag::read(board).round);
        let number = |number: u16| Some(number).filter(|number| *number > 0);
        Self {
            players: [player("White"), player("Black")],
            first_row,
            date: value("Date").or_else(|| value("EventDate")),
            round: number(of_round.round),
            board: board.or(Some(of_round.board)).and_then(number),
            moves,
        }
    }

    /// Returns the players, if both are named.
    pub(crate) fn both_players(&self) -> Option<[String; 2]> {
        let [white, black] = &self.players;
        Some([white.as_ref()?.to_lowercase(), black.as_ref()?.to_lowercase()])
    }

    /// Returns true if two sheets are of one game.
    pub(crate) fn is_same_game(&self, other: &Self) -> bool {
        let differs = self.differs(other);
        let least = self.moves.len().min(other.moves.len());
        match self.players_named(other) {
            PlayersNamed::Same if self.names_both() && other.names_both() => {
                // Two players may have played more than one game.
                let are_whole = self.first_row == other.first_row && least >= FEWEST_MOVES;
                !differs && (!are_whole || self.shares(other, SHARED_BY_NAMED)) || self.is_move_by_move(other)
            }
            PlayersNamed::Partly => {
                !differs && least >= FEWEST_MOVES && self.shares(other, SHARED_BY_OTHERS) || self.is_move_by_move(other)
            }
            PlayersNamed::Same | PlayersNamed::Unknown => {
                !differs && self.shares(other, SHARED) || self.is_move_by_move(other)
            }
            PlayersNamed::Other => !differs && self.is_move_by_move(other),
        }
    }

    /// Returns true if two sheets of a round are of one game; there may be many sheets, so a few moves that many games
    /// have are no evidence.
    pub(crate) fn is_same_game_of_round(&self, other: &Self) -> bool {
        let least = self.moves.len().min(other.moves.len());
        let is_same_board = self.board.is_some() && self.board == other.board && self.round == other.round;
        let is_named = self.players_named(other) == PlayersNamed::Same;
        let is_shown = match (is_named, is_same_board) {
            (false, false) => least >= FEWEST_MOVES && self.shares(other, SHARED_BY_BARE),
            (false, true) if least >= FEWEST_MOVES => self.shares(other, SHARED_BY_NAMED),
            _ => true,
        };
        is_shown && (self.is_same_game(other) || is_same_board && !self.differs(other) && !self.names_others(other))
    }

    /// Returns true if two sheets name a player who may be the same, and no other.
    pub(crate) fn names_same(&self, other: &Self) -> bool {
        self.players_named(other) == PlayersNamed::Same
    }

    /// Returns how well the players that a sheet names fit those of a pairing; 0 if they do not.
    pub(crate) fn fit(&self, pairing: &[String; 2]) -> u32 {
        let is_same =
            |own: usize, its: usize| self.players[own].as_ref().map(|own| may_be_same_player(own, &pairing[its]));
        match ([is_same(0, 0), is_same(1, 1)], [is_same(0, 1), is_same(1, 0)]) {
            ([Some(true), Some(true)], _) => 4,
            (_, [Some(true), Some(true)]) => 3,
            ([Some(true), None] | [None, Some(true)], _) => 2,
            (_, [Some(true), None] | [None, Some(true)]) => 1,
            _ => 0,
        }
    }

    /// Returns true if two sheets name different players.
    pub(crate) fn names_others(&self, other: &Self) -> bool {
        self.players_named(other) == PlayersNamed::Other
    }

    /// Returns true if two sheets name different dates, rounds or boards.
    pub(crate) fn differs(&self, other: &Self) -> bool {
        let is_other = |one: Option<u16>, other: Option<u16>| one.is_some() && other.is_some() && one != other;
        let dates = self.date.as_ref().zip(other.date.as_ref());
        let is_other_date = dates.is_some_and(|(one, other)| {
            let mut parts = one.split('.').zip(other.split('.'));
            parts.any(|(one, other)| one != other && !one.contains('?') && !other.contains('?'))
        });
        is_other_date || is_other(self.round, other.round) || is_other(self.board, other.board)
    }

    const fn names_both(&self) -> bool {
        self.players[0].is_some() && self.players[1].is_some()
    }

    fn players_named(&self, other: &Self) -> PlayersNamed {
        let agree = |seat: usize, its: usize| {
            self.players[seat]
                .as_ref()
                .zip(other.players[its].as_ref())
                .map(|(one, other)| may_be_same_player(one, other))
        };
        match [agree(0, 0), agree(1, 1)] {
            [None, None] => PlayersNamed::Unknown,
            [Some(true), None | Some(true)] | [None, Some(true)] => PlayersNamed::Same,
            [Some(true), Some(false)] | [Some(false), Some(true)] => PlayersNamed::Partly,
            _ if agree(0, 1) == Some(true) && agree(1, 0) == Some(true) => PlayersNamed::Partly,
            _ => PlayersNamed::Other,
        }
    }

    /// Returns true if two sheets share enough moves to be of one game, whatever their headings say.
    fn is_move_by_move(&self, other: &Self) -> bool {
        let n_shared = self.n_shared(other);
        let (most, least) = (self.moves.len().max(other.moves.len()), self.moves.len().min(other.moves.len()));
        let (part, of) = SHARED_BY_OTHERS;
        least >= MANY_MOVES && of * n_shared >= part * most
    }

    pub(crate) fn shares(&self, other: &Self, (part, of): (usize, usize)) -> bool {
        let least = self.moves.len().min(other.moves.len());
        let n_shared = self.n_shared(other);
        if least < FEWEST_MOVES {
            return least == n_shared;
        }
        of * n_shared >= part * least
    }

    pub(crate) fn n_shared(&self, other: &Self) -> usize {
        self.moves.intersection(&other.moves).count()
    }
}

fn first_row<G: Game>(sheet: &SheetOfGame<G>) -> Option<u32> {
    sheet.sheet.as_ref()?.sheet.slots.first().map(|slot| slot.row)
}

/// Returns the moves of a sheet independent of letters and notation: the square that each names last, or the word
/// without signs.
fn words<G: Game>(sheet: &SheetOfGame<G>) -> Vec<String> {
    let slots = sheet.sheet.iter().flat_map(|sheet| &sheet.sheet.slots);
    let cells = slots.filter_map(|slot| slot.cell.as_ref()).take(MAX_MOVES);
    let is_sign = |c: char| matches!(c, '+' | '#' | '!' | '?' | 'x' | 'х' | ':' | '×' | '-' | '=' | '.');
    let plain = |word: &str| -> String {
        let letters: Vec<char> = word.chars().take(16).filter(|c| !is_sign(*c)).map(fold).collect();
        let is_square = |pair: &&[char]| matches!(pair, ['a'..='h', '1'..='8']);
        let castles = letters.iter().all(|letter| matches!(letter, '0' | 'O' | 'o'));
        match letters.windows(2).rfind(is_square) {
            Some(square) => square.iter().collect(),
            None if castles => "O".repeat(letters.len()),
            None => letters.into_iter().collect(),
        }
    };
    cells.map(|cell| plain(&cell.word)).collect()
}
