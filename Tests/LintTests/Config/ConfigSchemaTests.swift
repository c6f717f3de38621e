import Foundation
import Testing

@testable import StateLint

@Suite struct ConfigSchemaTests {
  private func json(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  /// A text without its comments and last commas, which this validator does not know.
  private func strict(_ text: String) -> String {
    text.replacingOccurrences(of: "  // [^\n]*|/\\*.*?\\*/", with: "", options: .regularExpression)
      .replacingOccurrences(of: ",(\\s*[}\\]])", with: "$1", options: .regularExpression)
  }

  private func complaints(about text: String) throws -> [String] {
    let root = try #require(try json(ConfigSchema.text) as? [String: Any])
    return SchemaValidator(root: root)
      .complaints(about: try json(strict(text)), under: root, at: "config")
  }

  @Test func copyInDocsIsFresh() {
    #expect(
      Repository.text("docs/config.schema.json") == ConfigSchema.text,
      "refresh it: swift run stlint schema config > docs/config.schema.json")
  }

  @Test func whatIsReadObeys() throws {
    #expect(try complaints(about: ConfigTests.sample) == [])
    #expect(try complaints(about: "{}") == [])
  }

  @Test(arguments: [
    #"{"exclud": []}"#, #"{"rules": {"state-not-privat": "off"}}"#,
    #"{"rules": {"state-not-private": "eror"}}"#, #"{"enable": ["advise"]}"#, #"{"xcode": "27"}"#,
    #"{"deploymentTarget": {"iOS": "x"}}"#, #"{"overrides": [{"files": []}]}"#,
    #"{"assume": {"shared": ["current"]}}"#, #"{"requireReasons": 1.5}"#, #"{"include": []}"#,
    #"{"xcode": 0}"#, #"{"xcode": 27.5}"#, #"{"xcode": 1000}"#,
    #"{"xcode": 99999999999999999999}"#,
  ])
  func whatIsRefusedDoesNot(_ text: String) throws {
    #expect(!Config.read(Array(text.utf8)).mistakes.isEmpty)
    #expect(try complaints(about: text) != [])
  }

  @Test(arguments: [
    #"{"xcode": 27}"#, #"{"xcode": 27.0}"#, #"{"xcode": 2.7e1}"#, #"{"xcode": 999}"#,
    #"{"exclude": []}"#, #"{"enable": ["preview"]}"#,
  ])
  func whatIsReadDoes(_ text: String) throws {
    #expect(Config.read(Array(text.utf8)).mistakes == [])
    #expect(try complaints(about: text) == [])
  }

  @Test func everyRuleAndLevelIsInIt() {
    for name in Rule.all.map(\.id) + RuleLevel.allCases.map(\.rawValue) {
      #expect(ConfigSchema.text.contains("\"\(name)\""))
    }
  }

  @Test func starterIsRead() throws {
    for target in [DeploymentTarget(), DeploymentTarget(iOS: "17.4", macOS: "14")] {
      let (config, mistakes) = Config.read(
        Array(ConfigStarter.text(deploymentTarget: target).utf8))
      #expect(mistakes == [])
      #expect(config.deploymentTarget?.value ?? DeploymentTarget() == target)
      #expect(config.failOn?.value == .warning)
    }
  }
}
