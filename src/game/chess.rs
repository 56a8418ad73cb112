//! Chess and Chess960 as replay sees them.

use crate::chess::{
    Alphabet, CastlingMode, CheckSuffix, Color, FenSeries, FenStyle, Move, Origin, Outcome, Position, Reason, Role,
    Shape, ShortWord, Square, WrittenMove, lan, san_strict, write_fen, write_san,
};
use crate::l10n::{Message, ToMessage, message};
use crate::record::{CastlingWord, Item, PackedSan, PlainSign, Record, TagPair};
use crate::text::{ByteCursor, ByteSink, fold, quote};

use super::chess_articles::topics_of;
use super::chess_letters::{letter_scores, names_no_piece};
use super::chess_packed::{packed_lan, packed_special};
use super::chess_start::{problem, start_from};
use super::chess_words::{fold_word, in_english, read_spelled};
use super::other_games::OTHER_GAMES;
use super::{
    Breach, CenterKing, CheckSign, CheckStatus, Dialect, Difference, Ending, Explanation, Game, Intended, LetterScore,
    MadeMove, MoveStyle, Notation, OtherRead, ProblemKind, ReadMove, Resolution, SetupProblem, Side, Start, System,
    Unresolved, Winnability,
};
use super::{chess_notations, chess_rulings};

/// Holds what is asked of chess records: where they start when they do not say it, and which castling rules hold.
#[derive(Clone, Debug, Default)]
pub struct Chess {
    /// The position of records that name none.
    pub default_start: Option<Position>,
    /// The castling rules, or `None` to take them from the record.
    pub mode: Option<CastlingMode>,
}

impl From<Color> for Side {
    fn from(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }
}

impl From<Side> for Color {
    fn from(side: Side) -> Self {
        match side {
            Side::White => Self::White,
            Side::Black => Self::Black,
        }
    }
}

impl Chess {
    /// Finds the castling rules of a record: what was asked for, its Variant tag, or what its position needs.
    fn mode_of(&self, record: &Record<'_>) -> Result<Option<CastlingMode>, SetupProblem> {
        if self.mode.is_some() {
            return Ok(self.mode);
        }
        let Some(tag) = record.tag_pair("Variant") else { return Ok(None) };
        let value = record.slice(tag.value);
        let plain: String = value.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase();
        match plain.as_str() {
            "" | "standard" | "chess" | "normal" | "regular" | "orthodox" | "fromposition" | "classical" => Ok(None),
            "chess960" | "960" | "frc" | "dfrc" | "freestyle" | "freestylechess" | "doublefischerandom" => {
                Ok(Some(CastlingMode::Chess960))
            }
            _ if plain.starts_with("fischer") || plain.starts_with("fisherrandom") => Ok(Some(CastlingMode::Chess960)),
            other => {
                let kind = if OTHER_GAMES.contains(&other) { ProblemKind::OtherGame } else { ProblemKind::UnknownGame };
                let message = message!("unknown-variant", name = quote(value));
                Err(SetupProblem { span: Some(tag.value), message, is_fatal: true, kind, instead: None })
            }
        }
    }
}

impl Chess {
    /// Starts where records start that name no position; a tag that announces one is reported.
    fn start_without_fen(
        &self,
        record: &Record<'_>,
        empty_fen: Option<&TagPair>,
        mode: Option<CastlingMode>,
    ) -> Start<Position> {
        let position = self.default_start.clone().unwrap_or_else(Position::initial);
        let mut start =
            Start { position: Some(position), problems: Vec::new(), is_usual: self.default_start.is_none() };
        let announced = record.tag_pair("SetUp").filter(|tag| record.slice(tag.value) == "1");
        if let Some(tag) = empty_fen.or(announced).filter(|_| self.default_start.is_none()) {
            let message = message!("start-announced");
            start.problems.push(SetupProblem { kind: ProblemKind::MissingStart, ..problem(tag.span, message, false) });
        } else if mode == Some(CastlingMode::Chess960)
            && self.default_start.is_none()
            && let Some(tag) = record.tag_pair("Variant")
        {
            let message = message!("start-of-chess960");
            start.problems.push(SetupProblem { kind: ProblemKind::MissingStart, ..problem(tag.span, message, false) });
        }
        start
    }
}

impl Game for Chess {
    type Position = Position;
    type Written = WrittenMove;
    type Move = Move;
    type Alphabet = Alphabet;
    type Series = FenSeries;
    type Identity = crate::chess::Identity;
    type Step = Move;

