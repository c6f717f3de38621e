import Combine
import SwiftUI

final class Orchestra: ObservableObject {
  @Published var players = 0
  func seat() { print("sit down") }
}

@main struct OrchestraApp: App {
  @StateObject private var orchestra = Orchestra()

  init() {
    orchestra.seat()  // expect: dynamic-property-read-in-init warning `orchestra`
  }

  var body: some Scene {
    WindowGroup { StageView(orchestra: orchestra) }
  }
}

struct StageView: View {
  @ObservedObject var orchestra: Orchestra
  var body: some View { Text("\(orchestra.players)") }
}
