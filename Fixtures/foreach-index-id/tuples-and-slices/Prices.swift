import SwiftUI

struct Prices: View {
  @State private var offers = ["Pears", "Plums", "Figs"]
  @State private var pairs = [("Pears", 3), ("Plums", 4)]

  var body: some View {
    List {
      // fine: foreach-index-id -- the first of a pair is a name here, no position
      ForEach(pairs, id: \.0) { name, price in Text("\(name): \(price)") }
      // fine: foreach-index-id -- a slice holds elements
      ForEach(offers[0..<2], id: \.self) { Text($0) }
      Button("Sold out") {
        offers = ["Figs", "Dates"]
        pairs.removeLast()
      }
    }
  }
}
