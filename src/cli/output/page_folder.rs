//! Findings that are too many for one page: pages of at most [`MOST`] each, by file, with an index that needs no
//! script.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;
use std::io::{self, Write};

use html_escape::{encode_double_quoted_attribute, encode_text};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde::Deserialize;

use zapis::Visible;
use zapis::{Message, message};

use super::report_page::{PageHead, ReportPage, opening};

/// The maximum number of findings on a page: as many as a browser draws in about a second.
const MOST: usize = 10_000;
/// The maximum number of events in the index: those with the most findings.
const MOST_EVENTS: usize = 200;

/// Takes JSON lines, and distributes them to pages.
#[derive(Debug)]
pub(crate) struct PageFolder {
    head: PageHead,
    /// The last line, which may be incomplete.
    line: Vec<u8>,
    pages: Vec<FolderPage>,
    files: FindingTally,
    events: FindingTally,
    kinds: FindingTally,
    /// Games by place, each a JSON line: the page that needs one is known at the end.
    games: HashMap<Place, Vec<u8>>,
    /// The event of the last game read.
    event: Option<(Place, String)>,
    summary: RunTotals,
}

/// A file and the number of a record in it.
type Place = (String, u64);

/// One page of several.
#[derive(Debug)]
struct FolderPage {
    page: ReportPage,
    counts: Counts,
    /// The games that its findings are about.
    wanted: HashSet<Place>,
}

/// Errors, warnings and notes.
type Counts = [u64; 3];

/// Findings counted by a common property, in order of first occurrence.
#[derive(Debug, Default)]
struct FindingTally {
    rows: Vec<(String, Counts, Vec<usize>)>,
    by_name: HashMap<String, usize>,
}

/// The part of a line that is read here.
#[derive(Deserialize)]
struct FolderLine<'a> {
    #[serde(default, borrow)]
    r#type: Cow<'a, str>,
    #[serde(default, borrow)]
    path: Cow<'a, str>,
    #[serde(default)]
    record: Option<u64>,
    #[serde(default, borrow)]
    name: Cow<'a, str>,
    #[serde(default, borrow)]
    severity: Cow<'a, str>,
    #[serde(default, borrow)]
    event: Option<Cow<'a, str>>,
    #[serde(default, borrow)]
    tags: Vec<(Cow<'a, str>, Cow<'a, str>)>,
    #[serde(default, borrow)]
    related: Vec<RelatedRecord<'a>>,
}

#[derive(Deserialize)]
struct RelatedRecord<'a> {
    #[serde(default, borrow)]
    path: Cow<'a, str>,
    #[serde(default)]
    record: Option<u64>,
}

/// The part of the summary line that is read here.
#[derive(Debug, Default, Deserialize)]
struct RunTotals {
    #[serde(default)]
    records: u64,
    #[serde(default)]
    plies: u64,
    #[serde(default)]
    passed_over: Vec<UnreadPath>,
}

#[derive(Debug, Deserialize)]
struct UnreadPath {
    path: String,
    why: String,
}

impl PageFolder {
    /// Begins a folder.
    #[must_use]
    pub(crate) fn new(head: PageHead) -> Self {
        Self {
            head,
            line: Vec::new(),
            pages: Vec::new(),
            files: FindingTally::default(),
            events: FindingTally::default(),
            kinds: FindingTally::default(),
            games: HashMap::new(),
            event: None,
            summary: RunTotals::default(),
        }
    }

    /// Finishes the pages and passes each with its name to `write`, the index last.
    ///
    /// # Errors
    /// Fails if compression or `write` does.
    pub(crate) fn write_pages(&mut self, mut write: impl FnMut(&str, &str) -> io::Result<()>) -> io::Result<()> {
        let of = self.pages.len();
        for (at, part) in std::mem::take(&mut self.pages).into_iter().enumerate() {
            let FolderPage { mut page, counts: [errors, warnings, notes], wanted } = part;
            let mut wanted: Vec<&Place> = wanted.iter().collect();
            wanted.sort_unstable();
            for game in wanted.into_iter().filter_map(|place| self.games.get(place)) {
                page.write_all(game)?;
            }
            writeln!(page, "{{\"type\":\"summary\",\"errors\":{errors},\"warnings\":{warnings},\"notes\":{notes}}}")?;
            page.set_number(at + 1, of);
            write(&page_name(at), &page.take()?)?;
        }
        write("index.html", &self.index())
    }

