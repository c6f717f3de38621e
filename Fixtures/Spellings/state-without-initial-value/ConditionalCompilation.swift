import SwiftUI

struct Telescope: View {
  #if os(macOS)
    @State private var zoom: Double  // expect: state-without-initial-value error `@State`
  #else
    @State private var zoom: Int  // expect: state-without-initial-value error `@State`
  #endif

  var body: some View { Text("\(zoom)").onTapGesture { zoom *= 2 } }
}

struct Dome: View {
  var body: some View { Telescope(zoom: 2) }
}
