import SwiftUI

struct AgeField: View {
  @Binding private var age: Int

  init(age: Binding<Int>) {
    _age = age
    // expect: state-write-in-view-init warning `age.wrappedValue = 18`
    if age.wrappedValue < 18 { age.wrappedValue = 18 }
  }

  var body: some View { Stepper("\(age)", value: $age) }
}
