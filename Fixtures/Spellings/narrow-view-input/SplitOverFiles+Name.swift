import SwiftUI

extension VolcanoName {
  var name: some View {
    #if os(macOS)
      Text(volcano.name)
    #else
      Text(volcano.name).bold()
    #endif
  }
}
