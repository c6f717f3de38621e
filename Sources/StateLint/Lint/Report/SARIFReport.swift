/// The report in SARIF 2.1.0, as code scanning reads it: with the whole lesson of each rule, so that
/// nobody has to leave the page to understand a finding.
public struct SARIFReport: Sendable {
  private let report: Report
  private let paths: ReportPaths
  private let rules: SARIFRules

  /// `paths` names files from the root of the repository.
  public init(_ report: Report, paths: ReportPaths = .shown) {
    self.report = report
    self.paths = paths
    rules = SARIFRules(of: report.findings)
  }

  /// Writes the whole report, finding by finding.
  public func write(to output: inout some TextOutputStream) {
    output.write(
      """
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [
          {
            "tool": \(tool.text(indent: 6)),
            "columnKind": "utf16CodeUnits",
            "invocations": \(invocations.text(indent: 6)),
            "results": [
      """)
    var separator = "\n        "
    for finding in report.findings {
      output.write(separator + result(of: finding).text(indent: 8))
      separator = ",\n        "
    }
    output.write(report.findings.isEmpty ? "]\n    }\n  ]\n}\n" : "\n      ]\n    }\n  ]\n}\n")
  }

  private var tool: JSON {
    [
      "driver": [
        "name": .string(Tool.name), "version": .string(Tool.version),
        "semanticVersion": .string(Tool.version), "rules": .array(rules.json),
      ]
    ]
  }

  /// How the run went: what could not be read, and what could not be decided.
  private var invocations: JSON {
    let problems = report.problems.map { problem -> JSON in
      [
        "level": .string("error"),
        "message": ["text": .string(VisibleText.of("\(problem.file): \(problem.message)"))],
      ]
    }
    let notices = report.notices.map { notice -> JSON in
      ["level": .string("note"), "message": ["text": .string(VisibleText.of(notice.message))]]
    }
    return .array([
      [
        "executionSuccessful": .bool(report.problems.isEmpty),
        "toolExecutionNotifications": .array(problems + notices),
      ]
    ])
  }
}

// MARK: Results

extension SARIFReport {
  private func result(of finding: Finding) -> JSON {
    var members: [JSON.Member] = [
      .init(key: "ruleId", value: .string(finding.rule)),
      .init(key: "ruleIndex", value: .int(rules.place(of: finding.rule))),
      .init(key: "level", value: .string(finding.severity.rawValue)),
      .init(key: "message", value: Self.message(text(of: finding))),
      .init(
        key: "locations", value: .array([["physicalLocation": place(finding.file, finding.range)]])),
      .init(
        key: "partialFingerprints",
        value: [
          // The name that code scanning looks for, so that it need not make its own from the line.
          "primaryLocationLineHash": .string(finding.fingerprint + ":1"),
          "stlint/v1": .string(finding.fingerprint),
        ]),
    ]
    if !finding.related.isEmpty {
      let related = finding.related.enumerated().map { location($1, id: $0 + 1) }
      members.append(.init(key: "relatedLocations", value: .array(related)))
    }
    if !finding.path.isEmpty {
      let steps = finding.path.map { ["location": location($0)] as JSON }
      let flow: JSON = ["threadFlows": .array([["locations": .array(steps)]])]
      members.append(.init(key: "codeFlows", value: .array([flow])))
    }
    if !finding.fixes.isEmpty {
      members.append(.init(key: "fixes", value: .array(finding.fixes.map(fix))))
    }
    members.append(
      .init(key: "properties", value: ["symptom": .string(finding.symptom.rawValue)]))
    return .object(members)
  }

  /// What the finding says, with links to the other places it speaks of.
  private func text(of finding: Finding) -> String {
    let words = Self.plain(FindingWords.sentences(of: finding).joined(separator: " "))
    let links = finding.related.enumerated().map { place, related in
      "[\(Self.linkText(related.message))](\(place + 1))"
    }
    return links.isEmpty ? words : "\(words) See: \(links.joined(separator: ", "))."
  }

  /// Text that holds no link, whatever stands in it.
  private static func plain(_ text: String) -> String {
    let text = VisibleText.of(text)
    let looksLikeLink = zip(text.utf8, text.utf8.dropFirst()).contains {
      $0 == UInt8(ascii: "]") && $1 == UInt8(ascii: "(")
    }
    return looksLikeLink ? text.putting("\\", before: ["["]) : text
  }

  /// Text between the brackets of a link.
  private static func linkText(_ text: String) -> String {
    VisibleText.of(text).putting("\\", before: ["\\", "[", "]"])
  }

  private static func message(_ text: String) -> JSON { ["text": .string(text)] }

  private func location(_ related: RelatedPlace, id: Int? = nil) -> JSON {
    let number = id.map { [JSON.Member(key: "id", value: .int($0))] } ?? []
    return .object(
      number + [
        .init(key: "physicalLocation", value: place(related.file, related.range)),
        .init(key: "message", value: Self.message(Self.plain(related.message))),
      ])
  }

  private func place(_ file: String, _ range: SourceRange) -> JSON {
    ["artifactLocation": artifact(file), "region": region(range)]
  }

  private func artifact(_ file: String) -> JSON {
    let uri = paths.uri(of: file)
    if uri.utf8.starts(with: "file:".utf8) { return ["uri": .string(uri)] }
    return ["uri": .string(uri), "uriBaseId": .string("%SRCROOT%")]
  }

  private func region(_ range: SourceRange) -> JSON {
    [
      "startLine": .int(range.start.line), "startColumn": .int(range.start.utf16Column),
      "endLine": .int(range.end.line), "endColumn": .int(range.end.utf16Column),
    ]
  }

  private func fix(_ fix: Fix) -> JSON {
    let files = fix.edits.reduce(into: [String]()) { files, edit in
      if files.last != edit.file { files.append(edit.file) }
    }
    let changes = files.map { file -> JSON in
      let edits = fix.edits.filter { $0.file == file }.map { edit -> JSON in
        ["deletedRegion": region(edit.range), "insertedContent": ["text": .string(edit.text)]]
      }
      return ["artifactLocation": artifact(file), "replacements": .array(edits)]
    }
    return [
      "description": Self.message(Self.plain(fix.title)), "artifactChanges": .array(changes),
    ]
  }
}
