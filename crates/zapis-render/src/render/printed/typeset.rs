//! A typeset game: heading, main line in bold, comments and variations as text, diagrams where requested.

use crate::chess::Alphabet;
use crate::game::{Game, Notation, Side};
use crate::l10n::{Language, message};
use crate::record::command::commands;
use crate::record::{GameResult, Item, ItemKind, Record, nag_of_glyph};
use crate::replay::{Ply, Replay};

use super::comment_moves::CommentMoves;
use super::commented::Commented;
use super::form::PrintForm;
use super::markup::Typeset;
use crate::render::games::pgn::PgnStyle;
use crate::render::games::walk::{Board, Visitor, walk};

/// How a game is typeset.
#[derive(Clone, Copy, Debug)]
pub struct TypesetAs<'a> {
    /// The form of the page.
    pub to: Typeset,
    /// How moves are printed.
    pub print: PrintForm,
    /// How moves in comments are rewritten.
    pub comment_moves: Option<CommentMoves>,
    /// The names of White and Black, if they differ from the record.
    pub players: &'a [Option<String>; 2],
    /// The language of the words in headings.
    pub language: Language,
}

/// Writes one record as a typeset game, with a diagram where a comment requests one: `$220` and `$201`, from Black's
/// side `$221`, `[%csl …]` and `[%cal …]`, or a comment that is only `#`, `D`, `[#]`, `[D]`, `Diagram` or `Диаграмма`.
/// Returns the number of comments with moves that could not be rewritten, and stay unchanged.
pub fn write_typeset<G: Game>(
    game: &G,
    record: &Record<'_>,
    replay: &Replay<G>,
    style: PgnStyle<G::Alphabet>,
    TypesetAs { to, print, comment_moves, players, language }: TypesetAs<'_>,
    out: &mut Vec<u8>,
) -> u64 {
    let result = result_of(record);
    let is_english = ["en", "figurine"].contains(&print.letters.code());
    out.extend_from_slice(to.heading(&heading(record, players), &event(record, !is_english, language)).as_bytes());
    let mut setter = Typesetter {
        game,
        record,
        style,
        to,
        print,
        comment_moves,
        commented: Commented::of(record, replay.start.position.as_ref(), comment_moves.is_some()),
        marks: String::new(),
        language,
        is_chess: Alphabet::by_code(game.alphabet_code(style.moves.letters)).is_some(),
        paragraph: String::new(),
        wants_space: false,
        needs_number: true,
        depth: 0,
        last: replay.start.position.clone(),
        diagram_for: None,
        out,
    };
    if !replay.start.is_usual {
        setter.diagram(Side::White);
    }
    if !style.drop.comments {
        for heading in &record.tape.headings {
            setter.put(record.slice(*heading));
            setter.end_paragraph();
        }
    }
    walk(game, record, replay, &mut setter);
    setter.finish(result)
}

/// Returns a tag with a known value, unescaped.
fn tag(record: &Record<'_>, name: &str) -> Option<String> {
    record.tag_text(name).filter(|value| value.chars().any(char::is_alphanumeric))
}

fn heading(record: &Record<'_>, [white, black]: &[Option<String>; 2]) -> String {
    let player = |called: &Option<String>, name_tag, rating_tag| {
        let name = called.clone().or_else(|| tag(record, name_tag)).unwrap_or_else(|| "?".to_owned());
        tag(record, rating_tag)
            .filter(|rating| rating != "0")
            .map(|rating| format!("{name} ({rating})"))
            .unwrap_or(name)
    };
    format!("{} – {}", player(white, "White", "WhiteElo"), player(black, "Black", "BlackElo"))
}

