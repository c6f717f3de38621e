/// A pattern for paths as `.gitignore` has them: `Generated`, `/Sources`, `**/*.pb.swift`, `Old/`.
///
/// A pattern fits a file, or a folder and so everything below it. Without a slash before its end it
/// fits at any depth, else from the folder of the configuration. `*` and `?` stand for anything but
/// a slash, `**` for any folders, `[a-z]` for one of several characters, `\` takes the next
/// character as it is. With `!` before it a pattern takes back what earlier ones fit.
public struct PathPattern: Sendable, Equatable {
  /// The pattern as it is written.
  public let text: String
  /// Whether it takes back what earlier ones fit.
  let isNegated: Bool
  private let isForFolders: Bool
  private let parts: [Part]

  private enum Part: Sendable, Equatable {
    /// Any number of folders, none among them; as the last part at least one component.
    case anyDepth
    case component(Glob)
  }

  /// The pattern written `text`; nil where it can fit nothing: it is empty, or leads out of the
  /// folder it begins in.
  public init?(_ text: String) {
    self.text = text
    var rest = Array(text.utf8)[...]
    isNegated = rest.first == UInt8(ascii: "!")
    if isNegated { rest.removeFirst() }
    let endsWithSlash = rest.last == UInt8(ascii: "/")
    if endsWithSlash { rest.removeLast() }
    let isAnchored = rest.contains(UInt8(ascii: "/"))
    if rest.first == UInt8(ascii: "/") { rest.removeFirst() }
    var parts: [Part] = isAnchored ? [] : [.anyDepth]
    for component in rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true) {
      if component.elementsEqual(".".utf8) { continue }
      if component.elementsEqual("..".utf8) { return nil }
      if !component.elementsEqual("**".utf8) {
        parts.append(.component(Glob(component)))
      } else if parts.last != .anyDepth {
        parts.append(.anyDepth)
      }
    }
    if rest.isEmpty || parts.isEmpty { return nil }
    self.parts = parts
    // `./` is the folder of the configuration, and every file lies in it.
    isForFolders = endsWithSlash && parts != [.anyDepth]
  }

  /// Whether it fits the file at a path, given by its components below the folder of the
  /// configuration, or a folder the file lies in.
  func fits(_ path: [ArraySlice<UInt8>]) -> Bool {
    // How many components may be used up by the parts so far: one bit for each number.
    var reached = [Bool](repeating: false, count: path.count + 1)
    reached[0] = true
    for (place, part) in parts.enumerated() {
      var next = [Bool](repeating: false, count: path.count + 1)
      switch part {
      case .component(let glob):
        for count in path.indices where reached[count] && glob.fits(path[count]) {
          next[count + 1] = true
        }
      case .anyDepth:
        guard let first = reached.firstIndex(of: true) else { return false }
        let isLast = place == parts.count - 1 && parts.count > 1
        for count in first..<next.count { next[count] = !isLast || count > first }
      }
      reached = next
    }
    let last = isForFolders ? path.count - 1 : path.count
    return last > 0 && reached[1...last].contains(true)
  }
}

extension [PathPattern] {
  /// Whether the last pattern that fits the file at a path, relative to the configuration, is one
  /// that does not take back.
  func fit(_ path: String) -> Bool {
    let components = Array<UInt8>(path.utf8).split(separator: UInt8(ascii: "/"))
    return last { $0.fits(components) }.map { !$0.isNegated } ?? false
  }
}
