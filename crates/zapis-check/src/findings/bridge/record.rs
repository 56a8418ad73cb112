//! Problems of a bridge record as rules and messages: one table.

use crate::bridge::sitting::write_shortest;
use crate::bridge::{
    AnnotationFault as A, Card, CharacterFault, Contract, DealFault, Dialect, Irregularity, Needed, Problem as P, Seat,
    Suit, TableFault,
};
use crate::l10n::{Arg, Message, message};
use crate::text::quote;

use super::sitting::of_sitting;
use super::wording::{Wording, wordings};
use crate::findings::severity::Severity;

fn seat(seat: Seat) -> Message {
    message!("bridge-seat", seat = seat.letter().to_string())
}

fn suit(suit: Suit) -> Message {
    message!("bridge-suit", suit = suit.letter().to_string())
}

fn cards(cards: &[Card]) -> Arg {
    Arg::All(cards.iter().map(|card| format!("`{card}`")).collect())
}

/// Returns the card, if it is the only one.
fn only(cards: &[Card]) -> Option<String> {
    cards.first().filter(|_| cards.len() == 1).map(Card::to_string)
}

fn contract(contract: Option<Contract>) -> String {
    contract.map_or_else(|| "Pass".to_owned(), |contract| contract.to_string())
}

fn number(n: i32) -> String {
    n.to_string()
}

/// Returns the wording of a problem; `word` is the text at the place, shortened, and `more` the number of other such
/// problems in the file.
pub fn say(problem: &P, word: &str, more: u64) -> Wording {
    match problem {
        P::Sitting(problem) => of_sitting(problem),
        P::More { of, n } => {
            let first = say(of, word, more);
            let message = message!("more-of-this-kind", count = *n);
            Wording { severity: first.severity, ..Wording::new(first.rule, message) }
        }
        problem => of_record(problem, word, more),
    }
}

