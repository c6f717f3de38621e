#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A path as the file system knows it: bytes, which need not be UTF-8.
struct DiskPath: Hashable {
  var bytes: [UInt8]

  /// The current folder.
  static let here = DiskPath([UInt8(ascii: ".")])

  private static let slash = UInt8(ascii: "/")

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The path a C function returned.
  init(cString: UnsafePointer<CChar>) {
    bytes = Array(UnsafeRawBufferPointer(start: cString, count: strlen(cString)))
  }

  /// The path as a report shows it, repaired where it is not UTF-8.
  var shown: String { String(decoding: bytes, as: UTF8.self) }

  var isAbsolute: Bool { bytes.first == Self.slash }

  /// What stands between the slashes.
  var components: [ArraySlice<UInt8>] { bytes.split(separator: Self.slash) }

  /// The last component.
  var name: ArraySlice<UInt8> {
    bytes[(bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0)...]
  }

  /// Whether it climbs: a climb out of a linked folder does not lead where the names say.
  var climbs: Bool { components.contains(Self.up) }

  /// The path of `name` below it.
  func appending(_ name: some Collection<UInt8>) -> DiskPath {
    var joined = bytes
    if let last = joined.last, last != Self.slash { joined.append(Self.slash) }
    joined.append(contentsOf: name)
    return DiskPath(joined)
  }

  /// The folder an absolute, normalised path stands in; `nil` for the root.
  var parent: DiskPath? {
    guard bytes.count > 1, let end = bytes.lastIndex(of: Self.slash) else { return nil }
    return DiskPath(Array(bytes[..<max(1, end)]))
  }

  /// The path without `.`, doubled slashes and, as far as names tell, `..`.
  var normalised: DiskPath {
    var kept: [ArraySlice<UInt8>] = []
    for component in components where component != [UInt8(ascii: ".")] {
      if component != Self.up {
        kept.append(component)
      } else if let last = kept.last, last != Self.up {
        kept.removeLast()
      } else if !isAbsolute {
        kept.append(component)
      }
    }
    let joined = Array(kept.joined(separator: [Self.slash]))
    return DiskPath(isAbsolute ? [Self.slash] + joined : joined)
  }

  /// The path without links; itself where nothing stands there.
  var real: DiskPath {
    guard let real = withCString({ realpath($0, nil) }) else { return self }
    defer { free(real) }
    return DiskPath(cString: real)
  }

  /// The rest of a normalised path below `folder`, empty for the folder itself; `nil` if it does
  /// not lie below it.
  func relative(to folder: DiskPath) -> DiskPath? {
    if self == folder { return DiskPath([]) }
    var prefix = folder.bytes
    if prefix.last != Self.slash { prefix.append(Self.slash) }
    return bytes.starts(with: prefix) ? DiskPath(Array(bytes[prefix.count...])) : nil
  }

  /// Calls `body` with the path as C wants it.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes + [0]).withUnsafeBufferPointer { buffer in
      // The array is not empty, so it has an address.
      body(UnsafeRawPointer(buffer.baseAddress!).assumingMemoryBound(to: CChar.self))
    }
  }

  private static let up = ArraySlice("..".utf8)
}

extension DiskPath: Comparable {
  static func < (left: DiskPath, right: DiskPath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
