import SwiftUI

struct SailPicker: View {
  @State private var sail: UUID?

  var body: some View {
    Picker("Sail", selection: $sail) {
      Text("None").tag(UUID?.none)
      // fine: unstable-view-id -- a tag does not say which view this is
      Text("Another").tag(UUID())
    }
  }
}
