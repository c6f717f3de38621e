import SwiftUI

struct DrumPage {
  @EnvironmentObject var drum: KettleDrum
}

#Preview {
  ScrollView {
    DrumPage()  // expect: preview-environment-missing warning
  }
}
