/// Makes links of paths, for terminals that follow them (OSC 8).
public struct Hyperlinks: Sendable, Equatable {
  /// The absolute path of the folder that relative paths begin in.
  private let folder: String

  /// Links to files, whose paths are absolute or begin in `folder`.
  public init(relativeTo folder: String) {
    self.folder = folder
  }

  /// `text` as a link to the file at `path`. The address is plain ASCII, whatever the path holds.
  func link(_ text: String, to path: String) -> String {
    let slash = UInt8(ascii: "/")
    let isAbsolute = path.utf8.first == slash
    let whole = isAbsolute ? path : folder + (folder.utf8.last == slash ? "" : "/") + path
    let address = whole.utf8.map(Self.spelled).joined()
    return "\u{1B}]8;;file://\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  /// A byte as an address has it: as it is where it means nothing else.
  private static func spelled(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
      return String(UnicodeScalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "%0\(digits)" : "%\(digits)"
    }
  }
}
