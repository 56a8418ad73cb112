//! The path of compressed bytes: the result is the same however it is read, up to its end or to one error that stays.

use std::io::Read;

use zapis_record::text::{Compression, Opened, Parts, Visible};

use super::choices::Choices;

/// The maximum number of bytes read of each stream: a bomb has no end.
const MOST: usize = 1 << 20;
/// The maximum number of streams read: an archive of a few bytes may list many files.
const MAX_PARTS: usize = 40;

/// The result of one stream.
#[derive(Debug, PartialEq)]
struct Came {
    name: String,
    bytes: Vec<u8>,
    error: Option<String>,
}

/// Sends bytes down the path.
pub(crate) fn path(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let step = 1 + choices.below(5000);
    let stored = choices.into_rest();
    let at_once = read(stored, MOST);
    assert_eq!(read(stored, step), at_once, "in steps of {step}");
    if let (None, [one]) = (Compression::recognize(stored), &at_once[..])
        && stored.is_ascii()
        && !stored.contains(&0)
    {
        assert_eq!(one.bytes, &stored[..stored.len().min(MOST)], "what is not packed is changed");
        assert_eq!(one.error, None);
    }
}

/// Opens everything and reads it in steps.
fn read(stored: &[u8], step: usize) -> Vec<Came> {
    match Parts::of_bytes("a".to_owned(), stored, None) {
        Ok(parts) => parts
            .take(MAX_PARTS)
            .map(|part| match part.opened {
                Ok(opened) => read_stream(part.name, opened, step),
                Err(error) => Came { name: part.name, bytes: Vec::new(), error: Some(words(&error)) },
            })
            .collect(),
        Err(error) => vec![Came { name: "a".to_owned(), bytes: Vec::new(), error: Some(words(&error)) }],
    }
}

fn read_stream(name: String, opened: Opened, step: usize) -> Came {
    let mut reader = opened.reader;
    let mut bytes = Vec::new();
    let mut buffer = vec![0; step];
    while bytes.len() < MOST {
        let n_wanted = step.min(MOST - bytes.len());
        match reader.read(&mut buffer[..n_wanted]) {
            Ok(0) => {
                assert_eq!(reader.read(&mut buffer).expect("an end is no error"), 0, "something comes behind the end");
                break;
            }
            Ok(n_read) => bytes.extend_from_slice(&buffer[..n_read]),
            Err(error) => {
                let error = words(&error);
                assert_eq!(words(&reader.read(&mut buffer).expect_err("the error stays")), error);
                return Came { name, bytes, error: Some(error) };
            }
        }
    }
    Came { name, bytes, error: None }
}

/// Returns the message of an error, which is one line.
fn words(error: &std::io::Error) -> String {
    let words = error.to_string();
    assert!(!words.is_empty() && words.len() < 200, "{words:?}");
    assert!(!Visible(&words).to_string().contains('\n'), "{words:?}");
    words
}
