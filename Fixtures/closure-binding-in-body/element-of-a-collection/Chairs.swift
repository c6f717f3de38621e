// config: {"enable": ["closure-binding-in-body"]}
import SwiftUI

struct Chairs: View {
  @State private var taken: [String: Bool] = [:]

  var body: some View {
    // fine: closure-binding-in-body -- the place in the collection may be empty
    Toggle("A1", isOn: Binding(get: { taken["A1"] ?? false }, set: { taken["A1"] = $0 }))
  }
}
