// config: {"enable": ["closure-binding-in-body"]}
import SwiftUI

struct Sundial: View {
  @State private var hour = 12

  var body: some View {
    VStack {
      Text("\(hour)")
      Stepper(
        "A",
        value: Binding {  // expect: closure-binding-in-body note
          hour
        } set: {
          hour = $0
        })
      Stepper(
        "B",
        value: Binding<Int>(  // expect: closure-binding-in-body note
          get: { return self.hour },
          set: { (value: Int) in self.hour = value }))
      Stepper(
        "C",
        value: .init(get: { hour }, set: { hour = $0 }))  // expect: closure-binding-in-body note
      Stepper(
        "D",
        // expect: closure-binding-in-body note
        value: SwiftUI.Binding(get: { hour }, set: { newValue in self.hour = newValue }))
    }
  }
}
