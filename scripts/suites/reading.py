"""What zapis makes of a file: its timelines, and the findings of `validate`."""

import json
import re
import subprocess


class Reading:
    """What zapis makes of one file: its timelines, and the findings of `validate`, notes included."""

    def __init__(self, exported, validated):
        self.records, self.loose, self.broken = [], [], 0
        self.status = {exported.returncode, validated.returncode}
        for line in filter(str.strip, exported.stdout.decode("utf-8", "replace").split("\n")):
            try:
                self.records.append(Record(json.loads(line)))
            except RecursionError:
                self.records.append(Record(json.loads(shallow(line))))
            except json.JSONDecodeError:
                self.broken += 1
                self.records.append(Record({}))
        for line in filter(str.strip, validated.stdout.decode("utf-8", "replace").split("\n")):
            finding = json.loads(line)
            if finding["type"] == "finding":
                number = finding.get("record", 0)
                home = self.records[number - 1].findings if 1 <= number <= len(self.records) else self.loose
                home.append(finding)

    def findings(self):
        return [*self.loose, *(f for r in self.records for f in r.findings)]

    def names(self, *severities):
        return sorted({f["name"] for f in self.findings() if not severities or f["severity"] in severities})


class Record:
    def __init__(self, raw):
        self.raw = raw
        self.plies = raw.get("plies", [])
        self.tags = raw.get("tags", [])
        self.findings = []

    @property
    def errors(self):
        return sorted({f["name"] for f in self.findings if f["severity"] == "error"})

    @property
    def sans(self):
        return [ply["san"] for ply in self.plies]

    @property
    def board(self):
        return self.raw.get("result", {}).get("board")

    def final(self):
        return self.plies[-1]["fen"] if self.plies else self.raw.get("setup")

    def has(self, event):
        return any(e["kind"] == event for e in self.raw.get("events", []))


class Zapis:
    def __init__(self, binary):
        self.binary = str(binary)
        self.cache = {}

    def run(self, *args, text=None):
        return subprocess.run([self.binary, *map(str, args)], input=text, capture_output=True, check=False)

    def read(self, path):
        path = str(path)
        if path not in self.cache:
            self.cache[path] = Reading(self.run("export", "--format", "ndjson", path),
                                       self.run("validate", "--notes", "--format", "json", path))
        return self.cache[path]

    def read_text(self, text):
        text = text.encode()
        return Reading(self.run("export", "--format", "ndjson", "-", text=text),
                       self.run("validate", "--notes", "--format", "json", "-", text=text))


def shallow(line):
    """A timeline without its variations, for those nested too deeply for a recursive reader of JSON."""
    out, kept, depth, before = [], 0, 0, ""
    for token in re.finditer(r'"(?:[^"\\]|\\.)*"|[\[\]]', line):
        if depth:
            depth += {"[": 1, "]": -1}.get(token[0], 0)
            if not depth:
                kept = token.start()
        elif token[0] == "[" and before == '"variations"':
            out.append(line[kept:token.end()])
            depth = 1
        before = token[0]
    return "".join(out) + line[kept:]
