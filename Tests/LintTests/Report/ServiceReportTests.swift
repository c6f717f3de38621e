import Foundation
import Testing

@testable import StateLint

/// The formats that services read.
@Suite struct ServiceReportTests {
  private static let code = "struct A {\n  @State var n = 0\n}\n"
  private static let finding = Finding.sample("@State", in: code)

  private func text(_ write: (inout String) -> Void) -> String {
    var text = ""
    write(&text)
    return text
  }

  private func github(_ findings: [Finding]) -> String {
    text { GitHubReport(.sample(findings)).write(to: &$0) }
  }

  @Test func commandForGitHub() {
    #expect(
      github([Self.finding]) == """
        ::warning file=Sources/Shop/Page.swift,line=2,endLine=2,col=3,endColumn=9,\
        title=observed-object-created-in-view::Sources/Shop/Page.swift:2:3: `cart` is made here, \
        but `@ObservedObject` only borrows what someone else keeps. You will see: state is reset \
        unexpectedly: the cart empties whenever the parent redraws. Because: SwiftUI throws the \
        view value away often, and this object with it. Try: own it: `@StateObject private var \
        cart = Cart()`. (observed-object-created-in-view)

        """)
    #expect(github([]) == "")
  }

  @Test func columnsBelongToOneLine() {
    let finding = Finding.sample("@State var n = 0\n}", in: Self.code)
    let line = github([finding])
    #expect(line.contains(",line=2,endLine=3,title="))
    #expect(!line.contains("col="))
  }

  @Test func errorsComeFirstAndTenOfALevelAreShown() throws {
    var findings: [Finding] = []
    for number in 0..<12 {
      for severity in [Severity.note, .warning, .error] {
        var finding = Finding.sample("@State", in: Self.code, severity: severity)
        finding.message = "number \(number)"
        findings.append(finding)
      }
    }
    let lines = github(findings).split(separator: "\n")
    let words = lines.map { $0.prefix { $0 != " " } }
    #expect(
      words.dropLast()
        == Array(repeating: "::error", count: 10) + Array(repeating: "::warning", count: 10)
        + Array(repeating: "::notice", count: 10))
    let left = try #require(lines.last)
    #expect(
      left.hasPrefix("6 more findings have no place here, for GitHub shows 10 of each level."))
  }

  @Test func codeQualityForGitLab() {
    let gitlab = text { GitLabReport(.sample([Self.finding])).write(to: &$0) }
    #expect(
      gitlab == """
        [
          {
            "description": "`cart` is made here, but `@ObservedObject` only borrows what someone \
        else keeps. You will see: state is reset unexpectedly: the cart empties whenever the parent \
        redraws. Because: SwiftUI throws the view value away often, and this object with it. Try: \
        own it: `@StateObject private var cart = Cart()`. (observed-object-created-in-view)",
            "check_name": "observed-object-created-in-view",
            "fingerprint": "00000000000000ff",
            "severity": "major",
            "location": {
              "path": "Sources/Shop/Page.swift",
              "lines": { "begin": 2, "end": 2 }
            }
          }
        ]

        """)
    #expect(text { GitLabReport(.sample([])).write(to: &$0) } == "[]\n")
  }

  @Test func checkstyle() {
    var second = Finding.sample("var n", in: Self.code, severity: .note)
    (second.message, second.youWillSee, second.because, second.help) = ("a < b & c", "", "", "")
    var third = second
    third.file = "Sources/Shop/Row.swift"
    let report = Report.sample([Self.finding, second, third])
    #expect(
      text { CheckstyleReport(report).write(to: &$0) } == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="Sources/Shop/Page.swift">
            <error line="2" column="3" severity="warning" message="`cart` is made here, but \
        `@ObservedObject` only borrows what someone else keeps. You will see: state is reset \
        unexpectedly: the cart empties whenever the parent redraws. Because: SwiftUI throws the \
        view value away often, and this object with it. Try: own it: `@StateObject private var \
        cart = Cart()`." source="stlint.observed-object-created-in-view"/>
            <error line="2" column="10" severity="info" message="a &lt; b &amp; c. You will see: \
        state is reset unexpectedly." source="stlint.observed-object-created-in-view"/>
          </file>
          <file name="Sources/Shop/Row.swift">
            <error line="2" column="10" severity="info" message="a &lt; b &amp; c. You will see: \
        state is reset unexpectedly." source="stlint.observed-object-created-in-view"/>
          </file>
        </checkstyle>

        """)
  }

  @Test func whatNobodyReadIsNotCalledClean() {
    var report = Report.sample([])
    report.problems = [
      Report.Problem(file: "Odd & old.swift", message: "permission denied"),
      Report.Problem(file: "Odd & old.swift", message: "has changed since"),
    ]
    #expect(
      text { GitLabReport(report).write(to: &$0) } == """
        [
          {
            "description": "Odd & old.swift was not linted: permission denied (not-linted)",
            "check_name": "not-linted",
            "fingerprint": "\(Fingerprint.ofProblem(with: "Odd & old.swift"))",
            "severity": "blocker",
            "location": {
              "path": "Odd & old.swift",
              "lines": { "begin": 1, "end": 1 }
            }
          }
        ]

        """)
    #expect(
      text { CheckstyleReport(report).write(to: &$0) } == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="Odd &amp; old.swift">
            <error line="1" column="1" severity="error" message="not linted: permission denied" \
        source="stlint.not-linted"/>
            <error line="1" column="1" severity="error" message="not linted: has changed since" \
        source="stlint.not-linted"/>
          </file>
        </checkstyle>

        """)
    #expect(
      Fingerprint.ofProblem(with: "A.swift") != Fingerprint.ofProblem(with: "B.swift"))
  }

  @Test func aFileWithFindingsAndAProblemIsNamedOnce() {
    var report = Report.sample([Self.finding])
    report.problems = [Report.Problem(file: Self.finding.file, message: "could not be written")]
    let checkstyle = text { CheckstyleReport(report).write(to: &$0) }
    #expect(checkstyle.components(separatedBy: "<file ").count == 2)
    #expect(checkstyle.contains("stlint.not-linted"))
    #expect(text { GitLabReport(report).write(to: &$0) }.contains("\"blocker\""))
  }

  @Test func junit() {
    var report = Report.sample([Self.finding])
    report.problems = [Report.Problem(file: "Odd.swift", message: "permission denied")]
    #expect(
      text { JUnitReport(report).write(to: &$0) } == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="stlint" tests="2" failures="1" errors="1">
          <testsuite name="Sources/Shop/Page.swift" tests="1" failures="1" errors="0">
            <testcase classname="Sources/Shop/Page.swift" name="observed-object-created-in-view \
        at 2:3" file="Sources/Shop/Page.swift" line="2">
              <failure type="warning" message="`cart` is made here, but `@ObservedObject` only \
        borrows what someone else keeps">Sources/Shop/Page.swift:2:3
        You will see: state is reset unexpectedly: the cart empties whenever the parent redraws.
        Because: SwiftUI throws the view value away often, and this object with it.
        Try: own it: `@StateObject private var cart = Cart()`.</failure>
            </testcase>
          </testsuite>
          <testsuite name="Odd.swift" tests="1" failures="0" errors="1">
            <testcase classname="Odd.swift" name="not linted">
              <error type="problem" message="permission denied"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func cleanRunIsAPassingCase() {
    #expect(
      text { JUnitReport(.sample([])).write(to: &$0) } == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="stlint" tests="1" failures="0" errors="0">
          <testsuite name="stlint" tests="1" failures="0" errors="0">
            <testcase classname="stlint" name="nothing found in 2 files"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func markdown() {
    #expect(
      text { MarkdownReport(.sample([Self.finding])).write(to: &$0) } == """
        ## stlint

        2 files, 1 view, 0 names not resolved; 1 warning in 1 file.

        | level | where | what | you will see | try | rule |
        |---|---|---|---|---|---|
        | warning | `Sources/Shop/Page.swift:2:3` | `cart` is made here, but `@ObservedObject` only \
        borrows what someone else keeps | state is reset unexpectedly: the cart empties whenever \
        the parent redraws | own it: `@StateObject private var cart = Cart()` | \
        `observed-object-created-in-view` |

        """)
    #expect(
      text { MarkdownReport(.sample([])).write(to: &$0) }
        == "## stlint\n\n2 files, 1 view, 0 names not resolved; nothing found.\n")
  }

  @Test func tableThatIsFullShowsTheWorst() {
    let levels: [Severity] = [.note, .note, .warning, .error]
    let findings = levels.map { Finding.sample("@State", in: Self.code, severity: $0) }
    let lines = text { MarkdownReport(.sample(findings), mostRows: 2).write(to: &$0) }
      .split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("| error |") || $0.hasPrefix("| warning |") }.count == 2)
    #expect(!lines.contains { $0.hasPrefix("| note |") })
    #expect(lines.last == "2 more findings not shown here.")
  }

  @Test func oneLineForAnAgent() {
    var finding = Self.finding
    finding.fixes = [
      Fix(
        title: "Use `@StateObject`", applicability: .safe,
        edits: [TextEdit(file: finding.file, range: finding.range, text: "@StateObject")])
    ]
    #expect(
      text { AgentReport(.sample([finding])).write(to: &$0) } == """
        Sources/Shop/Page.swift:2:3: warning observed-object-created-in-view: `cart` is made here, \
        but `@ObservedObject` only borrows what someone else keeps | see resets: the cart empties \
        whenever the parent redraws | try own it: `@StateObject private var cart = Cart()` | fix \
        (safe): Use `@StateObject`: 2:3-2:9 "@StateObject"
        2 files, 1 view, 0 names not resolved; 1 warning in 1 file; `stlint explain RULE` says \
        why; `--fix` mends 1

        """)
    #expect(
      text { AgentReport(.sample([])).write(to: &$0) }
        == "2 files, 1 view, 0 names not resolved; nothing found\n")
  }

  @Test func pathsAreNamedFromTheRoot() {
    let paths = ReportPaths(relativeTo: "/home/me/shop/App", root: "/home/me/shop")
    #expect(paths.name(of: "A.swift") == "App/A.swift")
    #expect(paths.name(of: "/home/me/shop/B.swift") == "B.swift")
    #expect(paths.name(of: "/other/C.swift") == "/other/C.swift")
    #expect(paths.uri(of: "My App/é:1.swift") == "App/My%20App/%C3%A9%3A1.swift")
    #expect(paths.uri(of: "/other/C D.swift") == "file:///other/C%20D.swift")
    #expect(ReportPaths.shown.name(of: "A.swift") == "A.swift")
  }
}
