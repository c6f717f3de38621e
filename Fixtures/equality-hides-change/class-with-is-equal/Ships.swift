import SwiftUI

final class ShipRecord: NSObject {
  let number: Int
  var name: String

  init(number: Int, name: String) {
    self.number = number
    self.name = name
  }

  // expect: equality-hides-change warning `isEqual`
  override func isEqual(_ object: Any?) -> Bool { (object as? ShipRecord)?.number == number }
  override var hash: Int { number }
}

@Observable final class Harbour {
  var flagship = ShipRecord(number: 1, name: "Vasa")

  func rename(_ name: String) { flagship = ShipRecord(number: 1, name: name) }
}

struct HarbourView: View {
  let harbour: Harbour
  var body: some View { Text(harbour.flagship.name) }
}
