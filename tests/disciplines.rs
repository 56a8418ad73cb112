//! A game and a discipline outside this crate: what they implement is all that replay and findings require.

use zapis_check::findings::{CheckRequest, Discipline, Draft, rules};
use zapis_play::game::{
    Arbiter, BoardDisplay, CheckStatus, Difference, Ending, Explanation, Game, Intended, MoveNotation, MoveStyle,
    Recognize, Repetition, Resolution, Rules, Side, SlowPath, Start, Unresolved, WrittenSuffix,
};
use zapis_play::replay::{Keep, ReplayOptions, Replayer};
use zapis_record::l10n::Message;
use zapis_record::record::{Next, Record, RecordReader, Tape};
use zapis_record::text::ByteSink;

/// The number of stones on the heap; the player who takes the last one wins.
const STONES: u32 = 5;

/// A heap from which each side takes one, two or three stones in turn: `a1`, `a2`, `a3`.
#[derive(Clone, Debug)]
struct Heap;

/// The number of stones taken, and of turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Taken {
    stones: u32,
    turns: u32,
}

impl Rules for Heap {
    type Position = Taken;
    type Move = u32;

    const NAME: &'static str = "heap";

    fn system(&self, _: Option<&Taken>) -> &'static str {
        "heap"
    }

    fn set_up(&self, _: &Record<'_>) -> Start<Taken> {
        Start { position: Some(Taken { stones: 0, turns: 0 }), problems: Vec::new(), is_usual: true }
    }

    fn legal_moves(&self, position: &Taken) -> Vec<u32> {
        (1..=3.min(STONES - position.stones)).collect()
    }

    fn play(&self, position: &mut Taken, mv: u32) {
        position.stones += mv;
        position.turns += 1;
    }

    fn is_capture(&self, _: &Taken, _: u32) -> bool {
        false
    }

    fn gives(&self, position: &Taken) -> CheckStatus {
        if position.stones == STONES { CheckStatus::Mate } else { CheckStatus::Nothing }
    }

    fn ending(&self, position: &Taken) -> Option<Ending> {
        (position.stones == STONES).then(|| Ending::Mate(self.side(position).other()))
    }

    fn side(&self, position: &Taken) -> Side {
        if position.turns.is_multiple_of(2) { Side::White } else { Side::Black }
    }

    fn move_number(&self, position: &Taken) -> u32 {
        position.turns / 2 + 1
    }

    fn halfmove_clock(&self, _: &Taken) -> u32 {
        0
    }

    fn move_code(&self, mv: u32) -> u16 {
        u16::try_from(mv).unwrap()
    }
}

impl MoveNotation for Heap {
    type Written = u32;
    type Alphabet = ();

    fn common_letters(&self) {}

    fn alphabets(&self) -> impl Iterator<Item = ()> {
        std::iter::once(())
    }

    fn alphabet_code(&self, (): ()) -> &'static str {
        "en"
    }

    fn read(&self, word: &[u8], (): ()) -> Option<u32> {
        match word.strip_suffix(b"#").unwrap_or(word) {
            [b'a', digit @ b'1'..=b'8'] => Some(u32::from(digit - b'0')),
            _ => None,
        }
    }

    fn resolve(&self, position: &Taken, written: &u32) -> Result<Resolution<u32>, Unresolved<u32>> {
        let is_legal = self.legal_moves(position).contains(written);
        is_legal.then_some(Resolution { mv: *written, overspecified: false }).ok_or(Unresolved::Illegal)
    }

    fn signs(&self, _: &u32) -> (WrittenSuffix, bool) {
        (WrittenSuffix::None { expected: false }, false)
    }

    fn write_move(&self, _: &Taken, mv: u32, _: CheckStatus, _: MoveStyle<()>, out: &mut impl ByteSink) {
        out.put_slice(format!("a{mv}").as_bytes());
    }

    fn spell(&self, _: &Taken, mv: u32, (): ()) -> String {
        format!("a{mv}")
    }
}

impl Repetition for Heap {
    type Identity = Taken;
    type Step = u64;

    fn identity(&self, position: &Taken) -> Taken {
        *position
    }

    fn differences(&self, earlier: &Taken, wanted: &Taken) -> Option<Vec<Difference>> {
        (earlier == wanted).then(Vec::new)
    }

    fn key(&self, position: &Taken) -> u64 {
        u64::from(position.turns)
    }

    fn first_step(&self, position: &Taken) -> u64 {
        self.key(position)
    }

