import SwiftUI

struct OrganStops: View {
  let stops: [String]
  @State private var stop: String?
  @State private var isPulled = false

  var body: some View {
    List(stops, id: \.self) { name in
      Button(action: {
        self.stop = name
        self.isPulled = true
      }, label: { Text(name) })
    }
    .sheet(
      // expect: sheet-ispresented-stale-item warning `self.$isPulled`
      isPresented: self.$isPulled,
      onDismiss: { self.stop = nil },
      content: { Text(self.stop ?? "none") })
  }
}
