#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes mended source files, and only what is safe to write.
struct SourceRewrite {
  /// The folders and files that are linted, links on the way to them followed.
  private let roots: [DiskPath]

  /// Writes only what lies in `roots`.
  init(roots: [DiskPath]) {
    self.roots = roots.compactMap { Self.real($0.bytes.isEmpty ? .here : $0) }
  }

  /// Puts `new` in the place of `old` in the file at `path`. Returns why not, in words that follow
  /// the name of the file; then nothing has changed.
  func write(_ new: [UInt8], over old: [UInt8], at path: DiskPath) -> String? {
    var info = stat()
    guard path.withCString({ lstat($0, &info) }) == 0 else { return Console.describe(errno) }
    switch info.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFLNK: return "is a link; lint the file that it leads to"
    default: return "is not a regular file"
    }
    if info.st_nlink > 1 { return "has a second name (a hard link), which would keep the old text" }
    guard let real = Self.real(path), roots.contains(where: { real.relative(to: $0) != nil }) else {
      return "lies outside of what is linted"
    }
    if path.withCString({ access($0, W_OK) }) != 0 { return "may not be written" }
    return AtomicFile.write(new, to: path, rights: AtomicFile.Rights(info)) {
      Self.difference(at: path, from: old)
    }
  }

  private static func difference(at path: DiskPath, from old: [UInt8]) -> String? {
    switch FileRead.contents(of: path) {
    case .failure(let failure): failure.message
    case .success(let contents):
      contents.bytes == old ? nil : "has changed since it was read; run this again"
    }
  }

  private static func real(_ path: DiskPath) -> DiskPath? {
    path.withCString { realpath($0, nil) }.map { buffer in
      defer { free(buffer) }
      return DiskPath(cString: buffer)
    }
  }
}
