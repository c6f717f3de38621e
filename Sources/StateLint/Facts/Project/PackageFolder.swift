/// A package and where its targets lie, by the package manager's own rules.
struct PackageFolder {
  /// The folder of `Package.swift`.
  let folder: FolderPath
  /// What the manifest says; several (`Package@swift-6.0.swift`) are taken together.
  private(set) var manifest: PackageManifest

  /// The packages among `manifests`, sorted by their folders.
  static func packages(in manifests: [ManifestFile]) -> [PackageFolder] {
    var found: [FolderPath: PackageFolder] = [:]
    for file in manifests where file.kind == .package {
      guard let manifest = file.package else { continue }
      let folder = file.folder
      if found[folder] == nil {
        found[folder] = PackageFolder(folder: folder, manifest: manifest)
      } else {
        found[folder]?.merge(manifest)
      }
    }
    return found.values.sorted { $0.folder.text < $1.folder.text }
  }

  private mutating func merge(_ other: PackageManifest) {
    manifest.toolsVersion = [manifest.toolsVersion, other.toolsVersion].compactMap { $0 }.min()
    manifest.deploymentTarget.lower(to: other.deploymentTarget)
    manifest.concurrency.formUnion(other.concurrency)
    manifest.hasComputedTargets = manifest.hasComputedTargets || other.hasComputedTargets
    for target in other.targets where !manifest.targets.contains(where: { $0.name == target.name })
    {
      manifest.targets.append(target)
    }
  }

  /// Whether it builds anything.
  var hasTargets: Bool { !manifest.targets.isEmpty || manifest.hasComputedTargets }

  /// The folder of each target, and of what looks like one where a target's name is not literal.
  func targetFolders(among folders: FolderSet) -> [(FolderPath, Module.Kind)] {
    var found: [(FolderPath, Module.Kind)] = []
    for target in manifest.targets {
      guard let base = base(of: target, among: folders) else { continue }
      let kind: Module.Kind = target.kind == .test ? .tests : .target
      // A single file among the sources stands for its folder: files are not told apart.
      let parts = target.sources.filter { !$0.hasSuffix(".swift") }
      found += parts.isEmpty ? [(base, kind)] : parts.map { (base.appending($0), kind) }
    }
    guard manifest.hasComputedTargets else { return found }
    for name in Self.sourceFolders + ["Plugins", "Tests"] {
      let parent = folder.appending(name)
      // A target that has the whole folder to itself has no neighbours.
      guard !found.contains(where: { $0.0 == parent }) else { continue }
      found += folders.children(of: parent).map { ($0, name == "Tests" ? .tests : .target) }
    }
    return found
  }

  private func base(of target: PackageManifest.Target, among folders: FolderSet) -> FolderPath? {
    if let path = target.path { return folder.appending(path) }
    let parents = Self.parents(of: target.kind).map { folder.appending($0) }
    if let own = parents.lazy.map({ $0.appending(target.name) }).first(where: folders.contains) {
      return own
    }
    // The only target of its kind may have the whole of `Sources` or `Tests` to itself.
    let isAlone = manifest.targets.filter { $0.kind == target.kind }.count == 1
    guard isAlone, !manifest.hasComputedTargets,
      let parent = parents.first(where: folders.contains)
    else { return nil }
    return target.kind == .test && parent != parents.first ? nil : parent
  }

  private static func parents(of kind: PackageManifest.Target.Kind) -> [String] {
    switch kind {
    case .code: sourceFolders
    case .test: ["Tests"] + sourceFolders
    case .plugin: ["Plugins"]
    }
  }

  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]
}
