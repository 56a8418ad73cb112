//! The arguments of `zapis sort` and `zapis split`.

use std::path::PathBuf;

use clap::Args;

use super::{OutputArgs, ReadArgs};

/// Arguments of `zapis sort`.
#[derive(Args, Debug)]
pub(crate) struct SortArgs {
    #[command(flatten)]
    pub(crate) read: ReadArgs,
    /// The fields to sort by, the first one first: `date,round,-white-elo`
    ///
    /// `-` before a field reverses its order. Fields: `date`, `event-date`, `year`, `event`, `site`, `section`,
    /// `round`, `white`, `black`, `result`, `eco`, `opening`, `annotator`, `white-elo`, `black-elo`, `elo` (the higher
    /// of both), `lower-elo`, `elo-difference`, `plies`, `path`, and `tag(NAME)` for the text of any tag. Rounds are
    /// sorted by their numbers and boards, stages of a knock-out after them.
    #[arg(long, value_name = "FIELDS", allow_hyphen_values = true)]
    pub(crate) by: String,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    /// The number of bytes of records sorted in memory before files are used; tests use few
    #[arg(long, value_name = "N", hide = true)]
    pub(crate) bytes_in_memory: Option<usize>,
}

/// Arguments of `zapis split`.
#[derive(Args, Debug)]
#[group(id = "parts", required = true, multiple = false, args = ["by", "every", "size"])]
pub(crate) struct SplitArgs {
    #[command(flatten)]
    pub(crate) read: ReadArgs,
    /// Write a file for each value of a field: `event`, `year`, `player`, `eco`
    ///
    /// Fields: `event`, `site`, `section`, `round`, `date`, `event-date`, `year`, `month`, `player`, `white`, `black`,
    /// `eco`, `opening`, `result`, `annotator`, `encoding`, and `tag(NAME)` for the text of any tag. Texts that differ
    /// only in capitals and blanks are one value; records without a value go to `unknown.pgn`. With `number` each
    /// record has a file of its own, as with `--every 1`.
    #[arg(long, value_name = "FIELD")]
    pub(crate) by: Option<String>,
    /// The number of records in each file
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) every: Option<u64>,
    /// The maximum size of each file: `500K`, `20M`
    #[arg(long, value_name = "BYTES", value_parser = n_bytes)]
    pub(crate) size: Option<u64>,
    /// The folder for the files, which is created if missing
    #[arg(long, value_name = "FOLDER")]
    pub(crate) into: PathBuf,
    /// Replace existing files; without it nothing is written if there are any
    #[arg(long)]
    pub(crate) overwrite: bool,
    /// The number of bytes of records kept in memory before files are used; tests use few
    #[arg(long, value_name = "N", hide = true)]
    pub(crate) bytes_in_memory: Option<usize>,
}

/// Parses a number of bytes: `2000`, `500K`, `20M`, `1G`.
fn n_bytes(text: &str) -> Result<u64, &'static str> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let shift = match text[digits.len()..].to_ascii_uppercase().as_str() {
        "" => 0,
        "K" | "KB" | "KIB" => 10,
        "M" | "MB" | "MIB" => 20,
        "G" | "GB" | "GIB" => 30,
        _ => return Err("a number with K, M or G behind it is expected"),
    };
    let number = digits.parse::<u64>().ok().filter(|number| *number > 0);
    number.and_then(|number| number.checked_mul(1 << shift)).ok_or("a number above 0 is expected")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read() {
        assert_eq!(n_bytes("500"), Ok(500));
        assert_eq!(n_bytes("2k"), Ok(2048));
        assert_eq!(n_bytes("1GiB"), Ok(1 << 30));
        for bad in ["", "0", "M", "-1", "5X", "99999999999G"] {
            assert!(n_bytes(bad).is_err(), "{bad}");
        }
    }
}
