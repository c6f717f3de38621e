import SwiftUI

final class Drawer {
  #if os(iOS)
    @State var isOpen = false  // expect: dynamic-property-outside-view warning `@State`
  #else
    @State var isOpen: Bool = true  // expect: dynamic-property-outside-view warning `@State`
  #endif
}

struct Hatch {
  #if DEBUG
    // fine: dynamic-property-outside-view -- a view on some platforms
    // expect: state-never-mutated note
    @State private var isOpen = false
  #endif
}

#if os(iOS)
  extension Hatch: View {
    var body: some View { Text("Hatch") }
  }
#endif