    fn step(&self, position: &Taken, _: u32) -> u64 {
        self.key(position)
    }

    fn may_be_undone(&self, _: u64, _: u64) -> bool {
        false
    }

    fn number_run(&self, steps: &[u64], _: &Taken, numbers: &mut Vec<u64>) {
        numbers.extend_from_slice(steps);
    }

    fn number_after(&self, _: u64, step: u64, _: &Taken) -> u64 {
        step
    }
}

impl Arbiter for Heap {
    fn explain(&self, position: &Taken, _: &str, (): ()) -> Explanation {
        let nearest = self.legal_moves(position).iter().map(|mv| format!("a{mv}")).collect();
        Explanation { nearest, ..Explanation::default() }
    }

    fn intended(&self, _: &Taken, _: &str, (): ()) -> Intended<u32> {
        Intended { legal: Vec::new(), illegal: None }
    }
}

impl BoardDisplay for Heap {
    fn board_lines(&self, position: &Taken) -> Vec<String> {
        vec!["o".repeat(usize::try_from(STONES - position.stones).unwrap())]
    }

    fn castling(&self, _: &Taken) -> Message {
        Message::new("ruling-castling-none")
    }

    fn write_position(&self, position: &Taken, out: &mut Vec<u8>) {
        out.extend(position.stones.to_string().bytes());
    }

    fn write_fields(&self, position: &Taken, out: &mut Vec<u8>) {
        self.write_position(position, out);
    }
}

impl Game for Heap {
    type Fast = SlowPath;
}

impl Recognize for Heap {
    fn is_named(variant: &str) -> bool {
        variant == "heap"
    }
}

/// A deal of cards in tags: four hands, without turns and without a board.
struct Deal;

impl Recognize for Deal {
    fn has_moves_of(record: &Record<'_>) -> bool {
        record.tag_pair("Deal").is_some()
    }
}

impl Discipline for Deal {
    fn name(&self) -> &'static str {
        "bridge"
    }

    fn check(&self, record: &Record<'_>, _: CheckRequest) -> Vec<Draft> {
        let Some(tag) = record.tag_pair("Deal") else { return Vec::new() };
        let n_cards = |hand: &str| hand.chars().filter(|c| *c != '.').count();
        let is_short = record.slice(tag.value).split(' ').any(|hand| n_cards(hand) != 13);
        let message = Message::new("verbatim").with("text", "a hand has not 13 cards");
        is_short.then(|| Draft::new(rules::RESULT_UNREADABLE, tag.value, message)).into_iter().collect()
    }
}

fn codes(discipline: &impl Discipline, text: &str) -> Vec<&'static str> {
    let mut tape = Tape::default();
    assert_eq!(RecordReader::new(text).next_record(&mut tape), Next::Record);
    let found = discipline.check(&Record { text, tape: &tape }, CheckRequest::default());
    found.iter().map(|draft| draft.rule.name).collect()
}

#[test]
fn a_game_of_somebody_else_is_played_and_checked() {
    let text = "[Variant \"Heap\"]\n[Result \"1-0\"]\n\n1. a1 a3 2. a1 1-0\n";
    assert_eq!(codes(&Heap, text), <[&str; 0]>::default());
    assert_eq!(codes(&Heap, "[Result \"1-0\"]\n\n1. a3 a3 1-0\n"), ["illegal-move"]);
    assert_eq!(codes(&Heap, "[Result \"0-1\"]\n\n1. a1 a3 2. a1 0-1\n"), ["result-contradicts-mate"]);
    assert_eq!(Heap.name(), "heap");
    assert!(Heap::is_named("heap") && !Heap::is_named("chess"));

    let mut tape = Tape::default();
    RecordReader::new(text).next_record(&mut tape);
    let options = ReplayOptions { alphabet: None, keep_notes: true, keep: Keep::Plies };
    let mut replayer = Replayer::new(Heap, options, ());
    let replay = replayer.replay(&Record { text, tape: &tape });
    assert_eq!((replay.main_plies, replay.ending), (3, Some(Ending::Mate(Side::White))));
}

#[test]
fn what_has_no_board_is_checked_by_the_same_trait() {
    let full = "AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432";
    let record = |deal: &str| format!("[Event \"Pairs\"]\n[Deal \"{deal}\"]\n\n*\n");
    assert_eq!(codes(&Deal, &record(full)), <[&str; 0]>::default());
    assert_eq!(codes(&Deal, &record(&full[1..])), ["result-unreadable"]);
    assert_eq!(Deal.name(), "bridge");
}
