//! The moves of a row in any form: words, lists, two characters each, lines of an engine, lines of a position.

use crate::text::Span;

use super::cells::{TableCell, members_of};
use super::columns::PlyList;
use super::ply_lists::{NumbersOfPlies, clock_time, eval_text};
use super::row_record::{RowRecord, is_result};
use super::statement::{StatementKind, tcn_move};

impl<'a> RowRecord<'a> {
    /// Writes moves as they are in their cell, or in a list of cells.
    pub(super) fn movetext(&mut self, moves: &'a TableCell<'a>) {
        self.ply_numbers =
            self.ply_lists.iter().map(|(kind, cell)| NumbersOfPlies::of(*kind, self.row, cell)).collect();
        if self.ply_lists.is_empty() && moves.copy_words(self.row, &mut self.out) {
            return;
        }
        if moves.is_list {
            for (index, one) in moves.list(self.row).iter().enumerate() {
                // A half-move that is an object has one of these keys for the move.
                let members = members_of(self.row, one);
                let named = |name: &&str| members.iter().find(|member| member.name == *name);
                let one = ["san", "move", "uci", "written"].iter().find_map(named).unwrap_or(one);
                one.copy(self.row, 0, one.text.len(), &mut self.out);
                self.say(" ");
                self.note_ply(index);
            }
            return;
        }
        let is_marked = moves.text.trim_start().starts_with("W1.");
        if !is_marked && (self.ply_lists.is_empty() || moves.text.contains(['{', '(', '.'])) {
            moves.copy(self.row, 0, moves.text.len(), &mut self.out);
            self.say(" ");
            return;
        }
        let (mut at, mut index) = (0, 0);
        for word in moves.text.split_whitespace() {
            let from = at + moves.text[at..].find(word).unwrap_or(0);
            at = from + word.len();
            // `W1.d4`: side and number.
            let mark = word.find('.').filter(|_| is_marked).map_or(0, |dot| dot + 1);
            moves.copy(self.row, from + mark, at, &mut self.out);
            self.say(" ");
            if !is_result(word) {
                self.note_ply(index);
                index += 1;
            }
        }
    }

    /// Writes what the lists beside the moves say of a half-move.
    fn note_ply(&mut self, index: usize) {
        for (command, place) in self.ply_numbers.iter().filter_map(|numbers| numbers.command_of(index)) {
            self.out.add(&command, place);
        }
    }

    /// Writes the lines of an engine: the first one, and the others as variations of its first move.
    pub(super) fn lines(&mut self, evaluations: &TableCell<'a>) {
        let mut lines = Vec::new();
        let row = self.row;
        for one in evaluations.list(row) {
            let cells = members_of(row, &one);
            for line in cells.into_iter().filter(|cell| cell.name == "pvs").flat_map(|pvs| pvs.list(row)) {
                let members = members_of(row, &line);
                let mate = members.iter().find(|member| member.name == "mate");
                let mate = mate.and_then(|mate| Some((mate.text.trim().parse().ok()?, mate.clone())));
                for line in members.into_iter().filter(|member| matches!(&*member.name, "line" | "moves")) {
                    if let Some((moves, mate)) = &mate {
                        self.state(StatementKind::MateLine { moves: *moves }, mate, &line.text);
                    }
                    lines.push(line);
                }
            }
        }
        let Some((main, others)) = lines.split_first() else { return };
        let first = main.text.find(' ').unwrap_or(main.text.len());
        main.copy(self.row, 0, first, &mut self.out);
        for other in others {
            self.say(" (");
            other.copy(self.row, 0, other.text.len(), &mut self.out);
            self.say(")");
        }
        main.copy(self.row, first, main.text.len(), &mut self.out);
        self.say(" ");
    }

    /// Writes the best moves in a position, or moves to avoid: the first one, and the others as variations.
    pub(super) fn best_moves(&mut self) {
        let cells = std::mem::take(&mut self.best);
        let mut words = cells.iter().flat_map(|cell| {
            cell.text.split_whitespace().map(|word| {
                let from = word.as_ptr() as usize - cell.text.as_ptr() as usize;
                (*cell, from, from + word.len())
            })
        });
        if let Some((cell, from, to)) = words.next() {
            cell.copy(self.row, from, to, &mut self.out);
        }
        for (cell, from, to) in words {
            self.say(" (");
            cell.copy(self.row, from, to, &mut self.out);
            self.say(")");
        }
        self.say(" ");
    }

