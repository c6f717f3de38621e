/// What a run took, as `--timings` shows it.
struct Timings {
  /// The time of the processor for each stage, on all threads together.
  var times: [Stage: Duration]
  /// What the clock on the wall says of the whole.
  var clock: Duration
  /// How many files were linted, and their length in bytes.
  var files: Int
  var bytes: Int
  /// How many threads there were at most.
  var threads: Int

  /// A table with a line for each stage, and two lines that say what the numbers are.
  var text: String {
    let sum = times.values.reduce(.zero, +)
    var text = Self.row("stage", "ms", "share", "MB/s")
    for stage in Stage.allCases {
      let time = max(.zero, times[stage] ?? .zero)
      text += Self.row(
        stage.rawValue, Self.tenths(time.milliseconds), "\(share(of: time, in: sum)) %",
        stage.isAboutBytes ? rate(time) : "")
    }
    text += Self.row("together", Self.tenths(sum.milliseconds), "100 %", rate(sum))
    let size = "\(files == 1 ? "1 file" : "\(files) files"), \(Self.tenths(Double(bytes) / 1e6)) MB"
    return text + """
      \(size), \(threads == 1 ? "1 thread" : "\(threads) threads"): the clock says \
      \(Self.tenths(clock.milliseconds)) ms, \(rate(clock)) MB/s
      The times above are those of the processor, on all threads together.

      """
  }

  private func share(of time: Duration, in sum: Duration) -> Int {
    sum > .zero ? Int((time / sum * 100).rounded()) : 0
  }

  /// Millions of bytes in a second.
  private func rate(_ time: Duration) -> String {
    time > .zero ? Self.tenths(Double(bytes) / 1e3 / time.milliseconds) : "0.0"
  }

  private static func row(_ cells: String...) -> String {
    let widths = [8, 10, 6, 8]
    var line = ""
    for (place, (cell, width)) in zip(cells, widths).enumerated() {
      let room = String(repeating: " ", count: max(0, width - cell.count))
      line += place == 0 ? cell + room : room + cell
    }
    return line.trimmingBlanks + "\n"
  }

  /// A number with one place behind the point.
  private static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension Stage {
  /// Whether it does something with each byte.
  fileprivate var isAboutBytes: Bool { self != .walk && self != .rest }
}

extension Duration {
  fileprivate var milliseconds: Double {
    Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
  }
}

extension String {
  /// Without the blanks at the end.
  fileprivate var trimmingBlanks: String { String(reversed().drop { $0 == " " }.reversed()) }
}
