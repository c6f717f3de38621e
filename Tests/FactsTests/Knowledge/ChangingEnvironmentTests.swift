import StateLintSyntax
import Testing

@testable import StateLintFacts

/// Each row is found by its name, and values that stay are none.
@Suite struct ChangingEnvironmentTests {
  @Test("Each row is a value that changes", arguments: ChangingEnvironment.rows)
  func row(_ key: String) {
    #expect(ChangingEnvironment.contains(Name(key)))
  }

  @Test("Actions and settings are none", arguments: ["openURL", "dismiss", "locale", "calendar"])
  func others(_ key: String) {
    #expect(!ChangingEnvironment.contains(Name(key)))
  }
}
