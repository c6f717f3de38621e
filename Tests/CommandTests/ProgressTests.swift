import Foundation
import Testing

@testable import stlint

/// A long run says how far it is, on terminals only.
@Suite struct ProgressTests {
  private static let isScriptInstalled = FileManager.default
    .isExecutableFile(atPath: "/usr/bin/script")

  @Test func aLineSaysWhatIsDone() {
    let linting = Progress.Phase(verb: "linting")
    #expect(Progress.line(linting, 12, of: 40, width: 80) == "stlint: linting 12 of 40 files")
    #expect(Progress.line(linting, nil, of: nil, width: 80) == "stlint: linting")
    // What counts something else has no number to show.
    let joining = Progress.Phase(verb: "putting the files together", countsFiles: false)
    #expect(Progress.line(joining, 1, of: 2, width: 80) == "stlint: putting the files together")
    #expect(Progress.line(linting, 12, of: 40, width: 12) == "stlint: lin")
  }

  /// Runs a line of shell script in which `$STLINT` is the command, on a terminal.
  private func onTerminal(_ line: String, in folder: Folder) throws -> String {
    try folder.write(line, to: "run.sh")
    return try Stlint.shell("script -qec 'sh run.sh' /dev/null", in: folder.url).output
  }

  #if os(Linux)
    @Test(.enabled(if: isScriptInstalled, "no program makes a terminal here"))
    func aLongRunIsDrawnAndWiped() throws {
      try Folder.with(["Page.swift": Folder.mistake]) { folder in
        let slow = "{ sleep 1.5; cat Page.swift; } | \"$STLINT\" - --only \(Folder.rule)"
        let wipe = "\r\u{1B}[K"
        let drawn = try onTerminal("export TERM=xterm; " + slow, in: folder)
        #expect(drawn.hasPrefix(wipe + "stlint: "))
        let report = try #require(drawn.components(separatedBy: wipe).last)
        #expect(report.contains("stdin.swift:9:3:"))
        #expect(!report.contains("stlint: "))
        for quiet in [
          "export TERM=xterm; \(slow) --quiet", "export TERM=dumb; \(slow)",
          "export TERM=xterm; { \(slow); } 2> errors",
        ] {
          let run = try onTerminal(quiet, in: folder)
          #expect(run.contains("stdin.swift:9:3:") && !run.contains(wipe), "\(quiet)")
        }
        let errors = folder.url.appendingPathComponent("errors")
        #expect(try Data(contentsOf: errors).isEmpty)
        // A short run says nothing of the kind.
        let short = try onTerminal(
          "export TERM=xterm; \"$STLINT\" --only \(Folder.rule) Page.swift", in: folder)
        #expect(short.contains("Page.swift:9:3:") && !short.contains(wipe))
      }
    }
  #endif
}
