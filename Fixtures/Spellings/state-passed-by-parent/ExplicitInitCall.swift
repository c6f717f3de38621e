import SwiftUI

struct Candle: View {
  @State var isLit: Bool  // expect: state-passed-by-parent warning `@State`

  var body: some View { Toggle("Lit", isOn: $isLit) }
}

struct Altar: View {
  @State private var isEvening = false

  var body: some View {
    VStack {
      Candle.init(isLit: isEvening)
      Toggle("Evening", isOn: $isEvening)
    }
  }
}
