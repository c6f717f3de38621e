import StateLintFacts

extension Project {
  /// The `id` of those remarks.
  static let unusedSuppression = "unused-suppression"

  /// A remark about each comment in a file that silences nothing, in order of place.
  ///
  /// Nothing is said where a rule may be silent for another reason: it is off, the module was not
  /// read whole, the file names what no file here declares or several do, or nobody says which
  /// systems the code runs on.
  ///
  /// The fix takes the comment out, or the name in it that silences nothing. There is none where
  /// another run could find what this one did not look for.
  ///
  /// - Parameter silenced: what comments silence in all files, advice that nobody asked for too.
  public func unusedSuppressions(
    inFileAt place: Int, _ silenced: SilencedPlaces
  ) -> [Report.Notice] {
    let file = Int32(place)
    let placement = index.placement(file)
    guard placement.isModuleWhole, placement.deploymentTarget.isKnown else { return [] }
    let facts = index.facts(file)
    let lines = LineIndex(facts.tree.bytes)
    let commands = Suppressions(facts, lines: lines, requireReasons: settings.requireReasons)
      .commands
    let unused = commands.filter {
      isLookedFor($0.rule, inFileAt: place) && !silenced.contains($0.rule, $0.range, in: file)
    }
    if unused.isEmpty || !index.explainsAllNames(in: file) { return [] }
    let removal = SuppressionRemoval(
      facts, lines: lines, commands: commands,
      unused: unused.filter { isWalkedWhole && ($0.rule != nil || isAllLookedFor(place)) })
    return unused.sorted { $0.comment < $1.comment }.map { command in
      let what = command.rule.map { "`\($0)` is found nowhere here" } ?? "nothing is found here"
      return Report.Notice(
        id: Self.unusedSuppression,
        message: "\(facts.path):\(lines.line(of: command.comment)): \(what), so there is nothing "
          + "to silence; the comment can go",
        fixes: removal.fix(of: command).map { [$0] } ?? [])
    }
  }

  /// Whether every rule there is looks at a file, for advice too: a comment may silence any.
  private func isAllLookedFor(_ place: Int) -> Bool {
    Rule.all.allSatisfy { fileRules[Int32(place)].wantsAdvice(of: $0) }
  }

  /// Whether a rule, or each that is on by default, looks at a file.
  private func isLookedFor(_ rule: String?, inFileAt place: Int) -> Bool {
    guard let rule else {
      return Rule.all.allSatisfy { $0.group != .default || isEnabled($0, inFileAt: place) }
    }
    return Rule.named(rule).map { isEnabled($0, inFileAt: place) } ?? false
  }
}
