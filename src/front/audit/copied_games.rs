//! Which records are copies of others, as an audit finds them.

use std::collections::HashMap;

use crate::database::{GameIdentity, Names, copies};

use super::super::error::Error;
use super::gathering::Gathered;
use super::questions::temporary_file_failed;
use super::settings::Audit;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::pipeline::boardless::FileExtract;
use crate::front::pipeline::boardless_games::BOARDLESS_GAMES;
use crate::front::pipeline::collector::Discard;
use crate::front::pipeline::finding_form::FindingForm;
use crate::front::pipeline::run::run_job;

/// Knows which records are copies of fuller or earlier ones.
#[derive(Clone, Debug, Default)]
pub(crate) struct CopiedGames {
    /// For each copy, by its file and its number there, whether it has a part of the moves only.
    copies: HashMap<(usize, u64), bool>,
}

impl CopiedGames {
    /// Returns true if a record is a copy, by the number of its file and its own from 1.
    pub(crate) fn is_copy(&self, file: usize, record: u64) -> bool {
        self.copies.contains_key(&(file, record))
    }

    /// Returns true if a record is a copy that has a part of the moves only.
    pub(crate) fn is_contained(&self, file: usize, record: u64) -> bool {
        self.copies.get(&(file, record)) == Some(&true)
    }
}

/// Finds out which records certainly are copies of others; of each game, the fullest record is not one.
pub(crate) fn copied_games(inputs: Inputs, options: &Options) -> Result<CopiedGames, Error> {
    let audit = Audit::default().for_unique(false);
    let job = audit.job(FindingForm::Data, options);
    run_job(inputs, options, &job, &mut Discard)?;
    let gathered = job.take();
    let archive = &gathered.archive;
    let names = Names::of(archive);
    let identity = GameIdentity::of(archive, &names, audit.keys_in_memory, false).map_err(temporary_file_failed)?;
    let mut found = HashMap::new();
    for copy in copies::list(archive, &identity).iter().filter(|copy| !copy.is_doubtful) {
        let entry = archive.entry(copy.record);
        let Some(file) = gathered.files.get(entry.file as usize) else { continue };
        let is_contained = copy.is_contained(archive).map_err(temporary_file_failed)?;
        found.insert((*file, entry.record), is_contained);
    }
    found.extend(repeated(&gathered, job.boardless.take()));
    Ok(CopiedGames { copies: found })
}

/// Lists the records of games without a board that repeat an earlier one.
fn repeated(gathered: &Gathered, files: Vec<Box<dyn FileExtract>>) -> Vec<((usize, u64), bool)> {
    let files = gathered.in_order_of_files(files);
    let numbers: Vec<Option<usize>> = files.iter().map(|file| gathered.number_of_file(file.path())).collect();
    let numbered = |(file, record): (usize, u64)| Some(((numbers[file]?, record), false));
    BOARDLESS_GAMES.iter().flat_map(|game| game.repeated(&files)).filter_map(numbered).collect()
}
