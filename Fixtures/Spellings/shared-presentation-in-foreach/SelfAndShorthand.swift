import SwiftUI

struct LoafList: View {
  let loaves: [String]
  @State private var isSlicing = false

  var body: some View {
    ForEach(self.loaves, id: \.self) {
      let loaf = $0
      Button(loaf, action: { self.isSlicing = true })
        // expect: shared-presentation-in-foreach warning `self.$isSlicing`
        .sheet(isPresented: self.$isSlicing) { Text("Slice \(loaf)") }
    }
  }
}
