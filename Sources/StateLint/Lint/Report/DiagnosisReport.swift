/// What explains a complaint, for people and for tools.
public struct DiagnosisReport: Sendable {
  private let diagnosis: Diagnosis
  private let report: Report
  private let style: TextStyle

  /// How many findings are shown in full; the others are counted.
  private static let most = 5

  /// The report of the same run names what could not be read.
  public init(_ diagnosis: Diagnosis, _ report: Report, style: TextStyle = TextStyle()) {
    self.diagnosis = diagnosis
    self.report = report
    self.style = style
  }

  // MARK: For people

  /// Writes it with the code around each finding; `source` gives the bytes of a file.
  public func writeText(
    to output: inout some TextOutputStream, source: @escaping @Sendable (String) -> [UInt8]?
  ) {
    output.write(opening + "\n")
    let shown = style.verbose ? diagnosis.candidates[...] : diagnosis.candidates.prefix(Self.most)
    for (place, candidate) in shown.enumerated() {
      let text = FindingText(candidate.finding, style: style)
      let heading = TextWrap.lines(
        of: "\(place + 1). \(candidate.reason)", width: style.width, rest: 3)
      output.write(
        "\n" + heading.map { style.paint($0, .strong) }.joined(separator: "\n   ") + "\n\n")
      output.write(text.lines(source: source).joined(separator: "\n") + "\n")
    }
    let rest = diagnosis.candidates.count - shown.count
    if rest > 0 { output.write("\nand \(rest) more: `--verbose` shows them\n") }
    output.write(lookedFor)
    for symptom in diagnosis.complaint.symptoms {
      guard let page = Causes.checks(of: symptom) else { continue }
      output.write("\n")
      PageReport(page, about: symptom.rawValue, style: style).writeSections(to: &output)
      output.write("\nThe causes by their numbers: stlint explain \(symptom.rawValue)\n\n")
    }
    // What explains nothing is not counted here.
    let explaining = Report(
      findings: diagnosis.candidates.map(\.finding), notices: report.notices,
      problems: report.problems, summary: report.summary)
    TextReport(explaining, style: style, source: source).writeClosing(to: &output)
  }

  private var opening: String {
    let complaint = diagnosis.complaint
    let said = complaint.understood.map { "“\(VisibleText.of($0))”" }.joined(separator: ", or ")
    let symptoms = complaint.symptoms.map(\.summary).joined(separator: "; or ")
    let taken = complaint.reading == .symptom ? symptoms : "\(said): \(symptoms)"
    let found =
      switch diagnosis.candidates.count {
      case 0: "Nothing here explains it."
      case 1: "One place here may explain it."
      default: "\(diagnosis.candidates.count) places here may explain it, the likeliest first."
      }
    let lines = TextWrap.lines(of: taken, width: style.width)
    return lines.joined(separator: "\n") + "\n\n" + found
  }

  private var lookedFor: String {
    guard !diagnosis.lookedFor.isEmpty else { return "" }
    let rows = NameColumn(diagnosis.lookedFor, margin: 2, width: style.width).lines {
      Rule.named($0)?.summary ?? ""
    }
    return "\nLooked for and not found:\n" + rows.joined(separator: "\n") + "\n"
  }

  // MARK: For tools

  /// The same as JSON.
  public var json: String {
    let complaint = diagnosis.complaint
    let writer = JSONReport(report)
    let value: JSON = [
      "schema": .int(1),
      "tool": ["name": .string(Tool.name), "version": .string(Tool.version)],
      "asked": .string(complaint.text),
      "readAs": .string(complaint.reading.rawValue),
      "understood": .strings(complaint.understood),
      "symptoms": .strings(complaint.symptoms.map(\.rawValue)),
      "candidates": .array(
        diagnosis.candidates.map {
          ["reason": .string($0.reason), "finding": writer.json(of: $0.finding)]
        }),
      "lookedFor": .strings(diagnosis.lookedFor),
      "checkByHand": .array(
        complaint.symptoms.compactMap { symptom in
          checkText(of: symptom).map {
            ["symptom": .string(symptom.rawValue), "text": .string($0)]
          }
        }),
      "notices": .array(report.notices.map { writer.json(of: $0) }),
      "problems": .array(report.problems.map { writer.json(of: $0) }),
    ]
    return value.text() + "\n"
  }

  private func checkText(of symptom: Symptom) -> String? {
    let prose = Causes.checks(of: symptom)?.sections.flatMap(\.parts).compactMap {
      part -> String? in
      if case .prose(let text) = part { text } else { nil }
    }
    return prose?.joined(separator: "\n\n")
  }
}
