/// Says for each Swift file which module it belongs to and what it is for.
package struct ModuleMap: Sendable, Equatable {
  /// The modules, by their number.
  package private(set) var modules: [Module] = []
  /// The number of the module of each file, in the order of the files.
  package private(set) var moduleOfFile: [Int] = []
  /// What each file is for, in the order of the files.
  package private(set) var roleOfFile: [FileRole] = []
  private var places: [FolderPath: Place] = [:]
  private var claims: [FolderPath: Int] = [:]
  private var loose: Int?
  private let roots: LintedRoots

  /// What all files of one folder share.
  private struct Place: Sendable, Equatable {
    /// The module; nil where nothing says which.
    var module: Int?
    /// What the names of the folders below the root say.
    var role = FileRole.app
    var isInRoot = false
  }

  /// Reads the manifests and places each file.
  ///
  /// Paths are compared as text, so they are either all absolute or all relative to one folder
  /// that no manifest lies above.
  /// - Parameters:
  ///   - files: all Swift files that were read.
  ///   - manifests: those found in the linted folders and in the folders around them.
  ///   - roots: the folders and files that were asked for; none means that `files` are a project.
  ///   - unread: folders and files below the roots that were left out though they may belong to a
  ///     module: excluded, unreadable.
  package init(
    files: [String], manifests: [ManifestFile], roots: [String] = [], unread: [String] = []
  ) {
    self.roots = LintedRoots(roots, files: files)
    let folders = FolderSet(files: files)
    let packages = PackageFolder.packages(in: manifests)
    let settings = XcodeFolders(manifests)

    for package in packages {
      for (folder, kind) in package.targetFolders(among: folders) {
        claim(folder, as: kind, package: package, settings: settings)
      }
    }
    for folder in folders.playgrounds {
      let package = packages.first { $0.folder == folder }
      claim(folder, as: .playground, package: package, settings: settings)
    }
    for folder in settings.folders {
      claim(folder, as: .xcodeProject, package: nil, settings: settings)
    }
    // A manifest without targets only hides a folder from Xcode.
    for package in packages where package.hasTargets {
      claim(package.folder, as: .package, package: package, settings: settings)
    }
    let places = place(folders, settings: settings)
    self.places = Dictionary(uniqueKeysWithValues: zip(folders.paths, places))
    moduleOfFile = folders.folderOfFile.map { places[$0].module ?? loose ?? 0 }
    roleOfFile = zip(files, folders.folderOfFile).map { role(of: $0, in: places[$1]) }
    noteUnread(unread)
  }

  /// The number of the module that the file at `path` belongs to, the nearest one around it.
  /// `path` is one of the files that the map was made for.
  package func module(of path: String) -> Int {
    places[FolderPath(holding: path)]?.module ?? loose ?? 0
  }

  /// What the file at `path` is for, as far as paths and manifests tell.
  /// `path` is one of the files that the map was made for.
  package func role(of path: String) -> FileRole {
    role(of: path, in: places[FolderPath(holding: path)] ?? Place())
  }

  private func role(of path: String, in place: Place) -> FileRole {
    let role = place.role.refined(byPath: path)
    let isInTests = place.module.map { modules[$0].kind == .tests } ?? false
    return isInTests && role != .generated ? .test : role
  }

  private mutating func claim(
    _ folder: FolderPath, as kind: Module.Kind, package: PackageFolder?, settings: XcodeFolders
  ) {
    guard claims[folder] == nil else { return }
    let own = package?.manifest.deploymentTarget ?? DeploymentTarget()
    let around = kind == .root ? settings.lowest(in: folder) : settings.target(around: folder)
    claims[folder] = modules.count
    modules.append(
      Module(
        folder: folder, kind: kind, isWalkedWhole: roots.root(of: folder) != nil,
        deploymentTarget: own.isKnown ? own : around, toolsVersion: package?.manifest.toolsVersion,
        concurrency: package?.manifest.concurrency ?? settings.concurrency(near: folder)))
  }

  /// The place of each folder, which it has from the folder around it unless it is a module itself.
  private mutating func place(_ folders: FolderSet, settings: XcodeFolders) -> [Place] {
    var places: [Place] = []
    places.reserveCapacity(folders.paths.count)
    for (folder, parent) in zip(folders.paths, folders.parents) {
      let around = parent.map { places[$0] } ?? Place()
      var place = around
      if around.isInRoot {
        place.role = around.role.inside(folder.name)
      } else {
        place.isInRoot = roots.folders.contains(folder)
      }
      place.module = claims[folder] ?? around.module
      if place.module == nil, place.isInRoot {
        // A root is a module only where no manifest says better, however far out.
        claim(folder, as: .root, package: nil, settings: settings)
        place.module = claims[folder]
      }
      places.append(place)
    }
    if folders.folderOfFile.contains(where: { places[$0].module == nil }) { addLooseModule() }
    return places
  }

  private mutating func addLooseModule() {
    loose = modules.count
    modules.append(
      Module(
        folder: FolderPath(""), kind: .loose, isWalkedWhole: false,
        deploymentTarget: DeploymentTarget(), toolsVersion: nil))
  }

  /// Marks the modules around and below what was left out: nothing is known to be absent there.
  private mutating func noteUnread(_ paths: [String]) {
    for path in paths {
      let folder = FolderPath(path)
      if let around = folder.ancestry.lazy.compactMap({ claims[$0] }).first {
        modules[around].isWalkedWhole = false
      }
      for index in modules.indices where folder.contains(modules[index].folder) {
        modules[index].isWalkedWhole = false
      }
    }
  }
}
