#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The current folder: paths are shown relative to it where they lie below it.
struct WorkingFolder {
  /// Its absolute path.
  let path: DiskPath
  /// The path the shell knows it by, which may lead through a link.
  private let shellPath: DiskPath?

  /// The current folder of this process.
  static var current: WorkingFolder {
    let path = getcwd(nil, 0).map { buffer in
      defer { free(buffer) }
      return DiskPath(cString: buffer)
    }
    let shellPath = getenv("PWD").map { DiskPath(cString: $0).normalised }
    // Of a folder that was removed nobody knows the path; nothing lies below this one.
    return WorkingFolder(path: path ?? DiskPath("/."), shellPath: shellPath)
  }

  private init(path: DiskPath, shellPath: DiskPath?) {
    self.path = path
    let isSame = shellPath.flatMap(FileStatus.init(of:))?.identity == FileStatus(of: path)?.identity
    self.shellPath = isSame ? shellPath : nil
  }

  /// The absolute, normalised form of `given`.
  func absolute(_ given: DiskPath) -> DiskPath {
    given.isAbsolute ? given.normalised : path.appending(given.bytes).normalised
  }

  /// `given` as the report shows it, which is also a path that leads there: relative if it lies
  /// below this folder (empty for the folder itself), else absolute.
  func name(of given: DiskPath) -> DiskPath {
    let name = shortened(absolute(given))
    guard given.climbs, let status = FileStatus(of: given),
      FileStatus(of: name.bytes.isEmpty ? .here : name)?.identity != status.identity
    else { return name }
    guard let real = given.withCString({ realpath($0, nil) }) else { return name }
    defer { free(real) }
    return shortened(DiskPath(cString: real))
  }

  private func shortened(_ absolute: DiskPath) -> DiskPath {
    absolute.relative(to: path) ?? shellPath.flatMap(absolute.relative(to:)) ?? absolute
  }
}
