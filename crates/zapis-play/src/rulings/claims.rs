//! When each player could claim a draw, and which draws needed no claim (FIDE 9.2, 9.3 and 9.6).

use crate::game::{Game, Side};
use crate::laws::{DrawRules, Edition, Fivefold, Topic, draw_rules};
use crate::sorting::CompactSort;

use super::appearances::{Appearances, listed};
use super::main_line::{MainLine, common_spelling};

/// The ground for a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimKind {
    /// The position occurs for the third time, or a later one.
    Threefold,
    /// Fifty moves by each player without a capture or a pawn move.
    FiftyMoves,
    /// The position occurs for the fifth time.
    Fivefold,
    /// Seventy-five moves by each player without a capture or a pawn move.
    SeventyFiveMoves,
}

impl ClaimKind {
    /// Returns the name used in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Threefold => "threefold-repetition",
            Self::FiftyMoves => "fifty-moves",
            Self::Fivefold => "fivefold-repetition",
            Self::SeventyFiveMoves => "seventy-five-moves",
        }
    }
}

/// How a draw comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// The player to move writes a move and declares the intention to make it; the move leads to the draw.
    Intended,
    /// The position is on the board; the player to move may claim.
    Appeared,
    /// The game is drawn without a claim.
    Automatic,
}

impl Basis {
    /// Returns the name used in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Intended => "intended",
            Self::Appeared => "appeared",
            Self::Automatic => "automatic",
        }
    }
}

/// A draw that could be claimed, or that came about without a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim<M> {
    /// The ply about to be played if the basis is [`Basis::Intended`], otherwise the ply just played.
    pub ply: u32,
    /// The player to move.
    pub side: Side,
    /// The ground.
    pub kind: ClaimKind,
    /// How it comes about.
    pub basis: Basis,
    /// The move to be written, with its SAN.
    pub intended: Option<(M, String)>,
    /// The plies after which the position occurred, the intended one included: the last of them, see [`Claim::count`].
    pub occurrences: Vec<u32>,
    /// The number of occurrences of the position, the intended one included; 0 if moves are counted.
    pub count: u32,
    /// The ply at which the game had already ended in a draw without a claim: the rest was played after the end.
    pub drawn_since: Option<u32>,
}

impl<M> Claim<M> {
    /// Returns the SAN of the move to be written.
    #[must_use]
    pub fn san(&self) -> Option<&str> {
        self.intended.as_ref().map(|(_, san)| san.as_str())
    }

    /// Returns the number of plies on the board when it could be made.
    #[must_use]
    pub const fn n_played(&self) -> u32 {
        match self.basis {
            Basis::Intended => self.ply.saturating_sub(1),
            Basis::Appeared | Basis::Automatic => self.ply,
        }
    }

    /// Returns the topic of the article on which it is based.
    #[must_use]
    pub const fn topic(&self) -> Topic {
        match (self.kind, self.basis) {
            (ClaimKind::Threefold, Basis::Intended) => Topic::ThreefoldIntended,
            (ClaimKind::Threefold, _) => Topic::ThreefoldAppeared,
            (ClaimKind::FiftyMoves, Basis::Intended) => Topic::FiftyIntended,
            (ClaimKind::FiftyMoves, _) => Topic::FiftyCompleted,
            (ClaimKind::Fivefold, _) => Topic::Fivefold,
            (ClaimKind::SeventyFiveMoves, _) => Topic::SeventyFive,
        }
    }
}

/// Returns an edition's rules on draws. A game older than all known editions is judged by the rules of 2001, which all
/// of them share.
pub(super) fn rules_of(edition: Option<Edition>) -> DrawRules {
    draw_rules(edition.unwrap_or(Edition::Fide2001))
}

/// Walks a main line and passes every claim and every draw without one to `visit`, in the order of the game.
///
/// Every occurrence from the third on can be claimed, and so can every ply from the fiftieth move on; a draw without a
/// claim is passed once. A claim with an intended move under the fifty-move rule is only passed if fifty moves have not
/// been completed yet. It takes time linear in the length of the game; a game in which nothing can be claimed costs one
/// pass over its plies.
pub fn visit_claims<G: Game>(line: &MainLine<'_, G>, edition: Option<Edition>, visit: &mut dyn FnMut(Claim<G::Move>)) {
    let game = line.game();
    let rules = rules_of(edition);
    let nearly_fifty = u32::from(rules.fifty_plies) - 1;
    let start = line.start();
    let may_have_any = game.halfmove_clock(start) >= nearly_fifty
        || line.plies().any(|ply| ply.occurrence > 1 || ply.halfmove_clock >= nearly_fifty);
    if !may_have_any {
        return;
    }
    let mut walk = Walk { game, rules, appearances: Appearances::of(line), drawn_since: None, visit };
    let mut position = start.clone();
    walk.stands(&position, 0);
    for ply in line.plies() {
        walk.intended(&position, ply.ply);
        game.play(&mut position, ply.mv);
        if game.reversible_plies(&position) == 0 || game.is_null(ply.mv) {
            walk.appearances.begin();
        }
        walk.stands(&position, ply.ply);
    }
    walk.intended(&position, line.replay().main_plies.saturating_add(1));
}

