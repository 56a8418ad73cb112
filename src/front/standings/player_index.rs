//! All players of some records, with their spellings, games, years, ratings and FIDE IDs.

use std::io;
use std::sync::{Mutex, PoisonError};

use crate::database::{
    ArchiveRecords, EventList, EventWalk, EventsWanted, GameIdentity, IndexedPlayer, Names, PlayerTally,
};
use crate::game::Game;
use crate::l10n::{Message, message};
use crate::render::{Located, player_index_text, write_json_line, write_player_csv};
use crate::replay::Keep;

use super::GatherRecords;
use crate::front::error::Error;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::pipeline::batch_output::BatchOutput;
use crate::front::pipeline::collector::Discard;
use crate::front::pipeline::job::{InFile, Job, JobNeeds, JobOf};
use crate::front::pipeline::question::{AsJob, as_jobs};
use crate::front::pipeline::run::run_job;
use crate::front::pipeline::view::View;
use crate::front::unread::Unread;

/// All players of some records.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct PlayerIndex {
    /// The players, by name.
    pub players: Vec<IndexedPlayer>,
    /// What could not be read, or not to its end.
    pub unread: Vec<Unread>,
    /// What was passed over because it holds no records of games.
    pub skipped: Vec<Message>,
}

impl PlayerIndex {
    /// Writes the table for people; safe to show on a terminal.
    #[must_use]
    pub fn to_text(&self, options: &Options) -> String {
        player_index_text(&self.players, options.width, options.language)
    }

    /// Writes the table as CSV (RFC 4180).
    #[must_use]
    pub fn to_csv(&self) -> String {
        let mut out = Vec::new();
        write_player_csv(&self.players, &mut out);
        String::from_utf8_lossy(&out).into_owned()
    }

    /// Writes a JSON line for each player.
    pub fn write_json(&self, out: &mut Vec<u8>) {
        for player in &self.players {
            write_json_line(player, out);
        }
    }
}

/// Lists all players of some records, as `zapis standings --list-players` does.
///
/// Names are taken as one player if they are spellings of one name (in another order or alphabet), have the same FIDE
/// ID, or occur in records of the same games, unless IDs or years contradict that. Other names that differ in initials
/// or omissions are different players.
///
/// # Errors
///
/// Fails if a run cannot continue; unreadable inputs are listed.
///
/// ```
/// use zapis::Options;
/// let pgn = "[White \"Tal, Mikhail\"]\n[Black \"Keres, Paul\"]\n\n1. e4 *\n\n[White \"Таль, Михаил\"]\n[Black \"?\"]\n\n1. e4 *\n";
/// let index = zapis::player_index(pgn, &Options::default())?;
/// let tal = &index.players[1];
/// assert_eq!((tal.name.as_str(), tal.games, tal.spellings.len()), ("Tal, Mikhail", 2, 2));
/// # Ok::<(), zapis::Error>(())
/// ```
pub fn player_index(inputs: impl Into<Inputs>, options: &Options) -> Result<PlayerIndex, Error> {
    let job = GatherPlayers::default();
    let done = run_job(inputs.into(), options, job.as_job(), &mut Discard)?;
    Ok(PlayerIndex { unread: done.unread(), skipped: done.skipped, ..options.on_own_threads(|| job.index())? })
}

/// How many keys of records are sorted in memory at once.
const KEYS_IN_MEMORY: usize = 8 << 20;

/// Counts the players of all records on any thread, and gathers the records: several records of one game show which
/// names are one player's.
#[derive(Default)]
pub struct GatherPlayers {
    tally: Mutex<PlayerTally>,
    records: GatherRecords,
}

impl GatherPlayers {
    /// Returns the list of players.
    ///
    /// # Errors
    /// Fails where a temporary file cannot be written.
    pub fn index(self) -> Result<PlayerIndex, Error> {
        let archive = self.records.into_archive();
        let names = Names::of(&archive);
        let identity = GameIdentity::of(&archive, &names, KEYS_IN_MEMORY, false)
            .map_err(|error| Error::Write { place: message!("temporary-file"), error })?;
        let mut of_same_games = Vec::new();
        let (archive, names, identity, wanted) = (&archive, &names, &identity, EventsWanted::All);
        let records = ArchiveRecords { archive, names, identity, ranks: &[], wanted };
        let mut walk = EventWalk::new(&records, &EventList::default());
        while let Some(events) = walk.next_events(&records) {
            of_same_games.extend(events.into_iter().flat_map(|(event, _)| event.same_names));
        }
        let tally = self.tally.into_inner().unwrap_or_else(PoisonError::into_inner);
        Ok(PlayerIndex { players: tally.players(&of_same_games), ..PlayerIndex::default() })
    }
}

as_jobs!(GatherPlayers);

impl Job for GatherPlayers {
    fn needs(&self) -> JobNeeds {
        JobNeeds { keep: Keep::MainMoves, ..JobNeeds::default() }
    }

    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput) {}

    fn in_order(&self, output: &mut BatchOutput, place: InFile<'_>) -> io::Result<()> {
        self.records.in_order(output, place)
    }
}

impl<G: Game> JobOf<G> for GatherPlayers {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput) {
        self.records.record(view, output);
        let tag = |name: &str| view.record.tag_text(name).unwrap_or_default();
        let date = Some(tag("Date")).filter(|date| date.starts_with(|c: char| c.is_ascii_digit()));
        let date = date.unwrap_or_else(|| tag("UTCDate"));
        let seats = [["White", "WhiteFideId", "WhiteElo"], ["Black", "BlackFideId", "BlackElo"]];
        let seats = seats.map(|names| names.map(tag));
        let mut tally = self.tally.lock().unwrap_or_else(PoisonError::into_inner);
        for [name, fide_id, rating] in &seats {
            tally.count(name, fide_id, rating, &date);
        }
    }
}

impl PlayerIndex {
    /// Says how many players and spellings there are.
    #[must_use]
    pub fn message(&self) -> Message {
        let spellings: usize = self.players.iter().map(|player| player.spellings.len()).sum();
        message!("players-summary", players = self.players.len(), spellings = spellings)
    }
}
