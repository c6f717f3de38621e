import StateLint

extension ReportFiles {
  /// Refuses to write a report over what the run reads: somebody forgot the name of the file.
  func refuseInputs(_ input: LintInput, _ inForce: InForce) throws(RunError) {
    if files.isEmpty { return }
    let sources = input.files.map { DiskPath($0.source.path) }
    let inputs = sources + [inForce.baseline, inForce.file?.path].compactMap(\.self)
    var names: [FileStatus.Identity: DiskPath] = [:]
    for path in inputs {
      if let status = FileStatus(of: path) { names[status.identity] = path }
    }
    for file in files {
      guard let status = FileStatus(of: file.path), let name = names[status.identity] else {
        continue
      }
      throw RunError(
        messages: ["`--output \(file.path.shown)` is \(name.shown), which this run reads"],
        hint: "Name another file for the report.")
    }
  }
}