wordings! {
    fn of_record(problem: &P, word: &str, more: u64);

    // The deal.
    P::DealSyntax { fault: DealFault::NoFirstSeat } => BRIDGE_DEAL_SYNTAX, message!("bridge-deal-no-first-seat");
    P::DealSyntax { fault: DealFault::Hands(n) } => BRIDGE_DEAL_SYNTAX, message!("bridge-deal-hands", n = *n);
    P::DealSyntax { fault: DealFault::Blank } => BRIDGE_DEAL_SYNTAX, message!("bridge-deal-blank");
    P::DealSyntax { fault: DealFault::NoCards } => BRIDGE_DEAL_SYNTAX, message!("bridge-deal-no-cards");
    P::DealBadRank { seat: of, is_ten: true, .. } =>
        BRIDGE_DEAL_BAD_RANK, message!("bridge-deal-ten", seat = seat(*of)), seat: *of;
    P::DealBadRank { written, seat: of, n, .. } =>
        BRIDGE_DEAL_BAD_RANK, message!("bridge-deal-bad-rank", seat = seat(*of), written = written.as_str(),
            more = n.saturating_sub(1)), seat: *of;
    P::MixedLetters { letter, seat: of, .. } =>
        BRIDGE_DEAL_MIXED_LETTERS, message!("bridge-deal-mixed-letters", seat = seat(*of), letter = letter.as_str()),
            seat: *of;
    P::SuitCount { seat: of, n } =>
        BRIDGE_DEAL_SUIT_COUNT, message!("bridge-deal-suit-count", seat = seat(*of), n = *n), seat: *of;
    P::HandSize { seat: of, size, wanted, other: None } =>
        BRIDGE_DEAL_HAND_SIZE, message!("bridge-deal-hand-size", seat = seat(*of), size = *size, wanted = *wanted),
            seat: *of;
    P::HandSize { seat: of, size, wanted, other: Some((other, other_size)) } =>
        BRIDGE_DEAL_HAND_SIZE, message!("bridge-deal-hand-size-other", seat = seat(*of), size = *size, wanted = *wanted,
            other = seat(*other), other_size = *other_size), seat: *of;
    P::DuplicateCard { cards: all, seats: [first, second], missing: None, .. } =>
        BRIDGE_DEAL_DUPLICATE_CARD, message!("bridge-deal-duplicate-card", cards = cards(all), n = all.len(),
            first = seat(*first), second = seat(*second)), seat: *second, card: only(all);
    P::DuplicateCard { cards: all, seats: [first, second], missing: Some(missing), .. } =>
        BRIDGE_DEAL_DUPLICATE_CARD, message!("bridge-deal-duplicate-card-meant", cards = cards(all), n = all.len(),
            first = seat(*first), second = seat(*second), missing = missing.to_string()), seat: *second,
            card: only(all);
    P::MissingCard { seat: of, size, cards: missing, n } =>
        BRIDGE_DEAL_MISSING_CARD, if missing.is_empty() {
            message!("bridge-deal-missing-cards", seat = seat(*of), size = *size, n = *n)
        } else {
            message!("bridge-deal-missing-card", seat = seat(*of), size = *size, cards = cards(missing))
        }, seat: *of, card: only(missing);

    // The board, its result and its score.
    P::BoardDealer { board, wanted, written } =>
        BRIDGE_BOARD_DEALER, message!("bridge-board-dealer", board = *board, wanted = seat(*wanted),
            written = seat(*written), more = more), seat: *written;
    P::BoardVulnerability { board, wanted, written } =>
        BRIDGE_BOARD_VULNERABILITY, message!("bridge-board-vulnerability", board = *board, wanted = wanted.name(),
            written = written.name(), more = more);
    P::RubberHistory => BRIDGE_RUBBER_HISTORY, message!("bridge-rubber-history");
    // A passed-out board has no play.
    P::PassedOut { tag, has_tricks: true, .. } =>
        BRIDGE_PASSED_OUT, message!("bridge-passed-out", tag = tag.as_str(), written = word), severity: Severity::Error;
    P::PassedOut { tag, .. } => BRIDGE_PASSED_OUT, message!("bridge-passed-out", tag = tag.as_str(), written = word);
    P::ResultAlone => BRIDGE_PASSED_OUT, message!("bridge-result-alone"), severity: Severity::Error;
    P::ScoreMismatch { side, written, wanted } =>
        BRIDGE_SCORE_MISMATCH, message!("bridge-score-mismatch", side = side.letters(), written = number(*written),
            wanted = number(*wanted)), help: message!("bridge-score-mismatch-help");
    P::DoubleDummy { declarer, denomination, written, wanted, more } =>
        BRIDGE_DOUBLE_DUMMY, message!("bridge-double-dummy", seat = seat(*declarer),
            denomination = denomination.to_string(), written = u32::from(*written), wanted = u32::from(*wanted),
            more = *more), seat: *declarer;
    P::Par { written, wanted } =>
        BRIDGE_PAR, message!("bridge-par", written = number(*written), wanted = number(*wanted));
    P::ParContract { score, wanted } =>
        BRIDGE_PAR, message!("bridge-par-contract", written = word, score = number(*score), wanted = number(*wanted));
    P::ResultImpossible { written, won, completed, total } =>
        BRIDGE_RESULT_IMPOSSIBLE, message!("bridge-result-impossible", written = *written, won = *won,
            completed = *completed, total = *total);
    P::ResultFlag => BRIDGE_RESULT_FLAG, message!("bridge-result-flag");
    P::ResultSum { sum } => BRIDGE_RESULT_SUM, message!("bridge-result-sum", sum = *sum);

    // The auction.
    P::InsufficientBid { seat: by, call, over } =>
        BRIDGE_AUCTION_INSUFFICIENT, message!("bridge-auction-insufficient", seat = seat(*by), call = call.to_string(),
            over = over.to_string()), seat: *by, call: call.to_string();
    P::IllegalDouble { seat: by, after: None } =>
        BRIDGE_AUCTION_ILLEGAL_DOUBLE, message!("bridge-auction-illegal-double", seat = seat(*by)), seat: *by,
            call: "X".to_owned();
    P::IllegalDouble { seat: by, after: Some((call, of)) } =>
        BRIDGE_AUCTION_ILLEGAL_DOUBLE, message!("bridge-auction-illegal-double-after", seat = seat(*by),
            call = call.to_string(), by = seat(*of)), seat: *by, call: "X".to_owned();
    P::IllegalRedouble { seat: by, after: None } =>
        BRIDGE_AUCTION_ILLEGAL_REDOUBLE, message!("bridge-auction-illegal-redouble", seat = seat(*by)), seat: *by,
            call: "XX".to_owned();
    P::IllegalRedouble { seat: by, after: Some((call, of)) } =>
        BRIDGE_AUCTION_ILLEGAL_REDOUBLE, message!("bridge-auction-illegal-redouble-after", seat = seat(*by),
            call = call.to_string(), by = seat(*of)), seat: *by, call: "XX".to_owned();
    P::CallAfterEnd { seat: by } => BRIDGE_AUCTION_AFTER_END, message!("bridge-auction-after-end"), seat: *by;
    P::AuctionUnfinished { seat: turn } =>
        BRIDGE_AUCTION_UNFINISHED, message!("bridge-auction-unfinished", seat = seat(*turn)),
            help: message!("bridge-auction-unfinished-help"), seat: *turn;
    P::NotDealer { dealer, seat: first } =>
        BRIDGE_AUCTION_NOT_DEALER, message!("bridge-auction-not-dealer", seat = seat(*first), dealer = seat(*dealer)),
            seat: *first;
    P::UnreadableCall => BRIDGE_CALL_UNREADABLE, message!("bridge-call-unreadable", word = word);
    P::LeadingPasses { n } => BRIDGE_AUCTION_PASSES_OMITTED, message!("bridge-auction-passes-omitted", n = *n);
    P::DeclarerMismatch { written, wanted, is_exchanged: true } =>
        BRIDGE_DECLARER_MISMATCH, message!("bridge-declarer-mismatch-exchanged", wanted = seat(*wanted)),
            seat: *written;
    P::DeclarerMismatch { written, wanted, .. } =>
        BRIDGE_DECLARER_MISMATCH, message!("bridge-declarer-mismatch", written = seat(*written),
            wanted = seat(*wanted)), seat: *written;
    P::ContractMismatch { written, wanted, lacks_double } =>
        BRIDGE_CONTRACT_MISMATCH, message!("bridge-contract-mismatch", written = contract(*written),
            wanted = contract(*wanted)), severity: lacks_double.then_some(Severity::Warning);
    P::IrregularityFlag { flag: Some(Irregularity::InsufficientBid) } =>
        BRIDGE_IRREGULARITY_FLAG, message!("bridge-irregularity-insufficient", word = word);
    P::IrregularityFlag { flag: Some(Irregularity::LeadOutOfTurn) } =>
        BRIDGE_IRREGULARITY_FLAG, message!("bridge-irregularity-lead", word = word);
    P::IrregularityFlag { .. } => BRIDGE_IRREGULARITY_FLAG, message!("bridge-irregularity-flag", word = word);
    P::AfterContinuation => BRIDGE_AFTER_CONTINUATION, message!("bridge-after-continuation");

    // The play.
    P::UnreadableCard { is_ten: true } => BRIDGE_CARD_UNREADABLE, message!("bridge-card-ten", word = word);
    P::UnreadableCard { .. } => BRIDGE_CARD_UNREADABLE, message!("bridge-card-unreadable", word = word);
    P::NotHeld { seat: by, card, holder: Some(holder), trick } =>
        BRIDGE_PLAY_NOT_HELD, message!("bridge-play-not-held", trick = *trick, seat = seat(*by),
            card = card.to_string(), holder = seat(*holder)), seat: *by, card: card.to_string();
    P::NotHeld { seat: by, card, holder: None, trick } =>
        BRIDGE_PLAY_NOT_HELD, message!("bridge-play-from-no-hand", trick = *trick, seat = seat(*by),
            card = card.to_string()), seat: *by, card: card.to_string();
    P::CardTwice { seat: by, card, trick, before } =>
        BRIDGE_PLAY_CARD_TWICE, message!("bridge-play-card-twice", trick = *trick, seat = seat(*by),
            card = card.to_string(), before = *before), seat: *by, card: card.to_string();
    P::Revoke { seat: by, card, led, held, trick } =>
        BRIDGE_PLAY_REVOKE, message!("bridge-play-revoke", trick = *trick, seat = seat(*by), card = card.to_string(),
            suit = suit(*led), cards = cards(held)), help: message!("bridge-play-revoke-help"), seat: *by,
            card: card.to_string();
    P::PlayAfterEnd => BRIDGE_PLAY_AFTER_END, message!("bridge-play-after-end");
    P::WrongLeader { written, wanted } =>
        BRIDGE_PLAY_WRONG_LEADER, message!("bridge-play-wrong-leader", written = seat(*written),
            wanted = seat(*wanted)), seat: *written;
    P::RotatedRows { trick } => BRIDGE_PLAY_ROTATED_ROWS, message!("bridge-play-rotated-rows", trick = *trick);
    P::RevokeFlag { seat: by } =>
        BRIDGE_REVOKE_FLAG_WRONG, message!("bridge-revoke-flag-wrong", word = word, seat = seat(*by)), seat: *by;

    // The tags and notes; a warning is enough where the meaning is clear all the same.
    P::DuplicateTag { name } => BRIDGE_TAG_DUPLICATE, message!("bridge-tag-duplicate", name = name.as_str());
    P::InheritForbidden { name } =>
        BRIDGE_INHERIT_FORBIDDEN, message!("bridge-inherit-forbidden", name = name.as_str());
    P::TagSyntax => BRIDGE_TAG_SYNTAX, message!("bridge-tag-syntax");
    P::TagValue { name, is_legible } =>
        BRIDGE_TAG_VALUE, message!("bridge-tag-value", written = word, name = name.as_str()),
            severity: is_legible.then_some(Severity::Warning);
    P::TagUnlisted { name } =>
        BRIDGE_TAG_UNKNOWN, message!("bridge-tag-unlisted", written = word, name = name.as_str());
    P::UnknownTag { name, meant: None } => BRIDGE_TAG_UNKNOWN, message!("bridge-tag-unknown", name = name.as_str());
    P::UnknownTag { name, meant: Some(meant) } =>
        BRIDGE_TAG_UNKNOWN, message!("bridge-tag-unknown-meant", name = name.as_str(), meant = *meant);
    P::SectionNeeds { section, needed, would_fit } =>
        BRIDGE_SECTION_NEEDS, section_needs(section, *needed, *would_fit),
            severity: would_fit.then_some(Severity::Warning);
    P::NoteUndefined { number, is_closed } =>
        BRIDGE_NOTE_UNDEFINED, message!("bridge-note-undefined", number = *number),
            severity: (!is_closed).then_some(Severity::Warning);
    P::NoteUnused { number } => BRIDGE_NOTE_UNUSED, message!("bridge-note-unused", number = *number);
    P::NoteNumber { is_dialect } =>
        BRIDGE_NOTE_NUMBER, message!("bridge-note-number"), severity: is_dialect.then_some(Severity::Warning);
    P::NoteBehind => BRIDGE_NOTE_NUMBER, message!("bridge-note-behind"), severity: Severity::Warning;
    P::NoteUnclosed => BRIDGE_NOTE_NUMBER, message!("bridge-note-unclosed", word = word), severity: Severity::Warning;

    // Signs and lines.
    P::Annotation { fault: A::SecondSuffix } => BRIDGE_ANNOTATION, message!("bridge-annotation-suffix");
    P::Annotation { fault: A::SecondNote } => BRIDGE_ANNOTATION, message!("bridge-annotation-second-note");
    P::Annotation { fault: A::Number } => BRIDGE_ANNOTATION, message!("bridge-annotation-number", word = word);
    P::Annotation { fault: A::Note } => BRIDGE_ANNOTATION, message!("bridge-annotation-note", word = word);
    P::Annotation { fault: A::Alone } => BRIDGE_ANNOTATION, message!("bridge-annotation-alone", word = word);
    P::UnclosedComment => BRIDGE_UNCLOSED_COMMENT, message!("bridge-unclosed-comment");
    P::Table { fault: TableFault::Heading } => BRIDGE_TABLE, message!("bridge-table-heading");
    P::Table { fault: TableFault::Incomplete } => BRIDGE_TABLE, message!("bridge-table-incomplete");
    P::Table { fault: TableFault::Sign } => BRIDGE_TABLE, message!("bridge-table-sign");
    P::Table { fault: TableFault::Comment } => BRIDGE_TABLE, message!("bridge-table-comment");
    P::Table { fault: TableFault::Order } => BRIDGE_TABLE, message!("bridge-table-order"), severity: Severity::Warning;
    P::LongLine { len } => BRIDGE_LINE_TOO_LONG, message!("bridge-line-too-long", len = *len);
    P::Character { fault: CharacterFault::Tab } => BRIDGE_CHARACTER, message!("bridge-character-tab");
    P::Character { fault: CharacterFault::Other } =>
        BRIDGE_CHARACTER, message!("bridge-character"), severity: Severity::Warning;
    P::Character { .. } => BRIDGE_CHARACTER, message!("bridge-character");
    P::Dialect { kind } => BRIDGE_DIALECT, dialect(&[(*kind, word.to_owned(), 1)]);

    // LIN.
    P::LinSyntax => BRIDGE_LIN_SYNTAX, message!("bridge-lin-syntax", word = word);
    P::LinSeats { n } => BRIDGE_LIN_SEATS, message!("bridge-lin-seats", n = *n);
    P::LinResult { written, wanted } =>
        BRIDGE_LIN_RESULT, message!("bridge-lin-result", written = written.as_str(), wanted = wanted.as_str());
    P::LinTricks { tricks } =>
        BRIDGE_LIN_RESULT, message!("bridge-lin-tricks", written = word, tricks = number(*tricks));
    P::LinPoints { board, wanted } =>
        BRIDGE_LIN_POINTS, message!("bridge-lin-points", board = *board, written = word, wanted = number(*wanted));
    P::LinCarried { team, wanted } =>
        BRIDGE_LIN_POINTS, message!("bridge-lin-carried", team = quote(team), written = word,
            wanted = write_shortest(*wanted, 0));

    // No tag can follow a malformed one.
    P::TextOutside { is_cut_off, is_before_tag, .. } =>
        BRIDGE_TEXT_OUTSIDE,
            if *is_cut_off { message!("bridge-text-cut-off") } else { message!("bridge-text-outside") },
            severity: is_before_tag.then_some(Severity::Error);
    _ => BRIDGE_TEXT_OUTSIDE, message!("bridge-text-outside");
}

