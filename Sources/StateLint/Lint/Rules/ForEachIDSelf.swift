import StateLintFacts

extension Rule {
  /// With `id: \.self` the value is the name of its row. An edited value is another row; equal values
  /// are one.
  static let forEachIDSelf = Rule(
    "foreach-id-self", symptom: .resets, severity: .warning,
    summary: "`id: \\.self` names rows by values that are edited or repeat", confidence: .medium,
    precision: "2 of 2"
  ) { pass in
    for loop in pass.rowLoops {
      guard let trouble = loop.nameTrouble else { continue }
      let data = loop.collection?.text ?? loop.dataText
      pass.report(
        at: loop.place, trouble.message(data), see: trouble.see, because: trouble.because,
        help: "give the elements an id of their own: a struct with `let id = UUID()` that is "
          + "`Identifiable`",
        severity: trouble.severity, about: .place(loop.place))
    }
  }
}

extension RowLoop.NameTrouble {
  fileprivate var severity: Severity? {
    switch self {
    case .isEdited, .repeats: nil
    case .canRepeat, .isChanged, .isLarge: .note
    }
  }

  fileprivate func message(_ data: String) -> String {
    switch self {
    case .isEdited: "the rows of `\(data)` are named by the value they edit"
    case .repeats: "the rows of `\(data)` are named by values that are equal"
    case .canRepeat: "the rows of `\(data)` are named by values that can repeat"
    case .isChanged: "the rows of `\(data)` are named by values that change"
    case .isLarge(let type, let count):
      "each row of `\(data)` is named by a whole `\(type)`, which has \(count) properties"
    }
  }

  fileprivate var see: String {
    switch self {
    case .isEdited(let control):
      "each change in the `\(control)` makes another row: the keyboard closes, and what the row keeps "
        + "is lost"
    case .repeats, .canRepeat:
      "two rows with the same value answer to one id: a tap or an animation hits the wrong one"
    case .isChanged: "a changed element fades out and in, and what its row keeps is lost"
    case .isLarge: "long lists are slow: all properties are hashed for each row on each update"
    }
  }

  fileprivate var because: String {
    switch self {
    case .isEdited, .isChanged: "with `\\.self` the value is the name: another value is another row"
    case .repeats, .canRepeat: "with `\\.self` the value is the name: equal values are one row"
    case .isLarge: "with `\\.self` the whole value is the name"
    }
  }
}
