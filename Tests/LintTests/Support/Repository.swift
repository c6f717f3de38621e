import Foundation

/// The files of this repository that the tests read.
enum Repository {
  /// The folder that holds `Package.swift`.
  static let root: String = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in ["Repository.swift", "Support", "LintTests", "Tests"] {
      folder.deleteLastPathComponent()
    }
    return folder.path
  }()

  /// The file at `path`, relative to the root; nil when there is none.
  static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: "\(root)/\(path)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The names in a folder, sorted; none when it does not exist.
  static func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")
    return (names ?? []).filter { $0 != ".DS_Store" }.sorted()
  }

  /// The folders directly inside `folder`, sorted, as paths from the root.
  static func folders(in folder: String) -> [String] {
    names(in: folder).map { "\(folder)/\($0)" }.filter(isFolder)
  }

  /// All files below `folder`, at any depth, sorted, as paths from the root.
  static func files(below folder: String) -> [String] {
    names(in: folder).flatMap { name in
      let path = "\(folder)/\(name)"
      return isFolder(path) ? files(below: path) : [path]
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var answer: ObjCBool = false
    return FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &answer)
      && answer.boolValue
  }
}
