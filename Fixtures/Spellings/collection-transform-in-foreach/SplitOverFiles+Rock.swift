import SwiftUI

extension Canyon {
  @ViewBuilder var rock: some View {
    #if os(macOS)
      // expect: collection-transform-in-foreach note
      ForEach(layers.filter { !$0.isEmpty }, id: \.self) { Text($0) }
    #else
      // expect: collection-transform-in-foreach note
      ForEach(layers.filter { !$0.isEmpty }, id: \.self) { Text($0).bold() }
    #endif
  }
}
