import Combine
import SwiftUI

struct Kettle: View {
  @State private var minutes = 0
  @State private var boiling: AnyCancellable?

  var body: some View {
    Button("Boil \(minutes)") {
      // fine: publisher-created-in-body -- made when somebody taps, and kept
      boiling = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
        .sink { _ in minutes += 1 }
    }
    .onAppear { minutes = 0 }
    .onDisappear { boiling?.cancel() }
  }
}
