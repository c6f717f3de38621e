import SwiftUI

struct Shelf: Identifiable {
  let id: Int
  var jars: [String]
}

struct PantryList: View {
  let shelves: [Shelf]
  @State private var isTasting = false

  var body: some View {
    ForEach(shelves) { shelf in
      Section("Shelf \(shelf.id)") {
        ForEach(shelf.jars, id: \.self) { jar in
          Button(jar) { isTasting = true }
        }
      }
      // expect: shared-presentation-in-foreach warning `$isTasting`
      .sheet(isPresented: $isTasting) { Text("Taste from shelf \(shelf.id)") }
    }
  }
}
