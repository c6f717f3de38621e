import SwiftUI

struct Studio: View {
  @State private var tempo: Int  // expect: state-mirrors-userdefaults note
  @State private var key: String  // expect: state-mirrors-userdefaults note
  @State private var isLooped = false  // expect: state-mirrors-userdefaults note
  @State private var tracks = 4  // expect: state-mirrors-userdefaults note

  init() {
    let stored = UserDefaults.standard.integer(forKey: "tempo")
    self._tempo = State(wrappedValue: stored)
    _key = .init(initialValue: UserDefaults.standard.string(forKey: "key") ?? "C")
  }

  var body: some View {
    Stepper("\(tempo)", value: $tempo)
    TextField("Key", text: $key)
    Toggle("Loop", isOn: $isLooped)
      .onAppear(perform: load)
    Stepper("\(tracks)", value: $tracks)
      .onAppear {
        self.tracks = UserDefaults.standard.integer(forKey: "tracks")
      }
  }

  private func load() {
    let defaults = UserDefaults.standard
    isLooped = defaults.bool(forKey: "loop")
  }
}
