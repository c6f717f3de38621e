import StateLint

/// Why a run cannot begin, or cannot do what it is asked for.
struct RunError: Error, Equatable {
  /// What is wrong, one line for each thing.
  var messages: [String]
  /// Where to look next, as a sentence.
  var hint: String?

  /// Says so on standard error.
  func complain() {
    for message in messages.dropLast() { Console.complain(message) }
    Console.complain(messages.last ?? "", hint: hint)
  }
}
