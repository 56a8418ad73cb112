//! Samples typed for this test, stored in each encoding that can represent them, whose encoding must be found.

use super::*;

#[path = "../../../../tests/encodings/samples.rs"]
mod samples;

use samples::{SAMPLES, Sample};

const CYRILLIC: [Encoding; 5] =
    [Encoding::Windows1251, Encoding::Koi8R, Encoding::Ibm866, Encoding::Iso8859_5, Encoding::MacCyrillic];

/// Whole games, moves alone, comments, tags alone, and a few words; with varying capitals.
const RUSSIAN: [&str; 36] = [
    "[Event \"Чемпионат СССР\"]\n[Site \"Ленинград\"]\n[White \"Таль, Михаил\"]\n[Black \"Корчной, Виктор\"]\n[Result \"1-0\"]\n\n1. e4 e6 2. d4 d5 3. Кc3 Сb4 4. e5 c5 5. a3 С:c3+ 6. bc Фc7 {Острое продолжение.} 7. Фg4 f5 8. Фg3 1-0\n",
    "1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. Сa4 Кf6 5. O-O Сe7 6. Лe1 b5 7. Сb3 d6 8. c3 O-O 9. h3 Кb8 10. d4 Кbd7",
    "1. d4 d5 2. c4 dc 3. Кf3 Кf6 4. e3 Сg4 5. С:c4 e6 6. Фb3 С:f3 7. gf Кbd7 8. Ф:b7 c5",
    "1. e4 c5 2. Кf3 d6 3. d4 cxd4 4. Кxd4 Кf6 5. Кc3 g6 6. Сe3 Сg7 7. f3 Кc6 8. Фd2 O-O 9. Сc4 Сd7 10. O-O-O Лc8",
    "1. e2-e4 e7-e5 2. Кg1-f3 Кb8-c6 3. Сf1-c4 Сf8-c5 4. Крe1-f1 Крe8-e7 5. h7-h8Ф",
    "1.Кf3 d5 2.g3 Сg4",
    "2. Кf3 Кc6 3. Сb5",
    "34. Крf2 Крd6 35. Крe3 Крc5 36. Крd3 b5",
    "41. e8Ф+ Кр:e8 42. Лh8+ Крd7 43. Лd8x",
    "1. е4 е5 2. Кf3 Кс6 3. Сс4 Сс5 4. с3 Кf6 5. d4 ехd4 6. схd4 Сb4+",
    "[White \"Иванов\"]\n[Black \"Петров\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n",
    "[White \"Иванов\"]",
    "[White \"Карпов\"]\n[Black \"Каспаров\"]",
    "[White \"Ботвинник М.\"]\n[Black \"Смыслов В.\"]\n[Date \"1957.03.05\"]",
    "[Site \"Москва\"]",
    "[White \"Юсупов\"]\n[Black \"Щербаков\"]",
    "[White \"Фёдоров, Алексей\"]\n[Black \"Эльянов, Павел\"]",
    "[White \"ЛАСКЕР\"]\n[Black \"КАПАБЛАНКА\"]\n\n1. e4 *",
    "[EVENT \"ПЕРВЕНСТВО ГОРОДА\"]\n[SITE \"НИЖНИЙ НОВГОРОД\"]\n[WHITE \"ЖУКОВ\"]",
    "БЕЛЫЕ СДАЛИСЬ",
    "{мат в два хода}",
    "1. e4 {хороший ход} e5 *",
    "1. e4 e5 {Чёрные отвечают симметрично, и борьба переносится в центр.} 2. f4 {Королевский гамбит!} ef",
    "Белые: Крg1, Фd1, Лa1, пп. a2, b2. Чёрные: Крg8, Лf8, пп. f7, g7, h7. Мат в 2 хода.",
    "Партия № 12. Дебют ферзевых пешек. Играна в Баден-Бадене, 1925 г. Примечания А. Алехина",
    "Сильнее было 15. Кe5!, и после 15... К:e5 16. de Фc7 17. f4 у белых подавляющее преимущество.",
    "Ничья по предложению белых",
    "[Annotator \"Мастер спорта Гришин\"]\n1. c4 c5 2. Nc3 Nc6 {и далее} 3. g3 g6",
    "1. e4 e5 2. Кf3 Кf6 3. К:e5 d6 4. Кf3 К:e4 5. Фe2 Фe7 6. d3 Кf6 — «русская партия» — ничья",
    "1. К-f3 К-f6 2. С - g5",
    "Турнир претендентов, Цюрих — Нейгаузен 1953. Бронштейн – Найдорф",
    "12. О-О О-О-О 13. Лfe1 Крb8",
    "1. Ф:h7+! Кр:h7 2. Лh3+ Крg8 3. Лh8x",
    "[Opening \"Защита Нимцовича\"]",
    "[White \"Цешковский\"]\n[Black \"Гуфельд\"]\n[Result \"1/2-1/2\"]",
    "[TimeControl \"5400+30\"]\n[Arbiter \"Хасанов Р.\"]\n\n{Просрочка времени} 0-1",
];

