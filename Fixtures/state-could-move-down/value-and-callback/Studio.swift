// config: {"enable": ["state-could-move-down"]}
import SwiftUI

struct Studio: View {
  @State private var zoom = 1.0  // expect: state-could-move-down note `@State`

  var body: some View {
    VStack {
      Toolbox()
      Easel(zoom: zoom, setZoom: { zoom = $0 })
    }
  }
}

struct Easel: View {
  let zoom: Double
  let setZoom: (Double) -> Void

  var body: some View {
    Image("canvas").scaleEffect(zoom)
      .onTapGesture { setZoom(zoom * 2) }
  }
}

struct Toolbox: View {
  var body: some View { Text("Brushes") }
}
