import StateLintFacts

extension Project {
  /// A remark about each comment in a file that silences nothing, in order of place.
  ///
  /// Nothing is said where a rule may be silent for another reason: it is off, the module was not
  /// read whole, or nobody says which systems the code runs on.
  ///
  /// - Parameter silenced: what comments silence in all files.
  public func unusedSuppressions(
    inFileAt place: Int, _ silenced: SilencedPlaces
  ) -> [Report.Notice] {
    let file = Int32(place)
    let placement = index.placement(file)
    guard placement.isModuleWhole, placement.deploymentTarget.isKnown else { return [] }
    let facts = index.facts(file)
    let lines = LineIndex(facts.tree.bytes)
    let commands = Suppressions(facts, lines: lines, requireReasons: settings.requireReasons)
      .commands.filter { isLookedFor($0.rule, inFileAt: place) }
    return commands.sorted { $0.comment < $1.comment }.compactMap { command in
      if silenced.contains(command.rule, command.range, in: file) { return nil }
      let what = command.rule.map { "`\($0)` is found nowhere here" } ?? "nothing is found here"
      return Report.Notice(
        id: "unused-suppression",
        message: "\(facts.path):\(lines.line(of: command.comment)): \(what), so there is nothing "
          + "to silence; the comment can go")
    }
  }

  /// Whether a rule, or each that is on by default, looks at a file.
  private func isLookedFor(_ rule: String?, inFileAt place: Int) -> Bool {
    guard let rule else {
      return Rule.all.allSatisfy { $0.group != .default || isEnabled($0, inFileAt: place) }
    }
    return Rule.named(rule).map { isEnabled($0, inFileAt: place) } ?? false
  }
}
