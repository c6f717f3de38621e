import StateLint
import Testing

/// A rule is a page, a check and one line in the catalogue. What is missing says what to write.
@Suite("The catalogue of rules")
struct RuleCatalogueTests {
  @Test func idsAreSortedAndUnique() {
    let ids = Rule.all.map(\.id)
    let sorted = Set(ids).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(ids == sorted, "\(RuleFiles.catalogue) lists each rule once, sorted by its id.")
  }

  @Test(arguments: Rule.all.map(\.id))
  func idsAreWordsWithHyphens(id: String) {
    let words = id.split(separator: "-", omittingEmptySubsequences: false)
    let isKebabCase =
      words.count > 1
      && words.allSatisfy { word in
        word.utf8.first.map { (0x61...0x7A).contains($0) } ?? false
          && word.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
      }
    #expect(isKebabCase, "An id is lower-case words with hyphens that name the mistake.")
    #expect(Symptom(rawValue: id) == nil, "`stlint explain \(id)` means the symptom.")
  }

  @Test(arguments: Rule.all.map(\.id))
  func everyRuleHasAPage(id: String) throws {
    guard Pages.text(of: id) == nil else { return }
    let rule = try #require(Rule.all.first { $0.id == id })
    Issue.record(
      """
      The rule `\(id)` has no page. Rules/\(id).md is still to be written, for example:

      \(RuleFiles.pageTemplate(rule))

      Then \(RuleFiles.refresh) puts it into the library.
      """)
  }

  @Test(arguments: Rule.all.map(\.id))
  func everyRuleHasFixtures(id: String) {
    let promises = Fixture.folders.filter { $0.hasPrefix("Fixtures/\(id)/") }
      .flatMap { Fixture(folder: $0).files }
      .flatMap { Expectations($0.text).all }
      .filter { $0.rule == id }
    if !promises.contains(where: { $0.kind == .expect }) {
      Issue.record(
        """
        The rule `\(id)` has no fixture that shows the mistake. In a folder of its own,
        Fixtures/\(id)/THE-CASE/, a Swift file has a line that ends with
          // expect: \(id)
        """)
    }
    if !promises.contains(where: { $0.kind == .fine }) {
      Issue.record(
        """
        The rule `\(id)` has no fixture that shows code it leaves alone. For each reason to be
        silent there is a folder Fixtures/\(id)/THE-REASON/ whose Swift file has a line that ends with
          // fine: \(id) -- WHY IT IS FINE
        """)
    }
  }

  @Test func everyWrittenRuleIsInTheCatalogue() {
    for (id, path) in RuleFiles.checks where RuleFiles.unlisted.contains(id) {
      Issue.record(
        """
        \(path) has the rule `\(id)`, and \(RuleFiles.catalogue) does not list it.
        One line is missing there, \(RuleFiles.placeInCatalogue(of: id)):

            .\(RuleFiles.memberName(id)),
        """)
    }
  }

  @Test func checksAndTheirPlaceAreFound() {
    #expect(Set(RuleFiles.checks.map(\.id)).isSuperset(of: Rule.all.map(\.id)))
    #expect(RuleFiles.placeInCatalogue(of: "a-rule") == "as the first of `all`")
    #expect(RuleFiles.placeInCatalogue(of: "state-not-public") == "behind `.stateNotPrivate,`")
  }

  @Test(arguments: Rule.all.map(\.id))
  func aSummaryIsOneSentence(id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    #expect(!rule.summary.isEmpty && !rule.summary.hasSuffix("."))
    #expect(!rule.summary.contains("\n") && !rule.summary.lowercased().contains("should"))
  }

  @Test func theMessagesNamePlacesThatExist() {
    #expect(Repository.text(RuleFiles.catalogue)?.contains("all: [Rule]") == true)
    #expect(Repository.text(RuleFiles.refresh) != nil)
  }
}
