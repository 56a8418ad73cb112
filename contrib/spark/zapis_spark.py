#!/usr/bin/env python3
"""Reads records with zapis on many machines and writes Parquet: games, findings, and copies of games.

    spark-submit [--files zapis] contrib/spark/zapis_spark.py --out FOLDER [--zapis PROGRAM] [--size 64M] PATH...

The driver runs `zapis plan`, which cuts the files into ranges that begin where records do (frames of .zst, members of
.gz and BGZF too). Each range is a task: an executor runs `zapis export` and `zapis validate` on it and hands the rows to
Spark, which writes them. A task that is lost with its executor is done again elsewhere; Spark takes the rows of one
attempt of each task and no others. Every PATH has to be readable under the same name on all machines.

    FOLDER/games      one row a game: the columns of `zapis export --rows games`, and `part`, the number of the range
    FOLDER/findings   one row a finding: `part`, `sequence` within it, and the fields of `zapis validate --format json`
    FOLDER/copies     games that stand several times, as `zapis audit` judges them (`--copies`)
    FOLDER/summary.json

Rows ordered by part and sequence (games: part, path, record) are those of one run over the whole, to the byte:
`findings_sha256` of the summary is the hash of the lines of findings of `zapis validate --format json`.

Needs pyspark 4 and pyarrow, and Java 17 or later. Exit status 1 where a task failed for good.
"""

import argparse
import hashlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile

# Executors must take the Python that runs this, or they look for one without pyarrow.
os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
os.environ.setdefault("PYSPARK_DRIVER_PYTHON", sys.executable)

import pyarrow
import pyarrow.parquet
from pyspark import SparkFiles
from pyspark.sql import SparkSession, functions, types
from pyspark.sql.pandas.types import to_arrow_schema

ROWS_AT_ONCE = 4096

FINDINGS = types.StructType(
    [
        types.StructField("part", types.LongType(), False),
        types.StructField("sequence", types.LongType(), False),
        types.StructField("path", types.StringType()),
        types.StructField("record", types.LongType()),
        types.StructField("line", types.LongType()),
        types.StructField("column", types.LongType()),
        types.StructField("ply", types.LongType()),
        types.StructField("code", types.StringType()),
        types.StructField("name", types.StringType()),
        types.StructField("severity", types.StringType()),
        types.StructField("message", types.StringType()),
        types.StructField("json", types.StringType(), False),
    ]
)

COPIES = types.StructType(
    [
        types.StructField("name", types.StringType(), False),
        types.StructField("path", types.StringType(), False),
        types.StructField("record", types.LongType(), False),
        types.StructField("of_path", types.StringType()),
        types.StructField("of_record", types.LongType()),
        types.StructField("differs", types.StringType()),
        types.StructField("message", types.StringType()),
    ]
)


class Program:
    """The program on whatever machine this is: shipped with the job, or installed there."""

    def __init__(self, path, is_shipped):
        self.path, self.is_shipped = path, is_shipped

    def command(self):
        if not self.is_shipped:
            return self.path
        shipped = SparkFiles.get(os.path.basename(self.path))
        os.chmod(shipped, 0o755)
        return shipped

    def run(self, arguments, **other):
        """Runs it; status 1 says that errors were found in records, which is no failure of the task."""
        command = [self.command(), *arguments]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False, **other)
        if done.returncode not in (0, 1):
            told = done.stderr.decode("utf-8", "replace")[-2000:]
            raise RuntimeError(f"{' '.join(command)}: exit status {done.returncode}: {told}")
        return done


def of_range(task):
    """The arguments that read one range and no more; Spark gives each task one core."""
    return ["--jobs", "1", "-q", "--range", task["range"], "--base", task["base"], "--", task["path"]]


def tasks_of(batches):
    for batch in batches:
        yield from batch.to_pylist()


def games_of(program, schema):
    """Makes a function that turns ranges into rows of games."""

    def games(batches):
        arrow = to_arrow_schema(schema, timezone="UTC")
        for task in tasks_of(batches):
            with tempfile.TemporaryDirectory() as folder:
                table = os.path.join(folder, "games.parquet")
                export = ["export", "--format", "parquet", "--rows", "games", "-o", table]
                program.run([*export, *of_range(task)], stdout=subprocess.DEVNULL)
                for rows in pyarrow.parquet.ParquetFile(table).iter_batches(ROWS_AT_ONCE):
                    columns = [pyarrow.array([task["part"]] * rows.num_rows, pyarrow.int64())]
                    columns += [rows.column(name).cast(arrow.field(name).type) for name in arrow.names[1:]]
                    yield pyarrow.RecordBatch.from_arrays(columns, schema=arrow)

    return games


