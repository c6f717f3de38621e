// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Habits",
    platforms: [.iOS(.v18)],
    targets: [
        .target(name: "HabitKit"),
        .executableTarget(name: "Habits", dependencies: ["HabitKit"]),
        .executableTarget(name: "HabitWidgets", dependencies: ["HabitKit"]),
    ]
)
