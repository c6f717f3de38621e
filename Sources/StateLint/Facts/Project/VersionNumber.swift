/// A version of a system or a tool, as far as it decides what code may use: `17.4`.
public struct VersionNumber: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The part before the first period.
  public let major: Int
  /// The part after the first period, 0 where none is written.
  public let minor: Int

  /// The version `major.minor`.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The version spelled by `text`: one to three numbers with periods between them, of which the
  /// third is left out. Nil for anything else, `$(TARGET)` for example.
  public init?(_ text: some StringProtocol) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard !part.isEmpty, part.count <= 4, part.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return nil
      }
      numbers.append(part.reduce(0) { $0 * 10 + Int($1 - 0x30) })
    }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }

  /// `17` or `17.4`.
  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  /// Compares the parts as numbers: 9.3 comes before 10.
  public static func < (left: VersionNumber, right: VersionNumber) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
