import SwiftUI

final class LegacyVineyard: ObservableObject { @Published var vines = 10 }

typealias Vineyard = LegacyVineyard
typealias Vineyards = [Vineyard]

struct VineyardView: View {
  // expect: state-holds-observable-object warning `@State`
  @State private var vineyard = Vineyard()
  // expect: state-holds-observable-object warning `@State`
  @State private var others: Vineyards = []

  var body: some View {
    Text("\(vineyard.vines)")
    ForEach(others.indices, id: \.self) { index in Text("\(others[index].vines)") }
    Button("Plant") {
      vineyard.vines += 1
      others.append(Vineyard())
    }
  }
}
