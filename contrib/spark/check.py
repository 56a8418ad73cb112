#!/usr/bin/env python3
"""Runs the Spark job on two executors of this machine, kills one of them, and compares with one run over the whole."""

import argparse
import hashlib
import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import threading
import time

import pyarrow.parquet

HERE = pathlib.Path(__file__).resolve().parent
PROJECT = HERE.parent.parent


def made_records(folder):
    """Puts the records that ship with the project together until there are enough to be shared out."""
    parts = [path.read_bytes() for path in sorted((PROJECT / "corpus/games").glob("*.pgn"))]
    whole = b"\n\n".join(part for part in parts if part.startswith(b"["))
    path = folder / "records.pgn"
    # Copies of which names are spelled otherwise, in another alphabet too, and of which moves are missing.
    archive = b"\n\n".join(path.read_bytes() for path in sorted((PROJECT / "corpus/archive").glob("*.pgn")))
    path.write_bytes((whole + b"\n\n") * max(1, 2_000_000 // len(whole)) + archive)
    return path


def descendants(of):
    """Lists the processes below one, with what they were called with."""
    parents, commands = {}, {}
    for entry in pathlib.Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                status = (entry / "stat").read_text(encoding="utf-8", errors="replace")
                commands[int(entry.name)] = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")
                parents[int(entry.name)] = int(status.rpartition(")")[2].split()[1])
            except (OSError, ValueError, IndexError):
                continue
    below = {of}
    while True:
        more = {process for process, parent in parents.items() if parent in below} - below
        if not more:
            return {process: commands[process] for process in below if process in commands}
        below |= more


class Killer(threading.Thread):
    """Kills an executor of the job, and of no other, as soon as it runs the program for the job."""

    def __init__(self, job):
        super().__init__(daemon=True)
        self.job, self.killed = job, None

    def run(self):
        while self.job.poll() is None and self.killed is None:
            processes = descendants(self.job.pid)
            working = [process for process, command in processes.items() if " --range " in command]
            executors = [process for process, command in processes.items() if "CoarseGrainedExecutorBackend" in command]
            for executor in executors:
                if any(process in descendants(executor) for process in working):
                    os.kill(executor, signal.SIGKILL)
                    self.killed = executor
                    return
            time.sleep(0.02)


def run_job(options, path, out, kills):
    command = [sys.executable, str(HERE / "zapis_spark.py"), "--zapis", options.zapis, "--ship", "--size", options.size]
    environment = dict(os.environ, PYSPARK_PYTHON=sys.executable, PYSPARK_DRIVER_PYTHON=sys.executable)
    environment["PYSPARK_SUBMIT_ARGS"] = "--master local-cluster[2,1,1024] --conf spark.ui.enabled=false pyspark-shell"
    environment.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    log = open(f"{out}.log", "wb")
    job = subprocess.Popen(
        [*command, "--copies", "--out", str(out), *map(str, path)], stdout=subprocess.PIPE, stderr=log, env=environment
    )
    killer = Killer(job)
    if kills:
        killer.start()
    printed = job.communicate()[0].decode("utf-8")
    log.close()
    if job.returncode != 0:
        sys.stderr.write(pathlib.Path(f"{out}.log").read_text(encoding="utf-8", errors="replace")[-6000:])
        sys.exit(f"the job ended with {job.returncode}")
    return json.loads(printed.splitlines()[-1]), killer.killed


def whole_findings(options, path):
    done = subprocess.run([options.zapis, "validate", "--format", "json", "-q", *map(str, path)], stdout=subprocess.PIPE)
    lines = [line for line in done.stdout.splitlines(True) if b'"type":"finding"' in line[:20]]
    return len(lines), hashlib.sha256(b"".join(lines)).hexdigest()


def whole_games(options, path, folder):
    table = folder / "whole.parquet"
    command = [options.zapis, "export", "--format", "parquet", "--rows", "games", "-q", "-o", str(table)]
    subprocess.run([*command, *map(str, path)], check=False)
    return pyarrow.parquet.read_table(table)


def whole_copies(options, path):
    done = subprocess.run([options.zapis, "audit", "--format", "json", "-q", *map(str, path)], stdout=subprocess.PIPE)
    found = (json.loads(line) for line in done.stdout.decode("utf-8").splitlines())
    return {
        tuple(one[name] for name in ("name", "severity", "path", "record", "message"))
        + (one["related"][0]["path"], one["related"][0]["record"], ",".join(one.get("differs", [])))
        for one in found
        if one["type"] == "finding" and one["code"] in ("A001", "A002")
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("paths", nargs="*", type=pathlib.Path)
    parser.add_argument("--zapis", required=True)
    parser.add_argument("--size", default="64K")
    parser.add_argument("--killed-only", action="store_true", help="leave out the run in which nothing happens")
    options = parser.parse_args()
    options.zapis = str(pathlib.Path(options.zapis).resolve())
    with tempfile.TemporaryDirectory() as made:
        folder = pathlib.Path(made)
        path = [one.resolve() for one in options.paths] or [made_records(folder)]
        n_findings, expected = whole_findings(options, path)
        games, copies = whole_games(options, path, folder), whole_copies(options, path)
        for kills in (True,) if options.killed_only else (False, True):
            out = folder / f"out-{int(kills)}"
            began = time.monotonic()
            summary, killed = run_job(options, path, out, kills)
            seconds = time.monotonic() - began
            said = "one killed with -9" if killed else "none killed"
            print(f"two executors, {said}: {json.dumps(summary)} in {seconds:.0f} s", flush=True)
            if kills and killed is None:
                sys.exit("no executor was seen at work; give more records")
            if (summary["findings"], summary["findings_sha256"]) != (n_findings, expected):
                sys.exit(f"findings differ from those of the whole: {n_findings}, {expected}")
            own = pyarrow.parquet.read_table(out / "games").sort_by([("part", "ascending"), ("record", "ascending")])
            for name in games.column_names:
                one, other = own.column(name).to_pylist(), games.column(name).to_pylist()
                one, other = ([dict(cell) for cell in column] if name == "tags" else column for column in (one, other))
                if name == "started":
                    one = [cell and cell.timestamp() for cell in one]
                    other = [cell and cell.timestamp() for cell in other]
                if one != other:
                    sys.exit(f"the column {name} of games differs from that of the whole")
            found = pyarrow.parquet.read_table(out / "copies").to_pylist()
            columns = ["name", "severity", "path", "record", "message", "of_path", "of_record", "differs"]
            own = {tuple(row[name] for name in columns) for row in found}
            if len(own) != len(found):
                sys.exit("a copy is told twice")
            missing, more = copies - own, own - copies
            print(f"copies: {len(own)}, of the whole {len(copies)}, missing {len(missing)}, more {len(more)}")
            if missing or more:
                sys.exit(f"copies differ: {sorted(missing)[:3]} {sorted(more)[:3]}")
    print("equal to one run over the whole")


if __name__ == "__main__":
    main()
