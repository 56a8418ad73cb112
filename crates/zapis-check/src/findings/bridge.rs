//! Converts problems of a bridge record into rules and messages.

use crate::bridge::sitting::write_shortest;
use crate::bridge::{
    AnnotationFault, Card, CharacterFault, Contract, DealFault, Dialect, Irregularity, Needed, Problem, Seat, Suit,
    TableFault,
};
use crate::l10n::{Arg, Message, message};
use crate::text::quote;

use super::bridge_sitting::of_sitting;
use super::finding::DealLocation;
use super::rule::Rule;
use super::rules;
use super::severity::Severity;

/// The wording of a problem.
pub struct Wording {
    /// What kind of thing it is.
    pub rule: &'static Rule,
    /// What is wrong.
    pub message: Message,
    /// What to do.
    pub help: Option<Message>,
    /// The severity, if it is not the usual one of the rule.
    pub severity: Option<Severity>,
}

fn seat(seat: Seat) -> Message {
    message!("bridge-seat", seat = seat.letter().to_string())
}

fn suit(suit: Suit) -> Message {
    message!("bridge-suit", suit = suit.letter().to_string())
}

fn cards(cards: &[Card]) -> Arg {
    Arg::All(cards.iter().map(|card| format!("`{card}`")).collect())
}

fn contract(contract: Option<Contract>) -> String {
    contract.map_or_else(|| "Pass".to_owned(), |contract| contract.to_string())
}

fn number(n: i32) -> String {
    n.to_string()
}

/// Returns the wording of a problem; `word` is the text at the place, shortened, and `more` the number of other such
/// problems in the file.
pub fn say(problem: &Problem, word: &str, more: u64) -> Wording {
    if let Problem::Sitting(problem) = problem {
        let (rule, message, help) = of_sitting(problem);
        return Wording { rule, message, help, severity: None };
    }
    if let Problem::More { of, n } = problem {
        let first = say(of, word, more);
        return Wording { message: message!("more-of-this-kind", count = *n), help: None, ..first };
    }
    let (rule, message) = of_deal(problem)
        .or_else(|| of_board(problem, word, more))
        .or_else(|| of_auction(problem, word))
        .or_else(|| of_play(problem, word))
        .or_else(|| of_tags(problem, word))
        .unwrap_or_else(|| of_signs(problem, word));
    let help = match problem {
        Problem::AuctionUnfinished { .. } => Some(message!("bridge-auction-unfinished-help")),
        Problem::Revoke { .. } => Some(message!("bridge-play-revoke-help")),
        Problem::ScoreMismatch { .. } => Some(message!("bridge-score-mismatch-help")),
        _ => None,
    };
    Wording { rule, message, help, severity: severity(problem) }
}

/// Returns the severity of a problem if it differs from that of its rule.
fn severity(problem: &Problem) -> Option<Severity> {
    match problem {
        // The meaning is clear all the same.
        Problem::TagValue { is_legible: true, .. }
        | Problem::SectionNeeds { would_fit: true, .. }
        | Problem::NoteUndefined { is_closed: false, .. }
        | Problem::NoteNumber { is_dialect: true }
        | Problem::NoteUnclosed
        | Problem::NoteBehind
        | Problem::ContractMismatch { lacks_double: true, .. }
        | Problem::Character { fault: CharacterFault::Other }
        | Problem::Table { fault: TableFault::Order } => Some(Severity::Warning),
        // A passed-out board has no play, and no tag can follow a malformed one.
        Problem::PassedOut { has_tricks: true, .. }
        | Problem::ResultAlone
        | Problem::TextOutside { is_before_tag: true, .. } => Some(Severity::Error),
        _ => None,
    }
}

