/// A file that tells how a project is built: `Package.swift`, `project.pbxproj` or an `.xcconfig`.
package struct ManifestFile: Sendable, Equatable {
  /// Where it is, spelled like the paths of the Swift files.
  package var path: String
  /// What Xcode's own files say; nothing for a package.
  let settings: BuildSettings
  /// What a package's manifest says; nil for other files.
  let package: PackageManifest?

  /// The file at `path` that holds `bytes`. It is read here, and only what it says is kept: a project
  /// file can be larger than the code it builds.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    switch ManifestFile.kind(of: path) {
    case .package:
      package = PackageManifest(bytes: bytes)
      settings = BuildSettings()
    case .xcodeProject:
      package = nil
      settings = BuildSettings(project: bytes)
    case .xcodeSettings:
      package = nil
      settings = BuildSettings(settings: bytes)
    case nil:
      package = nil
      settings = BuildSettings()
    }
  }

  /// Which build system reads it; nil for a name that none reads.
  package var kind: Kind? { ManifestFile.kind(of: path) }

  private static func kind(of path: String) -> Kind? {
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
