import Foundation
import Testing

@testable import StateLint

/// The report for code scanning.
@Suite struct SARIFReportTests {
  private static let code = "struct A {\n  @State var 状態 = 0\n}\n"

  private static var finding: Finding {
    var finding = Finding.sample("状態", in: code)
    finding.related = [
      RelatedPlace(
        message: "kept [here]", file: "Sources/Shop/Owner.swift", range: finding.range)
    ]
    finding.path = [
      RelatedPlace(message: "body reads header", file: finding.file, range: finding.range),
      RelatedPlace(message: "header writes it", file: finding.file, range: finding.range),
    ]
    finding.fixes = [
      Fix(
        title: "Use `@StateObject`", applicability: .safe,
        edits: [TextEdit(file: finding.file, range: finding.range, text: "@StateObject")])
    ]
    return finding
  }

  private func text(_ report: Report) -> String {
    var text = ""
    SARIFReport(report, paths: ReportPaths(relativeTo: "/r/App", root: "/r")).write(to: &text)
    return text
  }

  private func run(_ report: Report) throws -> [String: Any] {
    let log = try JSONSerialization.jsonObject(with: Data(text(report).utf8)) as? [String: Any]
    #expect(log?["version"] as? String == "2.1.0")
    let runs = try #require(log?["runs"] as? [[String: Any]])
    return try #require(runs.first)
  }

  @Test func resultInFull() throws {
    let results = try #require(run(.sample([Self.finding]))["results"] as? [Any])
    let wanted = """
      {
        "ruleId": "observed-object-created-in-view", "ruleIndex": 0, "level": "warning",
        "message": { "text": "`cart` is made here, but `@ObservedObject` only borrows what someone \
      else keeps. You will see: state is reset unexpectedly: the cart empties whenever the parent \
      redraws. Because: SwiftUI throws the view value away often, and this object with it. Try: \
      own it: `@StateObject private var cart = Cart()`. See: [kept \\\\[here\\\\]](1)." },
        "locations": [{ "physicalLocation": {
          "artifactLocation": {
            "uri": "App/Sources/Shop/Page.swift", "uriBaseId": "%SRCROOT%" },
          "region": { "startLine": 2, "startColumn": 14, "endLine": 2, "endColumn": 16 } } }],
        "partialFingerprints": {
          "primaryLocationLineHash": "00000000000000ff:1", "stlint/v1": "00000000000000ff" },
        "relatedLocations": [{ "id": 1, "message": { "text": "kept [here]" },
          "physicalLocation": {
            "artifactLocation": {
              "uri": "App/Sources/Shop/Owner.swift", "uriBaseId": "%SRCROOT%" },
            "region": { "startLine": 2, "startColumn": 14, "endLine": 2, "endColumn": 16 } } }],
        "codeFlows": [{ "threadFlows": [{ "locations": [
          { "location": { "message": { "text": "body reads header" }, "physicalLocation": {
            "artifactLocation": {
              "uri": "App/Sources/Shop/Page.swift", "uriBaseId": "%SRCROOT%" },
            "region": { "startLine": 2, "startColumn": 14, "endLine": 2, "endColumn": 16 } } } },
          { "location": { "message": { "text": "header writes it" }, "physicalLocation": {
            "artifactLocation": {
              "uri": "App/Sources/Shop/Page.swift", "uriBaseId": "%SRCROOT%" },
            "region": { "startLine": 2, "startColumn": 14, "endLine": 2, "endColumn": 16 } } } }
        ] }] }],
        "fixes": [{ "description": { "text": "Use `@StateObject`" }, "artifactChanges": [{
          "artifactLocation": {
            "uri": "App/Sources/Shop/Page.swift", "uriBaseId": "%SRCROOT%" },
          "replacements": [{
            "deletedRegion": { "startLine": 2, "startColumn": 14, "endLine": 2, "endColumn": 16 },
            "insertedContent": { "text": "@StateObject" } }] }] }],
        "properties": { "symptom": "resets" }
      }
      """
    let object = try JSONSerialization.jsonObject(with: Data(wanted.utf8))
    #expect(results.count == 1)
    #expect(results[0] as? NSDictionary == object as? NSDictionary)
  }

  @Test func ruleBringsItsLesson() throws {
    let run = try run(.sample([Self.finding]))
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "stlint")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let rule = try #require(rules.first)
    #expect(rules.count == 1)
    #expect(rule["id"] as? String == "observed-object-created-in-view")
    #expect(rule["name"] as? String == "ObservedObjectCreatedInView")
    #expect((rule["defaultConfiguration"] as? [String: String]) == ["level": "warning"])
    let properties = try #require(rule["properties"] as? [String: Any])
    #expect(properties["precision"] as? String == "high")
    #expect(properties["problem.severity"] as? String == "warning")
    #expect(properties["tags"] as? [String] == ["swiftui", "resets", "default"])
    let lesson = try #require((rule["help"] as? [String: String])?["markdown"])
    #expect(lesson.hasPrefix("A view makes an object in `@ObservedObject`."))
    #expect(lesson.contains("\n\n## Why\n\n"))
    #expect(lesson.contains("\n```swift\nimport Combine\n"))
    #expect(lesson.contains("  @ObservedObject var sketch = SketchModel()\n"))
  }

  @Test(arguments: Rule.all.map(\.id))
  func lessonStandsByItself(rule: String) throws {
    let page = try #require(Pages.text(of: rule))
    let text = PageMarkdown.text(of: Page(markdown: page))
    #expect(!text.contains("// expect:"))
    #expect(!text.contains(".md)"))
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("```") }.count.isMultiple(of: 2))
  }

  @Test func rulesStandOnceAndInOrder() throws {
    var other = Self.finding
    other.rule = "state-not-private"
    var third = Self.finding
    third.rule = "derived-state"
    let run = try run(.sample([other, Self.finding, third, other]))
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let ids = (driver["rules"] as? [[String: Any]])?.compactMap { $0["id"] as? String }
    #expect(ids == ["derived-state", "observed-object-created-in-view", "state-not-private"])
    let places = (run["results"] as? [[String: Any]])?.compactMap { $0["ruleIndex"] as? Int }
    #expect(places == [2, 1, 0, 2])
  }

  @Test func whatWentWrongIsPartOfTheRun() throws {
    var report = Report.sample([])
    report.problems = [Report.Problem(file: "A.swift", message: "permission denied")]
    report.notices = [Report.Notice(id: "n", message: "nothing is known")]
    let run = try run(report)
    #expect((run["results"] as? [Any])?.isEmpty == true)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(notes.compactMap { $0["level"] as? String } == ["error", "note"])
    #expect(
      notes.compactMap { ($0["message"] as? [String: String])?["text"] }
        == ["A.swift: permission denied", "nothing is known"])
  }

  @Test func textThatLooksLikeALinkIsNone() {
    var finding = Finding.sample("状態", in: Self.code)
    finding.message = "a [b](1) c"
    #expect(text(.sample([finding])).contains(#"a \\[b](1) c"#))
  }
}
