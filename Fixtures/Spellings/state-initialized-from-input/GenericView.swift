import SwiftUI

struct Tally<Label: View>: View {
  private let label: Label
  @State private var marks: Int

  init(marks: Int, @ViewBuilder label: () -> Label) {
    self.label = label()
    // expect: state-initialized-from-input warning `_marks = State(initialValue: marks)`
    _marks = State(initialValue: marks)
  }

  var body: some View {
    label
    Button("\(marks)") { marks += 1 }
  }
}

struct CampLog: View {
  @State private var nights = 3

  var body: some View {
    Tally(marks: nights) { Text("Nights") }
    Button("Stay") { nights += 1 }
  }
}
