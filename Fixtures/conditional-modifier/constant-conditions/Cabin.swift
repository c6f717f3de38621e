// config: {"enable": ["conditional-modifier"]}
import SwiftUI

extension View {
  // expect: conditional-modifier note
  @ViewBuilder func fitted<Output: View>(_ isOn: Bool, fit: (Self) -> Output) -> some View {
    if isOn { fit(self) } else { self }
  }
}

extension UIDevice {
  static var isPad: Bool { current.userInterfaceIdiom == .pad }
}

enum Build {
  static let isBeta = true
  static var isInspected: Bool { ProcessInfo.processInfo.arguments.contains("-inspect") }
}

struct Cabin: View {
  private static let isTiny = false
  private let isDraft = true
  @State private var guest = ""

  var body: some View {
    TextField("Guest", text: $guest)
      // fine: conditional-modifier -- the device stays
      .fitted(UIDevice.current.userInterfaceIdiom == .phone) { $0.padding() }
      // fine: conditional-modifier -- the same, by way of a member of the project
      .fitted(UIDevice.isPad) { $0.frame(width: 500) }
      // fine: conditional-modifier -- a constant
      .fitted(Build.isBeta) { $0.border(.orange) }
      // fine: conditional-modifier -- how it was started
      .fitted(Build.isInspected) { $0.border(.red) }
      // fine: conditional-modifier -- a constant of the type
      .fitted(Self.isTiny) { $0.font(.caption) }
      // fine: conditional-modifier -- a constant of the view
      .fitted(isDraft) { $0.italic() }
      // fine: conditional-modifier -- a literal
      .fitted(true) { $0.padding(.top) }
  }
}
