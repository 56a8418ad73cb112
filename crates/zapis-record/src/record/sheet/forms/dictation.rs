//! Moves as they are said aloud, in Russian and English: `конь эф три`, `слон берёт на ф семь шах`, `knight takes e
//! five`.

use super::super::vocabulary::lower;
use super::Rewriting;
use super::line_items::{LineItem, LineItemKind, line_items, lines};

/// The meaning of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SaidWord {
    /// A piece by its English letter; the pawn is `P`.
    Piece(char),
    File(char),
    Rank(char),
    /// `e4`, `f`: written as usual.
    Square(char, char),
    Takes,
    /// `шах`, `checkmate`.
    Check(char),
    Castles,
    Short,
    Long,
    /// `на`, `to`, `the`.
    Filler,
    /// `равно`, `promotes`.
    Becomes,
}

/// The words, in small letters and with `е` for `ё`.
const WORDS: [(&str, SaidWord); 113] = {
    use SaidWord::{Becomes, Castles, Check, File, Filler, Long, Piece, Rank, Short, Takes};
    [
        ("король", Piece('K')),
        ("королем", Piece('K')),
        ("ферзь", Piece('Q')),
        ("ферзем", Piece('Q')),
        ("ферзя", Piece('Q')),
        ("ладья", Piece('R')),
        ("ладьей", Piece('R')),
        ("ладью", Piece('R')),
        ("слон", Piece('B')),
        ("слоном", Piece('B')),
        ("слона", Piece('B')),
        ("конь", Piece('N')),
        ("конем", Piece('N')),
        ("коня", Piece('N')),
        ("пешка", Piece('P')),
        ("пешкой", Piece('P')),
        ("king", Piece('K')),
        ("queen", Piece('Q')),
        ("rook", Piece('R')),
        ("bishop", Piece('B')),
        ("knight", Piece('N')),
        ("pawn", Piece('P')),
        ("а", File('a')),
        ("бэ", File('b')),
        ("бе", File('b')),
        ("би", File('b')),
        ("б", File('b')),
        ("цэ", File('c')),
        ("це", File('c')),
        ("си", File('c')),
        ("ц", File('c')),
        ("дэ", File('d')),
        ("де", File('d')),
        ("ди", File('d')),
        ("д", File('d')),
        ("е", File('e')),
        ("э", File('e')),
        ("эф", File('f')),
        ("ф", File('f')),
        ("же", File('g')),
        ("жэ", File('g')),
        ("гэ", File('g')),
        ("ге", File('g')),
        ("джи", File('g')),
        ("г", File('g')),
        ("аш", File('h')),
        ("ха", File('h')),
        ("эйч", File('h')),
        ("х", File('h')),
        ("один", Rank('1')),
        ("два", Rank('2')),
        ("три", Rank('3')),
        ("четыре", Rank('4')),
        ("пять", Rank('5')),
        ("шесть", Rank('6')),
        ("семь", Rank('7')),
        ("восемь", Rank('8')),
        ("one", Rank('1')),
        ("two", Rank('2')),
        ("three", Rank('3')),
        ("four", Rank('4')),
        ("five", Rank('5')),
        ("six", Rank('6')),
        ("seven", Rank('7')),
        ("eight", Rank('8')),
        ("первая", Rank('1')),
        ("бьет", Takes),
        ("берет", Takes),
        ("бьют", Takes),
        ("берут", Takes),
        ("взятие", Takes),
        ("takes", Takes),
        ("captures", Takes),
        ("capture", Takes),
        ("take", Takes),
        ("х", Takes),
        ("x", Takes),
        ("шах", Check('+')),
        ("мат", Check('#')),
        ("check", Check('+')),
        ("mate", Check('#')),
        ("checkmate", Check('#')),
        ("рокировка", Castles),
        ("рок", Castles),
        ("кор", Short),
        ("дл", Long),
        ("рокируется", Castles),
        ("рокировку", Castles),
        ("castles", Castles),
        ("castle", Castles),
        ("castling", Castles),
        ("короткая", Short),
        ("короткую", Short),
        ("kingside", Short),
        ("short", Short),
        ("длинная", Long),
        ("длинную", Long),
        ("queenside", Long),
        ("long", Long),
        ("на", Filler),
        ("в", Filler),
        ("сторону", Filler),
        ("to", Filler),
        ("on", Filler),
        ("the", Filler),
        ("at", Filler),
        ("из", Filler),
        ("from", Filler),
        ("с", Filler),
        ("side", Filler),
        ("превращается", Becomes),
        ("promotes", Becomes),
        ("equals", Becomes),
    ]
};

