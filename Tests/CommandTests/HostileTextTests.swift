import Foundation
import Testing

@testable import stlint

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Names and code that mean to do something to whoever reads a report: every format × every text, in
/// every place where a text of somebody else comes through.
@Suite struct HostileTextTests {
  /// What somebody may call a folder or write in a file.
  static let texts = [
    "\u{1B}[31mred\u{1B}]8;;http:\u{7}", "::error::owned", "##[error]owned", "##vso[task]x",
    "a\n::error::owned", "a\r::warning::b", "%0A::error::c", "\u{202E}txt.tfiws",
    "\u{2066}a\u{2069}",
    "\u{200F}\u{61C}", "\u{2028}::error::d", "\u{9B}31m", "]]><script>alert(1)",
    "</testcase></file>",
    "<!-- -->&amp;&#0;", "\"'><b onclick=x>", "|x|`y`|", "![i](http:e.x)", "[l](javascript:x)",
    "@everyone #1 **b**", "\u{FFFE}\u{FFFF}", "${{ x }} $(id) `id`", "\\u001b[0m", "\u{E0041}tag",
  ]

  /// One view for each place in which a text can stand: a name in backticks, a string, a comment.
  private static func source(_ text: String) -> String {
    let line = String(
      text.unicodeScalars.filter { !"\n\r\u{2028}`\\\"".unicodeScalars.contains($0) })
    return """
      import SwiftUI

      final class `C \(line)`: ObservableObject { @Published var `i \(line)` = 0 }

      struct `V \(line)`: View {
        @ObservedObject var `c \(line)` = `C \(line)`() // \(line)
        @State var `s \(line)` = \"""
          \(line)
          ::error::in a text
          \"""
        @State var shown = true

        var body: some View { // stlint:disable:this no-such-rule -- \(line)
          /* \(line) */ Text("\(line)").onAppear { print(`c \(line)`) }
          Toggle("\(line)", isOn: .constant(shown))
          ForEach(["\(line)"], id: \\.self) { Text($0) }
        }
      }

      """
  }

  private static let formats = Options.Format.allCases.map { ["--format", $0.rawValue] }
  private static let views =
    formats + [
      ["--format", "text", "--verbose"], ["--statistics"], ["--statistics", "--format", "json"],
      ["--color", "never", "--quiet"],
    ]

  /// A folder with a file of that name, where names can be so, and that code.
  private func with(_ text: String, _ body: (Folder, _ path: String) throws -> Void) throws {
    let name = text.replacing("/", with: "\u{2044}")
    let path = "\(name)/\(name).swift"
    let config = "{\"enable\": [\"all\"], \"baseline\": \"b.json\", \"requireReasons\": true}"
    try Folder.with([path: Self.source(text), ".stlint.json": config]) { folder in
      try folder.write(Self.emptyBaseline, to: "b.json")
      try body(folder, path)
    }
  }

  private static let emptyBaseline = "{\"version\": 1, \"findings\": []}"

