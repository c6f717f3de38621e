import StateLintFacts
import StateLintSyntax

/// All files together, ready to be judged one by one. Immutable: judge files in parallel.
public struct Project: Sendable {
  package let index: ProjectIndex
  let settings: Settings
  let fileRules: FileRules
  private let rules: [Rule]
  /// Whether all of each module was read that the manifests speak of.
  let isWalkedWhole: Bool

  /// Puts the files together.
  public init(
    files: [ParsedFile], manifests: [Manifest], settings: Settings, workers: Workers = .one
  ) {
    let facts = files.map(\.facts)
    let (placements, isWalkedWhole) = Project.placements(
      of: facts, manifests: manifests, settings: settings)
    self.isWalkedWhole = isWalkedWhole
    index = ProjectIndex(
      files: facts, placements: placements,
      assumptions: settings.assumed.assumptions, workers: workers)
    self.settings = settings
    let fileRules = FileRules(settings, files: facts.lazy.map(\.path))
    self.fileRules = fileRules
    rules = Rule.all.filter { fileRules.isEnabledAnywhere($0) }
  }

  /// How many files there are.
  public var fileCount: Int { index.files.count }

  /// How many types SwiftUI updates.
  public var viewCount: Int { index.entities.count { $0.traits.hostRole != nil } }

  /// How many types SwiftUI updates, of those in files whose paths are wanted.
  public func viewCount(inFiles isWanted: (String) -> Bool) -> Int {
    index.entities.count {
      $0.traits.hostRole != nil && isWanted(index.facts($0.declaration.file).path)
    }
  }

  /// The oldest systems that any of the code runs on, as far as somebody says.
  public var deploymentTarget: DeploymentTarget {
    index.distinctPlacements.filter { $0.role == .app }.reduce(into: DeploymentTarget()) {
      $0.lower(to: $1.deploymentTarget)
    }
  }

  /// How many distinct names of ancestors no file and no table explains.
  public var unresolvedNameCount: Int {
    var names = Set<Name>()
    for facts in index.files {
      for inherit in facts.inherits where index.isUnexplained(inherit) {
        names.insert(inherit.name)
      }
    }
    return names.count
  }

  /// What the run could not decide.
  public var notices: [Report.Notice] {
    if rules.isEmpty {
      return [Report.Notice(id: "no-rules", message: "no rule is on, so nothing was looked for")]
    }
    let isUnknown = index.distinctPlacements.contains {
      $0.role == .app && $0.mayUseSwiftUI && !$0.deploymentTarget.isKnown
    }
    guard isUnknown else { return [] }
    return [
      Report.Notice(
        id: Report.Notice.deploymentTargetUnknown,
        message: "the deployment target is unknown, so no migration advice is given "
          + "(legacy-observable-object)")
    ]
  }

  /// Whether a rule looks at the file at a place among the files.
  func isEnabled(_ rule: Rule, inFileAt place: Int) -> Bool {
    fileRules[Int32(place)].isEnabled(rule)
  }

  /// The comments in one file that are meant to silence something and cannot.
  public func notices(inFileAt place: Int) -> [Report.Notice] { remarks(inFileAt: place).notices }

  /// The same, and whether comments in the file may silence something.
  public func remarks(
    inFileAt place: Int
  ) -> (notices: [Report.Notice], hasSuppressions: Bool) {
    if Exclusions.skips(Int32(place), in: index) { return ([], false) }
    return SuppressionMistakes.notices(
      in: index.facts(Int32(place)), requireReasons: settings.requireReasons)
  }

  /// What the rules find from one file, sorted by place. A finding can lie in another file: the
  /// helper in an extension that a `body` calls.
  public func findings(inFileAt place: Int) -> [Finding] { judge(place).findings }

  /// How many findings comments in the code silence.
  public func suppressedCount(inFileAt place: Int) -> Int { judge(place).silenced.count }