fn said_word(word: &str) -> Option<SaidWord> {
    let word = lower(word);
    if let Some((_, said)) = WORDS.iter().find(|(known, _)| *known == word) {
        return Some(*said);
    }
    match word.as_bytes() {
        [file @ b'a'..=b'h'] => Some(SaidWord::File(char::from(*file))),
        [rank @ b'1'..=b'8'] => Some(SaidWord::Rank(char::from(*rank))),
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some(SaidWord::Square(char::from(*file), char::from(*rank))),
        _ => None,
    }
}

/// The minimum number of moves in a dictation.
const FEWEST: usize = 4;
/// The maximum number of words of a move.
const MOST_WORDS: usize = 14;

/// A word, its meaning, and whether a sign or a line's end follows it.
struct Spoken {
    start: usize,
    end: usize,
    said: Option<SaidWord>,
    /// Whether a period directly after it makes it the number of a row.
    is_number: bool,
}

/// Writes moves that are said in words with letters and figures.
pub(super) fn in_letters(text: &str) -> Option<Rewriting> {
    let words: Vec<Spoken> = text
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(|word| {
            let start = word.as_ptr() as usize - text.as_ptr() as usize;
            let end = start + word.len();
            let is_number = word.bytes().all(|byte| byte.is_ascii_digit()) && text[end..].starts_with(['.', ')', ':']);
            Spoken { start, end, said: said_word(word).filter(|_| !is_number), is_number }
        })
        .collect();
    // Most words of a dictation have a meaning, and many name a piece or a rank in full.
    let n_said = words.iter().filter(|word| word.said.is_some() || word.is_number).count();
    let is_full = |word: &&Spoken| {
        matches!(word.said, Some(SaidWord::Piece(_) | SaidWord::Rank(_) | SaidWord::Takes)) && word.end - word.start > 2
    };
    if words.iter().filter(is_full).count() < FEWEST || n_said * 10 < words.len() * 6 {
        return None;
    }
    let is_wrapped = is_wrapped(text, &words);
    let mut plain = Rewriting::default();
    let (mut at, mut kept, mut n_moves) = (0, 0, 0);
    while at < words.len() {
        match spoken_move(text, &words[at..], is_wrapped) {
            Some((n, said)) => {
                plain.keep(text, kept, words[at].start);
                plain.say(&said, words[at].start, words[at + n - 1].end);
                kept = words[at + n - 1].end;
                n_moves += 1;
                at += n;
            }
            None => at += 1,
        }
    }
    plain.keep(text, kept, text.len());
    (n_moves >= FEWEST).then_some(plain)
}

/// Fewer rows are not enough evidence of castling in words beside moves in letters.
const FEWEST_ROWS: usize = 3;

/// Writes castling with its signs if a cell of a row has it in words: `9. короткая рокировка, Сb7`, `9. castles long
/// Nf6`.
///
/// Castling without a side is unchanged, unless another cell of the text names the long one.
pub(super) fn castling_in_rows(text: &str) -> Option<Rewriting> {
    let rows: Vec<CastlingRow> = lines(text).filter_map(|(start, line)| castling_row(line, start)).collect();
    let n_moves: usize = rows.iter().map(|row| row.n_moves).sum();
    let castlings = || rows.iter().flat_map(|row| &row.castlings);
    if rows.len() < FEWEST_ROWS || n_moves < 2 * FEWEST_ROWS || castlings().count() * 2 > n_moves {
        return None;
    }
    let tells_long = castlings().any(|castling| castling.castling_side == Some("O-O-O"));
    let mut plain = Rewriting::default();
    let mut kept = 0;
    for castling in castlings() {
        // If no side is named anywhere, the rules have to decide it.
        let said = castling.castling_side.unwrap_or(if tells_long { "O-O" } else { CASTLES });
        plain.keep(text, kept, castling.start);
        plain.say(said, castling.start, castling.end);
        kept = castling.end;
    }
    plain.keep(text, kept, text.len());
    (kept > 0).then_some(plain)
}

