import Testing

@testable import StateLint

/// What a baseline knows, and what it looks like.
@Suite struct BaselineTests {
  private func entry(
    _ fingerprint: String, _ path: String = "A.swift", line: String = "let n = 1",
    rule: String = "r", count: Int = 1, note: String? = nil
  ) -> Baseline.Entry {
    Baseline.Entry(
      fingerprint: fingerprint, rule: rule, path: path, line: line, count: count, note: note)
  }

  private func item(
    _ fingerprint: String, _ path: String = "A.swift", line: String = "let n = 1",
    rule: String = "r"
  ) -> Baseline.Item {
    Baseline.Item(fingerprint: fingerprint, rule: rule, path: path, line: line)
  }

  /// Which items are known: a `+` for each that is, in order.
  private func known(
    _ entries: [Baseline.Entry], _ items: [Baseline.Item], unseen: Set<String> = []
  ) -> String {
    let match = Baseline(entries).match(items) { !unseen.contains($0.path) }
    return items.indices.map { match.isKnown(at: $0) ? "+" : "-" }.joined()
  }

  @Test func fingerprintDecidesFirst() {
    #expect(known([entry("a")], [item("a")]) == "+")
    #expect(known([entry("a")], [item("b", line: "let n = 2")]) == "-")
    // The one with the fingerprint is known, though the other stands before it.
    #expect(known([entry("a")], [item("b"), item("a")]) == "-+")
    #expect(known([entry("a")], [item("a", rule: "other")]) == "-")
  }

  @Test func eachIsKnownOnce() {
    #expect(known([entry("a", count: 2)], [item("a"), item("a"), item("a")]) == "++-")
    #expect(known([entry("a")], [item("x"), item("y")]) == "+-")
  }

  @Test func movedCodeIsKnownByRuleAndLine() {
    #expect(known([entry("a")], [item("x", "B.swift")]) == "+")
    #expect(known([entry("a")], [item("x", "B.swift", rule: "other")]) == "-")
    #expect(known([entry("a")], [item("x", "B.swift", line: "let n = 2")]) == "-")
    // In the same file before others.
    #expect(known([entry("a", "B.swift")], [item("x", "A.swift"), item("y", "B.swift")]) == "-+")
  }

  @Test func whatWasNotLookedAtMovesNowhere() {
    #expect(known([entry("a")], [item("x", "B.swift")], unseen: ["A.swift"]) == "-")
  }

  @Test func manyAlikeTakeNoTime() {
    let names = (0..<20_000).map { "\($0)" }
    let entries = names.map { entry("old" + $0) }
    let match = Baseline(entries).match(names.map { item("new" + $0, "B.swift") }) { _ in true }
    #expect(names.indices.allSatisfy(match.isKnown))
  }

  @Test func goneIsWhatIsLeft() {
    let baseline = Baseline([
      entry("a", count: 3), entry("b", line: "x"), entry("c", "C.swift", line: "y"),
    ])
    let match = baseline.match([item("a")]) { $0.path == "A.swift" }
    #expect(baseline.gone(match) == [entry("a", count: 2), entry("b", line: "x")])
  }

  @Test func writingKeepsNotesAndWhatWasNotLookedAt() {
    let baseline = Baseline([
      entry("a", note: "why"), entry("b", "B.swift", line: "moved", note: "too"),
      entry("c", "C.swift", line: "unseen"), entry("d", line: "gone", note: "lost"),
    ])
    let items = [
      item("a"), item("a"), item("x", "D.swift", line: "moved"), item("n", line: "new"),
    ]
    let match = baseline.match(items) { $0.path != "C.swift" }
    let kept = [
      entry("a", note: "why"), entry("x", "D.swift", line: "moved", note: "too"),
      entry("c", "C.swift", line: "unseen"),
    ]
    #expect(baseline.updated(items, match, isAdding: false) == Baseline(kept))
    var written = Baseline(kept + [entry("n", line: "new")]).entries
    written[written.firstIndex { $0.fingerprint == "a" }!].count = 2
    #expect(baseline.updated(items, match, isAdding: true) == Baseline(written))
  }

  @Test func textIsSortedAndReadAgain() {
    let entries = [
      entry("c", "B.swift"), entry("b", "A.swift", note: "\"why\"\n"), entry("a", "é.swift"),
      entry("d", "A.swift", line: "x", count: 12),
    ]
    let baseline = Baseline(entries)
    #expect(baseline.entries.map(\.fingerprint) == ["b", "d", "c", "a"])
    #expect(Baseline(entries.reversed()).text == baseline.text)
    let read = Baseline.read(Array(baseline.text.utf8))
    #expect(read.mistakes == [])
    #expect(read.baseline == baseline)
    #expect(Baseline().text == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
  }

  @Test func entriesThatTwoBranchesWroteAreOne() {
    let baseline = Baseline([entry("a", count: 2), entry("a", count: 3, note: "why")])
    #expect(baseline.entries == [entry("a", count: 3, note: "why")])
  }

  @Test(arguments: [
    ("[]", "1:1: a baseline is an object, not an array"), ("{}", "1:1: a baseline has a `version`"),
    (
      #"{"version": 2}"#,
      "1:13: this stlint reads version 1; delete the file, and `--write-baseline` writes it anew"
    ),
    (#"{"version": 1, "finding": []}"#, "1:16: unknown key `finding`; did you mean `findings`?"),
    (#"{"version": 1, "findings": {}}"#, "1:28: `findings` is an array, not an object"),
    (#"{"version": 1, "findings": [1]}"#, "1:29: a finding is an object, not a number"),
    (
      #"{"version": 1, "findings": [{"rule": "r", "path": "p"}]}"#,
      "1:29: a finding lacks `fingerprint`, `line`"
    ),
    (
      #"{"version": 1, "findings": [{"fingerprint":"f","rule":"r","path":"p","line":"l","count":0}]}"#,
      "1:89: `count` is a number from 1"
    ),
    (
      #"{"version": 1, "findings": [{"fingerprint":"f","rule":"r","path":"p","line":"l","not":""}]}"#,
      "1:81: unknown key `not`; did you mean `note`?"
    ),
    ("{\"version\": 1", "1:1: the `{` is never closed"),
  ])
  func mistakesArePointedAt(_ text: String, _ message: String) {
    #expect(Baseline.read(Array(text.utf8)).mistakes.map(\.description) == [message])
  }
}
