//! Why moves written on sheets were not played, with the later word that shows it; and what is left to ask the players.

use crate::game::{Game, Unresolved};
use crate::l10n::{Message, message};
use crate::rulings::common_spelling;
use crate::scoresheet::{HowSure, ReconciledPly, Refuted, SheetEntry, Standing};
use crate::text::Visible;

use super::compared::{ComparedGame, turn_of};
use super::questions::{AskedPly, LastSure, PlayersQuestion, questions};
use super::sheet_of_game::{letter, numbered};

/// A later word that shows that another move was not played.
pub(super) struct Refutation {
    /// The other move, in SAN.
    pub(super) other: String,
    /// The word, as written.
    pub(super) word: String,
    pub(super) message: Message,
}

/// The minimum probability of a reading for a question.
const MIN_ASKED: f64 = 0.05;

impl<G: Game> ComparedGame<'_, G> {
    /// Describes what shows that a move was not played: the word that could not be played after it.
    pub(super) fn refuting(
        &self,
        position: &G::Position,
        ply: &ReconciledPly<G::Move>,
        refuted: &Refuted<G::Move>,
    ) -> Option<Refutation> {
        let (game, plies) = (self.game, &self.reconciled.plies);
        if refuted.until == ply.ply {
            return self.untrue_itself(position, ply, refuted);
        }
        let until = plies.get(refuted.until.checked_sub(1)? as usize)?;
        let kept = |(_, entry): &(usize, &_)| is_kept(entry);
        let (sheet, entry) = until.entries.iter().enumerate().find(kept)?;
        let word = entry.cell.as_ref()?.word.as_str();
        let alphabet = self.sheets.get(sheet)?.sheet.as_ref()?.alphabet;
        let other = common_spelling(game, position, refuted.mv);
        let shown = Visible(word).to_string();
        let next = numbered(until.number, until.side, &shown);
        let refutation = |message| Some(Refutation { other: other.clone(), word: shown.clone(), message });
        let could_not = || message!("compare-could-not-continue", others = other.as_str(), next = next.as_str());
        if !refuted.is_plain {
            return refutation(could_not());
        }
        let mut after = position.clone();
        game.play(&mut after, refuted.mv);
        for kept in plies.iter().take(until.ply as usize - 1).skip(ply.ply as usize) {
            game.play(&mut after, kept.mv);
        }
        let resolved = game.read(word.as_bytes(), alphabet).map(|written| game.resolve(&after, &written));
        let reason = match resolved {
            Some(Ok(_)) => message!("compare-sign-untrue"),
            Some(Err(Unresolved::Ambiguous(_))) => message!("compare-ambiguous"),
            _ => {
                let reasons = game.explain(&after, word, alphabet).reasons;
                reasons.into_iter().next().unwrap_or_else(|| message!("compare-illegal"))
            }
        };
        refutation(message!("compare-refuted", other = other.as_str(), next = next.as_str(), reason = reason))
    }

    /// Describes that a word refutes itself: its own sign is wrong.
    fn untrue_itself(
        &self,
        position: &G::Position,
        ply: &ReconciledPly<G::Move>,
        refuted: &Refuted<G::Move>,
    ) -> Option<Refutation> {
        let is_it = |(_, entry): &(usize, &SheetEntry<G::Move>)| entry.standing == Standing::Other(refuted.mv);
        let (sheet, entry) = ply.entries.iter().enumerate().find(is_it)?;
        let word = Visible(&entry.cell.as_ref()?.word).to_string();
        let (sheet, reason) = (letter(sheet).to_string(), message!("compare-sign-untrue"));
        let message = message!("compare-fault", sheet = sheet, word = word.as_str(), reason = reason);
        Some(Refutation { other: common_spelling(self.game, position, refuted.mv), word, message })
    }

    /// Describes for all moves that were not played what shows it.
    pub(super) fn refutations(&self, position: &G::Position, ply: &ReconciledPly<G::Move>) -> Vec<Message> {
        let refuting = |refuted| self.refuting(position, ply, refuted).map(|refutation| refutation.message);
        ply.refuted.iter().filter_map(refuting).collect()
    }

    /// Lists the moves that remain undecided, the one with which the game continues first.
    pub(super) fn meant(&self, position: &G::Position, ply: &ReconciledPly<G::Move>) -> Vec<String> {
        let refuted = |mv: &G::Move| ply.refuted.iter().any(|refuted| refuted.mv == *mv);
        let others = ply.entries.iter().filter_map(|entry| match entry.standing {
            Standing::Other(mv) => Some(mv),
            _ => None,
        });
        let mut moves: Vec<G::Move> = vec![ply.mv];
        let rivals = ply.rivals.iter().filter(|rival| rival.confidence >= MIN_ASKED).map(|rival| rival.mv);
        // If two moves are written it is one of them.
        let is_written = ply.entries.iter().any(|entry| is_kept(entry) || matches!(entry.standing, Standing::Other(_)));
        let rivals = rivals.filter(|_| !is_written);
        for mv in others.chain(rivals) {
            if !moves.contains(&mv) && !refuted(&mv) {
                moves.push(mv);
            }
        }
        moves.into_iter().map(|mv| common_spelling(self.game, position, mv)).collect()
    }

    /// Returns the last certain position, if not everything is certain.
    pub fn last_sure(&self) -> Option<LastSure> {
        let plies = self.reconciled.sure_until()?;
        let position = self.reconciled.position_after(self.game, plies);
        Some(LastSure { plies, fen: self.game.position_text(&position) })
    }

    /// Lists the questions for the players.
    pub fn questions(&self) -> Vec<PlayersQuestion> {
        let mut position = self.reconciled.start.clone();
        let how_sure = self.reconciled.how_sure();
        let mut asked = Vec::with_capacity(how_sure.len());
        for (ply, sure) in self.reconciled.plies.iter().zip(how_sure) {
            let is_doubtful = AskedPly::is_doubtful(sure, ply.confidence);
            asked.push(AskedPly {
                turn: turn_of(self.game, &position),
                is_written: ply.entries.iter().any(|entry| entry.cell.is_some()),
                sure,
                confidence: ply.confidence,
                is_open: ply.why.is_open(),
                hangs: ply.hangs_on.is_some() || sure == HowSure::Likely && ply.entries.iter().all(is_kept),
                moves: if is_doubtful { self.meant(&position, ply) } else { Vec::new() },
            });
            self.game.play(&mut position, ply.mv);
        }
        questions(&asked)
    }
}

/// Returns true if a sheet has the chosen move.
fn is_kept<M: PartialEq>(entry: &crate::scoresheet::SheetEntry<M>) -> bool {
    matches!(entry.standing, Standing::Kept | Standing::Displaced)
}
