import SwiftUI

final class Glider: ObservableObject {
  @Published var height = 400
}

struct GliderSheet: View {
  @EnvironmentObject private var glider: Glider

  var body: some View { Stepper("\(glider.height) m", value: $glider.height) }
}

struct GliderPage: View {
  @StateObject private var glider = Glider()
  @State private var isShowing = false

  var body: some View { panel(title: "Glider") }

  private func panel(title: String) -> some View {
    return Button(title) { isShowing = true }
      .environmentObject(glider)  // expect: environment-below-presentation warning
      .fullScreenCover(isPresented: $isShowing, content: GliderSheet.init)
  }
}
