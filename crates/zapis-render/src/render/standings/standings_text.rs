//! Standings and crosstables as text, for terminals of 80 columns.

use std::fmt::Write;

use crate::l10n::{Language, Message, days, decimal, message};
use crate::text::{Visible, display_width};
use crate::tournament::knock_out::Bracket;
use crate::tournament::tie_break::Score;
use crate::tournament::{Cell, Color, Crosstable, Measure, Points};

use super::event_view::{EventView, in_halves, kind_phrase, result_sign};
use crate::render::layout::columns::padded;
use crate::render::layout::text_table::{TextTable, shortened};

/// Writes an event: its description, and its standings with the crosstable.
#[must_use]
pub(super) fn standings_text(view: &EventView<'_>, width: usize, language: Language) -> String {
    let mut text = wrapped(&heading(view, language), width);
    text.push('\n');
    if view.kind.is_none() {
        // For unstructured games the crosstable would be mostly dots.
        text.push_str(&table(view, None, language).draw(width));
        text.push_str(&wrapped(&legend(view, language), width));
        return text;
    }
    let mut whole = table(view, Some(cells(view)), language);
    if whole.fits(width) {
        text.push_str(&whole.draw(width));
    } else {
        text.push_str(&table(view, None, language).draw(width));
        text.push('\n');
        text.push_str(&crosstable(view).draw(width));
    }
    text.push_str(&wrapped(&legend(view, language), width));
    text
}

/// Explains the codes above the columns; in English they are those of FIDE's rules and need no legend.
fn legend(view: &EventView<'_>, language: Language) -> String {
    if language == Language::English {
        return String::new();
    }
    let meaning = |at: usize| {
        let code = &view.standings.tie_breaks[at];
        let name = message!("tie-break-name", code = code.code()).in_language(language);
        format!("{code} — {name}")
    };
    let meanings: Vec<String> = shown_tie_breaks(view).into_iter().map(meaning).collect();
    if meanings.is_empty() { String::new() } else { format!("{}\n", meanings.join("; ")) }
}

/// Returns which tie-breaks have a column: those that decided nothing have none.
fn shown_tie_breaks(view: &EventView<'_>) -> Vec<usize> {
    let is_shown =
        |at: usize| view.standings.rows.iter().any(|row| row.values.get(at).is_some_and(|score| score.value.is_some()));
    (0..view.standings.tie_breaks.len()).filter(|at| is_shown(*at)).collect()
}

/// Describes the event and the rules by which it is ranked.
fn heading(view: &EventView<'_>, language: Language) -> String {
    let event = view.event;
    let said = |phrase: Message| phrase.in_language(language);
    let shown = |text: &str| Visible(text.trim()).to_string();
    let mut title: Vec<String> =
        [&event.name, &event.city].into_iter().filter(|text| !text.trim().is_empty()).map(|text| shown(text)).collect();
    if title.is_empty() {
        title.push(said(message!("event-without-name")));
    }
    let when = days(&shown(&event.start), &shown(&event.end), language);
    title.extend(Some(when).filter(|when| !when.is_empty()));
    let mut text = title.join(", ");
    text.push('\n');
    let kind = kind_phrase(view.kind.map(|found| found.kind), view.is_of_teams());
    let n_games = event.games().len();
    let what = message!(
        "event-is",
        kind = kind,
        contestants = view.field.contestants.len(),
        of = if view.is_of_teams() { "teams" } else { "players" },
        games = n_games,
        rounds = u32::from(view.field.n_rounds),
    );
    let _ = writeln!(text, "{}", said(what));
    let codes: Vec<String> = view.standings.tie_breaks.iter().map(ToString::to_string).collect();
    if !codes.is_empty() {
        let rules = view.standings.rules.name();
        let _ = writeln!(text, "{}", said(message!("event-tie-breaks", codes = codes.join(", "), rules = rules)));
    }
    let uncertain: Vec<String> = view.uncertain().iter().map(ToString::to_string).collect();
    if !uncertain.is_empty() {
        let _ = writeln!(text, "{}", said(message!("event-uncertain", codes = uncertain.join(", "))));
    }
    for note in view.notes {
        let _ = writeln!(text, "{}", Visible(&said(note.clone())));
    }
    text
}

