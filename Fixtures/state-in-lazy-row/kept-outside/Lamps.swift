// config: {"enable": ["state-in-lazy-row"]}
import SwiftUI

struct LampRow: View {
  let name: String
  @Binding var isExpanded: Bool  // fine: state-in-lazy-row -- the list keeps it
  @SceneStorage("lamp") private var tint = "red"  // fine: state-in-lazy-row -- the scene keeps it

  var body: some View {
    DisclosureGroup(name, isExpanded: $isExpanded) {
      Button(tint) { tint = "blue" }
    }
  }
}

struct Lamps: View {
  let names: [String]
  @State private var isOpen = false

  var body: some View {
    List(names, id: \.self) { LampRow(name: $0, isExpanded: $isOpen) }
  }
}
