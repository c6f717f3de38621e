import SwiftUI

@Observable final class Metronome {
  var beat = 60
}

struct Ticking: ViewModifier {
  @Environment(Metronome.self) private var metronome

  func body(content: Content) -> some View {
    content.onTapGesture { metronome.beat += 1 }
      .badge(metronome.beat)
  }
}

struct ScorePage: View {
  var body: some View {
    Text("Allegro").modifier(Ticking())
  }
}

#Preview {
  ScorePage()  // expect: preview-environment-missing warning
}
