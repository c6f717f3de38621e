import SwiftUI

final class Alley: ObservableObject {
  @Published var lantern = Lantern()
}

struct AlleyView: View {
  @ObservedObject var alley: Alley

  var body: some View {
    light
    Button("Light") { alley.lantern.light() }
  }
}

extension AlleyView {
  @ViewBuilder fileprivate var light: some View {
    if alley.lantern.isLit {  // expect: nested-observable-object warning `alley.lantern.isLit`
      Text("Bright")
    }
  }
}
