import SwiftUI

final class Shutter: ObservableObject {
  @Published var isClosed = false
}

final class Kiosk: ObservableObject {
  #if DEBUG
    @Published var shutter = Shutter()
  #else
    let shutter = Shutter()
  #endif
  @Published var papers = 10
}

struct KioskView: View {
  @StateObject private var kiosk = Kiosk()

  var body: some View {
    Stepper("\(kiosk.papers)", value: $kiosk.papers)
    // expect: nested-observable-object warning `kiosk.shutter.isClosed`
    Button(kiosk.shutter.isClosed ? "Open" : "Close") { kiosk.shutter.isClosed.toggle() }
  }
}
