import SwiftUI

extension Parade {
  @ViewBuilder var street: some View {
    #if os(macOS)
      VStack { ForEach(floats, id: \.self) { Text($0) } }  // expect: eager-stack-in-scrollview note
    #else
      // expect: eager-stack-in-scrollview note
      VStack(spacing: 20) { ForEach(floats, id: \.self) { Text($0) } }
    #endif
  }
}
