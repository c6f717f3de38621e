/// What a file is for, as far as its path tells. Files that are no app code are indexed, not judged.
/// Of two roles that a path tells, the later one here is the stronger.
package enum FileRole: UInt8, Sendable {
  /// Code that ships.
  case app
  /// Shown in Xcode's canvas only.
  case preview
  /// Part of a test target.
  case test
  /// Written by a tool, or somebody else's code kept beside the project's own.
  case generated

  /// The role told by the folder of a file, as the path from the linted folder down to it.
  /// `preview` stands until the file's name is known.
  package init(ofFolder path: Substring) {
    let components = path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    self = components.reduce(.app) { $0.inside($1) }
  }

  /// The role of the folder called `name` in a folder with this role: the stronger of the two.
  package func inside(_ name: Substring) -> FileRole {
    let own = Self.role(ofComponent: name.utf8)
    return own.rawValue > rawValue ? own : self
  }

  /// The role of the file at `path`, whose folder has this role.
  package func refined(byPath path: String) -> FileRole {
    if path.utf8.hasSuffix(".generated.swift") { return .generated }
    guard self == .preview else { return self }
    let name = path.utf8.suffix { $0 != UInt8(ascii: "/") }
    return name.contains("Preview") ? .preview : .app
  }

  private static func role(ofComponent name: Substring.UTF8View) -> FileRole {
    if toolFolders.contains(where: name.elementsEqual) { return .generated }
    // `Tests`, `ShopTests`, and the `Tests iOS` of Xcode's multiplatform template.
    if name.hasSuffix("Tests") || name.starts(with: "Tests ".utf8) { return .test }
    return name.elementsEqual("Preview Content".utf8) ? .preview : .app
  }

  /// Folders of build products and of other people's packages.
  private static let toolFolders = [
    ".build", "Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules",
  ]
  .map(\.utf8)
}

extension BidirectionalCollection<UInt8> {
  /// Whether the text ends with `ending`.
  fileprivate func hasSuffix(_ ending: String) -> Bool {
    suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }

  /// The longest stretch at the end whose bytes all satisfy `predicate`.
  fileprivate func suffix(while predicate: (UInt8) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, predicate(self[index(before: start)]) { formIndex(before: &start) }
    return self[start...]
  }

  /// Whether `word` stands anywhere in the text.
  fileprivate func contains(_ word: String) -> Bool {
    indices.contains { self[$0...].starts(with: word.utf8) }
  }
}
