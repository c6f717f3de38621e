import SwiftUI

extension TrainMap {
  var controls: some View {
    HStack {
      Button("Closer") { zoom *= 1.25 }
      Button("Farther") { zoom /= 1.25 }
    }
  }
}
