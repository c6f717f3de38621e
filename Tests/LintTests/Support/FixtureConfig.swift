import Foundation
import StateLint

/// The settings a fixture or a page block asks for: `// config: {"enable": ["advice"]}`.
struct FixtureConfig: Equatable {
  /// Platform names and versions: `{"iOS": "17.0"}`.
  var deploymentTarget: [String: String] = [:]
  var xcode: Int?
  var only: [String] = []
  var enable: [String] = []
  var disable: [String] = []

  /// No settings: every rule that is on by default.
  init() {}

  /// Reads a JSON object; throws for unknown keys, platforms and versions.
  init(json: String) throws {
    self = try JSONDecoder().decode(FixtureConfig.self, from: Data(json.utf8))
  }

  /// The words after a page's fence: `ios=17 xcode=27 file=Page.swift`. Nil for unknown ones.
  init?(info: [String: String]) {
    for (key, value) in info where key != "file" {
      if key == "xcode" {
        guard let xcode = Int(value) else { return nil }
        self.xcode = xcode
      } else if let platform = Self.platforms.first(where: { $0.lowercased() == key }) {
        deploymentTarget[platform] = value
      } else {
        return nil
      }
    }
  }

  /// These settings with the target and Xcode of `other` where it names them.
  func adding(_ other: FixtureConfig) -> FixtureConfig {
    var sum = self
    sum.deploymentTarget.merge(other.deploymentTarget) { _, new in new }
    sum.xcode = other.xcode ?? xcode
    return sum
  }

  /// The settings in the words of the engine; throws for a rule nobody knows.
  func settings() throws -> Settings {
    var settings = Settings()
    if !deploymentTarget.isEmpty {
      settings.deploymentTarget = DeploymentTarget(
        iOS: deploymentTarget["iOS"], macOS: deploymentTarget["macOS"],
        tvOS: deploymentTarget["tvOS"], watchOS: deploymentTarget["watchOS"],
        visionOS: deploymentTarget["visionOS"])
    }
    settings.xcode = xcode
    if !only.isEmpty { try settings.selection.only(only) }
    try settings.selection.enable(enable)
    try settings.selection.disable(disable)
    return settings
  }

  private static let platforms = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]
}

extension FixtureConfig: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case deploymentTarget, xcode, only, enable, disable
  }

  /// Any key, to notice those that mean nothing.
  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let known = Set(CodingKeys.allCases.map(\.stringValue))
    for key in try decoder.container(keyedBy: AnyKey.self).allKeys
    where !known.contains(key.stringValue) {
      throw Mistake(description: "`\(key.stringValue)` is none of \(known.sorted())")
    }
    let values = try decoder.container(keyedBy: CodingKeys.self)
    deploymentTarget =
      try values.decodeIfPresent([String: String].self, forKey: .deploymentTarget) ?? [:]
    xcode = try values.decodeIfPresent(Int.self, forKey: .xcode)
    only = try values.decodeIfPresent([String].self, forKey: .only) ?? []
    enable = try values.decodeIfPresent([String].self, forKey: .enable) ?? []
    disable = try values.decodeIfPresent([String].self, forKey: .disable) ?? []
    for platform in deploymentTarget.keys where !Self.platforms.contains(platform) {
      throw Mistake(description: "`\(platform)` is none of \(Self.platforms)")
    }
  }

  private struct Mistake: Error, CustomStringConvertible {
    var description: String
  }
}