/// Names and words of languages that windows-1252 can represent; some have only one such letter.
const WESTERN: [&str; 26] = [
    "[White \"Müller, Karsten\"]\n[Black \"Hübner, Robert\"]\n\n1. e4 e5 2. Nf3 *",
    "[White \"Hübner\"]",
    "[White \"MÜLLER\"]\n[Black \"GRÜNFELD\"]",
    "[Event \"Österreichische Meisterschaft\"]\n[Site \"Straßenhaus\"]",
    "1. Sf3 Sf6 2. Lg5 {Weiß zögert nicht, Schwarz muß kämpfen.} Lg7 3. Dd2 O-O",
    "[White \"François André Philidor\"]",
    "[Event \"Championnat de France à l'aveugle\"]",
    "1. e4 {Un début très fréquent où les échecs sont déjà prêts à mûrir} e5 2. Cf3 Cc6 3. Fb5",
    "[Site \"Orléans\"]",
    "[White \"Élie\"]",
    "[White \"Núñez, Jesús\"]\n[Black \"Ibáñez\"]",
    "[Site \"La Coruña\"]",
    "1. d4 {¿Por qué no? ¡Claro que sí!} d5",
    "[White \"Gonçalves, João\"]\n[Site \"São Paulo\"]",
    "[White \"Åkesson\"]\n[Black \"Møller\"]",
    "[Site \"Malmö\"]",
    "[Site \"Tromsø\"]\n[White \"Jóhann Hjartarson\"]",
    "[White \"Hjörvar Steinn Grétarsson\"]\n[Black \"Þröstur Þórhallsson\"]",
    "[White \"Šimek\"]\n[Black \"Ružena\"]",
    "[White \"Kraków - Gdansk, Józef\"]",
    "[White \"Niccolò Polerio\"]\n[Site \"Forlì\"]",
    "[Black \"Réti, Richard\"]",
    "[White \"Szabó, László\"]\n[Black \"Károlyi\"]",
    "1. e4 {He couldn’t resist – the café was “full”…} e5",
    "1. e4 e5 ½-½",
    "[Event \"Hastings\"] {fee £5}\n1. N×d5",
];

fn stored(text: &str, encoding: Encoding) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    encoding.encode(text, &mut out).ok()?;
    Some(out)
}

/// Lists the samples that are decoded wrongly.
fn misread(samples: &[&str], encodings: &[Encoding]) -> (usize, Vec<String>) {
    let mut n_tried = 0;
    let mut wrong = Vec::new();
    for sample in samples {
        for &encoding in encodings {
            let Some(bytes) = stored(sample, encoding) else {
                continue;
            };
            n_tried += 1;
            let guess = detect(&bytes, None);
            let page = guess.encoding.page();
            let text: String = bytes.iter().map(|&byte| page.char_of(byte)).collect();
            if guess.encoding == Encoding::Utf8 || text != *sample {
                wrong.push(format!("{encoding} read as {} by {} bits: {text}", guess.encoding, guess.margin));
            }
        }
    }
    (n_tried, wrong)
}

