#!/usr/bin/env bash
# Loads the completions and the manual page of a built stlint into the shells and readers that are
# there, and asks for some words. Says SKIPPED for those that are not.
#
#   scripts/check-completions.sh [PATH-OF-STLINT]
set -euo pipefail
cd "$(dirname "$0")/.."

stlint=${1:-.build/debug/stlint}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
broken=0

# has SHELL LINE WORD OFFERED: OFFERED, one a line, has WORD.
has() {
  grep -qx -- "$3" <<<"$4" && return 0
  printf '%s: “%s” does not offer “%s”, but:\n%s\n' "$1" "$2" "$3" "$(head -5 <<<"$4")"
  broken=1
}

skip() { echo "SKIPPED: $1 is not on this machine."; }

for shell in bash zsh fish; do "$stlint" completions "$shell" >"$work/stlint.$shell"; done

# What each shell has to offer behind a line. The last word is what is typed of the next one.
cases() {
  cat <<'CASES'
stlint expl|explain
stlint --form|--format
stlint --format sa|sarif
stlint --format=sa|--format=sarif
stlint --fix=|--fix=suggested
stlint explain rese|resets
stlint explain state-not-p|state-not-private
stlint --quiet inspect tr|tree
stlint schema con|config
stlint completions f|fish
stlint --only resets,state-not-p|resets,state-not-private
stlint --disable adv|advice
stlint --severity state-not-private=err|state-not-private=error
stlint diagnose never|never-updates
stlint --since mai|main
CASES
}

# A folder with a branch to offer, where git is there.
mkdir "$work/folder"
if command -v git >/dev/null; then
  git -C "$work/folder" init --quiet
  git -C "$work/folder" -c user.name=Ann -c user.email=ann@example.com \
    commit --quiet --allow-empty --message first
  git -C "$work/folder" branch --quiet --force main 2>/dev/null || true
fi

# bash_words LINE: what bash puts in place of the last word, made whole as it stands on the line.
bash_words() {
  bash --norc -c '
    source "$1"
    cd "$2"
    # Splits as readline does: blanks end a word, and `=` is one.
    rest=${3//=/ = } words=($rest)
    case $3 in *=) ;; *" ") words+=("") ;; esac
    COMP_WORDS=("${words[@]}") COMP_CWORD=$((${#words[@]} - 1))
    last=${3##* } raw=${words[COMP_CWORD]}
    [ "$raw" = = ] && raw=
    _stlint stlint "$raw" "" 2>/dev/null
    printf "%s\n" "${COMPREPLY[@]/#/${last%"$raw"}}"
  ' bash "$work/stlint.bash" "$work/folder" "$1"
}

while IFS='|' read -r line word; do
  case $line in *--since*) command -v git >/dev/null || continue ;; esac
  has bash "$line" "$word" "$(bash_words "$line")"
done < <(cases)
echo "bash completes."

if command -v zsh >/dev/null; then
  zsh -n "$work/stlint.zsh"
  # zsh completes only where somebody types: zpty is a terminal for it.
  # shellcheck disable=SC2329 # `declare -f` hands it to another bash.
  zsh_words() {
    zsh -f -c '
      zmodload zsh/zpty
      zpty shell zsh -f -i
      tell() { zpty -w shell "$1" }
      tell "PS1=; unsetopt beep; autoload -Uz compinit; compinit -D; source $1; cd $2"
      # The line is printed instead of run, as it stands behind the completion.
      tell "show() { print -r -- \"<<\$BUFFER>>\"; BUFFER=; zle accept-line }"
      tell "zle -N show; bindkey \"^X\" show; print rea\"\"dy"
      zpty -r -m shell line "*ready*"
      zpty -w -n shell "$3"$'"'\\t'"'
      sleep 0.4
      zpty -w -n shell $'"'\\x18'"'
      zpty -r -m shell line "*<<*>>*"
      print -r -- "${${line##*<<}%%>>*}"
      zpty -d shell
    ' zsh "$work/stlint.zsh" "$work/folder" "$1"
  }
  while IFS='|' read -r line word; do
    case $line in *--since*) command -v git >/dev/null || continue ;; esac
    got=$(timeout 30 bash -c "$(declare -f zsh_words); work='$work' zsh_words '$line'" || true)
    # What zsh puts behind a word to go on with is no part of it.
    got=${got%[ ,=]}
    has zsh "$line" "$word" "${got##* }"
  done < <(cases)
  echo "zsh completes."
else
  skip zsh
fi

if command -v fish >/dev/null; then
  fish --no-config -n "$work/stlint.fish" 2>/dev/null || fish -n "$work/stlint.fish"
  while IFS='|' read -r line word; do
    case $line in *--since*) command -v git >/dev/null || continue ;; esac
    # shellcheck disable=SC2016 # The variable is one of fish.
    offered=$(cd "$work/folder" && fish -c 'source $argv[1]; complete -C $argv[2]' \
      "$work/stlint.fish" "$line" | cut -f 1)
    has fish "$line" "$word" "$offered"
  done < <(cases)
  echo "fish completes."
else
  skip fish
fi

"$stlint" help --man >"$work/stlint.1"
# quiet READER COMMAND…: the reader has nothing to say on the page.
quiet() {
  local reader=$1 said
  shift
  said=$("$@" 2>&1 >/dev/null) || true
  [ -z "$said" ] && echo "$reader reads the manual page." && return 0
  printf '%s says of the manual page:\n%s\n' "$reader" "$said"
  broken=1
}
if command -v groff >/dev/null; then
  quiet groff groff -mandoc -ww -Tutf8 "$work/stlint.1"
else
  skip groff
fi
if command -v mandoc >/dev/null; then
  said=$(mandoc -Tlint -Wwarning "$work/stlint.1" 2>&1 || true)
  if [ -n "$said" ]; then
    printf 'mandoc says of the manual page:\n%s\n' "$said"
    broken=1
  else
    echo "mandoc reads the manual page."
  fi
else
  skip mandoc
fi
exit "$broken"
