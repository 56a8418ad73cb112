//! A report as one self-contained HTML page: the JSON lines of a command, compressed, and a script that displays them.
//! Nothing is loaded, and text of records only becomes text.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, Write};

use clap::ValueEnum;
use data_encoding::BASE64;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use html_escape::encode_text;
use serde::Serialize;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use zapis::Visible;
use zapis::{Language, Message, message};
use zapis::{Rule, Severity};

use super::whole_blocks::WholeBlocks;
use zapis::DiagramStyle;

const STYLE: &str = include_str!("../../../web/report.css");
const SCRIPT: &str =
    concat!("\"use strict\";\n", include_str!("../../../web/board.js"), include_str!("../../../web/report.js"));
/// The maximum number of findings listed for readers without scripts.
const MAX_LISTED: usize = 200;

/// The colors of a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum PageTheme {
    /// Those that the reader's system prefers
    #[default]
    Auto,
    /// Dark on light
    Light,
    /// Light on dark
    Dark,
}

/// The head of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PageHead {
    /// The command that wrote the report.
    pub command: &'static str,
    /// The language of its texts.
    pub language: Language,
    /// Its colors.
    pub theme: PageTheme,
}

/// A page that takes JSON lines, which are compressed as they arrive.
#[derive(Debug)]
pub(crate) struct ReportPage {
    head: PageHead,
    /// The number of the page and of all pages, if there are several with an index.
    of_several: Option<(usize, usize)>,
    /// The last line, which may be incomplete.
    line: Vec<u8>,
    /// Findings and differences in words, for readers without scripts.
    listed: Vec<String>,
    n_listed: usize,
    /// The names of the findings, each with its meaning.
    rules: BTreeMap<&'static str, String>,
    packed: WholeBlocks<DeflateEncoder<Vec<u8>>>,
}

#[derive(Serialize)]
struct PageWords<'a> {
    command: &'a str,
    words: BTreeMap<&'static str, String>,
    rules: &'a BTreeMap<&'static str, String>,
}

impl ReportPage {
    /// Begins a page.
    #[must_use]
    pub(crate) fn new(head: PageHead) -> Self {
        let packed = WholeBlocks::new(DeflateEncoder::new(Vec::new(), Compression::default()));
        Self {
            head,
            of_several: None,
            line: Vec::new(),
            listed: Vec::new(),
            n_listed: 0,
            rules: BTreeMap::new(),
            packed,
        }
    }

    /// Sets the page number and adds a link to the index.
    pub(crate) const fn set_number(&mut self, number: usize, of: usize) {
        self.of_several = Some((number, of));
    }

    /// Finishes the page and returns it.
    ///
    /// # Errors
    /// Fails if compression does; writing into memory cannot.
    pub(crate) fn take(&mut self) -> io::Result<String> {
        self.end_of_line();
        let PageHead { command, language, .. } = self.head;
        let words = PageWords { command, words: words(language), rules: &self.rules };
        // The data must not contain `<`, which could end the script.
        let words = serde_json::to_string(&words)?.replace('<', "\\u003c");
        let data = BASE64.encode(&self.packed.end()?.reset(Vec::new())?);
        let mut page = opening(self.head, &format!("'{}'", hash_of(SCRIPT)));
        page.push_str("<p id=\"counts\"></p>\n");
        if let Some((number, of)) = self.of_several {
            let (all, said) = (message!("page-all-pages"), message!("page-number", number = number, of = of));
            let (all, said) = (all.in_language(language), said.in_language(language));
            let _ = writeln!(page, "<p><a href=\"index.html\">{}</a> · {}</p>", encode_text(&all), encode_text(&said));
        }
        page.push_str("</header>\n");
        let _ = writeln!(
            page,
            "<noscript><p>{}</p>\n<ol>",
            encode_text(&no_script(command, self.n_listed).in_language(language))
        );
        for line in &self.listed {
            let _ = writeln!(page, "<li>{}</li>", encode_text(line));
        }
        let _ = write!(
            page,
            "</ol></noscript>\n<main id=\"page\"></main>\n<svg width=\"0\" height=\"0\" aria-hidden=\"true\">{}</svg>\n\
             <script type=\"application/json\" id=\"words\">{words}</script>\n\
             <script type=\"application/octet-stream\" id=\"data\">{data}</script>\n\
             <script>{SCRIPT}</script>\n</body>\n</html>\n",
            DiagramStyle::piece_symbols(),
        );
        Ok(page)
    }

