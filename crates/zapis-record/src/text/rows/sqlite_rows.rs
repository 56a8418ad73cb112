//! The games of a database that zapis wrote, some of them at a time.

use std::io::{self, SeekFrom};
use std::path::Path;

use rusqlite::types::ValueRef;
use rusqlite::{Connection, OpenFlags};
use tempfile::{NamedTempFile, TempPath};

use super::super::compression::{Compression, PackedError};
use super::super::stored::{NotSetDown, Seekable};
use super::json_line::{write_number, write_text, write_whole};
use super::row_lines::{RowSource, unpacked};

/// The games of a database.
pub(super) struct SqliteRows {
    connection: Connection,
    select: String,
    last_id: i64,
    /// The copy that is read, deleted when it is no longer needed.
    _copy: Option<TempPath>,
}

/// Columns that are the numbers of rows of other tables.
const OF_OTHERS: [&str; 4] = ["id", "event_id", "white_id", "black_id"];
/// What these rows say of a game.
const JOINED: &str = "event.name AS event, event.site AS site, white.name AS white, black.name AS black, \
                      white.fide_id AS white_fide_id, black.fide_id AS black_fide_id";
const ROWS_AT_ONCE: usize = 256;

impl SqliteRows {
    pub(super) fn open(mut file: Seekable, path: Option<&Path>) -> io::Result<Self> {
        let copy = if path.is_some() {
            None
        } else {
            let no_room = |error| io::Error::other(NotSetDown(error));
            let (mut to, name) = NamedTempFile::new().map_err(no_room)?.into_parts();
            file.seek(SeekFrom::Start(0))?;
            io::copy(&mut file, &mut to)?;
            Some(name)
        };
        let path = path.or(copy.as_deref()).unwrap_or(Path::new(""));
        let opened = || {
            let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
            let connection = Connection::open_with_flags(path, flags)?;
            connection.pragma_update(None, "trusted_schema", false)?;
            let names = column_names(&connection)?;
            Ok((connection, names))
        };
        let (connection, names) =
            unpacked(Compression::Sqlite, || opened().map_err(|error: rusqlite::Error| said(&error)))?;
        if !names.iter().any(|name| name == "white_id") || !names.iter().any(|name| name == "moves") {
            return Err(PackedError::NotOfZapis.into());
        }
        let own = names.iter().filter(|name| !OF_OTHERS.contains(&name.as_str()));
        let own: Vec<String> = own.map(|name| format!(", games.\"{}\"", name.replace('"', "\"\""))).collect();
        let own = own.concat();
        let select = format!(
            "SELECT games.id AS id, {JOINED}{own} FROM games LEFT JOIN events AS event ON event.id = event_id \
             LEFT JOIN players AS white ON white.id = white_id LEFT JOIN players AS black ON black.id = black_id \
             WHERE games.id > ? ORDER BY games.id LIMIT {ROWS_AT_ONCE}"
        );
        Ok(Self { connection, select, last_id: i64::MIN, _copy: copy })
    }

    fn add_rows(&mut self, out: &mut Vec<u8>) -> rusqlite::Result<usize> {
        let mut statement = self.connection.prepare_cached(&self.select)?;
        let names: Vec<String> = statement.column_names().map(str::to_owned).collect();
        let mut rows = statement.query([self.last_id])?;
        let mut n_rows = 0;
        while let Some(row) = rows.next()? {
            self.last_id = row.get(0)?;
            n_rows += 1;
            out.push(b'{');
            for (at, name) in names.iter().enumerate().skip(1) {
                if at > 1 {
                    out.push(b',');
                }
                write_text(name.as_bytes(), out);
                out.push(b':');
                match row.get_ref(at)? {
                    ValueRef::Integer(number) => write_whole(number, out),
                    ValueRef::Real(number) => write_number(number, out),
                    ValueRef::Text(text) => write_text(text, out),
                    ValueRef::Null | ValueRef::Blob(_) => out.extend_from_slice(b"null"),
                }
            }
            out.extend_from_slice(b"}\n");
        }
        Ok(n_rows)
    }
}

impl RowSource for SqliteRows {
    fn next_rows(&mut self, out: &mut Vec<u8>) -> Result<bool, String> {
        self.add_rows(out).map(|n_rows| n_rows > 0).map_err(|error| said(&error))
    }
}

/// Returns the names of the columns of the table of games; an empty list if there is no such table.
fn column_names(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    let mut statement = connection.prepare("SELECT name FROM pragma_table_info('games')")?;
    let names = statement.query_map([], |row| row.get(0))?;
    names.collect()
}

fn said(error: &rusqlite::Error) -> String {
    error.to_string()
}
