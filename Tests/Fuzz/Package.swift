// swift-tools-version: 6.0
import PackageDescription

// A package of its own: `run` builds everything with the sanitizers it needs.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "StateLint", path: "../..")],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [.product(name: "StateLint", package: "StateLint")],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])])
  ],
  swiftLanguageModes: [.v6]
)
