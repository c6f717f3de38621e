import StateLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds what there is to lint below the paths a person named.
struct FileWalk {
  /// The Swift files, sorted by the bytes of their paths, none twice.
  private(set) var files: [Found] = []
  /// What says how the files form modules and where they run: package manifests and Xcode
  /// projects and settings, sorted.
  private(set) var manifests: [DiskPath] = []
  /// What could not be walked.
  private(set) var problems: [Report.Problem] = []
  /// Links that lead nowhere, sorted.
  private(set) var brokenLinks: [DiskPath] = []
  /// Pipes, sockets and devices with the name of a Swift file, met on the way and not asked for;
  /// sorted.
  private(set) var oddities: [DiskPath] = []
  /// The folders and files that were asked for, as they were written.
  let asked: [DiskPath]
  /// The folders and files that were asked for and found, as the report shows them.
  private(set) var roots: [DiskPath] = []
  /// The absolute path of the repository the first path lies in.
  private(set) var repository: DiskPath?

  /// A file and how it was found.
  struct Found {
    var path: DiskPath
    var isLink: Bool
  }

  private let here: WorkingFolder
  /// Where a search for manifests began already.
  private var climbed: Set<DiskPath> = []

  /// Walks `paths`, in `here`.
  init(_ paths: [DiskPath], in here: WorkingFolder) {
    self.here = here
    asked = paths
    for path in paths { add(path) }
    sortOut()
  }

  /// Takes the file at `path` for asked for, though only standard input knows its text.
  mutating func addStandardInput(as path: DiskPath) {
    roots.append(here.name(of: path))
    climb(from: here.absolute(path).parent)
    sortOut()
  }

  private mutating func add(_ path: DiskPath) {
    let name = here.name(of: path)
    guard let status = FileStatus(of: name.bytes.isEmpty ? .here : name) else {
      complain(path, Console.describe(errno))
      return
    }
    roots.append(name)
    let absolute = here.absolute(name)
    guard status.kind == .folder else {
      files.append(Found(path: name, isLink: false))
      climb(from: absolute.parent)
      return
    }
    let before = (files.count, problems.count)
    walk(name)
    if before == (files.count, problems.count) { complain(path, "holds no .swift file") }
    climb(from: absolute)
  }

  private mutating func complain(_ path: DiskPath, _ message: String) {
    problems.append(Report.Problem(file: path.shown, message: message))
  }

  private mutating func sortOut() {
    if zip(files, files.dropFirst()).contains(where: { $0.path >= $1.path }) {
      files.sort { $0.path < $1.path }
      var last: DiskPath?
      files.removeAll { found in
        defer { last = found.path }
        return found.path == last
      }
    }
    manifests = Set(manifests).sorted()
    brokenLinks = Set(brokenLinks).sorted()
    oddities = Set(oddities).sorted()
  }
}

// MARK: Down

extension FileWalk {
  /// Folders nobody writes code in.
  private static let passedOver: Set<[UInt8]> = Set(
    [".git", ".build", "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules"]
      .map { Array($0.utf8) })

  /// Collects what stands below `folder`, in the order of the bytes of the whole paths. That is
  /// why the path of a folder ends with a slash here: "a-b/" stands before "a/".
  private mutating func walk(_ folder: DiskPath) {
    let root = folder.bytes.isEmpty || folder.bytes.last == Self.slash ? [] : [Self.slash]
    var pending = [Found(path: DiskPath(folder.bytes + root), isLink: false)]
    while let next = pending.popLast() {
      if next.path.bytes.isEmpty || next.path.bytes.last == Self.slash {
        pending.append(contentsOf: entries(of: next.path).sorted { $0.path > $1.path })
      } else if next.path.bytes.hasSuffix(".swift") {
        files.append(next)
        if next.path.name.isPackageManifest { manifests.append(next.path) }
      } else {
        manifests.append(next.path)
      }
    }
  }

  private mutating func entries(of folder: DiskPath) -> [Found] {
    var entries: [Found] = []
    var links: [DiskPath] = []
    var oddities: [DiskPath] = []
    let code = FolderListing.forEach(in: folder.bytes.isEmpty ? .here : folder) { name, kind in
      switch kind {
      case .folder:
        if Self.passedOver.contains(Array(name)) { return }
        entries.append(Found(path: DiskPath(folder.bytes + name + [Self.slash]), isLink: false))
      case .file:
        guard name.isSource || name.isManifest else { return }
        entries.append(Found(path: DiskPath(folder.bytes + name), isLink: false))
      case .link: if name.isSource { links.append(DiskPath(folder.bytes + name)) }
      case .other: if name.isSource { oddities.append(DiskPath(folder.bytes + name)) }
      }
    }
    if let code { complain(folder.bytes.isEmpty ? .here : folder, Console.describe(code)) }
    for path in links { if isLinkedFile(path) { entries.append(Found(path: path, isLink: true)) } }
    self.oddities += oddities
    return entries
  }

  /// Whether a link leads to a file. Links to folders are not followed: they may lead in circles.
  private mutating func isLinkedFile(_ path: DiskPath) -> Bool {
    switch FileStatus(of: path)?.kind {
    case .file: return true
    case .folder: return false
    case .other:
      oddities.append(path)
      return false
    case nil: break
    }
    // An editor marks a file somebody is writing in with a link to nowhere beside it.
    if !path.name.starts(with: ".#".utf8) { brokenLinks.append(path) }
    return false
  }

  private static let slash = UInt8(ascii: "/")
}

// MARK: Up

extension FileWalk {
  /// Looks for manifests from `folder` up to the root of its repository; outside of one, up to
  /// the first folder that has any.
  private mutating func climb(from folder: DiskPath?) {
    guard let folder, climbed.insert(folder).inserted else { return }
    var levels: [[DiskPath]] = []
    var next: DiskPath? = folder
    while let folder = next {
      levels.append(manifests(in: folder))
      if FileStatus(of: folder.appending(".git".utf8)) != nil {
        if repository == nil { repository = folder }
        manifests += levels.joined().map(here.name(of:))
        return
      }
      next = folder.parent
    }
    manifests += levels.first { !$0.isEmpty }?.map(here.name(of:)) ?? []
  }

  private func manifests(in folder: DiskPath) -> [DiskPath] {
    var found: [DiskPath] = []
    _ = FolderListing.forEach(in: folder) { name, kind in
      if kind == .file && name.isPackageManifest {
        found.append(folder.appending(name))
      } else if kind == .folder && name.hasSuffix(".xcodeproj") {
        found.append(folder.appending(name).appending("project.pbxproj".utf8))
      }
    }
    return found.filter { FileStatus(of: $0)?.kind == .file }.sorted()
  }
}

extension BidirectionalCollection<UInt8> {
  fileprivate func hasSuffix(_ suffix: StaticString) -> Bool {
    suffix.withUTF8Buffer { count >= $0.count && self.suffix($0.count).elementsEqual($0) }
  }

  fileprivate var isSource: Bool { hasSuffix(".swift") }

  /// `Package.swift`, or the variant of it for one version of the tools.
  fileprivate var isPackageManifest: Bool {
    elementsEqual("Package.swift".utf8) || starts(with: "Package@swift-".utf8) && isSource
  }

  fileprivate var isManifest: Bool {
    hasSuffix(".xcconfig") || elementsEqual("project.pbxproj".utf8)
  }
}
