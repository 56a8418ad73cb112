//! FIDE's report files among the inputs, recognized by their contents.

use std::io::{self, BufRead, Read};

use crate::text::{Input, decode};
use crate::tournament::trf::{self, Report};

use super::report_head::begins_report;
use crate::front::options::Options;

pub(crate) struct ReportFile {
    /// Its name as it is, not safe to show.
    pub(crate) path: String,
    pub(crate) report: Report,
}

/// The number of bytes of an input that are inspected to recognize a report file.
const GLANCE: usize = 4096;
/// The maximum length of a report file; the greatest events have some 100 KB.
const LONGEST: u64 = 64 << 20;

/// Reads an input as a report file, if it is one; others are left to the reader of records.
///
/// Of streams only the beginning is read, so that nothing is lost.
pub(crate) fn report_of(input: &Input, options: &Options) -> Option<ReportFile> {
    match input {
        Input::Standard => {
            let mut stdin = io::stdin().lock();
            let is_report = stdin.fill_buf().is_ok_and(begins_report);
            drop(stdin);
            is_report.then(|| report_file(input, options).ok()).flatten()
        }
        Input::Memory(memory) => {
            begins_report(&memory.glance(GLANCE)).then(|| report_file(input, options).ok()).flatten()
        }
        Input::File(path) => {
            // A pipe can be read only once.
            if !path.is_file() {
                return None;
            }
            let mut glance = Vec::new();
            let opened = input.open().ok()?;
            opened.reader.take(GLANCE as u64).read_to_end(&mut glance).ok()?;
            begins_report(&glance).then(|| report_file(input, options).ok()).flatten()
        }
    }
}

/// Reads what must be a report file.
pub(crate) fn report_file(input: &Input, options: &Options) -> io::Result<ReportFile> {
    let mut bytes = Vec::new();
    input.open()?.reader.take(LONGEST).read_to_end(&mut bytes)?;
    let decoded = decode(&bytes, options.encoding, None);
    let path = input.display_name();
    Ok(ReportFile { path, report: trf::read(&decoded.text) })
}
