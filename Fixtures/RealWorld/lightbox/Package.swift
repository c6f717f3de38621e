// swift-tools-version: 5.9

import PackageDescription

let package = Package(
    name: "Lightbox",
    platforms: [.iOS(.v16)],
    targets: [
        .executableTarget(name: "Lightbox")
    ]
)
