/// One word of the command line. A path need not be UTF-8, so the bytes are kept.
struct Argument: Equatable {
  var bytes: [UInt8]

  /// The word as text, repaired where it is not UTF-8.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The words this process was started with, without its name.
  static var ofProcess: [Argument] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { Argument(bytes: DiskPath(cString: $0).bytes) }
    }
  }

  /// `--name=value` as its two parts.
  var parts: (name: String, value: Argument?) {
    guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")) else { return (text, nil) }
    return (
      String(decoding: bytes[..<equals], as: UTF8.self),
      Argument(bytes: Array(bytes[(equals + 1)...]))
    )
  }
}

extension Argument: ExpressibleByStringLiteral {
  init(stringLiteral text: String) {
    bytes = Array(text.utf8)
  }
}
