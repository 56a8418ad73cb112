//! The values of one column of a Parquet file, some rows at a time.

use std::fmt::Write as _;

use parquet::basic::{ConvertedType, LogicalType, Repetition, TimeUnit, Type as PhysicalType};
use parquet::column::reader::ColumnReader;
use parquet::data_type::{ByteArray, FixedLenByteArray, Int96};
use parquet::errors::ParquetError;
use parquet::schema::types::{ColumnDescriptor, SchemaDescriptor, Type};

use super::json_line::{write_number, write_text, write_whole};

/// What a row has in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ColumnShape {
    Value,
    List,
    /// The keys of a map; its values are the next column.
    Keys,
}

/// What the numbers of a column mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    /// What they are.
    Plain,
    Unsigned,
    /// Days since 1970.
    Day,
    /// Parts of a second since 1970, with their number in one second.
    Moment(i64),
    /// Whole numbers, in parts of a power of ten.
    Decimal(i32),
}

/// A column that is read.
#[derive(Debug)]
pub(super) struct ColumnPlan {
    /// Its name, or the names that lead to it with dots between them.
    pub(super) name: String,
    /// Its number among the columns with values.
    pub(super) leaf: usize,
    pub(super) shape: ColumnShape,
    meaning: Meaning,
    max_def: i16,
    /// The level from which an element of a list is there, be it without a value.
    element_def: i16,
    is_repeated: bool,
}

/// Looks which columns can be read; gives the names of the others.
pub(super) fn column_plans(schema: &SchemaDescriptor) -> (Vec<ColumnPlan>, Vec<String>) {
    let (mut plans, mut left_out) = (Vec::new(), Vec::new());
    for leaf in 0..schema.num_columns() {
        let column = schema.column(leaf);
        let is_value_of = |plan: &ColumnPlan| {
            plan.shape == ColumnShape::Keys && plan.leaf + 1 == leaf && column.path().parts().len() > 1 && {
                schema.get_column_root_idx(plan.leaf) == schema.get_column_root_idx(leaf)
            }
        };
        let is_value = plans.last().is_some_and(is_value_of);
        let plan = plan_of(schema.root_schema(), &column, leaf);
        let is_wanted = |plan: &ColumnPlan| is_value == (plan.shape == ColumnShape::Value && plan.is_repeated);
        if let Some(plan) = plan.filter(is_wanted) {
            plans.push(plan);
        } else {
            if is_value {
                plans.pop();
            }
            left_out.push(column.path().parts().join("."));
        }
    }
    if plans.last().is_some_and(|plan| plan.shape == ColumnShape::Keys) {
        plans.pop();
    }
    (plans, left_out)
}

fn plan_of(root: &Type, column: &ColumnDescriptor, leaf: usize) -> Option<ColumnPlan> {
    let meaning = meaning_of(column)?;
    let parts = column.path().parts();
    let mut element_def = 0;
    let mut repeated = None;
    let mut node = root;
    for (at, part) in parts.iter().enumerate() {
        node = node.get_fields().iter().find(|field| field.name() == part)?;
        match node.get_basic_info().repetition() {
            Repetition::REQUIRED => {}
            Repetition::OPTIONAL if repeated.is_some() => {}
            Repetition::OPTIONAL => element_def += 1,
            Repetition::REPEATED if repeated.is_none() => {
                element_def += 1;
                repeated = Some((at, node));
            }
            // A list of lists.
            Repetition::REPEATED => return None,
        }
    }
    let (shape, named) = match repeated {
        None => (ColumnShape::Value, parts.len()),
        Some((at, _)) if at + 1 == parts.len() => (ColumnShape::List, parts.len()),
        Some((at, group)) if at + 2 == parts.len() => match (group.get_fields(), parts[at + 1].as_str()) {
            ([_], _) => (ColumnShape::List, at.max(1)),
            ([_, _], "key") => (ColumnShape::Keys, at.max(1)),
            ([_, _], "value") => (ColumnShape::Value, at.max(1)),
            _ => return None,
        },
        Some(_) => return None,
    };
    let name = parts[..named].join(".");
    let (max_def, is_repeated) = (column.max_def_level(), repeated.is_some());
    Some(ColumnPlan { name, leaf, shape, meaning, max_def, element_def, is_repeated })
}

