import SwiftUI

struct AlbumRow: View {
  let name: String
  @State private var showsTracks: Bool = false  // expect: state-in-lazy-row note
  @SwiftUI.State private var isOpen = false  // expect: state-in-lazy-row note

  var body: some View {
    VStack {
      Button(name) { self.showsTracks.toggle() }
      if showsTracks { Text("Tracks") }
      Button("More") { isOpen = true }
      if isOpen { Text("More") }
    }
  }
}

struct Albums: View {
  let names: [String]

  var body: some View {
    LazyVGrid(columns: [GridItem()]) {
      ForEach(names, id: \.self) { name in AlbumRow(name: name).padding() }
    }
  }
}
