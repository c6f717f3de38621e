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
    .target(name: "TestClock", path: "Tests/TestClock"),
    .testTarget(name: "SyntaxTests", dependencies: ["StateLintSyntax", "TestClock"]),
    .testTarget(
      name: "FactsTests", dependencies: ["StateLintFacts", "StateLintSyntax"],
      exclude: ["Knowledge/closures.tsv"]),
    .testTarget(name: "LintTests", dependencies: ["StateLint", "TestClock"]),
    .testTarget(name: "CommandTests", dependencies: ["stlint", "StateLint"]),
  ],
  swiftLanguageModes: [.v6]
)
