import SwiftUI

struct Moth: Identifiable {
  let id: Int
  var name: String
}

struct MothCard: View {
  let moth: Moth?

  var body: some View { Text(moth?.name ?? "No moth") }
}

struct MothGallery: View {
  let moths: [Moth]
  @State private var shown: Moth?
  @State private var isCardOpen = false

  var body: some View {
    ForEach(moths) { moth in
      Button(moth.name) {
        shown = moth
        isCardOpen.toggle()
      }
    }
    // expect: sheet-ispresented-stale-item warning `$isCardOpen`
    .sheet(isPresented: $isCardOpen) { MothCard(moth: shown) }
  }
}
