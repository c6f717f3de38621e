import Foundation
import Testing

/// What the world does to a run: full disks, closed streams, files that come and go, limits.
@Suite struct WorldTests {
  /// Runs a shell script in a folder with `files`, in which `$STLINT` is the command.
  private func shell(
    _ script: String, with files: [String: String] = ["Page.swift": Folder.mistake],
    check: (Folder, Stlint.Outcome) throws -> Void
  ) throws {
    try Folder.with(files) { folder in
      try check(folder, try Stlint.shell(script, in: folder.url))
    }
  }

  private static let lint = "\"$STLINT\" --only \(Folder.rule)"
  private static let finding = "Page.swift:9:3: warning: "

  // MARK: Files

  @Test func filesThatComeAndGo() throws {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<40).map { ("Page\($0).swift", Folder.mistake) })
    let script = """
      (
        while [ ! -e stop ]; do
          mv Page3.swift away; rm -f Page7.swift; printf '// more\\n' >> Page11.swift
          : > Page13.swift; mv away Page3.swift; cp Page1.swift Page7.swift
          cp Page1.swift Page13.swift; sleep 0.01
        done
      ) &
      for turn in 1 2 3 4 5 6 7 8 9 10; do
        \(Self.lint) --quiet . > out 2> err; echo "$? $(grep -c warning: out)"
        grep -v 'Page[0-9]*.swift: does not exist' err
      done
      touch stop; wait
      """
    try shell(script, with: files) { _, run in
      let turns = run.output.split(separator: "\n")
      #expect(turns.count == 10, "\(run.output)")
      for turn in turns {
        let words = turn.split(separator: " ").compactMap { Int($0) }
        #expect(words.count == 2 && (1...2).contains(words[0]), "\(turn)")
        // Three of them are in doubt; all others are reported.
        #expect(words.count == 2 && words[1] >= 36, "\(turn)")
      }
    }
  }

  @Test func aFileThatGrowsWhileItIsFixedStays() throws {
    let script = """
      (while [ ! -e stop ]; do echo '// more' >> Page.swift; sleep 0.01; done) &
      for turn in 1 2 3 4 5 6 7 8 9 10; do
        "$STLINT" --only \(Folder.rule) --fix=suggested . > /dev/null 2> /dev/null
        status=$?; [ $status -le 2 ] || echo "status $status"
      done
      touch stop; wait; ls -A
      """
    try shell(script) { folder, run in
      #expect(run.output == "Page.swift\nstop\n")
      let text = try folder.text(of: "Page.swift")
      // The lines that came meanwhile are behind the code, old or new, and the code is whole.
      let code = text.components(separatedBy: "// more\n").joined()
      let mended = Folder.mistake.replacing("@ObservedObject var", with: "@StateObject private var")
      #expect([Folder.mistake, mended].contains(code), "\(code)")
    }
  }

  @Test func socketsAreNoFiles() throws {
    try Folder.with(["Page.swift": Folder.mistake]) { folder in
      try folder.socket("s.swift")
      let walked = try folder.lint(".")
      #expect(walked.status == 1)
      #expect(walked.output.contains("passed over, not a regular file: `s.swift`"))
      let named = try folder.lint("s.swift", "Page.swift")
      #expect(named.status == 2)
      #expect(named.errors == "stlint: s.swift: is a socket, not a file\n")
      #expect(named.output.hasPrefix(Self.finding))
    }
  }

  @Test(arguments: ["/dev/full", "/dev/zero", "/dev/tty", "/proc/self/mem"])
  func devicesAreNotRead(_ path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else { return }
    try Folder.with(["Page.swift": Folder.mistake]) { folder in
      let run = try folder.lint(path, "Page.swift")
      #expect(run.output.hasPrefix(Self.finding))
      #expect(path == "/proc/self/mem" || run.status == 2)
    }
  }

  @Test func linksOutOfTheTreeAreRead() throws {
    try Folder.with(["In/a.txt": "", "Out/Page.swift": Folder.mistake]) { folder in
      try folder.link("In/Linked.swift", to: "../Out/Page.swift")
      try folder.link("In/more", to: "../Out")
      let run = try folder.lint("In")
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("In/Linked.swift:9:3: warning: "))
      #expect(run.output.contains("\n1 file, "))
    }
  }

  @Test(arguments: ["a\"b'c.swift", "a b.swift", "-x.swift", "%s%n.swift", "*.swift", "a\\.swift"])
  func namesWithMarks(_ name: String) throws {
    try Folder.with([name: Folder.mistake]) { folder in
      let run = try folder.lint("--format", "json", "./\(name)")
      #expect(run.status == 1)
      let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      let findings = (value as? [String: Any])?["findings"] as? [[String: Any]]
      #expect(findings?.first?["file"] as? String == name)
      #expect(try folder.stlint("--only", Folder.rule, "--fix=suggested", ".").status == 0)
      let text = try folder.text(of: name)
      #expect(text.contains("@StateObject"))
    }
  }

  @Test func aPathOfFourThousandBytes() throws {
    // The system takes 4,096 bytes on Linux and 1,024 on macOS.
    let room = Int(PATH_MAX) - 100
    try Folder.with(["Page.swift": Folder.mistake]) { folder in
      var path = ""
      while folder.url.path.utf8.count + path.utf8.count < room - 200 {
        path += String(repeating: "d", count: 199) + "/"
      }
      try folder.write(Folder.mistake, to: path + "Deep.swift")
      let run = try folder.lint(".")
      #expect(run.status == 1)
      #expect(run.output.contains("d/Deep.swift:9:3: warning: "))
      #expect(run.output.contains("\n2 files, "))
      // What lies deeper cannot be named any more: a problem, and the others are linted.
      let name = String(repeating: "e", count: 250)
      let chain = "\(name)/\(name)/\(name)"
      let script = "mkdir -p \(chain) && cp Page.swift \(chain) && mv \(name) \(path)"
      #expect(try Stlint.shell(script, in: folder.url).errors == "")
      let beyond = try folder.lint(".")
      #expect(beyond.status == 2)
      #expect(beyond.errors.hasSuffix(": has too long a name\n"))
      #expect(beyond.output.contains(Self.finding))
      _ = try Stlint.shell("rm -rf d*", in: folder.url)
    }
  }

  @Test func manyFilesInOneFolder() throws {
    let count =
      ProcessInfo.processInfo.environment["STLINT_MANY_FILES"].flatMap { Int($0) } ?? 5_000
    let script = """
      mkdir many; cd many
      seq \(count) | sed 's/.*/f&.swift/' | xargs touch
      cp ../Page.swift f7.swift
      \(Self.lint) .
      """
    try shell(script) { _, run in
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("f7.swift:9:3: warning: "))
      #expect(run.output.contains("\n\(count) files, "))
    }
  }

  // MARK: Writing

  @Test func aFullDiskKeepsTheOldReport() throws {
    // Files that may not grow stand for a disk that is full: writing fails half way through.
    let script = """
      seq 400 | sed 's/.*/struct V&: View { @ObservedObject var cart = Cart() }/' >> Page.swift
      ulimit -f 8; \(Self.lint) --format json --output report.json .
      """
    try shell(script, with: ["Page.swift": Folder.mistake, "report.json": "old"]) { folder, run in
      #expect(run.status == 2)
      #expect(
        run.errors == "stlint: report.json: would be larger than files may be here (`ulimit -f`)\n"
      )
      let (text, names) = (try folder.text(of: "report.json"), try folder.names)
      #expect(text == "old")
      #expect(names == ["Page.swift", "report.json"])
    }
  }

  @Test func aFullDiskKeepsTheOldSource() throws {
    // What it says goes through a pipe, which is no file.
    let script = "(ulimit -f 0; \(Self.lint) --fix=suggested . 2>&1; echo status $?) | cat"
    try shell(script) { folder, run in
      #expect(run.output.contains("Page.swift: not fixed: would be larger than files may be here"))
      #expect(run.output.hasSuffix("\nstatus 2\n"))
      let (text, names) = (try folder.text(of: "Page.swift"), try folder.names)
      #expect(text == Folder.mistake)
      #expect(names == ["Page.swift"])
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "the device is there"))
  func aFullDiskIsSaid() throws {
    try Folder.with(["Page.swift": Folder.mistake]) { folder in
      let run = try folder.lint("--output", "/dev/full", ".")
      #expect(run.status == 2)
      #expect(run.errors == "stlint: /dev/full: no space is left on the disk\n")
    }
    try shell("\(Self.lint) . > /dev/full") { _, run in
      #expect(run.status == 2)
      #expect(run.errors == "stlint: standard output: no space is left on the disk\n")
    }
  }

  /// A disk of 64 KB, which root can have.
  @Test func aSmallDiskThatIsFull() throws {
    let script = """
      mkdir disk && mount -t tmpfs -o size=64k none disk 2> /dev/null || { echo none; exit; }
      cp Page.swift disk; echo old > disk/report.json
      head -c 100000 /dev/zero > disk/filler 2> /dev/null
      cd disk; \(Self.lint) --format json --output report.json . 2>&1; echo "status $?"
      \(Self.lint) --fix=suggested . 2>&1 | grep -a 'Page.swift: not'
      cat report.json; cmp Page.swift ../Page.swift && ls -A; cd ..; umount disk
      """
    try shell(script) { _, run in
      if run.output == "none\n" { return }
      #expect(
        run.output == """
          stlint: report.json: no space is left on the disk
          status 2
          stlint: Page.swift: not fixed: no space is left on the disk
          old
          Page.swift
          filler
          report.json

          """)
    }
  }

  @Test func aCurrentFolderThatMayOnlyBeRead() throws {
    try Folder.with(["Page.swift": Folder.mistake]) { folder in
      // Root writes to any folder but those of the system.
      let isRoot = geteuid() == 0
      let place = isRoot ? "/proc" : "."
      let page = "\"$OLDPWD/Page.swift\""
      let script = """
        [ -d \(place) ] || exit 7
        chmod 555 .; cd \(place); \(Self.lint) --format json --output report.json \(page)
        status=$?; cd "$OLDPWD"; chmod 755 .; exit $status
        """
      let run = try Stlint.shell("OLDPWD=$PWD; " + script, in: folder.url)
      if run.status == 7 { return }
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("stlint: report.json: "))
      #expect(try folder.names == ["Page.swift"])
      let read = try Stlint.shell(
        "OLDPWD=$PWD; cd \(place); \(Self.lint) \(page)", in: folder.url)
      #expect(read.status == 1)
      #expect(read.output.contains(Self.finding))
    }
  }

  @Test func aDraftThatWasLeftIsInNobodysWay() throws {
    // In a container every process has the number that the one before it had.
    let script = """
      sh -c 'for n in "" -1 -2; do : > ".stlint-$$$n"; done
        exec "$STLINT" --only \(Folder.rule) --format json --output report.json .'
      """
    try shell(script) { folder, run in
      #expect(run.status == 1)
      #expect(run.errors == "")
      let (text, names) = (try folder.text(of: "report.json"), try folder.names)
      #expect(text.hasPrefix("{"))
      #expect(names.count { $0.hasPrefix(".stlint-") } == 3)
    }
  }

  // MARK: Streams

  @Test func closedStreams() throws {
    try shell("\(Self.lint) --format json . >&-") { _, run in
      #expect(run.status == 2)
      #expect(run.errors == "stlint: standard output: is not open\n")
    }
    // Nothing that is opened later takes their place.
    try shell("\(Self.lint) --format json --output report.json . >&- 2>&- <&-") { folder, run in
      let text = try folder.text(of: "report.json")
      #expect(run.status == 1)
      #expect(text.hasPrefix("{"))
    }
    try shell("\(Self.lint) - --stdin-path A.swift <&-") { _, run in
      #expect(run.status == 2)
      #expect(run.errors == "stlint: A.swift: standard input: is not open\n")
    }
  }

  // MARK: Limits

  @Test(arguments: [512, 32, 12])
  func fewOpenFiles(_ most: Int) throws {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<300).map { ("a/b/c/d/e/f/g/h/Page\($0).swift", Folder.mistake) })
    try shell("ulimit -n \(most); \(Self.lint) --quiet --jobs 64 .", with: files) { _, run in
      #expect(run.status == 1)
      #expect(run.errors == "")
      let findings = run.output.split(separator: "\n").count { $0.contains(": warning: ") }
      #expect(findings == 300)
    }
  }

  #if os(Linux)
    /// Only Linux keeps to `ulimit -v`.
    @Test func noMemoryIsSaid() throws {
      let script = """
        head -c 40000000 /dev/zero | tr '\\0' '(' > Big.swift
        ulimit -c 0; ulimit -v 150000; \(Self.lint) --jobs 1 . > out; status=$?; exit $status
        """
      try shell(script) { _, run in
        #expect(run.status == 2)
        // The runtime may say something before.
        #expect(run.errors.contains("stlint: stopped, for there is no memory left\n"))
        #expect(run.errors.contains("(`ulimit -v` says how much)"))
      }
    }
  #endif

  // MARK: Signals

  /// How often a run is interrupted, at moments that are spread over the whole of it.
  private static let times = 40

  @Test(arguments: [SIGINT, SIGTERM])
  func anInterruptedFixIsWholeAndLeavesNothing(_ number: Int32) throws {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<24).map { ("Page\($0).swift", Folder.mistake) })
    let arguments = ["--only", Folder.rule, "--fix=suggested", "."]
    try Folder.with(files) { folder in
      let start = Date()
      _ = try Stlint.run(arguments, in: folder.url)
      let length = Date().timeIntervalSince(start) * 1.2e6
      let mended = try folder.text(of: "Page0.swift")
      var ended = 0
      for time in 0..<Self.times {
        for (path, text) in files { try folder.write(text, to: path) }
        let end = try Stlint.ended(
          by: number, after: useconds_t(length * Double(time) / Double(Self.times)), arguments,
          in: folder.url)
        // A shell calls this 130 or 143.
        if end.isBySignal { ended += 1 }
        #expect(end.status == (end.isBySignal ? number : 0))
        #expect(try folder.names.sorted() == files.keys.sorted())
        for path in files.keys {
          let text = try folder.text(of: path)
          #expect(text == Folder.mistake || text == mended)
        }
      }
      #expect(ended > Self.times / 4)
    }
  }

  @Test(arguments: [("INT", 130), ("TERM", 143)])
  func aShellIsToldOfTheSignal(_ name: String, _ status: Int) throws {
    // Standard input never ends, so the run waits until the signal is there.
    let script = """
      mkfifo pipe; (exec 3> pipe; sleep 0.5; kill -\(name) $(cat number); sleep 0.5) &
      sh -c 'echo $$ > number; exec "$STLINT" - --stdin-path A.swift' < pipe; echo $?
      """
    try shell(script) { _, run in #expect(run.output == "\(status)\n") }
  }
}

extension Folder {
  fileprivate func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(path)), as: UTF8.self)
  }

  /// What stands here, sorted.
  fileprivate var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  /// Makes a socket at `path`.
  fileprivate func socket(_ path: String) throws {
    #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let descriptor = Foundation.socket(AF_UNIX, kind, 0)
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let name = Array(url.appendingPathComponent(path).path.utf8)
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    let code = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
    }
    try #require(code == 0)
  }
}
