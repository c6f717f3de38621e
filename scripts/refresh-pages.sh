#!/bin/sh
# Writes Sources/StateLint/Lint/Pages/Pages.generated.swift from the pages in Rules/.
# A page is found under its file's name; the page of a symptom, symptom-resets.md, under `resets`.
set -eu
cd "$(dirname "$0")/.."
LC_ALL=C
export LC_ALL

target=Sources/StateLint/Lint/Pages/Pages.generated.swift

# Each page as "id<tab>file", sorted by id.
pages() {
  for file in Rules/*.md; do
    [ -f "$file" ] || continue
    name=$(basename "$file" .md)
    printf '%s\t%s\n' "${name#symptom-}" "$file"
  done | sort
}

# A page as a raw string with one `#` more than any run of them that could end or change it.
literal() {
  awk '
    {
      lines[NR] = $0
      rest = $0
      while (match(rest, /("""|\\)#*/)) {
        run = substr(rest, RSTART, RLENGTH)
        gsub(/[^#]/, "", run)
        if (length(run) > most) most = length(run)
        rest = substr(rest, RSTART + RLENGTH)
      }
    }
    END {
      for (marks = "#"; length(marks) <= most;) marks = marks "#"
      print "      text: " marks "\"\"\""
      for (number = 1; number <= NR; number++) print lines[number]
      print ""
      print "\"\"\"" marks
    }
  ' "$1"
}

{
  cat <<'HEAD'
// Written by scripts/refresh-pages.sh from the pages in Rules/: change those, then run it.
// swift-format-ignore-file

/// The pages of `Rules/`, word for word, so that the command needs no file beside it.
public enum Pages {
  /// Every page, sorted by its id, which is that of its rule or symptom.
  public static let all: [(id: String, text: String)] = [
HEAD
  pages | while IFS="$(printf '\t')" read -r id file; do
    printf '    (\n      id: "%s",\n' "$id"
    literal "$file"
    printf '    ),\n'
  done
  cat <<'TAIL'
  ]

  /// The page of a rule or symptom; nil when there is none.
  public static func text(of id: String) -> String? {
    all.first { $0.id == id }?.text
  }
}
TAIL
} >"$target.new"
mv "$target.new" "$target"
echo "wrote $target: $(pages | wc -l | tr -d ' ') pages"
