//! Reads printed diagrams of four hands: North above, West and East side by side, South below, in English and in
//! Russian.

mod heading;
mod pieces;

use std::fmt::Write;

use heading::{DiagramHeading, seat_of};

pub use pieces::DiagramPieces;

use crate::call::{Bid, Contract, Denomination, Risk};
use crate::card::{CardSet, Suit, rank_of_letter};
use crate::deal::{Deal, HandReader, printed_suit, russian_rank, together};
use crate::problem::Found;
use crate::seat::{Seat, Vulnerability};
use crate::span::Span;

/// A deal read from a diagram.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Diagram {
    /// Its place, from its title or the first line of North to the last of South or the contract.
    pub span: Span,
    /// The board number.
    pub board: Option<u32>,
    /// The dealer.
    pub dealer: Option<Seat>,
    /// The vulnerability.
    pub vulnerability: Option<Vulnerability>,
    /// The deal.
    pub deal: Deal,
    /// The contract and its declarer.
    pub contract: Option<(Contract, Seat)>,
    /// Declarer's tricks.
    pub tricks: Option<u32>,
    /// Its faults.
    pub found: Vec<Found>,
}

/// The cards of a suit in one line of a hand.
#[derive(Clone, Copy, Debug)]
struct Holding<'t> {
    suit: Suit,
    /// The offset of its sign.
    start: usize,
    /// The cards, with or without blanks between them.
    cards: &'t str,
    cards_start: usize,
}

/// A line and what is known about it.
#[derive(Debug)]
struct DiagramLine<'t> {
    text: &'t str,
    start: usize,
    holdings: Vec<Holding<'t>>,
}

/// The maximum number of lines without cards between the hands of a diagram.
const MOST_BETWEEN: usize = 3;

/// The maximum number of title lines above a diagram.
const MOST_ABOVE: usize = 4;

/// The maximum number of lines of a diagram: four hands in three rows with lines between them, and the contract.
const MOST_LINES: usize = 3 * 4 + 2 * MOST_BETWEEN + 1;

/// Reads the diagrams of a text; other text is ignored.
///
/// ```
/// use zapis_bridge::diagram::read_diagrams;
/// use zapis_bridge::{Checker, DiagramLetters, pbn, write_diagram};
/// let record = pbn::read("[Deal \"N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765\"]\n");
/// let (_, facts) = Checker::default().check(&record);
/// let mut text = "Our deal:\n\n".to_owned();
/// write_diagram(&facts, DiagramLetters { is_russian: false, has_suit_letters: true }, &mut text);
/// let found = read_diagrams(&text);
/// assert_eq!(Some(found[0].deal.hands), facts.deal.map(|deal| deal.hands));
/// ```
///
/// Cost: linear.
#[must_use]
pub fn read_diagrams(text: &str) -> Vec<Diagram> {
    read_beginning(text, true).0
}

/// Reads the diagrams at the start of a text, or in all of it; also returns the number of bytes that need not be read
/// again.
#[must_use]
pub fn read_beginning(text: &str, is_all: bool) -> (Vec<Diagram>, usize) {
    let mut lines = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let text = line.trim_end_matches(['\n', '\r']);
        lines.push(DiagramLine { text, start: at, holdings: holdings(text) });
        at += line.len();
    }
    let mut diagrams = Vec::new();
    let (mut next, mut behind_last) = (0, 0);
    // A diagram that may continue after the text is left for the next call.
    while next + (if is_all { 0 } else { MOST_LINES }) < lines.len() {
        match diagram_at(&lines, behind_last, next) {
            Some((diagram, behind)) => {
                diagrams.push(diagram);
                (next, behind_last) = (behind, behind);
            }
            None => next += 1,
        }
    }
    let kept = lines.get(next.saturating_sub(MOST_ABOVE).max(behind_last)).map_or(text.len(), |line| line.start);
    (diagrams, if is_all { text.len() } else { kept })
}

/// Returns true if the start of a text contains diagrams.
#[must_use]
pub fn begins_with_diagram(text: &str) -> bool {
    !read_diagrams(text).is_empty()
}

/// Returns the suit if a word is the sign or letter of one, and the length of the sign; a letter must be alone.
fn sign_of(word: &str) -> Option<(Suit, usize)> {
    let first = word.chars().next()?;
    let len = first.len_utf8();
    let is_alone = word.len() == len;
    let of_letter = || u8::try_from(first).ok().filter(u8::is_ascii_uppercase).and_then(Suit::of_letter);
    match printed_suit(first) {
        Some(suit) if is_alone || !first.is_alphabetic() => Some((suit, len)),
        Some(_) => None,
        None => of_letter().filter(|_| is_alone).map(|suit| (suit, len)),
    }
}

