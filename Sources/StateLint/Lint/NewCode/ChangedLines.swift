/// Which lines of which files are new or have changed.
public struct ChangedLines: Sendable, Equatable {
  /// By the absolute path of a file.
  private var lines: [String: LineSet] = [:]

  /// Nothing has changed.
  public init() {}

  /// Takes in the lines that come in a difference as `git diff --unified=0` writes it, with `b/`
  /// before the paths. What cannot be understood in it is passed over.
  ///
  /// - Parameter folder: the absolute path of the folder its paths begin in.
  public mutating func add(diff: [UInt8], below folder: String) {
    var reader = DiffReader(diff)
    while let (path, range) = reader.next() {
      lines[Self.join(folder, path), default: LineSet()].append(range)
    }
  }

  /// Takes in all lines of files: paths below `folder`, each with a zero byte behind it.
  public mutating func add(wholeFiles paths: [UInt8], below folder: String) {
    for path in paths.split(separator: 0) {
      lines[Self.join(folder, String(decoding: path, as: UTF8.self))] = .all
    }
  }

  /// Moves along with a file: `old` is what it was, `new` what it becomes. Lines that come are
  /// changed lines too.
  public mutating func follow(from old: [UInt8], to new: [UInt8], at path: String) {
    if old == new { return }
    let changes = LineChanges.between(UnifiedDiff.lines(of: old), UnifiedDiff.lines(of: new))
    lines[path] = lines[path, default: LineSet()].following(changes)
  }

  /// Whether any line that `range` touches in the file at `path`, which is absolute, has changed.
  public func touch(_ range: SourceRange, at path: String) -> Bool {
    guard let lines = lines[path] else { return false }
    let (first, last) = (range.start.line, range.end.line)
    // The end is exclusive: just before the first column of a line it is still in the line before.
    let end = range.end.column == 1 && last > first ? last : last + 1
    return lines.overlaps(first..<max(end, first + 1))
  }

  private static func join(_ folder: String, _ path: String) -> String {
    folder.utf8.last == UInt8(ascii: "/") ? folder + path : "\(folder)/\(path)"
  }
}
