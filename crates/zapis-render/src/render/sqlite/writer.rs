//! Writes a database: games, players, events and findings.

use std::fmt::Write as _;
use std::io;

use hashbrown::HashMap;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, ToSql, params, params_from_iter};

use crate::findings::Finding;
use crate::l10n::Language;

use super::super::table::{CellKind, ChosenColumns, PlainCell, RowKind, TableRows, plain_rows};
use super::failure::failed;
use super::made_file::MadeFile;
use super::schema::{
    ENTRIES, OF_AUDIT, OF_FINDINGS, OF_GAMES, OF_RELATED, SETTINGS, SQLITE_SCHEMA, SQLITE_VERSION, TABLES,
};
use crate::render::archives::found_event::{FoundEvent, kind_name_of};
use crate::render::findings::finding_json::write_finding_object;
use crate::render::layout::deferred_buffer::DeferredBuffer;

/// The content of a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SqliteContent {
    /// Games, their players and events, and the findings of each.
    Games,
    /// The games and findings of a whole audit, its events and their players.
    Audit,
}

/// Game columns that are not columns of the table: players, events and findings have tables of their own.
const APART: [&str; 7] = ["event", "site", "white", "black", "white_fide_id", "black_fide_id", "findings"];

/// The maximum number of players or events cached.
const MAX_KNOWN: usize = 1 << 16;

/// Writes a database into a temporary file.
pub struct SqliteWriter {
    connection: Connection,
    file: MadeFile,
    language: Language,
    content: SqliteContent,
    insert_game: String,
    /// The numbers of recent players and events.
    players: HashMap<(String, Option<i64>), i64>,
    events: HashMap<[Option<String>; 2], i64>,
    n_players: i64,
    n_events: i64,
    n_games: i64,
    n_findings: i64,
    /// The last games added: their first number and those of their records.
    last_games: (i64, Vec<i64>),
    /// How much the numbers of games are above those of their records, in an audit.
    above_cards: i64,
    /// The number of events from the tags of games.
    n_tag_events: i64,
}

/// A complete database, to be read from its beginning.
pub struct SqliteFile(MadeFile);

impl io::Read for SqliteFile {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.read(buffer)
    }
}

impl ToSql for PlainCell<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Self::Nothing => ValueRef::Null,
            Self::Whole(number) => ValueRef::Integer(*number),
            Self::Text(text) => ValueRef::Text(text.as_bytes()),
        }))
    }
}

impl SqliteWriter {
    /// Returns the required columns of game rows: all except keys for other engines and whole records.
    #[must_use]
    pub fn columns() -> ChosenColumns {
        let names = RowKind::Games.columns().iter().map(|column| column.name);
        let names: Vec<&str> = names.filter(|name| !["copy_keys", "text"].contains(name)).collect();
        ChosenColumns::named(RowKind::Games, &names).unwrap_or_else(|_| ChosenColumns::usual(RowKind::Games))
    }

    /// Begins a database, with messages in a language.
    ///
    /// # Errors
    ///
    /// Fails if no temporary file can be created.
    pub fn new(content: SqliteContent, language: Language) -> io::Result<Self> {
        let (mut file, connection) = MadeFile::begin(SETTINGS)?;
        connection.execute_batch("BEGIN").map_err(failed)?;
        file.hide()?;
        connection.execute_batch(TABLES).map_err(failed)?;
        if content == SqliteContent::Audit {
            connection.execute_batch(ENTRIES).map_err(failed)?;
        }
        let (create, insert_game) = games_table();
        connection.execute_batch(&create).map_err(failed)?;
        let (players, events) = (HashMap::new(), HashMap::new());
        let mut writer = Self {
            connection,
            file,
            language,
            content,
            insert_game,
            players,
            events,
            n_players: 0,
            n_events: 0,
            n_games: 0,
            n_findings: 0,
            last_games: (0, Vec::new()),
            above_cards: 0,
            n_tag_events: 0,
        };
        writer.set("schema", SQLITE_SCHEMA)?;
        Ok(writer)
    }

