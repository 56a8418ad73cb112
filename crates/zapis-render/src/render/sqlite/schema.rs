//! The tables, indexes and views.

/// The name of the schema, with its version.
pub const SQLITE_SCHEMA: &str = "zapis.sqlite/1";
/// The version alone, as in `PRAGMA user_version`.
pub const SQLITE_VERSION: i32 = 1;

/// The settings during writing. There is no rollback journal: an incomplete database is never returned.
pub(super) const SETTINGS: &str = "
PRAGMA page_size = 8192;
PRAGMA journal_mode = OFF;
PRAGMA synchronous = OFF;
PRAGMA locking_mode = EXCLUSIVE;
PRAGMA cache_size = -65536;
PRAGMA application_id = 2053206121;
";

/// The tables of every database.
pub(super) const TABLES: &str = "
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;
CREATE TABLE players (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    fide_id INTEGER
);
CREATE UNIQUE INDEX players_name ON players (name, coalesce(fide_id, 0));
CREATE TABLE events (
    id INTEGER PRIMARY KEY,
    name TEXT,
    site TEXT,
    starts TEXT,
    ends TEXT,
    kind TEXT,
    complete INTEGER,
    contestants INTEGER,
    games INTEGER,
    rounds INTEGER
);
CREATE INDEX events_name ON events (name, site);
CREATE TABLE findings (
    id INTEGER PRIMARY KEY,
    game_id INTEGER,
    path TEXT NOT NULL,
    record INTEGER,
    line INTEGER,
    column INTEGER,
    first_byte INTEGER,
    last_byte INTEGER,
    ply INTEGER,
    side TEXT,
    code TEXT NOT NULL,
    name TEXT NOT NULL,
    severity TEXT NOT NULL,
    message TEXT NOT NULL,
    help TEXT,
    written TEXT,
    count INTEGER NOT NULL,
    event TEXT,
    fingerprint TEXT,
    json TEXT NOT NULL
);
CREATE TABLE related (
    finding_id INTEGER NOT NULL REFERENCES findings,
    number INTEGER NOT NULL,
    path TEXT NOT NULL,
    record INTEGER,
    line INTEGER,
    role TEXT NOT NULL,
    game_id INTEGER,
    PRIMARY KEY (finding_id, number)
) WITHOUT ROWID;
";

/// Indexes and views for the most common queries of findings.
pub(super) const OF_FINDINGS: &str = "
CREATE INDEX findings_name ON findings (name);
CREATE INDEX findings_record ON findings (path, record);
CREATE INDEX findings_event ON findings (event) WHERE event IS NOT NULL;
CREATE VIEW finding_counts AS
    SELECT code, name, severity, sum(count) AS findings, count(DISTINCT path || ':' || record) AS records
    FROM findings GROUP BY code, name, severity ORDER BY findings DESC;
";

/// Indexes and views for the most common queries of games.
pub(super) const OF_GAMES: &str = "
CREATE INDEX games_white ON games (white_id);
CREATE INDEX games_black ON games (black_id);
CREATE INDEX games_event ON games (event_id);
CREATE INDEX games_date ON games (date);
CREATE INDEX games_eco ON games (eco_played);
CREATE INDEX games_fingerprint ON games (fingerprint);
CREATE INDEX games_record ON games (path, record);
CREATE INDEX findings_game ON findings (game_id);
CREATE VIEW game_list AS
    SELECT games.id, events.name AS event, events.site AS site, games.date, games.round, white.name AS white,
        black.name AS black, games.result_tag AS result, games.plies, games.eco_played AS eco, games.path, games.record
    FROM games
    LEFT JOIN events ON events.id = games.event_id
    LEFT JOIN players AS white ON white.id = games.white_id
    LEFT JOIN players AS black ON black.id = games.black_id;
CREATE VIEW player_scores AS
    SELECT players.id, players.name, players.fide_id, count(*) AS games,
        sum(points = 1) AS wins, sum(points = 0.5) AS draws, sum(points = 0) AS losses, sum(points) AS points
    FROM (
        SELECT white_id AS player,
            CASE result_tag WHEN '1-0' THEN 1 WHEN '1/2-1/2' THEN 0.5 WHEN '0-1' THEN 0 END AS points FROM games
        UNION ALL
        SELECT black_id,
            CASE result_tag WHEN '0-1' THEN 1 WHEN '1/2-1/2' THEN 0.5 WHEN '1-0' THEN 0 END FROM games
    ) JOIN players ON players.id = player
    GROUP BY players.id;
CREATE VIEW copies AS
    SELECT fingerprint, count(*) AS games, min(id) AS first_game FROM games
    WHERE plies > 0 GROUP BY fingerprint HAVING count(*) > 1;
";

/// Joins related places with their games; of records with the same path and number the first counts.
pub(super) const OF_RELATED: &str = "
UPDATE related SET game_id = (
    SELECT id FROM games WHERE games.path = related.path AND games.record = related.record ORDER BY id LIMIT 1
) WHERE record IS NOT NULL;
";

/// Joins the findings of an audit with their games.
pub(super) const OF_AUDIT: &str = "
UPDATE findings SET game_id = (
    SELECT id FROM games WHERE games.path = findings.path AND games.record = findings.record ORDER BY id LIMIT 1
) WHERE record IS NOT NULL;
";

/// The players of the events of an audit.
pub(super) const ENTRIES: &str = "
CREATE TABLE entries (
    event_id INTEGER NOT NULL REFERENCES events,
    player_id INTEGER NOT NULL REFERENCES players,
    rating INTEGER,
    PRIMARY KEY (event_id, player_id)
) WITHOUT ROWID;
";
