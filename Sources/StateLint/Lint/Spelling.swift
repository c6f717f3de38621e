/// Guesses what somebody meant who wrote a name that does not exist.
public enum Spelling {
  /// The name most like `word`, if one is like it at all: a slip of a few letters, or the same
  /// words in another order or only some of them.
  public static func nearest(to word: String, in names: [String]) -> String? {
    onlyOneBegun(by: word.lowercased(), in: names)
      ?? nearestByLetters(to: word.lowercased(), in: names)
      ?? nearestByWords(to: word.lowercased(), in: names)
  }

  /// The name somebody stopped in the middle of.
  private static func onlyOneBegun(by word: String, in names: [String]) -> String? {
    let begun = names.filter { $0.hasPrefix(word) }
    return word.utf8.count > 3 && begun.count == 1 ? begun[0] : nil
  }

  private static func nearestByLetters(to word: String, in names: [String]) -> String? {
    let letters = Array(word.utf8)
    // Past one slip in three letters it is another word. The bound also keeps a very long word
    // from being compared at length.
    let allowed = min(6, max(1, letters.count / 3))
    let near = names.compactMap { name -> (name: String, distance: Int)? in
      let other = Array(name.lowercased().utf8)
      guard abs(other.count - letters.count) <= allowed else { return nil }
      let distance = distance(letters, other)
      return distance <= allowed ? (name, distance) : nil
    }
    return near.min { $0.distance < $1.distance }?.name
  }

  private static func nearestByWords(to word: String, in names: [String]) -> String? {
    let wanted = words(of: word)
    if wanted.isEmpty { return nil }
    let near = names.compactMap { name -> (name: String, further: Int)? in
      let offered = words(of: name)
      let isMet = wanted.allSatisfy { want in offered.contains { isLike($0, want) } }
      return isMet ? (name, offered.count - wanted.count) : nil
    }
    return near.min { $0.further < $1.further }?.name
  }

  /// Whether `want` begins `word`, or is a slip of a letter from it.
  private static func isLike(_ word: Substring, _ want: Substring) -> Bool {
    if word.hasPrefix(want) { return true }
    return want.utf8.count > 3 && abs(want.utf8.count - word.utf8.count) <= 1
      && distance(Array(word.utf8), Array(want.utf8)) == 1
  }

  private static func words(of name: String) -> [Substring] {
    name.split { $0 == "-" || $0 == "_" || $0 == " " }
  }

  /// How many letters must be put in, taken out, changed or swapped with their neighbour.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var best = min(last[column + 1], current[column]) + 1
        best = min(best, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], other == left[row - 1] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
