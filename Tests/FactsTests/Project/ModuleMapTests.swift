import Testing

@testable import StateLintFacts

@Suite("Which files make a module")
struct ModuleMapTests {
  @Test func withNoManifestTheLintedFolderIsOneModule() {
    let map = ModuleMap(files: ["App/A.swift", "App/Views/B.swift"], manifests: [], roots: ["App"])
    #expect(map.module(of: "App/A.swift") == map.module(of: "App/Views/B.swift"))
    #expect(map.modules.map(\.kind) == [.root])
    #expect(map.modules[0].isWalkedWhole)
  }

  @Test func withoutRootsRelativePathsStartAtTheProjectsFolder() {
    let map = ModuleMap(files: ["Page.swift", "Tests/PageTests.swift"], manifests: [])
    #expect(map.modules.map(\.folder.text) == [""])
    #expect(map.role(of: "Tests/PageTests.swift") == .test)
    #expect(map.modules[0].isWalkedWhole)
  }

  @Test func withoutRootsAbsolutePathsShareTheirDeepestFolder() {
    let map = ModuleMap(files: ["/a/Tests/App/A.swift", "/a/Tests/App/B/C.swift"], manifests: [])
    #expect(map.modules.map(\.folder.text) == ["/a/Tests/App"])
    #expect(map.role(of: "/a/Tests/App/A.swift") == .app)
  }

  @Test func aRootInsideAnotherIsPartOfIt() {
    let map = ModuleMap(
      files: ["A.swift", "Sources/B.swift"], manifests: [], roots: ["Sources", "./", "Sources/"])
    #expect(map.modules.map(\.folder.text) == [""])
  }

  @Test func filesNamedOneByOneGoTogetherAndProveNoAbsence() {
    let files = ["a/A.swift", "b/B.swift"]
    let map = ModuleMap(files: files, manifests: [], roots: files)
    #expect(map.module(of: "a/A.swift") == map.module(of: "b/B.swift"))
    #expect(!map.modules[0].isWalkedWhole)
  }

  @Test func eachTargetOfAPackageIsAModule() {
    let map = ModuleMap(
      files: [
        "Sources/Core/A.swift", "Sources/Core/Deep/B.swift", "Sources/App/C.swift",
        "Tests/CoreTests/D.swift", "Elsewhere/Kit/E.swift", "Example/F.swift", "Package.swift",
      ],
      manifests: [
        package(
          """
          targets: [
            .target(name: "Core", dependencies: [.target(name: "Kit")]),
            .executableTarget(name: "App", dependencies: ["Core", .product(name: "X", package: "x")]),
            .testTarget(name: "CoreTests"),
            .target(name: "Kit", path: "Elsewhere/Kit"),
          ]
          """)
      ], roots: ["."])
    func folder(_ path: String) -> String { map.modules[map.module(of: path)].folder.text }
    #expect(folder("Sources/Core/A.swift") == "Sources/Core")
    #expect(folder("Sources/Core/Deep/B.swift") == "Sources/Core")
    #expect(folder("Sources/App/C.swift") == "Sources/App")
    #expect(folder("Tests/CoreTests/D.swift") == "Tests/CoreTests")
    #expect(folder("Elsewhere/Kit/E.swift") == "Elsewhere/Kit")
    #expect(folder("Example/F.swift") == "")
    #expect(map.modules[map.module(of: "Example/F.swift")].kind == .package)
    #expect(map.role(of: "Tests/CoreTests/D.swift") == .test)
  }

