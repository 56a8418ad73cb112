//! A deal, read from the value of its tag, with all its faults (Laws 1 and 13).

use crate::card::{Card, CardSet, Suit, rank_of_letter};
use crate::problem::{DealFault, Problem, unless_known};
use crate::seat::Seat;
use crate::span::Span;

/// The hands of a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The player whose hand was written first.
    pub first: Seat,
    /// The hands from North clockwise; absent if unknown.
    pub hands: [Option<CardSet>; 4],
    /// Whether the known cards are possible.
    pub is_sound: bool,
    /// Whether it is written with suit letters or in Russian.
    pub is_dialect: bool,
}

impl Deal {
    /// Returns true if all four hands are known.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.hands.iter().all(Option::is_some)
    }

    /// Returns a hand; empty if it is unknown.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()].unwrap_or_default()
    }

    /// Returns the player who was dealt a card, as far as hands are known.
    #[must_use]
    pub fn holder(&self, card: Card) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.hand(*seat).has(card))
    }

    /// Returns the number of cards of each player, if all known hands have the same size.
    #[must_use]
    pub fn size(&self) -> Option<u32> {
        self.hands.iter().flatten().map(|hand| hand.len()).max()
    }

    /// Formats the deal as in PBN, from a seat on.
    #[must_use]
    pub fn to_pbn(&self, first: Seat) -> String {
        let mut text = String::with_capacity(72);
        text.push(first.letter());
        for n in 0..4 {
            text.push(if n == 0 { ':' } else { ' ' });
            match self.hands[first.after(n).index()] {
                Some(hand) => text.push_str(&hand.to_string()),
                None => text.push('-'),
            }
        }
        text
    }

    /// Returns a key that equal deals share, whichever hand was written first; `None` if hands are missing.
    #[must_use]
    pub fn key(&self) -> Option<[CardSet; 4]> {
        match self.hands {
            [Some(north), Some(east), Some(south), Some(west)] => Some([north, east, south, west]),
            _ => None,
        }
    }
}

/// Reads the value of a Deal tag: `N:AK.. … … …`. There is no deal if no hand is readable.
///
/// Cost: linear.
///
/// ```
/// use zapis_bridge::{Card, Seat, read_deal};
/// let (deal, faults) = read_deal("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432");
/// assert!(faults.is_empty());
/// let ace = Card::read("SA").expect("a card");
/// assert_eq!(deal.and_then(|deal| deal.holder(ace)), Some(Seat::North));
/// ```
#[must_use]
pub fn read_deal(value: &str) -> (Option<Deal>, Vec<(Problem, Span)>) {
    let whole = Span::new(0, value.len());
    let syntax = |fault, span| (None, vec![(Problem::DealSyntax { fault }, span)]);
    let Some(first) = value.bytes().next().and_then(Seat::of_letter).filter(|_| value[1..].starts_with(':')) else {
        return syntax(
            DealFault::NoFirstSeat,
            Span::new(0, value.char_indices().nth(1).map_or(value.len(), |(at, _)| at)),
        );
    };
    let mut deal = Deal { first, hands: [None; 4], is_sound: true, is_dialect: false };
    let mut problems = Vec::new();
    let mut reader = HandReader { deal: &mut deal, problems: &mut problems, n_given: 0, allows_ten: false };
    let mut at = 2;
    let mut n_hands = 0;
    let printed = printed_hands(value);
    for span in &printed {
        if n_hands < 4 {
            reader.printed_hand(first.after(n_hands), span.of(value), *span);
        }
        n_hands += 1;
    }
    let plain = value.get(2..).unwrap_or_default().split([' ', '\t', '\u{b}']);
    for text in plain.filter(|_| printed.is_empty()) {
        let span = Span::new(at, at + text.len());
        at = span.end + 1;
        if text.is_empty() {
            let place = Span::new(span.start.min(value.len()), (span.start + 1).min(value.len()));
            reader.problems.push((Problem::DealSyntax { fault: DealFault::Blank }, place));
            continue;
        }
        if n_hands < 4 {
            reader.hand(first.after(n_hands), text, span);
        }
        n_hands += 1;
    }
    let n_given = reader.n_given;
    if n_hands != 4 {
        problems.push((Problem::DealSyntax { fault: DealFault::Hands(n_hands) }, whole));
    } else if n_given == 0 && problems.is_empty() {
        return syntax(DealFault::NoCards, whole);
    }
    // If the deal is not fully readable, it is impossible to say what is missing.
    let is_legible =
        problems.iter().all(|(problem, _)| matches!(problem, Problem::DealSyntax { fault: DealFault::Blank }));
    if is_legible && !deal.is_whole() {
        let places = Seat::ALL.map(|seat| place_of_hand(value, &deal, seat));
        together(&mut deal, &mut problems, places);
    }
    deal.is_sound =
        problems.iter().all(|(problem, _)| matches!(problem, Problem::DealSyntax { fault: DealFault::Blank }));
    (Some(deal), problems)
}

