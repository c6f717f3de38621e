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
