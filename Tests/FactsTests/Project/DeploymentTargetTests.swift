import Testing

@testable import StateLintFacts

@Suite("The oldest system a module runs on")
struct DeploymentTargetTests {
  private func target(_ manifests: ManifestFile..., of file: String = "Sources/Shop/A.swift")
    -> DeploymentTarget
  {
    let map = ModuleMap(files: [file], manifests: manifests)
    return map.modules[map.module(of: file)].deploymentTarget
  }

  @Test(arguments: [
    (".iOS(.v17)", DeploymentTarget(iOS: "17")),
    (".iOS(\"17.4\")", DeploymentTarget(iOS: "17.4")),
    (".macOS(.v10_15), .tvOS(.v16)", DeploymentTarget(macOS: "10.15", tvOS: "16")),
    (".visionOS(.v1), .watchOS(.v10)", DeploymentTarget(watchOS: "10", visionOS: "1")),
    (".iOS(SupportedPlatform.IOSVersion.v16)", DeploymentTarget(iOS: "16")),
    (".custom(\"xros\", versionString: \"2.1\")", DeploymentTarget(visionOS: "2.1")),
    (".custom(\"linux\", versionString: \"2.1\")", DeploymentTarget()),
    (".macCatalyst(.v15), .iOS(.v17)", DeploymentTarget(iOS: "15")),
    ("/* .iOS(.v9) */ .iOS(.v17) // .iOS(.v8)", DeploymentTarget(iOS: "17")),
    (".iOS(minimum)", DeploymentTarget()),
    (".driverKit(.v19)", DeploymentTarget()),
  ])
  func aPackageNamesItsPlatforms(platforms: String, expected: DeploymentTarget) {
    let manifest = package("platforms: [\(platforms)\n], targets: [.target(name: \"Shop\")]")
    #expect(target(manifest) == expected)
  }

  @Test func aPlatformInAConditionOrAStringIsNoMinimum() {
    let manifest = package(
      """
      targets: [.target(
        name: "Shop", dependencies: [.target(name: "X", condition: .when(platforms: [.iOS]))],
        swiftSettings: [.define(".iOS(.v9)")])]
      """)
    #expect(target(manifest) == DeploymentTarget())
  }

  @Test func theLowestLiteralOfAnXcodeProjectCountsEachPlatformByItself() {
    let found = target(
      project(
        "Shop.xcodeproj",
        """
        IPHONEOS_DEPLOYMENT_TARGET = 18.2;
        IPHONEOS_DEPLOYMENT_TARGET = 15.4;
        "IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*]" = 16.0;
        MACOSX_DEPLOYMENT_TARGET = "13.0";
        WATCHOS_DEPLOYMENT_TARGET = $(MINIMUM);
        TVOS_DEPLOYMENT_TARGET = 17; XROS_DEPLOYMENT_TARGET=2.2;
        DRIVERKIT_DEPLOYMENT_TARGET = 1.0;
        /* TVOS_DEPLOYMENT_TARGET = 9.0; */
        // TVOS_DEPLOYMENT_TARGET = 9.0;
        shellScript = "x=\\"1\\" TVOS_DEPLOYMENT_TARGET = 9.0;\\n";
        """))
    #expect(
      found == DeploymentTarget(iOS: "15.4", macOS: "13", tvOS: "17", visionOS: "2.2"))
  }

  @Test func settingsFilesBelongToTheProjectAroundThem() {
    let found = target(
      project("Shop.xcodeproj", "IPHONEOS_DEPLOYMENT_TARGET = 17.0;"),
      settings(
        "Config/Debug.xcconfig",
        """
        // IPHONEOS_DEPLOYMENT_TARGET = 9.0
        IPHONEOS_DEPLOYMENT_TARGET = 16.0 // since spring
        MACOSX_DEPLOYMENT_TARGET[sdk=macosx*] = 14.0
        TVOS_DEPLOYMENT_TARGET = $(inherited)
        """))
    #expect(found == DeploymentTarget(iOS: "16", macOS: "14"))
  }

  @Test func settingsFilesBesideAProjectsFolderSpeakForItFarOnesDoNot() {
    let app = project("App/App.xcodeproj", "")
    let near = settings("Configs/Base.xcconfig", "IPHONEOS_DEPLOYMENT_TARGET = 16.0\r\n")
    let far = settings("Other/Configs/Base.xcconfig", "IPHONEOS_DEPLOYMENT_TARGET = 9.0")
    #expect(target(app, near, far, of: "App/A.swift") == DeploymentTarget(iOS: "16"))
  }

  @Test func eachProjectHasItsOwnTarget() {
    let one = project("One/One.xcodeproj", "IPHONEOS_DEPLOYMENT_TARGET = 14.0;")
    let two = project("Two/Two.xcodeproj", "IPHONEOS_DEPLOYMENT_TARGET = 26.2;")
    #expect(target(one, two, of: "One/A.swift") == DeploymentTarget(iOS: "14"))
    #expect(target(one, two, of: "Two/A.swift") == DeploymentTarget(iOS: "26.2"))
    #expect(target(one, two, of: "Shared/A.swift") == DeploymentTarget(iOS: "14"))
  }

  @Test func platformsOfAPackageComeBeforeAProjectsSettings() {
    let app = project("Shop.xcodeproj", "IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
    let manifest = package(
      #"platforms: [.iOS(.v17)], targets: [.target(name: "Shop")]"#)
    #expect(target(app, manifest) == DeploymentTarget(iOS: "17"))
    #expect(
      target(app, package(#"targets: [.target(name: "Shop")]"#)) == DeploymentTarget(iOS: "15"))
  }

  @Test(
    arguments: [
      (DeploymentTarget(), nil),
      (DeploymentTarget(iOS: "17"), true),
      (DeploymentTarget(iOS: "16.4"), false),
      (DeploymentTarget(iOS: "17", macOS: "13"), false),
      (DeploymentTarget(iOS: "17", macOS: "14", tvOS: "17", watchOS: "10", visionOS: "1"), true),
      (DeploymentTarget(watchOS: "9"), false),
      (DeploymentTarget(iOS: "$(TARGET)"), nil),
    ] as [(DeploymentTarget, Bool?)])
  func observationNeedsEveryKnownPlatform(target: DeploymentTarget, answer: Bool?) {
    #expect(target.supportsObservation == answer)
  }

  @Test(
    arguments: [
      ("17", VersionNumber(17)), ("17.4", VersionNumber(17, 4)), ("5.7.1", VersionNumber(5, 7)),
      ("", nil), ("v17", nil), ("17.", nil), (".4", nil), ("1.2.3.4", nil), ("-1", nil),
      ("99999999999999999999", nil), ("١٧", nil),
    ] as [(String, VersionNumber?)])
  func aVersionIsOneToThreeNumbers(text: String, version: VersionNumber?) {
    #expect(VersionNumber(text) == version)
  }

  @Test func versionsCompareByNumberAndPrintBriefly() {
    #expect(VersionNumber(9, 3) < VersionNumber(10))
    #expect(VersionNumber(17, 4).description == "17.4")
    #expect(VersionNumber(17).description == "17")
  }
}
