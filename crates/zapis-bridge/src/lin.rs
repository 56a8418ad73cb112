//! LIN, the format of Bridge Base: `key|value|`, one after another. Nobody has described it; what is here is what files hold.

use crate::auction::Auction;
use crate::call::{Call, FinalContract};
use crate::card::{Card, CardSet, Suit, rank_of_letter};
use crate::deal::Deal;
use crate::pbn::{Cell, PlayItem, Rows};
use crate::play::{PlayReading, Reading, replay};
use crate::problem::{Found, Problem};
use crate::seat::{Seat, Vulnerability};
use crate::span::Span;

pub use crate::lin_pieces::LinPieces;

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
    /// Its heading: `Board 46`.
    pub heading: String,
    /// The players' names from North clockwise; empty where they are not said.
    pub names: [String; 4],
    /// The dealer.
    pub dealer: Option<Seat>,
    /// The deal.
    pub deal: Option<Deal>,
    /// The vulnerability as it is written: `o`, `n`, `e`, `b`.
    pub vulnerability: Option<char>,
    /// The calls with their places.
    pub calls: Vec<(Call, Span)>,
    /// Of each call, whether it was alerted, and what it was said to mean.
    pub explanations: Vec<(bool, String)>,
    /// Texts that stand among the calls and cards, each with how many calls and how many cards stand before it.
    pub texts: Vec<(usize, usize, String)>,
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

/// What a vugraph file says of its match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VugraphMatch {
    /// The event.
    pub title: String,
    /// Which part of the match it is.
    pub segment: String,
    /// The scoring: `I` for IMPs, `P` for matchpoints.
    pub scoring: String,
    /// The first board.
    pub first_board: Option<usize>,
    /// The last board.
    pub last_board: Option<usize>,
    /// The teams, at home first, each with what it carries over.
    pub teams: [(String, String); 2],
}

impl VugraphMatch {
    fn read(value: &str) -> Self {
        let mut fields = value.split(',').map(|field| field.trim().to_owned());
        let mut next = || fields.next().unwrap_or_default();
        Self {
            title: next(),
            segment: next(),
            scoring: next(),
            first_board: next().parse().ok(),
            last_board: next().parse().ok(),
            teams: [(next(), next()), (next(), next())],
        }
    }
}

/// A file of LIN, read.
#[derive(Clone, Debug, Default)]
pub struct LinFile {
    /// The boards, in the order of the file.
    pub boards: Vec<Board>,
    /// The match, if it is a vugraph file.
    pub vugraph: Option<VugraphMatch>,
    /// The results that a vugraph file lists, for each board the open room and the closed one, with their places.
    pub results: Vec<(String, Span)>,
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
    let mut at = pass_over(text, 0);
    while let Some(bar) = text[at..].find('|') {
        let key = text[at..at + bar].trim();
        let value_start = at + bar + 1;
        let is_key = key.len() == 2 && key.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if !is_key {
            if !key.is_empty() {
                let start = at + text[at..at + bar].find(key).unwrap_or(0);
                strange.push(Span::new(start, start + key.len()));
            }
            at = pass_over(text, value_start);
            continue;
        }
        let len = text[value_start..].find('|').unwrap_or(text.len() - value_start);
        let span = Span::new(value_start, value_start + len);
        commands.push(Command { key, value: &text[span.range()], span });
        at = pass_over(text, (span.end + 1).min(text.len()));
    }
    let rest = text[at..].trim();
    if !rest.is_empty() {
        let start = at + text[at..].find(rest).unwrap_or(0);
        strange.push(Span::new(start, start + rest.len()));
    }
    (commands, strange)
}

/// What a file says before a board and for all boards behind it.
#[derive(Clone, Debug, Default)]
pub struct LinHead {
    /// The match, if it is a vugraph file.
    pub vugraph: Option<VugraphMatch>,
    /// The label that was said last.
    label: String,
    /// The names that were said last, as they are listed.
    names: Vec<String>,
    /// The results that the file lists.
    results: Vec<String>,
}

/// Returns where a command may begin: behind blanks, ends of lines, and lines that begin with `%`, as in PBN.
fn pass_over(text: &str, from: usize) -> usize {
    let mut at = from;
    loop {
        let rest = &text[at..];
        at += rest.len() - rest.trim_start().len();
        let is_first = at == 0 || text[..at].ends_with(['\n', '\r']);
        if !is_first || !text[at..].starts_with('%') {
            return at;
        }
        at += text[at..].find(['\n', '\r']).unwrap_or(text.len() - at);
    }
}

/// Reads a file and judges it.
///
/// Cost: linear.
#[must_use]
pub fn read(text: &str) -> LinFile {
    read_behind(text, &mut LinHead::default())
}

