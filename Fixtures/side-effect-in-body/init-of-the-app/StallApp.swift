// config: {"enable": ["side-effect-in-body"]}
import SwiftUI

@MainActor final class Stall: ObservableObject {
  static let shared = Stall()
  @Published private(set) var isOpen = false
  func open() async { isOpen = true }
}

struct StallPage: View {
  @ObservedObject var stall: Stall

  var body: some View { Text(stall.isOpen ? "Open" : "Closed") }
}

@main struct StallApp: App {
  init() {
    Task { await Stall.shared.open() }  // expect: side-effect-in-body note
  }

  var body: some Scene {
    WindowGroup { StallPage(stall: .shared) }
  }
}
