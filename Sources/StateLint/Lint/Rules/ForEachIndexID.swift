import StateLintFacts

extension Rule {
  /// A place is not an element: where elements move, each place below belongs to somebody else, and
  /// so does what the row of that place keeps.
  static let forEachIndexID = Rule(
    "foreach-index-id", symptom: .resets, severity: .warning,
    summary: "Rows are told apart by their place, though elements are removed, inserted or moved"
  ) { pass in
    for host in pass.hosts {
      for loop in host.rowLoops where loop.isKeyedByPlace && !loop.drawsNoRows {
        guard let collection = loop.collection, let change = collection.moving else { continue }
        let state = loop.rowState
        pass.report(
          at: loop.place,
          "the rows of `\(collection.text)` are told apart by their place, and \(change.words)",
          see: state?.loss(in: collection.text)
            ?? "rows come, go and move with the wrong animation: it is always the last one that "
            + "appears or leaves",
          because: "a place is not an element: behind it, every place belongs to the next one",
          help: "give the elements an id of their own: `ForEach(\(collection.text))` with an "
            + "`Identifiable` type, or `id: \\.element.id` where the number is needed too",
          severity: loop.severity(state, change), about: .place(loop.place),
          alsoSeenAs: loop.severity(state, change) == .error ? [.crashes] : [])
      }
    }
  }
}

extension RowLoop {
  /// A binding to a place that is gone can stop the app; rows without state only move oddly.
  fileprivate func severity(_ state: RowState?, _ change: HostCollection.Change) -> Severity? {
    switch state {
    case .binding where change == .removal: .error
    case nil: .note
    default: nil
    }
  }
}

extension RowLoop.RowState {
  /// What goes wrong on screen.
  fileprivate func loss(in collection: String) -> String {
    switch self {
    case .binding(let text):
      "after a removal `\(text)` edits the neighbour's element, or reads a place that is gone and "
        + "the app stops"
    case .removal(let text):
      "`\(text)` takes the wrong element, or a place that is gone, where a row acts late"
    case .view(let name):
      "what `\(name)` keeps (text, focus, scroll position) stays at its place and shows up in the "
        + "row of another element"
    case .gesture(let name):
      "with `.\(name)` the wrong row slides away, and what a row keeps goes to its neighbour"
    }
  }
}

extension HostCollection {
  /// A change that gives places to other elements, the worst one first.
  fileprivate var moving: Change? {
    let changes = changes.filter(\.movesElements)
    return changes.first { $0 == .removal } ?? changes.first
  }
}

extension HostCollection.Change {
  fileprivate var words: String {
    switch self {
    case .removal: "elements are removed"
    case .insertion: "elements are inserted between others"
    default: "elements trade places"
    }
  }
}
