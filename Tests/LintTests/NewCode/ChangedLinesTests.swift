import Testing

@testable import StateLint

/// Which lines a difference brings, and what becomes of them.
@Suite struct ChangedLinesTests {
  private func changed(_ diff: String, below folder: String = "/app") -> ChangedLines {
    var changed = ChangedLines()
    changed.add(diff: Array(diff.utf8), below: folder)
    return changed
  }

  private func range(_ first: Int, _ last: Int, endColumn: Int = 9) -> SourceRange {
    SourceRange(
      start: Position(line: first, column: 3, utf16Column: 3, offset: 0),
      end: Position(line: last, column: endColumn, utf16Column: endColumn, offset: 1))
  }

  /// The lines among the first twenty that have changed.
  private func lines(_ changed: ChangedLines, _ path: String = "/app/A.swift") -> [Int] {
    (1...20).filter { changed.touch(range($0, $0), at: path) }
  }

  @Test func hunksSayWhichLinesCome() {
    let changed = changed(
      """
      diff --git a/A.swift b/A.swift
      index 1..2 100644
      --- a/A.swift
      +++ b/A.swift
      @@ -3 +3,2 @@ struct Page {
      -old
      +new
      +newer
      @@ -9,2 +9,0 @@
      -gone
      -gone
      @@ -20,0 +12 @@
      +one
      \\ No newline at end of file
      diff --git a/B.swift b/B.swift
      --- a/B.swift
      +++ b/B.swift
      @@ -1 +1 @@
      -b
      \\ No newline at end of file
      +c
      diff --git a/C.swift b/C.swift
      --- a/C.swift
      +++ /dev/null
      @@ -1,2 +0,0 @@
      -c
      -c

      """)
    #expect(lines(changed) == [3, 4, 12])
    #expect(lines(changed, "/app/B.swift") == [1])
    #expect(lines(changed, "/app/C.swift") == [])
    #expect(lines(changed, "A.swift") == [])
  }

  @Test func codeThatLooksLikeADifferenceIsCode() {
    let changed = changed(
      """
      --- a/A.swift
      +++ b/A.swift
      @@ -1,2 +1,3 @@
      --- a/B.swift
      -@@ -1 +1 @@
      +++ b/B.swift
      +@@ -5 +5 @@
      +let n = 1
      @@ -7 +8 @@
      -x
      +y

      """)
    #expect(lines(changed) == [1, 2, 3, 8])
    #expect(lines(changed, "/app/B.swift") == [])
  }

  @Test(arguments: [
    ("b/My Page.swift\t", "/app/My Page.swift"),
    ("b/Größe.swift", "/app/Größe.swift"),
    (#""b/Gr\303\266\303\237e.swift""#, "/app/Größe.swift"),
    (#""b/a\"b\\c\td.swift""#, "/app/a\"b\\c\td.swift"),
  ])
  func namesAreReadAsGitWritesThem(name: String, path: String) {
    let changed = changed("+++ \(name)\n@@ -0,0 +1,2 @@\n+a\n+b\n")
    #expect(lines(changed, path) == [1, 2])
    #expect(lines(changed, path + "x") == [])
  }

  @Test func wholeFilesHaveAllLines() {
    var changed = ChangedLines()
    changed.add(wholeFiles: Array("A.swift\0B/My\nPage.swift\0".utf8), below: "/")
    #expect(lines(changed, "/A.swift") == Array(1...20))
    #expect(lines(changed, "/B/My\nPage.swift") == Array(1...20))
    #expect(lines(changed, "/B.swift") == [])
  }

  @Test func anyLineOfARangeCounts() {
    let changed = changed("+++ b/A.swift\n@@ -5 +5,2 @@\n-a\n+b\n+c\n")
    let path = "/app/A.swift"
    #expect(changed.touch(range(1, 5), at: path))
    #expect(changed.touch(range(6, 9), at: path))
    #expect(changed.touch(range(1, 9), at: path))
    #expect(!changed.touch(range(1, 4), at: path))
    #expect(!changed.touch(range(7, 9), at: path))
    // The end is exclusive: this one ends with line 4.
    #expect(!changed.touch(range(2, 5, endColumn: 1), at: path))
  }

  @Test func linesMoveWithTheFile() {
    var changed = changed(
      "+++ b/A.swift\n@@ -2 +2 @@\n-a\n+b\n@@ -4,2 +4,2 @@\n-a\n-a\n+b\n+c\n")
    func text(_ words: String) -> [UInt8] { Array(words.map { "\($0)\n" }.joined().utf8) }
    // Line 1 goes, two come before line 6.
    changed.follow(from: text("abcdefg"), to: text("bcdeXYfg"), at: "/app/A.swift")
    #expect(lines(changed) == [1, 3, 4, 5, 6])
    changed.follow(from: text("q"), to: text("qr"), at: "/app/New.swift")
    #expect(lines(changed, "/app/New.swift") == [2])
  }

  @Test func brokenDifferencesBringNothingWrong() {
    let whole = "+++ b/A.swift\n@@ -1 +1,2 @@ x\n-a\n+b\n+c\n@@ -7 +8 @@\n-x\n+y\n"
    for count in 0...whole.utf8.count {
      let cut = changed(String(decoding: whole.utf8.prefix(count), as: UTF8.self))
      #expect(Set(lines(cut)).isSubset(of: [1, 2, 8]))
    }
    for head in [
      "@@ -1 +99999999999999999999 @@", "@@ -1 +-4 @@", "@@ -1 +1,2,3 @@", "@@ -1 + @@", "@@ -",
      "@@ -1 1 @@", "@@ -x +1 @@",
    ] {
      #expect(changed("+++ b/A.swift\n\(head)\n+a\n") == ChangedLines(), "\(head)")
    }
  }
}
