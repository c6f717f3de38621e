import SwiftUI
import UIKit

@MainActor
final class WeatherModel: ObservableObject {
  @Published var text = ""

  init() {
    // fine: expensive-work-in-body -- the model's own `init`
    text = DateFormatter().string(from: .now)
  }
}

struct WeatherMap: UIViewRepresentable {
  let place: String

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    // fine: expensive-work-in-body -- runs once for each view
    label.text = DateFormatter().string(from: .now)
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) { label.accessibilityLabel = place }
}
