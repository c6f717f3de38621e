import Foundation
import Testing

/// Whatever it is given: a clear message or a best effort, never a trap, never a hang, and the
/// other files are reported all the same.
@Suite struct BadInputTests {
  /// Lints a folder that holds a mistake beside what `prepare` adds.
  private func lint(
    _ arguments: String..., prepare: (Folder) throws -> Void
  ) throws -> Stlint.Outcome {
    var outcome: Stlint.Outcome?
    try Folder.with(["Sources/Page.swift": Folder.mistake]) { folder in
      try prepare(folder)
      outcome = try Stlint.run(
        ["--only", Folder.rule] + (arguments.isEmpty ? ["."] : arguments), in: folder.url)
    }
    let run = try #require(outcome)
    #expect(run.output.contains("Sources/Page.swift:9:3: warning: "))
    return run
  }

  @Test func missingPath() throws {
    let run = try lint("nope", ".") { _ in }
    #expect(run.status == 2)
    #expect(run.errors == "stlint: nope: does not exist\n")
    #expect(run.output.contains("; 1 problem\n"))
  }

  @Test func problemsAreInTheReport() throws {
    try Folder.with([:]) { folder in
      let run = try folder.lint("--format", "json", "nope")
      #expect(run.output.contains(#"{ "file": "nope", "message": "does not exist" }"#))
    }
  }

  @Test func slipInACommandIsGuessed() throws {
    try Folder.with([:]) { folder in
      let run = try folder.lint("expalin")
      #expect(run.status == 2)
      #expect(run.errors == "stlint: expalin: does not exist; did you mean `stlint explain`?\n")
    }
  }

  @Test func folderWithoutSwift() throws {
    let run = try lint("Docs", "Sources") { try $0.write("hello", to: "Docs/a.txt") }
    #expect(run.status == 2)
    #expect(run.errors == "stlint: Docs: holds no .swift file\n")
  }

  @Test func fileOfAnotherNameIsLintedIfNamed() throws {
    let run = try lint("Page.txt", "Sources") { try $0.write("let a = 1", to: "Page.txt") }
    #expect(run.status == 1)
    #expect(run.output.contains("\n2 files, "))
  }

  @Test(.enabled(if: geteuid() != 0, "root reads everything"))
  func unreadableFileAndFolder() throws {
    let run = try lint { folder in
      try folder.write("", to: "A.swift")
      try folder.write("", to: "Shut/B.swift")
      for path in ["A.swift", "Shut"] {
        chmod(folder.url.appendingPathComponent(path).path, 0)
      }
    }
    #expect(run.status == 2)
    #expect(run.errors.contains("stlint: A.swift: permission denied\n"))
    #expect(run.errors.contains("stlint: Shut/: permission denied\n"))
  }

  @Test func folderThatIsCalledLikeAFile() throws {
    let run = try lint { try $0.write(Folder.mistake, to: "x.swift/Deep.swift") }
    #expect(run.status == 1)
    #expect(run.output.contains("x.swift/Deep.swift:9:3"))
  }

