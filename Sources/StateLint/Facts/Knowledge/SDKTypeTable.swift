import StateLintSyntax

/// Types of Apple's SDK, the standard library and a few packages.
///
/// A type that the project declares goes before: look there first. A type whose module the file
/// does not import may be another's of the same name; `SDKType.module` and
/// `ModuleTraits.withSwiftUI` tell.
package enum SDKTypeTable {
  /// What the type `name` is; nil if it is not known.
  ///
  /// - Parameters:
  ///   - name: its last name: `TimerPublisher` of `Timer.TimerPublisher`.
  ///   - shape: the shape of that name, for the families that are known by their spelling; leave
  ///     it empty to ask only for what is written down.
  package static func type(named name: Name, shape: NameShape = []) -> SDKType? {
    if let row = table.index[name] { return table.rows[row].type }
    return family(of: shape)
  }

  /// How many types are written down.
  package static var count: Int { table.rows.count }

  /// UIKit, AppKit and Foundation keep these spellings for classes.
  private static func family(of shape: NameShape) -> SDKType? {
    let nature: SDKNature
    if shape.contains(.platformView) {
      nature = .platformView
    } else if shape.contains(.platformController) || shape.contains(.gestureRecognizer) {
      nature = .lifetimeClass
    } else if shape.contains(.mutableFoundation) {
      nature = .mutableClass
    } else {
      return nil
    }
    return SDKType(kind: .class, nature: nature, module: nil, element: nil)
  }

  private static let table = SDKTypeRows()

  /// Every text of the table.
  static let rows: [StaticString] = [
    swiftTypes, foundationTypes, swiftUITypes, uiKitTypes, appKitTypes, mediaTypes, deviceTypes,
  ]

  /// The words of the kind column, in the order of the cases of `TypeKind`.
  static let kindWords: StaticString = "struct enum class actor protocol"

  /// The words of the nature column, in the order of the cases of `SDKNature`.
  static let natureWords: StaticString = """
    value handle immutable mutable lifetime service platformView base observable
    observableObject managed
    """
}

private struct SDKTypeRows: Sendable {
  /// A row in 16 bytes.
  struct Row: Sendable {
    let module: Name
    let kind: TypeKind
    let nature: SDKNature
    /// Counting from 1; 0 if there is none.
    let element: UInt8

    var type: SDKType {
      SDKType(
        kind: kind, nature: nature, module: module, element: element == 0 ? nil : Int(element) - 1)
    }
  }

  private(set) var rows: [Row] = []
  private(set) var index = NameIndex(capacity: 1500)

  init() {
    let kinds = ColumnWords(SDKTypeTable.kindWords)
    let natures = ColumnWords(SDKTypeTable.natureWords)
    rows.reserveCapacity(1500)
    for text in SDKTypeTable.rows {
      var reader = TableReader(text)
      while reader.nextRow() {
        _ = index.insert(Name(bytes: reader.field()), row: rows.count)
        rows.append(
          Row(
            module: Name(bytes: reader.field()),
            kind: TypeKind(rawValue: kinds.rawValue(of: reader.field()))!,
            nature: SDKNature(rawValue: natures.rawValue(of: reader.field()))!,
            element: reader.field().first.map { $0 - UInt8(ascii: "0") + 1 } ?? 0))
      }
    }
  }
}
