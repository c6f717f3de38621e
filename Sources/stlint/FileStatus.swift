#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a file is, without opening it.
struct FileStatus {
  var identity: Identity
  var kind: Kind
  /// The size in bytes; 0 where the file system does not tell.
  var size: Int

  /// Which file it is, by whatever path it was reached.
  struct Identity: Hashable {
    var device: UInt64
    var node: UInt64
  }

  /// What can be read and what cannot.
  enum Kind: Equatable {
    case file
    case folder
    /// A pipe, socket or device, in words.
    case other(String)
  }

  /// The status of what stands at `path`, links followed; `nil` with `errno` set if nothing does.
  init?(of path: DiskPath) {
    var info = stat()
    guard path.withCString({ stat($0, &info) }) == 0 else { return nil }
    self.init(info)
  }

  /// The status of an open file.
  init?(descriptor: Int32) {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { return nil }
    self.init(info)
  }

  /// Whether anything stands at `path`, be it a link that leads nowhere.
  static func stands(at path: DiskPath) -> Bool {
    var info = stat()
    return path.withCString { lstat($0, &info) } == 0
  }

  private init(_ info: stat) {
    identity = Identity(
      device: UInt64(truncatingIfNeeded: info.st_dev), node: UInt64(truncatingIfNeeded: info.st_ino)
    )
    size = Int(info.st_size)
    kind =
      switch info.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFIFO: .other("is a pipe, not a file")
      case S_IFSOCK: .other("is a socket, not a file")
      default: .other("is a device, not a file")
      }
  }
}
