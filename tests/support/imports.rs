//! Which files of a room use each other, by the paths in their code, and the cycles among them.
//!
//! A path is resolved to the file that defines what it names, through `use` and the re-exports of a `mod.rs`. Uses by
//! methods alone are not detected.

use std::collections::{BTreeMap, BTreeSet};
use std::iter::Peekable;
use std::str::Chars;

/// A path as it is written: `super`, `tape`, `Item`; the last part may be `*`.
type Path = Vec<String>;

/// One piece of code: a name, `::`, or a sign.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Name(String),
    Colons,
    Sign(char),
}

/// A `use` at the beginning of a module: the name it defines, and its path.
struct Binding {
    name: String,
    path: Path,
    is_public: bool,
}

/// The names and paths in one file.
#[derive(Default)]
struct File {
    /// The path of its module, from the root of its crate.
    module: Path,
    /// The names it defines itself.
    items: BTreeSet<String>,
    bindings: Vec<Binding>,
    /// Paths in its code, `use` inside functions included.
    paths: Vec<Path>,
    /// All names in its code outside of `use`.
    names: BTreeSet<String>,
}

/// The files of a project by their names, such as `crates/zapis-record/src/record/tape.rs`.
pub(crate) struct Project {
    files: BTreeMap<String, File>,
    /// The file of each module of each crate.
    modules: BTreeMap<(String, Path), String>,
}

impl Project {
    /// Reads files: their names, and their texts without tests.
    pub(crate) fn read(sources: impl IntoIterator<Item = (String, String)>) -> Self {
        let mut project = Self { files: BTreeMap::new(), modules: BTreeMap::new() };
        for (name, text) in sources {
            let Some(module) = module_of(&name) else { continue };
            project.modules.insert((crate_of(&name), module.clone()), name.clone());
            project.files.insert(name, File { module, ..File::read(&tokens(&text)) });
        }
        project
    }

    /// Lists the groups of files of one room that use each other, directly or indirectly.
    pub(crate) fn circles(&self) -> Vec<Vec<&str>> {
        let used: BTreeMap<&str, BTreeSet<&str>> =
            self.files.keys().map(|name| (&**name, self.used_by(name))).collect();
        let behind = |from: &str| {
            let mut seen: BTreeSet<&str> = BTreeSet::new();
            let mut next: Vec<&str> = used[from].iter().copied().collect();
            while let Some(file) = next.pop() {
                if seen.insert(file) {
                    next.extend(&used[file]);
                }
            }
            seen
        };
        let reached: BTreeMap<&str, BTreeSet<&str>> = used.keys().map(|file| (*file, behind(file))).collect();
        let mut circles = Vec::new();
        let mut done: BTreeSet<&str> = BTreeSet::new();
        for (file, others) in &reached {
            if !done.contains(file) && others.contains(file) {
                let circle: Vec<&str> = others.iter().copied().filter(|other| reached[other].contains(file)).collect();
                done.extend(&circle);
                circles.push(circle);
            }
        }
        circles
    }

    /// Lists the other files of its room that a file uses.
    fn used_by<'a>(&'a self, name: &'a str) -> BTreeSet<&'a str> {
        let file = &self.files[name];
        // A mere re-export is not a use.
        let is_used = |binding: &&Binding| !binding.is_public || file.names.contains(&binding.name);
        let imported = file.bindings.iter().filter(is_used).map(|binding| binding.path.clone());
        let stars = file.bindings.iter().filter(|binding| binding.name == "*");
        let by_stars = stars.flat_map(|star| {
            file.names.iter().map(|name| [&star.path[..star.path.len() - 1], std::slice::from_ref(name)].concat())
        });
        let paths = imported.chain(by_stars).chain(file.paths.iter().cloned());
        let found = paths.filter_map(|path| self.file_behind(name, &path, true));
        found.filter(|other| *other != name && room_of(other) == room_of(name)).collect()
    }

