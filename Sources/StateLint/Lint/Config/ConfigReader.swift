import StateLintFacts

/// Takes from a configuration file what it says, key by key, and notes what is wrong.
struct ConfigReader {
  private(set) var config = Config()
  private var found: [PlacedMistake] = []
  private let lines: LineIndex

  init(_ bytes: [UInt8]) {
    lines = LineIndex(bytes)
  }

  /// What is wrong, in the order of the file.
  var mistakes: [FileMistake] {
    found.sorted { $0.offset < $1.offset }.map { FileMistake($0, in: lines) }
  }

  mutating func read(_ bytes: [UInt8]) {
    let root: PlacedJSON
    do throws(PlacedMistake) {
      root = try PlacedJSONReader.read(bytes)
    } catch {
      found.append(error)
      return
    }
    for (key, member) in members(of: root, as: ConfigKey.self, in: "the configuration") {
      read(key, member)
    }
  }

  private mutating func read(_ key: ConfigKey, _ member: PlacedJSON.Member) {
    let value = member.value
    let place = place(member.offset)
    switch key {
    case .schema: _ = text(value, of: key.rawValue)
    case .include:
      config.include = Config.Placed(value: patterns(value, key.rawValue), place: place)
    case .exclude:
      config.exclude = Config.Placed(value: patterns(value, key.rawValue), place: place)
    case .deploymentTarget:
      config.deploymentTarget = Config.Placed(value: deploymentTarget(value), place: place)
    case .xcode: config.xcode = version(value).map { Config.Placed(value: $0, place: place) }
    case .rules: config.rules += levels(value, key.rawValue)
    case .enable: config.rules.insert(contentsOf: enabled(value), at: 0)
    case .failOn:
      config.failOn = choice(value, of: key.rawValue).map { Config.Placed(value: $0, place: place) }
    case .baseline:
      config.baseline = text(value, of: key.rawValue).map { Config.Placed(value: $0, place: place) }
    case .requireReasons:
      config.requireReasons = truth(value, of: key.rawValue).map {
        Config.Placed(value: $0, place: place)
      }
    case .overrides: config.overrides = items(of: value, key.rawValue).compactMap { override($0) }
    case .assume: readAssumptions(value)
    }
  }

  // MARK: Values

  private func place(_ offset: Int) -> FilePlace {
    let position = lines.position(of: offset)
    return FilePlace(line: position.line, column: position.column)
  }

  private mutating func complain(_ offset: Int, _ message: String, nearest: String? = nil) {
    found.append(PlacedMistake(offset, message, nearest: nearest))
  }

  private mutating func refuse(_ value: PlacedJSON, of key: String, _ wanted: String) {
    complain(value.offset, "`\(key)` is \(wanted), not \(value.kind)")
  }

  /// The members of an object whose keys are known.
  private mutating func members<Key: RawRepresentable<String> & CaseIterable>(
    of value: PlacedJSON, as keys: Key.Type, in what: String
  ) -> [(Key, PlacedJSON.Member)] {
    guard case .object(let members) = value.value else {
      complain(value.offset, "\(what) is an object, not \(value.kind)")
      return []
    }
    var known: [(Key, PlacedJSON.Member)] = []
    let names = Key.allCases.map(\.rawValue)
    for member in members {
      if let key = Key(rawValue: member.key) {
        known.append((key, member))
      } else {
        unknown("key", member.key, at: member.offset, in: names)
      }
    }
    return known
  }

  /// Says that a name is none of those there are, and which was meant or else what there is.
  private mutating func unknown(_ kind: String, _ name: String, at offset: Int, in names: [String])
  {
    let nearest = Spelling.nearest(to: name, in: names)
    let all =
      nearest == nil ? "; it is one of " + names.map { "`\($0)`" }.joined(separator: ", ") : ""
    complain(offset, "unknown \(kind) `\(name)`\(all)", nearest: nearest)
  }

  private mutating func text(_ value: PlacedJSON, of key: String) -> String? {
    guard case .string(let text) = value.value else {
      refuse(value, of: key, "a text")
      return nil
    }
    if text.isEmpty { complain(value.offset, "`\(key)` is empty") }
    return text.isEmpty ? nil : text
  }

  private mutating func truth(_ value: PlacedJSON, of key: String) -> Bool? {
    if case .bool(let truth) = value.value { return truth }
    refuse(value, of: key, "true or false")
    return nil
  }

  private mutating func items(of value: PlacedJSON, _ key: String) -> [PlacedJSON] {
    if case .array(let items) = value.value { return items }
    refuse(value, of: key, "an array")
    return []
  }

  private mutating func texts(_ value: PlacedJSON, _ key: String) -> [(text: String, offset: Int)] {
    items(of: value, key).compactMap { item in
      guard case .string(let text) = item.value else {
        complain(item.offset, "`\(key)` holds texts, not \(item.kind)")
        return nil
      }
      return (text, item.offset)
    }
  }

