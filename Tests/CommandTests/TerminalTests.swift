import Foundation
import StateLint
import Testing

@testable import stlint

/// What is made of a terminal and of what the environment says.
@Suite struct TerminalTests {
  private func terminal(_ variables: [String: String], isTerminal: Bool = true) -> Terminal {
    Terminal(isTerminal: isTerminal, ownWidth: 100) { variables[$0] }
  }

  @Test(arguments: [
    ([:], true, false), (["TERM": "dumb"], false, false), (["TERM": "xterm-256color"], true, false),
    (["NO_COLOR": "1"], false, false), (["NO_COLOR": "1", "FORCE_COLOR": "1"], false, false),
    (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false, false),
    (["FORCE_COLOR": "1"], true, true), (["FORCE_COLOR": "3", "TERM": "dumb"], true, true),
    (["FORCE_COLOR": "0"], false, false), (["FORCE_COLOR": "false"], false, false),
    (["FORCE_COLOR": "0", "CLICOLOR_FORCE": "1"], false, false),
    (["CLICOLOR_FORCE": "1"], true, true), (["CLICOLOR_FORCE": "0"], true, false),
    (["CLICOLOR": "0"], false, false), (["CLICOLOR": "1"], true, false),
    (["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], true, true),
  ])
  func colour(_ variables: [String: String], _ onTerminal: Bool, _ inFile: Bool) {
    #expect(terminal(variables).wantsColour == onTerminal)
    #expect(terminal(variables, isTerminal: false).wantsColour == inFile)
  }

  @Test func width() {
    #expect(terminal([:]).width == 100)
    #expect(terminal([:], isTerminal: false).width == nil)
    for isTerminal in [true, false] {
      #expect(terminal(["COLUMNS": "60"], isTerminal: isTerminal).width == 60)
      #expect(terminal(["COLUMNS": "7"], isTerminal: isTerminal).width == 40)
    }
    for nonsense in ["0", "-3", "wide"] { #expect(terminal(["COLUMNS": nonsense]).width == 100) }
    #expect(Terminal(isTerminal: true) { _ in nil }.width == 80)
  }

  @Test(arguments: [
    ([:], false), (["TERM": "xterm-256color"], false), (["TERM_PROGRAM": "Apple_Terminal"], false),
    (["TERM_PROGRAM": "iTerm.app"], true), (["TERM_PROGRAM": "vscode"], true),
    (["TERM": "xterm-kitty"], true), (["VTE_VERSION": "7600"], true),
    (["VTE_VERSION": "4000"], false),
    (["TERM_PROGRAM": "vscode", "TERM": "dumb"], false), (["FORCE_HYPERLINK": "1"], true),
    (["FORCE_HYPERLINK": "0", "TERM_PROGRAM": "vscode"], false),
  ])
  func links(_ variables: [String: String], _ areKnown: Bool) {
    #expect(terminal(variables).knowsLinks == areKnown)
    let isForced = variables["FORCE_HYPERLINK"] == "1"
    #expect(terminal(variables, isTerminal: false).knowsLinks == isForced)
  }

  @Test func theEnvironmentIsAsked() throws {
    try Folder.with(["Page.swift": Folder.mistake]) { folder in
      func run(_ environment: [String: String], _ words: String...) throws -> String {
        try Stlint.run(
          ["--only", Folder.rule] + words, in: folder.url, environment: environment
        ).output
      }
      #expect(try run(["FORCE_COLOR": "1"]).contains("\u{1B}[1m"))
      #expect(try !run(["FORCE_COLOR": "1"], "--color", "never").contains("\u{1B}["))
      let narrow = try run(["COLUMNS": "50"]).split(separator: "\n").dropFirst()
      #expect(narrow.allSatisfy { $0.count <= 50 }, "\(narrow)")
      #expect(try run([:]).split(separator: "\n").contains { $0.count > 100 })
      #expect(try !run([:]).contains("\u{1B}]8;;"))
      let linked = try run([:], "--hyperlinks", "always")
      let path = folder.url.appendingPathComponent("Page.swift").path
      #expect(
        linked.hasPrefix(
          "\u{1B}]8;;file://\(path)\u{1B}\\Page.swift:9:3:\u{1B}]8;;\u{1B}\\ warning"))
      #expect(try !run(["FORCE_HYPERLINK": "1"], "--hyperlinks=never").contains("\u{1B}]8;;"))
    }
  }

  @Test func namesInLinksAreHarmless() throws {
    let name = "Ö \u{1B}]8;;x\u{7}%?#.swift"
    try Folder.with([name: Folder.mistake]) { folder in
      let linked = try folder.lint("--hyperlinks", "always").output
      let line = try #require(linked.split(separator: "\n").first)
      #expect(
        line.contains(
          "/%C3%96%20%1B%5D8%3B%3Bx%07%25%3F%23.swift\u{1B}\\Ö \\u{1B}]8;;x\\u{7}%?#.swift:9"))
      // One link begins and one ends.
      #expect(line.count { $0 == "\u{1B}" } == 4)
      #expect(
        try !folder.lint("--hyperlinks", "always", "--output", "report").output.contains("\u{1B}"))
      let file = folder.url.appendingPathComponent("report")
      #expect(try !String(contentsOf: file, encoding: .utf8).contains("\u{1B}"))
      let json = try folder.lint("--hyperlinks", "always", "--color", "always", "--format", "json")
      #expect(!json.output.contains("\u{1B}"))
    }
  }

  // A level and the name of a rule take up to 43 cells.
  @Test(arguments: [48, 64, 90])
  func textStaysInItsWidth(_ width: Int) throws {
    let here = FileManager.default.temporaryDirectory
    let lamp = """
      import SwiftUI

      struct Lamp: View {
        @State private var isLit = false

        var body: some View { Toggle("Lamp", isOn: .constant(isLit)) }
      }

      """
    try Folder.with(["Lamp.swift": lamp]) { folder in
      for words in [
        ["rules"], ["symptoms"], ["explain", "resets"], ["explain", "async-hop-write-in-body"],
        ["explain", "Publishing changes from within view updates"],
        ["diagnose", "my toggle snaps back"],
      ] {
        let run = try Stlint.run(
          words, in: words[0] == "diagnose" ? folder.url : here,
          environment: ["COLUMNS": "\(width)"])
        #expect(run.status == 0)
        // Code has the lines that somebody gave it.
        let prose = run.output.components(separatedBy: "```").enumerated()
          .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
        let long = prose.split(separator: "\n").filter { line in
          // A line that a machine reads, or that is one word, stays whole.
          let words = line.split(separator: " ")
          return line.count > width && words.count > 1 && !line.contains(".swift:")
            && !line.contains(" │ ") && !line.contains("stlint ") && !line.hasPrefix("|")
        }
        #expect(long == [], "\(words) \(width)")
      }
    }
  }
}
