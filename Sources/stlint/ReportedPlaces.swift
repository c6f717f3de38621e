import StateLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The files and folders that `--report-only` names: all paths are read, and these reported on.
struct ReportedPlaces {
  private let places: [Place]
  /// The places that are files, by what they are and by their paths.
  private var files: (byIdentity: [FileStatus.Identity: [Int]], byPath: [DiskPath: [Int]]) = (
    [:], [:]
  )
  /// The places that are folders.
  private var folders: [Int] = []
  private let here: WorkingFolder

  private struct Place {
    /// The path as the report shows it; empty for the current folder.
    var name: DiskPath
    /// The absolute paths that lead to it: as it was named, and without links.
    var paths: [DiskPath]
    var identity: FileStatus.Identity
    var isFolder: Bool

    var shown: String { name.bytes.isEmpty ? "." : name.shown }
  }

  /// Looks where `paths` lead. One that leads nowhere is an error.
  init(_ paths: [DiskPath], in here: WorkingFolder) throws(RunError) {
    self.here = here
    var places: [Place] = []
    var missing: [String] = []
    for path in paths {
      let name = here.name(of: path)
      guard let status = FileStatus(of: name.bytes.isEmpty ? .here : name) else {
        missing.append("`--report-only \(path.shown)`: \(path.shown) \(Console.describe(errno))")
        continue
      }
      let absolute = here.absolute(name)
      places.append(
        Place(
          name: name, paths: [absolute, absolute.real], identity: status.identity,
          isFolder: status.kind == .folder))
    }
    self.places = places
    for (index, place) in places.enumerated() {
      files.byIdentity[place.identity, default: []].append(index)
      if place.isFolder { folders.append(index) }
      for path in Set(place.paths) where !place.isFolder {
        files.byPath[path, default: []].append(index)
      }
    }
    if missing.isEmpty { return }
    throw RunError(
      messages: missing,
      hint: "Name a file or folder among the paths; `stlint - --stdin-path FILE` takes a text that "
        + "is not saved yet.")
  }

  /// The names of all of them, as the report shows paths.
  var names: [String] { places.map(\.name.shown) }

  /// The places among these that a file belongs to, by its path and by what it is.
  func indices(of path: DiskPath, _ identity: FileStatus.Identity?) -> [Int] {
    let absolute = here.absolute(path)
    let around = folders.filter { index in
      places[index].paths.contains { absolute.relative(to: $0) != nil }
    }
    return around + (identity.flatMap { files.byIdentity[$0] } ?? [])
      + (files.byPath[absolute] ?? [])
  }

  /// The files among those at `empty`, which no file that was read belongs to, that stand in folders
  /// a walk passes over. All else there is an error.
  ///
  /// - Parameter roots: the paths that were walked.
  func passedOver(_ empty: [Int], below roots: [DiskPath]) throws(RunError) -> [String] {
    let tops = roots.flatMap { [here.absolute($0), here.absolute($0).real] }
    var passedOver: [String] = []
    var errors: [RunError] = []
    for place in empty.map({ places[$0] }) {
      let isBelow = place.paths.contains { path in
        tops.contains { path.relative(to: $0) != nil }
      }
      if !isBelow {
        errors.append(outside(place, roots))
      } else if place.isFolder {
        errors.append(
          RunError(
            messages: ["`--report-only \(place.shown)`: no .swift file in it is linted"],
            hint: "Name a folder that has some; a folder like `Pods` is read where it is a path."))
      } else if place.name.bytes.suffix(6) == ArraySlice(".swift".utf8) {
        passedOver.append(place.name.shown)
      } else {
        errors.append(
          RunError(
            messages: ["`--report-only \(place.shown)`: is no .swift file"],
            hint: "Name a .swift file among the paths, or a folder that holds some."))
      }
    }
    guard let first = errors.first else { return passedOver }
    throw RunError(messages: errors.flatMap(\.messages), hint: first.hint)
  }

  private func outside(_ place: Place, _ roots: [DiskPath]) -> RunError {
    let names = roots.map { "`\($0.bytes.isEmpty ? "." : $0.shown)`" }.joined(separator: ", ")
    return RunError(
      messages: ["`--report-only \(place.shown)`: lies below none of the paths: \(names)"],
      hint: "Add a path that holds it; of several files, each has a `--report-only` of its own.")
  }
}
