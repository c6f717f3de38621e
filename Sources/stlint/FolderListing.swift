#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The entries of one folder that a walk may care about.
enum FolderListing {
  /// What the folder says an entry is.
  enum Kind {
    case file, folder, link, other
  }

  /// Calls `visit` with the name and kind of each entry but `.` and `..`, in the order of the
  /// folder. Returns the error number if it cannot be read.
  ///
  /// The name is only valid during the call: most entries are passed over, and should cost nothing.
  static func forEach(
    in folder: DiskPath, _ visit: (_ name: UnsafeBufferPointer<UInt8>, _ kind: Kind) -> Void
  ) -> Int32? {
    guard let stream = folder.withCString({ opendir($0) }) else { return errno }
    defer { closedir(stream) }
    // A stored property of a C struct always has an offset.
    let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name)!
    while true {
      errno = 0
      // A disk that fails on the way looks like the end, but for the error.
      guard let entry = readdir(stream) else { return errno == 0 ? nil : errno }
      let start = UnsafeRawPointer(entry).advanced(by: nameOffset)
        .assumingMemoryBound(to: UInt8.self)
      let length = strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))
      let name = UnsafeBufferPointer(start: start, count: length)
      if name.elementsEqual([0x2E]) || name.elementsEqual([0x2E, 0x2E]) { continue }
      visit(name, kind(of: entry, in: folder, name))
    }
  }

  private static func kind(
    of entry: UnsafeMutablePointer<dirent>, in folder: DiskPath, _ name: UnsafeBufferPointer<UInt8>
  ) -> Kind {
    switch Int32(entry.pointee.d_type) {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    case Int32(DT_LNK): return .link
    case Int32(DT_UNKNOWN): return kind(of: folder.appending(name))
    default: return .other
    }
  }

  /// Asks the file itself: some file systems do not say what an entry is.
  private static func kind(of path: DiskPath) -> Kind {
    var info = stat()
    guard path.withCString({ lstat($0, &info) }) == 0 else { return .other }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }
}
