import SwiftUI

struct LampView: View {
  @State private var isOn = false  // fine: local-state-variable -- a property of the view

  var body: some View {
    let title = isOn ? "On" : "Off"  // fine: local-state-variable -- a plain local
    Toggle(title, isOn: $isOn)
  }
}
