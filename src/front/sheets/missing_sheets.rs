//! Pairings of a round with one sheet or none: by a report file, or by the records of the electronic boards in the same
//! folder.

use std::path::Path;

use serde::Serialize;

use crate::l10n::{Arg, Message, message};
use crate::render::write_json_line;
use crate::text::{Input, Visible};
use crate::tournament::trf::Report;
use crate::tournament::{Color, Outcome};

use super::filed_sheet::FiledSheet;
use super::sheet_traits::SheetTraits;
use crate::front::error::{Error, io_reason};
use crate::front::input::report_input::report_file;
use crate::front::options::Options;

struct PlayedPairing {
    players: [String; 2],
    round: u16,
}

/// The round of the sheets, from a report file.
pub(crate) struct AskedRound {
    pairings: Vec<PlayedPairing>,
    /// The round, if named; else it is the one whose pairings most sheets fit.
    round: Option<u16>,
}

/// A pairing with a missing sheet.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct MissingSheets {
    r#type: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    white: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    black: Option<String>,
    /// The existing sheets.
    sheets: Vec<String>,
}

impl AskedRound {
    /// Reads a report file.
    pub(crate) fn of_report(path: &Path, round: Option<u16>, options: &Options) -> Result<Self, Error> {
        let input = Input::File(path.to_owned());
        let name = || Visible(&input.display_name()).to_string();
        let file = report_file(&input, options)
            .map_err(|error| Error::Usage(message!("cannot-read", path = name(), reason = io_reason(&error))))?;
        let pairings: Vec<PlayedPairing> = played(&file.report)
            .into_iter()
            .filter(|pairing| round.is_none_or(|round| pairing.round == round))
            .collect();
        if file.report.event.players.is_empty() {
            return Err(Error::Usage(message!("standings-not-a-report", path = name())));
        }
        if pairings.is_empty() {
            return Err(Error::Usage(message!(
                "compare-round-empty",
                path = name(),
                round = u64::from(round.unwrap_or(0))
            )));
        }
        Ok(Self { pairings, round })
    }
}

/// Lists the games of a report that were played over the board.
fn played(report: &Report) -> Vec<PlayedPairing> {
    let players = &report.event.players;
    let is_played = |outcome| {
        use Outcome::{Draw, Loss, Unknown, UnratedDraw, UnratedLoss, UnratedWin, Win};
        matches!(outcome, Win | Draw | Loss | UnratedWin | UnratedDraw | UnratedLoss | Unknown)
    };
    let mut pairings = Vec::new();
    for player in players {
        for entry in player.entries.iter().filter(|entry| is_played(entry.outcome) && entry.color == Some(Color::White))
        {
            if let Some(black) = entry.opponent.and_then(|place| players.get(place)) {
                pairings.push(PlayedPairing { players: [player.name.clone(), black.name.clone()], round: entry.round });
            }
        }
    }
    pairings
}

impl MissingSheets {
    /// Returns which sheets of a pairing are missing.
    pub(crate) fn message(&self) -> Message {
        let name = |name: &Option<String>| Visible(name.as_deref().unwrap_or("?")).to_string();
        let sheets: Vec<String> = self.sheets.iter().map(|sheet| Visible(sheet).to_string()).collect();
        message!(
            "compare-missing",
            round = u64::from(self.round.unwrap_or(0)),
            board = u64::from(self.board.unwrap_or(0)),
            white = name(&self.white),
            black = name(&self.black),
            count = sheets.len(),
            sheets = Arg::List(sheets)
        )
    }

    /// Writes it as a JSON line.
    pub(crate) fn write_json(&self, out: &mut Vec<u8>) {
        write_json_line(self, out);
    }
}

