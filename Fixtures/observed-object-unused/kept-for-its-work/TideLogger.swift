import SwiftUI

final class TideLogger: ObservableObject {
  @Published private(set) var entries = 0
  private var timer: Timer?

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in print("tide") }
  }
}

struct HarbourPage: View {
  // fine: observed-object-unused -- kept so that its timer goes on
  @StateObject private var logger = TideLogger()

  var body: some View { Text("Harbour") }
}
