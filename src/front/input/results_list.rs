//! Lists of results among the inputs, converted to records without moves: a table with a head of `Round`, `White`,
//! `Black` and `Result`, or a line a game, `Ames – Baxter 1-0`, under headings of rounds.

use std::fmt::Write as _;
use std::io::Read;

use crate::l10n::message;
use crate::record::{GameResult, csv_fields};
use crate::text::{Input, MemoryInput, decode};

use crate::front::error::{Error, io_reason};
use crate::front::options::Options;
use crate::front::unread::Unread;

/// The maximum length of a list, in bytes.
const LONGEST: u64 = 1 << 20;
/// The number of bytes that show whether a file holds records.
const HEAD: u64 = 1 << 12;
/// The minimum number of such lines in a list.
const FEWEST_GAMES: usize = 2;
/// The maximum length of a name.
const LONGEST_NAME: usize = 60;

/// The separators between two players.
const BETWEEN: [&str; 7] = [" – ", " — ", " - ", " vs. ", " vs ", " : ", "\t"];
/// Words for a round, in small letters.
const ROUNDS: [&str; 12] =
    ["round", "rd", "runde", "ronde", "ronda", "rodada", "turno", "tour", "runda", "kolo", "тур", "раунд"];

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct ListedGame {
    round: Option<u32>,
    board: Option<u32>,
    white: String,
    black: String,
    result: String,
    date: Option<String>,
}

/// Reads an input as a list of results, if it is one, and returns it as records; other inputs are unchanged.
///
/// # Errors
///
/// Fails for a line of a list that is not a game.
pub(crate) fn records_of_list(input: &Input, options: &Options) -> Result<Option<Vec<Input>>, Error> {
    let Input::File(path) = input else { return Ok(None) };
    let is_short = path.metadata().is_ok_and(|about| about.is_file() && about.len() <= LONGEST);
    if !is_short {
        return Ok(None);
    }
    let mut bytes = Vec::new();
    let failed = |error| Error::Read(Unread { path: input.display_name(), reason: io_reason(&error) });
    let Ok(opened) = input.open() else { return Ok(None) };
    let mut stream = opened.reader.take(LONGEST);
    // Most files are records, which their beginning shows: no more of them is read here.
    stream.by_ref().take(HEAD).read_to_end(&mut bytes).map_err(failed)?;
    if begins_with_records(&String::from_utf8_lossy(&bytes)) {
        return Ok(None);
    }
    stream.read_to_end(&mut bytes).map_err(failed)?;
    let text = decode(&bytes, options.encoding, None).text;
    let event = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    match games_of(&text) {
        None => Ok(None),
        Some(Ok(games)) => {
            let memory = MemoryInput::of_bytes(input.display_name(), records(&games, &event).into_bytes());
            Ok(Some(vec![Input::Memory(memory)]))
        }
        Some(Err(line)) => Err(Error::Usage(message!("results-list-line", path = input.display_name(), line = line))),
    }
}

/// Parses the games of a list, or returns the number of the first line that is not a game. Returns `None` if the text
/// is not a list.
fn games_of(text: &str) -> Option<Result<Vec<ListedGame>, usize>> {
    if begins_with_records(text) { None } else { by_columns(text).or_else(|| by_lines(text)) }
}

/// Returns true if one of the first lines is a tag pair.
fn begins_with_records(text: &str) -> bool {
    text.lines().take(20).any(|line| line.trim_start().starts_with('[') && line.contains('"'))
}

