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

  var description: String {
    let guess = nearest.map { "; did you mean `\($0)`?" } ?? ""
    return "\(message)\(guess)\n\(hint)"
  }
}
