import SwiftUI

extension Barn {
  var door: some View {
    Button("Door") {
      isOpen.toggle()
      cows = 0
    }
  }
}