/// Parses a table whose head names the columns.
fn by_columns(text: &str) -> Option<Result<Vec<ListedGame>, usize>> {
    let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let (_, head) = lines.next()?;
    let separator = *b";\t,|".iter().max_by_key(|sign| memchr::memchr_iter(**sign, head.as_bytes()).count())?;
    let head = csv_fields(head, separator)?;
    let column = |names: &[&str]| head.iter().position(|field| names.contains(&field.trim().to_lowercase().as_str()));
    let white = column(&["white", "белые", "weiß", "weiss", "blancas", "blancs"])?;
    let black = column(&["black", "черные", "чёрные", "schwarz", "negras", "noirs"])?;
    let result = column(&["result", "res", "результат", "ergebnis", "resultado", "résultat", "score"])?;
    let round = column(&["round", "rd", "тур", "runde", "ronda", "ronde"]);
    let board = column(&["board", "bd", "table", "доска", "стол", "brett", "mesa", "échiquier"]);
    let date = column(&["date", "дата", "datum", "fecha"]);
    let mut games = Vec::new();
    for (number, line) in lines {
        let Some(row) = csv_fields(line, separator) else { return Some(Err(number)) };
        let field = |at: usize| row.get(at).map(|field| field.trim().to_owned()).filter(|field| !field.is_empty());
        let read = || {
            let number = |column: Option<usize>| field(column?)?.split('.').next()?.parse().ok();
            Some(ListedGame {
                round: number(round),
                board: number(board),
                white: field(white)?,
                black: field(black).unwrap_or_else(|| "bye".to_owned()),
                result: marker(&field(result).unwrap_or_else(|| "*".to_owned()))?,
                date: date.and_then(field),
            })
        };
        match read() {
            Some(game) => games.push(game),
            None => return Some(Err(number)),
        }
    }
    Some(Ok(games))
}

/// Parses a line a game, under headings of rounds.
fn by_lines(text: &str) -> Option<Result<Vec<ListedGame>, usize>> {
    let mut games: Vec<ListedGame> = Vec::new();
    let (mut round, mut first_bad, mut n_bad) = (None, None, 0_usize);
    for (number, line) in (1_usize..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() {
            continue;
        }
        if let Some(heading) = round_of_heading(line) {
            round = Some(heading);
        } else if let Some(game) = game_of_line(line) {
            games.push(ListedGame { round, ..game });
        } else if !games.is_empty() || round.is_some() {
            // Lines before the first round or game are a title.
            first_bad = first_bad.or(Some(number));
            n_bad += 1;
        }
    }
    if games.len() < FEWEST_GAMES || n_bad * 4 > games.len() {
        return None;
    }
    Some(first_bad.map_or(Ok(games), Err))
}

/// Parses the heading of a round: `Round 3`, `3. Runde`, `3-й тур`.
fn round_of_heading(line: &str) -> Option<u32> {
    let lower = line.to_lowercase();
    let words: Vec<&str> = lower.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let is_round = words.iter().take(3).any(|word| ROUNDS.contains(word));
    let number = words.iter().take(3).find_map(|word| word.trim_end_matches(char::is_alphabetic).parse().ok());
    number.filter(|_| is_round && game_of_line(line).is_none())
}

/// Parses a line as a game: `1. Ames – Baxter 1-0`.
fn game_of_line(line: &str) -> Option<ListedGame> {
    let (players, result) = with_result(line)?;
    let (white, black) = BETWEEN.iter().find_map(|between| players.split_once(between))?;
    let (board, white) = without_number(white);
    let is_name = |name: &str| {
        let n_letters = name.chars().filter(|c| c.is_alphabetic()).count();
        n_letters > 1 && name.len() <= LONGEST_NAME && !name.contains(['[', '{', '/'])
    };
    let black = black.trim();
    (is_name(white) && is_name(black)).then(|| ListedGame {
        board,
        white: white.to_owned(),
        black: black.to_owned(),
        result,
        ..ListedGame::default()
    })
}

/// Splits the result off the end of a line.
fn with_result(line: &str) -> Option<(&str, String)> {
    let starts = line.char_indices().filter(|(_, letter)| letter.is_whitespace()).map(|(at, _)| at);
    // `1 - 0` has blanks.
    starts.collect::<Vec<_>>().into_iter().rev().take(3).find_map(|at| {
        let result = marker(line[at..].trim())?;
        Some((line[..at].trim_end(), result))
    })
}

/// Splits the number of a board off the beginning of a line.
fn without_number(text: &str) -> (Option<u32>, &str) {
    let text = text.trim();
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let number = text[..digits].parse().ok();
    (number, text[digits..].trim_start_matches(['.', ')', ':', ' ', '\t']))
}

