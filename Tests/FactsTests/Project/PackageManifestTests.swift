import Testing

@testable import StateLintFacts

@Suite("What a Package.swift says")
struct PackageManifestTests {
  private func read(_ text: String) -> PackageManifest? { PackageManifest(bytes: Array(text.utf8)) }

  @Test(
    arguments: [
      ("// swift-tools-version: 6.0", VersionNumber(6)),
      ("//swift-tools-version:5.3", VersionNumber(5, 3)),
      ("\n\n// Swift-Tools-Version : 6.4.1;(beta)", VersionNumber(6, 4)),
      ("/* swift-tools-version: 6.0 */", nil),
      ("import Foundation // swift-tools-version: 6.0", nil),
    ] as [(String, VersionNumber?)])
  func theToolsVersionStandsInTheFirstComment(line: String, version: VersionNumber?) {
    #expect(read("\(line)\nimport PackageDescription")?.toolsVersion == version)
  }

  @Test(arguments: [("6.4", true), ("6.5", true), ("7.0", true), ("6.3", nil), ("5.9", nil)])
  func toolsFrom64OnNeedXcode27(tools: String, answer: Bool?) {
    let map = ModuleMap(
      files: ["Sources/Shop/A.swift"],
      manifests: [package(#"targets: [.target(name: "Shop")]"#, tools: tools)])
    #expect(map.modules[map.module(of: "Sources/Shop/A.swift")].needsXcode27 == answer)
  }

  @Test func targetsAreFoundWhereverTheyAreWritten() {
    let manifest = read(
      """
      import PackageDescription
      let ui = "ShopUI"
      let path: String = "UI"
      let shared: [Target.Dependency] = [.target(name: "Core")]
      var package = Package(
        name: "Shop",
        products: [.library(name: "Shop", targets: ["Shop"]), .plugin(name: "Lint", targets: [])],
        targets: [
          Target.target(name: "Core", path: "Code/Core"),
          .executableTarget(name: ui, path: path, plugins: [.plugin(name: "Other", package: "o")]),
          .macro(name: "Macros"), .plugin(name: "Lint", capability: .buildTool()),
          .binaryTarget(name: "Blob", path: "Blob.xcframework"), .systemLibrary(name: "CSQLite"),
        ]
      )
      #if os(macOS)
        package.targets.append(contentsOf: [.testTarget(name: "CoreTests", sources: ["A", "B"])])
      #endif
      """)
    let targets: [PackageManifest.Target] = [
      .init(name: "Core", kind: .code, path: "Code/Core"),
      .init(name: "ShopUI", kind: .code, path: "UI"),
      .init(name: "Macros", kind: .code),
      .init(name: "Lint", kind: .plugin),
      .init(name: "CoreTests", kind: .test, sources: ["A", "B"]),
    ]
    #expect(manifest?.targets == targets)
    #expect(manifest?.hasComputedTargets == false)
  }

  @Test(arguments: [
    ".target(name: name)", ".target(name: \"A\" + b)", ".target(name: \"A\", path: root + \"/A\")",
    ".target(name: \"\\(prefix)A\")",
  ])
  func aTargetNamedByCodeIsCountedNotGuessed(target: String) {
    let manifest = read("import PackageDescription\nlet package = Package(targets: [\(target)])")
    #expect(manifest?.targets == [])
    #expect(manifest?.hasComputedTargets == true)
  }

  @Test func everyPrefixOfAManifestIsReadWithoutATrap() {
    let whole = Array(
      ("// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package("
        + #"name: "A", platforms: [.iOS(.v17), .custom("xros", versionString: "1.0")], "#
        + #"targets: [.target(name: "Shop", path: "a", sources: ["b"])])"#).utf8)
    for length in whole.indices {
      _ = PackageManifest(bytes: Array(whole[..<length]))
      _ = BuildSettings(project: Array(whole[..<length]))
      _ = BuildSettings(settings: Array(whole[..<length]))
    }
  }

  @Test func aFileOfAnotherKindIsNoManifest() {
    #expect(read("struct Package {}") == nil)
    #expect(read("// import PackageDescription") == nil)
    #expect(ManifestFile(path: "a/Package@swift-6.0.swift", bytes: []).kind == .package)
    #expect(ManifestFile(path: "a/MyPackage.swift", bytes: []).kind == nil)
  }
}