/// Castling to either side, as in descriptive notation.
const CASTLES: &str = "Castles";

/// A line with only a number, moves, signs, and castling in words.
#[derive(Default)]
struct CastlingRow {
    n_moves: usize,
    castlings: Vec<CastlingInWords>,
}

struct CastlingInWords {
    start: usize,
    end: usize,
    castling_side: Option<&'static str>,
}

fn castling_row(line: &str, offset: usize) -> Option<CastlingRow> {
    let items = line_items(line, offset);
    let mut row = CastlingRow::default();
    let mut at = 0;
    while let Some(item) = items.get(at) {
        match item.kind {
            LineItemKind::Move => row.n_moves += 1,
            LineItemKind::Word => {
                let said = |item: &LineItem| said_word(&line[item.start - offset..item.end - offset]);
                let is_part = |item: &&LineItem| {
                    let said = said(item);
                    let is_word = item.kind == LineItemKind::Word;
                    is_word
                        && matches!(said, Some(SaidWord::Castles | SaidWord::Short | SaidWord::Long | SaidWord::Filler))
                };
                let words: Vec<&LineItem> = items[at..].iter().take_while(is_part).collect();
                let has = |wanted: SaidWord| words.iter().any(|item| said(item) == Some(wanted));
                let castling_side = match (has(SaidWord::Short), has(SaidWord::Long)) {
                    (true, false) => Some("O-O"),
                    (false, true) => Some("O-O-O"),
                    _ => None,
                };
                let last = words.last().filter(|_| has(SaidWord::Castles))?;
                row.castlings.push(CastlingInWords { start: item.start, end: last.end, castling_side });
                at += words.len();
                continue;
            }
            LineItemKind::Number { .. }
            | LineItemKind::Bar
            | LineItemKind::Dash
            | LineItemKind::Extra
            | LineItemKind::Sign => {}
            _ => return None,
        }
        at += 1;
    }
    (row.n_moves + row.castlings.len() > 0).then_some(row)
}

/// Returns true if a line ends inside a move, as lines of running text do.
fn is_wrapped(text: &str, words: &[Spoken]) -> bool {
    let is_open = |at: usize| match words[at].said {
        Some(SaidWord::File(_) | SaidWord::Takes) => true,
        Some(SaidWord::Piece(_)) => at == 0 || !matches!(words[at - 1].said, Some(SaidWord::Rank('1' | '8'))),
        _ => false,
    };
    (1..words.len()).any(|at| {
        let between = &text[words[at - 1].end..words[at].start];
        between.contains('\n') && between.trim().is_empty() && is_open(at - 1) && words[at].said.is_some()
    })
}

/// Parses one move. Returns the number of its words, and its spelling.
fn spoken_move(text: &str, words: &[Spoken], is_wrapped: bool) -> Option<(usize, String)> {
    let said = |at: usize| words.get(at).and_then(|word| word.said);
    // A comma comes before `шах`, and elsewhere between moves; a line ends inside a move only in running text.
    let is_blank = move |c: char| c == ' ' || c == '\u{a0}' || is_wrapped && matches!(c, '\n' | '\r');
    let joined = |at: usize| {
        at > 0
            && words
                .get(at)
                .is_some_and(|word| text[words[at - 1].end..word.start].chars().all(|c| is_blank(c) || c == '-'))
    };
    let near = |at: usize| {
        at > 0
            && words
                .get(at)
                .is_some_and(|word| text[words[at - 1].end..word.start].chars().all(|c| is_blank(c) || c == ','))
    };
    let is_joined = |at: usize| at == 0 || joined(at);
    let mut at = 0;
    let (mut castles, mut castling_side) = (false, None);
    while is_joined(at)
        && matches!(said(at), Some(SaidWord::Castles | SaidWord::Short | SaidWord::Long | SaidWord::Filler))
    {
        match said(at) {
            Some(SaidWord::Castles) => castles = true,
            Some(SaidWord::Short) => castling_side = Some("O-O"),
            Some(SaidWord::Long) => castling_side = Some("O-O-O"),
            _ => {}
        }
        at += 1;
    }
    let mut move_ = if let Some(castling) = castling_side.filter(|_| castles) {
        castling.to_owned()
    } else {
        at = 0;
        placed_move(&said, &is_joined, &mut at)?
    };
    if let Some(SaidWord::Check(sign)) = said(at).filter(|_| near(at)) {
        move_.push(sign);
        at += 1;
    }
    Some((at, move_))
}