  private static func inJSON(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar.value < 0x20 || "\"\\".unicodeScalars.contains(scalar)
        ? "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
        : String(scalar)
    }.joined()
  }

  @Test(arguments: texts)
  func everyFormatIsHarmless(_ text: String) throws {
    try with(text) { folder, path in
      for view in Self.views {
        let run = try Stlint.run(view + ["."], in: folder.url)
        let name = "\(text.debugDescription) \(view)"
        #expect(run.status == 1, "\(name): \(run.errors)")
        expectHarmless(run.output, "\(name) output", isGitHub: view.contains("github"))
        expectHarmless(run.errors, "\(name) errors")
        switch view.dropFirst().first {
        case "json", "sarif", "gitlab":
          #expect(throws: Never.self, "\(name)") {
            try JSONSerialization.jsonObject(with: Data(run.output.utf8))
          }
        case "checkstyle", "junit":
          #expect(XMLParser(data: Data(run.output.utf8)).parse(), "\(name)")
          #expect(!run.output.contains("<script") && !run.output.contains("<b "), "\(name)")
        case "markdown": expectPlainMarkdown(run.output, name)
        default: break
        }
      }
    }
  }

  @Test(arguments: texts)
  func jsonNamesTheFileAsItIs(_ text: String) throws {
    try with(text) { folder, path in
      let run = try Stlint.run(["--format", "json", "."], in: folder.url)
      let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let findings = try #require(value?["findings"] as? [[String: Any]])
      #expect(!findings.isEmpty)
      #expect(findings.allSatisfy { $0["file"] as? String == path })
    }
  }

  @Test(arguments: texts)
  func whatIsAskedForIsHarmless(_ text: String) throws {
    try with(text) { folder, path in
      let commands = [
        ["explain", text], ["diagnose", text], ["diagnose", "my toggle snaps back", "."],
        ["diagnose", "resets", "--format", "json"], ["explain", text, "--format", "json"],
        ["explain", "No ObservableObject of type \(text) found."],
        ["diagnose", "No ObservableObject of type \(text) found.", "."],
        [text], ["--only", text], ["--config", text], ["--\(text)"], ["--format", text],
        ["--baseline", text, "."], ["--since", text, "."], ["--report-only", text, "."],
        ["config", "--show"], ["config", "--show", path], ["inspect", "tree", text],
      ]
      for words in commands {
        let run = try Stlint.run(words, in: folder.url)
        expectHarmless(run.output, "\(words) output")
        expectHarmless(run.errors, "\(words) errors")
      }
      try folder.write(
        "{\"\(Self.inJSON(text))\": 1, \"enable\": [\"\(Self.inJSON(text))\"]}", to: "c.json")
      let config = try Stlint.run(["--config", "c.json", "."], in: folder.url)
      #expect(config.status == 2)
      expectHarmless(config.errors, "a configuration with \(text.debugDescription)")
      let stale = Self.emptyBaseline.replacing(
        "[]",
        with: """
          [{"rule": "\(Folder.rule)", "path": "\(Self.inJSON(text))", "code": "x", \
          "fingerprint": "00000000000000ff", "\(Self.inJSON(text))": "\(Self.inJSON(text))"}]
          """)
      try folder.write(stale, to: "b.json")
      let baseline = try Stlint.run(["--baseline", "b.json", "."], in: folder.url)
      expectHarmless(baseline.output + baseline.errors, "a baseline with \(text.debugDescription)")
    }
  }

  @Test(arguments: texts)
  func aDifferenceOnATerminalIsHarmless(_ text: String) throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/script") else { return }
    try with(text) { folder, path in
      // Without the line that says how far a long run is.
      let command = "\"$STLINT\" --diff --quiet --color never ."
      let run = try Stlint.shell("script -qec '\(command)' /dev/null < /dev/null", in: folder.url)
      #expect(run.output.contains("@@ -"))
      // Tabs are part of it, and nobody runs what a terminal shows.
      let shown = run.output.replacing("\r\n", with: "\n").replacing("\t", with: " ")
      expectInvisibleSpelledOut(shown, "\(text.debugDescription) diff")
    }
  }

  // MARK: What harms

  /// No character that a terminal obeys or that nobody sees, and no line that a runner obeys.
  private func expectHarmless(
    _ text: String, _ name: @autoclosure () -> String, isGitHub: Bool = false
  ) {
    expectInvisibleSpelledOut(text, name())
    let commands = text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }.filter {
      $0.hasPrefix("::") || $0.hasPrefix("##[") || $0.hasPrefix("##vso[")
    }
    let isOurs = commands.allSatisfy { line in
      isGitHub && ["::error ", "::warning ", "::notice "].contains { line.hasPrefix($0) }
    }
    #expect(isOurs, "\(name()): \(commands)")
  }

  private func expectInvisibleSpelledOut(_ text: String, _ name: @autoclosure () -> String) {
    let harmful = text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
        0xE0000...0xE007F:
        true
      default: false
      }
    }
    #expect(harmful.isEmpty, "\(name()): \(harmful.map { String($0.value, radix: 16) })")
  }

  /// No tag, no call and no link outside of code.
  private func expectPlainMarkdown(_ text: String, _ name: String) {
    for line in text.split(separator: "\n") {
      let prose = Self.withoutCode(String(line))
      for mark in ["<script", "<b", "</", "<!", "![i](", "[l](", "@everyone", " #1", "**b"] {
        #expect(!prose.contains(mark), "\(name): \(mark) in \(prose)")
      }
    }
  }

  /// A line of Markdown without its code: a run of backticks to the next run of as many.
  private static func withoutCode(_ line: String) -> String {
    var prose = ""
    var rest = line[...]
    while let start = rest.firstIndex(of: "`") {
      prose += rest[..<start]
      let fence = rest[start...].prefix { $0 == "`" }
      var behind = rest[fence.endIndex...]
      if prose.last == "\\" {
        rest = behind
        continue
      }
      var end: Substring.Index?
      while let next = behind.firstIndex(of: "`") {
        let run = behind[next...].prefix { $0 == "`" }
        behind = behind[run.endIndex...]
        if run.count == fence.count {
          end = run.endIndex
          break
        }
      }
      rest = end.map { rest[$0...] } ?? rest[fence.endIndex...]
    }
    return prose + rest
  }
}
