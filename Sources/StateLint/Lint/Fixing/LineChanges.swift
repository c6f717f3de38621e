/// Lines of one text that others of another text take the place of; one of the two can be none.
struct LineChange: Equatable {
  /// The lines that go, counted from 0.
  var old: Range<Int>
  /// The lines that come, counted from 0.
  var new: Range<Int>
}

/// Finds what makes one list of lines of another.
enum LineChanges {
  /// Fixes change few lines. Where more than these change, all between the first and the last does.
  private static let mostSteps = 2_000

  /// The changes from `old` to `new`, in order: as few lines as can be.
  static func between<Line: Hashable>(_ old: [Line], _ new: [Line]) -> [LineChange] {
    var head = 0
    let shorter = min(old.count, new.count)
    while head < shorter, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    let (olds, news) = (head..<(old.count - tail), head..<(new.count - tail))
    if olds.isEmpty && news.isEmpty { return [] }
    guard !olds.isEmpty, !news.isEmpty, let trace = trace(old[olds], new[news]) else {
      return [LineChange(old: olds, new: news)]
    }
    return changes(along: trace, olds, news)
  }

  /// How far each diagonal leads after each step, as Myers found them (An O(ND) Difference
  /// Algorithm, 1986). Nil where there are too many steps.
  private static func trace<Line: Hashable>(
    _ old: ArraySlice<Line>, _ new: ArraySlice<Line>
  ) -> [[Int: Int]]? {
    var reach = [1: 0]
    var trace: [[Int: Int]] = []
    for step in 0...min(mostSteps, old.count + new.count) {
      trace.append(reach)
      for diagonal in stride(from: -step, through: step, by: 2) {
        var x = start(of: diagonal, step, reach)
        while x < old.count, x - diagonal < new.count,
          old[old.startIndex + x] == new[new.startIndex + x - diagonal]
        {
          x += 1
        }
        reach[diagonal] = x
        if x >= old.count && x - diagonal >= new.count { return trace }
      }
      reach = reach.filter { abs($0.key) % 2 == step % 2 }
    }
    return nil
  }

  /// Whether the step onto a diagonal takes a new line rather than leaving an old one out.
  private static func takesNew(_ diagonal: Int, _ step: Int, _ reach: [Int: Int]) -> Bool {
    if diagonal == -step { return true }
    return diagonal != step && reach[diagonal - 1] ?? -1 < reach[diagonal + 1] ?? -1
  }

  /// How many old lines are behind a step onto a diagonal.
  private static func start(of diagonal: Int, _ step: Int, _ reach: [Int: Int]) -> Int {
    takesNew(diagonal, step, reach)
      ? reach[diagonal + 1] ?? 0 : (reach[diagonal - 1] ?? -1) + 1
  }

  /// Walks back from the ends of both texts.
  private static func changes(
    along trace: [[Int: Int]], _ olds: Range<Int>, _ news: Range<Int>
  ) -> [LineChange] {
    var (x, y) = (olds.count, news.count)
    var changes: [LineChange] = []
    for step in stride(from: trace.count - 1, to: 0, by: -1) {
      let diagonal = x - y
      let landed = start(of: diagonal, step, trace[step])
      let isNew = takesNew(diagonal, step, trace[step])
      let before = isNew ? (landed, landed - diagonal - 1) : (landed - 1, landed - diagonal)
      let (oldStart, newStart) = (olds.lowerBound + before.0, news.lowerBound + before.1)
      let change = LineChange(
        old: oldStart..<(oldStart + (isNew ? 0 : 1)), new: newStart..<(newStart + (isNew ? 1 : 0)))
      if let next = changes.last, next.old.lowerBound == change.old.upperBound,
        next.new.lowerBound == change.new.upperBound
      {
        changes[changes.count - 1] = LineChange(
          old: change.old.lowerBound..<next.old.upperBound,
          new: change.new.lowerBound..<next.new.upperBound)
      } else {
        changes.append(change)
      }
      (x, y) = before
    }
    return changes.reversed()
  }
}
