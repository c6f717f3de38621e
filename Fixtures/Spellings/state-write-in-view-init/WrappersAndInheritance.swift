import SwiftUI

class Subject2: ObservableObject {
  @Published var hours = 2
}

final class Maths: Subject2 {}

struct MathsRow: View {
  @ObservedObject private var maths: Maths

  init(subject: Maths) {
    _maths = ObservedObject(wrappedValue: subject)
    subject.hours = 4  // expect: state-write-in-view-init warning `subject.hours = 4`
  }

  var body: some View { Stepper("\(maths.hours)", value: $maths.hours) }
}
