import SwiftUI

final class KitchenTimer: ObservableObject, Identifiable {
  let id = UUID()
  @Published var seconds = 60
}

struct TimersScreen: View {
  // expect: state-holds-observable-object warning `@State`
  @State private var timers: [KitchenTimer] = []

  var body: some View {
    List(timers) { timer in
      Button("\(timer.seconds) s") { timer.seconds -= 1 }
    }
    .toolbar {
      Button("Add") { timers.append(KitchenTimer()) }
    }
  }
}
