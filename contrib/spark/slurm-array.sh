#!/usr/bin/env bash
# Reads records with zapis as an array of Slurm: one task a range, and one that puts the results together.
#
#     contrib/spark/slurm-array.sh plan  FOLDER SIZE PATH...   cuts the files, then says what to submit
#     sbatch --array=0-N contrib/spark/slurm-array.sh task  FOLDER
#     sbatch --dependency=afterok:JOB contrib/spark/slurm-array.sh join  FOLDER
#
# Each task writes findings-PART.jsonl and games-PART.parquet; both appear under their names only when they are whole, so a
# task that was killed is submitted again as it is. `join` refuses to put together what has gaps, and writes findings.jsonl:
# the lines of one run over the whole, in their order. The tables are read as one by any engine: games-*.parquet.
# Variables: ZAPIS (the program), ZAPIS_CHECK (options of `validate`), ZAPIS_EXPORT (options of `export`).
#
#SBATCH --job-name=zapis
#SBATCH --cpus-per-task=1
#SBATCH --mem=1G
#SBATCH --requeue
set -euo pipefail

zapis=${ZAPIS:-zapis}
step=${1:?plan, task or join}
folder=${2:?a folder that all machines see}

# Reads a field of a line of the plan: the line is JSON as zapis writes it, one object, texts without line breaks.
field() {
    python3 -c 'import json, sys; print(json.loads(sys.argv[1])[sys.argv[2]])' "$1" "$2"
}

case $step in
plan)
    size=${3:?a size, such as 256M}
    shift 3
    mkdir -p "$folder"
    "$zapis" plan --size "$size" -o "$folder/plan.jsonl" -- "$@"
    n=$(wc -l < "$folder/plan.jsonl")
    echo "$n ranges: sbatch --array=0-$((n - 1)) $0 task $folder"
    ;;
task)
    part=${SLURM_ARRAY_TASK_ID:?no task of an array}
    line=$(sed -n "$((part + 1))p" "$folder/plan.jsonl")
    name=$(printf '%06d' "$part")
    arguments=(-q --jobs "${SLURM_CPUS_PER_TASK:-1}" --range "$(field "$line" range)" --base "$(field "$line" base)")
    path=$(field "$line" path)
    # Exit status 1 says that errors were found in records; 2 that something could not be read or written.
    status=0
    # shellcheck disable=SC2086
    "$zapis" validate --format json ${ZAPIS_CHECK:-} "${arguments[@]}" -- "$path" > "$folder/findings-$name.part" || status=$?
    [ "$status" -le 1 ]
    mv "$folder/findings-$name.part" "$folder/findings-$name.jsonl"
    status=0
    # shellcheck disable=SC2086
    "$zapis" export --format parquet --rows games ${ZAPIS_EXPORT:-} "${arguments[@]}" \
        -o "$folder/games-$name.parquet" -- "$path" || status=$?
    [ "$status" -le 1 ]
    ;;
join)
    n=$(wc -l < "$folder/plan.jsonl")
    for ((part = 0; part < n; part++)); do
        name=$(printf '%06d' "$part")
        for made in "$folder/findings-$name.jsonl" "$folder/games-$name.parquet"; do
            if ! [ -f "$made" ]; then
                echo "$made is missing: submit --array=$part again" >&2
                exit 1
            fi
        done
        grep '^{"type":"finding"' "$folder/findings-$name.jsonl" || true
    done > "$folder/findings.part"
    mv "$folder/findings.part" "$folder/findings.jsonl"
    ;;
*)
    echo "no such step: $step" >&2
    exit 2
    ;;
esac
