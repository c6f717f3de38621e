import Combine
import SwiftUI

final class Foundry: ObservableObject {
  @Published var bells = 1
}

func log(_ foundry: Foundry) { print(foundry.bells) }

struct FoundryView: View {
  @StateObject private var foundry = Foundry()

  init() {
    log(foundry)  // expect: dynamic-property-read-in-init warning `foundry`
  }

  var body: some View { Text("\(foundry.bells)") }
}
