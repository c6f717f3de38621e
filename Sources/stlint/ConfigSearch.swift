import StateLint

/// Finds the configuration that is in force for a path: the nearest one from its folder up to the
/// root of the repository; outside of one, up to the root of the disk.
struct ConfigSearch {
  private let here: WorkingFolder
  /// What was found from a folder up; nil inside where there is nothing.
  private var known: [DiskPath: DiskPath?] = [:]

  init(in here: WorkingFolder) {
    self.here = here
  }

  /// The absolute path of the configuration for `path`.
  mutating func file(for path: DiskPath) -> DiskPath? {
    let absolute = here.absolute(here.name(of: path))
    // A file is never asked whether something stands in it.
    let isFile = absolute.bytes.suffix(6).elementsEqual(".swift".utf8)
    return (isFile ? absolute.parent ?? absolute : absolute).file(&known)
  }

  /// The configuration for all `paths`. Those that lead to none are content with it; it is an error
  /// if two lead to different ones, because only one can be in force.
  mutating func file(forAll paths: [DiskPath]) throws(RunError) -> DiskPath? {
    var first: (path: DiskPath, file: DiskPath)?
    for path in paths {
      guard let file = file(for: path) else { continue }
      guard let known = first else {
        first = (path, file)
        continue
      }
      if known.file == file { continue }
      throw RunError(
        messages: [
          "`\(known.path.shown)` is linted as \(here.name(of: known.file).shown) says, and "
            + "`\(path.shown)` as \(here.name(of: file).shown) says"
        ],
        hint: "One of them can be in force: name it with `--config`, or lint one path at a time.")
    }
    return first?.file
  }
}

extension DiskPath {
  /// The configuration from this absolute folder up; what is found is noted in `known`.
  fileprivate func file(_ known: inout [DiskPath: DiskPath?]) -> DiskPath? {
    var passed: [DiskPath] = []
    var found: DiskPath?
    var next: DiskPath? = self
    while let folder = next {
      if let answer = known[folder] {
        found = answer
        break
      }
      passed.append(folder)
      let file = folder.appending(Config.fileName.utf8)
      // What stands there and cannot be read is a mistake that somebody wants to hear of.
      if FileStatus.stands(at: file) {
        found = file
        break
      }
      if FileStatus(of: folder.appending(".git".utf8)) != nil { break }
      next = folder.parent
    }
    for folder in passed { known.updateValue(found, forKey: folder) }
    return found
  }
}
