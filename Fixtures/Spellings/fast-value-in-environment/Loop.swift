import SwiftUI

extension EnvironmentValues {
  @Entry var swing: Double? = nil
}

struct Pendulum<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var phase: Double?

  var body: some View {
    content()
      .environment(\.swing, phase)  // expect: fast-value-in-environment note
      .task {
        while !Task.isCancelled {
          phase = Date.now.timeIntervalSince1970
          try? await Task.sleep(for: .milliseconds(16))
        }
      }
  }
}
