/// How text for people is laid out.
public struct TextStyle: Sendable, Equatable {
  /// Whether to colour, with ANSI escapes.
  public var colour: Bool
  /// The cells a line may take; explanations are wrapped there. `nil` leaves them on one line.
  public var width: Int?
  /// Whether every finding is told in full, not only the first of its rule.
  public var verbose: Bool
  /// Whether only findings are printed: no notices, no closing line.
  public var quiet: Bool
  /// Makes links of paths; nil leaves them plain.
  public var links: Hyperlinks?

  /// Plain text on lines of any length, unless said otherwise.
  public init(
    colour: Bool = false, width: Int? = nil, verbose: Bool = false, quiet: Bool = false,
    links: Hyperlinks? = nil
  ) {
    self.colour = colour
    self.width = width
    self.verbose = verbose
    self.quiet = quiet
    self.links = links
  }

  /// The same for a text that is no part of a terminal: without colours and links, on lines of any
  /// length.
  public var plain: TextStyle { TextStyle(verbose: verbose, quiet: quiet) }

  /// `text` as a link to the file at `path`, where links are wanted.
  func link(_ text: String, to path: String) -> String { links?.link(text, to: path) ?? text }

  /// `text` in `ink`, where colour is wanted.
  func paint(_ text: String, _ ink: Ink) -> String {
    colour && !text.isEmpty ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// What a colour means.
enum Ink: String {
  case error = "1;31"
  case warning = "1;33"
  case note = "1;36"
  case strong = "1"
  case faint = "2"
  case second = "34"

  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}
