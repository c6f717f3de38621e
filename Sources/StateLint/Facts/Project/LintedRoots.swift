/// The folders and files that were asked for, none inside another.
package struct LintedRoots: Sendable, Equatable {
  /// The folders, walked whole.
  package let folders: Set<FolderPath>

  /// The outermost folders of `paths`; a path that names one of `files` is a file, not a folder.
  /// Without any path, the files are taken for a whole project: its root is the current folder
  /// where their paths are relative, else the deepest folder around them all.
  package init(_ paths: [String], files: [String]) {
    guard !paths.isEmpty else {
      folders = [Self.folder(around: files)]
      return
    }
    let fileRoots = Set(files).intersection(paths)
    let all = Set(paths.lazy.filter { !fileRoots.contains($0) }.map { FolderPath($0) })
    folders = all.filter { folder in
      !folder.ancestry.dropFirst().contains { all.contains($0) }
    }
  }

  /// The root that `folder` lies in.
  package func root(of folder: FolderPath) -> FolderPath? {
    folder.ancestry.first { folders.contains($0) }
  }

  private static func folder(around files: [String]) -> FolderPath {
    var common: FolderPath?
    for file in files {
      let folder = FolderPath(holding: file)
      guard folder.isAbsolute else { return FolderPath("") }
      common = common.map { old in folder.ancestry.first { $0.contains(old) } ?? old } ?? folder
    }
    return common ?? FolderPath("")
  }
}
