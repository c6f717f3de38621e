import SwiftUI

private struct PlaceholderKey: EnvironmentKey {
  // fine: anyview-erases-identity -- an environment value
  static let defaultValue: AnyView? = nil
}

extension EnvironmentValues {
  var placeholder: AnyView? {  // fine: anyview-erases-identity -- an environment value
    get { self[PlaceholderKey.self] }
    set { self[PlaceholderKey.self] = newValue }
  }
}

struct Gallery: View {
  let title: String

  var body: some View {
    Text(title)
      // fine: anyview-erases-identity -- the environment value is an `AnyView`
      .environment(\.placeholder, AnyView(ProgressView()))
  }
}
