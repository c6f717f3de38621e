import StateLintSyntax

/// What a `Package.swift` says by its literals. Nothing in it is run.
package struct PackageManifest: Sendable, Equatable {
  /// The tools version of the first comment.
  package var toolsVersion: VersionNumber?
  /// The `platforms:` with their lowest versions.
  package var deploymentTarget = DeploymentTarget()
  /// Where code runs that does not say so, as some target has it.
  package var concurrency: ConcurrencySettings = []
  /// The declared targets, each name once, in order.
  package var targets: [Target] = []
  /// Whether some target gets its name from code, so that there are more than `targets`.
  package var hasComputedTargets = false

  /// One target.
  package struct Target: Sendable, Equatable {
    package var name: String
    package var kind: Kind
    /// The `path:`, relative to the package.
    package var path: String?
    /// The `sources:`, relative to the target's folder; empty when there are none.
    package var sources: [String] = []

    /// Where the package manager looks for a target's folder.
    package enum Kind: Sendable {
      case code, test, plugin
    }
  }

  /// Reads a manifest. Nil for a file that is named like one and does not import
  /// `PackageDescription`.
  package init?(bytes: [UInt8]) {
    var reader = ManifestReader(bytes: bytes)
    guard reader.importsPackageDescription else { return nil }
    toolsVersion = Self.toolsVersion(in: bytes)
    reader.read(into: &self)
  }

  /// `// swift-tools-version: 6.0`, in any spelling the package manager takes.
  private static func toolsVersion(in bytes: [UInt8]) -> VersionNumber? {
    guard let start = bytes.firstIndex(where: { $0 > 0x20 }) else { return nil }
    let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let text = String(decoding: line.filter { $0 > 0x20 }, as: UTF8.self).lowercased()
    let opening = "//swift-tools-version:"
    guard text.hasPrefix(opening) else { return nil }
    return VersionNumber(text.dropFirst(opening.count).prefix { $0.isNumber || $0 == "." })
  }
}
