import TestSupport
import Testing

@testable import StateLint

/// The difference of two texts, as other tools read it.
@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, path: String = "A.swift") -> String {
    let diff = UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8), path: path)
    return String(decoding: diff.bytes, as: UTF8.self)
  }

  @Test func lineInTheMiddle() {
    let lines = (1...9).map { "line \($0)\n" }
    let new = lines.joined().replacing("line 5", with: "line five")
    #expect(
      diff(lines.joined(), new) == """
        --- a/A.swift
        +++ b/A.swift
        @@ -2,7 +2,7 @@
         line 2
         line 3
         line 4
        -line 5
        +line five
         line 6
         line 7
         line 8

        """)
  }

  @Test func changesFarApartAreTwoHunks() {
    let lines = (1...30).map { "\($0)\n" }.joined()
    let new = lines.replacing("2\n3\n", with: "2\n3\nx\n", maxReplacements: 1)
      .replacing("29\n", with: "")
    #expect(
      diff(lines, new) == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1,6 +1,7 @@
         1
         2
         3
        +x
         4
         5
         6
        @@ -26,5 +27,4 @@
         26
         27
         28
        -29
         30

        """)
  }

  @Test func nothingMoreAtTheEnd() {
    #expect(
      diff("a\nb", "a\nc") == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +c
        \\ No newline at end of file

        """)
  }

  @Test func emptyTexts() {
    #expect(diff("", "") == "")
    #expect(diff("a\n", "a\n") == "")
    #expect(diff("", "a\n").hasSuffix("@@ -0,0 +1 @@\n+a\n"))
    #expect(diff("a\n", "").hasSuffix("@@ -1 +0,0 @@\n-a\n"))
  }

  @Test(arguments: [
    ("Sources/A.swift", "a/Sources/A.swift"), ("/home/A.swift", "/home/A.swift"),
    ("My App/A.swift", "a/My App/A.swift\t"), ("a\"b\\.swift", #""a/a\"b\\.swift""#),
    ("a\nb.swift", #""a/a\012b.swift""#), ("é\u{1B}.swift", #""a/\303\251\033.swift""#),
  ])
  func oddPathsAreQuotedAsGitDoes(_ path: String, _ name: String) {
    #expect(diff("a\n", "b\n", path: path).hasPrefix("--- \(name)\n+++ "))
  }

  @Test func bytesStayAsTheyAre() {
    let diff = UnifiedDiff(from: [0xFF, 0x0D, 0x0A], to: [0xFE, 0x0D, 0x0A], path: "A.swift")
    #expect(diff.bytes.suffix(8) == [0x2D, 0xFF, 0x0D, 0x0A, 0x2B, 0xFE, 0x0D, 0x0A])
  }

  @Test func changesLeadFromOneTextToTheOther() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<500 {
      let old = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Int.random(in: 0...3, using: &random)
      }
      let new = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Int.random(in: 0...3, using: &random)
      }
      let changes = LineChanges.between(old, new)
      var made: [Int] = []
      var offset = 0
      for change in changes {
        #expect(made.count + change.old.lowerBound - offset == change.new.lowerBound)
        made += old[offset..<change.old.lowerBound] + new[change.new]
        offset = change.old.upperBound
      }
      #expect(made + old[offset...] == new)
      // As few lines as the standard library finds.
      let count = changes.reduce(0) { $0 + $1.old.count + $1.new.count }
      #expect(count == new.difference(from: old).count)
    }
  }

  @Test func textsWithoutACommonLineAreOneChange() {
    let changes = LineChanges.between(Array(0..<5_000), Array(5_000..<10_000))
    #expect(changes == [LineChange(old: 0..<5_000, new: 0..<5_000)])
  }
}
