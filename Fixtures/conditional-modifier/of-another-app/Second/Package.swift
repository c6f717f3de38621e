// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Second", targets: [.target(name: "Second", path: "Sources")])
