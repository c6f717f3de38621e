import SwiftUI

struct Kettle: View {
  @State private var litres: Double  // fine: state-never-mutated -- `init` sets it
  @State private var isElectric = true  // fine: state-never-mutated -- `init` sets it, too

  init(size: Int) {
    _litres = State(initialValue: 1.7)
    if size > 4 { _isElectric = State(initialValue: false) }
  }

  var body: some View { Text("\(litres) l, \(isElectric ? "electric" : "gas")") }
}