fn placed_move(
    said: &dyn Fn(usize) -> Option<SaidWord>,
    is_joined: &dyn Fn(usize) -> bool,
    at: &mut usize,
) -> Option<String> {
    let mut piece = None;
    // The files and ranks named, in their order.
    let mut places: Vec<char> = Vec::new();
    let (mut takes, mut becomes) = (false, None);
    // The end of the last square, if any.
    let mut end = None;
    while *at < MOST_WORDS && is_joined(*at) {
        match said(*at) {
            Some(SaidWord::Piece(letter)) if *at == 0 => piece = Some(letter),
            Some(SaidWord::Piece(letter @ ('Q' | 'R' | 'B' | 'N')))
                if end.is_some()
                    && matches!(places.last(), Some('1' | '8'))
                    && piece.is_none_or(|piece| piece == 'P') =>
            {
                becomes = Some(letter);
                end = Some(*at + 1);
                break;
            }
            Some(SaidWord::File(file)) => places.push(file),
            Some(SaidWord::Rank(rank)) => places.push(rank),
            Some(SaidWord::Square(file, rank)) => places.extend([file, rank]),
            Some(SaidWord::Takes) if !takes => takes = true,
            Some(SaidWord::Filler | SaidWord::Becomes) if *at > 0 => {}
            _ => break,
        }
        *at += 1;
        if let [.., 'a'..='h', '1'..='8'] = places[..] {
            end = Some(*at);
        }
        if places.len() >= 4 && end == Some(*at) && !matches!(places.last(), Some('1' | '8')) {
            break;
        }
    }
    *at = end?;
    let (from, to) = places.split_at(places.len().checked_sub(2)?);
    let (from, to): (String, String) = (from.iter().collect(), to.iter().collect());
    let is_square = from.len() == 2;
    let is_pawn = piece.is_none_or(|piece| piece == 'P');
    if from.len() > 2 || is_pawn && from.len() == 1 && !from.starts_with(|c: char| c.is_ascii_lowercase()) {
        return None;
    }
    let mut move_ = String::new();
    if !is_pawn {
        move_.extend(piece);
    }
    move_.push_str(&from);
    if takes || is_pawn && from.len() == 1 {
        move_.push('x');
    } else if is_square {
        move_.push('-');
    }
    move_.push_str(&to);
    if let Some(letter) = becomes {
        move_.push('=');
        move_.push(letter);
    }
    Some(move_)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn castling_in_words_is_read_among_moves_in_letters() {
        let plain = |text: &str| castling_in_rows(text).map(|plain| plain.text);
        let rows = "6. Кf3, Сe7\n7. короткая рокировка, Кf6\n8. Лe1, длинная рокировка\n9. c3, d6\n";
        assert_eq!(plain(rows).as_deref(), Some("6. Кf3, Сe7\n7. O-O, Кf6\n8. Лe1, O-O-O\n9. c3, d6\n"));
        let bare = "6. Nf3 Be7\n7. castles Nf6\n8. Re1 castles long\n9. c3 d6\n";
        assert_eq!(plain(bare).as_deref(), Some("6. Nf3 Be7\n7. O-O Nf6\n8. Re1 O-O-O\n9. c3 d6\n"));
        // No cell names the side.
        let open = plain("6. Nf3 Be7\n7. рокировка Nf6\n8. Re1 castles\n9. c3 d6\n");
        assert_eq!(open.as_deref(), Some("6. Nf3 Be7\n7. Castles Nf6\n8. Re1 Castles\n9. c3 d6\n"));
        assert_eq!(plain("6. Nf3 Be7\n7. d4 Nf6\n8. Re1 and White castles long at leisure\n9. c3 d6\n"), None);
    }
}
