import StateLint

/// Why a configuration cannot be in force.
struct ConfigError: Error, Equatable {
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
