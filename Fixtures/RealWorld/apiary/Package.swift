// swift-tools-version: 5.7

import PackageDescription

let package = Package(
    name: "Apiary",
    platforms: [.iOS(.v16)],
    targets: [
        .executableTarget(name: "Apiary")
    ]
)
