import SwiftUI

struct Extremes: View {
  @State private var lowest = 10
  @State private var highest = 0
  let reading: Int

  var body: some View {
    var candidate = reading
    // expect: state-write-in-body error
    swap(&lowest, &candidate)
    // expect: state-write-in-body error
    raise(&highest, to: candidate)
    var copy = highest
    raise(&copy, to: 100)  // fine: state-write-in-body -- a local variable
    return Text("\(lowest) to \(highest), at most \(copy)")
  }

  private func raise(_ value: inout Int, to candidate: Int) {
    value = max(value, candidate)  // fine: state-write-in-body -- the parameter
  }
}
