import Foundation
import Testing

@testable import StateLintSyntax

/// Rules of this repository that the compiler on the build machine does not check.
@Suite("The house")
struct HouseTests {
  /// Types that came after macOS 13, which the package promises to run on.
  private static let tooNew: Set<String> = [
    "Atomic", "AtomicLazyReference", "InlineArray", "MutableRawSpan", "MutableSpan", "Mutex",
    "OutputRawSpan", "OutputSpan", "RawSpan", "Span", "Synchronization", "UTF8Span",
  ]

  @Test func sourcesRunOnMacOS13() throws {
    let files = try sources()
    #expect(!files.isEmpty)
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: file))
      for token in Tokens.tokenize(bytes).list where token.kind == .identifier {
        let name = String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
        guard Self.tooNew.contains(name) else { continue }
        let line = 1 + bytes[..<Int(token.start)].count { $0 == UInt8(ascii: "\n") }
        Issue.record("\(file.path):\(line): `\(name)` does not exist on macOS 13.")
      }
    }
  }

  /// Every Swift file below `Sources`.
  private func sources() throws -> [URL] {
    var root = URL(fileURLWithPath: #filePath)
    for _ in ["HouseTests.swift", "SyntaxTests", "Tests"] { root.deleteLastPathComponent() }
    let below = FileManager.default.enumerator(
      at: root.appendingPathComponent("Sources"), includingPropertiesForKeys: nil)
    return (below?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
  }
}