    const NAME: &'static str = "chess";

    fn system(&self, start: Option<&Position>) -> System {
        let is_960 = start.is_some_and(|start| start.mode() == CastlingMode::Chess960);
        if is_960 { System::Chess960 } else { System::Chess }
    }

    fn common_letters(&self) -> Alphabet {
        Alphabet::ENGLISH
    }

    fn letters_by_code(&self, code: &str) -> Option<Alphabet> {
        Alphabet::by_code(code)
    }

    fn legal_moves(&self, position: &Position) -> Vec<Move> {
        position.legal_moves().into_iter().collect()
    }

    fn identity(&self, position: &Position) -> crate::chess::Identity {
        position.identity()
    }

    fn differences(&self, earlier: &Position, wanted: &Position) -> Option<Vec<Difference>> {
        chess_rulings::differences(earlier, wanted)
    }

    fn intended(&self, position: &Position, word: &str, own: Alphabet) -> Intended<Move> {
        chess_rulings::intended(position, word, own)
    }

    fn castling(&self, position: &Position) -> Message {
        chess_rulings::castling(position)
    }

    fn board_lines(&self, position: &Position) -> Vec<String> {
        chess_rulings::board_lines(position)
    }

    fn set_up(&self, record: &Record<'_>) -> Start<Position> {
        let mode = match self.mode_of(record) {
            Ok(mode) => mode,
            Err(problem) => return Start { position: None, problems: vec![problem], is_usual: false },
        };
        let tag = record.tag_pair("FEN");
        match tag.filter(|tag| !record.slice(tag.value).trim().is_empty()) {
            Some(tag) => start_from(record.slice(tag.value), tag.value, mode),
            None => self.start_without_fen(record, tag, mode),
        }
    }

    #[inline]
    fn starts_as_usual(&self, record: &Record<'_>) -> bool {
        self.default_start.is_none() && ["Variant", "FEN", "SetUp"].iter().all(|name| record.tag_pair(name).is_none())
    }

    fn alphabets(&self) -> impl Iterator<Item = Alphabet> {
        Alphabet::all()
    }

    fn knows_letter(&self, word: &str, alphabet: Alphabet) -> bool {
        let Some(folded) = fold_word(word) else { return false };
        let needs_letter = folded.chars().next().is_some_and(|c| c.is_uppercase() || !c.is_ascii());
        let castles = || folded.starts_with("O-") || CastlingWord::of(word).is_some();
        !needs_letter || castles() || alphabet.role_at(&folded).is_some()
    }

    fn letter_scores(&self, record: &Record<'_>, words: &[&Item], plausible_only: bool) -> Vec<LetterScore<Alphabet>> {
        letter_scores(record, words, plausible_only)
    }

    fn is_alone_with(&self, alphabet: Alphabet, spellings: u32) -> bool {
        alphabet.is_alone_with(spellings)
    }

    fn starts_with_foreign_letter(&self, word: &[u8], alphabet: Alphabet) -> bool {
        let is_usual = |byte: &u8| byte.is_ascii() && (!byte.is_ascii_uppercase() || b"KQRBNOPZ".contains(byte));
        alphabet == Alphabet::ENGLISH && !word.first().is_none_or(is_usual)
    }

    #[inline]
    fn read(&self, word: &[u8], alphabet: Alphabet) -> Option<WrittenMove> {
        let by_hand = |english: &[u8]| san_strict::read(english).or_else(|| lan::read(english));
        let written = if alphabet == Alphabet::ENGLISH {
            by_hand(word)
        } else {
            alphabet.respell(word).and_then(|respelled| by_hand(respelled.english.as_slice(&mut [0; 8])))
        };
        written.or_else(|| read_spelled(std::str::from_utf8(word).ok()?, alphabet))
    }

