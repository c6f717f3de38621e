// config: {"enable": ["derived-state"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Abacus: View {
  @State private var beads = 0
  @State private var rows: Int = 0  // expect: derived-state note
  @State private var rest = 0  // expect: derived-state note
  @SwiftUI.State private var isFull = false  // expect: derived-state note

  var body: some View {
    VStack {
      Stepper("\(beads)", value: $beads)
      Text("\(rows) \(self.rest) \(isFull ? "full" : "")")
    }
    .onChange(of: beads) { _, value in self.rows = value / 10 }
    .onChange(of: beads) { rest = $1 % 10 }
    .onChange(of: self.beads, initial: false, { isFull = self.beads == 100 })
  }
}
