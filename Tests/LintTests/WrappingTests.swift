import StateLint
import Testing

/// Four tests that every mistake on a page gives for free.
@Suite("Bad code of pages, wrapped")
struct WrappingTests {
  private static let bad = PageExample.all.filter(\.example.isBad)

  @Test(arguments: bad)
  func inACommentItIsSilent(example: PageExample) {
    expectSilence(example, "in a comment") { "import SwiftUI\n/*\n\($0)\n*/\n" }
  }

  @Test(arguments: bad)
  func inAStringItIsSilent(example: PageExample) {
    expectSilence(example, "in a string") { text in
      let marks = String(repeating: "#", count: 1 + longestRun(of: "#", in: text))
      return "import SwiftUI\nlet lesson = \(marks)\"\"\"\n\(text)\n\"\"\"\(marks)\n"
    }
  }

  @Test(arguments: bad)
  func switchedOffItIsSilent(example: PageExample) {
    expectSilence(example, "after `// stlint:disable:file all`") {
      "// stlint:disable:file all\n\($0)"
    }
  }

  @Test(arguments: bad)
  func afterLettersOfSeveralBytesItIsTheSame(example: PageExample) throws {
    let config = try #require(example.config)
    let line = "let greeting = \"こんにちは 👩‍👩‍👧‍👦 e\u{301}\"\n"
    let plain = LintedFile.lint(example.files, config: config)
    let moved = LintedFile.lint(
      example.files.map { file in
        var file = file
        file.text = line + file.text
        return file
      }, config: config)
    for (before, after) in zip(plain, moved) {
      #expect(before.findings.map { $0.places(after: line) } == after.findings.map(\.places))
    }
  }

  private func expectSilence(
    _ example: PageExample, _ place: String, wrap: (String) -> String
  ) {
    let wrapped = example.files.map { file in
      var file = file
      file.text = wrap(file.text)
      return file
    }
    for file in LintedFile.lint(wrapped, config: example.config ?? FixtureConfig()) {
      for finding in file.findings {
        Issue.record("\(file.shownPath): \(finding.rule) is reported \(place).")
      }
    }
  }

  private func longestRun(of character: Character, in text: String) -> Int {
    text.split(whereSeparator: { $0 != character }).map(\.count).max() ?? 0
  }
}

extension Finding {
  /// What the finding says and where, as texts to compare.
  fileprivate var places: [String] { places(after: "") }

  /// The same, as it is when `line` is put before the file.
  fileprivate func places(after line: String) -> [String] {
    let lines = line.isEmpty ? 0 : 1
    func moved(_ range: SourceRange) -> String {
      [range.start, range.end].map {
        "\($0.line + lines):\($0.column):\($0.utf16Column) at \($0.offset + line.utf8.count)"
      }
      .joined(separator: " to ")
    }
    let edits = fixes.flatMap(\.edits).map { "\(moved($0.range)) becomes \($0.text)" }
    let others = (related + path).map { "\($0.file) \($0.message) \(moved($0.range))" }
    return ["\(rule) \(severity.rawValue) \(message) \(moved(range))"] + others + edits
  }
}
