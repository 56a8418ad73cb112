//! Documents of word processors as text: RTF, and the XML of Word (DOCX). A paragraph is a line, a row of a table a line with a
//! tab between its cells.
//!
//! Both are turned into text while they are read, in bounded memory and without recursion, however deep they are nested.

mod lines;
mod rtf;
#[cfg(feature = "database")]
mod word;

use std::io::{self, Read};

use super::compression::PackedError;

use lines::Lines;
pub(super) use rtf::Rtf;
#[cfg(feature = "database")]
pub(super) use word::Word;

/// The part of a DOCX that holds its text.
#[cfg(feature = "database")]
pub(super) const WORD_TEXT: &[u8] = b"word/document.xml";

/// The number of stored bytes read at once.
const PIECE: usize = 1 << 16;

/// A machine that turns the bytes of a document into text.
pub(super) trait Document {
    /// Takes the next byte.
    fn take(&mut self, byte: u8, lines: &mut Lines);

    /// Writes what is left at the end, and returns why the document is not whole.
    fn end(&mut self, lines: &mut Lines) -> Option<PackedError>;
}

/// Reads the text of a document, and after everything else the error of one that is cut off.
pub(super) struct DocumentText<R, D> {
    stored: R,
    document: D,
    lines: Lines,
    n_given: usize,
    is_over: bool,
    fault: Option<PackedError>,
}

impl<R: Read, D: Document> DocumentText<R, D> {
    pub(super) fn new(stored: R, document: D) -> Self {
        Self { stored, document, lines: Lines::default(), n_given: 0, is_over: false, fault: None }
    }
}

