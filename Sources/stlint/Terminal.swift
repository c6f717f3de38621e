#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What standard output is connected to.
enum Terminal {
  /// Whether to colour when nobody said so: on a terminal that can, unless `NO_COLOR` is set.
  static var wantsColour: Bool {
    if isSet("NO_COLOR") { return false }
    if isSet("CLICOLOR_FORCE") && variable("CLICOLOR_FORCE") != "0" { return true }
    return isTerminal && variable("TERM") != "dumb" && variable("CLICOLOR") != "0"
  }

  /// The cells of a line, where standard output is a terminal.
  static var width: Int? {
    guard isTerminal else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return max(40, Int(size.ws_col))
  }

  private static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  private static func isSet(_ name: String) -> Bool { !(variable(name) ?? "").isEmpty }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