#[test]
fn russian_records_are_recognized_in_five_encodings() {
    let (n_tried, wrong) = misread(&RUSSIAN, &CYRILLIC);
    assert!(n_tried >= 160, "{n_tried}");
    assert_eq!(wrong, [""; 0]);
}

#[test]
fn western_records_are_recognized_as_windows_1252() {
    let (n_tried, wrong) = misread(&WESTERN, &[Encoding::Windows1252]);
    assert_eq!(n_tried, WESTERN.len());
    assert_eq!(wrong, [""; 0]);
}

#[test]
fn a_western_guess_is_labelled_windows_1252_even_where_others_agree() {
    for sample in WESTERN {
        let bytes = stored(sample, Encoding::Windows1252).expect("all samples can be written");
        assert_eq!(detect(&bytes, None).encoding, Encoding::Windows1252, "{sample}");
    }
}

#[test]
fn a_single_stray_byte_among_english_is_western() {
    for byte in 0x80..=0xFF_u8 {
        let record = [b"[White \"Adams\"]\n\n1. e4 e5 {a good ".as_slice(), &[byte], b" move} *"].concat();
        let guess = detect(&record, None);
        let western = Encoding::Windows1252.page().char_of(byte);
        if western != char::REPLACEMENT_CHARACTER {
            assert!(guess.encoding == Encoding::Windows1252 || guess.is_doubtful(), "{byte:x} {western} {guess:?}");
        }
    }
}

#[test]
fn short_names_alone_are_recognized() {
    let names = "Таль Жук Керес Флор Крамник Спасский Щекачев Юсупов Эйнгорн Гельфанд Яниш Пономарёв";
    let samples: Vec<String> = names.split(' ').map(|name| format!("[White \"{name}\"]")).collect();
    let samples: Vec<&str> = samples.iter().map(String::as_str).collect();
    assert_eq!(misread(&samples, &CYRILLIC), (60, Vec::new()));
}

#[test]
fn moves_in_small_letters_are_recognized() {
    let texts =
        ["1. д4 д5 2. с4 е6 3. кс3 кf6 4. сg5 се7 5. е3 крf8", "1. е4 е5 2. кf3 кс6 3. сb5 а6 4. са4 кf6 5. фе2 b5"];
    assert_eq!(misread(&texts, &[Encoding::Windows1251, Encoding::Koi8R]), (4, Vec::new()));
}

#[test]
fn a_frame_drawn_under_dos_does_not_hide_the_words() {
    let text = "╔══════════╗\n║ Турнир   ║\n╚══════════╝\n1. e4 e5 2. Кf3";
    assert_eq!(misread(&[text], &[Encoding::Ibm866]), (1, Vec::new()));
}

#[test]
fn damaged_utf8_is_utf8_and_a_lone_bad_byte_is_not() {
    let mut damaged = "[White \"Ласкер\"] {хороший ход".as_bytes().to_vec();
    damaged.push(0xE9);
    assert_eq!(detect(&damaged, None).encoding, Encoding::Utf8);
    assert_eq!(detect(b"[White \"R\xE9ti\"]", None).encoding, Encoding::Windows1252);
}

#[test]
fn a_hint_decides_near_ties_only() {
    let dos_or_mac = stored("1. Кf3 Фd5", Encoding::MacCyrillic).expect("all letters exist");
    assert_eq!(detect(&dos_or_mac, None).encoding, Encoding::Ibm866);
    assert_eq!(detect(&dos_or_mac, Some(Encoding::MacCyrillic)).encoding, Encoding::MacCyrillic);
    let windows = stored(RUSSIAN[0], Encoding::Windows1251).expect("all letters exist");
    assert_eq!(detect(&windows, Some(Encoding::Koi8R)).encoding, Encoding::Windows1251);
}

#[test]
fn more_evidence_makes_a_guess_surer() {
    let margin = |text: &str| detect(&stored(text, Encoding::Koi8R).expect("all letters exist"), None).margin;
    assert!(margin("1. Кf3") < margin("1. Кf3 Кf6 2. Фd3"));
    assert!(!detect(&stored(RUSSIAN[0], Encoding::Koi8R).expect("all letters exist"), None).is_doubtful());
}

