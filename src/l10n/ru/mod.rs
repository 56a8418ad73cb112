//! The Russian messages, made from the catalogues beside by `tests/catalogues.rs`.

mod audit;
mod bridge;
mod chess;
mod claims;
mod clocks;
mod compare;
mod ending;
mod events;
mod files;
mod findings;
mod notations;
mod options;
mod program;
mod reading;
mod repair;
mod rulings;
mod sheets;
mod sittings;
mod standings;
mod stood;
mod tavreli;

pub(super) const TABLES: [&str; 20] = [
    audit::MESSAGES,
    bridge::MESSAGES,
    chess::MESSAGES,
    claims::MESSAGES,
    clocks::MESSAGES,
    compare::MESSAGES,
    ending::MESSAGES,
    events::MESSAGES,
    files::MESSAGES,
    findings::MESSAGES,
    notations::MESSAGES,
    program::MESSAGES,
    reading::MESSAGES,
    repair::MESSAGES,
    rulings::MESSAGES,
    sheets::MESSAGES,
    sittings::MESSAGES,
    standings::MESSAGES,
    stood::MESSAGES,
    tavreli::MESSAGES,
];

pub(super) const OPTIONS: &str = options::TEXTS;
