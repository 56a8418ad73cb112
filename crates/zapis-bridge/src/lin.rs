//! LIN, the format of Bridge Base: `key|value|`, one after another. Nobody has described it; what is here is what files hold.

use crate::auction::Auction;
use crate::call::{Call, FinalContract};
use crate::card::{Card, CardSet, Suit, rank_of_letter};
use crate::deal::Deal;
use crate::pbn::{Cell, PlayItem, Rows};
use crate::play::{PlayReading, Reading, replay};
use crate::problem::{Found, Problem};
use crate::seat::Seat;
use crate::span::Span;

/// A command of a file.
#[derive(Clone, Copy, Debug)]
pub struct Command<'t> {
    /// Its name: `md`
    pub key: &'t str,
    /// What stands between its bars.
    pub value: &'t str,
    /// Where the value stands.
    pub span: Span,
}

/// A board of a file, as it was played at one table.
#[derive(Clone, Debug, Default)]
pub struct Board {
    /// Where its deal stands.
    pub span: Span,
    /// Its label: `o46`, the room before the number.
    pub label: String,
    /// The dealer.
    pub dealer: Option<Seat>,
    /// The deal.
    pub deal: Option<Deal>,
    /// The vulnerability as it is written: `o`, `n`, `e`, `b`.
    pub vulnerability: Option<char>,
    /// The calls with their places.
    pub calls: Vec<(Call, Span)>,
    /// The cards in the order of play, with their places.
    pub cards: Vec<(Card, Span)>,
    /// Declarer's tricks, as they were claimed.
    pub claim: Option<(u32, Span)>,
    /// What the auction comes to.
    pub made: Option<FinalContract>,
    /// Whether everybody passed.
    pub is_passed_out: bool,
    /// What the play comes to.
    pub play: Option<PlayReading>,
}

/// A file of LIN, read.
#[derive(Clone, Debug, Default)]
pub struct LinFile {
    /// The boards, in the order of the file.
    pub boards: Vec<Board>,
    /// What is wrong, with the number of the board from 1; 0 stands for what is before them.
    pub found: Vec<(usize, Found)>,
}

/// The commands that files have.
const KEYS: [&str; 34] = [
    "pn", "st", "md", "rh", "ah", "sv", "mb", "an", "pc", "pg", "mc", "qx", "nt", "vg", "rs", "mp", "pw", "bn", "sk",
    "sa", "at", "up", "fp", "cp", "cs", "px", "lb", "zz", "kc", "ob", "pf", "bt", "tu", "ha",
];

/// Splits a text into commands. What is none is left out, with its place.
///
/// Cost: linear.
#[must_use]
pub fn commands(text: &str) -> (Vec<Command<'_>>, Vec<Span>) {
    let (mut commands, mut strange) = (Vec::new(), Vec::new());
    let mut at = 0;
    while let Some(bar) = text[at..].find('|') {
        let key = text[at..at + bar].trim();
        let value_start = at + bar + 1;
        let is_key = key.len() == 2 && key.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if !is_key {
            if !key.is_empty() {
                let start = at + text[at..at + bar].find(key).unwrap_or(0);
                strange.push(Span::new(start, start + key.len()));
            }
            at = value_start;
            continue;
        }
        let len = text[value_start..].find('|').unwrap_or(text.len() - value_start);
        let span = Span::new(value_start, value_start + len);
        commands.push(Command { key, value: &text[span.range()], span });
        at = (span.end + 1).min(text.len());
    }
    let rest = text[at..].trim();
    if !rest.is_empty() {
        let start = at + text[at..].find(rest).unwrap_or(0);
        strange.push(Span::new(start, start + rest.len()));
    }
    (commands, strange)
}

/// Reads a file and judges it.
///
/// Cost: linear.
#[must_use]
pub fn read(text: &str) -> LinFile {
    let mut file = LinFile::default();
    let (commands, strange) = commands(text);
    file.found.extend(strange.into_iter().map(|span| (0, Found::new(Problem::LinSyntax, span))));
    let mut label = String::new();
    let mut results = Vec::new();
    let mut first_board = None;
    for command in &commands {
        let value = command.value.trim();
        let number = file.boards.len();
        let mut strange = |span| file.found.push((number, Found::new(Problem::LinSyntax, span)));
        match command.key.to_ascii_lowercase().as_str() {
            "qx" => value.clone_into(&mut label),
            "vg" => first_board = value.split(',').nth(3).and_then(|n| n.trim().parse::<usize>().ok()),
            "rs" => results.extend(entries(command)),
            "pn" => {
                let n = value.split(',').count();
                if !matches!(n, 0..=4 | 8) {
                    file.found.push((number + 1, Found::new(Problem::LinSeats { n }, command.span)));
                }
            }
            "md" => {
                let (board, found) = begin_board(command, &label);
                file.found.extend(found.into_iter().map(|one| (number + 1, one)));
                file.boards.push(board);
            }
            "sv" => {
                if let Some(board) = file.boards.last_mut() {
                    board.vulnerability = value.chars().next().map(|c| c.to_ascii_lowercase());
                }
            }
            "mb" => {
                let call = value.trim_end_matches(['!', '?', '*']);
                match (file.boards.last_mut(), Call::read(call)) {
                    (Some(board), Some((call, _))) => board.calls.push((call, command.span)),
                    (_, None) if !call.is_empty() && call != "-" => strange(command.span),
                    _ => {}
                }
            }
            "pc" => match (file.boards.last_mut(), read_card(value)) {
                (Some(board), Some(card)) => board.cards.push((card, command.span)),
                (_, None) if !value.is_empty() => strange(command.span),
                _ => {}
            },
            "mc" => {
                if let Some(board) = file.boards.last_mut() {
                    board.claim = value.parse().ok().map(|n| (n, command.span));
                }
            }
            key => {
                if !KEYS.contains(&key) && !key.bytes().all(|byte| byte.is_ascii_lowercase()) {
                    strange(command.span);
                }
            }
        }
    }
    for number in 0..file.boards.len() {
        let found = judge(&mut file.boards[number]);
        file.found.extend(found.into_iter().map(|one| (number + 1, one)));
    }
    if let Some(first_board) = first_board {
        hold_results(&mut file, first_board, &results);
    }
    file.found.sort_by_key(|(_, one)| one.span.start);
    file
}