def findings_of(program):
    """Makes a function that turns ranges into rows of findings."""
    names = [field.name for field in FINDINGS.fields]

    def findings(batches):
        arrow = to_arrow_schema(FINDINGS, timezone="UTC")
        for task in tasks_of(batches):
            check = ["validate", "--format", "json", *of_range(task)]
            lines = program.run(check, stdout=subprocess.PIPE).stdout.decode("utf-8").splitlines()
            rows = []
            for line in lines:
                found = json.loads(line)
                if found["type"] == "finding":
                    row = {"part": task["part"], "sequence": len(rows), "json": line}
                    rows.append({name: row.get(name, found.get(name)) for name in names})
            for start in range(0, len(rows), ROWS_AT_ONCE):
                yield pyarrow.RecordBatch.from_pylist(rows[start : start + ROWS_AT_ONCE], schema=arrow)

    return findings


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def as_record(row):
    """Writes a row of games as a record again: what the audit of copies looks at."""
    tags = {"Event": "event", "Site": "site", "Date": "date", "Round": "round", "White": "white", "Black": "black"}
    tags |= {"Result": "result_tag", "WhiteFideId": "white_fide_id", "BlackFideId": "black_fide_id"}
    lines = [f"[{tag} {quoted(str(row[name]))}]" for tag, name in tags.items() if row[name] is not None]
    if row["start_fen"] is not None:
        lines += ['[SetUp "1"]', f"[FEN {quoted(row['start_fen'])}]"]
    moves = " ".join(row["moves"] or []) + " " + (row["result_movetext"] or "*")
    return "\n".join(lines) + "\n\n" + moves + "\n\n"


def copies_of(program):
    """Makes a function that finds copies among records that share a key; each group of them is in one partition."""

    def copies(batches):
        arrow = to_arrow_schema(COPIES, timezone="UTC")
        with tempfile.TemporaryDirectory() as folder:
            together, places = os.path.join(folder, "together.pgn"), []
            with open(together, "w", encoding="utf-8", newline="\n") as stream:
                for row in tasks_of(batches):
                    stream.write(as_record(row))
                    places.append((row["path"], row["record"]))
            if not places:
                return
            audit = ["audit", "--format", "json", "--jobs", "1", "-q", "--", together]
            rows = []
            for line in program.run(audit, stdout=subprocess.PIPE).stdout.decode("utf-8").splitlines():
                found = json.loads(line)
                if found["type"] == "finding" and found["code"] in ("A001", "A002"):
                    path, record = places[found["record"] - 1]
                    other = found.get("related") or [{}]
                    of = places[other[0]["record"] - 1] if "record" in other[0] else (None, None)
                    rows.append(
                        {
                            "name": found["name"],
                            "path": path,
                            "record": record,
                            "of_path": of[0],
                            "of_record": of[1],
                            "differs": ",".join(found.get("differs", [])),
                            "message": found["message"],
                        }
                    )
            if rows:
                yield pyarrow.RecordBatch.from_pylist(rows, schema=arrow)

    return copies


def surname(column):
    """A surname as far as spelling goes: before the comma, else the last word; letters alone, small ones."""
    name = functions.when(column.contains(","), functions.substring_index(column, ",", 1)).otherwise(
        functions.substring_index(functions.trim(column), " ", -1)
    )
    return functions.regexp_replace(functions.lower(name), r"[^\p{L}]", "")


