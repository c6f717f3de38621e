import Foundation
import StateLint
import StateLintSyntax

/// One input, taken for a Swift file, from bytes to the report and to what `--fix` makes of it.
struct Trial {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Traps with a sentence where something does not hold.
  ///
  /// - Parameter asksEverything: whether what takes long is asked too; else a sixteenth of the
  ///   inputs, told by their bytes, is asked.
  func run(asksEverything: Bool = false) {
    requireTiling(Tokens.tokenize(bytes))
    if let flaw = TreeFlaw(in: Tree.parse(bytes)) { fatalError("the tree: \(flaw)") }
    let file = ParsedFile(Source(path: Self.path, bytes: bytes))
    _ = Manifest(path: "Package.swift", bytes: bytes)
    _ = Manifest(path: "App.xcodeproj/project.pbxproj", bytes: bytes)
    let findings = Self.findings(in: file)
    for finding in findings { require(finding) }
    guard asksEverything || bytes.reduce(UInt8(0), &+) % 16 == 0 else { return }
    requireTime()
    requireSameAgain(findings)
    requireJSON(findings)
    for level in FixLevel.allCases { requireRepairs(of: file, level) }
  }

  private static let path = "Fuzz.swift"

  private static func findings(in file: ParsedFile) -> [Finding] {
    let project = Project(files: [file], manifests: [], settings: settings)
    return project.settled(project.findings(inFileAt: 0))
  }

  /// All rules, on a system that knows everything they speak of.
  private static let settings: Settings = {
    var settings = Settings()
    settings.deploymentTarget = DeploymentTarget(
      iOS: "17", macOS: "14", tvOS: "17", watchOS: "10", visionOS: "1")
    do { try settings.selection.enable(["all"]) } catch { fatalError("no rule: \(error)") }
    return settings
  }()

  // MARK: Tokens

  /// No byte is in two tokens or comments, and only blanks are in none.
  private func requireTiling(_ tokens: Tokens) {
    guard let last = tokens.list.last, last.kind == .endOfFile, Int(last.end) == bytes.count else {
      fatalError("the last token does not end the file")
    }
    var place = 0
    let all = (tokens.list.dropLast() + tokens.comments).sorted { $0.start < $1.start }
    for token in all {
      guard place <= token.start, token.start < token.end, Int(token.end) <= bytes.count else {
        fatalError("the token at \(token.start) overlaps another one, or the end")
      }
      requireBlank(place..<Int(token.start))
      place = Int(token.end)
    }
    requireBlank(place..<bytes.count)
  }

  private func requireBlank(_ range: Range<Int>) {
    let scalars = String(decoding: bytes[range], as: UTF8.self).unicodeScalars
    if !scalars.allSatisfy({ "\0\t\n\u{B}\u{C}\r \u{A0}\u{FEFF}".unicodeScalars.contains($0) }) {
      fatalError("bytes \(range) are in no token")
    }
  }

  // MARK: Findings

  /// A finding and all it points to lie in the file.
  private func require(_ finding: Finding) {
    guard finding.file == Self.path else { fatalError("\(finding.rule): in \(finding.file)") }
    require(finding.range, finding.rule)
    for place in finding.related + finding.path { require(place.range, finding.rule) }
    for fix in finding.fixes {
      for edit in fix.edits { require(edit.range, finding.rule) }
      for (edit, next) in zip(fix.edits, fix.edits.dropFirst())
      where next.range.start.offset < edit.range.end.offset {
        fatalError("\(finding.rule): edits overlap or are not sorted")
      }
    }
  }

  private func require(_ range: SourceRange, _ rule: String) {
    let (start, end) = (range.start, range.end)
    guard 0 <= start.offset, start.offset <= end.offset, end.offset <= bytes.count,
      1 <= start.line, start.line <= end.line,
      [start, end].allSatisfy({ $0.column >= 1 && $0.utf16Column >= 1 })
    else { fatalError("\(rule): \(range) is not in the file") }
    for offset in [start.offset, end.offset] where cutsCharacter(offset) {
      fatalError("\(rule): offset \(offset) cuts a character")
    }
  }

  /// Whether a character of UTF-8 goes on at an offset. Bytes that are no text may be cut anywhere.
  private func cutsCharacter(_ offset: Int) -> Bool {
    guard offset < bytes.count, bytes[offset] & 0xC0 == 0x80 else { return false }
    return (1...3).contains { back in
      let start = offset - back
      guard start >= 0, bytes[start] >= 0xC2 else { return false }
      return (back + 1...4).contains { length in
        guard start + length <= bytes.count else { return false }
        let text = String(validating: bytes[start..<start + length], as: UTF8.self)
        return text?.unicodeScalars.count == 1
      }
    }
  }

  // MARK: What comes of them

  private func requireSameAgain(_ findings: [Finding]) {
    let again = Self.findings(in: ParsedFile(Source(path: Self.path, bytes: bytes)))
    if again != findings { fatalError("the same input gives other findings") }
  }

  private func requireJSON(_ findings: [Finding]) {
    let report = Report(
      findings: findings, notices: [], problems: [], summary: Report.Summary())
    var texts = ["", ""]
    JSONReport(report).write(to: &texts[0])
    SARIFReport(report).write(to: &texts[1])
    for text in texts {
      do {
        _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
      } catch {
        fatalError("a report is no JSON: \(error)")
      }
    }
    var text = ""
    TextReport(report) { _ in bytes }.write(to: &text)
    let isVisible = text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 }
    if !isVisible { fatalError("the text lets a control character through") }
  }

  /// What all fixes together make of the file reads no worse, and is what they say.
  private func requireRepairs(of file: ParsedFile, _ level: FixLevel) {
    let fixing = Fixing(files: [file], level: level) { $0.flatMap(Self.findings) }
    let fixed = fixing.files[0].source.bytes
    if fixing.applied.isEmpty && fixing.cleared.isEmpty && fixed != bytes {
      fatalError("\(level): nothing was fixed, and the file has changed")
    }
    if Tree.parse(fixed).flawCount > Tree.parse(bytes).flawCount {
      fatalError("\(level): reads worse once it is fixed")
    }
  }

  // MARK: Time

  /// Not three times in a row over 100 ms and over 50 µs a byte.
  private func requireTime() {
    let limit = max(.milliseconds(100), .microseconds(50) * bytes.count) * Self.slowness
    for _ in 0..<3 {
      // The time of this thread: others may keep the machine busy.
      let taken = workTime {
        _ = Self.findings(in: ParsedFile(Source(path: Self.path, bytes: bytes)))
      }
      if taken <= limit { return }
    }
    fatalError("three times longer than \(limit) for \(bytes.count) bytes")
  }

  /// How many times as long everything may take in this kind of build: `run replay` asks once more
  /// where it is one.
  #if DEBUG
    private static let slowness = 100
  #elseif FUZZED
    private static let slowness = 8
  #else
    private static let slowness = 1
  #endif
}
