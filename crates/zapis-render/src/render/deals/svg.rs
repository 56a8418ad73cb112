//! A bridge deal as SVG: the four hands with their points, the auction, the contract and the play.

use std::fmt::Write;

use html_escape::encode_text;

use crate::bridge::{Bid, Call, Card, Denomination, DiagramLetters, Facts, Seat, Suit};
use crate::l10n::{Language, message};

use super::super::diagram::DiagramStyle;
use super::super::diagram::svg::colors;

/// The width of the drawing.
const WIDTH: u32 = 540;
/// The height of a line of text.
const LINE: u32 = 20;
/// The width and height of the frame of a hand.
const HAND: (u32, u32) = (170, 112);

/// Draws a deal; `None` if the hands are unknown. Every line of a hand is an element with `data-seat="N"` and
/// `data-suit="S"`, every call one with `data-call` and every trick one with `data-trick`, both counted from 1.
#[must_use]
pub fn deal_svg(facts: &Facts, style: DiagramStyle) -> Option<String> {
    let deal = facts.deal.as_ref()?;
    let letters = DiagramLetters { is_russian: style.language == Language::Russian, has_suit_letters: false };
    let mut sheet = Drawing { out: String::new(), letters, ink: colors(style.theme)[2] };
    for (seat, at) in Seat::ALL.into_iter().zip([(185, 0), (370, 120), (185, 240), (0, 120)]) {
        sheet.hand(seat, facts, deal.hands[seat.index()].map(|hand| hand.cards().collect::<Vec<_>>()), at);
    }
    sheet.middle(facts);
    let top = 3 * (HAND.1 + 8) + LINE;
    let below = sheet.auction(facts, top).max(sheet.play(facts, top));
    let height = sheet.outcome(facts, below);
    let title =
        message!("diagram-of-deal", board = facts.board.map_or_else(|| "?".to_owned(), |board| board.to_string()));
    let size = style.size;
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{size}\" height=\"{}\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" \
         font-family=\"sans-serif\" font-size=\"15\" fill=\"{}\">\n<title>{}</title>\n{}</svg>\n",
        size * height / WIDTH,
        sheet.ink,
        encode_text(&title.in_language(style.language)),
        sheet.out,
    ))
}

/// The drawing so far.
struct Drawing {
    out: String,
    letters: DiagramLetters,
    ink: &'static str,
}

impl Drawing {
    fn text(&mut self, (x, y): (u32, u32), attributes: &str, text: &str) {
        let _ = writeln!(self.out, "<text x=\"{x}\" y=\"{y}\"{attributes}>{text}</text>");
    }

    /// Returns the sign of a suit in its color.
    fn suit(&self, suit: Suit) -> String {
        let sign = self.letters.suit(suit);
        match suit {
            Suit::Hearts | Suit::Diamonds => format!("<tspan fill=\"#c22\">{sign}</tspan>"),
            Suit::Clubs | Suit::Spades => sign.to_string(),
        }
    }

    fn card(&self, card: Card) -> String {
        format!("{}{}", self.suit(card.suit()), self.letters.rank(card))
    }

    /// Draws a hand with its points; vulnerable players are red, the dealer's letter is underlined.
    fn hand(&mut self, seat: Seat, facts: &Facts, cards: Option<Vec<Card>>, (x, y): (u32, u32)) {
        let (width, height) = HAND;
        let ink = self.ink;
        let _ = writeln!(
            self.out,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"none\" stroke=\"{ink}\" stroke-opacity=\".4\"/>"
        );
        let is_vulnerable = facts.vulnerability.is_some_and(|vulnerable| vulnerable.is_of(seat.side()));
        let color = if is_vulnerable { " fill=\"#c22\"" } else { "" };
        let line = if facts.dealer == Some(seat) { " text-decoration=\"underline\"" } else { "" };
        let letter = self.letters.seat(seat).to_string();
        self.text((x + 8, y + LINE), &format!(" font-weight=\"bold\"{color}{line}"), &letter);
        let Some(cards) = cards else { return self.text((x + 30, y + LINE), "", "?") };
        let points: u32 = cards.iter().map(|card| u32::from(card.rank()).saturating_sub(8)).sum();
        self.text((x + width - 8, y + LINE), " text-anchor=\"end\"", &points.to_string());
        for (row, suit) in (2..).zip(Suit::DESCENDING) {
            let held: Vec<&str> =
                cards.iter().filter(|card| card.suit() == suit).map(|card| self.letters.rank(*card)).collect();
            let held = if held.is_empty() { "–".to_owned() } else { held.join(" ") };
            let line = format!("{} {held}", self.suit(suit));
            let marks = format!(" data-seat=\"{}\" data-suit=\"{}\"", seat.letter(), suit.letter());
            self.text((x + 8, y + row * LINE), &marks, &line);
        }
    }

