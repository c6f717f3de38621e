import SwiftUI

struct BellList: View {
  let bells: [String]
  @State private var isRinging = false

  var body: some View {
    ForEach(bells, id: \.self) { bell in
      Button(bell) { isRinging = true }
        #if os(macOS)
          // expect: shared-presentation-in-foreach warning `$isRinging`
          .popover(isPresented: $isRinging) { Text(bell) }
        #else
          // expect: shared-presentation-in-foreach warning `$isRinging`
          .sheet(isPresented: $isRinging) { Text(bell) }
        #endif
    }
  }
}