/// Returns true if a word may be cards, or a void or unknown holding.
fn are_cards(word: &str) -> bool {
    let is_rank = |c: char| {
        c == '0' || c == '1' || russian_rank(c).is_some() || u8::try_from(c).ok().and_then(rank_of_letter).is_some()
    };
    matches!(word, "-" | "—" | "–" | "--" | "?") || word.chars().all(is_rank)
}

/// Finds the suits of a line: the sign, then cards up to the next sign, a wide gap or something else.
fn holdings(line: &str) -> Vec<Holding<'_>> {
    let mut found: Vec<Holding<'_>> = Vec::new();
    let mut is_open = false;
    let mut end = 0;
    for (at, word) in words(line) {
        if let Some((suit, len)) = sign_of(word) {
            let rest = &word[len..];
            is_open = rest.is_empty() || are_cards(rest);
            let cards_start = at + len;
            found.push(Holding { suit, start: at, cards: if is_open { rest } else { "" }, cards_start });
            end = at + word.len();
            continue;
        }
        let gap = at - end;
        if let Some(last) = found.last_mut().filter(|_| is_open)
            && gap <= 2
            && are_cards(word)
        {
            if last.cards.is_empty() {
                last.cards_start = at;
            }
            last.cards = &line[last.cards_start..at + word.len()];
        } else {
            is_open = false;
        }
        end = at + word.len();
    }
    found
}

fn words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    line.split([' ', '\t', '\u{a0}', '|']).filter_map(move |word| {
        let start = at;
        // All separators but one are a single byte.
        at += word.len() + line[at + word.len()..].chars().next().map_or(0, char::len_utf8);
        (!word.is_empty()).then_some((start, word))
    })
}

impl<'t> DiagramLine<'t> {
    /// Returns the suits of this many hands. A single letter may be a player, as `S` in the corner for the dealer.
    fn of_hands(&self, n_hands: usize, suit: Suit) -> Option<Vec<Holding<'t>>> {
        let mut own = self.holdings.clone();
        if own.len() != n_hands {
            own.retain(|holding| {
                !holding.cards.is_empty() || !self.text[holding.start..].starts_with(char::is_alphabetic)
            });
        }
        (own.len() == n_hands && own.iter().all(|holding| holding.suit == suit)).then_some(own)
    }
}

/// The suits of the hands side by side, spades first.
type HandLines<'t> = [Vec<Holding<'t>>; 4];

/// Finds four lines with this many hands each, from a line on.
fn hands_at<'t>(lines: &[DiagramLine<'t>], from: usize, n_hands: usize) -> Option<HandLines<'t>> {
    let [a, b, c, d] = lines.get(from..from + 4)? else { return None };
    let [spades, hearts, diamonds, clubs] = Suit::DESCENDING;
    Some([
        a.of_hands(n_hands, spades)?,
        b.of_hands(n_hands, hearts)?,
        c.of_hands(n_hands, diamonds)?,
        d.of_hands(n_hands, clubs)?,
    ])
}

/// Finds the next hands after at most a few lines without any.
fn next_hands<'t>(lines: &[DiagramLine<'t>], from: usize, n_hands: usize) -> Option<(usize, HandLines<'t>)> {
    let near = lines.get(from..)?.iter().take(MOST_BETWEEN + 1);
    let at = from + near.take_while(|line| line.holdings.iter().all(|holding| holding.cards.is_empty())).count();
    Some((at, hands_at(lines, at, n_hands)?))
}

