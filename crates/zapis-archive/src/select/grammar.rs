//! The syntax of conditions: words and values parsed by nom, joined by recursive descent with bounded depth.

use nom::branch::alt;
use nom::bytes::complete::{tag, take_while, take_while1};
use nom::character::complete::{char, multispace0};
use nom::combinator::{opt, recognize};
use nom::sequence::{delimited, preceded};
use nom::{IResult, Parser};

use crate::findings::{Rule, Severity};
use crate::l10n::{Message, message};
use crate::laws::TimeClass;
use crate::record::GameResult;

use super::board::{BoardQuestion, BoardTest};
use super::condition::{Condition, ConditionError, ConditionNode, unexpected};
use super::facts::game_named;
use super::field_names::{ALIASES, MEANT, WHOLE_CONDITIONS};
use super::fields::{
    AmongTest, BoardEnding, DealOutcome, FIELDS, Field, FieldKind, FindingTest, MovetextPart, PlayerSide, SeatField,
    SeatSet, Test, Winner,
};
use super::material::MaterialPattern;
use super::pattern::BoardPattern;
use super::values::{DateRange, EcoRange, NameTest, NumberRange, Operator, TextTest};

type Parsed<'a, T> = IResult<&'a str, T, ()>;

/// The maximum nesting depth of conditions.
const MAX_DEPTH: usize = 64;
/// The maximum number of characters of a condition.
const MAX_LEN: usize = 1 << 16;

impl Condition {
    /// Reads a condition: `white ~ "Carlsen" and elo >= 2700 and eco in B90..B99`.
    ///
    /// # Errors
    /// Reports what cannot be read, and where.
    pub fn read(text: &str) -> Result<Self, ConditionError> {
        if text.len() > MAX_LEN {
            return Err(ConditionError { at: MAX_LEN, reason: message!("condition-too-long", most = MAX_LEN) });
        }
        let mut reader = ConditionReader { text, rest: text, boards: Vec::new(), depth: 0 };
        let root = reader.any()?;
        reader.blank();
        if !reader.rest.is_empty() {
            return Err(reader.unexpected(&message!("condition-and-or")));
        }
        Ok(Self { root, boards: reader.boards })
    }
}

/// `blank`: what separates words.
fn blank(input: &str) -> Parsed<'_, &str> {
    multispace0(input)
}

/// `word`: a name, a number, a date, a result; up to a blank, a bracket, a comma, a sign or two dots.
fn word(input: &str) -> Parsed<'_, &str> {
    let (_, run) = take_while1(|c: char| !c.is_whitespace() && !"()=<>~!,\"'".contains(c)).parse(input)?;
    let end = run.find("..").unwrap_or(run.len());
    if end == 0 { Err(nom::Err::Error(())) } else { Ok((&input[end..], &input[..end])) }
}

/// `quoted`: a text between quotation marks of one kind, without these.
fn quoted(input: &str) -> Parsed<'_, &str> {
    let double = delimited(char('"'), take_while(|c| c != '"'), char('"'));
    let single = delimited(char('\''), take_while(|c| c != '\''), char('\''));
    alt((double, single)).parse(input)
}

/// `value`: the value of a field.
fn value(input: &str) -> Parsed<'_, &str> {
    alt((quoted, word)).parse(input)
}

/// `range`: two values with two dots between, either of which may be omitted.
fn range(input: &str) -> Parsed<'_, (&str, &str)> {
    let (rest, from) = opt(value).parse(input)?;
    let (rest, _) = tag("..").parse(rest)?;
    let (rest, to) = opt(value).parse(rest)?;
    Ok((rest, (from.unwrap_or(""), to.unwrap_or(""))))
}

