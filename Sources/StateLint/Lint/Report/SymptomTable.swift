/// The table of symptoms: what a person sees, the usual cause, and the rules that find it.
public enum SymptomTable {
  /// The table for tools.
  public static var json: String {
    let symptoms = Symptom.allCases.map { symptom -> JSON in
      [
        "id": .string(symptom.rawValue), "summary": .string(symptom.summary),
        "usualCause": .string(symptom.usualCause),
        "rules": .strings(Rule.all.filter { $0.symptom == symptom }.map(\.id)),
      ]
    }
    let table: JSON = ["schema": .int(1), "symptoms": .array(symptoms)]
    return table.text() + "\n"
  }

  /// The table for people.
  public static func text(style: TextStyle) -> String {
    let widest = Symptom.allCases.map(\.rawValue.utf8.count).max() ?? 0
    let rows = Symptom.allCases.map { symptom in
      let gap = String(repeating: " ", count: widest - symptom.rawValue.utf8.count + 2)
      let cause = TextWrap.lines(
        of: "usually: " + symptom.usualCause, width: style.width, first: widest + 2,
        rest: widest + 2)
      let margin = String(repeating: " ", count: widest + 2)
      let summary = TextWrap.lines(
        of: symptom.summary, width: style.width, first: widest + 2, rest: widest + 2)
      return style.paint(symptom.rawValue, .strong) + gap
        + summary.joined(separator: "\n" + margin) + "\n"
        + cause.map { margin + style.paint($0, .faint) }.joined(separator: "\n")
    }
    let hint = "`stlint explain SYMPTOM` leads from one of them to its cause."
    return (rows + ["", hint]).joined(separator: "\n") + "\n"
  }
}
