import SwiftUI

struct Errand: Identifiable {
  let id = UUID()
  var text: String
}

@Observable final class ErrandModel {
  // fine: unstable-identifiable-id -- stored
  var errands = [Errand(text: "Post"), Errand(text: "Bread")]
}

struct ErrandList: View {
  @State private var errands = [Errand(text: "Milk")]  // fine: unstable-identifiable-id -- stored
  // fine: unstable-identifiable-id -- stored
  @State private var more = ["Eggs"].map { Errand(text: $0) }
  @State private var model = ErrandModel()

  var body: some View {
    ForEach(errands) { Text($0.text) }
    ForEach(more) { Text($0.text) }
    ForEach(model.errands) { Text($0.text) }
    Button("Done") { errands.removeFirst() }
  }
}
