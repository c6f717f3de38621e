// swift-tools-version: 6.0
import PackageDescription

// Targets stand in the order the data flows; each may import only the ones above it.
let package = Package(
  name: "StateLint",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "StateLintSyntax", path: "Sources/StateLint/Syntax"),
    .testTarget(name: "SyntaxTests", dependencies: ["StateLintSyntax"]),
  ],
  swiftLanguageModes: [.v6]
)
