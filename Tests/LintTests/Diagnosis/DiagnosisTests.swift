import Testing

@testable import StateLint

/// What explains a complaint comes first.
@Suite struct DiagnosisTests {
  private static let code = """
    import SwiftUI

    struct Lamp: View {
      @State var isLit = false

      var body: some View { Toggle("Lamp", isOn: .constant(isLit)) }
    }

    final class Meter { var watts = 0 }

    struct Panel: View {
      @State private var meter = Meter()

      var body: some View {
        Button("\\(meter.watts)") { meter.watts += 1 }
      }
    }
    """

  private func diagnosis(_ said: String, _ code: String = code) throws -> Diagnosis {
    var settings = Settings()
    try settings.selection.enable(["all"])
    let project = Project(
      files: [ParsedFile(Source(path: "Lamp.swift", bytes: Array(code.utf8)))], manifests: [],
      settings: settings)
    return Diagnosis(try #require(Complaint(said)), findings: project.findings(inFileAt: 0))
  }

  @Test func theLikeliestComesFirst() throws {
    let found = try diagnosis("my toggle snaps back")
    #expect(
      found.candidates.map(\.finding.rule) == ["constant-binding", "state-holds-unobserved-class"])
    #expect(found.candidates.first?.reason == "this is how people describe it")
  }

  @Test func aNameThatIsSaidComesBeforeAll() throws {
    let found = try diagnosis("my toggle snaps back, and `watts` too")
    #expect(found.candidates.first?.finding.rule == "state-holds-unobserved-class")
    #expect(found.candidates.first?.reason == "it is about `watts`, which you name")
  }

  @Test func whatExplainsSomethingElseIsLeftOut() throws {
    let found = try diagnosis("it crashes when I delete the last row")
    #expect(found.candidates.isEmpty)
    #expect(found.lookedFor.first == "foreach-index-id")
  }

  @Test func whatWasLookedForInVainIsSaid() throws {
    let found = try diagnosis("never-updates")
    #expect(found.lookedFor.contains("published-missing"))
    #expect(!found.lookedFor.contains("constant-binding"))
  }

  @Test func aMessageIsExplainedByItsOwnRulesOnly() throws {
    let found = try diagnosis("Publishing changes from background threads is not allowed")
    #expect(found.candidates.isEmpty)
    #expect(found.lookedFor == ["published-write-off-main"])
  }

  @Test(arguments: Symptom.allCases)
  func eachSymptomHasCausesAndChecks(_ symptom: Symptom) {
    #expect(!Causes.rules(of: symptom).isEmpty)
    #expect(Causes.checks(of: symptom) != nil)
  }
}
