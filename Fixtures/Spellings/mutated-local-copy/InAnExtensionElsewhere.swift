import SwiftUI

typealias Stock = [String]

@Observable final class Pantry {
  var stock: Stock = []
}

struct PantryView: View {
  @State private var pantry = Pantry()
  var body: some View {
    Text("\(pantry.stock.count)")
    Button("Fill") { pantry.fill() }
  }
}
