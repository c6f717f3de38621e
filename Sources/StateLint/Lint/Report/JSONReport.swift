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
  public func write(to output: inout some TextOutputStream) {
    let tool = ["name": .string(Tool.name), "version": .string(Tool.version)] as JSON
    output.write("{\n  \"schema\": \(Self.schema),\n  \"tool\": \(tool.text()),\n")
    write("findings", report.findings.lazy.map(json(of:)), to: &output)
    write("notices", report.notices.lazy.map(json(of:)), to: &output)
    write("problems", report.problems.lazy.map(json(of:)), to: &output)
    output.write("  \"summary\": \(summary.text(indent: 2))\n}\n")
  }

  /// Writes an array item by item: a report can be larger than what one text should hold.
  private func write(
    _ key: String, _ items: some Sequence<JSON>, to output: inout some TextOutputStream
  ) {
    output.write("  \"\(key)\": [")
    var separator = "\n    "
    for item in items {
      output.write(separator + item.text(indent: 4))
      separator = ",\n    "
    }
    output.write(separator.first == "," ? "\n  ],\n" : "],\n")
  }

  private func json(of finding: Finding) -> JSON {
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

  private func json(of notice: Report.Notice) -> JSON {
    ["id": .string(notice.id), "message": .string(notice.message)]
  }

  private func json(of problem: Report.Problem) -> JSON {
    ["file": .string(problem.file), "message": .string(problem.message)]
  }

  private var summary: JSON {
    let summary = report.summary
    return [
      "files": .int(summary.files), "errors": .int(summary.errors),
      "warnings": .int(summary.warnings), "notes": .int(summary.notes),
      "suppressed": .int(summary.suppressed), "baselined": .int(summary.baselined),
    ]
  }
}