/// Returns the meaning of the values of a column; `None` if they are not texts or numbers.
fn meaning_of(column: &ColumnDescriptor) -> Option<Meaning> {
    let parts_of = |unit: &TimeUnit| match unit {
        TimeUnit::MILLIS => 1000,
        TimeUnit::MICROS => 1_000_000,
        TimeUnit::NANOS => 1_000_000_000,
    };
    let is_whole = matches!(column.physical_type(), PhysicalType::INT32 | PhysicalType::INT64);
    Some(match (column.logical_type_ref(), column.converted_type()) {
        (Some(LogicalType::Date), _) | (_, ConvertedType::DATE) => Meaning::Day,
        (Some(LogicalType::Timestamp(kind)), _) => Meaning::Moment(parts_of(&kind.unit)),
        (_, ConvertedType::TIMESTAMP_MILLIS) => Meaning::Moment(1000),
        (_, ConvertedType::TIMESTAMP_MICROS) => Meaning::Moment(1_000_000),
        (Some(LogicalType::Decimal(_)), _) | (_, ConvertedType::DECIMAL) if is_whole => {
            Meaning::Decimal(column.type_scale())
        }
        (Some(LogicalType::Integer(kind)), _) if !kind.is_signed => Meaning::Unsigned,
        (_, ConvertedType::UINT_8 | ConvertedType::UINT_16 | ConvertedType::UINT_32 | ConvertedType::UINT_64) => {
            Meaning::Unsigned
        }
        (_, ConvertedType::BSON | ConvertedType::DECIMAL | ConvertedType::INTERVAL) => return None,
        _ if column.physical_type() == PhysicalType::FIXED_LEN_BYTE_ARRAY => return None,
        _ => Meaning::Plain,
    })
}

/// The values of a column.
enum ColumnValues {
    Flags(Vec<bool>),
    Wholes32(Vec<i32>),
    Wholes64(Vec<i64>),
    Moments(Vec<Int96>),
    Floats(Vec<f32>),
    Doubles(Vec<f64>),
    Texts(Vec<ByteArray>),
    Bytes(Vec<FixedLenByteArray>),
}

/// A column while it is read: the values of some rows.
pub(super) struct ColumnReading {
    reader: ColumnReader,
    def: Vec<i16>,
    rep: Vec<i16>,
    values: ColumnValues,
    at_level: usize,
    at_value: usize,
}

impl ColumnReading {
    #[expect(clippy::unnecessary_wraps, reason = "it ends a chain of fallible calls")]
    pub(super) fn new(reader: ColumnReader) -> Result<Self, ParquetError> {
        let values = match &reader {
            ColumnReader::BoolColumnReader(_) => ColumnValues::Flags(Vec::new()),
            ColumnReader::Int32ColumnReader(_) => ColumnValues::Wholes32(Vec::new()),
            ColumnReader::Int64ColumnReader(_) => ColumnValues::Wholes64(Vec::new()),
            ColumnReader::Int96ColumnReader(_) => ColumnValues::Moments(Vec::new()),
            ColumnReader::FloatColumnReader(_) => ColumnValues::Floats(Vec::new()),
            ColumnReader::DoubleColumnReader(_) => ColumnValues::Doubles(Vec::new()),
            ColumnReader::ByteArrayColumnReader(_) => ColumnValues::Texts(Vec::new()),
            ColumnReader::FixedLenByteArrayColumnReader(_) => ColumnValues::Bytes(Vec::new()),
        };
        Ok(Self { reader, def: Vec::new(), rep: Vec::new(), values, at_level: 0, at_value: 0 })
    }

