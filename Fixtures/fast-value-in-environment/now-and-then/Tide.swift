// config: {"enable": ["fast-value-in-environment"], "deploymentTarget": {"iOS": "18.0"}}
import SwiftUI

extension EnvironmentValues {
  @Entry var hour = 0
  @Entry var level: CGFloat = 0
  @Entry var page: CGFloat = 0
}

struct Tide: View {
  @State private var hour = 0
  @State private var level: CGFloat = 0
  @State private var page: CGFloat = 0
  private static let clock = Timer.publish(every: 60, on: .main, in: .common).autoconnect()

  var body: some View {
    ScrollView { Text("Sea") }
      .onReceive(Self.clock) { _ in hour += 1 }
      .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, new in
        if abs(new - level) > 200 { level = new }
        page = (new / 600).rounded()
      }
      // fine: fast-value-in-environment -- once a minute
      .environment(\.hour, hour)
      // fine: fast-value-in-environment -- only long ways count
      .environment(\.level, level)
      // fine: fast-value-in-environment -- rounded to whole pages
      .environment(\.page, page)
  }
}
