#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes files whole: a reader sees the old text or the new one, never a part.
enum AtomicFile {
  /// Who may do what with a file, and whose it is.
  struct Rights {
    var mode: mode_t
    var owner: uid_t
    var group: gid_t

    init(_ info: stat) {
      mode = info.st_mode & 0o7777
      owner = info.st_uid
      group = info.st_gid
    }
  }

  /// Puts `bytes` in the place of what stands at `path`, by a new file beside it. Returns why not,
  /// in words that follow the name of the file; then nothing has changed.
  ///
  /// - Parameters:
  ///   - rights: those of the file that is replaced; nil gives a new file the usual ones.
  ///   - isStill: asked last of all whether the file is still to be replaced; why not otherwise.
  static func write(
    _ bytes: [UInt8], to path: DiskPath, rights: Rights?, isStill: () -> String? = { nil }
  ) -> String? {
    HeldSignals.during { writeDraft(bytes, for: path, rights, isStill) }
  }

  private static func writeDraft(
    _ bytes: [UInt8], for path: DiskPath, _ rights: Rights?, _ isStill: () -> String?
  ) -> String? {
    var draft = draftPath(beside: path, try: 0)
    var descriptor: Int32 = -1
    for number in 0..<mostDrafts {
      draft = draftPath(beside: path, try: number)
      descriptor = draft.withCString {
        open(
          $0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, rights == nil ? 0o666 : 0o600)
      }
      if descriptor >= 0 || errno != EEXIST { break }
    }
    guard descriptor >= 0 else {
      let code = errno
      return code == ENOENT
        ? "cannot be written: its folder does not exist" : Console.describe(code)
    }
    var failure = Console.send(bytes, to: descriptor).map(Console.describe)
    if failure == nil, let rights { failure = set(rights, on: descriptor) }
    // What is in memory only is lost with the power, and the old text with it.
    if failure == nil, fsync(descriptor) != 0 { failure = Console.describe(errno) }
    close(descriptor)
    failure = failure ?? isStill()
    if failure == nil { failure = move(draft, to: path) }
    if failure != nil { _ = draft.withCString { unlink($0) } }
    return failure
  }

  /// Puts `bytes` in the place of what stands at `path`, or makes a new file there. What is no file
  /// of its own, a pipe or a device, is written into. Returns why not.
  static func replace(_ path: DiskPath, by bytes: [UInt8]) -> String? {
    guard let status = FileStatus(of: path) else {
      if errno != ENOENT { return Console.describe(errno) }
      // A link to nothing yet leads to the new file.
      if let target = target(of: path) { return replace(target, by: bytes) }
      return write(bytes, to: path, rights: nil)
    }
    switch status.kind {
    case .folder: return "is a folder"
    case .other: return append(bytes, to: path)
    case .file: break
    }
    // A link stays one, and leads to the new text.
    guard let buffer = path.withCString({ realpath($0, nil) }) else {
      return Console.describe(errno)
    }
    defer { free(buffer) }
    let real = DiskPath(cString: buffer)
    var info = stat()
    guard real.withCString({ stat($0, &info) }) == 0 else { return Console.describe(errno) }
    return write(bytes, to: real, rights: Rights(info))
  }

  /// Where a link leads, be there anything or not; nil for what is no link.
  private static func target(of path: DiskPath) -> DiskPath? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = path.withCString { readlink($0, &buffer, buffer.count - 1) }
    guard count > 0 else { return nil }
    let target = DiskPath(buffer[..<count].map { UInt8(bitPattern: $0) })
    return target.isAbsolute ? target : folder(of: path).appending(target.bytes)
  }

  /// Writes `bytes` behind what stands in the file at `path`. Returns why not.
  static func append(_ bytes: [UInt8], to path: DiskPath) -> String? {
    let descriptor = path.withCString { open($0, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else { return Console.describe(errno) }
    defer { close(descriptor) }
    return Console.send(bytes, to: descriptor).map(Console.describe)
  }

  /// The folder a path leads into.
  static func folder(of path: DiskPath) -> DiskPath {
    let folder = DiskPath(Array(path.bytes.dropLast(path.name.count)))
    return folder.bytes.isEmpty ? .here : folder
  }

  /// A process that is killed leaves its draft, and in a container the next one has its number.
  private static let mostDrafts = 100

  /// A name that hides from listings, names nobody's file and is not longer than names may be.
  private static func draftPath(beside path: DiskPath, try number: Int) -> DiskPath {
    let suffix = number == 0 ? "" : "-\(number)"
    return folder(of: path).appending(".stlint-\(getpid())\(suffix)".utf8)
  }

  private static func set(_ rights: Rights, on descriptor: Int32) -> String? {
    var info = stat()
    if fstat(descriptor, &info) == 0, (info.st_uid, info.st_gid) != (rights.owner, rights.group) {
      // Only some may give files away; for others the file becomes theirs, as in any editor.
      _ = fchown(descriptor, rights.owner, rights.group)
    }
    return fchmod(descriptor, rights.mode) == 0 ? nil : Console.describe(errno)
  }

  private static func move(_ draft: DiskPath, to path: DiskPath) -> String? {
    let code = draft.withCString { from in path.withCString { rename(from, $0) } }
    guard code == 0 else { return Console.describe(errno) }
    let folder = folder(of: path).withCString { open($0, O_RDONLY | O_CLOEXEC) }
    if folder >= 0 {
      // Not every file system can; the file itself is safe already.
      _ = fsync(folder)
      close(folder)
    }
    return nil
  }
}
