import StateLintSyntax

/// A use in a host's own code that can mean one of its properties.
struct Mention: Sendable {
  let use: UseFact
  let row: Row<UseFact>
  let function: Reference<FunctionFact>

  var reference: Reference<UseFact> { Reference(function.file, row) }
}

/// The mentions of all properties of a host: those of one name side by side, in the order they stand.
struct Mentions: Sendable {
  private var starts: [Int32] = []
  private var mentions: [Mention] = []

  /// - Parameters:
  ///   - found: mentions in the order they stand, each with the number of its name.
  ///   - count: how many names there are.
  init(_ found: [(name: Int, mention: Mention)], names count: Int) {
    guard !found.isEmpty else { return }
    starts = [Int32](repeating: 0, count: count + 1)
    for (name, _) in found { starts[name + 1] += 1 }
    for name in 0..<count { starts[name + 1] += starts[name] }
    var next = starts
    var order = [Int32](repeating: 0, count: found.count)
    for (place, (name, _)) in found.enumerated() {
      order[Int(next[name])] = Int32(place)
      next[name] += 1
    }
    mentions = order.map { found[Int($0)].mention }
  }

  /// The mentions of the name with a number.
  subscript(name: Int) -> ArraySlice<Mention> {
    starts.isEmpty ? [] : mentions[Int(starts[name])..<Int(starts[name + 1])]
  }
}

extension Host {
  /// The uses in code of this host that can mean a property, functions in the order of `functions`.
  func mentions(of property: Property) -> ArraySlice<Mention> { mentions(of: property.fact.name) }

  /// Whether some use in code of this host can mean a property and is as wanted.
  func hasMention(of property: Property, where isWanted: (UseFact) -> Bool) -> Bool {
    mentions(of: property).contains { isWanted($0.use) }
  }
}

extension HostFacts {
  /// The code around a mention; nil where it does not surely run while this host is updated.
  func drawnCode(around mention: Mention) -> UpdateCode? {
    guard let place = codePlaces[mention.function],
      updateCode[place].regions[mention.use.scope] == .body
    else { return nil }
    return updateCode[place]
  }

  /// Whether code that surely runs while this host is updated mentions a property as wanted.
  func isDrawn(_ property: Property, where isWanted: (UseFact) -> Bool = { _ in true }) -> Bool {
    host.mentions(of: property).contains { isWanted($0.use) && drawnCode(around: $0) != nil }
  }
}
