//! Converts a drawing to pixels.

use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use zapis::{Message, message};

use zapis::DiagramTheme;

/// Sans-serif fonts that systems have, the one with the most signs first; if none of them is installed, any font is
/// used.
const SANS_SERIF: [&str; 6] = ["DejaVu Sans", "Noto Sans", "Liberation Sans", "Arial", "Helvetica Neue", "Segoe UI"];

/// Renders an SVG as a PNG with the width and height it states, in pixels; on white, unless it is for dark pages.
///
/// # Errors
/// The reason why there is no picture: text is drawn with system fonts, and would be missing without any.
pub(crate) fn png_of_svg(svg: &str, theme: DiagramTheme) -> Result<Vec<u8>, Message> {
    let mut options = Options { font_family: "sans-serif".to_owned(), ..Options::default() };
    let fonts = options.fontdb_mut();
    fonts.load_system_fonts();
    let families: Vec<&str> = fonts.faces().flat_map(|face| &face.families).map(|(name, _)| name.as_str()).collect();
    let family = SANS_SERIF.into_iter().find(|name| families.contains(name)).or_else(|| families.first().copied());
    match family.map(str::to_owned) {
        Some(family) => fonts.set_sans_serif_family(family),
        None if svg.contains("<text") => return Err(message!("png-no-fonts")),
        None => {}
    }
    let failed = |why: String| message!("png-failed", why = why);
    let tree = Tree::from_str(svg, &options).map_err(|error| failed(error.to_string()))?;
    let size = tree.size().to_int_size();
    let mut picture = Pixmap::new(size.width(), size.height()).ok_or_else(|| failed(format!("{size:?}")))?;
    if theme != DiagramTheme::Dark {
        picture.fill(Color::WHITE);
    }
    resvg::render(&tree, Transform::identity(), &mut picture.as_mut());
    picture.encode_png().map_err(|error| failed(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_is_drawn_in_its_color() {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"30\"><rect x=\"20\" width=\"20\" height=\"30\" fill=\"#b58863\"/></svg>";
        let png = png_of_svg(svg, DiagramTheme::Light).unwrap();
        let picture = Pixmap::decode_png(&png).unwrap();
        assert_eq!((picture.width(), picture.height()), (40, 30));
        let color = |x| picture.pixel(x, 10).map(|pixel| (pixel.red(), pixel.green(), pixel.blue()));
        assert_eq!([color(5), color(25)], [Some((255, 255, 255)), Some((0xb5, 0x88, 0x63))]);
        assert!(png_of_svg("<svg", DiagramTheme::Light).is_err());
    }
}
