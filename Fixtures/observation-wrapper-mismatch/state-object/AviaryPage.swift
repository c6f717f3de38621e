import SwiftUI

@Observable final class Aviary {
  var birds = 9
}

struct AviaryPage: View {
  @StateObject private var aviary = Aviary()  // expect: observation-wrapper-mismatch error

  var body: some View { Button("\(aviary.birds) birds") { aviary.birds += 1 } }
}
