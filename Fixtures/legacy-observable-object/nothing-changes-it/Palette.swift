// config: {"deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

// fine: legacy-observable-object -- what the view leaves out never changes
final class Palette: ObservableObject {
  @Published var accent = Color.red
  @Published var ground = Color.white
}

struct PaletteView: View {
  @StateObject private var palette = Palette()

  var body: some View { palette.accent }
}
