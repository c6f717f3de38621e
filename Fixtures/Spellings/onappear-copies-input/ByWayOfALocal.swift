import SwiftUI

struct Quilt: View {
  let patches: [String]
  @State private var size = 0

  var body: some View {
    Text("\(size) patches")
      .onAppear {
        let amount = patches.count
        size = amount  // expect: onappear-copies-input warning `size = amount`
      }
  }
}
