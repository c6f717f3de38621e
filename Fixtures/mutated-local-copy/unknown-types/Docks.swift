import HarbourKit
import SwiftUI

struct Docks<Cargo: Loadable>: View {
  // expect: state-never-mutated note `@State`
  @State private var ships: [HarbourShip] = []
  @State private var cargo: Cargo
  // expect: state-never-mutated note `@State`
  @State private var crew: [any CrewMember] = []

  init(initialCargo: Cargo) { _cargo = State(initialValue: initialCargo) }

  var body: some View {
    Text("\(ships.count) \(crew.count)")
    Button("Load") {
      var ship = ships[0]
      ship.isLoaded = true  // fine: mutated-local-copy -- may be a class
      var load = cargo
      load.isAboard = true  // fine: mutated-local-copy -- of any type
      for var sailor in crew {
        sailor.isAboard = true  // fine: mutated-local-copy -- behind a protocol
      }
    }
  }
}
