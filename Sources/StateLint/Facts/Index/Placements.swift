/// What is known about each file from outside. The files of one module share nearly all of it, so
/// it is kept once.
package struct Placements: Sendable {
  /// Those that differ.
  private var kinds: [FilePlacement] = []
  private var kindOfFile: [Int32] = []

  /// The placements in the order of the files.
  package init(_ files: some Sequence<FilePlacement>) {
    var known: [FilePlacement: Int32] = [:]
    for placement in files {
      if let kind = known[placement] {
        kindOfFile.append(kind)
      } else {
        known[placement] = Int32(kinds.count)
        kindOfFile.append(Int32(kinds.count))
        kinds.append(placement)
      }
    }
  }

  subscript(file: Int32) -> FilePlacement { kinds[Int(kindOfFile[Int(file)])] }

  /// How each file is placed that differs from the others.
  var distinct: [FilePlacement] { kinds }

  /// The number of a file's module.
  func module(of file: Int32) -> Int32 { kinds[Int(kindOfFile[Int(file)])].module }

  func role(of file: Int32) -> FileRole { kinds[Int(kindOfFile[Int(file)])].role }
}