    /// Reads the values of some rows; returns how many there were.
    pub(super) fn read(&mut self, plan: &ColumnPlan, n_rows: usize) -> Result<usize, ParquetError> {
        self.def.clear();
        self.rep.clear();
        (self.at_level, self.at_value) = (0, 0);
        let mut n_read = 0;
        // A page ends wherever it ends.
        while n_read < n_rows {
            let def = Some(&mut self.def).filter(|_| plan.max_def > 0);
            let rep = Some(&mut self.rep).filter(|_| plan.is_repeated);
            let wanted = n_rows - n_read;
            let is_first = n_read == 0;
            macro_rules! read {
                ($reader:ident, $values:ident) => {{
                    if is_first {
                        $values.clear();
                    }
                    $reader.read_records(wanted, def, rep, $values)?
                }};
            }
            let (n, _, _) = match (&mut self.reader, &mut self.values) {
                (ColumnReader::BoolColumnReader(reader), ColumnValues::Flags(values)) => read!(reader, values),
                (ColumnReader::Int32ColumnReader(reader), ColumnValues::Wholes32(values)) => read!(reader, values),
                (ColumnReader::Int64ColumnReader(reader), ColumnValues::Wholes64(values)) => read!(reader, values),
                (ColumnReader::Int96ColumnReader(reader), ColumnValues::Moments(values)) => read!(reader, values),
                (ColumnReader::FloatColumnReader(reader), ColumnValues::Floats(values)) => read!(reader, values),
                (ColumnReader::DoubleColumnReader(reader), ColumnValues::Doubles(values)) => read!(reader, values),
                (ColumnReader::ByteArrayColumnReader(reader), ColumnValues::Texts(values)) => read!(reader, values),
                (ColumnReader::FixedLenByteArrayColumnReader(reader), ColumnValues::Bytes(values)) => {
                    read!(reader, values)
                }
                _ => return Ok(0),
            };
            if n == 0 {
                break;
            }
            n_read += n;
        }
        Ok(n_read)
    }

    /// Takes the level of the next element: whether it is there and has a value.
    fn next_def(&mut self, plan: &ColumnPlan) -> Option<i16> {
        let def = if plan.max_def > 0 { *self.def.get(self.at_level)? } else { 0 };
        self.at_level += 1;
        Some(def)
    }

    /// Appends the value of the next row.
    pub(super) fn write_value(&mut self, plan: &ColumnPlan, out: &mut Vec<u8>) -> Option<()> {
        let def = self.next_def(plan)?;
        self.write_next(plan, def, out)
    }

    fn write_next(&mut self, plan: &ColumnPlan, def: i16, out: &mut Vec<u8>) -> Option<()> {
        if def < plan.max_def {
            out.extend_from_slice(b"null");
            return Some(());
        }
        let at = self.at_value;
        self.at_value += 1;
        self.write(plan.meaning, at, out)
    }

    /// Returns true if the next element belongs to the row that was begun.
    fn goes_on(&self) -> bool {
        self.rep.get(self.at_level).is_some_and(|rep| *rep > 0)
    }

    /// Appends the list of the next row.
    pub(super) fn write_list(&mut self, plan: &ColumnPlan, out: &mut Vec<u8>) -> Option<()> {
        let def = self.next_def(plan)?;
        if def + 1 < plan.element_def {
            out.extend_from_slice(b"null");
            return Some(());
        }
        out.push(b'[');
        if def >= plan.element_def && !self.write_texts(plan, out) {
            self.write_next(plan, def, out)?;
            while self.goes_on() {
                out.push(b',');
                let def = self.next_def(plan)?;
                self.write_next(plan, def, out)?;
            }
        }
        out.push(b']');
        Some(())
    }

    /// Appends the values of the list that was begun, if all of them are texts; most lists of moves are such.
    fn write_texts(&mut self, plan: &ColumnPlan, out: &mut Vec<u8>) -> bool {
        let ColumnValues::Texts(values) = &self.values else { return false };
        let n_more = self.rep[self.at_level..].iter().take_while(|rep| **rep > 0).count();
        let are_there = |defs: &[i16]| defs.iter().all(|def| *def == plan.max_def);
        let of_list = values.get(self.at_value..self.at_value + n_more + 1);
        let Some(of_list) =
            of_list.filter(|_| self.def.get(self.at_level - 1..self.at_level + n_more).is_some_and(are_there))
        else {
            return false;
        };
        for (index, text) in of_list.iter().enumerate() {
            if index > 0 {
                out.push(b',');
            }
            write_text(text.data(), out);
        }
        self.at_level += n_more;
        self.at_value += n_more + 1;
        true
    }

