import SwiftUI

private struct TopKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

private struct TopValueKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

extension EnvironmentValues {
  var top: CGFloat {
    get { self[TopValueKey.self] }
    set { self[TopValueKey.self] = newValue }
  }
}

struct Cliff: View {
  @State private var top: CGFloat = 0

  var body: some View {
    ScrollView { Text("Rock") }
      .onPreferenceChange(TopKey.self) { top = $0 }
      // miss: fast-value-in-environment -- what the preference measures is told elsewhere
      .environment(\.top, top)
  }
}
