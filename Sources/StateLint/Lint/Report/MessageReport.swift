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

  /// The answer as JSON.
  public var json: String {
    let value: JSON = [
      "schema": .int(1), "kind": .string("messages"),
      "messages": .array(
        messages.map { message, text in
          [
            "message": .string(text), "symptom": .string(message.symptom.rawValue),
            "rules": .strings(message.rules), "hint": message.hint.map(JSON.string) ?? .null,
          ]
        }),
    ]
    return value.text() + "\n"
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
    let heading = TextWrap.lines(of: VisibleText.of(text), width: style.width)
    output.write(heading.map { style.paint($0, .strong) }.joined(separator: "\n") + "\n")
    let seen = TextWrap.lines(
      of: "the symptom: \(symptom.summary)", width: style.width, first: 4, rest: 4)
    output.write("  = " + seen.joined(separator: "\n    ") + "\n")
    if !message.rules.isEmpty {
      output.write("  = looked for by, the likeliest first:\n")
      let rows = NameColumn(message.rules, margin: 6, width: style.width).lines {
        Rule.named($0)?.summary ?? "not checked yet"
      }
      for row in rows { output.write(row + "\n") }
    }
    if let hint = message.hint {
      let lines = TextWrap.lines(of: hint, width: style.width, first: 4, rest: 4)
      output.write("  = " + lines.joined(separator: "\n    ") + "\n")
    }
    let built = message.rules.first { Rule.named($0) != nil }
    if let built { output.write("  = find it: stlint --only \(built) PATH\n") }
    output.write("  = more: stlint explain \(built ?? symptom.rawValue)\n")
  }
}
