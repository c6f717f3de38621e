/// A folder as the components of its path joined by `/`; the empty text is the current folder.
/// Paths are compared as text: `.`, `..` and repeated slashes are resolved first, links are not.
package struct FolderPath: Sendable, Hashable, CustomStringConvertible {
  /// The path itself: no trailing slash, except that the root of the file system is `/`.
  package let text: String

  /// The folder written `text`.
  package init(_ text: String) {
    self.text = Self.isResolved(text) ? text : Self.resolved(text)
  }

  /// The folder that holds the file at `path`.
  package init(holding path: String) {
    self = FolderPath(path).parent ?? FolderPath("")
  }

  private init(resolved text: Substring) {
    self.text = String(text)
  }

  package var description: String { text.isEmpty ? "." : text }

  /// Whether the path starts at the root of the file system.
  package var isAbsolute: Bool { text.utf8.first == UInt8(ascii: "/") }

  /// The last component.
  package var name: Substring {
    text.lastSlash.map { text[text.utf8.index(after: $0)...] } ?? text[...]
  }

  /// The folder around this one, as far as the text tells: nil for `/`, the current folder and `..`.
  package var parent: FolderPath? {
    guard !text.isEmpty, text != "/", text != "..", !text.hasSuffix("/..") else { return nil }
    guard let slash = text.lastSlash else { return FolderPath(resolved: "") }
    return FolderPath(resolved: slash == text.startIndex ? "/" : text[..<slash])
  }

  /// This folder and each one around it, from the inside out.
  package var ancestry: UnfoldSequence<FolderPath, (FolderPath?, Bool)> {
    sequence(first: self) { $0.parent }
  }

  /// The folder or file at `path`, read from here.
  package func appending(_ path: String) -> FolderPath {
    if path.utf8.first == UInt8(ascii: "/") { return FolderPath(path) }
    return text.isEmpty ? FolderPath(path) : FolderPath("\(text)/\(path)")
  }

  /// Whether `path` lies in here, at any depth, or is this folder itself.
  package func contains(_ path: FolderPath) -> Bool {
    pathBelow(path) != nil
  }

  /// What is left of `path` below this folder; nil when it lies elsewhere.
  package func pathBelow(_ path: FolderPath) -> Substring? {
    if text.isEmpty { return path.isAbsolute || path.leavesFolder ? nil : path.text[...] }
    if text == "/" { return path.isAbsolute ? path.text.dropFirst() : nil }
    guard path.text.utf8.starts(with: text.utf8) else { return nil }
    let rest = path.text.utf8.dropFirst(text.utf8.count)
    if rest.isEmpty { return "" }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    return Substring(rest.dropFirst())
  }

  /// Whether the path begins with `..`.
  private var leavesFolder: Bool { text == ".." || text.hasPrefix("../") }

  /// Whether no component of `text` is empty, `.` or `..`: nearly always, so it costs one pass.
  private static func isResolved(_ text: String) -> Bool {
    if text.isEmpty || text == "/" { return true }
    var text = text
    return text.withUTF8 { bytes in
      var length = 0
      var dots = 0
      for index in bytes.indices {
        if bytes[index] == UInt8(ascii: "/") {
          if index > 0, dots == length, length <= 2 { return false }
          length = 0
          dots = 0
        } else {
          length += 1
          if bytes[index] == UInt8(ascii: ".") { dots += 1 }
        }
      }
      return !(dots == length && length <= 2)
    }
  }

  private static func resolved(_ text: String) -> String {
    let isAbsolute = text.utf8.first == UInt8(ascii: "/")
    var kept: [Substring] = []
    for component in text.split(separator: "/") where component != "." {
      if component != ".." {
        kept.append(component)
      } else if let last = kept.last, last != ".." {
        kept.removeLast()
      } else if !isAbsolute {
        kept.append(component)
      }
    }
    return (isAbsolute ? "/" : "") + kept.joined(separator: "/")
  }
}

extension String {
  /// The place of the last `/`.
  var lastSlash: Index? {
    let offset = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1
    }
    guard let offset else { return utf8.lastIndex(of: UInt8(ascii: "/")) }
    return offset < 0 ? nil : utf8.index(utf8.startIndex, offsetBy: offset)
  }
}