/// Wraps lines that are too wide, at blanks, with indentation.
fn wrapped(text: &str, width: usize) -> String {
    let mut out = String::new();
    for line in text.lines() {
        let mut used = 0;
        for word in line.split(' ') {
            let own = display_width(word);
            if used > 0 && used + 1 + own > width {
                out.push_str("\n  ");
                used = 2;
            } else if used > 0 {
                out.push(' ');
                used += 1;
            }
            out.push_str(word);
            used += own;
        }
        out.push('\n');
    }
    out
}

/// Returns the heads and the rows of the cells between names and points.
fn cells(view: &EventView<'_>) -> (Vec<String>, Vec<Vec<String>>) {
    let crosstable = Crosstable::new(view.field, view.standings);
    let n_rows = crosstable.order().len();
    if view.is_round_robin() {
        let heads = (1..=n_rows).map(|number| number.to_string()).collect();
        let row = |row: usize| {
            let columns = crosstable.round_robin_row(row).into_iter().enumerate();
            columns.map(|(column, cells)| round_robin_cell(view, row == column, &cells)).collect()
        };
        return (heads, (0..n_rows).map(row).collect());
    }
    let heads = (1..=view.field.n_rounds).map(|round| round.to_string()).collect();
    let row = |row: usize| crosstable.swiss_row(row).iter().map(|cells| swiss_cell(view, cells)).collect();
    (heads, (0..n_rows).map(row).collect())
}

/// Formats the results of all meetings with one opponent; `*` on the diagonal, a dot if the two did not meet.
fn round_robin_cell(view: &EventView<'_>, is_own: bool, cells: &[Cell]) -> String {
    if is_own {
        return "*".to_owned();
    }
    if cells.is_empty() {
        return ".".to_owned();
    }
    if cells.len() > 4 {
        return in_halves(cells.iter().map(|cell| cell.points).sum::<Points>());
    }
    let signs: Vec<String> = cells.iter().map(|cell| sign(view, cell)).collect();
    signs.join(if view.is_of_teams() { " " } else { "" })
}

fn sign(view: &EventView<'_>, cell: &Cell) -> String {
    if view.is_of_teams() && cell.outcome.is_played() {
        // A match is shown by its game points, as in crosstables of teams.
        let are_first = view.field.stakes[0].measure == Measure::GamePoints;
        return in_halves(if are_first { cell.points } else { cell.other_points });
    }
    result_sign(cell.outcome).to_owned()
}

/// Formats the result of a round: the opponent's rank, the color, the result, `12w½`.
fn swiss_cell(view: &EventView<'_>, cells: &[Cell]) -> String {
    let one = |cell: &Cell| {
        let Some(opponent) = cell.opponent else { return result_sign(cell.outcome).to_owned() };
        let color = match cell.color {
            Some(Color::White) => "w",
            Some(Color::Black) => "b",
            None => ":",
        };
        format!("{}{color}{}", opponent + 1, sign(view, cell))
    };
    cells.iter().map(one).collect::<Vec<String>>().join(" ")
}

