import SwiftUI

struct Tile: View {
  let isLit: Bool

  var body: some View {
    Text("Tile")
      .background(
        isLit
          ? AnyView(Color.yellow)  // fine: anyview-erases-identity -- a leaf in the background
          // fine: anyview-erases-identity -- a leaf in the background
          : AnyView(RadialGradient(colors: [.gray], center: .top, startRadius: 0, endRadius: 9))
      )
  }
}
