/// Which rules are on. Rules are named by their id, by the symptom they explain, by their group,
/// or all at once with `all`.
///
/// A rule that is on by default may know cases that are true and rarely of use. Those are advice too:
/// they are reported where the rule, the group `advice`, or `all` is asked for by name.
public struct RuleSelection: Sendable, Equatable {
  private var enabled: Set<String>
  /// The rules whose advice is asked for.
  private var advised: Set<String> = []

  /// A name that is none of these.
  public struct UnknownName: Error, Sendable, Equatable {
    /// The name as it was given.
    public var name: String
    /// What was probably meant.
    public var nearest: String?
  }

  /// The rules that are on unless switched off.
  public init() {
    enabled = Set(Rule.all.lazy.filter { $0.group == .default }.map(\.id))
  }

  /// Whether findings of `rule` are wanted.
  public func isEnabled(_ rule: Rule) -> Bool { enabled.contains(rule.id) }

  /// Whether findings of `rule` are wanted that are true and rarely of use.
  public func wantsAdvice(of rule: Rule) -> Bool {
    isEnabled(rule) && (rule.group == .advice || advised.contains(rule.id))
  }

  /// Switches on what `names` say, and everything else off.
  public mutating func only(_ names: [String]) throws(UnknownName) {
    enabled = try Self.rules(named: names)
    advised = Self.rulesAskedForAdvice(by: names)
  }

  /// Switches on what `names` say.
  public mutating func enable(_ names: [String]) throws(UnknownName) {
    enabled.formUnion(try Self.rules(named: names))
    advised.formUnion(Self.rulesAskedForAdvice(by: names))
  }

  /// Switches off what `names` say.
  public mutating func disable(_ names: [String]) throws(UnknownName) {
    enabled.subtract(try Self.rules(named: names))
  }

  private static func rules(named names: [String]) throws(UnknownName) -> Set<String> {
    var found: Set<String> = []
    for name in names {
      let matching = Rule.all.filter { isMeant($0, by: name) }
      if matching.isEmpty && !collective.contains(name) {
        throw UnknownName(
          name: name, nearest: Spelling.nearest(to: name, in: Rule.all.map(\.id) + collective))
      }
      found.formUnion(matching.map(\.id))
    }
    return found
  }

  /// The rules that `names` mention themselves; every rule where they ask for advice, or for all.
  private static func rulesAskedForAdvice(by names: [String]) -> Set<String> {
    let isForAll = names.contains("all") || names.contains(RuleGroup.advice.rawValue)
    return isForAll ? Set(Rule.all.map(\.id)) : Set(names)
  }

  private static func isMeant(_ rule: Rule, by name: String) -> Bool {
    rule.id == name || rule.group.rawValue == name || rule.symptom.rawValue == name
      || name == "all"
  }

  /// The names that stand for several rules; one may stand for none yet.
  private static let collective =
    ["all"] + RuleGroup.allCases.map(\.rawValue) + Symptom.allCases.map(\.rawValue)
}
