import Foundation
import StateLint
import Testing

@testable import stlint

/// What the pages and documents tell people to type is understood.
@Suite struct ShownCommandTests {
  @Test(arguments: ShownCommand.documents)
  func commandLinesAreUnderstood(document: String) throws {
    for command in ShownCommand.all(in: try String(contentsOfFile: document, encoding: .utf8)) {
      do throws(UsageError) {
        let options = try OptionParser.parse(command.arguments)
        if case .explain(let name) = options.command, Rule.named(name) == nil {
          #expect(Symptom(rawValue: name) != nil, "\(document): `stlint explain \(name)`")
        }
      } catch {
        Issue.record("\(document): `\(command.text)`: \(error.description)")
      }
    }
  }

  @Test func commandLinesAreFound() {
    let found = ShownCommand.all(
      in: """
        Run `stlint --quiet Sources`, ``swift run -c release stlint explain
        RULE``, not `stlint: no` and not `a stlint b`.

        ```sh
        stlint - --stdin-path A.swift   # the project around it
        stlint explain "a message you saw"
        time .build/release/stlint --jobs 2 DIR >/dev/null
        cp .build/release/stlint /usr/local/bin/
        ```

        ```swift good
        stlint --in-code
        ```
        """)
    #expect(
      found.map { $0.arguments.map(\.text) } == [
        ["--quiet", "Sources"], ["explain", Rule.all[0].id], ["-", "--stdin-path", "A.swift"],
        ["explain", "a message you saw"], ["--jobs", "2", "DIR"],
      ])
  }

  @Test func theDocumentsShowCommandLines() throws {
    let texts = try ShownCommand.documents.map { try String(contentsOfFile: $0, encoding: .utf8) }
    #expect(texts.count > 10)
    #expect(texts.flatMap(ShownCommand.all(in:)).count > 10)
  }
}

/// A command line that a document shows, in backticks or in a block that is not Swift.
private struct ShownCommand {
  var text: String
  /// The words behind `stlint`, with a rule for `RULE` and a symptom for `SYMPTOM`.
  var arguments: [Argument]

  /// Every page and document of the repository.
  static let documents: [String] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folders = ["", "docs", "Rules"].map { root.appendingPathComponent($0).path }
    return folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted().filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
    }
  }()

  static func all(in markdown: String) -> [ShownCommand] {
    let page = Page(markdown: markdown)
    let parts = page.sections.flatMap(\.parts)
    return parts.flatMap { part in
      switch part {
      case .prose(let text): spans(of: text).compactMap(ShownCommand.init)
      case .code(let block) where block.language == "swift": [ShownCommand]()
      case .code(let block):
        block.text.split(separator: "\n").map(String.init)
          .compactMap(ShownCommand.init)
      }
    }
  }

  /// What may stand before the command itself.
  private static let leads: Set<Substring> = [
    "swift", "run", "-c", "release", "time", "/usr/bin/time", "-v", "=", "more:",
  ]

  private init?(_ text: String) {
    let words = Self.words(of: text)
    guard let place = words.firstIndex(where: { $0 == "stlint" || $0.hasSuffix("/stlint") }),
      words[..<place].allSatisfy(Self.leads.contains)
    else { return nil }
    self.text = text
    arguments = words[(place + 1)...].prefix { !["#", ">", "|"].contains($0.prefix(1)) }
      .map { word in
        let name = ["RULE": Rule.all[0].id, "SYMPTOM": Symptom.resets.rawValue][word]
        return Argument(bytes: Array((name ?? String(word)).utf8))
      }
  }

  /// The words as a shell splits them: what stands between `"` is one.
  private static func words(of text: String) -> [Substring] {
    let pieces = text.split(separator: "\"", omittingEmptySubsequences: false)
    return pieces.enumerated().flatMap { place, piece in
      place % 2 == 1 ? [piece] : piece.split(whereSeparator: \.isWhitespace)
    }
  }

  /// What stands between backticks, as many behind it as before it.
  private static func spans(of text: String) -> [String] {
    var spans: [String] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "`") {
      let marks = rest[start...].prefix { $0 == "`" }
      rest = rest[marks.endIndex...]
      guard let end = rest.firstRange(of: marks) else { continue }
      spans.append(String(rest[..<end.lowerBound]))
      rest = rest[end.upperBound...]
    }
    return spans
  }
}
