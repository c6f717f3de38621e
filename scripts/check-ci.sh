#!/usr/bin/env bash
# Runs what docs/ci.md and action.yml hold for others to run: the build phase of Xcode and the steps
# of the action, each with the variables that its host sets.
#
#   scripts/check-ci.sh PATH-OF-STLINT FOLDER-OF-A-PYTHON-WITH-CHECK-JSONSCHEMA
set -euo pipefail
stlint=$(realpath "$1")
tools=$(realpath "$2")
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  printf '%s\n' "$1"
  cat "$work/log" 2>/dev/null || true
  exit 1
}

# How each file looks says its schema.
python3 scripts/check-ci.py "$work" >/dev/null
check() { "$tools/check-jsonschema" --builtin-schema "vendor.$1" "$2"; }
check github-workflows "$work/stlint.yml"
check gitlab-ci "$work/.gitlab-ci.yml"
check github-actions action.yml

mkdir -p "$work/App/My Views" "$work/derived" "$work/bin"
cat >"$work/App/My Views/Page.swift" <<'SWIFT'
import Combine
import SwiftUI

final class Cart: ObservableObject {
  @Published var items = 0
}

struct Page: View {
  @ObservedObject var cart = Cart()

  var body: some View {
    Text("\(cart.items)")
  }
}
SWIFT
cp "$stlint" "$work/bin/"

# The build phase, as Xcode calls it.
echo '{"deploymentTarget": {"iOS": "17.0"}}' >"$work/.stlint.json"
echo "$work/App/My Views/Page.swift" >"$work/list"
phase() {
  env -i HOME="$work" PATH="$1" SCRIPT_INPUT_FILE_LIST_0="$work/list" \
    SCRIPT_INPUT_FILE_0="$work/.stlint.json" DERIVED_FILE_DIR="$work/derived" \
    /bin/sh "$work/build-phase.sh" >"$work/log" 2>&1
}
phase "$work/bin:/usr/bin:/bin" || fail "The build phase fails at a warning."
grep -q "^$work/App/My Views/Page.swift:9:3: warning: " "$work/log" || fail "The phase is silent."
[ -s "$work/derived/stlint.json" ] || fail "The phase writes no output."
echo '{"rules": {"observed-object-created-in-view": "error"}}' >"$work/.stlint.json"
phase "$work/bin:/usr/bin:/bin" && fail "The build phase goes on at an error."
rm "$work/.stlint.json"
if ! PATH=/usr/bin:/bin command -v stlint >/dev/null && [ ! -e /usr/local/bin/stlint ]; then
  phase /usr/bin:/bin || fail "Without stlint the build phase fails."
  grep -q "^warning: stlint is not installed" "$work/log" || fail "Nobody says what is missing."
fi
echo "The build phase runs."

# The steps of the action that are shell, as files.
"$tools/python" - action.yml "$work" <<'PYTHON'
import pathlib, sys
from ruamel.yaml import YAML

steps = YAML(typ="safe").load(pathlib.Path(sys.argv[1]))["runs"]["steps"]
for step in steps:
    if "run" in step:
        pathlib.Path(sys.argv[2], step["name"].replace(" ", "-")).write_text(step["run"])
PYTHON
step() { # NAME VARIABLE=VALUE…
  (cd "$work" && env "${@:2}" bash --noprofile --norc -eo pipefail "$1" >"$work/log" 2>&1)
}
step Find-Swift GITHUB_ACTION_PATH="$PWD" GITHUB_OUTPUT="$work/outputs" RUNNER_TEMP="$work" \
  RUNNER_OS=Linux RUNNER_ARCH=X64 || fail "The action does not find Swift."
grep -Eq '^key=stlint-Linux-X64-[0-9a-f]{40}$' "$work/outputs" || fail "The copy has no name."
lint() {
  step Lint FOLDER="$work/bin" GITHUB_WORKSPACE="$work" GITHUB_STEP_SUMMARY="$work/summary" \
    PATHS=. ARGS= FAIL_ON= SARIF= "$@"
}
lint && fail "The action passes over a warning."
grep -q "^::warning file=App/My Views/Page.swift,line=9," "$work/log" || fail "The action is silent."
lint FAIL_ON=error PATHS=$'App/My Views\n' SARIF=out.sarif ARGS="--quiet --jobs 1" ||
  fail "The action fails at a warning."
[ -s "$work/out.sarif" ] || fail "The action writes no report."
echo "The action runs."
