import StateLintSyntax

/// What a call says that decides when one of its closures runs: which arguments stand in the
/// parentheses, what the closure looks like, how many closures trail.
///
/// The rows of `ClosureTable` name these as their condition. Start from the arguments: append the
/// label of each, in source order, except the closure asked about.
@frozen
package struct CallCircumstances: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  @inlinable
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first argument has no label: a title, as in `Stepper("Guests") { }`.
  package static let title = CallCircumstances(rawValue: 1 << 0)
  /// `action:` or `intent:` is given, so the closure that trails is the label.
  package static let actionGiven = CallCircumstances(rawValue: 1 << 1)
  /// `animations:` is given, so the closure that trails is the completion.
  package static let animationsGiven = CallCircumstances(rawValue: 1 << 2)
  /// `content:` is given.
  package static let contentGiven = CallCircumstances(rawValue: 1 << 3)
  /// `get:` is given.
  package static let getGiven = CallCircumstances(rawValue: 1 << 4)
  /// `label:` is given.
  package static let labelGiven = CallCircumstances(rawValue: 1 << 5)
  /// `menu:` is given.
  package static let menuGiven = CallCircumstances(rawValue: 1 << 6)
  /// `of:` is given.
  package static let ofGiven = CallCircumstances(rawValue: 1 << 7)
  /// `operation:` is given.
  package static let operationGiven = CallCircumstances(rawValue: 1 << 8)
  /// `set:` is given.
  package static let setGiven = CallCircumstances(rawValue: 1 << 9)
  /// The closure has at least one parameter.
  static let parameter = CallCircumstances(rawValue: 1 << 10)
  /// The closure has none.
  static let noParameter = CallCircumstances(rawValue: 1 << 11)
  /// Two or more closures trail.
  static let several = CallCircumstances(rawValue: 1 << 12)
  /// Some argument has been seen, so that the next one is not the first.
  private static let some = CallCircumstances(rawValue: 1 << 13)

  /// The words of the condition column, in the order of the bits above.
  static let words: StaticString = """
    title action-given animations-given content-given get-given label-given menu-given of-given
    operation-given set-given parameter no-parameter several
    """

  /// The circumstances of a call with these argument labels, in source order; nil stands for an
  /// argument without a label.
  package init(labels: some Sequence<Name?>) {
    self.init()
    for label in labels { append(label) }
  }

  /// Adds the next argument in the parentheses.
  package mutating func append(_ label: Name?) {
    let isFirst = !contains(.some)
    insert(.some)
    guard let label else {
      if isFirst { insert(.title) }
      return
    }
    for (name, circumstance) in CallCircumstances.byLabel where name.hash == label.hash {
      insert(circumstance)
    }
  }

  private static let byLabel: [(Name, CallCircumstances)] = [
    (Name("action"), .actionGiven), (Name("intent"), .actionGiven),
    (Name("animations"), .animationsGiven), (Name("content"), .contentGiven),
    (Name("get"), .getGiven), (Name("label"), .labelGiven), (Name("menu"), .menuGiven),
    (Name("of"), .ofGiven), (Name("operation"), .operationGiven), (Name("set"), .setGiven),
  ]
}
