import StateLint

/// The manual page, in mdoc, which `man` of macOS, Linux and the BSDs reads.
enum ManPage {
  /// The day of the text, as mdoc writes it.
  private static let date = "November 30, 2026"

  static var text: String {
    #"""
    .Dd \#(date)
    .Dt STLINT 1
    .Os
    .Sh NAME
    .Nm stlint
    .Nd find mistakes in SwiftUI state, and say what they do on screen
    .Sh SYNOPSIS
    .Nm
    .Op Ar OPTION ...
    .Op Ar PATH ...
    .Nm
    .Ar COMMAND
    .Op Ar OPTION ...
    .Op Ar OPERAND ...
    .Nm
    .Fl
    .Fl -stdin-path Ar PATH
    .Op Ar PATH ...
    .Sh DESCRIPTION
    .Nm
    reads Swift source text: no build and no compiler is needed.
    For each mistake it says what is wrong, what you will see because of it, why, and what to write.
    What it cannot know, it does not say.
    .Pp
    Without a command it lints the files and folders that are named, or else the current folder.
    With
    .Sq -
    it lints standard input as if it were the text of the file that
    .Fl -stdin-path
    names; the
    .Ar PATH Ns s
    are read, so that it is understood.
    .Sh COMMANDS
    .Bl -tag -width Ds
    \#(commands)
    .El
    .Sh OPTIONS
    A value stands behind its option, or beside it with
    .Sq = .
    .Ar NAMES
    are those of rules, symptoms and groups, or
    .Sq all ,
    with commas between them.
    .Bl -tag -width Ds
    \#(options)
    .El
    .Sh ENVIRONMENT
    .Bl -tag -width Ds
    .It Ev NO_COLOR , CLICOLOR , CLICOLOR_FORCE , TERM
    Say whether text is coloured where
    .Fl -color
    does not.
    .It Ev GITHUB_WORKSPACE , CI_PROJECT_DIR
    The folders from which reports for GitHub and GitLab name files.
    .It Ev GITHUB_STEP_SUMMARY
    The file that gets a table of the findings, with the format
    .Cm github .
    .El
    .Sh FILES
    .Bl -tag -width Ds
    .It Pa .stlint.json
    The configuration.
    The nearest one from the linted path up to the root of the repository is in force.
    .El
    .Sh EXIT STATUS
    .Bl -tag -width Ds
    .It 0
    There is no finding at or above the level of
    .Fl -fail-on .
    .It 1
    There are such findings.
    .It 2
    Something was not understood or not read; all else was linted.
    .El
    .Sh EXAMPLES
    Lint a folder:
    .Pp
    .Dl stlint Sources
    .Pp
    Begin with what you see:
    .Pp
    .Dl stlint diagnose \(dqmy toggle snaps back\(dq Sources
    .Pp
    Only what is new on this branch, as a report for code scanning:
    .Pp
    .Dl stlint --since origin/main --format sarif --output stlint.sarif Sources
    .Sh SEE ALSO
    .Nm Cm explain
    prints the lesson of a rule or symptom,
    .Nm Cm rules
    and
    .Nm Cm symptoms
    print the tables.

    """#
  }

  private static var commands: String {
    CommandWord.allCases.map { command in
      let operands = command.operands.isEmpty ? "" : " Ar \(escaped(command.operands))"
      return ".It Cm \(command.rawValue)\(operands)\n\(sentence(command.meaning))"
    }.joined(separator: "\n")
  }

  private static var options: String {
    Option.allCases.map { option in
      let value = option.placeholder.map { " Ar \($0)" } ?? ""
      var lines = [".It Fl \(escaped(String(option.rawValue.dropFirst())))\(value)"]
      lines.append(sentence(option.meaning))
      if case .words(let words) = option.candidates {
        lines.append("One of " + words.joined(separator: ", ") + ".")
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func sentence(_ text: String) -> String {
    let line = escaped(text)
    // A point at the start of a line would be a request.
    return (line.first == "." ? "\\&" : "") + line + "."
  }

  /// `text` with what roff takes for its own written out.
  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "…": " ..."
      case "|": " | "
      default: String(character)
      }
    }.joined()
  }
}
