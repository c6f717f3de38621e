import SwiftUI

struct PlantCard: View {
  @State var isWatered = false  // expect: state-not-private warning `@State`

  var body: some View {
    VStack {
      Text(status)
      Button("Water", action: water)
    }
  }
}

// Same file: `private` reaches this extension too.
extension PlantCard {
  private var status: String { isWatered ? "Fresh" : "Thirsty" }
  private func water() { isWatered = true }
}
