import SwiftUI

struct Concert {
  var hall = "Old"
  var isSold = false
}

@Observable final class ChoirModel {
  var concert = Concert()
}

struct ChoirPlan: View {
  @State private var model = ChoirModel()

  var body: some View {
    Text(model.concert.isSold ? "Sold" : model.concert.hall)
    Button("Sell") {
      var next = model.concert
      next.isSold = true  // expect: mutated-local-copy warning `next.isSold = true`
      next.hall = "New"
    }
  }
}
