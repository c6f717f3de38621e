// config: {"enable": ["closure-binding-in-body"]}
import Combine
import SwiftUI

final class Ferry: ObservableObject {
  @Published var isDocked = true
}

struct FerryPanel: View {
  @ObservedObject var ferry: Ferry

  var body: some View {
    VStack {
      Text(ferry.isDocked ? "Docked" : "At sea")
      // expect: closure-binding-in-body note `Binding`
      Toggle("Docked", isOn: Binding(get: { ferry.isDocked }, set: { ferry.isDocked = $0 }))
    }
  }
}
