// config: {"enable": ["ticking-state-in-app"]}
import SwiftUI

@main struct NotesApp: App {
  @State private var isLocked = false  // fine: ticking-state-in-app -- with the phase of the scene
  @State private var title = "Notes"  // fine: ticking-state-in-app -- written once when it appears
  @State private var isReady = false  // fine: ticking-state-in-app -- the timer fires once
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      Text(isLocked ? "Locked" : isReady ? title : "Loading")
        .task {
          try? await Task.sleep(nanoseconds: 500_000_000)
          title = "My notes"
        }
        .onAppear {
          Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in isReady = true }
        }
        .onReceive(NotificationCenter.default.publisher(for: .lockNotes)) { _ in
          isLocked = true
        }
    }
    .onChange(of: phase) { _ in isLocked = true }
  }
}

extension Notification.Name {
  static let lockNotes = Notification.Name("lockNotes")
}
