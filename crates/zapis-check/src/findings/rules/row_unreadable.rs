//! `row-unreadable`: a row of a table is malformed, and is left out.

use crate::findings::draft::Draft;
use crate::findings::rules::ROW_UNREADABLE;
use crate::l10n::message;
use crate::record::RowFault;
use crate::text::{Span, quote};

/// Creates the finding with the fault of a row, and its place.
pub fn finding(fault: RowFault, row: &str, span: Span) -> Draft {
    let message = match fault {
        RowFault::Cells { found, wanted } => message!("row-cells", found = found, wanted = wanted),
        RowFault::Quote => message!("row-quote", cell = quote(span.slice(row))),
        RowFault::Json => message!("row-json"),
        RowFault::Position => message!("row-position"),
    };
    Draft::new(ROW_UNREADABLE, span, message).with_help(message!("row-unreadable-help"))
}
