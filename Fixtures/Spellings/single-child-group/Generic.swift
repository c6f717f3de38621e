import SwiftUI

struct Signal<Lamp: View>: View {
  let lamp: Lamp

  var body: some View {
    VStack {
      lamp
      // expect: single-child-group note
      Group { Label("Signal", systemImage: "light.beacon.max") }.padding()
    }
  }
}