impl Deal {
    /// Returns true if all four hands have 13 cards, and all cards are present.
    fn is_whole(&self) -> bool {
        let of_all = self.hands.iter().flatten().fold(CardSet::EMPTY, |all, hand| all.union(*hand));
        of_all == CardSet::DECK && self.hands.iter().all(|hand| hand.is_some_and(|hand| hand.len() == 13))
    }
}

/// Reads hands one after another.
pub(crate) struct HandReader<'a> {
    pub(crate) deal: &'a mut Deal,
    pub(crate) problems: &'a mut Vec<(Problem, Span)>,
    pub(crate) n_given: usize,
    /// Whether `10` may be written for the ten with Latin letters, too.
    pub(crate) allows_ten: bool,
}

/// The letters of Russian ranks: ace, king, queen, jack.
const RUSSIAN_RANKS: [(char, u8); 4] = [('Т', 12), ('К', 11), ('Д', 10), ('В', 9)];

/// Returns the number of a Russian rank, in either case.
pub(crate) fn russian_rank(letter: char) -> Option<u8> {
    let letter = letter.to_uppercase().next().unwrap_or(letter);
    RUSSIAN_RANKS.iter().find(|(own, _)| *own == letter).map(|(_, rank)| *rank)
}

/// Reads the sign or letter of a suit as printed in Russian diagrams; the letters are in lower case, because an
/// upper-case `Т` is an ace.
pub(crate) const fn printed_suit(sign: char) -> Option<Suit> {
    Some(match sign {
        '♠' | '♤' | 'п' => Suit::Spades,
        '♥' | '♡' | 'ч' => Suit::Hearts,
        '♦' | '♢' | 'б' => Suit::Diamonds,
        '♣' | '♧' | 'т' => Suit::Clubs,
        _ => return None,
    })
}

/// Finds the hands of a deal written as in printed diagrams: `п Т85 ч ДВ5 б Д9654 т К7`, each from its spades on, or a
/// dash for an unknown one; empty if it is not written that way.
fn printed_hands(value: &str) -> Vec<Span> {
    let mut hands: Vec<Span> = Vec::new();
    let mut has_signs = false;
    let mut at = 2;
    for word in value.get(2..).unwrap_or_default().split_inclusive([' ', '\t', '\u{b}']) {
        let span = Span::new(at, at + word.len());
        at = span.end;
        let word = word.trim_end_matches([' ', '\t', '\u{b}']);
        let suit = word.chars().next().and_then(printed_suit);
        has_signs |= suit.is_some();
        // A dash between hands is a hand; after a suit sign it is a void.
        let is_void =
            || hands.last().is_some_and(|hand| hand.of(value).trim_end().ends_with(|c| printed_suit(c).is_some()));
        if suit == Some(Suit::Spades) || suit.is_none() && word == "-" && !is_void() {
            hands.push(span);
        } else if let Some(hand) = hands.last_mut() {
            hand.end = span.end;
        }
    }
    if has_signs { hands } else { Vec::new() }
}

