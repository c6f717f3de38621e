import SwiftUI

struct OrreryApp: App {
  @State var days = 0  // expect: ticking-state-in-app note
  let tick = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some Scene {
    WindowGroup { sky }
  }
}
