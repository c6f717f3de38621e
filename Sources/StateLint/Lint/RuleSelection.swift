/// Which rules are on, and how loud. Rules are named by their id, by the symptom they explain, by
/// their group, or all at once with `all`.
///
/// A rule that is on by default may know cases that are true and rarely of use. Those are advice too:
/// they are reported where the rule, the group `advice`, or `all` is asked for by name.
///
/// A rule that is a preview is off until its name, `preview` or `all` is asked for: who asks for a
/// symptom means what is agreed on, today and after an update.
public struct RuleSelection: Sendable, Equatable {
  /// The rules there are.
  let known: [Rule]
  private var enabled: Set<String>
  /// The rules whose advice is asked for.
  private var advised: Set<String> = []
  /// The level of every finding of a rule, by its id; rules that nobody gave a level decide it with
  /// each finding.
  private var levels: [String: Severity] = [:]

  /// A name that is none of these.
  public struct UnknownName: Error, Sendable, Equatable {
    /// The name as it was given.
    public var name: String
    /// What was probably meant.
    public var nearest: String?
  }

  /// The rules that are on unless switched off.
  public init() { self.init(among: Rule.all) }

  /// The same among these rules.
  init(among rules: [Rule]) {
    known = rules
    enabled = Set(rules.lazy.filter { $0.group == .default }.map(\.id))
  }

  /// Whether the same is on, as loud, of the same rules.
  public static func == (one: RuleSelection, other: RuleSelection) -> Bool {
    one.enabled == other.enabled && one.advised == other.advised && one.levels == other.levels
  }

  /// Whether findings of `rule` are wanted.
  public func isEnabled(_ rule: Rule) -> Bool { enabled.contains(rule.id) }

  /// Whether findings of `rule` are wanted that are true and rarely of use.
  public func wantsAdvice(of rule: Rule) -> Bool {
    isEnabled(rule) && (rule.group == .advice || advised.contains(rule.id))
  }

  /// Whether a finding of `rule` is wanted that belongs to `group`, its own or a quieter one.
  func wants(_ rule: Rule, in group: RuleGroup) -> Bool {
    isEnabled(rule) && (group != .advice || wantsAdvice(of: rule))
  }

  /// Switches on what `names` say, and everything else off.
  public mutating func only(_ names: [String]) throws(UnknownName) {
    enabled = try rules(named: names, toSwitchOn: true)
    advised = rulesAskedForAdvice(by: names)
  }

  /// Switches on what `names` say.
  public mutating func enable(_ names: [String]) throws(UnknownName) {
    enabled.formUnion(try rules(named: names, toSwitchOn: true))
    advised.formUnion(rulesAskedForAdvice(by: names))
  }

  /// Switches off what `names` say.
  public mutating func disable(_ names: [String]) throws(UnknownName) {
    enabled.subtract(try rules(named: names, toSwitchOn: false))
  }

  /// The level that somebody gave `rule`, in place of each level of its own; nil where nobody did.
  public func severity(of rule: Rule) -> Severity? { levels[rule.id] }

  /// Gives every finding of a rule one level, and switches the rule on; `off` switches it off.
  public mutating func set(_ level: RuleLevel, of rule: String) throws(UnknownName) {
    try setIfOn(level, of: rule)
    if level != .off { enabled.insert(rule) }
  }

  /// Does what `changes` say, one after the other.
  public mutating func apply(_ changes: [RuleChange]) throws(UnknownName) {
    for change in changes {
      switch change {
      case .only(let names): try only(names)
      case .enable(let names): try enable(names)
      case .disable(let names): try disable(names)
      case .level(let level, let rule): try set(level, of: rule)
      case .levelIfOn(let level, let rule): try setIfOn(level, of: rule)
      }
    }
  }

  private mutating func setIfOn(_ level: RuleLevel, of rule: String) throws(UnknownName) {
    guard known.contains(where: { $0.id == rule }) else {
      throw UnknownName(name: rule, nearest: Spelling.nearest(to: rule, in: known.map(\.id)))
    }
    levels[rule] = level.severity
    if level == .off { enabled.remove(rule) }
  }

  private func rules(named names: [String], toSwitchOn: Bool) throws(UnknownName) -> Set<String> {
    var found: Set<String> = []
    for name in names {
      let matching = known.filter { Self.isMeant($0, by: name, toSwitchOn: toSwitchOn) }
      if matching.isEmpty && !Self.collective.contains(name) {
        throw UnknownName(
          name: name, nearest: Spelling.nearest(to: name, in: known.map(\.id) + Self.collective))
      }
      found.formUnion(matching.map(\.id))
    }
    return found
  }

  /// The rules that `names` mention themselves; every rule where they ask for advice, or for all.
  private func rulesAskedForAdvice(by names: [String]) -> Set<String> {
    let isForAll = names.contains("all") || names.contains(RuleGroup.advice.rawValue)
    return isForAll ? Set(known.map(\.id)) : Set(names)
  }

  /// Whether a change speaks of a rule.
  public static func isMeant(_ rule: Rule, by change: RuleChange) -> Bool {
    switch change {
    case .only: true
    case .enable(let names): names.contains { isMeant(rule, by: $0, toSwitchOn: true) }
    case .disable(let names): names.contains { isMeant(rule, by: $0, toSwitchOn: false) }
    case .level(_, let id), .levelIfOn(_, let id): rule.id == id
    }
  }

  /// Whether a name stands for several rules: a group, a symptom, `all`.
  public static func isCollective(_ name: String) -> Bool { collective.contains(name) }

  private static func isMeant(_ rule: Rule, by name: String, toSwitchOn: Bool) -> Bool {
    let isOfSymptom = rule.symptom.rawValue == name
    return rule.id == name || rule.group.rawValue == name || name == "all"
      || isOfSymptom && !(toSwitchOn && rule.group == .preview)
  }

  /// The names that stand for several rules; one may stand for none yet.
  public static let collective =
    ["all"] + RuleGroup.allCases.map(\.rawValue) + Symptom.allCases.map(\.rawValue)
}
