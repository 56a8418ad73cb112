//! The alphabet of a record is the one of the plain rule: the shortcuts of replay change nothing.

use std::fmt::Write;

use grammar_check::Random;
use zapis::chess::{Alphabet, Move, Position};
use zapis_play::game::{Chess, MoveNotation, MoveStyle, Notation, Rules};
use zapis_play::replay::{FaultKind, Keep, ReplayOptions, Replayer};
use zapis_record::record::{ItemKind, Next, Record, RecordReader, Tape};

/// The alphabet of a record, and another one that explains it as well.
type Verdict = (Alphabet, Option<Alphabet>);

/// Follows the rule of `replay/alphabet.rs` to the letter: the main line is replayed under every alphabet.
fn by_the_rule(record: &Record<'_>) -> Verdict {
    let game = Chess::default();
    let played = |alphabet| {
        let options = ReplayOptions { alphabet: Some(alphabet), keep_notes: true, keep: Keep::Plies };
        let mut replayer = Replayer::new(game.clone(), options, Alphabet::ENGLISH);
        let replay = replayer.replay(record);
        // Only what letters alone explain decides between alphabets; other notations are tried only under those chosen.
        let is_other = |kind: &FaultKind<Move>| matches!(kind, FaultKind::Shorthand(_) | FaultKind::OtherNotation(_));
        let mut others = replay.faults.iter().filter(|fault| fault.depth == 0 && is_other(&fault.kind));
        let end = others.next().map(|fault| fault.item);
        let own = replay.plies.iter().filter(|ply| ply.depth == 0 && end.is_none_or(|end| ply.item < end));
        let moves: Vec<Move> = own.map(|ply| ply.mv).collect();
        (moves, replay.is_complete && end.is_none())
    };
    let (first_moves, is_complete) = played(Alphabet::ENGLISH);
    if is_complete {
        return (Alphabet::ENGLISH, None);
    }
    let words = main_line(record);
    let known = |alphabet| words.iter().filter(|word| game.knows_letter(word, alphabet)).count();
    let least = known(Alphabet::ENGLISH);
    let mut best = (first_moves.len(), Alphabet::ENGLISH, Vec::new());
    let mut rival = None;
    for alphabet in Alphabet::all().skip(1).filter(|alphabet| known(*alphabet) >= least) {
        let (moves, _) = played(alphabet);
        if moves.len() > best.0 {
            rival = None;
            best = (moves.len(), alphabet, moves);
        } else if moves.len() == best.0 && best.1 != Alphabet::ENGLISH && moves != best.2 && rival.is_none() {
            rival = Some(alphabet);
        }
    }
    let is_strange = |word: &&str| {
        let begins = word.chars().next().is_some_and(|letter| game.is_look_alike(letter, Alphabet::ENGLISH));
        begins || game.read(word.as_bytes(), Alphabet::ENGLISH).is_none()
    };
    let explains_all = best.0 == words.len() && words.iter().any(is_strange);
    // A faulty text gets the alphabet that knows most of its letters, or one that reads what the first one does not
    // know.
    let most = Alphabet::all().map(known).max().unwrap_or(0);
    let is_latin_piece = |word: &&str| matches!(word.as_bytes().first(), Some(b'A'..=b'N' | b'P'..=b'Z'));
    let is_unread = |word: &&str| {
        let is_read = game.read(word.as_bytes(), Alphabet::ENGLISH).is_some();
        !is_read && !game.may_be_of_another_notation(word, Alphabet::ENGLISH)
    };
    let reads_strange = |alphabet: Alphabet| {
        let is_read_now = |word: &&&str| is_strange(word) && game.read(word.as_bytes(), alphabet).is_some();
        alphabet != Alphabet::ENGLISH
            && known(alphabet) == words.len()
            && (least < words.len() || !words.iter().any(is_latin_piece))
            && (words.iter().filter(is_read_now).count() >= 3 || words.iter().filter(is_read_now).any(is_unread))
    };
    let gained = best.0 - first_moves.len();
    // A word that begins with a letter that only looks like an English one is evidence for an alphabet.
    let letter = words.get(first_moves.len()).and_then(|word| word.chars().next());
    let begins_with_own = |alphabet| {
        let is_own = |letter| game.is_look_alike(letter, Alphabet::ENGLISH) && game.is_own_letter(letter, alphabet);
        letter.is_some_and(is_own)
    };
    let leads =
        |alphabet| explains_all || gained >= 4 || gained > 0 && (reads_strange(alphabet) || begins_with_own(alphabet));
    if best.1 != Alphabet::ENGLISH && leads(best.1) {
        return (best.1, rival);
    }
    let knows_most = |alphabet: &Alphabet| known(*alphabet) == most && (most >= least + 4 || reads_strange(*alphabet));
    let by_letters = Alphabet::all().filter(knows_most).find(|alphabet| played(*alphabet).0.len() >= first_moves.len());
    (by_letters.unwrap_or(Alphabet::ENGLISH), None)
}

