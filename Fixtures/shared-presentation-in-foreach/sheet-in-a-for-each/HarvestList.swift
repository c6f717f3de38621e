import SwiftUI

struct Crop: Identifiable {
  let id: Int
  var name: String
}

struct HarvestList: View {
  let crops: [Crop]
  @State private var isWeighing = false

  var body: some View {
    VStack {
      ForEach(crops) { crop in
        Button(crop.name) { isWeighing = true }
          // expect: shared-presentation-in-foreach warning `$isWeighing`
          .sheet(isPresented: $isWeighing) { Text("Weigh the \(crop.name)") }
      }
    }
  }
}
