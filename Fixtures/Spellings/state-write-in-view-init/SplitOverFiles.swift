import SwiftUI

struct ClockRow {
  @Binding private var isLate: Bool

  init(isLate: Binding<Bool>) {
    _isLate = isLate
    // expect: state-write-in-view-init warning `isLate.wrappedValue.toggle()`
    isLate.wrappedValue.toggle()
  }

  var late: Bool { isLate }
  func hurry() { isLate = false }
}
