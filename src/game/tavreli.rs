//! Tavreli as replay sees it.

use crate::l10n::{Message, message};
use crate::laws::{Article, Edition, tavreli_article};
use crate::record::{CastlingWord, Item, ItemKind, Record};
use crate::tavreli::{
    CastlingSide, Color, Demotion, Files, Identity, Mark, Move, Position, Reason, Role, SetupFault, Shape, Square, Way,
    WrittenMove, files_of_letter, nearest, parse_position, read_move, resolve, spelled, why_illegal, write_fields,
    write_position,
};
use crate::text::{ByteCursor, ByteSink, Span, quote};

use super::systems::system_by_tag;
use super::tavreli_board::board_lines;
use super::{
    CheckSign, CheckStatus, Difference, Ending, Explanation, Game, Intended, LetterScore, MoveStyle, Notation,
    ProblemKind, Resolution, SetupProblem, Side, Start, System, Unresolved,
};

/// Holds what is asked of records of Tavreli.
#[derive(Clone, Debug, Default)]
pub struct Tavreli {
    /// The position of records that name none.
    pub default_start: Option<Position>,
    /// Whether somebody has said that the records are of Tavreli, so that they need not say it.
    pub is_stated: bool,
}

impl From<Color> for Side {
    fn from(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }
}

/// Tells whose letters name the files of a record (the notation's trap: Cyrillic `е` is the sixth file and looks like the
/// fifth of the Latin ones). The first letter that only one kind has decides; the flag tells that nothing does, and that
/// the letters are of both kinds.
fn letters(record: &Record<'_>) -> (Files, bool) {
    match record.tag("Files").map(str::trim) {
        Some(value) if value.eq_ignore_ascii_case("cyrillic") => return (Files::Cyrillic, false),
        Some(value) if value.eq_ignore_ascii_case("latin") => return (Files::Latin, false),
        _ => {}
    }
    let (mut first, mut is_mixed) = (None, false);
    for item in record.tape.items.iter().filter(|item| item.kind == ItemKind::Move) {
        for letter in record.slice(item.span).chars() {
            if let Some(files) = files_of_letter(letter) {
                return (files, false);
            }
            let files = match letter {
                'a' | 'A' | 'e' | 'E' => Files::Latin,
                'а' | 'А' | 'е' | 'Е' => Files::Cyrillic,
                _ => continue,
            };
            is_mixed |= *first.get_or_insert(files) != files;
        }
    }
    (first.unwrap_or_default(), is_mixed)
}

/// Reads when promoted warriors become plain again.
fn demotion(record: &Record<'_>) -> Demotion {
    let is_any = record.tag("Demotion").is_some_and(|value| value.trim().eq_ignore_ascii_case("any"));
    if is_any { Demotion::ByAny } else { Demotion::ByEnemy }
}

fn problem(span: Span, message: Message, is_fatal: bool) -> SetupProblem {
    SetupProblem { span: Some(span), message, is_fatal, kind: ProblemKind::Position, instead: None }
}

/// Starts from a position string that stands at `place` in the record.
fn start_from(text: &str, place: Span, demotion: Demotion) -> Start<Position> {
    let whole = text.contains(['\n', '\r']).then(|| text.replace(['\n', '\r'], " "));
    match parse_position(whole.as_deref().unwrap_or(text)) {
        Ok(setup) => {
            let (position, faults) = setup.position(demotion);
            let of_fault = |fault: &SetupFault| match problem(place, fault.message(), fault.is_fatal()) {
                fatal if fatal.is_fatal => fatal,
                unusual => SetupProblem { kind: ProblemKind::Unusual, ..unusual },
            };
            let problems = faults.iter().map(of_fault).collect();
            Start { position, problems, is_usual: false }
        }
        Err(error) => {
            let at = place.start + u32::try_from(error.offset).unwrap_or(u32::MAX).min(place.len());
            let next = text.get(error.offset..).and_then(|rest| rest.chars().next()).map_or(0, char::len_utf8);
            let end = at + u32::try_from(next).unwrap_or(0);
            let message = message!("tavreli-string-unreadable", problem = error.message());
            Start { position: None, problems: vec![problem(Span { start: at, end }, message, true)], is_usual: false }
        }
    }
}

/// Names the article that a reason rests on, as far as the rules put it into one.
fn article_of(reason: Reason) -> Option<Article> {
    let number = match reason {
        Reason::OnVolhv(..) | Reason::Blocked { .. } => "3.1",
        Reason::NotOwn(..) | Reason::NothingTaken | Reason::TooMany(..) | Reason::Covered { .. } => "3.2",
        Reason::EnemyAhead(..) | Reason::NothingToTake(_) | Reason::HasMoved(_) | Reason::Crosses(..) => "3.7",
        Reason::WrongWay(_, piece, _) if piece.role() == Role::Ratnik => "3.7",
        Reason::EmptySquare(_) | Reason::WrongWay(..) => return None,
        Reason::Frees { .. }
        | Reason::CheckUnanswered(..)
        | Reason::Opens(..)
        | Reason::Attacked { .. }
        | Reason::CastlingRightLost(_)
        | Reason::CastlingCovered(..)
        | Reason::CastlingBlocked(..)
        | Reason::CastlingAttacked { .. } => "3.9",
    };
    Some(tavreli_article(number))
}

