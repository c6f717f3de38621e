import StateLint
import Testing

/// A page is a lesson whose code is run: what it says the linter finds, the linter finds.
@Suite("Pages")
struct PageTests {
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
    guard !Rule.all.contains(where: { $0.id == id }), Symptom(rawValue: id) == nil else { return }
    Issue.record(
      """
      Rules/\(id).md is the page of no rule. The rule is still to be written, in
      \(RuleFiles.check(of: id)):

      \(RuleFiles.checkTemplate(id))

      and put into \(RuleFiles.catalogue) as

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
}
