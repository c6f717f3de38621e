import SwiftUI

struct Barometer: View {
  @State private var pressure = 1013
  @State private var isRising = false

  var body: some View {
    Button("\(pressure) \(isRising ? "rising" : "steady")") {
      // fine: async-hop-write-in-body -- once for each tap
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { pressure += 1 }
    }
    .onAppear {
      Task { pressure = 1000 }  // fine: async-hop-write-in-body -- when it appears
    }
    .onPreferenceChange(PressureKey.self) { value in
      // fine: async-hop-write-in-body -- after a change
      DispatchQueue.main.async { pressure = value }
    }
    .task { await MainActor.run { isRising = true } }  // fine: async-hop-write-in-body -- a task
    .gesture(
      DragGesture().onEnded({ _ in
        Task { isRising.toggle() }  // fine: async-hop-write-in-body -- a gesture's action
      }))
    .onTapGesture(perform: reset)
  }

  private func reset() {
    Task { pressure = 1013 }  // fine: async-hop-write-in-body -- only an action calls this
  }
}

struct PressureKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}
