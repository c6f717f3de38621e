import SwiftUI

struct CupSize: View {
  @State private var millilitres = 250

  init(millilitres: Int) {
    // fine: state-init-assignment-discarded -- the storage is set, not the value
    // expect: state-initialized-from-input warning `_millilitres = State(initialValue: millilitres)`
    _millilitres = State(initialValue: millilitres)
  }

  var body: some View { Text("\(millilitres) ml") }
}
