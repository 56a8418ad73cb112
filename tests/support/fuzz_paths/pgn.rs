//! The whole path of any bytes: decode, read, replay, find, render in every way, rewrite, and read the same again.

use zapis::chess::{Alphabet, parse_fen};
use zapis_check::findings::date::CalendarDay;
use zapis_check::findings::{DateOrder, Draft, Laws, Severity, Subject};
use zapis_play::game::{Chess, Notation, ProblemKind};
use zapis_play::replay::{Keep, Replay, ReplayOptions, Replayer};
use zapis_record::l10n::Language;
use zapis_record::record::split::Pieces;
use zapis_record::record::{IssueKind, Next, Record, RecordReader, Tape};
use zapis_record::text::{EncodingChoice, decode};
use zapis_render::render::{
    DeferredBuffer, Drop, Lines, Located, PgnStyle, SourceFile, TextStyle, Timeline, write_concise, write_csv,
    write_epd, write_finding_json, write_pgn, write_text, write_timeline,
};

use super::reading::{self, EXPORT, in_style};
use super::{layout, tape};

/// Sends bytes down the path.
pub(crate) fn path(bytes: &[u8]) {
    tape::check(bytes);
    render_all(bytes);
    rewrite(bytes);
}

/// Renders every finding and every timeline.
pub(crate) fn render_all(bytes: &[u8]) {
    let game = Chess::default();
    let mut replayer = Replayer::new(
        game.clone(),
        ReplayOptions { alphabet: None, keep_notes: true, keep: Keep::Plies },
        Alphabet::ENGLISH,
    );
    let mut hasty = Replayer::new(
        game.clone(),
        ReplayOptions { alphabet: None, keep_notes: false, keep: Keep::Plies },
        Alphabet::ENGLISH,
    );
    let mut tape = Tape::default();
    for (start, piece) in Pieces::new(bytes) {
        let decoded = decode(piece, EncodingChoice::Auto, None);
        let offset = start as u64;
        let lines = Lines::new(bytes, 0);
        let source = SourceFile::new("x", &decoded, offset, &lines, start, false);
        let mut reader = RecordReader::new(&decoded.text);
        loop {
            match reader.next_record(&mut tape) {
                Next::End => break,
                Next::Text => continue,
                Next::Record => {}
            }
            let record = Record { text: &decoded.text, tape: &tape };
            let replay = replayer.replay(&record);
            let subject = Subject {
                game: &game,
                record,
                replay,
                laws: Laws::ByDate,
                today: CalendarDay::today(),
                notes: true,
                places: None,
                date_order: &DateOrder::default,
            };
            let findings = subject.findings();
            render_findings(&findings, record, &source, piece.len());
            check_hasty(&game, record, hasty.replay(&record), &subject, &findings);
            let timeline = Timeline {
                game: &game,
                record,
                index: 0,
                replay,
                findings: &findings,
                source: &source,
                opening: replay.opening(&game),
                edition: Laws::ByDate.edition_for(&game, &record, CalendarDay::today()),
            };
            render_timeline(&timeline);
        }
    }
}

/// Without notes everything else is the same, and nothing is missed if a record is taken as one without findings.
fn check_hasty(game: &Chess, record: Record<'_>, replay: &Replay<Chess>, full: &Subject<'_, Chess>, all: &[Draft]) {
    let hasty = Subject {
        game,
        record,
        replay,
        laws: Laws::ByDate,
        today: CalendarDay::today(),
        notes: false,
        places: None,
        date_order: &DateOrder::default,
    };
    let findings = hasty.findings();
    assert!(hasty.may_have_findings() || findings.is_empty(), "missed: {findings:?}");
    let grave: Vec<&Draft> = all.iter().filter(|finding| finding.severity > Severity::Note).collect();
    assert_eq!(findings.iter().collect::<Vec<_>>(), grave, "{:?}", record.text);
    assert_eq!(replay.plies, full.replay.plies, "{:?}", record.text);
    assert_eq!(replay.faults.len() + replay.notes as usize, full.replay.faults.len(), "{:?}", record.text);
}

fn render_findings(findings: &[Draft], record: Record<'_>, source: &SourceFile<'_>, piece_len: usize) {
    let styles = [TextStyle::new(false, 80), TextStyle::new(true, 40)];
    for finding in findings {
        assert!(finding.span.start <= finding.span.end, "{finding:?}");
        assert!(record.text.get(finding.span.range()).is_some(), "{finding:?} cuts a character of {:?}", record.text);
        for language in Language::ALL {
            let message = finding.message.in_language(language);
            assert!(!message.is_empty() && !message.contains('\n'), "{finding:?}");
        }
        let located = Located { finding, record: Some(record), index: 0, source, players: None };
        let (start, length) = located.stored_range();
        assert!(
            start >= source.stored_offset(0) && start + length <= source.stored_offset(0) + piece_len as u64,
            "{finding:?}"
        );
        for (style, colors) in styles.iter().zip([false, true]) {
            let shown = shown(|buffer| write_text(&located, style, buffer));
            let allowed = |c: char| c == '\n' || (colors && c == '\u{1b}');
            assert!(shown.chars().all(|c| allowed(c) || !c.is_control()), "{shown:?}");
        }
        let line = shown(|buffer| write_concise(&located, buffer));
        let body = line.strip_suffix('\n').expect("a line");
        assert!(!body.contains(char::is_control), "{line:?}");
        let json = shown(|buffer| write_finding_json(&located, buffer));
        let value: serde_json::Value = serde_json::from_str(&json).expect("findings are JSON");
        assert_eq!(value["name"], finding.rule.name);
        assert!(value["line"].as_u64() >= Some(1) && value["column"].as_u64() >= Some(1), "{json}");
    }
}

