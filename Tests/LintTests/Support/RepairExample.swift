import StateLint
import Testing

/// Code with one mistake, and what the fix of its finding makes of it.
struct RepairExample: Sendable, CustomTestStringConvertible {
  let rule: String
  /// The code before; `import SwiftUI` stands above it.
  let code: String
  /// The same afterwards; nil where no fix is offered.
  let mended: String?
  let applicability: Fix.Applicability

  init(
    _ rule: String, _ code: String, _ mended: String?,
    _ applicability: Fix.Applicability = .suggested
  ) {
    (self.rule, self.code, self.mended) = (rule, code, mended)
    self.applicability = applicability
  }

  var testDescription: String { "\(rule): \(code.prefix(60))" }

  /// Applies the fix of the first finding, and compares.
  func check() throws {
    let text = "import SwiftUI\n" + code
    let found = EngineCheck(text).findings()
    let finding = try #require(found.first { $0.rule == rule }, "\(found.map(\.message))")
    guard let mended else {
      #expect(finding.fixes.isEmpty, "\(finding.fixes)")
      return
    }
    let fix = try #require(finding.fixes.first)
    #expect(fix.applicability == applicability)
    var bytes = Array(text.utf8)
    for edit in fix.edits.reversed() {
      bytes.replaceSubrange(
        edit.range.start.offset..<edit.range.end.offset, with: Array(edit.text.utf8))
    }
    let result = String(decoding: bytes, as: UTF8.self)
    #expect(result == "import SwiftUI\n" + mended)
    #expect(!EngineCheck(result).findings().contains { $0.rule == rule })
  }
}
