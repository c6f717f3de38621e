import StateLintSyntax

/// The locals in sight while a file is walked, the innermost last: found by name without looking
/// through all of them.
struct VisibleLocals {
  private struct Entry {
    let name: Name
    let row: Row<LocalFact>
    /// The local before it in the same bucket; -1 for none.
    let next: Int32
  }
  private var entries: [Entry] = []
  /// The last local of each bucket of names; -1 for none.
  private var buckets = [Int32](repeating: -1, count: VisibleLocals.bucketCount)

  private static let bucketCount = 128

  var count: Int { entries.count }

  mutating func add(_ row: Row<LocalFact>, named name: Name) {
    let bucket = Self.bucket(of: name)
    entries.append(Entry(name: name, row: row, next: buckets[bucket]))
    buckets[bucket] = Int32(entries.count - 1)
  }

  /// Puts all but the first `count` out of sight.
  mutating func remove(behind count: Int) {
    while entries.count > count, let last = entries.popLast() {
      buckets[Self.bucket(of: last.name)] = last.next
    }
  }

  /// The innermost local of a name among those behind the first `start`; none where there is none.
  func local(named name: Name, from start: Int) -> Row<LocalFact> {
    var place = Int(buckets[Self.bucket(of: name)])
    while place >= start {
      if entries[place].name == name { return entries[place].row }
      place = Int(entries[place].next)
    }
    return .none
  }

  private static func bucket(of name: Name) -> Int {
    Int(truncatingIfNeeded: name.hash) & (bucketCount - 1)
  }
}
