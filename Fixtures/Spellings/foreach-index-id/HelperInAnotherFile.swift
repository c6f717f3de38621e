import SwiftUI

struct MossBed: View {
  @State var mosses = ["Cushion", "Haircap"]

  var body: some View {
    VStack {
      rows
      Button("Rake") { thinOut() }
    }
  }
}
