import StateLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Text that is not part of the report.
enum Console {
  /// Says on standard error what went wrong, and on a line of its own where to look next. Names
  /// in it can hold anything: what would break the line or move the cursor is spelled out.
  static func complain(_ message: String, hint: String? = nil) {
    let lines = ["stlint: \(message)"] + [hint].compactMap(\.self)
    let text = lines.map { VisibleText.of($0) + "\n" }.joined()
    _ = send(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Writes all of `bytes`, or returns the error number.
  static func send(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        // Some of the buffer is left, so it has an address.
        let count = write(descriptor, buffer.baseAddress! + sent, buffer.count - sent)
        if count >= 0 {
          sent += count
        } else if errno == EAGAIN {
          waitUntilWritable(descriptor)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }

  /// What an error number means, in words.
  static func describe(_ code: Int32) -> String {
    switch code {
    case EACCES, EPERM: "permission denied"
    case ENOENT: "does not exist"
    case ENOTDIR: "is not below a folder"
    case ELOOP: "is a link that leads in circles"
    case EBADF: "is not open"
    case ENAMETOOLONG: "has too long a name"
    case ENOSPC, EDQUOT: "no space is left on the disk"
    case EFBIG: "would be larger than files may be here (`ulimit -f`)"
    case EROFS: "lies where nothing can be written"
    case EMFILE, ENFILE: "too many files are open at once (`ulimit -n` allows more)"
    default: String(cString: strerror(code))
    }
  }

  private static func waitUntilWritable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}
