//! Writes a deal as a diagram of four hands, as in print.

use std::fmt::Write;

use crate::call::{Bid, Call, Contract, Denomination, Risk};
use crate::card::{Card, CardSet, Suit};
use crate::check::Facts;
use crate::seat::Seat;

/// The letters used to print hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct DiagramLetters {
    /// Whether cards and players have Russian names: Т К Д В 10, С В Ю З.
    pub is_russian: bool,
    /// Whether suits have letters, for character sets without suit signs: `S H D C`, п ч б т.
    pub has_suit_letters: bool,
}

impl DiagramLetters {
    /// Returns the sign of a suit, or its letter.
    #[must_use]
    pub fn suit(self, suit: Suit) -> char {
        match (self.has_suit_letters, self.is_russian) {
            (false, _) => suit.sign(),
            (true, false) => suit.letter(),
            (true, true) => ['т', 'б', 'ч', 'п'][suit as usize],
        }
    }

    /// Returns the rank of a card: `10`, `K`.
    #[must_use]
    pub fn rank(self, card: Card) -> &'static str {
        const NAMES: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
        const RUSSIAN: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "В", "Д", "К", "Т"];
        let names = if self.is_russian { &RUSSIAN } else { &NAMES };
        names[usize::from(card.rank()) % 13]
    }

    /// Returns the letter of a player.
    #[must_use]
    pub const fn seat(self, seat: Seat) -> char {
        if self.is_russian { ['С', 'В', 'Ю', 'З'][seat as usize] } else { seat.letter() }
    }

    /// Returns the vulnerability: `NS`, `All`, a dash for neither side.
    #[must_use]
    pub const fn vulnerability(self, north_south: bool, east_west: bool) -> &'static str {
        match (north_south, east_west, self.is_russian) {
            (false, false, _) => "-",
            (true, false, false) => "NS",
            (true, false, true) => "СЮ",
            (false, true, false) => "EW",
            (false, true, true) => "ЗВ",
            (true, true, false) => "All",
            (true, true, true) => "все",
        }
    }

    /// Returns a contract: `4♠X`.
    #[must_use]
    pub fn contract(self, contract: Contract) -> String {
        let risk = match (contract.risk, self.is_russian) {
            (Risk::Undoubled, _) => "",
            (Risk::Doubled, false) => "X",
            (Risk::Redoubled, false) => "XX",
            (Risk::Doubled, true) => " к",
            (Risk::Redoubled, true) => " рк",
        };
        format!("{}{risk}", self.bid(contract.bid))
    }

    /// Returns a bid: `4♠`, `1NT`.
    #[must_use]
    pub fn bid(self, bid: Bid) -> String {
        let denomination = match bid.denomination {
            Denomination::Suit(suit) => self.suit(suit).to_string(),
            Denomination::NoTrump if self.is_russian => "БК".to_owned(),
            Denomination::NoTrump => "NT".to_owned(),
        };
        format!("{}{denomination}", bid.level)
    }

    /// Returns a call: a bid, or `Pass`, `X`, `XX`; in Russian `пас`, `к`, `рк`.
    #[must_use]
    pub fn call(self, call: Call) -> String {
        match (call, self.is_russian) {
            (Call::Bid(bid), _) => self.bid(bid),
            (Call::Pass, true) => "пас".to_owned(),
            (Call::Double, true) => "к".to_owned(),
            (Call::Redouble, true) => "рк".to_owned(),
            (call, false) => call.to_string(),
        }
    }
}

/// The minimum offset of the hands in the middle, in characters.
const MIDDLE: usize = 12;

/// Appends a deal as a diagram: North above, West and East side by side, South below; board, dealer and vulnerability
/// in the corner; contract, declarer and tricks below. Returns true if there is a deal.
///
/// ```
/// use zapis_bridge::{Checker, DiagramLetters, pbn, write_diagram};
/// let text = "[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n\
///             [Deal \"N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765\"]\n";
/// let (_, facts) = zapis_bridge::Checker::default().check(&pbn::read(text));
/// let mut diagram = String::new();
/// write_diagram(&facts, DiagramLetters { is_russian: true, has_suit_letters: true }, &mut diagram);
/// assert!(diagram.contains("п ТКДВ\n") && diagram.contains("ч 1098\n"));
/// ```
pub fn write_diagram(facts: &Facts, letters: DiagramLetters, out: &mut String) -> bool {
    let Some(deal) = &facts.deal else { return false };
    let hand = |seat: Seat| -> [String; 4] {
        let cards = deal.hands[seat.index()];
        Suit::DESCENDING.map(|suit| format!("{} {}", letters.suit(suit), holding(cards, suit, letters)))
    };
    let width = |lines: &[String; 4]| lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    let [north, east, south, west] = Seat::ALL.map(hand);
    let middle = MIDDLE.max(width(&west) + 2);
    let right = middle + width(&north).max(width(&south)) + 2;
    let corner = [
        facts.board.map(|board| format!("{board}")).unwrap_or_default(),
        facts.dealer.map(|seat| letters.seat(seat).to_string()).unwrap_or_default(),
        facts.vulnerability.map_or("", |it| letters.vulnerability(it.north_south, it.east_west)).to_owned(),
        String::new(),
    ];
    let line = |parts: [(usize, &str); 3], out: &mut String| {
        let mut text = String::new();
        for (column, part) in parts {
            let used = text.chars().count();
            if !part.is_empty() {
                text.extend(std::iter::repeat_n(' ', column.saturating_sub(used)));
                text.push_str(part);
            }
        }
        out.push_str(text.trim_end());
        out.push('\n');
    };
    for (corner, north) in corner.iter().zip(&north) {
        line([(0, corner), (middle, north), (right, "")], out);
    }
    for (west, east) in west.iter().zip(&east) {
        line([(0, west), (middle, ""), (right, east)], out);
    }
    for south in &south {
        line([(0, ""), (middle, south), (right, "")], out);
    }
    if let Some((contract, declarer)) = facts.played_contract().zip(facts.player()) {
        let _ = write!(out, "{} {}", letters.contract(contract), letters.seat(declarer));
        if let Some(tricks) = facts.tricks() {
            let _ = write!(out, " {tricks}");
        }
        out.push('\n');
    }
    true
}

/// Returns the cards of a suit: `AK10`, a dash for a void, `?` if the hand is unknown.
fn holding(hand: Option<CardSet>, suit: Suit, letters: DiagramLetters) -> String {
    let Some(hand) = hand else { return "?".to_owned() };
    let ranks: String = hand.of_suit(suit).cards().map(|card| letters.rank(card)).collect();
    if ranks.is_empty() { "-".to_owned() } else { ranks }
}
