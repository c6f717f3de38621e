import SwiftUI

final class Menu2: ObservableObject {
  @Published var cakes = 2
}

@Observable final class Terrace {
  var seats = 8
}

struct CakeRow: View {
  @EnvironmentObject private var menu: Menu2

  var body: some View { Button("\(menu.cakes) cakes") { menu.cakes -= 1 } }
}

struct OpeningHours: View {
  // Nil in the sheet, and made for that.
  @Environment(Terrace.self) private var terrace: Terrace?

  var body: some View { Text(terrace == nil ? "8 to 18" : "8 to 22") }
}

struct Cafe: View {
  @StateObject private var menu = Menu2()
  @State private var terrace = Terrace()
  @State private var isAsking = false
  @State private var isConfirming = false

  var body: some View {
    CakeRow()
      .onTapGesture { isAsking = true }
      .environmentObject(menu)  // fine: environment-below-presentation -- the sheet reads no menu
      .environment(terrace)  // fine: environment-below-presentation -- optional in there
      .sheet(isPresented: $isAsking) { OpeningHours() }
      .alert("Order?", isPresented: $isConfirming) {
        Button("Order \(menu.cakes)") { terrace.seats -= 1 }
      }
  }
}
