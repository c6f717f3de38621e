#!/usr/bin/env bash
# Uses the hooks of this repository as another one would: pre-commit clones it at a tag, builds the
# command and runs it in a small repository. Takes the minutes of a release build.
#
#   scripts/check-pre-commit.sh PATH-OF-PRE-COMMIT
set -euo pipefail
pre_commit=$(realpath "$1")
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export PRE_COMMIT_HOME=$work/home GIT_CONFIG_GLOBAL=$work/gitconfig GIT_CONFIG_SYSTEM=/dev/null
git config --global user.name Ann
git config --global user.email ann@example.com
git config --global init.defaultBranch main

fail() {
  printf '%s\n' "$1"
  cat "$work/log"
  exit 1
}

# What is in the working folder counts, committed or not, but nothing that git ignores.
mkdir "$work/tool" "$work/app"
git ls-files -z --cached --others --exclude-standard |
  xargs -0 cp --parents --no-dereference --target-directory="$work/tool" 2>/dev/null || true
git -C "$work/tool" init --quiet
git -C "$work/tool" add --all
git -C "$work/tool" commit --quiet --message "The tool"
git -C "$work/tool" tag 9.9.9

cd "$work/app"
git init --quiet
mkdir Sources
page() { # LINE: a view with LINE in it
  cat <<SWIFT
import Combine
import SwiftUI

final class Cart: ObservableObject {
  @Published var items = 0
}

struct $1: View {
  $2

  var body: some View {
    Text("\(cart.items)")
  }
}
SWIFT
}
page Old '@ObservedObject var cart = Cart()' >Sources/Old.swift
git add Sources
git commit --quiet --message "What is old"
cat >.pre-commit-config.yaml <<YAML
repos:
  - repo: $work/tool
    rev: 9.9.9
    hooks:
      - id: stlint
        args: [Sources]
        stages: [manual]
      - id: stlint-new
        args: [Sources]
YAML
git add .pre-commit-config.yaml

run() { "$pre_commit" run "$@" >"$work/log" 2>&1; }

echo "Building the hook, as pre-commit does."
run --all-files || fail "stlint-new speaks of old code."
grep -q "stlint (new code).*Passed" "$work/log" || fail "The hook did not run."
run --all-files --hook-stage manual stlint && fail "stlint overlooks old code."
grep -q "^Sources/Old.swift:9:3: warning: " "$work/log" || fail "stlint says something else."

"$pre_commit" install >"$work/log"
echo 'let plain = 1' >Sources/Plain.swift
git add Sources
git commit --quiet --message "Plain" >"$work/log" 2>&1 || fail "A good commit is refused."
sed 's/class Cart/class Bag/; s/Cart/Bag/g' Sources/Old.swift >Sources/New.swift
sed -i 's/struct Old/struct New/' Sources/New.swift
git add Sources
git commit --quiet --message "New" >"$work/log" 2>&1 && fail "A commit with a mistake is let through."
grep -q "Sources/New.swift:9:3: warning: " "$work/log" || fail "The hook says something else."
grep -q "Sources/Old.swift" "$work/log" && fail "The hook speaks of old code."
sed -i 's/@ObservedObject var/@StateObject private var/' Sources/New.swift
git add Sources
git commit --quiet --message "New" >"$work/log" 2>&1 || fail "A mended commit is refused."
echo "Both hooks do what they say."
