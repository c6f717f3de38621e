// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that the linter itself depends on nothing. `run` builds it: it finds the
// folder of the toolchain that holds SwiftParser and passes it on.
let package = Package(
  name: "Oracle",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "StateLint", path: "../..")],
  targets: [
    .executableTarget(
      name: "Oracle",
      dependencies: [.product(name: "StateLint", package: "StateLint")],
      linkerSettings: [.linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser")])
  ],
  swiftLanguageModes: [.v6]
)
