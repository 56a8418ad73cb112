//! Deals of bridge, and the rankings of sittings: as JSON, CSV, drawings, typeset, as text.

mod csv;
mod json;
#[cfg(feature = "database")]
mod sitting;
mod svg;
mod typeset;

pub use csv::{DEAL_COLUMNS, DealColumn, deal_csv_head, write_deal_csv};
pub use json::{DealTimeline, north_south_score, write_deal, write_page_deal};
#[cfg(feature = "database")]
pub use sitting::SittingStandings;
pub use svg::deal_svg;
pub use typeset::write_typeset_deal;