    /// Appends the map of the next row, of which this column has the keys.
    pub(super) fn write_map(
        &mut self,
        plan: &ColumnPlan,
        texts: &mut Self,
        of_texts: &ColumnPlan,
        out: &mut Vec<u8>,
    ) -> Option<()> {
        let mut def = self.next_def(plan)?;
        let mut def_of_text = texts.next_def(of_texts)?;
        out.push(b'{');
        if def >= plan.element_def {
            loop {
                self.write_next(plan, def, out)?;
                out.push(b':');
                texts.write_next(of_texts, def_of_text, out)?;
                if !self.goes_on() {
                    break;
                }
                out.push(b',');
                def = self.next_def(plan)?;
                def_of_text = texts.next_def(of_texts)?;
            }
        }
        out.push(b'}');
        Some(())
    }

    fn write(&self, meaning: Meaning, at: usize, out: &mut Vec<u8>) -> Option<()> {
        match &self.values {
            ColumnValues::Flags(values) => {
                out.extend_from_slice(if *values.get(at)? { b"true" } else { b"false" });
            }
            ColumnValues::Wholes32(values) => {
                let value = *values.get(at)?;
                let whole = if meaning == Meaning::Unsigned { value.cast_unsigned().into() } else { value.into() };
                write_meant(meaning, whole, out);
            }
            ColumnValues::Wholes64(values) if meaning == Meaning::Unsigned => {
                write_whole(values.get(at)?.cast_unsigned(), out);
            }
            ColumnValues::Wholes64(values) => write_meant(meaning, *values.get(at)?, out),
            ColumnValues::Moments(values) => write_meant(Meaning::Moment(1000), values.get(at)?.to_millis(), out),
            ColumnValues::Floats(values) => write_number((*values.get(at)?).into(), out),
            ColumnValues::Doubles(values) => write_number(*values.get(at)?, out),
            ColumnValues::Texts(values) => write_text(values.get(at)?.data(), out),
            ColumnValues::Bytes(values) => write_text(values.get(at)?.data(), out),
        }
        Some(())
    }
}

fn write_meant(meaning: Meaning, value: i64, out: &mut Vec<u8>) {
    let day = |days: i64| {
        let (year, month, day) = civil(days);
        format!("{year:04}-{month:02}-{day:02}")
    };
    match meaning {
        Meaning::Plain | Meaning::Unsigned => write_whole(value, out),
        Meaning::Day => write_text(day(value).as_bytes(), out),
        Meaning::Moment(parts) => {
            let (seconds, rest) = (value.div_euclid(parts), value.rem_euclid(parts));
            let of_day = seconds.rem_euclid(86_400);
            let mut text = day(seconds.div_euclid(86_400));
            // Writing into memory cannot fail.
            let _ = write!(text, "T{:02}:{:02}:{:02}", of_day / 3600, of_day / 60 % 60, of_day % 60);
            if rest > 0 {
                let _ = write!(text, ".{:03}", rest * 1000 / parts);
            }
            text.push('Z');
            write_text(text.as_bytes(), out);
        }
        Meaning::Decimal(scale) => {
            let scale = usize::try_from(scale).unwrap_or(0).min(18);
            let digits = format!("{:0width$}", value.unsigned_abs(), width = scale + 1);
            let (whole, parts) = digits.split_at(digits.len() - scale);
            let sign = if value < 0 { "-" } else { "" };
            let point = if scale > 0 { "." } else { "" };
            write_whole(format_args!("{sign}{whole}{point}{parts}"), out);
        }
    }
}

/// Returns year, month and day of a number of days since 1970.
fn civil(days: i64) -> (i64, i64, i64) {
    let shifted = days.clamp(-100_000_000, 100_000_000) + 719_468;
    let era = shifted.div_euclid(146_097);
    let of_era = shifted.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year_of_era + era * 400 + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_what_they_mean() {
        for (meaning, value, wanted) in [
            (Meaning::Plain, -3, "-3"),
            (Meaning::Day, 19_782, "\"2024-02-29\""),
            (Meaning::Day, -1, "\"1969-12-31\""),
            (Meaning::Moment(1000), 1_700_000_000_250, "\"2023-11-14T22:13:20.250Z\""),
            (Meaning::Moment(1_000_000), -1_000_000, "\"1969-12-31T23:59:59Z\""),
            (Meaning::Decimal(2), -5, "-0.05"),
            (Meaning::Decimal(0), 12, "12"),
            (Meaning::Decimal(1), 125, "12.5"),
        ] {
            let mut out = Vec::new();
            write_meant(meaning, value, &mut out);
            assert_eq!(String::from_utf8_lossy(&out), wanted);
        }
    }
}
