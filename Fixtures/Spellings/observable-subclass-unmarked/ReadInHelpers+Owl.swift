import SwiftUI

extension OwlView {
  var hunger: some View {
    Text(owl?.mice == 0 ? "Hungry" : "Content")
  }
}
