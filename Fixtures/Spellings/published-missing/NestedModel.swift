import SwiftUI

enum Bakery {
  final class Model: ObservableObject {
    @Published var loaves = 20
    var isOpen: Bool = false  // miss: published-missing -- whose observer has no written type
  }
}

struct BakeryView: View {
  @StateObject private var model = Bakery.Model()

  var body: some View {
    VStack {
      Stepper("\(model.loaves) loaves", value: $model.loaves)
      if self.model.isOpen { Text("Open") }
      Button("Turn the sign") { self.model.isOpen.toggle() }
    }
  }
}
