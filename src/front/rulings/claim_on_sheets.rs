//! Rules on a claim by all sheets of its game, compared with each other.

use crate::l10n::{Message, message};
use crate::render::{Compared, ComparedPly, EntryStanding, MistakeBefore, MistakeReading, letter};
use crate::scoresheet::HowSure;

use super::player_claim::PlayerClaim;
use super::ruling_job::{Ruled, RulingJob, no_ruling};
use crate::front::error::Error;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::options::search_limits::SearchLimits;
use crate::front::options::show_as::ShowAs;
use crate::front::pipeline::collector::Discard;
use crate::front::pipeline::run::run_job;
use crate::front::sheets::compare_run::{CompareEvent, CompareRun};
use crate::front::sheets::compare_sheets::joined;

/// Returns true if a claim is about the game of several sheets: files that are named side by side, none of whose records is
/// chosen.
pub(crate) fn is_about_sheets(inputs: &Inputs, claim: &PlayerClaim) -> bool {
    claim.record.is_none() && inputs.named_folders.is_empty() && inputs.all.len() + inputs.errors.len() > 1
}

/// Rules on a claim by the game reconciled from its sheets, and returns what is worth knowing besides: what the headings say
/// differently, what was passed over.
pub(crate) fn rule_on_sheets(
    inputs: Inputs,
    claim: &PlayerClaim,
    options: &Options,
    shown: Option<ShowAs>,
) -> Result<(Ruled, Vec<Message>), Error> {
    let (game, notes) = game_of_sheets(inputs, options)?;
    let mistake = mistake_before(&game, claim.n_before());
    let job = RulingJob::new(claim, shown)?.by_sheets(mistake);
    let mut files: Vec<&str> = game.paths.iter().map(String::as_str).collect();
    files.dedup();
    let record = Inputs::bytes(joined(&files, " + "), game.pgn);
    // Options about how sheets are written do not apply to the reconciled game.
    let options = RulingJob::options(options).encoding("auto")?.letters("auto")?;
    let done = run_job(record, &options, &job, &mut Discard)?;
    match job.into_ruled(done.is_whole())? {
        Some(ruled) => Ok((ruled, notes)),
        None => Err(no_ruling(done.unread())),
    }
}

/// Compares the sheets of one game.
fn game_of_sheets(inputs: Inputs, options: &Options) -> Result<(Compared, Vec<Message>), Error> {
    let mut run = CompareRun::new(inputs, SearchLimits::default(), options, None)?;
    let (mut games, mut notes) = (Vec::new(), Vec::new());
    while let Some(event) = run.next_event() {
        match event {
            CompareEvent::Game(compared) => games.push(compared.data),
            CompareEvent::Unread(unread) => return Err(Error::Read(unread)),
            CompareEvent::Refused(reason) => return Err(Error::Usage(reason)),
            CompareEvent::Skipped(note) | CompareEvent::Note(note) => notes.push(note),
            CompareEvent::Missing(missing) => notes.push(missing.message()),
        }
    }
    let count = games.len();
    match <[Compared; 1]>::try_from(games) {
        Ok([mut game]) => {
            if let Some(reason) = game.reason.take() {
                return Err(Error::Usage(reason));
            }
            let notes = [notes, std::mem::take(&mut game.notes)].concat();
            Ok((game, notes))
        }
        Err(_) => Err(Error::Usage(message!("claims-one-record", count = count))),
    }
}

/// Returns the differences between the sheets before a claim.
fn mistake_before(game: &Compared, n_before: u32) -> MistakeBefore {
    let before = || game.plies.iter().filter(|ply| ply.ply <= n_before);
    let readings = before().filter_map(|ply| {
        let written = written_otherwise(ply)?;
        Some(MistakeReading {
            ply: ply.ply,
            number: ply.number,
            side: ply.side,
            written: Some(written),
            read: ply.san.clone(),
            confidence: ply.confidence,
        })
    });
    let blocks = game.blocks.iter().filter(|block| block.plies.0 <= n_before && block.kind != "ended");
    let ends = (0..game.paths.len()).filter_map(|sheet| {
        let has_ended =
            |ply: &&ComparedPly| ply.entries.get(sheet).is_some_and(|entry| entry.standing == EntryStanding::Ended);
        let first = before().find(has_ended)?;
        Some(message!("ruling-sheet-ends", sheet = letter(sheet).to_string(), ply = first.ply - 1))
    });
    MistakeBefore {
        readings: readings.collect(),
        besides: blocks.map(|block| block.reason.clone()).chain(ends).collect(),
        sheets: game.paths.clone(),
        is_sure: before().all(|ply| ply.how_sure == HowSure::Sure && !ply.is_open),
    }
}

/// Lists the entries of sheets that have another move: `A: Nf5; B: –`. Returns `None` if all sheets that reach the ply
/// have the move, or if a block explains the differences.
fn written_otherwise(ply: &ComparedPly) -> Option<String> {
    if ply.is_in_block {
        return None;
    }
    let other = |standing| match standing {
        EntryStanding::Kept => ply.is_open,
        EntryStanding::NotBegun | EntryStanding::Ended => false,
        _ => true,
    };
    let written = ply.entries.iter().enumerate().filter(|(_, entry)| other(entry.standing));
    let written: Vec<String> = written
        .map(|(sheet, entry)| format!("{}: {}", letter(sheet), entry.written.as_deref().unwrap_or("–")))
        .collect();
    Some(written.join("; ")).filter(|written| !written.is_empty())
}
