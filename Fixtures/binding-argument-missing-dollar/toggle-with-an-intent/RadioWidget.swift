import AppIntents
import SwiftUI
import WidgetKit

struct PlayIntent: AppIntent {
  static let title: LocalizedStringResource = "Play"
  func perform() async throws -> some IntentResult { .result() }
}

struct RadioWidgetView: View {
  @AppStorage("isPlaying") private var isPlaying = false

  var body: some View {
    // fine: binding-argument-missing-dollar -- with an intent, it takes a Bool
    Toggle("Play", isOn: isPlaying, intent: PlayIntent())
    Button("Stop") { isPlaying = false }
  }
}
