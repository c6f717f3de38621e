/// The lowest deployment targets written in Xcode's own files. Values that are not literal
/// (`$(inherited)`) say nothing.
package struct BuildSettings: Sendable, Hashable {
  /// The lowest version found for each platform.
  package private(set) var deploymentTarget = DeploymentTarget()
  /// Where code runs that does not say so, as some configuration has it.
  package private(set) var concurrency: ConcurrencySettings = []

  /// Nothing said.
  package init() {}

  /// Reads a `project.pbxproj`: `key = value;` between braces, with comments and quoted strings.
  package init(project bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { text in
      var lexemes = ProjectLexemes(bytes: text)
      readSettings(&lexemes, of: bytes)
    }
  }

  private mutating func readSettings(_ lexemes: inout ProjectLexemes, of bytes: [UInt8]) {
    var previous = 0..<0
    var key: Range<Int>?
    while let lexeme = lexemes.next() {
      if lexeme.count == 1, bytes[lexeme.lowerBound] == UInt8(ascii: "=") {
        key = previous
      } else {
        if let key, key.count >= Self.shortestName {
          note(key: bytes[key], value: bytes[lexeme])
        }
        key = nil
        previous = lexeme
      }
    }
  }

  /// Reads an `.xcconfig`: one `KEY = value` a line, `//` before a comment.
  package init(settings bytes: [UInt8]) {
    for line in bytes.split(whereSeparator: { (0x0A...0x0D).contains($0) }) {
      let code = line.prefixBeforeComment
      guard let equal = code.firstIndex(of: UInt8(ascii: "=")) else { continue }
      // `KEY[sdk=iphoneos*] = 15.0`: the equal sign that counts stands outside the brackets.
      let bracket = code.firstIndex(of: UInt8(ascii: "["))
      let isConditional = bracket.map { $0 < equal } ?? false
      let closing = isConditional ? code.lastIndex(of: UInt8(ascii: "]")) : nil
      let start = closing ?? code.startIndex
      guard let sign = code[start...].firstIndex(of: UInt8(ascii: "=")) else { continue }
      note(key: code[..<sign].trimmed, value: code[(sign + 1)...].trimmed)
    }
  }

  private mutating func note(key: ArraySlice<UInt8>, value: ArraySlice<UInt8>) {
    if value.count <= 16, key.starts(with: "SWIFT_".utf8) {
      let name = String(decoding: key.prefix { $0 != UInt8(ascii: "[") }, as: UTF8.self)
      concurrency.formUnion(
        .setting(name, String(decoding: value.filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self)))
      return
    }
    guard let platform = Self.platform(of: key), value.count <= 16,
      let version = VersionNumber(String(decoding: value, as: UTF8.self))
    else { return }
    deploymentTarget.lower(platform, to: version)
  }

  /// The platform of a key such as `IPHONEOS_DEPLOYMENT_TARGET` or `…[sdk=macosx*]`.
  private static func platform(of key: ArraySlice<UInt8>) -> DeploymentTarget.Platform? {
    let name = key.prefix { $0 != UInt8(ascii: "[") }
    return settings.first { name.elementsEqual($0.name.utf8) }?.platform
  }

  private static let shortestName = "TVOS_DEPLOYMENT_TARGET".utf8.count

  private static let settings: [(name: String, platform: DeploymentTarget.Platform)] = [
    ("IPHONEOS_DEPLOYMENT_TARGET", .iOS),
    ("MACOSX_DEPLOYMENT_TARGET", .macOS),
    ("TVOS_DEPLOYMENT_TARGET", .tvOS),
    ("WATCHOS_DEPLOYMENT_TARGET", .watchOS),
    ("XROS_DEPLOYMENT_TARGET", .visionOS),
  ]
}

extension ArraySlice<UInt8> {
  /// What stands before the first `//`.
  fileprivate var prefixBeforeComment: ArraySlice<UInt8> {
    for index in indices.dropLast()
    where self[index] == UInt8(ascii: "/") && self[index + 1] == UInt8(ascii: "/") {
      return self[..<index]
    }
    return self
  }

  /// The slice without blanks at its ends.
  fileprivate var trimmed: ArraySlice<UInt8> {
    let start = firstIndex { $0 > 0x20 } ?? endIndex
    let end = lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? start
    return self[start..<end]
  }
}
