import Foundation
import Testing

@testable import stlint

/// What is promised of all options and formats at once.
@Suite struct PromiseTests {
  private static let here = URL(fileURLWithPath: #filePath)
  private static let root = here.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Whether `text` holds an option as a whole word.
  private func holds(_ option: Option, _ text: String) -> Bool {
    text.components(separatedBy: option.rawValue).dropFirst().contains { rest in
      rest.first.map { !$0.isLetter && $0 != "-" } ?? true
    }
  }

  @Test(arguments: Option.allCases)
  func everyOptionIsInTheHelpAndInATest(_ option: Option) throws {
    #expect(holds(option, Help.text), "\(option.rawValue) is not in Help.swift")
    let folder = Self.here.deletingLastPathComponent()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let users = try names.filter { name in
      // Those that only read a command line run nothing.
      guard name.hasSuffix("Tests.swift"), name != "OptionTests.swift",
        name != Self.here.lastPathComponent
      else { return false }
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return holds(option, text)
    }
    #expect(!users.isEmpty, "no test in Tests/CommandTests runs stlint with \(option.rawValue)")
  }

  @Test func aThousandFindingsEndQuietly() throws {
    let views = (0..<1_000).map { number in
      """

      struct Page\(number): View {
        @ObservedObject var cart = Cart()

        var body: some View { Text("\\(cart.items)") }
      }

      """
    }
    try Folder.with(["Page.swift": Folder.mistake + views.joined()]) { folder in
      let lint = "\"$STLINT\" --verbose --only \(Folder.rule)"
      let script = "{ \(lint); echo status $? >&2; } | head -n 3"
      let run = try Stlint.shell(script, in: folder.url)
      #expect(run.output.split(separator: "\n", omittingEmptySubsequences: false).count == 4)
      #expect(run.output.hasPrefix("Page.swift:9:3: warning: "))
      #expect(run.errors == "status 1\n")
    }
  }

  @Test func machineFormatsOfAllFixturesDoNotDependOnJobs() throws {
    try Folder.with([:]) { folder in
      let formats = Options.Format.allCases.filter { $0 != .text }
      func reports(_ jobs: String) throws -> [Data] {
        var words = ["--enable", "all", "--jobs", jobs, "Fixtures"]
        for format in formats {
          let file = folder.url.appendingPathComponent("\(format.rawValue).\(jobs)").path
          words += ["--format", format.rawValue, "--output", file]
        }
        let run = try Stlint.run(words, in: Self.root)
        #expect(run.status == 1)
        #expect(run.output == "")
        return try formats.map {
          try Data(contentsOf: folder.url.appendingPathComponent("\($0.rawValue).\(jobs)"))
        }
      }
      for (format, (one, many)) in zip(formats, zip(try reports("1"), try reports("8"))) {
        #expect(one == many, "\(format)")
        #expect(one.count > 1_000, "\(format)")
      }
    }
  }
}