    /// Stores a property of the database.
    ///
    /// # Errors
    ///
    /// Fails if `SQLite` does, as all functions here.
    pub fn set(&mut self, key: &str, value: &str) -> io::Result<()> {
        let set = "INSERT OR REPLACE INTO meta VALUES (?, ?)";
        self.connection.execute(set, params![key, value]).map_err(failed).map(|_| ())
    }

    /// Adds the games of a batch, in rows of [`columns`](Self::columns).
    ///
    /// # Errors
    ///
    /// See [`set`](Self::set).
    pub fn push_games(&mut self, rows: &TableRows) -> io::Result<()> {
        let fields = Self::columns();
        let place = |name: &str| fields.columns().position(|column| column.name == name);
        let [event, site, white, black, white_id, black_id, record] =
            ["event", "site", "white", "black", "white_fide_id", "black_fide_id", "record"].map(place);
        let is_kept: Vec<bool> = fields.columns().map(|column| !APART.contains(&column.name)).collect();
        self.last_games = (self.n_games + 1, Vec::new());
        let insert = std::mem::take(&mut self.insert_game);
        plain_rows(&fields, rows, |cells| {
            let text = |at: Option<usize>| match at.and_then(|at| cells.get(at)) {
                Some(PlainCell::Text(text)) => Some(text.as_ref()),
                _ => None,
            };
            let whole = |at: Option<usize>| match at.and_then(|at| cells.get(at)) {
                Some(PlainCell::Whole(number)) => Some(*number),
                _ => None,
            };
            let own = [
                self.event([text(event), text(site)])?,
                self.player(text(white), whole(white_id))?,
                self.player(text(black), whole(black_id))?,
            ];
            self.n_games += 1;
            self.last_games.1.extend(whole(record));
            let number = Some(self.n_games);
            let own = [number, own[0], own[1], own[2]].map(|id| id.map_or(PlainCell::Nothing, PlainCell::Whole));
            let kept = cells.iter().zip(&is_kept).filter(|(_, is_kept)| **is_kept).map(|(cell, _)| cell);
            let mut statement = self.connection.prepare_cached(&insert).map_err(failed)?;
            statement.execute(params_from_iter(own.iter().chain(kept))).map_err(failed)?;
            Ok::<_, io::Error>(())
        })?;
        self.insert_game = insert;
        Ok(())
    }

    /// Adds a finding; after the rows of the batch of its record.
    ///
    /// # Errors
    ///
    /// See [`set`](Self::set).
    pub fn push_finding(&mut self, finding: &Finding) -> io::Result<()> {
        self.n_findings += 1;
        let Finding { location, rule, .. } = finding;
        let whole = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
        // The findings of an audit come after the games of other batches, and are joined to theirs at the end.
        let record = location.record.filter(|_| self.content == SqliteContent::Games);
        let game = record.and_then(|record| {
            let at = self.last_games.1.binary_search(&whole(record)).ok()?;
            Some(self.last_games.0 + i64::try_from(at).ok()?)
        });
        let mut json = DeferredBuffer::new(self.language);
        write_finding_object(finding, &mut json);
        let json = String::from_utf8_lossy(&json.bytes).into_owned();
        let insert = "INSERT INTO findings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
        let mut statement = self.connection.prepare_cached(insert).map_err(failed)?;
        let line = location.line_and_column;
        statement
            .execute(params![
                self.n_findings,
                game,
                location.path,
                location.record.map(whole),
                line.map(|(line, _)| whole(line)),
                line.map(|(_, column)| whole(column)),
                location.bytes.as_ref().map(|bytes| whole(bytes.start)),
                location.bytes.as_ref().map(|bytes| whole(bytes.end)),
                location.ply,
                location.side.map(crate::game::Side::name),
                rule.code,
                rule.name,
                finding.severity.name(),
                finding.message.in_language(self.language),
                finding.help.as_ref().map(|help| help.in_language(self.language)),
                finding.written,
                whole(finding.count),
                finding.event,
                finding.fingerprint.map(|number| format!("{number:016x}")),
                json,
            ])
            .map_err(failed)?;
        let insert = "INSERT INTO related VALUES (?, ?, ?, ?, ?, ?, NULL)";
        let mut statement = self.connection.prepare_cached(insert).map_err(failed)?;
        for (number, related) in (1_i64..).zip(&finding.related) {
            let place = &related.location;
            let (record, line) = (place.record.map(whole), place.line_and_column.map(|(line, _)| whole(line)));
            let role = related.role.in_language(self.language);
            statement.execute(params![self.n_findings, number, place.path, record, line, role]).map_err(failed)?;
        }
        Ok(())
    }

