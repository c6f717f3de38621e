/// The folders that hold the Swift files of a run, and the folders around them.
struct FolderSet {
  /// All of them; a folder comes after the one around it.
  private(set) var paths: [FolderPath] = []
  /// For each folder the index of the one around it; nil for the outermost.
  private(set) var parents: [Int?] = []
  /// For each file the index of its folder.
  private(set) var folderOfFile: [Int] = []
  private var indices: [FolderPath: Int] = [:]

  /// The folders of `files`.
  init(files: [String]) {
    var last: (written: Substring, index: Int)?
    folderOfFile.reserveCapacity(files.count)
    for file in files {
      // Files come sorted, so that most lie where the one before them lies.
      let written = file[..<(file.lastSlash ?? file.startIndex)]
      if let last, last.written == written {
        folderOfFile.append(last.index)
      } else {
        let index = add(FolderPath(holding: file))
        folderOfFile.append(index)
        last = (written, index)
      }
    }
  }

  private mutating func add(_ folder: FolderPath) -> Int {
    if let index = indices[folder] { return index }
    let parent = folder.parent.map { add($0) }
    indices[folder] = paths.count
    paths.append(folder)
    parents.append(parent)
    return paths.count - 1
  }

  /// Whether `folder` has a Swift file, at any depth.
  func contains(_ folder: FolderPath) -> Bool { indices[folder] != nil }

  /// The folders of playgrounds: `Shop.swiftpm` (an app), `Shop.playground`.
  var playgrounds: [FolderPath] {
    paths.filter { folder in
      // The package manager keeps settings of its own in a folder called `.swiftpm`.
      (folder.text.hasSuffix(".swiftpm") || folder.text.hasSuffix(".playground"))
        && folder.name != ".swiftpm"
    }
    .sorted { $0.text < $1.text }
  }

  /// The folders directly inside `folder`, sorted.
  func children(of folder: FolderPath) -> [FolderPath] {
    guard let index = indices[folder] else { return [] }
    return zip(paths, parents).filter { $0.1 == index }.map(\.0).sorted { $0.text < $1.text }
  }
}
