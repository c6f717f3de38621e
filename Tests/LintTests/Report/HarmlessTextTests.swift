import Foundation
import Testing

@testable import StateLint

/// What names and source text can hold, and what no format may let through.
@Suite struct HarmlessTextTests {
  /// A name that would end a line, colour a terminal, turn the reading direction, give GitHub a
  /// command, close an element, end a cell, begin a tag, call somebody and link somewhere.
  private static let nasty =
    "a\n::error::b\r\u{1B}[31m\u{202E}\u{FFFF}]]></failure>\"'<b>|@me #1 [x](https://e.x) `c|`&%"

  private static var report: Report {
    var finding = Finding.sample("@State", in: "@State var n = 0", file: nasty + ".swift")
    (finding.message, finding.youWillSee, finding.because, finding.help) =
      (nasty, nasty, nasty, nasty)
    finding.related = [RelatedPlace(message: nasty, file: nasty, range: finding.range)]
    finding.path = finding.related
    finding.fixes = [
      Fix(
        title: nasty, applicability: .safe,
        edits: [TextEdit(file: nasty, range: finding.range, text: nasty)])
    ]
    var report = Report.sample([finding])
    report.problems = [Report.Problem(file: nasty, message: nasty)]
    report.notices = [Report.Notice(id: "odd", message: nasty)]
    return report
  }

  /// The report in every format for machines, by the format's name.
  private static func texts(of report: Report) -> [String: String] {
    var texts: [String: String] = [:]
    func add(_ name: String, _ write: (inout String) -> Void) {
      var text = ""
      write(&text)
      texts[name] = text
    }
    add("github") { GitHubReport(report).write(to: &$0) }
    add("gitlab") { GitLabReport(report).write(to: &$0) }
    add("sarif") { SARIFReport(report).write(to: &$0) }
    add("checkstyle") { CheckstyleReport(report).write(to: &$0) }
    add("junit") { JUnitReport(report).write(to: &$0) }
    add("markdown") { MarkdownReport(report).write(to: &$0) }
    add("agent") { AgentReport(report).write(to: &$0) }
    return texts
  }

  @Test func nothingInvisibleIsWritten() {
    for (format, text) in Self.texts(of: Self.report) {
      let invisible = text.unicodeScalars.filter {
        $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" || $0.value == 0x7F
      }
      #expect(invisible.isEmpty, "\(format): \(invisible)")
    }
  }

  @Test func noLineBeginsACommand() throws {
    for (format, text) in Self.texts(of: Self.report) {
      let commands = text.split(separator: "\n").filter { $0.drop { $0 == " " }.hasPrefix("::") }
      #expect(commands.count == (format == "github" ? 1 : 0), "\(format)")
    }
    let line = try #require(Self.texts(of: Self.report)["github"])
    // One command, whose properties end where they seem to.
    #expect(line.hasPrefix("::warning file=a\\u{A}%3A%3Aerror%3A%3Ab"))
    #expect(line.count { $0 == "\n" } == 1)
    #expect(line.contains("%25"))
  }

  @Test(arguments: ["checkstyle", "junit"])
  func namesCloseNoElement(format: String) throws {
    let text = try #require(Self.texts(of: Self.report)[format])
    #expect(!text.contains("<b>"))
    #expect(!text.contains("\u{FFFF}"))
    let elements = text.split(separator: "<").map { $0.prefix { $0.isLetter || $0 == "/" } }
    let open = elements.filter { $0 == "failure" || $0 == "error" || $0 == "file" }.count
    let closed = elements.filter { $0 == "/failure" || $0 == "/file" }.count
    // Checkstyle has a file for the finding and one for the problem, JUnit a failure and an error.
    #expect(format == "junit" ? (open, closed) == (2, 1) : (open, closed) == (4, 2))
  }

  @Test func cellsEndWhereTheyEnd() throws {
    let text = try #require(Self.texts(of: Self.report)["markdown"])
    let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("| warning") })
    var bars = 0
    var isEscaped = false
    for character in row {
      if character == "|" && !isEscaped { bars += 1 }
      isEscaped = character == "\\" && !isEscaped
    }
    #expect(bars == 7)
    // Code may hold anything; all else holds no tag.
    #expect(!(row.split(separator: " | ")[2].contains("<")))
  }

  @Test func nothingCallsOrLinksInProse() {
    #expect(
      MarkdownText.of("@me #1 [x](https://e.x) <b> *a* _b_ `@State var n: [Int]` http")
        == "&#64;me &#35;1 \\[x\\](https&#58;//e.x) &#60;b&#62; \\*a\\* \\_b\\_ "
        + "`@State var n: [Int]` http")
    #expect(MarkdownText.of("one ` alone @me") == "one \\` alone &#64;me")
    #expect(MarkdownText.code("a`b|c") == "``a`b\\|c``")
    #expect(MarkdownText.code("`a`") == "`` `a` ``")
  }

  @Test(arguments: ["gitlab", "sarif"])
  func jsonIsRead(format: String) throws {
    let text = try #require(Self.texts(of: Self.report)[format])
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }
}
