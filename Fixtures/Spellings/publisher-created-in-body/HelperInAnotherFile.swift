import Combine
import SwiftUI

struct BrassClock: View {
  @State var ticks = 0

  var body: some View {
    // expect: publisher-created-in-body warning
    Text("\(ticks)").onReceive(tock) { _ in ticks += 1 }
  }
}
