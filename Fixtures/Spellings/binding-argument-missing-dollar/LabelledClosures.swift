import SwiftUI

enum Plumbing {
  struct Basin2: View {
    @Binding var litres: Int
    let onFull: () -> Void

    var body: some View {
      Stepper("\(litres)", value: $litres).onChange(of: litres) { onFull() }
    }
  }
}

struct WashPage: View {
  @State private var litres = 3
  @State private var isFull = false

  var body: some View {
    // expect: binding-argument-missing-dollar error
    Plumbing.Basin2(litres: litres, onFull: { isFull = true })
    // expect: binding-argument-missing-dollar error
    Plumbing.Basin2.init(litres: litres) { isFull.toggle() }
    Stepper(isFull ? "Full" : "Not full", value: $litres)
  }
}
