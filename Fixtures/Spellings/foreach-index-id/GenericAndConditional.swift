import SwiftUI

struct PlantBed<Row: View>: View {
  @State private var plants = ["Aster", "Phlox"]
  @ViewBuilder let row: (Binding<String>) -> Row

  var body: some View {
    Form {
      #if os(macOS)
        ForEach(plants.indices, id: \.self) { row($plants[$0]) }  // expect: foreach-index-id error
      #else
        List(plants.indices, id: \.self) { row($plants[$0]) }  // expect: foreach-index-id error
      #endif
      Button("Weed") { withAnimation { _ = plants.popLast() } }
    }
  }
}
