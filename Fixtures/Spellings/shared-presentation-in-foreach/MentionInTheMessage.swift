import SwiftUI

struct LampList: View {
  let lamps: [String]
  @State private var isWarning = false

  var body: some View {
    ForEach(lamps, id: \.self) { lamp in
      Button("Switch on") { isWarning = true }
        .alert("Hot", isPresented: $isWarning) {  // expect: shared-presentation-in-foreach warning
          Button("OK") {}
        } message: {
          Text("\(lamp) is hot")
        }
    }
  }
}
