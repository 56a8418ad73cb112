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

Needs pyspark 4, pyarrow and pandas, and Java 17 or later. Exit status 1 where a task failed for good.
"""

import argparse
import contextlib
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
import pyarrow.compute
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
        types.StructField("severity", types.StringType(), False),
        types.StructField("differs", types.StringType()),
        types.StructField("message", types.StringType()),
    ]
)

CANDIDATES = types.StructType(
    [
        types.StructField("part", types.LongType(), False),
        types.StructField("path", types.StringType(), False),
        types.StructField("record", types.LongType(), False),
        types.StructField("group", types.LongType(), False),
        types.StructField("text", types.StringType(), False),
    ]
)

# A file has fewer records; a record of the whole is numbered by its range and this.
RECORD_BITS = 40
MOST_RECORDS = 1 << RECORD_BITS


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


def rows_of(program, task, fields):
    """Exports a range as a table, and gives its rows some at a time."""
    with tempfile.TemporaryDirectory() as folder:
        table = os.path.join(folder, "games.parquet")
        export = ["export", "--format", "parquet", "--rows", "games", "--fields", ",".join(fields), "-o", table]
        program.run([*export, *of_range(task)], stdout=subprocess.DEVNULL)
        yield from pyarrow.parquet.ParquetFile(table).iter_batches(ROWS_AT_ONCE)


def games_of(program, schema):
    """Makes a function that turns ranges into rows of games."""

    def games(batches):
        arrow = to_arrow_schema(schema, timezone="UTC")
        for task in tasks_of(batches):
            for rows in rows_of(program, task, arrow.names[1:]):
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


def keys_of(program):
    """Makes a function that turns ranges into the keys of their records, a row a key."""

    def keys(batches):
        for task in tasks_of(batches):
            for rows in rows_of(program, task, ["record", "copy_keys"]):
                lists = rows.column("copy_keys")
                ids = [task["part"] * MOST_RECORDS + record for record in rows.column("record").to_pylist()]
                ids = pyarrow.array(ids, pyarrow.int64()).take(pyarrow.compute.list_parent_indices(lists))
                yield pyarrow.RecordBatch.from_arrays([ids, lists.flatten()], ["id", "key"])

    return keys


def texts_of(program):
    """Makes a function that gives the records of ranges that are wanted, as they are written, with their groups."""

    def texts(batches):
        arrow = to_arrow_schema(CANDIDATES, timezone="UTC")
        for task in tasks_of(batches):
            group_of = dict(zip(task["records"], task["groups"]))
            for rows in rows_of(program, task, ["record", "text"]):
                found = [
                    {"part": task["part"], "path": task["path"], "record": record, "group": group_of[record], "text": text}
                    for record, text in zip(rows.column("record").to_pylist(), rows.column("text").to_pylist())
                    if record in group_of
                ]
                if found:
                    yield pyarrow.RecordBatch.from_pylist(found, schema=arrow)

    return texts


def copies_of(program):
    """Makes a function that finds copies among records; those that may be copies of each other are in one partition."""

    def copies(batches):
        arrow = to_arrow_schema(COPIES, timezone="UTC")
        with tempfile.TemporaryDirectory() as folder:
            places, of_file = [], {}
            # A file for each record: so no text can be taken for a part of another.
            for row in tasks_of(batches):
                # What is read as scoresheets is that by the ending of its name.
                is_sheet = ".txt" in pathlib.PurePath(row["path"]).suffixes[-2:]
                name = f"{len(places):012}{'.txt' if is_sheet else '.pgn'}"
                pathlib.Path(folder, name).write_text(row["text"], encoding="utf-8", newline="\n")
                of_file[os.path.join(folder, name)] = len(places)
                places.append((row["path"], row["record"]))
            if not places:
                return
            audit = ["audit", "--format", "json", "--jobs", "1", "-q", "--", folder]
            rows = []
            for line in program.run(audit, stdout=subprocess.PIPE).stdout.decode("utf-8").splitlines():
                found = json.loads(line)
                if found["type"] == "finding" and found["code"] in ("A001", "A002"):
                    path, record = places[of_file[found["path"]]]
                    other = found.get("related") or [{}]
                    of = places[of_file[other[0]["path"]]] if "path" in other[0] else (None, None)
                    rows.append(
                        {
                            "name": found["name"],
                            "path": path,
                            "record": record,
                            "of_path": of[0],
                            "of_record": of[1],
                            "severity": found["severity"],
                            "differs": ",".join(found.get("differs", [])),
                            "message": found["message"],
                        }
                    )
            if rows:
                yield pyarrow.RecordBatch.from_pylist(rows, schema=arrow)

    return copies


def find_groups(spark, tasks, program, folder):
    """Groups the records that keys connect, directly or by others: `id`, `group`. What is in different groups is never compared.

    Each record takes the least number that it shares a key with, until none changes. Each round is written down: what is kept by an
    executor would be lost with it.
    """
    tasks.mapInArrow(keys_of(program), "id long, key long").write.parquet(f"{folder}/keys")
    keys = spark.read.parquet(f"{folder}/keys")
    several = keys.groupBy("key").count().where("count > 1").select("key")
    keys.join(several, "key").write.parquet(f"{folder}/shared")
    shared = spark.read.parquet(f"{folder}/shared")
    groups, turn, n_changed = shared.select("id").distinct().withColumn("group", functions.col("id")), 0, 1
    while n_changed > 0:
        least_of_key = shared.join(groups, "id").groupBy("key").agg(functions.min("group").alias("least"))
        least = shared.join(least_of_key, "key").groupBy("id").agg(functions.min("least").alias("least"))
        # The group of the least, which may be less by now: so long chains take few rounds.
        further = groups.select(functions.col("id").alias("least"), functions.col("group").alias("further"))
        found = groups.join(least, "id").join(further, "least")
        found = found.select("id", functions.least("least", "further").alias("group"), functions.col("group").alias("before"))
        turn += 1
        found.write.parquet(f"{folder}/groups-{turn}")
        found = spark.read.parquet(f"{folder}/groups-{turn}")
        n_changed = found.where("group <> before").count()
        groups = found.select("id", "group")
    return groups


def find_copies(spark, tasks, program, n_parts, folder):
    """Brings the records together that `zapis audit` would compare, as they are written and in their order, and lets it judge them."""
    groups = find_groups(spark, tasks, program, folder)
    record = groups["id"].bitwiseAND(functions.lit(MOST_RECORDS - 1))
    wanted = groups.select(functions.shiftright("id", RECORD_BITS).alias("part"), record.alias("record"), "group")
    wanted = wanted.groupBy("part").agg(
        functions.collect_list("record").alias("records"), functions.collect_list("group").alias("groups")
    )
    reread = tasks.join(wanted, "part").repartition(n_parts, "part")
    texts = reread.mapInArrow(texts_of(program), CANDIDATES)
    together = texts.repartition(n_parts, "group").sortWithinPartitions("part", "record")
    return together.mapInArrow(copies_of(program), COPIES)


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


@contextlib.contextmanager
def scratch_beside(spark, out):
    """Names a folder on the storage of the output, and removes it again."""
    folder = f"{out}/.scratch"
    try:
        yield folder
    finally:
        path = spark._jvm.org.apache.hadoop.fs.Path(folder)
        path.getFileSystem(spark._jsc.hadoopConfiguration()).delete(path, True)


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
        with scratch_beside(spark, out) as folder:
            found = find_copies(spark, tasks, program, max(1, len(ranges)), folder)
            found.write.parquet(f"{out}/copies")
        summary["copies"] = spark.read.parquet(f"{out}/copies").count()
    line = json.dumps(summary)
    spark.createDataFrame([(line,)], "value string").coalesce(1).write.text(f"{out}/summary.json")
    print(line)
    spark.stop()


if __name__ == "__main__":
    main()
