//! The rows of an audit's games, kept until they are put into a database.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::game::Game;
use crate::render::sqlite::SqliteWriter;
use crate::render::table::{ChosenColumns, TableRows, append_rows};

use crate::front::pipeline::view::View;

/// Rows of games, a batch at a time.
#[derive(Debug)]
pub(super) struct GameRows {
    are_wanted: AtomicBool,
    columns: ChosenColumns,
    waiting: Mutex<VecDeque<RowBatch>>,
}

/// The rows of a batch, if any, and the number of its findings.
#[derive(Debug)]
pub(super) struct RowBatch {
    pub(super) rows: Option<Box<TableRows>>,
    /// The record of the first row.
    pub(super) first_card: u32,
    pub(super) n_findings: usize,
}

impl Default for GameRows {
    fn default() -> Self {
        Self { are_wanted: AtomicBool::new(false), columns: SqliteWriter::columns(), waiting: Mutex::default() }
    }
}

impl GameRows {
    /// Collects rows from now on.
    pub(super) fn want(&self) {
        self.are_wanted.store(true, Ordering::Relaxed);
    }

    /// Returns true if rows are wanted.
    pub(super) fn are_wanted(&self) -> bool {
        self.are_wanted.load(Ordering::Relaxed)
    }

    /// Appends the row of a record to those of its batch, if rows are wanted.
    pub(super) fn add<G: Game>(&self, view: &View<'_, G>, rows: &mut Option<Box<TableRows>>) {
        if self.are_wanted() {
            let rows = rows.get_or_insert_with(|| Box::new(TableRows::new(&self.columns)));
            append_rows(&view.timeline(None), &self.columns, rows);
        }
    }

    /// Adds a batch that follows this many records of its file, if rows are collected.
    pub(super) fn take_in(&self, mut batch: RowBatch, records_before: u64) {
        if self.are_wanted() {
            if let Some(rows) = &mut batch.rows {
                rows.add_records_before(records_before);
            }
            self.waiting.lock().unwrap_or_else(PoisonError::into_inner).push_back(batch);
        }
    }

    /// Removes and returns the next waiting batch.
    pub(super) fn give(&self) -> Option<RowBatch> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
    }
}
