//! Reads lists of players line by line: FIDE's rating list as fixed-width text or XML, and Scid spelling files.

use std::io::{self, BufRead, Read};

use html_escape::decode_html_entities;

/// The maximum length of a line or an element of a list; longer ones are read in pieces.
const LONGEST: u64 = 1 << 16;

/// XML is recognized within this many bytes; preceding blanks are skipped line by line.
const LONGEST_HEAD: usize = 64;

/// A month of a year.
pub(super) type Month = (u16, u8);

/// A listed player; missing values are empty or 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ListedPlayer {
    pub(super) id: u32,
    pub(super) name: String,
    pub(super) federation: String,
    pub(super) title: String,
    /// In standard, rapid and blitz chess.
    pub(super) ratings: [u16; 3],
    pub(super) born: u16,
    /// Other spellings that, according to the list, mean this name.
    pub(super) aliases: Vec<String>,
}

/// The maximum number of bytes before the first player of a list, and between two of its players.
const MOST_BETWEEN: u64 = 1 << 20;

/// Reads a list from beginning to end and passes on each player, with the month of the list, if its first line or its
/// name states it. Only one player is in memory at a time. Returns false if it is not a list of players: it has none,
/// or a long part without one.
///
/// # Errors
/// Fails if the reader does.
pub(in crate::database) fn read(
    list: &mut dyn BufRead,
    file_name: &str,
    mut take: impl FnMut(ListedPlayer, Option<Month>),
) -> io::Result<bool> {
    let mut pieces = ListPieces { list, piece: Vec::new(), n_between: 0 };
    let month = month_in(file_name);
    let mut n_players = 0;
    let mut count = |player, month| {
        n_players += 1;
        take(player, month);
    };
    let is_read = read_pieces(&mut pieces, month, &mut count)?;
    Ok(is_read && n_players > 0)
}

fn read_pieces(
    pieces: &mut ListPieces<'_>,
    month: Option<Month>,
    take: &mut dyn FnMut(ListedPlayer, Option<Month>),
) -> io::Result<bool> {
    loop {
        // XML may consist of a single line.
        let head = pieces.list.fill_buf()?;
        let head = String::from_utf8_lossy(&head[..head.len().min(LONGEST_HEAD)]);
        if head.trim_start_matches('\u{feff}').trim_start().starts_with('<') {
            return read_elements(pieces, |player| take(player, month));
        }
        let Some(line) = pieces.next(b'\n')? else { return Ok(pieces.is_within_bounds()) };
        let text = String::from_utf8_lossy(line);
        let text = text.trim_start_matches('\u{feff}').trim_end();
        if let Some(columns) = Columns::of(text) {
            return read_columns(pieces, &columns, |player| take(player, columns.month.or(month)));
        }
        if text.starts_with("@PLAYER") {
            return read_spellings(pieces, |player| take(player, None));
        }
    }
}

/// Reads a list piece by piece.
struct ListPieces<'a> {
    list: &'a mut dyn BufRead,
    piece: Vec<u8>,
    /// The number of bytes read since the last player.
    n_between: u64,
}

impl ListPieces<'_> {
    /// Reads up to a delimiter, or as much as is read at once; `None` at the end, or after a long part without a
    /// player.
    fn next(&mut self, end: u8) -> io::Result<Option<&[u8]>> {
        self.piece.clear();
        let n_read = (&mut *self.list).take(LONGEST).read_until(end, &mut self.piece)?;
        self.n_between += n_read as u64;
        Ok(Some(self.piece.as_slice()).filter(|_| n_read > 0 && self.n_between <= MOST_BETWEEN))
    }

    const fn is_within_bounds(&self) -> bool {
        self.n_between <= MOST_BETWEEN
    }
}

/// Finds the month of a list: `JUN18`, `standard_jul15frl.txt`.
fn month_in(text: &str) -> Option<Month> {
    const MONTHS: [&str; 12] = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
    let text = text.to_ascii_lowercase();
    let found = |at: usize| {
        let month = MONTHS.iter().position(|month| text.get(at..at + 3) == Some(month))?;
        let digits = text.get(at + 3..at + 5)?;
        let year: u16 = digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())??;
        Some((if year < 70 { 2000 + year } else { 1900 + year }, u8::try_from(month + 1).ok()?))
    };
    (0..text.len()).find_map(found)
}

/// The ranges of the columns of a fixed-width list.
struct Columns {
    name: [usize; 2],
    federation: [usize; 2],
    title: [usize; 2],
    ratings: [[usize; 2]; 3],
    born: [usize; 2],
    month: Option<Month>,
}

