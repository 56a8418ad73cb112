//! Writes each `.pgn` file of a folder, in Russian piece letters, to a file of the same name in another folder.
//!
//! `cargo run --example convert_folder -- corpus/games russian`

use std::error::Error;
use std::path::Path;
use std::{env, fs, io::Write};

use zapis::{Convert, Notation, Options};

fn main() -> Result<(), Box<dyn Error>> {
    let (from, to) = env::args_os().nth(1).zip(env::args_os().nth(2)).ok_or("usage: convert_folder FROM TO")?;
    let russian = Convert::to(Notation::San).letters("ru")?;
    fs::create_dir_all(&to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let (Some("pgn"), Some(name)) = (path.extension().and_then(|own| own.to_str()), path.file_name()) else {
            continue;
        };
        let converted = zapis::convert(path.as_path(), &russian, &Options::default())?;
        if let Some(unread) = converted.unread.first() {
            // A file that was read in part is not written.
            eprintln!("{unread}");
            continue;
        }
        // An existing file is never overwritten.
        fs::File::create_new(Path::new(&to).join(name))?.write_all(&converted.bytes)?;
    }
    Ok(())
}
