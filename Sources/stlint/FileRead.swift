#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads files whole.
enum FileRead {
  /// A file in memory.
  struct Contents {
    var bytes: [UInt8]
    var identity: FileStatus.Identity?
  }

  /// Why a file was not read, in words that follow its name.
  struct Failure: Error {
    var message: String
  }

  /// Larger files are data: the largest anybody wrote by hand is a hundred times smaller.
  static let largest = 64 << 20

  /// The contents of the file at `path`. Never waits for a pipe or device.
  static func contents(of path: DiskPath) -> Result<Contents, Failure> {
    let descriptor = open(path)
    if descriptor < 0 {
      let code = errno
      // A socket cannot even be opened; its kind says more than the error does.
      if code != EACCES, case .other(let kind)? = FileStatus(of: path)?.kind {
        return .failure(kind)
      }
      return .failure(Console.describe(code))
    }
    defer { close(descriptor) }
    guard let status = FileStatus(descriptor: descriptor) else {
      return .failure(Console.describe(errno))
    }
    switch status.kind {
    case .file: break
    case .folder: return .failure("is a folder")
    case .other(let kind): return .failure(kind)
    }
    return readAll(descriptor, expecting: status.size).map {
      Contents(bytes: $0, identity: status.identity)
    }
  }

  /// Opens a file. Where as many are open as may be, other threads close theirs in a moment.
  private static func open(_ path: DiskPath) -> Int32 {
    for _ in 0..<mostWaits {
      let descriptor = path.withCString { systemOpen($0, flags) }
      if descriptor >= 0 || errno != EMFILE && errno != ENFILE { return descriptor }
      usleep(1_000)
    }
    return path.withCString { systemOpen($0, flags) }
  }

  private static let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
  /// Milliseconds.
  private static let mostWaits = 1_000

  /// All of standard input.
  static func standardInput() -> Result<Contents, Failure> {
    readAll(STDIN_FILENO, expecting: 1 << 16).map { Contents(bytes: $0, identity: nil) }
  }

  private static func readAll(_ descriptor: Int32, expecting size: Int) -> Result<[UInt8], Failure>
  {
    var bytes: [UInt8] = []
    // One byte more shows whether the file has grown since it was measured.
    var room = size + 1
    while size <= largest {
      var code: Int32?
      let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        code = fill(buffer, from: descriptor, count: &count)
      }
      if let code { return .failure(Console.describe(code)) }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      if bytes.count > largest { break }
      if piece.count < room { return .success(bytes) }
      room = max(1 << 16, bytes.count)
    }
    return .failure("is larger than \(largest >> 20) MiB and was not read")
  }

  /// Reads until `buffer` is full or the file ends; returns an error number.
  private static func fill(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, from descriptor: Int32, count: inout Int
  ) -> Int32? {
    while count < buffer.count {
      // The buffer is not full, so it has an address.
      let length = read(descriptor, buffer.baseAddress! + count, buffer.count - count)
      if length == 0 { return nil }
      if length > 0 {
        count += length
      } else if errno == EAGAIN {
        // Standard input can be a pipe somebody opened without waiting.
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&request, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}

/// `open` of the system, which a function of the same name would hide.
private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
  open(path, flags)
}

extension Result where Failure == FileRead.Failure {
  fileprivate static func failure(_ message: String) -> Self {
    .failure(FileRead.Failure(message: message))
  }
}
