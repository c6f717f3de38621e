import StateLintFacts

extension Rule {
  /// SwiftUI connects these wrappers in the stored properties of views, and looks nowhere else.
  static let dynamicPropertyOutsideView = Rule(
    "dynamic-property-outside-view", symptom: .neverUpdates, severity: .warning,
    summary: "A wrapper that only views connect stands in another type",
    precision: "8 of 8"
  ) { pass in
    for stranded in pass.types.flatMap({
      pass.project.strandedProperties(of: $0, in: pass.file)
    }) {
      let name = stranded.property.name
      let type = stranded.typeName ?? ""
      let wrapper = stranded.property.wrapperName
      pass.report(
        at: stranded.place,
        stranded.isStatic
          ? "`\(name)` is `static`, and `@\(wrapper)` is connected for each view by itself"
          : "`@\(wrapper)` on `\(name)` is connected by a view, and `\(type)` is not one",
        see: stranded.loss,
        because: "SwiftUI connects these wrappers in the stored properties of views, and "
          + (stranded.isStatic
            ? "a `static` one belongs to no view" : "nobody looks into `\(type)`"),
        help: stranded.remedy, severity: stranded.worksAnywhere ? .note : nil,
        about: .property(stranded.property.reference),
        alsoSeenAs: stranded.wrapper == .environmentObject ? [.crashes] : [],
        fix: stranded.repair)
    }
  }
}

extension StrandedWrapper {
  fileprivate var loss: String {
    let name = property.name
    switch wrapper {
    case .environment where worksAnywhere:
      return "nothing yet: the default of `\(name)` does its work anywhere"
    case .environment, .scaledMetric, .physicalMetric: return "`\(name)` is always the default"
    case .environmentObject: return "the app stops where `\(name)` is read"
    case .observedObject, .stateObject: return "nothing redraws when `\(name)` changes"
    case .fetchRequest, .query, .sectionedFetchRequest: return "`\(name)` stays empty"
    case .focusedBinding, .focusedObject, .focusedValue: return "`\(name)` is always nil"
    case .namespace: return "views that use `\(name)` find no match"
    default: return "a write to `\(name)` has no effect"
    }
  }

  /// State of a model is announced by the model.
  fileprivate var repair: Repair? {
    guard wrapper == .state, !isStatic else { return nil }
    switch kind {
    case .observableObject: return property.replacing(wrapper: "Published")
    case .observable: return property.droppingAttribute().safe(unless: true)
    default: return nil
    }
  }

  fileprivate var remedy: String {
    let name = property.name
    if wrapper == .environment || wrapper == .environmentObject {
      return "read it in a view, and pass it on as an argument"
    }
    if isStatic { return "a property of the view; or a plain `static var \(name)`" }
    switch (kind, wrapper) {
    case (.observableObject, .state): return "`@Published var \(name)\(property.typeSuffix)`"
    case (.observable, .state): return "a plain `var \(name)\(property.typeSuffix)`"
    case (_, .observedObject), (_, .stateObject):
      return "keep it in a `let`, and subscribe to its publishers here"
    case (.value, .state):
      return "a plain `var \(name)`, or conform `\(typeName ?? "")` to `DynamicProperty`"
    case (_, .state): return "a plain `var \(name)\(property.typeSuffix)`"
    default: return "move it to the view"
    }
  }
}