fn main_line<'a>(record: &Record<'a>) -> Vec<&'a str> {
    let mut depth = 0_usize;
    let mut words = Vec::new();
    for item in &record.tape.items {
        match item.kind {
            ItemKind::VariationOpen => depth += 1,
            ItemKind::VariationClose => depth -= 1,
            ItemKind::Move if depth == 0 => words.push(record.slice(item.span)),
            _ => {}
        }
    }
    words
}

/// Makes the movetext of a random game, most words in one alphabet, some damaged or in another one.
fn movetext(random: &mut Random, alphabets: &[Alphabet]) -> String {
    let game = Chess::default();
    let (main, other) = (*random.one_of(alphabets), *random.one_of(alphabets));
    let notation = *random.one_of(&[Notation::San, Notation::San, Notation::San, Notation::Lan, Notation::Uci]);
    let (damage, mixture) = (*random.one_of(&[0, 0, 0, 2, 20]), *random.one_of(&[0, 0, 0, 1, 30]));
    let prefers_promotion = random.once_in(3);
    let mut position = Position::initial();
    let mut text = String::new();
    let longest = *random.one_of(&[12, 30, 90]);
    for _ in 0..random.below(longest) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let promotions: Vec<Move> = moves.iter().copied().filter(|mv| mv.promotion().is_some()).collect();
        let mv = if prefers_promotion && !promotions.is_empty() {
            *random.one_of(&promotions)
        } else {
            *random.one_of(&moves)
        };
        let letters = if random.below(100) < mixture { other } else { main };
        let mut after = position.clone();
        after.play(mv);
        let mut word = Vec::new();
        game.write_move(&position, mv, game.gives(&after), MoveStyle { notation, letters }, &mut word);
        let mut word = String::from_utf8(word).unwrap();
        if random.below(100) < damage {
            word = damaged(random, &word, alphabets);
        }
        let _ = write!(text, "{word} ");
        if random.once_in(40) {
            let _ = write!(text, "({} {{x}}) ", *random.one_of(&["Фf3", "Sf6", "e4", "(Nc3)", "Кр"]));
        }
        position = after;
    }
    text
}

fn damaged(random: &mut Random, word: &str, alphabets: &[Alphabet]) -> String {
    const LETTERS: [&str; 22] = [
        "K", "N", "О", "O", "Z0", "Z", "е", "♘", "Ka", "Kr", "Кр", "\u{ad}", "=D", "п", "P", "x", "1", "OO", "О-О",
        "--", "Ş", "",
    ];
    let rest: String = word.chars().skip(1).collect();
    let of_table = random.one_of(alphabets).form(*random.one_of(&zapis::chess::Role::ALL));
    match random.below(6) {
        0 => format!("{}{rest}", random.one_of(&LETTERS)),
        1 => format!("{of_table}{rest}"),
        2 => format!("{word}{}", random.one_of(&LETTERS)),
        3 => format!("{of_table}{word}"),
        4 => word.replace('c', "с").replace('a', "а").replace('x', "х"),
        _ => (*random.one_of(&LETTERS)).to_owned(),
    }
}

#[test]
fn the_alphabet_of_a_record_is_the_one_the_plain_rule_gives_whatever_record_stood_before() {
    let all: Vec<Alphabet> = Alphabet::all().collect();
    let options = ReplayOptions { alphabet: None, keep_notes: false, keep: Keep::Nothing };
    let mut replayer = Replayer::new(Chess::default(), options, Alphabet::ENGLISH);
    let mut random = Random::new(20_260_421);
    let mut tape = Tape::default();
    let (mut n_foreign, mut n_rivals) = (0, 0);
    for round in 0..800 {
        // A few alphabets at a time, so that a record is often of the same language as the one before.
        let few: Vec<Alphabet> =
            (0..3).map(|_| if round % 3 == 0 { *random.one_of(&all[..12]) } else { *random.one_of(&all) }).collect();
        let records: Vec<String> =
            (0..3).map(|_| format!("[Event \"x\"]\n\n{} *\n\n", movetext(&mut random, &few))).collect();
        let text = records.concat();
        for (_, piece) in zapis_record::record::split::Pieces::new(text.as_bytes()) {
            let piece = std::str::from_utf8(piece).unwrap();
            let mut reader = RecordReader::new(piece);
            while reader.next_record(&mut tape) == Next::Record {
                let record = Record { text: piece, tape: &tape };
                let replay = replayer.replay(&record);
                let found = (replay.alphabet, replay.rival);
                let expected = by_the_rule(&record);
                assert_eq!(found.0.code(), expected.0.code(), "{piece}");
                assert_eq!(found.1.map(Alphabet::code), expected.1.map(Alphabet::code), "{piece}");
                n_foreign += usize::from(found.0 != Alphabet::ENGLISH);
                n_rivals += usize::from(found.1.is_some());
            }
        }
    }
    assert!(n_foreign > 1000 && n_rivals > 10, "{n_foreign} records in other letters, {n_rivals} in doubt");
}