impl HandReader<'_> {
    /// Reads a hand as in printed diagrams.
    fn printed_hand(&mut self, seat: Seat, text: &str, span: Span) {
        if text.trim() == "-" {
            return;
        }
        self.n_given += 1;
        let mut hand = CardSet::EMPTY;
        let is_russian = text.chars().any(|letter| printed_suit(letter).is_none() && russian_rank(letter).is_some());
        self.deal.is_dialect = true;
        let signs: Vec<(usize, Suit, usize)> = text
            .char_indices()
            .filter_map(|(at, sign)| printed_suit(sign).map(|suit| (at, suit, at + sign.len_utf8())))
            .collect();
        let suits: Vec<Suit> = signs.iter().map(|(_, suit, _)| *suit).collect();
        if suits != Suit::DESCENDING {
            self.problems.push((Problem::SuitCount { seat, n: suits.len() }, span));
            self.deal.hands[seat.index()] = Some(hand);
            return;
        }
        for (n, (_, suit, start)) in signs.iter().enumerate() {
            let end = signs.get(n + 1).map_or(text.len(), |(at, ..)| *at);
            let mut at = *start;
            for word in text.get(*start..end).unwrap_or_default().split_inclusive([' ', '\t', '\u{b}']) {
                let ranks = word.trim_end_matches([' ', '\t', '\u{b}']);
                self.holding(seat, *suit, ranks, span.start + at, is_russian, &mut hand);
                at += word.len();
            }
        }
        self.deal.hands[seat.index()] = Some(hand);
    }

    fn hand(&mut self, seat: Seat, text: &str, span: Span) {
        if text == "-" {
            return;
        }
        self.n_given += 1;
        let mut hand = CardSet::EMPTY;
        let n_before = self.problems.len();
        let is_russian = !text.is_ascii() && text.chars().any(|letter| russian_rank(letter).is_some());
        let holdings = text.split('.');
        let n_suits = holdings.clone().count();
        if n_suits != 4 {
            self.problems.push((Problem::SuitCount { seat, n: n_suits }, span));
            // The suit of such a card is unknown.
            self.deal.hands[seat.index()] = Some(hand);
            return;
        }
        let mut at = span.start;
        for (holding, suit) in holdings.zip(Suit::DESCENDING) {
            self.holding(seat, suit, holding, at, is_russian, &mut hand);
            at += holding.len() + 1;
        }
        self.deal.is_dialect |= is_russian;
        self.deal.hands[seat.index()] = Some(hand);
        if self.problems.len() == n_before && hand.is_empty() {
            self.problems.push((Problem::DealSyntax { fault: DealFault::NoCards }, span));
        }
    }

    /// Reads the cards of a suit.
    pub(crate) fn holding(
        &mut self,
        seat: Seat,
        suit: Suit,
        text: &str,
        start: usize,
        is_russian: bool,
        hand: &mut CardSet,
    ) {
        if matches!(text, "-" | "—" | "--") {
            self.deal.is_dialect = true;
            return;
        }
        let others = Seat::ALL.into_iter().filter(|other| *other != seat);
        let of_others = others.clone().fold(CardSet::EMPTY, |all, other| all.union(self.deal.hand(other)));
        let mut letters = text.char_indices().peekable();
        if let Some((_, letter)) = letters.peek().copied()
            && u8::try_from(letter).ok().and_then(Suit::of_letter) == Some(suit)
        {
            self.deal.is_dialect = true;
            letters.next();
        }
        while let Some((at, letter)) = letters.next() {
            let place = Span::new(start + at, start + at + letter.len_utf8());
            let is_ten = letter == '1' && letters.peek().is_some_and(|(_, next)| *next == '0');
            let rank = if is_russian {
                let mixed = matches!(letter.to_ascii_uppercase(), 'A' | 'K' | 'Q' | 'J' | 'T');
                if mixed {
                    self.add(Problem::MixedLetters { letter: letter.to_string(), seat, n: 1 }, place);
                    continue;
                }
                if is_ten {
                    letters.next();
                    Some(8)
                } else {
                    russian_rank(letter).or_else(|| u8::try_from(letter).ok().and_then(rank_of_letter))
                }
            } else if is_ten && self.allows_ten {
                letters.next();
                Some(8)
            } else {
                u8::try_from(letter).ok().and_then(rank_of_letter)
            };
            let Some(rank) = rank else {
                let place = if is_ten { Span::new(place.start, place.end + 1) } else { place };
                let written = if is_ten { "10".to_owned() } else { letter.to_string() };
                if is_ten {
                    letters.next();
                }
                self.add(Problem::DealBadRank { written, is_ten, seat, n: 1 }, place);
                continue;
            };
            let card = Card::new(suit, rank);
            let before = if !hand.insert(card) {
                Some(seat)
            } else if of_others.has(card) {
                others.clone().find(|other| self.deal.hand(*other).has(card))
            } else {
                None
            };
            if let Some(before) = before {
                let seats = [before, seat];
                self.add(Problem::DuplicateCard { cards: vec![card], n: 1, seats, missing: None }, place);
            }
        }
    }

    /// Adds a fault of a hand, or merges it with a known one of the same kind.
    fn add(&mut self, problem: Problem, place: Span) {
        let new = unless_known(self.problems.iter_mut().map(|(known, _)| known), problem);
        self.problems.extend(new.map(|problem| (problem, place)));
    }
}

