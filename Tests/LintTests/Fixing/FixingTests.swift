import StateLintFacts
import Testing

@testable import StateLint

/// What all rounds together make of files.
@Suite struct FixingTests {
  /// Puts `text` at the first place where each of `words` stands, as one finding each.
  private func findings(_ words: [String], _ text: @escaping (String) -> String) -> ([ParsedFile])
    -> [Finding]
  {
    { files in
      files.flatMap { file in
        let code = String(decoding: file.source.bytes, as: UTF8.self)
        return words.filter(code.contains).map { word in
          var finding = Finding.sample(word, in: code, file: file.source.path)
          finding.message = "`\(word)` stands here"
          finding.fixes = [
            Fix(
              title: "Mend it", applicability: .safe,
              edits: [TextEdit(file: finding.file, range: finding.range, text: text(word))])
          ]
          return finding
        }
      }
    }
  }

  private func file(_ text: String, path: String = "A.swift") -> ParsedFile {
    ParsedFile(Source(path: path, bytes: Array(text.utf8)))
  }

  private func text(_ fixing: Fixing, _ place: Int = 0) -> String {
    String(decoding: fixing.files[place].source.bytes, as: UTF8.self)
  }

  @Test func neighboursGoInOneAfterTheOther() {
    let fixing = Fixing(
      files: [file("let ab = 1\n")], level: .safe, findings: findings(["a", "b"]) { _ in "c" })
    #expect(text(fixing) == "let cc = 1\n")
    #expect(fixing.changed == [0])
    #expect(fixing.applied.count == 2)
  }

  @Test func roundsAreBounded() {
    let fixing = Fixing(
      files: [file("let a = 1\n")], level: .safe, findings: findings(["a"]) { _ in "ba" })
    #expect(text(fixing) == "let \(String(repeating: "b", count: Fixing.mostRounds))a = 1\n")
  }

  @Test func fixThatChangesNothingEndsIt() {
    var rounds = 0
    let find = findings(["a"]) { $0 }
    let fixing = Fixing(files: [file("let a = 1\n")], level: .safe) {
      rounds += 1
      return find($0)
    }
    #expect(rounds == 1)
    #expect(fixing.changed == [])
    #expect(fixing.applied == [])
  }

  @Test func whatBreaksTheFileIsLeftOutAlone() {
    for broken in ["(", "}", "\"", "`", "/*"] {
      let fixing = Fixing(
        files: [file("let alpha = 1\nlet beta = 2\n"), file("let beta = 1\n", path: "B.swift")],
        level: .safe, findings: findings(["alpha", "beta"]) { $0 == "alpha" ? broken : "gamma" })
      #expect(text(fixing) == "let alpha = 1\nlet gamma = 2\n", "\(broken)")
      #expect(text(fixing, 1) == "let gamma = 1\n")
      #expect(fixing.applied.count == 2)
    }
  }

  @Test func whatBreaksTheFileTogetherIsLeftOutTogether() {
    // One of them closes the bracket; with all three, two are too many.
    let words = ["alpha", "beta", "gamma"]
    let fixing = Fixing(
      files: [file("let x = (1; alpha; beta; gamma\n")], level: .safe,
      findings: findings(words) { _ in ")" })
    #expect(fixing.changed == [])
  }

  @Test func fixThatBringsWhatNobodyMendsIsLeftOut() {
    let mend = findings(["alpha", "beta"]) { $0 == "alpha" ? "worse" : "fine" }
    let fixing = Fixing(files: [file("let alpha = 1\nlet beta = 2\n")], level: .safe) { files in
      let text = String(decoding: files[0].source.bytes, as: UTF8.self)
      guard text.contains("worse") else { return mend(files) }
      var worse = Finding.sample("worse", in: text, file: "A.swift")
      worse.rule = "state-write-in-body"
      return [worse] + mend(files)
    }
    #expect(text(fixing) == "let alpha = 1\nlet fine = 2\n")
    #expect(fixing.applied.count == 1)
  }

