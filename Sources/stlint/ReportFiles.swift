/// Which reports a run writes, and where: each `--output` takes the `--format` before it, or else the
/// one behind it. What has no `--output` goes to standard output, the last of them where there are
/// several.
struct ReportFiles: Equatable {
  /// The reports that go to files.
  private(set) var files: [File] = []
  /// The report for standard output; `nil` where all go to files.
  var standardOutput: Options.Format? { last ?? (files.isEmpty ? .text : nil) }
  /// Whether a format for standard output was named.
  var isNamed: Bool { last != nil }

  private var last: Options.Format? { pending ?? passed }

  /// A format that has no file yet.
  private var pending: Options.Format?
  /// The last format that another one followed before a file came.
  private var passed: Options.Format?
  /// A file that has no format yet.
  private var waiting: DiskPath?

  /// A report in a file.
  struct File: Equatable {
    var format: Options.Format
    var path: DiskPath
  }

  /// Takes a format in the order of the command line.
  mutating func add(_ format: Options.Format) {
    if let path = waiting {
      files.append(File(format: format, path: path))
      waiting = nil
    } else {
      passed = pending ?? passed
      pending = format
    }
  }

  /// Takes a file in the order of the command line; `-` is standard output.
  mutating func add(_ path: DiskPath) {
    settle()
    if path.bytes == [UInt8(ascii: "-")] {
      passed = pending ?? .text
      pending = nil
      return
    }
    if let format = pending {
      files.append(File(format: format, path: path))
      pending = nil
    } else {
      waiting = path
    }
  }

  /// A file that no format was named for holds text.
  mutating func settle() {
    if let path = waiting { files.append(File(format: .text, path: path)) }
    waiting = nil
  }

  /// A file that two reports would go to.
  var repeated: DiskPath? {
    var seen: Set<DiskPath> = []
    return files.first { !seen.insert($0.path.normalised).inserted }?.path
  }
}
