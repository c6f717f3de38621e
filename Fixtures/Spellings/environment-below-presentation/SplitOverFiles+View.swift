import SwiftUI

@MainActor final class ParagliderWing: ObservableObject {
  static let standard = ParagliderWing()
  @Published var cells = 48
}

struct WingSheet: View {
  @EnvironmentObject private var wing: ParagliderWing

  var body: some View { Stepper("\(wing.cells) cells", value: $wing.cells) }
}

extension ParagliderPage: View {
  var body: some View {
    Button("Wing", action: show)
      .environmentObject(wing)  // expect: environment-below-presentation warning
      .popover(isPresented: showing) { WingSheet() }
  }
}