impl<R: Read, D: Document> Read for DocumentText<R, D> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut piece = vec![0; PIECE];
        while self.n_given == self.lines.text.len() {
            if self.is_over {
                return self.fault.clone().map_or(Ok(0), |fault| Err(fault.into()));
            }
            self.lines.text.clear();
            self.n_given = 0;
            match self.stored.read(&mut piece) {
                Ok(0) => {
                    self.is_over = true;
                    self.fault = self.document.end(&mut self.lines);
                    self.lines.end();
                }
                Ok(n_read) => piece[..n_read].iter().for_each(|byte| self.document.take(*byte, &mut self.lines)),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        let rest = &self.lines.text.as_bytes()[self.n_given..];
        let n = rest.len().min(buffer.len());
        buffer[..n].copy_from_slice(&rest[..n]);
        self.n_given += n;
        Ok(n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text<D: Document>(document: D, stored: &[u8]) -> (String, bool) {
        // By single bytes, as a file may be cut anywhere.
        let mut reader = DocumentText::new(stored, document);
        let (mut read, mut byte) = (Vec::new(), [0]);
        loop {
            match reader.read(&mut byte) {
                Ok(0) => return (String::from_utf8(read).unwrap(), true),
                Ok(_) => read.push(byte[0]),
                Err(_) => return (String::from_utf8(read).unwrap(), false),
            }
        }
    }

    #[test]
    fn rtf_is_read_with_its_code_pages() {
        for (stored, expected) in [
            (&br"{\rtf1\ansi 1. e4 e5\par 2. Nf3}"[..], "1. e4 e5\n2. Nf3\n"),
            (br"{\rtf1\ansi\ansicpg1251 1. e4 e5 2. \'caf3}", "1. e4 e5 2. Кf3\n"),
            (
                br"{\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset204 Arial;}}\f0 \'e4 {\f1 \'e4}\f0 \'e4}",
                "ä дä\n",
            ),
            (br"{\rtf1\ansi\uc1 \u1050?f3 \u-10180?\u-9216?}", "Кf3 𐀀\n".replace('𐀀', "\u{1F000}").leak()),
            (br"{\rtf1{\*\generator x;}{\stylesheet{\s0 Normal;}}{\info{\title t}}e4\line e5}", "e4\ne5\n"),
            (br"{\rtf1\trowd\intbl 1\cell e4\cell e5\cell\row\trowd\intbl 2\cell\cell Nf3\cell\row}", "1\te4\te5\n2\t\tNf3\n"),
            (br"{\rtf1 a\{b\}\\c\~d\_e\-f\emdash g{\v hidden}}", "a{b}\\c d-ef—g\n"),
            (br"{\rtf1 {\pict\bin4 }}}}}e4}", "e4\n"),
            (b"{\\rtf1\r\ne4\\\r\ne5}\0", "e4\ne5\n"),
        ] {
            assert_eq!(text(Rtf::default(), stored), (expected.to_owned(), true), "{}", stored.escape_ascii());
        }
    }

    #[test]
    fn damaged_and_hostile_rtf_ends() {
        assert_eq!(text(Rtf::default(), br"{\rtf1 e4 {e5"), ("e4 e5\n".to_owned(), false));
        assert!(!text(Rtf::default(), &b"{\\rtf1".repeat(100_000)).1);
        assert!(text(Rtf::default(), &[br"{\rtf1 ".as_slice(), &b"}".repeat(9)].concat()).1);
        for stored in [
            &br"{\rtf1\u99999999999999?\'zz\'f\uc-5\bin-3\f-1 e4}"[..],
            br"{\rtf1\'",
            br"{\rtf1\u-10180?}",
            b"{\\rtf1\xff\xfe}",
        ] {
            text(Rtf::default(), stored);
        }
    }

    #[cfg(feature = "database")]
    #[test]
    fn the_xml_of_word_is_read() {
        let document = |body: &str| {
            format!("<?xml version=\"1.0\"?><w:document xmlns:w=\"w\"><w:body>{body}</w:body></w:document>")
        };
        for (body, expected) in [
            (
                "<w:p><w:r><w:t>1. e4</w:t></w:r><w:r><w:t xml:space=\"preserve\"> e5</w:t></w:r></w:p><w:p/><w:p><w:t>2. Кf3</w:t></w:p>",
                "1. e4 e5\n\n2. Кf3\n",
            ),
            (
                "<w:tbl><w:tr><w:tc><w:p><w:t>1</w:t></w:p></w:tc><w:tc><w:p><w:t>e4</w:t></w:p><w:p/></w:tc><w:tc><w:p/></w:tc></w:tr><w:tr><w:tc><w:p/></w:tc><w:tc><w:p><w:t>a</w:t></w:p><w:p><w:t>b</w:t></w:p></w:tc></w:tr></w:tbl>",
                "1\te4\n\ta b\n",
            ),
            (
                "<w:p><w:pPr><w:tabs><w:tab w:val=\"left\"/></w:tabs></w:pPr><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t></w:p>",
                "a\tb\nc\n",
            ),
            (
                "<w:p><w:del><w:r><w:t>x</w:t></w:r></w:del><w:t>a &amp;&lt;&#1050;&#x41a; &bogus;</w:t><w:instrText>PAGE</w:instrText></w:p>",
                "a &<КК &bogus;\n",
            ),
            (
                "<mc:AlternateContent><mc:Choice><w:p><w:t>a</w:t></w:p></mc:Choice><mc:Fallback><w:p><w:t>a</w:t></w:p></mc:Fallback></mc:AlternateContent>",
                "a\n",
            ),
            ("<w:p><!-- > <w:t>no</w:t> --><w:t title=\"a>b\"><![CDATA[<e4>]]></w:t></w:p>", "<e4>\n"),
        ] {
            assert_eq!(text(Word::default(), document(body).as_bytes()), (expected.to_owned(), true), "{body}");
        }
        assert_eq!(text(Word::default(), b"<w:document><w:p><w:t>e4</w:t>"), ("e4\n".to_owned(), false));
        assert!(!text(Word::default(), "<w:tc>".repeat(100_000).as_bytes()).1);
        text(
            Word::default(),
            &[b"<w:t>&".as_slice(), &b"x".repeat(1 << 20), b"<".as_slice(), &b"y".repeat(1 << 20)].concat(),
        );
    }
}
