import SwiftUI

struct Forecast: View {
  enum Phase { case new, loading, done }

  @State private var phase = Phase.new

  var body: some View {
    switch phase {
    case .new:
      Color.clear
        // expect: task-on-conditional-branch warning
        .task {
          phase = .loading
          await fetch()
          phase = .done
        }
    case .loading: ProgressView()
    case .done: Text("Rain")
    }
  }

  private func fetch() async {}
}
