#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a stream is connected to, and what the environment says of it.
struct Terminal {
  /// Whether it is a terminal, rather than a file or a pipe.
  let isTerminal: Bool
  /// The cells of its lines as it tells them; nil where it does not, or is no terminal.
  private let ownWidth: Int?
  /// The variables, by their names; nil where one is not set or empty.
  private let variable: (String) -> String?

  /// A terminal or none, as tests make them.
  init(isTerminal: Bool, ownWidth: Int? = nil, variable: @escaping (String) -> String?) {
    self.isTerminal = isTerminal
    self.ownWidth = ownWidth
    self.variable = variable
  }

  /// What a descriptor of this process is connected to.
  init(_ descriptor: Int32) {
    let isTerminal = isatty(descriptor) == 1
    var size = winsize()
    let isKnown =
      isTerminal && ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    self.init(isTerminal: isTerminal, ownWidth: isKnown ? Int(size.ws_col) : nil) {
      Environment[$0]
    }
  }

  static var output: Terminal { Terminal(STDOUT_FILENO) }
  static var errors: Terminal { Terminal(STDERR_FILENO) }

  /// Whether it takes the orders that terminals take.
  var isClever: Bool { isTerminal && variable("TERM") != "dumb" }

  /// Whether to colour when nobody said so: on a terminal that can. `NO_COLOR` says no, whatever
  /// else is said; `FORCE_COLOR` and `CLICOLOR_FORCE` say yes for files and pipes too.
  var wantsColour: Bool {
    if variable("NO_COLOR") != nil { return false }
    if let force = variable("FORCE_COLOR") { return force != "0" && force != "false" }
    if let force = variable("CLICOLOR_FORCE"), force != "0" { return true }
    return isClever && variable("CLICOLOR") != "0"
  }

  /// The cells of a line: `COLUMNS` where somebody sets it, else those of the terminal; nil for
  /// files and pipes, whose lines have any length.
  var width: Int? {
    if let columns = variable("COLUMNS").flatMap({ Int($0) }), columns > 0 {
      return max(Self.narrowest, columns)
    }
    return isTerminal ? max(Self.narrowest, ownWidth ?? 80) : nil
  }

  private static let narrowest = 40

  /// Whether it is one of those that are known to make links of OSC 8. Others show nothing of it,
  /// or show it as it is, and nobody can ask them.
  var knowsLinks: Bool {
    if let force = variable("FORCE_HYPERLINK") { return force != "0" }
    guard isClever else { return false }
    let programs = [
      "iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "Tabby", "rio", "WarpTerminal",
    ]
    if let program = variable("TERM_PROGRAM"), programs.contains(program) { return true }
    let terms = ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "contour", "wezterm"]
    if let term = variable("TERM"), terms.contains(term) { return true }
    if let vte = variable("VTE_VERSION").flatMap({ Int($0) }), vte >= 5_000 { return true }
    return ["WT_SESSION", "KONSOLE_VERSION", "DOMTERM", "KITTY_WINDOW_ID"].contains {
      variable($0) != nil
    }
  }
}
