import StateLint
import Testing

@testable import stlint

@Suite struct ThreadsTests {
  @Test(arguments: [1, 2, 3, 16, 1000])
  func resultsStandInOrder(_ jobs: Int) {
    let numbers = Array(0..<997)
    #expect(Workers.threads(jobs).map(numbers) { "\($0)" } == numbers.map { "\($0)" })
    #expect(Workers.threads(jobs).map([Int]()) { $0 }.isEmpty)
    #expect(Workers.threads(jobs).map([7]) { $0 + 1 } == [8])
  }

  @Test func stackIsDeepEnoughForNestedCode() {
    @Sendable func depth(_ number: Int) -> Int { number == 0 ? 0 : 1 + depth(number - 1) }
    #expect(Workers.threads(2).map([20_000, 20_000]) { depth($0) } == [20_000, 20_000])
  }
}

@Suite struct UTF8CheckTests {
  @Test(arguments: ["", "plain ascii that is longer than a word", "é", "状態", "😀", "\u{10FFFF}"])
  func textIsUTF8(_ text: String) {
    #expect(UTF8Check.isValid(Array(text.utf8)))
    #expect(UTF8Check.isValid(Array("1234567\(text)12345678".utf8)))
    for end in text.utf8.indices.dropFirst() where end.samePosition(in: text) == nil {
      #expect(!UTF8Check.isValid(Array(text.utf8[..<end])))
    }
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xC3, 0x28], [0xE2, 0x82, 0x28],
      [0xF0, 0x9F, 0x98], [0xE3],
    ] as [[UInt8]])
  func otherBytesAreNot(_ bytes: [UInt8]) {
    #expect(!UTF8Check.isValid(bytes))
    #expect(!UTF8Check.isValid([0x61] + bytes + [0x61]))
  }
}
