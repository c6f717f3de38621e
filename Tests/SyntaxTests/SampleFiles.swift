import Foundation

/// The Swift files of this repository, as sources to parse.
enum SampleFiles {
  /// The folders that hold some.
  static let folders = ["Fixtures", "Sources", "Tests"]

  /// All Swift files below a folder of the repository, sorted, with their paths from its root.
  static func files(below folder: String) -> [(path: String, bytes: [UInt8])] {
    let base = root.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      // Relative to the folder: `.build` below `Tests` belongs to a package of its own.
      guard !path.contains(".build/") else { return nil }
      let data = FileManager.default.contents(atPath: base.appendingPathComponent(path).path)
      return data.map { ("\(folder)/\(path)", Array($0)) }
    }
  }

  private static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in ["SampleFiles.swift", "SyntaxTests", "Tests"] { folder.deleteLastPathComponent() }
    return folder
  }()
}
