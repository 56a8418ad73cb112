//! Standings written in a form, for people and for programs.

use std::collections::HashMap;

use crate::l10n::{Message, message};
use crate::render::{TextStyle, write_event_lines, write_event_text, write_summary_json};
use crate::tournament::trf;

use super::super::error::Error;
use super::ranked_events::{MAX_NAMES, RankedEvents};
use crate::front::games::page_games::{EventCell, write_event_games};
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::pipeline::run::RunReport;
#[cfg(feature = "bridge")]
use crate::render::deals::SittingStandings;

/// The form of standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StandingsForm {
    /// For people.
    Text {
        /// Whether it has colors.
        colors: bool,
        /// The number of columns.
        width: usize,
    },
    /// JSON lines.
    Json,
    /// JSON lines for a page, in which each contestant is explained and games are played through.
    Page,
    /// A table.
    Csv,
    /// A report file of FIDE, of one event.
    Report(trf::Version),
}

impl RankedEvents {
    /// Writes the standings in a form, and explains those of the contestants that `explain` names. `inputs` are read again for
    /// the games of a page; `report` is what the run came to. Returns what a report file has no room for as well.
    ///
    /// # Errors
    ///
    /// Fails if no contestant is named so, or a report file would hold several events.
    pub fn written(
        &self,
        form: StandingsForm,
        explain: Option<&str>,
        (inputs, report): (Option<Inputs>, &RunReport),
        options: &Options,
    ) -> Result<(Vec<u8>, Vec<Message>), Error> {
        let language = options.language;
        if matches!(form, StandingsForm::Report(_)) {
            self.only_event()?;
        }
        let explains = match explain {
            Some(name) => self.contestants_named(name)?,
            // On a page each line unfolds.
            None if form == StandingsForm::Page => {
                self.events.iter().map(|event| (0..event.field.contestants.len()).collect()).collect()
            }
            None => vec![Vec::new(); self.events.len()],
        };
        let (mut out, mut notes) = (Vec::new(), Vec::new());
        for (event, explains) in self.events.iter().zip(&explains) {
            match form {
                StandingsForm::Text { colors, width } => {
                    separate(&mut out);
                    let style = TextStyle::new(colors, width);
                    write_event_text(&event.view(), explains, &event.findings, &style, language, &mut out);
                }
                StandingsForm::Json | StandingsForm::Page => {
                    write_event_lines(&event.view(), explains, &event.findings, language, &mut out);
                }
                StandingsForm::Csv | StandingsForm::Report(_) => {}
            }
        }
        if form == StandingsForm::Csv && !self.events.is_empty() {
            out.extend(self.to_csv().into_bytes());
        }
        #[cfg(feature = "bridge")]
        self.write_sittings(form, explain, options, &mut out);
        match form {
            StandingsForm::Text { .. } | StandingsForm::Csv => {}
            StandingsForm::Json | StandingsForm::Page => {
                if let Some(inputs) = inputs.filter(|_| form == StandingsForm::Page) {
                    write_event_games(inputs, &self.cells(), options, &mut out);
                }
                write_summary_json(&self.summary, &report.passed_over, language, &mut out);
            }
            StandingsForm::Report(version) => {
                let mut report = self.only_event()?.to_trf(version);
                report.losses.truncate(MAX_NAMES);
                if !report.losses.is_empty() {
                    notes.push(message!("standings-report-lost", what = report.losses));
                }
                notes.extend(report.notes);
                out.extend(report.text.into_bytes());
            }
        }
        Ok((out, notes))
    }

    /// Returns the games of the events, by their files and lines.
    fn cells(&self) -> HashMap<(&str, u64), EventCell<'_>> {
        let mut cells = HashMap::new();
        for event in &self.events {
            let name = |player: usize| event.event.players.get(player).map_or("?", |player| player.name.as_str());
            for game in &event.games {
                let (white, black) = (name(game.pairing.white), name(game.pairing.black));
                let path = self.files.get(game.file as usize).map_or("", String::as_str);
                let cell = EventCell { event: &event.event.name, round: game.pairing.round, white, black };
                cells.insert((path, game.line), cell);
            }
        }
        cells
    }

    #[cfg(feature = "bridge")]
    fn write_sittings(&self, form: StandingsForm, explain: Option<&str>, options: &Options, out: &mut Vec<u8>) {
        let explained =
            |sitting: &SittingStandings| explain.map(|name| sitting.contestants_named(name)).unwrap_or_default();
        match form {
            StandingsForm::Text { width, .. } => {
                for sitting in &self.sittings {
                    separate(out);
                    out.extend(sitting.to_text(&explained(sitting), width, options.language).into_bytes());
                }
            }
            StandingsForm::Json | StandingsForm::Page => {
                self.sittings.iter().for_each(|sitting| sitting.write_json(&explained(sitting), out));
            }
            StandingsForm::Csv if !self.sittings.is_empty() => {
                out.extend(SittingStandings::to_csv(&self.sittings).into_bytes());
            }
            StandingsForm::Csv | StandingsForm::Report(_) => {}
        }
    }
}

/// Separates two tables by a blank line.
fn separate(out: &mut Vec<u8>) {
    if !out.is_empty() {
        out.push(b'\n');
    }
}
