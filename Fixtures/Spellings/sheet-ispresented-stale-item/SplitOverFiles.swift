import SwiftUI

struct TramMap: View {
  let stops: [String]
  @State var stop: String?
  @State var isStopOpen = false

  var body: some View {
    List(stops, id: \.self) { name in
      Button(name) { open(name) }
    }
    // expect: sheet-ispresented-stale-item warning `$isStopOpen`
    .sheet(isPresented: $isStopOpen) { Text(stop ?? "") }
  }
}
