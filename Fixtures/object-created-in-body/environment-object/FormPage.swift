import SwiftUI

final class FormTheme: ObservableObject {
  @Published var accent = Color.blue
}

struct FormPage: View {
  @State private var ticks = 0

  var body: some View {
    VStack {
      Button("\(ticks) ticks") { ticks += 1 }
      FormFields()
    }
    .environmentObject(FormTheme())  // expect: object-created-in-body warning `FormTheme()`
  }
}

struct FormFields: View {
  @EnvironmentObject private var theme: FormTheme
  @State private var email = ""

  var body: some View { TextField("Email", text: $email).tint(theme.accent) }
}
