import SwiftUI

final class KettleDrum {
  @Published var beats = 0
}

extension KettleDrum: ObservableObject {}

extension DrumPage: View {
  var body: some View { Button("\(drum.beats)") { drum.beats += 1 } }
}
