import SwiftUI

struct Marker: View {
  #if os(macOS)
    @State private var size = 12.0  // expect: state-never-mutated note
  #else
    @State private var size = 16.0  // expect: state-never-mutated note
  #endif
  @State private var count = 0  // fine: state-never-mutated -- written in one of the branches

  var body: some View {
    VStack {
      Circle().frame(width: size, height: size)
      #if DEBUG
        Button("More") { count += 1 }
      #endif
      Text("\(count)")
    }
  }
}
