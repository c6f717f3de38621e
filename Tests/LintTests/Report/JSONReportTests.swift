import Testing

@testable import StateLint

@Suite struct JSONReportTests {
  private let page = "struct Page {\n  /* 😀 */ @State var n = 0\n}"

  private func text(_ report: Report) -> String {
    var text = ""
    JSONReport(report).write(to: &text)
    return text
  }

  @Test func emptyReport() {
    var report = Report.sample([])
    report.problems = [Report.Problem(file: "x.swift", message: "permission denied")]
    #expect(
      text(report) == """
        {
          "schema": 1,
          "tool": { "name": "stlint", "version": "\(Tool.version)" },
          "findings": [],
          "notices": [],
          "problems": [
            { "file": "x.swift", "message": "permission denied" }
          ],
          "summary": { "files": 2, "errors": 0, "warnings": 0, "notes": 0, "suppressed": 0, "baselined": 0 }
        }

        """)
  }

  @Test func findingWithEverything() {
    var finding = Finding.sample("@State", in: page)
    finding.alsoSeenAs = [.neverUpdates]
    finding.help = "say \"why\"\n\tat \\ \u{7} é"
    finding.related = [
      RelatedPlace(message: "here", file: "A.swift", range: SourceRange(of: "Page", in: page))
    ]
    let edit = TextEdit(
      file: "A.swift", range: SourceRange(of: "var", in: page), text: "private var")
    finding.fixes = [Fix(title: "Add `private`", applicability: .safe, edits: [edit])]
    #expect(text(.sample([finding])).contains(Self.everything))
  }

  private static let everything = #"""
      "findings": [
        {
          "rule": "observed-object-created-in-view",
          "severity": "warning",
          "symptom": "resets",
          "alsoSeenAs": ["never-updates"],
          "group": "default",
          "confidence": "high",
          "message": "`cart` is made here, but `@ObservedObject` only borrows what someone else keeps",
          "youWillSee": "the cart empties whenever the parent redraws",
          "because": "SwiftUI throws the view value away often, and this object with it",
          "help": "say \"why\"\n\tat \\ \u0007 é",
          "file": "Sources/Shop/Page.swift",
          "range": {
            "start": { "line": 2, "column": 14, "utf16Column": 12, "offset": 27 },
            "end": { "line": 2, "column": 20, "utf16Column": 18, "offset": 33 }
          },
          "related": [
            {
              "message": "here",
              "file": "A.swift",
              "range": {
                "start": { "line": 1, "column": 8, "utf16Column": 8, "offset": 7 },
                "end": { "line": 1, "column": 12, "utf16Column": 12, "offset": 11 }
              }
            }
          ],
          "path": [],
          "fixes": [
            {
              "title": "Add `private`",
              "applicability": "safe",
              "edits": [
                {
                  "file": "A.swift",
                  "range": {
                    "start": { "line": 2, "column": 21, "utf16Column": 19, "offset": 34 },
                    "end": { "line": 2, "column": 24, "utf16Column": 22, "offset": 37 }
                  },
                  "text": "private var"
                }
              ]
            }
          ],
          "fingerprint": "00000000000000ff"
        }
      ],
    """#
}