    /// Notes which record the first of the games taken last has.
    pub fn note_cards(&mut self, first_card: u32) {
        self.above_cards = self.last_games.0 - i64::from(first_card);
        self.n_tag_events = self.n_events;
    }

    /// Adds an event of an audit, with its players and the records of its games.
    ///
    /// # Errors
    ///
    /// See [`set`](Self::set).
    pub fn push_event(&mut self, found: &FoundEvent) -> io::Result<()> {
        self.n_events += 1;
        let (number, event) = (self.n_events, &found.event);
        let written = |text: &str| Some(text).filter(|text| !text.is_empty()).map(str::to_owned);
        let whole = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        let insert = "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
        let mut statement = self.connection.prepare_cached(insert).map_err(failed)?;
        statement
            .execute(params![
                number,
                written(&event.name),
                written(&event.city),
                written(&event.start),
                written(&event.end),
                kind_name_of(found),
                found.is_complete,
                whole(found.n_contestants),
                whole(found.n_games),
                found.n_rounds,
            ])
            .map_err(failed)?;
        drop(statement);
        let mut statement =
            self.connection.prepare_cached("UPDATE games SET event_id = ? WHERE id = ?").map_err(failed)?;
        for record in &found.records {
            statement.execute(params![number, i64::from(*record) + self.above_cards]).map_err(failed)?;
        }
        drop(statement);
        for player in &event.players {
            let fide_id = player.fide_id.trim().parse().ok();
            let Some(id) = self.player(Some(player.name.as_str()), fide_id)? else { continue };
            let insert = "INSERT OR IGNORE INTO entries VALUES (?, ?, ?)";
            let mut statement = self.connection.prepare_cached(insert).map_err(failed)?;
            statement.execute(params![number, id, player.rating]).map_err(failed)?;
        }
        Ok(())
    }

    /// Writes that a record is a copy of another, and so belongs to its event; both are record numbers. Call it after
    /// all events.
    ///
    /// # Errors
    ///
    /// See [`set`](Self::set).
    pub fn push_copy(&mut self, copy: u32, fullest: u32) -> io::Result<()> {
        let of = |record: u32| i64::from(record) + self.above_cards;
        let update = "UPDATE games SET event_id = fullest.event_id FROM games AS fullest \
             WHERE games.id = ?1 AND fullest.id = ?2 AND fullest.event_id > ?3 AND ifnull(games.event_id, 0) <= ?3";
        let mut statement = self.connection.prepare_cached(update).map_err(failed)?;
        statement.execute(params![of(copy), of(fullest), self.n_tag_events]).map_err(failed).map(|_| ())
    }

