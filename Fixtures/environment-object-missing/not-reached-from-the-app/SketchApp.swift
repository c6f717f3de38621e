import SwiftUI

final class Brush: ObservableObject {
  @Published var width = 2.0
}

struct BrushPanel: View {
  // Not in the app yet, and the app has no `Brush` to give.
  @EnvironmentObject private var brush: Brush  // expect: environment-object-missing note

  var body: some View { Slider(value: $brush.width, in: 1...20) }
}

#Preview { BrushPanel().environmentObject(Brush()) }

@main struct SketchApp: App {
  var body: some Scene {
    WindowGroup { Text("Soon") }
  }
}
