import StateLintSyntax

/// Walks the tokens of a `Package.swift` once and picks out target calls and platform versions.
struct ManifestReader {
  private let bytes: [UInt8]
  private let tokens: [Token]
  private var brackets: [Bracket] = []

  /// An open bracket.
  private struct Bracket {
    /// The label of the argument that is being read: `targets` in `targets: [`.
    var label: String?
    /// The target whose call it opened.
    var target: PackageManifest.Target?
    /// Whether the target is only mentioned: a dependency, a product.
    var isMention: Bool
    /// Whether the target's name or path comes from code.
    var isComputed = false
  }

  /// Tokenizes `bytes`.
  init(bytes: [UInt8]) {
    self.bytes = bytes
    tokens = Tokens.tokenize(bytes).list
  }

  /// Whether the file is a manifest at all.
  var importsPackageDescription: Bool {
    tokens.indices.contains { index in
      tokens[index].keyword == .import && text(index + 1) == "PackageDescription"
    }
  }

  /// Adds what the file says to `manifest`.
  mutating func read(into manifest: inout PackageManifest) {
    let constants = self.constants
    for index in tokens.indices {
      switch tokens[index].kind {
      case .leftParen, .leftSquare, .leftBrace:
        open(at: index)
      case .rightParen, .rightSquare, .rightBrace:
        guard let closed = brackets.popLast(), let target = closed.target else { break }
        manifest.add(target, isComputed: closed.isComputed)
      case .comma:
        setLabel(nil)
      case .colon where isLabel(index - 1):
        setLabel(text(index - 1))
        readArgument(at: index + 1, constants: constants)
      case .stringOpen:
        addSource(at: index)
        noteConcurrency(string(at: index) ?? "", in: &manifest)
      case .identifier:
        noteConcurrency(text(index), in: &manifest)
      case .period:
        readPlatform(at: index, into: &manifest.deploymentTarget)
      default:
        break
      }
    }
  }

  /// Where one target says so, all are taken to.
  private func noteConcurrency(_ word: String, in manifest: inout PackageManifest) {
    for row in ConcurrencySettings.manifestRows where row.word == word {
      manifest.concurrency.formUnion(row.means)
    }
  }

  private mutating func setLabel(_ label: String?) {
    if !brackets.isEmpty { brackets[brackets.count - 1].label = label }
  }

  private mutating func open(at index: Int) {
    let label = brackets.last?.label ?? ""
    let isMention = brackets.last?.isMention ?? false || Self.mentions.contains(label)
    var target: PackageManifest.Target?
    if !isMention, tokens[index].kind == .leftParen, kind(index - 2) == .period,
      let kind = Self.targetKinds[text(index - 1)]
    {
      target = PackageManifest.Target(name: "", kind: kind)
    }
    brackets.append(Bracket(label: nil, target: target, isMention: isMention))
  }

  private mutating func readArgument(at index: Int, constants: [String: String]) {
    guard let last = brackets.indices.last, brackets[last].target != nil else { return }
    guard let label = brackets[last].label, label == "name" || label == "path" else { return }
    guard let value = value(at: index, constants) else {
      brackets[last].isComputed = true
      return
    }
    if label == "name" {
      brackets[last].target?.name = value
    } else {
      brackets[last].target?.path = value
    }
  }

  /// A string inside `sources: […]` of a target call.
  private mutating func addSource(at index: Int) {
    guard let call = brackets.indices.dropLast().last, brackets[call].label == "sources",
      let source = string(at: index)
    else { return }
    brackets[call].target?.sources.append(source)
  }

  /// `.iOS(.v17)`, `.iOS("17.4")`, `.custom("visionos", versionString: "1.0")`.
  private func readPlatform(at period: Int, into target: inout DeploymentTarget) {
    guard kind(period + 2) == .leftParen else { return }
    let name = text(period + 1)
    if name == "custom" {
      guard let custom = string(at: period + 3), let platform = Self.platforms[custom.lowercased()],
        let written = tokens[(period + 3)...].prefix(while: { $0.kind != .rightParen })
          .lastIndex(where: { $0.kind == .stringOpen }),
        let version = string(at: written).flatMap({ VersionNumber($0) })
      else { return }
      target.lower(platform, to: version)
    } else if let platform = Self.platforms[name.lowercased()] {
      guard let version = version(at: period + 3) else { return }
      target.lower(platform, to: version)
    }
  }

