//! Tests of whole files: exports, LIN, scores.

mod export;
mod generated;
mod lin;
mod said;
mod score;
