//! The content of a file, game by game, independent of its format.

use std::collections::BTreeMap;
use std::io::Cursor;

use crate::pbn::{AuctionWord, Cell, Chunk, Chunks, ItemKind, Record, read};
use crate::{Checker, Facts, LinLoss, LinWriter, PbnWriter, lin, write_lin, write_pbn_of_lin};

fn each_game(text: &str, mut take: impl FnMut(&Record<'_>, &Facts, &Checker)) {
    let mut chunks = Chunks::new(Cursor::new(text.as_bytes()));
    let mut chunk = Chunk::default();
    let mut checker = Checker::default();
    while chunks.next_into(&mut chunk).unwrap() {
        let text = String::from_utf8(std::mem::take(&mut chunk.bytes)).unwrap();
        let record = read(&text);
        let (_, facts) = checker.check(&record);
        take(&record, &facts, &checker);
    }
}

/// Writes a file in the export format.
pub(crate) fn export(text: &str) -> String {
    let mut writer = PbnWriter::default();
    let mut out = String::new();
    each_game(text, |record, facts, checker| writer.write(record, facts, checker.inherited(), &mut out));
    out
}

/// Lists the content of each game of a file.
pub(crate) fn sayings(text: &str) -> Vec<BTreeMap<String, String>> {
    let mut games = Vec::new();
    each_game(text, |record, facts, _| {
        if !record.tags.is_empty() {
            games.push(of_game(record, facts));
        }
    });
    games
}

fn blank(text: &str) -> String {
    text.split(char::is_whitespace).collect::<String>()
}

fn of_game(record: &Record<'_>, facts: &Facts) -> BTreeMap<String, String> {
    let mut said = BTreeMap::new();
    let mut say = |what: &str, value: String| said.insert(what.to_owned(), value);
    let of_facts = ["Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Result", "Auction", "Play", "Note"];
    for tag in &record.tags {
        if of_facts.contains(&tag.name) || record.tag(tag.name).is_some_and(|first| first.item != tag.item) {
            continue;
        }
        say(tag.name, tag.raw.replace(['\t', '\u{b}'], " "));
        if tag.name.ends_with("Table") && tag.name != "Table" {
            let items = record.section(tag).iter();
            let elements = items.filter(|item| matches!(item.kind, ItemKind::Word | ItemKind::Quoted));
            let elements: Vec<String> =
                elements.map(|item| item.span.of(record.text).replace(['\t', '\u{b}'], " ")).collect();
            say(&format!("{} elements", tag.name), elements.join("|"));
        }
    }
    say("dealer", format!("{:?}", facts.dealer));
    let is_twice = |name: &str| record.tags.iter().filter(|tag| tag.name == name).count() > 1;
    if !is_twice("Vulnerable") {
        say("vulnerability", format!("{:?}", facts.vulnerability));
    }
    say("deal", format!("{:?}", facts.deal.as_ref().map(|deal| deal.hands)));
    if !is_twice("Declarer") && !is_twice("Contract") && !is_twice("Result") {
        say("declarer", format!("{:?}", facts.declarer));
        say("contract", format!("{:?}", facts.contract));
        say("tricks", format!("{:?}", facts.tricks()));
        let cards = facts.play.as_ref().map(|play| (&play.cards, play.won, play.completed));
        say("cards", format!("{cards:?}"));
    }
    say("calls", format!("{:?}", facts.auction.as_ref().map_or_else(Vec::new, |auction| pairs(&auction.calls))));
    let annotated = |note: Option<u8>, annotations: &[crate::Span], first: u8| {
        let mut nags: Vec<String> = annotations.iter().map(|span| nag(span.of(record.text), first)).collect();
        nags.sort();
        format!("{note:?}{nags:?}")
    };
    let calls: Vec<String> = facts
        .auction_items
        .iter()
        .filter(|item| item.word != AuctionWord::Dash)
        .map(|item| {
            // The note for an unexplained alert is added.
            let note = if item.is_alerted && item.note.is_none() { None } else { item.note };
            let alert = |number: &u8| format!("{number}:Alert");
            let note = note.filter(|number| !record.tags.iter().any(|tag| tag.raw == alert(number)));
            let is_insufficient = item.insufficient.is_some();
            format!("{:?}{is_insufficient}{}", item.word, annotated(note, &item.annotations, 1))
        })
        .collect();
    say("words of the auction", calls.join(" "));
    let mut played: Vec<String> = facts
        .play_items
        .iter()
        .filter(|item| matches!(item.cell, Cell::Card(_)))
        .map(|item| {
            let flags = (item.revoke.is_some(), item.lead.is_some());
            format!("{:?}{flags:?}{}", item.cell, annotated(item.note, &item.annotations, 7))
        })
        .collect();
    played.sort();
    say("cells of the play", played.join(" "));
    for name in ["Auction", "Play"] {
        if let Some(tag) = record.tag(name).filter(|_| !is_twice(name)) {
            let notes = record.notes_of(tag).filter(|note| note.text != "Alert");
            let notes: Vec<_> = notes.map(|note| (note.number, note.text.replace('\t', " "))).collect();
            for (at, (number, text)) in notes.into_iter().enumerate() {
                say(&format!("note {at} of {name}"), format!("{number}:{text}"));
            }
        }
    }
    for item in &record.items {
        let text = item.span.of(record.text);
        match item.kind {
            ItemKind::EscapeLine if !text.contains("PBN") && !text.contains("EXPORT") => {
                say(&format!("line {}", blank(text)), String::new());
            }
            ItemKind::BraceComment | ItemKind::LineComment => {
                let text = blank(text);
                let text = text.trim_start_matches(['{', ';']).trim_end_matches('}');
                if !text.contains('}') {
                    say(&format!("comment {text}"), String::new());
                }
            }
            _ => {}
        }
    }
    said
}

fn pairs<A: Copy, B: Copy>(calls: &[(A, B, usize)]) -> Vec<(A, B)> {
    calls.iter().map(|(seat, call, _)| (*seat, *call)).collect()
}

fn nag(text: &str, first: u8) -> String {
    let suffixes = ["!", "?", "!!", "??", "!?", "?!"];
    match suffixes.iter().position(|suffix| *suffix == text) {
        Some(at) => format!("${}", at + usize::from(first)),
        None => text.parse::<u8>().map_or_else(|_| text.to_owned(), |n| format!("${n}")),
    }
}

/// Writes a file as LIN, and lists the losses.
pub(crate) fn lin_of(text: &str) -> (String, Vec<LinLoss>) {
    let (mut out, mut losses) = (String::new(), Vec::new());
    each_game(text, |record, facts, checker| {
        losses.extend(write_lin(record, facts, checker.inherited(), &mut out));
    });
    (out, losses)
}

/// Writes a file as LIN with the headings of its matches, and lists the losses.
pub(crate) fn match_of(text: &str) -> (String, Vec<LinLoss>) {
    let mut writer = LinWriter::default();
    let (mut lines, mut losses) = (Vec::new(), Vec::new());
    each_game(text, |record, facts, checker| {
        losses.extend(writer.take(record, facts, checker.inherited(), (), &mut lines));
    });
    writer.end(&mut lines);
    (lines.into_iter().map(|(_, line)| line).collect(), losses)
}

/// Writes the boards of a file of LIN as games.
pub(crate) fn pbn_of_lin(text: &str) -> String {
    let file = lin::read(text);
    let mut games = Vec::new();
    for board in &file.boards {
        let mut out = String::new();
        write_pbn_of_lin(board, &mut out);
        games.push(out);
    }
    games.join("\n")
}