/// Reads a part of a file and judges it, behind the parts that were read before.
///
/// Cost: linear.
#[must_use]
pub fn read_behind(text: &str, head: &mut LinHead) -> LinFile {
    let mut file = LinFile::default();
    let (commands, strange) = commands(text);
    file.found.extend(strange.into_iter().map(|span| (0, Found::new(Problem::LinSyntax, span))));
    let LinHead { label, names, .. } = head;
    for command in &commands {
        let value = command.value.trim();
        let number = file.boards.len();
        let mut strange = |span| file.found.push((number, Found::new(Problem::LinSyntax, span)));
        match command.key.to_ascii_lowercase().as_str() {
            "qx" => value.clone_into(label),
            "vg" => file.vugraph = Some(VugraphMatch::read(value)),
            "rs" => file.results.extend(entries(command)),
            "pn" => {
                *names = value.split(',').map(|name| name.trim().to_owned()).collect();
                let n = names.len();
                if !matches!(n, 0..=4 | 8) {
                    file.found.push((number + 1, Found::new(Problem::LinSeats { n }, command.span)));
                }
            }
            "md" => {
                let (mut board, found) = begin_board(command, label);
                board.names = names_of_room(names, label);
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
                    (Some(board), Some((call, _))) => {
                        board.calls.push((call, command.span));
                        board.explanations.push((value.ends_with(['!', '*']), String::new()));
                    }
                    (_, None) if !call.is_empty() && call != "-" => strange(command.span),
                    _ => {}
                }
            }
            "an" => {
                let last = file.boards.last_mut().and_then(|board| board.explanations.last_mut());
                if let Some((_, said)) = last.filter(|(_, said)| said.is_empty()) {
                    // A sign alone is an alert.
                    value.trim_start_matches('!').trim().clone_into(said);
                }
                if let Some((is_alerted, _)) = file.boards.last_mut().and_then(|board| board.explanations.last_mut()) {
                    *is_alerted = true;
                }
            }
            "ah" => {
                if let Some(board) = file.boards.last_mut() {
                    value.clone_into(&mut board.heading);
                }
            }
            "nt" if !value.is_empty() => {
                if let Some(board) = file.boards.last_mut() {
                    board.texts.push((board.calls.len(), board.cards.len(), value.to_owned()));
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
    if file.vugraph.is_some() {
        head.vugraph.clone_from(&file.vugraph);
    }
    let n_before = head.results.len();
    head.results.extend(file.results.iter().map(|(result, _)| result.clone()));
    if let Some(first_board) = head.vugraph.as_ref().and_then(|vugraph| vugraph.first_board) {
        hold_results(&mut file, first_board, &head.results, n_before);
    }
    file.found.sort_by_key(|(_, one)| one.span.start);
    file
}

/// Returns the names of the players from North clockwise: those of the closed room stand behind those of the open one.
fn names_of_room(names: &[String], label: &str) -> [String; 4] {
    let is_closed = label.starts_with(['c', 'C']) && names.len() == 8;
    let of_room = names.get(if is_closed { 4.. } else { 0.. }).unwrap_or_default();
    // They begin with South.
    Seat::ALL.map(|seat| of_room.get(Seat::South.distance_to(seat)).cloned().unwrap_or_default())
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

    /// Returns its number, by its label or its heading.
    #[must_use]
    pub fn number(&self) -> Option<u32> {
        let of = |text: &str| text.trim_start_matches(|c: char| !c.is_ascii_digit()).trim_end().parse().ok();
        of(&self.label).or_else(|| of(&self.heading)).filter(|number| *number > 0)
    }

    /// Returns whether it was played in the open room or the closed one, where that is said.
    #[must_use]
    pub fn is_closed_room(&self) -> Option<bool> {
        match self.label.bytes().next()? {
            b'o' | b'O' => Some(false),
            b'c' | b'C' => Some(true),
            _ => None,
        }
    }

    /// Returns which sides are vulnerable: as it is said, or else by the number of the board.
    #[must_use]
    pub fn vulnerable(&self) -> Option<Vulnerability> {
        let (north_south, east_west) = match self.vulnerability {
            Some('n') => (true, false),
            Some('e') => (false, true),
            Some('b') => (true, true),
            Some('o' | '0') => (false, false),
            _ => return self.number().map(Vulnerability::of_board),
        };
        Some(Vulnerability { north_south, east_west })
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

/// Holds the results that a vugraph file lists, for each board the open room and the closed one, against what was played; so many
/// of them stand in parts of the file that were read before.
fn hold_results(file: &mut LinFile, first_board: usize, results: &[String], n_before: usize) {
    for (number, board) in file.boards.iter().enumerate() {
        let Some(room) = board.label.chars().next().filter(char::is_ascii_alphabetic) else { continue };
        let Ok(n) = board.label[1..].trim().parse::<usize>() else { continue };
        let Some(at) = n.checked_sub(first_board).and_then(|at| at.checked_mul(2)) else { continue };
        let at = at + usize::from(room.eq_ignore_ascii_case(&'c'));
        let Some((written, wanted)) = results.get(at).zip(board.result()) else { continue };
        let plain = written.replace("NT", "N");
        if !plain.is_empty() && plain != wanted && plain != "P" {
            let own = at.checked_sub(n_before).and_then(|at| file.results.get(at));
            let span = own.map_or(board.span, |(_, span)| *span);
            let problem = Problem::LinResult { written: written.clone(), wanted };
            file.found.push((number + 1, Found::new(problem, span)));
        }
    }
}
