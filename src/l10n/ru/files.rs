//! The texts of `files.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Text};
use super::super::compiled::Value::Argument;

pub(super) const MESSAGES: &[Entry] = &[
    ("output-is-input", &[Fill(Argument("path")), Text(" читается как входной файл, писать в него нельзя; укажите для вывода другое имя")]),
    ("output-is-input-too", &[Fill(Argument("path")), Text(" — тот же файл, что "), Fill(Argument("input")), Text(", а он читается; укажите для вывода другое имя")]),
    ("output-is-in-folder", &[Fill(Argument("path")), Text(" — один из читаемых файлов ("), Fill(Argument("input")), Text("); пишите за пределы папки или сначала удалите его")]),
    ("output-is-stdin", &[Text("из файла "), Fill(Argument("path")), Text(" идёт стандартный ввод; укажите для вывода другое имя")]),
    ("output-twice", &[Text("два вывода не могут идти в одно место: "), Fill(Argument("place"))]),
    ("output-must-be-a-file", &[Text("этот вывод должен быть файлом: "), Fill(Argument("path"))]),
    ("stdout-is-input", &[Text("стандартный вывод направлен в "), Fill(Argument("path")), Text(", а этот файл читается")]),
    ("stdout-is-stdin", &[Text("стандартный вывод направлен в тот же файл, из которого идёт стандартный ввод")]),
    ("output-not-written", &[Fill(Argument("path")), Text(" не записан, потому что не всё удалось прочитать; что там было, осталось без изменений")]),
    ("own-output-skipped", &[Fill(Argument("path")), Text(": сюда пишет сама программа; пропущен")]),
    ("archive-inside-skipped", &[Fill(Argument("path")), Text(": архив внутри архива; пропущен. Чтобы прочитать его содержимое, распакуйте внешний архив")]),
    ("bridge-not-read", &[Text("записи бриджа (`.pbn`, `.lin`) пока не читаются")]),
    ("other-format-skipped", &[Fill(Argument("path")), Text(": пропущен: "), Fill(Argument("reason"))]),
    ("no-record-in-bytes", &[Text("этот файл — не текст: записи партии в нём нет")]),
    ("no-record-in-folder", &[Text("в этой папке нет ни одной записи партии")]),
];
