import SwiftUI

struct PianoList: View {
  let pianos: [String]
  @State private var tuned: String?

  var body: some View {
    List(pianos, id: \.self) { piano in
      Button(piano) { tuned = piano }
        // fine: shared-presentation-in-foreach -- on for one row only
        .popover(isPresented: isTuned(piano)) { Text("Tune \(piano)") }
    }
  }

  private func isTuned(_ piano: String) -> Binding<Bool> {
    Binding(get: { tuned == piano }, set: { tuned = $0 ? piano : nil })
  }
}

struct OrganList: View {
  let organs: [String]
  @State private var isShown = false
  @State private var chosen = ""

  var body: some View {
    List(organs, id: \.self) { organ in
      Button(organ) {
        chosen = organ
        isShown = true
      }
      // fine: shared-presentation-in-foreach -- off for all rows but one
      .popover(isPresented: organ == chosen ? $isShown : .constant(false)) { Text("Play \(organ)") }
    }
  }
}

struct FluteList: View {
  let flutes: [String]
  @State private var opened: [String: Bool] = [:]

  var body: some View {
    List(flutes, id: \.self) { flute in
      Button(flute) { opened[flute] = true }
        // fine: shared-presentation-in-foreach -- one entry for each flute
        .popover(isPresented: $opened[flute, default: false]) { Text("Play \(flute)") }
    }
  }
}
