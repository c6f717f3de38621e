import SwiftUI

@Observable final class SignStyle {
  var size = 12.0
}

struct SignText: View {
  let style: SignStyle
  let text: String

  var body: some View { Text(text).font(.system(size: style.size)) }
}

struct StationSign: View {
  @State private var platform = 1

  var body: some View {
    Stepper("Platform \(platform)", value: $platform)
    // fine: object-created-in-body -- nobody changes it, so nothing is lost
    SignText(style: SignStyle(), text: "\(platform)")
  }
}
