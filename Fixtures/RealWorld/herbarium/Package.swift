// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Herbarium",
    platforms: [.iOS(.v18), .macOS(.v15)],
    targets: [
        .executableTarget(name: "Herbarium")
    ],
    swiftLanguageModes: [.v5]
)