  private mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: PlacedJSON, of key: String
  ) -> Choice? {
    let names = Choice.allCases.map(\.rawValue)
    let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    guard case .string(let text) = value.value else {
      refuse(value, of: key, list)
      return nil
    }
    if let choice = Choice(rawValue: text) { return choice }
    complain(
      value.offset, "`\(key)` is \(list), not `\(text)`",
      nearest: Spelling.nearest(to: text, in: names))
    return nil
  }

  private mutating func patterns(_ value: PlacedJSON, _ key: String) -> [PathPattern] {
    if key == ConfigKey.include.rawValue, value.value == .array([]) {
      complain(value.offset, "`\(key)` is empty and fits no file; without the key all are meant")
    }
    return texts(value, key).compactMap { text, offset in
      if let pattern = PathPattern(text) { return pattern }
      complain(
        offset, "`\(text)` fits no file; a pattern begins in the folder of this file, like `Old/**`"
      )
      return nil
    }
  }

  // MARK: Keys

  private mutating func deploymentTarget(_ value: PlacedJSON) -> DeploymentTarget {
    var target = DeploymentTarget()
    let members = members(
      of: value, as: DeploymentTarget.Platform.self, in: "`deploymentTarget`")
    for (platform, member) in members {
      if case .string(let text) = member.value.value, let version = VersionNumber(text) {
        target[platform] = version
      } else {
        complain(
          member.value.offset, "`\(member.key)` is a version in quotes, like \"17.0\"")
      }
    }
    return target
  }

  private mutating func version(_ value: PlacedJSON) -> Int? {
    // `27.0` is the same number in JSON.
    if case .number(let text) = value.value,
      let number = Int(text) ?? Double(text).flatMap(Int.init(exactly:)),
      (1...Config.latestXcode).contains(number)
    {
      return number
    }
    complain(value.offset, "`xcode` is the number of a major version, like 27")
    return nil
  }

  private mutating func levels(_ value: PlacedJSON, _ key: String) -> [Config.Placed<RuleChange>] {
    guard case .object(let members) = value.value else {
      refuse(value, of: key, "an object")
      return []
    }
    return members.compactMap { member in
      if RuleSelection.isCollective(member.key) {
        complain(
          member.offset,
          "`\(member.key)` stands for several rules, and a level is for one; "
            + "`enable` takes it")
        return nil
      }
      if Rule.named(member.key) == nil { unknownRule(member.key, at: member.offset) }
      guard let level: RuleLevel = choice(member.value, of: member.key),
        Rule.named(member.key) != nil
      else { return nil }
      return Config.Placed(
        value: .level(level, rule: member.key), place: place(member.offset))
    }
  }

  private mutating func unknownRule(_ name: String, at offset: Int, or names: [String] = []) {
    let nearest = Spelling.nearest(to: name, in: Rule.all.map(\.id) + names)
    let hint = nearest == nil ? "; `stlint rules` shows what there is" : ""
    complain(offset, "unknown rule `\(name)`\(hint)", nearest: nearest)
  }

  private mutating func enabled(_ value: PlacedJSON) -> [Config.Placed<RuleChange>] {
    texts(value, ConfigKey.enable.rawValue).compactMap { name, offset in
      var selection = RuleSelection()
      guard (try? selection.enable([name])) != nil else {
        unknownRule(name, at: offset, or: RuleSelection.collective)
        return nil
      }
      return Config.Placed(value: .enable([name]), place: place(offset))
    }
  }

  private mutating func override(_ value: PlacedJSON) -> RuleOverride? {
    var override = RuleOverride(files: [], rules: [])
    var isComplete = (files: false, rules: false)
    let count = found.count
    for (key, member) in members(of: value, as: OverrideKey.self, in: "an override") {
      switch key {
      case .files:
        override.files = patterns(member.value, key.rawValue)
        isComplete.files = true
      case .rules:
        override.rules = levels(member.value, key.rawValue)
        isComplete.rules = true
      }
    }
    if found.count == count, !isComplete.files || !isComplete.rules {
      complain(value.offset, "an override needs `files` and `rules`")
    }
    return override
  }

  private mutating func readAssumptions(_ value: PlacedJSON) {
    for (key, member) in members(of: value, as: AssumeKey.self, in: "`assume`") {
      let names = texts(member.value, key.rawValue).compactMap { text, offset -> String? in
        if Self.isName(text, dotted: key == .shared) { return text }
        complain(offset, "`\(text)` is no name; \(key.form)")
        return nil
      }
      config.assumedPlaces[key.rawValue] = place(member.offset)
      switch key {
      case .actions: config.assumed.actions = names
      case .builders: config.assumed.builders = names
      case .shared: config.assumed.shared = names
      case .injected: config.assumed.injected = names
      case .reexports: config.assumed.reexports = names
      case .observable: config.assumed.observable = names
      }
    }
  }

  /// Whether a text can be the name of something in code, or with dots, of a member of it.
  private static func isName(_ text: String, dotted: Bool) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return (dotted ? parts.count > 1 : parts.count == 1)
      && parts.allSatisfy { part in
        !part.isEmpty && !(part.first?.isNumber ?? true)
          && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      }
  }
}

extension AssumeKey {
  /// How its names are written, for a message.
  fileprivate var form: String {
    switch self {
    case .actions: "a function or type stands here as it is, like `onFirstAppear`"
    case .builders: "a function or type stands here as it is, like `card`"
    case .shared: "a member stands here behind its type, like `AppModel.current`"
    case .injected: "a wrapper stands here without its `@`, like `Injected`"
    case .reexports: "a module stands here as it is imported, like `DesignSystem`"
    case .observable: "a class stands here by its last name, like `LegacyStore`"
    }
  }
}
