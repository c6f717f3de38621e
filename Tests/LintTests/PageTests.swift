import StateLint
import Testing

/// A page is a lesson whose code is run: what it says the linter finds, the linter finds.
@Suite("Pages")
struct PageTests {
  @Test func thePagesAreFresh() {
    var written: [String: String] = [:]
    for name in Repository.names(in: "Rules") where name.hasSuffix(".md") {
      let id = name.dropLast(".md".count)
      let prefix = id.hasPrefix("symptom-") ? "symptom-" : ""
      written[String(id.dropFirst(prefix.count))] = Repository.text("Rules/\(name)")
    }
    let carried = Dictionary(Pages.all.map { ($0.id, $0.text) }) { first, _ in first }
    let stale = Set(written.keys).union(carried.keys).filter { id in
      guard let written = written[id], let carried = carried[id] else { return true }
      return written != carried && written + "\n" != carried
    }
    guard !stale.isEmpty else { return }
    Issue.record(
      """
      The library carries other pages than Rules/: \(stale.sorted().joined(separator: ", ")).
      To refresh them, run
        \(RuleFiles.refresh)
      """)
  }

  @Test(arguments: PageExample.all)
  func codeGivesExactlyWhatItPromises(example: PageExample) {
    let first = "\(PageExample.file(of: example.page)):\(example.example.blocks[0].line - 1)"
    guard let config = example.config else {
      Issue.record(
        "\(first): a fence takes `bad`, `good`, `ios=17`, `xcode=27`, `file=Name.swift`.")
      return
    }
    for file in LintedFile.lint(example.files, config: config) {
      for complaint in file.complaints { Issue.record("\(complaint)") }
    }
  }

  @Test(arguments: PageExample.all)
  func badBlocksPromiseFindingsAndGoodOnesDoNot(example: PageExample) {
    for (block, file) in zip(example.example.blocks, example.files) {
      let promises = Expectations(block.text).all.contains { $0.kind == .expect }
      if block.kind == .good, promises {
        Issue.record("\(file.place(1)): a good block has no `// expect:`; a bad one has.")
      }
      if block.language != "swift" {
        Issue.record("\(file.place(0)): a \(block.kind.rawValue) block begins with ```swift.")
      }
    }
    let promised = example.files.flatMap { Expectations($0.text).all }
    if example.example.isBad, !promised.contains(where: { $0.kind != .fine }) {
      let rule = Symptom(rawValue: example.page) == nil ? example.page : "RULE"
      Issue.record(
        """
        \(example.files[0].place(1)): a bad block says what is found in it, at the end of the line:
          // expect: \(rule)
        """)
    }
  }

  @Test(arguments: Pages.all.map(\.id))
  func everyPageBelongsToARuleOrSymptom(id: String) {
    guard RuleFiles.unlisted.contains(id) else { return }
    // Where only the line in the catalogue is missing, the test of the catalogue says so.
    if RuleFiles.checks.contains(where: { $0.id == id }) { return }
    Issue.record(
      """
      Rules/\(id).md is the page of no rule. The rule is still to be written, in
      \(RuleFiles.check(of: id)):

      \(RuleFiles.checkTemplate(id))

      and put into \(RuleFiles.catalogue), \(RuleFiles.placeInCatalogue(of: id)), as

          .\(RuleFiles.memberName(id)),
      """)
  }

