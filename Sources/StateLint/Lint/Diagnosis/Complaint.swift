import StateLintFacts
import StateLintSyntax

/// What somebody sees, in their own words, and what it may mean.
public struct Complaint: Sendable, Equatable {
  /// How it was understood.
  public enum Reading: String, Sendable {
    /// It is the name of a symptom.
    case symptom
    /// It holds a message of the run time, the compiler or the linker.
    case message
    /// It is said as people say it.
    case phrase
  }

  /// The words as they were given.
  public let text: String
  /// How they were understood.
  public let reading: Reading
  /// What it is taken for: the summary of the symptom, the message, or the phrases it is like.
  public let understood: [String]
  /// The likeliest first.
  public let symptoms: [Symptom]
  /// The ids of the rules that it names itself, the likeliest first.
  let rules: [String]
  /// Names of the person's own code in it: `Account`.
  let names: [String]

  /// Understands a symptom's id, a message, or a phrase; nil where it is none of them.
  public init?(_ text: String) {
    let word = text.lowercased()
    if let symptom = Symptom(rawValue: word) {
      self.init(text, .symptom, [symptom.summary], [symptom], [], [])
      return
    }
    let messages = RuntimeMessageTable.messages(in: text)
    if !messages.isEmpty {
      self.init(
        text, .message, messages.map { $0.filled(from: text) }, messages.map(\.symptom),
        messages.flatMap(\.rules), messages.flatMap { Complaint.types(in: $0.values(in: text)) })
      return
    }
    let phrases = PhraseMatch.best(for: text)
    guard !phrases.isEmpty else { return nil }
    self.init(
      text, .phrase, phrases.map(\.text), phrases.map(\.symptom) + phrases.compactMap(\.other),
      phrases.flatMap(\.rules), Complaint.names(in: text, without: phrases.map(\.text)))
  }

  private init(
    _ text: String, _ reading: Reading, _ understood: [String], _ symptoms: [Symptom],
    _ rules: [String], _ names: [String]
  ) {
    self.text = text
    self.reading = reading
    self.understood = understood
    self.symptoms = symptoms.eachOnce
    self.rules = rules.eachOnce.filter { Rule.named($0) != nil }
    self.names = names.eachOnce
  }

  /// The names of somebody's own types in what a message leaves open: `Account`.
  private static func types(in values: [String]) -> [String] {
    values.flatMap(words).filter { ($0.first?.isUppercase ?? false) && isOwn($0) }
  }

  /// What people say marks its names by backticks or by the way they are spelled: `isOn`.
  private static func names(in text: String, without phrases: [String]) -> [String] {
    let said = Set(phrases.flatMap(words))
    return words(in: text).filter { word in
      let isMarked =
        text.contains("`\(word)`") || word.dropFirst().contains { $0.isUppercase }
      return isMarked && !said.contains(word) && isOwn(word)
    }
  }

  /// Whether no framework has a name.
  private static func isOwn(_ word: String) -> Bool {
    let name = Name(word)
    return !SDKTypes.isKnown(name) && !SDKTypes.isModule(name)
  }

  private static func words(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}

extension Array where Element: Hashable {
  /// The elements in their order, each once.
  var eachOnce: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
