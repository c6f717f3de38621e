#!/usr/bin/env bash
# Makes a small package that depends on this checkout, and runs both plugins in it as its owner
# would, without the network. Keeps what is built below .build/plugins: the first run builds stlint
# once more, which takes minutes, later ones build what has changed.
set -euo pipefail
cd "$(dirname "$0")/.."

unset STATELINT_PLUGINS
here=$PWD
work=$here/.build/plugins
app=$work/Shop
rm -rf "$app"
mkdir -p "$app/Sources/Shop" "$app/Sources/Plain"

cat >"$app/Package.swift" <<MANIFEST
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "StateLint", path: "$here")],
  targets: [
    .target(name: "Shop", plugins: [.plugin(name: "StateLintBuild", package: "StateLint")]),
    .target(name: "Plain"),
  ])
MANIFEST

# What only Apple's systems have is left out where the package is compiled, not where it is read.
page() { # LINE: a view with LINE in it
  cat <<SWIFT
#if canImport(SwiftUI)
  import Combine
  import SwiftUI

  final class Cart: ObservableObject {
    @Published var items = 0
  }

  struct Page: View {
    $1

    var body: some View {
      Text("\(cart.items)")
    }
  }
#endif
SWIFT
}
page '@ObservedObject var cart = Cart()' >"$app/Sources/Shop/Page.swift"
echo 'public let plain = 1' >"$app/Sources/Plain/Plain.swift"

log=$work/log
options=(--package-path "$app" --scratch-path "$work/scratch" --disable-automatic-resolution
  --disable-index-store)

# swift_fails COMMAND…: runs swift, its words in $log, and is true where it fails.
swift_fails() { ! swift "$@" >"$log" 2>&1; }

expect() { # TEXT: it stands in the log
  grep -qF -- "$1" "$log" && return 0
  printf 'The log has no “%s”:\n' "$1"
  tail -40 "$log"
  exit 1
}

refuse() { # TEXT: it does not stand in the log
  grep -qF -- "$1" "$log" || return 0
  printf 'The log has “%s”:\n' "$1"
  tail -40 "$log"
  exit 1
}

fail() {
  echo "$1"
  tail -40 "$log"
  exit 1
}

rule=observed-object-created-in-view
finding="Sources/Shop/Page.swift:10:5: warning: "

swift_fails build "${options[@]}" && fail "A warning failed the build."
expect "$app/$finding"
expect "($rule)"
refuse "Copying"
echo "The build shows a warning and goes on."

swift_fails build "${options[@]}" && fail "A build with nothing to do failed."
# SwiftPM asks the plugin anew when the manifest or a folder of sources has changed.
echo "{\"rules\": {\"$rule\": \"error\"}}" >"$app/.stlint.json"
touch "$app/Package.swift"
swift_fails build "${options[@]}" || fail "An error did not fail the build."
expect "Sources/Shop/Page.swift:10:5: error: "
echo "{\"rules\": {\"$rule\": \"note\"}}" >"$app/.stlint.json"
swift_fails build "${options[@]}" && fail "A note failed the build."
expect "Sources/Shop/Page.swift:10:5: note: "
echo "The build fails at an error, and a change of the configuration is seen."

page '@StateObject private var cart = Cart()' >"$app/Sources/Shop/Page.swift"
swift_fails build "${options[@]}" && fail "Good code failed the build."
refuse "Page.swift:"
echo "The build says nothing of good code."

rm "$app/.stlint.json"
page '@ObservedObject var cart = Cart()' >"$app/Sources/Shop/Page.swift"
swift_fails package "${options[@]}" stlint || fail "The command found nothing."
expect "$finding"
expect "2 files, 1 view"
swift_fails package "${options[@]}" stlint --target Plain && fail "The command looked elsewhere."
expect "1 file, 0 views"
swift_fails package "${options[@]}" stlint --quiet Sources/Plain && fail "A path is overlooked."
swift_fails package "${options[@]}" stlint --only nonsense || fail "A mistake was overlooked."
expect "unknown rule"
swift_fails package "${options[@]}" stlint explain "$rule" && fail "The command explains nothing."
expect "# $rule"
echo "The command looks at targets, at paths, and does what else it is asked."

written=$(cd "$app" && find . -type f | LC_ALL=C sort | tr '\n' ' ')
[ "$written" = "./Package.swift ./Sources/Plain/Plain.swift ./Sources/Shop/Page.swift " ] ||
  fail "Something was written into the package: $written"
echo "Nothing is written into the package."
