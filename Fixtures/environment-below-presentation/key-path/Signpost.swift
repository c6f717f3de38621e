import SwiftUI

extension EnvironmentValues {
  @Entry var signColor: Color = .gray
}

struct SignSheet: View {
  @Environment(\.signColor) private var color

  var body: some View { Text("This way").foregroundStyle(color) }
}

struct Signpost: View {
  @State private var isShowing = false

  var body: some View {
    Button("Sign") { isShowing = true }
      .environment(\.signColor, .green)  // expect: environment-below-presentation note
      .sheet(isPresented: $isShowing) { SignSheet() }
  }
}
