//! The question what differs between two versions, answered record by record.

use std::cell::{OnceCell, RefCell};

use crate::render::{DifferenceCounts, write_json_line, write_summary_json};

use super::super::error::Error;
use super::gather_versions::GatherVersions;
use super::versions::{Versions, WrittenVersion};
use crate::front::games::page_games::WantedGames;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::options::show_as::ShowAs;
use crate::front::pipeline::question::{Answered, Part, Streams, ToStreams};
use crate::front::pipeline::run::{RunReport, run_job};

/// How many bytes are collected before they are given to the stream.
const AT_ONCE: usize = 1 << 16;

/// Asks which records of an archive are new, gone and changed since an old version of it, and which of them are written.
pub struct Differing {
    old: RefCell<Inputs>,
    show: ShowAs,
    with_games: bool,
    versions: OnceCell<Versions>,
}

impl Differing {
    /// Asks what differs from an old version. The answer is given over the new one.
    pub fn since(old: impl Into<Inputs>, show: ShowAs) -> Self {
        Self { old: RefCell::new(old.into()), show, with_games: false, versions: OnceCell::new() }
    }

    /// Adds the games that differ to the JSON lines, for a page on which they are played through.
    #[must_use]
    pub fn with_games(self, with_games: bool) -> Self {
        Self { with_games, ..self }
    }

    /// Returns how many records are new, gone, changed and the same, once it is answered.
    #[must_use]
    pub fn counts(&self) -> DifferenceCounts {
        self.versions.get().map(|versions| versions.counts).unwrap_or_default()
    }

    /// Writes the records that only one version has, as stored, once it is answered; `inputs` lists the files of that version.
    /// Returns how many they are.
    ///
    /// # Errors
    ///
    /// Fails if something can no longer be read as it was, or the writer fails.
    pub fn write(
        &self,
        which: WrittenVersion,
        inputs: &dyn Fn() -> Inputs,
        options: &Options,
        write: &mut dyn FnMut(&[u8]) -> Result<(), Error>,
    ) -> Result<u64, Error> {
        self.versions.get().map_or(Ok(0), |versions| versions.write(which, inputs, options, write))
    }
}

impl Answered for Differing {
    fn answer(&self, new: Inputs, options: &Options, streams: &mut dyn Streams) -> Result<RunReport, Error> {
        let old = self.old.take();
        let again = if self.with_games { old.again().zip(new.again()) } else { None };
        let len = [&old, &new].map(|version| version.stored_len(options));
        streams.begin(len[0].zip(len[1]).map(|(old, new)| old + new));
        let job = GatherVersions::new();
        let mut report = run_job(old, options, &job, &mut ToStreams(streams))?;
        job.go_on_with_new();
        report.add(run_job(new, options, &job, &mut ToStreams(streams))?);
        streams.read(&report);
        let versions = options.on_own_threads(|| Versions::of(job))?;
        let (mut out, mut wanted) = (Vec::new(), WantedGames::default());
        let mut give = |out: &mut Vec<u8>, least: usize| {
            if out.len() < least {
                return Ok(());
            }
            let given = Part::give(out, |part| streams.results(part));
            out.clear();
            given
        };
        for record in 0..versions.archive().len() {
            let Some(difference) = versions.difference(record)? else { continue };
            match self.show {
                ShowAs::Text => difference.write_text(options.language, &mut out),
                ShowAs::Json => write_json_line(&difference, &mut out),
            }
            if self.with_games {
                wanted.add(&difference);
            }
            give(&mut out, AT_ONCE)?;
        }
        if let Some((old, new)) = again {
            wanted.write(old.and(new), options, &mut out, |out| give(out, AT_ONCE))?;
        }
        if self.show == ShowAs::Json {
            write_summary_json(&versions.counts, &report.passed_over, options.language, &mut out);
        }
        give(&mut out, 1)?;
        // A question is answered once.
        let _ = self.versions.set(versions);
        Ok(report)
    }
}
