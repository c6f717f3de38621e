import Testing

@testable import StateLint

/// The grammar of `// expect:`, `// fine:` and `// miss:`, and what is said when one is broken.
@Suite("Expectations in comments")
struct ExpectationsTests {
  private let rule = Rule.all[0].id

  @Test func aPromiseSpeaksOfItsLine() {
    let expectations = Expectations(
      """
      import SwiftUI
      let x = 1  // expect: \(rule) warning `x = 1`
      let y = 2  // expect: \(rule) // fine: \(rule) -- it is not z // miss: \(rule) -- too hard
      """)
    #expect(expectations.mistakes.isEmpty)
    #expect(expectations.all.map(\.line) == [2, 3, 3, 3])
    #expect(expectations.all.map(\.kind) == [.expect, .expect, .fine, .miss])
    #expect(expectations.all.map(\.level) == [.warning, nil, nil, nil])
    #expect(expectations.all.map(\.code) == ["x = 1", nil, nil, nil])
    #expect(expectations.all.map(\.why) == ["", "", "it is not z", "too hard"])
  }

  @Test func aloneOnALineItSpeaksOfTheNextLineOfCode() {
    let expectations = Expectations(
      """
        // expect: \(rule) note
        // fine: \(rule) -- why

        // a comment
        /* another,
           let a = 1
        */
      let x = 1
      """)
    #expect(expectations.all.map(\.line) == [8, 8])
    #expect(expectations.all.map(\.writtenOn) == [1, 2])
  }

  @Test func codeWithBackticksStandsBetweenTwo() {
    let text = "let `x` = 1  // expect: \(rule) error `` `x` ``"
    let expectations = Expectations(text)
    #expect(expectations.all.map(\.code) == ["`x`"])
    #expect(expectations.all.map { text.hasSuffix($0.comment) } == [true])
  }

  @Test(arguments: [
    "// expect: no-such-rule", "// expect:", "// expect: RULE bad", "// expect: RULE [warning]",
    "// expect: RULE `code", "// expect: RULE ``", "// expect: RULE warning code",
    "// fine: RULE", "// fine: RULE --", "// fine: RULE because", "// miss: RULE warning -- why",
    "// config: {\"a\": 1}", "// config: [", "// config: {\"deploymentTarget\": {\"ios\": \"17\"}}",
  ])
  func whatIsNoPromiseIsSaid(comment: String) {
    let text = comment.split(separator: "RULE", omittingEmptySubsequences: false)
      .joined(separator: rule)
    #expect(Expectations("\(text)\nlet x = 1").mistakes.count == 1)
  }

  @Test func aPromiseNeedsALineOfCode() {
    #expect(Expectations("let x = 1\n// expect: \(rule)\n").mistakes.map(\.line) == [2])
  }

  @Test func settingsStandBeforeTheCode() {
    let settings = #"{"deploymentTarget": {"iOS": "17.0"}, "xcode": 27, "enable": ["advice"]}"#
    let config = Expectations("// config: \(settings)\nimport SwiftUI").config
    #expect(config?.deploymentTarget == ["iOS": "17.0"])
    #expect(config?.xcode == 27)
    #expect(config?.enable == ["advice"])
    #expect(Expectations("import SwiftUI\n// config: {}").mistakes.count == 1)
  }

  @Test func anUnpromisedFindingSaysWhatToPaste() {
    let complaint = complaint("let x = 1", finds: "x = 1")
    #expect(complaint?.contains("A.swift:1: nobody promised") == true)
    #expect(complaint?.contains("\n  // expect: \(rule) warning `x = 1`\n") == true)
  }

  @Test(arguments: ["// expect: RULE", "// expect: RULE warning", "// expect: RULE `x = 1`"])
  func aKeptPromiseSaysNothing(promise: String) {
    #expect(complaint("let x = 1  \(promise)", finds: "x = 1") == nil)
    #expect(complaint("\(promise)\nlet x =\n  1", finds: "x =\n  1") == nil)
  }

  @Test(arguments: [
    ("// expect: RULE error", "is another one than promised"),
    ("// expect: RULE `x`", "is another one than promised"),
    ("// fine: RULE -- it is only a test", "is fine, because it is only a test"),
    ("// miss: RULE -- too hard", "is found now"),
  ])
  func aBrokenPromiseIsNamed(promise: String, says: String) {
    #expect(complaint("let x = 1  \(promise)", finds: "x = 1")?.contains(says) == true)
  }

  @Test func anUnkeptPromiseIsNamed() {
    let complaint = complaint("let x = 1  // expect: RULE `x`", finds: nil)
    #expect(complaint?.contains("A.swift:1: the promise for line 1 is not kept") == true)
    #expect(complaint?.contains("// miss: \(rule) -- ") == true)
  }

  @Test func twoFindingsNeedTwoPromises() {
    let line = "let x = 1  // expect: \(rule)"
    var file = LintedFile(path: "A.swift", text: line, shownPath: "A.swift")
    file.findings = [finding("x", in: line), finding("1", in: line)]
    #expect(file.complaints.count == 1)
    file.text += " // expect: \(rule) `1`"
    #expect(file.complaints == [])
  }

  /// What is said when the linter finds `code` in `text`, where `RULE` stands for a rule.
  private func complaint(_ text: String, finds code: String?) -> String? {
    let text = text.split(separator: "RULE", omittingEmptySubsequences: false)
      .joined(separator: rule)
    var file = LintedFile(path: "A.swift", text: text, shownPath: "A.swift")
    if let code { file.findings = [finding(code, in: text)] }
    #expect(file.complaints.count <= 1)
    return file.complaints.first
  }

  /// A finding that covers the first stretch of `text` that reads `code`.
  private func finding(_ code: String, in text: String) -> Finding {
    let bytes = Array(text.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: code.utf8) } ?? 0
    let line = 1 + bytes[..<start].count { $0 == UInt8(ascii: "\n") }
    func position(_ offset: Int) -> Position {
      Position(line: line, column: 1, utf16Column: 1, offset: offset)
    }
    return Finding(
      rule: rule, severity: .warning, symptom: .resets, alsoSeenAs: [], group: .default,
      confidence: .high, message: "it is wrong", youWillSee: "", because: "", help: "",
      file: "A.swift",
      range: SourceRange(start: position(start), end: position(start + code.utf8.count)),
      related: [], path: [], fixes: [], fingerprint: "")
  }
}
