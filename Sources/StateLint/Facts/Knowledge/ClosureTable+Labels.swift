import StateLintSyntax

extension ClosureTable {
  /// A guess from the label alone, for a closure whose callee no row knows.
  ///
  /// It may silence a finding, never create one. What runs during an update is guessed only where
  /// views are built: `success:` and `row:` are ordinary callbacks elsewhere.
  ///
  /// - Parameters:
  ///   - label: the label of the closure, in the parentheses or trailing.
  ///   - shape: its shape.
  ///   - calleeBuildsViews: the callee begins with a capital letter, or is a modifier in the chain
  ///     of a view.
  package static func guess(
    label: Name, shape: NameShape, calleeBuildsViews: Bool
  ) -> ClosureTiming? {
    if actionLabels.contains(label) { return .action }
    if calleeBuildsViews {
      if builderLabels.contains(label) { return .builder }
      if computeLabels.contains(label) { return .compute }
    }
    return shape.contains(.callback) ? .action : nil
  }

  /// When the closure of a higher-order method of the standard library runs: `now`, or nil for any
  /// other name.
  ///
  /// Ask only where the receiver is known to be a collection, an Optional or a Result: Combine has
  /// publishers' methods of the same names, whose closures run later.
  package static func standardLibraryTiming(_ name: Name) -> ClosureTiming? {
    higherOrderMethods.contains(name) ? .now : nil
  }

  private static let actionLabels = NameSet(actionLabelRows)
  private static let builderLabels = NameSet(builderLabelRows)
  private static let computeLabels = NameSet(computeLabelRows)
  private static let higherOrderMethods = NameSet(higherOrderMethodRows)

  /// Labels of closures that are kept and called later, in SwiftUI, UIKit and most packages.
  static let actionLabelRows: StaticString = """
    action callback completion completionHandler didFinish didSelect handler isTargeted
    onCancel onCancellation onChange onClose onCommit onCompletion onDecrement onDelete
    onDismiss onDone onEditingChanged onError onIncrement onMove onPressingChanged onSave
    onSelect onSubmit onSuccess onTap perform primaryAction receiveCompletion receiveValue
    secondaryAction set then using
    """

  /// Labels of SwiftUI's own view builders, which packages take over.
  static let builderLabelRows: StaticString = """
    accessory actions background body cell columns content currentValueLabel description
    destination detail empty emptyView error errorView failure footer foreground header icon
    image label leading loading maximumValueLabel menuItems message minimumValueLabel overlay
    placeholder preview root row rowContent rows sidebar subtitle success suggestions symbols
    title token toolbar trailing
    """

  /// Labels of SwiftUI's closures that compute a value while it updates or lays out.
  static let computeLabelRows: StaticString = """
    animation computeValue condition format get keyframes matching of spacing transform
    """

  /// Methods of Swift's collections, Optional and Result that call a closure before they return.
  /// Source: the declarations in the standard library, whose closures are not `@escaping`. (Those
  /// of a `lazy` chain wait until it is iterated, which is nearly always in the same region.)
  static let higherOrderMethodRows: StaticString = """
    allSatisfy compactMap compactMapValues contains count drop elementsEqual filter first
    firstIndex flatMap flatMapError forEach indices last lastIndex lexicographicallyPrecedes
    map mapError mapValues max merge merging min partition prefix reduce removeAll sort sorted
    split starts trimPrefix trimmingPrefix
    """
}
