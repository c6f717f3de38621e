import Testing

@testable import StateLint

@Suite struct PathPatternTests {
  @Test(arguments: [
    (
      "Generated", ["Generated/A.swift", "App/Generated/B/C.swift", "Generated"],
      ["Generate/A.swift"]
    ),
    ("/Generated", ["Generated/A.swift"], ["App/Generated/B.swift"]),
    ("App/Old", ["App/Old/A.swift"], ["Lib/App/Old/A.swift", "App/Older/A.swift"]),
    ("Old/", ["Old/A.swift", "App/Old/A.swift"], ["Old", "App/Old"]),
    (
      "**/Generated/**", ["Generated/A.swift", "a/b/Generated/c/d.swift"],
      ["Generated", "a/Generated"]
    ),
    (
      "App/**/Views", ["App/Views/A.swift", "App/x/y/Views/A.swift"],
      ["Views/A.swift", "App/View/A"]
    ),
    ("App/**", ["App/A.swift", "App/b/c.swift"], ["App", "Apps/A.swift"]),
    ("**", ["a", "a/b.swift"], []), (".", ["a", "a/b.swift"], []), ("./", ["a", "b/c"], []),
    ("*.pb.swift", ["a.pb.swift", "x/y/.pb.swift"], ["a.swift", "a.pb.swift.txt"]),
    ("App/*.swift", ["App/A.swift"], ["App/Sub/A.swift"]),
    ("App/*/A.swift", ["App/x/A.swift"], ["App/A.swift", "App/x/y/A.swift"]),
    ("A?.swift", ["A1.swift", "Aé.swift", "x/A😀.swift"], ["A.swift", "A12.swift"]),
    ("[A-C]x[!0-9].swift", ["Bxy.swift"], ["Dxy.swift", "Bx1.swift"]),
    ("[]a].swift", ["].swift", "a.swift"], ["b.swift"]), ("a[b", ["a[b"], ["ab"]),
    ("\\*.swift", ["*.swift"], ["a.swift"]), ("./App", ["App/A.swift"], ["x/App/A.swift"]),
    ("a*b*c", ["abc", "axxbyyc", "aabbcc"], ["ab", "acb"]),
    ("**/A.swift", ["A.swift", "x/A.swift"], []),
  ])
  func fits(_ pattern: String, _ fitting: [String], _ others: [String]) throws {
    let pattern = try #require(PathPattern(pattern))
    for path in fitting { #expect([pattern].fit(path), "\(path)") }
    for path in others { #expect(![pattern].fit(path), "\(path)") }
  }

  @Test(arguments: ["", "/", "!", "../App", "App/../B"])
  func patternThatFitsNothingIsNone(_ text: String) {
    #expect(PathPattern(text) == nil)
  }

  @Test func theLastThatFitsDecides() {
    let patterns = ["Vendor/**", "!Vendor/Ours", "Vendor/Ours/Old.swift"].compactMap {
      PathPattern($0)
    }
    #expect(patterns.fit("Vendor/Theirs/A.swift"))
    #expect(!patterns.fit("Vendor/Ours/A.swift"))
    #expect(patterns.fit("Vendor/Ours/Old.swift"))
    #expect(![PathPattern].init().fit("A.swift"))
  }

  @Test func manyStarsTakeNoTime() throws {
    let pattern = try #require(PathPattern(String(repeating: "*a", count: 60) + "b"))
    #expect(![pattern].fit(String(repeating: "a", count: 4_000)))
    let deep = try #require(PathPattern(String(repeating: "**/a/", count: 60) + "b"))
    #expect(![deep].fit(String(repeating: "a/", count: 2_000)))
  }
}