    /// Finishes the database: creates its indexes and views.
    ///
    /// # Errors
    ///
    /// See [`set`](Self::set).
    pub fn finish(mut self) -> io::Result<SqliteFile> {
        self.connection.execute_batch(OF_FINDINGS).map_err(failed)?;
        self.connection.execute_batch(OF_GAMES).map_err(failed)?;
        self.connection.execute_batch(OF_RELATED).map_err(failed)?;
        if self.content == SqliteContent::Audit {
            self.connection.execute_batch(OF_AUDIT).map_err(failed)?;
            let unused = "DELETE FROM events WHERE id <= ? AND id NOT IN \
                 (SELECT event_id FROM games WHERE event_id IS NOT NULL)";
            self.connection.execute(unused, [self.n_tag_events]).map_err(failed)?;
        }
        // The version marks the database as complete.
        self.connection.pragma_update(None, "user_version", SQLITE_VERSION).map_err(failed)?;
        self.connection.execute_batch("COMMIT").map_err(failed)?;
        self.connection.close().map_err(|(_, error)| failed(error))?;
        self.file.rewind()?;
        Ok(SqliteFile(self.file))
    }

    /// Returns the number of a player, adding unknown ones.
    fn player(&mut self, name: Option<&str>, fide_id: Option<i64>) -> io::Result<Option<i64>> {
        let Some(name) = name else { return Ok(None) };
        if self.players.len() > MAX_KNOWN {
            self.players.clear();
        }
        let key = (name.to_owned(), fide_id);
        if let Some(known) = self.players.get(&key) {
            return Ok(Some(*known));
        }
        let ask = "SELECT id FROM players WHERE name = ? AND coalesce(fide_id, 0) = coalesce(?, 0)";
        let number = if let Some(known) = self.asked(ask, params![name, fide_id])? {
            known
        } else {
            self.n_players += 1;
            let insert = "INSERT INTO players VALUES (?, ?, ?)";
            let mut statement = self.connection.prepare_cached(insert).map_err(failed)?;
            statement.execute(params![self.n_players, name, fide_id]).map_err(failed)?;
            self.n_players
        };
        self.players.insert(key, number);
        Ok(Some(number))
    }

    /// Returns the number of the event of a game, adding unknown ones.
    fn event(&mut self, [name, site]: [Option<&str>; 2]) -> io::Result<Option<i64>> {
        if name.is_none() && site.is_none() {
            return Ok(None);
        }
        if self.events.len() > MAX_KNOWN {
            self.events.clear();
        }
        let key = [name, site].map(|text| text.map(str::to_owned));
        if let Some(known) = self.events.get(&key) {
            return Ok(Some(*known));
        }
        let ask = "SELECT id FROM events WHERE name IS ? AND site IS ?";
        let number = if let Some(known) = self.asked(ask, params![name, site])? {
            known
        } else {
            self.n_events += 1;
            let insert = "INSERT INTO events (id, name, site) VALUES (?, ?, ?)";
            let mut statement = self.connection.prepare_cached(insert).map_err(failed)?;
            statement.execute(params![self.n_events, name, site]).map_err(failed)?;
            self.n_events
        };
        self.events.insert(key, number);
        Ok(Some(number))
    }

    fn asked(&self, ask: &str, of: impl rusqlite::Params) -> io::Result<Option<i64>> {
        let mut statement = self.connection.prepare_cached(ask).map_err(failed)?;
        let mut rows = statement.query(of).map_err(failed)?;
        let Some(row) = rows.next().map_err(failed)? else { return Ok(None) };
        row.get(0).map(Some).map_err(failed)
    }
}

/// Returns the statements that create the table of games and insert a row.
fn games_table() -> (String, String) {
    let mut create = String::from(
        "CREATE TABLE games (id INTEGER PRIMARY KEY, event_id INTEGER REFERENCES events, \
         white_id INTEGER REFERENCES players, black_id INTEGER REFERENCES players",
    );
    let mut insert = String::from("INSERT INTO games VALUES (?, ?, ?, ?");
    let fields = SqliteWriter::columns();
    for column in fields.columns().filter(|column| !APART.contains(&column.name)) {
        let kind = match column.kind {
            CellKind::Whole32 | CellKind::Whole64 | CellKind::Code | CellKind::Flag => "INTEGER",
            _ => "TEXT",
        };
        // Writing into memory cannot fail.
        let _ = write!(create, ", \"{}\" {kind}", column.name);
        insert.push_str(", ?");
    }
    (create + ")", insert + ")")
}
