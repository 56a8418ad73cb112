//! Invalid input: tokens in any order, bytes of any kind.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

const TOKENS: &[&str] = &[
    "[",
    "]",
    "[Event \"",
    "[Event \"a\"]\n",
    "[Event ",
    "[White \"A\"]\n",
    "[Site \"\\\"\"]\n",
    "[Result \"1-0\"]\n",
    "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n",
    "[FEN \"К\"]",
    "[Variant \"Atomic\"]\n",
    "[Variant \"Chess960\"]\n",
    "[SetUp \"1\"]",
    "\"",
    "\"]\n",
    "\\",
    "\n",
    "\n\n",
    "\r\n",
    "\r",
    " ",
    "\t",
    "\u{b}",
    "\u{a0}",
    "\u{feff}",
    "\n%",
    "%",
    "{",
    "}",
    "(",
    ")",
    "()",
    "(=)",
    ";",
    "$1",
    "$999",
    "$",
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 ",
    "1. d4 d5 ",
    "1...",
    "1.",
    "12",
    "12)",
    "2…",
    "1.e4e52.Nf3Nc6",
    "e4",
    "e5",
    "exd5",
    "Nf3",
    "Nbd2",
    "Ke2",
    "O-O",
    "o-o",
    "0-0-0",
    "00",
    "--",
    "Z0",
    "0000",
    "e2e4",
    "e2-e4",
    "e8=Q",
    "a8(Q)",
    "e.p.",
    "exd6e.p.",
    "Nf3+",
    "Nf3#",
    "Nf3++",
    "Nf3=",
    "Nf3+-",
    "!?",
    "!!!",
    "+-",
    "±",
    "⩲",
    "=",
    "…",
    ",",
    ".",
    "1-0",
    "0-1",
    "1/2-1/2",
    "1/2",
    "½-½",
    "*",
    "1–0",
    "<",
    ">",
    "@",
    "Кf3",
    "Крe2",
    "О-О",
    "♘f3",
    "Sf3",
    "word",
    "слово",
    "王",
    "\0",
    "\u{1b}[2J",
    "\u{202e}",
    "\u{85}",
    "[%clk 0:01:00]",
    "{[%clk 1:00]}",
    "{[%eval 0.3,12]}",
    "{(=)}",
    "; to the end\n",
    "{ a\n[Event \"b\"]\n }",
    "100000000000000000000.",
];

pub(crate) fn soup(most: usize) -> impl Strategy<Value = String> {
    let space = select(&["", " ", " ", "\n"][..]);
    vec((select(TOKENS), space), 0..most).prop_map(|tokens| {
        let mut text = String::new();
        for (token, space) in tokens {
            text.push_str(token);
            text.push_str(space);
        }
        text
    })
}

/// Tokens and bytes of any kind in any order: rarely UTF-8.
pub(crate) fn any_bytes(most: usize) -> impl Strategy<Value = Vec<u8>> {
    let token = select(TOKENS).prop_map(|token| token.as_bytes().to_vec());
    let piece = prop_oneof![3 => token, 1 => vec(any::<u8>(), 1..6)];
    vec(piece, 0..most / 4).prop_map(|pieces| pieces.concat())
}