impl Columns {
    /// Reads the line of headings: `ID Number Name Fed Sex Tit … SRtng …`.
    fn of(line: &str) -> Option<Self> {
        if !line.to_ascii_lowercase().starts_with("id") {
            return None;
        }
        let mut heads: Vec<(usize, &str)> = Vec::new();
        let mut at = 0;
        for word in line.split_inclusive(' ') {
            if !word.trim().is_empty() {
                heads.push((at, word.trim()));
            }
            at += word.len();
        }
        let column = |wanted: &dyn Fn(&str) -> bool| {
            let at = heads.iter().position(|(_, head)| wanted(head))?;
            Some([heads[at].0, heads.get(at + 1).map_or(usize::MAX, |head| head.0)])
        };
        let named = |names: &[&str]| {
            column(&|head| names.iter().any(|name| name.eq_ignore_ascii_case(head))).unwrap_or_default()
        };
        let name = named(&["Name"]);
        let month = heads.iter().find_map(|(_, head)| month_in(head));
        let of_month = || column(&|head| month_in(head).is_some()).unwrap_or_default();
        let standard = named(&["SRtng", "Rtng", "Rating"]);
        let standard = if standard[1] == 0 { of_month() } else { standard };
        (name[1] > 0).then(|| Self {
            name,
            federation: named(&["Fed", "Country"]),
            title: named(&["Tit", "Title"]),
            ratings: [standard, named(&["RRtng"]), named(&["BRtng"])],
            born: named(&["B-day", "Birthday", "Born"]),
            month,
        })
    }
}

fn read_columns(
    pieces: &mut ListPieces<'_>,
    columns: &Columns,
    mut take: impl FnMut(ListedPlayer),
) -> io::Result<bool> {
    while let Some(line) = pieces.next(b'\n')? {
        let field = |[start, end]: [usize; 2]| {
            let bytes = line.get(start..end.min(line.len())).unwrap_or_default();
            String::from_utf8_lossy(bytes).trim().to_owned()
        };
        let number = |place| field(place).parse().unwrap_or(0);
        let id = field([0, columns.name[0]]).parse().unwrap_or(0);
        if id == 0 {
            continue;
        }
        // A date of birth begins with its year, or is only the year.
        let born = field(columns.born);
        take(ListedPlayer {
            id,
            name: field(columns.name),
            federation: field(columns.federation),
            title: title_of(&field(columns.title)),
            ratings: columns.ratings.map(number),
            born: born.get(..4).and_then(|year| year.parse().ok()).unwrap_or(0),
            aliases: Vec::new(),
        });
        pieces.n_between = 0;
    }
    Ok(pieces.is_within_bounds())
}

fn read_elements(pieces: &mut ListPieces<'_>, mut take: impl FnMut(ListedPlayer)) -> io::Result<bool> {
    let mut player = ListedPlayer::default();
    while let Some(piece) = pieces.next(b'>')? {
        let text = String::from_utf8_lossy(piece);
        let Some((value, element)) = text.trim_end_matches('>').rsplit_once('<') else { continue };
        let value = decode_html_entities(value.trim());
        let number = || value.parse().unwrap_or(0);
        // Attributes may follow its name.
        match element.split_ascii_whitespace().next().unwrap_or_default() {
            "player" => player = ListedPlayer::default(),
            "/player" if player.id > 0 => {
                take(std::mem::take(&mut player));
                pieces.n_between = 0;
            }
            "/fideid" => player.id = value.parse().unwrap_or(0),
            "/name" => player.name = value.into_owned(),
            "/country" => player.federation = value.into_owned(),
            "/title" => player.title = title_of(&value),
            "/rating" => player.ratings[0] = number(),
            "/rapid_rating" => player.ratings[1] = number(),
            "/blitz_rating" => player.ratings[2] = number(),
            "/birthday" => player.born = value.get(..4).and_then(|year| year.parse().ok()).unwrap_or(0),
            _ => {}
        }
    }
    Ok(pieces.is_within_bounds())
}

/// Reads the players of a spelling file: `Kasparov, Garry #gm RUS [2851] 1963.04.13`, other spellings in lines
/// `=Kasparow, G`.
fn read_spellings(pieces: &mut ListPieces<'_>, mut take: impl FnMut(ListedPlayer)) -> io::Result<bool> {
    let mut player = ListedPlayer::default();
    while let Some(line) = pieces.next(b'\n')? {
        let text = String::from_utf8_lossy(line);
        let text = text.trim();
        if text.starts_with('@') {
            break;
        }
        if let Some(alias) = text.strip_prefix('=') {
            player.aliases.push(alias.trim().to_owned());
            continue;
        }
        if text.is_empty() || text.starts_with(['%', '#', '+', '-', '*']) {
            continue;
        }
        if !player.name.is_empty() {
            take(std::mem::take(&mut player));
        }
        let (name, rest) = text.split_once('#').unwrap_or((text, ""));
        let mut words = rest.split_whitespace();
        let title = if rest.starts_with(' ') { "" } else { words.next().unwrap_or("") };
        let words: Vec<&str> = words.collect();
        let is_federation = |word: &&&str| word.len() == 3 && word.bytes().all(|byte| byte.is_ascii_uppercase());
        let year = |word: &&str| word.get(..4).and_then(|year| year.parse::<u16>().ok());
        name.trim().clone_into(&mut player.name);
        player.title = title_of(title.trim_end_matches(|c: char| !c.is_alphabetic()));
        words.iter().find(is_federation).map_or("", |word| *word).clone_into(&mut player.federation);
        player.born = words.iter().filter(|word| !word.starts_with('[')).find_map(year).unwrap_or(0);
        pieces.n_between = 0;
    }
    if !player.name.is_empty() {
        take(player);
    }
    Ok(pieces.is_within_bounds())
}