/// `operator`: the comparison, and whether it is negated.
fn operator(input: &str) -> Parsed<'_, (Operator, bool)> {
    let of = |text: &'static str, operator, is_turned| tag(text).map(move |_| (operator, is_turned));
    alt((
        of("!=", Operator::Equal, true),
        of("!~", Operator::Like, true),
        of("<=", Operator::AtMost, false),
        of(">=", Operator::AtLeast, false),
        of("<", Operator::Less, false),
        of(">", Operator::More, false),
        of("==", Operator::Equal, false),
        of("=", Operator::Equal, false),
        of("~", Operator::Like, false),
        of("contains ", Operator::Like, false),
    ))
    .parse(input)
}

/// `tag-field`: any tag by its name, `tag(Termination)`.
fn tag_field(input: &str) -> Parsed<'_, &str> {
    delimited((tag("tag"), blank, char('('), blank), value, (blank, char(')'))).parse(input)
}

/// Reads a keyword, ignoring case, that is not the beginning of a longer word.
fn keyword<'a>(input: &'a str, own: &str) -> Option<&'a str> {
    let (rest, read) = recognize(word).parse(input).ok()?;
    read.eq_ignore_ascii_case(own).then_some(rest)
}

struct ConditionReader<'a> {
    text: &'a str,
    rest: &'a str,
    boards: Vec<BoardTest>,
    depth: usize,
}

impl<'a> ConditionReader<'a> {
    fn at(&self) -> usize {
        self.text.len() - self.rest.len()
    }

