import Foundation
import StateLint
import Testing

@testable import stlint

/// What shells and `man` read comes from the tables of options and commands.
@Suite struct CompletionTests {
  @Test(arguments: Shell.allCases)
  func everyShellKnowsAllOptionsCommandsAndRules(shell: Shell) {
    let text = shell.completions
    for option in Option.allCases {
      let name = shell == .fish ? "-l \(option.rawValue.dropFirst(2)) " : option.rawValue
      #expect(text.contains(name), "\(shell) does not know \(option.rawValue)")
    }
    for word in CommandWord.allCases.map(\.rawValue) + Rule.all.map(\.id) {
      #expect(text.contains(word), "\(shell) does not know \(word)")
    }
    for choice in Options.Format.allCases.map(\.rawValue) + FailLevel.allCases.map(\.rawValue) {
      #expect(text.contains(choice), "\(shell) does not know \(choice)")
    }
    #expect(text.hasSuffix("\n") && !text.contains("\n\n\n"))
  }

  @Test func commandPrintsThem() throws {
    try Folder.with([:]) { folder in
      for shell in Shell.allCases {
        let outcome = try folder.stlint("completions", shell.rawValue)
        #expect(outcome.status == 0)
        #expect(outcome.output == shell.completions)
      }
      let unknown = try folder.stlint("completions", "fishh")
      #expect(unknown.status == 2)
      #expect(unknown.errors.contains("unknown shell `fishh`; did you mean `fish`?"))
      #expect(try folder.stlint("completions").errors.contains("bash, zsh or fish"))
    }
  }

  @Test func aWordIsQuotedForAShell() throws {
    let words = ["plain", "it's", "a `b` $c", "''", ""]
    try Folder.with([:]) { folder in
      let line = "printf '%s\\n' " + words.map(Shell.quoted).joined(separator: " ")
      let printed = try Stlint.shell(line, in: folder.url).output
      #expect(printed == words.map { $0 + "\n" }.joined())
    }
  }

  @Test func theManualPageHasEveryOptionAndCommand() throws {
    let lines = ManPage.text.split(separator: "\n", omittingEmptySubsequences: false)
    for option in Option.allCases {
      let name = option.rawValue.dropFirst().split(separator: "-", omittingEmptySubsequences: false)
        .joined(separator: "\\-")
      #expect(lines.contains { $0.hasPrefix(".It Fl \(name)") }, "\(option.rawValue)")
    }
    for command in CommandWord.allCases {
      #expect(lines.contains { $0.hasPrefix(".It Cm \(command.rawValue)") }, "\(command)")
    }
    // An empty line is no line of mdoc; the text ends with the only one, behind its last line end.
    #expect(lines.filter(\.isEmpty).count == 1 && lines.last == "")
    try Folder.with([:]) { folder in
      #expect(try folder.stlint("help", "--man").output == ManPage.text)
      #expect(try folder.stlint("--help", "--man").output == ManPage.text)
      let alone = try folder.stlint("rules", "--man")
      #expect(alone.status == 2)
      #expect(alone.errors.contains("`stlint help --man`"))
    }
  }

  @Test func meaningsAreSentencesThatEveryShellTakes() {
    for meaning in Option.allCases.map(\.meaning) + CommandWord.allCases.map(\.meaning) {
      #expect(meaning.first?.isUppercase == true && meaning.last != ".")
      #expect(!meaning.contains("\n") && !meaning.contains("should"))
    }
  }

  @Test func theHelpNamesEveryOptionAndCommand() {
    // The name of the program stands for `lint`, and the screen itself is the help.
    for option in Option.allCases { #expect(Help.text.contains(option.rawValue)) }
    for command in CommandWord.allCases { #expect(Help.text.contains(command.rawValue)) }
  }

  @Test func anOptionTakesAValueWhereItHasAPlaceholder() {
    for option in Option.allCases {
      #expect((option.value == nil) == (option.placeholder == nil), "\(option.rawValue)")
    }
  }
}
