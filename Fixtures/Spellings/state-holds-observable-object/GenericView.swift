import SwiftUI

final class Hedge: ObservableObject { @Published var height = 1.0 }

struct HedgePanel<Footer: View>: View {
  @State private var hedge = Hedge()  // expect: state-holds-observable-object warning `@State`
  let footer: Footer

  var body: some View {
    Text("\(hedge.height) m")
    footer
    Button("Grow") { hedge.height += 0.1 }
  }
}
