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
        messages.flatMap(\.rules), Complaint.names(in: text, without: messages))
      return
    }
    let phrases = PhraseMatch.best(for: text)
    guard !phrases.isEmpty else { return nil }
    self.init(
      text, .phrase, phrases.map(\.text), phrases.map(\.symptom) + phrases.compactMap(\.other),
      phrases.flatMap(\.rules),
      Complaint.names(in: text, without: []))
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
    self.names = names
  }

  /// The names in a text that are none of the message's own words: those in backticks or quotes of
  /// code, and those that are spelled as code is.
  private static func names(in text: String, without messages: [RuntimeMessage]) -> [String] {
    let own = Set(messages.flatMap { words(in: $0.pattern) })
    return words(in: text).eachOnce.filter { word in
      guard !own.contains(word), word.count > 2, !frameworkNames.contains(word) else {
        return false
      }
      // In a message types begin upper-case: `Account`. What people say marks its names by backticks
      // or by the way they are spelled: `isOn`.
      if !messages.isEmpty { return word.first?.isUppercase ?? false }
      return text.contains("`\(word)`") || word.dropFirst().contains { $0.isUppercase }
    }
  }

  private static func words(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  /// What messages and people mention of SwiftUI itself.
  private static let frameworkNames: Set<String> = [
    "AnyView", "Array", "Binding", "Bool", "Combine", "DispatchQueue", "Environment",
    "EnvironmentObject", "Error", "Fatal", "ForEach", "Int", "List", "NavigationLink",
    "NavigationStack", "Observable", "ObservableObject", "ObservedObject", "Picker", "Published",
    "Range", "State", "StateObject", "String", "Swift", "SwiftUI", "Text", "TextField", "Toggle",
    "UIKit", "UserDefaults", "View", "VStack", "Xcode",
  ]
}

extension Array where Element: Hashable {
  /// The elements in their order, each once.
  var eachOnce: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