#[test]
fn the_runner_up_would_read_the_record_differently() {
    let bytes = stored("1. Кf3 Фd5", Encoding::Ibm866).expect("all letters exist");
    let guess = detect(&bytes, None);
    assert!(reads_differently(guess.encoding, guess.runner_up, &bytes));
    assert_ne!(guess.runner_up, Encoding::MacCyrillic);
}

#[test]
fn bytes_without_sense_are_survived() {
    let noise: Vec<u8> = (0..200_000_u32).map(|n| n.wrapping_mul(2_654_435_761).to_be_bytes()[0]).collect();
    assert!(detect(&noise, None).margin >= 0.0);
    assert!(detect(b"", None).margin >= 0.0);
    assert!(detect(&vec![0xFF; 1_000_000], None).margin >= 0.0);
}

/// Counts results by language, encoding and sample length.
#[derive(Default, Debug, PartialEq)]
struct Tally {
    right: usize,
    /// Right or wrong, but reported as doubtful.
    doubtful: usize,
    wrong: Vec<String>,
}

/// Stores samples in their encodings and decodes them again.
fn tally(written: impl Fn(&Sample) -> String) -> Tally {
    let mut tally = Tally::default();
    for sample in &SAMPLES {
        for label in sample.encodings {
            let text = written(sample);
            let encoding: Encoding = label.parse().expect("a name of the standard");
            let bytes = stored(&text, encoding).expect("all letters exist");
            let guess = detect(&bytes, None);
            let (read, _) = guess.encoding.table().decode_without_bom_handling(&bytes);
            match guess.is_doubtful() {
                true => tally.doubtful += 1,
                false if read == text => tally.right += 1,
                false => tally.wrong.push(format!("{} in {label} as {}", sample.language, guess.encoding)),
            }
        }
    }
    tally
}

#[test]
fn names_of_43_languages_are_recognized_in_their_encodings() {
    let one_name = |sample: &Sample| format!("[White \"{}\"]\n[Black \"Birch, B\"]\n\n1. e4 e5 *\n", sample.players[0]);
    let names =
        |sample: &Sample| format!("[White \"{}\"]\n[Black \"{}\"]\n\n1. e4 *\n", sample.players[0], sample.players[1]);
    let all = |sample: &Sample| names(sample).replace("e4 *", &format!("e4 {{{}}} *", sample.comment));
    assert_eq!(tally(all), Tally { right: 60, doubtful: 0, wrong: Vec::new() });
    let hungarian = |label| format!("Hungarian in {label} as windows-1252");
    let wrong = vec![hungarian("windows-1250"), hungarian("iso-8859-2")];
    assert_eq!(tally(names), Tally { right: 55, doubtful: 3, wrong });
    assert_eq!(tally(one_name), Tally { right: 56, doubtful: 4, wrong: Vec::new() });
}

#[test]
fn a_word_of_one_foreign_letter_is_no_silent_guess() {
    for (name, encoding) in [("Pawe\u{142}", Encoding::Windows1250), ("Y\u{131}lmaz", Encoding::Windows1254)] {
        let bytes = stored(&format!("[White \"{name}\"]"), encoding).expect("all letters exist");
        let guess = detect(&bytes, None);
        let (read, _) = guess.encoding.table().decode_without_bom_handling(&bytes);
        assert!(guess.is_doubtful() || read.contains(name), "{read} as {}", guess.encoding);
    }
}

#[test]
fn what_the_file_is_stored_in_decides_about_a_word_of_one_letter() {
    let bytes = stored("[White \"Pawe\u{142}\"]", Encoding::Iso8859_2).expect("all letters exist");
    let guess = detect(&bytes, Some(Encoding::Iso8859_2));
    assert!(guess.encoding == Encoding::Iso8859_2 && !guess.is_doubtful(), "{guess:?}");
    let western = stored("[White \"M\u{fc}ller\"]", Encoding::Windows1252).expect("all letters exist");
    assert!(!detect(&western, Some(Encoding::Windows1250)).is_doubtful());
}
