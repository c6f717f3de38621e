import StateLint

/// A folder `Fixtures/THEME/CASE` with the files of one project, at any depth.
struct Fixture {
  /// The folder, as a path from the root of the repository.
  var folder: String

  /// All of them, sorted.
  static let folders: [String] = Repository.folders(in: "Fixtures")
    .flatMap(Repository.folders)
    .filter { folder in Repository.files(below: folder).contains { $0.hasSuffix(".swift") } }

  /// The Swift files, with paths relative to the folder.
  var files: [LintedFile] {
    paths.filter { $0.hasSuffix(".swift") }.map { path in
      LintedFile(path: path, text: text(path), shownPath: "\(folder)/\(path)")
    }
  }

  /// The files that tell how the project is built.
  var manifests: [Manifest] {
    paths.filter(Self.isManifest).map { Manifest(path: $0, bytes: Array(text($0).utf8)) }
  }

  /// The settings that one of the files asks for. Nil when several do.
  var config: FixtureConfig? {
    let written = files.compactMap { Expectations($0.text).config }
    return written.count > 1 ? nil : written.first ?? FixtureConfig()
  }

  private var paths: [String] {
    Repository.files(below: folder).map { String($0.dropFirst(folder.count + 1)) }
  }

  private func text(_ path: String) -> String { Repository.text("\(folder)/\(path)") ?? "" }

  private static func isManifest(_ path: String) -> Bool {
    path.hasSuffix("Package.swift") || path.hasSuffix(".pbxproj") || path.hasSuffix(".xcconfig")
  }
}