/// Finds the place of a hand in the value.
fn place_of_hand(value: &str, deal: &Deal, seat: Seat) -> Span {
    let wanted = deal.first.distance_to(seat);
    let mut at = 2;
    let mut n = 0;
    for text in value.get(2..).unwrap_or_default().split([' ', '\t', '\u{b}']) {
        let span = Span::new(at, at + text.len());
        at = span.end + 1;
        if text.is_empty() {
            continue;
        }
        if n == wanted {
            return span;
        }
        n += 1;
    }
    Span::new(0, value.len())
}

/// Checks the hands together: their sizes, and missing cards.
pub(crate) fn together(deal: &mut Deal, problems: &mut Vec<(Problem, Span)>, places: [Span; 4]) {
    let has_duplicates = problems.iter().any(|(problem, _)| matches!(problem, Problem::DuplicateCard { .. }));
    let sizes: Vec<(Seat, u32)> =
        Seat::ALL.into_iter().filter_map(|seat| deal.hands[seat.index()].map(|hand| (seat, hand.len()))).collect();
    let Some(largest) = sizes.iter().map(|(_, size)| *size).max() else { return };
    let smallest = sizes.iter().map(|(_, size)| *size).min().unwrap_or(0);
    let missing = CardSet::DECK.without(deal.hands.iter().flatten().fold(CardSet::EMPTY, |all, hand| all.union(*hand)));
    let is_complete = sizes.len() == 4;
    let place = |seat: Seat| places[seat.index()];
    if largest > 13 {
        for (seat, size) in sizes.iter().filter(|(_, size)| *size > 13) {
            let shortest = sizes.iter().min_by_key(|(_, size)| *size).filter(|(_, size)| *size < 13).copied();
            problems.push((Problem::HandSize { seat: *seat, size: *size, wanted: 13, other: shortest }, place(*seat)));
        }
    } else if largest == 13 && is_complete && smallest < 13 && !has_duplicates {
        let short: Vec<_> = sizes.iter().filter(|(_, size)| *size < 13).collect();
        for (seat, size) in &short {
            let cards: Vec<Card> = if short.len() == 1 { missing.cards().collect() } else { Vec::new() };
            let n = missing.len();
            problems.push((Problem::MissingCard { seat: *seat, size: *size, cards, n }, place(*seat)));
        }
    } else if largest != smallest && !(is_complete && largest < 13 && largest - smallest == 1) {
        // In an end position some players may have played to the trick already.
        for (seat, size) in sizes.iter().filter(|(_, size)| *size < largest) {
            let problem = Problem::HandSize { seat: *seat, size: *size, wanted: largest, other: None };
            problems.push((problem, place(*seat)));
        }
    }
    if has_duplicates && missing.len() == 1 && is_complete {
        let meant = missing.cards().next();
        for (problem, _) in problems.iter_mut() {
            if let Problem::DuplicateCard { missing, .. } = problem {
                *missing = meant;
            }
        }
    }
    if problems.is_empty() && sizes.len() == 3 && smallest == 13 {
        let absent = Seat::ALL.into_iter().find(|seat| deal.hands[seat.index()].is_none());
        if let Some(seat) = absent {
            deal.hands[seat.index()] = Some(missing);
        }
    }
}