    /// Processes a complete line.
    fn end_of_line(&mut self) {
        let line = std::mem::take(&mut self.line);
        let is_difference = line.starts_with(b"{\"type\":\"difference\"");
        if !is_difference && !line.starts_with(b"{\"type\":\"finding\"") {
            return;
        }
        if is_difference && self.listed.len() >= MAX_LISTED {
            self.n_listed += 1;
            return;
        }
        let Ok(Value::Object(finding)) = serde_json::from_slice::<Value>(&line) else { return };
        if is_difference {
            self.list(&difference_in_words(&finding, self.head.language));
            return;
        }
        let text = |name: &str| finding.get(name).and_then(Value::as_str).unwrap_or_default();
        if let Some(rule) = Rule::by_name(text("name")) {
            self.rules.entry(rule.name).or_insert_with(|| rule.summary(self.head.language));
        }
        if self.listed.len() < MAX_LISTED {
            let place = finding.get("line").and_then(Value::as_u64).map_or_else(String::new, |line| format!(":{line}"));
            self.list(&format!("{}{place}: {}: {}", text("path"), text("name"), text("message")));
        } else {
            self.n_listed += 1;
        }
    }

    fn list(&mut self, said: &str) {
        self.n_listed += 1;
        self.listed.push(Visible(said).to_string());
    }
}

impl Write for ReportPage {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.packed.write_all(bytes)?;
        let mut rest = bytes;
        while let Some(end) = memchr::memchr(b'\n', rest) {
            self.line.extend_from_slice(&rest[..end]);
            self.end_of_line();
            rest = &rest[end + 1..];
        }
        self.line.extend_from_slice(rest);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Returns the beginning of a page, up to the heading; `scripts` is the policy for scripts.
pub(crate) fn opening(head: PageHead, scripts: &str) -> String {
    let theme = match head.theme {
        PageTheme::Auto => "auto",
        PageTheme::Light => "light",
        PageTheme::Dark => "dark",
    };
    let title = title(head.command).in_language(head.language);
    let title = encode_text(&title);
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\" data-theme=\"{theme}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; base-uri 'none'; form-action 'none'; \
         style-src '{}'; script-src {scripts}\">\n<meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<header><h1>{title}</h1>\n",
        head.language.code(),
        hash_of(STYLE),
    )
}

/// Returns the hash of an inline script or style for the Content-Security-Policy.
fn hash_of(text: &str) -> String {
    format!("sha256-{}", BASE64.encode(&Sha256::digest(text.as_bytes())))
}

fn title(command: &str) -> Message {
    match command {
        "repair" => message!("page-title-repair"),
        "compare" => message!("page-title-compare"),
        "claims" => message!("page-title-claims"),
        "standings" => message!("page-title-standings"),
        "export" => message!("page-title-export"),
        "diff" => message!("page-title-diff"),
        _ => message!("html-findings"),
    }
}

fn no_script(command: &str, count: usize) -> Message {
    if command == "diff" {
        message!("page-no-script-diff", count = count)
    } else {
        message!("page-no-script", count = count)
    }
}

/// Describes the difference of a game, with its place and players.
fn difference_in_words(difference: &Map<String, Value>, language: Language) -> String {
    let place = |version: &str| {
        let place = difference.get(version).and_then(Value::as_object)?;
        Some(format!("{}:{}", place.get("path")?.as_str()?, place.get("line")?))
    };
    let places: Vec<String> = ["old", "new"].into_iter().filter_map(place).collect();
    let players = difference.get("players").and_then(Value::as_array).into_iter().flatten();
    let players: Vec<&str> = players.filter_map(Value::as_str).collect();
    let kind = match difference.get("kind").and_then(Value::as_str) {
        Some("new") => message!("page-diff-new"),
        Some("gone") => message!("page-diff-gone"),
        _ => message!("page-diff-changed"),
    };
    format!("{}: {}: {}", kind.in_language(language), places.join(" → "), players.join(" – "))
}

