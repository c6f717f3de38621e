import StateLintFacts

extension Rule {
  /// `@ObservedObject` and `@Bindable` borrow an object. A view that makes one with them loses the
  /// object, and everything in it, on its next update.
  static let observedObjectCreatedInView = Rule(
    "observed-object-created-in-view", symptom: .resets, severity: .warning,
    summary: "An object is created in `@ObservedObject` or `@Bindable`, which do not keep it",
    precision: "4 of 4"
  ) { pass in
    for property in pass.properties(wrapped: .observedObject, .bindable) {
      let host = pass.host(of: property)
      // A property wrapper made of dynamic properties decides itself what it keeps.
      guard host.host.role != .dynamicProperty else { continue }
      for made in host.host.creations(of: property) where made.construction.kind.isObserved {
        let owner = Owner(of: made.construction, kept: property)
        pass.report(
          at: made.place,
          "`\(property.name)` is made here, but `@\(property.wrapperName)` only borrows what "
            + "someone else keeps",
          see:
            "what `\(property.name)` holds is lost whenever the parent of `\(host.name)` redraws",
          because: "SwiftUI makes the view value anew on each update, and this object with it",
          help: owner.help(for: property, made: made, canOwn: pass.canOwn(owner)),
          severity: host.host.isMadeOnce || made.followsInput ? .note : nil,
          about: .property(property.reference),
          fix: made.isDefault
            ? property.replacing(wrapper: owner.wrapper).safe(
              unless: !pass.isSafe(owner, for: property)) : nil)
      }
    }
  }
}

/// The wrapper that owns an object of a kind.
private struct Owner {
  let wrapper: String

  init(of construction: Construction, kept property: Property) {
    wrapper = construction.kind == .observable ? "State" : "StateObject"
  }

  /// What to do: own it here where that can be done, else take it from the parent.
  func help(for property: Property, made: Creation, canOwn: Bool) -> String {
    let borrowed = "`@\(property.wrapperName) var \(property.name): \(property.typeText)`"
    if made.followsInput {
      return "make it in the parent, which knows when another one is due, and take it as it is: "
        + borrowed
    }
    if !canOwn {
      return "keep it in the parent or outside of views, and take it as it is: \(borrowed) "
        + "(`@\(wrapper)`, which keeps it here, needs iOS 14)"
    }
    return "own it: \(declaration(of: property, made: made)); or take it from the parent"
  }

  /// How to own it: on the declaration where the object was made there, else in `init`.
  func declaration(of property: Property, made: Creation) -> String {
    let source = made.construction.source
    return made.isDefault
      ? "`@\(wrapper) private var \(property.name) = \(source)`"
      : "`@\(wrapper) private var \(property.name)\(property.typeSuffix)`, and in `init` "
        + "`_\(property.name) = \(wrapper)(wrappedValue: \(source))`"
  }
}

extension Pass {
  /// `@StateObject` needs iOS 14.
  fileprivate func canOwn(_ owner: Owner) -> Bool {
    owner.wrapper != "StateObject" || placement.hasStateObject != false
  }

  /// `@StateObject` needs iOS 14, and a caller that passes the object would no longer compile.
  fileprivate func isSafe(_ owner: Owner, for property: Property) -> Bool {
    owner.wrapper == "StateObject" && placement.hasStateObject == true
      && project.callSites(of: property.host).allSatisfy { $0.argument(property.fact.name) == nil }
      && !project.mayBeConstructedElsewhere(property.host) && property.isFileLocal
  }
}
