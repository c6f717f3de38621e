#!/bin/sh
# Builds stlint and installs it with its manual page and its completions. Run once more, it puts the
# new ones in place of the old ones.
#
#   scripts/install.sh [--prefix FOLDER] [--binary FILE] [--uninstall]
#
#   --prefix FOLDER   where to; ~/.local, or for root /usr/local
#   --binary FILE     installs this one instead of building one
#   --uninstall       takes away what this script installs
set -eu

usage() {
  sed -n '2,/^set/s/^# \{0,1\}//p' "$0" >&2
  exit 2
}

prefix=$HOME/.local
[ "$(id -u)" -eq 0 ] && prefix=/usr/local
binary=
uninstall=
while [ $# -gt 0 ]; do
  case $1 in
  --prefix | --binary)
    [ $# -gt 1 ] && [ -n "$2" ] || usage
    [ "$1" = --prefix ] && prefix=$2 || binary=$2
    shift
    ;;
  --uninstall) uninstall=yes ;;
  *) usage ;;
  esac
  shift
done
case $prefix in /*) ;; *) prefix=$PWD/$prefix ;; esac

program=$prefix/bin/stlint
manual=$prefix/share/man/man1/stlint.1
bash=$prefix/share/bash-completion/completions/stlint
zsh=$prefix/share/zsh/site-functions/_stlint
fish=$prefix/share/fish/vendor_completions.d/stlint.fish

if [ -n "$uninstall" ]; then
  rm -f "$program" "$manual" "$bash" "$zsh" "$fish"
  echo "stlint is gone from $prefix."
  exit 0
fi

if [ -z "$binary" ]; then
  cd "$(dirname "$0")/.."
  set -- -c release --product stlint
  # On macOS the standard library is part of the system.
  [ "$(uname -s)" = Linux ] && set -- "$@" --static-swift-stdlib
  swift build "$@" >&2
  binary=$(swift build "$@" --show-bin-path)/stlint
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp "$binary" "$work/stlint"
chmod 755 "$work/stlint"
command -v strip >/dev/null && strip "$work/stlint"

# place FILE TARGET: a program that runs is not written into, another takes its name.
place() {
  mkdir -p "$(dirname "$2")"
  cp -p "$1" "$2.new"
  mv -f "$2.new" "$2"
}

"$work/stlint" help --man >"$work/manual"
for shell in bash zsh fish; do "$work/stlint" completions $shell >"$work/$shell"; done
place "$work/stlint" "$program"
place "$work/manual" "$manual"
place "$work/bash" "$bash"
place "$work/zsh" "$zsh"
place "$work/fish" "$fish"
echo "$("$program" --version) is in $prefix."
case :$PATH: in
*:"$prefix/bin":*) ;;
*) echo "$prefix/bin is not in PATH: add it, or run $program." ;;
esac