impl Game for Tavreli {
    type Position = Position;
    type Written = WrittenMove;
    type Move = Move;
    type Alphabet = Files;
    type Series = ();
    type Identity = Identity;
    type Step = u64;

    const NAME: &'static str = "tavreli";
    const HAS_ONE_SPELLING: bool = true;

    fn system(&self, _: Option<&Position>) -> System {
        System::Tavreli
    }

    fn edition(&self) -> Option<Edition> {
        Some(Edition::Tavreli)
    }

    fn common_letters(&self) -> Files {
        Files::Latin
    }

    fn letters_by_code(&self, code: &str) -> Option<Files> {
        match code {
            "ru" => Some(Files::Cyrillic),
            "en" => Some(Files::Latin),
            _ => None,
        }
    }

    fn letters_of(&self, record: &Record<'_>) -> Option<Files> {
        Some(letters(record).0)
    }

    fn tags_for(&self, files: Files) -> Vec<(&'static str, &'static str)> {
        let of_files = match files {
            Files::Latin => "",
            Files::Cyrillic => "cyrillic",
        };
        vec![("Variant", "Tavreli"), ("Files", of_files)]
    }

    fn set_up(&self, record: &Record<'_>) -> Start<Position> {
        let demotion = demotion(record);
        let tag = record.tag_pair("FEN").filter(|tag| !record.slice(tag.value).trim().is_empty());
        let mut start = match (tag, &self.default_start) {
            (Some(tag), _) => start_from(record.slice(tag.value), tag.value, demotion),
            (None, Some(position)) => Start { position: Some(position.clone()), problems: Vec::new(), is_usual: false },
            (None, None) => {
                let position = Position::initial().with_demotion(demotion);
                Start { position: Some(position), problems: Vec::new(), is_usual: true }
            }
        };
        if let Some(tag) = record.tag_pair("SetUp").filter(|tag| record.slice(tag.value) == "1")
            && start.is_usual
        {
            let kind = ProblemKind::MissingStart;
            start.problems.push(SetupProblem { kind, ..problem(tag.span, message!("start-announced"), false) });
        }
        let first_move = || record.tape.items.iter().find(|item| item.kind == ItemKind::Move).map(|item| item.span);
        if !self.is_stated && system_by_tag(record).is_none() {
            let kind = ProblemKind::Recognized;
            let message = message!("game-recognized", game = Self::NAME);
            start.problems.push(SetupProblem { span: first_move(), message, is_fatal: false, kind, instead: None });
        }
        if letters(record).1 {
            let kind = ProblemKind::Letters;
            let message = message!("tavreli-letters-mixed");
            start.problems.push(SetupProblem { span: first_move(), message, is_fatal: false, kind, instead: None });
        }
        start
    }

    fn alphabets(&self) -> impl Iterator<Item = Files> {
        Files::ALL.into_iter()
    }

    fn knows_letter(&self, word: &str, files: Files) -> bool {
        read_move(word, files).is_some()
    }

    fn letter_scores(&self, _: &Record<'_>, words: &[&Item], _: bool) -> Vec<LetterScore<Files>> {
        // The letters follow from the words alone: see [`letters`].
        let outlook = |alphabet| LetterScore { alphabet, n_known: 0, limit: words.len(), reading: None };
        Files::ALL.into_iter().map(outlook).collect()
    }

    fn starts_with_foreign_letter(&self, _: &[u8], _: Files) -> bool {
        false
    }

    #[inline]
    fn read(&self, word: &[u8], files: Files) -> Option<WrittenMove> {
        let word = std::str::from_utf8(word).ok()?;
        match CastlingWord::of(word) {
            Some(castling) if !castling.is_plain => {
                read_move(&format!("{}{}", castling.plain(), &word[castling.signs_end..]), files)
            }
            _ => read_move(word, files),
        }
    }

    #[inline]
    fn resolve(&self, position: &Position, written: &WrittenMove) -> Result<Resolution<Move>, Unresolved<Move>> {
        let (mv, overspecified) = resolve(position, written).ok_or(Unresolved::Illegal)?;
        Ok(Resolution { mv, overspecified })
    }

    fn is_misspelled(&self, word: &[u8], written: &WrittenMove) -> bool {
        written.has_look_alike || CastlingWord::at_start(word).is_some_and(|castling| !castling.is_plain)
    }

