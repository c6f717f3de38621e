import Testing

@testable import StateLint

@Suite struct PlacedJSONReaderTests {
  /// What was read, without places: `{"a": [1, true]}` as `{a:[1,true]}`.
  private func shown(_ value: PlacedJSON) -> String {
    switch value.value {
    case .object(let members):
      "{" + members.map { "\($0.key):\(shown($0.value))" }.joined(separator: ",") + "}"
    case .array(let items): "[" + items.map(shown).joined(separator: ",") + "]"
    case .string(let text): "'\(text)'"
    case .number(let text): text
    case .bool(let truth): "\(truth)"
    case .null: "null"
    }
  }

  private func read(_ text: String) throws -> String {
    shown(try PlacedJSONReader.read(Array(text.utf8)))
  }

  @Test(arguments: [
    ("{}", "{}"), ("[ ]", "[]"), ("\u{FEFF}{}", "{}"), (" // a\n/* b\n */ {} // c", "{}"),
    (#"{"a": [1, -2.5e+3, 0.1], "b": null,}"#, "{a:[1,-2.5e+3,0.1],b:null}"),
    ("[true, false, \"x\",\r\n]", "[true,false,'x']"),
    (#"["\"\\\/\n\t\u00e9\ud83d\ude00"]"#, "['\"\\/\n\té😀']"),
    (#"["// no comment /* either"]"#, "['// no comment /* either']"), ("[/**/1/*,*/]", "[1]"),
  ])
  func reads(_ text: String, _ value: String) throws {
    #expect(try read(text) == value)
  }

  @Test(arguments: [
    ("", 0, "the file ends where a value is expected"),
    ("{} x", 3, "`x` stands behind the end; one value is all there is"),
    ("{'a': 1}", 1, "a key is expected, in double quotes, not `'`"),
    ("{\"a\" 1}", 5, "`:` is expected behind the key `a`, not `1`"),
    ("{\"a\": 1 \"b\": 2}", 8, "`,` or `}` is expected, not `\"`"),
    ("[1, , 2]", 4, "`,` begins no value; texts stand in double quotes"),
    ("[yes]", 1, "`y` begins no value; texts stand in double quotes"),
    ("[1, [2, 3]", 0, "the `[` is never closed"),
    ("{\"a\": {}, \"b\": 1, \"a\": 2}", 18, "`a` stands here twice, first on line 1"),
    ("[\"a\nb\"]", 1, "the text is not closed with `\"` on its line"),
    ("[\"\\x\"]", 2, "`\\` before `x` means nothing; `\\\\` is a backslash"),
    ("[\"\\ud800x\"]", 2, "`\\u` needs the four hex digits of a character"),
    ("[\"\\u12\"]", 2, "`\\u` needs the four hex digits of a character"),
    ("[01]", 1, "`01` is no number"), ("[-]", 1, "`-` is no number"),
    ("[1.]", 1, "`1.` is no number"), ("[1e]", 1, "`1e` is no number"),
    ("[] /* a", 3, "the comment is never closed"),
    ("{\"a\": 1,, }", 8, "a key is expected, in double quotes, not `,`"),
  ])
  func mistakes(_ text: String, _ offset: Int, _ message: String) {
    #expect(throws: PlacedMistake(offset, message)) { try read(text) }
  }

  @Test func placesAreOffsetsOfBytes() throws {
    let root = try PlacedJSONReader.read(Array("{\n  \"é\": [true]\n}".utf8))
    guard case .object(let members) = root.value else { Issue.record("no object"); return }
    #expect(root.offset == 0)
    #expect(members[0].offset == 4)
    #expect(members[0].value.offset == 10)
  }

  @Test func nestingIsBounded() throws {
    let fits = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(try read(fits).count == 128)
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: PlacedMistake(64, "nested deeper than 64 levels")) { try read(deep) }
  }

  /// Cut and broken text gives a value or a mistake inside it, never a trap.
  @Test func anyBytesAreRead() {
    let text = Array(ConfigTests.sample.utf8)
    let strange: [UInt8] = [0, 0x22, 0x5C, 0x7B, 0x5D, 0x2C, 0x2F, 0x2A, 0x80, 0xFF]
    for place in 0...text.count {
      var broken = [Array(text[..<place])]
      if place < text.count {
        broken += strange.map { byte in
          var copy = text
          copy[place] = byte
          return copy
        }
      }
      for bytes in broken {
        do throws(PlacedMistake) {
          _ = try PlacedJSONReader.read(bytes)
        } catch {
          #expect((0...bytes.count).contains(error.offset))
        }
      }
    }
  }
}
