/// The oldest system versions that code has to run on, each platform by itself.
/// Nil means that nobody says: advice that needs a newer system is then not given.
public struct DeploymentTarget: Sendable, Hashable {
  /// The oldest iOS and iPadOS; Mac Catalyst too, which follows the numbers of iOS.
  public var iOS: VersionNumber?
  /// The oldest macOS.
  public var macOS: VersionNumber?
  /// The oldest tvOS.
  public var tvOS: VersionNumber?
  /// The oldest watchOS.
  public var watchOS: VersionNumber?
  /// The oldest visionOS.
  public var visionOS: VersionNumber?

  /// The versions spelled by the arguments (`"17.4"`). What is left out or is no version is unknown.
  public init(
    iOS: String? = nil, macOS: String? = nil, tvOS: String? = nil, watchOS: String? = nil,
    visionOS: String? = nil
  ) {
    self.iOS = iOS.flatMap { VersionNumber($0) }
    self.macOS = macOS.flatMap { VersionNumber($0) }
    self.tvOS = tvOS.flatMap { VersionNumber($0) }
    self.watchOS = watchOS.flatMap { VersionNumber($0) }
    self.visionOS = visionOS.flatMap { VersionNumber($0) }
  }

  /// The systems SwiftUI runs on, by the name the language uses.
  public enum Platform: String, Sendable, CaseIterable {
    case iOS, macOS, tvOS, watchOS, visionOS
  }

  /// The oldest version of one platform.
  public subscript(platform: Platform) -> VersionNumber? {
    get {
      switch platform {
      case .iOS: iOS
      case .macOS: macOS
      case .tvOS: tvOS
      case .watchOS: watchOS
      case .visionOS: visionOS
      }
    }
    set {
      switch platform {
      case .iOS: iOS = newValue
      case .macOS: macOS = newValue
      case .tvOS: tvOS = newValue
      case .watchOS: watchOS = newValue
      case .visionOS: visionOS = newValue
      }
    }
  }

  /// Whether the version of at least one platform is known.
  public var isKnown: Bool { Platform.allCases.contains { self[$0] != nil } }

  /// Whether every known platform is at least as new as in `other`, which names all five.
  /// Nil when no platform is known.
  public func reaches(_ other: DeploymentTarget) -> Bool? {
    guard isKnown else { return nil }
    return Platform.allCases.allSatisfy { platform in
      guard let mine = self[platform] else { return true }
      guard let needed = other[platform] else { return false }
      return mine >= needed
    }
  }

  /// Whether `@Observable`, `@Bindable` and `@Environment(Model.self)` can be used everywhere this
  /// code runs. Nil when no platform is known.
  public var supportsObservation: Bool? { reaches(.observation) }

  /// The first systems with the Observation framework.
  public static let observation = DeploymentTarget(
    iOS: "17", macOS: "14", tvOS: "17", watchOS: "10", visionOS: "1")

  /// Notes that `platform` is also built for `version`: the lower of the two stays.
  package mutating func lower(_ platform: Platform, to version: VersionNumber) {
    self[platform] = self[platform].map { min($0, version) } ?? version
  }

  /// Takes in every platform of `other`; where both know one, the lower stays.
  package mutating func lower(to other: DeploymentTarget) {
    for platform in Platform.allCases {
      if let version = other[platform] { lower(platform, to: version) }
    }
  }
}
