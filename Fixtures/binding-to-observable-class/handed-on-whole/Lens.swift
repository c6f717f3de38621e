// config: {"enable": ["binding-to-observable-class"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable final class Lens: Identifiable {
  var focalLength = 50
}

struct LensPage: View {
  @Binding var lens: Lens  // fine: binding-to-observable-class -- another view may replace it

  var body: some View { LensSwap(lens: $lens) }
}

struct LensSwap: View {
  @Binding var lens: Lens  // fine: binding-to-observable-class -- replaced here

  var body: some View { Button("\(lens.focalLength) mm") { lens = Lens() } }
}

struct LensSheet: View {
  @Binding var shown: Lens?  // fine: binding-to-observable-class -- the sheet sets it to nil

  var body: some View {
    Text("Lenses").sheet(item: $shown) { lens in Text("\(lens.focalLength)") }
  }
}
