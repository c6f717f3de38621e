// config: {"enable": ["stateobject-autoclosure-defeated"]}
import SwiftUI

final class HarbourModel: ObservableObject {
  @Published var ships = 0
  let name: String
  init(name: String) { self.name = name }
}

struct HarbourPage: View {
  @StateObject private var harbour: HarbourModel
  private let title: String

  init() {
    let title = "Harbour"  // fine: stateobject-autoclosure-defeated -- a text
    // expect: stateobject-autoclosure-defeated note `HarbourModel(name: "North")`
    let made = HarbourModel(name: "North")
    self.title = title
    _harbour = StateObject(wrappedValue: made)
  }

  var body: some View { Stepper("\(title) \(harbour.ships)", value: $harbour.ships) }
}
