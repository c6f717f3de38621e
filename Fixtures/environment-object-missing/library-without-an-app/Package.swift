// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "GaugeKit",
  products: [.library(name: "GaugeKit", targets: ["GaugeKit"])],
  targets: [.target(name: "GaugeKit")]
)