/// Finds a diagram that begins with a line; its title comes after the previous diagram.
fn diagram_at(lines: &[DiagramLine<'_>], behind_last: usize, first: usize) -> Option<(Diagram, usize)> {
    let of_north = hands_at(lines, first, 1)?;
    let (middle, of_sides) = next_hands(lines, first + 4, 2)?;
    let (south, of_south) = next_hands(lines, middle + 4, 1)?;
    let mut deal = Deal { first: Seat::North, hands: [None; 4], is_sound: true, is_dialect: true };
    let mut problems = Vec::new();
    let mut places = [Span::default(); 4];
    for (seat, from, hands, side) in [
        (Seat::North, first, &of_north, 0),
        (Seat::West, middle, &of_sides, 0),
        (Seat::East, middle, &of_sides, 1),
        (Seat::South, south, &of_south, 0),
    ] {
        let own: Vec<(usize, Holding<'_>)> =
            lines[from..].iter().zip(hands).map(|(line, hands)| (line.start, hands[side])).collect();
        places[seat.index()] =
            Span::new(own[0].0 + own[0].1.start, own[3].0 + own[3].1.cards_start + own[3].1.cards.len());
        if own.iter().all(|(_, holding)| holding.cards == "?") {
            continue;
        }
        let is_russian = own.iter().any(|(_, holding)| holding.cards.chars().any(|c| russian_rank(c).is_some()));
        let mut hand = CardSet::EMPTY;
        let mut reader = HandReader { deal: &mut deal, problems: &mut problems, n_given: 1, allows_ten: true };
        for (start, holding) in &own {
            for (at, word) in words(holding.cards) {
                if !matches!(word, "–" | "?") {
                    reader.holding(seat, holding.suit, word, start + holding.cards_start + at, is_russian, &mut hand);
                }
            }
        }
        deal.hands[seat.index()] = Some(hand);
    }
    if problems.is_empty() {
        together(&mut deal, &mut problems, places);
    }
    deal.is_sound = problems.is_empty();
    let last = &lines[south + 3];
    let mut heading = DiagramHeading::default();
    let title = title_above(&lines[behind_last..first], &mut heading).map_or(first, |line| behind_last + line);
    heading.corner(lines[first..].iter().zip(&of_north).map(|(line, hand)| &line.text[..hand[0].start]));
    let mut diagram = Diagram {
        span: Span::new(lines[title].start, last.start + last.text.len()),
        board: heading.board,
        dealer: heading.dealer,
        vulnerability: heading.vulnerability,
        deal,
        contract: None,
        tricks: None,
        found: problems.into_iter().map(|(problem, span)| Found::new(problem, span)).collect(),
    };
    let mut behind = south + 4;
    if let Some(line) = lines.get(behind).filter(|line| diagram.result(line.text)) {
        diagram.span.end = line.start + line.text.len();
        behind += 1;
    }
    Some((diagram, behind))
}

/// Reads the title of a diagram in the lines above it, the nearest first; returns the index of its first line.
fn title_above(above: &[DiagramLine<'_>], heading: &mut DiagramHeading) -> Option<usize> {
    let near = above.iter().enumerate().rev().take(MOST_ABOVE);
    let of_title = near.filter(|(_, line)| line.holdings.iter().all(|holding| holding.cards.is_empty()));
    of_title.filter(|(_, line)| heading.title(line.text)).map(|(at, _)| at).last()
}

impl Diagram {
    /// Reads the contract, its declarer and the tricks: `1NTX S 7`, `4♠ к С 9`; returns true if the line has them.
    fn result(&mut self, line: &str) -> bool {
        let mut rest: Vec<&str> = words(line).map(|(_, word)| word).collect();
        if rest.is_empty() || rest.len() > 4 {
            return false;
        }
        let bid = rest.remove(0);
        let Some((mut contract, tail)) = contract_of(bid) else { return false };
        match tail {
            "" => {}
            "X" | "x" | "к" => contract.risk = Risk::Doubled,
            "XX" | "xx" | "рк" => contract.risk = Risk::Redoubled,
            _ => return false,
        }
        if let Some(risk) = rest.first().and_then(|word| match *word {
            "X" | "к" => Some(Risk::Doubled),
            "XX" | "рк" => Some(Risk::Redoubled),
            _ => None,
        }) {
            contract.risk = risk;
            rest.remove(0);
        }
        let Some(seat) = rest.first().and_then(|word| seat_of(word)) else { return false };
        let tricks = rest.get(1).map(|word| word.parse::<u32>());
        if rest.len() > 2 || tricks.as_ref().is_some_and(Result::is_err) {
            return false;
        }
        self.contract = Some((contract, seat));
        self.tricks = tricks.and_then(Result::ok);
        true
    }
}

/// Reads a bid at the start of a word; returns the rest.
fn contract_of(word: &str) -> Option<(Contract, &str)> {
    let level = word.bytes().next().filter(|level| (b'1'..=b'7').contains(level))? - b'0';
    let rest = &word[1..];
    let no_trump = ["NT", "БК", "N"].into_iter().find_map(|name| rest.strip_prefix(name));
    let (denomination, rest) = if let Some(rest) = no_trump {
        (Denomination::NoTrump, rest)
    } else {
        let first = rest.chars().next()?;
        let of_letter = || u8::try_from(first).ok().and_then(Suit::of_letter);
        (Denomination::Suit(printed_suit(first).or_else(of_letter)?), &rest[first.len_utf8()..])
    };
    Some((Contract { bid: Bid { level, denomination }, risk: Risk::Undoubled }, rest))
}

/// Appends a diagram as a game of PBN, in import format.
pub fn write_pbn_of_diagram(diagram: &Diagram, out: &mut String) {
    let mut tag = |name: &str, value: &str| {
        if !value.is_empty() {
            let _ = writeln!(out, "[{name} \"{value}\"]");
        }
    };
    tag("Board", &diagram.board.map(|board| board.to_string()).unwrap_or_default());
    tag("Dealer", &diagram.dealer.map(|seat| seat.letter().to_string()).unwrap_or_default());
    tag("Vulnerable", diagram.vulnerability.map_or("", |vulnerability| vulnerability.name()));
    tag("Deal", &diagram.deal.to_pbn(diagram.dealer.unwrap_or(Seat::North)));
    if let Some((contract, declarer)) = diagram.contract {
        tag("Declarer", &declarer.letter().to_string());
        tag("Contract", &contract.to_string());
        tag("Result", &diagram.tricks.map(|tricks| tricks.to_string()).unwrap_or_default());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::Checker;
    use crate::problem::Problem;
    use crate::write::{DiagramLetters, write_diagram};

    const GAME: &str = "[Board \"7\"]\n[Dealer \"S\"]\n[Vulnerable \"All\"]\n\
                        [Deal \"S:AKQJT9.T98.765.4 -.765.432.AKQJT98 8765.432.AKQJ.32 432.AKQJ.T98.765\"]\n\
                        [Declarer \"S\"]\n[Contract \"4SX\"]\n[Result \"9\"]\n";

    #[test]
    fn what_was_printed_is_read_back() {
        let game = GAME.replace("-.765", ".765");
        let (_, facts) = Checker::default().check(&crate::pbn::read(&game));
        for is_russian in [false, true] {
            for has_suit_letters in [false, true] {
                let mut text = String::new();
                assert!(write_diagram(&facts, DiagramLetters { is_russian, has_suit_letters }, &mut text));
                let two = format!("Some words before.\n\n{text}\n{text}and behind\n");
                let read = read_diagrams(&two);
                assert_eq!(read.len(), 2, "{text}");
                for diagram in &read {
                    assert_eq!(diagram.found, [], "{text}");
                    let mut back = String::new();
                    write_pbn_of_diagram(diagram, &mut back);
                    assert_eq!(back, game, "{text}");
                }
            }
        }
    }

    #[test]
    fn a_diagram_as_books_print_it_is_read() {
        let text = "Сдача 5. Сдающий Север\n\n        С\n                ♠ Т 8 5\n                ♥ Д В 5\n                ♦ Д 9 6 5 4\n                ♣ К 7\n\
                    ♠ К В 10        С       ♠ 4 3 2\n♥ 10 9 8      З   В     ♥ 7 6 4\n♦ К В 10        Ю       ♦ 8 7\n♣ Д В 10 9              ♣ 8 6 5 4 3\n                ♠ Д 9 7 6\n                ♥ Т К 3 2\n                ♦ Т 3 2\n                ♣ Т 2\n";
        let read = read_diagrams(text);
        assert_eq!((read.len(), &read[0].found[..]), (1, &[][..]));
        assert_eq!((read[0].board, read[0].dealer, read[0].span.start), (Some(5), Some(Seat::North), 0));
        assert_eq!(
            read[0].deal.to_pbn(Seat::North),
            "N:A85.QJ5.Q9654.K7 432.764.87.86543 Q976.AK32.A32.A2 KJT.T98.KJT.QJT9"
        );
        let mixed = text.replace("♠ Т 8 5", "♠ A Т 8");
        assert!(matches!(read_diagrams(&mixed)[0].found[0].problem, Problem::MixedLetters { .. }));
        let short = text.replace("♠ Т 8 5", "♠ Т 8");
        assert!(matches!(read_diagrams(&short)[0].found[..], [Found { problem: Problem::MissingCard { .. }, .. }]));
    }

    #[test]
    fn a_title_is_of_the_diagram_below_it() {
        let mut text = String::new();
        let (_, facts) =
            Checker::default().check(&crate::pbn::read(&GAME.lines().nth(3).unwrap().replace("-.765", ".765")));
        for title in ["Board 3. Dealer South.", "Board 4. Both vulnerable."] {
            text.push_str(title);
            text.push_str("\n\n      North\n");
            assert!(write_diagram(&facts, DiagramLetters { is_russian: false, has_suit_letters: false }, &mut text));
        }
        let read = read_diagrams(&text);
        let listed: Vec<_> =
            read.iter().map(|one| (one.board, one.dealer, one.vulnerability.map(Vulnerability::name))).collect();
        assert_eq!(listed, [(Some(3), Some(Seat::South), None), (Some(4), None, Some("All"))]);
        assert!(read[1].span.of(&text).starts_with("Board 4."));
    }

    #[test]
    fn what_is_not_a_diagram_is_skipped() {
        for text in [
            "",
            "♠ A\n♥ K\n",
            "♠ A\n♥ K\n♦ Q\n♣ J\n♠ A\n♥ K\n♦ Q\n♣ J\n",
            "п\n".repeat(40).as_str(),
            "1\u{a0}♠\u{a0}10",
        ] {
            assert!(read_diagrams(text).is_empty(), "{text}");
        }
    }
}
