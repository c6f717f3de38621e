/// What is said about rules in some files only.
public struct RuleOverrides: Sendable, Equatable {
  /// The absolute path of the folder their patterns begin in.
  public var folder: String
  /// What is said, in order: the last that speaks of a file wins.
  public var list: [RuleOverride]
  /// What is on for all files before.
  public var before: RuleSelection
  /// What is said of all files behind: the command line wins.
  public var after: [RuleChange]

  /// Differences between files.
  public init(
    folder: String, list: [RuleOverride], before: RuleSelection, after: [RuleChange]
  ) {
    self.folder = folder
    self.list = list
    self.before = before
    self.after = after
  }

  /// Which of the list speak of a file, given by its path below `folder`.
  func places(speakingOf path: String) -> [Int] {
    list.indices.filter { list[$0].speaks(of: path) }
  }

  /// What is on where these of the list speak.
  func selection(at places: [Int]) -> RuleSelection {
    var selection = before
    let changes = places.flatMap { list[$0].rules.map(\.value) } + after
    // Names were looked up when they were read.
    try? selection.apply(changes)
    return selection
  }
}
