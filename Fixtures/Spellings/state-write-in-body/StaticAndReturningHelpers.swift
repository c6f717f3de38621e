import SwiftUI

struct AspenView: View {
  @State private var shakes = 0

  var body: some View {
    leaf
    icon
    Text(verbatim: { "\(count())" }())
  }

  private var leaf: AnyView {  // expect: anyview-erases-identity note
    shakes += 1  // expect: state-write-in-body error `shakes += 1`
    return AnyView(Image(systemName: "leaf"))
  }

  private func count() -> Int {
    shakes = shakes &+ 1  // expect: state-write-in-body error `shakes = shakes &+ 1`
    return shakes
  }

  private var icon: Image {
    shakes = 0  // expect: state-write-in-body error `shakes = 0`
    return Image(systemName: "leaf")
  }
}
