/// A property wrapper of SwiftUI, Combine or SwiftData that StateLint knows by name. The cases are
/// named for the attributes; `delegateAdaptor` is `@UIApplicationDelegateAdaptor` and its kin.
package enum Wrapper: UInt8, Sendable, CaseIterable {
  case accessibilityFocusState, appStorage, bindable, binding, delegateAdaptor, environment
  case environmentObject, fetchRequest, focusState, focusedBinding, focusedObject, focusedValue
  case gestureState, namespace, observedObject, physicalMetric, published, query, scaledMetric
  case sceneStorage, sectionedFetchRequest, state, stateObject
}

/// What a wrapper is to the value it wraps.
package enum WrapperRole: UInt8, Sendable, CaseIterable {
  /// Keeps the value for as long as the view has its identity.
  case owner
  /// Reads and writes a value that is kept elsewhere.
  case twoWay
  /// Reads a value that is kept elsewhere.
  case reader
  /// Tells its `ObservableObject` before each change.
  case announcer
  /// Makes a name, not a value.
  case identity
}

/// Whether a property with the wrapper is better `private`.
package enum WrapperPrivacy: UInt8, Sendable, CaseIterable {
  /// Always: nobody else can set it in a way that lasts.
  case always
  /// Never: the parent has to set it.
  case never
  /// As for any other property.
  case free
}

/// Whether the declaration gives an initial value.
package enum WrapperInitialValue: UInt8, Sendable, CaseIterable {
  /// It has to, unless the type is Optional or an `init` sets it.
  case required
  /// It may.
  case allowed
  /// It must not: the value comes from elsewhere.
  case forbidden
  /// The attribute takes arguments instead: a key path, a type, a query.
  case arguments
}

/// What `$property` gives.
package enum WrapperProjection: UInt8, Sendable, CaseIterable {
  /// A binding to the wrapped value.
  case binding
  /// Bindings to the members of the wrapped object.
  case memberBindings
  /// A Combine publisher.
  case publisher
  /// The wrapper itself or something of its own kind.
  case other
  /// Nothing: there is no `$property`.
  case nothing
}

/// The facts of a wrapper.
package struct WrapperFacts: Sendable {
  /// The wrapper they speak of.
  package let wrapper: Wrapper
  /// What it is to its value.
  package let role: WrapperRole
  /// The first systems that have it.
  package let since: OSRelease
  /// Whether the property is better `private`.
  package let privacy: WrapperPrivacy
  /// Whether the declaration gives an initial value.
  package let initialValue: WrapperInitialValue
  /// What `$property` gives.
  package let projection: WrapperProjection
  /// Whether the wrapped value has a setter.
  package let isWritable: Bool
  /// Whether it subscribes to an `ObservableObject` and redraws on each of its announcements.
  package let observesObject: Bool
  /// Whether it is a `DynamicProperty`, which works only in a type that SwiftUI updates.
  package let isDynamicProperty: Bool

  init(
    _ wrapper: Wrapper, _ role: WrapperRole, since iOS: Int, private privacy: WrapperPrivacy,
    initialValue: WrapperInitialValue, projection: WrapperProjection, writable: Bool,
    observesObject: Bool = false, dynamic: Bool = true
  ) {
    self.wrapper = wrapper
    self.role = role
    self.since = OSRelease(iOS: iOS)
    self.privacy = privacy
    self.initialValue = initialValue
    self.projection = projection
    self.isWritable = writable
    self.observesObject = observesObject
    self.isDynamicProperty = dynamic
  }
}

extension Wrapper {
  /// What is known of the wrapper.
  package var facts: WrapperFacts { Wrapper.allFacts[Int(rawValue)] }

  /// One row a wrapper, in the order of the cases. Source: Apple's documentation page of each
  /// (developer.apple.com/documentation/swiftui/state and so on). `environment` is both forms:
  /// with a key path since iOS 13, with a type since iOS 17. `bindable` works anywhere, in locals
  /// and globals too.
  static let allFacts: [WrapperFacts] = [
    WrapperFacts(
      .accessibilityFocusState, .owner, since: 15, private: .always, initialValue: .forbidden,
      projection: .other, writable: true),
    WrapperFacts(
      .appStorage, .twoWay, since: 14, private: .always, initialValue: .required,
      projection: .binding, writable: true),
    WrapperFacts(
      .bindable, .twoWay, since: 17, private: .never, initialValue: .allowed,
      projection: .memberBindings, writable: true, dynamic: false),
    WrapperFacts(
      .binding, .twoWay, since: 13, private: .never, initialValue: .forbidden,
      projection: .binding, writable: true),
    WrapperFacts(
      .delegateAdaptor, .owner, since: 14, private: .always, initialValue: .arguments,
      projection: .memberBindings, writable: false),
    WrapperFacts(
      .environment, .reader, since: 13, private: .always, initialValue: .arguments,
      projection: .nothing, writable: false),
    WrapperFacts(
      .environmentObject, .reader, since: 13, private: .free, initialValue: .forbidden,
      projection: .memberBindings, writable: false, observesObject: true),
    WrapperFacts(
      .fetchRequest, .reader, since: 13, private: .always, initialValue: .arguments,
      projection: .binding, writable: false),
    WrapperFacts(
      .focusState, .owner, since: 15, private: .always, initialValue: .forbidden,
      projection: .other, writable: true),
    WrapperFacts(
      .focusedBinding, .reader, since: 14, private: .always, initialValue: .arguments,
      projection: .binding, writable: true),
    WrapperFacts(
      .focusedObject, .reader, since: 16, private: .always, initialValue: .forbidden,
      projection: .memberBindings, writable: false, observesObject: true),
    WrapperFacts(
      .focusedValue, .reader, since: 14, private: .always, initialValue: .arguments,
      projection: .nothing, writable: false),
    WrapperFacts(
      .gestureState, .owner, since: 13, private: .always, initialValue: .required,
      projection: .other, writable: false),
    WrapperFacts(
      .namespace, .identity, since: 14, private: .always, initialValue: .forbidden,
      projection: .nothing, writable: false),
    WrapperFacts(
      .observedObject, .reader, since: 13, private: .never, initialValue: .forbidden,
      projection: .memberBindings, writable: true, observesObject: true),
    WrapperFacts(
      .physicalMetric, .reader, since: 17, private: .always, initialValue: .required,
      projection: .nothing, writable: false),
    WrapperFacts(
      .published, .announcer, since: 13, private: .free, initialValue: .allowed,
      projection: .publisher, writable: true, dynamic: false),
    WrapperFacts(
      .query, .reader, since: 17, private: .always, initialValue: .arguments,
      projection: .nothing, writable: false),
    WrapperFacts(
      .scaledMetric, .reader, since: 14, private: .always, initialValue: .required,
      projection: .nothing, writable: false),
    WrapperFacts(
      .sceneStorage, .twoWay, since: 14, private: .always, initialValue: .required,
      projection: .binding, writable: true),
    WrapperFacts(
      .sectionedFetchRequest, .reader, since: 15, private: .always, initialValue: .arguments,
      projection: .binding, writable: false),
    WrapperFacts(
      .state, .owner, since: 13, private: .always, initialValue: .required,
      projection: .binding, writable: true),
    WrapperFacts(
      .stateObject, .owner, since: 14, private: .always, initialValue: .required,
      projection: .memberBindings, writable: false, observesObject: true),
  ]
}
