import StateLint

/// Prints what stlint sees in a file, so that anybody can compare.
enum Inspect {
  /// How deep to look.
  enum View: String, CaseIterable {
    case tokens, tree, facts
  }

  static func run(_ view: View, _ file: DiskPath, output: inout Output) -> Int32 {
    let isStandardInput = file.bytes == [UInt8(ascii: "-")]
    switch isStandardInput ? FileRead.standardInput() : FileRead.contents(of: file) {
    case .failure(let failure):
      Console.complain("\(file.shown): \(failure.message)")
      return Stlint.Status.failed
    case .success(let contents):
      switch view {
      case .tokens: output.write(Inspection.tokens(of: contents.bytes))
      case .tree: output.write(Inspection.tree(of: contents.bytes))
      case .facts: output.write(Inspection.facts(of: contents.bytes))
      }
      return Stlint.Status.clean
    }
  }
}
