//! The path of a file of LIN: read and judge each board, write it as PBN and as LIN again, and read what was written.

use zapis::bridge::lin::{self, LinPieces};
use zapis::bridge::pbn::{Chunk, read};
use zapis::bridge::{Checker, Span, write_lin, write_pbn_of_lin};
use zapis_record::text::{EncodingChoice, decode};

/// Sends bytes down the path.
pub(crate) fn path(bytes: &[u8]) {
    let decoded = decode(bytes, EncodingChoice::Auto, None);
    let text = &*decoded.text;
    let mut pieces = LinPieces::new(text.as_bytes());
    let mut chunk = Chunk::default();
    let mut n_bytes = 0;
    while pieces.next_into(&mut chunk).expect("memory can be read") {
        n_bytes += chunk.bytes.len();
    }
    assert_eq!(n_bytes, text.len());
    let file = lin::read(text);
    for (number, one) in &file.found {
        assert!(*number <= file.boards.len() + 1 && text.get(one.span.range()).is_some(), "{number}: {one:?}");
    }
    let mut last = 0;
    for board in &file.boards {
        assert!(last <= board.head.start || board.head == Span::default(), "{:?}", board.head);
        assert!(last <= board.whole.start && text.get(board.whole.range()).is_some(), "{:?}", board.whole);
        last = board.whole.end;
        let mut pbn = String::new();
        write_pbn_of_lin(board, &mut pbn);
        let record = read(&pbn);
        let mut checker = Checker::default();
        let (_, facts) = checker.check(&record);
        assert_eq!(facts.dealer, board.dealer, "{pbn}");
        let mut written = String::new();
        let losses = write_lin(&record, &facts, checker.inherited(), &mut written);
        let again = lin::read(&written);
        assert_eq!(again.boards.len(), 1, "{written}");
        let is_sound = board.deal.as_ref().is_none_or(|deal| deal.is_sound)
            && board.play.as_ref().is_none_or(|play| play.found.is_empty());
        if losses.is_empty() && is_sound && facts.auction.is_some() {
            let calls = |board: &lin::Board| board.calls.iter().map(|(call, _)| *call).collect::<Vec<_>>();
            let cards = |board: &lin::Board| board.cards.iter().map(|(card, _)| *card).collect::<Vec<_>>();
            // Passes at the end that were not typed are added.
            assert!(calls(&again.boards[0]).starts_with(&calls(board)), "{pbn}\n{written}");
            assert!(cards(board).starts_with(&cards(&again.boards[0])), "{pbn}\n{written}");
        }
    }
}
