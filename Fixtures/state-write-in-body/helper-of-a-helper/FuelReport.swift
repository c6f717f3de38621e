import SwiftUI

struct FuelReport: View {
  @State private var refills = 0
  let litres: Double

  var body: some View { Text(summary()) }

  private func summary() -> String {
    note(litres)
    return "\(litres) l after \(refills) refills"
  }

  private func note(_ amount: Double) {
    if amount > 40 {
      refills += 1  // expect: state-write-in-body error `refills += 1`
    }
  }
}
