// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Practice",
    platforms: [.iOS(.v18)],
    targets: [
        .target(name: "UnidirectionalStore"),
        .executableTarget(name: "Practice", dependencies: ["UnidirectionalStore"]),
    ],
    swiftLanguageModes: [.v5]
)
