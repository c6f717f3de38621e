import SwiftUI

struct ShiftRow: View {
  @State var hours: Int  // expect: state-passed-by-parent warning `@State`
  var onDelete: () -> Void = {}

  var body: some View {
    HStack {
      Stepper("\(hours) h", value: $hours)
      Button("Delete", action: onDelete)
    }
  }
}

struct Roster: View {
  @State private var shifts = [4, 8]

  var body: some View { VStack { row(0) } }

  private func row(_ index: Int) -> some View {
    ShiftRow(hours: shifts[index]) { shifts.removeAll() }
  }
}
