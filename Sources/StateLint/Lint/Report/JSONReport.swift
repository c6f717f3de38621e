import StateLintFacts

/// The report for tools, as `stlint schema report` describes it: the same bytes for the same
/// findings, on any machine and with any number of jobs.
public struct JSONReport: Sendable {
  /// The version of the format: it grows when a key changes its meaning or goes.
  public static let schema = 1

  private let report: Report

  /// The report to write.
  public init(_ report: Report) {
    self.report = report
  }

  /// Writes the whole report, piece by piece.
  public func write(to output: inout some TextOutputStream, workers: Workers = .one) {
    let tool = ["name": .string(Tool.name), "version": .string(Tool.version)] as JSON
    output.write("{\n  \"schema\": \(Self.schema),\n  \"tool\": \(tool.text()),\n")
    write("findings", report.findings, to: &output) { part in
      workers.map(part) { json(of: $0).text(indent: 4) }
    }
    write("notices", report.notices, to: &output) { $0.map { json(of: $0).text(indent: 4) } }
    write("problems", report.problems, to: &output) { $0.map { json(of: $0).text(indent: 4) } }
    output.write("  \"summary\": \(summary.text(indent: 2))\n}\n")
  }

  /// How many items become text at once: a report can be larger than what memory should hold.
  private static let partLength = 16

  private func write<Item>(
    _ key: String, _ items: [Item], to output: inout some TextOutputStream,
    texts: ([Item]) -> [String]
  ) {
    output.write("  \"\(key)\": [")
    var separator = "\n    "
    for start in stride(from: 0, to: items.count, by: Self.partLength) {
      for text in texts(Array(items[start..<min(items.count, start + Self.partLength)])) {
        output.write(separator)
        output.write(text)
        separator = ",\n    "
      }
    }
    output.write(items.isEmpty ? "],\n" : "\n  ],\n")
  }

  func json(of finding: Finding) -> JSON {
    [
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "symptom": .string(finding.symptom.rawValue),
      "alsoSeenAs": .strings(finding.alsoSeenAs.map(\.rawValue)),
      "group": .string(finding.group.rawValue),
      "confidence": .string(finding.confidence.rawValue),
      "message": .string(finding.message),
      "youWillSee": .string(finding.youWillSee),
      "because": .string(finding.because),
      "help": .string(finding.help),
      "file": .string(finding.file),
      "range": json(of: finding.range),
      "related": .array(finding.related.map(json(of:))),
      "path": .array(finding.path.map(json(of:))),
      "fixes": .array(finding.fixes.map(json(of:))),
      "fingerprint": .string(finding.fingerprint),
    ]
  }

  private func json(of range: SourceRange) -> JSON {
    ["start": json(of: range.start), "end": json(of: range.end)]
  }

  private func json(of position: Position) -> JSON {
    [
      "line": .int(position.line), "column": .int(position.column),
      "utf16Column": .int(position.utf16Column), "offset": .int(position.offset),
    ]
  }

  private func json(of place: RelatedPlace) -> JSON {
    [
      "message": .string(place.message), "file": .string(place.file),
      "range": json(of: place.range),
    ]
  }

  private func json(of fix: Fix) -> JSON {
    [
      "title": .string(fix.title), "applicability": .string(fix.applicability.rawValue),
      "edits": .array(fix.edits.map(json(of:))),
    ]
  }

  private func json(of edit: TextEdit) -> JSON {
    ["file": .string(edit.file), "range": json(of: edit.range), "text": .string(edit.text)]
  }

  func json(of notice: Report.Notice) -> JSON {
    let members: JSON = ["id": .string(notice.id), "message": .string(notice.message)]
    guard !notice.fixes.isEmpty, case .object(let words) = members else { return members }
    return .object(words + [JSON.Member(key: "fixes", value: .array(notice.fixes.map(json(of:))))])
  }

  func json(of problem: Report.Problem) -> JSON {
    ["file": .string(problem.file), "message": .string(problem.message)]
  }

  var summary: JSON {
    let summary = report.summary
    return [
      "files": .int(summary.files), "errors": .int(summary.errors),
      "warnings": .int(summary.warnings), "notes": .int(summary.notes),
      "suppressed": .int(summary.suppressed), "baselined": .int(summary.baselined),
    ]
  }
}
