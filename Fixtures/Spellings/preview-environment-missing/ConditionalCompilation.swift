import SwiftUI

final class Oboe: ObservableObject {
  @Published var reeds = 2
}

struct OboePage: View {
  @EnvironmentObject private var oboe: Oboe

  var body: some View { Button("\(oboe.reeds) reeds") { oboe.reeds -= 1 } }
}

#if DEBUG
  #Preview {
    ForEach(ColorScheme.allCases, id: \.self) { scheme in
      OboePage()  // expect: preview-environment-missing warning
        .preferredColorScheme(scheme)
    }
  }
#endif
