import StateLintSyntax

@testable import StateLintFacts

/// The rows of a text table as fields, for tests that look at each.
func rows(of text: StaticString) -> [[String]] {
  text.description.split(separator: "\n").map { line in
    line.split(separator: " ").map(String.init)
  }
}

/// The words of a text table, row by row.
func words(of text: StaticString) -> [String] { rows(of: text).flatMap { $0 } }

/// Whether `names` are in the order of their bytes; `strictly` if none may stand twice.
func isSorted(_ names: [String], strictly: Bool = true) -> Bool {
  zip(names, names.dropFirst()).allSatisfy { first, second in
    let first = Array(first.utf8), second = Array(second.utf8)
    return first.lexicographicallyPrecedes(second) || (!strictly && first == second)
  }
}
