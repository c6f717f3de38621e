/// Which rules are on. Rules are named by their id, by the symptom they explain, by their group,
/// or all at once with `all`.
public struct RuleSelection: Sendable, Equatable {
  private var enabled: Set<String>

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

  /// Switches on what `names` say, and everything else off.
  public mutating func only(_ names: [String]) throws(UnknownName) {
    enabled = try Self.rules(named: names)
  }

  /// Switches on what `names` say.
  public mutating func enable(_ names: [String]) throws(UnknownName) {
    enabled.formUnion(try Self.rules(named: names))
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

  private static func isMeant(_ rule: Rule, by name: String) -> Bool {
    rule.id == name || rule.group.rawValue == name || rule.symptom.rawValue == name
      || name == "all"
  }

  /// The names that stand for several rules; one may stand for none yet.
  private static let collective =
    ["all"] + RuleGroup.allCases.map(\.rawValue) + Symptom.allCases.map(\.rawValue)
}
