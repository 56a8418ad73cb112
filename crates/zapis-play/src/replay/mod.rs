//! Plays a record: which moves could be played, and the first that could not, with its place.
//!
//! # Invariants
//! - Replay never aborts: a failing side line loses the rest of that side line, and the main line continues; a failing
//!   main line keeps the plies before the fault. If play is to continue after illegal moves, it does so only if most of
//!   the rest is legal then; the letters are decided before, by legal moves alone.
//! - A sound move allocates nothing; the buffers are reused from record to record.
//! - Plies are in the order of the tape, so that a writer can walk both together; nesting is data.

mod alphabet;
mod attempts;
mod compiled;
mod either_case;
mod fragment;
mod fragment_reader;
mod gaps;
mod line_letters;
mod lines;
mod misplaced;
mod noting;
mod opening;
mod other_notation;
mod quoted_lines;
mod quoted_words;
mod remarks;
mod repeated_words;
mod repetition;
mod replay_mode;
mod replayer;
mod report;
mod sign;
mod state;
mod stood;
mod turn;
mod word_player;

pub use compiled::CompiledReplay;
pub use fragment::{Fragment, FragmentPly};
pub use opening::PlayedOpening;
pub use quoted_lines::{
    CommentedMove, QuotedBehind, QuotedLineReader, QuotedLines, QuotedMove, UnplayedQuote, may_quote_lines,
};
pub use remarks::remarks;
pub use report::{
    Event, EventKind, Fault, FaultKind, Keep, MAX_POSITIONS, MAX_SHIFTED, Ply, Replay, ReplayOptions, ShiftedNumber,
    Stood, Then,
};
pub use state::Replayer;
pub use word_player::{LegalRun, LineStep, WordPlayer};
