import SwiftUI

struct TapeRow: View {
  let isPlaying: Binding<Bool>
  @Binding var title: String

  var body: some View {
    Toggle("Play", isOn: isPlaying)  // fine: binding-argument-missing-dollar -- a `Binding`
    TextField("Title", text: _title)  // fine: binding-argument-missing-dollar -- the binding itself
  }
}

struct TapePage: View {
  @State private var isPlaying = false
  @State private var title = "Side A"
  @State private var speed = 1

  private var safeSpeed: Binding<Int> {
    Binding(get: { speed }, set: { speed = max(1, $0) })
  }

  var body: some View {
    let playing = $isPlaying
    // fine: binding-argument-missing-dollar -- a local binding, and `$`
    TapeRow(isPlaying: playing, title: $title)
    Stepper("\(speed)", value: safeSpeed)  // fine: binding-argument-missing-dollar -- a `Binding`
    // fine: binding-argument-missing-dollar -- made on the spot
    Toggle("Loud", isOn: Binding(get: { speed > 2 }, set: { speed = $0 ? 3 : 1 }))
    field(title: $title)
    // fine: binding-argument-missing-dollar -- a function that returns one
    Toggle("Play", isOn: binding(for: title))
  }

  private func field(title: Binding<String>) -> some View {
    // fine: binding-argument-missing-dollar -- the parameter, not the property
    TextField("Title", text: title)
  }

  private func binding(for name: String) -> Binding<Bool> { $isPlaying }
}