/// Returns the board, player, call or card that a problem is about.
pub fn deal_location(problem: &Problem, board: Option<u32>) -> Option<Box<DealLocation>> {
    let (seat, call, card) = match problem {
        Problem::DealBadRank { seat, .. }
        | Problem::MixedLetters { seat, .. }
        | Problem::SuitCount { seat, .. }
        | Problem::HandSize { seat, .. }
        | Problem::CallAfterEnd { seat }
        | Problem::AuctionUnfinished { seat }
        | Problem::NotDealer { seat, .. }
        | Problem::RevokeFlag { seat } => (Some(*seat), None, None),
        Problem::MissingCard { seat, cards, .. } => {
            (Some(*seat), None, cards.first().filter(|_| cards.len() == 1).map(Card::to_string))
        }
        Problem::DuplicateCard { cards, seats: [_, second], .. } => {
            (Some(*second), None, cards.first().filter(|_| cards.len() == 1).map(Card::to_string))
        }
        Problem::InsufficientBid { seat, call, .. } => (Some(*seat), Some(call.to_string()), None),
        Problem::IllegalDouble { seat, .. } => (Some(*seat), Some("X".to_owned()), None),
        Problem::IllegalRedouble { seat, .. } => (Some(*seat), Some("XX".to_owned()), None),
        Problem::NotHeld { seat, card, .. }
        | Problem::CardTwice { seat, card, .. }
        | Problem::Revoke { seat, card, .. } => (Some(*seat), None, Some(card.to_string())),
        Problem::BoardDealer { written, .. }
        | Problem::DeclarerMismatch { written, .. }
        | Problem::WrongLeader { written, .. } => (Some(*written), None, None),
        Problem::DoubleDummy { declarer, .. } => (Some(*declarer), None, None),
        _ => (None, None, None),
    };
    let seat = seat.map(Seat::letter);
    (board.is_some() || seat.is_some()).then(|| Box::new(DealLocation { board, seat, call, card }))
}

