//! Records of bridge as a table, one deal a row.

use crate::findings::Finding;
use crate::game::Game;
use crate::render::{DEAL_COLUMNS, DealColumn, Located, TextStyle, deal_csv_head, write_deal_csv, write_text};

use super::batch_output::BatchOutput;
use super::bridge::{BridgeGame, BridgeWanted, GamesWanted};
use super::by_name;
use super::convert::Converted;
use super::error::Error;
use super::inputs::Inputs;
use super::options::Options;
use super::run::run_job;
use super::work::{Job, JobOf, View};

/// A table of deals, with its columns.
#[derive(Clone, Debug)]
pub struct DealTable {
    columns: Vec<DealColumn>,
}

impl Default for DealTable {
    fn default() -> Self {
        Self { columns: DEAL_COLUMNS.to_vec() }
    }
}

impl DealTable {
    /// Chooses columns, in this order: `board`, `contract`, `score_ns`; `all` and `usual` are all columns.
    ///
    /// # Errors
    ///
    /// Fails for an unknown name.
    pub fn fields(mut self, names: &[impl AsRef<str>]) -> Result<Self, Error> {
        self.columns.clear();
        for name in names.iter().map(AsRef::as_ref) {
            match DEAL_COLUMNS.iter().find(|column| column.name == name) {
                Some(column) => self.columns.push(*column),
                None if matches!(name, "all" | "usual") => self.columns.extend(DEAL_COLUMNS),
                None => {
                    let known = DEAL_COLUMNS.iter().map(|column| column.name).chain(["all", "usual"]);
                    return Err(by_name::unknown_field(name, known));
                }
            }
        }
        Ok(self)
    }

    /// Returns the question that writes the table; findings are written for people in a style, or returned.
    #[must_use]
    pub const fn job(self, text: Option<TextStyle>) -> ExportingDeals {
        ExportingDeals { table: self, text }
    }
}

/// Exports records of bridge as a table in CSV, one deal a row, as `zapis export --format csv --rows deals` does.
///
/// # Errors
///
/// Fails if memory cannot be written to.
///
/// ```
/// use zapis::{DealTable, Options};
/// let pbn = "[Board \"7\"]\n[Dealer \"S\"]\n[Vulnerable \"All\"]\n[Declarer \"S\"]\n[Contract \"4S\"]\n[Result \"10\"]\n";
/// let table = DealTable::default().fields(&["board", "contract", "score_ns"])?;
/// let written = zapis::export_deals(pbn, &table, &Options::default())?;
/// assert_eq!(String::from_utf8_lossy(&written.bytes), "board,contract,score_ns\r\n7,4S,620\r\n");
/// # Ok::<(), zapis::Error>(())
/// ```
pub fn export_deals(inputs: impl Into<Inputs>, table: &DealTable, options: &Options) -> Result<Converted, Error> {
    let job = table.clone().job(None);
    let (done, mut exported) = run_job(inputs.into(), options, &job, Converted::default())?;
    exported.end(&done);
    Ok(exported)
}

/// A table of deals, written while records are read.
pub struct ExportingDeals {
    table: DealTable,
    /// How findings are written for people; `None` if they are returned.
    text: Option<TextStyle>,
}

impl Job for ExportingDeals {
    type Item = Finding;

    /// Returns the header of the rows; the rows of ranges can be joined, so only the first has it.
    fn head(&self, options: &Options) -> String {
        if options.range.contains(0) { deal_csv_head(&self.table.columns) } else { String::new() }
    }

    fn finding(&self, located: &Located<'_>, output: &mut BatchOutput<Finding>) {
        match &self.text {
            Some(style) => write_text(located, style, &mut output.messages),
            None => output.items.push(located.to_finding(true)),
        }
    }

    fn bridge(&self) -> BridgeWanted {
        BridgeWanted { is_read: true, is_all: true, games: GamesWanted::WithFindings }
    }

    fn made_finding(&self, finding: Finding, output: &mut BatchOutput<Finding>) {
        // Rows name their findings.
        if self.text.is_none() {
            output.items.push(finding);
        }
    }

    fn game_of_bridge(&self, game: BridgeGame<'_>, output: &mut BatchOutput<Finding>) {
        if game.record.tags.is_empty() {
            return;
        }
        write_deal_csv(&game.timeline(), &self.table.columns, &mut output.results);
        output.results.pass_on();
    }
}

impl<G: Game> JobOf<G> for ExportingDeals {
    fn record(&self, _: &View<'_, G>, _: &mut BatchOutput<Finding>) {}
}