fn render_timeline(timeline: &Timeline<'_, Chess>) {
    let json = shown(|buffer| write_timeline(timeline, buffer));
    assert!(!json.contains('\n'), "a timeline is one line: {json}");
    let value: serde_json::Value = serde_json::from_str(&json).unwrap_or_else(|error| panic!("{error}: {json}"));
    let plies = value["plies"].as_array().expect("plies");
    assert_eq!(plies.len(), timeline.replay.main_plies as usize, "{json}");
    assert_eq!(value["findings"].as_array().map(Vec::len), Some(timeline.findings.len()));
    let csv = shown(|buffer| write_csv(timeline, buffer));
    let rows = csv_rows(&csv);
    assert_eq!(rows.len(), plies.len(), "{csv:?}");
    for (row, ply) in rows.iter().zip(plies) {
        assert_eq!(row.len(), 11, "{row:?}");
        assert_eq!(Some(row[10].as_str()), ply["fen"].as_str(), "{row:?}");
        assert_eq!(Some(row[4].as_str()), ply["ply"].as_u64().map(|ply| ply.to_string()).as_deref(), "{row:?}");
    }
    let epd = shown(|buffer| write_epd(timeline, buffer));
    let n_positions = plies.len() + usize::from(timeline.replay.start.position.is_some());
    assert_eq!(epd.lines().count(), n_positions, "{epd}");
    for (line, ply) in epd.lines().skip(1).zip(plies) {
        let fields: Vec<&str> = line.split(' ').take(4).collect();
        let fen = ply["fen"].as_str().expect("a FEN");
        assert!(fen.starts_with(&fields.join(" ")) && parse_fen(fields.join(" ")).is_ok(), "{line}");
    }
}

/// Parses a table by RFC 4180.
fn csv_rows(table: &str) -> Vec<Vec<String>> {
    let (mut rows, mut row, mut field) = (Vec::new(), Vec::new(), String::new());
    let mut characters = table.chars().peekable();
    let mut is_quoted = false;
    while let Some(character) = characters.next() {
        match character {
            '"' if is_quoted && characters.next_if_eq(&'"').is_some() => field.push('"'),
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => row.push(std::mem::take(&mut field)),
            '\r' if !is_quoted && characters.next_if_eq(&'\n').is_some() => {
                row.push(std::mem::take(&mut field));
                rows.push(std::mem::take(&mut row));
            }
            _ => field.push(character),
        }
    }
    assert!(!is_quoted && row.is_empty() && field.is_empty(), "{table:?} ends inside a row");
    rows
}

fn shown(write: impl FnOnce(&mut DeferredBuffer)) -> String {
    let mut buffer = DeferredBuffer::default();
    write(&mut buffer);
    let mut out = Vec::new();
    buffer.write_to(&mut out, 0).expect("memory takes everything");
    String::from_utf8(out).expect("everything is written as UTF-8")
}

/// Rewrites every record and reads it again: the same moves, no spelling mistakes, and no further change.
fn rewrite(bytes: &[u8]) {
    let game = Chess::default();
    let styles = [EXPORT, in_style(Notation::Lan, Alphabet::ENGLISH), in_style(Notation::Uci, Alphabet::ENGLISH)];
    reading::visit(bytes, None, |record, replay| {
        let moves: Vec<_> = replay.plies.iter().map(|ply| (ply.depth, ply.mv)).collect();
        let is_played = replay
            .start
            .problems
            .iter()
            .all(|problem| !matches!(problem.kind, ProblemKind::OtherGame | ProblemKind::UnknownGame));
        let has_start = replay.start.position.is_some();
        for style in styles {
            let mut out = Vec::new();
            write_pgn(&game, record, replay, style, &mut out);
            let text = String::from_utf8_lossy(&out);
            layout::check(&text);
            let again = reading::read(&out, None);
            // Words of an unknown game are written unchanged, and may be read differently in a new layout: a result
            // among them ends the record.
            if !is_played {
                continue;
            }
            assert_eq!(again.len(), 1, "not one record: {text:?}");
            assert_eq!(again[0].moves, moves, "from {:?} to {text:?}", record.text);
            // A record is a fragment by its numbers: a word that is not a move may become a comment, and the number
            // with it.
            if replay.fragment.is_none() {
                assert_eq!(again[0].has_start, has_start, "from {:?} to {text:?}", record.text);
            }
            let harmless = |kind| match kind {
                // A variation before the first move is kept in place.
                IssueKind::VariationBeforeMove => true,
                _ => false,
            };
            let issues: Vec<_> = again[0].issues.iter().filter(|issue| !harmless(issue.kind)).collect();
            assert!(issues.is_empty(), "{issues:?} in {text:?} from {:?}", record.text);
            let third = reading::rewrite(&out, None, style);
            assert_eq!(String::from_utf8_lossy(&third[0]), text, "from {:?}", record.text);
        }
        let mut bare = Vec::new();
        let drop = Drop { comments: true, variations: true, nags: true, clocks: true };
        write_pgn(&game, record, replay, PgnStyle { drop, ..EXPORT }, &mut bare);
        layout::check(&String::from_utf8_lossy(&bare));
        let main: Vec<_> = moves.iter().filter(|(depth, _)| *depth == 0).copied().collect();
        assert_eq!(reading::read(&bare, None)[0].moves, main, "from {:?}", record.text);
    });
}
