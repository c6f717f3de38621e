import StateLintSyntax

/// What kind of declaration a type is, by its keyword.
package enum TypeKind: UInt8, Sendable, CaseIterable {
  case `struct`, `enum`, `class`, actor, `protocol`
}

/// What keeping a value of a type in a view means.
package enum SDKNature: UInt8, Sendable, CaseIterable {
  /// A value type: ordinary state.
  case value
  /// Kept only so that it goes on: a task, a subscription, a timer's publisher. Nothing is drawn
  /// from it.
  case handle
  /// A class whose instances do not change (`UIImage`, `NSPredicate`): treated like a value, a
  /// change replaces the reference.
  case immutableClass
  /// A class that changes in place and tells no view (`NSMutableArray`).
  case mutableClass
  /// A class that is kept for its lifetime (`AVPlayer`, `CLLocationManager`); no view follows its
  /// members.
  case lifetimeClass
  /// A class that only does work (`DateFormatter`, `URLSession`): it has nothing to draw.
  case statelessService
  /// A view class of UIKit, AppKit, WatchKit or a framework above them: belongs in a representable.
  case platformView
  /// A class made to be subclassed (`NSObject`), which says nothing by itself.
  case baseClass
  /// A class that conforms to `Observable`: views follow what they read of it.
  case observable
  /// A class that conforms to `ObservableObject`.
  case observableObject
  /// `NSManagedObject`: an `ObservableObject` in all but name.
  case managedObject
}

/// What is known of a type of Apple's SDK, the standard library or a well-known package.
package struct SDKType: Hashable, Sendable {
  /// The kind of its declaration.
  package let kind: TypeKind
  /// What keeping one means.
  package let nature: SDKNature
  /// The module that declares it; nil for a member of a family, known by its spelling.
  package let module: Name?
  /// Which generic argument is the type of an element (0 in `Array`, 1 in `Dictionary`), or of the
  /// one thing inside (`Optional`, `Binding`); nil if there is none.
  package let element: Int?
}
