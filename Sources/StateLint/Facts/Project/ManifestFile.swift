/// A file that tells how a project is built: `Package.swift`, `project.pbxproj` or an `.xcconfig`.
package struct ManifestFile: Sendable, Hashable {
  /// Where it is, spelled like the paths of the Swift files.
  package let path: String
  /// What it holds.
  package let bytes: [UInt8]

  /// The file at `path` that holds `bytes`.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Which build system reads it; nil for a name that none reads.
  package var kind: Kind? {
    let name = FolderPath(path).name
    if name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")) {
      return .package
    }
    if name == "project.pbxproj" { return .xcodeProject }
    return name.hasSuffix(".xcconfig") ? .xcodeSettings : nil
  }

  /// The folder whose code it speaks of: for `Shop/Shop.xcodeproj/project.pbxproj` it is `Shop`.
  package var folder: FolderPath {
    let holder = FolderPath(holding: path)
    guard kind == .xcodeProject, holder.name.hasSuffix(".xcodeproj") else { return holder }
    return holder.parent ?? holder
  }

  /// The kinds of manifests.
  package enum Kind: Sendable {
    case package, xcodeProject, xcodeSettings
  }
}
