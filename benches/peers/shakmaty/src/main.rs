//! Does the same as zapis with pgn-reader and shakmaty, one mode for each kind of work; see ../README.md for the modes.

mod perft;

use std::error::Error;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::ops::ControlFlow;

use pgn_reader::{RawTag, Reader, SanPlus, Visitor};
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Move, Position};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Tokens,
    Legal,
    Full,
    San,
    Uci,
    FromUci,
}

impl Mode {
    fn read(name: &str) -> Option<Self> {
        Some(match name {
            "tokens" => Self::Tokens,
            "legal" => Self::Legal,
            "full" => Self::Full,
            "san" => Self::San,
            "uci" => Self::Uci,
            "from-uci" => Self::FromUci,
            _ => return None,
        })
    }
}

/// The counts of a file.
#[derive(Default)]
struct Counts {
    records: u64,
    plies: u64,
    refused: u64,
    threefold: u64,
    ended: u64,
}

/// One game while it is played.
struct Game {
    position: Chess,
    /// Keys of the positions since the last move that cannot be undone.
    keys: Vec<Zobrist64>,
    castling: CastlingMode,
    is_over: bool,
}

impl Game {
    fn new(position: Chess, castling: CastlingMode, mode: Mode) -> Self {
        let mut keys = Vec::new();
        if mode == Mode::Full {
            keys.push(position.zobrist_hash(EnPassantMode::Legal));
        }
        Self { position, keys, castling, is_over: false }
    }
}

struct Player<W> {
    mode: Mode,
    counts: Counts,
    out: W,
    word: String,
}

impl<W: Write> Player<W> {
    fn play(&mut self, game: &mut Game, mv: Move) {
        self.counts.plies += 1;
        self.word.clear();
        match self.mode {
            Mode::Full => return self.play_and_look(game, mv),
            Mode::San | Mode::FromUci => {
                SanPlus::from_move_and_play_unchecked(&mut game.position, mv).append_to_string(&mut self.word);
            }
            Mode::Uci => {
                UciMove::from_move(mv, game.castling).append_to_string(&mut self.word);
                game.position.play_unchecked(mv);
            }
            Mode::Tokens | Mode::Legal => return game.position.play_unchecked(mv),
        }
        self.word.push(' ');
        self.out.write_all(self.word.as_bytes()).expect("standard output takes what is written");
    }

    fn play_and_look(&mut self, game: &mut Game, mv: Move) {
        let before = *game.keys.last().expect("the start has a key");
        let updated = game.position.update_zobrist_hash(before, mv, EnPassantMode::Legal);
        if mv.is_zeroing() {
            game.keys.clear();
        }
        game.position.play_unchecked(mv);
        let key = updated.unwrap_or_else(|| game.position.zobrist_hash(EnPassantMode::Legal));
        let stood = game.keys.iter().rev().skip(1).step_by(2).filter(|known| **known == key).count();
        self.counts.threefold += u64::from(stood == 2);
        game.keys.push(key);
        // Only checkmate is tested here: a stalemate ends a game, so it is tested at the end.
        self.counts.ended += u64::from(game.position.is_check() && game.position.is_checkmate());
    }

    fn end(&mut self) {
        self.counts.records += 1;
        if matches!(self.mode, Mode::San | Mode::Uci | Mode::FromUci) {
            self.out.write_all(b"\n").expect("standard output takes what is written");
        }
    }
}

impl<W: Write> Visitor for Player<W> {
    type Tags = Option<(Chess, CastlingMode)>;
    type Movetext = Game;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Self::Tags> {
        ControlFlow::Continue(None)
    }

    fn tag(&mut self, tags: &mut Self::Tags, name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        if name == b"FEN" {
            let setup = Fen::from_ascii(value.as_bytes()).ok().map(Fen::into_setup);
            let mode = setup.as_ref().map_or(CastlingMode::Standard, |setup| CastlingMode::detect(setup));
            *tags = setup.and_then(|setup| setup.position(mode).ok()).map(|position| (position, mode));
        }
        if self.mode == Mode::San || self.mode == Mode::Uci {
            writeln!(self.out, "[{} \"{}\"]", name.escape_ascii(), value.decode_utf8_lossy())
                .expect("standard output takes what is written");
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, tags: Self::Tags) -> ControlFlow<(), Game> {
        let (position, castling) = tags.unwrap_or((Chess::default(), CastlingMode::Standard));
        ControlFlow::Continue(Game::new(position, castling, self.mode))
    }

    fn san(&mut self, game: &mut Game, written: SanPlus) -> ControlFlow<()> {
        if self.mode == Mode::Tokens {
            self.counts.plies += 1;
        } else if !game.is_over {
            match written.san.to_move(&game.position) {
                Ok(mv) => self.play(game, mv),
                Err(_) => {
                    self.counts.refused += 1;
                    game.is_over = true;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, game: Game) {
        self.counts.ended += u64::from(self.mode == Mode::Full && game.position.is_stalemate());
        self.end();
    }
}

/// Reads moves as engines write them.
///
/// pgn-reader takes SAN only, so this reads words: tags, numbers and results are skipped, comments and variations are
/// not expected.
fn read_coordinates<W: Write>(file: impl BufRead, player: &mut Player<W>) -> io::Result<()> {
    let mut game: Option<Game> = None;
    for line in file.split(b'\n') {
        let line = line?;
        if line.first() == Some(&b'[') {
            if game.take().is_some() {
                player.end();
            }
            continue;
        }
        for word in line.split(u8::is_ascii_whitespace) {
            if word.is_empty() || word.ends_with(b".") || matches!(word, b"*" | b"1-0" | b"0-1" | b"1/2-1/2") {
                continue;
            }
            let new = || Game::new(Chess::default(), CastlingMode::Standard, player.mode);
            let game = game.get_or_insert_with(new);
            let mv = UciMove::from_ascii(word).ok().and_then(|written| written.to_move(&game.position).ok());
            match mv {
                Some(mv) if !game.is_over => player.play(game, mv),
                _ => {
                    player.counts.refused += u64::from(!game.is_over);
                    game.is_over = true;
                }
            }
        }
    }
    if game.is_some() {
        player.end();
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments == ["perft"] {
        perft::run();
        return Ok(());
    }
    let [mode, path] = arguments.as_slice() else { return Err("usage: shakmaty-peer MODE FILE".into()) };
    let mode = Mode::read(mode).ok_or("no such mode")?;
    let file = File::open(path)?;
    let out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let mut player = Player { mode, counts: Counts::default(), out, word: String::new() };
    if mode == Mode::FromUci {
        read_coordinates(BufReader::with_capacity(1 << 16, file), &mut player)?;
    } else {
        Reader::new(file).visit_all_games(&mut player)?;
    }
    player.out.flush()?;
    let Counts { records, plies, refused, threefold, ended } = player.counts;
    eprintln!("{records} records, {plies} plies, {refused} refused, {threefold} threefold, {ended} ended on the board");
    Ok(())
}