/// Returns a title in capitals; the list abbreviates some women's titles to one letter.
fn title_of(text: &str) -> String {
    match text.trim().to_ascii_uppercase().as_str() {
        "G" => "GM".to_owned(),
        "M" => "IM".to_owned(),
        "F" => "FM".to_owned(),
        "C" => "CM".to_owned(),
        "WG" => "WGM".to_owned(),
        "WM" => "WIM".to_owned(),
        "WF" => "WFM".to_owned(),
        "WC" => "WCM".to_owned(),
        title => title.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use std::io::{BufReader, Seek};

    use super::*;

    fn listed(text: &str, name: &str) -> Vec<(ListedPlayer, Option<Month>)> {
        let mut all = Vec::new();
        read(&mut text.as_bytes(), name, |player, month| all.push((player, month))).unwrap();
        all
    }

    #[test]
    fn lists_are_read_in_each_of_their_forms() {
        let expected = ListedPlayer {
            id: 1_503_014,
            name: "Carlsen, Magnus".to_owned(),
            federation: "NOR".to_owned(),
            title: "GM".to_owned(),
            ratings: [2847, 0, 2850],
            born: 1990,
            aliases: Vec::new(),
        };
        let text = "ID Number      Name                      Fed Sex Tit  WTit SRtng SGm SK RRtng BRtng B-day Flag\n\
                    1503014        Carlsen, Magnus           NOR M   GM        2847  0   10       2850  1990      \n";
        assert_eq!(listed(text, "list.txt"), [(expected.clone(), None)]);
        assert_eq!(listed(text, "players_jul15.txt")[0].1, Some((2015, 7)));
        let xml = "<?xml version=\"1.0\"?>\n<playerslist><player><fideid>1503014</fideid><name>Carlsen, Magnus</name>\
                   <country>NOR</country><title>GM</title><rating>2847</rating><blitz_rating>2850</blitz_rating>\
                   <birthday>1990</birthday></player>\n</playerslist>\n";
        assert_eq!(listed(xml, "list.xml"), [(expected, None)]);
        let spellings = "# a comment\n@PLAYER\nTal, Mihail      #gm  LAT [2705] 1936.11.09--1992.06.28\n=Tahl, M\n%Bio x\n\
                         Smith, J\n@SITE\nRiga\n";
        let found = listed(spellings, "spelling.ssp");
        let reported: Vec<_> = found.iter().map(|(one, _)| (one.name.as_str(), one.title.as_str(), one.born)).collect();
        assert_eq!(reported, [("Tal, Mihail", "GM", 1936), ("Smith, J", "", 0)]);
        assert_eq!(
            (found[0].0.federation.as_str(), found[0].0.aliases.as_slice()),
            ("LAT", &["Tahl, M".to_owned()][..])
        );
        let of_month = text.replace("SRtng", "JUN18");
        assert_eq!(
            listed(&of_month, "x")[0],
            (ListedPlayer { ratings: [2847, 0, 2850], ..found_first(text) }, Some((2018, 6)))
        );
    }

    #[test]
    fn what_is_not_a_list_of_players_is_reported_and_read_no_further() {
        let is_list = |text: &mut dyn BufRead| read(text, "x", |_, _| {}).unwrap();
        for text in ["", "\n", "nothing\n", "<html></html>", "<player></player>", "ID Number  Name\n", "@PLAYER\n"] {
            assert!(!is_list(&mut text.as_bytes()), "{text}");
        }
        for endless in ["x", "\n", "<", "<a>", "x\n"] {
            let begun = BufReader::new(io::Cursor::new(endless.repeat(1 << 22)));
            let mut rest = begun;
            assert!(!is_list(&mut rest), "{endless:?}");
            assert!(rest.stream_position().unwrap() <= MOST_BETWEEN + LONGEST, "{endless:?}");
        }
    }

    #[test]
    fn references_to_characters_are_read() {
        for (text, expected) in [
            ("O&apos;Kelly &amp; &lt;x&gt; &quot;y&quot;", "O'Kelly & <x> \"y\""),
            ("O&#39;Kelly, Alb&#xE9;ric", "O'Kelly, Albéric"),
            ("&#1058;&#1072;&#x43B;&#X44C;", "Таль"),
            ("&amp;#39;", "&#39;"),
            ("A & B; &none; &#; &#x110000; &#-1;", "A & B; &none; &#; &#x110000; &#-1;"),
            ("", ""),
        ] {
            assert_eq!(decode_html_entities(text), expected, "{text}");
        }
        let line = "\u{feff}<?xml version=\"1.0\"?><playerslist><player id=\"1\"><fideid>7</fideid><name>O&#39;Neil, A</name></player></playerslist>";
        let found = listed(line, "x");
        assert_eq!((found[0].0.id, found[0].0.name.as_str()), (7, "O'Neil, A"));
    }

    fn found_first(text: &str) -> ListedPlayer {
        listed(text, "x").remove(0).0
    }
}