    #[inline]
    fn play(&self, position: &mut Position, mv: Move) {
        position.play(mv);
    }

    fn move_code(&self, mv: Move) -> u16 {
        const MOST: u8 = 15;
        let square = |square: Square| u16::try_from(square.index()).unwrap_or(0);
        square(mv.from()) | square(mv.to()) << 6 | u16::from(mv.count().min(MOST)) << 12
    }

    fn is_null(&self, _: Move) -> bool {
        false
    }

    #[inline]
    fn is_capture(&self, position: &Position, mv: Move) -> bool {
        position.builds(mv)
    }

    #[inline]
    fn signs(&self, written: &WrittenMove) -> (CheckSign, bool) {
        let sign = match written.mark {
            Mark::None => CheckSign::None { expected: true },
            Mark::Check => CheckSign::Check,
            Mark::Mate => CheckSign::Mate,
            Mark::End => CheckSign::End,
        };
        (sign, matches!(written.shape, Shape::Squares { way: Way::Build, .. }))
    }

    #[inline]
    fn gives(&self, position: &Position) -> CheckStatus {
        match position.is_check() {
            false => CheckStatus::Nothing,
            true if position.has_legal_move() => CheckStatus::Check,
            true => CheckStatus::Mate,
        }
    }

    fn ending(&self, position: &Position) -> Option<Ending> {
        if position.has_legal_move() {
            return None;
        }
        let winner = position.turn().other().into();
        Some(if position.is_check() { Ending::Mate(winner) } else { Ending::Stalemate })
    }

    #[inline]
    fn side(&self, position: &Position) -> Side {
        position.turn().into()
    }

    #[inline]
    fn move_number(&self, position: &Position) -> u32 {
        position.fullmove_number()
    }

    fn turn_after(&self, start: &Position, n_plies: u32) -> (u32, Side) {
        let (first, number) = (start.turn(), start.fullmove_number());
        let side = if n_plies.is_multiple_of(2) { first } else { first.other() };
        (number.saturating_add(n_plies / 2 + u32::from(first == Color::Black) * (n_plies % 2)), side.into())
    }

    #[inline]
    fn halfmove_clock(&self, position: &Position) -> u32 {
        position.halfmove_clock()
    }

    /// Towers that were built can be taken apart, and warriors be carried back: only lost rights never come back.
    fn reversible_plies(&self, position: &Position) -> u32 {
        position.plies_since_rights()
    }

    #[inline]
    fn key(&self, position: &Position) -> u64 {
        position.key()
    }

    fn first_step(&self, position: &Position) -> u64 {
        position.key()
    }

    #[inline]
    fn step(&self, position: &Position, _: Move) -> u64 {
        position.key()
    }

    #[inline]
    fn may_be_undone(&self, earlier: u64, last: u64) -> bool {
        earlier == last
    }

    fn number_run(&self, steps: &[u64], _: &Position, numbers: &mut Vec<u64>) {
        numbers.extend_from_slice(steps);
    }

    fn number_after(&self, _: u64, step: u64, _: &Position) -> u64 {
        step
    }

    fn legal_moves(&self, position: &Position) -> Vec<Move> {
        position.legal_moves()
    }

    fn identity(&self, position: &Position) -> Identity {
        position.identity()
    }

    fn differences(&self, earlier: &Position, wanted: &Position) -> Option<Vec<Difference>> {
        if !earlier.identity().is_placed_like(&wanted.identity()) {
            return None;
        }
        let mut found = Vec::new();
        if earlier.turn() != wanted.turn() {
            found.push(Difference::ToMove(earlier.turn().into()));
        }
        for color in Color::ALL {
            let side = color.name();
            for wing in CastlingSide::ALL {
                if earlier.has_castling_right(color, wing) && !wanted.has_castling_right(color, wing) {
                    let wing = message!("ruling-wing", wing = wing.name());
                    found.push(Difference::Castling(message!("ruling-differs-castling", side = side, wing = wing)));
                }
            }
            for (file, letter) in (0..8).zip(Files::Latin.letters()) {
                if earlier.has_double_right(color, file) && !wanted.has_double_right(color, file) {
                    let said = message!("tavreli-differs-double", side = side, file = letter.to_string());
                    found.push(Difference::DoubleStep(said));
                }
            }
        }
        if earlier.turn() == wanted.turn() {
            let passed = |position: &Position| position.en_passant().filter(|_| position.can_take_en_passant());
            let (before, now) = (passed(earlier), passed(wanted));
            if let Some(square) = before.filter(|_| before != now) {
                let said = message!("tavreli-differs-en-passant", square = square.to_string());
                found.push(Difference::EnPassant(said));
            }
            if let Some(square) = now.filter(|_| before != now) {
                let said = message!("tavreli-differs-no-en-passant", square = square.to_string());
                found.push(Difference::NoEnPassant(said));
            }
        }
        Some(found)
    }

