import SwiftUI

struct Ship: Identifiable {
  let id: Int
  var name: String
}

@Observable final class Port {
  var ships: [Ship] = []
  var cargo: [Int: String] = [:]
  func dock(_ ship: Ship) {
    ships.append(ship)
    cargo[ship.id] = "Tea"
  }
}

struct ShipRow: View {
  let port: Port
  let position: Int

  var body: some View {
    VStack {
      Text(self.port.ships[position].name)  // expect: whole-model-read note
      cargo
    }
  }

  private var cargo: some View {
    Text(port.cargo[position] ?? "")  // expect: whole-model-read note
  }
}

struct Ships: View {
  let port: Port

  var body: some View {
    List(Array(port.ships.enumerated()), id: \.element.id) { pair in
      ShipRow(port: port, position: pair.offset)
    }
  }
}
