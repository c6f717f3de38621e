import DockingKit
import SwiftUI

// Nobody here knows whether `DockablePanel` is a view.
struct InspectorPanel: DockablePanel {
  @State var isPinned = false  // fine: state-not-private -- perhaps not a view at all

  var title: String { isPinned ? "Pinned" : "Floating" }
}
