import SwiftUI

struct KeyCap: Identifiable {
  let id = UUID()
  let glyph: String
}

struct KeyPanel: View {
  let glyphs: [String]
  @State private var typed = ""
  // fine: unstable-identifiable-id -- made once
  private static let fixed = ["!", "?"].map { KeyCap(glyph: $0) }

  private var caps: [KeyCap] {
    // expect: unstable-identifiable-id warning `KeyCap(glyph: $0)`
    glyphs.map { KeyCap(glyph: $0) }
  }

  var body: some View {
    VStack {
      Text(typed)
      ForEach(caps) { cap in
        Button(cap.glyph) { typed += cap.glyph }
      }
      ForEach(Self.fixed) { cap in Text(cap.glyph) }
    }
  }
}
