import SwiftUI

protocol SettingsPane: View {}

enum Panes {
  struct Sound: SettingsPane {
    @State private var volume = 5

    init(volume loud: Int) {
      self.volume = loud  // expect: state-init-assignment-discarded warning `self.volume = loud`
    }

    var body: some View { Stepper("\(volume)", value: $volume) }
  }
}
