import SwiftUI

final class Flute: ObservableObject {
  @Published var keys = 16
}

struct FlutePage: View {
  @SwiftUI.EnvironmentObject private var flute: Flute

  var body: some View { Stepper("\(self.flute.keys) keys", value: self.$flute.keys) }
}

#Preview("Flute") { return FlutePage() }  // expect: preview-environment-missing warning
