import SwiftUI

final class Weather: ObservableObject {
  @Published private(set) var isRaining = false
  func change() { isRaining.toggle() }
}

final class OrchardModel: ObservableObject {
  let weather = Weather()
  @Published var trees = 12
}

struct OrchardPage: View {
  @StateObject private var orchard = OrchardModel()

  var body: some View {
    VStack {
      Stepper("\(orchard.trees) trees", value: $orchard.trees)
      // expect: nested-observable-object warning `orchard.weather.isRaining`
      if orchard.weather.isRaining { Text("Rain") }
      Button("Change") { orchard.weather.change() }
    }
  }
}
