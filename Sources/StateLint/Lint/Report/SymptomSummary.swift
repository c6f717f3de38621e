/// What many findings come to: for each symptom how often and where, and the page to read first.
struct SymptomSummary {
  private let rows: [Row]

  /// What fits on a screen is seen at a glance; behind more than this, nobody knows where to begin.
  static let mostWithout = 10

  /// One symptom that was found.
  struct Row: Equatable {
    var symptom: Symptom
    var findings: Int
    var files: Int
    /// The page that explains most of it: of the rule behind more than half of the findings, else
    /// of the symptom.
    var page: String
  }

  /// The summary of `findings`, the most frequent symptom first; nil where they are few.
  init?(_ findings: [Finding]) {
    if findings.count <= Self.mostWithout { return nil }
    rows = Self.rows(of: findings)
  }

  static func rows(of findings: [Finding]) -> [Row] {
    let bySymptom = Dictionary(grouping: findings, by: \.symptom)
    // Those that are as frequent as others stand in the order of the table of symptoms.
    let found = Symptom.allCases.compactMap { symptom in
      bySymptom[symptom].map { row(of: symptom, $0) }
    }
    return found.enumerated().sorted {
      ($1.element.findings, $0.offset) < ($0.element.findings, $1.offset)
    }.map(\.element)
  }

  private static func row(of symptom: Symptom, _ findings: [Finding]) -> Row {
    let counts = Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
    let rule = counts.first { $0.value * 2 > findings.count }?.key
    return Row(
      symptom: symptom, findings: findings.count, files: Set(findings.map(\.file)).count,
      page: rule ?? symptom.rawValue)
  }

  /// The lines, without line ends: each symptom on one, and its page beside or below it.
  func lines(style: TextStyle) -> [String] {
    let counts = rows.map {
      FindingWords.count($0.findings, "finding") + " in " + FindingWords.count($0.files, "file")
    }
    let widest = counts.map(\.utf8.count).max() ?? 0
    let summaries = rows.map { DisplayWidth.of($0.symptom.summary) }.max() ?? 0
    let pages = rows.map { "stlint explain \($0.page)" }
    let width = 2 + widest + 2 + summaries + 2 + (pages.map(\.utf8.count).max() ?? 0)
    let isWide = style.width.map { $0 >= width } ?? true
    let head = style.paint("What you will see, and what to read first:", .strong)
    return [head]
      + rows.indices.flatMap { index -> [String] in
        let row = rows[index]
        let gap = String(repeating: " ", count: widest - counts[index].utf8.count + 2)
        let line = "  " + counts[index] + gap + style.paint(row.symptom.summary, .strong)
        if isWide {
          let cells = summaries - DisplayWidth.of(row.symptom.summary) + 2
          return [line + String(repeating: " ", count: cells) + pages[index]]
        }
        return [line, String(repeating: " ", count: widest + 4) + pages[index]]
      }
  }
}
