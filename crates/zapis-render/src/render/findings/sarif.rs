//! Findings as SARIF 2.1.0, the exchange format for results of static analysis (OASIS, 2020).

use std::fmt::Write;

use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::findings::{Finding, Location, role_of, rules};
use crate::l10n::Language;

use crate::render::layout::deferred_buffer::DeferredBuffer;
use crate::text::write_json;

/// The separator before every result except the first.
pub const SARIF_SEPARATOR: &str = ",\n";

const SCHEMA: &str = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/// Returns the text before the results: the tool, and all its rules.
#[must_use]
pub fn sarif_head(language: Language) -> String {
    let of_rule = |rule: &&crate::findings::Rule| {
        json!({
            "id": rule.code,
            "name": rule.name,
            "shortDescription": { "text": rule.summary(language) },
            "help": { "text": rule.page(language), "markdown": rule.page(language) },
            "defaultConfiguration": { "level": rule.severity.name() },
        })
    };
    let driver = json!({
        "name": "zapis",
        "semanticVersion": env!("CARGO_PKG_VERSION"),
        "language": match language { Language::English => "en", Language::Russian => "ru" },
        "rules": rules::ALL.iter().map(of_rule).collect::<Vec<_>>(),
    });
    format!(
        "{{\"$schema\":\"{SCHEMA}\",\"version\":\"2.1.0\",\"runs\":[{{\"tool\":{{\"driver\":{driver}}},\
         \"columnKind\":\"unicodeCodePoints\",\"results\":[\n"
    )
}

/// Returns the text after the results: whether everything could be read.
#[must_use]
pub fn sarif_tail(is_whole: bool) -> String {
    format!("\n],\"invocations\":[{{\"executionSuccessful\":{is_whole}}}]}}]}}\n")
}

/// Writes a finding as a result, with the separator before it.
pub fn write_finding_sarif(finding: &Finding, buffer: &mut DeferredBuffer) {
    #[derive(Serialize)]
    #[serde(rename_all = "camelCase")]
    struct SarifResult<'a> {
        rule_id: &'a str,
        #[serde(skip_serializing_if = "Option::is_none")]
        rule_index: Option<usize>,
        level: &'a str,
        message: Value,
        locations: Vec<Value>,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        related_locations: Vec<Value>,
        #[serde(skip_serializing_if = "Option::is_none")]
        occurrence_count: Option<u64>,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        fixes: Vec<Value>,
    }
    let language = buffer.language;
    let mut text = finding.message.in_language(language);
    if let Some(help) = &finding.help {
        text.push('\n');
        text.push_str(&help.in_language(language));
    }
    let related = finding.related.iter().map(|related| {
        let mut place = location_of(&related.location);
        place.insert("message".to_owned(), json!({ "text": role_of(&related.role) }));
        Value::Object(place)
    });
    let result = SarifResult {
        rule_id: finding.rule.code,
        rule_index: rules::ALL.iter().position(|rule| *rule == finding.rule),
        level: finding.severity.name(),
        message: json!({ "text": text }),
        locations: vec![Value::Object(location_of(&finding.location))],
        related_locations: related.collect(),
        occurrence_count: (finding.count > 1).then_some(finding.count),
        fixes: fix_of(finding).into_iter().collect(),
    };
    buffer.push_str(SARIF_SEPARATOR);
    let mut object = Vec::new();
    write_json(&mut object, &result);
    object.pop();
    buffer.bytes.extend_from_slice(&object);
    buffer.push_str(",\"properties\":{");
    if let Some(record) = finding.location.record {
        buffer.push_str("\"record\":");
        buffer.record_number(record - 1);
    }
    let mut more = Map::new();
    if let Some(ply) = finding.location.ply {
        more.insert("ply".to_owned(), ply.into());
    }
    if let Some(players) = &finding.location.players {
        more.insert("players".to_owned(), json!(players));
    }
    if let Some(law) = finding.law {
        more.insert("laws".to_owned(), law.message().in_language(language).into());
    }
    for (at, (name, value)) in more.iter().enumerate() {
        if at > 0 || finding.location.record.is_some() {
            buffer.push_str(",");
        }
        write_json(&mut buffer.bytes, name);
        buffer.push_str(":");
        write_json(&mut buffer.bytes, value);
    }
    buffer.push_str("}}");
    buffer.pass_on();
}

