/// The folders around Xcode projects, with the deployment targets written in them.
struct XcodeFolders {
  private var targets: [FolderPath: DeploymentTarget] = [:]
  /// What each project or settings file says of concurrency, with the folder it speaks for.
  private var concurrency: [(scope: FolderPath, settings: ConcurrencySettings)] = []
  /// Settings files outside every project's folder, with the folder around theirs.
  private var shared: [(scope: FolderPath, target: DeploymentTarget)] = []

  /// The projects and settings files among `manifests`.
  init(_ manifests: [ManifestFile]) {
    for file in manifests where file.kind == .xcodeProject {
      let found = file.settings.deploymentTarget
      targets[file.folder, default: DeploymentTarget()].lower(to: found)
      concurrency.append((file.folder, file.settings.concurrency))
    }
    for file in manifests where file.kind == .xcodeSettings {
      let found = file.settings.deploymentTarget
      let around = project(around: file.folder) ?? file.folder.parent ?? file.folder
      concurrency.append((around, file.settings.concurrency))
      if let project = project(around: file.folder) {
        targets[project]?.lower(to: found)
      } else {
        // `Configs/Base.xcconfig` speaks for the projects beside `Configs`.
        shared.append((file.folder.parent ?? file.folder, found))
      }
    }
    for project in targets.keys {
      for settings in shared where settings.scope.contains(project) {
        targets[project]?.lower(to: settings.target)
      }
    }
  }

  /// The folders, sorted.
  var folders: [FolderPath] { targets.keys.sorted { $0.text < $1.text } }

  /// What the nearest project around `folder` says.
  func target(around folder: FolderPath) -> DeploymentTarget {
    project(around: folder).flatMap { targets[$0] } ?? DeploymentTarget()
  }

  /// What the projects and settings files around or inside `folder` say: one that says so is enough.
  func concurrency(near folder: FolderPath) -> ConcurrencySettings {
    concurrency.reduce(into: []) { found, row in
      if row.scope.contains(folder) || folder.contains(row.scope) {
        found.formUnion(row.settings)
      }
    }
  }

  /// The lowest of what all projects and settings files inside `folder` say.
  func lowest(in folder: FolderPath) -> DeploymentTarget {
    var lowest = DeploymentTarget()
    for (project, target) in targets where folder.contains(project) { lowest.lower(to: target) }
    for settings in shared where folder.contains(settings.scope) {
      lowest.lower(to: settings.target)
    }
    return lowest
  }

  private func project(around folder: FolderPath) -> FolderPath? {
    folder.ancestry.first { targets[$0] != nil }
  }
}
