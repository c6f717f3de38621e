import SwiftUI

final class Rotor: ObservableObject {
  @Published var speed = 0
}

@Observable final class Fuel {
  var litres = 60
}

struct CockpitSheet: View {
  @EnvironmentObject private var rotor: Rotor
  @SwiftUI.Environment(Fuel.self) private var fuel

  var body: some View {
    Button("\(rotor.speed) rpm, \(fuel.litres) l") {
      rotor.speed += 100
      fuel.litres -= 1
    }
  }
}

struct HelicopterPage: View {
  @StateObject private var rotor = Rotor()
  @State private var fuel = Fuel()
  @State private var isShowing = false

  var body: some View {
    Button("Cockpit") { isShowing = true }
      .environmentObject(rotor)  // expect: environment-below-presentation warning
      .environment(fuel)  // expect: environment-below-presentation warning
      .sheet(isPresented: $isShowing) { CockpitSheet() }
  }
}
