//! The columns of tables as a Parquet schema.

use std::sync::Arc;

use parquet::basic::{Compression, ConvertedType, Encoding, LogicalType, Repetition, Type as PhysicalType, ZstdLevel};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::schema::types::{ColumnPath, Type, TypePtr};

use super::columns::CellKind;
use super::fields::ChosenColumns;

/// Creates the schema of a file.
pub(super) fn schema(fields: &ChosenColumns) -> Result<TypePtr, ParquetError> {
    let columns: Result<Vec<TypePtr>, _> =
        fields.columns().map(|column| column_type(column.name, column.kind)).collect();
    let name = fields.rows().schema().replace(['.', '-', '/'], "_");
    Ok(Arc::new(Type::group_type_builder(&name).with_fields(columns?).build()?))
}

fn column_type(name: &str, kind: CellKind) -> Result<TypePtr, ParquetError> {
    let element = |kind, repetition| value_type("element", kind, repetition);
    let inner = match kind {
        CellKind::Texts => element(CellKind::Text, Repetition::REQUIRED)?,
        CellKind::Codes => element(CellKind::Code, Repetition::REQUIRED)?,
        CellKind::Wholes32 => element(CellKind::Whole32, Repetition::OPTIONAL)?,
        CellKind::Wholes64 => element(CellKind::Whole64, Repetition::OPTIONAL)?,
        CellKind::Pairs => {
            let key = value_type("key", CellKind::Text, Repetition::REQUIRED)?;
            let value = value_type("value", CellKind::Text, Repetition::REQUIRED)?;
            let pairs = Type::group_type_builder("key_value").with_repetition(Repetition::REPEATED);
            let pairs = Arc::new(pairs.with_fields(vec![key, value]).build()?);
            let map = Type::group_type_builder(name).with_repetition(Repetition::OPTIONAL);
            let map = map.with_converted_type(ConvertedType::MAP).with_logical_type(Some(LogicalType::Map));
            return Ok(Arc::new(map.with_fields(vec![pairs]).build()?));
        }
        _ => return value_type(name, kind, Repetition::OPTIONAL),
    };
    let repeated = Type::group_type_builder("list").with_repetition(Repetition::REPEATED);
    let repeated = Arc::new(repeated.with_fields(vec![inner]).build()?);
    let list = Type::group_type_builder(name).with_repetition(Repetition::OPTIONAL);
    let list = list.with_converted_type(ConvertedType::LIST).with_logical_type(Some(LogicalType::List));
    Ok(Arc::new(list.with_fields(vec![repeated]).build()?))
}

fn value_type(name: &str, kind: CellKind, repetition: Repetition) -> Result<TypePtr, ParquetError> {
    let (physical, converted) = match kind {
        CellKind::Whole32 => (PhysicalType::INT32, ConvertedType::NONE),
        CellKind::Whole64 => (PhysicalType::INT64, ConvertedType::NONE),
        CellKind::Flag => (PhysicalType::BOOLEAN, ConvertedType::NONE),
        CellKind::Day => (PhysicalType::INT32, ConvertedType::DATE),
        CellKind::Moment => (PhysicalType::INT64, ConvertedType::TIMESTAMP_MILLIS),
        CellKind::Code => (PhysicalType::INT32, ConvertedType::UINT_16),
        _ => (PhysicalType::BYTE_ARRAY, ConvertedType::UTF8),
    };
    let builder = Type::primitive_type_builder(name, physical).with_repetition(repetition);
    Ok(Arc::new(builder.with_converted_type(converted).build()?))
}

/// The number of bytes of a column compressed at once: the larger, the more repetition is found.
const PAGE: usize = 1 << 20;
/// The compression level: higher ones take much longer for little gain.
const LEVEL: i32 = 6;

/// Returns the writer properties of a file.
pub(super) fn properties(fields: &ChosenColumns) -> Result<WriterProperties, ParquetError> {
    let facts = vec![
        KeyValue::new("zapis.schema".to_owned(), fields.rows().schema().to_owned()),
        KeyValue::new("zapis.version".to_owned(), env!("CARGO_PKG_VERSION").to_owned()),
    ];
    let mut properties = WriterProperties::builder()
        .set_created_by(concat!("zapis ", env!("CARGO_PKG_VERSION")).to_owned())
        .set_key_value_metadata(Some(facts))
        .set_compression(Compression::ZSTD(ZstdLevel::try_new(LEVEL)?))
        .set_data_page_size_limit(PAGE)
        .set_data_page_row_count_limit(usize::MAX)
        .set_statistics_enabled(EnabledStatistics::Chunk);
    for column in fields.columns() {
        let path = ColumnPath::from(vec![column.name.to_owned(), "list".to_owned(), "element".to_owned()]);
        properties = match (column.kind, column.name) {
            // Minima and maxima of all moves are useless.
            (CellKind::Texts | CellKind::Codes, _) => {
                properties.set_column_statistics_enabled(path, EnabledStatistics::None)
            }
            (CellKind::Wholes32 | CellKind::Wholes64, _) => properties.set_column_dictionary_enabled(path, false),
            // These values are all different.
            (_, "fingerprint" | "final_fen" | "fen") => {
                properties.set_column_dictionary_enabled(ColumnPath::from(column.name), false)
            }
            (_, "record" | "offset" | "line" | "ply" | "clock_ms") => properties
                .set_column_dictionary_enabled(ColumnPath::from(column.name), false)
                .set_column_encoding(ColumnPath::from(column.name), Encoding::DELTA_BINARY_PACKED),
            _ => properties,
        };
    }
    Ok(properties.build())
}
