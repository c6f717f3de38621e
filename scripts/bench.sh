#!/usr/bin/env bash
# Measures stlint on a folder of Swift code, and prints figures that mean the same on any machine:
# ratios to the least any tool has to do, which is to find the files and read them.
#
#   scripts/bench.sh [--short] [--binary FILE] [--gate RATIO] [--instructions N] [FOLDER]
#
#   FOLDER             what to lint; else a corpus that scripts/make-corpus.py writes into .build
#   --short            a corpus of a tenth and fewer rounds, for CI
#   --binary FILE      measures this stlint instead of building one
#   --gate RATIO       fails where a run takes more than so many times what `find` and `cat` take
#   --instructions N   fails where a run takes more than so many instructions for a source byte
#
# Runs stand in turn, so that a slow minute of the machine is one for all of them; what is printed are
# medians. Exit status: 0; 1 a gate is exceeded; 2 it could not measure.
set -euo pipefail

usage() {
  sed -n '2,/^set/s/^# \{0,1\}//p' "$0" | sed '$d' >&2
  exit 2
}

stlint='' folder='' gate='' limit='' files=20000 rounds=7
while [ $# -gt 0 ]; do
  case $1 in
  --short) files=2000 rounds=3 ;;
  --binary | --gate | --instructions)
    [ $# -gt 1 ] && [ -n "$2" ] || usage
    case $1 in
    --binary) stlint=$(realpath "$2") ;;
    --gate) gate=$2 ;;
    --instructions) limit=$2 ;;
    esac
    shift
    ;;
  -*) usage ;;
  *) folder=$(realpath "$1") ;;
  esac
  shift
done
cd "$(dirname "$0")/.."

if [ -z "$stlint" ]; then
  export STATELINT_PLUGINS=no
  swift build -c release --product stlint >&2
  stlint=$(swift build -c release --product stlint --show-bin-path)/stlint
fi
if [ -z "$folder" ]; then
  folder=$PWD/.build/corpus-$files
  [ -d "$folder" ] || python3 scripts/make-corpus.py "$folder" "$files" >&2
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

# Names of runs, and what each does; each takes its folders as arguments.
# shellcheck disable=SC2094,SC2317,SC2329 # They are called by their names, and read only.
{
  run_read() { find "$@" -name '*.swift' -print0 | xargs -0 cat; }
  run_default() { "$stlint" --format json "$@"; }
  run_one_job() { "$stlint" --format json --jobs 1 "$@"; }
  run_one_rule() { "$stlint" --format json --only state-not-private "$@"; }
  run_all() { "$stlint" --format json --enable all "$@"; }
  run_text() { "$stlint" "$@"; }
  run_swiftlint() { swiftlint lint --quiet --no-cache --config "$work/swiftlint.yml" "$@"; }
  run_swiftlint_default() { swiftlint lint --quiet --no-cache "$@"; }
  run_swiftformat() { swiftformat --lint --cache ignore --rules redundantBackticks "$@"; }
  run_swift_format() { swift format lint --parallel --recursive "$@"; }
  run_swift_parser() { "$work/parse" "$@"; }
  run_version() { "$stlint" --version; }
  run_file() { "$stlint" - --stdin-path "$file" <"$file"; }
}

# lap NAME FOLDER…: how many microseconds one run takes.
lap() {
  local begin=${EPOCHREALTIME/[.,]/}
  # Findings make it 1 for all of them; what could not run has measured nothing.
  "run_$1" "${@:2}" >/dev/null 2>"$work/said" || [ $? -le 2 ] || cat "$work/said" >&2
  echo $((${EPOCHREALTIME/[.,]/} - begin))
}

# measure ROUNDS FOLDERS NAME…: runs each in turn, so many times, and keeps the times in $work/NAME.
measure() {
  local count=$1 name round
  local -a folders
  read -ra folders <<<"$2"
  shift 2
  for name in "$@"; do
    : >"$work/$name"
    lap "$name" "${folders[@]}" >/dev/null
  done
  for ((round = 0; round < count; round++)); do
    for name in "$@"; do lap "$name" "${folders[@]}" >>"$work/$name"; done
  done
}

# median NAME: in microseconds
median() { sort -n "$work/$1" | awk '{ times[NR] = $1 } END { print times[int((NR + 1) / 2)] }'; }

