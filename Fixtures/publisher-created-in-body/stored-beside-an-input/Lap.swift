import Combine
import SwiftUI

struct Lap: View {
  let runner: String
  // expect: publisher-created-in-body note
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var seconds = 0

  var body: some View { Text("\(runner) \(seconds)").onReceive(timer) { _ in seconds += 1 } }
}
