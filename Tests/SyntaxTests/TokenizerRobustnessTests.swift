import StateLintSyntax
import TestSupport
import Testing

@Suite("Tokenizer, whatever it is given")
struct TokenizerRobustnessTests {
  /// Sources in which a byte more or less changes what everything behind it is.
  static let samples = [
    "let a = \"x\\(f(\"\\(y)\") + /r(e)g/.z)\" // c\n#if os(iOS)\nvar b: A<B?>! = nil\n#endif",
    "/* a /* b */ */ #\"\\#(c)\"# \"\"\"\n  \\(d\n)\n  \"\"\" ##/\n e\n/## 'f'",
    "<<<<<<< a\n=======\n>>>>>>> b\n>>>> c\n<<<<\n<#d#> `e f` é “g” \u{A0}\u{FEFF}\0h \\.i",
    "0x1.8p-2 1.5e+3.a 0b1 t.0.1 x ? y! : -z ..< w */ @A(iOS 1.2) #available(b: 1.0) $0 ≠ \r\n_",
    "#\"\"\"\n\"\"\"#\"\"\"# #\"\"\"# ####/a/### #!/b\n#sourceLocation(file: \"c\", line: 1)",
  ]

  @Test("Tokens, comments and blanks tile every prefix", arguments: samples)
  func prefixes(_ sample: String) {
    let bytes = Array(sample.utf8)
    for count in 0...bytes.count { expectTiling(Array(bytes[..<count])) }
  }

  @Test("They tile the sample when a byte is missing, doubled or spoiled", arguments: samples)
  func changes(_ sample: String) {
    let bytes = Array(sample.utf8)
    for index in bytes.indices {
      var changed = bytes
      changed.remove(at: index)
      expectTiling(changed)
      changed.insert(contentsOf: [bytes[index], bytes[index]], at: index)
      expectTiling(changed)
      changed.remove(at: index)
      for byte: UInt8 in [0, 10, 34, 35, 40, 41, 47, 60, 92, 0x80, 0xC3, 0xE2, 0xF0, 0xFF] {
        changed[index] = byte
        expectTiling(changed)
      }
    }
  }

  @Test("Nothing, blanks and bytes that are no text have tokens too")
  func oddities() {
    for byte in UInt8.min...UInt8.max {
      expectTiling([byte])
      expectTiling([byte, byte, byte])
      expectTiling([UInt8(ascii: "a"), byte, UInt8(ascii: "b")])
      expectTiling([0xE2, byte, 0x80])
    }
    expectTiling([])
  }

  /// Checks that no byte is in two tokens or comments and only blanks are in none.
  private func expectTiling(_ bytes: [UInt8]) {
    let tokens = Tokens.tokenize(bytes)
    let count = UInt32(bytes.count)
    var place: UInt32 = 0
    let last = tokens.list.last
    let hasEnd = last?.kind == .endOfFile && last?.start == count && last?.end == count
    var tiles = hasEnd
    let all = tokens.list.dropLast() + tokens.comments
    for token in all.sorted(by: { $0.start < $1.start }) {
      guard tiles, place <= token.start, token.start < token.end, token.end <= count else {
        tiles = false
        break
      }
      tiles = isBlank(bytes[Int(place)..<Int(token.start)])
      place = token.end
    }
    tiles = tiles && place <= count && isBlank(bytes[Int(place)...])
    #expect(tiles, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
  }

  private func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy {
      "\0\t\n\u{B}\u{C}\r \u{A0}\u{FEFF}".unicodeScalars.contains($0)
    }
  }
}

@Suite("Tokenizer, time", .serialized)
struct TokenizerTimeTests {
  /// Short texts that, repeated, nest deeply or tempt a look ahead at each of them.
  static let units = [
    "(", "[", "{", "<", "/*", "\"\\(", "'\\(", "#\"\\#(", "\"\"\"\\(", "#\"\"\"\\#(", "#\"\"\" ",
    "#", "#/\n", "##/\n /#", "(/a\\", "( /a", " /", "“", "“\\(", "`", "`\n", "<#", " +<#a", "+<#",
    "<<<<<<< \n", ">>>> \n<<<<", "?", "!", ".", "-", "/", "*/", "\\", "é", "\u{301}", "\0", "a",
    "0",
    "1.", "1e", "$", "@available(introduced: 1.5", "a 1.5", "\"", "\"\\", "\n\"",
  ]

  @Test("Four times the bytes take about four times the time", arguments: units)
  func scaling(_ unit: String) {
    let single = Array(String(repeating: unit, count: 30_000 / unit.utf8.count).utf8)
    let fourfold = Array(String(repeating: unit, count: 120_000 / unit.utf8.count).utf8)
    #expect(
      isAboutLinear(slack: .milliseconds(2)) {
        _ = Tokens.tokenize(single)
      } fourfold: {
        _ = Tokens.tokenize(fourfold)
      })
  }

  @Test("100,000 open brackets are no matter", arguments: ["(", "[", "{", "<", "/*", "\"\\("])
  func depth(_ unit: String) {
    let tokens = Tokens.tokenize(Array(String(repeating: unit, count: 100_000).utf8))
    #expect(tokens.list.last?.kind == .endOfFile)
  }

  #if DEBUG
    /// Without optimisation each byte takes a hundred times as long.
    static let longLine = 1_000_000
  #else
    static let longLine = 10_000_000
  #endif

  @Test("Neither is a line of 10 MB", arguments: ["a", "\"a", "#", "\"\\("])
  func longLines(_ unit: String) {
    let count = Self.longLine / unit.utf8.count
    let tokens = Tokens.tokenize(Array(String(repeating: unit, count: count).utf8))
    #expect(tokens.list.last?.end == UInt32(unit.utf8.count * count))
  }
}
