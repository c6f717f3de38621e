import StateLintSyntax

/// What an attribute is.
package enum AttributeKind: Hashable, Sendable {
  /// A property wrapper of SwiftUI, Combine or SwiftData.
  case wrapper(Wrapper)
  /// An attached macro whose effect is known.
  case macro(KnownMacro)
  /// A result builder: the function or closure it marks builds views or other content.
  case builder
  /// An attribute of the compiler itself or a global actor: it adds no property.
  case builtin
  /// A wrapper of a dependency container: the object is made and kept elsewhere.
  case dependencyInjection
  /// Anything else: a project's wrapper or macro, which may add, observe, write and own.
  case unknown
}

/// What attributes mean, by their names.
///
/// An attribute that the project itself declares (`@propertyWrapper struct State`) means what the
/// project says: look there first.
package enum AttributeTable {
  /// What the attribute `name` is.
  ///
  /// - Parameters:
  ///   - name: its last name, `State` of `@SwiftUI.State`.
  ///   - shape: the shape of that name.
  ///   - qualifier: the name before it, `SwiftUI`; nil if it is not qualified.
  package static func kind(
    of name: Name, shape: NameShape, qualifier: Name? = nil
  ) -> AttributeKind {
    if let row = index[name] {
      if let qualifier, !table.rows[row].modules.contains(qualifier) { return .unknown }
      return table.rows[row].kind
    }
    if qualifier == nil, builtins.contains(name) { return .builtin }
    if shape.contains([.upperCamel, .builder]) { return .builder }
    return shape.contains([.upperCamel, .globalActor]) ? .builtin : .unknown
  }

  /// The wrapper called `name`; nil for any other attribute, and for a wrapper of that name from a
  /// module that is not its own (`@Verge.State`).
  package static func wrapper(named name: Name, qualifier: Name? = nil) -> Wrapper? {
    guard case .wrapper(let wrapper) = kind(of: name, shape: [], qualifier: qualifier) else {
      return nil
    }
    return wrapper
  }

  private static let table = AttributeRows()
  private static let index = NameIndex(table.rows.map(\.name))
  private static let builtins = NameSet(builtinRows)
}

private struct AttributeRows: Sendable {
  struct Row: Sendable {
    let name: Name
    let kind: AttributeKind
    let modules: [Name]
  }

  var rows: [Row] = []

  init() {
    rows.reserveCapacity(100)
    let wrappers = ColumnWords(AttributeTable.wrapperWords)
    let macros = ColumnWords(AttributeTable.macroWords)
    add(AttributeTable.wrapperRows) { .wrapper(Wrapper(rawValue: wrappers.rawValue(of: $0))!) }
    add(AttributeTable.macroRows) { .macro(KnownMacro(rawValue: macros.rawValue(of: $0))!) }
    add(AttributeTable.injectionRows) { _ in .dependencyInjection }
  }

  private mutating func add(_ text: StaticString, kind: (Field) -> AttributeKind) {
    var reader = TableReader(text)
    while reader.nextRow() {
      let name = Name(bytes: reader.field())
      let kind = kind(reader.field())
      var modules: [Name] = []
      let qualifiers = reader.field()
      if !qualifiers.isNone { qualifiers.forEachPart { modules.append(Name(bytes: $0)) } }
      rows.append(Row(name: name, kind: kind, modules: modules))
    }
  }
}
