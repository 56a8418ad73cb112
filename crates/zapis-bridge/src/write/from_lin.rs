//! Converts a board of LIN to a PBN game, as far as the two formats overlap.

use std::fmt::Write;

use crate::call::Call;
use crate::lin::Board;
use crate::seat::Seat;

use super::record::ALERT;

/// The maximum number of a note.
const MOST_NOTES: usize = 32;

/// The tags for the teams' carried-over IMPs, the home team first; they are not in the standard.
pub(super) const CARRY_OVERS: [&str; 2] = ["HomeTeamCarryOver", "VisitTeamCarryOver"];

/// Appends a board as a game of PBN, in import format.
///
/// The contract and its declarer come from the auction, the result from the claim or the play. Omitted final passes are
/// added if cards were played.
///
/// ```
/// use zapis_bridge::{lin, write_pbn_of_lin};
/// let file = lin::read("md|3SAKQJHT98D765C432,ST98H765D432CAKQJ,S765H432DAKQJCT98|mb|p|mb|1S|mb|p|mb|p|mb|p|");
/// let mut pbn = String::new();
/// write_pbn_of_lin(&file.boards[0], &mut pbn);
/// assert!(pbn.contains("[Contract \"1S\"]"));
/// ```
pub fn write_pbn_of_lin(board: &Board, out: &mut String) {
    let vugraph = board.vugraph.as_deref();
    let mut tag = |name: &str, value: &str| {
        if !value.is_empty() {
            out.push_str(&tag_pair(name, value));
        }
    };
    if let Some(vugraph) = vugraph {
        tag("Event", &vugraph.title);
        tag("Stage", &vugraph.segment);
        tag("HomeTeam", &vugraph.teams[0].0);
        tag("VisitTeam", &vugraph.teams[1].0);
        for (name, (_, carried)) in CARRY_OVERS.into_iter().zip(&vugraph.teams) {
            tag(name, if carried == "0" { "" } else { carried });
        }
        match vugraph.scoring.bytes().next() {
            Some(b'I' | b'i') => tag("Scoring", "IMP"),
            Some(b'P' | b'p') => tag("Scoring", "MP"),
            Some(b'B' | b'b') => tag("Scoring", "BAM"),
            _ => {}
        }
    }
    tag("Board", &board.number().map(|number| number.to_string()).unwrap_or_default());
    match board.is_closed_room() {
        Some(true) => tag("Room", "Closed"),
        // A label states the room of every board, whether there are two rooms or one.
        Some(false) if vugraph.is_some() => tag("Room", "Open"),
        _ => {}
    }
    for (seat, name) in
        [Seat::West, Seat::North, Seat::East, Seat::South].into_iter().zip(["West", "North", "East", "South"])
    {
        tag(name, &board.names[seat.index()]);
    }
    tag("Dealer", &board.dealer.map(|seat| seat.letter().to_string()).unwrap_or_default());
    tag("Vulnerable", board.vulnerable().map_or("", |vulnerability| vulnerability.name()));
    let first = board.dealer.unwrap_or(Seat::North);
    tag("Deal", &board.deal.as_ref().map(|deal| deal.to_pbn(first)).unwrap_or_default());
    if board.is_passed_out {
        out.push_str("[Declarer \"\"]\n[Contract \"Pass\"]\n[Result \"\"]\n");
    } else if let Some(made) = board.made {
        tag("Declarer", &made.declarer.letter().to_string());
        tag("Contract", &made.contract.to_string());
        tag("Result", &board.tricks().map(|tricks| tricks.to_string()).unwrap_or_default());
    }
    let mut texts = Texts(&board.texts);
    auction(board, &mut texts, out);
    play(board, &mut texts, out);
    texts.write((usize::MAX, usize::MAX), out);
}

fn tag_pair(name: &str, value: &str) -> String {
    let value: String = value.chars().map(|c| if c.is_ascii_control() { ' ' } else { c }).collect();
    format!("[{name} \"{}\"]\n", value.replace('\\', "\\\\").replace('"', "\\\""))
}

/// The texts of a board that have not been written yet.
struct Texts<'b>(&'b [(usize, usize, String)]);

impl Texts<'_> {
    /// Writes the texts that come before this many calls and cards.
    fn write(&mut self, (n_calls, n_cards): (usize, usize), out: &mut String) {
        let n = self.0.iter().take_while(|(calls, cards, _)| *calls <= n_calls && *cards <= n_cards).count();
        let (here, behind) = self.0.split_at(n);
        for (_, _, text) in here {
            comment(text, out);
        }
        self.0 = behind;
    }
}

fn comment(text: &str, out: &mut String) {
    let text = text.replace('}', ")");
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    let _ = writeln!(out, "{{{}}}", lines.join("\n"));
}

fn auction(board: &Board, texts: &mut Texts<'_>, out: &mut String) {
    let Some(dealer) = board.dealer.filter(|_| !board.calls.is_empty()) else {
        texts.write((0, 0), out);
        return;
    };
    let _ = writeln!(out, "[Auction \"{}\"]", dealer.letter());
    texts.write((0, 0), out);
    let mut notes: Vec<&str> = Vec::new();
    let n_calls = board.calls.len();
    for (number, ((call, _), (is_alerted, said))) in board.calls.iter().zip(&board.explanations).enumerate() {
        let _ = write!(out, "{call} ");
        if let Some(said) = said.as_deref().or_else(|| is_alerted.then_some(ALERT)) {
            let known = notes.iter().position(|note| *note == said);
            let at = known.or_else(|| {
                notes.push(said);
                (notes.len() <= MOST_NOTES).then(|| notes.len() - 1)
            });
            if let Some(at) = at {
                let _ = write!(out, "={}= ", at + 1);
            } else {
                notes.truncate(MOST_NOTES);
                comment(said, out);
            }
        }
        if number + 1 < n_calls {
            texts.write((number + 1, 0), out);
        }
        if number % 4 == 3 {
            out.push('\n');
        }
    }
    let n_passes = board.calls.iter().rev().take_while(|(call, _)| *call == Call::Pass).count();
    let is_over = n_passes >= if n_passes == n_calls { 4 } else { 3 };
    if !is_over {
        out.push_str(if board.cards.is_empty() && board.claim.is_none() { "*" } else { "AP" });
    }
    out.push('\n');
    texts.write((n_calls, 0), out);
    for (at, note) in notes.iter().enumerate() {
        out.push_str(&tag_pair("Note", &format!("{}:{note}", at + 1)));
    }
}

/// Writes the cards, each in the column of its player.
fn play(board: &Board, texts: &mut Texts<'_>, out: &mut String) {
    let played = board.play.as_ref().map_or(&[][..], |play| &play.cards);
    let Some(made) = board.made.filter(|_| !board.cards.is_empty()) else { return };
    let leader = made.declarer.next();
    let _ = writeln!(out, "[Play \"{}\"]", leader.letter());
    let mut n_cards = 0;
    for trick in played.chunks(4) {
        for column in 0..4 {
            let card = trick.iter().find(|(seat, _)| *seat == leader.after(column));
            match card {
                Some((_, card)) => {
                    let _ = write!(out, "{card} ");
                }
                None => out.push_str("- "),
            }
        }
        out.push('\n');
        n_cards += trick.len();
        texts.write((board.calls.len(), n_cards), out);
    }
    if played.len() < 52 {
        out.push_str("*\n");
    }
}