    /// Records the number of clocks.
    pub(super) fn state_clocks(&mut self) {
        let is_clocks = |(kind, cell): &&(PlyList, &TableCell<'_>)| matches!(kind, PlyList::Clock(_)) && cell.is_list;
        let Some((_, clocks)) = self.ply_lists.iter().find(is_clocks) else { return };
        let clocks = *clocks;
        let n = u32::try_from(clocks.values(self.row).count()).unwrap_or(u32::MAX);
        // A server writes the clock again if a player resigns or runs out of time.
        let may_have_one_more = self.status.is_some_and(|status| !matches!(&*status.text, "mate" | "stalemate"));
        self.state(StatementKind::Clocks { n, may_have_one_more }, clocks, "");
    }

    /// Writes moves of two characters each; invalid ones are kept as they are.
    pub(super) fn two_signs(&mut self, tcn: &'a TableCell<'a>) {
        let text = tcn.text.trim();
        let from = tcn.text.len() - tcn.text.trim_start().len();
        let mut at = from;
        while at < from + text.len() {
            let mut signs = tcn.text[at..from + text.len()].char_indices();
            let len = signs.nth(2).map_or(from + text.len() - at, |(len, _)| len);
            let word = match tcn.text.as_bytes()[at..at + len] {
                [one, other] => tcn_move(one, other),
                _ => None,
            };
            let place = tcn.place_of(at).join(tcn.place_of(at + len - 1));
            let word = word.unwrap_or_else(|| format!("?{}", tcn.text[at..at + len].escape_default()));
            self.out.add(&word, place);
            self.say(" ");
            at += len;
        }
    }

    /// Writes the comments before the first half-move of a timeline, and the half-moves.
    pub(super) fn timeline(&mut self, comments: Option<&TableCell<'a>>, plies: &TableCell<'a>) {
        if let Some(comments) = comments {
            self.comments(comments);
        }
        self.half_moves(&plies.list(self.row), 0);
    }

    /// Writes the moves of a timeline that begins in the middle of a game.
    pub(super) fn fragment(&mut self, moves: &TableCell<'a>) {
        for (index, one) in moves.list(self.row).iter().enumerate() {
            let cells = members_of(self.row, one);
            let of = |name: &str| cells.iter().find(|cell| cell.name == name);
            if index == 0 {
                self.number(of("number"), of("side"));
            }
            if let Some(written) = of("written") {
                written.copy(self.row, 0, written.text.len(), &mut self.out);
                self.say(" ");
            }
        }
    }

    /// Writes the number of a move, which shows whose move follows.
    fn number(&mut self, number: Option<&TableCell<'a>>, side: Option<&TableCell<'a>>) {
        if let (Some(number), Some(side)) = (number, side) {
            let dots = if side.text == "black" { "..." } else { "." };
            self.out.add(&format!("{}{dots} ", number.text), number.place);
        }
    }

    fn comments(&mut self, comments: &TableCell<'a>) {
        for comment in &comments.list(self.row) {
            // A brace would end the comment.
            if comment.text.contains('}') && !comment.text.contains(['\n', '\r']) {
                self.say("; ");
                comment.copy(self.row, 0, comment.text.len(), &mut self.out);
                self.say("\n");
                continue;
            }
            self.say("{");
            let mut at = 0;
            for (brace, _) in comment.text.match_indices('}') {
                comment.copy(self.row, at, brace, &mut self.out);
                self.say(")");
                at = brace + 1;
            }
            comment.copy(self.row, at, comment.text.len(), &mut self.out);
            self.say("} ");
        }
    }

    /// Writes half-moves with their comments, and their variations up to a depth.
    fn half_moves(&mut self, plies: &[TableCell<'a>], depth: usize) {
        let mut is_behind_missing = false;
        for ply in plies {
            let cells = members_of(self.row, ply);
            let of = |name: &str| cells.iter().find(|cell| cell.name == name);
            let Some(played) = of("san").or_else(|| of("written")) else {
                is_behind_missing = true;
                continue;
            };
            if std::mem::take(&mut is_behind_missing) {
                self.number(of("number"), of("side"));
            }
            played.copy(self.row, 0, played.text.len(), &mut self.out);
            self.say(" ");
            for nag in of("nags").map_or_else(Vec::new, |nags| nags.list(self.row)) {
                self.out.add(&format!("${} ", nag.text), nag.place);
            }
            let number = |name: &str| of(name).and_then(|cell| Some((cell.text.parse::<i64>().ok()?, cell.place)));
            let time = |(ms, place): (i64, Span)| (clock_time(ms), place);
            let eval = number("eval_cp").map(|(cp, place)| (eval_text(cp), place));
            let eval = eval.or_else(|| number("eval_mate").map(|(mate, place)| (format!("#{mate}"), place)));
            let depth_of_search = number("depth").map_or(String::new(), |(depth, _)| format!(",{depth}"));
            let eval = eval.map(|(eval, place)| (eval + &depth_of_search, place));
            let commands =
                [("eval", eval), ("clk", number("clock_ms").map(time)), ("emt", number("elapsed_ms").map(time))];
            for (name, value) in commands {
                if let Some((value, place)) = value {
                    self.out.add(&format!("{{[%{name} {value}]}} "), place);
                }
            }
            if let Some(comments) = of("comments") {
                self.comments(comments);
            }
            for variation in of("variations").map_or_else(Vec::new, |all| all.list(self.row)) {
                if depth < DEEPEST_VARIATION {
                    self.say("(");
                    self.half_moves(&variation.list(self.row), depth + 1);
                    self.say(") ");
                }
            }
        }
    }
}

/// Variations nested deeper than this are left out.
const DEEPEST_VARIATION: usize = 6;