  @Test(arguments: Pages.all.map(\.id))
  func theTitleOfAPageIsItsId(id: String) throws {
    let page = Page(markdown: try #require(Pages.text(of: id)))
    guard page.title != id else { return }
    Issue.record("\(PageExample.file(of: id)) begins with `# \(page.title)` in place of `# \(id)`.")
  }

  @Test(arguments: Rule.all.map(\.id))
  func aRulesPageNamesItsSymptomAndLevel(id: String) throws {
    guard let rule = Rule.all.first(where: { $0.id == id }), let text = Pages.text(of: id) else {
      return
    }
    let expected = RuleFiles.statusLine(rule)
    let lead = Page(markdown: text).sections[0].prose.split(separator: "\n")
    guard !lead.contains(where: { $0.hasPrefix(expected) }) else { return }
    let written = lead.first { $0.hasPrefix("**Symptom:**") } ?? "nothing"
    Issue.record(
      """
      Rules/\(id).md says under its title:
        \(written)
      and the rule itself says:
        \(expected)
      """)
  }

  @Test(arguments: Rule.all.map(\.id))
  func aRulesPageShowsTheMistakeAndTheFix(id: String) {
    guard let text = Pages.text(of: id) else { return }
    let page = Page(markdown: text)
    let promised = page.blocks.flatMap { Expectations($0.text).all }
    if !promised.contains(where: { $0.kind == .expect && $0.rule == id }) {
      Issue.record("Rules/\(id).md has no ```swift bad block with `// expect: \(id)`.")
    }
    if !page.blocks.contains(where: { $0.kind == .good }) {
      Issue.record("Rules/\(id).md has no ```swift good block that shows the fix.")
    }
  }

  @Test(arguments: Symptom.allCases)
  func everySymptomHasAPageThatNamesItsRules(symptom: Symptom) {
    let file = PageExample.file(of: symptom.rawValue)
    guard let text = Pages.text(of: symptom.rawValue) else {
      Issue.record(
        """
        \(symptom.summary): this symptom has no page. \(file) is still to be written. It begins with
          # \(symptom.rawValue)
        and \(RuleFiles.refresh) puts it into the library.
        """)
      return
    }
    for rule in Rule.all where rule.symptom == symptom && !text.contains("`\(rule.id)`") {
      Issue.record(
        """
        \(file) does not name one of the rules that find it. Under the cause that it finds stands
          [`\(rule.id)`](\(rule.id).md)
        """)
    }
  }

  @Test(arguments: Pages.all.map(\.id))
  func everyHeadingHasSomethingUnderIt(id: String) throws {
    let page = Page(markdown: try #require(Pages.text(of: id)))
    for section in page.emptySections {
      let heading = section.heading.last ?? page.title
      Issue.record(
        """
        \(PageExample.file(of: id)):\(section.line): nothing stands under “\(heading)”. What has \
        no part in this lesson has no heading in it either.
        """)
    }
  }

  @Test func emptySectionsAreFound() {
    let page = Page(
      markdown: """
        # some-rule

        ## Why
        ## The fix

        ### With a model

        ```swift good

        ```

        ### Without

        A word.

        ## Sources
        """)
    #expect(page.emptySections.map(\.line) == [1, 3, 6, 16])
  }

  @Test(arguments: Pages.all.map(\.id))
  func otherRulesAreLinks(id: String) throws {
    let page = Page(markdown: try #require(Pages.text(of: id)))
    for rule in Rule.all.map(\.id) where rule != id {
      guard page.sections.contains(where: { $0.prose.namesWithoutLink(rule) }) else {
        continue
      }
      Issue.record(
        """
        \(PageExample.file(of: id)) names a rule without a link to its page. It is written
          [`\(rule)`](\(rule).md)
        """)
    }
  }

  @Test func namesWithoutLinkAreFound() {
    for (text, isBare) in [
      ("see `a-rule`", true), ("[`a-rule`](a-rule.md)", false), ("`not-a-rule`", false),
      ("[`a-rule`](a-rule.md), `a-rule`", true), ("[`a-rule`](b-rule.md)", true), ("", false),
    ] {
      #expect(text.namesWithoutLink("a-rule") == isBare, "\(text)")
    }
  }

  @Test(arguments: Pages.all.map(\.id))
  func linksBetweenPagesLeadSomewhere(id: String) throws {
    let page = Page(markdown: try #require(Pages.text(of: id)))
    let known = Set(Repository.names(in: "Rules"))
    for prose in page.sections.map(\.prose) {
      for link in prose.split(separator: "](").dropFirst() {
        let target = link.prefix { $0 != ")" && $0 != "#" }
        if target.hasSuffix(".md"), !target.contains("/"), !known.contains(String(target)) {
          Issue.record("\(PageExample.file(of: id)) links to \(target), which is not in Rules/.")
        }
      }
    }
  }
}

extension Page.Section {
  /// The prose of the section without its code.
  fileprivate var prose: String {
    let texts = parts.compactMap { part in
      if case .prose(let text) = part { text } else { nil }
    }
    return texts.joined(separator: "\n\n")
  }

  fileprivate var isEmpty: Bool {
    parts.allSatisfy { part in
      switch part {
      case .prose(let text): text.allSatisfy(\.isWhitespace)
      case .code(let block): block.text.allSatisfy(\.isWhitespace)
      }
    }
  }
}

extension Page {
  /// Headings with nothing under them, not even headings of their own. The title of a page needs
  /// words in any case.
  fileprivate var emptySections: [Section] {
    sections.indices.filter { place in
      guard sections[place].isEmpty else { return false }
      let next = place + 1 < sections.count ? sections[place + 1].level : 0
      return sections[place].level == 1 || next <= sections[place].level
    }.map { sections[$0] }
  }
}

extension String {
  /// Whether a text names a rule somewhere without linking it to its page.
  fileprivate func namesWithoutLink(_ rule: String) -> Bool {
    let name = "`\(rule)`"
    let linked = "[\(name)](\(rule).md)"
    return replacing(linked, with: "").contains(name)
  }
}
