import RowKit
import SwiftUI

struct PerhapsRow: RowContent {
  @State private var isOpen = false  // fine: dynamic-property-outside-view -- a foreign protocol

  var row: some View { Toggle("Open", isOn: $isOpen) }
}

@RowMaker struct MacroRow {
  // fine: dynamic-property-outside-view -- the macro may make it a view
  @State private var isOpen = false
}