fn read_card(text: &str) -> Option<Card> {
    Card::read(text).or_else(|| {
        let suit = text.strip_suffix("10")?;
        Card::read(&format!("{suit}T"))
    })
}

/// Reads the value of `md`: the dealer's number, and the hands of South, West, North, East.
fn begin_board(command: &Command<'_>, label: &str) -> (Board, Vec<Found>) {
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
            found.push(Found::new(Problem::DealBadRank { written: letter.to_string(), is_ten: false, seat }, place));
            continue;
        };
        let card = Card::new(suit, rank);
        let before =
            Seat::ALL.into_iter().find(|other| *other != seat && others.has(card) && deal.hand(*other).has(card));
        if !hand.insert(card) || before.is_some() {
            let seats = [before.unwrap_or(seat), seat];
            found.push(Found::new(Problem::DuplicateCard { card, seats, missing: None }, place));
        }
    }
    hand
}

/// Plays a board.
fn judge(board: &mut Board) -> Vec<Found> {
    let mut found = Vec::new();
    let Some(dealer) = board.dealer else { return found };
    let mut auction = Auction::new(dealer);
    for (call, span) in &board.calls {
        if let Some(problem) = auction.fault(*call) {
            let is_after_end = matches!(problem, Problem::CallAfterEnd { .. });
            found.push(Found::new(problem, *span));
            if is_after_end {
                continue;
            }
        }
        auction.make(*call);
    }
    board.made = auction.contract();
    board.is_passed_out = auction.is_over() && board.made.is_none();
    // Passes at the end are often left out.
    let Some(made) = board.made.filter(|_| found.is_empty() && (auction.is_over() || !board.cards.is_empty())) else {
        return found;
    };
    let cell = |(card, span): &(Card, Span)| PlayItem {
        cell: Cell::Card(*card),
        span: *span,
        revoke: None,
        lead: None,
        note: None,
        annotations: Vec::new(),
    };
    let rows = Rows { cells: board.cards.iter().map(cell).collect(), is_ended: true };
    let deal = board.deal.as_ref().filter(|deal| deal.is_sound);
    let trumps = made.contract.bid.denomination.trumps();
    let play = replay(deal, made.declarer.next(), trumps, &rows, Reading::InOrder);
    found.extend(play.found.iter().cloned());
    let won = play.won[made.declarer.side().index()];
    let completed = play.completed;
    if let Some((written, span)) = board.claim
        && play.found.is_empty()
        && !(won..=won + (13 - completed.min(13))).contains(&written)
    {
        found.push(Found::new(Problem::ResultImpossible { written, won, completed, total: 13 }, span));
    }
    board.play = Some(play);
    found
}

impl Board {
    /// Returns declarer's tricks: those claimed, or those of a play to its end.
    #[must_use]
    pub fn tricks(&self) -> Option<u32> {
        let made = self.made?;
        let play = self.play.as_ref().filter(|play| play.completed == 13);
        self.claim.map(|(n, _)| n).or_else(|| play.map(|play| play.won[made.declarer.side().index()]))
    }

    /// Returns the result as vugraph files write it, in upper case: `4HE=`, `3NTWX-1`, `PASS`.
    #[must_use]
    pub fn result(&self) -> Option<String> {
        if self.is_passed_out {
            return Some("PASS".to_owned());
        }
        let FinalContract { contract, declarer } = self.made?;
        let over = i64::from(self.tricks()?) - i64::from(contract.bid.level) - 6;
        let over = if over == 0 { "=".to_owned() } else { format!("{over:+}") };
        let denomination = contract.bid.denomination.to_string();
        let (level, seat, risk) = (contract.bid.level, declarer.letter(), contract.risk.sign());
        Some(format!("{level}{}{seat}{risk}{over}", &denomination[..1]))
    }
}

/// Lists the entries of a command, each with its place.
fn entries(command: &Command<'_>) -> Vec<(String, Span)> {
    let mut at = command.span.start;
    let mut all = Vec::new();
    for text in command.value.split(',') {
        let word = text.trim();
        let start = at + text.find(word).unwrap_or(0);
        all.push((word.to_ascii_uppercase(), Span::new(start, start + word.len())));
        at += text.len() + 1;
    }
    all
}

/// Holds the results that a vugraph file lists, for each board the open room and the closed one, against what was played.
fn hold_results(file: &mut LinFile, first_board: usize, results: &[(String, Span)]) {
    for (number, board) in file.boards.iter().enumerate() {
        let Some(room) = board.label.chars().next().filter(char::is_ascii_alphabetic) else { continue };
        let Ok(n) = board.label[1..].parse::<usize>() else { continue };
        let Some(at) = n.checked_sub(first_board) else { continue };
        let at = 2 * at + usize::from(room.eq_ignore_ascii_case(&'c'));
        let Some(((written, span), wanted)) = results.get(at).zip(board.result()) else { continue };
        let plain = written.replace("NT", "N");
        if !plain.is_empty() && plain != wanted && plain != "P" {
            let problem = Problem::LinResult { written: written.clone(), wanted };
            file.found.push((number + 1, Found::new(problem, *span)));
        }
    }
}
