// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "First", targets: [.target(name: "First", path: "Sources")])