    fn intended(&self, position: &Position, word: &str, own: Files) -> Intended<Move> {
        let bare = word.trim().trim_end_matches(['!', '?']);
        let mut illegal = None;
        for files in std::iter::once(own).chain(Files::ALL) {
            let Some(written) = read_move(bare, files) else { continue };
            if let Some((mv, _)) = resolve(position, &written) {
                return Intended { legal: vec![mv], illegal: None };
            }
            let reasons = || why_illegal(position, &written).iter().map(|reason| reason.message(files)).collect();
            illegal.get_or_insert_with(reasons);
        }
        Intended { legal: Vec::new(), illegal }
    }

    fn castling(&self, position: &Position) -> Message {
        let rights = Color::ALL.into_iter().flat_map(|color| CastlingSide::ALL.map(|wing| (color, wing)));
        let has = |(color, wing): &(Color, CastlingSide)| position.has_castling_right(*color, *wing);
        let letters: String =
            rights.zip("KQkq".chars()).filter(|(right, _)| has(right)).map(|(_, letter)| letter).collect();
        if letters.is_empty() { message!("ruling-castling-none") } else { message!("verbatim", text = letters) }
    }

    fn board_lines(&self, position: &Position) -> Vec<String> {
        board_lines(position)
    }

    fn why_unreadable(&self, word: &str, files: Files) -> Option<Message> {
        let is_foreign = |letter: &char| files_of_letter(*letter).is_some_and(|other| other != files);
        let letter = word.chars().find(is_foreign)?;
        let is_much_like_a_move = word.chars().filter(char::is_ascii_digit).count() >= 2;
        is_much_like_a_move.then(|| {
            let files = self.alphabet_code(files);
            message!("tavreli-foreign-letter", word = quote(word), letter = letter.to_string(), files = files)
        })
    }

    fn explain(&self, position: &Position, word: &str, files: Files) -> Explanation {
        const SUGGESTIONS: usize = 4;
        let Some(written) = read_move(word, files) else { return Explanation::default() };
        let reasons = why_illegal(position, &written);
        Explanation {
            article: reasons.first().copied().and_then(article_of),
            reasons: reasons.iter().map(|reason| reason.message(files)).collect(),
            nearest: nearest(position, &written, SUGGESTIONS).iter().map(|mv| spelled(position, *mv, files)).collect(),
            ..Explanation::default()
        }
    }

    fn alphabet_code(&self, files: Files) -> &'static str {
        match files {
            Files::Latin => "latin",
            Files::Cyrillic => "cyrillic",
        }
    }

    fn is_piece_letter(&self, _: char, _: Files) -> bool {
        false
    }

    fn is_own_letter(&self, letter: char, files: Files) -> bool {
        files.letters().contains(&letter)
    }

    fn is_look_alike(&self, _: char, _: Files) -> bool {
        false
    }

    fn looks_like_a_piece_move(&self, _: &str) -> bool {
        false
    }

    fn position_text(&self, position: &Position) -> String {
        let mut text = Vec::new();
        write_position(position, &mut text);
        String::from_utf8_lossy(&text).into_owned()
    }

    fn write_position(&self, position: &Position, out: &mut Vec<u8>) {
        write_position(position, out);
    }

    fn write_next_position(&self, (): &mut (), position: &Position, out: &mut ByteCursor<'_>) {
        let mut text = Vec::new();
        write_position(position, &mut text);
        out.put_slice(&text);
    }

    fn write_next_fields(&self, (): &mut (), position: &Position, out: &mut ByteCursor<'_>) {
        let mut text = Vec::new();
        write_fields(position, &mut text);
        out.put_slice(&text);
    }

    fn write_move(
        &self,
        position: &Position,
        mv: Move,
        gives: CheckStatus,
        style: MoveStyle<Files>,
        out: &mut impl ByteSink,
    ) {
        if style.notation == Notation::Uci {
            // Coordinates for programs, with the count where the tower is split: `e2e4`, `2a3c3`.
            let count = if mv.count() < position.height(mv.from()) && mv.wing().is_none() { mv.count() } else { 0 };
            let count = if count > 0 { count.to_string() } else { String::new() };
            return out.put_slice(format!("{count}{}{}", mv.from(), mv.to()).as_bytes());
        }
        out.put_slice(spelled(position, mv, style.letters).as_bytes());
        match gives {
            CheckStatus::Nothing => {}
            CheckStatus::Check | CheckStatus::DoubleCheck => out.put(b"+"),
            CheckStatus::Mate => out.put(b"++"),
        }
    }

    fn spell(&self, position: &Position, mv: Move, files: Files) -> String {
        spelled(position, mv, files)
    }
}
