//! `zapis list schemas`: the JSON Schemas of what is written as JSON, by name.

use serde::Serialize;
use serde_json::Value;

use zapis::{Arg, Language, message, to_json};
use zapis::{SCHEMAS, Schema};

use crate::cli::args::list_args::{ListArgs, ListFormat};
use crate::cli::output::print::print;
use crate::cli::{CommandError, ExitStatus};

pub(crate) fn run(args: &ListArgs) -> Result<ExitStatus, CommandError> {
    let named: Vec<&Schema> = args.named.iter().map(|name| schema_named(name)).collect::<Result<_, _>>()?;
    let schemas = if named.is_empty() { SCHEMAS.iter().collect() } else { named };
    let mut text = Vec::new();
    for Schema { name, commands, text: schema, .. } in schemas {
        match args.format {
            ListFormat::Text => text.extend_from_slice(schema.as_bytes()),
            ListFormat::Json => {
                // A test checks that they are JSON.
                let schema = serde_json::from_str(schema).unwrap_or_default();
                let fields = Fields { r#type: "schema", name, commands, schema };
                text.extend((to_json(&fields, Language::English) + "\n").into_bytes());
            }
        }
    }
    print(&text)
}

pub(crate) fn of_command(name: Option<&str>) -> Result<ExitStatus, CommandError> {
    let is_its = |schema: &&Schema| name.is_some_and(|name| schema.commands.contains(&name));
    print(SCHEMAS.iter().filter(is_its).map(|schema| schema.text).collect::<String>().as_bytes())
}

/// Lists the name of each schema, the command that writes what it describes, and a description.
pub(crate) fn rows() -> Vec<Vec<Arg>> {
    let row = |schema: &Schema| {
        vec![schema.name.into(), schema.commands.join(", ").into(), message!("schema-of", name = schema.name).into()]
    };
    SCHEMAS.iter().map(row).collect()
}

fn schema_named(name: &str) -> Result<&'static Schema, CommandError> {
    let unknown = || {
        let what = message!("unknown-schema", name = name);
        CommandError::Usage(match zapis::known::near(name, SCHEMAS.iter().map(|schema| schema.name)) {
            Some(near) => message!("with-near", what = what, near = near),
            None => what,
        })
    };
    SCHEMAS.iter().find(|schema| schema.name.eq_ignore_ascii_case(name)).ok_or_else(unknown)
}

/// A schema as a JSON line.
#[derive(Serialize)]
struct Fields<'a> {
    r#type: &'static str,
    name: &'a str,
    commands: &'a [&'a str],
    schema: Value,
}