  @Test(arguments: ["Sources", "Source", "src", "srcs"])
  func thePackageManagersOtherFolderNamesAreKnown(name: String) {
    let map = ModuleMap(
      files: ["\(name)/Core/A.swift", "\(name)/App/B.swift"],
      manifests: [package(#"targets: [.target(name: "Core"), .target(name: "App")]"#)])
    #expect(Set(map.modules.map(\.folder.text)).isSuperset(of: ["\(name)/Core", "\(name)/App"]))
  }

  @Test func theOnlyTargetOfAPackageHasSourcesToItself() {
    let map = ModuleMap(
      files: ["Sources/A.swift", "Sources/Views/B.swift", "Tests/C.swift"],
      manifests: [package(#"targets: [.target(name: "Core"), .testTarget(name: "CoreTests")]"#)])
    #expect(map.module(of: "Sources/A.swift") == map.module(of: "Sources/Views/B.swift"))
    #expect(map.module(of: "Sources/A.swift") != map.module(of: "Tests/C.swift"))
    #expect(map.role(of: "Tests/C.swift") == .test)
  }

  @Test func sourcesSplitOneFolderBetweenTwoTargets() {
    let map = ModuleMap(
      files: ["Code/A/A.swift", "Code/B/B.swift"],
      manifests: [
        package(
          """
          targets: [
            .target(name: "A", path: "Code", sources: ["A"]),
            .target(name: "B", path: "Code", sources: ["B"]),
          ]
          """)
      ])
    #expect(map.module(of: "Code/A/A.swift") != map.module(of: "Code/B/B.swift"))
  }

  @Test func targetsNamedByCodeAreToldApartByTheirFolders() {
    let map = ModuleMap(
      files: ["Sources/A/A.swift", "Sources/B/B.swift", "Tests/ATests/C.swift"],
      manifests: [
        package("targets: names.map { .target(name: $0) } + [.testTarget(name: tests)]")
      ])
    #expect(map.module(of: "Sources/A/A.swift") != map.module(of: "Sources/B/B.swift"))
    #expect(map.modules[map.module(of: "Tests/ATests/C.swift")].kind == .tests)
  }

  @Test func anXcodeProjectsFolderIsAModuleTheNearestOneCounts() {
    let map = ModuleMap(
      files: ["One/A.swift", "One/UI/B.swift", "Two/A.swift", "Two/Inner/C.swift", "Z.swift"],
      manifests: [
        project("One/One.xcodeproj", ""), project("Two/Two.xcodeproj", ""),
        project("Two/Inner/Inner.xcodeproj", ""),
      ], roots: ["."])
    #expect(map.module(of: "One/A.swift") == map.module(of: "One/UI/B.swift"))
    #expect(map.module(of: "One/A.swift") != map.module(of: "Two/A.swift"))
    #expect(map.module(of: "Two/A.swift") != map.module(of: "Two/Inner/C.swift"))
    #expect(map.modules[map.module(of: "Z.swift")].kind == .root)
  }

  @Test func aLocalPackageBesideAnAppIsAModuleOfItsOwn() {
    let map = ModuleMap(
      files: ["App/A.swift", "Packages/Core/Sources/Core/B.swift"],
      manifests: [
        project("Shop.xcodeproj", ""),
        package(#"targets: [.target(name: "Core")]"#, path: "Packages/Core/Package.swift"),
      ])
    #expect(map.modules[map.module(of: "App/A.swift")].kind == .xcodeProject)
    #expect(map.modules[map.module(of: "Packages/Core/Sources/Core/B.swift")].kind == .target)
  }

  @Test func aManifestWithoutTargetsOnlyHidesAFolder() {
    let map = ModuleMap(
      files: ["App/A.swift", "App/Sources/B.swift"],
      manifests: [
        project("App/App.xcodeproj", ""), package("targets: []", path: "App/Sources/Package.swift"),
      ])
    #expect(map.module(of: "App/A.swift") == map.module(of: "App/Sources/B.swift"))
  }

  @Test func aFileThatIsOnlyCalledPackageIsNoManifest() {
    let model = ManifestFile(path: "App/Package.swift", bytes: Array("struct Package {}".utf8))
    let map = ModuleMap(files: ["App/Package.swift", "B.swift"], manifests: [model], roots: ["."])
    #expect(map.modules.map(\.kind) == [.root])
  }

  @Test func aSwiftPlaygroundsAppIsAModule() {
    let map = ModuleMap(
      files: ["One.swiftpm/A.swift", "Two.swiftpm/Views/A.swift", ".swiftpm/x/B.swift"],
      manifests: [
        package(
          #"targets: [.executableTarget(name: "AppModule", path: ".")]"#,
          path: "Two.swiftpm/Package.swift")
      ])
    #expect(map.modules[map.module(of: "One.swiftpm/A.swift")].kind == .playground)
    #expect(map.modules[map.module(of: "Two.swiftpm/Views/A.swift")].folder.text == "Two.swiftpm")
    #expect(map.modules[map.module(of: ".swiftpm/x/B.swift")].kind == .root)
  }

  @Test func aModuleIsWalkedWholeWhenItsFolderLiesInARoot() {
    let targets = #"targets: [.target(name: "A"), .target(name: "B")]"#
    let manifests = [package(targets, path: "/p/Package.swift")]
    let files = ["/p/Sources/A/Views/A.swift", "/p/Sources/B/B.swift"]
    let map = ModuleMap(
      files: files, manifests: manifests, roots: ["/p/Sources/A/Views", "/p/Sources/B"])
    #expect(map.modules[map.module(of: files[0])].folder.text == "/p/Sources/A")
    #expect(!map.modules[map.module(of: files[0])].isWalkedWhole)
    #expect(map.modules[map.module(of: files[1])].isWalkedWhole)
  }

  @Test(arguments: ["App/Old", "App/Old/X.swift", "App"])
  func whatWasLeftOutIsNotKnownToBeAbsent(unread: String) {
    let map = ModuleMap(
      files: ["App/A.swift", "Kit/B.swift"],
      manifests: [project("App/App.xcodeproj", ""), project("Kit/Kit.xcodeproj", "")],
      roots: ["."], unread: [unread])
    #expect(!map.modules[map.module(of: "App/A.swift")].isWalkedWhole)
    #expect(map.modules[map.module(of: "Kit/B.swift")].isWalkedWhole)
  }

  @Test func blanksAndLettersBeyondASCIIAreOrdinary() {
    let map = ModuleMap(
      files: ["Lösung 1/Süß/A.swift", "Lösung 2/A.swift"],
      manifests: [project("Lösung 1/X.xcodeproj", ""), project("Lösung 2/X.xcodeproj", "")])
    #expect(map.module(of: "Lösung 1/Süß/A.swift") != map.module(of: "Lösung 2/A.swift"))
  }

  @Test func eachFileIsAnsweredByPathAndByIndex() {
    let files = ["One/Tests/A.swift", "One/B.swift", "Two/C.generated.swift", "One/Tests/D.swift"]
    let map = ModuleMap(
      files: files, manifests: [project("One/One.xcodeproj", ""), project("Two/Two.xcodeproj", "")])
    #expect(map.moduleOfFile == files.map(map.module))
    #expect(map.roleOfFile == files.map(map.role))
    #expect(map.roleOfFile == [.test, .app, .generated, .test])
  }

  @Test func theOrderOfFilesAndManifestsChangesNoModule() {
    let files = ["One/A.swift", "Two/A.swift", "Z.swift"]
    let manifests = [project("One/One.xcodeproj", ""), project("Two/Two.xcodeproj", "")]
    let forward = ModuleMap(files: files, manifests: manifests)
    let backward = ModuleMap(files: files.reversed(), manifests: manifests.reversed())
    #expect(files.map(forward.module) == files.map(backward.module))
  }
}
