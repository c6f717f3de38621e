import SwiftUI

struct VaseList: View {
  let vases: [String]
  @State private var isGlazing = false

  var body: some View {
    List {
      ForEach(vases, id: \.self) { vase in
        row(for: vase)
      }
    }
  }

  private func row(for vase: String) -> some View {
    Button(vase) { isGlazing = true }
      // expect: shared-presentation-in-foreach warning `$isGlazing`
      .sheet(isPresented: $isGlazing) { Text("Glaze \(vase)") }
  }
}
