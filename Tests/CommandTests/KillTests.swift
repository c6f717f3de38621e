import Foundation
import Testing

/// The command, killed at any moment: what it writes is either old or new, and never cut.
@Suite(.serialized) struct KillTests {
  /// How often the command is killed, at moments that are spread over a whole run.
  private static let times = 100
  private static let count = 24

  /// Files with a mistake that `--fix=suggested` mends.
  private static let files = Dictionary(
    uniqueKeysWithValues: (0..<count).map { ("Page\($0).swift", Folder.mistake) })
  private static let fix = ["--only", Folder.rule, "--fix=suggested", "."]

  @Test func fixLeavesFilesOldOrNew() throws {
    try Folder.with(Self.files) { folder in
      let length = try Self.length(of: Self.fix, in: folder)
      let new = try folder.text(of: "Page0.swift")
      #expect(new != Folder.mistake)
      var killed = 0
      var mended: Set<Int> = []
      for time in 0..<Self.times {
        for (path, text) in Self.files { try folder.write(text, to: path) }
        let delay = length * useconds_t(time) / useconds_t(Self.times)
        if try Stlint.killed(after: delay, Self.fix, in: folder.url) { killed += 1 }
        let texts = try Self.files.keys.map { try folder.text(of: $0) }
        #expect(texts.allSatisfy { $0 == Folder.mistake || $0 == new })
        mended.insert(texts.count { $0 == new })
      }
      // Else it was not killed where it matters.
      #expect(killed > Self.times / 4)
      #expect(mended.count > 1)
    }
  }

  @Test func outputLeavesTheReportOldOrNew() throws {
    try Folder.with(Self.files) { folder in
      let report = ["--only", Folder.rule, "--format", "json", "--output", "report.json", "."]
      let length = try Self.length(of: report, in: folder)
      let new = try folder.text(of: "report.json")
      let old = String(repeating: "old ", count: 4_000)
      var killed = 0
      var written = 0
      for time in 0..<Self.times {
        try folder.write(old, to: "report.json")
        let delay = length * useconds_t(time) / useconds_t(Self.times)
        if try Stlint.killed(after: delay, report, in: folder.url) { killed += 1 }
        let text = try folder.text(of: "report.json")
        #expect(text == old || text == new)
        if text == new { written += 1 }
      }
      #expect(killed > Self.times / 4)
      #expect(written < Self.times)
    }
  }

  /// How many microseconds a run takes, and a little more.
  private static func length(of arguments: [String], in folder: Folder) throws -> useconds_t {
    let start = Date()
    _ = try Stlint.run(arguments, in: folder.url)
    return useconds_t(Date().timeIntervalSince(start) * 1.2e6)
  }
}

extension Folder {
  fileprivate func text(of path: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }
}
