#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes files whole or not at all.
enum FileReplacement {
  /// Puts `bytes` in the place of the file at `path`, or makes it. Whoever reads it meanwhile sees
  /// the old or the new file, never half of one. Returns what went wrong, in words that follow the
  /// name of the file.
  static func write(_ bytes: [UInt8], to path: DiskPath) -> String? {
    let target = resolved(path)
    var beside = target.bytes + Array(".XXXXXX".utf8)
    beside.append(0)
    let descriptor = beside.withUnsafeMutableBytes { buffer in
      // The path is not empty, so it has an address.
      mkstemp(buffer.baseAddress!.assumingMemoryBound(to: CChar.self))
    }
    guard descriptor >= 0 else { return Console.describe(errno) }
    let scratch = DiskPath(Array(beside.dropLast()))
    let code = Console.send(bytes, to: descriptor) ?? finish(descriptor, mode: mode(of: target))
    close(descriptor)
    if let code {
      _ = scratch.withCString { unlink($0) }
      return Console.describe(code)
    }
    let status = scratch.withCString { old in target.withCString { new in rename(old, new) } }
    if status == 0 { return nil }
    let failure = errno
    _ = scratch.withCString { unlink($0) }
    return Console.describe(failure)
  }

  /// Where a link leads: the file there is written, and the link stays.
  private static func resolved(_ path: DiskPath) -> DiskPath {
    guard let real = path.withCString({ realpath($0, nil) }) else { return path }
    defer { free(real) }
    return DiskPath(cString: real)
  }

  private static func mode(of path: DiskPath) -> mode_t {
    var info = stat()
    if path.withCString({ stat($0, &info) }) == 0 { return info.st_mode & 0o777 }
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }

  /// Gives the file its rights and sees to it that it is on the disk.
  private static func finish(_ descriptor: Int32, mode: mode_t) -> Int32? {
    fchmod(descriptor, mode) == 0 && fsync(descriptor) == 0 ? nil : errno
  }
}
