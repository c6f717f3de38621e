import StateLintFacts
import StateLintSyntax

/// What files become when the fixes of their findings are applied. Edits that touch one another go
/// in one after the other, in rounds; each round is linted anew, until nothing is left to apply.
///
/// Fixes that make a file read worse, or that bring findings nobody can fix, are left out.
public struct Fixing: Sendable {
  /// The files in the order they were given, as they read afterwards.
  public private(set) var files: [ParsedFile]
  /// The places of the files that read differently afterwards, ascending.
  public private(set) var changed: [Int] = []
  /// What was applied to findings, in order.
  public private(set) var applied: [Fix] = []
  /// What was applied to remarks, in order: comments that silence nothing.
  public private(set) var cleared: [Fix] = []
  /// How many fixes were left out because of what they do.
  public var refused: Int { refusals.count }

  /// Findings and remarks whose fixes do harm.
  private var refusals: Set<Refusal> = []
  /// Where the file at each path stands; no path that names two files says which one it means.
  private let places: [String: Int]

  /// How often all files are linted to tell the fixes of one round apart.
  static let mostLooks = 40

  /// Fixes that make room for one another are done after a few rounds.
  static let mostRounds = 20

  /// A finding whose fix does harm, known again after the code around it has moved.
  private struct Refusal: Hashable {
    var rule: String
    var file: String
    var message: String

    init(_ finding: Finding) {
      (rule, file, message) = (finding.rule, finding.file, finding.message)
    }

    init(_ notice: Report.Notice) {
      (rule, file, message) = (notice.id, "", notice.message)
    }
  }

  /// A finding or a remark with the fix to apply.
  private struct Mendable {
    var name: Refusal
    var fix: Fix
    var isFinding: Bool
  }

  /// Applies fixes to `files`.
  ///
  /// - Parameters:
  ///   - files: the files that the findings name by their paths.
  ///   - level: which fixes to apply.
  ///   - isFixable: whether the findings in the file at a path are mended, and it may be changed.
  ///   - remarks: what is remarked on the files that `findings` was asked about last.
  ///   - findings: what is found in files, sorted. It is asked before each round, and last of all
  ///     for the files as they read afterwards.
  public init(
    files: [ParsedFile], level: FixLevel, isFixable: (String) -> Bool = { _ in true },
    remarks: () -> [Report.Notice] = { [] }, findings: ([ParsedFile]) -> [Finding]
  ) {
    self.files = files
    let paths = files.indices.lazy.map { (files[$0].facts.path, [$0]) }
    places = Dictionary(paths, uniquingKeysWith: +)
      .compactMapValues { $0.count == 1 ? $0[0] : nil }
    var found = findings(files)
    var notices = remarks()
    var isCurrent = true
    for _ in 0..<Self.mostRounds {
      var mendables =
        mendables(in: found, level, isFixable) + mendables(in: notices, level, isFixable)
      var isDone = true
      while let (edited, taken) = edited(by: &mendables) {
        let next = findings(edited)
        let brought = Self.brought(next, since: found, level)
        isCurrent = brought.isEmpty
        if isCurrent {
          self.files = edited
          applied += taken.map { mendables[$0] }.filter(\.isFinding).map(\.fix)
          cleared += taken.map { mendables[$0] }.filter { !$0.isFinding }.map(\.fix)
          found = next
          notices = remarks()
          isDone = false
          break
        }
        refuse(
          culprits(among: taken, of: mendables, brought, found, level, findings), of: &mendables)
      }
      if isDone { break }
    }
    if !isCurrent { _ = findings(self.files) }
    changed = files.indices.filter { files[$0].facts.tree.bytes != self.files[$0].facts.tree.bytes }
  }

  private func mendables(
    in found: [Finding], _ level: FixLevel, _ isFixable: (String) -> Bool
  ) -> [Mendable] {
    found.compactMap { finding in
      // What is found elsewhere may be mended here, and nobody asked about it.
      guard let fix = level.fix(for: finding), isFixable(finding.file) else { return nil }
      return mendable(Refusal(finding), fix, isFinding: true, isFixable)
    }
  }

  private func mendables(
    in notices: [Report.Notice], _ level: FixLevel, _ isFixable: (String) -> Bool
  ) -> [Mendable] {
    notices.compactMap { notice in
      guard let fix = level.fix(among: notice.fixes) else { return nil }
      return mendable(Refusal(notice), fix, isFinding: false, isFixable)
    }
  }

  /// The fix, if it was not refused and fits the files.
  private func mendable(
    _ name: Refusal, _ fix: Fix, isFinding: Bool, _ isFixable: (String) -> Bool
  ) -> Mendable? {
    if refusals.contains(name) { return nil }
    let fits = fix.edits.allSatisfy { edit in
      guard let place = places[edit.file], isFixable(edit.file) else { return false }
      return files[place].takes(edit.text)
    }
    return fits ? Mendable(name: name, fix: fix, isFinding: isFinding) : nil
  }

  private mutating func refuse(_ culprits: [Int], of mendables: inout [Mendable]) {
    refusals.formUnion(culprits.map { mendables[$0].name })
    mendables.removeAll { refusals.contains($0.name) }
  }
}

