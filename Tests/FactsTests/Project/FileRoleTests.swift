import Testing

@testable import StateLintFacts

@Suite("What a file is for")
struct FileRoleTests {
  @Test(arguments: [
    ("A.swift", FileRole.app),
    ("Tests/A.swift", .test),
    ("ShopTests/A.swift", .test),
    ("ShopUITests/Pages/A.swift", .test),
    ("Tests iOS/A.swift", .test),
    ("Contests/A.swift", .app),
    ("TestsView.swift", .app),
    ("Testing/A.swift", .app),
    ("Preview Content/ShopPreviews.swift", .preview),
    ("Preview Content/Deep/PreviewData.swift", .preview),
    ("Preview Content/Data.swift", .app),
    ("Views/ShopPreview.swift", .app),
    ("Assets.generated.swift", .generated),
    ("generated.swift", .app),
    ("Pods/Kit/A.swift", .generated),
    ("Carthage/Checkouts/Kit/A.swift", .generated),
    (".build/checkouts/kit/Sources/A.swift", .generated),
    ("DerivedData/A.swift", .generated),
    ("SourcePackages/Tests/A.swift", .generated),
    ("MyPods/A.swift", .app),
  ])
  func theFoldersAndTheNameBelowTheRootTell(path: String, role: FileRole) {
    let map = ModuleMap(files: ["/Pods/Tests/\(path)"], manifests: [], roots: ["/Pods/Tests"])
    #expect(map.role(of: "/Pods/Tests/\(path)") == role)
  }

  @Test func aTestTargetIsOneWhereverItLies() {
    let map = ModuleMap(
      files: ["Checks/A.swift"],
      manifests: [package(#"targets: [.testTarget(name: "Checks", path: "Checks")]"#)])
    #expect(map.role(of: "Checks/A.swift") == .test)
  }

  @Test func aFileNamedByItselfIsJudgedByItsName() {
    let path = "Tests/Preview Content/A.swift"
    let map = ModuleMap(files: [path], manifests: [], roots: [path])
    #expect(map.role(of: path) == .app)
  }
}
