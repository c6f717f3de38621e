import SwiftUI

private let defaults = UserDefaults.standard

enum Level: String { case easy, hard }

struct Puzzle: View {
  // expect: state-mirrors-userdefaults note
  @SwiftUI.State private var moves: Int = UserDefaults.standard.integer(forKey: "moves")
  // expect: state-mirrors-userdefaults note
  @State private var hints = UserDefaults().integer(forKey: "hints")
  // expect: state-mirrors-userdefaults note
  @State private var player = UserDefaults(suiteName: "group.puzzle")?.string(forKey: "player")
  // expect: state-mirrors-userdefaults note
  @State private var isTimed = UserDefaults.standard.value(forKey: "timed") as? Bool ?? true
  // expect: state-mirrors-userdefaults note
  @State private var isLoud = (UserDefaults.standard.object(forKey: "loud") as? Bool) ?? false
  // expect: state-mirrors-userdefaults note
  @State private var score = defaults.double(forKey: "score")
  // expect: state-mirrors-userdefaults note
  @State private var level =
    Level(rawValue: UserDefaults.standard.string(forKey: "level") ?? "") ?? .easy

  var body: some View {
    Stepper("\(moves)", value: $moves)
    Stepper("\(hints)", value: $hints)
    TextField("Player", text: Binding(get: { player ?? "" }, set: { player = $0 }))
    Toggle("Timed", isOn: $isTimed)
    Toggle("Loud", isOn: $isLoud)
    Slider(value: $score)
    Button(level.rawValue) { level = .hard }
  }
}
