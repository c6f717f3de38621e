import StateLintFacts

extension Rule {
  /// A place is not an element: where elements move, each place below belongs to somebody else, and
  /// so does what the row of that place keeps.
  static let forEachIndexID = Rule(
    "foreach-index-id", symptom: .resets, severity: .warning,
    summary: "Rows are told apart by their position, and the list is reordered or shortened",
    precision: "5 of 5"
  ) { pass in
    for loop in pass.rowLoops where loop.isKeyedByPlace && !loop.drawsNoRows {
      guard let collection = loop.collection, let mixUp = loop.mixUp else { continue }
      pass.report(
        at: loop.place,
        "the rows of `\(collection.text)` are told apart by their position, and "
          + mixUp.words,
        see: mixUp.state?.loss
          ?? "rows come, go and move with the wrong animation: it is always the last one that "
          + "appears or leaves",
        because:
          "a position stays when its element goes: SwiftUI keeps the row and its state for "
          + "the next element",
        help: mixUp.remedy(for: collection.text),
        severity: mixUp.severity, about: .place(loop.place),
        alsoSeenAs: mixUp.severity == .error ? [.crashes] : [], fix: loop.goingOverElements)
    }
  }
}

extension RowMixUp {
  /// How to go over the elements themselves. A row that edits its element needs a binding to it.
  fileprivate func remedy(for collection: String) -> String {
    let elements = "go over the elements, of a type that keeps an `id` (`Identifiable`): "
    if case .binding = state, collection.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
      return elements + "`ForEach($\(collection)) { $element in … }`"
    }
    return elements + "`ForEach(\(collection))`; where the number is needed too, "
      + "`ForEach(Array(\(collection).enumerated()), id: \\.element.id)`"
  }

  /// A binding to a position that is gone can stop the app; rows without state only move oddly.
  fileprivate var severity: Severity? {
    switch (state, change) {
    case (.binding, let change?) where change.shortens: .error
    case (nil, _), (_, nil), (_, .replacement): .note
    default: nil
    }
  }

  fileprivate var words: String {
    switch change {
    case .removal, .shortening: "elements are removed"
    case .insertion: "elements are inserted between others"
    case .replacement: "another list takes its place"
    case .reordering, .appending: "elements are moved"
    case nil: "the parent can give another list"
    }
  }
}

extension RowLoop.RowState {
  /// What goes wrong on screen.
  fileprivate var loss: String {
    switch self {
    case .binding(let text):
      "after a removal `\(text)` edits the neighbour’s element, or reads a position that is gone, and "
        + "the app stops with “Index out of range”"
    case .removal(let text):
      "`\(text)` takes the wrong element, or a position that is gone, where a row acts late"
    case .view(let name):
      "what `\(name)` keeps stays at its position and shows up in the row of another element"
    case .gesture(let name):
      "with `.\(name)` the wrong row slides away, and what a row keeps goes to its neighbour"
    }
  }
}
