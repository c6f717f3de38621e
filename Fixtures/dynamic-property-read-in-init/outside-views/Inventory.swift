import Combine
import SwiftUI

final class Inventory: ObservableObject {
  @Published var boxes = 3
  private(set) var label = ""

  init() {
    label = "\(boxes) boxes"  // fine: dynamic-property-read-in-init -- a class, and `@Published` works here
  }
}

struct InventoryRow: View {
  @ObservedObject var inventory: Inventory
  @State private var isOpen = false

  var body: some View {
    // fine: dynamic-property-read-in-init -- `body` is after `init`
    Toggle("\(inventory.boxes)", isOn: $isOpen)
  }
}