  /// The findings from one file, those that comments silence, and the advice that nobody asked for:
  /// a comment may be there for it.
  public func judge(
    _ place: Int
  ) -> (findings: [Finding], silenced: [Silenced], unasked: [Silenced]) {
    let file = Int32(place)
    guard !Exclusions.skips(file, in: index), !index.facts(file).types.isEmpty else {
      return ([], [], [])
    }
    var pass = Pass(project: index, file: file, rules: rules)
    pass.check()
    let wanted = pass.drafts.filter { draft in
      let rules = fileRules[draft.place.file]
      return rules.wants(draft.rule, in: draft.group)
        || settings.isAboutNewCode && Self.isLouderInNewCode(draft.rule)
          && rules.isEnabled(draft.rule)
    }
    let unasked =
      wanted.count == pass.drafts.count ? [] : pass.drafts.lazy.filter(isUnasked).map(Silenced.init)
    let drafts = Precedence.settle(wanted).filter {
      $0.rule.isAboutPreviews || !Exclusions.skips($0.place, in: index)
    }
    guard !drafts.isEmpty else { return ([], [], unasked) }
    var writer = FindingWriter(index: index, settings: settings, rules: fileRules)
    let written = drafts.map { writer.finding(from: $0) }
    let loud = written.filter { !$0.isSuppressed }.map(\.finding)
    let silenced = zip(drafts, written).lazy.filter(\.1.isSuppressed).map { Silenced($0.0) }
    return (writer.stamped(Finding.sorted(loud)), Array(silenced), unasked)
  }

  /// Whether a draft is advice of a rule that is on, and is not asked for.
  private func isUnasked(_ draft: Draft) -> Bool {
    let rules = fileRules[draft.place.file]
    return rules.isEnabled(draft.rule) && draft.group != .default
      && !rules.wantsAdvice(of: draft.rule)
  }

  // MARK: Placement

  private static func placements(
    of facts: [FileFacts], manifests: [Manifest], settings: Settings
  ) -> (Placements, isWalkedWhole: Bool) {
    // Manifests above the current folder have absolute paths, so all paths are made absolute here.
    let folder = FolderPath(settings.currentFolder)
    func absolute(_ path: String) -> String { folder.appending(path).text }
    let map = ModuleMap(
      files: facts.map { absolute($0.path) },
      manifests: manifests.map { manifest in
        var file = manifest.file
        file.path = absolute(file.path)
        return file
      },
      roots: settings.roots.map(absolute), unread: settings.unread.map(absolute))
    let modules = map.moduleOfFile
    var users = Set<Int>()
    let reexports = Set(settings.assumed.reexports.map { Name($0) })
    for (file, module) in zip(facts, modules) where file.importsSwiftUI(through: reexports) {
      users.insert(module)
    }
    let placements = zip(modules, map.roleOfFile).lazy.map { number, role in
      var placement = FilePlacement()
      let module = map.modules[number]
      placement.module = Int32(number)
      placement.role = role
      placement.isModuleWhole = module.isWalkedWhole
      placement.deploymentTarget = settings.deploymentTarget ?? module.deploymentTarget
      placement.xcode = settings.xcode ?? (module.needsXcode27 == true ? 27 : nil)
      placement.concurrency = module.concurrency
      placement.mayUseSwiftUI = users.contains(number)
      return placement
    }
    return (Placements(placements), map.modules.allSatisfy(\.isWalkedWhole))
  }
}

extension FileFacts {
  /// Imports SwiftUI or a module that brings it along, by itself or as somebody says.
  func importsSwiftUI(through reexports: Set<Name>) -> Bool {
    imports.contains {
      let traits = ModuleTable.traits(of: $0)
      return $0 == .swiftUI || traits.contains(.bringsSwiftUI) || reexports.contains($0)
    }
  }
}

extension ProjectIndex {
  /// Whether no file and no table says what an ancestor is.
  func isUnexplained(_ inherit: InheritFact) -> Bool {
    !declares(inherit.name) && !isKnownToTables(inherit)
  }
}

extension Finding {
  /// Sorted by the bytes of the path, then the offset, then the rule.
  public static func sorted(_ findings: [Finding]) -> [Finding] {
    findings.sorted { left, right in
      if left.file != right.file {
        return left.file.utf8.lexicographicallyPrecedes(right.file.utf8)
      }
      if left.range.start.offset != right.range.start.offset {
        return left.range.start.offset < right.range.start.offset
      }
      return left.rule < right.rule
    }
  }
}