/// Finds the pairings with one sheet or none in a folder; `games` are the sheets of each game there. Returns none if
/// the pairings are unknown.
pub(crate) fn missing(
    games: &[Vec<usize>],
    sheets: &[FiledSheet],
    traits: &[SheetTraits],
    asked: Option<&AskedRound>,
) -> Vec<MissingSheets> {
    let own = |game: &[usize]| -> Vec<usize> {
        game.iter().copied().filter(|sheet| sheets.get(*sheet).is_some_and(|sheet| sheet.n_of_file == 1)).collect()
    };
    let paths = |own: &[usize]| own.iter().map(|sheet| sheets[*sheet].sheet.path().to_owned()).collect();
    let games = games.iter().filter(|game| !game.is_empty());
    let Some(asked) = asked else {
        // The records of boards show which games there are if sheets of such games are there.
        let of_boards = games.map(|game| (game, own(game))).filter(|(game, own)| own.len() < game.len());
        let of_boards: Vec<_> = of_boards.collect();
        if of_boards.iter().all(|(_, own)| own.is_empty()) {
            return Vec::new();
        }
        let fewer = of_boards.iter().filter(|(_, own)| own.len() < 2);
        return fewer
            .filter_map(|(game, own)| {
                let board = game.iter().find(|sheet| sheets[**sheet].n_of_file > 1)?;
                let SheetTraits { players: [white, black], round, board, .. } = &traits[*board];
                let (white, black) = (white.clone(), black.clone());
                Some(MissingSheets { r#type: TYPE, round: *round, board: *board, white, black, sheets: paths(own) })
            })
            .collect();
    };
    let games: Vec<Vec<usize>> = games.map(|game| own(game)).filter(|own| !own.is_empty()).collect();
    let mut rounds: Vec<u16> = asked.pairings.iter().map(|pairing| pairing.round).collect();
    rounds.sort_unstable();
    rounds.dedup();
    let mut of_round: Vec<(u16, Vec<Option<usize>>)> = Vec::new();
    for round in rounds {
        of_round.push((round, games.iter().map(|game| pairing_of(game, traits, asked, round)).collect()));
    }
    let n_fit = |(_, fits): &(u16, Vec<Option<usize>>)| fits.iter().flatten().count();
    let Some((round, fits)) = of_round.into_iter().max_by_key(n_fit) else { return Vec::new() };
    let mut missing = Vec::new();
    for (index, pairing) in asked.pairings.iter().enumerate().filter(|(_, pairing)| pairing.round == round) {
        let fitting = games.iter().zip(&fits).filter(|(_, fit)| **fit == Some(index));
        let of_pairing: Vec<usize> = fitting.flat_map(|(game, _)| game.iter().copied()).collect();
        if of_pairing.len() < 2 {
            let [white, black] = pairing.players.clone().map(Some);
            let sheets = paths(&of_pairing);
            missing.push(MissingSheets { r#type: TYPE, round: Some(round), board: None, white, black, sheets });
        }
    }
    missing
}

const TYPE: &str = "missing-sheets";

/// Finds the pairing of a round that the sheets of a game fit best. Returns `None` if they fit none, or two equally
/// well.
fn pairing_of(game: &[usize], traits: &[SheetTraits], asked: &AskedRound, round: u16) -> Option<usize> {
    let is_of_round = |sheet: &&usize| asked.round.is_some() || traits[**sheet].round.is_none_or(|own| own == round);
    let pairings = asked.pairings.iter().enumerate().filter(|(_, pairing)| pairing.round == round);
    let fit = |pairing: &PlayedPairing| {
        game.iter().filter(is_of_round).map(|sheet| traits[*sheet].fit(&pairing.players)).max().unwrap_or(0)
    };
    let fits: Vec<(u32, usize)> = pairings.map(|(index, pairing)| (fit(pairing), index)).collect();
    let (best, index) = fits.iter().copied().max_by_key(|(fit, _)| *fit).filter(|(fit, _)| *fit > 0)?;
    (fits.iter().filter(|(fit, _)| *fit == best).count() == 1).then_some(index)
}
