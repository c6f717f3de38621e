import SwiftUI

struct Signpost: View {
  let village: String
  @State private var arrow = ""

  var body: some View {
    Text(arrow)
      .onAppear(perform: {
        // expect: onappear-copies-input warning `self.arrow = "→ " + self.village`
        self.arrow = "→ " + self.village
      })
  }
}
