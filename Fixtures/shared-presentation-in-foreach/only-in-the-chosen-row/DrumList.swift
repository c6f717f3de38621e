import SwiftUI

struct DrumList: View {
  let drums: [String]
  @State private var chosen = ""
  @State private var isTuning = false

  var body: some View {
    List(drums, id: \.self) { drum in
      HStack {
        Button(drum) {
          chosen = drum
          isTuning = true
        }
        if drum == chosen {
          // fine: shared-presentation-in-foreach -- it stands in one row at a time
          Color.clear.popover(isPresented: $isTuning) { Text("Tune \(drum)") }
        }
      }
    }
  }
}
