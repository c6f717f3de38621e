import StateLintSyntax

/// What SwiftUI's containers do with the rows in them.
/// Source: Apple's pages of `List`, `LazyVStack`, `Group`, `Section` and `ScrollView`.
enum RowContainers {
  /// They make a row when it is about to come on screen.
  static let lazy: Set<Name> = [
    .list, Name("LazyVStack"), Name("LazyHStack"), Name("LazyVGrid"), Name("LazyHGrid"),
  ]

  /// They make all their children at once, one behind the other.
  static let stacks: Set<Name> = [Name("VStack"), Name("HStack")]

  static let scrollView = Name("ScrollView")

  /// What is in them can be scrolled.
  static let scrolling: Set<Name> = [.list, .table, scrollView]

  /// They hand on their children to what stands around them.
  static let transparent: Set<Name> = [.group, Name("Section"), Name("ScrollViewReader")]

  /// The direction in which a scroll view or a stack runs.
  static let vertical = Name("vertical")
  static let horizontal = Name("horizontal")

  /// The modifiers whose content is drawn with the view that they hang on.
  static let drawnBeside: Set<Name> = [Name("background"), Name("mask"), Name("overlay")]

  /// Modifiers that have the finished picture of a view drawn aside first, or watch something for
  /// each view. Source: "Explore UI animation hitches and the render loop", Apple Tech Talks.
  static let effects: Set<Name> = [shadow, Name("blur"), Name("mask"), feedback, geometry]
  static let watching: Set<Name> = [feedback, geometry]

  static let shadow = Name("shadow")
  private static let feedback = Name("sensoryFeedback")
  private static let geometry = Name("geometryGroup")
}