type Words = (&'static Rule, Message);

fn of_deal(problem: &Problem) -> Option<Words> {
    Some(match problem {
        Problem::DealSyntax { fault } => {
            let message = match fault {
                DealFault::NoFirstSeat => message!("bridge-deal-no-first-seat"),
                DealFault::Hands(n) => message!("bridge-deal-hands", n = *n),
                DealFault::Blank => message!("bridge-deal-blank"),
                DealFault::NoCards => message!("bridge-deal-no-cards"),
            };
            (rules::BRIDGE_DEAL_SYNTAX, message)
        }
        Problem::DealBadRank { seat: of, is_ten: true, .. } => {
            (rules::BRIDGE_DEAL_BAD_RANK, message!("bridge-deal-ten", seat = seat(*of)))
        }
        Problem::DealBadRank { written, seat: of, n, .. } => {
            let more = n.saturating_sub(1);
            let message = message!("bridge-deal-bad-rank", seat = seat(*of), written = written.as_str(), more = more);
            (rules::BRIDGE_DEAL_BAD_RANK, message)
        }
        Problem::MixedLetters { letter, seat: of, .. } => {
            let message = message!("bridge-deal-mixed-letters", seat = seat(*of), letter = letter.as_str());
            (rules::BRIDGE_DEAL_MIXED_LETTERS, message)
        }
        Problem::SuitCount { seat: of, n } => {
            (rules::BRIDGE_DEAL_SUIT_COUNT, message!("bridge-deal-suit-count", seat = seat(*of), n = *n))
        }
        Problem::HandSize { seat: of, size, wanted, other } => {
            let message = match other {
                None => message!("bridge-deal-hand-size", seat = seat(*of), size = *size, wanted = *wanted),
                Some((other, other_size)) => message!(
                    "bridge-deal-hand-size-other",
                    seat = seat(*of),
                    size = *size,
                    wanted = *wanted,
                    other = seat(*other),
                    other_size = *other_size,
                ),
            };
            (rules::BRIDGE_DEAL_HAND_SIZE, message)
        }
        Problem::DuplicateCard { cards: written, seats: [first, second], missing, .. } => {
            let (n, written) = (written.len(), cards(written));
            let (first, second) = (seat(*first), seat(*second));
            let message = match missing {
                None => {
                    message!("bridge-deal-duplicate-card", cards = written, n = n, first = first, second = second)
                }
                Some(missing) => message!(
                    "bridge-deal-duplicate-card-meant",
                    cards = written,
                    n = n,
                    first = first,
                    second = second,
                    missing = missing.to_string(),
                ),
            };
            (rules::BRIDGE_DEAL_DUPLICATE_CARD, message)
        }
        Problem::MissingCard { seat: of, size, cards: missing, n } => {
            let message = if missing.is_empty() {
                message!("bridge-deal-missing-cards", seat = seat(*of), size = *size, n = *n)
            } else {
                message!("bridge-deal-missing-card", seat = seat(*of), size = *size, cards = cards(missing))
            };
            (rules::BRIDGE_DEAL_MISSING_CARD, message)
        }
        _ => return None,
    })
}

fn of_board(problem: &Problem, word: &str, more: u64) -> Option<Words> {
    Some(match problem {
        Problem::BoardDealer { board, wanted, written } => {
            let message = message!(
                "bridge-board-dealer",
                board = *board,
                wanted = seat(*wanted),
                written = seat(*written),
                more = more,
            );
            (rules::BRIDGE_BOARD_DEALER, message)
        }
        Problem::BoardVulnerability { board, wanted, written } => {
            let message = message!(
                "bridge-board-vulnerability",
                board = *board,
                wanted = wanted.name(),
                written = written.name(),
                more = more,
            );
            (rules::BRIDGE_BOARD_VULNERABILITY, message)
        }
        Problem::RubberHistory => (rules::BRIDGE_RUBBER_HISTORY, message!("bridge-rubber-history")),
        Problem::PassedOut { tag, .. } => {
            (rules::BRIDGE_PASSED_OUT, message!("bridge-passed-out", tag = tag.as_str(), written = word))
        }
        Problem::ResultAlone => (rules::BRIDGE_PASSED_OUT, message!("bridge-result-alone")),
        Problem::ScoreMismatch { side, written, wanted } => {
            let (written, wanted) = (number(*written), number(*wanted));
            let message = message!("bridge-score-mismatch", side = side.letters(), written = written, wanted = wanted);
            (rules::BRIDGE_SCORE_MISMATCH, message)
        }
        Problem::DoubleDummy { declarer, denomination, written, wanted, more } => {
            let message = message!(
                "bridge-double-dummy",
                seat = seat(*declarer),
                denomination = denomination.to_string(),
                written = u32::from(*written),
                wanted = u32::from(*wanted),
                more = *more,
            );
            (rules::BRIDGE_DOUBLE_DUMMY, message)
        }
        Problem::Par { written, wanted } => {
            let (written, wanted) = (number(*written), number(*wanted));
            (rules::BRIDGE_PAR, message!("bridge-par", written = written, wanted = wanted))
        }
        Problem::ParContract { score, wanted } => {
            let (score, wanted) = (number(*score), number(*wanted));
            let message = message!("bridge-par-contract", written = word, score = score, wanted = wanted);
            (rules::BRIDGE_PAR, message)
        }
        Problem::ResultImpossible { written, won, completed, total } => {
            let message = message!(
                "bridge-result-impossible",
                written = *written,
                won = *won,
                completed = *completed,
                total = *total,
            );
            (rules::BRIDGE_RESULT_IMPOSSIBLE, message)
        }
        Problem::ResultFlag => (rules::BRIDGE_RESULT_FLAG, message!("bridge-result-flag")),
        Problem::ResultSum { sum } => (rules::BRIDGE_RESULT_SUM, message!("bridge-result-sum", sum = *sum)),
        _ => return None,
    })
}

fn of_auction(problem: &Problem, word: &str) -> Option<Words> {
    Some(match problem {
        Problem::InsufficientBid { seat: by, call, over } => {
            let (call, over) = (call.to_string(), over.to_string());
            let message = message!("bridge-auction-insufficient", seat = seat(*by), call = call, over = over);
            (rules::BRIDGE_AUCTION_INSUFFICIENT, message)
        }
        Problem::IllegalDouble { seat: by, after: None } => {
            (rules::BRIDGE_AUCTION_ILLEGAL_DOUBLE, message!("bridge-auction-illegal-double", seat = seat(*by)))
        }
        Problem::IllegalDouble { seat: by, after: Some((call, of)) } => {
            let call = call.to_string();
            let message =
                message!("bridge-auction-illegal-double-after", seat = seat(*by), call = call, by = seat(*of));
            (rules::BRIDGE_AUCTION_ILLEGAL_DOUBLE, message)
        }
        Problem::IllegalRedouble { seat: by, after: None } => {
            (rules::BRIDGE_AUCTION_ILLEGAL_REDOUBLE, message!("bridge-auction-illegal-redouble", seat = seat(*by)))
        }
        Problem::IllegalRedouble { seat: by, after: Some((call, of)) } => {
            let call = call.to_string();
            let message =
                message!("bridge-auction-illegal-redouble-after", seat = seat(*by), call = call, by = seat(*of));
            (rules::BRIDGE_AUCTION_ILLEGAL_REDOUBLE, message)
        }
        Problem::CallAfterEnd { .. } => (rules::BRIDGE_AUCTION_AFTER_END, message!("bridge-auction-after-end")),
        Problem::AuctionUnfinished { seat: turn } => {
            (rules::BRIDGE_AUCTION_UNFINISHED, message!("bridge-auction-unfinished", seat = seat(*turn)))
        }
        Problem::NotDealer { dealer, seat: first } => {
            let message = message!("bridge-auction-not-dealer", seat = seat(*first), dealer = seat(*dealer));
            (rules::BRIDGE_AUCTION_NOT_DEALER, message)
        }
        Problem::UnreadableCall => (rules::BRIDGE_CALL_UNREADABLE, message!("bridge-call-unreadable", word = word)),
        Problem::LeadingPasses { n } => {
            (rules::BRIDGE_AUCTION_PASSES_OMITTED, message!("bridge-auction-passes-omitted", n = *n))
        }
        Problem::DeclarerMismatch { wanted, is_exchanged: true, .. } => {
            let message = message!("bridge-declarer-mismatch-exchanged", wanted = seat(*wanted));
            (rules::BRIDGE_DECLARER_MISMATCH, message)
        }
        Problem::DeclarerMismatch { written, wanted, .. } => {
            let message = message!("bridge-declarer-mismatch", written = seat(*written), wanted = seat(*wanted));
            (rules::BRIDGE_DECLARER_MISMATCH, message)
        }
        Problem::ContractMismatch { written, wanted, .. } => {
            let (written, wanted) = (contract(*written), contract(*wanted));
            let message = message!("bridge-contract-mismatch", written = written, wanted = wanted);
            (rules::BRIDGE_CONTRACT_MISMATCH, message)
        }
        Problem::IrregularityFlag { flag } => {
            let message = match flag {
                Some(Irregularity::InsufficientBid) => message!("bridge-irregularity-insufficient", word = word),
                Some(Irregularity::LeadOutOfTurn) => message!("bridge-irregularity-lead", word = word),
                _ => message!("bridge-irregularity-flag", word = word),
            };
            (rules::BRIDGE_IRREGULARITY_FLAG, message)
        }
        Problem::AfterContinuation => (rules::BRIDGE_AFTER_CONTINUATION, message!("bridge-after-continuation")),
        _ => return None,
    })
}

fn of_play(problem: &Problem, word: &str) -> Option<Words> {
    Some(match problem {
        Problem::UnreadableCard { is_ten: true } => {
            (rules::BRIDGE_CARD_UNREADABLE, message!("bridge-card-ten", word = word))
        }
        Problem::UnreadableCard { .. } => {
            (rules::BRIDGE_CARD_UNREADABLE, message!("bridge-card-unreadable", word = word))
        }
        Problem::NotHeld { seat: by, card, holder, trick } => {
            let (by, card) = (seat(*by), card.to_string());
            let message = match holder {
                Some(holder) => {
                    message!("bridge-play-not-held", trick = *trick, seat = by, card = card, holder = seat(*holder),)
                }
                None => message!("bridge-play-held-by-nobody", trick = *trick, seat = by, card = card),
            };
            (rules::BRIDGE_PLAY_NOT_HELD, message)
        }
        Problem::CardTwice { seat: by, card, trick, before } => {
            let card = card.to_string();
            let message =
                message!("bridge-play-card-twice", trick = *trick, seat = seat(*by), card = card, before = *before);
            (rules::BRIDGE_PLAY_CARD_TWICE, message)
        }
        Problem::Revoke { seat: by, card, led, held, trick } => {
            let message = message!(
                "bridge-play-revoke",
                trick = *trick,
                seat = seat(*by),
                card = card.to_string(),
                suit = suit(*led),
                cards = cards(held),
            );
            (rules::BRIDGE_PLAY_REVOKE, message)
        }
        Problem::PlayAfterEnd => (rules::BRIDGE_PLAY_AFTER_END, message!("bridge-play-after-end")),
        Problem::WrongLeader { written, wanted } => {
            let message = message!("bridge-play-wrong-leader", written = seat(*written), wanted = seat(*wanted));
            (rules::BRIDGE_PLAY_WRONG_LEADER, message)
        }
        Problem::RotatedRows { trick } => {
            (rules::BRIDGE_PLAY_ROTATED_ROWS, message!("bridge-play-rotated-rows", trick = *trick))
        }
        Problem::RevokeFlag { seat: by } => {
            (rules::BRIDGE_REVOKE_FLAG_WRONG, message!("bridge-revoke-flag-wrong", word = word, seat = seat(*by)))
        }
        _ => return None,
    })
}

fn of_tags(problem: &Problem, word: &str) -> Option<Words> {
    Some(match problem {
        Problem::DuplicateTag { name } => {
            (rules::BRIDGE_TAG_DUPLICATE, message!("bridge-tag-duplicate", name = name.as_str()))
        }
        Problem::InheritForbidden { name } => {
            (rules::BRIDGE_INHERIT_FORBIDDEN, message!("bridge-inherit-forbidden", name = name.as_str()))
        }
        Problem::TagSyntax => (rules::BRIDGE_TAG_SYNTAX, message!("bridge-tag-syntax")),
        Problem::TagValue { name, .. } => {
            (rules::BRIDGE_TAG_VALUE, message!("bridge-tag-value", written = word, name = name.as_str()))
        }
        Problem::TagUnlisted { name } => {
            (rules::BRIDGE_TAG_UNKNOWN, message!("bridge-tag-unlisted", written = word, name = name.as_str()))
        }
        Problem::UnknownTag { name, meant } => {
            let message = match meant {
                None => message!("bridge-tag-unknown", name = name.as_str()),
                Some(meant) => message!("bridge-tag-unknown-meant", name = name.as_str(), meant = *meant),
            };
            (rules::BRIDGE_TAG_UNKNOWN, message)
        }
        Problem::SectionNeeds { section, needed, would_fit } => {
            let section = section.as_str();
            let message = match needed {
                Needed::Dealer if *would_fit => message!("bridge-section-needs-dealer-fits", section = section),
                Needed::Dealer => message!("bridge-section-needs-dealer", section = section),
                Needed::Deal if *would_fit => message!("bridge-section-needs-deal-fits", section = section),
                Needed::Deal => message!("bridge-section-needs-deal", section = section),
                Needed::Declarer => message!("bridge-section-needs-declarer", section = section),
                Needed::Contract => message!("bridge-section-needs-contract", section = section),
            };
            (rules::BRIDGE_SECTION_NEEDS, message)
        }
        Problem::NoteUndefined { number, .. } => {
            (rules::BRIDGE_NOTE_UNDEFINED, message!("bridge-note-undefined", number = *number))
        }
        Problem::NoteUnused { number } => (rules::BRIDGE_NOTE_UNUSED, message!("bridge-note-unused", number = *number)),
        Problem::NoteNumber { .. } => (rules::BRIDGE_NOTE_NUMBER, message!("bridge-note-number")),
        Problem::NoteBehind => (rules::BRIDGE_NOTE_NUMBER, message!("bridge-note-behind")),
        Problem::NoteUnclosed => (rules::BRIDGE_NOTE_NUMBER, message!("bridge-note-unclosed", word = word)),
        _ => return None,
    })
}

fn of_signs(problem: &Problem, word: &str) -> Words {
    match problem {
        Problem::Annotation { fault } => {
            let message = match fault {
                AnnotationFault::SecondSuffix => message!("bridge-annotation-suffix"),
                AnnotationFault::SecondNote => message!("bridge-annotation-second-note"),
                AnnotationFault::Number => message!("bridge-annotation-number", word = word),
                AnnotationFault::Note => message!("bridge-annotation-note", word = word),
                AnnotationFault::Alone => message!("bridge-annotation-alone", word = word),
            };
            (rules::BRIDGE_ANNOTATION, message)
        }
        Problem::TextOutside { is_cut_off: true, .. } => (rules::BRIDGE_TEXT_OUTSIDE, message!("bridge-text-cut-off")),
        Problem::UnclosedComment => (rules::BRIDGE_UNCLOSED_COMMENT, message!("bridge-unclosed-comment")),
        Problem::Table { fault } => {
            let message = match fault {
                TableFault::Heading => message!("bridge-table-heading"),
                TableFault::Incomplete => message!("bridge-table-incomplete"),
                TableFault::Sign => message!("bridge-table-sign"),
                TableFault::Comment => message!("bridge-table-comment"),
                TableFault::Order => message!("bridge-table-order"),
            };
            (rules::BRIDGE_TABLE, message)
        }
        Problem::LongLine { len } => (rules::BRIDGE_LINE_TOO_LONG, message!("bridge-line-too-long", len = *len)),
        Problem::Character { fault: CharacterFault::Tab } => {
            (rules::BRIDGE_CHARACTER, message!("bridge-character-tab"))
        }
        Problem::Character { .. } => (rules::BRIDGE_CHARACTER, message!("bridge-character")),
        Problem::LinSyntax => (rules::BRIDGE_LIN_SYNTAX, message!("bridge-lin-syntax", word = word)),
        Problem::LinSeats { n } => (rules::BRIDGE_LIN_SEATS, message!("bridge-lin-seats", n = *n)),
        Problem::LinResult { written, wanted } => {
            let message = message!("bridge-lin-result", written = written.as_str(), wanted = wanted.as_str());
            (rules::BRIDGE_LIN_RESULT, message)
        }
        Problem::LinTricks { tricks } => {
            (rules::BRIDGE_LIN_RESULT, message!("bridge-lin-tricks", written = word, tricks = number(*tricks)))
        }
        Problem::LinPoints { board, wanted } => {
            let wanted = number(*wanted);
            let message = message!("bridge-lin-points", board = *board, written = word, wanted = wanted);
            (rules::BRIDGE_LIN_POINTS, message)
        }
        Problem::LinCarried { team, wanted } => {
            let (team, wanted) = (quote(team), write_shortest(*wanted, 0));
            let message = message!("bridge-lin-carried", team = team, written = word, wanted = wanted);
            (rules::BRIDGE_LIN_POINTS, message)
        }
        Problem::Dialect { kind } => (rules::BRIDGE_DIALECT, dialect(&[(*kind, word.to_owned(), 1)])),
        _ => (rules::BRIDGE_TEXT_OUTSIDE, message!("bridge-text-outside")),
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
