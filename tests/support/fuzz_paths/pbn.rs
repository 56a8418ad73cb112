//! The path of a file of bridge in PBN: read and check each game, write it as PBN, LIN and a diagram, and read it again.

use std::io::Cursor;

use zapis::bridge::diagram::{read_beginning, read_diagrams, write_pbn_of_diagram};
use zapis::bridge::pbn::{Chunk, Chunks, read};
use zapis::bridge::{Checker, DiagramLetters, LinWriter, PbnWriter, lin, write_diagram, write_lin};
use zapis_record::text::{EncodingChoice, decode};

/// What is read of a file.
struct PbnFile {
    /// The file in the export format.
    exported: String,
    n_games: usize,
    /// The known data of each game: the deal, the calls, the cards.
    known: Vec<String>,
}

/// Sends bytes down the path.
pub(crate) fn path(bytes: &[u8]) {
    let decoded = decode(bytes, EncodingChoice::Auto, None);
    let file = read_file(&decoded.text);
    let again = read_file(&file.exported);
    let differs = file.exported.lines().zip(again.exported.lines()).find(|(once, twice)| once != twice);
    assert_eq!(differs, None, "another export of an export");
    assert_eq!(file.exported, again.exported);
    assert_eq!(file.n_games, again.n_games, "another number of games:\n{}", file.exported);
    let differs = file.known.iter().zip(&again.known).find(|(before, after)| before != after);
    assert_eq!(differs, None, "another game");
}

fn read_file(text: &str) -> PbnFile {
    let mut chunks = Chunks::new(Cursor::new(text.as_bytes()));
    let mut chunk = Chunk::default();
    let mut checker = Checker::default();
    let mut writer = PbnWriter::default();
    let mut file = PbnFile { exported: String::new(), n_games: 0, known: Vec::new() };
    let mut of_matches = LinWriter::default();
    let mut lines = Vec::new();
    let mut n_taken = 0;
    let mut n_bytes = 0;
    while chunks.next_into(&mut chunk).expect("memory can be read") {
        assert_eq!(chunk.offset, n_bytes);
        n_bytes += chunk.bytes.len() as u64;
        let text = String::from_utf8_lossy(&chunk.bytes);
        let record = read(&text);
        let (found, facts) = checker.check(&record);
        for one in &found {
            assert!(text.get(one.span.range()).is_some(), "{one:?} is not in the text");
        }
        assert!(found.is_sorted_by_key(|one| one.span.start));
        writer.write(&record, &facts, checker.inherited(), &mut file.exported);
        let (mut lin, mut diagram) = (String::new(), String::new());
        write_lin(&record, &facts, checker.inherited(), &mut lin);
        write_diagram(&facts, DiagramLetters { is_russian: true, has_suit_letters: false }, &mut diagram);
        assert_eq!(lin.matches('\n').count(), 1, "{lin}");
        of_matches.take(&record, &facts, checker.inherited(), (), &mut lines);
        n_taken += 1;
        for printed in read_diagrams(&diagram) {
            let mut back = String::new();
            write_pbn_of_diagram(&printed, &mut back);
        }
        if let Some(deal) = facts.deal.as_ref().filter(|deal| deal.is_sound) {
            let printed = read_diagrams(&diagram);
            assert_eq!(printed.first().map(|printed| printed.deal.hands), Some(deal.hands), "{diagram}");
        }
        if !record.tags.is_empty() {
            file.n_games += 1;
            let calls = facts.auction.as_ref().map_or_else(Vec::new, |auction| {
                auction.calls.iter().map(|(seat, call, _)| format!("{}{call}", seat.letter())).collect()
            });
            let mut cards = facts.play.as_ref().map_or_else(Vec::new, |play| play.cards.clone());
            cards.sort_unstable();
            let deal = facts.deal.as_ref().map(|deal| deal.hands);
            file.known.push(format!("{:?} {deal:?} {calls:?} {cards:?} {:?}", facts.dealer, facts.tricks()));
        }
    }
    assert_eq!(n_bytes, text.len() as u64);
    let (of_beginning, n_read) = read_beginning(text, false);
    assert!(of_beginning.len() <= read_diagrams(text).len() && text.is_char_boundary(n_read));
    of_matches.end(&mut lines);
    assert_eq!(lines.iter().filter(|(game, _)| game.is_some()).count(), n_taken);
    let all: String = lines.into_iter().map(|(_, line)| line).collect();
    let again = lin::read(&all);
    assert!(again.boards.len() <= n_taken);
    assert!(again.found.iter().all(|(number, one)| *number <= n_taken && all.get(one.span.range()).is_some()));
    file
}
