import StateLint

/// What is in force, in the words of `stlint config --show`.
extension InForce {
  private static let usual = "default"
  private static let commandLine = "command line"

  /// The values that are no levels of rules.
  func rows(in here: WorkingFolder) -> [InForceTable.Row] {
    let config = file?.config
    var rows = [
      InForceTable.Row(
        "configuration", file.map { [$0.name] } ?? [],
        from: file == nil ? "none found" : options.config != nil ? Self.commandLine : "found"),
      row("include", config?.include) { $0.map(\.text) },
      row("exclude", config?.exclude) { $0.map(\.text) },
      row("deploymentTarget", config?.deploymentTarget, else: ["as manifests say"]) { target in
        DeploymentTarget.Platform.allCases.compactMap { platform in
          target[platform].map { "\(platform.rawValue) \($0)" }
        }
      },
      row("xcode", config?.xcode, else: ["as manifests say"]) { ["\($0)"] },
      options.givenFailOn.map {
        InForceTable.Row("failOn", [$0.rawValue], from: Self.commandLine)
      } ?? row("failOn", config?.failOn, else: [failOn.rawValue]) { [$0.rawValue] },
      options.baseline.map {
        InForceTable.Row("baseline", [here.name(of: $0).shown], from: Self.commandLine)
      }
        ?? row("baseline", config?.baseline) { _ in [baseline.map { here.name(of: $0).shown } ?? ""]
        },
      row("requireReasons", config?.requireReasons, else: ["false"]) { ["\($0)"] },
    ]
    for override in config?.overrides ?? [] {
      for rule in override.rules {
        let files = override.files.map(\.text).joined(separator: ", ")
        guard case .level(let level, let id) = rule.value else { continue }
        rows.append(
          InForceTable.Row(
            "overrides", ["\(files): \(id) \(level.rawValue)"], from: origin(rule.place)))
      }
    }
    return rows + assumptions(config) + leftOut
  }

  private func assumptions(_ config: Config?) -> [InForceTable.Row] {
    guard let config else { return [] }
    let assumed = config.assumed
    let lists = [
      ("actions", assumed.actions), ("builders", assumed.builders), ("shared", assumed.shared),
      ("injected", assumed.injected), ("reexports", assumed.reexports),
      ("observable", assumed.observable),
    ]
    return lists.compactMap { key, names in
      config.assumedPlaces[key].map {
        InForceTable.Row("assume.\(key)", names, from: origin($0))
      }
    }
  }

  /// The named files that nothing is said about.
  private var leftOut: [InForceTable.Row] {
    guard let file else { return [] }
    return options.paths.map(\.shown).filter(file.leavesOut).map {
      InForceTable.Row("left out", [$0], from: "include or exclude")
    }
  }

  /// The level of each rule: for a single file that is named, with what overrides say of it.
  func ruleRows(in here: WorkingFolder) -> [InForceTable.Row] {
    let changes = placedChanges
    var selection = RuleSelection()
    try? selection.apply(changes.map(\.change))
    return Rule.all.map { rule in
      let level =
        selection.isEnabled(rule)
        ? selection.severity(of: rule)?.rawValue ?? rule.severity.rawValue : RuleLevel.off.rawValue
      let origin = changes.last { RuleSelection.isMeant(rule, by: $0.change) }?.origin
      return InForceTable.Row(rule.id, [level], from: origin ?? Self.usual)
    }
  }

  /// What is said about rules, in the order it is done, and where.
  private var placedChanges: [(change: RuleChange, origin: String)] {
    var placed: [Config.Placed<RuleChange>] = file?.config.rules ?? []
    if let file, options.paths.count == 1, let path = file.relative(options.paths[0].shown) {
      for override in file.config.overrides where override.speaks(of: path) {
        placed += override.rules
      }
    }
    return placed.map { ($0.value, origin($0.place)) }
      + options.ruleChanges.map { ($0, Self.commandLine) }
  }

  private func row<Value>(
    _ key: String, _ value: Config.Placed<Value>?, else usual: [String] = [],
    _ words: (Value) -> [String]
  ) -> InForceTable.Row {
    value.map { InForceTable.Row(key, words($0.value), from: origin($0.place)) }
      ?? InForceTable.Row(key, usual, from: Self.usual)
  }

  private func origin(_ place: FilePlace) -> String {
    "\(file?.name ?? ""):\(place.line):\(place.column)"
  }
}
