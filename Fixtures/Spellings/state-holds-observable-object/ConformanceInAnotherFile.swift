import SwiftUI

final class Smoker: ObservableObject { @Published var isLit = false }

struct SmokerView {
  @State private var smoker = Smoker()  // expect: state-holds-observable-object warning `@State`
  var title: String { smoker.isLit ? "Out" : "Light" }
  func toggle() { smoker.isLit.toggle() }
}
