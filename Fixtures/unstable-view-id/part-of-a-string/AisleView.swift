import SwiftUI

struct AisleView: View {
  let aisle: String
  @State private var books = 3

  var body: some View {
    VStack {
      Stepper("\(books) books", value: $books)
      // expect: unstable-view-id warning `"\(aisle)-\(UUID())"`
      ShelfView().id("\(aisle)-\(UUID())")
      ShelfView().id(UUID().uuidString)  // expect: unstable-view-id warning `UUID().uuidString`
      // expect: unstable-view-id warning `aisle + UUID().uuidString`
      ShelfView().id(aisle + UUID().uuidString)
    }
  }
}

struct ShelfView: View {
  @State private var isDusty = true

  var body: some View { Toggle("Dusty", isOn: $isDusty) }
}
