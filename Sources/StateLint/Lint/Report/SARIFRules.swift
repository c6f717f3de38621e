/// The rules that a report in SARIF speaks of, each with its lesson.
struct SARIFRules {
  private let rules: [Rule]
  private let places: [String: Int]

  /// The rules of `findings`, in the order of their ids.
  init(of findings: [Finding]) {
    let ids = Set(findings.map(\.rule))
    rules = Rule.all.filter { ids.contains($0.id) }.sorted {
      $0.id.utf8.lexicographicallyPrecedes($1.id.utf8)
    }
    places = Dictionary(rules.indices.lazy.map { [rules] in (rules[$0].id, $0) }) { first, _ in
      first
    }
  }

  /// Where a rule stands, from 0; -1, which means nowhere, for none.
  func place(of id: String) -> Int { places[id] ?? -1 }

  /// All of them.
  var json: [JSON] { rules.map(Self.json) }

  private static func json(_ rule: Rule) -> JSON {
    [
      "id": .string(rule.id), "name": .string(name(of: rule.id)),
      "shortDescription": ["text": .string(rule.summary)],
      "fullDescription": [
        "text": .string("\(Sentence.ended(rule.summary)) You will see: \(rule.symptom.summary).")
      ],
      "help": help(of: rule),
      "defaultConfiguration": ["level": .string(rule.severity.rawValue)],
      "properties": [
        "tags": .strings(["swiftui", rule.symptom.rawValue, rule.group.rawValue]),
        "precision": .string(rule.confidence.rawValue),
        "problem.severity": .string(
          rule.severity == .note ? "recommendation" : rule.severity.rawValue),
      ],
    ]
  }

  private static func help(of rule: Rule) -> JSON {
    let text = "`stlint explain \(rule.id)` is a short lesson."
    guard let page = Pages.text(of: rule.id) else { return ["text": .string(text)] }
    return [
      "text": .string(text), "markdown": .string(PageMarkdown.text(of: Page(markdown: page))),
    ]
  }

  /// `state-not-private` as `StateNotPrivate`.
  private static func name(of id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