/// Returns the texts of the page.
fn words(language: Language) -> BTreeMap<&'static str, String> {
    let all = [
        ("white", message!("page-white")),
        ("black", message!("page-black")),
        ("error", Severity::Error.message()),
        ("warning", Severity::Warning.message()),
        ("note", Severity::Note.message()),
        ("errors", message!("page-errors")),
        ("warnings", message!("page-warnings")),
        ("notes", message!("page-notes")),
        ("records", message!("page-records")),
        ("record", message!("page-record")),
        ("game", message!("page-game")),
        ("plies", message!("page-plies")),
        ("search", message!("page-search")),
        ("list", message!("page-list")),
        ("all", message!("page-all")),
        ("more", message!("page-more")),
        ("severity", message!("page-severity")),
        ("kind", message!("page-kind")),
        ("file", message!("page-file")),
        ("event", message!("page-event")),
        ("player", message!("page-player")),
        ("before", message!("page-before")),
        ("with", message!("page-with")),
        ("help", message!("page-help")),
        ("laws", message!("page-laws")),
        ("ruling", message!("page-ruling")),
        ("meaning", message!("page-meaning")),
        ("other", message!("page-other")),
        ("differs", message!("page-differs")),
        ("agreed", message!("page-agreed")),
        ("row", message!("page-row")),
        ("rows", message!("page-rows")),
        ("changed", message!("page-changed")),
        ("nothing", message!("page-nothing")),
        ("answered", message!("page-answered")),
        ("open", message!("page-open")),
        ("another", message!("page-another")),
        ("undo", message!("page-undo")),
        ("save", message!("page-save")),
        ("keys", message!("page-keys")),
        ("move", message!("page-move")),
        ("kept", message!("page-kept")),
        ("why", message!("page-why")),
        ("confidence", message!("page-confidence")),
        ("clocks", message!("page-clocks")),
        ("start", message!("page-start")),
        ("back", message!("page-back")),
        ("forward", message!("page-forward")),
        ("end", message!("page-end")),
        ("flip", message!("page-flip")),
        ("noboard", message!("page-no-board")),
        ("round", message!("page-round")),
        ("color", message!("page-color")),
        ("opponent", message!("page-opponent")),
        ("result", message!("page-result")),
        ("name", message!("page-name")),
        ("points", message!("page-points")),
        ("deal", message!("page-deal")),
        ("dealer", message!("page-dealer")),
        ("tricks", message!("page-tricks")),
        ("seat_N", message!("bridge-seat", seat = "N")),
        ("seat_E", message!("bridge-seat", seat = "E")),
        ("seat_S", message!("bridge-seat", seat = "S")),
        ("seat_W", message!("bridge-seat", seat = "W")),
        ("nothing_found", message!("page-nothing-found")),
        ("diff_new", message!("page-diff-new")),
        ("diff_gone", message!("page-diff-gone")),
        ("diff_changed", message!("page-diff-changed")),
        ("diff_same", message!("page-diff-same")),
        ("old", message!("page-old-version")),
        ("new", message!("page-new-version")),
        ("what_moves", message!("page-moves")),
        ("what_result", message!("page-result")),
        ("change", message!("page-change")),
        ("what_comments", message!("page-comments")),
        ("what_glyphs", message!("page-glyphs")),
        ("what_variations", message!("page-variations")),
        ("what_clocks", message!("page-clock-times")),
        ("what_evals", message!("page-evaluations")),
        ("nothing_differs", message!("page-nothing-differs")),
    ];
    all.into_iter().map(|(name, message)| (name, message.in_language(language))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_lists_findings_for_readers_without_scripts_and_holds_all_lines() {
        let head = PageHead { command: "validate", language: Language::English, theme: PageTheme::Dark };
        let mut page = ReportPage::new(head);
        let line =
            "{\"type\":\"finding\",\"name\":\"illegal-move\",\"path\":\"a.pgn\",\"line\":3,\"message\":\"<b>\"}\n";
        // Lines arrive in arbitrary pieces.
        for piece in line.as_bytes().chunks(7) {
            page.write_all(piece).unwrap();
        }
        page.write_all(b"{\"type\":\"summary\"}\n").unwrap();
        let page = page.take().unwrap();
        assert!(page.contains("<li>a.pgn:3: illegal-move: &lt;b&gt;</li>") && !page.contains("<b>"), "{page}");
        assert!(page.contains("data-theme=\"dark\"") && page.contains(&hash_of(SCRIPT)), "{page}");
        let packed = page.split("id=\"data\">").nth(1).unwrap().split('<').next().unwrap();
        let mut unpacked = String::new();
        let bytes = BASE64.decode(packed.as_bytes()).unwrap();
        io::Read::read_to_string(&mut flate2::read::DeflateDecoder::new(&bytes[..]), &mut unpacked).unwrap();
        assert_eq!(unpacked, line.to_owned() + "{\"type\":\"summary\"}\n");
    }
}
