import SwiftUI

final class Shelf2: ObservableObject {
  @Published var cups = 6
}

struct CupRow: View {
  @EnvironmentObject private var shelf: Shelf2

  var body: some View { Stepper("\(shelf.cups) cups", value: $shelf.cups) }
}

struct PotteryPage: View {
  @StateObject private var shelf = Shelf2()

  var body: some View {
    List { CupRow() }.environmentObject(shelf)
  }
}

#Preview {
  PotteryPage()  // fine: preview-environment-missing -- injects for its rows
}