    fn quick(&self, position: &Position, word: &[u8], alphabet: Alphabet) -> Option<ReadMove<Move>> {
        if alphabet == Alphabet::ENGLISH {
            // Its plain words have been taken apart already.
            return packed_lan(position, word, 0);
        }
        let Some(respelled) = alphabet.respell(word) else {
            // Squares are the same in all languages, the small letter of what a pawn becomes is an English one.
            let names_piece = word.iter().any(|byte| byte.is_ascii_uppercase() || *byte == b'=');
            return packed_lan(position, word, 0).filter(|_| !names_piece);
        };
        let (window, len) = respelled.english.to_window();
        let Some(plain) = PackedSan::of_window(window, len) else {
            return packed_lan(position, respelled.english.as_slice(&mut [0; 8]), respelled.spellings);
        };
        let sign = match plain.sign() {
            PlainSign::None => CheckSign::None { expected: true },
            PlainSign::Plus => CheckSign::Check,
            PlainSign::Hash => CheckSign::Mate,
        };
        let resolution = self.resolve_packed(position, position.turn().into(), plain, Alphabet::ENGLISH)?;
        Some(ReadMove { resolution, sign, captures: plain.has_capture_sign(), spellings: respelled.spellings })
    }

    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    fn resolve_packed(
        &self,
        position: &Position,
        side: Side,
        word: PackedSan,
        alphabet: Alphabet,
    ) -> Option<Resolution<Move>> {
        // The same word may name another piece in another language; what names none is the same in all.
        if alphabet != Alphabet::ENGLISH && !names_no_piece(word) {
            return None;
        }
        let to = Square::from_index(word.square())?;
        let origin = Origin::of_number(word.origin());
        match position.packed_move(side.into(), word.piece(), origin, to, word.has_capture_sign()) {
            Some(resolved) => Some(Resolution { mv: resolved.mv, overspecified: resolved.overspecified }),
            None => packed_special(position, word, origin, to),
        }
    }

    #[inline]
    fn resolve(&self, position: &Position, written: &WrittenMove) -> Result<Resolution<Move>, Unresolved<Move>> {
        match position.resolve(written) {
            Ok(resolved) => Ok(Resolution { mv: resolved.mv, overspecified: resolved.overspecified }),
            Err(crate::chess::Unresolved::Illegal) => Err(Unresolved::Illegal),
            Err(crate::chess::Unresolved::Ambiguous(moves)) => Err(Unresolved::Ambiguous(moves.to_vec())),
        }
    }

    fn made_moves(&self, position: &Position, written: &WrittenMove) -> Vec<MadeMove<Move>> {
        chess_rulings::made_moves(position, written)
    }

    fn is_irregular(&self, position: &Position) -> bool {
        position.is_irregular()
    }

    fn as_stood(&self, mv: Move) -> Move {
        mv.stood()
    }

    fn may_be_of_another_notation(&self, word: &str, alphabet: Alphabet) -> bool {
        chess_notations::may_be_of_another_notation(word, alphabet)
    }

    fn read_in_another_notation(
        &self,
        position: &Position,
        word: &str,
        marks: &str,
        alphabet: Alphabet,
        met: Option<Dialect>,
    ) -> Option<OtherRead<Move>> {
        chess_notations::read(position, word, marks, alphabet, met)
    }

    #[inline]
    fn is_misspelled(&self, word: &[u8], written: &WrittenMove) -> bool {
        match written.shape {
            Shape::Castle(_) => {
                word.contains(&b'o')
                    || word.iter().all(u8::is_ascii_alphanumeric)
                    || CastlingWord::at_start(word).is_some_and(|castling| !castling.is_plain)
            }
            // A pawn's word begins with a file; the short words of a database need not be looked at twice.
            Shape::Pawn { .. } => word.first().is_some_and(|first| !matches!(first, b'a'..=b'h') && *first < 0x80),
            _ => false,
        }
    }

    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    fn play(&self, position: &mut Position, mv: Move) {
        position.play(mv);
    }

    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    fn play_packed(&self, position: &mut Position, side: Side, mv: Move, word: PackedSan) {
        position.play_known(side.into(), mv, word.piece());
    }

    #[inline]
    fn move_code(&self, mv: Move) -> u16 {
        /// Where a move has its kind; a promotion is 4 and the piece, a pawn being 0.
        const KIND: u32 = 12;
        let bits = mv.regular().to_bits();
        let (kind, squares) = (bits >> KIND, bits & 0x0FFF);
        if kind > 4 { squares | (kind - 4) << KIND } else { squares }
    }

    #[inline]
    fn is_null(&self, mv: Move) -> bool {
        mv.is_null()
    }

    #[inline]
    fn is_capture(&self, position: &Position, mv: Move) -> bool {
        mv.is_en_passant() | (!mv.is_castle() & position.occupied().contains(mv.to()))
    }

    #[inline]
    fn signs(&self, written: &WrittenMove) -> (CheckSign, bool) {
        let sign = match written.check {
            CheckSuffix::None => {
                CheckSign::None { expected: !matches!(written.shape, Shape::Coordinate { .. } | Shape::Null) }
            }
            CheckSuffix::Check => CheckSign::Check,
            CheckSuffix::Double => CheckSign::Double,
            CheckSuffix::Mate => CheckSign::Mate,
        };
        (sign, written.captures)
    }