  /// `.v17`, `.v10_15`, `SupportedPlatform.IOSVersion.v17` or `"17.4"`.
  private func version(at index: Int) -> VersionNumber? {
    if let written = string(at: index) { return VersionNumber(written) }
    var last = index
    while last < tokens.count, tokens[last].kind != .rightParen { last += 1 }
    let name = text(last - 1)
    guard name.first == "v" else { return nil }
    return VersionNumber(String(name.dropFirst().map { $0 == "_" ? "." : $0 }))
  }

  /// `let name = "…"` anywhere in the file: manifests give long names once.
  private var constants: [String: String] {
    var found: [String: String] = [:]
    for index in tokens.indices where tokens[index].keyword == .let {
      let hasType = kind(index + 2) == .colon && text(index + 3) == "String"
      let sign = hasType ? index + 4 : index + 2
      guard kind(sign) == .equal, let value = string(at: sign + 1) else { continue }
      found[text(index + 1)] = value
    }
    return found
  }

  /// The value of an argument that is one string or the name of one.
  private func value(at index: Int, _ constants: [String: String]) -> String? {
    var end = index + 1
    if kind(index) == .stringOpen {
      while end < tokens.count, tokens[end - 1].kind != .stringClose { end += 1 }
    }
    guard kind(end) == .comma || kind(end) == .rightParen else { return nil }
    return string(at: index) ?? (kind(index) == .identifier ? constants[text(index)] : nil)
  }

  /// The text of a string without interpolations and escapes that begins at `index`.
  private func string(at index: Int) -> String? {
    guard kind(index) == .stringOpen else { return nil }
    if kind(index + 1) == .stringClose { return "" }
    guard kind(index + 1) == .stringText, kind(index + 2) == .stringClose else { return nil }
    let found = text(index + 1)
    return found.utf8.contains(UInt8(ascii: "\\")) ? nil : found
  }

  private func isLabel(_ index: Int) -> Bool {
    guard kind(index) == .identifier || kind(index) == .keyword else { return false }
    return kind(index - 1) == .comma || kind(index - 1) == .leftParen
  }

  private func kind(_ index: Int) -> TokenKind {
    tokens.indices.contains(index) ? tokens[index].kind : .endOfFile
  }

  private func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[Int(tokens[index].start)..<Int(tokens[index].end)], as: UTF8.self)
  }

  /// Arguments in which `.target(name:)` names a target that is declared elsewhere.
  private static let mentions: Set<String> = ["capability", "dependencies", "plugins", "products"]

  private static let targetKinds: [String: PackageManifest.Target.Kind] = [
    "executableTarget": .code,
    "macro": .code,
    "plugin": .plugin,
    "target": .code,
    "testTarget": .test,
  ]

  private static let platforms: [String: DeploymentTarget.Platform] = [
    "ios": .iOS,
    "maccatalyst": .iOS,
    "macos": .macOS,
    "tvos": .tvOS,
    "visionos": .visionOS,
    "watchos": .watchOS,
    "xros": .visionOS,
  ]
}

extension PackageManifest {
  /// Takes in a target call that has been read whole.
  fileprivate mutating func add(_ target: Target, isComputed: Bool) {
    guard !isComputed, !target.name.isEmpty else {
      hasComputedTargets = true
      return
    }
    guard let known = targets.firstIndex(where: { $0.name == target.name }) else {
      targets.append(target)
      return
    }
    // `.target(name:)` in a list of dependencies kept in a constant looks like a declaration.
    let isMention = target == Target(name: target.name, kind: .code)
    if !isMention, targets[known].path == nil { targets[known] = target }
  }
}