# fastest NAME: in microseconds; for what is compared by small differences.
fastest() { awk 'NR == 1 || $1 < least { least = $1 } END { print least }' "$work/$1"; }

# ratio A B: A / B with two places.
ratio() { awk -v a="$1" -v b="$2" 'BEGIN { printf "%.2f", (b > 0 ? a / b : 0) }'; }

# bytes FOLDER…: how long all Swift files are together.
bytes() { find "$@" -name '*.swift' -type f -print0 | xargs -0 cat | wc -c; }

row() { printf '%-44s %12s %12s\n' "$1" "$2" "${3:-}"; }
milliseconds() { awk -v t="$1" 'BEGIN { printf "%.1f ms", t / 1000 }'; }

# exceeds NAME VALUE LIMIT: says so where it does.
exceeds() {
  [ -n "$3" ] || return 0
  awk -v a="$2" -v b="$3" 'BEGIN { exit !(a > b) }' || return 0
  echo "The gate is exceeded: $1 is $2, and $3 is the most."
  failed=1
}

size=$(bytes "$folder")
count=$(find "$folder" -name '*.swift' -type f | wc -l)
[ "$size" -gt 0 ] || {
  echo "$folder holds no Swift code." >&2
  exit 2
}
echo "$count files, $((size / 1000000)) MB, $(getconf _NPROCESSORS_ONLN) cores, $("$stlint" --version)"
echo

# MARK: The whole folder

measure "$rounds" "$folder" read default one_job one_rule all text
least=$(median read)
row "the whole folder" "time" "find + cat"
row "find + cat" "$(milliseconds "$least")" 1.00
for name in default one_rule all text one_job; do
  case $name in
  default) title="stlint, all default rules, json" ;;
  one_rule) title="stlint, one rule" ;;
  all) title="stlint, every rule" ;;
  text) title="stlint, all default rules, text" ;;
  one_job) title="stlint, all default rules, one thread" ;;
  esac
  row "$title" "$(milliseconds "$(median "$name")")" "$(ratio "$(median "$name")" "$least")"
done
row "one thread against all cores" "" "$(ratio "$(median one_job)" "$(median default)")"
exceeds "a run against find + cat" "$(ratio "$(median default)" "$least")" "$gate"
echo

# MARK: Memory

# Not every system has a `time` that tells.
if /usr/bin/time -f %M true >/dev/null 2>&1; then
  /usr/bin/time -f %M -o "$work/peak" "$stlint" --format json "$folder" >/dev/null 2>&1 || true
  peak=$(tail -1 "$work/peak")
  row "peak memory" "$((peak / 1024)) MB"
  row "bytes a source byte above 30 MB" \
    "$(awk -v p="$peak" -v s="$size" 'BEGIN { printf "%.2f", (p * 1024 - 30 * 1048576) / s }')"
  echo
fi

# MARK: Stages

echo "By stage, one thread:"
{ "$stlint" --timings --jobs 1 --format json --fail-on never "$folder" || true; } \
  2>&1 >/dev/null | tail -13 | sed 's/^/  /'
cat >"$work/sum.swift" <<'SWIFT'
// How fast this machine adds up bytes: what a second is worth here.
let bytes = [UInt8]((0..<(1 << 24)).map { UInt8(truncatingIfNeeded: $0) })
var best = Duration.seconds(1000)
var sum: UInt64 = 0
for _ in 0..<20 {
  let begin = ContinuousClock.now
  for byte in bytes { sum &+= UInt64(byte) }
  best = min(best, ContinuousClock.now - begin)
}
let seconds = Double(best.components.attoseconds) / 1e18 + Double(best.components.seconds)
print(Int(Double(bytes.count) / seconds / 1e6), sum == 0 ? "" : "MB/s")
SWIFT
if command -v swiftc >/dev/null && swiftc -O "$work/sum.swift" -o "$work/sum" 2>/dev/null; then
  row "adding up bytes on this machine" "$("$work/sum")"
fi
echo

# MARK: Short runs

# Rather one that somebody wrote than the longest.
file=$(find "$folder" -name '*.swift' -type f -size +11k -size -19k | LC_ALL=C sort |
  xargs -d '\n' wc -l | awk '!found && $1 >= 450 && $1 <= 550 { found = 1; $1 = ""; print substr($0, 2) }')
