// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Post",
  platforms: [.iOS(.v17)],
  targets: [
    .target(name: "Post", swiftSettings: [.defaultIsolation(MainActor.self)])
  ]
)