/// The state at a point of the main line.
struct Walk<'v, G: Game> {
    game: &'v G,
    rules: DrawRules,
    appearances: Appearances<G>,
    drawn_since: Option<u32>,
    visit: &'v mut dyn FnMut(Claim<G::Move>),
}

impl<G: Game> Walk<'_, G> {
    fn claim(&self, ply: u32, position: &G::Position, kind: ClaimKind, basis: Basis) -> Claim<G::Move> {
        let (side, drawn_since) = (self.game.side(position), self.drawn_since);
        Claim { ply, side, kind, basis, intended: None, occurrences: Vec::new(), count: 0, drawn_since }
    }

    /// Passes on what the player to move could claim by writing a move.
    fn intended(&mut self, position: &G::Position, ply: u32) {
        let game = self.game;
        let is_nearly_fifty = game.halfmove_clock(position).saturating_add(1) == u32::from(self.rules.fifty_plies);
        if !self.appearances.may_be_third(game.side(position).other()) && !is_nearly_fifty {
            return;
        }
        let [mut thirds, mut fiftieths]: [Vec<Claim<G::Move>>; 2] = [Vec::new(), Vec::new()];
        for mv in game.legal_moves(position) {
            let mut after = position.clone();
            game.play(&mut after, mv);
            let is_new = game.reversible_plies(&after) == 0;
            let earlier = if is_new { &[] } else { self.appearances.plies_of(game, &after) };
            if earlier.len() + 1 >= usize::from(self.rules.threefold_occurrences) {
                let (mut occurrences, count) = listed(earlier);
                occurrences.push(ply);
                let claim = self.claim(ply, position, ClaimKind::Threefold, Basis::Intended);
                let intended = Some((mv, common_spelling(game, position, mv)));
                thirds.push(Claim { intended, occurrences, count: count.saturating_add(1), ..claim });
            }
            if is_nearly_fifty && game.halfmove_clock(&after) > 0 {
                let claim = self.claim(ply, position, ClaimKind::FiftyMoves, Basis::Intended);
                fiftieths.push(Claim { intended: Some((mv, common_spelling(game, position, mv))), ..claim });
            }
        }
        for mut found in [thirds, fiftieths] {
            found.compact_sort_by(|one, other| one.san().cmp(&other.san()));
            found.into_iter().for_each(&mut *self.visit);
        }
    }

    /// Passes on what can be claimed on the board after a ply.
    fn stands(&mut self, position: &G::Position, ply: u32) {
        let game = self.game;
        let plies = self.appearances.add(game, position, ply);
        let is_third = plies.len() >= usize::from(self.rules.threefold_occurrences);
        let completes_five = self.rules.fivefold.is_some_and(|fivefold| completes_fivefold(fivefold, plies));
        let (occurrences, count) = listed(plies);
        let clock = game.halfmove_clock(position);
        // Mate and stalemate end the game, mate takes precedence over the seventy-fifth move (FIDE 9.6.2).
        let is_fifty = clock >= u32::from(self.rules.fifty_plies) && game.ending(position).is_none();
        let is_seventy_five = is_fifty
            && self.rules.seventy_five_plies.is_some_and(|n_plies| {
                // A record may begin after that point.
                clock == u32::from(n_plies) || ply == 0 && clock > u32::from(n_plies)
            });
        if is_third {
            let claim = self.claim(ply, position, ClaimKind::Threefold, Basis::Appeared);
            (self.visit)(Claim { occurrences: occurrences.clone(), count, ..claim });
        }
        if is_fifty {
            let claim = self.claim(ply, position, ClaimKind::FiftyMoves, Basis::Appeared);
            (self.visit)(claim);
        }
        if completes_five {
            let claim = self.claim(ply, position, ClaimKind::Fivefold, Basis::Automatic);
            (self.visit)(Claim { occurrences, count, ..claim });
        }
        if is_seventy_five {
            let claim = self.claim(ply, position, ClaimKind::SeventyFiveMoves, Basis::Automatic);
            (self.visit)(claim);
        }
        if completes_five || is_seventy_five {
            self.drawn_since.get_or_insert(ply);
        }
    }
}

/// Returns true if the last occurrence of a position ends the game without a claim.
#[must_use]
pub fn completes_fivefold(rule: Fivefold, plies: &[u32]) -> bool {
    const FIVE: usize = DrawRules::FIVEFOLD_OCCURRENCES as usize;
    match rule {
        Fivefold::AnyTime => plies.len() == FIVE,
        Fivefold::Consecutive => {
            let are_consecutive = |plies: &[u32]| {
                plies.len() >= FIVE && plies.windows(2).rev().take(FIVE - 1).all(|pair| pair[1] - pair[0] == 4)
            };
            are_consecutive(plies) && !are_consecutive(&plies[..plies.len() - 1])
        }
    }
}
