import CoreData
import SwiftUI

final class Ship: Hashable {
  var name = "Dora"

  static func == (one: Ship, other: Ship) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

final class Voyage: NSManagedObject {
  @NSManaged var port: String
}

struct Fleet: View {
  @State private var voyages: [Voyage] = []
  let ships: [Ship]
  let past: [Voyage]

  var body: some View {
    List {
      // fine: foreach-id-self -- the object itself is the name
      ForEach(ships, id: \.self) { ship in Text("\(ObjectIdentifier(ship).hashValue)") }
      // fine: foreach-id-self -- managed objects hash by identity
      ForEach(voyages, id: \.self) { voyage in Text(voyage.objectID.description) }
    }
    .onAppear { voyages.append(contentsOf: past) }
  }
}
