import Testing

@testable import StateLint

@Suite struct FingerprintTests {
  private func prints(
    _ codes: [String], in text: String, path: String = "A.swift", rule: String? = nil,
    declaration: String = "Page.body", comments: [Range<Int>] = []
  ) -> [String] {
    let findings = codes.map { code -> Finding in
      var finding = Finding.sample(code, in: text)
      finding.rule = rule ?? finding.rule
      return finding
    }
    return Fingerprint.stamp(
      findings, path: path, bytes: Array(text.utf8), comments: comments,
      declaration: { _ in declaration }
    ).map(\.fingerprint)
  }

  @Test func isTheSameForever() {
    #expect(prints(["n"], in: "let n = 1") == ["c15b026b737620cf"])
  }

  @Test func movesWithTheCode() {
    let original = prints(["n"], in: "let n = 1")
    #expect(prints(["n"], in: "import SwiftUI\n\n\n  let  n\t= 1   \n}") == original)
    let commented = "let /* why */ n = 1 // really"
    #expect(prints(["n"], in: commented, comments: [4..<13, 20..<29]) == original)
  }

  @Test func differsByRulePathDeclarationAndLine() {
    let all = [
      prints(["n"], in: "let n = 1"), prints(["n"], in: "let n = 2"),
      prints(["n"], in: "let n = 1", path: "B.swift"),
      prints(["n"], in: "let n = 1", rule: "other"),
      prints(["n"], in: "let n = 1", declaration: "Page.header"),
    ].flatMap { $0 }
    #expect(Set(all).count == all.count)
    #expect(all.allSatisfy { $0.utf8.count == 16 })
  }

  @Test func equalsAreCounted() {
    let twice = prints(["n", "n"], in: "let n = 1")
    #expect(twice[0] == prints(["n"], in: "let n = 1")[0])
    #expect(twice[0] != twice[1])
  }

  @Test func codeOfALineNobodyWroteIsTheRangeAlone() {
    let padding = String(repeating: "x", count: 3_000)
    let text = "\(padding) let n = 1 \(padding)"
    let bytes = Array(text.utf8)
    let range = Fingerprint.codeRange(of: SourceRange(of: "let n = 1", in: text), in: bytes)
    let code = Fingerprint.code(in: range, of: bytes, comments: [])
    #expect(String(decoding: code, as: UTF8.self) == "let n = 1")
  }

  @Test func pathStartsAtTheRepository() {
    let path = Fingerprint.path
    #expect(path("A.swift", "/me/repo/ios", "/me/repo") == "ios/A.swift")
    #expect(path("/me/repo/B.swift", "/me/repo/ios", "/me/repo") == "B.swift")
    #expect(path("/else/B.swift", "/me/repo/ios", "/me/repo") == "/else/B.swift")
    #expect(path("A.swift", "/me/repo/ios", nil) == "A.swift")
  }
}