    /// Follows a path from a file to the file that defines what it names.
    fn file_behind<'a>(&'a self, from: &'a str, path: &[String], follows_stars: bool) -> Option<&'a str> {
        /// More than any real chain of re-exports.
        const MAX_STEPS: usize = 64;
        let own_crate = crate_of(from);
        let file_of = |module: &[String]| self.modules.get(&(own_crate.clone(), module.to_vec())).map(String::as_str);
        let (mut at, mut rest) = (from, path.to_vec());
        let mut is_first = true;
        for _ in 0..MAX_STEPS {
            let Some(part) = rest.first().cloned() else { return Some(at) };
            let file = &self.files[at];
            let inner: Path = file.module.iter().cloned().chain([part.clone()]).collect();
            match &*part {
                "crate" if is_first => at = file_of(&[])?,
                "self" => {}
                "super" => at = file_of(file.module.split_last()?.1)?,
                "*" => return Some(at),
                _ if file_of(&inner).is_some() => at = file_of(&inner)?,
                _ if file.items.contains(&part) => return Some(at),
                _ => {
                    let named = file.bindings.iter().find(|binding| binding.name == part);
                    let handed_on = named.map(|binding| [&binding.path, &rest[1..]].concat());
                    // A path that begins with its own name comes from another crate.
                    let handed_on = handed_on.filter(|path| *path != rest);
                    rest = handed_on.or_else(|| if follows_stars { self.through_stars(at, &rest) } else { None })?;
                    is_first = true;
                    continue;
                }
            }
            rest.remove(0);
            is_first = false;
        }
        None
    }

    /// Finds the `use …::*` that provides a name.
    fn through_stars(&self, from: &str, rest: &[String]) -> Option<Path> {
        let stars = self.files[from].bindings.iter().filter(|binding| binding.name == "*");
        let mut modules = stars.map(|star| &star.path[..star.path.len() - 1]);
        let module = modules.find(|module| {
            let defined = self.file_behind(from, module, false).map(|file| &self.files[file]);
            defined.is_some_and(|file| {
                file.items.contains(&rest[0]) || file.bindings.iter().any(|binding| binding.name == rest[0])
            })
        })?;
        Some([module, rest].concat())
    }
}

/// Returns the crate of a file: the part before `src`.
fn crate_of(name: &str) -> String {
    name.split("src/").next().unwrap_or_default().to_owned()
}

/// Crates whose files form one room, however they are in folders.
const ONE_ROOM: [&str; 3] = ["crates/zapis-bridge/", "crates/zapis-chess/", "crates/zapis-tournament/"];

/// Returns the room of a file: a folder of `src`, or a crate as a whole.
fn room_of(name: &str) -> &str {
    let home = name.find("src/").unwrap_or_default();
    let inside = name[home..].strip_prefix("src/").and_then(|inside| inside.find('/'));
    match inside {
        Some(len) if !ONE_ROOM.contains(&&name[..home]) => &name[..home + len + "src/".len()],
        _ => &name[..home],
    }
}

/// Returns the module of a file; `None` for the root of a program.
fn module_of(name: &str) -> Option<Path> {
    let inside = name.split("src/").nth(1)?.strip_suffix(".rs")?;
    let mut parts: Path = inside.split('/').map(str::to_owned).collect();
    if parts.last().is_some_and(|last| last == "mod") || inside == "lib" {
        parts.pop();
    }
    (inside != "main" && !inside.starts_with("bin/")).then_some(parts)
}

impl File {
    pub(super) fn read(tokens: &[Token]) -> Self {
        let mut file = Self::default();
        let (mut depth, mut is_public, mut at) = (0_usize, false, 0);
        while let Some(token) = tokens.get(at) {
            at += 1;
            match token {
                Token::Sign('{') => depth += 1,
                Token::Sign('}') => depth = depth.saturating_sub(1),
                Token::Sign(';') => is_public = false,
                Token::Name(name) if name == "pub" => {
                    is_public = true;
                    // The path in a visibility is not a use.
                    if let [Token::Sign('('), Token::Name(within), ..] = &tokens[at..]
                        && within == "in"
                    {
                        at += tokens[at..].iter().position(|token| *token == Token::Sign(')')).unwrap_or(0);
                    }
                }
                Token::Name(name) if name == "use" => {
                    let len = tokens[at..].iter().position(|token| *token == Token::Sign(';')).unwrap_or(0);
                    let mut leaves = Vec::new();
                    leaves_of(&tokens[at..at + len], &mut leaves);
                    for (name, path) in leaves {
                        if depth == 0 {
                            file.bindings.push(Binding { name, path, is_public });
                        } else {
                            file.paths.push(path);
                        }
                    }
                    at += len;
                    is_public = false;
                }
                Token::Name(name) => {
                    let keywords = ["struct", "enum", "union", "trait", "type", "fn", "const", "static", "macro_rules"];
                    if depth == 0 && keywords.contains(&name.as_str()) {
                        let mut behind = tokens[at..].iter().filter(|token| **token != Token::Sign('!'));
                        if let Some(Token::Name(item)) = behind.next() {
                            file.items.insert(item.clone());
                        }
                        is_public = false;
                    }
                    file.names.insert(name.clone());
                    let mut path = vec![name.clone()];
                    while let (Some(Token::Colons), Some(Token::Name(part))) = (tokens.get(at), tokens.get(at + 1)) {
                        path.push(part.clone());
                        at += 2;
                    }
                    if path.len() > 1 {
                        file.paths.push(path);
                    }
                }
                _ => {}
            }
        }
        file
    }
}