    #[inline]
    fn gives(&self, position: &Position) -> CheckStatus {
        let checks = self.checks(position);
        if checks != CheckStatus::Nothing && !position.has_legal_move() { CheckStatus::Mate } else { checks }
    }

    #[inline]
    fn checks(&self, position: &Position) -> CheckStatus {
        let checkers = position.checkers();
        if checkers.is_empty() {
            CheckStatus::Nothing
        } else if checkers.has_several() {
            CheckStatus::DoubleCheck
        } else {
            CheckStatus::Check
        }
    }

    fn ending(&self, position: &Position) -> Option<Ending> {
        position.outcome().map(|outcome| match outcome {
            Outcome::Checkmate { winner } => Ending::Mate(winner.into()),
            Outcome::Stalemate => Ending::Stalemate,
        })
    }

    #[inline]
    fn may_lack_a_mate(&self, position: &Position) -> bool {
        position.may_lack_a_mate()
    }

    fn may_be_unable_to_mate(&self, position: &Position, side: Side) -> bool {
        position.may_be_unable_to_mate(side.into())
    }

    fn cannot_mate(&self, position: &Position, side: Side) -> bool {
        position.cannot_mate(side.into())
    }

    fn is_plainly_dead(&self, position: &Position) -> bool {
        position.is_plainly_dead()
    }

    fn winnability(&self, position: &Position, side: Side) -> Winnability {
        position.winnability(side.into())
    }

    fn center_king(&self, position: &Position, side: Side, written: &WrittenMove) -> Option<CenterKing> {
        let Shape::Piece { role: Role::King, to, .. } = written.shape else { return None };
        let is_center = |square: Square| matches!(&square.bytes(), b"d4" | b"e4" | b"d5" | b"e5");
        let (own, other) = (position.king(side.into()), position.king(side.other().into()));
        is_center(to).then(|| CenterKing {
            is_light: to.is_light(),
            is_put: own.distance(to) > 1 || other.distance(to) <= 1,
            other: (is_center(other) && other != to).then(|| other.is_light()),
        })
    }

    #[inline]
    fn side(&self, position: &Position) -> Side {
        position.turn().into()
    }

    #[inline]
    fn move_number(&self, position: &Position) -> u32 {
        position.fullmove_number()
    }

    #[inline]
    fn turn_after(&self, start: &Position, n_plies: u32) -> (u32, Side) {
        let (first, number) = (start.turn(), start.fullmove_number());
        let side = if n_plies.is_multiple_of(2) { first } else { !first };
        (number.saturating_add(n_plies / 2 + u32::from(first == Color::Black) * (n_plies % 2)), side.into())
    }

    #[inline]
    fn halfmove_clock(&self, position: &Position) -> u32 {
        position.halfmove_clock()
    }

    fn reversible_plies(&self, position: &Position) -> u32 {
        position.reversible_plies()
    }

    #[inline]
    fn most_reversible_plies(&self, position: &Position) -> u32 {
        position.halfmove_clock()
    }

    fn key(&self, position: &Position) -> u64 {
        position.key()
    }

    fn first_step(&self, _: &Position) -> Move {
        Move::NULL
    }

    #[inline]
    fn step(&self, _: &Position, mv: Move) -> Move {
        mv
    }

    #[inline]
    fn may_be_undone(&self, earlier: Move, last: Move) -> bool {
        earlier.from() == last.to()
    }

    fn number_run(&self, steps: &[Move], position: &Position, numbers: &mut Vec<u64>) {
        // What led to the first position need not be taken back.
        position.number_run(steps.get(1..).unwrap_or_default(), numbers);
    }

    fn number_after(&self, before: u64, step: Move, position: &Position) -> u64 {
        position.number_after(before, step)
    }

    fn explain(&self, position: &Position, word: &str, alphabet: Alphabet) -> Explanation {
        const SUGGESTIONS: usize = 4;
        let Some(written) = self.read(word.as_bytes(), alphabet) else { return Explanation::default() };
        let reasons = position.why_illegal(&written);
        let breach = reasons.iter().find_map(|reason| match reason {
            Reason::MustPromote(_) => Some(Breach::PawnUnpromoted),
            Reason::TakesKing { .. } => Some(Breach::KingTaken),
            _ => None,
        });
        let both =
            |breach: Breach| if position.would_check_both_kings(&written) { Breach::BothKingsInCheck } else { breach };
        let breach = breach.unwrap_or_else(|| both(Breach::Other));
        let topics = topics_of(&written, &reasons, position.mode());
        let reasons = reasons.iter().map(Reason::message).collect();
        let plain = fold_word(word).map(|folded| in_english(&folded, alphabet)).unwrap_or_default();
        let nearest = position.nearest_legal(&plain, &written, SUGGESTIONS);
        let nearest = nearest.into_iter().map(|mv| self.spell(position, mv, alphabet)).collect();
        Explanation { reasons, nearest, breach, article: None, topics }
    }

