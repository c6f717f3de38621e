import SwiftUI
import UIKit

final class BoilerModel: ObservableObject {
  @Published var pressure = 1.5
}

struct PressureGauge: UIViewRepresentable {
  let boiler: BoilerModel  // expect: unobserved-object-property warning `boiler`

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    label.text = "\(boiler.pressure) bar"
  }
}

struct BoilerRoom: View {
  @StateObject private var boiler = BoilerModel()

  var body: some View {
    VStack {
      PressureGauge(boiler: boiler)
      Button("Heat") { boiler.pressure += 0.1 }
    }
  }
}