  @Test func culpritsAreFoundInFewRuns() {
    let words = (10..<74).map { "word\($0)" }
    let code = words.map { "let \($0) = 1\n" }.joined()
    let mend = findings(words) { "x" + $0.dropFirst(4) }
    var runs = 0
    let files = (0..<4).map { file(code, path: "\($0).swift") }
    let fixing = Fixing(files: files, level: .safe) { files in
      runs += 1
      return mend(files)
        + files.flatMap { file in
          let text = String(decoding: file.source.bytes, as: UTF8.self)
          return ["x20 ", "x33 "].filter(text.contains).map { word in
            var worse = Finding.sample(word, in: text, file: file.source.path)
            worse.rule = "state-write-in-body"
            return worse
          }
        }
    }
    for place in 0..<4 {
      let text = text(fixing, place)
      #expect(text.contains("word20") && text.contains("word33") && text.contains("x73"))
      #expect(text.split(separator: "word").count == 3)
    }
    #expect(fixing.refused == 8)
    #expect(runs < 40)
  }

  @Test func whatIsFoundElsewhereHasACulprit() {
    let mend = findings(["alpha", "beta", "gamma"]) { $0 == "beta" ? "worse" : "fine" }
    let files = [file("let alpha = 1\nlet beta = 2\nlet gamma = 3\n"), file("", path: "B.swift")]
    let fixing = Fixing(files: files, level: .safe) { files in
      let text = String(decoding: files[0].source.bytes, as: UTF8.self)
      guard text.contains("worse") else { return mend(files) }
      var worse = Finding.sample("a", in: "a", file: "B.swift")
      worse.rule = "state-write-in-body"
      return mend(files) + [worse]
    }
    #expect(text(fixing) == "let fine = 1\nlet beta = 2\nlet fine = 3\n")
  }

  @Test func whatAFixBringsAndAnotherMendsIsMended() {
    let fixing = Fixing(
      files: [file("let alpha = 1\n")], level: .safe,
      findings: findings(["alpha", "beta"]) { $0 == "alpha" ? "beta" : "gamma" })
    #expect(text(fixing) == "let gamma = 1\n")
  }

  @Test func fileThatIsBrokenAlreadyIsMendedWhereItCanBe() {
    let fixing = Fixing(
      files: [file("let alpha = (1\n")], level: .safe, findings: findings(["alpha"]) { _ in "b" })
    #expect(text(fixing) == "let b = (1\n")
  }

  @Test func pathOfTwoFilesNamesNeither() {
    let fixing = Fixing(
      files: [file("let a = 1\n"), file("let a = 2\n")], level: .safe,
      findings: findings(["a"]) { _ in "b" })
    #expect(fixing.changed == [])
  }

  @Test func filesThatMayNotChangeStay() {
    let fixing = Fixing(
      files: [file("let a = 1\n"), file("let a = 2\n", path: "B.swift")], level: .safe,
      isFixable: { $0 == "B.swift" }, findings: findings(["a"]) { _ in "b" })
    #expect(fixing.changed == [1])
  }

  @Test func fileThatIsNotUTF8TakesPlainWordsOnly() {
    for (word, changed) in [("b", [0]), ("é", [])] {
      let source = Source(path: "A.swift", bytes: Array("let a = 1 // ".utf8) + [0xE9, 0x0A])
      let fixing = Fixing(
        files: [ParsedFile(source)], level: .safe, findings: findings(["a"]) { _ in word })
      #expect(fixing.changed == changed)
      #expect(fixing.files[0].source.bytes.suffix(2) == [0xE9, 0x0A])
    }
  }

  @Test func suggestedFixesWantToBeAskedFor() {
    let safe = findings(["a"]) { _ in "b" }
    let suggested: ([ParsedFile]) -> [Finding] = { files in
      safe(files).map { finding in
        var finding = finding
        finding.fixes[0].applicability = .suggested
        return finding
      }
    }
    #expect(Fixing(files: [file("let a = 1")], level: .safe, findings: suggested).changed == [])
    #expect(
      Fixing(files: [file("let a = 1")], level: .suggested, findings: suggested).changed == [0])
    #expect(Fixing(files: [file("let a = 1")], level: .suggested, findings: safe).changed == [0])
  }
}
