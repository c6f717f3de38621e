import SwiftUI

enum Clinic {
  struct WaitingRoom: View {
    @State var number = 1  // expect: state-not-private warning `@State`

    var body: some View {
      VStack {
        Button("Next: \(number)") { number += 1 }
        Doorbell()
      }
    }

    private struct Doorbell: View {
      @State var rings = 0  // expect: state-not-private warning `@State`
      @State private var isMuted = false

      var body: some View {
        Button("Ring (\(rings))") { if !isMuted { rings += 1 } }
        Toggle("Muted", isOn: $isMuted)
      }
    }
  }
}