fn section_needs(section: &str, needed: Needed, would_fit: bool) -> Message {
    match needed {
        Needed::Dealer if would_fit => message!("bridge-section-needs-dealer-fits", section = section),
        Needed::Dealer => message!("bridge-section-needs-dealer", section = section),
        Needed::Deal if would_fit => message!("bridge-section-needs-deal-fits", section = section),
        Needed::Deal => message!("bridge-section-needs-deal", section = section),
        Needed::Declarer => message!("bridge-section-needs-declarer", section = section),
        Needed::Contract => message!("bridge-section-needs-contract", section = section),
    }
}

/// Lists the non-standard forms used in a file, each with an example and its frequency.
pub fn dialect(kinds: &[(Dialect, String, u64)]) -> Message {
    let of = |(kind, example, n): &(Dialect, String, u64)| {
        let (example, n) = (example.as_str(), *n);
        match kind {
            Dialect::Calls => message!("bridge-dialect-calls", example = example, n = n),
            Dialect::Contracts => message!("bridge-dialect-contracts", example = example, n = n),
            Dialect::AlertStars => message!("bridge-dialect-alerts", n = n),
            Dialect::Deals => message!("bridge-dialect-deals", n = n),
            Dialect::EmptySections => message!("bridge-dialect-sections", n = n),
            Dialect::GeneratorLines => message!("bridge-dialect-generator", n = n),
            Dialect::OtherLetters => message!("bridge-dialect-letters", n = n),
        }
    };
    message!("bridge-dialect", kinds = kinds.iter().map(of).collect::<Vec<_>>())
}