/// Returns the spelling of a result in a Result tag; a game that was not played has its own.
fn marker(text: &str) -> Option<String> {
    let plain: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    match plain.as_str() {
        "+--" | "+:-" | "+-" | "+/-" | "1-0F" | "1F-0F" => return Some("+:-".to_owned()),
        "--+" | "-:+" | "-+" | "-/+" | "0-1F" | "0F-1F" => return Some("-:+".to_owned()),
        "---" | "-:-" | "--" | "-/-" => return Some("-:-".to_owned()),
        _ => {}
    }
    let is_short = plain.chars().count() <= 7 && !plain.contains(char::is_alphabetic);
    GameResult::read(&plain).filter(|_| is_short).map(|result| result.marker().to_owned())
}

/// Writes games as records without moves.
fn records(games: &[ListedGame], event: &str) -> String {
    let mut text = String::new();
    let escaped = |value: &str| {
        let on_one_line = value.replace(char::is_control, " ");
        on_one_line.replace('\\', "\\\\").replace('"', "\\\"")
    };
    for game in games {
        let round = match (game.round, game.board) {
            (Some(round), Some(board)) => format!("{round}.{board}"),
            (Some(round), None) => round.to_string(),
            (None, _) => "?".to_owned(),
        };
        let result = match game.result.as_str() {
            "+:-" => "1-0",
            "-:+" => "0-1",
            "-:-" => "0-0",
            result => result,
        };
        let termination = if game.result.contains(':') { "[Termination \"forfeit\"]\n" } else { "" };
        let date = game.date.as_deref().unwrap_or("????.??.??");
        let (white, black) = (escaped(&game.white), escaped(&game.black));
        let _ = write!(
            text,
            "[Event \"{}\"]\n[Site \"?\"]\n[Date \"{}\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n\
             [Result \"{result}\"]\n{termination}\n{}\n\n",
            escaped(event),
            escaped(date),
            if result == "0-0" { "*" } else { result },
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_read_from_a_line() {
        for (line, expected) in [
            ("Ames – Baxter 1-0", Some(("", "Ames", "Baxter", "1-0"))),
            ("1. Ames, A - Baxter, B ½-½", Some(("1", "Ames, A", "Baxter, B", "1/2-1/2"))),
            ("12 Ames-Smith vs Baxter 0:1", Some(("12", "Ames-Smith", "Baxter", "0-1"))),
            ("Ames – Baxter +:-", Some(("", "Ames", "Baxter", "+:-"))),
            ("8. c3 O-O 1-0", None),
            ("Ames played well and won 1-0", None),
            ("Round 3", None),
        ] {
            let game = game_of_line(line);
            let read = game.as_ref().map(|game| {
                let board = game.board.map_or_else(String::new, |board| board.to_string());
                (board, game.white.clone(), game.black.clone(), game.result.clone())
            });
            let expected = expected.map(|(board, white, black, result): (&str, &str, &str, &str)| {
                (board.to_owned(), white.to_owned(), black.to_owned(), result.to_owned())
            });
            assert_eq!(read, expected, "{line}");
        }
        for (line, expected) in [("Round 3", Some(3)), ("3. Runde", Some(3)), ("3-й тур", Some(3)), ("Ames", None)]
        {
            assert_eq!(round_of_heading(line), expected, "{line}");
        }
    }

    #[test]
    fn a_list_is_distinguished_from_sheets_and_records() {
        assert!(games_of("1. e4 e5\n2. Nf3 Nc6\n1-0\n").is_none());
        assert!(games_of("[White \"A\"]\n[Black \"B\"]\n\n1. e4 1-0\n").is_none());
        let table = "Round,Board,White,Black,Result\n1,1,\"Ames, A\",Baxter,1-0\n1,2,Clark,,1-0\n";
        let games = games_of(table).unwrap().unwrap();
        assert_eq!((games[0].white.as_str(), games[1].black.as_str()), ("Ames, A", "bye"));
        assert_eq!(games_of("White;Black;Result\nAmes;Baxter;won\n"), Some(Err(2)));
        let lines = "Club cup\nRound 1\nAmes – Baxter 1-0\nClark – Davis ½-½\nRound 2\nAmes – Clark 0-1\n";
        let rounds: Vec<_> = games_of(lines).unwrap().unwrap().into_iter().map(|game| game.round).collect();
        assert_eq!(rounds, [Some(1), Some(1), Some(2)]);
    }
}
