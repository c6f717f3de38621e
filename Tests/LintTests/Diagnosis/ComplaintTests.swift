import Testing

@testable import StateLint

/// What people say, and what it is taken for.
@Suite struct ComplaintTests {
  @Test(arguments: PhraseTable.rows)
  func eachPhraseIsUnderstoodAsItself(_ phrase: Phrase) throws {
    let complaint = try #require(Complaint(phrase.text))
    #expect(complaint.understood.first == phrase.text)
    #expect(complaint.symptoms.first == phrase.symptom)
    for id in phrase.rules { #expect(Rule.named(id) != nil, "no rule is called \(id)") }
  }

  /// What stands in quotes on a symptom page leads to that symptom.
  @Test(arguments: Symptom.allCases)
  func whatAPageQuotesLeadsThere(_ symptom: Symptom) throws {
    let text = try #require(Pages.text(of: symptom.rawValue))
    let section = try #require(
      Page(markdown: text).sections.first { $0.heading.first?.hasPrefix("You are here") ?? false })
    for case .prose(let prose) in section.parts {
      for quoted in prose.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      where !quoted.offset.isMultiple(of: 2) && quoted.element.contains(where: \.isLetter) {
        let complaint = Complaint(String(quoted.element))
        #expect(
          complaint?.symptoms.contains(symptom) ?? false,
          "“\(quoted.element)” is taken for \(complaint?.understood ?? [])")
      }
    }
  }

  static let paraphrases: [(said: String, symptom: Symptom, rule: String?)] = [
    ("toggle snaps back", .neverUpdates, "constant-binding"),
    ("The switch flips back by itself", .neverUpdates, "constant-binding"),
    ("resets when I scroll", .resets, nil),
    ("sheet shows the old item", .ignoresNewValue, "sheet-ispresented-stale-item"),
    ("my modal displays the previous item", .ignoresNewValue, "sheet-ispresented-stale-item"),
    ("text feild forgets what I typed", .resets, "observed-object-created-in-view"),
    ("keyboard dismisses after every letter", .resets, "foreach-id-self"),
    ("view doesn't refresh", .neverUpdates, nil),
    ("UI is not updating", .neverUpdates, nil),
    ("list scrolls back to top", .resets, "unstable-view-id"),
    ("the app is laggy", .redrawsEverything, nil),
    ("typing is very slow", .redrawsEverything, "expensive-work-in-body"),
    ("didSet is never called", .neverUpdates, "state-property-observer"),
    ("crash in preview", .crashes, "preview-environment-missing"),
    ("crashes when deleting the last row", .crashes, "foreach-index-id"),
    ("infinite redraw", .redrawsEverything, "async-hop-write-in-body"),
    ("timer doesn't fire", .resets, "publisher-created-in-body"),
    ("all rows open the same sheet", .ignoresNewValue, "shared-presentation-in-foreach"),
    ("detail always shows first item", .ignoresNewValue, "state-initialized-from-input"),
  ]

  @Test(arguments: paraphrases)
  func otherWordsMeanTheSame(said: String, symptom: Symptom, rule: String?) throws {
    let complaint = try #require(Complaint(said))
    #expect(complaint.symptoms.first == symptom, "\(complaint.understood)")
    if let rule { #expect(complaint.rules.first == rule, "\(complaint.understood)") }
  }

  @Test(arguments: ["bananas", "the quick brown fox", "", "?!", "why is it so"])
  func anythingElseIsNotUnderstood(_ said: String) {
    #expect(Complaint(said) == nil)
  }

  @Test func symptomsAndMessagesAreRead() throws {
    let named = try #require(Complaint("resets"))
    #expect(named.reading == .symptom && named.symptoms == [.resets])
    let message = try #require(
      Complaint("Fatal error: No ObservableObject of type Account found. A View.environmentObj"))
    #expect(message.reading == .message)
    #expect(message.rules.first == "environment-object-missing")
    #expect(message.names == ["Account"])
  }

  @Test func namesOfOnesOwnCodeAreHeard() throws {
    let complaint = try #require(Complaint("my toggle `flag` for isOn snaps back"))
    #expect(complaint.names == ["flag", "isOn"])
  }
}