    fn blank(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn unexpected(&self, expected: &Message) -> ConditionError {
        let written = value(self.rest).map_or_else(
            |_| self.rest.chars().next().map(String::from).unwrap_or_default(),
            |(_, word)| word.to_owned(),
        );
        unexpected(self.at(), &written, expected)
    }

    fn takes(&mut self, own: &str) -> bool {
        self.blank();
        let rest = keyword(self.rest, own);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// Takes a keyword, or the sign for it in programming languages.
    fn takes_or_sign(&mut self, own: &str, sign: &str) -> bool {
        self.takes(own) || self.rest.strip_prefix(sign).map(|rest| self.rest = rest).is_some()
    }

    /// `any`: conditions of which one has to be met.
    fn any(&mut self) -> Result<ConditionNode, ConditionError> {
        let mut parts = vec![self.all()?];
        while self.takes_or_sign("or", "||") {
            parts.push(self.all()?);
        }
        Ok(if parts.len() == 1 { parts.remove(0) } else { ConditionNode::Any(parts) })
    }

    /// `all`: conditions that all have to be met.
    fn all(&mut self) -> Result<ConditionNode, ConditionError> {
        let mut parts = vec![self.one()?];
        while self.takes_or_sign("and", "&&") {
            parts.push(self.one()?);
        }
        Ok(if parts.len() == 1 { parts.remove(0) } else { ConditionNode::All(parts) })
    }

    /// `one`: a test, a negated one, or conditions in brackets.
    fn one(&mut self) -> Result<ConditionNode, ConditionError> {
        let mut is_turned = false;
        while self.takes_or_sign("not", "!") {
            is_turned = !is_turned;
        }
        self.blank();
        let inner = match self.rest.strip_prefix('(') {
            Some(rest) => {
                if self.depth == MAX_DEPTH {
                    return Err(ConditionError { at: self.at(), reason: message!("condition-too-deep") });
                }
                self.rest = rest;
                self.depth += 1;
                let inner = self.any()?;
                self.depth -= 1;
                self.blank();
                let Some(rest) = self.rest.strip_prefix(')') else {
                    return Err(self.unexpected(&message!("condition-bracket")));
                };
                self.rest = rest;
                inner
            }
            None => self.test()?,
        };
        Ok(if is_turned { ConditionNode::Not(Box::new(inner)) } else { inner })
    }

    /// `test`: a field with its value.
    fn test(&mut self) -> Result<ConditionNode, ConditionError> {
        if let Ok((rest, name)) = tag_field(self.rest) {
            self.rest = rest;
            let test = |reader: &mut Self, operator| reader.tag_test(name, operator).map(ConditionNode::Test);
            return self.compared(test, Some(Test::HasTag(name.to_owned())));
        }
        let at = self.at();
        let Ok((rest, name)) = word(self.rest) else { return Err(self.unexpected(&message!("condition-field"))) };
        let folded = name.to_lowercase().replace('_', "-");
        let own = ALIASES.iter().find(|(alias, _)| *alias == folded).map_or(folded.as_str(), |(_, own)| own);
        if let Some((_, whole)) = WHOLE_CONDITIONS.iter().find(|(alone, _)| *alone == folded) {
            let whole = Self { text: whole, rest: whole, boards: Vec::new(), depth: 0 }.test()?;
            self.rest = rest;
            return Ok(whole);
        }
        let Some(field) = FIELDS.iter().find(|field| field.name == own) else {
            let distance = |own: &&str| strsim::damerau_levenshtein(own, &folded);
            let near = FIELDS.iter().map(|field| field.name).min_by_key(distance);
            let near = near.filter(|near| distance(near) <= near.len().max(4) / 3);
            let near = MEANT.iter().find(|(other, _)| *other == folded).map(|(_, own)| *own).or(near);
            let reason = message!("condition-unknown-field", written = name, near = near.unwrap_or("none"));
            return Err(ConditionError { at, reason });
        };
        self.rest = rest;
        match field.kind {
            FieldKind::Complete => Ok(ConditionNode::Test(Test::Complete)),
            FieldKind::Repeated => Ok(ConditionNode::Test(Test::Among(AmongTest::Repeated))),
            FieldKind::Contained => Ok(ConditionNode::Test(Test::Among(AmongTest::Contained))),
            FieldKind::Has => self.has(),
            FieldKind::Finding if self.rest.trim_start().starts_with('(') => self.finding_called(field),
            FieldKind::Winner | FieldKind::Loser => {
                let has_won = matches!(field.kind, FieldKind::Winner);
                self.compared(|reader, operator| reader.player_by_result(has_won, operator), None)
            }
            _ => self.compared(|reader, operator| reader.field_test(field, operator).map(ConditionNode::Test), None),
        }
    }

    /// `winner`, `loser`: a color, a rating comparison, or a name.
    fn player_by_result(&mut self, has_won: bool, operator: Operator) -> Result<ConditionNode, ConditionError> {
        const KNOWN: [(&str, Winner, Winner); 4] = [
            ("white", Winner::White, Winner::Black),
            ("black", Winner::Black, Winner::White),
            ("higher-rated", Winner::HigherRated, Winner::LowerRated),
            ("lower-rated", Winner::LowerRated, Winner::HigherRated),
        ];
        let (at, text) = self.value()?;
        if let Some((_, of_winner, of_loser)) = KNOWN.into_iter().find(|(name, ..)| name.eq_ignore_ascii_case(text)) {
            return Ok(ConditionNode::Test(Test::Winner(if has_won { of_winner } else { of_loser })));
        }
        // Names have capitals: another word in small letters is not a player.
        let is_word = text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        let named = |seat| match operator {
            Operator::Like => Some(Test::Name(seat, NameTest::new(text))),
            Operator::Equal | Operator::In if !is_word => Some(Test::Exact(seat, TextTest::Is(text.to_owned()))),
            _ => None,
        };
        let won = |seat, winner| {
            Some(ConditionNode::All(vec![ConditionNode::Test(named(seat)?), ConditionNode::Test(Test::Winner(winner))]))
        };
        let [of_white, of_black] =
            if has_won { [Winner::White, Winner::Black] } else { [Winner::Black, Winner::White] };
        let both = won(PlayerSide::White, of_white).zip(won(PlayerSide::Black, of_black));
        let (white, black) = both.ok_or_else(|| self.unreadable(at, &listed(KNOWN.map(|(name, ..)| name))))?;
        Ok(ConditionNode::Any(vec![white, black]))
    }

    /// `has`: something between the moves.
    fn has(&mut self) -> Result<ConditionNode, ConditionError> {
        const KNOWN: [(&str, MovetextPart); 8] = [
            ("comments", MovetextPart::Comments),
            ("variations", MovetextPart::Variations),
            ("nags", MovetextPart::Nags),
            ("clocks", MovetextPart::Clocks),
            ("evaluations", MovetextPart::Evaluations),
            ("evals", MovetextPart::Evaluations),
            ("moves", MovetextPart::Moves),
            ("fen", MovetextPart::Fen),
        ];
        const ON_BOARD: [&str; 2] = ["underpromotions", "odds"];
        self.blank();
        if let Ok((rest, name)) = tag_field(self.rest) {
            self.rest = rest;
            return Ok(ConditionNode::Test(Test::HasTag(name.to_owned())));
        }
        for (name, what) in KNOWN {
            if self.takes(name) {
                return Ok(ConditionNode::Test(Test::Has(what)));
            }
        }
        if self.takes("underpromotions") {
            return Ok(ConditionNode::Test(self.asked_of_board(BoardQuestion::Underpromotion, 1, None)));
        }
        if self.takes("odds") {
            return Ok(ConditionNode::Test(self.asked_of_board(BoardQuestion::Odds, 1, None)));
        }
        let known = KNOWN.iter().map(|(name, _)| *name).chain(ON_BOARD);
        Err(self.unexpected(&one_of(known)))
    }

    fn asked_of_board(&mut self, what: BoardQuestion, plies: u32, until: Option<u32>) -> Test {
        self.boards.push(BoardTest::new(what, plies, until));
        Test::Board(self.boards.len() - 1)
    }

    /// `finding-called`: a finding in brackets, `finding("illegal-move")`.
    fn finding_called(&mut self, field: &Field) -> Result<ConditionNode, ConditionError> {
        self.blank();
        self.rest = self.rest.strip_prefix('(').unwrap_or(self.rest);
        self.blank();
        let test = self.field_test(field, Operator::Equal)?;
        self.blank();
        let Some(rest) = self.rest.strip_prefix(')') else {
            return Err(self.unexpected(&message!("condition-bracket")));
        };
        self.rest = rest;
        Ok(ConditionNode::Test(test))
    }

    /// `number`: a whole number, or a range of them.
    fn number_range(&mut self, operator: Operator) -> Result<NumberRange, ConditionError> {
        let (at, read) = if let Some((at, from, to)) = self.range(operator) {
            let end = |text: &str, open| if text.is_empty() { Some(open) } else { text.parse().ok() };
            let ends = end(from, i64::MIN).zip(end(to, i64::MAX));
            (at, ends.map(|(least, most)| NumberRange { least, most }))
        } else {
            let (at, text) = self.value()?;
            (at, text.parse().ok().map(|number| NumberRange::of(operator, number)))
        };
        read.ok_or_else(|| self.unreadable(at, &message!("condition-number")))
    }

    /// `comparison`: an operator with a value, or `in` with a range or a list; without either, the meaning of the field
    /// alone.
    fn compared(
        &mut self,
        mut test: impl FnMut(&mut Self, Operator) -> Result<ConditionNode, ConditionError>,
        alone: Option<Test>,
    ) -> Result<ConditionNode, ConditionError> {
        self.blank();
        if let Ok((rest, (operator, is_turned))) = operator(self.rest) {
            self.rest = rest;
            self.blank();
            let test = test(self, operator)?;
            return Ok(if is_turned { ConditionNode::Not(Box::new(test)) } else { test });
        }
        if !self.takes("in") {
            return match alone {
                Some(test) => Ok(ConditionNode::Test(test)),
                None => Err(self.unexpected(&message!("condition-operator"))),
            };
        }
        self.blank();
        let Some(rest) = self.rest.strip_prefix('(') else { return test(self, Operator::In) };
        self.rest = rest;
        let mut parts = Vec::new();
        loop {
            self.blank();
            let operator = if range(self.rest).is_ok() { Operator::In } else { Operator::Equal };
            parts.push(test(self, operator)?);
            self.blank();
            if let Ok((rest, _)) = preceded(blank, char::<&str, ()>(',')).parse(self.rest) {
                self.rest = rest;
            } else if let Some(rest) = self.rest.strip_prefix(')') {
                self.rest = rest;
                return Ok(ConditionNode::Any(parts));
            } else {
                return Err(self.unexpected(&message!("condition-list-end")));
            }
        }
    }

    fn value(&mut self) -> Result<(usize, &'a str), ConditionError> {
        let at = self.at();
        match value(self.rest) {
            Ok((rest, value)) => {
                self.rest = rest;
                Ok((at, value))
            }
            Err(_) => Err(self.unexpected(&message!("condition-value"))),
        }
    }

    /// Reads a range if one is allowed.
    fn range(&mut self, operator: Operator) -> Option<(usize, &'a str, &'a str)> {
        let at = self.at();
        let (rest, (from, to)) =
            range(self.rest).ok().filter(|_| matches!(operator, Operator::In | Operator::Equal))?;
        self.rest = rest;
        Some((at, from, to))
    }

    fn tag_test(&mut self, name: &str, operator: Operator) -> Result<Test, ConditionError> {
        Ok(Test::Text(name.to_owned(), self.text_test(operator)?))
    }

    fn text_test(&mut self, operator: Operator) -> Result<TextTest, ConditionError> {
        let at = self.at();
        let (_, text) = self.value()?;
        match operator {
            Operator::Equal | Operator::In => Ok(TextTest::Is(text.to_owned())),
            Operator::Like => Ok(TextTest::like(text)),
            _ => Err(ConditionError { at, reason: message!("condition-no-order") }),
        }
    }

    fn field_test(&mut self, field: &Field, operator: Operator) -> Result<Test, ConditionError> {
        Ok(match field.kind {
            FieldKind::Name(seat) if operator == Operator::Like => Test::Name(seat, NameTest::new(self.value()?.1)),
            FieldKind::Name(seat) => Test::Exact(seat, self.text_test(operator)?),
            FieldKind::Text(tag) => self.tag_test(tag, operator)?,
            FieldKind::Path => Test::Path(self.text_test(operator)?),
            FieldKind::Date(tag) => {
                let (at, read) = match self.range(operator) {
                    Some((at, from, to)) => (at, DateRange::between(from, to)),
                    None => self.value().map(|(at, text)| (at, DateRange::of(operator, text)))?,
                };
                Test::Date(tag, read.ok_or_else(|| self.unreadable(at, &message!("condition-date")))?)
            }
            FieldKind::Opening => Test::Opening(self.text_test(operator)?),
            FieldKind::OpeningPlayed => Test::OpeningPlayed(self.text_test(operator)?),
            FieldKind::Eco | FieldKind::EcoPlayed => {
                let (at, read) = match self.range(operator) {
                    Some((at, from, to)) => (at, EcoRange::between(from, to)),
                    None => self.value().map(|(at, text)| (at, EcoRange::of(text)))?,
                };
                let read = read.ok_or_else(|| self.unreadable(at, &message!("condition-eco")))?;
                if matches!(field.kind, FieldKind::Eco) { Test::Eco(read) } else { Test::EcoPlayed(read) }
            }
            FieldKind::Number(number) => Test::Number(number, self.number_range(operator)?),
            FieldKind::RecordNumber => Test::Among(AmongTest::Number(self.number_range(operator)?)),
            FieldKind::Result => self.result_test()?,
            FieldKind::Finding => {
                let (at, text) = self.value()?;
                let level = [("error", Severity::Error), ("warning", Severity::Warning), ("note", Severity::Note)];
                let level = level.into_iter().find(|(name, _)| *name == text);
                let rule = Rule::by_name(text);
                Test::Found(match (level, rule) {
                    (Some((_, level)), _) => FindingTest::At(level),
                    (None, Some(rule)) => FindingTest::Of(rule),
                    (None, None) if operator == Operator::Like => FindingTest::Like(text.to_owned()),
                    (None, None) => return Err(self.unreadable(at, &message!("condition-finding"))),
                })
            }
            FieldKind::Ends => {
                const KNOWN: [(&str, BoardEnding); 4] = [
                    ("checkmate", BoardEnding::Mate),
                    ("mate", BoardEnding::Mate),
                    ("stalemate", BoardEnding::Stalemate),
                    ("open", BoardEnding::Open),
                ];
                let (at, text) = self.value()?;
                let found = KNOWN.into_iter().find(|(name, _)| *name == text);
                Test::Ends(found.ok_or_else(|| self.unreadable(at, &listed(["checkmate", "stalemate", "open"])))?.1)
            }
            FieldKind::TimeClass => {
                let (at, text) = self.value()?;
                let class = match text {
                    "standard" | "classical" => TimeClass::Classical,
                    "rapid" => TimeClass::Rapid,
                    "blitz" => TimeClass::Blitz,
                    "bullet" => return Ok(Test::Bullet),
                    _ => return Err(self.unreadable(at, &listed(["standard", "rapid", "blitz", "bullet"]))),
                };
                Test::TimeClass(class)
            }
            FieldKind::Game => {
                let (at, text) = self.value()?;
                if text == "bridge" {
                    return Ok(Test::Bridge);
                }
                let expected = || listed(["chess", "tavreli", "bridge"]);
                Test::Game(game_named(text).ok_or_else(|| self.unreadable(at, &expected()))?)
            }
            FieldKind::Contract => Test::Contract(self.text_test(operator)?),
            FieldKind::Seat(of) => self.seat_test(of)?,
            FieldKind::Vulnerable => self.vulnerability_test()?,
            FieldKind::Position | FieldKind::Material | FieldKind::Pieces | FieldKind::Line => {
                self.board_test(field.kind, operator)?
            }
            FieldKind::Has
            | FieldKind::Complete
            | FieldKind::Repeated
            | FieldKind::Contained
            | FieldKind::Winner
            | FieldKind::Loser => Test::Complete,
        })
    }

    /// Reads a result: of a game, or the outcome of a contract.
    fn result_test(&mut self) -> Result<Test, ConditionError> {
        const OF_DEALS: [(&str, DealOutcome); 3] =
            [("made", DealOutcome::Made), ("down", DealOutcome::Down), ("passed", DealOutcome::PassedOut)];
        let (at, text) = self.value()?;
        let known: &[(&str, &'static [GameResult])] = &[
            ("1-0", &[GameResult::WhiteWins]),
            ("white", &[GameResult::WhiteWins]),
            ("black", &[GameResult::BlackWins]),
            ("0-1", &[GameResult::BlackWins]),
            ("1/2-1/2", &[GameResult::Draw]),
            ("1/2", &[GameResult::Draw]),
            ("draw", &[GameResult::Draw]),
            ("decided", &[GameResult::WhiteWins, GameResult::BlackWins, GameResult::BothLose]),
            ("0-0", &[GameResult::BothLose]),
            ("*", &[GameResult::Unknown]),
        ];
        if let Some((_, outcome)) = OF_DEALS.iter().find(|(name, _)| name.eq_ignore_ascii_case(text)) {
            return Ok(Test::Outcome(*outcome));
        }
        let found = known.iter().find(|(name, _)| name.eq_ignore_ascii_case(text));
        let expected = || listed(["1-0", "0-1", "1/2-1/2", "decided", "*", "made", "down", "passed"]);
        Ok(Test::Result(found.ok_or_else(|| self.unreadable(at, &expected()))?.1))
    }

    /// Reads a player or a side of bridge.
    fn seat_test(&mut self, of: SeatField) -> Result<Test, ConditionError> {
        const KNOWN: [(&str, SeatSet); 6] =
            [("N", &['N']), ("E", &['E']), ("S", &['S']), ("W", &['W']), ("NS", &['N', 'S']), ("EW", &['E', 'W'])];
        let (at, text) = self.value()?;
        let found = KNOWN.into_iter().find(|(name, _)| name.eq_ignore_ascii_case(text));
        let expected = || listed(KNOWN.map(|(name, _)| name));
        Ok(Test::Seat(of, found.ok_or_else(|| self.unreadable(at, &expected()))?.1))
    }

    /// Reads the vulnerable sides.
    fn vulnerability_test(&mut self) -> Result<Test, ConditionError> {
        const KNOWN: [(&str, [bool; 2]); 5] = [
            ("none", [false, false]),
            ("NS", [true, false]),
            ("EW", [false, true]),
            ("all", [true, true]),
            ("both", [true, true]),
        ];
        let (at, text) = self.value()?;
        let found = KNOWN.into_iter().find(|(name, _)| name.eq_ignore_ascii_case(text));
        let expected = || listed(["none", "NS", "EW", "all"]);
        Ok(Test::Vulnerable(found.ok_or_else(|| self.unreadable(at, &expected()))?.1))
    }

    /// `board`: the condition on positions, the number of plies and the last ply.
    fn board_test(&mut self, kind: FieldKind, operator: Operator) -> Result<Test, ConditionError> {
        let what = if kind == FieldKind::Pieces {
            BoardQuestion::Pieces(self.number_range(operator)?)
        } else {
            self.board_question(kind, operator == Operator::Like)?
        };
        let plies = if self.takes("for") { self.n_plies(1)? } else { 1 };
        let until = if self.takes("within") { Some(self.n_plies(0)?) } else { None };
        Ok(self.asked_of_board(what, plies, until))
    }

    /// Reads a number of plies.
    fn n_plies(&mut self, least: u32) -> Result<u32, ConditionError> {
        self.blank();
        let (at, number) = self.value()?;
        let read = number.parse().ok().filter(|plies: &u32| *plies >= least);
        read.ok_or_else(|| self.unreadable(at, &message!("condition-number")))
    }

    /// `board-question`: a position, material, a line of moves.
    fn board_question(&mut self, kind: FieldKind, is_like: bool) -> Result<BoardQuestion, ConditionError> {
        let start = self.at();
        let (_, text) = self.value()?;
        let quote = usize::from(self.text[start..].starts_with(['"', '\'']));
        let wrong = |within: usize, expected: Message| {
            let rest = text.get(within..).unwrap_or_default();
            unexpected(start + quote + within, rest, &expected)
        };
        match kind {
            FieldKind::Position => {
                let pattern = BoardPattern::read(text).map_err(|at| wrong(at, message!("condition-position")))?;
                Ok(BoardQuestion::Position(Box::new(pattern)))
            }
            FieldKind::Material => {
                let material =
                    MaterialPattern::read(text, is_like).map_err(|at| wrong(at, message!("condition-material")))?;
                Ok(BoardQuestion::Material(Box::new(material)))
            }
            _ => BoardQuestion::read_line(text, is_like).map_err(|word| {
                let written = text.get(word.clone()).unwrap_or_default().trim_end();
                unexpected(start + quote + word.start, written, &message!("condition-move"))
            }),
        }
    }

    /// Creates the error for a value that is not of the expected kind.
    fn unreadable(&self, at: usize, expected: &Message) -> ConditionError {
        let written = range(&self.text[at..]).map_or_else(
            |_| value(&self.text[at..]).map_or_else(|_| String::new(), |(_, word)| word.to_owned()),
            |(_, (from, to))| format!("{from}..{to}"),
        );
        unexpected(at, &written, expected)
    }
}

fn listed<const N: usize>(names: [&str; N]) -> Message {
    one_of(names)
}

fn one_of<'n>(names: impl IntoIterator<Item = &'n str>) -> Message {
    let names: Vec<String> = names.into_iter().map(|name| format!("`{name}`")).collect();
    message!("condition-one-of", names = names.join(", "))
}
