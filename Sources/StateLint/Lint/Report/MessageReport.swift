/// What a message of the run time, the compiler or the linker means: the symptom, the rules that look
/// for its cause, and what to look for.
public struct MessageReport: Sendable {
  private let messages: [(message: RuntimeMessage, text: String)]
  private let style: TextStyle

  /// What is known about the messages in `text`; nil where there is none.
  public init?(about text: String, style: TextStyle = TextStyle()) {
    messages = RuntimeMessageTable.messages(in: text).map { ($0, $0.filled(from: text)) }
    self.style = style
    if messages.isEmpty { return nil }
  }

  /// Writes the answer, message by message.
  public func write(to output: inout some TextOutputStream) {
    for (place, entry) in messages.enumerated() {
      if place > 0 { output.write("\n") }
      write(entry.message, entry.text, to: &output)
    }
  }

  private func write(
    _ message: RuntimeMessage, _ text: String, to output: inout some TextOutputStream
  ) {
    let symptom = message.symptom
    output.write(style.paint(text, .strong) + "\n")
    output.write("  = the symptom: \(symptom.summary)\n")
    if !message.rules.isEmpty {
      output.write("  = looked for by, the likeliest first:\n")
      let width = message.rules.map(\.utf8.count).max() ?? 0
      for id in message.rules {
        let gap = String(repeating: " ", count: width - id.utf8.count)
        output.write("      \(id)\(gap)  \(Rule.named(id)?.summary ?? "not checked yet")\n")
      }
    }
    if let hint = message.hint { output.write("  = \(hint)\n") }
    let built = message.rules.first { Rule.named($0) != nil }
    if let built { output.write("  = find it: stlint --only \(built) PATH\n") }
    output.write("  = more: stlint explain \(built ?? symptom.rawValue)\n")
  }
}
