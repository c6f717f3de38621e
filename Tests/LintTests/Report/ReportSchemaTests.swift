import Foundation
import Testing

@testable import StateLint

@Suite struct ReportSchemaTests {
  private func json(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  @Test func copyInDocsIsFresh() throws {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let file = root.appendingPathComponent("docs/report.schema.json")
    let copy = try? String(contentsOf: file, encoding: .utf8)
    #expect(
      copy == ReportSchema.text,
      "refresh it: swift run stlint schema report > docs/report.schema.json")
  }

  @Test func everyKindOfReportObeys() throws {
    let text = "struct Page { @State var n = 0 }"
    var finding = Finding.sample("@State", in: text)
    let place = RelatedPlace(
      message: "here", file: "A.swift", range: SourceRange(of: "n", in: text))
    finding.related = [place]
    finding.path = [place]
    let edit = TextEdit(file: "A.swift", range: place.range, text: "")
    finding.fixes = [Fix(title: "Go", applicability: .suggested, edits: [edit])]
    var report = Report.sample([finding])
    report.notices = [Report.Notice(id: "not-utf8", message: "a")]
    report.problems = [Report.Problem(file: "x", message: "y")]
    var written = ""
    JSONReport(report).write(to: &written)

    let root = try #require(try json(ReportSchema.text) as? [String: Any])
    let validator = SchemaValidator(root: root)
    #expect(validator.complaints(about: try json(written), under: root, at: "report").isEmpty)
    let broken = written.replacingOccurrences(of: "\"resets\"", with: "\"melts\"")
      .replacingOccurrences(of: "\"line\": 1,", with: "\"line\": 0,")
    let complaints = validator.complaints(about: try json(broken), under: root, at: "report")
    #expect(complaints.contains { $0.contains("symptom") })
    #expect(complaints.contains { $0.contains("line") })
  }

  @Test func schemaKnowsEverySymptomSeverityAndGroup() throws {
    let names =
      Symptom.allCases.map(\.rawValue) + Severity.allCases.map(\.rawValue)
      + RuleGroup.allCases.map(\.rawValue)
    for name in names {
      #expect(ReportSchema.text.contains("\"\(name)\""), "\(name) is missing in the schema")
    }
  }
}

/// The part of draft-07 that the schema uses; a key it does not know is a complaint, and so is a
/// key of the report that the schema does not describe.
private struct SchemaValidator {
  var root: [String: Any]

  func complaints(about value: Any, under schema: [String: Any], at path: String) -> [String] {
    var complaints: [String] = []
    for (key, rule) in schema {
      switch (key, rule, value) {
      case ("$ref", let name as String, _):
        let definitions = root["definitions"] as? [String: [String: Any]]
        let definition = name.split(separator: "/").last.flatMap { definitions?[String($0)] }
        complaints +=
          definition.map { self.complaints(about: value, under: $0, at: path) }
          ?? ["\(path): no definition \(name)"]
      case ("properties", let members as [String: [String: Any]], let object as [String: Any]):
        for (name, member) in object {
          complaints +=
            members[name].map {
              self.complaints(about: member, under: $0, at: "\(path).\(name)")
            } ?? ["\(path).\(name) is not described"]
        }
      case ("items", let item as [String: Any], let array as [Any]):
        complaints += array.flatMap { self.complaints(about: $0, under: item, at: path) }
      case ("$schema", _, _), ("title", _, _), ("description", _, _), ("definitions", _, _): break
      default:
        if !isMet(key, rule, value) { complaints.append("\(path): \(key) is not met by \(value)") }
      }
    }
    return complaints
  }

  private func isMet(_ key: String, _ rule: Any, _ value: Any) -> Bool {
    switch (key, rule, value) {
    case ("type", let name as String, _):
      switch name {
      case "object": value is [String: Any]
      case "array": value is [Any]
      case "integer": value is Int
      default: value is String
      }
    case ("required", let names as [String], let object as [String: Any]):
      names.allSatisfy { object[$0] != nil }
    case ("enum", let names as [String], let text as String): names.contains(text)
    case ("const", let text as String, let other as String): text == other
    case ("const", let number as Int, let other as Int): number == other
    case ("minimum", let least as Int, let number as Int): number >= least
    case ("minLength", let least as Int, let text as String): text.count >= least
    case ("pattern", let pattern as String, let text as String):
      text.range(of: pattern, options: .regularExpression) != nil
    default: false
    }
  }
}
