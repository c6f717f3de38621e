import StateLintSyntax

/// An input as tokens that are left out, doubled, moved and mixed: what is still half Swift reaches
/// further than what is spoiled byte by byte.
struct Mixture {
  /// One for each token, with the blanks before it.
  private var pieces: [ArraySlice<UInt8>]

  init(_ bytes: [UInt8]) {
    var start = 0
    pieces = Tokens.tokenize(bytes).list.map { token in
      defer { start = Int(token.end) }
      return bytes[start..<Int(token.end)]
    }
  }

  var bytes: [UInt8] { Array(pieces.joined()) }

  /// Does one thing of many to it.
  mutating func change(using random: inout SeededRandom) {
    let range = range(using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: pieces.removeSubrange(range)
    case 1: pieces.insert(contentsOf: pieces[range], at: place(using: &random))
    case 2:
      let moved = pieces[range]
      pieces.removeSubrange(range)
      pieces.insert(contentsOf: moved, at: place(using: &random))
    case 3: pieces.removeSubrange(place(using: &random)...)
    case 4:
      let (open, close) = Self.brackets.randomElement(using: &random) ?? ("(", ")")
      pieces.insert(Array(close.utf8)[...], at: range.upperBound)
      pieces.insert(Array(open.utf8)[...], at: range.lowerBound)
    case 5:
      let other = self.range(using: &random)
      let words = pieces[other]
      pieces.replaceSubrange(range, with: words)
    case 6:
      let count = Int.random(in: 2...40, using: &random)
      let unit = pieces[range].prefix(6)
      for _ in 0..<count { pieces.insert(contentsOf: unit, at: range.upperBound) }
    default:
      let word = Self.words.randomElement(using: &random) ?? ""
      pieces.insert(Array(word.utf8)[...], at: range.lowerBound)
    }
  }

  /// Puts a part of another one in the place of a part, or behind a beginning of this one.
  mutating func splice(_ other: Mixture, using random: inout SeededRandom) {
    if Bool.random(using: &random) {
      pieces.removeSubrange(place(using: &random)...)
      pieces += other.pieces[other.place(using: &random)...]
    } else {
      pieces.replaceSubrange(
        range(using: &random), with: other.pieces[other.range(using: &random)])
    }
  }

  private func place(using random: inout SeededRandom) -> Int {
    Int.random(in: 0...pieces.count, using: &random)
  }

  /// A range, more often a short one.
  private func range(using random: inout SeededRandom) -> Range<Int> {
    let start = place(using: &random)
    let most = pieces.count - start
    let isShort = Int.random(in: 0..<4, using: &random) > 0
    return start..<start + Int.random(in: 0...(isShort ? min(most, 8) : most), using: &random)
  }

  private static let brackets = [
    ("(", ")"), ("[", "]"), (" { ", " }"), ("<", ">"), ("\"\\(", ")\""),
    ("\n#if A\n", "\n#endif\n"),
    ("/*", "*/"), ("\n\"\"\"\n", "\n\"\"\"\n"), ("`", "`"),
  ]

  private static let words = [
    "(", ")", "[", "]", " {", " }", "<", ">", ",", ":", ";", ".", "?", "!", "&", " = ", " -> ",
    " @",
    "#", "\\", "...", "\"", "\"\"\"", "/", "//", "/*", "*/", "\n", "\r", "\u{FEFF}", "\0", " self",
    " in ", " let ", " var ", " func ", " if ", " else ", " switch ", " case ", " struct V: View {",
    " class M: ObservableObject {", " @State", " @Binding", " @Observable", " body", " some View",
    "$a", "$0", " async", " await ", " try ", " init(", " get {", " didSet {", " extension ",
    "\n#if A\n", "\n#else\n", "\n#endif\n", " return ", " guard ", " static ", " private ", "é",
    "_",
  ]
}
