import StateLintFacts

extension Rule {
  /// `@Observable` follows the property. A row that reads one element of an array depends on all.
  static let wholeModelRead = Rule(
    "whole-model-read", symptom: .redrawsEverything, severity: .note,
    summary: "A row looks its element up in the whole model",
    group: .advice, confidence: .low
  ) { pass in
    for host in pass.hosts {
      for read in host.wholeModelReads {
        pass.report(
          at: read.place, "this row depends on all of `\(read.collection)`",
          see: "one edited element evaluates every row",
          because: "`@Observable` follows `\(read.member)`, and not the elements in it",
          help: "pass the element: `\(host.name)(element: …)`", about: .place(read.place),
          alsoSeenAs: [.crashes])
      }
    }
  }
}
