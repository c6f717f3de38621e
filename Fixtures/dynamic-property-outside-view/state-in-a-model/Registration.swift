import SwiftUI

final class RegistrationModel: ObservableObject {
  @State var email = ""  // expect: dynamic-property-outside-view warning `@State`
  @Published var isSent = false
  func send() { isSent = true }
}

struct RegistrationForm: View {
  @StateObject private var model = RegistrationModel()

  var body: some View {
    Button(model.isSent ? "Sent" : "Send") { model.send() }
  }
}