    /// Returns the index page.
    fn index(&mut self) -> String {
        let language = self.head.language;
        let said = |message: Message| message.in_language(language);
        let mut page = opening(self.head, "'none'");
        let RunTotals { records, plies, passed_over } = &self.summary;
        let _ = writeln!(
            page,
            "<p>{}: {records} · {}: {plies}</p>\n</header>\n<main>",
            encode_text(&said(message!("page-records"))),
            encode_text(&said(message!("page-plies")))
        );
        for UnreadPath { path, why } in passed_over {
            let said = format!("{}: {}", Visible(path), Visible(why));
            let _ = writeln!(page, "<p class=\"warning\">{}</p>", encode_text(&said));
        }
        if self.files.rows.is_empty() {
            let _ = writeln!(page, "<p>{}</p>", encode_text(&said(message!("page-nothing-found"))));
        }
        self.events.rows.sort_by_key(|(_, counts, _)| std::cmp::Reverse(counts.iter().sum::<u64>()));
        self.events.rows.truncate(MOST_EVENTS);
        self.kinds.rows.sort_by_key(|(_, counts, _)| std::cmp::Reverse(counts.iter().sum::<u64>()));
        let tables = [
            (message!("page-file"), "file", &self.files),
            (message!("page-event"), "event", &self.events),
            (message!("page-kind"), "kind", &self.kinds),
        ];
        for (name, key, tally) in tables {
            tally.write_table(&said(name), key, &said, &mut page);
        }
        page.push_str("</main>\n</body>\n</html>\n");
        page
    }

    /// Processes a complete line, and passes it to its page.
    fn end_of_line(&mut self) {
        let bytes = std::mem::take(&mut self.line);
        let Ok(line) = serde_json::from_slice::<FolderLine<'_>>(&bytes) else { return };
        let place = line.record.map(|record| (line.path.clone().into_owned(), record));
        match &*line.r#type {
            "summary" => self.summary = serde_json::from_slice(&bytes).unwrap_or_default(),
            "game" => {
                let Some(place) = place else { return };
                let event = line.tags.into_iter().find(|(name, _)| name == "Event");
                self.event = event.map(|(_, event)| (place.clone(), event.into_owned()));
                self.games.insert(place, bytes);
            }
            "finding" => {
                let at = self.page_of(&line.path);
                let severity = ["error", "warning"].iter().position(|known| *known == line.severity).unwrap_or(2);
                let of_game = self.event.as_ref().filter(|(of, _)| place.as_ref() == Some(of)).map(|(_, event)| event);
                if let Some(event) = line.event.as_deref().or(of_game.map(String::as_str)) {
                    self.events.add(event, severity, at);
                }
                self.files.add(&line.path, severity, at);
                self.kinds.add(&line.name, severity, at);
                let part = &mut self.pages[at];
                part.counts[severity] += 1;
                let related = line.related.iter().filter_map(|other| Some((other.path.to_string(), other.record?)));
                part.wanted.extend(place.into_iter().chain(related));
                // Writing into memory cannot fail.
                let _ = part.page.write_all(&bytes);
            }
            _ => {}
        }
    }

    /// Returns the page for one more finding of a file: the last one that has some of it, or the last of all, if there
    /// is room.
    fn page_of(&mut self, path: &str) -> usize {
        let last_of_file = self.files.by_name.get(path).and_then(|&row| self.files.rows[row].2.last().copied());
        let last = self.pages.len().checked_sub(1);
        let has_room = |at: &usize| self.pages[*at].counts.iter().sum::<u64>() < MOST as u64;
        last_of_file.filter(has_room).or(last.filter(has_room)).unwrap_or_else(|| {
            self.pages.push(FolderPage { page: ReportPage::new(self.head), counts: [0; 3], wanted: HashSet::new() });
            self.pages.len() - 1
        })
    }
}