    /// Writes the board and the vulnerability between the hands.
    fn middle(&mut self, facts: &Facts) {
        let board = facts.board.map(|board| board.to_string()).unwrap_or_default();
        let vulnerable =
            facts.vulnerability.map_or("", |it| self.letters.vulnerability(it.north_south, it.east_west)).to_owned();
        self.text((WIDTH / 2, 170), " text-anchor=\"middle\" font-size=\"26\" font-weight=\"bold\"", &board);
        self.text((WIDTH / 2, 195), " text-anchor=\"middle\"", &vulnerable);
    }

    /// Writes the auction in four columns, West first; returns its lower edge.
    fn auction(&mut self, facts: &Facts, top: u32) -> u32 {
        let Some(auction) = facts.auction.as_ref().filter(|auction| !auction.calls.is_empty()) else { return top };
        let column = |seat: Seat| (u32::try_from(seat.index()).unwrap_or(0) + 1) % 4;
        for seat in Seat::ALL {
            let letter = self.letters.seat(seat).to_string();
            self.text((8 + 62 * column(seat), top), " font-weight=\"bold\"", &letter);
        }
        let (mut row, mut last) = (1, None);
        for (number, (seat, call, _)) in (1..).zip(&auction.calls) {
            let column = column(seat.after(facts.n_left_out));
            if last.is_some_and(|last| column <= last) {
                row += 1;
            }
            last = Some(column);
            let text = match call {
                Call::Bid(Bid { denomination: Denomination::Suit(suit), level }) => {
                    format!("{level}{}", self.suit(*suit))
                }
                _ => self.letters.call(*call),
            };
            self.text((8 + 62 * column, top + row * LINE), &format!(" data-call=\"{number}\""), &text);
        }
        top + row * LINE
    }

    /// Writes the play, one trick per line; returns its lower edge.
    fn play(&mut self, facts: &Facts, top: u32) -> u32 {
        let tricks = if facts.play.is_some() { facts.tricks_played() } else { Vec::new() };
        for (number, trick) in (1_u32..).zip(&tricks) {
            let cards: Vec<String> = trick.cards.iter().map(|card| self.card(*card)).collect();
            let winner = trick.winner.map_or(' ', |seat| self.letters.seat(seat));
            let text = format!("{number}. {} {} {winner}", self.letters.seat(trick.leader), cards.join(" "));
            self.text((WIDTH / 2, top + (number - 1) * LINE), &format!(" data-trick=\"{number}\""), &text);
        }
        top + u32::try_from(tricks.len()).unwrap_or(0).saturating_sub(1) * LINE
    }

    /// Writes the contract with its declarer and the tricks; returns the height of the drawing.
    fn outcome(&mut self, facts: &Facts, below: u32) -> u32 {
        let Some((contract, declarer)) = facts.played_contract().zip(facts.player()) else { return below + LINE };
        let contract = self.letters.contract(contract);
        let tricks = facts.tricks().map(|tricks| format!(" {tricks}")).unwrap_or_default();
        let text = format!("{contract} {}{tricks}", self.letters.seat(declarer));
        self.text((8, below + 2 * LINE), " font-weight=\"bold\"", &text);
        below + 3 * LINE
    }
}
