import StateLintSyntax

/// The tables' answers in the words of the index.
package enum SDKTypes {
  /// Whether a name is that of a type or protocol the tables explain.
  package static func isKnown(_ name: Name, shape: NameShape = []) -> Bool {
    SDKTypeTable.type(named: name, shape: shape) != nil || isProtocol(name, shape: shape)
      || ContentTypeTable.type(named: name) != nil
  }

  static func isProtocol(_ name: Name, shape: NameShape = []) -> Bool {
    ProtocolTable.facts(of: name, shape: shape) != nil
  }

  /// What SwiftUI makes of a type that conforms to the protocol.
  static func hostRole(_ name: Name) -> HostRole? { ProtocolTable.facts(of: name)?.role }

  /// Whether a name is that of a module, as in `SwiftUI.View`.
  package static func isModule(_ name: Name) -> Bool { ModuleTable.isKnown(name) }

  static func container(_ name: Name) -> TypeShape.Container? {
    switch name {
    case .array, Name.contiguousArray, Name.arraySlice: .array
    case .set: .set
    case .dictionary: .dictionary
    default: nil
    }
  }

  static func isManagedObject(_ name: Name) -> Bool {
    SDKTypeTable.type(named: name)?.nature == .managedObject
  }

  /// Whether a protocol of the SDK is `ObservableObject` or asks for it.
  static func requiresObservableObject(_ name: Name) -> Bool { observableProtocols.contains(name) }

  /// Source: Apple's page of `ReferenceFileDocument`.
  private static let observableProtocols: Set<Name> = [
    .observableObject, Name("ReferenceFileDocument"),
  ]

  static func isObservableObject(_ name: Name) -> Bool {
    requiresObservableObject(name) || SDKTypeTable.type(named: name)?.nature == .observableObject
  }

  /// What kind of model a type of the SDK is.
  static func modelKind(_ name: Name) -> ModelKind {
    guard let type = SDKTypeTable.type(named: name) else {
      return ContentTypeTable.type(named: name) == nil ? .unknown : .value
    }
    switch type.nature {
    case .value: return .value
    case .handle, .immutableClass, .statelessService: return .immutableClass
    case .mutableClass, .lifetimeClass, .platformView: return .plainClass
    case .baseClass: return .unknown
    case .observable: return .observable
    case .observableObject, .managedObject: return .observableObject
    }
  }

  /// Whether a class is one that says nothing by itself about its subclasses (`NSObject`).
  static func isBaseClass(_ name: Name) -> Bool {
    SDKTypeTable.type(named: name)?.nature == .baseClass
  }

  /// Whether values of the type draw themselves or describe scenes, toolbars, marks.
  static func isContentProtocol(_ name: Name) -> Bool {
    switch ProtocolTable.facts(of: name)?.role {
    case .view, .app, .scene, .commands, .toolbarContent, .tabContent, .tableRowContent, .widget,
      .shape:
      return true
    case .viewModifier, .gesture, .transition, .style, .representable, .dynamicProperty,
      .previewModifier:
      return false
    case nil: return contentProtocols.contains(name)
    }
  }

  /// Content protocols that are no hosts' own: charts and maps.
  private static let contentProtocols: Set<Name> = [
    Name("ChartContent"), Name("MapContent"), Name("Chart3DContent"), Name("TableColumnContent"),
    Name("KeyframeTrackContent"), Name("AxisContent"), Name("AxisMark"),
  ]

  /// Whether a protocol is that of marks, columns and axes, which have no identity of their own.
  static func isContentOfMarks(_ name: Name) -> Bool { contentProtocols.contains(name) }

  /// Whether the type is a view of the SDK.
  static func isView(_ name: Name) -> Bool {
    switch ContentTypeTable.type(named: name)?.role {
    case .view, .shape: true
    default: false
    }
  }

  /// Whether a static member gives a value of its own type: `UserDefaults.standard`.
  static func isSharedMember(_ name: Name) -> Bool { sharedMembers.contains(name) }

  private static let sharedMembers: Set<Name> = [
    .shared, Name("standard"), Name("default"), Name("main"), Name("current"), Name("general"),
  ]

  /// Containers that hand each element of their data to their closure.
  static func handsOutElements(_ name: Name) -> Bool { elementContainers.contains(name) }

  /// Whether a view changes the text it is given with each letter.
  static func editsText(_ name: Name) -> Bool { textEditors.contains(name) }

  private static let textEditors: Set<Name> = [
    Name("SecureField"), Name("TextEditor"), Name("TextField"),
  ]

  private static let elementContainers: Set<Name> = [
    Name("ForEach"), Name("List"), Name("Table"), Name("OutlineGroup"), Name("Picker"),
    Name("forEach"), Name("map"), Name("filter"), Name("compactMap"), Name("flatMap"),
    Name("first"), Name("contains"), Name("allSatisfy"), Name("firstIndex"), Name("Chart"),
  ]

  /// Whether a member of a collection looks up one that is there: `first`, `last(where:)`.
  static func findsElement(_ name: Name) -> Bool { elementFinders.contains(name) }

  private static let elementFinders: Set<Name> = [Name("first"), Name("last")]

  /// What a member of a collection gives.
  enum CollectionMember {
    case element, sameCollection, count, truth
  }

  static func collectionMember(_ name: Name) -> CollectionMember? { collectionMembers[name] }

  private static let collectionMembers: [Name: CollectionMember] = [
    Name("first"): .element, Name("last"): .element, Name("randomElement"): .element,
    Name("min"): .element, Name("max"): .element,
    Name("filter"): .sameCollection, Name("sorted"): .sameCollection,
    Name("reversed"): .sameCollection, Name("shuffled"): .sameCollection,
    Name("prefix"): .sameCollection, Name("suffix"): .sameCollection,
    Name("dropFirst"): .sameCollection, Name("dropLast"): .sameCollection,
    Name("count"): .count, Name("isEmpty"): .truth, Name("contains"): .truth,
    Name("allSatisfy"): .truth,
  ]
}
