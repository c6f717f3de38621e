#!/usr/bin/env bash
# Makes the files of a release for Linux: a packed folder with the command, its manual page and its
# completions, the sum of it, and the notes. It tags nothing and uploads nothing.
#
#   scripts/release.sh VERSION
#
# Same sources, same toolchain and same folder give the same bytes: times are those of the commit.
set -euo pipefail
cd "$(dirname "$0")/.."

refuse() {
  echo "release: $1" >&2
  exit 2
}

version=${1:-}
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ && $# -eq 1 ]] || refuse "needs a version, like 0.1.0"
[ "$(uname -s)" = Linux ] || refuse "is for Linux"
[ -z "$(git status --porcelain)" ] || refuse "something is not committed: git status shows what"
grep -q "static let version = \"$version\"" Sources/StateLint/Lint/Report/Tool.swift ||
  refuse "Tool.version is not $version"
grep -Eq "^## \[${version//./\\.}\] - [0-9]{4}-[0-9]{2}-[0-9]{2}$" CHANGELOG.md ||
  refuse "CHANGELOG.md has no \`## [$version] - YYYY-MM-DD\`: what is unreleased goes below it"
if tagged=$(git rev-parse --verify --quiet "$version^{commit}"); then
  [ "$tagged" = "$(git rev-parse HEAD)" ] || refuse "the tag $version is another commit"
fi

SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
out=.build/release-$version
name=stlint-$version-linux-$(uname -m)
rm -rf "$out"
mkdir -p "$out/$name"

options=(-c release --product stlint --static-swift-stdlib)
swift build "${options[@]}"
scripts/install.sh --prefix "$PWD/$out/$name" \
  --binary "$(swift build "${options[@]}" --show-bin-path)/stlint" >/dev/null
cp LICENSE README.md CHANGELOG.md "$out/$name/"

# It is what it says, and runs where no Swift is.
stlint=$out/$name/bin/stlint
[ "$("$stlint" --version)" = "stlint $version" ] || refuse "the command is not $version"
if ldd "$stlint" | grep -i swift; then refuse "the command needs libraries of Swift"; fi

tar --create --file - --directory "$out" --sort=name --mtime="@$SOURCE_DATE_EPOCH" \
  --owner=0 --group=0 --numeric-owner --mode=u+rwX,go+rX,go-w "$name" |
  gzip --no-name --best >"$out/$name.tar.gz"
rm -r "${out:?}/$name"
(cd "$out" && sha256sum "$name.tar.gz" >SHA256SUMS)
awk -v head="## [$version]" '
  index($0, head) == 1 { on = 1; next }
  /^## / || /^\[[^]]*\]: / { on = 0 }
  on && (NF || begun) { begun = 1; print }
' CHANGELOG.md >"$out/notes.md"
[ -s "$out/notes.md" ] || refuse "CHANGELOG.md says nothing of $version"

cat "$out/SHA256SUMS"
echo "The files are in $out. What is left: git tag $version, and to upload them with notes.md."
