import SwiftUI

struct BookingForm: View {
  @State private var name = ""
  @State private var password = ""
  @State private var notes = ""
  @State private var nights = 1
  @State private var isLate = false
  @State private var room = "Garden"
  @State private var day = Date.now
  @State private var colour = Color.blue
  @State private var isOpen = false

  var body: some View {
    Form {
      TextField("Name", text: name)  // expect: binding-argument-missing-dollar error
      SecureField("Password", text: password)  // expect: binding-argument-missing-dollar error
      TextEditor(text: notes)  // expect: binding-argument-missing-dollar error
      Stepper("\(nights)", value: nights)  // expect: binding-argument-missing-dollar error
      Toggle("Late", isOn: isLate)  // expect: binding-argument-missing-dollar error
      // expect: binding-argument-missing-dollar error
      Picker("Room", selection: room) {
        Text("Garden").tag("Garden")
        Text("Street").tag("Street")
      }
      DatePicker("Day", selection: day)  // expect: binding-argument-missing-dollar error
      ColorPicker("Colour", selection: colour)  // expect: binding-argument-missing-dollar error
      // expect: binding-argument-missing-dollar error
      DisclosureGroup("More", isExpanded: isOpen) { Text("\(nights) nights") }
    }
    .onAppear {
      name = "Ada"
      password = ""
      notes = ""
      nights = 2
      isLate.toggle()
      room = "Street"
      day = .now
      colour = .green
      isOpen = true
    }
  }
}
