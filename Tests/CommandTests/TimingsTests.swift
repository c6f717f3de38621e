import StateLint
import Testing

@testable import stlint

/// What `--timings` says, and what it leaves alone.
@Suite struct TimingsTests {
  private func table(_ run: Stlint.Outcome) -> [[String]] {
    run.errors.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }

  @Test func everyStageHasALine() throws {
    try Folder.with(["A.swift": Folder.mistake, "B.swift": "let a = 1\n"]) { folder in
      let lines = table(try folder.lint("--timings", "--jobs", "2", "."))
      #expect(lines.first == ["stage", "ms", "share", "MB/s"])
      let stages = Stage.allCases.map(\.rawValue)
      let named = lines.dropFirst().prefix(stages.count).map { line in
        line.prefix { Double($0) == nil }.joined(separator: " ")
      }
      #expect(named == stages)
      let size = Folder.mistake.utf8.count + 10
      let megabytes = "0.\((size + 50_000) / 100_000)"
      #expect(
        lines.contains { $0.starts(with: ["2", "files,", megabytes, "MB,", "2", "threads:"]) })
    }
  }

  @Test(arguments: [
    ["--format", "json"], ["--format", "sarif"], ["--format", "text", "--color", "always"],
    ["--quiet"], ["--statistics"], ["--fix", "--diff"], ["--jobs", "1"],
  ])
  func standardOutputStaysAsItIs(_ words: [String]) throws {
    try Folder.with(["A.swift": Folder.mistake, "B.swift": "let a = 1\n"]) { folder in
      let plain = try folder.stlint(words)
      let timed = try folder.stlint(words + ["--timings"])
      #expect(plain.output == timed.output)
      #expect(plain.status == timed.status)
      #expect(timed.errors.contains("\nrules "))
      // What is said there besides comes first.
      #expect(timed.errors.hasPrefix(plain.errors))
      #expect(!plain.errors.contains("\nrules "))
    }
  }

  @Test func standardInputIsTimedToo() throws {
    try Folder.with([:]) { folder in
      let lines = Array(repeating: "let text = 1 + 2 + 3\n", count: 20_000).joined()
      let run = try folder.lint("-", "--timings", input: lines)
      for stage in ["tokenize", "parse", "facts"] {
        let line = try #require(table(run).first { $0[0] == stage })
        #expect(try #require(Double(line[1])) > 0, "\(line)")
      }
    }
  }

  /// The table of a run that is made up.
  @Test func theNumbersAreThoseOfTheStages() {
    let timings = Timings(
      times: [
        .walk: .milliseconds(1), .read: .milliseconds(4), .tokenize: .milliseconds(10),
        .rules: .microseconds(24_960), .rest: .milliseconds(10),
      ],
      clock: .milliseconds(30), files: 1, bytes: 2_000_000, threads: 1)
    let expected = """
      stage           ms share    MB/s
      walk           1.0   2 %
      read           4.0   8 %   500.0
      tokenize      10.0  20 %   200.0
      parse          0.0   0 %     0.0
      facts          0.0   0 %     0.0
      index          0.0   0 %     0.0
      rules         25.0  50 %    80.1
      report         0.0   0 %     0.0
      the rest      10.0  20 %
      together      50.0 100 %    40.0
      1 file, 2.0 MB, 1 thread: the clock says 30.0 ms, 66.7 MB/s
      The times above are those of the processor, on all threads together.

      """
    #expect(timings.text == expected)
  }

  @Test func stagesAddUpToWhatTheProcessWorked() {
    let stopwatch = Stopwatch()
    stopwatch.enter(.index)
    var laps = Laps()
    laps.end(.read)
    _ = laps.parsed(Source(path: "A.swift", bytes: Array("let a = 1\n".utf8)))
    #expect(laps.times.map(\.stage) == [.read, .tokenize, .parse, .facts])
    let before = ProcessorTime.ofProcess
    stopwatch.add(laps)
    stopwatch.count(10)
    let timings = stopwatch.timings(threads: 1)
    let sum = timings.times.values.reduce(.zero, +)
    #expect(sum >= before && sum <= ProcessorTime.ofProcess)
    #expect(timings.times[.facts] == laps.times[3].time)
    #expect(timings.files == 1 && timings.bytes == 10)
  }

  @Test(arguments: [
    ["rules", "--timings"], ["--timings=yes"], ["diagnose", "resets", "--timings"],
  ])
  func mistakesAreRefused(_ words: [String]) {
    #expect(throws: UsageError.self) {
      try OptionParser.parse(words.map { Argument(bytes: Array($0.utf8)) })
    }
  }
}
