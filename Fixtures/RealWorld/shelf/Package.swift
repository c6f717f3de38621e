// swift-tools-version: 5.8

import PackageDescription

let package = Package(
    name: "Shelf",
    platforms: [.iOS(.v16)],
    targets: [
        .executableTarget(name: "Shelf")
    ]
)
