import StateLintFacts
import StateLintSyntax

/// What somebody says about code that cannot be seen, in the names that the linted code uses.
public struct Assumed: Sendable, Equatable {
  /// Functions, methods and types whose closures run later.
  public var actions: [String] = []
  /// Functions, methods and types whose closures build views.
  public var builders: [String] = []
  /// Static members that give the one instance of their type, as `Type.member`.
  public var shared: [String] = []
  /// Property wrappers that bring an object kept elsewhere. A wrapper that nobody knows is taken
  /// for one of these already, so these names silence nothing more today.
  public var injected: [String] = []
  /// Modules that bring SwiftUI along.
  public var reexports: [String] = []
  /// Classes from elsewhere that are `@Observable`.
  public var observable: [String] = []

  /// Nothing is assumed.
  public init() {}

  /// The same in the words of the index.
  var assumptions: Assumptions {
    var assumptions = Assumptions()
    for name in actions { assumptions.timings[Name(name)] = .action }
    for name in builders { assumptions.timings[Name(name)] = .builder }
    for path in shared {
      let names = path.split(separator: ".")
      guard names.count > 1, let member = names.last else { continue }
      assumptions.shared[Name(String(names[names.count - 2])), default: []]
        .insert(Name(String(member)))
    }
    assumptions.reexports = Set(reexports.map { Name($0) })
    for name in observable { assumptions.kinds[Name(name)] = .observable }
    return assumptions
  }
}
