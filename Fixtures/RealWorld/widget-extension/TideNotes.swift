import SwiftUI

/// Collects the lines of a note; blocks may be conditional or repeated.
@resultBuilder
enum NoteBuilder {
  static func buildExpression(_ line: String) -> [String] { [line] }
  static func buildOptional(_ lines: [String]?) -> [String] { lines ?? [] }
  static func buildEither(first lines: [String]) -> [String] { lines }
  static func buildEither(second lines: [String]) -> [String] { lines }
  static func buildArray(_ blocks: [[String]]) -> [String] { blocks.flatMap { $0 } }
  static func buildBlock(_ blocks: [String]...) -> [String] {
    var all: [String] = []
    for block in blocks { all += block }
    return all
  }
}

struct Note {
  let lines: [String]

  init(@NoteBuilder _ lines: () -> [String]) {
    self.lines = lines()
  }
}

struct TideNotes: View {
  let entry: TideEntry
  @State private var isLong = false

  var body: some View {
    let note = Note {
      entry.place
      if isLong {
        for sample in entry.samples { TideFormat.text(for: sample) }
      } else if let highest = entry.highest {
        TideFormat.text(for: highest)
      }
    }
    VStack(alignment: .leading) {
      ForEach(note.lines, id: \.self) { line in Text(line) }
      Button(isLong ? "Less" : "More") { withAnimation { isLong.toggle() } }
    }
  }
}
