import SwiftUI

struct Workshop: View {
  @State private var date = Date()
  @State private var colour = Color.red
  @State private var count = 1
  @State private var secret = ""
  @State private var notes = ""
  @State private var tab = 0
  @State private var words = ""

  var body: some View {
    // expect: constant-binding warning `.constant(tab)`
    TabView(selection: .constant(tab)) {
      Form {
        // expect: constant-binding warning `.constant(date)`
        DatePicker("Date", selection: .constant(date))
        // expect: constant-binding warning `.constant(colour)`
        ColorPicker("Colour", selection: .constant(colour))
        // expect: constant-binding warning `.constant(count)`
        Stepper("Count", value: .constant(count))
        // expect: constant-binding warning `.constant(secret)`
        SecureField("Secret", text: .constant(secret))
        // expect: constant-binding warning `.constant(notes)`
        TextEditor(text: .constant(notes))
      }
      .searchable(text: .constant(words))  // expect: constant-binding warning `.constant(words)`
      .tag(0)
    }
    Button("Reset", action: reset)
  }

  private func reset() {
    date = .now
    colour = .blue
    count = 0
    secret = "new"
    notes = "new"
    tab = 1
    words = "new"
  }
}
