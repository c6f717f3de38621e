import SwiftUI

struct Shutter<Slat: View>: View {
  @ViewBuilder let slat: () -> Slat
  @SwiftUI.State private var isDown = false

  var body: some View { if !isDown { slat() } }

  func close() { isDown = true }
}

struct House: View {
  private let shutter = Shutter { Text("Slat") }

  var body: some View {
    VStack {
      shutter
      Button("Close") {
        Task { shutter.close() }  // expect: method-call-on-child-view note
      }
    }
  }
}
