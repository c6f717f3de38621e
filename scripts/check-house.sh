#!/bin/sh
# The rules of the house that the compiler does not check. Prints each place that breaks one.
set -eu
cd "$(dirname "$0")/.."

broken=0

# complain MESSAGE PLACES: prints the places, if there are any, under the message.
complain() {
  [ -n "$2" ] || return 0
  printf '%s\n' "$1"
  printf '%s\n' "$2" | sed 's/^/  /'
  broken=1
}

# code FOLDER…: every line of Swift as "file:line:code", without comments and texts in quotes.
code() {
  find "$@" -name '*.swift' ! -name '*.generated.swift' -exec awk '
    FNR == 1 { text = 0 }
    {
      line = $0
      # A line with """ opens or closes a long text; what stands in one is no code.
      if (gsub(/"""/, "", line) % 2) text = !text
      else if (text) next
      gsub(/"([^"\\]|\\.)*"/, "\"\"", line)
      sub(/\/\/.*/, "", line)
      print FILENAME ":" FNR ":" line
    }' {} +
}

# imports FOLDER ALLOWED: the imports below a folder that are not allowed there.
imports() {
  code "$1" | awk -v allowed=" $2 " '
    {
      line = $0
      sub(/^[^:]*:[^:]*:/, "", line)
      if (line !~ /^ *(@[A-Za-z_]+(\([^)]*\))? +|public +|package +|internal +|private +)*import +/) next
      sub(/^.*import +((struct|class|enum|protocol|func|typealias|var|let) +)?/, "", line)
      sub(/[^A-Za-z0-9_].*$/, "", line)
      if (index(allowed, " " line " ") == 0) print $0
    }'
}

complain "A file of at most 400 lines has one subject. These have more:" "$(
  find Sources -name '*.swift' ! -name '*.generated.swift' -exec awk '
    FNR == 1 { if (file != "" && lines > 400) print file ": " lines; file = FILENAME }
    { lines = FNR }
    END { if (lines > 400) print file ": " lines }' {} +)"

complain "The library runs on macOS 13, which does not have these:" "$(
  code Sources | grep -Ew \
    'Mutex|Atomic|InlineArray|Span|RawSpan|MutableSpan|OutputSpan|UTF8Span|Synchronization' \
    || true)"

complain "Syntax imports nothing:" "$(imports Sources/StateLint/Syntax '')"
complain "Facts imports Syntax and nothing else:" \
  "$(imports Sources/StateLint/Facts 'StateLintSyntax')"
complain "Lint imports Facts, Syntax and Foundation, nothing else:" \
  "$(imports Sources/StateLint/Lint \
    'StateLintSyntax StateLintFacts Foundation FoundationEssentials')"

# The words are put together here so that this file does not hold them.
unfinished="TO""DO|FIX""ME|XX""X"
complain "What is still to be done stands in an issue, not in the code:" "$(
  grep -rnEw "$unfinished" Sources Tests scripts .ci --include='*.swift' --include='*.sh' \
    --exclude-dir=.build || true)"

[ "$broken" -eq 0 ] && echo "The house is in order."
exit "$broken"
