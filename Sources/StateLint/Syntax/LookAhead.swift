/// What looks ahead have found. Without it a hostile line could make each of its bytes look at the
/// whole rest of the line, or of the source, again.
struct LookAhead {
  typealias Place = UnsafePointer<UInt8>

  /// Where the run of `#` that was last met ends.
  var endOfPounds = Place(bitPattern: 1)!
  /// Up to here no closing curly quote comes.
  var noClosingCurlyQuoteUpTo = Place(bitPattern: 1)!
  /// No line that ends a conflict is left.
  var noConflictEnd = false
  /// No line that ends a Perforce conflict is left.
  var noPerforceConflictEnd = false
  /// No regex literal that spans lines is closed by so many `#` or more.
  var noRegexEndWithPounds = Int.max
  /// The stretch last searched for `#>`, and whether it ends with one.
  private var placeholder: Stretch?
  /// The stretches last searched for the end of a raw string, by its number of `#`.
  private var raw: [RawStretch?] = []

  private static let rawCount = 8

  private struct Stretch {
    let from: Place
    let to: Place
    let found: Bool

    func contains(_ place: Place) -> Bool { from <= place && place <= to }
  }

  private struct RawStretch {
    let pounds: Int
    let stretch: Stretch
  }

  init() {}
}

extension LookAhead {
  /// Whether a quote with so many `#` follows on the line; nil when not known yet.
  func rawClosing(pounds: Int, from: Place) -> Bool? {
    guard !raw.isEmpty, let last = raw[pounds % Self.rawCount], last.pounds == pounds,
      last.stretch.contains(from)
    else { return nil }
    return last.stretch.found
  }

  mutating func noteRawClosing(pounds: Int, from: Place, to: Place, found: Bool) {
    let stretch = Stretch(from: from, to: to, found: found)
    if raw.isEmpty { raw = Array(repeating: nil, count: Self.rawCount) }
    raw[pounds % Self.rawCount] = RawStretch(pounds: pounds, stretch: stretch)
  }

  /// Whether `#>` follows on the line; nil when not known yet.
  func placeholderEnd(from: Place) -> Bool? {
    guard let placeholder, placeholder.contains(from) else { return nil }
    return placeholder.found
  }

  mutating func notePlaceholderEnd(from: Place, to: Place, found: Bool) {
    placeholder = Stretch(from: from, to: to, found: found)
  }
}
