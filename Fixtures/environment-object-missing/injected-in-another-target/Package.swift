// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Lake",
  targets: [
    .executableTarget(name: "LakeApp", dependencies: ["LakeUI"]),
    .target(name: "LakeUI"),
  ]
)
