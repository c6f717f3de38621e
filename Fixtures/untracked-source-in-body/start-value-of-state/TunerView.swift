// config: {"enable": ["untracked-source-in-body"]}
import SwiftUI

struct TunerView: View {
  // fine: untracked-source-in-body -- a start value, the view changes it by itself
  // expect: state-mirrors-userdefaults note `@State`
  @State private var pitch = UserDefaults.standard.double(forKey: "lastPitch")
  // fine: untracked-source-in-body -- not in `body`
  private let openedAt = UserDefaults.standard.integer(forKey: "opened")

  var body: some View {
    VStack {
      Slider(value: $pitch, in: 400...480)
      Text("Opened \(openedAt) times")
    }
  }
}
