//! The deal of a board of LIN: `md|3SAKQ…,…|`.

use super::board::Board;
use super::command::Command;
use crate::card::{Card, CardSet, Suit, rank_of_letter};
use crate::deal::Deal;
use crate::problem::{Found, Problem, unless_known};
use crate::seat::Seat;
use crate::span::Span;

/// Reads the value of `md`: the dealer's number, and the hands of South, West, North, East.
pub(super) fn begin_board(command: &Command<'_>, label: &str) -> (Board, Vec<Found>) {
    let mut found = Vec::new();
    let mut board = Board { span: command.span, label: label.to_owned(), ..Board::default() };
    let value = command.value;
    let blanks = value.len() - value.trim_start().len();
    let mut at = command.span.start + blanks;
    let mut hands = value.trim();
    if let Some(digit) = hands.chars().next().filter(char::is_ascii_digit) {
        board.dealer = match digit {
            '1' => Some(Seat::South),
            '2' => Some(Seat::West),
            '3' => Some(Seat::North),
            '4' => Some(Seat::East),
            _ => None,
        };
        hands = &hands[1..];
        at += 1;
    }
    if hands.trim_matches(',').is_empty() {
        return (board, found);
    }
    let mut deal = Deal { first: Seat::South, hands: [None; 4], is_sound: true, is_dialect: false };
    let mut all = CardSet::EMPTY;
    for (n, text) in hands.split(',').enumerate().take(4) {
        let span = Span::new(at, at + text.len());
        at = span.end + 1;
        if text.trim().is_empty() {
            continue;
        }
        let seat = Seat::South.after(n);
        let hand = read_hand(seat, text, span.start, &mut deal, all, &mut found);
        all = all.union(hand);
        deal.hands[seat.index()] = Some(hand);
        if hand.len() != 13 && found.is_empty() {
            found.push(Found::new(Problem::HandSize { seat, size: hand.len(), wanted: 13, other: None }, span));
        }
    }
    deal.is_sound = found.is_empty();
    let absent: Vec<usize> = (0..4).filter(|at| deal.hands[*at].is_none()).collect();
    if let ([absent], true) = (absent.as_slice(), deal.is_sound) {
        deal.hands[*absent] = Some(CardSet::DECK.without(all));
    }
    board.deal = Some(deal);
    (board, found)
}

/// Reads a hand: `SAKHQ…D…C…`, letters of either case.
fn read_hand(
    seat: Seat,
    text: &str,
    start: usize,
    deal: &mut Deal,
    others: CardSet,
    found: &mut Vec<Found>,
) -> CardSet {
    let mut hand = CardSet::EMPTY;
    let mut suit = None;
    let mut letters = text.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let mut place = Span::new(start + at, start + at + letter.len_utf8());
        if letter.is_ascii_whitespace() {
            continue;
        }
        let byte = u8::try_from(letter).unwrap_or(0);
        if let Some(next) = Suit::of_letter(byte) {
            suit = Some(next);
            continue;
        }
        let is_ten = byte == b'1' && letters.peek().is_some_and(|(_, next)| *next == '0');
        if is_ten {
            letters.next();
            place.end += 1;
        }
        let rank = if is_ten { Some(8) } else { rank_of_letter(byte) };
        let Some((rank, suit)) = rank.zip(suit) else {
            add(found, Problem::DealBadRank { written: letter.to_string(), is_ten: false, seat, n: 1 }, place);
            continue;
        };
        let card = Card::new(suit, rank);
        let before =
            Seat::ALL.into_iter().find(|other| *other != seat && others.has(card) && deal.hand(*other).has(card));
        if !hand.insert(card) || before.is_some() {
            let seats = [before.unwrap_or(seat), seat];
            add(found, Problem::DuplicateCard { cards: vec![card], n: 1, seats, missing: None }, place);
        }
    }
    hand
}

/// Adds a fault of a hand, or merges it with a known one of the same kind.
fn add(found: &mut Vec<Found>, problem: Problem, place: Span) {
    let new = unless_known(found.iter_mut().map(|known| &mut known.problem), problem);
    found.extend(new.map(|problem| Found::new(problem, place)));
}
