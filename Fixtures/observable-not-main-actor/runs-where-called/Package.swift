// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Parcels",
  platforms: [.iOS(.v17)],
  targets: [
    .target(
      name: "Parcels",
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")])
  ]
)
