/// A finding that a comment silences, or may silence.
public struct Silenced: Sendable, Hashable {
  /// The id of the rule.
  let rule: String
  /// The place of its file among the files of the project.
  let file: Int32
  /// The offset it begins at.
  let offset: Int

  init(_ draft: Draft) {
    rule = draft.rule.id
    file = draft.place.file
    offset = draft.place.range.lowerBound
  }
}

/// The findings that comments silence, found by file and rule.
public struct SilencedPlaces: Sendable {
  /// The offsets of those in a file, sorted: of one rule, and without a rule of all.
  private let offsets: [Key: [Int]]

  private struct Key: Hashable {
    var file: Int32
    var rule: String?
  }

  /// Those of all files.
  public init(_ all: some Sequence<Silenced>) {
    var offsets: [Key: [Int]] = [:]
    for one in all {
      offsets[Key(file: one.file, rule: one.rule), default: []].append(one.offset)
      offsets[Key(file: one.file, rule: nil), default: []].append(one.offset)
    }
    self.offsets = offsets.mapValues { $0.sorted() }
  }

  /// Whether one of them lies in a range of a file: of a rule, or of any where none is named.
  func contains(_ rule: String?, _ range: Range<Int>, in file: Int32) -> Bool {
    guard let places = offsets[Key(file: file, rule: rule)] else { return false }
    let first = places.firstPlace { $0 < range.lowerBound }
    return first < places.count && places[first] < range.upperBound
  }
}
