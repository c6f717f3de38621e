import Combine
import SwiftUI

final class Beat: ObservableObject {
  @Published var count = 0
}

struct Counter3: View {
  @ObservedObject private var beat: Beat
  private let name: String?
  private let isOld: Bool

  init(beat: Beat) {
    self.beat = beat
    name = UserDefaults.standard.string(forKey: "name")  // fine: side-effect-in-body -- a look
    // fine: side-effect-in-body -- a look
    isOld = FileManager.default.fileExists(atPath: "/tmp/beat")
  }

  var body: some View {
    Stepper("\(name ?? "") \(beat.count) \(isOld ? "old" : "new")", value: $beat.count)
      // fine: side-effect-in-body -- the modifier subscribes, not `body`
      .onReceive(beat.$count.map { $0 * 2 }) { print($0) }
  }
}
