import Combine
import SwiftUI

final class Garden: ObservableObject {
  @Published var beds = 2
}

struct GardenGate<Label: View>: View {
  @EnvironmentObject private var garden: Garden
  let label: Label

  var body: some View {
    label.onReceive(garden.$beds.dropFirst()) { _ in
      let count = garden.beds  // expect: published-sink-reads-old-value warning `garden.beds`
      print(count)
    }
  }
}