fn location_of(location: &Location) -> Map<String, Value> {
    let mut region = Map::new();
    if let Some((line, column)) = location.line_and_column {
        region.insert("startLine".to_owned(), line.into());
        region.insert("startColumn".to_owned(), column.into());
    }
    if let Some(bytes) = &location.bytes {
        region.insert("byteOffset".to_owned(), bytes.start.into());
        region.insert("byteLength".to_owned(), bytes.end.saturating_sub(bytes.start).into());
    }
    let mut physical = Map::new();
    physical.insert("artifactLocation".to_owned(), json!({ "uri": uri(&location.path) }));
    if !region.is_empty() {
        physical.insert("region".to_owned(), Value::Object(region));
    }
    let mut place = Map::new();
    place.insert("physicalLocation".to_owned(), Value::Object(physical));
    place
}

/// Returns the replacement, in bytes of the file as stored.
fn fix_of(finding: &Finding) -> Option<Value> {
    let fix = finding.fix.as_ref()?;
    let replacement = |edit: &crate::findings::Edit| {
        let region = json!({
            "byteOffset": edit.bytes.start,
            "byteLength": edit.bytes.end.saturating_sub(edit.bytes.start),
        });
        json!({ "deletedRegion": region, "insertedContent": { "text": edit.text } })
    };
    let change = json!({
        "artifactLocation": { "uri": uri(&finding.location.path) },
        "replacements": fix.edits.iter().map(replacement).collect::<Vec<_>>(),
    });
    Some(json!({ "artifactChanges": [change] }))
}

/// Formats a path as a relative reference (RFC 3986), or a Windows path with a drive or a server as a `file` URI (RFC
/// 8089).
fn uri(path: &str) -> String {
    uri_of(path, cfg!(windows))
}

fn uri_of(path: &str, is_of_windows: bool) -> String {
    let mut uri = String::with_capacity(path.len());
    let mut rest = path;
    if is_of_windows {
        rest = rest.strip_prefix(r"\\?\").unwrap_or(rest);
        if let Some(server) = rest.strip_prefix(r"UNC\").filter(|_| rest != path).or_else(|| rest.strip_prefix(r"\\")) {
            uri.push_str("file://");
            rest = server;
        } else if let [drive, b':', b'\\' | b'/', ..] = rest.as_bytes()
            && drive.is_ascii_alphabetic()
        {
            uri.push_str("file:///");
            uri.push((*drive).into());
            uri.push(':');
            rest = &rest[2..];
        }
    }
    for byte in rest.bytes() {
        match byte {
            b'\\' if is_of_windows => uri.push('/'),
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => uri.push(byte.into()),
            byte => {
                let _ = write!(uri, "%{byte:02X}");
            }
        }
    }
    uri
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_of_every_system_become_references() {
        for (path, on_windows, elsewhere) in [
            ("games/a b.pgn", "games/a%20b.pgn", "games/a%20b.pgn"),
            (r"games\a.pgn", "games/a.pgn", "games%5Ca.pgn"),
            (r"C:\Chess\a.pgn", "file:///C:/Chess/a.pgn", "C%3A%5CChess%5Ca.pgn"),
            ("d:/a.pgn", "file:///d:/a.pgn", "d%3A/a.pgn"),
            (r"C:a.pgn", "C%3Aa.pgn", "C%3Aa.pgn"),
            (r"\\server\club\a.pgn", "file://server/club/a.pgn", "%5C%5Cserver%5Cclub%5Ca.pgn"),
            (r"\\?\C:\a.pgn", "file:///C:/a.pgn", "%5C%5C%3F%5CC%3A%5Ca.pgn"),
            (r"\\?\UNC\server\a.pgn", "file://server/a.pgn", "%5C%5C%3F%5CUNC%5Cserver%5Ca.pgn"),
            ("партии.pgn", "%D0%BF%D0%B0%D1%80%D1%82%D0%B8%D0%B8.pgn", "%D0%BF%D0%B0%D1%80%D1%82%D0%B8%D0%B8.pgn"),
            ("/games/a.pgn", "/games/a.pgn", "/games/a.pgn"),
        ] {
            assert_eq!(uri_of(path, true), on_windows, "{path}");
            assert_eq!(uri_of(path, false), elsewhere, "{path}");
        }
    }
}
