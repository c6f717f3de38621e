import SwiftUI

struct SeatBadge: View {
  @Binding var taken: Int  // expect: state-never-mutated note `@Binding`
  let rows: Int

  var body: some View { Text("\(taken) of \(rows * 4)") }
}

struct SeatPlan: View {
  @State private var taken = 3

  var body: some View {
    VStack {
      SeatBadge(taken: $taken, rows: 10)
      Stepper("Taken", value: $taken)
    }
  }
}
