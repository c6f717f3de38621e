/// Lines of one file, counted from 1.
struct LineSet: Sendable, Equatable {
  /// Sorted; none overlaps another.
  private(set) var ranges: [Range<Int>] = []

  /// Every line there can be.
  static let all = LineSet([1..<Int.max])

  /// The lines of `ranges`, which are in order.
  init(_ ranges: [Range<Int>] = []) {
    for range in ranges where !range.isEmpty { append(range) }
  }

  /// Takes the lines of `range` in. It does not begin before the last range that was taken in.
  mutating func append(_ range: Range<Int>) {
    if range.isEmpty { return }
    guard let last = ranges.last, last.upperBound >= range.lowerBound else {
      return ranges.append(range)
    }
    let end = max(last.upperBound, range.upperBound)
    ranges[ranges.count - 1] = last.lowerBound..<end
  }

  /// Whether any line of `range` is among them.
  func overlaps(_ range: Range<Int>) -> Bool {
    let next = ranges.firstIndex { $0.upperBound > range.lowerBound }
    return next.map { ranges[$0].lowerBound < range.upperBound } ?? false
  }

  /// The same lines after `changes` to the file: what stays has moved, what comes is among them.
  func following(_ changes: [LineChange]) -> LineSet {
    if self == .all { return self }
    var moved = LineSet()
    var (old, new) = (1, 1)
    for change in changes {
      moved.append(self, in: old..<(change.old.lowerBound + 1), movedBy: new - old)
      moved.append((change.new.lowerBound + 1)..<(change.new.upperBound + 1))
      (old, new) = (change.old.upperBound + 1, change.new.upperBound + 1)
    }
    moved.append(self, in: old..<Int.max, movedBy: new - old)
    return moved
  }

  private mutating func append(_ other: LineSet, in kept: Range<Int>, movedBy distance: Int) {
    for range in other.ranges {
      let part = range.clamped(to: kept)
      append((part.lowerBound + distance)..<(part.upperBound + distance))
    }
  }
}
