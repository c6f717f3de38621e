import Combine
import SwiftUI

final class Dimmer: ObservableObject {
  @Published var level = 0.4
}

struct DimmerRow: View {
  @Binding private var isOn: Bool
  @AppStorage("steps") private var steps = 10
  @ObservedObject private var dimmer: Dimmer
  private var title = ""

  init(isOn: Binding<Bool>, dimmer: Dimmer) {
    _isOn = isOn
    _dimmer = ObservedObject(wrappedValue: dimmer)
    // fine: dynamic-property-read-in-init -- these three work before the view has a place
    title = "\(self.isOn) \(steps) \(self.dimmer.level)"
  }

  var body: some View {
    Toggle("\(title), now \(dimmer.level)", isOn: $isOn)
  }
}