impl Write for PageFolder {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for piece in bytes.split_inclusive(|byte| *byte == b'\n') {
            self.line.extend_from_slice(piece);
            if piece.ends_with(b"\n") {
                self.end_of_line();
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl FindingTally {
    fn add(&mut self, name: &str, severity: usize, page: usize) {
        let row = *self.by_name.get(name).unwrap_or(&self.rows.len());
        if row == self.rows.len() {
            self.by_name.insert(name.to_owned(), row);
            self.rows.push((name.to_owned(), [0; 3], Vec::new()));
        }
        let (_, counts, pages) = &mut self.rows[row];
        counts[severity] += 1;
        if !pages.contains(&page) {
            pages.push(page);
        }
    }

    /// Writes a row for each name, with links to its pages.
    fn write_table(&self, name: &str, key: &str, said: &impl Fn(Message) -> String, page: &mut String) {
        if self.rows.is_empty() {
            return;
        }
        let heads =
            [message!("page-errors"), message!("page-warnings"), message!("page-notes"), message!("page-pages")];
        let _ = write!(page, "<div class=\"scroll\" tabindex=\"0\"><table>\n<thead><tr><th>{}</th>", encode_text(name));
        for head in heads {
            let _ = write!(page, "<th>{}</th>", encode_text(&said(head)));
        }
        page.push_str("</tr></thead>\n<tbody>\n");
        for (name, counts, pages) in &self.rows {
            let _ = write!(page, "<tr><td>{}</td>", encode_text(&Visible(name).to_string()));
            for count in counts {
                let _ = write!(page, "<td class=\"n\">{count}</td>");
            }
            let links = pages.iter().map(|at| {
                let link = format!("{}#{key}={}", page_name(*at), utf8_percent_encode(name, NON_ALPHANUMERIC));
                format!("<a href=\"{}\">{}</a>", encode_double_quoted_attribute(&link), at + 1)
            });
            let _ = writeln!(page, "<td>{}</td></tr>", links.collect::<Vec<_>>().join(" "));
        }
        page.push_str("</tbody>\n</table></div>\n");
    }
}

fn page_name(at: usize) -> String {
    format!("page-{:04}.html", at + 1)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::super::report_page::PageTheme;
    use super::*;
    use zapis::Language;

    #[test]
    fn pages_have_room_for_ten_thousand_and_the_index_leads_to_each() {
        let head = PageHead { command: "validate", language: Language::English, theme: PageTheme::Auto };
        let mut folder = PageFolder::new(head);
        let finding = |path: &str, record: usize| {
            format!(
                "{{\"type\":\"finding\",\"name\":\"illegal-move\",\"severity\":\"error\",\"path\":\"{path}\",\"record\":{record}}}\n"
            )
        };
        folder.write_all(finding("a <b>.pgn", 1).as_bytes()).unwrap();
        for record in 0..MOST {
            folder.write_all(finding("b.pgn", record).as_bytes()).unwrap();
        }
        folder.write_all(finding("a <b>.pgn", 2).as_bytes()).unwrap();
        folder.write_all(b"{\"type\":\"summary\",\"records\":7,\"plies\":9}\n").unwrap();
        let mut pages = BTreeMap::new();
        folder
            .write_pages(|name, page| {
                pages.insert(name.to_owned(), page.to_owned());
                Ok(())
            })
            .unwrap();
        assert_eq!(pages.keys().collect::<Vec<_>>(), ["index.html", "page-0001.html", "page-0002.html"]);
        let index = &pages["index.html"];
        assert!(index.contains("<td>a &lt;b&gt;.pgn</td><td class=\"n\">2</td>"), "{index}");
        let links = "<a href=\"page-0001.html#file=b%2Epgn\">1</a> <a href=\"page-0002.html#file=b%2Epgn\">2</a>";
        assert!(index.contains(links) && !index.contains("<script"), "{index}");
        assert!(pages["page-0002.html"].contains("<a href=\"index.html\">"), "{}", pages["page-0002.html"]);
    }
}
