import SwiftParser
import SwiftSyntax

/// One point on which the two sides see different things.
struct Disagreement {
  /// What it is about: `token-word`, `property-missing`, `function-labels`.
  let kind: String
  /// Byte offset of where it is.
  let offset: Int
  let ours: String
  let theirs: String
}

/// What came of comparing one file.
struct Comparison {
  var tokens = 0
  var declarations = 0
  /// SwiftParser itself reports errors. Both sides guess on then, and need not guess alike.
  var hasErrors = false
  var disagreements: [Disagreement] = []

  init(of bytes: [UInt8]) throws {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    hasErrors = tree.hasError
    let source = Source(bytes: bytes)
    let theirTokens = theirLexemes(of: tree)
    let theirs = theirDeclarations(of: tree)
    tokens = theirTokens.count
    declarations = theirs.count
    compare(try ourLexemes(of: bytes), theirTokens, in: source)
    compare(try ourDeclarations(of: bytes), theirs)
  }
}

// MARK: - Tokens

extension Comparison {
  private mutating func compare(_ ours: [Lexeme], _ theirs: [Lexeme], in source: Source) {
    var our = ours[...]
    var their = theirs[...]
    while our.first != nil || their.first != nil {
      if let left = our.first, left == their.first {
        our.removeFirst()
        their.removeFirst()
        continue
      }
      disagreements.append(
        Disagreement(
          kind: "token-\((their.first ?? our.first!).kind.rawValue)",
          offset: min(our.first?.start ?? .max, their.first?.start ?? .max),
          ours: source.describe(our.first), theirs: source.describe(their.first)))
      skipToAgreement(&our, &their)
    }
  }

  /// Drops what does not agree, so that one cause is reported once.
  private func skipToAgreement(_ our: inout ArraySlice<Lexeme>, _ their: inout ArraySlice<Lexeme>) {
    while let left = our.first, let right = their.first, left != right {
      if left.end <= right.end { our.removeFirst() }
      if right.end <= left.end { their.removeFirst() }
    }
    if our.isEmpty || their.isEmpty {
      our.removeAll()
      their.removeAll()
    }
  }
}

// MARK: - Declarations

extension Comparison {
  private mutating func compare(_ ours: [Declaration], _ theirs: [Declaration]) {
    var our = inOrder(ours)[...]
    for their in inOrder(theirs) {
      while let extra = our.first, extra.offset < their.offset {
        report(extra, "extra", ours: extra.name, theirs: "none")
        our.removeFirst()
      }
      guard let match = our.first, match.offset == their.offset, match.kind == their.kind else {
        report(their, "missing", ours: "none", theirs: their.name)
        continue
      }
      our.removeFirst()
      for field in match.differences(from: their) {
        report(
          their, field, ours: match.fields[field] ?? "none", theirs: their.fields[field] ?? "none")
      }
    }
    for extra in our { report(extra, "extra", ours: extra.name, theirs: "none") }
  }

  private func inOrder(_ declarations: [Declaration]) -> [Declaration] {
    declarations.sorted { $0.offset < $1.offset }
  }

  private mutating func report(
    _ declaration: Declaration, _ what: String, ours: String, theirs: String
  ) {
    disagreements.append(
      Disagreement(
        kind: "\(declaration.kind.rawValue)-\(what)", offset: declaration.offset, ours: ours,
        theirs: theirs))
  }
}

/// A file's bytes, for messages.
struct Source {
  let bytes: [UInt8]

  /// The line of the byte at `offset`, from 1.
  func line(at offset: Int) -> Int {
    1 + bytes.prefix(offset).reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }

  func describe(_ lexeme: Lexeme?) -> String {
    guard let lexeme else { return "the end" }
    let text = bytes[
      min(lexeme.start, bytes.count)..<min(lexeme.end, lexeme.start + 40, bytes.count)]
    let shown = String(decoding: text, as: UTF8.self).debugDescription
    return "\(lexeme.kind.rawValue) \(lexeme.start)..<\(lexeme.end) \(shown)"
  }
}
