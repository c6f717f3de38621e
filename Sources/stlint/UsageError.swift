/// A command line that cannot be understood.
struct UsageError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, without a full stop.
  var message: String
  /// What was probably meant.
  var nearest: String?
  /// Where to look next, as a sentence.
  var hint: String

  init(
    _ message: String, nearest: String? = nil, hint: String = "`stlint --help` shows what it takes."
  ) {
    self.message = message
    self.nearest = nearest
    self.hint = hint
  }

  /// The message with what was probably meant, on one line.
  var description: String { message + (nearest.map { "; did you mean `\($0)`?" } ?? "") }

  /// An option that stands beside a command that is no lint run.
  static func onlyForLinting(_ option: String) -> UsageError {
    UsageError(
      "`\(option)` goes with a lint run, not with another command", hint: lintHint(option))
  }

  /// How an option of a lint run is used.
  static func lintHint(_ option: String) -> String {
    "Leave the name of the command out, as in `stlint \(option) … PATH`."
  }

  /// An option that stands without what it is about.
  static func missingValue(of option: String, _ description: String) -> UsageError {
    UsageError("`\(option)` needs a value: \(description)")
  }

  /// A word behind a command that takes no more: `what` is all it takes.
  static func excess(_ word: Argument, of command: String, taking what: String) -> UsageError {
    UsageError("`\(word.text)` is one argument too many: `\(command)` takes \(what)")
  }
}
