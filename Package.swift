// swift-tools-version: 6.0
import PackageDescription

// Targets stand in the order the data flows; each may import only the ones above it.
let package = Package(
  name: "StateLint",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "StateLint", targets: ["StateLint"]),
    .executable(name: "stlint", targets: ["stlint"]),
  ],
  targets: [
    .target(name: "StateLintSyntax", path: "Sources/StateLint/Syntax"),
    .target(
      name: "StateLintFacts", dependencies: ["StateLintSyntax"], path: "Sources/StateLint/Facts"),
    .target(
      name: "StateLint", dependencies: ["StateLintFacts", "StateLintSyntax"],
      path: "Sources/StateLint/Lint"),
    .executableTarget(name: "stlint", dependencies: ["StateLint"], path: "Sources/stlint"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "SyntaxTests", dependencies: ["StateLintSyntax", "TestSupport"]),
    .testTarget(
      name: "FactsTests", dependencies: ["StateLintFacts", "StateLintSyntax"],
      exclude: ["Knowledge/closures.tsv"]),
    .testTarget(name: "LintTests", dependencies: ["StateLint", "TestSupport"]),
    .testTarget(name: "CommandTests", dependencies: ["stlint", "StateLint"]),
  ],
  swiftLanguageModes: [.v6]
)

// For a plugin SwiftPM builds the command a second time. Who builds this package time and again, and
// no plugin, says so: STATELINT_PLUGINS=no swift test
if Context.environment["STATELINT_PLUGINS"] != "no" {
  package.products += [
    .plugin(name: "StateLintCommand", targets: ["StateLintCommand"]),
    .plugin(name: "StateLintBuild", targets: ["StateLintBuild"]),
  ]
  package.targets += [
    .plugin(
      name: "StateLintCommand",
      capability: .command(
        intent: .custom(verb: "stlint", description: "Find mistakes in SwiftUI state")),
      dependencies: ["stlint"]),
    .plugin(name: "StateLintBuild", capability: .buildTool(), dependencies: ["stlint"]),
  ]
}