    fn alphabet_code(&self, alphabet: Alphabet) -> &'static str {
        alphabet.code()
    }

    fn is_piece_letter(&self, letter: char, alphabet: Alphabet) -> bool {
        let mut buffer = [0; 4];
        let folded = &*fold(letter).encode_utf8(&mut buffer);
        let begins = |form: &String| form.starts_with(folded);
        Role::ALL.iter().any(|role| alphabet.folded_forms_of(*role).iter().any(begins))
    }

    fn is_own_letter(&self, letter: char, alphabet: Alphabet) -> bool {
        Role::ALL.iter().any(|role| alphabet.letters().forms.of(role.index()).iter().any(|form| form.contains(letter)))
    }

    fn is_look_alike(&self, letter: char, alphabet: Alphabet) -> bool {
        self.is_piece_letter(letter, alphabet) && !self.is_own_letter(letter, alphabet)
    }

    fn looks_like_a_piece_move(&self, word: &str) -> bool {
        let mut characters = word.chars();
        characters.next();
        let as_knight = format!("N{}", characters.as_str());
        read_spelled(&as_knight, Alphabet::ENGLISH).is_some()
    }

    fn position_text(&self, position: &Position) -> String {
        position.to_fen()
    }

    fn write_position(&self, position: &Position, out: &mut Vec<u8>) {
        write_fen(position, FenStyle::default(), out);
    }

    #[inline]
    fn write_next_position(&self, series: &mut FenSeries, position: &Position, out: &mut ByteCursor<'_>) {
        series.write(position, out);
    }

    #[inline]
    fn write_next_fields(&self, series: &mut FenSeries, position: &Position, out: &mut ByteCursor<'_>) {
        series.write_fields(position, out);
    }

    #[inline]
    fn write_move(
        &self,
        position: &Position,
        mv: Move,
        gives: CheckStatus,
        style: MoveStyle<Alphabet>,
        out: &mut impl ByteSink,
    ) {
        let mark = check_mark(gives);
        let word = match style.notation {
            Notation::San => ShortWord::san(position, mv, mark),
            Notation::Lan => ShortWord::lan(position, mv, mark),
            Notation::Uci => return ShortWord::uci(position.mode(), mv).write(out),
            other => {
                let mut word = Vec::new();
                other.write(position, mv, mark, style.letters, &mut word);
                return out.put_slice(&word);
            }
        };
        write_in_letters(word, style.letters, out);
    }

    fn spell(&self, position: &Position, mv: Move, alphabet: Alphabet) -> String {
        let (mut english, mut spelled) = (Vec::new(), Vec::new());
        write_san(position, mv, None, &mut english);
        if let Some(word) = ShortWord::of(&english) {
            write_in_letters(word, alphabet, &mut spelled);
        }
        String::from_utf8_lossy(&spelled).into_owned()
    }
}

const fn check_mark(gives: CheckStatus) -> CheckSuffix {
    match gives {
        CheckStatus::Nothing => CheckSuffix::None,
        CheckStatus::Check => CheckSuffix::Check,
        CheckStatus::DoubleCheck => CheckSuffix::Double,
        CheckStatus::Mate => CheckSuffix::Mate,
    }
}

/// Appends a word with the piece letters of an alphabet in place of the English ones: capitals other than the O of
/// castling are pieces.
#[inline]
fn write_in_letters(word: ShortWord, alphabet: Alphabet, out: &mut impl ByteSink) {
    let (bytes, len) = word.to_bytes();
    let is_plain = |byte: u8| Role::from_letter(byte).is_none();
    if alphabet == Alphabet::ENGLISH || bytes[..len].iter().all(|byte| is_plain(*byte)) {
        return word.write(out);
    }
    for byte in &bytes[..len] {
        match Role::from_letter(*byte) {
            Some(role) => out.put_slice(alphabet.form(role).as_bytes()),
            None => out.put(&[*byte]),
        }
    }
}
