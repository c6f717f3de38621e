import SwiftUI

final class GreenhouseModel: ObservableObject {
  @Published var humidity = 40
}

struct HumidityLabel: View {
  // fine: unobserved-object-property -- the same object is observed one line below
  private let source: GreenhouseModel
  @ObservedObject private var greenhouse: GreenhouseModel

  init(greenhouse: GreenhouseModel) {
    source = greenhouse
    self.greenhouse = greenhouse
  }

  var body: some View {
    VStack {
      Text("\(source.humidity) %")
      Stepper("Humidity", value: $greenhouse.humidity)
    }
  }
}
