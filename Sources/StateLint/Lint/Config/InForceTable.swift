/// What is in force for a run, and where each value comes from.
public struct InForceTable: Sendable {
  private let rows: [Row]
  private let rules: [Row]

  /// One value.
  public struct Row: Sendable, Equatable {
    /// The key of the configuration, or the id of a rule.
    public var key: String
    /// Its value, as a person reads it; several stand below one another.
    public var values: [String]
    /// Where it comes from: a place in a file, the command line, or that it is usual.
    public var origin: String

    /// A value and where it comes from.
    public init(_ key: String, _ values: [String], from origin: String) {
      self.key = key
      self.values = values
      self.origin = origin
    }
  }

  /// The table of these values and of the levels of rules.
  public init(_ rows: [Row], rules: [Row]) {
    self.rows = rows
    self.rules = rules
  }

  /// The table for tools.
  public var json: String {
    func json(_ row: Row) -> JSON {
      [
        "key": .string(row.key), "value": .strings(row.values), "from": .string(row.origin),
      ]
    }
    let table: JSON = [
      "schema": .int(1), "values": .array(rows.map(json)),
      "rules": .array(
        rules.map {
          [
            "id": .string($0.key), "level": .string($0.values.first ?? ""),
            "from": .string($0.origin),
          ]
        }),
    ]
    return table.text() + "\n"
  }

  /// The table for people.
  public func text(style: TextStyle) -> String {
    text(of: rows, style) + "\nrules\n" + text(of: rules, style, indent: "  ")
  }

  private func text(of rows: [Row], _ style: TextStyle, indent: String = "") -> String {
    let keys = rows.map { DisplayWidth.of(VisibleText.of($0.key)) }.max() ?? 0
    let values = rows.flatMap(\.values).map { DisplayWidth.of(VisibleText.of($0)) }.max() ?? 0
    var text = ""
    for row in rows {
      let shown = row.values.isEmpty ? ["none"] : row.values.map(VisibleText.of)
      for (place, value) in shown.enumerated() {
        let key = place == 0 ? VisibleText.of(row.key) : ""
        let origin = place == 0 ? style.paint(VisibleText.of(row.origin), .faint) : ""
        text += indent + key.filled(to: keys) + "  "
        text += (origin.isEmpty ? value : value.filled(to: values) + "  " + origin) + "\n"
      }
    }
    return text
  }
}

extension String {
  /// The text and as many blanks as make it `cells` wide.
  fileprivate func filled(to cells: Int) -> String {
    self + String(repeating: " ", count: max(0, cells - DisplayWidth.of(self)))
  }
}
