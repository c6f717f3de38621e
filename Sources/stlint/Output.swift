#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard output, written in large pieces.
struct Output: TextOutputStream {
  private var buffer: [UInt8] = []
  private var isClosed = false
  /// Why nothing more can be written. A reader that went away is no failure.
  private(set) var failure: String?

  private static let capacity = 1 << 16

  mutating func write(_ text: String) {
    if isClosed { return }
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Writes bytes, whatever they mean.
  mutating func write(_ bytes: [UInt8]) {
    if isClosed { return }
    buffer += bytes
    if buffer.count >= Self.capacity { flush() }
  }

  /// Writes what is held back.
  mutating func flush() {
    if !isClosed, let code = Console.send(buffer, to: STDOUT_FILENO) {
      isClosed = true
      if code != EPIPE { failure = Console.describe(code) }
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
