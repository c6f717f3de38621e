import SwiftUI

struct Nap: Identifiable {
  let id: Int
  var minutes: Int
}

struct NapRow: View {
  @State private var minutes: Int

  init(nap: Nap) {
    // expect: state-initialized-from-input note `_minutes = State(initialValue: nap.minutes)`
    _minutes = State(initialValue: nap.minutes)
  }

  var body: some View { Stepper("\(minutes) min", value: $minutes) }
}

struct NapList: View {
  @State private var naps = [Nap(id: 1, minutes: 20), Nap(id: 2, minutes: 90)]

  var body: some View {
    VStack {
      ForEach(naps) { nap in NapRow(nap: nap) }
      Button("Add") { naps.append(Nap(id: naps.count + 1, minutes: 10)) }
    }
  }
}