/// Creates the table of the standings, with the cells of the crosstable if there is room for them.
fn table(view: &EventView<'_>, cells: Option<(Vec<String>, Vec<Vec<String>>)>, language: Language) -> TextTable {
    let said = |phrase: Message| phrase.in_language(language);
    let has_ratings = !view.is_of_teams() && view.event.players.iter().any(|player| player.rating.is_some());
    let has_titles = !view.is_of_teams() && view.event.players.iter().any(|player| !player.title.is_empty());
    let mut heads = vec![
        String::new(),
        said(message!("standings-name", of = if view.is_of_teams() { "teams" } else { "players" })),
    ];
    if has_titles {
        heads.push(String::new());
    }
    if has_ratings {
        heads.push(said(message!("standings-rating")));
    }
    let mut groups = Vec::new();
    let n_before = heads.len();
    let (cell_heads, cell_rows) = cells.unwrap_or_default();
    if !cell_heads.is_empty() {
        groups.push(n_before);
    }
    heads.extend(cell_heads);
    groups.push(heads.len());
    if cell_rows.is_empty() {
        heads.push(said(message!("standings-games")));
    }
    if view.is_of_teams() {
        heads.extend(view.field.stakes.iter().map(|stakes| {
            said(match stakes.measure {
                Measure::MatchPoints => message!("standings-match-points"),
                Measure::GamePoints => message!("standings-game-points"),
                Measure::Points => message!("standings-points"),
            })
        }));
    } else {
        heads.push(said(message!("standings-points")));
    }
    groups.push(heads.len());
    let shown = shown_tie_breaks(view);
    heads.extend(shown.iter().map(|at| view.standings.tie_breaks[*at].to_string()));
    let mut rows = vec![heads];
    let mut before = 0;
    for (at, standing) in view.standings.rows.iter().enumerate() {
        let contestant = standing.contestant;
        // A contestant who shares the rank of the line above has an empty one.
        let rank = if standing.rank == before { String::new() } else { standing.rank.to_string() };
        before = standing.rank;
        let mut row = vec![rank, view.name(contestant)];
        let player = view.event.players.get(contestant).filter(|_| !view.is_of_teams());
        if has_titles {
            row.push(player.map(|player| Visible(&player.title).to_string()).unwrap_or_default());
        }
        if has_ratings {
            let rating = player.and_then(|player| player.rating);
            row.push(rating.map(|rating| rating.to_string()).unwrap_or_default());
        }
        match cell_rows.get(at) {
            Some(cells) => row.extend(cells.iter().cloned()),
            None => row.push(view.n_games(contestant).to_string()),
        }
        row.push(decimal(&standing.score.to_string(), language));
        if view.is_of_teams() {
            row.push(
                view.field.get(contestant).map(|one| decimal(&one.score(1).to_string(), language)).unwrap_or_default(),
            );
        }
        row.extend(
            shown
                .iter()
                .map(|at| standing.values.get(*at).map(|score| decimal(&value(score), language)).unwrap_or_default()),
        );
        rows.push(row);
    }
    TextTable { rows, n_lead: 2, names: 1, groups }
}

/// Formats a value; a dash if the regulations give none, or if there was no tie.
fn value(score: &Score) -> String {
    score.value.map_or_else(|| "–".to_owned(), |value| value.to_string())
}

/// Makes the crosstable alone.
fn crosstable(view: &EventView<'_>) -> TextTable {
    let (cell_heads, cell_rows) = cells(view);
    let mut heads = vec![String::new(), String::new()];
    heads.extend(cell_heads);
    let mut rows = vec![heads];
    for ((at, standing), cells) in view.standings.rows.iter().enumerate().zip(cell_rows) {
        let mut row = vec![(at + 1).to_string(), view.name(standing.contestant)];
        row.extend(cells);
        rows.push(row);
    }
    TextTable { rows, n_lead: 2, names: 1, groups: vec![2] }
}

/// Writes the matches of a knock-out, `Anderssen – Szen 4–2`, round by round if the rounds are those of the knock-out
/// rather than the games of each match.
#[must_use]
pub(super) fn matches_text(view: &EventView<'_>, width: usize, language: Language) -> String {
    let mut text = wrapped(&heading(view, language), width);
    text.push('\n');
    let bracket = Bracket::of(&view.event.games(), &view.event.points);
    let mut before = 0;
    for one in &bracket.matches {
        if one.round != before {
            before = one.round;
            let stage = match bracket.name_of_stage(one.round) {
                Some(n_matches) => message!("standings-stage", count = u32::from(n_matches)),
                None => message!("standings-round", round = u32::from(one.round)),
            };
            let _ = writeln!(text, "{}", stage.in_language(language));
        }
        let (mut players, mut points) = (one.players, one.points);
        if one.winner == Some(players[1]) {
            players.reverse();
            points.reverse();
        }
        let names = shortened(&format!("{} – {}", view.name(players[0]), view.name(players[1])), 62);
        let _ = writeln!(text, "  {}  {}–{}", padded(&names, 62), in_halves(points[0]), in_halves(points[1]));
    }
    text
}
