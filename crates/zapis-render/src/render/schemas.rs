//! The JSON Schemas of all JSON output.

/// A kind of JSON output, with its schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Schema {
    /// The name of the kind: `finding`.
    pub name: &'static str,
    /// The commands that write it.
    pub commands: &'static [&'static str],
    /// The schema, draft 2020-12.
    pub text: &'static str,
}

macro_rules! schemas {
    ($($name:literal: $($command:literal)+;)*) => {
        /// Every kind of JSON with a schema; they are in `grammar/`.
        pub const SCHEMAS: &[Schema] = &[$(Schema {
            name: $name,
            commands: &[$($command),+],
            text: zapis_grammar::schema($name),
        }),*];

        $(const _: () = assert!(!zapis_grammar::schema($name).is_empty(), "grammar/lib.rs lacks a schema");)*
    };
}

schemas! {
    "timeline": "export";
    "deal": "export";
    "game-row": "export";
    "ply-row": "export";
    "finding": "validate" "audit" "standings";
    "fixed": "validate";
    "statistics": "validate" "audit";
    "sheet": "validate" "repair";
    "claim": "claims";
    "ruling": "claims";
    "sealed": "claims";
    "repair": "repair";
    "compare": "compare";
    "compare-fragment": "compare";
    "missing-sheets": "compare";
    "event": "audit" "standings";
    "difference": "diff";
    "standing": "standings";
    "sitting-standing": "standings";
    "player": "standings";
    "unique": "audit";
    "merged": "audit";
    "summary": "validate" "audit" "claims" "repair" "compare" "standings" "diff";
    "chess960": "list";
    "range": "plan";
    "schema": "list";
    "settings": "init";
}
