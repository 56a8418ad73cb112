//! The arguments of `zapis diagram`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use zapis::{Coordinates, DiagramTheme};

use super::move_asked::MoveAsked;
use super::{ReadArgs, one_of};

/// Arguments of `zapis diagram`.
#[derive(Args, Debug)]
pub(crate) struct DiagramArgs {
    #[command(flatten)]
    pub(crate) read: ReadArgs,
    /// The record to draw, counted across all files from 1; needed if there are several
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) record: Option<u64>,
    /// The position after this move: `26...` is Black's 26th, `26.` White's, `52` the 52nd ply, `0` the start, `end` the last
    #[arg(long, value_name = "MOVE", default_value = "end")]
    pub(crate) at: MoveAsked,
    /// The positions of all findings of this name: `illegal-move`
    #[arg(long, value_name = "NAME", conflicts_with = "at")]
    pub(crate) finding: Option<String>,
    /// The format of the drawing
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub(crate) format: DiagramFormat,
    /// Write to this file; a folder for the positions of findings, a file each
    #[arg(short, long, value_name = "PATH")]
    pub(crate) output: Option<PathBuf>,
    /// Draw the board from Black's side
    #[arg(long, help_heading = DRAWING)]
    pub(crate) flip: bool,
    /// Width and height in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 360, value_parser = clap::value_parser!(u32).range(40..=8000), help_heading = DRAWING)]
    pub(crate) size: u32,
    /// The colors
    #[arg(long, value_parser = one_of(&THEMES), default_value = "light", value_name = "THEME", help_heading = DRAWING)]
    pub(crate) theme: DiagramTheme,
    /// The names of files and ranks [default: Russian letters with `--letters ru`, otherwise Latin ones]
    #[arg(long, value_parser = one_of(&COORDINATES), value_name = "LETTERS", help_heading = DRAWING)]
    pub(crate) coordinates: Option<Coordinates>,
    /// Mark squares, each in a color or in green: `Ra4,d5` (R, G, Y, B)
    #[arg(long, value_name = "SQUARES", help_heading = DRAWING)]
    pub(crate) squares: Option<String>,
    /// Draw arrows, each in a color or in green: `Gc2c4,h1h7`
    #[arg(long, value_name = "ARROWS", help_heading = DRAWING)]
    pub(crate) arrows: Option<String>,
}

const DRAWING: &str = "Drawing";

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum DiagramFormat {
    /// A drawing for pages and print
    #[default]
    Svg,
    /// A board of letters
    Text,
    /// A picture of pixels, in a program built with the feature `png`
    Png,
}

const THEMES: [(&str, DiagramTheme, &str); 3] = [
    ("light", DiagramTheme::Light, "For light pages"),
    ("dark", DiagramTheme::Dark, "For dark pages"),
    ("print", DiagramTheme::Print, "Gray, for paper"),
];

const COORDINATES: [(&str, Coordinates, &str); 3] = [
    ("latin", Coordinates::Latin, "a to h"),
    ("russian", Coordinates::Russian, "а to з"),
    ("none", Coordinates::None, "Not named"),
];