/// Lists the paths of a `use` with the names they define.
fn leaves_of(tree: &[Token], leaves: &mut Vec<(String, Path)>) {
    // The prefixes of the open braces.
    let mut open: Vec<Path> = vec![Vec::new()];
    let mut path: Path = Vec::new();
    let mut alias = None;
    let mut tokens = tree.iter().chain([&Token::Sign(',')]);
    while let Some(token) = tokens.next() {
        match token {
            Token::Name(name) if name == "as" => {
                if let Some(Token::Name(name)) = tokens.next() {
                    alias = Some(name.clone());
                }
            }
            Token::Name(name) => path.push(name.clone()),
            Token::Sign('*') => path.push("*".to_owned()),
            Token::Sign('{') => open.push([&open[open.len() - 1][..], &std::mem::take(&mut path)].concat()),
            Token::Sign(sign @ (',' | '}')) => {
                if !path.is_empty() {
                    let mut whole = [&open[open.len() - 1][..], &std::mem::take(&mut path)].concat();
                    if whole.last().is_some_and(|last| last == "self") && whole.len() > 1 {
                        whole.pop();
                    }
                    leaves.push((alias.take().unwrap_or_else(|| whole[whole.len() - 1].clone()), whole));
                }
                if *sign == '}' {
                    open.pop();
                }
            }
            _ => {}
        }
    }
}

/// Splits code into tokens without comments, texts, characters, lifetimes and attributes.
fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = text.chars().peekable();
    while let Some(first) = rest.next() {
        match first {
            '/' if rest.peek() == Some(&'/') => skip_until(&mut rest, '\n'),
            '"' => skip_text(&mut rest),
            '\'' => skip_character(&mut rest),
            ':' if rest.next_if_eq(&':').is_some() => tokens.push(Token::Colons),
            _ if first.is_alphabetic() || first == '_' => {
                let mut name = String::from(first);
                while let Some(next) = rest.next_if(|c| c.is_alphanumeric() || *c == '_') {
                    name.push(next);
                }
                match (&*name, rest.peek()) {
                    ("r" | "br", Some('"' | '#')) => skip_raw_text(&mut rest),
                    ("b" | "c", Some('"' | '\'')) => {}
                    _ => tokens.push(Token::Name(name)),
                }
            }
            _ if first.is_whitespace() => {}
            _ => tokens.push(Token::Sign(first)),
        }
    }
    tokens
}

fn skip_until(rest: &mut Peekable<Chars<'_>>, end: char) {
    for next in rest.by_ref() {
        if next == end {
            return;
        }
    }
}

fn skip_text(rest: &mut Peekable<Chars<'_>>) {
    while let Some(next) = rest.next() {
        match next {
            '\\' => {
                rest.next();
            }
            '"' => return,
            _ => {}
        }
    }
}

fn skip_raw_text(rest: &mut Peekable<Chars<'_>>) {
    let mut n_signs = 0;
    while rest.next_if_eq(&'#').is_some() {
        n_signs += 1;
    }
    if rest.next_if_eq(&'"').is_none() {
        return;
    }
    loop {
        skip_until(rest, '"');
        if rest.peek().is_none() || (0..n_signs).all(|_| rest.next_if_eq(&'#').is_some()) {
            return;
        }
    }
}

/// Skips the rest of a character; of a lifetime, nothing more.
fn skip_character(rest: &mut Peekable<Chars<'_>>) {
    let mut ahead = rest.clone();
    if ahead.next() == Some('\\') {
        rest.next();
        rest.next();
        skip_until(rest, '\'');
    } else if ahead.next() == Some('\'') {
        rest.next();
        rest.next();
    }
}

/// Returns a file's text without its tests.
pub(crate) fn without_tests(text: &str) -> String {
    let mut kept = String::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if line != "#[cfg(test)]" {
            kept.push_str(line);
            kept.push('\n');
        } else if !lines.next().is_some_and(|item| item.ends_with(';')) {
            break;
        }
    }
    kept
}
