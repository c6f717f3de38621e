import SwiftUI

struct Basket: View {
  @State private var fruit = ["Quince"]

  var body: some View {
    VStack {
      // expect: foreach-nonconstant-range error
      ForEach(0..<fruit.count) { place in Text(fruit[place]) }
      Button("Pick") { fruit.append("Medlar") }
    }
  }
}
