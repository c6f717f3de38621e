import Foundation
import StateLint
import Testing

/// The commands beside linting.
@Suite struct CommandTests {
  private let here = FileManager.default.temporaryDirectory

  private func run(_ arguments: String...) throws -> Stlint.Outcome {
    try Stlint.run(arguments, in: here)
  }

  @Test func helpFitsAScreenAndSaysWhatItIs() throws {
    let help = try run("--help")
    #expect(help.status == 0)
    let lines = help.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 40)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines[0].contains("SwiftUI"))
    #expect(lines[1].contains("stlint path"))
    #expect(try run("help").output == help.output)
  }

  @Test func version() throws {
    #expect(try run("--version").output == "stlint \(Tool.version)\n")
  }

  @Test func unknownOption() throws {
    let outcome = try run("--formt", "json")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    let complaint = "stlint: unknown option `--formt`; did you mean `--format`?\n"
    #expect(outcome.errors.hasPrefix(complaint))
  }

  @Test func messageIsExplainedWithItsNames() throws {
    let said = "Thread 1: Fatal error: No ObservableObject of type Account found. A View.environ"
    let outcome = try run("explain", said)
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        No ObservableObject of type Account found
          = the symptom: it stops at run time
          = looked for by, the likeliest first:
              environment-object-missing      A view expects an object from the environment, and nobody injects one
              environment-below-presentation  An object is injected below the place that a sheet or pushed screen takes it from
              observation-wrapper-mismatch    A wrapper or modifier of one observation family with a class of the other
          = find it: stlint --only environment-object-missing PATH
          = more: stlint explain environment-object-missing

        """)
    let known = try run("explain", "Modifying state during view update, this will cause").output
    #expect(known.contains("  = find it: stlint --only state-write-in-body PATH\n"))
  }

  @Test func diagnosisRanksWhatIsFound() throws {
    let lamp = """
      import SwiftUI

      struct Lamp: View {
        @State private var isLit = false

        var body: some View { Toggle("Lamp", isOn: .constant(isLit)) }
      }

      """
    try Folder.with(["Lamp.swift": lamp]) { folder in
      let text = try Stlint.run(["diagnose", "my toggle snaps back"], in: folder.url)
      #expect(text.status == 0)
      #expect(text.output.contains("One place here may explain it."))
      #expect(text.output.contains("1. this is how people describe it"))
      #expect(text.output.contains("Looked for and not found:\n  state-holds-unobserved-class"))
      #expect(text.output.contains("## Check by hand"))
      #expect(text.output.hasSuffix("; 1 warning in 1 file\n"))
      let other = try Stlint.run(["diagnose", "crashes"], in: folder.url)
      #expect(other.output.hasSuffix("; nothing found\n"))
      let json = try Stlint.run(
        ["diagnose", "my toggle snaps back", "Lamp.swift", "--format", "json"], in: folder.url)
      let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
      let root = try #require(value as? [String: Any])
      #expect((root["candidates"] as? [Any])?.count == 1)
      #expect(root["symptoms"] as? [String] == ["never-updates"])
    }
  }

  @Test func complaintThatNobodyKnowsListsTheSymptoms() throws {
    let outcome = try run("diagnose", "bananas")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("nothing known looks like “bananas”"))
    #expect(outcome.output.contains("never-updates"))
  }

  @Test func messageThatNobodyKnows() throws {
    let outcome = try run("explain", "The moon is made of cheese and honey")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("a message stands in quotes"))
  }

  @Test func tables() throws {
    #expect(try run("rules").output.contains(Folder.rule))
    #expect(try run("rules", "--format", "json").output.hasPrefix("{\n  \"schema\": 1,"))
    #expect(try run("symptoms").output.contains("never-updates"))
    let disabled = try run("rules", "--format=json", "--disable", "all").output
    #expect(!disabled.contains("\"enabled\": true"))
    #expect(try run("schema", "report").output == ReportSchema.text)
    #expect(try run("schema", "config").output == ConfigSchema.text)
  }

  @Test func explainTeachesRulesAndSymptoms() throws {
    for name in Rule.all.map(\.id) + Symptom.allCases.map(\.rawValue) {
      let lesson = try run("explain", name)
      #expect(lesson.status == 0)
      #expect(lesson.errors == "")
      #expect(lesson.output.hasPrefix("# \(name)\n"))
    }
  }

  @Test func programsGetTheLessonToo() throws {
    func json(_ words: String...) throws -> [String: Any] {
      let run = try Stlint.run(["explain", "--format", "json"] + words, in: here)
      #expect(run.status == 0)
      let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      return try #require(value as? [String: Any])
    }
    let rule = try json(Folder.rule)
    #expect(rule["kind"] as? String == "rule")
    #expect(rule["symptom"] as? String == "resets")
    let page = try #require(rule["markdown"] as? String)
    #expect(page.contains("## Why") && page.contains("```swift\n") && !page.contains("expect:"))
    let symptom = try json("resets")
    #expect((symptom["rules"] as? [String])?.contains(Folder.rule) == true)
    let message = try json("No ObservableObject of type Account found")
    let first = (message["messages"] as? [[String: Any]])?.first
    #expect(first?["symptom"] as? String == "crashes")
    #expect(try run("explain", "resets", "--format", "sarif").status == 2)
  }

  @Test func lessonLintsItsMistake() throws {
    let lesson = try run("explain", Folder.rule).output
    #expect(lesson.contains(": warning: "))
    #expect(lesson.contains("(\(Folder.rule))"))
    #expect(!lesson.contains("expect:"))
  }

  @Test func unknownLessonGivesTheNearest() throws {
    let outcome = try run("explain", "observed-object-created-in-vew")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("did you mean `\(Folder.rule)`?"))
  }

  @Test func inspect() throws {
    try Folder.with(["A.swift": "let a = 1\n"]) { folder in
      for view in ["tokens", "tree", "facts"] {
        let outcome = try folder.stlint("inspect", view, "A.swift")
        #expect(outcome.status == 0)
        #expect(!outcome.output.isEmpty)
      }
      let missing = try folder.stlint("inspect", "tokens", "B.swift")
      #expect(missing.status == 2)
      #expect(missing.errors == "stlint: B.swift: does not exist\n")
    }
  }
}
