import SwiftUI

struct Panel: View {
  // expect: dynamic-property-outside-view warning `@State`
  @State private static var openPanels = 0
  @State private var isOpen = false  // fine: dynamic-property-outside-view -- a view's own

  var body: some View {
    Toggle("\(Self.openPanels) open", isOn: $isOpen)
      .onChange(of: isOpen) { Self.openPanels += 1 }
  }
}
