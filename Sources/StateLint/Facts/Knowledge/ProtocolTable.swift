import StateLintSyntax

/// The protocols StateLint knows by name.
///
/// A type that conforms to a protocol which is not in the project and not here may be a host.
package enum ProtocolTable {
  /// What is known of the protocol `name`; nil if nothing is.
  ///
  /// It may be another module's of the same name where the file does not import
  /// `ProtocolFacts.module`. One that ends in `Delegate` or `DataSource` is never a host.
  package static func facts(of name: Name, shape: NameShape = []) -> ProtocolFacts? {
    if let row = table.index[name] { return table.facts[row] }
    guard shape.contains(.delegate) else { return nil }
    return ProtocolFacts(role: nil, requirements: [], module: nil)
  }

  /// How many protocols are written down.
  package static var count: Int { table.facts.count }

  private static let table = ProtocolRows()

  /// The words of the role column, in the order of the cases of `HostRole`.
  static let roleWords: StaticString = """
    view app scene viewModifier commands toolbarContent tabContent tableRowContent gesture
    transition widget style representable dynamicProperty previewModifier shape
    """
}

private struct ProtocolRows: Sendable {
  let index: NameIndex
  let facts: [ProtocolFacts]

  init() {
    let roles = ColumnWords(ProtocolTable.roleWords)
    let swiftUI = Name("SwiftUI")
    var names: [Name] = []
    var facts: [ProtocolFacts] = []
    var reader = TableReader(ProtocolTable.hostRows)
    while reader.nextRow() {
      let field = reader.field().splitAtLastDot()
      let name = Name(bytes: field.name)
      let module = field.qualifier.map { Name(bytes: $0) } ?? swiftUI
      let role = HostRole(rawValue: roles.rawValue(of: reader.field()))!
      let requirement = BodyRequirement(reader.field())
      if names.last == name {
        let known = facts.removeLast().requirements
        facts.append(
          ProtocolFacts(role: role, requirements: known + [requirement], module: module))
      } else {
        names.append(name)
        facts.append(ProtocolFacts(role: role, requirements: [requirement], module: module))
      }
    }
    reader = TableReader(ProtocolTable.plainRows)
    while reader.nextRow() {
      names.append(Name(bytes: reader.field()))
      let module = Name(bytes: reader.field())
      facts.append(ProtocolFacts(role: nil, requirements: [], module: module))
    }
    index = NameIndex(names)
    self.facts = facts
  }
}

extension BodyRequirement {
  /// The member that `field` spells, `body` or `body(content:)`.
  fileprivate init(_ field: Field) {
    let parenthesis = field.firstIndex(of: UInt8(ascii: "("))
    name = Name(bytes: Field(rebasing: field[..<(parenthesis ?? field.endIndex)]))
    isMethod = parenthesis != nil
  }
}
