/// Which rules speak in each file, and how loud.
struct FileRules: Sendable {
  private var kinds: [RuleSelection]
  /// The place in `kinds` of each file; empty where all have the first.
  private var kindOfFile: [Int] = []

  /// The rules of `files`, given by their paths as the report shows them.
  init(_ settings: Settings, files: some Sequence<String>) {
    kinds = [settings.selection]
    guard let overrides = settings.overrides, !overrides.list.isEmpty else { return }
    var known: [[Int]: Int] = [[]: 0]
    for file in files {
      let path = RelativePath.of(file, in: settings.currentFolder, below: overrides.folder)
      let places = path.map(overrides.places) ?? []
      let kind = known[places] ?? kinds.count
      if kind == kinds.count {
        known[places] = kind
        kinds.append(overrides.selection(at: places))
      }
      kindOfFile.append(kind)
    }
  }

  /// Whether they are the same in all files.
  var areSame: Bool { kindOfFile.isEmpty }

  /// Whether a rule speaks in any file.
  func isEnabledAnywhere(_ rule: Rule) -> Bool { kinds.contains { $0.isEnabled(rule) } }

  subscript(file: Int32) -> RuleSelection {
    kindOfFile.isEmpty ? kinds[0] : kinds[kindOfFile[Int(file)]]
  }
}
