//! Bridge as a game without a board: its files recognized, read, and compared.

use std::io::{BufRead, BufReader};

use crate::bridge::pbn::begins_outside;
use crate::l10n::{Message, message};
use crate::record::{Content, InputFormat, has_tag_line};

#[cfg(feature = "database")]
use super::across_files;
use super::diagrams::read_diagrams;
use super::lin::read_lin;
use super::pbn::read_pbn;
use super::reading::Reading;
use super::recognized::{is_lin, is_of_bridge, shows_diagram};
use crate::front::options::Options;
use crate::front::pipeline::boardless::{BoardlessFile, BoardlessGame, BoardlessItem, BoardlessNeeds};
#[cfg(feature = "database")]
use crate::front::pipeline::boardless::{FileExtract, FoundAcross};
use crate::front::pipeline::table_glance::has_extension;

/// Duplicate and rubber bridge: PBN, LIN, diagrams of four hands.
#[derive(Debug)]
pub(in crate::front) struct Bridge;

impl BoardlessGame for Bridge {
    fn recognizes(&self, head: &[u8], path: &str, format: InputFormat) -> bool {
        let is_text = || !head.is_empty() && Content::of_head(head) != Content::Binary;
        format.is_of_bridge() && is_text() || is_of_bridge(head, has_extension(path, &["pbn"]))
    }

    fn read(
        &self,
        file: &mut BoardlessFile<'_>,
        needs: BoardlessNeeds,
        options: &Options,
        give: &mut dyn FnMut(BoardlessItem<'_>),
    ) -> u64 {
        let Some(reader) = file.reader.take() else { return 0 };
        let mut reader = BufReader::with_capacity(1 << 16, reader);
        let path = file.path;
        let mut reading = Reading::new(path, needs, options, give);
        // An explicit format overrides detection.
        let is_lin = match options.reading {
            InputFormat::Lin => true,
            InputFormat::Pbn => false,
            _ => reader.fill_buf().is_ok_and(is_lin),
        };
        let may_be_diagram = options.reading != InputFormat::Pbn;
        let is_outside = reader.fill_buf().is_ok_and(begins_outside);
        let n_records = if is_lin {
            read_lin(reader, file, &mut reading)
        } else if may_be_diagram && reader.fill_buf().is_ok_and(|head| !has_tag_line(head) && shows_diagram(head)) {
            read_diagrams(reader, file, &mut reading)
        } else {
            read_pbn(reader, is_outside, file, &mut reading)
        };
        reading.end(path);
        n_records
    }

    fn formats(&self) -> Vec<(&'static str, &'static str, Message)> {
        vec![
            ("pbn", "[Contract \"4SX\"]", message!("notation-pbn")),
            ("lin", "mb|4S|mb|d|", message!("notation-lin")),
            ("diagram", "♠ AK10", message!("notation-diagram")),
        ]
    }

    #[cfg(feature = "database")]
    fn found_across(&self, files: &[Box<dyn FileExtract>]) -> Vec<FoundAcross> {
        across_files::found_across(files)
    }

    #[cfg(feature = "database")]
    fn repeated(&self, files: &[Box<dyn FileExtract>]) -> Vec<(usize, u64)> {
        across_files::repeated(files)
    }
}