if [ -n "$file" ]; then
  measure $((rounds * 5)) "" version file
  row "start" "$(milliseconds "$(median version)")"
  row "start and one file of 500 lines" "$(milliseconds "$(median file)")"
  echo
fi

# MARK: Twice as much

mapfile -t parts < <(find "$folder" -mindepth 1 -maxdepth 1 -type d ! -name '.*' | LC_ALL=C sort)
if [ ${#parts[@]} -gt 1 ]; then
  half=("${parts[@]:0:${#parts[@]}/2}")
  # shellcheck disable=SC2317,SC2329 # Called by its name.
  run_half() { "$stlint" --format json --jobs 1 "${half[@]}"; }
  # shellcheck disable=SC2317,SC2329 # Called by its name.
  run_whole() { "$stlint" --format json --jobs 1 "${parts[@]}"; }
  measure "$rounds" "" half whole
  row "half of the folders against all, by byte" "" "$(
    awk -v a="$(fastest whole)" -v b="$(fastest half)" -v c="$(bytes "${parts[@]}")" \
      -v d="$(bytes "${half[@]}")" 'BEGIN { printf "%.2f", (a / c) / (b / d) }')"
  echo
fi

# MARK: Instructions

# A few megabytes tell: a machine that counts is fifty times slower.
sample=() sampled=0
for part in "${parts[@]:-$folder}"; do
  sample+=("$part")
  sampled=$(bytes "${sample[@]}")
  [ "$sampled" -gt 2000000 ] && break
done
if command -v valgrind >/dev/null; then
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$stlint" --format json --jobs 1 \
    "${sample[@]}" >/dev/null 2>"$work/counted" || true
  instructions=$(awk '/Collected/ { print $NF }' "$work/counted")
  each=$(ratio "$instructions" "$sampled")
  row "instructions a source byte" "$each"
  exceeds "instructions a source byte" "$each" "$limit"
else
  echo "Nobody counted instructions: valgrind is not on this machine."
fi
echo

# MARK: Others

others=()
cat >"$work/swiftlint.yml" <<'YAML'
only_rules: [private_swiftui_state]
YAML
command -v swiftlint >/dev/null && others+=(swiftlint swiftlint_default)
command -v swiftformat >/dev/null && others+=(swiftformat)
swift format --version >/dev/null 2>&1 && others+=(swift_format)
cat >"$work/parse.swift" <<'SWIFT'
import Foundation
import SwiftParser
import SwiftSyntax

for folder in CommandLine.arguments.dropFirst() {
  let files = FileManager.default.enumerator(
    at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil)
  for case let file as URL in files! where file.pathExtension == "swift" {
    let text = try! String(contentsOf: file, encoding: .utf8)
    precondition(Parser.parse(source: text).totalLength.utf8Length == text.utf8.count)
  }
}
SWIFT
if command -v swiftc >/dev/null; then
  host=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/host
  if [ -d "$host/SwiftParser.swiftmodule" ] && swiftc -O "$work/parse.swift" -o "$work/parse" \
    -I"$host" -L"$host" -lSwiftSyntax -lSwiftParser -Xlinker -rpath -Xlinker "$host" 2>"$work/log"; then
    others+=(swift_parser)
  fi
fi
if [ ${#others[@]} -gt 0 ]; then
  # shellcheck disable=SC2317,SC2329 # Called by its name.
  run_stlint_sample() { "$stlint" --format json "${sample[@]}"; }
  for name in "${others[@]}"; do
    eval "run_other_$name() { run_$name \"\${sample[@]}\"; }"
  done
  measure 3 "" stlint_sample "${others[@]/#/other_}"
  row "others, on $((sampled / 1000)) KB" "time" "stlint"
  row "stlint, all default rules" "$(milliseconds "$(median stlint_sample)")" 1.00
  for name in "${others[@]}"; do
    case $name in
    swiftlint) title="SwiftLint, private_swiftui_state" ;;
    swiftlint_default) title="SwiftLint, its default rules" ;;
    swiftformat) title="SwiftFormat, one rule" ;;
    swift_format) title="swift format lint, of the toolchain" ;;
    swift_parser) title="SwiftParser alone, one thread" ;;
    esac
    row "$title" "$(milliseconds "$(median "other_$name")")" \
      "$(ratio "$(median "other_$name")" "$(median stlint_sample)")"
  done
fi
exit "$failed"