// MARK: One round

extension Fixing {
  /// The files with what goes together of `mendables`, and the places of what that is; nil where
  /// nothing is. Those that make a file read worse leave the list.
  private mutating func edited(
    by mendables: inout [Mendable]
  ) -> (files: [ParsedFile], taken: [Int])? {
    while !mendables.isEmpty {
      let plan = FixPlan(mendables.map(\.fix))
      let edited = edited(by: plan)
      let broken = edited.filter { $1.facts.tree.flawCount > files[$0].facts.tree.flawCount }
      if broken.isEmpty {
        guard edited.contains(where: { files[$0].facts.tree.bytes != $1.facts.tree.bytes }) else {
          return nil
        }
        var all = files
        for (place, file) in edited { all[place] = file }
        return (all, plan.taken)
      }
      let touching = plan.taken.filter { taken in
        mendables[taken].fix.edits.contains { edit in
          places[edit.file].map { broken[$0] != nil } ?? false
        }
      }
      let culprits = touching.filter { breaks(mendables[$0].fix) }
      refuse(culprits.isEmpty ? touching : culprits, of: &mendables)
    }
    return nil
  }

  private func edited(by plan: FixPlan) -> [Int: ParsedFile] {
    var edited: [Int: ParsedFile] = [:]
    for (path, edits) in plan.edits {
      guard let place = places[path] else { continue }
      let bytes = EditedText.bytes(files[place].facts.tree.bytes, with: edits)
      edited[place] = ParsedFile(Source(path: path, bytes: bytes))
    }
    return edited
  }

  /// Whether a fix makes a file read worse by itself.
  private func breaks(_ fix: Fix) -> Bool {
    edited(by: FixPlan([fix])).contains { place, file in
      file.facts.tree.flawCount > files[place].facts.tree.flawCount
    }
  }

  /// Which of the fixes that were `taken` bring findings: those of each file are halved again and
  /// again, of all files at once, since each look costs a run of the linter.
  private func culprits(
    among taken: [Int], of mendables: [Mendable], _ brought: Set<String>, _ found: [Finding],
    _ level: FixLevel, _ findings: ([ParsedFile]) -> [Finding]
  ) -> [Int] {
    var groups = brought.sorted().map { file in
      let near = taken.filter { mendables[$0].fix.edits.contains { $0.file == file } }
      // What is found in one file can come from another.
      return Suspects(file: file, places: near.isEmpty ? taken : near)
    }
    func spoilt(by fixes: [Fix]) -> Set<String> {
      var all = self.files
      for (place, file) in edited(by: FixPlan(fixes)) { all[place] = file }
      return fixes.isEmpty ? [] : Self.brought(findings(all), since: found, level)
    }
    var culprits: [Int] = []
    var looks = 0
    while !groups.isEmpty {
      if looks >= Self.mostLooks {
        // Hundreds in one file: none of them is worth minutes.
        return culprits + groups.flatMap(\.places)
      }
      looks += 2
      culprits += groups.filter { $0.places.count == 1 }.flatMap(\.places)
      groups.removeAll { $0.places.count == 1 }
      // Two groups of one file would be taken for one another.
      var files: Set<String> = []
      let looked = groups.filter { files.insert($0.file).inserted }
      files = []
      groups.removeAll { files.insert($0.file).inserted }
      let halves = [looked.map(\.firstHalf), looked.map(\.secondHalf)]
      let guilty = halves.map { halves in
        let spoilt = spoilt(by: halves.flatMap(\.places).map { mendables[$0].fix })
        return halves.map { spoilt.contains($0.file) }
      }
      for (place, group) in looked.enumerated() {
        let kept = halves.indices.filter { guilty[$0][place] }.map { halves[$0][place] }
        // Neither half does it alone: it takes both.
        if kept.isEmpty { culprits += group.places } else { groups += kept }
      }
    }
    return culprits
  }

  /// Fixes of which at least one brings a finding in a file.
  private struct Suspects {
    var file: String
    var places: [Int]

    var firstHalf: Suspects {
      Suspects(file: file, places: Array(places.prefix(places.count / 2)))
    }
    var secondHalf: Suspects {
      Suspects(file: file, places: Array(places.dropFirst(places.count / 2)))
    }
  }

  /// The files in which a rule finds more than before, what can be fixed left out: words change
  /// with the code around them, numbers do not.
  private static func brought(
    _ next: [Finding], since found: [Finding], _ level: FixLevel
  ) -> Set<String> {
    var counts: [[String]: Int] = [:]
    for finding in found { counts[[finding.file, finding.rule], default: 0] += 1 }
    var brought: Set<String> = []
    for finding in next where level.fix(for: finding) == nil {
      let key = [finding.file, finding.rule]
      counts[key, default: 0] -= 1
      if counts[key, default: 0] < 0 { brought.insert(finding.file) }
    }
    return brought
  }
}

extension ParsedFile {
  /// Whether `text` can stand in the file. What is not UTF-8 takes ASCII only: nobody knows how it
  /// spells anything else, and a name read from it can be repaired.
  fileprivate func takes(_ text: String) -> Bool {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return true }
    let bytes = facts.tree.bytes
    return String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
  }
}