def find_copies(games, program, n_parts):
    """Brings games together that have the same moves, or the same two surnames, and lets zapis judge them.

    Of copies the fullest is the one they are copies of, and of several as full the first: so the order of the ranges counts.
    """
    columns = "part path record event site date round white black result_tag result_movetext white_fide_id black_fide_id"
    wanted = games.where("plies > 0").select(*columns.split(), "start_fen", "moves", "fingerprint")
    surnames = functions.sort_array(functions.array(surname(wanted["white"]), surname(wanted["black"])))
    keyed = wanted.withColumn("players", functions.array_join(surnames, "|"))
    found = None
    for key in ("fingerprint", "players"):
        several = keyed.groupBy(key).count().where("count > 1").select(key)
        candidates = keyed.join(several, key).repartition(n_parts, key).sortWithinPartitions("part", "path", "record")
        own = candidates.select(*wanted.columns).mapInArrow(copies_of(program), COPIES)
        found = own if found is None else found.unionByName(own)
    return found.dropDuplicates(["name", "path", "record"])


def plan(program, size, paths):
    """Cuts the files into ranges; the driver alone does it, a gigabyte a second."""
    done = subprocess.run(
        [program, "plan", "--size", size, "--", *paths], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, check=True
    )
    ranges = [json.loads(line) for line in done.stdout.decode("utf-8").splitlines()]
    return [(part, one["path"], one["range"], one["base"]) for part, one in enumerate(ranges)]


def schema_of_games(spark, program):
    """Asks zapis for a table without rows, which has the schema of every other."""
    with tempfile.TemporaryDirectory() as folder:
        empty, table = os.path.join(folder, "empty.pgn"), os.path.join(folder, "empty.parquet")
        pathlib.Path(empty).write_text("[Event \"?\"]\n\n*\n", encoding="utf-8")
        subprocess.run(
            [program, "export", "--format", "parquet", "--rows", "games", "-q", "-o", table, empty], check=True
        )
        fields = spark.read.parquet(pathlib.Path(table).as_uri()).schema.fields
    return types.StructType([types.StructField("part", types.LongType(), False), *fields])


def findings_hash(findings):
    """Hashes the lines in the order of one run over the whole."""
    whole = hashlib.sha256()
    for row in findings.select("part", "sequence", "json").orderBy("part", "sequence").toLocalIterator():
        whole.update(row["json"].encode("utf-8") + b"\n")
    return whole.hexdigest()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("paths", nargs="+", metavar="PATH")
    parser.add_argument("--out", required=True, metavar="FOLDER", help="where Spark writes; it must not be there yet")
    parser.add_argument("--zapis", default="zapis", metavar="PROGRAM", help="the program [default: zapis on the path]")
    parser.add_argument("--ship", action="store_true", help="send the program to the executors")
    parser.add_argument("--size", default="64M", help="about how many bytes of records a task reads [default: 64M]")
    parser.add_argument("--copies", action="store_true", help="look for games that stand several times")
    options = parser.parse_args()

    # Moments are those of Greenwich. Snappy, which Spark takes by itself, is larger, and fails where musl lies beside glibc.
    settings = {"spark.sql.session.timeZone": "UTC", "spark.sql.parquet.compression.codec": "zstd"}
    spark = SparkSession.builder.appName("zapis").config(map=settings).getOrCreate()
    if options.ship:
        spark.sparkContext.addFile(options.zapis)
    program = Program(options.zapis, options.ship)
    ranges = plan(options.zapis, options.size, options.paths)
    # One range a partition, so that what is lost with an executor is one range.
    task_schema = "part long, path string, range string, base string"
    tasks = spark.createDataFrame(spark.sparkContext.parallelize(ranges, max(1, len(ranges))), task_schema)
    out = options.out.rstrip("/")
    schema = schema_of_games(spark, options.zapis)
    tasks.mapInArrow(games_of(program, schema), schema).write.parquet(f"{out}/games")
    tasks.mapInArrow(findings_of(program), FINDINGS).write.parquet(f"{out}/findings")
    games, findings = spark.read.parquet(f"{out}/games"), spark.read.parquet(f"{out}/findings")
    summary = {
        "ranges": len(ranges),
        "games": games.count(),
        "findings": findings.count(),
        "findings_sha256": findings_hash(findings),
    }
    if options.copies:
        find_copies(games, program, max(1, len(ranges))).write.parquet(f"{out}/copies")
        summary["copies"] = spark.read.parquet(f"{out}/copies").count()
    line = json.dumps(summary)
    spark.createDataFrame([(line,)], "value string").coalesce(1).write.text(f"{out}/summary.json")
    print(line)
    spark.stop()


if __name__ == "__main__":
    main()