/// Returns the line below the players: event, place, date, round, opening, and in brackets the annotator.
fn event(record: &Record<'_>, is_dotted: bool, language: Language) -> String {
    let named = ["Event", "Site", "Date", "Round", "Opening", "ECO"].into_iter().filter_map(|name| {
        let value = tag(record, name)?;
        match name {
            // A round in words needs no label.
            "Round" if value.contains(char::is_alphabetic) => return Some(value),
            "Round" => return Some(message!("heading-round", round = value).in_language(language)),
            // Unknown parts of a date are not printed.
            "Date" => {}
            _ => return Some(value),
        }
        let known: Vec<&str> = value.split('.').filter(|part| !part.contains('?')).collect();
        let is_plain =
            value.split('.').all(|part| !part.is_empty() && part.chars().all(|c| c.is_ascii_digit() || c == '?'));
        Some(match is_plain {
            // In all languages except English, the day comes first.
            true if is_dotted => known.into_iter().rev().collect::<Vec<_>>().join("."),
            true => known.join("."),
            false => value,
        })
    });
    let annotator = tag(record, "Annotator")
        .map(|name| format!("[{}]", message!("heading-annotator", name = name).in_language(language)));
    let named = named.collect::<Vec<_>>().join(", ");
    [named, annotator.unwrap_or_default()].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

fn result_of(record: &Record<'_>) -> GameResult {
    let end = record.termination().and_then(|item| GameResult::read(record.slice(item.span)));
    end.or_else(|| record.tag("Result").and_then(GameResult::read)).unwrap_or(GameResult::Unknown)
}

struct Typesetter<'a, 'o, G: Game> {
    game: &'a G,
    record: &'a Record<'a>,
    style: PgnStyle<G::Alphabet>,
    to: Typeset,
    print: PrintForm,
    comment_moves: Option<CommentMoves>,
    /// The move that a comment would follow.
    commented: Commented<G>,
    /// Whether positions are in FEN, and moves are printed with the signs of a language.
    is_chess: bool,
    /// The squares and arrows of comments for the next diagram.
    marks: String,
    /// The language of the descriptions of diagrams.
    language: Language,
    /// The current paragraph.
    paragraph: String,
    /// Whether the next text is separated by a space.
    wants_space: bool,
    needs_number: bool,
    /// The number of open variations.
    depth: usize,
    /// The position for a diagram.
    last: Option<G::Position>,
    /// The side from which a requested diagram is drawn.
    diagram_for: Option<Side>,
    out: &'o mut Vec<u8>,
}

impl<G: Game> Visitor<G> for Typesetter<'_, '_, G> {
    fn played(&mut self, _: usize, ply: &Ply<G::Move>, board: &mut Board<'_, G>) {
        if self.is_dropped() {
            return;
        }
        self.commented.played(ply, board);
        self.show_diagram();
        let (number, side) = board.turn();
        let is_white = side == Side::White;
        let mut text = String::new();
        if is_white || self.needs_number {
            text.push_str(&self.print.number(number, is_white));
            text.push(' ');
        }
        self.needs_number = false;
        let mut word = Vec::new();
        if self.game.is_null(ply.mv) {
            word.extend_from_slice(b"--");
        } else {
            self.game.write_move(board.before(), ply.mv, ply.gives, self.style.moves, &mut word);
        }
        let word = String::from_utf8_lossy(&word);
        let has_signs = self.is_chess && matches!(self.style.moves.notation, Notation::San | Notation::Lan);
        text.push_str(&if has_signs { self.print.word(&word, ply.gives) } else { word.into_owned() });
        self.put_move(&text);
        self.last = Some(board.after().clone());
    }

    fn unplayed(&mut self, index: usize) {
        if self.is_dropped() {
            return;
        }
        self.show_diagram();
        let word = self.record.slice(self.record.tape.items[index].span).to_owned();
        self.put(&word);
        self.needs_number = true;
    }

    fn other(&mut self, _: usize, item: Item) {
        let text = self.record.slice(item.span);
        match item.kind {
            ItemKind::VariationOpen => {
                self.depth += 1;
                self.commented.open();
                if !self.is_dropped() {
                    self.show_diagram();
                    self.put("(");
                    self.wants_space = false;
                }
                self.needs_number = true;
            }
            ItemKind::VariationClose => {
                if !self.is_dropped() {
                    self.show_diagram();
                    self.paragraph.push(')');
                    self.wants_space = true;
                }
                self.depth = self.depth.saturating_sub(1);
                self.commented.close();
                self.needs_number = true;
            }
            _ if self.is_dropped() => {}
            ItemKind::Comment | ItemKind::LineComment if !self.style.drop.comments => self.comment(text),
            ItemKind::Nag if !self.style.drop.nags => self.nag(text),
            ItemKind::Glyph if !self.style.drop.nags => {
                if let Some(nag) = nag_of_glyph(text) {
                    self.nag(&format!("${nag}"));
                }
            }
            ItemKind::DrawOffer => self.put("(=)"),
            _ => {}
        }
    }
}

impl<G: Game> Typesetter<'_, '_, G> {
    const fn is_dropped(&self) -> bool {
        self.style.drop.variations && self.depth > 0
    }

    /// Adds text to the paragraph.
    fn put(&mut self, text: &str) {
        let escaped = self.to.escaped(text, self.paragraph.is_empty());
        self.put_escaped(&escaped);
    }

    fn put_escaped(&mut self, escaped: &str) {
        if self.wants_space {
            self.paragraph.push(' ');
        }
        self.paragraph.push_str(escaped);
        self.wants_space = true;
    }

    /// Adds a move, in bold if it belongs to the main line.
    fn put_move(&mut self, text: &str) {
        if self.depth > 0 {
            return self.put(text);
        }
        let bold = self.to.bold(&self.to.escaped(text, false));
        self.put_escaped(&bold);
    }

    fn nag(&mut self, text: &str) {
        match text {
            "$201" | "$220" => return self.diagram_for = Some(Side::White),
            "$221" => return self.diagram_for = Some(Side::Black),
            _ => {}
        }
        match self.print.glyph(text) {
            Some((glyph, true)) => {
                let escaped = self.to.escaped(glyph, false);
                self.paragraph.push_str(&escaped);
            }
            // Two NAGs with one glyph need not be distinguished, because this is not read back.
            Some((glyph, false)) => self.put(glyph.trim_end_matches('\u{2060}')),
            // When read back it would be taken for a knight.
            None if text == "$146" => self.put("N"),
            None => self.put(text),
        }
    }

    fn comment(&mut self, text: &str) {
        let inner = match text.strip_prefix('{') {
            Some(braced) => braced.strip_suffix('}').unwrap_or(braced),
            None => text.strip_prefix(';').unwrap_or(text),
        };
        // Commands are for programs: a drawing command requests a diagram.
        let mut plain = String::new();
        let mut from = 0;
        for command in commands(inner) {
            plain.push_str(&inner[from..command.start]);
            from = command.end;
            if matches!(command.name, "csl" | "cal") {
                self.diagram_for = Some(Side::White);
                self.marks.push_str(&inner[command.start..command.end]);
            }
        }
        plain.push_str(&inner[from..]);
        let words = plain.split_whitespace().collect::<Vec<_>>().join(" ");
        if matches!(words.as_str(), "#" | "D" | "[#]" | "[D]" | "Diagram" | "Диаграмма") {
            self.diagram_for = Some(Side::White);
            return;
        }
        if words.is_empty() {
            return;
        }
        let rewritten =
            self.comment_moves.map(|moves| moves.rewrite(&words, self.game, &mut self.commented).into_owned());
        self.put(&rewritten.unwrap_or(words));
        self.needs_number = true;
    }

    fn end_paragraph(&mut self) {
        if !self.paragraph.is_empty() {
            let paragraph = std::mem::take(&mut self.paragraph);
            self.out.extend_from_slice(self.to.paragraph(&paragraph).as_bytes());
        }
        self.wants_space = false;
    }

    /// Writes the requested diagram, if any.
    fn show_diagram(&mut self) {
        if let Some(side) = self.diagram_for.take() {
            self.diagram(side);
        }
    }

    fn diagram(&mut self, side: Side) {
        let Some(position) = &self.last else { return };
        let lines = self.game.board_lines(position);
        let fen = self.game.position_text(position);
        let diagram = self.to.diagram((&lines, &fen, self.is_chess), side == Side::Black, (&self.marks, self.language));
        self.marks.clear();
        self.end_paragraph();
        self.out.extend_from_slice(diagram.as_bytes());
        self.needs_number = true;
    }

    fn finish(mut self, result: GameResult) -> u64 {
        self.show_diagram();
        if result != GameResult::Unknown {
            let text = self.print.result_in_words(result).unwrap_or_else(|| self.print.result(result));
            let bold = self.to.bold(&self.to.escaped(&text, false));
            self.put_escaped(&bold);
        }
        self.end_paragraph();
        self.out.extend_from_slice(self.to.end().as_bytes());
        self.commented.n_kept
    }
}