  @Test func pipeOnTheWayIsPassedOver() throws {
    let run = try lint { folder in
      mkfifo(folder.url.appendingPathComponent("pipe.swift").path, 0o644)
      try folder.link("linked.swift", to: "pipe.swift")
    }
    #expect(run.status == 1)
    #expect(run.errors == "")
    #expect(
      run.output.contains(
        "notice: passed over, not a regular file: `linked.swift` and `pipe.swift`\n"))
    #expect(run.output.contains("\n1 file, "))
  }

  @Test func pipeThatIsAskedForIsRefused() throws {
    let run = try lint("pipe.swift", "Sources") { folder in
      mkfifo(folder.url.appendingPathComponent("pipe.swift").path, 0o644)
    }
    #expect(run.status == 2)
    #expect(run.errors == "stlint: pipe.swift: is a pipe, not a file\n")
  }

  @Test func folderWithNothingButAPipe() throws {
    let run = try lint("Pipes", "Sources") { folder in
      try folder.write("", to: "Pipes/a.txt")
      mkfifo(folder.url.appendingPathComponent("Pipes/pipe.swift").path, 0o644)
    }
    #expect(run.status == 2)
    #expect(run.errors == "stlint: Pipes: holds no .swift file\n")
  }

  @Test func device() throws {
    let run = try lint("/dev/null", ".") { _ in }
    #expect(run.status == 2)
    #expect(run.errors == "stlint: /dev/null: is a device, not a file\n")
  }

  @Test func bytesThatAreNoText() throws {
    let run = try lint { folder in
      try folder.write(
        Data([0xFF, 0xFE, 0x00]) + Data(Folder.mistake.utf8) + Data([0xE3, 0x81]), to: "Odd.swift")
    }
    #expect(run.status == 1)
    #expect(run.output.contains("notice: not UTF-8, linted as far as it goes: `Odd.swift`\n"))
  }

  @Test(arguments: [
    "", "\n", "\u{FEFF}", "let a = \"cut in the mid", "let a = \"\"\"\ncut", "struct A { /* open",
    "<<<<<<< ours\nlet a = 1\n=======\nlet a = 2\n>>>>>>> theirs\n", "}}}}))))", "\0\0\0", "@",
    "#if",
  ])
  func brokenFile(_ text: String) throws {
    let run = try lint { try $0.write(text, to: "Broken.swift") }
    #expect(run.status == 1)
    #expect(run.errors == "")
    #expect(run.output.contains("\n2 files, "))
  }

  @Test func hugeFile() throws {
    let run = try lint { folder in
      try folder.write("", to: "Huge.swift")
      // A hole in the file takes no room on the disk.
      truncate(folder.url.appendingPathComponent("Huge.swift").path, 100_000_000)
    }
    #expect(run.status == 2)
    #expect(run.errors == "stlint: Huge.swift: is larger than 64 MiB and was not read\n")
  }

  @Test func linksInCircles() throws {
    let run = try lint { folder in
      try folder.link("Sources/up", to: "..")
      try folder.link("Sources/self.swift", to: "self.swift")
      try folder.link("Sources/gone.swift", to: "nowhere")
      try folder.link("Sources/.#Page.swift", to: "me@host")
    }
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "notice: passed over, a link to nothing: `Sources/gone.swift` and `Sources/self.swift`\n"))
    #expect(run.output.contains("\n1 file, "))
  }

  @Test func linkedFolderIsWalkedIfNamed() throws {
    try Folder.with(["Sources/Page.swift": Folder.mistake]) { folder in
      try folder.link("Alias", to: "Sources")
      #expect(try folder.lint("Alias").output.hasPrefix("Alias/Page.swift:9:3"))
      #expect(try folder.lint("Alias", "Sources").output.contains("\n1 file, "))
    }
  }

  @Test func nameThatIsNoText() throws {
    #if !os(macOS)
      let run = try lint { folder in
        let name = Array("\(folder.url.path)/n".utf8) + [0xFF] + Array(".swift".utf8) + [0]
        let file = fopen(name.map { CChar(bitPattern: $0) }, "w")!
        fputs(Folder.mistake, file)
        fclose(file)
      }
      #expect(run.status == 1)
      #expect(run.output.contains("\u{FFFD}.swift:9:3: warning: "))
    #endif
  }

  @Test func nameWithALineEnd() throws {
    let run = try lint { try $0.write(Folder.mistake, to: "a\nb.swift") }
    #expect(run.output.contains(#"a\u{A}b.swift:9:3: warning: "#))
  }

  @Test func complaintsStayOnTheirLine() throws {
    let run = try lint("a\nb\u{1B}[2J.swift", ".") { _ in }
    #expect(run.status == 2)
    #expect(run.errors == #"stlint: a\u{A}b\u{1B}[2J.swift: does not exist"# + "\n")
  }
}
