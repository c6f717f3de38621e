/// How a report names files: from the root of the repository, as the services that read it do, or as
/// they are shown.
public struct ReportPaths: Sendable {
  private let folder: String
  private let root: String?

  /// - Parameters:
  ///   - folder: the absolute path of the folder that the findings' paths are relative to.
  ///   - root: the absolute path of the folder to name files from; nil leaves the paths as they are.
  public init(relativeTo folder: String, root: String?) {
    self.folder = folder
    self.root = root
  }

  /// Paths as the findings have them.
  public static let shown = ReportPaths(relativeTo: "", root: nil)

  /// The path to write for one that a finding has: without `./` where it lies below the root, else
  /// as it is.
  func name(of path: String) -> String {
    Fingerprint.path(of: path, relativeTo: folder, below: root)
  }

  /// The path as the reference of a URI: what has a meaning of its own in one is spelled in hex.
  func uri(of path: String) -> String {
    let name = name(of: path)
    let isAbsolute = name.utf8.first == UInt8(ascii: "/")
    return (isAbsolute ? "file://" : "") + name.utf8.map(Self.escaped).joined()
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E, 0x2B, 0x40:
      return String(UnicodeScalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "%0\(digits)" : "%\(digits)"
    }
  }
}
