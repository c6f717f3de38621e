/// Findings that are known and accepted for now. A run is silent about them, and about nothing else.
public struct Baseline: Sendable, Equatable {
  /// The entries, sorted by path, rule, line and fingerprint.
  public private(set) var entries: [Entry]

  /// The version of the format: it grows when a key changes its meaning or goes.
  static let version = 1

  /// A baseline of these entries. Of two with one fingerprint the one that stands for more is kept.
  public init(_ entries: [Entry] = []) {
    var known: [String: Entry] = [:]
    for entry in entries {
      let other = known[entry.fingerprint]
      var kept = other.map { $0.count >= entry.count ? $0 : entry } ?? entry
      kept.note = other?.note ?? entry.note
      known[entry.fingerprint] = kept
    }
    self.entries = known.values.sorted { $0.isBefore($1) }
  }

  /// What was found in one declaration on lines of the same code.
  public struct Entry: Sendable, Equatable {
    /// The fingerprint of the first of the findings.
    public var fingerprint: String
    /// The id of the rule.
    public var rule: String
    /// The path, from the folder that fingerprints begin at.
    public var path: String
    /// The code of the line, without comments and with blanks collapsed.
    public var line: String
    /// How many findings it stands for.
    public var count: Int
    /// Why they are accepted, in somebody's words; nil where nobody says.
    public var note: String?

    fileprivate func isBefore(_ other: Entry) -> Bool {
      for (mine, its) in [
        (path, other.path), (rule, other.rule), (line, other.line),
        (fingerprint, other.fingerprint),
      ] where mine != its {
        return mine.utf8.lexicographicallyPrecedes(its.utf8)
      }
      return false
    }
  }

  /// A finding of a run, by what a baseline knows it by.
  public struct Item: Sendable, Equatable {
    /// The fingerprint of the first finding on such a line in the declaration.
    var fingerprint: String
    var rule: String
    var path: String
    var line: String
  }
}

// MARK: Matching

extension Baseline {
  /// Which findings of a run are known.
  public struct Match: Sendable, Equatable {
    /// The entry that knows each finding, by its place; nil where none does.
    var entryOfItem: [Int?]
    /// How many findings each entry stands for beyond those.
    var left: [Int]
    /// Whether what is left of an entry is gone, rather than not looked at.
    var isGone: [Bool]

    /// Whether the finding at a place is known.
    public func isKnown(at place: Int) -> Bool { entryOfItem[place] != nil }
  }

  /// Finds the entries for `items`: those with the same fingerprint first, then for what is left
  /// over those that are gone and were about the same code, in the same file before others. Each
  /// entry knows as many as it stands for.
  ///
  /// - Parameter isGone: whether the run has looked where an entry was found.
  public func match(_ items: [Item], isGone: (Entry) -> Bool) -> Match {
    var match = Match(
      entryOfItem: Array(repeating: nil, count: items.count), left: entries.map(\.count),
      isGone: Array(repeating: false, count: entries.count))
    let known = Dictionary(
      entries.indices.map { (entries[$0].fingerprint, $0) }, uniquingKeysWith: { first, _ in first }
    )
    for (place, item) in items.enumerated() {
      guard let entry = known[item.fingerprint], entries[entry].rule == item.rule else { continue }
      match.take(entry, for: place)
    }
    for entry in entries.indices where match.left[entry] > 0 {
      match.isGone[entry] = isGone(entries[entry])
    }
    matchMoved(
      entries.map { [$0.rule, $0.line, $0.path] }, items.map { [$0.rule, $0.line, $0.path] }, &match
    )
    matchMoved(entries.map { [$0.rule, $0.line] }, items.map { [$0.rule, $0.line] }, &match)
    return match
  }

  /// Finds entries that are gone for items of the same key, the first for the first.
  private func matchMoved(
    _ keys: [[String]], _ itemKeys: [[String]], _ match: inout Match
  ) {
    var gone: [[String]: [Int]] = [:]
    for entry in keys.indices.reversed() where match.isGone[entry] && match.left[entry] > 0 {
      gone[keys[entry], default: []].append(entry)
    }
    if gone.isEmpty { return }
    for (place, key) in itemKeys.enumerated() where match.entryOfItem[place] == nil {
      guard let entry = gone[key]?.last else { continue }
      match.take(entry, for: place)
      if match.left[entry] == 0 { gone[key]?.removeLast() }
    }
  }

  /// The entries that stand for findings which are no more, each with how many of them.
  public func gone(_ match: Match) -> [Entry] {
    entries.indices.filter { match.isGone[$0] && match.left[$0] > 0 }.map {
      var entry = entries[$0]
      entry.count = match.left[$0]
      return entry
    }
  }

  /// The baseline without what is gone, and with what has moved at its new place; of what a run
  /// has not looked at nothing changes. Notes stay.
  ///
  /// - Parameter isAdding: whether the findings that are not known come in.
  public func updated(_ items: [Item], _ match: Match, isAdding: Bool) -> Baseline {
    var fresh: [String: Entry] = [:]
    for (place, item) in items.enumerated() {
      let old = match.entryOfItem[place]
      if old == nil && !isAdding { continue }
      let note = old.flatMap { entries[$0].note }
      var entry =
        fresh[item.fingerprint]
        ?? Entry(
          fingerprint: item.fingerprint, rule: item.rule, path: item.path, line: item.line,
          count: 0, note: nil)
      entry.count += 1
      entry.note = entry.note ?? note
      fresh[item.fingerprint] = entry
    }
    let unseen = entries.indices.filter { match.left[$0] > 0 && !match.isGone[$0] }
      .map { entries[$0] }
    return Baseline(Array(fresh.values) + unseen)
  }
}

extension Baseline.Match {
  fileprivate mutating func take(_ entry: Int, for item: Int) {
    guard left[entry] > 0 else { return }
    left[entry] -= 1
    entryOfItem[item] = entry
  }
}
