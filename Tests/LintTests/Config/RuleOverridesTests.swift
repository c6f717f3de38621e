import Testing

@testable import StateLint

/// Rules that are different in some files.
@Suite struct RuleOverridesTests {
  private let rule = "observed-object-created-in-view"

  private let mistake = """
    import SwiftUI

    final class Cart: ObservableObject { @Published var items = 0 }

    struct Page: View {
      @ObservedObject var cart = Cart()

      var body: some View { Text("\\(cart.items)") }
    }
    """

  /// The severity of what is found in each of two files; nil where nothing is.
  private func levels(
    _ overrides: [(String, RuleLevel)], before: [RuleChange] = [], after: [RuleChange] = []
  ) throws -> [Severity?] {
    var settings = Settings()
    settings.currentFolder = "/me/App"
    var selection = RuleSelection()
    try selection.apply(before)
    let place = FilePlace(line: 1, column: 1)
    settings.overrides = try RuleOverrides(
      folder: "/me",
      list: overrides.map { pattern, level in
        RuleOverride(
          files: [try #require(PathPattern(pattern))],
          rules: [Config.Placed(value: .level(level, rule: rule), place: place)])
      }, before: selection, after: after)
    try selection.apply(after)
    settings.selection = selection
    let paths = ["New/A.swift", "Old/A.swift"]
    let files = paths.enumerated().map { place, path in
      let text = mistake.split(separator: "Cart", omittingEmptySubsequences: false)
        .joined(separator: "Cart\(place)")
      return ParsedFile(Source(path: path, bytes: Array(text.utf8)))
    }
    let project = Project(files: files, manifests: [], settings: settings)
    return paths.indices.map { place in
      project.findings(inFileAt: place).first { $0.rule == rule }?.severity
    }
  }

  @Test func levelHoldsWhereThePatternFits() throws {
    #expect(try levels([]) == [.warning, .warning])
    #expect(try levels([("App/Old/**", .error)]) == [.warning, .error])
    #expect(try levels([("Old/", .off)]) == [.warning, nil])
  }

  @Test func theLastThatFitsWins() throws {
    #expect(try levels([("Old/", .off), ("*.swift", .note)]) == [.note, .note])
    #expect(try levels([("*.swift", .note), ("Old/", .off)]) == [.note, nil])
  }

  @Test func ruleThatIsOffCanBeOnForSomeFiles() throws {
    #expect(try levels([("Old/", .error)], before: [.disable(["all"])]) == [nil, .error])
  }

  @Test func whatComesBehindWins() throws {
    #expect(try levels([("Old/", .off)], after: [.level(.note, rule: rule)]) == [.note, .note])
    #expect(try levels([("Old/", .error)], after: [.disable([rule])]) == [nil, nil])
    #expect(
      try levels([("Old/", .error)], after: [.only(["state-not-private"])]) == [nil, nil])
  }
}
