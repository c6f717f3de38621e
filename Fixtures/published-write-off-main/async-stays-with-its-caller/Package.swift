// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Vineyard",
  platforms: [.iOS(.v16)],
  targets: [
    .target(
      name: "Vineyard",
      swiftSettings: [
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"), .swiftLanguageMode(.v5),
      ])
  ]
)
